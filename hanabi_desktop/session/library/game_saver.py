"""The interface through which a session saves its game."""

from collections.abc import Callable
from typing import Protocol

from hanabi_desktop.library.records.saved_game import SavedGame
from hanabi_desktop.library.store.stored_game import StoredGame


class GameSaver(Protocol):
    """Saves games while they are played."""

    def keep(self, entry: StoredGame, then: Callable[[], None]) -> None:
        """Keep a game as it is now, and go on with ``then``.

        It goes on in any case, in the same thread: at once, or as soon as the game is kept, or
        once it is known that it cannot be.
        """

    def forget(self, game: int) -> None:
        """Delete a game in which nothing has happened."""

    def annotate(self, game: int, saved: SavedGame) -> None:
        """Keep what was noted in a game that was played."""


class NullSaver:
    """Saves nothing."""

    def keep(self, entry: StoredGame, then: Callable[[], None]) -> None:  # noqa: ARG002 (see GameSaver)
        """Go on at once."""
        then()

    def forget(self, game: int) -> None:
        """Do nothing."""

    def annotate(self, game: int, saved: SavedGame) -> None:
        """Do nothing."""
