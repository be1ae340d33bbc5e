"""The guide of *what if*."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject

from hanabi_desktop.game.moves import Action
from hanabi_desktop.review.played_game import line_from
from hanabi_desktop.session.play.session import Session
from hanabi_desktop.support.background import BackgroundThread


@dataclass(frozen=True, slots=True)
class OtherLine:
    """A variation of the game.

    Attributes:
        turn: the number of the game's turns after which the line leaves it.
        actions: the actions from there on.
        at: the number of turns after which the other action was chosen.
    """

    turn: int
    actions: tuple[Action, ...]
    at: int


class WhatIfGuide(QObject):
    """Waits for another move and computes how the table would respond (see ``Guide``).

    Args:
        session: shows a finished game, at a position with a seat to act.
        then: called with the line that results.
        parent: its owner.
    """

    def __init__(
        self, session: Session, then: Callable[[OtherLine], None], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._then = then
        self._thread = BackgroundThread("what if", self)
        self._asked: object = None

    def follow(self) -> None:
        """Do nothing: a game that is over does not change."""

    def withdraw(self) -> None:
        """Do nothing: a running computation is reported anyway."""

    def close(self) -> None:
        """Ignore any pending answer."""
        self._asked = None

    def stop(self) -> None:
        """End the thread permanently."""
        self.close()
        self._thread.close(drop=True)

    def propose(self, action: Action) -> None:
        """Compute how the game would continue after this move."""
        end, opened, cursor = self._session.cursor.end, self._session.over, self._session.cursor
        if end is None or opened is None:
            return
        turn, at = cursor.leaves_at, cursor.moment
        before = tuple(node.action for node in end.path()[turn + 1 :])

        asked = self._asked = object()

        def on_found(following: tuple[Action, ...]) -> None:
            if self._asked is asked:
                self._then(OtherLine(turn, (*before, *following), at))

        self._thread.run(partial(line_from, end.state, action, opened.saved.agreed), on_found)
