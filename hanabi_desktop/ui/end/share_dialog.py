"""The dialog that shares the result of a game as a picture or as a short text."""

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from hanabi_desktop.table.art.text_size import text_px
from hanabi_desktop.ui.end.result_picture import result_picture
from hanabi_desktop.ui.widgets.announcement import announce
from hanabi_desktop.ui.widgets.flow import FlowLayout
from hanabi_desktop.ui.widgets.screen_fit import resize_within_screen
from hanabi_desktop.ui.widgets.scrolled import Scrolled
from hanabi_desktop.wording.sharing import SharedResult

translate = QCoreApplication.translate

_SHOWN_PX = 520


class ShareDialog(QDialog):
    """Shows the picture and the text, and copies either.

    Signals:
        saving: ask where to save the picture.

    Attributes:
        picture: the picture.
        text: the text.
    """

    saving = Signal()

    def __init__(self, result: SharedResult, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(translate("Sharing", "Share the result"))
        self.picture, self.text = result_picture(result), result.text()
        title = QLabel(self.windowTitle())
        title.setObjectName("title")
        shown = QLabel()
        ratio = self.devicePixelRatioF()
        small = self.picture.scaledToWidth(
            round(_SHOWN_PX * ratio), Qt.TransformationMode.SmoothTransformation
        )
        small.setDevicePixelRatio(ratio)
        shown.setPixmap(small)
        shown.setAccessibleName(translate("Sharing", "Picture of the result"))
        shown.setAccessibleDescription(self.text)
        words = QLabel(self.text)
        words.setTextFormat(Qt.TextFormat.PlainText)
        words.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        note = QLabel(translate("Sharing", "The picture and the text give away none of the cards."))
        note.setObjectName("quiet")
        self.said = QLabel()
        self.said.setObjectName("quiet")
        buttons = FlowLayout(spacing=10)
        self.copy_picture = QPushButton(translate("Sharing", "Copy picture"))
        self.copy_text = QPushButton(translate("Sharing", "Copy text"))
        self.save_picture = QPushButton(translate("Sharing", "Save picture …"))
        close = QPushButton(translate("Sharing", "Close"))
        self.copy_picture.setObjectName("primary")
        for button in (self.copy_picture, self.copy_text, self.save_picture, close):
            buttons.addWidget(button)
        self.copy_picture.setDefault(True)
        self.copy_picture.clicked.connect(self._copy_picture)
        self.copy_text.clicked.connect(self._copy_text)
        self.save_picture.clicked.connect(self.saving)
        close.clicked.connect(self.accept)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(28, 20, 28, 20)
        layout.setSpacing(12)
        shared = QVBoxLayout()
        shared.setSpacing(12)
        for widget in (shown, words, note):
            shared.addWidget(widget)
        foot = QHBoxLayout()
        foot.addLayout(buttons, 1)
        layout.addWidget(title)
        layout.addWidget(Scrolled(shared), 1)
        layout.addLayout(foot)
        layout.addWidget(self.said)
        wide = text_px(_SHOWN_PX) + 56
        self.setMinimumWidth(wide)
        resize_within_screen(self, wide, layout.totalHeightForWidth(wide))

    def _copy_picture(self) -> None:
        QGuiApplication.clipboard().setPixmap(self.picture)
        self._say(translate("Sharing", "The picture is on the clipboard."))

    def _copy_text(self) -> None:
        QGuiApplication.clipboard().setText(self.text)
        self._say(translate("Sharing", "The text is on the clipboard."))

    def _say(self, text: str) -> None:
        self.said.setText(text)
        announce(self, text)
