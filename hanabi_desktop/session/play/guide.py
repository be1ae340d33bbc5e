"""The interface of guides."""

from typing import Protocol

from hanabi_desktop.game.moves import Action


class Guide(Protocol):
    """Decides what happens to the moves that a person proposes. A session has at most one.

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
