"""Teammates that look ahead during a game: off the GUI thread, and never longer than wanted."""

import multiprocessing
import time
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from hanabi_desktop.game.cards import Rank
from hanabi_desktop.game.moves import Action, Clue, Discard
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.session.advance import Advance
from hanabi_desktop.session.session import Session
from hanabi_desktop.session.setup import GameSetup, Seat
from hanabi_desktop.teammates.advice import last_clue_to
from hanabi_desktop.teammates.budget import AT_ONCE, Budget
from hanabi_desktop.teammates.convention_player import ConventionPlayer
from hanabi_desktop.teammates.levels import Level
from hanabi_desktop.teammates.lookahead_player import LookaheadPlayer
from hanabi_desktop.teammates.reasoning import compiled
from hanabi_desktop.teammates.search.race import Effort
from hanabi_desktop.teammates.teammate import Ahead, Decision, Reason, ReasonCode

LONG_MS = 30_000
ENDLESS = Effort(look=1_000_000, proof=1_000_000)


@pytest.fixture
def session(qtbot: QtBot) -> Iterator[Session]:
    session = Session()
    yield session
    session.stop()


def table(number: int = 4) -> GameSetup:
    seats = (Seat("Åsa"), Seat("Maud", Level.EXPERT), Seat("Jonas", Level.EXPERT))
    return GameSetup(seats, GameOptions(3, first_seat=0), number)


def test_experts_play_on_within_their_time(session: Session, qtbot: QtBot) -> None:
    told: list[Advance] = []
    session.advanced.connect(told.append)
    session.set_thinking_time(400)
    session.start(table())
    session.submit(Clue(1, Rank.ONE))
    started = time.monotonic()
    qtbot.waitUntil(lambda: len(told) == 3, timeout=10_000)
    # Two moves; the processes start beside the first of them.
    assert time.monotonic() - started < 2 * 0.4 + 1.5
    assert multiprocessing.active_children() or not compiled()


@pytest.mark.parametrize("end", ["undo", "leave", "restart", "stop"])
def test_thinking_ends_at_once_when_nobody_waits(
    session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, end: str
) -> None:
    """An Expert that would think for half a minute makes room within a moment."""
    monkeypatch.setattr(LookaheadPlayer.__init__, "__defaults__", (None, ENDLESS))
    session.set_thinking_time(LONG_MS)
    session.start(table())
    session.submit(Clue(1, Rank.ONE))
    qtbot.waitUntil(lambda: bool(multiprocessing.active_children()), timeout=5_000)
    qtbot.wait(300)
    started = time.monotonic()
    getattr(session, end)()
    session._thinker.stop()
    assert time.monotonic() - started < 1.0
    assert not multiprocessing.active_children()


def test_who_looks_on_is_not_told_what_others_have_seen(session: Session, qtbot: QtBot) -> None:
    """What looking ahead compared depends on cards that the viewer must not see: it is kept
    for the end of the game, when everything is told."""

    class Departing:
        def choose(self, observation: Observation, _budget: Budget) -> Decision:
            usual = ConventionPlayer(Level.EXPERT).choose(observation, AT_ONCE)
            other: Action = Discard(observation.hand_orders(observation.seat)[0])
            ahead = Ahead(usual.action, 80, 0.4, 0.1)
            return Decision(other, Reason(ReasonCode.DISCARD_CHOP, (other.order,), ahead=ahead))

    told: list[Advance] = []
    session.advanced.connect(told.append)
    session.start(table())
    game = session._game
    assert game is not None
    game.teammates[1] = Departing()
    session.submit(Clue(1, Rank.ONE))
    qtbot.waitUntil(lambda: len(told) == 3)
    reason = told[1].reason
    assert reason is not None
    assert reason.ahead is None
    own = game.reasons[1]
    assert own is not None
    assert own.ahead is not None


def test_a_hint_looks_ahead_as_the_teammates_do(session: Session, qtbot: QtBot) -> None:
    hints: list[Decision] = []
    session.hinted.connect(hints.append)
    session.set_thinking_time(300)
    session.start(table())
    started = time.monotonic()
    session.ask_hint()
    session.ask_reading()
    qtbot.waitUntil(lambda: bool(hints), timeout=5_000)
    assert time.monotonic() - started < 2.0
    game = session._game
    assert game is not None
    assert last_clue_to(game.seen_by(0), Level.EXPERT) is None
