import time
from collections.abc import Callable, Iterator

import pytest
from internals import game_of
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from hanabi_desktop.game.cards import Suit
from hanabi_desktop.game.moves import Clue, Clued, Discard, Drawn
from hanabi_desktop.game.observation import Refusal, legal_actions
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.library.metadata.summary import Assistance
from hanabi_desktop.library.store_rows import StoredGame
from hanabi_desktop.session.guides.answers import PuzzleGuide
from hanabi_desktop.session.library.library_service import NullSaver
from hanabi_desktop.session.play import teammate_threads as deciding
from hanabi_desktop.session.play.advice import CostWatch
from hanabi_desktop.session.play.position import Position
from hanabi_desktop.session.play.session import Session
from hanabi_desktop.session.play.teammate_threads import Hint
from hanabi_desktop.session.setup import GameSetup, Seat
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import agreement_of
from hanabi_desktop.teammates.explaining.clue_readings import ClueReading
from hanabi_desktop.teammates.players import ConventionPlayer
from hanabi_desktop.teammates.teammate import Budget, ReasonCode


class AdvanceRecorder(QObject):
    """Record all signals of a session."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.advances: list[Position] = []
        self.refusals: list[Refusal] = []
        self.thinking: list[int] = []
        session.cursor.changed.connect(self.advances.append)
        session.refused.connect(self.refusals.append)
        session.thinking.connect(self.thinking.append)

    @property
    def last(self) -> Position:
        return self.advances[-1]


@pytest.fixture
def session(qtbot: QtBot) -> Iterator[Session]:
    session = Session()
    yield session
    session.close()


def table(
    people: tuple[int, ...] = (0,), players: int = 3, first: int = 0, number: int = 4
) -> GameSetup:
    seats = tuple(
        Seat(f"p{seat}", None if seat in people else Level.CASUAL) for seat in range(players)
    )
    return GameSetup(seats, GameOptions(players, first_seat=first), number)


def test_person_sees_the_deal_without_their_own_cards(session: Session) -> None:
    recorder = AdvanceRecorder(session)
    session.start(table())
    assert [a.turn for a in recorder.advances] == [None]
    seen = recorder.last.observation
    assert seen.seat == 0
    assert all(held.card is None for held in seen.own_hand)


def test_teammates_act_until_the_persons_next_turn(session: Session, qtbot: QtBot) -> None:
    recorder = AdvanceRecorder(session)
    session.start(table())
    session.submit(Clue(1, Suit.RED))
    qtbot.waitUntil(lambda: len(recorder.advances) == 4)
    assert [a.turn.seat for a in recorder.advances if a.turn] == [0, 1, 2]
    assert [a.reason is None for a in recorder.advances[1:]] == [True, False, False]
    assert recorder.thinking == [-1, 1, 2, -1]


def test_refused_action_changes_nothing(session: Session) -> None:
    recorder = AdvanceRecorder(session)
    session.start(table())
    session.submit(Discard(0))
    assert recorder.refusals == [Refusal.ALL_TOKENS_THERE]
    assert len(recorder.advances) == 1


def test_person_cannot_act_for_a_teammate(session: Session) -> None:
    recorder = AdvanceRecorder(session)
    session.teammates.set_pause(60_000)
    session.start(table(first=1))
    session.submit(Clue(2, Suit.RED))
    assert recorder.refusals == [Refusal.NOT_YOUR_TURN]


def test_answer_to_an_old_question_is_dropped(session: Session, qtbot: QtBot) -> None:
    """A new game begins while a teammate of the old one thinks."""
    recorder = AdvanceRecorder(session)
    session.start(table(first=1, number=4))
    session.start(table(first=0, number=5))
    qtbot.wait(150)
    assert [a.turn for a in recorder.advances] == [None, None]


def test_leaving_drops_the_game(session: Session, qtbot: QtBot) -> None:
    recorder = AdvanceRecorder(session)
    session.start(table(first=1))
    session.leave()
    qtbot.wait(100)
    session.submit(Clue(1, Suit.RED))
    assert len(recorder.advances) == 1


def test_pause_precedes_a_teammates_action(session: Session, qtbot: QtBot) -> None:
    recorder = AdvanceRecorder(session)
    session.teammates.set_pause(600)
    begun = time.monotonic()
    session.start(table(first=2))
    qtbot.waitUntil(lambda: len(recorder.advances) == 2)
    assert time.monotonic() - begun >= 0.5  # timers are coarse


def test_stopping_during_thinking_is_quick(session: Session) -> None:
    session.start(table(first=1))
    session.close()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whole_game_between_teammates_ends(session: Session, qtbot: QtBot, players: int) -> None:
    recorder = AdvanceRecorder(session)
    session.start(table(people=(), players=players))
    qtbot.waitUntil(lambda: recorder.last.observation.ending is not None)
    assert all(a.reason is not None for a in recorder.advances[1:])


def test_viewer_never_learns_a_card_they_draw(session: Session, qtbot: QtBot) -> None:
    recorder = AdvanceRecorder(session)
    session.start(table())
    for _ in range(12):
        seen = recorder.last.observation
        if seen.ending is None and seen.seat_to_act == 0:
            discards = [a for a in legal_actions(seen) if isinstance(a, Discard)]
            session.submit(discards[-1] if discards else legal_actions(seen)[-1])
            qtbot.waitUntil(lambda: recorder.last.observation.seat_to_act == 0)
    for advance in recorder.advances:
        if advance.turn:
            own = [e for e in advance.turn.events if isinstance(e, Drawn) and e.seat == 0]
            assert all(event.card is None for event in own)
            clue = advance.turn.events[0]
            if isinstance(clue, Clued) and clue.target == 0 and advance.reason:
                assert advance.reason.code in (ReasonCode.CLUE_FOCUS, ReasonCode.CLUE_EMPTY)
                assert advance.reason.faces == ()


@pytest.mark.expects_warnings
def test_failing_teammate_does_not_stop_the_game(
    session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError

    monkeypatch.setattr(ConventionPlayer, "choose", fail)
    recorder = AdvanceRecorder(session)
    session.start(table(first=1))
    qtbot.waitUntil(lambda: len(recorder.advances) == 3)
    assert recorder.last.reason is not None
    assert recorder.last.reason.code is ReasonCode.NONE_GIVEN


class SlowKeeper(NullSaver):
    """Save a game only when told to, in the order of the requests."""

    def __init__(self) -> None:
        self.waiting: list[tuple[int, Callable[[], None]]] = []
        self.kept = -1

    def keep(self, entry: StoredGame, then: Callable[[], None]) -> None:
        self.waiting.append((len(entry.game.record.actions), then))

    def keep_one(self) -> None:
        self.kept, then = self.waiting.pop(0)
        then()


def test_turn_is_shown_only_after_saving_even_if_a_listener_plays_at_once(
    qtbot: QtBot,
) -> None:
    keeper = SlowKeeper()
    session = Session(saver=keeper)
    told: list[int] = []
    player = ConventionPlayer(agreement_of(Level.CASUAL))

    def play_on(advance: Position) -> None:
        seen = advance.observation
        if not seen.history:
            return
        told.append(len(seen.history))
        assert told[-1] <= keeper.kept, "the turn was shown before it was saved"
        if seen.ending is None and seen.seat_to_act == 0:
            session.submit(player.choose(seen, Budget()).action)

    session.cursor.changed.connect(play_on)
    seats = (Seat("Elin"), Seat("Zoë", Level.CASUAL), Seat("Björn", Level.CASUAL))
    session.start(GameSetup(seats, GameOptions(3, first_seat=1), 3))
    while len(told) < 12:
        qtbot.waitUntil(lambda: bool(keeper.waiting))
        keeper.keep_one()
        qtbot.wait(5)
    assert told == list(range(1, len(told) + 1))
    session.close()


def acts_now(session: Session) -> bool:
    """Return whether it is the viewer's turn."""
    seen = session.cursor.present
    return seen is not None and seen.seat_to_act == seen.seat


class TestAdvice:
    def test_hint_is_given_and_counted(self, session: Session, qtbot: QtBot) -> None:
        hints: list[Hint] = []
        session.advice.hinted.connect(hints.append)
        recorder = AdvanceRecorder(session)
        session.start(table())
        session.advice.ask_hint()
        qtbot.waitUntil(lambda: len(hints) > 0)
        assert hints[0].decision.action in legal_actions(recorder.last.observation)
        assert session.assistance == Assistance(hints=1)
        assert game_of(session).written().assistance == Assistance(hints=1)
        assert len(recorder.advances) == 1  # a hint is not a move

    def test_hint_counts_once_per_turn(self, session: Session, qtbot: QtBot) -> None:
        session.start(table())
        for _ in range(2):
            with qtbot.waitSignal(session.advice.hinted):
                session.advice.ask_hint()
        assert session.assistance == Assistance(hints=1)

    def test_hint_is_announced_and_appears_whole(self, session: Session, qtbot: QtBot) -> None:
        hints: list[Hint] = []
        thinking: list[bool] = []
        session.teammates.set_thinking_time(0)
        session.advice.thinking.connect(lambda: thinking.append(not hints))
        session.advice.hinted.connect(hints.append)
        PuzzleGuide(session, CostWatch(session), session).begin(4, Seat("Elin"))
        session.advice.ask_hint()
        assert thinking == [True]
        qtbot.waitUntil(lambda: bool(hints))
        (hint,) = hints
        assert hint.instead is not None
        assert type(hint.instead) is not type(hint.decision.action)

    def test_same_position_gets_the_same_hint(self, session: Session, qtbot: QtBot) -> None:
        """Neither the time for thinking nor leaving the position makes a difference."""
        hints: list[Hint] = []
        session.advice.hinted.connect(hints.append)
        guide = PuzzleGuide(session, CostWatch(session), session)
        for milliseconds in (0, 3000):
            session.teammates.set_thinking_time(milliseconds)
            guide.begin(4, Seat("Elin"))
            asked = len(hints)
            session.advice.ask_hint()
            qtbot.waitUntil(lambda asked=asked: len(hints) > asked)
            session.dismiss_guide()
        assert hints[0] == hints[1]

    def test_reason_of_a_clue_to_the_viewer_is_what_it_means(
        self, session: Session, qtbot: QtBot
    ) -> None:
        """Asking why a clue was given answers as asking what it means."""
        meant: list[ClueReading | None] = []
        session.advice.clue_read.connect(meant.append)
        for number in range(1, 30):
            session.start(table(first=1, number=number))
            qtbot.waitUntil(lambda: acts_now(session))
            seen = session.cursor.present
            assert seen is not None
            action = seen.history[-1].action
            if isinstance(action, Clue) and action.target == seen.seat:
                session.advice.ask_why_not(len(seen.history))
                qtbot.waitUntil(lambda: len(meant) == 1)
                session.advice.ask_reading()
                qtbot.waitUntil(lambda: len(meant) == 2)
                assert meant[0] is not None
                assert meant[0] == meant[1]
                return
        pytest.fail("no teammate gave the viewer a clue")

    @pytest.mark.expects_warnings
    def test_failure_is_not_reported_as_a_reading(
        self, session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def fail(*_: object) -> None:
            raise ValueError("simulated failure")

        readings: list[object] = []
        session.advice.clue_read.connect(readings.append)
        session.start(table())
        monkeypatch.setattr(deciding, "last_clue_to", fail)
        with qtbot.waitSignal(session.teammates.failed):
            session.advice.ask_reading()
        assert readings == []

    def test_no_hint_while_somebody_else_is_to_act(self, session: Session) -> None:
        session.teammates.set_pause(60_000)
        session.start(table(first=1))
        session.advice.ask_hint()
        assert session.assistance == Assistance()

    def test_hint_for_an_old_position_is_dropped(self, session: Session, qtbot: QtBot) -> None:
        hints: list[Hint] = []
        session.advice.hinted.connect(hints.append)
        session.start(table())
        session.advice.ask_hint()
        session.submit(Clue(1, Suit.RED))
        qtbot.wait(150)
        assert hints == []

    def test_reading_of_the_last_clue_is_given(self, session: Session, qtbot: QtBot) -> None:
        readings: list[ClueReading | None] = []
        session.advice.clue_read.connect(readings.append)
        session.start(table())
        session.advice.ask_reading()
        qtbot.waitUntil(lambda: len(readings) == 1)
        assert readings == [None]
        assert session.assistance == Assistance()

    def test_all_reasons_are_complete_at_the_end(self, session: Session, qtbot: QtBot) -> None:
        recorder = AdvanceRecorder(session)
        session.start(table(people=()))
        qtbot.waitUntil(lambda: recorder.last.observation.ending is not None)
        reasons = [told.reason for told in session.cursor.log_positions[1:]]
        assert reasons == list(game_of(session).reasons)
        assert any(reason is not None and reason.term is not None for reason in reasons)


class TestUndo:
    def test_undo_takes_back_the_last_own_move_and_what_followed(
        self, session: Session, qtbot: QtBot
    ) -> None:
        recorder = AdvanceRecorder(session)
        session.start(table())
        assert not session.taking_back
        before = recorder.last.observation
        session.submit(legal_actions(before)[0])
        seats = len(before.hands)
        qtbot.waitUntil(lambda: len(recorder.last.observation.history) == seats)
        assert session.taking_back
        session.undo()
        assert recorder.last.observation == before
        assert session.assistance == Assistance(undos=1)
        assert game_of(session).written().assistance == Assistance(undos=1)
        assert not session.taking_back

    def test_analysis_of_undone_moves_is_dropped(self, session: Session, qtbot: QtBot) -> None:
        recorder = AdvanceRecorder(session)
        session.start(table())
        before = recorder.last.observation
        first, second = legal_actions(before)[:2]
        session.submit(first)
        session.undo()  # the next teammate still thinks
        session.submit(second)
        qtbot.waitUntil(lambda: len(recorder.last.observation.history) == len(before.hands))
        assert recorder.last.observation.history[0].action == second

    def test_teammates_move_alone_cannot_be_undone(self, session: Session, qtbot: QtBot) -> None:
        recorder = AdvanceRecorder(session)
        session.start(table(first=1))
        qtbot.waitUntil(lambda: len(recorder.advances) == 3)
        session.undo()
        assert not session.taking_back
        assert session.assistance == Assistance()
        assert len(recorder.advances) == 3

    def test_replayed_deal_is_counted_once_something_was_played(self, session: Session) -> None:
        recorder = AdvanceRecorder(session)
        session.start(table())
        session.restart()
        assert session.assistance == Assistance()
        session.submit(legal_actions(recorder.last.observation)[0])
        session.restart()
        assert session.assistance == Assistance(restarts=1)
