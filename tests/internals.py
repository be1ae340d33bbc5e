"""What tests look into that nobody else may: each in one place, with its reason."""

from collections.abc import Sequence
from multiprocessing.process import BaseProcess

from hanabi_desktop.session.play.game import Game
from hanabi_desktop.session.play.session import Session
from hanabi_desktop.teammates.search.workers import Workers


def game_of(session: Session) -> Game:
    """Return the truth of the game: the session shows a seat's view of it alone."""
    game = session._game
    assert game is not None
    return game


def processes_of(workers: Workers) -> Sequence[BaseProcess]:
    """Return the processes that look ahead, to be counted and killed: nobody else has to know them."""
    return [worker._process for worker in workers._workers]
