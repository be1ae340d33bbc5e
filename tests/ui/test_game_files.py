"""Opening and saving games by menu, clipboard and drop; replays on the table."""

import json
from dataclasses import replace
from pathlib import Path
from zipfile import ZipFile

import pytest
from driving import MakeProgram, says, wait_until_read
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QAction, QDragEnterEvent, QDropEvent, QFileOpenEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot
from quick_reviews import review_quickly
from whole_games import played_out, record_of

from hanabi_desktop.app.application import Application
from hanabi_desktop.app.program import Program
from hanabi_desktop.commands import play
from hanabi_desktop.commands.command_list import parser
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.library.hanab_live.compact_link import PREFIX, read_link, write_link
from hanabi_desktop.library.hanab_live.game_json import read_json, write_json
from hanabi_desktop.library.metadata.problems import holds_one
from hanabi_desktop.library.saved_game import SavedGame
from hanabi_desktop.review.findings import Depth
from hanabi_desktop.session.library.transfer import files_in
from hanabi_desktop.session.setup import GameSetup
from hanabi_desktop.settings.start import StartOptions
from hanabi_desktop.support.translation import Language
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.ui.widgets.playback import PlaybackStep
from hanabi_desktop.ui.widgets.seats import default_seats

GAME = SavedGame(record_of(played_out(GameOptions(3, empty_clues=False), 3, care=1.0), 3))
LINK = PREFIX + write_link(GAME)


def entries(program: Program) -> dict[str, QAction]:
    """Return the entries of the menu's groups, by their texts."""
    menu = program.window.menu
    groups = (*menu.groups, menu.copies)
    return {entry.text().replace("&", ""): entry for menu in groups for entry in menu.actions()}


def trigger(program: Program, text: str) -> None:
    """Trigger the menu entry with this text."""
    action = next(entry for name, entry in entries(program).items() if name.startswith(text))
    assert action.isEnabled()
    action.trigger()


def message_text(program: Program) -> str:
    """Return the text of the message box, and close it."""
    (box,) = (box for box in program.window.findChildren(QMessageBox) if box.isVisible())
    text = box.text()
    box.buttons()[0].click()
    QApplication.processEvents()
    return text


def drop(program: Program, data: QMimeData) -> bool:
    window, action = program.window, Qt.DropAction.CopyAction
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(300, 300), action, data, left, none)
    QApplication.sendEvent(window, enter)
    if enter.isAccepted():
        QApplication.sendEvent(window, QDropEvent(QPointF(300, 300), action, data, left, none))
        wait_until_read(program)
    return enter.isAccepted()


def dropped_file(file: Path) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    return data


@pytest.fixture
def game_file(tmp_path: Path) -> Path:
    file = tmp_path / "a game.json"
    file.write_bytes(write_json(GAME))
    return file


def test_dropped_file_opens_as_a_replay(program: Program, game_file: Path) -> None:
    assert drop(program, dropped_file(game_file))
    room = program.game
    assert program.window.page is room.screen
    assert room.screen.is_replaying
    seen = room.table.observation
    assert seen is not None
    assert len(seen.history) == len(GAME.record.actions)
    assert room.log.rowCount() == len(GAME.record.actions)
    assert says(program.window.bar, "Replay: 23 points, the deck ran out")
    assert not room.screen.buttons.play.isVisible()
    assert room.screen.replay_bar.isVisible()
    QTest.qWait(60)  # the end page is not opened automatically
    assert program.window.page is room.screen


def test_last_of_several_requested_games_is_shown(
    program: Program, game_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []
    files = program.controllers.files
    monkeypatch.setattr(files, "show", lambda _opened, name="": shown.append(name))
    other = tmp_path / "the other one.json"
    other.write_bytes(game_file.read_bytes())
    for file in (game_file, tmp_path / "gone.json", other):
        files.open_file(file)
    wait_until_read(program)
    assert shown == ["the other one.json"]


def test_error_while_reading_a_game_is_reported(
    program: Program, game_file: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    def fail(_file: Path) -> None:
        raise RuntimeError("simulated failure")

    monkeypatch.setattr("hanabi_desktop.ui.files.open_file", fail)
    with qtbot.capture_exceptions() as found:
        program.controllers.files.open_file(game_file)
        wait_until_read(program)
    assert [str(error) for _, error, _ in found] == ["simulated failure"]


def test_dropped_link_opens_and_other_drops_are_refused(program: Program) -> None:
    text = QMimeData()
    text.setText(LINK + "#2")
    assert drop(program, text)
    assert program.game.screen.replay_bar.slider.value() == 1  # turn 1 is the deal
    assert not drop(program, QMimeData())


def test_copied_link_opens(program: Program) -> None:
    QGuiApplication.clipboard().setText(f"  {LINK}\n")
    trigger(program, "Open copied link")
    wait_until_read(program)
    assert program.game.screen.is_replaying


def test_unreadable_game_is_reported_and_changes_nothing(program: Program, tmp_path: Path) -> None:
    program.game.tables.start(GameSetup(default_seats(3), GameOptions(3, first_seat=0), 5))
    before = program.game.table.observation
    QGuiApplication.clipboard().setText("good evening")
    trigger(program, "Open copied link")
    wait_until_read(program)
    assert message_text(program) == "This is not a link to a game."
    broken = json.loads(write_json(GAME))
    broken["actions"].insert(0, {"type": 1, "target": 0})
    file = tmp_path / "broken.json"
    file.write_text(json.dumps(broken))
    assert drop(program, dropped_file(file))
    assert "The move on turn 1 is not allowed. All eight clues are available" in message_text(
        program
    )
    assert drop(program, dropped_file(tmp_path / "gone.json"))
    assert "gone.json cannot be read" in message_text(program)
    assert program.game.table.observation is before
    assert not program.game.screen.is_replaying


@pytest.mark.parametrize("as_text", [False, True])
def test_illegal_game_is_shown_and_reviewed_up_to_the_error(
    program: Program,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    *,
    as_text: bool,
) -> None:
    review_quickly(
        monkeypatch, Depth(3, 6, 8, 16, confirmation_deals=(24,), widths=(8,), probes=(8,))
    )
    broken = json.loads(write_json(GAME))
    broken["actions"].insert(6, {"type": 0, "target": 49})  # a card that is in the deck
    text = json.dumps(broken)
    if as_text:
        QGuiApplication.clipboard().setText(text)
        trigger(program, "Open copied link")
        wait_until_read(program)
    else:
        file = tmp_path / "broken.json"
        file.write_text(text)
        assert drop(program, dropped_file(file))
    told = message_text(program)
    assert told.startswith(
        "The move on turn 7 is not" if as_text else "broken.json\n\nThe move on turn 7 is not"
    )
    assert told.endswith("Only the turns before it are shown.")
    assert program.game.screen.is_replaying
    seen = program.game.table.observation
    assert seen is not None
    assert len(seen.history) == program.game.log.rowCount() == 6
    reviews = program.controllers.reviews
    reviews.show()
    qtbot.waitUntil(lambda: reviews.current is not None and reviews.current.found is not None)
    reviews.panel.choice.setCurrentIndex(3)
    qtbot.waitUntil(lambda: reviews.panel.turns.rows.rowCount() == 6)


def test_replay_is_stepped_by_button_slider_and_keys(program: Program, game_file: Path) -> None:
    drop(program, dropped_file(game_file))
    room, last = program.game, len(GAME.record.actions)

    def turn() -> int:
        seen = room.table.observation
        assert seen is not None
        assert room.log.rowCount() == len(seen.history) == room.screen.replay_bar.slider.value()
        return len(seen.history)

    bar = room.screen.replay_bar
    assert not bar.steps[PlaybackStep.ON].isEnabled()
    bar.steps[PlaybackStep.BACK].click()
    assert turn() == last - 1
    bar.slider.setValue(7)
    assert turn() == 7
    room.screen.view.setFocus()
    for key, expected in (
        (Qt.Key.Key_Right, 8),
        (Qt.Key.Key_Left, 7),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_End, last),
    ):
        QTest.keyClick(room.screen.view, key)
        assert turn() == expected


def test_replay_can_be_seen_from_each_seat(program: Program, game_file: Path) -> None:
    drop(program, dropped_file(game_file))
    room = program.game
    room.screen.replay_bar.steps[PlaybackStep.FIRST].click()
    for seat in (2, 1):
        seats = room.screen.replay_bar.choices.seats
        seats.setCurrentIndex(seats.findData(seat))
        seats.activated.emit(seats.currentIndex())
        seen = room.table.observation
        assert seen is not None
        assert seen.seat == seat
        assert all(held.card is None for held in seen.own_hand)


def test_nothing_can_be_played_in_a_replay(program: Program, game_file: Path) -> None:
    drop(program, dropped_file(game_file))
    room = program.game
    room.screen.replay_bar.turn_chosen.emit(9)
    QTest.keyClick(room.screen.view, Qt.Key.Key_D)
    assert "look around" in room.screen.status_bar.label.accessibleName()
    assert room.screen.replay_bar.slider.value() == 9


def test_game_chosen_on_the_desktop_is_opened(
    program: Program, game_file: Path, qtbot: QtBot
) -> None:
    """macOS sends a running program an event; elsewhere the file name is a command-line argument."""
    application = QApplication.instance()
    assert isinstance(application, Application)
    application.file_wanted.connect(program.open_file)
    QApplication.sendEvent(application, QFileOpenEvent(str(game_file)))
    application.file_wanted.disconnect(program.open_file)
    wait_until_read(program)
    assert program.game.screen.is_replaying


def test_broken_game_chosen_on_the_desktop_is_reported_in_the_window(
    make_program: MakeProgram,
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    broken = tmp_path / "broken.hanabi"
    broken.write_text("{")
    asked: list[StartOptions] = []
    monkeypatch.setattr(play, "run_window", asked.append)
    monkeypatch.setattr(play, "pause_collector", lambda: None)
    words = ["play", "--from-desktop", "--lang", "en", "--profile", str(tmp_path), str(broken)]
    play.run(parser("play").parse_args(words))
    program = make_program(asked[0])
    program.show()

    def boxes() -> list[QMessageBox]:
        return [box for box in program.window.findChildren(QMessageBox) if box.isVisible()]

    qtbot.waitUntil(lambda: bool(boxes()))
    assert message_text(program).startswith("broken.hanabi")
    assert program.window.page is program.window.start_page


def test_new_game_ends_the_replay(program: Program, game_file: Path) -> None:
    drop(program, dropped_file(game_file))
    program.game.tables.start(GameSetup(default_seats(3), GameOptions(3, first_seat=0), 5))
    room = program.game
    assert not room.screen.is_replaying
    assert room.screen.buttons.play.isVisible()
    assert room.log.rowCount() == 0
    assert not says(program.window.bar, "Replay")


def test_saved_game_can_be_resumed(program: Program, tmp_path: Path, qtbot: QtBot) -> None:
    room = program.game
    room.tables.start(
        GameSetup(default_seats(3), GameOptions(3, first_seat=0, choreography=True), 5)
    )
    trigger(program, "Save this game as")
    dialog = program.window.findChild(QFileDialog)
    assert dialog is not None
    assert Path(dialog.selectedFiles()[0]).name == "hanabi-5.hanabi"
    dialog.filterSelected.emit("For hanab.live (*.json)")
    assert Path(dialog.selectedFiles()[0]).name == "hanabi-5.json"
    dialog.filterSelected.emit("Saved game (*.hanabi)")
    assert dialog.defaultSuffix() == "hanabi"
    dialog.fileSelected.emit(str(tmp_path / "mine.hanabi"))
    dialog.close()
    assert "Saved as mine.hanabi." in program.window.toast.text()
    assert "the file contains every card" in program.window.toast.text()
    assert program.window.toast.isVisible()
    assert read_json((tmp_path / "mine.hanabi").read_bytes()).record.game_number == 5
    trigger(program, "Start page")
    program.controllers.files.open_file(tmp_path / "mine.hanabi")
    wait_until_read(program)
    assert not room.screen.is_replaying
    assert room.table.legal
    assert "continues" in program.window.toast.text()


def test_archive_is_opened_in_the_library(
    program: Program, game_file: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    archive = tmp_path / "some.zip"
    with ZipFile(archive, "w") as made:
        made.write(game_file, "one.json")
    program.controllers.files.open_file(archive)
    wait_until_read(program)
    page = program.controllers.library.page
    assert program.window.page is page
    qtbot.waitUntil(lambda: says(page, "1 game imported."))


def test_unwritable_destination_is_reported(program: Program, tmp_path: Path) -> None:
    program.game.tables.start(GameSetup(default_seats(2), GameOptions(2, first_seat=0), 5))
    (tmp_path / "folder").write_text("a file, in fact")
    program.controllers.files.save_to(tmp_path / "folder" / "mine.json")
    assert "mine.json cannot be written" in message_text(program)


def test_link_is_copied_once_the_game_is_over(program: Program, game_file: Path) -> None:
    program.game.tables.start(GameSetup(default_seats(3), GameOptions(3, first_seat=0), 5))
    trigger(program, "Copy link")
    assert "finish this game first" in message_text(program)
    drop(program, dropped_file(game_file))
    trigger(program, "Copy link")
    copied = QGuiApplication.clipboard().text()
    assert read_link(copied).record.deck == GAME.record.deck
    assert "copied" in program.window.toast.text()


@pytest.mark.parametrize(
    ("variant", "words"),
    [("choreography", "announced"), ("final_bouquet", "final bouquet")],
)
def test_contents_a_link_cannot_hold_are_reported(
    program: Program, variant: str, words: str
) -> None:
    options = GameOptions(2, **{variant: True})
    game = SavedGame(record_of(played_out(options, 3, care=1.0), 3), (None, Level.CASUAL))
    program.controllers.files.open_text(write_json(game).decode())
    wait_until_read(program)
    trigger(program, "Copy link")
    assert words in message_text(program)


def test_smaller_table_opens_after_a_larger_one(program: Program, qtbot: QtBot) -> None:
    """Rows of the old game are removed before the names change, so no row refers to seat 5 of 2."""
    room = program.game
    room.tables.start(GameSetup(default_seats(5), GameOptions(5, first_seat=1), 5))
    qtbot.waitUntil(lambda: room.log.rowCount() >= 4)
    trigger(program, "Start page")
    assert room.log.rowCount() == 0
    program.window.resize(1100, 700)
    program.preferences.change(language=Language.DUTCH)
    program.preferences.change(language=Language.ENGLISH)
    room.tables.start(GameSetup(default_seats(2), GameOptions(2, first_seat=0), 5))
    QTest.qWait(20)
    assert program.window.page is room.screen


def test_clue_targets_a_teammate_after_resuming_in_another_seat(program: Program) -> None:
    room = program.game
    room.tables.start(GameSetup(default_seats(3), GameOptions(3, first_seat=0), 5))
    QTest.keyClick(room.screen.view, Qt.Key.Key_C)
    assert room.screen.intent.pending.question is not None
    record = record_of(played_out(GameOptions(3, first_seat=0), 9, care=1.0), 9)
    game = SavedGame(
        replace(record, actions=record.actions[:4]), (Level.CASUAL, None, Level.CASUAL)
    )
    program.controllers.files.open_text(write_json(game).decode())
    wait_until_read(program)
    QTest.keyClick(room.screen.view, Qt.Key.Key_C)
    question = room.screen.intent.pending.question
    assert question is not None
    assert question.target == 2


def test_message_disappears_with_its_page(program: Program, game_file: Path) -> None:
    drop(program, dropped_file(game_file))
    trigger(program, "Copy link")
    toast = program.window.toast
    assert toast.isVisible()
    trigger(program, "Start page")
    assert not toast.isVisible()
    toast.say("something")
    program.preferences.change(language=Language.SWEDISH)
    assert not toast.isVisible()


def test_long_names_and_rich_text_in_names_are_shown_literally(program: Program) -> None:
    seats = ("<b>Åsa</b> & co", "x" * 60, "Zoë")
    game = SavedGame(replace(GAME.record, seats=seats))
    program.controllers.files.open_text(write_json(game).decode())
    wait_until_read(program)
    assert program.game.words.names == ("<b>Åsa</b> & co", f"{'x' * 19}…", "Zoë")
    QTest.qWait(20)


def test_start_page_offers_nothing_to_save(program: Program) -> None:
    menu = entries(program)
    assert not menu["Save this game as…"].isEnabled()
    assert not menu["Copy link"].isEnabled()
    assert not menu["Same deal again"].isEnabled()
    assert menu["Open a game…"].isEnabled()


@pytest.mark.parametrize("language", list(Language))
def test_mnemonics_of_the_menu_are_unique(program: Program, language: Language) -> None:
    program.preferences.change(language=language)
    menu = program.window.menu
    for part in (menu, *menu.groups, menu.advice):
        texts = [entry.text() for entry in part.actions() if entry.text()]
        letters = [text[text.index("&") + 1].lower() for text in texts]
        assert len(set(letters)) == len(letters), letters
        assert len(texts) <= 9


def test_several_games_in_a_file_are_counted(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "links.txt"
    file.write_text(f"{LINK}\n" * 4)
    drop(program, dropped_file(file))
    assert program.window.toast.text() == (
        "This is the first game in the file. Import the file to see 3 more games."
    )


def test_folder_is_searched_for_every_kind_of_file(tmp_path: Path) -> None:
    for name in ("a.hanabi", "b.JSON", "c.jsonl", "d.txt", "e.png", "f"):
        (tmp_path / name).touch()
    assert [file.name[0] for file in files_in([tmp_path])] == ["a", "b", "c", "d"]
    assert [holds_one(file) for file in files_in([tmp_path])] == [True, True, False, False]


def test_game_without_a_move_is_reported_as_not_opening_on_the_site(
    program: Program, tmp_path: Path
) -> None:
    program.game.tables.start(GameSetup(default_seats(3), GameOptions(3, first_seat=0), 5))
    program.controllers.files.save_to(tmp_path / "none.json")
    assert "only opens games with at least one move" in program.window.toast.text()
    program.controllers.files.save_to(tmp_path / "none.hanabi")
    assert "only opens games with at least one move" not in program.window.toast.text()
