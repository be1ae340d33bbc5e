"""Lookahead of teammates during a game: off the GUI thread and within its time limit."""

import gc
import multiprocessing
import threading
import time
from collections.abc import Iterator
from types import FunctionType, ModuleType

import pytest
from internals import game_of
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from hanabi_desktop.game.cards import Rank
from hanabi_desktop.game.course import Node
from hanabi_desktop.game.moves import Action, Clue, Discard
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.state import GameState, deal, observe
from hanabi_desktop.session.play.game import Game
from hanabi_desktop.session.play.position import Position
from hanabi_desktop.session.play.session import Session
from hanabi_desktop.session.play.teammate_threads import decision_of
from hanabi_desktop.session.setup import GameSetup, Seat
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import agreement_of
from hanabi_desktop.teammates.players import ConventionPlayer, LookaheadPlayer
from hanabi_desktop.teammates.reasoning import compiled
from hanabi_desktop.teammates.search.race import Effort
from hanabi_desktop.teammates.teammate import AT_ONCE, Ahead, Budget, Decision, Reason, ReasonCode

LONG_MS = 3_600_000
"""Tolerance for a busy machine: still short compared with a minute of thinking."""
ENDLESS = Effort(selection_deals=1_000_000, confirmation_deals=1_000_000)


@pytest.fixture
def session(qtbot: QtBot) -> Iterator[Session]:
    session = Session()
    yield session
    session.close()


def table(number: int = 4) -> GameSetup:
    seats = (Seat("Åsa"), Seat("Maud", Level.EXPERT), Seat("Jonas", Level.EXPERT))
    return GameSetup(seats, GameOptions(3, first_seat=0), number)


def test_experts_play_within_their_time(session: Session, qtbot: QtBot) -> None:
    told: list[Position] = []
    session.cursor.changed.connect(told.append)
    session.teammates.set_thinking_time(400)
    session.start(table())
    session.submit(Clue(1, Rank.ONE))
    qtbot.waitUntil(lambda: len(told) == 4)
    assert multiprocessing.active_children() or not compiled()


@pytest.mark.skipif(not compiled(), reason="lookahead needs the compiled reasoning")
@pytest.mark.parametrize("end", ["undo", "leave", "restart", "close"])
def test_cancelled_thinking_ends_at_once(
    session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, end: str
) -> None:
    """An Expert that would think for half a minute stops within a moment."""
    monkeypatch.setattr(LookaheadPlayer.__init__, "__defaults__", (None, ENDLESS))
    session.teammates.set_thinking_time(LONG_MS)
    session.start(table())
    session.submit(Clue(1, Rank.ONE))
    qtbot.waitUntil(lambda: bool(multiprocessing.active_children()))
    qtbot.wait(300)
    started = time.monotonic()
    getattr(session, end)()
    session.teammates.close()
    assert 1000 * (time.monotonic() - started) < LONG_MS / 2
    assert not multiprocessing.active_children()


def test_viewer_does_not_learn_what_others_have_seen(session: Session, qtbot: QtBot) -> None:
    """The comparisons of a lookahead depend on cards the viewer must not see.

    They are withheld until the end of the game.
    """

    class Departing:
        def choose(self, observation: Observation, _budget: Budget) -> Decision:
            usual = ConventionPlayer(agreement_of(Level.EXPERT)).choose(observation, AT_ONCE)
            other: Action = Discard(observation.hand_orders(observation.seat)[0])
            ahead = Ahead(usual.action, 80, 0.4, 0.1)
            return Decision(other, Reason(ReasonCode.DISCARD_CHOP, (other.order,), ahead=ahead))

    told: list[Position] = []
    session.cursor.changed.connect(told.append)
    session.start(table())
    game = game_of(session)
    assert game is not None
    game.teammates[1] = Departing()
    session.submit(Clue(1, Rank.ONE))
    qtbot.waitUntil(lambda: len(told) == 4)
    reason = told[2].reason
    assert reason is not None
    assert reason.ahead is None
    own = game.reasons[1]
    assert own is not None
    assert own.ahead is not None


class Slow:
    """Think until released, and record the cancellation token."""

    def __init__(self) -> None:
        self.go_on = threading.Event()
        self.budgets: list[Budget] = []

    def choose(self, observation: Observation, budget: Budget) -> Decision:
        self.budgets.append(budget)
        self.go_on.wait()
        return ConventionPlayer(agreement_of(Level.EXPERT)).choose(observation, AT_ONCE)


@pytest.fixture
def slow() -> Iterator[Slow]:
    slow = Slow()
    yield slow
    slow.go_on.set()


def at_table(session: Session, slow: Slow) -> Game:
    """Return a game in which the seat after the person's uses this teammate."""
    session.start(table())
    game = game_of(session)
    assert game is not None
    game.teammates[1] = slow
    return game


def test_clue_reading_is_answered_while_an_expert_thinks(
    session: Session, qtbot: QtBot, slow: Slow
) -> None:
    at_table(session, slow)
    session.submit(Clue(1, Rank.ONE))
    qtbot.waitUntil(lambda: bool(slow.budgets))
    with qtbot.waitSignal(session.advice.clue_read):
        session.advice.ask_reading()


@pytest.mark.parametrize("end", ["undo", "leave", "restart", "close"])
def test_request_is_cancelled_when_the_turn_ends(
    session: Session, qtbot: QtBot, slow: Slow, end: str
) -> None:
    at_table(session, slow)
    session.submit(Clue(1, Rank.ONE))
    qtbot.waitUntil(lambda: bool(slow.budgets))
    cancellation = slow.budgets[0].cancellation
    assert cancellation is not None
    assert cancellation.lasts()
    slow.go_on.set()
    getattr(session, end)()
    assert not cancellation.lasts()


def test_objects_given_to_a_teammate_do_not_reference_the_deck(
    session: Session, qtbot: QtBot, slow: Slow
) -> None:
    session.teammates.set_thinking_time(300)
    game = at_table(session, slow)
    session.submit(Clue(1, Rank.ONE))
    qtbot.waitUntil(lambda: bool(slow.budgets))
    reached: set[int] = set()
    ahead: list[object] = [game.move_question(), slow.budgets[0]]
    while ahead:
        one = ahead.pop()
        if id(one) in reached or isinstance(one, ModuleType | type):
            continue
        reached.add(id(one))
        assert not isinstance(one, GameState | Game | Node | Session | QObject)
        if isinstance(one, FunctionType):  # the objects passed in, not their module globals
            ahead += [cell.cell_contents for cell in one.__closure__ or ()]
        else:
            ahead += gc.get_referents(one)
    assert len(reached) > 100


@pytest.mark.expects_warnings
def test_conventions_decide_when_lookahead_fails() -> None:
    class Failing:
        def choose(self, observation: Observation, budget: Budget) -> Decision:
            if budget.seconds:
                raise ValueError("simulated failure")
            return ConventionPlayer(agreement_of(Level.EXPERT)).choose(observation, budget)

    seen = observe(deal(GameOptions(3), 4), 0)
    usual = ConventionPlayer(agreement_of(Level.EXPERT)).choose(seen, AT_ONCE)
    assert decision_of(Failing(), seen, Budget()) == usual
