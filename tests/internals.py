"""Private parts that tests may access: each in one place, with its reason."""

from collections.abc import Sequence
from multiprocessing.process import BaseProcess

from hanabi_desktop.session.play.game import Game
from hanabi_desktop.session.play.session import Session
from hanabi_desktop.teammates.search.evaluator import Workers


def game_of(session: Session) -> Game:
    """Return the full state of the game, of which the session shows only one seat's view."""
    game = session._game
    assert game is not None
    return game


def processes_of(workers: Workers) -> Sequence[BaseProcess]:
    """Return the lookahead processes, to be counted and killed; no production code needs them."""
    return [worker._process for worker in workers._workers]
