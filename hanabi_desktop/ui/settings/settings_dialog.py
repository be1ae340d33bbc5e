"""The settings dialog; every change applies at once."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from hanabi_desktop.settings.settings_store import Settings
from hanabi_desktop.table.art.text_size import text_px
from hanabi_desktop.ui.settings.settings_pages import settings_pages
from hanabi_desktop.ui.widgets.adaptive import Adaptive
from hanabi_desktop.ui.widgets.screen_fit import resize_within_screen
from hanabi_desktop.ui.widgets.scrolled import Scrolled
from hanabi_desktop.wording.tips import tip_text

translate = QCoreApplication.translate


class SettingsDialog(Adaptive, QDialog):
    """Pages of settings (see ``settings_pages``), with a list of pages on the left.

    Args:
        settings: the current settings.
        usual_folder: the default folder of the library.

    Signals:
        changed: (dict) new values of settings, by name.
        reset: restore all defaults.
        keys_asked: show the dialog of keys.
    """

    changed = Signal(object)
    reset = Signal()
    keys_asked = Signal()

    def __init__(
        self, settings: Settings, usual_folder: Path, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._showing = False
        self._content = settings_pages(usual_folder)
        self.rows = tuple(row for page in self._content for row in page.rows)
        self._title = QLabel()
        self._title.setObjectName("title")
        self.pages, self._stack = QListWidget(), QStackedWidget()
        self.keys_button, self.reset_button = QPushButton(), QPushButton()
        self.close_button = QPushButton()
        self.close_button.setDefault(True)
        self._lay_out()
        self._connect()
        self.retranslate()
        self.pages.setCurrentRow(0)
        self._fit()

    def _lay_out(self) -> None:
        for page in self._content:
            form = self._add_page()
            for row in page.rows:
                row.add_to(form)
        middle = QHBoxLayout()
        middle.setSpacing(24)
        middle.addWidget(self.pages)
        middle.addWidget(self._stack, 1)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self.reset_button)
        buttons.addWidget(self.keys_button)
        buttons.addStretch(1)
        buttons.addWidget(self.close_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(28, 20, 28, 20)
        layout.setSpacing(16)
        layout.addWidget(self._title)
        layout.addLayout(middle, 1)
        layout.addLayout(buttons)
        for button in (self.reset_button, self.keys_button):
            button.setAutoDefault(False)

    def _add_page(self) -> QFormLayout:
        page = QWidget()
        form = QFormLayout(page)
        form.setContentsMargins(0, 4, 4, 0)
        form.setHorizontalSpacing(20)
        form.setVerticalSpacing(12)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._stack.addWidget(Scrolled(page))
        self.pages.addItem("")
        return form

    def _connect(self) -> None:
        self.pages.currentRowChanged.connect(self._stack.setCurrentIndex)
        for row in self.rows:
            row.changed.connect(self._change)
        self.keys_button.clicked.connect(self.keys_asked)
        self.reset_button.clicked.connect(self.reset)
        self.close_button.clicked.connect(self.accept)

    def _change(self, changes: dict[str, object]) -> None:
        if not self._showing:
            self.changed.emit(changes)

    # -- display --------------------------------------------------------------------------------

    def show_settings(self, settings: Settings) -> None:
        """Show these settings."""
        self._settings = settings
        self._showing = True
        for row in self.rows:
            row.show(settings)
        self._showing = False

    def restyle(self) -> None:
        """Fit the new text size."""
        self._fit()

    def _fit(self) -> None:
        """Adapt the size to the text size."""
        self.pages.setFixedWidth(text_px(170))
        resize_within_screen(self, text_px(720), text_px(470))

    def retranslate(self) -> None:
        """Set every text again, in the new language."""
        self._title.setText(translate("Settings", "Settings"))
        self.setWindowTitle(self._title.text())
        self.pages.setAccessibleName(self._title.text())
        for place, page in enumerate(self._content):
            self.pages.item(place).setText(page.title())
        self._showing = True
        for row in self.rows:
            row.retranslate()
        self._showing = False
        self.keys_button.setText(translate("Settings", "Change keys …"))
        self.reset_button.setText(translate("Settings", "Restore defaults"))
        self.reset_button.setToolTip(
            tip_text(translate("Settings", "Restores the defaults; your games are kept."))
        )
        self.close_button.setText(translate("Settings", "Close"))
        self.show_settings(self._settings)
