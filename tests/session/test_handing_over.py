"""Several people at one screen: which signals the session sends, and when."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from hanabi_desktop.game.cards import Rank, Suit
from hanabi_desktop.game.moves import Action, Clue, Drawn
from hanabi_desktop.game.observation import Observation, Refusal
from hanabi_desktop.game.options import GameOptions, TableTalk
from hanabi_desktop.game.remarks import Remark, Said
from hanabi_desktop.session.library.loading import open_file
from hanabi_desktop.session.play.position import Handover, Position
from hanabi_desktop.session.play.session import Session
from hanabi_desktop.session.setup import GameSetup, Seat, with_badges
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import agreement_of
from hanabi_desktop.teammates.players import ConventionPlayer
from hanabi_desktop.teammates.teammate import Budget


def table(people: str, first: int = 0, **options: object) -> GameSetup:
    """Return a table such as "pcp": a person, a casual teammate, a person."""
    seats = with_badges(
        Seat(f"p{seat}", None if who == "p" else Level.CASUAL) for seat, who in enumerate(people)
    )
    return GameSetup(seats, GameOptions(len(people), first_seat=first, **options), 4)


class Screen(QObject):
    """Record all signals of the session; each person takes the seat as soon as asked."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.viewer: int | None = None
        self.seen: Observation | None = None
        self.observations: list[tuple[int | None, Observation]] = []
        self.handovers: list[Handover] = []
        self.passed: list[int] = []
        self.refusals: list[Refusal] = []
        self.said: list[Said] = []
        self.thinking: list[int] = []
        session.covered.connect(self._on_covered)
        session.seated.connect(self._on_seated)
        session.cursor.changed.connect(self._record)
        session.turn_passed.connect(self.passed.append)
        session.refused.connect(self.refusals.append)
        session.remarked.connect(self.said.append)
        session.thinking.connect(self.thinking.append)

    def _on_covered(self, handover: Handover) -> None:
        self.viewer = self.seen = None
        self.handovers.append(handover)

    def _on_seated(self, seat: int) -> None:
        self.viewer = seat

    def _record(self, advance: Position) -> None:
        self.seen = advance.observation
        self.observations.append((self.viewer, advance.observation))

    def act(self, action: Action | None = None) -> None:
        assert self.seen is not None
        choice = ConventionPlayer(agreement_of(Level.CASUAL)).choose(self.seen, Budget()).action
        self.session.submit(action or choice)


@pytest.fixture
def session(qtbot: QtBot) -> Iterator[Session]:
    session = Session()
    yield session
    session.close()


def play_on(screen: Screen, qtbot: QtBot, turns: int = 999) -> None:
    """Let people take their seats, act and hand over until the given number of turns is played."""
    while True:
        if screen.viewer is None:
            screen.session.take_seat()
        qtbot.waitUntil(lambda: screen.thinking[-1] == -1)
        seen = screen.seen
        assert seen is not None
        if seen.ending is not None or len(seen.history) >= turns:
            return
        if seen.seat_to_act == seen.seat:
            screen.act()
        else:
            screen.session.hand_over()


def test_table_is_never_covered_with_one_person(session: Session, qtbot: QtBot) -> None:
    screen = Screen(session)
    session.start(table("pcc"))
    screen.act()
    qtbot.waitUntil(lambda: screen.seen is not None and len(screen.seen.history) == 3)
    assert (screen.handovers, screen.passed, screen.viewer) == ([], [], 0)


def test_nothing_is_shown_before_the_first_person_takes_the_seat(session: Session) -> None:
    screen = Screen(session)
    session.start(table("ppc"))
    assert screen.observations == []
    assert screen.handovers == [Handover(0, 0, (), ())]
    session.submit(Clue(1, Rank.ONE))
    session.say(Remark.THANKS)
    session.cursor.go_to(0)
    session.advice.ask_reading()
    session.advice.ask_hint()
    assert (screen.observations, screen.refusals, screen.said) == ([], [], [])
    session.take_seat()
    assert [viewer for viewer, _ in screen.observations] == [0]


def test_teammates_acting_first_wait_for_the_first_person(session: Session, qtbot: QtBot) -> None:
    screen = Screen(session)
    session.start(table("pcpc", first=1))
    assert screen.handovers[0].seat == 2
    qtbot.wait(50)
    assert screen.observations == []
    session.take_seat()
    qtbot.waitUntil(lambda: screen.seen is not None and len(screen.seen.history) == 1)
    assert screen.viewer == 2


@pytest.mark.parametrize("people", ["pp", "ppp", "ppppp", "pcp", "pcpcp", "cpp", "ppcc"])
def test_each_person_sees_only_their_own_view_in_whole_games(
    session: Session, qtbot: QtBot, people: str
) -> None:
    screen = Screen(session)
    session.start(table(people))
    play_on(screen, qtbot)
    assert screen.seen is not None
    assert screen.seen.ending is not None
    assert {h.seat for h in screen.handovers} == {i for i, p in enumerate(people) if p == "p"}
    for viewer, seen in screen.observations:
        assert seen.seat == viewer
        assert all(held.card is None for held in seen.own_hand)
        drawn = [e for t in seen.history for e in t.events if isinstance(e, Drawn)]
        assert all(e.card is None for e in drawn if e.seat == viewer)


def test_teammates_act_before_the_person_still_seated(session: Session, qtbot: QtBot) -> None:
    screen = Screen(session)
    session.start(table("pcpc"))
    session.take_seat()
    screen.act()
    qtbot.waitUntil(lambda: screen.passed == [2])
    assert screen.viewer == 0
    assert screen.seen is not None
    assert len(screen.seen.history) == 2


def test_handover_recaps_public_events_since_the_persons_last_turn(
    session: Session, qtbot: QtBot
) -> None:
    screen = Screen(session)
    session.start(table("ppp"))
    play_on(screen, qtbot, turns=9)
    session.hand_over()
    last = screen.handovers[-1]
    assert (last.seat, last.since, [turn.number for turn in last.turns]) == (0, 7, [8, 9])
    drawn = [e for h in screen.handovers for t in h.turns for e in t.events if isinstance(e, Drawn)]
    assert drawn == [], "drawn cards are hidden from some seat and must not be shown"


def test_handover_is_refused_during_ones_own_turn(session: Session) -> None:
    screen = Screen(session)
    session.start(table("pp"))
    session.take_seat()
    session.hand_over()
    assert (screen.viewer, len(screen.handovers)) == (0, 1)


def test_answer_for_a_person_who_left_is_dropped(session: Session, qtbot: QtBot) -> None:
    screen, readings = Screen(session), list[object]()
    session.advice.clue_read.connect(readings.append)
    session.start(table("pp"))
    session.take_seat()
    screen.act(Clue(1, Rank.ONE))
    session.advice.ask_reading()
    session.hand_over()
    session.take_seat()
    qtbot.wait(150)
    assert readings == []


def test_notes_are_private_and_saved_together(
    session: Session, qtbot: QtBot, tmp_path: Path
) -> None:
    screen = Screen(session)
    session.start(table("pp"))
    session.take_seat()
    session.notebook.note(0, "keep")
    screen.act()
    session.hand_over()
    assert session.notebook.notes == {}
    session.take_seat()
    assert session.notebook.notes == {}
    session.notebook.note(7, "r2")
    session.sharing.save(tmp_path / "g.json")
    opened = open_file(tmp_path / "g.json")
    setup = opened.setup()
    assert setup is not None
    assert setup == table("pp")
    session.go_on(opened, setup)
    assert screen.viewer is None, "a loaded game should start covered"
    session.take_seat()
    assert (screen.viewer, session.notebook.notes) == (1, {7: "r2"})


class TestTakingBack:
    def test_undone_move_returns_to_its_person_behind_the_curtain(
        self, session: Session, qtbot: QtBot
    ) -> None:
        screen = Screen(session)
        session.start(table("pcp"))
        play_on(screen, qtbot, turns=4)
        session.hand_over()
        session.take_seat()
        back = session.taking_back
        assert back is not None
        assert back.seat == 0
        assert [turn.number for turn in back.turns] == [4, 5]
        assert not any(isinstance(e, Drawn) for turn in back.turns for e in turn.events)
        session.undo()
        assert (screen.viewer, screen.handovers[-1].seat) == (None, 0)
        session.take_seat()
        assert screen.seen is not None
        assert (screen.viewer, len(screen.seen.history)) == (0, 3)

    def test_person_still_seated_chooses_again_at_once(self, session: Session) -> None:
        screen = Screen(session)
        session.start(table("pp"))
        session.take_seat()
        screen.act()
        session.undo()
        assert screen.viewer == 0
        assert screen.seen is not None
        assert screen.seen.history == ()
        assert len(screen.handovers) == 1

    def test_undo_names_the_seat_that_has_drawn(self, session: Session) -> None:
        screen = Screen(session)
        session.start(table("pp"))
        session.take_seat()
        back = None
        while back is None or not back.drew:
            screen.act()
            back = session.taking_back
            session.hand_over()
            session.take_seat()
        assert back.drew == (back.seat,)


class TestRemarks:
    def test_teammate_answers_by_pointing(self, session: Session, qtbot: QtBot) -> None:
        screen = Screen(session)
        session.start(table("pcp"))
        session.take_seat()
        session.say(Remark.REMEMBER, 1)
        session.say(Remark.REMEMBER, 2)
        assert [one.answer for one in screen.said] == [(), None], (
            "people should not be answered for"
        )
        assert screen.seen is not None
        value = next(held.card for held in screen.seen.hands[1] if held.card is not None).rank
        touched = len(screen.seen.touched_by(Clue(1, value)))
        screen.act(Clue(1, value))
        play_on(screen, qtbot, turns=2)
        session.hand_over()
        session.take_seat()
        session.say(Remark.REMEMBER, 1)
        answer = screen.said[-1].answer
        assert answer is not None
        assert len(answer) <= touched

    def test_remark_is_refused_while_somebody_else_decides(self, session: Session) -> None:
        screen = Screen(session)
        session.start(table("pp"))
        session.take_seat()
        screen.act()
        session.say(Remark.THANKS)
        assert (screen.refusals, screen.said) == ([Refusal.SOMEBODY_DECIDES], [])

    def test_remarks_are_saved_and_undone_with_the_moves(
        self, session: Session, tmp_path: Path
    ) -> None:
        screen = Screen(session)
        session.start(table("pp", table_talk=TableTalk.FRIENDLY))
        session.take_seat()
        session.say(Remark.KNOW_NOTHING)
        screen.act()
        session.hand_over()
        assert screen.handovers[-1].said == (Said(0, 0, Remark.KNOW_NOTHING),)
        session.take_seat()
        session.say(Remark.REMEMBER, 0)
        session.sharing.save(tmp_path / "g.json")
        opened = open_file(tmp_path / "g.json")
        setup = opened.setup()
        assert setup is not None
        other = Session()
        other.go_on(opened, setup)
        assert other.cursor.said == session.cursor.said
        other.close()
        session.undo()
        assert session.cursor.said == (Said(0, 0, Remark.KNOW_NOTHING),)

    def test_teammates_make_remarks_as_they_act(self, session: Session, qtbot: QtBot) -> None:
        screen = Screen(session)
        session.start(table("pcc"))
        session.take_seat()
        play_on(screen, qtbot)
        assert screen.said
        assert all(one.seat != 0 for one in screen.said)
        assert screen.said == list(session.cursor.said)


def test_no_remark_is_made_at_a_strict_table(session: Session) -> None:
    screen = Screen(session)
    session.start(table("pp", table_talk=TableTalk.STRICT))
    session.take_seat()
    session.say(Remark.THANKS)
    assert screen.refusals == [Refusal.NO_REMARKS]


def test_first_person_watches_a_table_of_teammates(session: Session) -> None:
    screen = Screen(session)
    session.start(table("cc"))
    assert (screen.viewer, screen.handovers) == (0, [])
    session.submit(Clue(1, Suit.RED))
    assert screen.refusals == [Refusal.NOT_YOUR_TURN]
