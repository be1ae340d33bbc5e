"""Clues to somebody since their last turn are shown again, one after the other."""

import pytest
from driving import advice, keys, show_states, start
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from hanabi_desktop.app.program import Program
from hanabi_desktop.game.moves import Clued
from hanabi_desktop.game.options import GameOptions, TableTalk
from hanabi_desktop.game.state import GameState, observe
from hanabi_desktop.session.setup import GameSetup
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import agreement_of
from hanabi_desktop.teammates.reasons import reasons_for_listener
from hanabi_desktop.ui.game.game_controller import GameController
from hanabi_desktop.ui.shell.command import Command
from hanabi_desktop.ui.widgets.seats import default_seats
from lab.fitting.untried_games import untried


def game_with_two_clues(talk: TableTalk) -> list[GameState]:
    """Return a game up to a turn of the first seat, which received two clues since its last turn."""
    options = GameOptions(5, table_talk=talk)
    for number in range(1, 60):
        states: list[GameState] = []
        for state in untried(options, number, agreement_of(Level.CASUAL)):
            states.append(state)
            seen = observe(state, 0)
            if seen.seat_to_act == 0 and len(seen.history) > 5:
                since = seen.history[-4:]
                clues = [e for turn in since for e in turn.events if isinstance(e, Clued)]
                if sum(clue.target == 0 for clue in clues) == 2 and clues[-1].target == 0:
                    return states
    raise AssertionError("no game with two such clues was found")


def start_at_that_turn(program: Program, talk: TableTalk) -> GameController:
    states = game_with_two_clues(talk)
    reasons = reasons_for_listener(observe(states[-1], 0), agreement_of(Level.CASUAL))
    show_states(program.game.session, states, reasons)
    return program.game


def shown_line(room: GameController) -> object:
    return room.screen.scene._decor._sprites._keys.get("clue line")


def test_each_clue_is_shown_with_its_arrow_and_its_sentence(program: Program, qtbot: QtBot) -> None:
    room = start_at_that_turn(program, TableTalk.FULL_MEMORY)
    last = shown_line(room)
    turns = room.table.clues_since_own_turn()
    assert len(turns) == 2
    room.screen.told.each_ms = 60_000
    program.window.commands.give(Command.TOLD)
    assert "1" in advice(room)
    first = shown_line(room)
    assert first is not None
    assert first != last
    for turn in turns:
        entry = room.log.entry(turn.number)
        assert entry is not None
        assert room.words.plain(entry) in advice(room)
        program.window.commands.give(Command.TOLD)
    assert room.words.plain(entry) not in advice(room), "the replay should have started again"
    room.screen.told.each_ms = 1
    program.window.commands.give(Command.TOLD)
    program.window.commands.give(Command.TOLD)
    qtbot.waitUntil(lambda: room.words.plain(entry) in advice(room))
    assert shown_line(room) == last
    qtbot.waitUntil(lambda: room.screen.scene._told is None)


def test_leaving_the_table_ends_the_replay_of_clues(program: Program) -> None:
    room = start_at_that_turn(program, TableTalk.FULL_MEMORY)
    program.window.turn_to(room.screen)
    program.window.show()
    room.screen.told.each_ms = 60_000
    program.window.commands.give(Command.TOLD)
    assert room.screen.scene._told is not None
    program.window.show_start()
    assert room.screen.scene._told is None


def test_next_event_ends_the_replay_of_clues(program: Program) -> None:
    room = start_at_that_turn(program, TableTalk.FULL_MEMORY)
    room.screen.told.each_ms = 60_000
    program.window.commands.give(Command.TOLD)
    room.session.cursor.go_to(room.session.cursor.turns - 1)
    assert room.screen.scene._told is None


def test_strict_table_shows_only_the_last_turns_clue(program: Program) -> None:
    room = start_at_that_turn(program, TableTalk.STRICT)
    assert len(room.table.clues_since_own_turn()) <= 1


def test_strict_table_says_when_the_last_move_told_nothing(
    program: Program,
) -> None:
    options = GameOptions(3, table_talk=TableTalk.STRICT, first_seat=0)
    program.game.tables.start(GameSetup(default_seats(3), options, 11))
    program.window.commands.give(Command.TOLD)
    assert advice(program.game) == "The last move told you nothing."


@pytest.mark.parametrize("by_key", [True, False])
def test_absence_of_clues_is_reported(program: Program, by_key: bool) -> None:
    room = start(program, 3, 11)
    if by_key:
        room.screen.view.setFocus()
        keys(room, "L")
    else:
        program.window.commands.give(Command.TOLD)
    QTest.qWait(0)
    assert "nothing" in advice(room)
