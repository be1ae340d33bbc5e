"""The rows of the log fit their sentences, whatever happens to the window."""

from dataclasses import replace
from itertools import pairwise

import pytest
from driving import own_turn, seen, start
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStyledItemDelegate, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from hanabi_desktop.app.program import Program
from hanabi_desktop.game.observation import legal_actions
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.remarks import Remark, Said
from hanabi_desktop.library.hanab_live.game_json import write_json
from hanabi_desktop.library.saved_game import SavedGame
from hanabi_desktop.session.library.loading import open_text
from hanabi_desktop.session.setup import GameSetup, Seat
from hanabi_desktop.support.translation import Language
from hanabi_desktop.table.appearance import Speed
from hanabi_desktop.table.models.lists import TurnLogModel
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.measuring.arena import Seating, play_game
from hanabi_desktop.ui.game.game_controller import GameController
from hanabi_desktop.ui.shell.command import Command
from hanabi_desktop.ui.widgets.sentences import Sentence
from hanabi_desktop.wording.markup import BOLD, BOLD_END, TILE


def misfitting_rows(room: GameController) -> list[tuple[str, int, int, int]]:
    log = room.screen.side.log
    found = []
    for row in range(room.log.rowCount()):
        index = room.log.index(row)
        box = log.visualRect(index)
        text = index.data(TurnLogModel.Role.RICH_TEXT)
        lines = Sentence(text, box.width() - 40, 13).lines
        need = round(Sentence(text, box.width() - 40, 13).height) + 10
        if box.height() != need:
            found.append((index.data(), box.height(), need, lines))
    return found


@pytest.mark.parametrize("language", list(Language))
def test_row_heights_fit_their_sentences(
    program: Program, qtbot: QtBot, language: Language
) -> None:
    program.preferences.change(language=language)
    room = start(program, 4)
    while seen(room).ending is None and len(seen(room).history) < 30:
        room.session.submit(legal_actions(seen(room))[-1])
        own_turn(room, qtbot)
        QTest.qWait(1)
        assert misfitting_rows(room) == [], len(seen(room).history)
    for size in (QSize(1024, 640), QSize(1600, 900), QSize(1280, 800)):
        program.window.resize(size)
        QTest.qWait(1)
        assert misfitting_rows(room) == []
    program.window.commands.give(Command.LIBRARY)
    program.window.resize(QSize(1500, 820))
    QTest.qWait(1)
    room.go_back()
    QTest.qWait(1)
    assert misfitting_rows(room) == []


def test_rows_fit_when_the_scroll_bar_disappears(program: Program, qtbot: QtBot) -> None:
    room = start(program, 4)
    while seen(room).ending is None and len(seen(room).history) < 30:
        room.session.submit(legal_actions(seen(room))[-1])
        own_turn(room, qtbot)
    for turns in (*range(15, 0, -1), *range(1, 16)):
        room.log.show(room.session.cursor.log_positions[: turns + 1])
        qtbot.waitUntil(lambda: not room.screen.scene.update_stages.running)
        QTest.qWait(1)
        assert misfitting_rows(room) == [], turns


def test_new_row_waits_until_the_cards_are_moving(program: Program, qtbot: QtBot) -> None:
    """Laying it out and painting it takes as long as one animation frame."""
    measured: list[str] = []

    class Watching(QStyledItemDelegate):
        def sizeHint(  # noqa: N802 (Qt's name)
            self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
        ) -> QSize:
            measured.append(str(index.data()))
            return super().sizeHint(option, index)

    room, watching = start(program, 3), Watching()
    stages, log = room.screen.scene.update_stages, room.screen.side.log
    log.setItemDelegate(watching)
    room.session.submit(legal_actions(seen(room))[-1])
    own_turn(room, qtbot)
    qtbot.waitUntil(lambda: bool(measured) and not stages.running)
    room.screen.scene.set_speed(Speed.NORMAL)
    log.executeDelayedItemsLayout()
    measured.clear()
    said = Said(3, 0, Remark.THANKS)
    room.log.show(room.session.cursor.log_positions, [said])
    assert stages.running, "the row should be scheduled even though no position follows"
    log.executeDelayedItemsLayout()
    assert measured == []
    qtbot.waitUntil(lambda: not stages.running)
    qtbot.waitUntil(lambda: bool(measured))
    assert log.visualRect(room.log.index(room.log.rowCount() - 1)).isValid()


def test_rows_never_overlap_when_their_texts_change(program: Program) -> None:
    """As when a line of *What if* is shown: other sentences, of other lengths, in the same rows."""
    room = start(program, 3)
    log, view = room.log, room.screen.side.log
    short = play_game(Seating((Level.CASUAL,) * 3), GameOptions(3), 8).record
    room.open(open_text(write_json(SavedGame(replace(short, seats=("A", "B", "C")))).decode()))
    names = tuple(f"{letter} with a name of several words" for letter in "ABC")
    for seats in (("A", "B", "C"), names, ("A", "B", "C")):
        room.words.names = seats
        log.retranslate()
        boxes = [view.visualRect(log.index(row, 0)) for row in range(log.rowCount())]
        hints = [view.sizeHintForIndex(log.index(row, 0)).height() for row in range(log.rowCount())]
        assert [box.height() for box in boxes] == hints
        assert all(a.bottom() < b.top() for a, b in pairwise(boxes))


@pytest.mark.parametrize("width", [90, 150, 400])
@pytest.mark.parametrize("name", ["W" * 45, "iL" * 22, "Åsa"])
def test_sentence_keeps_within_its_width_whatever_the_names(
    program: Program, width: int, name: str
) -> None:
    told = (
        f"{BOLD}{name}{BOLD_END} told {BOLD}{name}{BOLD_END} about {TILE}r red, touching two cards."
    )
    sentence = Sentence(told, width, 13)
    assert sentence.width <= width
    assert sentence.is_cut is (name != "Åsa" and (width < 400 or name[0] == "W"))
    assert Sentence(told, width, 13, most_lines=2).lines <= 2


def test_long_names_stay_on_their_plates_and_in_the_log(program: Program) -> None:
    program.window.resize(1024, 640)
    seats = tuple(Seat(sign * 45, Level.CASUAL) for sign in "WM")
    setup = GameSetup((Seat("Player", None), *seats), GameOptions(3), 5)
    program.game.tables.start(setup)
    QApplication.processEvents()
    assert misfitting_rows(program.game) == []
    assert all(len(name) <= 20 for name in program.game.words.names)
