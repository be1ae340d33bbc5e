"""The bar at the top of the window: the menu, which game this is, whom to ask."""

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QWidget

from hanabi_desktop.windows.main.main_menu import MainMenu
from hanabi_desktop.windows.widgets.icons import advice_icon, menu_icon
from hanabi_desktop.windows.widgets.keys import Command, KeyMap
from hanabi_desktop.windows.widgets.theme import is_language_change, is_theme_change, palette_in_use

translate = QCoreApplication.translate

_ICON_PX = 20


class Bar(QWidget):
    """Two buttons with menus, and between them the name and a few words about the game.

    Attributes:
        menu_button: opens the program's commands.
        advice_button: opens what a teammate can be asked.
    """

    def __init__(self, menu: MainMenu, keys: KeyMap) -> None:
        super().__init__()
        self.setObjectName("bar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._keys = keys
        self.menu_button, self.advice_button = QToolButton(), QToolButton()
        for button, opened in ((self.menu_button, menu), (self.advice_button, menu.advice)):
            button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
            button.setIconSize(QSize(_ICON_PX, _ICON_PX))
            button.setMenu(opened)
        brand = QLabel("Hanabi")
        brand.setObjectName("brand")
        self._info = QLabel()
        self._info.setObjectName("quiet")
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 0, 14, 0)
        row.setSpacing(10)
        row.addWidget(self.menu_button)
        row.addWidget(brand)
        row.addSpacing(8)
        row.addWidget(self._info, 1)
        row.addWidget(self.advice_button)
        keys.changed.connect(self._tell_menu_key)
        self._draw_icons()
        self._retranslate()

    def tell(self, info: str) -> None:
        """Say which game this is."""
        self._info.setText(info)

    def _draw_icons(self) -> None:
        palette = palette_in_use()
        self.menu_button.setIcon(menu_icon(palette))
        self.advice_button.setIcon(advice_icon(palette))

    def _retranslate(self) -> None:
        advice = translate("MainWindow", "Ask a teammate")
        self.advice_button.setToolTip(advice)
        self.advice_button.setAccessibleName(advice)
        self._tell_menu_key()

    def _tell_menu_key(self) -> None:
        menu = translate("MainWindow", "Menu")
        self.menu_button.setToolTip(f"{menu} ({self._keys.shown(Command.MENU)})")
        self.menu_button.setAccessibleName(menu)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 (Qt's name)
        """Draw the icons in another theme, write every word anew in another language."""
        super().changeEvent(event)
        if is_theme_change(event):
            self._draw_icons()
        elif is_language_change(event):
            self._retranslate()
