"""The bar at the top of the window and the program's menu, the notice under the bar, and toasts.

Menu, bar, start page and keys have the actions of the window's commands in common.
"""

from collections.abc import Callable, Hashable, Iterable, Mapping

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QToolButton, QWidget

from hanabi_desktop.support.translation import Language
from hanabi_desktop.table.appearance import Theme
from hanabi_desktop.ui.shell.command import ADVICE, AT_THE_TABLE, SWITCHES, Command
from hanabi_desktop.ui.shell.keys import KeyMap
from hanabi_desktop.ui.widgets.controls import sign_icon
from hanabi_desktop.ui.widgets.theme import Adaptive, announce, palette_in_use
from hanabi_desktop.ui.widgets.window_sizes import TOAST_FOOT_PX
from hanabi_desktop.wording.markup import tip_text

translate = QCoreApplication.translate


class Commands:
    """An action for each command of the window.

    Their keys work while the window is active, whether or not a menu shows them.
    """

    def __init__(self, keys: KeyMap, window: QWidget) -> None:
        self._keys = keys
        self._actions = {
            command: QAction(window) for command in Command if command not in AT_THE_TABLE
        }
        for action in self._actions.values():
            action.setAutoRepeat(False)  # a held key acts once
        for command in SWITCHES:
            self._actions[command].setCheckable(True)
        window.addActions(list(self._actions.values()))
        keys.changed.connect(self._set_keys)
        self._set_keys()
        self.retranslate()

    def __getitem__(self, command: Command) -> QAction:
        return self._actions[command]

    def connect(self, command: Command, do: Callable[[], object]) -> None:
        self._actions[command].triggered.connect(lambda _=False: do())

    def give(self, command: Command) -> None:
        """Give a command, unless it is disabled."""
        self._actions[command].trigger()

    def offer(self, *commands: Command, possible: bool) -> None:
        """Enable commands, or disable them and explain why in their tooltips."""
        for command in commands:
            action, why_not = self._actions[command], command.why_not
            action.setEnabled(possible)
            action.setToolTip("" if possible or why_not is None else tip_text(why_not()))

    def offer_game(self, *, same_deal: bool, sharing: bool, leaving: bool, copying: bool) -> None:
        """Enable replaying the deal, saving, sharing or copying the game shown, and handing over a seat."""
        self.offer(Command.COPY_POSITION, Command.COPY_PICTURE, possible=copying)
        self.offer(Command.SAME_DEAL, possible=same_deal)
        self.offer(Command.SAVE, Command.COPY_LINK, possible=sharing)
        self.offer(Command.HAND_SEAT, possible=leaving)

    def offer_undo(self, *, possible: bool) -> None:
        self.offer(Command.UNDO, possible=possible)

    def offer_advice(self, *, during: bool) -> None:
        """Enable or disable the questions that can be asked during a game."""
        self.offer(*ADVICE, possible=during)

    def offer_nothing(self) -> None:
        self.offer_game(same_deal=False, sharing=False, leaving=False, copying=False)
        self.offer_advice(during=False)
        self.offer_undo(possible=False)

    def retranslate(self) -> None:
        for command, action in self._actions.items():
            action.setText(command.text())
            self.offer(command, possible=action.isEnabled())

    def _set_keys(self) -> None:
        for command, action in self._actions.items():
            if command.usual_key:
                action.setShortcuts(self._keys.shortcuts(command))


_FROM_EDGE_PX = 6


class InnerMenu(QMenu):
    """A menu that stays inside its window, wherever in a bar it is opened."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setToolTipsVisible(True)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 (Qt's name)
        super().showEvent(event)
        host = self.parentWidget()
        while isinstance(host, QMenu):
            host = host.parentWidget()
        if host is not None:
            edge = host.window().frameGeometry().right() - _FROM_EDGE_PX
            if self.geometry().right() > edge:
                self.move(edge - self.width(), self.y())


class ChoiceMenu(QMenu):
    """A submenu with one entry for each value, exactly one of them checked.

    Signals:
        chosen: (object) this value was chosen.
    """

    chosen = Signal(object)

    def __init__(self, values: Iterable[Hashable], parent: QWidget) -> None:
        super().__init__(parent)
        group = QActionGroup(self)
        self._entries: dict[Hashable, QAction] = {}
        for value in values:
            action = QAction(self, checkable=True)
            action.triggered.connect(lambda _=False, value=value: self.chosen.emit(value))
            group.addAction(action)
            self.addAction(action)
            self._entries[value] = action

    def mark(self, value: Hashable) -> None:
        self._entries[value].setChecked(True)

    def name(self, title: str, names: Mapping[Hashable, str]) -> None:
        self.setTitle(title)
        for value, name in names.items():
            self._entries[value].setText(name)


class MainMenu(Adaptive, QMenu):
    """Offers the commands in four groups, each short enough to be read at a glance.

    Attributes:
        games: what begins, changes and leaves a game.
        looking_back: finished games, and what can be done with the one shown.
        learning: lessons, rules and teammates.
        program: the program itself.
        advice: the questions to a teammate, which the bar opens as well.
        copies: what of the game shown can be copied.
    """

    def __init__(self, commands: Commands, window: QWidget) -> None:
        super().__init__(window)
        self._commands = commands
        self.setToolTipsVisible(True)
        self.games, self.looking_back = InnerMenu(self), InnerMenu(self)
        self.learning, self.program = InnerMenu(self), InnerMenu(self)
        self.advice, self.copies = InnerMenu(self), InnerMenu(self)
        self.languages, self.themes = ChoiceMenu(Language, self), ChoiceMenu(Theme, self)
        self._fill()
        self.retranslate()

    @property
    def groups(self) -> tuple[QMenu, ...]:
        return self.games, self.looking_back, self.learning, self.program

    def _fill(self) -> None:
        add = self._add
        for group in self.groups:
            self.addMenu(group)
        add(self.games, Command.NEW_GAME, Command.SAME_DEAL, Command.UNDO, Command.HAND_SEAT)
        self.games.addMenu(self.advice)
        add(self.advice, Command.WHY, Command.READ_CLUE, Command.TOLD, Command.HINT)
        self.advice.addSeparator()
        add(self.advice, Command.CONVENTIONS)
        self.games.addSeparator()
        add(self.games, Command.OPEN, Command.OPEN_COPIED, Command.SAVE)
        self.games.addSeparator()
        add(self.games, Command.START_PAGE)
        add(self.looking_back, Command.LIBRARY, Command.STATISTICS)
        self.looking_back.addSeparator()
        add(self.looking_back, Command.REVIEW, Command.TRY_YOURSELF, Command.WHAT_IF)
        add(self.looking_back, Command.HIDE_RESULT, Command.GUESS, Command.BOOKMARK)
        self.looking_back.addSeparator()
        self.looking_back.addMenu(self.copies)
        add(self.copies, Command.COPY_LINK, Command.COPY_POSITION, Command.COPY_PICTURE)
        add(self.learning, Command.LEARN, Command.RULES, Command.TEAMMATES)
        self.program.addMenu(self.languages)
        self.program.addMenu(self.themes)
        add(self.program, Command.SETTINGS, Command.KEYS, Command.FULL_SCREEN)
        self.program.addSeparator()
        add(self.program, Command.ABOUT, Command.QUIT)

    def _add(self, menu: QMenu, *commands: Command) -> None:
        menu.addActions([self._commands[command] for command in commands])

    def retranslate(self) -> None:
        #: a group of the menu
        self.games.setTitle(translate("MainWindow", "&Game"))
        #: a group of the menu: finished games
        self.looking_back.setTitle(translate("MainWindow", "Look &back"))
        #: a group of the menu
        self.learning.setTitle(translate("MainWindow", "&Learn"))
        #: a group of the menu
        self.program.setTitle(translate("MainWindow", "&Program"))
        self.advice.setTitle(translate("MainWindow", "Ask a &teammate"))
        #: a submenu: the link of the game shown, or its position as text or picture
        self.copies.setTitle(translate("MainWindow", "&Copy"))
        self.languages.name(
            translate("MainWindow", "&Language"),
            {language: language.own_name for language in Language},
        )
        self.themes.name(
            translate("MainWindow", "Colo&urs"),
            {
                Theme.NIGHT: translate("MainWindow", "&Night"),
                Theme.DAY: translate("MainWindow", "&Day"),
                Theme.CONTRAST: translate("MainWindow", "&High contrast"),
            },
        )


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
        name = action.text().replace("&", "").removesuffix("…").rstrip()
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
