"""The library in the window: listed, searched, opened, edited, imported and exported."""

import json
from dataclasses import replace
from datetime import date
from pathlib import Path
from zipfile import ZipFile

import pytest
from driving import MakeProgram, own_turn, says, seen, start
from internals import game_of
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEnterEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QInputDialog,
    QMessageBox,
    QPushButton,
    QStyleOptionViewItem,
)
from pytestqt.qtbot import QtBot
from whole_games import NAMES, played_out, record_of

from hanabi_desktop.app.program import Program
from hanabi_desktop.game.observation import legal_actions
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.learning.daily import RULES
from hanabi_desktop.learning.lessons import Lesson
from hanabi_desktop.library.hanab_live.game_json import read_json, write_json
from hanabi_desktop.library.metadata.problems import Recovery, Trouble
from hanabi_desktop.library.metadata.summary import EVERYTHING, Kind, Overview
from hanabi_desktop.library.saved_game import SavedGame, verify
from hanabi_desktop.library.store import Store
from hanabi_desktop.library.store_rows import StoredGame
from hanabi_desktop.session.library import transfer
from hanabi_desktop.session.library.store_access import Refused
from hanabi_desktop.settings.settings_store import SettingsStore
from hanabi_desktop.settings.start import StartOptions
from hanabi_desktop.support.translation import Language
from hanabi_desktop.table.appearance import Speed
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.ui.library.game_table import Needs
from hanabi_desktop.ui.library.games_model import PAGE, Column
from hanabi_desktop.ui.library.library_controller import LibraryController
from hanabi_desktop.ui.library.library_tasks import ImportReportDialog
from hanabi_desktop.ui.shell.command import Command
from hanabi_desktop.ui.shell.start_page import StartPage

GAMES = 30


def entry_of(deal: int, *, turns: int | None = None) -> StoredGame:
    record = replace(record_of(played_out(GameOptions(3), deal, 0.9), deal), seats=NAMES[:3])
    if turns is not None:
        record = replace(record, actions=record.actions[:turns])
    game = SavedGame(record, (None, Level.EXPERT, Level.CASUAL))
    return replace(StoredGame.from_game(game, verify(game), 1_700_000_000 + deal), imported=False)


@pytest.fixture
def library(program: Program, qtbot: QtBot) -> LibraryController:
    """Show the library with thirty games, every third of them unfinished."""
    entries = [entry_of(deal, turns=None if deal % 3 else 7) for deal in range(GAMES)]
    assert program.controllers.library_service.do(lambda store: store.keep(*entries)) is None
    program.window.commands.give(Command.LIBRARY)
    listed(program, qtbot, GAMES)
    return program.controllers.library


def listed(program: Program, qtbot: QtBot, games: int) -> None:
    library = program.controllers.library
    assert library is not None
    qtbot.waitUntil(lambda: library.games.rowCount() == games and not library._refresh.isActive())


def press(program: Program, key: Qt.Key, *modifiers: Qt.KeyboardModifier) -> None:
    widget = QApplication.focusWidget() or program.window
    QTest.keyClick(widget, key, *modifiers)


def text(library: LibraryController, row: int, column: Column) -> str:
    return str(library.games.index(row, column).data())


def test_latest_games_are_listed_first(program: Program, library: LibraryController) -> None:
    assert program.window.page is library.page
    assert text(library, 0, Column.GAME) == "Åsa, Björn, Cécile"
    assert text(library, 2, Column.SCORE).endswith("of 25, in progress")
    assert text(library, 0, Column.RULES) == "3 players"
    assert says(library.page, "30 games")


def test_game_is_selected_even_while_ctrl_is_held(
    program: Program, library: LibraryController, qtbot: QtBot
) -> None:
    """Ctrl+L opens the library, and the list may load before Ctrl is released."""
    control = Qt.KeyboardModifier.ControlModifier
    QTest.keyPress(program.window.windowHandle(), Qt.Key.Key_Control, control)
    assert QGuiApplication.keyboardModifiers() is control
    filters = library.page.filters
    filters.kinds.setCurrentIndex(filters.kinds.findData(Kind.UNFINISHED))
    listed(program, qtbot, GAMES // 3)
    assert library.page.open_button.isEnabled()


@pytest.mark.parametrize("width", [1024, 1280, 2560])
def test_no_text_of_a_game_is_clipped(
    program: Program, library: LibraryController, width: int
) -> None:
    """Every cell except the names is shown in full, even in Swedish, whose words are long."""
    table = library.page.table
    for language in (Language.SWEDISH, Language.ENGLISH):
        program.preferences.change(language=language)
        program.window.resize(width, 800)
        table.grab()
        for row in range(table.rowAt(table.viewport().height() - 1)):
            for column in Needs.columns:
                if table.isColumnHidden(column):
                    continue
                option = QStyleOptionViewItem()
                table.initViewItemOption(option)
                index = library.games.index(row, column)
                option.rect = table.visualRect(index)
                table._delegate.initStyleOption(option, index)
                assert "…" not in option.text, (row, column, option.text)


def test_search_and_filters_narrow_the_list(
    program: Program, library: LibraryController, qtbot: QtBot
) -> None:
    filters = library.page.filters
    QTest.keyClicks(filters.search, "asa 29")
    listed(program, qtbot, 1)
    assert says(library.page, "1 of 30 games")
    filters.search.clear()
    listed(program, qtbot, GAMES)
    filters.kinds.setCurrentIndex(filters.kinds.findData(Kind.UNFINISHED))
    listed(program, qtbot, GAMES // 3)
    filters.players.setCurrentIndex(filters.players.findData(4))
    listed(program, qtbot, 0)
    assert says(library.page, "No games match.")


def test_click_on_a_heading_sorts(
    program: Program, library: LibraryController, qtbot: QtBot
) -> None:
    header = library.page.table.horizontalHeader()
    header.setSortIndicator(Column.SCORE, Qt.SortOrder.AscendingOrder)

    def scores() -> list[int]:
        games = (library.games.game(row) for row in range(GAMES))
        return [game.score for game in games if game is not None]

    qtbot.waitUntil(lambda: scores() == sorted(scores()) and len(scores()) == GAMES)


def test_unfinished_game_resumes_where_it_was(
    program: Program, library: LibraryController, qtbot: QtBot
) -> None:
    library.page.table.selectRow(2)
    assert library.page.open_button.text() == "Continue"
    press(program, Qt.Key.Key_Return)
    room = program.game
    qtbot.waitUntil(lambda: program.window.page is room.screen)
    assert len(seen(room).history) >= 7
    assert not room.screen.is_replaying
    own_turn(room, qtbot)
    turns = len(seen(room).history)
    room.session.submit(legal_actions(seen(room))[0])
    store = Store(program.controllers.library_service.file)
    game = store.load(room.session.game_id or 0)
    store.close()
    assert len(game.record.actions) == turns + 1
    assert game.players == (None, Level.EXPERT, Level.CASUAL)


def games_kept(program: Program) -> list[SavedGame]:
    store = Store(program.controllers.library_service.file)
    games = [store.load(game) for game in store.find(EVERYTHING)]
    store.close()
    return games


def test_finished_game_is_viewed_and_annotated(
    program: Program, library: LibraryController, qtbot: QtBot
) -> None:
    library.page.table.selectRow(0)
    assert library.page.open_button.text() == "View"
    library.page.open_button.click()
    room = program.game
    qtbot.waitUntil(lambda: room.screen.is_replaying)
    order = seen(room).own_hand[0].order
    room.screen.own_hand.write(order, "r2")
    qtbot.waitUntil(lambda: any(game.notes_of(0) == {order: "r2"} for game in games_kept(program)))


def test_game_can_be_starred_renamed_and_deleted_with_undo(
    program: Program, library: LibraryController, qtbot: QtBot
) -> None:
    page = library.page
    page.table.setFocus()
    page.table.selectRow(0)
    press(program, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: library.games.game(0).starred)
    assert page.star_button.text() == "Remove star"
    press(program, Qt.Key.Key_F2)
    dialog = program.window.findChild(QInputDialog)
    dialog.setTextValue("  Midsummer \n")
    dialog.accept()
    qtbot.waitUntil(lambda: text(library, 0, Column.GAME).startswith("Midsummer · "))
    page.table.setFocus()
    page.table.selectAll()
    QTest.keyClick(page.table, Qt.Key.Key_Delete)
    listed(program, qtbot, 0)
    assert says(page, "30 games deleted.")
    QTest.keyClick(page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    listed(program, qtbot, GAMES)
    assert not page.progress.undelete_button.isVisible()


def test_undo_reaches_back_to_the_start_of_the_session(
    program: Program, library: LibraryController, qtbot: QtBot
) -> None:
    page = library.page
    for left in (29, 28):
        page.table.selectRow(0)
        page.delete_button.click()
        listed(program, qtbot, left)
    page.back_button.click()
    program.window.commands.give(Command.LIBRARY)
    listed(program, qtbot, 28)
    for back in (29, 30):
        assert page.progress.undelete_button.isVisible()
        page.progress.undelete_button.click()
        listed(program, qtbot, back)
    assert not page.progress.undelete_button.isVisible()


def test_deleted_games_can_be_listed_and_restored(
    program: Program, library: LibraryController, qtbot: QtBot
) -> None:
    page, kinds = library.page, library.page.filters.kinds
    page.table.setFocus()
    page.table.selectRow(1)
    qtbot.waitUntil(page.delete_button.isEnabled)
    page.delete_button.click()
    listed(program, qtbot, 29)
    kinds.setCurrentIndex(kinds.findData(Kind.DELETED))
    listed(program, qtbot, 1)
    qtbot.waitUntil(lambda: page.delete_button.text() == "Restore")
    page.table.selectRow(0)
    qtbot.waitUntil(page.delete_button.isEnabled)
    page.delete_button.click()
    listed(program, qtbot, 0)
    assert says(page, "Deleted games stay here for 30 days. There are none now.")
    assert not page.progress.undelete_button.isVisible(), (
        "a restored game should not also offer undo"
    )
    kinds.setCurrentIndex(0)
    listed(program, qtbot, 30)


def test_list_keys_work_while_a_filter_has_the_focus(
    program: Program, library: LibraryController, qtbot: QtBot
) -> None:
    page = library.page
    page.table.selectRow(0)
    page.filters.kinds.setFocus()
    QTest.keyClick(page.filters.kinds, Qt.Key.Key_Delete)
    listed(program, qtbot, 29)
    page.filters.search.setFocus()
    page.table.selectRow(0)
    QTest.keyClick(page.filters.search, Qt.Key.Key_Delete)
    qtbot.wait(20)
    assert library.games.rowCount() == 29, "the key should go to the search field, not to the table"


def test_recovery_shows_its_progress(
    program: Program, library: LibraryController, qtbot: QtBot
) -> None:
    program.controllers.library_service.recovering.emit(1200, 2706)
    assert says(program.window, "1,200 of about 2,706")
    program.controllers.library_service.recovered.emit(None)
    (box,) = (box for box in program.window.findChildren(QMessageBox) if box.isVisible())
    assert box.text().startswith("Some games have not been recovered yet")
    box.close()
    assert not says(program.window, "Recovered so far")


def test_long_lists_are_loaded_as_they_scroll_into_view(
    program: Program, library: LibraryController, qtbot: QtBot
) -> None:
    one = entry_of(1)
    entries = [replace(one, id=n + 1, played_at=n) for n in range(10 * PAGE)]
    program.controllers.library_service.do(lambda store: store.keep(*entries))
    listed(program, qtbot, GAMES + 10 * PAGE)
    assert len(library.games._pages) <= 4  # those in view when the list was read, before and after
    library.page.table.scrollToBottom()
    qtbot.waitUntil(lambda: library.games.game(GAMES + 10 * PAGE - 1) is not None)
    assert len(library.games._pages) < 6
    library.page.table.selectAll()
    library.page.delete_button.click()  # including rows that have never been visible
    listed(program, qtbot, 0)
    assert says(library.page, "1,030 games deleted.")


def test_exported_games_can_be_imported_again(
    program: Program, library: LibraryController, qtbot: QtBot, tmp_path: Path
) -> None:
    page, file = library.page, tmp_path / "out" / "games.jsonl"
    library.export_games(file, ())
    qtbot.waitUntil(lambda: says(page, "30 games exported."))
    assert says(page, "10 games are not over: the file contains all their cards.")
    assert len([json.loads(line) for line in file.read_text().splitlines()]) == GAMES
    (tmp_path / "out" / "broken.json").write_text("{")
    library.import_games([tmp_path / "out"])
    qtbot.waitUntil(lambda: says(page, "30 games imported."))
    assert says(page, "1 could not be read as a game.")
    listed(program, qtbot, 2 * GAMES)
    library.import_games([tmp_path / "out"])
    qtbot.waitUntil(lambda: says(page, "30 had been imported before."))
    listed(program, qtbot, 2 * GAMES)
    one = tmp_path / "one.json"
    page.table.selectRow(0)
    library.export_games(one, page.table.chosen())
    qtbot.waitUntil(lambda: says(page, "1 game exported."))
    assert read_json(one.read_bytes()).record.seats


def test_import_can_be_cancelled(
    program: Program, library: LibraryController, qtbot: QtBot, tmp_path: Path
) -> None:
    file = tmp_path / "many.jsonl"
    game = entry_of(5).game
    lines = [write_json(replace(game, id=n)) for n in range(3000)]
    file.write_bytes(b"\n".join(lines))
    library.import_games([file])
    assert library.page.progress.cancel_button.isVisible()
    qtbot.waitUntil(lambda: library.page.progress.bar.value() > 0)
    library.page.progress.cancel_button.click()
    qtbot.waitUntil(
        lambda: says(library.page, "Import cancelled; the remaining games were not imported.")
    )
    assert not library.page.progress.cancel_button.isVisible()


def test_copied_link_is_imported(
    program: Program, library: LibraryController, qtbot: QtBot
) -> None:
    QGuiApplication.clipboard().setText(write_json(entry_of(500).game).decode())
    library.page.import_copied_action.trigger()
    listed(program, qtbot, GAMES + 1)


def test_unwritable_file_is_reported(
    program: Program, library: LibraryController, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    library.export_games(tmp_path / "file" / "games.jsonl", ())
    qtbot.waitUntil(lambda: says(library.page, "cannot be written"))


def test_esc_returns_to_the_game(program: Program, qtbot: QtBot) -> None:
    room = start(program)
    program.window.commands.give(Command.LIBRARY)
    assert program.window.page is program.controllers.library.page
    listed(program, qtbot, 1)
    program.controllers.library.page.filters.search.setText("x")
    program.controllers.library.page.filters.search.setFocus()
    press(program, Qt.Key.Key_Escape)
    assert program.controllers.library.page.filters.search.text() == ""
    program.controllers.library.page.table.setFocus()
    QTest.keyClick(program.controllers.library.page, Qt.Key.Key_Escape)
    assert program.window.page is room.screen


# -- the start page ---------------------------------------------------------------------------------


def test_first_start_asks_for_a_language_and_offers_to_play_or_learn(program: Program) -> None:
    page = program.window.start_page
    shown = [row.text() for row in page.rows if row.isVisible()]
    assert shown == ["Yes, let’s play", "No, show me how"]
    assert page.first_button is page.play_button
    assert says(page, "Language")
    page.learn_button.click()
    assert program.controllers.learning.lessons.guide.lesson is Lesson.TABLE


def test_new_player_is_asked_for_a_name(program: Program, qtbot: QtBot) -> None:
    page = program.window.start_page
    page.greet()
    assert page.name.isVisible()
    assert page.name.accessibleName() == "Your name"
    page.name.setText("  Cécile ")
    page.play_button.click()
    qtbot.waitUntil(lambda: program.window.page is program.game.screen)
    assert program.game.words.names[0] == "Cécile"
    program.window.commands.give(Command.START_PAGE)
    assert not page.name.isVisible()
    program.controllers.daily.play(date(2026, 11, 28))
    assert program.game.words.names[0] == "Cécile", "the name should be the one used last"


def test_lost_settings_are_not_taken_for_a_first_start(
    program: Program, library: LibraryController, qtbot: QtBot
) -> None:
    """The settings are gone, but thirty games exist."""
    page = program.window.start_page
    page.greet()
    library.page.back_button.click()
    qtbot.waitUntil(page.go_on_button.isVisible)
    for button in (page.library_button, page.statistics_button, page.new_button):
        assert button.isVisible()
    assert not says(page, "Language")


def test_unreadable_library_is_not_taken_for_a_first_start(program: Program) -> None:
    page = program.window.start_page
    page.greet()
    program.controllers.library._show_overview(Refused(Trouble.DAMAGED))
    assert page.library_button.isVisible()


def test_all_games_deleted_is_not_taken_for_a_first_start(
    program: Program, library: LibraryController, qtbot: QtBot
) -> None:
    page = program.window.start_page
    library.page.table.selectAll()
    library.page.delete_button.click()
    qtbot.waitUntil(lambda: library.games.rowCount() == 0)
    page.greet()
    library.page.back_button.click()
    qtbot.waitUntil(page.library_button.isVisible)


def test_resume_button_is_shown_before_the_library_is_read(
    program: Program, library: LibraryController, qtbot: QtBot
) -> None:
    """The layout does not move later; a click before the library is read still counts."""
    overviews: list[Overview | Refused] = []
    program.controllers.library_service.overview(overviews.append)
    qtbot.waitUntil(lambda: bool(overviews))
    (overview,) = overviews
    assert isinstance(overview, Overview)
    page, asked = StartPage(), list[object]()
    qtbot.addWidget(page)
    page.go_on.connect(asked.append)
    page.welcome_back()
    page.expect_game()
    assert page.go_on_button.isVisibleTo(page)
    assert page.first_button is page.go_on_button
    page.go_on_button.click()
    assert asked == []
    page.show_overview(overview)
    assert asked == [overview.unfinished]
    page.show_overview(replace(overview, unfinished=None))
    assert not page.go_on_button.isVisibleTo(page), (
        "the button should disappear if there is no unfinished game"
    )


def test_game_left_by_quitting_is_expected_at_the_next_start(
    program: Program, qtbot: QtBot
) -> None:
    room = start(program)
    assert not program.settings.current.goes_on
    room.session.submit(legal_actions(seen(room))[0])
    own_turn(room, qtbot)
    program.window.close()
    assert SettingsStore(program.settings.folder).current.goes_on


def test_start_page_resumes_the_last_game(program: Program, qtbot: QtBot) -> None:
    room = start(program)
    own_turn(room, qtbot)
    room.session.submit(legal_actions(seen(room))[0])
    own_turn(room, qtbot)
    before = seen(room)
    page = program.window.start_page
    program.window.commands.give(Command.START_PAGE)
    assert page.new_button.isVisible()  # the first start is over
    qtbot.waitUntil(page.go_on_button.isVisible)
    assert "Deal 11 with" in page.go_on_button.accessibleDescription()
    assert page.first_button is page.go_on_button
    page.go_on_button.click()
    qtbot.waitUntil(lambda: program.window.page is room.screen)
    assert seen(room) == before


def test_game_without_a_move_is_not_saved(program: Program, qtbot: QtBot) -> None:
    start(program)
    program.window.commands.give(Command.START_PAGE)
    program.window.commands.give(Command.LIBRARY)
    listed(program, qtbot, 0)


def test_deal_of_the_day_is_the_same_for_everybody(program: Program) -> None:
    program.window.start_page.day_button.click()
    page = program.controllers.daily.page
    assert page is not None
    assert program.window.page is page
    QTest.keyClick(page.play_button, Qt.Key.Key_Space)
    setup = game_of(program.game.session).setup
    assert setup is not None
    assert setup.game_number is not None
    assert 20_250_000 < setup.game_number < 21_000_000
    assert setup.options == RULES
    assert program.settings.current.line_ups == ()


def test_focus_survives_import_and_undo(
    program: Program, library: LibraryController, qtbot: QtBot, tmp_path: Path
) -> None:
    page = library.page
    page.import_button.setFocus()
    file = tmp_path / "one.json"
    file.write_bytes(write_json(entry_of(77).game))
    library.import_games([file])
    assert QApplication.focusWidget() is page.table
    qtbot.waitUntil(lambda: not library._tasks.is_busy)
    assert QApplication.focusWidget() is page.import_button
    listed(program, qtbot, GAMES + 1)
    page.table.choose((0,))
    page.delete_button.click()
    qtbot.waitUntil(page.progress.undelete_button.isVisible)
    page.progress.undelete_button.setFocus()
    page.progress.undelete_button.click()
    listed(program, qtbot, GAMES + 1)
    assert QApplication.focusWidget() is page.table


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_esc_in_an_open_list_closes_only_the_list(
    program: Program, library: LibraryController
) -> None:
    box = library.page.filters.kinds
    box.setFocus()
    box.showPopup()
    QTest.keyClick(box, Qt.Key.Key_Escape)
    assert not box.view().isVisible()
    assert program.window.page is library.page
    QTest.keyClick(box, Qt.Key.Key_Escape)
    assert program.window.page is not library.page


def test_filters_are_cleared_together(
    program: Program, library: LibraryController, qtbot: QtBot
) -> None:
    filters = library.page.filters
    assert not filters.clear_button.isVisible()
    filters.search.setText("zo")
    filters.players.setCurrentIndex(filters.players.findData(2))
    qtbot.waitUntil(filters.clear_button.isVisible)
    listed(program, qtbot, 0)
    filters.clear_button.click()
    listed(program, qtbot, GAMES)
    assert filters.search.text() == ""
    assert filters.players.currentData() is None
    qtbot.waitUntil(lambda: not filters.clear_button.isVisible())


def sort_by(library: LibraryController, column: Column, order: Qt.SortOrder) -> None:
    library.page.table.horizontalHeader().setSortIndicator(column, order)


def test_renamed_game_stays_selected_in_a_sorted_list(
    program: Program, library: LibraryController, qtbot: QtBot
) -> None:
    table, ascending = library.page.table, Qt.SortOrder.AscendingOrder
    sort_by(library, Column.GAME, ascending)
    qtbot.waitUntil(lambda: library._query.order.value[0] == "search")
    listed(program, qtbot, GAMES)
    table.choose((4,))
    (chosen,) = table.chosen_ids()
    game = library.games.game(4)
    assert game is not None
    library._rename(game, "Zzz last of all")
    last = [range(GAMES - 1, GAMES)]
    qtbot.waitUntil(lambda: table.chosen_ids() == (chosen,) and [*table.chosen()] == last)
    assert text(library, GAMES - 1, Column.GAME).startswith("Zzz last of all")


def test_sorting_keeps_the_selected_game_and_the_column_positions(
    program: Program, library: LibraryController, qtbot: QtBot
) -> None:
    table, header = library.page.table, library.page.table.horizontalHeader()
    table.choose((3,))
    (chosen,) = table.chosen_ids()
    entered = QEnterEvent(QPointF(5, 5), QPointF(5, 5), QPointF(5, 5))
    QApplication.sendEvent(header.viewport(), entered)
    header.viewport().setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    for order in (Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder):
        before = [header.sectionPosition(column) for column in Column]
        sort_by(library, Column.SCORE, order)
        falls = order is Qt.SortOrder.DescendingOrder
        qtbot.waitUntil(lambda falls=falls: library._query.backwards is not falls)
        listed(program, qtbot, GAMES)
        qtbot.waitUntil(lambda: table.chosen_ids() == (chosen,))
        assert [header.sectionPosition(column) for column in Column] == before
    header.viewport().setAttribute(Qt.WidgetAttribute.WA_UnderMouse, on=False)
    QApplication.sendEvent(header.viewport(), QEvent(QEvent.Type.Leave))


# -- failures -----------------------------------------------------------------------------------------


def test_second_window_is_read_only(
    program: Program, make_program: MakeProgram, qtbot: QtBot, tmp_path: Path
) -> None:
    room = start(program)
    own_turn(room, qtbot)
    room.session.submit(legal_actions(seen(room))[0])
    options = StartOptions(language=Language.ENGLISH, speed=Speed.OFF, profile=tmp_path)
    second = make_program(options)
    second.show()
    qtbot.waitUntil(lambda: second.controllers.library_service.trouble is Trouble.IN_USE)
    page = second.window.start_page
    qtbot.waitUntil(lambda: not page.play_button.isVisible())
    assert says(second.window, "Hanabi is open in another window")
    second.game.tables.start(second.game.tables.last_setup())
    assert second.window.page is page
    second.window.commands.give(Command.LIBRARY)
    listed(second, qtbot, 1)
    second.controllers.library.page.table.selectRow(0)
    assert not second.controllers.library.page.open_button.isEnabled()
    assert not second.controllers.library.page.delete_button.isEnabled()


def test_problem_is_shown_while_it_lasts(program: Program) -> None:
    notice = program.window._notice
    program.controllers.library_service._on_written(Trouble.FULL)
    assert notice.isVisible() or notice.text()
    assert notice.text().startswith("The disk is full")
    program.controllers.library_service._on_written(None)
    assert notice.text() == ""


def test_damaged_library_is_reported(program: Program) -> None:
    program.controllers.library_service.recovered.emit(
        Recovery(Path("games.damaged-2026-11-22.sqlite"), 38)
    )
    (box,) = (box for box in program.window.findChildren(QMessageBox) if box.isVisible())
    assert "games.damaged-2026-11-22.sqlite" in box.text()
    assert "38 games could be read" in box.text()
    box.buttons()[0].click()


@pytest.mark.parametrize("language", list(Language))
def test_every_part_of_the_page_follows_the_language(
    program: Program, library: LibraryController, language: Language
) -> None:
    program.preferences.change(language=language)
    heading = library.games.headerData(Column.GAME, Qt.Orientation.Horizontal)
    assert heading == {"en": "Game", "sv": "Parti", "nl": "Spel"}[language.value]
    for widget in (library.page.table, library.page.filters.search, library.page.filters.kinds):
        assert widget.accessibleName()


def test_failed_imports_are_listed_with_file_line_and_reason(
    program: Program, library: LibraryController, qtbot: QtBot, tmp_path: Path
) -> None:
    file = tmp_path / "some.jsonl"
    good = write_json(entry_of(77).game)
    file.write_bytes(b"\n" + good + b'\n\n{"deck": 3}\nnonsense\n')
    library.import_games([file, tmp_path / "gone.json"])
    qtbot.waitUntil(library.page.progress.details_button.isVisible)
    assert says(library.page, "1 game imported.")
    assert says(library.page, "3 could not be read")
    library.page.progress.details_button.click()
    dialog = program.window.findChild(ImportReportDialog)
    assert dialog is not None
    lines = dialog.text.toPlainText().splitlines()
    assert lines[0].startswith(f"{file}, line 4: This isn’t")
    assert lines[1] == f"{file}, line 5: This is not a link to a game."
    assert lines[2] == f"{tmp_path / 'gone.json'}: No such file or directory"
    saved = tmp_path / "why.txt"
    library.transfers.save_list(saved, dialog.text.toPlainText())
    assert saved.read_text(encoding="utf-8").splitlines() == lines
    dialog.reject()
    library.page.progress.say("Something else.")
    assert not library.page.progress.details_button.isVisible()


def test_games_in_an_archive_are_imported_and_other_files_named_once(
    program: Program, library: LibraryController, qtbot: QtBot, tmp_path: Path
) -> None:
    archive, empty, picture = (tmp_path / name for name in ("a.zip", "b.zip", "c.bin"))
    with ZipFile(archive, "w") as members:
        members.writestr("folder/some.jsonl", write_json(entry_of(78).game))
        members.writestr("folder/picture.png", b"\0\1\n" * 20)
    with ZipFile(empty, "w") as members:
        members.writestr("picture.png", b"\0\1\n" * 20)
    picture.write_bytes(b"\0\1\n" * 20)
    broken = tmp_path / "d.zip"
    broken.write_bytes(archive.read_bytes()[:60])
    library.import_games([archive, empty, picture, broken])
    qtbot.waitUntil(library.page.progress.details_button.isVisible)
    assert says(library.page, "1 game imported.")
    library.page.progress.details_button.click()
    dialog = program.window.findChild(ImportReportDialog)
    assert dialog is not None
    assert dialog.text.toPlainText().splitlines() == [
        f"{empty}: This isn’t a file of games.",
        f"{picture}: This isn’t a file of games.",
        f"{broken}: This ZIP archive can’t be read.",
    ]
    dialog.reject()


def test_list_of_failed_imports_states_how_many_are_omitted(
    program: Program, library: LibraryController, qtbot: QtBot, tmp_path: Path
) -> None:
    file = tmp_path / "words.jsonl"
    file.write_text("nonsense\n" * 1_002)
    library.import_games([file])
    qtbot.waitUntil(library.page.progress.details_button.isVisible)
    library.page.progress.details_button.click()
    dialog = program.window.findChild(ImportReportDialog)
    assert dialog is not None
    assert dialog.text.toPlainText().splitlines()[1_000:] == ["2 more lines not listed."]
    dialog.reject()


def test_enter_on_a_button_presses_it_and_opens_no_game(
    program: Program, library: LibraryController, qtbot: QtBot
) -> None:
    page = library.page
    listed(program, qtbot, GAMES)
    page.table.selectRow(0)
    pressed: list[bool] = []
    button = next(one for one in page.findChildren(QPushButton) if one.isVisible())
    button.clicked.connect(lambda: pressed.append(True))
    button.setFocus()
    with qtbot.assertNotEmitted(page.table.opening):
        QTest.keyClick(button, Qt.Key.Key_Return)
    assert pressed


# -- focus -------------------------------------------------------------------------------------------


def test_empty_library_offers_to_import(program: Program, qtbot: QtBot) -> None:
    program.window.commands.give(Command.LIBRARY)
    page = program.controllers.library.page
    qtbot.waitUntil(lambda: "No games yet" in page._nothing.text())
    assert page.import_button.hasFocus()
    assert not page.export_button.isEnabled()


def test_focus_stays_on_the_page_after_an_import_into_an_empty_library(
    program: Program, qtbot: QtBot, tmp_path: Path
) -> None:
    program.window.commands.give(Command.LIBRARY)
    page = program.controllers.library.page
    qtbot.waitUntil(lambda: "No games yet" in page._nothing.text())
    file = tmp_path / "game.json"
    file.write_bytes(write_json(entry_of(3).game))
    program.controllers.library.import_games([file])
    qtbot.waitUntil(lambda: page.table.isVisible() and page.import_button.isEnabled())
    assert page.import_button.hasFocus()


def test_game_that_nobody_selected_stays_selected_when_it_is_renamed(
    program: Program, library: LibraryController, qtbot: QtBot
) -> None:
    """The first row is selected by itself; *Delete* must not hit the game that moves into it."""
    table = library.page.table
    sort_by(library, Column.GAME, Qt.SortOrder.AscendingOrder)
    qtbot.waitUntil(lambda: library._query.order.value[0] == "search")
    listed(program, qtbot, GAMES)
    (game,) = table.selected_games()
    assert [*table.chosen()] == [range(1)]
    library._rename(game, "Zzz last of all")
    last = [range(GAMES - 1, GAMES)]
    qtbot.waitUntil(lambda: table.chosen_ids() == (game.id,) and [*table.chosen()] == last)


def test_archive_leaves_out_only_its_oversized_member_and_is_found_in_a_folder(
    program: Program,
    library: LibraryController,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    monkeypatch.setattr(transfer, "MAX_FILE_BYTES", 20_000)
    with ZipFile(folder / "games.zip", "w") as members:
        members.writestr("large.json", " " * 30_000)
        members.writestr("good.json", write_json(entry_of(1_234).game))
    library.import_games([folder])
    said = library.page.progress.label
    qtbot.waitUntil(lambda: "1 game imported" in said.text())
    assert "1 could not be read" in said.text()


def test_game_selected_after_a_deletion_stays_selected_when_others_are_added(
    program: Program, library: LibraryController, qtbot: QtBot, tmp_path: Path
) -> None:
    """Otherwise the next *Delete* would hit the game that moves into its row."""
    table = library.page.table
    table.choose((5,))
    library.page.delete_button.click()
    listed(program, qtbot, GAMES - 1)
    qtbot.waitUntil(lambda: len(table.selected_games()) == 1)
    (game,) = table.selected_games()
    file = tmp_path / "newer.jsonl"
    file.write_bytes(b"\n".join(write_json(entry_of(deal).game) for deal in (77, 79)))
    library.import_games([file])
    listed(program, qtbot, GAMES + 1)
    qtbot.waitUntil(lambda: table.chosen_ids() == (game.id,))
    qtbot.waitUntil(lambda: table.selected_games() == [game])
