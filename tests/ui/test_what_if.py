"""*What if*: moving for every seat, back and forth; the lines are kept with the game."""

from collections import Counter
from dataclasses import replace
from random import Random
from time import perf_counter

import pytest
from driving import keys, own_turn, seen, start
from internals import game_of
from PySide6.QtCore import QModelIndex, QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from quick_reviews import review_quickly
from redeal import redealt_for
from test_hidden_result import WHOLE, _game, shown
from test_review_shown import IMPORTED, LITTLE
from whole_games import record_of

from hanabi_desktop.app.program import Program
from hanabi_desktop.game.cards import Suit
from hanabi_desktop.game.course import replay as replayed
from hanabi_desktop.game.moves import Action, Play
from hanabi_desktop.game.observation import legal_actions
from hanabi_desktop.game.state import observe
from hanabi_desktop.learning.lessons import Lesson
from hanabi_desktop.library.hanab_live.game_json import read_json, write_json
from hanabi_desktop.library.metadata.problems import UnreadableGameError
from hanabi_desktop.library.saved_game import MOST_BRANCHES, Branch
from hanabi_desktop.session.guides.what_if import imagined_states
from hanabi_desktop.session.library.loading import open_text
from hanabi_desktop.session.play.game import Mode
from hanabi_desktop.session.play.session import Session
from hanabi_desktop.ui.game.choosers import kept_free
from hanabi_desktop.ui.what_if import WhatIfController


@pytest.fixture
def replay(program: Program) -> WhatIfController:
    """Return the controller, with a finished game on the table."""
    program.game.open(open_text(write_json(IMPORTED).decode()))
    return program.controllers.what_if


def begin_at(program: Program, turn: int) -> None:
    program.game.screen.replay_bar.turn_chosen.emit(turn)
    keys(program.game, "Ctrl+I")
    assert len(seen(program.game).history) == turn


def other(program: Program, *made: Action) -> Action:
    """Make a move for the seat to act that differs from these."""
    action = next(one for one in legal_actions(seen(program.game)) if one not in made)
    program.game.session.submit(action)
    assert seen(program.game).history[-1].action == action
    return action


def rows(controller: WhatIfController, parent: QModelIndex | None = None) -> list[tuple[str, int]]:
    """Return the rows of the tree with their depths, from top to bottom."""
    model, found = controller.panel.lines, []

    def walk(index: QModelIndex, depth: int) -> None:
        for row in range(model.rowCount(index)):
            below = model.index(row, 0, index)
            found.append((str(below.data()), depth))
            walk(below, depth + 1)

    walk(parent or QModelIndex(), 0)
    return found


def ends(controller: WhatIfController, qtbot: QtBot) -> list[str]:
    model = controller.panel.lines
    root = range(model.rowCount())
    qtbot.waitUntil(lambda: all(model.index(row, 1).data() for row in root))
    return [str(model.index(row, 1).data()) for row in root]


def test_one_moves_for_every_seat_back_and_forth(
    program: Program, replay: WhatIfController
) -> None:
    begin_at(program, 5)
    room, panel = program.game, replay.panel
    assert panel.isVisible()
    first, seats = seen(room), []
    made = []
    for _ in range(3):
        seats.append(seen(room).seat_to_act)
        assert room.table.acts
        assert seen(room).seat == seen(room).seat_to_act
        made.append(other(program, IMPORTED.record.actions[5]))
    assert len(set(seats)) == min(3, first.options.players)
    panel.back_button.click()
    panel.back_button.click()
    assert [turn.action for turn in seen(room).history[5:]] == made[:1]
    panel.forward_button.click()
    assert [turn.action for turn in seen(room).history[5:]] == made[:2]
    assert [depth for _, depth in rows(replay)] == [0]
    keys(room, "Ctrl+Z")
    assert len(seen(room).history) == 6
    panel.leave_button.click()
    assert not panel.isVisible()
    assert len(seen(room).history) == 5
    assert room.screen.replay_bar.isVisible()
    assert game_of(room.session).saved.branches[0].actions == tuple(made)


def test_clues_are_chosen_over_the_panel_where_the_table_has_no_room(
    program: Program, replay: WhatIfController
) -> None:
    program.window.resize(1024, 640)
    begin_at(program, 5)
    room = program.game
    chooser, geometry = room.screen.choosers.clues, room.screen.scene.geometry
    other_seat = (seen(room).seat_to_act + 1) % seen(room).options.players
    room.screen.intent.press_card(seen(room).hands[other_seat][0].order)
    assert chooser.isVisible()
    assert not any(QRectF(chooser.geometry()).intersects(taken) for taken in kept_free(geometry))
    assert replay.panel.geometry().intersects(chooser.geometry())
    room.screen.intent.cancel()
    assert not chooser.isVisible()
    assert replay.panel.isVisible()


def test_line_that_leaves_a_line_stands_below_it(
    program: Program, replay: WhatIfController
) -> None:
    begin_at(program, 4)
    first = other(program, IMPORTED.record.actions[4])
    second = other(program)
    replay.panel.back_button.click()
    third = other(program, second)
    assert [depth for _, depth in rows(replay)] == [0, 1]
    branches = game_of(program.game.session).saved.branches
    assert [one.actions for one in branches] == [(first, second), (first, third)]
    # The same moves again make no further line.
    replay.panel.back_button.click()
    program.game.session.submit(third)
    assert len(rows(replay)) == 2
    # And a click shows a line after the move that makes it one.
    replay.panel.tree.activated.emit(replay.panel.lines.index_of(0))
    assert [turn.action for turn in seen(program.game).history[4:]] == [first]


def test_what_they_would_do_and_play_on(
    program: Program, replay: WhatIfController, qtbot: QtBot
) -> None:
    begin_at(program, 6)
    replay.panel.ask_button.click()
    qtbot.waitUntil(lambda: not replay.guide.is_busy)
    assert len(seen(program.game).history) == 7
    replay.panel.play_button.click()
    assert replay.panel.stop_button.isVisible()
    qtbot.waitUntil(lambda: not replay.guide.is_busy)
    assert seen(program.game).ending is not None
    assert "This line ends here with" in replay.panel.state.text()
    assert not replay.panel.play_button.isEnabled()
    (end,) = ends(replay, qtbot)
    assert end == str(sum(seen(program.game).fireworks))


def test_playing_on_can_be_stopped(
    program: Program, replay: WhatIfController, qtbot: QtBot
) -> None:
    begin_at(program, 2)
    other(program, IMPORTED.record.actions[2])
    replay.panel.play_button.click()
    assert replay.panel.state.text() == "Working… turn 4"
    replay.panel.stop_button.click()
    turns = len(seen(program.game).history)
    assert not replay.guide.is_busy
    qtbot.wait(50)
    assert len(seen(program.game).history) == turns


def test_names_and_notes_are_kept_in_the_file(program: Program, replay: WhatIfController) -> None:
    begin_at(program, 4)
    other(program, IMPORTED.record.actions[4])
    ((name, _),) = rows(replay)
    assert name.startswith("Turn 5, ")
    replay.rename(0, "  The other way ")
    assert rows(replay) == [("The other way", 0)]
    assert replay.panel.place == 0
    replay.panel.note.setText("saves the 5")
    replay.panel.note.editingFinished.emit()
    saved = game_of(program.game.session).saved
    assert saved.branches[0].note == "saves the 5"
    assert read_json(write_json(saved)).branches == saved.branches
    replay.panel.drop_button.click()
    assert rows(replay) == []
    assert not game_of(program.game.session).saved.branches


def test_figures_compare_with_the_line_that_was_left(
    program: Program, replay: WhatIfController, qtbot: QtBot
) -> None:
    begin_at(program, 8)
    action = other(program, IMPORTED.record.actions[8])
    replay.panel.tree.setCurrentIndex(replay.panel.lines.index_of(0))
    with qtbot.waitSignal(replay.guide.measured) as measured:
        replay.panel.measure_button.click()
    figures = measured.args[0]
    assert (figures.action, figures.other) == (action, IMPORTED.record.actions[8])
    assert figures.compared.games > 0
    assert replay.panel.told.text().startswith("On average ")
    replay.panel.drop_button.click()
    assert not replay.panel.told.text(), "the line they were about is gone"


def test_play_on_from_any_position_of_a_line(program: Program, replay: WhatIfController) -> None:
    begin_at(program, 3)
    actions = [other(program, IMPORTED.record.actions[3]), other(program)]
    replay.panel.play_on_button.click()
    session = program.game.session
    assert session.mode is Mode.PLAYED
    assert [turn.action for turn in seen(program.game).history] == [
        *IMPORTED.record.actions[:3],
        *actions,
    ]
    assert session.assistance.branched_at == 5
    assert not replay.panel.isVisible()


def test_begun_in_a_review_it_returns_there(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    review_quickly(monkeypatch, LITTLE)
    program.game.open(open_text(write_json(IMPORTED).decode()))
    reviews, controller = program.controllers.reviews, program.controllers.what_if
    reviews.show()
    reviews.panel.bookmarks.what_if_button.click()
    assert controller.panel.isVisible()
    assert not reviews.panel.isVisible()
    other(program, IMPORTED.record.actions[0])
    QTest.keyClick(program.game.screen.view, Qt.Key.Key_Escape)
    controller.leave()
    assert reviews.panel.isVisible()
    assert reviews.panel.bookmarks.branch_rows.rowCount() == 1


def test_hidden_result_stays_hidden(program: Program) -> None:
    program.game.screen.replay_bar.hide_button.click()
    shown(program, _game(WHOLE))
    keys(program.game, "Ctrl+I")
    controller = program.controllers.what_if
    assert not controller.panel.forward_button.isEnabled(), "the game’s next move is not told"
    controller.leave()
    assert program.game.screen.replay_bar.slider.maximum() == 0


@pytest.fixture
def playing(program: Program, qtbot: QtBot) -> WhatIfController:
    """Return the controller in a game of one's own, in the first round, at one's own turn."""
    room = start(program)
    room.session.teammates.set_pause(0)
    room.session.submit(legal_actions(seen(room))[0])
    qtbot.waitUntil(lambda: len(seen(room).history) == 3)
    own_turn(room, qtbot)
    keys(room, "Ctrl+I")
    return program.controllers.what_if


def test_own_game_is_tried_with_imagined_cards_and_counted_as_help(
    program: Program, playing: WhatIfController, qtbot: QtBot
) -> None:
    room = program.game
    assert playing.guide.is_imagined
    assert room.session.assistance.hints == 1
    assert "imagined" in playing.panel.told.text()
    hands = {tuple(held.card for held in seen(room).hands[0])}
    assert None not in next(iter(hands))
    for _ in range(5):
        playing.panel.redraw_button.click()
        hands.add(tuple(held.card for held in seen(room).hands[0]))
    assert len(hands) > 1
    other(program)
    other(program)
    assert len(rows(playing)) == 1
    turns = game_of(room.session).turns
    playing.panel.leave_button.click()
    assert turns == game_of(room.session).turns == len(seen(room).history) == 3
    assert all(held.card is None for held in seen(room).own_hand)
    assert not game_of(room.session).saved.branches
    assert room.table.acts


def test_earlier_turn_of_an_own_game_is_tried_with_cards_that_fit_what_is_known_now(
    program: Program, playing: WhatIfController, qtbot: QtBot
) -> None:
    room = program.game
    playing.panel.leave_button.click()
    now = seen(room)
    known = {held.order: held.card for hand in now.hands for held in hand if held.card is not None}
    room.session.cursor.go_to(1)
    assert room.session.cursor.is_looking_back
    keys(room, "Ctrl+I")
    assert playing.guide.is_imagined
    assert len(seen(room).history) == 1
    assert seen(room).history[0].action == now.history[0].action
    for _ in range(3):
        held = {one.order: one.card for hand in seen(room).hands for one in hand}
        assert all(held[order] == known[order] for order in held.keys() & known.keys())
        playing.panel.redraw_button.click()
        assert len(seen(room).history) == 1
    playing.panel.forward_button.click()
    assert len(seen(room).history) == 2
    assert seen(room).history[1].action == now.history[1].action, "what was played is known"
    other(program)
    assert len(rows(playing)) == 1
    playing.panel.leave_button.click()
    assert room.session.cursor.is_looking_back
    assert len(seen(room).history) == 1
    assert game_of(room.session).turns == 3


def test_play_on_with_imagined_cards_leaves_the_own_game_alone(
    program: Program, playing: WhatIfController
) -> None:
    own = game_of(program.game.session)
    other(program)
    playing.panel.play_on_button.click()
    session = program.game.session
    assert session.game_id != own.game_id
    assert game_of(session).saved.record.game_number is None
    assert own.turns == 3


def test_imagined_cards_depend_on_nothing_that_the_seat_cannot_see() -> None:
    chance = Random(5)
    states = list(replayed(record_of(WHOLE)))
    for state in (states[turns] for turns in (0, 1, 9, 20)):
        seat = state.seat_to_act
        expected = imagined_states(observe(state, seat), Random(1))
        for _ in range(5):
            redealt = redealt_for(state, seat, chance)
            assert imagined_states(observe(redealt, seat), Random(1)) == expected
        last = expected[-1]
        assert observe(last, seat) == observe(state, seat)
        assert Counter(last.deck) == Counter(state.deck)


def test_two_hundred_lines_stay_fluid(program: Program, qtbot: QtBot) -> None:
    turns = len(WHOLE.history)
    actions = [turn.action for turn in WHOLE.history]
    branches = []
    for number in range(MOST_BRANCHES):
        at = number % (turns - 2)
        branches.append(Branch(at, (Play(number % 5), *actions[at + 1 :]), f"{number}"))
    game = replace(_game(WHOLE), branches=tuple(branches))
    shown(program, game)
    program.game.screen.replay_bar.turn_chosen.emit(3)
    controller = program.controllers.what_if
    began = perf_counter()
    keys(program.game, "Ctrl+I")
    assert perf_counter() - began < 1.0
    qtbot.waitUntil(lambda: len(rows(controller)) == MOST_BRANCHES)
    began = perf_counter()
    controller.guide.tree()
    assert perf_counter() - began < 0.1
    other(program, actions[3])
    controller.leave()


def test_announcements_in_variations_round_trip_and_nonsense_is_refused() -> None:
    announced = (Play(3, Suit.RED),)
    game = replace(IMPORTED, branches=(Branch(2, announced, "x", "why"),))
    assert read_json(write_json(game)).branches == game.branches
    with pytest.raises(UnreadableGameError):
        read_json(write_json(replace(IMPORTED, branches=(Branch(900, announced, "x"),))))


def test_variation_without_a_note_is_written_as_before() -> None:
    written = write_json(replace(IMPORTED, branches=(Branch(2, (Play(3),), "x"),)))
    assert b'"name":"x"}' in written


def test_variation_is_shown_as_far_as_the_rules_allow(qtbot: QtBot) -> None:
    game = replace(IMPORTED, branches=(Branch(2, (Play(45), Play(45)), "x"),))
    session = Session()
    session.study(open_text(write_json(game).decode()))
    assert session.lines.entries[0].points == 0
    session.cursor.show_line(*session.lines.actions(0))
    assert session.cursor.turns == 2
    session.close()


def test_line_that_breaks_the_rules_is_shown_as_far_as_they_allow(
    program: Program, qtbot: QtBot
) -> None:
    game = replace(IMPORTED, branches=(Branch(2, (Play(45), Play(45)), "x"),))
    program.game.open(open_text(write_json(game).decode()))
    begin_at(program, 0)
    controller = program.controllers.what_if
    controller.guide.show_line(0)
    assert len(seen(program.game).history) == 2
    assert ends(controller, qtbot)


def test_starting_a_lesson_ends_what_if(program: Program, replay: WhatIfController) -> None:
    begin_at(program, 3)
    learning, coach = program.controllers.learning, program.game.screen.advice
    learning.begin_lesson(Lesson.PLAYING)
    assert not replay.panel.isVisible()
    assert coach.isVisible()
    while coach.waits:
        coach.go_on()
    program.game.session.submit(legal_actions(seen(program.game))[0])
    assert program.game.session.guide is learning.lessons.guide


def test_nothing_can_be_tried_without_a_game(program: Program) -> None:
    keys(program.game, "Ctrl+I")
    assert program.window.toast.text().startswith("Open a finished game first.")
