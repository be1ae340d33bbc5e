"""What a guide is: it decides what becomes of a move that a person would make."""

from typing import Protocol

from hanabi_desktop.game.moves import Action


class Guide(Protocol):
    """Stands between a person and the game of a session, which has one guide at most.

    A move comes from a guide by ``Session.act``.
    """

    def propose(self, action: Action) -> None:
        """Take a legal move that the person who looks on would make."""

    def follow(self) -> None:
        """Take note that the session's game, or who looks on, has changed."""

    def withdraw(self) -> None:
        """Drop what was proposed and not yet decided."""

    def close(self) -> None:
        """End, because another guide or another game takes the table."""
