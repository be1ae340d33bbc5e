"""Autosave of the game on the table, after every change; the game continues once it is saved."""

from collections.abc import Callable

from hanabi_desktop.session.library.game_saver import GameSaver
from hanabi_desktop.session.play.game import Game, Mode


class Autosave:
    """Saves a game, and drops the callbacks of games that were left."""

    def __init__(self, saver: GameSaver) -> None:
        self._saver = saver
        self._epoch = 0

    def drop(self) -> None:
        """Drop all pending callbacks, because the game was replaced or moves were taken back."""
        self._epoch += 1

    def save(self, game: Game, then: Callable[[], None] | None = None) -> None:
        """Save the current state of a game, then call ``then`` unless it was dropped meanwhile.

        Of a studied game only the annotations are saved; a led game is not saved.
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
        """Delete a game without any turns, unless the next game continues it."""
        if game is None or game.mode is not Mode.PLAYED or game.game_id is None or game.turns:
            return
        if following is None or following.game_id != game.game_id:
            self._saver.forget(game.game_id)
