"""The dialog that shares the result of a game as a picture or as a short text."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from hanabi_desktop.game.cards import Rank, Suit
from hanabi_desktop.table.art.lettering import draw_words
from hanabi_desktop.table.art.scenery import draw_sky_burst, paint_scenery
from hanabi_desktop.table.art.text_size import text_px
from hanabi_desktop.ui.widgets.layouts import FlowLayout, Scrolled
from hanabi_desktop.ui.widgets.theme import announce, palette_in_use
from hanabi_desktop.ui.widgets.window_sizes import resize_within_screen
from hanabi_desktop.wording.results import SharedResult

translate = QCoreApplication.translate


SIZE = QSize(1200, 630)
"""The size in pixels at which most sites show a shared picture."""
_HORIZON = 470.0
_BURSTS = (
    (Suit.RED, 130, 150, 92),
    (Suit.WHITE, 285, 300, 62),
    (Suit.BLUE, 1070, 150, 92),
    (Suit.YELLOW, 925, 290, 62),
    (Suit.GREEN, 1115, 345, 50),
)
"""Fireworks of the same size for every game, so that they give nothing away."""
_PANEL = QRectF(330, 60, 540, 500)


def result_picture(result: SharedResult) -> QPixmap:
    """Return a picture of a result in the theme in use."""
    colours = palette_in_use()
    picture = paint_scenery(SIZE, _HORIZON, colours, 1.0)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for suit, x, y, radius in _BURSTS:
        draw_sky_burst(painter, suit, QPointF(x, y), radius, _HORIZON, on_dark=colours.dark)
    painter.setPen(QPen(colours.line, 1.5))
    painter.setBrush(colours.panel)
    painter.drawRoundedRect(_PANEL, 18, 18)
    ink, quiet = colours.ink, colours.ink2

    def line(top: float, height: float) -> QRectF:
        return QRectF(_PANEL.left() + 24, _PANEL.top() + top, _PANEL.width() - 48, height)

    draw_words(painter, line(20, 46), "Hanabi", ink, px=34, weight=700)
    draw_words(painter, line(66, 30), result.deal, quiet, px=21)
    draw_words(painter, line(112, 110), result.score or result.verdict, ink, px=76, weight=700)
    if result.score:
        draw_words(painter, line(224, 50), result.verdict, colours.accent, px=34, weight=700)
    _draw_heights(painter, line(300, 120), result.heights)
    draw_words(painter, line(440, 36), result.figures, quiet, px=20)
    painter.end()
    return picture


def _draw_heights(painter: QPainter, box: QRectF, heights: tuple[int, ...]) -> None:
    """Draw a column of lamps for each firework, lit as far as it came."""
    colours = palette_in_use()
    step = box.width() / len(heights)
    for place, height in enumerate(heights):
        x = box.left() + step * (place + 0.5)
        for rank in range(Rank.FIVE):
            y = box.bottom() - 12 - 23 * rank
            is_lit = rank < height
            painter.setPen(QPen(colours.accent if is_lit else colours.ink3, 2))
            painter.setBrush(colours.highlight if is_lit else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(x, y), 9, 9)


_SHOWN_PX = 520


class ShareDialog(QDialog):
    """Shows the picture and the text of a result, and copies either."""

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
