"""The actions of the window's commands, which menu, bar, start page and keys have in common."""

from collections.abc import Callable

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from hanabi_desktop.ui.shell.command import ADVICE, AT_THE_TABLE, Command
from hanabi_desktop.ui.shell.keys import KeyMap
from hanabi_desktop.wording.markup import tip_text


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

    def offer_game(self, *, same_deal: bool, sharing: bool, leaving: bool) -> None:
        """Enable replaying the deal, saving and sharing the game shown, and handing over a seat."""
        self.offer(Command.SAME_DEAL, possible=same_deal)
        self.offer(Command.SAVE, Command.COPY_LINK, possible=sharing)
        self.offer(Command.HAND_SEAT, possible=leaving)

    def offer_undo(self, *, possible: bool) -> None:
        self.offer(Command.UNDO, possible=possible)

    def offer_advice(self, *, during: bool) -> None:
        """Enable or disable the questions that can be asked during a game."""
        self.offer(*ADVICE, possible=during)

    def offer_nothing(self) -> None:
        self.offer_game(same_deal=False, sharing=False, leaving=False)
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
