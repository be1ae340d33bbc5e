"""Saves the game on the table after every change; the game goes on once that is done."""

from collections.abc import Callable

from hanabi_desktop.session.library.game_saver import GameSaver
from hanabi_desktop.session.play.game import Game, Mode


class Autosave:
    """Saves a game and drops callbacks of games that were left."""

    def __init__(self, saver: GameSaver) -> None:
        self._saver = saver
        self._epoch = 0

    def drop(self) -> None:
        """Go on with nothing that still waits: another game comes, or moves are taken back."""
        self._epoch += 1

    def save(self, game: Game, then: Callable[[], None] | None = None) -> None:
        """Save a game as it is now, and go on then, unless that was dropped meanwhile.

        Of a game that is studied only what was noted is saved; one that is led is not.
        """
        epoch = self._epoch

        def on_saved() -> None:
            if then is not None and self._epoch == epoch:
                then()

        match game.mode:
            case Mode.PLAYED:
                self._saver.keep(game.entry(), on_saved)
            case Mode.STUDIED:
                if game.game_id is not None:
                    self._saver.annotate(game.game_id, game.saved)
            case Mode.LED:
                on_saved()

    def forget_untouched(self, game: Game | None, following: Game | None = None) -> None:
        """Delete a game in which nobody has done anything, unless the next one goes on with it."""
        if game is None or game.mode is not Mode.PLAYED or game.game_id is None or game.turns:
            return
        if following is None or following.game_id != game.game_id:
            self._saver.forget(game.game_id)
