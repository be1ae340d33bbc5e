"""The interface of guides."""

from typing import Protocol

from hanabi_desktop.game.moves import Action


class Guide(Protocol):
    """Controls the moves that a person proposes. A session has at most one guide.

    A guide makes a move by calling ``Session.act``.
    """

    def propose(self, action: Action) -> None:
        """Handle a legal move proposed by the viewer."""

    def follow(self) -> None:
        """React to a change of the session's game or viewer."""

    def withdraw(self) -> None:
        """Drop a proposed move that is not decided yet."""

    def close(self) -> None:
        """End, because another guide or another game takes the table."""
