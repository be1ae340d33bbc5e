"""The page of the teammates: who they are, what that means, and the results together."""

from driving import play_to_the_end, press, start
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hanabi_desktop.app.program import Program
from hanabi_desktop.support.translation import Language
from hanabi_desktop.teammates.characters import CHARACTERS
from hanabi_desktop.ui.shell.command import Command
from hanabi_desktop.ui.teammates.teammates_page import TeammatesPage
from hanabi_desktop.ui.widgets.seats import SeatRow
from hanabi_desktop.wording.names import character_line


def shown(program: Program) -> TeammatesPage:
    program.window.commands.give(Command.TEAMMATES)
    page = program.controllers.teammates.page
    assert program.window.page is page
    return page


def test_every_teammate_is_described(program: Program) -> None:
    page = shown(program)
    model = page.teammates.model()
    assert model.rowCount() == len(CHARACTERS)
    texts = set()
    for row, character in enumerate(CHARACTERS):
        index = model.index(row, 0)
        page.teammates.setCurrentIndex(index)
        spoken = index.data(Qt.ItemDataRole.AccessibleTextRole)
        assert spoken.startswith(f"{character.name}, ")
        texts.add((page._level.text(), page._personality.text()))
    assert len(texts) == len(CHARACTERS)


def test_tiles_grow_with_the_window(program: Program) -> None:
    page, view = shown(program), program.controllers.teammates.page.teammates
    sizes = []
    for size in ((1024, 640), (1920, 1080), (2560, 1440)):
        program.window.resize(*size)
        QApplication.processEvents()
        tiles = [view.visualRect(view.model().index(row, 0)) for row in range(len(CHARACTERS))]
        assert all(view.viewport().rect().contains(tile) for tile in tiles)
        assert len({tile.x() for tile in tiles}) == 3  # a level in each row
        sizes.append((tiles[0].width(), page._portrait.width()))
    assert sizes == sorted(sizes)
    assert sizes[-1][0] > 1.8 * sizes[0][0]
    assert sizes[-1][1] > 1.8 * sizes[0][1]


def test_every_teammate_has_a_line_of_their_own(program: Program) -> None:
    page = shown(program)
    lines = set()
    for place, character in enumerate(CHARACTERS):
        page.teammates.setCurrentIndex(page.teammates.model().index(place, 0))
        lines.add(page._about.text())
        assert page._about.text() == character_line(character)
    assert len(lines - {""}) == len(CHARACTERS)
    row = SeatRow(1, page)
    row.show_face(CHARACTERS[3])
    assert row.face.toolTip() == character_line(CHARACTERS[3])


def test_results_together_count_the_games_played(program: Program, qtbot: QtBot) -> None:
    start(program, 2)
    name = program.game.words.names[1]
    play_to_the_end(program, qtbot)
    page = shown(program)
    row = next(i for i, one in enumerate(CHARACTERS) if one.name == name)
    page.teammates.setCurrentIndex(page.teammates.model().index(row, 0))
    qtbot.waitUntil(lambda: "1 game together" in page._results.text())
    other = next(i for i, one in enumerate(CHARACTERS) if one.name != name)
    page.teammates.setCurrentIndex(page.teammates.model().index(other, 0))
    assert "not played together" in page._results.text()


def test_enter_starts_a_game_with_the_teammate_chosen(program: Program) -> None:
    page = shown(program)
    page.teammates.setFocus()
    page.teammates.setCurrentIndex(page.teammates.model().index(4, 0))
    press(program.game, "Return")
    assert CHARACTERS[4].name in program.game.words.names
    setup = program.game.session.setup
    assert setup is not None
    assert {seat.level for seat in setup.seats} == {None, CHARACTERS[4].level}


def test_page_changes_its_language(program: Program) -> None:
    page = shown(program)
    program.preferences.change(language=Language.SWEDISH)
    assert page.teammates.accessibleName() == "Dina lagkamrater"
