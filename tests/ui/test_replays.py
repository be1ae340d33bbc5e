"""Replays of finished games: stepping, playback, viewpoint, notes, and playing on from a position."""

from dataclasses import replace
from time import monotonic
from typing import Any

import pytest
from driving import own_turn, says, seen
from internals import game_of
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from whole_games import NAMES, played_out, record_of

from hanabi_desktop.app.program import Program
from hanabi_desktop.game.moves import Clued, Misplayed
from hanabi_desktop.game.observation import legal_actions
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.library.hanab_live.game_json import write_json
from hanabi_desktop.library.metadata.summary import Assistance
from hanabi_desktop.library.saved_game import SavedGame
from hanabi_desktop.session.library.loading import open_text
from hanabi_desktop.support.translation import Language
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.ui.game.game_controller import GameController
from hanabi_desktop.ui.shell.command import Command
from hanabi_desktop.ui.widgets.dialogs import Question
from hanabi_desktop.ui.widgets.playback import PlaybackStep, Stops

RECORD = replace(record_of(played_out(GameOptions(3), 31, 0.9), 31), seats=NAMES[:3])
GAME = SavedGame(RECORD, (None, Level.CASUAL, Level.CASUAL))


def looked_at(program: Program, game: SavedGame = GAME) -> GameController:
    program.game.open(open_text(write_json(game).decode()))
    assert program.game.screen.is_replaying
    return program.game


def turn(room: GameController) -> int:
    return len(seen(room).history)


def look(room: GameController, seat: int | None) -> None:
    seats = room.screen.replay_bar.choices.seats
    seats.setCurrentIndex(seats.findData(seat))
    seats.activated.emit(seats.currentIndex())


def turns_with(room: GameController, event: type) -> list[int]:
    history = room.session.cursor.present.history
    return [one.number for one in history if any(isinstance(e, event) for e in one.events)]


def test_replay_bar_is_below_the_table(program: Program) -> None:
    room = looked_at(program)
    bar, view = room.screen.replay_bar, room.screen.view
    assert bar.is_whole
    assert bar.geometry().top() == view.geometry().bottom() + 1
    assert bar.width() == view.width()
    for part in (
        bar.slider,
        bar.timeline,
        bar.choices.seats,
        bar.choices.stops,
        bar.choices.speeds,
        bar.play_on_button,
    ):
        assert part.isVisible()


@pytest.mark.parametrize(("size", "text_size"), [((900, 540), 100), ((1024, 640), 150)])
def test_replay_bar_beside_a_low_table_leaves_space_for_cards(
    program: Program, size: tuple[int, int], text_size: int
) -> None:
    program.window.resize(*size)
    program.preferences.change(text_size=text_size)
    room = looked_at(program)
    QApplication.processEvents()
    screen, bar = room.screen, room.screen.replay_bar
    assert bar.x() >= screen.view.width()
    assert bar.fits_beside()
    assert screen.scene.geometry.own_width > 60
    bar.slider.setValue(5)
    assert turn(room) == 5
    program.preferences.change(text_size=100)
    program.window.resize(1100, 780)
    QApplication.processEvents()
    assert bar.y() >= screen.view.height()
    assert screen.side.log.isVisible()


@pytest.mark.parametrize(
    ("size", "text_size", "has_curve"),
    [((900, 540), 100, False), ((1024, 640), 100, True), ((1024, 640), 150, False)],
)
def test_low_table_beside_a_review_takes_the_space_of_the_curve(
    program: Program, size: tuple[int, int], text_size: int, has_curve: bool
) -> None:
    program.window.resize(*size)
    program.preferences.change(text_size=text_size)
    room = looked_at(program)
    beside, curve = QWidget(), QWidget()
    room.screen.replay_bar.show_curve(curve)
    room.screen.show_beside(beside)
    QApplication.processEvents()
    assert curve.isVisible() is has_curve
    assert room.screen.scene.geometry.own_width > 40
    assert room.screen.replay_bar.choices.speeds.isVisible()
    room.screen.replay_bar.show_curve(None)
    room.screen.show_beside(None)


@pytest.mark.parametrize(("stops", "event"), [(Stops.CLUE, Clued), (Stops.STRIKE, Misplayed)])
def test_steps_lead_from_clue_to_clue_and_from_strike_to_strike(
    program: Program, stops: Stops, event: type
) -> None:
    room = looked_at(program)
    bar, wanted = room.screen.replay_bar, turns_with(room, event)
    assert wanted
    bar.take(PlaybackStep.FIRST)
    bar.choices.stops.setCurrentIndex(bar.choices.stops.findData(stops))
    reached = []
    for _ in wanted:
        bar.steps[PlaybackStep.ON].click()
        reached.append(turn(room))
    assert reached == wanted
    bar.steps[PlaybackStep.ON].click()
    assert turn(room) == wanted[-1]  # there is no other
    for expected in reversed(wanted[:-1]):
        bar.steps[PlaybackStep.BACK].click()
        assert turn(room) == expected


def test_replay_steps_by_rounds_and_by_keys(program: Program) -> None:
    room = looked_at(program)
    view, clues = room.screen.view, turns_with(room, Clued)
    QTest.keyClick(view, Qt.Key.Key_Home)
    QTest.keyClick(view, Qt.Key.Key_PageDown)
    assert turn(room) == 3
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert turn(room) == 4
    QTest.keyClick(view, Qt.Key.Key_C)
    after = next(clue for clue in clues if clue > 4)
    assert turn(room) == after
    QTest.keyClick(view, Qt.Key.Key_C, Qt.KeyboardModifier.ShiftModifier)
    assert turn(room) == max(clue for clue in clues if clue < after)
    QTest.keyClick(view, Qt.Key.Key_S)
    assert turn(room) in turns_with(room, Misplayed)
    QTest.keyClick(view, Qt.Key.Key_End)
    QTest.keyClick(view, Qt.Key.Key_PageUp)
    assert turn(room) == len(RECORD.actions) - 3


def test_playback_runs_and_stops_at_the_end(program: Program, qtbot: QtBot) -> None:
    room = looked_at(program)
    bar = room.screen.replay_bar
    bar.choices.speeds.setCurrentIndex(3)
    bar.slider.setValue(len(RECORD.actions) - 2)
    QTest.keyClick(room.screen.view, Qt.Key.Key_P)
    assert bar.play_button.accessibleName() == "Pause (P)"
    qtbot.waitUntil(lambda: turn(room) == len(RECORD.actions))
    assert bar.play_button.accessibleName() == "Play (P)"
    bar.play_button.click()  # from the deal again
    assert turn(room) == 0
    qtbot.waitUntil(lambda: turn(room) > 1)
    bar.play_button.click()
    now = turn(room)
    qtbot.wait(400)
    assert turn(room) == now


@pytest.mark.parametrize(("place", "seconds"), [(None, 1.2), (2, 0.6)])
def test_replay_plays_at_the_speed_shown_from_the_start(
    program: Program, qtbot: QtBot, place: int | None, seconds: float
) -> None:
    room = looked_at(program)
    bar = room.screen.replay_bar
    bar.take(PlaybackStep.FIRST)
    if place is not None:
        bar.choices.speeds.setCurrentIndex(place)
    began = monotonic()
    bar.play_button.click()
    qtbot.waitUntil(lambda: turn(room) > 0)
    assert turn(room) == 1
    assert monotonic() - began >= 0.9 * seconds
    bar.play_button.click()


def test_every_card_can_be_shown(program: Program) -> None:
    room = looked_at(program)
    bar = room.screen.replay_bar
    bar.slider.setValue(9)
    look(room, None)
    assert all(held.card is not None for hand in seen(room).hands for held in hand)
    assert seen(room).seat == 0
    look(room, 2)
    assert seen(room).seat == 2
    assert all(held.card is None for held in seen(room).own_hand)


def test_resumable_game_never_shows_every_card(program: Program) -> None:
    # All seats are teammates': nobody resumes it here, but it has not ended.
    record = replace(RECORD, actions=RECORD.actions[:9])
    room = looked_at(program, SavedGame(record, (Level.CASUAL,) * 3))
    seats = room.screen.replay_bar.choices.seats
    assert seats.findData(None) < 0
    room.session.cursor.look_from(None)
    assert all(held.card is None for held in seen(room).own_hand)


def test_card_menu_leads_to_the_first_clue_about_the_card(program: Program) -> None:
    room = looked_at(program)
    whole = room.session.cursor.present
    clued = next(turn for turn in whole.history if isinstance(turn.events[0], Clued))
    order = clued.events[0].touched[0]
    room.screen.card_menu.first_touch_asked.emit(order)
    assert turn(room) == clued.number
    touched = {
        o for t in whole.history for e in t.events if isinstance(e, Clued) for o in e.touched
    }
    never = next(order for order in range(50) if order not in touched)
    room.screen.card_menu.first_touch_asked.emit(never)
    assert program.window.toast.text() == "No clue has touched this card yet."


def test_notes_are_shown_from_their_writers_seat(program: Program) -> None:
    game = GAME.with_notes(0, {2: "r2"}).with_notes(1, {7: "save"})
    room = looked_at(program, game)
    assert room.screen.own_hand.note(2) == "r2"
    look(room, 1)
    assert (room.screen.own_hand.note(2), room.screen.own_hand.note(7)) == ("", "save")


def test_playing_on_starts_a_separate_game(program: Program, qtbot: QtBot) -> None:
    room = looked_at(program)
    bar = room.screen.replay_bar
    assert not bar.play_on_button.isEnabled()  # it is over
    bar.slider.setValue(6)
    bar.play_on_button.click()
    assert not room.screen.is_replaying
    own_turn(room, qtbot)
    assert seen(room).history[:6] == room.session.cursor.log_positions[6].observation.history
    assert [t.action for t in seen(room).history[:6]] == list(RECORD.actions[:6])
    assert room.session.assistance == Assistance(branched_at=6)
    assert says(program.window.bar, "Played on from turn 6")
    room.session.submit(legal_actions(seen(room))[0])
    program.window.commands.give(Command.START_PAGE)
    answers: list[Any] = []
    program.controllers.library_service.overview(answers.append)
    qtbot.waitUntil(lambda: bool(answers))
    assert answers[0].unfinished.branched_at == 6
    assert answers[0].unfinished.helped


def test_playing_on_from_another_programs_deck(program: Program, qtbot: QtBot) -> None:
    game = SavedGame(replace(RECORD, game_number=None))  # the players are unknown
    room = looked_at(program, game)
    look(room, 1)
    room.screen.replay_bar.turn_chosen.emit(4)
    room.screen.replay_bar.play_on_button.click()
    qtbot.waitUntil(lambda: seen(room).seat == 1)
    assert [seat.is_person for seat in game_of(room.session).setup.seats] == [False, True, False]
    assert game_of(room.session).setup.game_number is None
    before = game_of(room.session).course.deal.state
    room.tables.same_deal()
    (question,) = program.window.findChildren(Question)
    question.yes.click()
    assert game_of(room.session).course.deal.state == before
    qtbot.waitUntil(lambda: seen(room).seat_to_act == 1)


def test_table_keys_work_wherever_the_focus_is(program: Program) -> None:
    """A combo box keeps its own few keys; letters, Home and End belong to the table."""
    room = looked_at(program)
    bar = room.screen.replay_bar
    last = bar.slider.maximum()
    for widget in (
        bar.choices.seats,
        bar.choices.speeds,
        bar.choices.stops,
        bar.slider,
        bar.play_on_button,
    ):
        widget.setFocus()
        chosen = bar.choices.seats.currentIndex()
        QTest.keyClick(widget, Qt.Key.Key_Home)
        assert (bar.slider.value(), bar.choices.seats.currentIndex()) == (0, chosen)
        QTest.keyClick(widget, Qt.Key.Key_Right)
        assert bar.slider.value() == 1
        QTest.keyClick(widget, Qt.Key.Key_P)
        assert bar.play_button.playing
        QTest.keyClick(widget, Qt.Key.Key_P)
        assert not bar.play_button.playing
        QTest.keyClick(widget, Qt.Key.Key_End)
        assert (bar.slider.value(), bar.choices.seats.currentIndex()) == (last, chosen)


def test_home_and_end_move_in_a_focused_list(program: Program) -> None:
    room = looked_at(program)
    bar, log = room.screen.replay_bar, room.screen.side.log
    bar.slider.setValue(3)
    log.setFocus()
    for key in (Qt.Key.Key_End, Qt.Key.Key_Home):
        QTest.keyClick(log, key)
        assert bar.slider.value() == 3


def test_table_keys_work_while_the_focus_is_in_the_bar(program: Program) -> None:
    room = looked_at(program)
    program.window.bar.menu_button.setFocus()
    QTest.keyClick(program.window.bar.menu_button, Qt.Key.Key_P)
    assert room.screen.replay_bar.play_button.playing
    room.screen.replay_bar.playback.pause()


def test_hiding_the_replay_bar_stops_playback(program: Program) -> None:
    room = looked_at(program)
    bar = room.screen.replay_bar
    bar.slider.setValue(3)
    bar.playback.play_or_pause()
    assert bar.play_button.playing
    bar.hide()
    assert not bar.playback.is_playing
    assert bar.slider.value() == 3
    assert not bar.play_button.playing


def test_chosen_speed_survives_a_language_change(program: Program) -> None:
    room = looked_at(program)
    speeds = room.screen.replay_bar.choices.speeds
    assert speeds.currentText() == "1×"
    for text, language in (("½×", Language.SWEDISH), ("4×", Language.DUTCH)):
        speeds.setCurrentText(text)
        program.preferences.change(language=language)
        assert speeds.currentText() == text


def test_closing_a_review_returns_to_the_seat_seen_before(program: Program) -> None:
    room = looked_at(program)
    look(room, 1)
    QTest.keyClick(program.window, Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier)
    cursor = room.session.cursor
    assert cursor.shows_all
    program.controllers.reviews.close_review()
    assert (cursor.viewer, cursor.shows_all) == (1, False)
