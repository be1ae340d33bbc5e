"""Sorting and marking the own hand, by pointer, keys and menu."""

from pathlib import Path

import pytest
from driving import (
    at,
    centre,
    click,
    drag,
    entry,
    own_turn,
    press,
    seen,
    start,
    status_bar,
    table_has_focus,
    wait_until_read,
)
from internals import game_of
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hanabi_desktop.app.program import Program
from hanabi_desktop.game.cards import Rank
from hanabi_desktop.game.moves import Clue, Play
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.library.hanab_live.game_json import read_json, write_json
from hanabi_desktop.library.metadata.badges_and_notes import HeldHand
from hanabi_desktop.library.metadata.problems import UnreadableGameError
from hanabi_desktop.library.saved_game import SavedGame
from hanabi_desktop.session.library.loading import open_text
from hanabi_desktop.table.appearance import Speed
from hanabi_desktop.table.layout.geometry import Supply
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.measuring.arena import Seating, play_game
from hanabi_desktop.ui.game.game_controller import GameController
from hanabi_desktop.ui.shell.command import Command

OFFSCREEN_MENUS = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def row(room: GameController) -> list[int]:
    """Return the own cards as they lie on the table, from left to right."""
    own = [held.order for held in seen(room).own_hand]
    return sorted(own, key=lambda order: room.screen.scene.card_box(order).left())


def test_dragged_card_changes_place_and_keeps_its_slot(program: Program) -> None:
    room = start(program)
    before = row(room)
    drag(room, centre(room, before[0]), centre(room, before[3]))
    assert row(room) == [*before[1:4], before[0], before[4]]
    assert room.screen.scene.composition.own_slots() == [2, 3, 4, 1, 5]
    assert seen(room).history == ()
    press(room, "P")
    press(room, "1")
    assert seen(room).history[0].action == Play(before[0]), "slot 1 should still be the newest card"


def test_hand_can_be_sorted_while_others_play(program: Program, qtbot: QtBot) -> None:
    room = start(program)
    room.session.teammates.set_pause(60_000)
    room.session.submit(Clue(1, Rank.ONE))
    assert seen(room).seat_to_act != 0
    before = row(room)
    drag(room, centre(room, before[4]), centre(room, before[0]))
    assert row(room) == [before[4], *before[:4]]
    drag(room, centre(room, before[0]), at(room, room.screen.scene.geometry.fireworks.center()))
    assert "turn" in status_bar(room)
    assert len(seen(room).history) == 1
    room.session.teammates.set_pause(0)


def test_card_dropped_during_a_motion_still_comes_to_rest(program: Program, qtbot: QtBot) -> None:
    room = start(program)
    room.set_speed(Speed.SLOW)
    scene, before = room.screen.scene, row(room)
    drag(room, centre(room, before[0]), centre(room, before[2]))
    room.screen.own_hand.tilt_or_straighten(before[1])
    qtbot.waitUntil(lambda: not scene.motions.running)
    targets = scene.composition.placements(scene.geometry)
    assert {order: scene.card_items[order].placement for order in targets} == targets
    assert row(room) == [before[1], before[2], before[0], *before[3:]]


def test_hand_sorted_during_the_deal_stays_sorted(program: Program, qtbot: QtBot) -> None:
    room = start(program)
    room.set_speed(Speed.FAST)
    program.window.commands.give(Command.SAME_DEAL)
    room.tables.start(room.tables.last_setup())
    scene = room.screen.scene
    assert scene.motions.running
    hand = seen(room).hand_orders(0)
    room.screen.own_hand.move(hand, hand[0], 0)
    qtbot.waitUntil(lambda: not scene.motions.running)
    assert row(room)[0] == hand[0]


def test_card_is_moved_raised_and_tilted_by_keys(program: Program) -> None:
    room = start(program)
    before = row(room)
    press(room, "Right")
    assert room.screen.intent.pending.focused == before[0]
    press(room, "Right", shift=True)
    assert row(room) == [before[1], before[0], *before[2:]]
    lying = room.screen.scene.card_box(before[0]).top()
    press(room, "U")
    press(room, "T")
    assert room.screen.scene.card_box(before[0]).top() < lying
    assert room.screen.scene.card_items[before[0]].placement.tilt != 0
    press(room, "Left")
    assert room.screen.intent.pending.focused == before[1], (
        "the arrow keys should follow the displayed order"
    )


def test_card_command_without_a_chosen_card_asks_for_one(program: Program) -> None:
    room = start(program)
    press(room, "U")
    assert status_bar(room) == "Choose one of your cards first."


def test_note_is_written_read_aloud_and_saved(program: Program, tmp_path: Path) -> None:
    room = start(program)
    order = row(room)[1]
    click(room, centre(room, order))
    press(room, "N")
    editor = room.screen.choosers.note
    assert editor.isVisible()
    QTest.keyClicks(editor, "hdr2")
    assert seen(room).history == (), "letters should be typed into the note, not taken as commands"
    editor.setText("r2")
    press(room, "Return")
    assert not editor.isVisible()
    assert room.screen.own_hand.note(order) == "r2"
    assert room.screen.scene.card_items[order].look is not None
    assert room.screen.scene.card_items[order].look.note == "r2"
    button = room.screen.view.overlay.card(order)
    assert button is not None
    assert "Your note: r2." in button.accessibleName()
    room.session.sharing.save(tmp_path / "game.json")
    program.window.commands.give(Command.SAME_DEAL)
    assert room.screen.own_hand.note(order) == "", "a new game should start without notes"
    program.controllers.files.open_file(tmp_path / "game.json")
    wait_until_read(program)
    assert room.screen.own_hand.note(order) == "r2"


def test_open_note_survives_a_teammates_move(program: Program, qtbot: QtBot) -> None:
    room = start(program)
    order = row(room)[4]
    room.session.submit(Clue(1, Rank.ONE))
    room.screen.intent.begin_note(order)
    QTest.keyClicks(room.screen.choosers.note, "later")
    own_turn(room, qtbot)
    assert len(seen(room).history) == 3
    assert room.screen.choosers.note.isVisible()
    press(room, "Return")
    assert room.screen.own_hand.note(order) == "later"


def test_notes_of_one_game_do_not_appear_in_another(program: Program, tmp_path: Path) -> None:
    room = start(program)
    order = row(room)[0]
    room.screen.own_hand.write(order, "mine")
    room.screen.own_hand.raise_or_lower(order)
    record = play_game(Seating((Level.CASUAL,) * 2), GameOptions(2), 5).record
    room.open(open_text(write_json(SavedGame(record)).decode()))
    assert room.screen.is_replaying
    assert room.screen.own_hand.note(order) == ""
    press(room, "U")
    assert "look around" in status_bar(room)
    assert not room.screen.own_hand.is_raised(order)


def test_open_note_does_not_reach_the_next_game(program: Program) -> None:
    room = start(program)
    order = row(room)[0]
    room.screen.intent.begin_note(order)
    QTest.keyClicks(room.screen.choosers.note, "old")
    program.window.commands.give(Command.SAME_DEAL)
    assert not room.screen.choosers.note.isVisible()
    assert room.screen.own_hand.note(order) == ""
    assert room.session.notebook.notes == {}


def test_escape_discards_the_open_note(program: Program) -> None:
    room = start(program)
    order = row(room)[0]
    room.screen.intent.begin_note(order)
    QTest.keyClicks(room.screen.choosers.note, "later")
    press(room, "Escape")
    assert room.screen.own_hand.note(order) == ""
    assert table_has_focus(room)


@OFFSCREEN_MENUS
def test_own_card_menu_entries_work(program: Program, qtbot: QtBot) -> None:
    room = start(program)
    order = row(room)[2]
    room.screen.view.menu_asked.emit(order, QPoint(0, 0))
    menu = room.screen.card_menu
    texts = [action.text().split("\t")[0] for action in menu.actions() if action.text()]
    assert texts == ["Play", "Discard", "Raise", "Tilt", "Write a note…", "Sort the hand by age"]
    by_text = {action.text().split("\t")[0]: action for action in menu.actions()}
    assert not by_text["Discard"].isEnabled(), (
        "discarding is illegal with all clue tokens available"
    )
    assert not by_text["Sort the hand by age"].isEnabled()
    by_text["Raise"].trigger()
    assert room.screen.own_hand.is_raised(order)
    menu.close()
    room.screen.view.menu_asked.emit(order, QPoint(0, 0))
    assert "Lower" in [action.text().split("\t")[0] for action in menu.actions()]
    menu.actions()[0].trigger()
    menu.close()
    assert seen(room).history[0].action == Play(order)
    own_turn(room, qtbot)


@OFFSCREEN_MENUS
def test_teammates_card_menu_shows_its_information(program: Program, qtbot: QtBot) -> None:
    room = start(program)
    held = seen(room).hands[1][0]
    assert held.card is not None
    room.screen.view.menu_asked.emit(held.order, QPoint(0, 0))
    room.screen.card_menu.actions()[1].trigger()
    room.screen.card_menu.close()
    assert seen(room).history[0].action == Clue(1, held.card.rank)
    own_turn(room, qtbot)


@pytest.mark.parametrize("seat", [0, 1])
def test_hover_highlights_a_card_and_says_what_a_click_would_do(
    program: Program, seat: int
) -> None:
    room = start(program)
    order = seen(room).hands[seat][0].order
    before = status_bar(room)
    QTest.mouseMove(room.screen.view.viewport(), centre(room, order))
    look = room.screen.scene.card_items[order].look
    assert look is not None
    assert look.pointed
    assert tip_at(room, room.screen.scene.card_box(order).center()).startswith("Click to ")
    assert status_bar(room) == before, "the last move should stay in the status bar"
    QTest.mouseMove(room.screen.view.viewport(), QPoint(5, 5))
    assert not room.screen.view.callouts.tip.isVisible()


def test_tooltip_shows_the_holders_knowledge_where_no_strip_fits(program: Program) -> None:
    room = start(program)
    scene = room.screen.scene
    order = seen(room).hands[1][0].order
    assert "Known" not in tip_at(room, scene.card_box(order).center())
    scene.resize(QSize(672, 404), 1.0)
    assert not scene.geometry.strips
    told = tip_at(room, scene.card_box(order).center())
    assert told.startswith("Björn, card 5: ")
    assert "Known: " in told
    own = seen(room).own_hand[0].order
    assert "Known" not in tip_at(room, scene.card_box(own).center()), (
        "a card back already shows what is known about it"
    )


def tip_at(room: GameController, point: QPointF) -> str:
    """Return the text of the tooltip at the pointer; it covers no card."""
    view = room.screen.view
    local = view.mapFromScene(point)
    where = view.viewport().mapToGlobal(local)
    QApplication.sendEvent(view.viewport(), QHelpEvent(QEvent.Type.ToolTip, local, where))
    if not view.callouts.tip.isVisible():
        assert view.callouts.tip.text() == "", "a hidden tooltip should keep no text"
        return ""
    covered = room.screen.scene.card_boxes()
    box = QRectF(view.callouts.tip.geometry())
    assert QRectF(view.viewport().rect()).contains(box)
    assert not any(box.intersects(card) for card in covered)
    return view.callouts.tip.text()


def test_focus_says_what_enter_would_do(program: Program) -> None:
    room = start(program)
    press(room, "Right")
    assert status_bar(room) == "Enter: choose this card."
    press(room, "Up")
    assert status_bar(room).startswith("Enter: tell ")
    press(room, "Down")
    press(room, "P")
    press(room, "Escape")
    assert status_bar(room) == "Enter: choose this card."
    click(room, centre(room, row(room)[1]))
    press(room, "Escape")
    assert not status_bar(room).startswith("Enter: ")


@pytest.mark.parametrize(
    ("players", "size"), [(3, QSize(1280, 800)), (5, QSize(1024, 640)), (2, QSize(2560, 1440))]
)
def test_tooltips_appear_near_their_subject(program: Program, players: int, size: QSize) -> None:
    room = start(program, players)
    program.window.resize(size)
    QApplication.processEvents()
    scene, tip = room.screen.scene, room.screen.view.callouts.tip
    supplies = (scene.geometry.box_of(supply) for supply in Supply)
    told = 0
    for thing in (*scene.hand_boxes().values(), *supplies, *scene.geometry.columns):
        if tip_at(room, thing.center()):
            told += 1
            near = thing.adjusted(-100, -100, 100, 100)
            assert near.intersects(QRectF(tip.geometry())), (thing, tip.text())
        tip.forget()
    assert told > 4 * players


def test_supplies_have_tooltips_and_accessible_descriptions(program: Program) -> None:
    room = start(program)
    scene, view = room.screen.scene, room.screen.view
    for box, says in (
        (scene.geometry.clue_tokens, "A clue uses up a lantern"),
        (scene.geometry.strike_words, "Playing a card that doesn’t fit"),
        (scene.geometry.deck, "When the last card"),
        (scene.geometry.columns[0], "Next: white 1, 3 left."),
    ):
        assert tip_at(room, box.center()).startswith(says)
    QTest.keyClick(view, Qt.Key.Key_Escape)
    QTest.mouseMove(view.viewport(), QPoint(5, 5))
    assert tip_at(room, QPointF(3, 3)) == "", "the background should have no tooltip"
    assert view.accessibleDescription() == (
        "White 0, Red 0, Blue 0, Yellow 0, Green 0, "
        "8 clues left, 0 strikes of 3, 35 cards in the deck."
    )


@OFFSCREEN_MENUS
def test_disabled_menu_entry_says_why(program: Program) -> None:
    room = start(program)
    room.screen.view.menu_asked.emit(row(room)[0], QPoint(0, 0))
    discard = room.screen.card_menu.actions()[1]
    room.screen.card_menu.close()
    assert "All eight clues" in discard.toolTip()
    assert (
        entry(program.window, "Take back the last move").toolTip()
        == "There is no move to take back."
    )


def test_hand_order_is_restored_when_the_game_is_opened_again(
    program: Program, qtbot: QtBot
) -> None:
    room = start(program)
    room.session.submit(Clue(1, Rank.ONE))
    own_turn(room, qtbot)
    own, hand = room.screen.own_hand, seen(room).hand_orders(0)
    own.move(hand, hand[0], 1)
    own.raise_or_lower(hand[2])
    own.tilt_or_straighten(hand[3])
    before = own.row(hand)
    program.window.commands.give(Command.START_PAGE)
    assert not own.is_sorted
    qtbot.waitUntil(program.window.start_page.go_on_button.isVisible)
    program.window.start_page.go_on_button.click()
    own_turn(room, qtbot)
    assert own.row(hand) == before
    assert own.is_raised(hand[2])
    assert own.is_tilted(hand[3])


def test_earlier_moment_shows_the_hand_order_of_that_time(program: Program, qtbot: QtBot) -> None:
    room = start(program)
    own, hand = room.screen.own_hand, seen(room).hand_orders(0)
    own.raise_or_lower(hand[1])
    room.session.submit(Clue(1, Rank.ONE))
    own_turn(room, qtbot)
    own.raise_or_lower(hand[1])
    own.move(hand, hand[0], 0)
    sorted_row = own.row(hand)
    room.session.cursor.go_to(1)
    assert own.is_raised(hand[1])
    assert own.row(hand) == tuple(reversed(hand))
    own.tilt_or_straighten(hand[2])  # changes in the past do not affect the present
    room.session.cursor.go_to_present()
    assert not own.is_raised(hand[1])
    assert not own.is_tilted(hand[2])
    assert own.row(hand) == sorted_row


def test_hand_orders_are_saved_in_the_file(program: Program, qtbot: QtBot) -> None:
    room = start(program)
    room.session.submit(Clue(1, Rank.ONE))
    own_turn(room, qtbot)
    hand = seen(room).hand_orders(0)
    room.screen.own_hand.raise_or_lower(hand[1])
    game = game_of(room.session)
    saved = game.written()
    assert saved.held == ((0, game.turns, HeldHand(raised=frozenset({hand[1]}))),)
    assert read_json(write_json(saved)) == saved
    twice = write_json(saved).replace(b'"raised":[', b'"row":[1,1],"raised":[')
    with pytest.raises(UnreadableGameError):
        read_json(twice)
