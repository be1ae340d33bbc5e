"""The bar at the top of the window, the notice under it, and toasts."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QWidget

from hanabi_desktop.ui.shell.command import Command
from hanabi_desktop.ui.shell.commands import Commands
from hanabi_desktop.ui.shell.keys import KeyMap
from hanabi_desktop.ui.shell.main_menu import MainMenu
from hanabi_desktop.ui.widgets.buttons import sign_icon
from hanabi_desktop.ui.widgets.theme import Adaptive, announce, palette_in_use
from hanabi_desktop.ui.widgets.window_sizes import TOAST_FOOT_PX
from hanabi_desktop.wording.markup import tip_text

translate = QCoreApplication.translate


_SHOWN_MS = 5000
_FROM_SIDE_PX = 10


class Toast(QLabel):
    """Says that something has been done; it lets clicks through.

    ``place`` returns the part of the window at whose foot the toast appears. A toast higher than that
    part begins at its top, as far as the window has room.
    """

    def __init__(self, place: Callable[[], QRect], parent: QWidget) -> None:
        super().__init__(parent)
        self._place_now = place
        self._window = parent
        self.setObjectName("toast")
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._gone = QTimer(self, singleShot=True)
        self._gone.timeout.connect(self.hide)
        parent.installEventFilter(self)
        self.hide()

    def say(self, text: str, shown_ms: int = _SHOWN_MS) -> None:
        """Show a message for a while and announce it to screen readers."""
        self.setText(text)
        self.show()
        self.place()
        self.raise_()
        self._gone.start(shown_ms)
        announce(self, text)

    def dismiss(self) -> None:
        self._gone.stop()
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        if event.type() is QEvent.Type.Resize:
            self.place()
        return super().eventFilter(watched, event)

    def place(self) -> None:
        if self.isHidden():
            return
        within = self._place_now()
        widest = within.width() - 2 * _FROM_SIDE_PX
        line = self.fontMetrics().horizontalAdvance(self.text()) + 2 * TOAST_FOOT_PX
        self.setFixedWidth(min(widest, max(line, self.minimumSizeHint().width())))
        self.setFixedHeight(self.heightForWidth(self.width()))
        y = max(within.bottom() - self.height() - TOAST_FOOT_PX, within.top())
        lowest = self._window.height() - self.height()
        self.move(within.center().x() - self.width() // 2, min(y, lowest))


class Notice(QLabel):
    """A warning; hidden while there is none."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("notice")
        self.setWordWrap(True)
        self.hide()

    def say(self, text: str) -> None:
        """Show a warning and announce it to screen readers; an empty text clears it."""
        is_new = text != self.text()
        self.setText(text)
        self.setVisible(bool(text))
        if text and is_new:
            announce(self, text)


_ICON_PX = 20


class ActionButton(QToolButton):
    """A tool button for a command of the menu: it triggers the action and is enabled with it."""

    def __init__(self, action: QAction) -> None:
        super().__init__()
        self._action = action
        self.clicked.connect(action.trigger)
        action.changed.connect(self.follow)
        self.follow()

    def follow(self) -> None:
        """Copy the action's name, key and enabled state."""
        action = self._action
        name = action.text().replace("&", "").removesuffix(" …")
        key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self.setEnabled(action.isEnabled())
        self.setAccessibleName(name)
        tip = f"{name} ({key})" if key else name
        self.setToolTip(tip_text(tip if action.isEnabled() else f"{tip}\n{action.toolTip()}"))


class Bar(Adaptive, QWidget):
    """The menu, the program's name, a description of the game and the most used commands.

    ``eye_button`` shows the other hands as their holders see them while it is checked;
    ``advice_button`` opens the questions that a teammate can answer.
    """

    def __init__(self, commands: Commands, menu: MainMenu, keys: KeyMap) -> None:
        super().__init__()
        self.setObjectName("bar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._keys = keys
        self.menu_button, self.advice_button = QToolButton(), QToolButton()
        self.undo_button = ActionButton(commands[Command.UNDO])
        self.rules_button = ActionButton(commands[Command.RULES])
        self.settings_button = ActionButton(commands[Command.SETTINGS])
        self.eye_button = QToolButton()
        self.eye_button.setCheckable(True)
        for button in self._at_hand:
            button.setIconSize(QSize(_ICON_PX, _ICON_PX))
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
        for button in self._at_hand:
            row.addWidget(button)
        row.setSpacing(6)
        keys.changed.connect(self._tell_keys)
        self.show_for_table(shown=False)
        self._draw_icons()
        self.retranslate()

    @property
    def _at_hand(self) -> tuple[QToolButton, ...]:
        """The buttons at the right end, from left to right."""
        ends = (self.advice_button, self.rules_button, self.settings_button)
        return (self.undo_button, self.eye_button, *ends)

    def show_for_table(self, *, shown: bool) -> None:
        """Show or hide the buttons that only make sense for a game on the table."""
        for button in (self.undo_button, self.eye_button):
            button.setVisible(shown)

    def mark_holders_view(self, *, on: bool) -> None:
        """Show whether hands are seen as their holders see them, however that was requested."""
        self.eye_button.setChecked(on)

    def tell(self, info: str) -> None:
        self._info.setText(info)

    def _draw_icons(self) -> None:
        palette = palette_in_use()
        for button, sign in (
            (self.menu_button, "menu"),
            (self.advice_button, "advice"),
            (self.undo_button, "undo"),
            (self.eye_button, "eye"),
            (self.rules_button, "book"),
            (self.settings_button, "settings"),
        ):
            button.setIcon(sign_icon(sign, palette))

    def retranslate(self) -> None:
        advice = translate("MainWindow", "Ask a teammate")
        self.advice_button.setToolTip(advice)
        self.advice_button.setAccessibleName(advice)
        self._tell_keys()

    def _tell_keys(self) -> None:
        #: a button: the others' hands are shown as those who hold them see them
        holders = translate("MainWindow", "See hands as their players know them")
        self.eye_button.setToolTip(f"{holders} ({self._keys.shown(Command.EMPATHY)})")
        self.eye_button.setAccessibleName(holders)
        menu = Command.MENU.label
        self.menu_button.setToolTip(f"{menu} ({self._keys.shown(Command.MENU)})")
        self.menu_button.setAccessibleName(menu)

    def restyle(self) -> None:
        self._draw_icons()
