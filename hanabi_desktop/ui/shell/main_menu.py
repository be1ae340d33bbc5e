"""The program's menu: every command of the window, with its key."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from hanabi_desktop.support.translation import Language
from hanabi_desktop.table.art.palette import Theme
from hanabi_desktop.ui.shell.choice_menu import ChoiceMenu, InnerMenu
from hanabi_desktop.ui.widgets.adaptive import Adaptive
from hanabi_desktop.ui.widgets.keys import Command, KeyMap
from hanabi_desktop.wording.tips import tip_text

translate = QCoreApplication.translate


class MainMenu(Adaptive, QMenu):
    """Offers the commands and emits a signal for each; other objects carry them out.

    Attributes:
        advice: the submenu of questions to teammates.
        looking_back: the submenu for learning from a game.
        languages, themes: the submenus with one checked entry.
        undo_action, rules_action, settings_action: actions that the bar shows as well.

    Signals:
        new_game, same_deal, undo, bookmark, to_start: a command was given.
        library, statistics, teammates, review, try_yourself, what_if, learn, rules, settings: a command was
            given.
        open_game, save_game, copy_link, open_copied, hand_seat: a command was given.
        why, read_clue, told, hint, conventions: a question about the game was asked.
        show_keys, full_screen, about, leave, show_menu: a command for the window itself.
    """

    new_game = Signal()
    same_deal = Signal()
    undo = Signal()
    bookmark = Signal()
    to_start = Signal()
    library = Signal()
    statistics = Signal()
    teammates = Signal()
    review = Signal()
    try_yourself = Signal()
    what_if = Signal()
    learn = Signal()
    rules = Signal()
    settings = Signal()
    open_game = Signal()
    save_game = Signal()
    copy_link = Signal()
    hand_seat = Signal()
    open_copied = Signal()
    why = Signal()
    read_clue = Signal()
    told = Signal()
    hint = Signal()
    conventions = Signal()
    show_keys = Signal()
    full_screen = Signal()
    about = Signal()
    leave = Signal()
    show_menu = Signal()

    def __init__(self, keys: KeyMap, window: QWidget) -> None:
        super().__init__(window)
        self._keys = keys
        self._window = window
        self._keyed: dict[Command, QAction] = {}
        self.setToolTipsVisible(True)
        self._add_actions()
        keys.changed.connect(self._give_keys)
        self._give_keys()
        self.retranslate()

    def _add_actions(self) -> None:
        self._new_action = self._action(self.new_game.emit, Command.NEW_GAME)
        self._same_action = self._action(self.same_deal.emit, Command.SAME_DEAL)
        self.undo_action = self._action(self.undo.emit, Command.UNDO)
        self._start_action = self._action(self.to_start.emit, Command.START_PAGE)
        self._seat_action = self._action(self.hand_seat.emit)
        self.addActions([self._new_action, self._same_action, self.undo_action])
        self.addAction(self._seat_action)
        self.addAction(self._start_action)
        self.addSeparator()
        self._library_action = self._action(self.library.emit, Command.LIBRARY)
        self._statistics_action = self._action(self.statistics.emit, Command.STATISTICS)
        self._teammates_action = self._action(self.teammates.emit, Command.TEAMMATES)
        self.addActions([self._library_action, self._statistics_action, self._teammates_action])
        self._add_looking_back()
        self._learn_action = self._action(self.learn.emit, Command.LEARN)
        self.addAction(self._learn_action)
        self.addSeparator()
        self._open_action = self._action(self.open_game.emit, Command.OPEN)
        self._save_action = self._action(self.save_game.emit, Command.SAVE)
        self._copy_action = self._action(self.copy_link.emit, Command.COPY_LINK)
        self._paste_action = self._action(self.open_copied.emit, Command.OPEN_COPIED)
        self.addActions([self._open_action, self._save_action])
        self.addActions([self._copy_action, self._paste_action])
        self.addSeparator()
        advice = self.advice = InnerMenu(self)
        self.addMenu(advice)
        self._why_action = self._action(self.why.emit, Command.WHY)
        self._read_action = self._action(self.read_clue.emit, Command.READ_CLUE)
        self._told_action = self._action(self.told.emit, Command.TOLD)
        self._hint_action = self._action(self.hint.emit, Command.HINT)
        self._conventions_action = self._action(self.conventions.emit, Command.CONVENTIONS)
        advice.addActions(
            [self._why_action, self._read_action, self._told_action, self._hint_action]
        )
        advice.addSeparator()
        advice.addAction(self._conventions_action)
        self.languages = ChoiceMenu(Language, self)
        self.themes = ChoiceMenu(Theme, self)
        for choices in (self.languages, self.themes):
            self.addMenu(choices)
        self.settings_action = self._action(self.settings.emit, Command.SETTINGS)
        self._keys_action = self._action(self.show_keys.emit, Command.KEYS)
        self.addActions([self.settings_action, self._keys_action])
        self._full_screen_action = self._action(self.full_screen.emit, Command.FULL_SCREEN)
        self.addAction(self._full_screen_action)
        self.addSeparator()
        self.rules_action = self._action(self.rules.emit, Command.RULES)
        self._about_action = self._action(self.about.emit)
        self._quit_action = self._action(self.leave.emit, Command.QUIT)
        self.addActions([self.rules_action, self._about_action, self._quit_action])
        self._action(self.show_menu.emit, Command.MENU)

    def _add_looking_back(self) -> None:
        """Add the entries for learning from a game."""
        self._bookmark_action = self._action(self.bookmark.emit, Command.BOOKMARK)
        self._review_action = self._action(self.review.emit, Command.REVIEW)
        self._try_action = self._action(self.try_yourself.emit, Command.TRY_YOURSELF)
        self._what_if_action = self._action(self.what_if.emit, Command.WHAT_IF)
        looking_back = self.looking_back = self.addMenu("")
        looking_back.addActions([self._review_action, self._try_action, self._what_if_action])
        looking_back.addSeparator()
        looking_back.addAction(self._bookmark_action)

    def _action(self, does: Callable[[], object], command: Command | None = None) -> QAction:
        action = QAction(self)
        action.triggered.connect(lambda _=False: does())
        action.setAutoRepeat(False)  # a held key acts once
        if command is not None:
            self._keyed[command] = action
        self._window.addAction(action)  # so that its key works while the menu is closed
        return action

    def _give_keys(self) -> None:
        for command, action in self._keyed.items():
            action.setShortcuts(self._keys.shortcuts(command))

    # -- availability -------------------------------------------------------------------------

    def offer(self, *, same_deal: bool, sharing: bool, leaving: bool = False) -> None:
        """Enable replaying the deal, saving and sharing the game shown, and handing over a seat."""
        no_game = translate("MainWindow", "Start or open a game first.")
        alone = translate("MainWindow", "Only where several people play at this screen.")
        _offer(self._seat_action, alone, possible=leaving)
        _offer(self._same_action, no_game, possible=same_deal)
        _offer(self._save_action, no_game, possible=sharing)
        _offer(self._copy_action, no_game, possible=sharing)

    def offer_undo(self, *, possible: bool) -> None:
        """Enable or disable taking back the last move."""
        nothing = translate("MainWindow", "There is no move to take back.")
        _offer(self.undo_action, nothing, possible=possible)

    def offer_advice(self, *, during: bool) -> None:
        """Enable or disable the questions that can be asked during a game."""
        asked = (self._read_action, self._told_action, self._hint_action)
        for action in (*asked, self._conventions_action):
            _offer(action, translate("MainWindow", "Only during a game."), possible=during)

    # -- texts ----------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text again, in the new language."""
        self._new_action.setText(translate("MainWindow", "&New game …"))
        self._same_action.setText(translate("MainWindow", "Same &deal again"))
        self.undo_action.setText(translate("MainWindow", "Take &back the last move"))
        self._seat_action.setText(translate("MainWindow", "&Hand a seat to a teammate …"))
        self._bookmark_action.setText(translate("MainWindow", "&Bookmark this moment …"))
        self._start_action.setText(translate("MainWindow", "&Start page"))
        self._open_action.setText(translate("MainWindow", "&Open a game …"))
        self._save_action.setText(translate("MainWindow", "Sa&ve this game as …"))
        self._copy_action.setText(translate("MainWindow", "Copy lin&k"))
        self._paste_action.setText(translate("MainWindow", "Open &copied link"))
        self.advice.setTitle(translate("MainWindow", "Ask a &teammate"))
        self._why_action.setText(translate("MainWindow", "&Why that move?"))
        #: what the last clue asks of the person who plays
        self._read_action.setText(translate("MainWindow", "What doe&s this clue tell me?"))
        self._told_action.setText(
            translate("MainWindow", "What have I been to&ld since my last turn?")
        )
        self._hint_action.setText(
            translate("MainWindow", "W&hat would a teammate do in my place? (hint)")
        )
        self._conventions_action.setText(translate("MainWindow", "&Agreement at this table …"))
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
        self._library_action.setText(translate("MainWindow", "Librar&y"))
        self._statistics_action.setText(translate("MainWindow", "Stat&istics"))
        self._teammates_action.setText(translate("MainWindow", "&Who you play with"))
        self.looking_back.setTitle(translate("MainWindow", "Learn from this ga&me"))
        self._review_action.setText(translate("MainWindow", "&Review this game"))
        self._what_if_action.setText(translate("MainWindow", "&What if …"))
        self._try_action.setText(translate("MainWindow", "&Try it yourself"))
        self._learn_action.setText(translate("MainWindow", "Lessons and &puzzles"))
        self.rules_action.setText(translate("MainWindow", "&Rulebook"))
        self.settings_action.setText(translate("MainWindow", "Settin&gs …"))
        self._keys_action.setText(translate("MainWindow", "K&eyboard …"))
        self._full_screen_action.setText(translate("MainWindow", "&Full screen"))
        self._about_action.setText(translate("MainWindow", "&About Hanabi"))
        self._quit_action.setText(translate("MainWindow", "&Quit"))
        # Tooltips of disabled entries are translated as well.
        self.offer(
            same_deal=self._same_action.isEnabled(),
            sharing=self._save_action.isEnabled(),
            leaving=self._seat_action.isEnabled(),
        )
        self.offer_undo(possible=self.undo_action.isEnabled())
        self.offer_advice(during=self._hint_action.isEnabled())


def _offer(action: QAction, why_not: str, *, possible: bool) -> None:
    """Enable an action, or disable it and explain why in its tooltip."""
    action.setEnabled(possible)
    action.setToolTip("" if possible else tip_text(why_not))
