"""What tests look into that nobody else may: each in one place, with its reason."""

from collections.abc import Sequence
from multiprocessing.process import BaseProcess

from hanabi_desktop.session.play.game_in_progress import GameInProgress
from hanabi_desktop.session.play.session import Session
from hanabi_desktop.session.play.thinking import Thinker
from hanabi_desktop.teammates.search.workers import Workers


def game_of(session: Session) -> GameInProgress:
    """The truth of the game: the session shows a seat's view of it alone."""
    game = session._game
    assert game is not None
    return game


def thinker_of(session: Session) -> Thinker:
    """Who thinks for the teammates: a session only asks, and tells what comes back."""
    return session._asking._thinker


def processes_of(workers: Workers) -> Sequence[BaseProcess]:
    """The processes that look ahead, to be counted and killed: nobody else has to know them."""
    return [worker._process for worker in workers._workers]
