"""Finished games shown without their result: nothing tells what comes after the turn shown."""

from dataclasses import replace

import pytest
from driving import MakeProgram, entry, keys, seen
from privacy import all_texts
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from whole_games import NAMES, played_out, record_of

from hanabi_desktop.app.program import Program
from hanabi_desktop.game.course import GameRecord
from hanabi_desktop.game.moves import Misplayed
from hanabi_desktop.game.observation import legal_actions
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.state import GameState, apply, deal, observe
from hanabi_desktop.library.hanab_live.compact_link import PREFIX, write_link
from hanabi_desktop.library.hanab_live.game_json import write_json
from hanabi_desktop.library.metadata.summary import Order
from hanabi_desktop.library.saved_game import SavedGame, verify
from hanabi_desktop.library.store_rows import StoredGame
from hanabi_desktop.session.library.loading import open_text
from hanabi_desktop.settings.settings_store import SettingsStore
from hanabi_desktop.settings.start import StartOptions
from hanabi_desktop.support.translation import Language
from hanabi_desktop.table.appearance import Speed
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.ui.library.games_model import Column
from hanabi_desktop.ui.shell.command import Command
from hanabi_desktop.ui.widgets.dialogs import Question
from hanabi_desktop.ui.widgets.playback import PlaybackStep, Stops

NUMBER, SHARED = 31, 12
WHOLE = played_out(GameOptions(3), NUMBER, 0.9)


def _otherwise() -> GameState:
    """Return the same game with the same first turns, which goes on quite differently."""
    state = deal(GameOptions(3), NUMBER)
    for turn in WHOLE.history[:SHARED]:
        state, _ = apply(state, turn.action)
    while state.ending is None:
        state, _ = apply(state, legal_actions(observe(state, state.seat_to_act))[0])
    return state


def _game(last: GameState) -> SavedGame:
    record = replace(record_of(last, NUMBER), seats=NAMES[:3])
    return SavedGame(record, (None, Level.CASUAL, Level.CASUAL))


def shown(program: Program, game: SavedGame) -> None:
    program.game.open(open_text(write_json(game).decode()))


@pytest.fixture
def hiding(program: Program) -> Program:
    """Return the program with the switch on."""
    program.window.commands.give(Command.HIDE_RESULT)
    return program


def test_no_text_tells_what_comes_later(hiding: Program) -> None:
    told: list[list[set[str]]] = []
    for last in (WHOLE, _otherwise()):
        shown(hiding, _game(last))
        bar = hiding.game.screen.replay_bar
        moments = [all_texts(hiding)]
        for _ in range(SHARED):
            bar.take(PlaybackStep.ON)
            moments.append(all_texts(hiding))
        assert len(seen(hiding.game).history) == SHARED
        told.append(moments)
    for one, other in zip(*told, strict=True):
        assert one == other


def test_replay_begins_at_the_deal_and_tells_as_much_as_has_been_shown(hiding: Program) -> None:
    shown(hiding, _game(WHOLE))
    room, bar = hiding.game, hiding.game.screen.replay_bar
    assert not seen(room).history
    assert (bar.slider.maximum(), bar._title.text()) == (0, "Turn 0")
    assert hiding.window.windowTitle() == f"Turn 1 · {room.words.names[0]} · Hanabi"
    bar.take(PlaybackStep.ON)
    bar.take(PlaybackStep.ON)
    bar.take(PlaybackStep.BACK)
    assert bar.slider.maximum() == bar.playback.turns == 2
    bar.take(PlaybackStep.LAST)
    assert len(seen(room).history) == 2, "the end should not be one key away"
    QTest.keyClick(room.screen.view, Qt.Key.Key_Right)
    assert len(seen(room).history) == 3


def test_step_to_the_next_strike_does_not_tell_that_there_is_one(hiding: Program) -> None:
    shown(hiding, _game(WHOLE))
    bar = hiding.game.screen.replay_bar
    assert any(isinstance(event, Misplayed) for turn in WHOLE.history for event in turn.events)
    bar.playback.take(PlaybackStep.ON, Stops.STRIKE)
    assert len(seen(hiding.game).history) == 1


def test_end_is_told_once_it_is_shown(hiding: Program) -> None:
    shown(hiding, _game(WHOLE))
    room, bar = hiding.game, hiding.game.screen.replay_bar
    turns = len(WHOLE.history)
    for _ in range(turns - 1):
        bar.take(PlaybackStep.ON)
    assert bar._title.text() == f"Turn {turns - 1}"
    assert bar.steps[PlaybackStep.ON].isEnabled()
    bar.take(PlaybackStep.ON)
    assert bar._title.text() == f"Turn {turns} of {turns}"
    assert not bar.steps[PlaybackStep.ON].isEnabled()
    assert room.session.cursor.result is not None
    bar.take(PlaybackStep.FIRST)
    assert bar.slider.maximum() == turns


def test_link_opens_at_its_turn(hiding: Program) -> None:
    game = replace(_game(WHOLE), levels=())
    hiding.game.open(open_text(f"{PREFIX}{write_link(game)}#6"))
    assert len(seen(hiding.game).history) == 5
    assert hiding.game.screen.replay_bar.slider.maximum() == 5


def test_switch_in_the_replay_hides_and_tells(program: Program) -> None:
    shown(program, _game(WHOLE))
    bar, turns = program.game.screen.replay_bar, len(WHOLE.history)
    bar.take(PlaybackStep.FIRST)
    assert bar.slider.maximum() == turns
    bar.slider.setValue(4)
    bar.hide_button.click()
    assert bar.slider.maximum() == 4
    assert program.settings.current.hides_results
    bar.hide_button.click()
    assert bar.slider.maximum() == turns
    assert not program.settings.current.hides_results
    bar.take(PlaybackStep.LAST)
    keys(program.game, "Ctrl+Shift+R")
    assert not seen(program.game).history, "whoever has seen the end begins again"


def test_unfinished_game_has_nothing_to_hide(hiding: Program) -> None:
    game = _game(WHOLE)
    record: GameRecord = replace(game.record, actions=game.record.actions[:SHARED])
    shown(hiding, replace(game, record=record, levels=(Level.CASUAL,) * 3))
    assert hiding.game.screen.replay_bar.slider.maximum() == SHARED


def test_review_asks_before_it_tells_the_result(hiding: Program) -> None:
    shown(hiding, _game(WHOLE))
    keys(hiding.game, "Ctrl+J")
    (question,) = hiding.window.findChildren(Question)
    assert hiding.controllers.reviews.current is None
    question.yes.click()
    assert hiding.controllers.reviews.current is not None
    assert hiding.game.screen.replay_bar.slider.maximum() == len(WHOLE.history)


def test_rows_of_the_library_tell_no_result(program: Program, qtbot: QtBot) -> None:
    game = _game(WHOLE)
    begun = _game(deal(GameOptions(3), NUMBER))
    library, service = program.controllers.library, program.controllers.library_service
    for one in (game, begun):
        service.keep(StoredGame.from_game(one, verify(one), 1_700_000_000), lambda: None)
    library.show()
    qtbot.waitUntil(lambda: library.games.rowCount() == 2)
    rows = range(2)

    def cells(column: Column, role: Qt.ItemDataRole = Qt.ItemDataRole.DisplayRole) -> set[str]:
        return {str(library.games.index(row, column).data(role)) for row in rows}

    def told() -> set[str]:
        roles = Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole
        roles = (*roles, Qt.ItemDataRole.AccessibleTextRole)
        return {text for role in roles for column in Column for text in cells(column, role)}

    turns = str(len(WHOLE.history))
    assert turns in cells(Column.TURNS)
    library.page.filters.hide_box.click()
    assert cells(Column.SCORE) == {"hidden", "0 of 25, in progress"}
    assert turns not in cells(Column.TURNS)
    score = verify(game).score
    assert not [text for text in told() if f"{score} of" in text or "lost" in text]
    assert entry(program.window, Command.HIDE_RESULT.label).isChecked()
    # Neither filters nor the order tell it.
    filters, columns = library.page.filters, library.page.table.horizontalHeader()
    assert filters.scores.isHidden()
    assert not [i for i in range(filters.kinds.count()) if "Cost" in filters.kinds.itemText(i)]
    for column in (Column.SCORE, Column.TURNS, Column.COST):
        columns.setSortIndicator(column, Qt.SortOrder.DescendingOrder)
        assert library.page.query().order is Order.DATE
    library.page.filters.hide_box.click()
    assert "hidden" not in cells(Column.SCORE)
    assert not filters.scores.isHidden()
    columns.setSortIndicator(Column.SCORE, Qt.SortOrder.DescendingOrder)
    assert library.page.query().order is Order.SCORE


def test_switch_is_remembered(make_program: MakeProgram, qtbot: QtBot, tmp_path: object) -> None:
    options = StartOptions(language=Language.ENGLISH, speed=Speed.OFF, profile=tmp_path)
    first = make_program(options)
    first.show()
    assert first.game is not None
    first.window.commands.give(Command.HIDE_RESULT)
    first.window.close()
    assert SettingsStore(first.settings.folder).current.hides_results
    again = make_program(options)
    again.show()
    shown(again, _game(WHOLE))
    assert again.game.screen.replay_bar.hide_button.isChecked()
    assert again.controllers.library.page.filters.hide_box.isChecked()
    assert not seen(again.game).history
