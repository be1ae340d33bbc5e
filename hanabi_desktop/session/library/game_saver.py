"""The interface through which a session saves its game."""

from collections.abc import Callable
from typing import Protocol

from hanabi_desktop.library.records.saved_game import SavedGame
from hanabi_desktop.library.store.stored_game import StoredGame


class GameSaver(Protocol):
    """Saves games while they are played."""

    def keep(self, entry: StoredGame, then: Callable[[], None]) -> None:
        """Save the current state of a game, then call ``then``.

        It is called in any case and in the same thread: at once, when the game is saved, or when
        saving has failed.
        """

    def forget(self, game: int) -> None:
        """Delete a game without any turns."""

    def annotate(self, game: int, saved: SavedGame) -> None:
        """Save the annotations of a game that was played."""


class NullSaver:
    """A saver that does nothing."""

    def keep(self, entry: StoredGame, then: Callable[[], None]) -> None:  # noqa: ARG002 (see GameSaver)
        """Call ``then`` at once."""
        then()

    def forget(self, game: int) -> None:
        """Do nothing."""

    def annotate(self, game: int, saved: SavedGame) -> None:
        """Do nothing."""
