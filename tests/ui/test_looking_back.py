"""Looking back at earlier moments of a game in progress."""

from driving import advice, at, click, own_turn, seen, start, status_bar
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from hanabi_desktop.app.program import Program
from hanabi_desktop.game.moves import Misplayed, Play, Played
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.library.hanab_live.game_json import write_json
from hanabi_desktop.library.saved_game import SavedGame
from hanabi_desktop.session.library.loading import open_text
from hanabi_desktop.table.models.lists import TurnLogModel
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import agreement_of
from hanabi_desktop.teammates.measuring.arena import Seating, play_game
from hanabi_desktop.teammates.players import ConventionPlayer
from hanabi_desktop.teammates.teammate import Budget
from hanabi_desktop.ui.game.game_controller import GameController
from hanabi_desktop.ui.shell.command import Command


def played(program: Program, qtbot: QtBot, turns: int) -> GameController:
    room = start(program)
    while len(seen(room).history) < turns:
        room.session.submit(
            ConventionPlayer(agreement_of(Level.CASUAL)).choose(seen(room), Budget()).action
        )
        own_turn(room, qtbot)
    return room


def press_log(room: GameController, number: int) -> None:
    log = room.screen.side.log
    row = next(
        row
        for row in range(room.log.rowCount())
        if room.log.index(row).data(TurnLogModel.Role.TURN) == number
    )
    log.scrollTo(room.log.index(row))
    box = log.visualRect(room.log.index(row))
    QTest.mouseClick(log.viewport(), Qt.MouseButton.LeftButton, pos=box.center())


def test_log_click_shows_the_moment_and_escape_returns(program: Program, qtbot: QtBot) -> None:
    room = played(program, qtbot, 9)
    present, entries = seen(room), room.log.rowCount()
    press_log(room, 4)
    assert len(seen(room).history) == 4
    assert room.log.rowCount() == entries, "the log should keep all its rows"
    entry = room.log.entry(4)
    assert entry is not None
    assert status_bar(room) == room.words.plain(entry)
    assert not room.screen.buttons.play.isVisible()
    QTest.keyClick(room.screen.view, Qt.Key.Key_Escape)
    assert seen(room) == present
    assert room.screen.buttons.play.isVisible()
    assert not room.screen.replay_bar.isVisible()


def test_nothing_can_be_done_while_looking_back(program: Program, qtbot: QtBot) -> None:
    room = played(program, qtbot, 6)
    turns = len(seen(room).history)
    press_log(room, 3)
    room.screen.view.setFocus()
    QTest.keyClick(room.screen.view, Qt.Key.Key_P)
    assert "looking back" in status_bar(room)
    click(room, at(room, room.screen.scene.card_box(seen(room).own_hand[0].order).center()))
    room.screen.replay_bar.back.click()
    assert len(seen(room).history) == turns


def test_replay_bar_steps_through_the_game_so_far(program: Program, qtbot: QtBot) -> None:
    room = played(program, qtbot, 6)
    turns = len(seen(room).history)
    press_log(room, turns - 1)
    QTest.keyClick(room.screen.view, Qt.Key.Key_Home)
    assert seen(room).history == ()
    QTest.keyClick(room.screen.view, Qt.Key.Key_Right)
    assert len(seen(room).history) == 1
    QTest.keyClick(room.screen.view, Qt.Key.Key_End)
    assert len(seen(room).history) == turns
    assert not room.screen.replay_bar.isVisible(), "the last moment should lead back to the game"


def test_shown_moment_stays_while_the_game_continues(program: Program, qtbot: QtBot) -> None:
    room = played(program, qtbot, 6)
    room.session.teammates.set_pause(150)
    room.session.submit(
        ConventionPlayer(agreement_of(Level.CASUAL)).choose(seen(room), Budget()).action
    )
    press_log(room, 2)
    turns = room.session.cursor.turns
    qtbot.waitUntil(lambda: room.session.cursor.turns >= turns + 2)
    assert len(seen(room).history) == 2
    cursor = room.session.cursor
    qtbot.waitUntil(lambda: cursor.present is not None and cursor.present.seat_to_act == 0)
    QTest.keyClick(room.screen.view, Qt.Key.Key_Escape)
    assert len(seen(room).history) == room.session.cursor.turns
    room.session.teammates.set_pause(0)


def test_played_card_and_strike_show_their_moment(program: Program, qtbot: QtBot) -> None:
    room = played(program, qtbot, 3)
    while not any(isinstance(t.events[0], Misplayed) for t in seen(room).history):
        room.session.submit(Play(seen(room).own_hand[-1].order))
        own_turn(room, qtbot)
    present = seen(room)
    geometry = room.screen.scene.geometry
    third = geometry.strikes.width() / 3
    click(
        room, at(room, QPointF(geometry.strikes.left() + third / 2, geometry.strikes.center().y()))
    )
    last = seen(room).history[-1].events[0]
    assert isinstance(last, Misplayed)
    QTest.keyClick(room.screen.view, Qt.Key.Key_Escape)
    assert seen(room) == present
    first = next(e for t in present.history for e in t.events if isinstance(e, Played))
    column = present.options.suits.index(first.card.suit)
    foot = geometry.columns[column]
    click(room, at(room, QPointF(foot.center().x(), geometry.base - 4)))
    shown = seen(room).history[-1].events[0]
    assert isinstance(shown, Played)
    assert (shown.card.suit, shown.card.rank) == (first.card.suit, 1)
    room.screen.replay_bar.back.click()


def test_advice_is_about_the_current_position(program: Program, qtbot: QtBot) -> None:
    room = played(program, qtbot, 9)
    present = seen(room)
    press_log(room, 1)
    program.window.commands.give(Command.HINT)
    qtbot.waitUntil(lambda: advice(room).startswith("In your place, a teammate would "))
    assert seen(room) == present


def test_end_page_comes_after_looking_back_during_its_delay(program: Program, qtbot: QtBot) -> None:
    room = start(program, number=3)
    while seen(room).ending is None:
        choice = ConventionPlayer(agreement_of(Level.CASUAL)).choose(seen(room), Budget()).action
        room.session.submit(choice)
        qtbot.waitUntil(lambda: seen(room).ending is not None or seen(room).seat_to_act == 0)
        if seen(room).ending is not None:
            room.end._pause.start(5000)
    press_log(room, 2)
    assert not room.end._pause.isActive()
    QTest.keyClick(room.screen.view, Qt.Key.Key_Escape)
    qtbot.waitUntil(room.end.page.isVisible)


def test_log_can_be_used_by_keys(program: Program, qtbot: QtBot) -> None:
    room = played(program, qtbot, 6)
    log = room.screen.side.log
    log.setFocus()
    turns = room.session.cursor.turns
    place = room.log.place_of(turns - 2)
    assert place is not None
    log.setCurrentIndex(room.log.index(place))
    QTest.keyClick(log, Qt.Key.Key_Return)
    assert len(seen(room).history) == turns - 2
    QTest.keyClick(log, Qt.Key.Key_Escape)
    assert len(seen(room).history) == turns


def test_next_game_starts_in_the_present(program: Program, qtbot: QtBot) -> None:
    room = played(program, qtbot, 6)
    press_log(room, 2)
    program.window.commands.give(Command.START_PAGE)
    program.window.start_page.play_button.click()
    assert not room.screen.replay_bar.isVisible()
    assert room.screen.buttons.play.isVisible()
    own_turn(room, qtbot)
    assert room.table.legal


def test_replay_opened_while_looking_back_keeps_its_bar(program: Program, qtbot: QtBot) -> None:
    room = played(program, qtbot, 6)
    press_log(room, 2)
    record = play_game(Seating((Level.CASUAL,) * 2), GameOptions(2), 5).record
    room.open(open_text(write_json(SavedGame(record)).decode()))
    assert room.screen.replay_bar.isVisible()
    assert room.screen.replay_bar.choices.seats.isVisible()
    assert not room.screen.replay_bar.back.isVisible()
    assert len(seen(room).history) == len(record.actions)
