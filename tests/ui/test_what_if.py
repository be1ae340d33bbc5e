"""What-if: trying another action in a finished game; the variation is saved with the game."""

from dataclasses import replace

import pytest
from driving import keys
from internals import game_of
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from quick_reviews import review_quickly
from test_review_shown import IMPORTED, LITTLE

from hanabi_desktop.app.program import Program
from hanabi_desktop.game.cards import Suit
from hanabi_desktop.game.moves import Action, Play
from hanabi_desktop.game.observation import legal_actions
from hanabi_desktop.learning.lessons import Lesson
from hanabi_desktop.library.hanab_live.game_json import read_json, write_json
from hanabi_desktop.library.metadata.problems import UnreadableGameError
from hanabi_desktop.library.saved_game import Branch
from hanabi_desktop.session.library.loading import open_text
from hanabi_desktop.session.play.session import Session
from hanabi_desktop.ui.game.advice_panel import Choice
from hanabi_desktop.ui.review.review_controller import ReviewController


@pytest.fixture
def reviews(program: Program, monkeypatch: pytest.MonkeyPatch) -> ReviewController:
    review_quickly(monkeypatch, LITTLE)
    program.window.show()
    program.game.open(open_text(write_json(IMPORTED).decode()))
    program.controllers.reviews.show()
    return program.controllers.reviews


def take_another_action(program: Program, qtbot: QtBot, turn: int) -> Action:
    """Go to a turn, and take another action there than the game did."""
    program.game.screen.replay_bar.turn_chosen.emit(turn)
    keys(program.game, "Ctrl+I")
    seen = program.game.table.observation
    assert seen is not None
    assert len(seen.history) == turn
    assert seen.seat == seen.seat_to_act
    assert all(held.card is None for held in seen.own_hand)
    done = IMPORTED.record.actions[turn]
    action = next(action for action in legal_actions(seen) if action != done)
    program.game.session.submit(action)
    qtbot.waitUntil(lambda: program.game.session.cursor.is_on_line)
    return action


def test_another_action_is_played_out_to_the_end(
    program: Program, reviews: ReviewController, qtbot: QtBot
) -> None:
    action = take_another_action(program, qtbot, 5)
    session, cursor = program.game.session, program.game.session.cursor
    assert cursor.moment == 6
    assert cursor.present is not None
    assert cursor.present.history[5].action == action
    assert cursor.present.ending is not None
    assert [one.turn for one in session.lines.entries] == [5]
    # Step back on this line and try another action: it leaves the game at the same turn.
    program.game.screen.replay_bar.turn_chosen.emit(7)
    done = cursor.present.history[7].action
    keys(program.game, "Ctrl+I")
    seen = program.game.table.observation
    assert seen is not None
    assert [turn.action for turn in seen.history][5] == action
    program.game.session.submit(next(one for one in legal_actions(seen) if one != done))
    qtbot.waitUntil(lambda: len(session.lines.entries) == 2)
    assert [one.turn for one in session.lines.entries] == [5, 5]
    # Esc returns to the game.
    QTest.keyClick(program.game.screen.view, Qt.Key.Key_Escape)
    assert not program.game.session.cursor.is_on_line


def test_variations_are_listed_shown_renamed_and_removed(
    program: Program, reviews: ReviewController, qtbot: QtBot
) -> None:
    take_another_action(program, qtbot, 4)
    page = reviews.panel.bookmarks
    assert page.branch_rows.index(0, 0).data().startswith("Turn 5: ")
    reviews.lines.rename(0, "  The other way ")
    assert page.branch_rows.index(0, 0).data() == "The other way"
    QTest.keyClick(program.game.screen.view, Qt.Key.Key_Escape)
    assert not program.game.session.cursor.is_on_line
    page.branch_table.activated.emit(page.branch_rows.index(0, 0))
    assert program.game.session.cursor.is_on_line
    assert program.game.session.cursor.moment == 4
    # It is part of the game's file.
    again = read_json(write_json(game_of(program.game.session).saved))
    assert again.branches == game_of(program.game.session).saved.branches
    assert again.branches[0].name == "The other way"
    page.drop_button.click()
    assert not program.game.session.lines.entries
    assert not program.game.session.cursor.is_on_line


def test_leaving_what_if_without_an_action_returns_to_the_moment(
    program: Program, reviews: ReviewController
) -> None:
    program.game.screen.replay_bar.turn_chosen.emit(3)
    keys(program.game, "Ctrl+I")
    assert program.game.session.guide is reviews.what_if.guide
    program.game.screen.advice.chosen.emit(Choice.BACK)
    assert program.game.session.cursor.moment == 3
    assert not program.game.session.lines.entries


def test_announcements_in_variations_round_trip_and_nonsense_is_refused() -> None:
    order = 3
    announced = (Play(order, Suit.RED),)
    game = replace(IMPORTED, branches=(Branch(2, announced, "x"),))
    assert read_json(write_json(game)).branches == game.branches
    with pytest.raises(UnreadableGameError):
        read_json(write_json(replace(IMPORTED, branches=(Branch(900, announced, "x"),))))


def test_variation_is_shown_as_far_as_the_rules_allow(qtbot: QtBot) -> None:
    game = replace(IMPORTED, branches=(Branch(2, (Play(45), Play(45)), "x"),))
    session = Session()
    session.study(open_text(write_json(game).decode()))
    assert session.lines.entries[0].points == 0
    session.cursor.show_line(*session.lines.actions(0))
    assert session.cursor.turns == 2
    session.close()


def test_starting_a_lesson_ends_what_if(
    program: Program, reviews: ReviewController, qtbot: QtBot
) -> None:
    program.game.screen.replay_bar.turn_chosen.emit(3)
    keys(program.game, "Ctrl+I")
    learning, coach = program.controllers.learning, program.game.screen.advice
    learning.begin_lesson(Lesson.PLAYING)
    assert learning.lessons.guide.lesson is Lesson.PLAYING
    assert coach.isVisible()
    while coach.waits:
        coach.go_on()
    seen = program.game.table.observation
    assert seen is not None
    with qtbot.assertNotEmitted(reviews.what_if.found):
        program.game.session.submit(legal_actions(seen)[0])
    assert program.game.session.guide is learning.lessons.guide
