"""The cursor over a game: in play, guided, finished, or a variation."""

from collections.abc import Iterator

import pytest
from driving import IdleGuide, states_of
from internals import game_of
from pytestqt.qtbot import QtBot
from whole_games import played_out, record_of

from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.observation import legal_actions
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.library.hanab_live.game_json import write_json
from hanabi_desktop.library.saved_game import SavedGame
from hanabi_desktop.session.guides.what_if import WhatIfGuide
from hanabi_desktop.session.library.loading import OpenedGame, open_text
from hanabi_desktop.session.play.position import Move, Position
from hanabi_desktop.session.play.session import Session
from hanabi_desktop.session.setup import GameSetup, Seat
from hanabi_desktop.teammates.characters import Level

OPTIONS = GameOptions(3, first_seat=0)
TABLE = GameSetup(
    (Seat("Elin"), Seat("Zoë", Level.CASUAL), Seat("Björn", Level.CASUAL)), OPTIONS, 4
)


@pytest.fixture
def session(qtbot: QtBot) -> Iterator[Session]:
    session = Session()
    yield session
    session.close()


def over() -> OpenedGame:
    record = record_of(played_out(OPTIONS, 4, care=1.0), 4)
    return open_text(write_json(SavedGame(record, (None, Level.CASUAL, Level.CASUAL))).decode())


def act(session: Session) -> None:
    seen = session.cursor.present
    assert seen is not None
    session.submit(legal_actions(seen)[0])


class Recording(IdleGuide):
    """A guide that records proposals and whether it was closed."""

    def __init__(self) -> None:
        self.proposed: list[Action] = []
        self.is_closed = False

    def propose(self, action: Action) -> None:
        self.proposed.append(action)

    def close(self) -> None:
        self.is_closed = True


def test_cursor_in_the_past_stays_while_the_game_continues(session: Session, qtbot: QtBot) -> None:
    shown: list[Position] = []
    session.cursor.changed.connect(shown.append)
    session.start(TABLE)
    act(session)
    qtbot.waitUntil(lambda: session.cursor.turns == 3)
    session.cursor.go_to(1)
    assert session.cursor.is_looking_back
    assert not session.cursor.may_act
    told = len(shown)
    act(session)
    qtbot.waitUntil(lambda: session.cursor.turns == 6)
    assert [len(one.observation.history) for one in shown[told:]] == [1, 1, 1]
    assert session.cursor.moment == 1
    assert len(session.cursor.log_positions) == 7, "the log should still include the new turns"
    session.cursor.go_to_present()
    assert (session.cursor.moment, session.cursor.may_act) == (6, True)


def test_cursor_shows_nothing_behind_the_curtain(session: Session) -> None:
    people = (Seat("Elin"), Seat("Åsa"), Seat("Björn", Level.CASUAL))
    shown: list[Position] = []
    session.start(GameSetup(people, OPTIONS, 4))
    session.cursor.changed.connect(shown.append)
    assert session.viewer is None
    session.cursor.go_to(0)
    session.cursor.look_from(1)
    session.cursor.look_from(None)
    assert (shown, session.cursor.present, session.cursor.log_positions) == ([], None, ())
    session.take_seat()
    session.cover()
    assert (len(shown), session.cursor.present, session.cursor.log_positions) == (1, None, ())


def test_only_one_guide_is_active_and_none_during_play(session: Session) -> None:
    states = states_of(played_out(OPTIONS, 4, care=1.0))[:3]
    first, second = Recording(), Recording()
    session.lead(first, TABLE, states, ())
    session.lead(second, TABLE, states[:1], ())
    assert (first.is_closed, second.is_closed) == (True, False)
    act(session)
    assert second.proposed
    assert session.cursor.turns == 0, "only the guide should carry out moves"
    session.act(Move(second.proposed[0]))
    assert session.cursor.turns == 1
    session.start(TABLE)
    assert second.is_closed
    assert session.guide is None


def test_variation_leaves_the_game_unchanged(session: Session) -> None:
    guide = WhatIfGuide(session, session)
    session.study(over())
    cursor = session.cursor
    turns, whole = cursor.turns, cursor.present
    cursor.go_to(5)
    guide.begin()
    seen = cursor.present
    assert seen is not None
    assert (len(seen.history), seen.seat, cursor.may_act) == (5, seen.seat_to_act, True)
    assert all(held.card is None for held in seen.own_hand)
    assert whole is not None
    other = next(one for one in legal_actions(seen) if one != whole.history[5].action)
    session.submit(other)
    (branch,) = session.lines.branches
    assert (branch.turn, branch.actions) == (5, (other,))
    assert cursor.moment == 6
    session.dismiss_guide()
    assert (cursor.turns, cursor.moment) == (turns, 5), "the game itself should be unchanged"
    cursor.show_line(*session.lines.actions(0), at=6)
    assert (cursor.is_on_line, cursor.moment, cursor.leaves_at) == (True, 6, 5)
    assert cursor.line_begins == (6, other)
    cursor.leave_line(5)
    assert (cursor.is_on_line, cursor.present) == (False, whole)
    assert game_of(session).course.turns == turns
    guide.stop()


def test_move_of_an_abandoned_question_is_dropped(session: Session, qtbot: QtBot) -> None:
    guide = WhatIfGuide(session, session)
    session.study(over())
    session.cursor.go_to(5)
    guide.begin()
    guide.ask_move()
    session.dismiss_guide()
    session.cursor.go_to(2)
    guide.begin()
    qtbot.wait(20)
    assert session.cursor.moment == 2
    assert not session.lines.branches
    guide.stop()


def test_finished_game_is_studied_in_place(session: Session, qtbot: QtBot) -> None:
    teammates = tuple(Seat(name, Level.CASUAL) for name in ("a", "b", "c"))
    session.start(GameSetup(teammates, OPTIONS, 4))
    qtbot.waitUntil(lambda: game_of(session).is_over)
    played, game_id = session.over, session.game_id
    assert played is not None
    session.study(played, session.viewer, shows_all=True)
    assert session.cursor.is_read_only
    assert session.cursor.moment == session.cursor.turns
    assert session.game_id == game_id
    seen = session.cursor.present
    assert seen is not None
    assert all(held.card is not None for held in seen.own_hand)
