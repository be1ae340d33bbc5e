"""Programs of others at the table of the window: added by hand, seated, heard, and failing."""

import json
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from driving import advice, says, seen
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from hanabi_desktop.app.program import Program
from hanabi_desktop.engine.process import ChildProcess
from hanabi_desktop.game.cards import Multicolour
from hanabi_desktop.game.options import GameOptions, TableTalk
from hanabi_desktop.learning.daily import has_usual_players
from hanabi_desktop.library.metadata.summary import EVERYTHING
from hanabi_desktop.session.setup import GameSetup, Seat, with_badges
from hanabi_desktop.settings.programs import PROGRAMS_FILE, KeptProgram, divided, joined
from hanabi_desktop.teammates.characters import CHARACTERS, Level, ProgramName
from hanabi_desktop.teammates.conventions import agreement_of
from hanabi_desktop.teammates.players import ConventionPlayer
from hanabi_desktop.teammates.teammate import AT_ONCE
from hanabi_desktop.ui.game.programs import FaultQuestion
from hanabi_desktop.ui.library.games_model import Column
from hanabi_desktop.ui.new_game.new_game_dialog import NewGameDialog
from hanabi_desktop.ui.shell.command import Command
from hanabi_desktop.ui.teammates.program_dialog import ProgramDialog
from hanabi_desktop.ui.teammates.teammates_page import TeammatesPage

ROOT = Path(__file__).parents[2]
BOT = ROOT / "docs" / "examples" / "legal_bot.py"
ODD = ROOT / "tests" / "engine" / "programs_for_tests.py"
LABEL = ProgramName("Legal", "1.0")
GONE_S = 1.0


def kept(kind: str = "", seconds: int = 30) -> KeptProgram:
    arguments = (str(ODD), kind) if kind else (str(BOT),)
    return KeptProgram("Legal", (sys.executable, *arguments), "1.0", seconds=seconds)


class Watched:
    """Every process of a program that was started, and every byte that was written to it."""

    def __init__(self) -> None:
        self.processes: list[ChildProcess] = []
        self.written: list[bytes] = []

    @property
    def running(self) -> list[ChildProcess]:
        return [one for one in self.processes if one._process.poll() is None]

    def lines(self, number: int = 0) -> Iterator[tuple[str, dict[str, Any]]]:
        for line in self.written[number].decode().splitlines():
            command, _, content = line.partition(" ")
            yield command, json.loads(content)


@pytest.fixture
def watched(monkeypatch: pytest.MonkeyPatch) -> Watched:
    found = Watched()
    begin, send = ChildProcess.__init__, ChildProcess.send

    def watched_begin(process: ChildProcess, *arguments: object) -> None:
        begin(process, *arguments)
        found.processes.append(process)
        found.written.append(b"")

    def watched_send(process: ChildProcess, data: bytes) -> None:
        found.written[found.processes.index(process)] += data
        send(process, data)

    monkeypatch.setattr(ChildProcess, "__init__", watched_begin)
    monkeypatch.setattr(ChildProcess, "send", watched_send)
    monkeypatch.setattr("hanabi_desktop.engine.seat._HELLO_S", 0.5)
    return found


def table(people: int = 1, *others: Seat, first: int = 0) -> GameSetup:
    names = ("Ada", "Bo")[:people]
    seats = with_badges((*map(Seat, names), Seat(str(LABEL), program=LABEL), *others))
    return GameSetup(seats, GameOptions(len(seats), first_seat=first), 5)


def sit_down(program: Program, setup: GameSetup, bot: KeptProgram | None = None) -> None:
    if bot is not None:
        program.settings.programs.put(bot)
    program.game.session.teammates.set_pause(0)
    program.game.session.teammates.set_thinking_time(0)
    program.game.tables.start(setup)


def play_on(program: Program, qtbot: QtBot, turns: int = 1_000) -> None:
    """Let the people play by the conventions, passing the screen on, until so many turns are played."""
    session, player = program.game.session, ConventionPlayer(agreement_of(Level.CASUAL))
    while True:
        if session.viewer is None:
            session.take_seat()
        observation = session.cursor.present
        assert observation is not None
        if observation.ending is not None or len(observation.history) >= turns:
            return
        if observation.seat_to_act == observation.seat:
            session.submit(player.choose(observation, AT_ONCE).action)
        elif session.setup.seats[observation.seat_to_act].is_person:
            session.hand_over()
        else:
            played = len(observation.history)
            qtbot.waitUntil(lambda played=played: session.cursor.turns > played)


def page_of(program: Program) -> TeammatesPage:
    program.window.commands.give(Command.TEAMMATES)
    page = program.controllers.teammates.page
    assert program.window.page is page
    return page


def dialog_of(program: Program, kind: type, qtbot: QtBot) -> object:
    """Wait until the window shows a dialog of this kind, and return it."""

    def visible() -> list[object]:
        return [one for one in program.window.findChildren(kind) if one.isVisible()]

    qtbot.waitUntil(lambda: len(visible()) == 1)
    return visible()[0]


def wait_until_gone(watched: Watched) -> None:
    started = time.monotonic()
    while watched.running and time.monotonic() - started < GONE_S:
        QTest.qWait(5)
    assert watched.running == []


# -- the list ----------------------------------------------------------------------------------------


def test_program_is_added_by_keys_and_kept(program: Program, qtbot: QtBot) -> None:
    page = page_of(program)
    page.add_button.click()
    dialog = dialog_of(program, ProgramDialog, qtbot)
    assert isinstance(dialog, ProgramDialog)
    assert "runs with your permissions" in dialog.accessibleDescription()
    assert says(dialog, "Add only what you trust.")
    for field in (dialog.name, dialog.version, dialog.command, dialog.arguments, dialog.folder):
        assert field.accessibleName()
    assert dialog.seconds.accessibleName() == "Seconds a move"
    assert dialog.sizes[3].accessibleName() == "3 players"
    QTest.keyClick(dialog.name, Qt.Key.Key_Return)
    assert dialog.problem.text() == "Give the program a name."
    dialog.take_file(BOT)
    assert dialog.name.text() == "legal_bot"
    assert dialog.folder.text() == str(BOT.parent)
    assert str(BOT) in dialog.arguments.text()
    dialog.name.setFocus()
    dialog.name.selectAll()
    QTest.keyClicks(dialog.name, "Maud")
    QTest.keyClick(dialog.name, Qt.Key.Key_Return)
    assert dialog.problem.text() == "This name is taken. Choose another one."
    dialog.name.setText("Legal")
    dialog.version.setText("1.0 and very long")
    QTest.keyClick(dialog.name, Qt.Key.Key_Return)
    assert "at most 16 characters" in dialog.problem.text()
    dialog.version.setText("1.0")
    dialog.sizes[5].setChecked(False)
    dialog.seconds.setCurrentIndex(dialog.seconds.findData(10))
    QTest.keyClick(dialog.name, Qt.Key.Key_Return)
    (found,) = program.settings.programs.all
    assert (found.label, found.sizes, found.seconds) == (LABEL, (2, 3, 4), 10)
    assert found.multicolours == (Multicolour.NONE,)
    assert page.program == found
    assert page.teammates.currentIndex().data(Qt.ItemDataRole.AccessibleTextRole) == (
        "Legal 1.0, program"
    )
    assert str(BOT) in page._level.text()
    assert str(BOT.parent) in page._level.text()
    program.settings.programs.close()
    assert json.loads((program.settings.folder / PROGRAMS_FILE).read_text())["programs"][0][
        "command"
    ][1:] == [str(BOT)]


def test_program_is_changed_and_removed_from_every_seat(
    program: Program, qtbot: QtBot, watched: Watched
) -> None:
    sit_down(program, table(), kept())
    page = page_of(program)
    row = len(CHARACTERS)
    page.teammates.setCurrentIndex(page.teammates.model().index(row, 0))
    page.edit_button.click()
    dialog = dialog_of(program, ProgramDialog, qtbot)
    assert isinstance(dialog, ProgramDialog)
    assert dialog.command.text() == sys.executable
    dialog.seconds.setCurrentIndex(0)
    dialog.accept()
    assert program.settings.programs.all[0].seconds == 5
    page.remove_button.click()
    (question,) = (
        one for one in program.window.findChildren(QPushButton) if one.text() == "Remove"
    )
    question.click()
    assert program.settings.programs.all == ()
    assert page.program is None
    assert "Legal was removed" in program.window.toast.text()
    assert all(seat.program is None for seat in program.game.session.setup.seats)
    assert all(not any(line_up.programs) for line_up in program.settings.current.line_ups)
    wait_until_gone(watched)


def test_program_is_shown_under_its_new_name_and_version(
    program: Program, qtbot: QtBot, watched: Watched
) -> None:
    settings, session = program.settings, program.game.session
    sit_down(program, table(1, Seat("Robo", program=LABEL)), kept())

    def change(name: str, version: str) -> None:
        page = page_of(program)
        page.teammates.setCurrentIndex(page.teammates.model().index(len(CHARACTERS), 0))
        page.edit_button.click()
        dialog = dialog_of(program, ProgramDialog, qtbot)
        assert isinstance(dialog, ProgramDialog)
        dialog.name.setText(name)
        dialog.version.setText(version)
        dialog.accept()
        assert settings.programs.all[0].label == ProgramName(name, version)

    change("Legal", "1.1")
    (line_up,) = settings.current.line_ups
    assert line_up.names == ("Ada", "Legal 1.1", "Robo")  # a name given by a person stays
    assert line_up.programs == (None, ProgramName("Legal", "1.1"), ProgramName("Legal", "1.1"))
    assert session.setup.names == ("Ada", "Legal 1.0", "Robo")  # as it was when it sat down
    change("Lawful", "2")
    lawful = ProgramName("Lawful", "2")
    assert settings.current.line_ups[0].programs == (None, lawful, lawful)
    assert session.setup.names == ("Ada", "Lawful 2", "Robo")
    play_on(program, qtbot, 3)
    program.game.to_start()
    wait_until_gone(watched)
    start = program.window.start_page
    qtbot.waitUntil(lambda: "Lawful 2" in start.play_button.accessibleDescription())


def test_library_and_statistics_know_which_seats_were_programs(
    program: Program, qtbot: QtBot, watched: Watched
) -> None:
    sit_down(program, table(1, Seat("Robo", program=LABEL)), kept())
    play_on(program, qtbot, 3)
    program.game.to_start()
    wait_until_gone(watched)
    row = program.window.start_page.go_on_button
    qtbot.waitUntil(lambda: "Legal 1.0" in row.accessibleDescription())
    assert "Ada" not in row.accessibleDescription()
    program.window.commands.give(Command.LIBRARY)
    games = program.controllers.library.page.table.model()
    qtbot.waitUntil(lambda: games.index(0, Column.GAME).data() == "Ada, Legal 1.0, Robo")
    told = "Ada, Legal 1.0 (program), Robo (program Legal 1.0)"
    assert games.index(0, Column.GAME).data(Qt.ItemDataRole.AccessibleTextRole) == told
    assert told in games.index(0, Column.GAME).data(Qt.ItemDataRole.ToolTipRole)
    with program.controllers.library_service.reading() as store:
        (game,) = store.summaries(store.find(EVERYTHING))
    assert game.players == (None, LABEL, LABEL)
    usual = (None, Level.CASUAL, Level.CASUAL, Level.CASUAL)
    assert has_usual_players(usual)
    assert not has_usual_players((*usual[:3], LABEL))


def test_broken_list_is_kept_and_said(program: Program) -> None:
    file = program.settings.folder / PROGRAMS_FILE
    file.write_text("{")
    page = page_of(program)
    assert "could not be read" in page.problem.text()
    assert page.problem.isVisible()
    assert not file.exists()


@pytest.mark.parametrize(
    "arguments", [("a", "b c"), ("",), (r"C:\bots\my bot.py", "-x=1"), ("--name", "Åsa")]
)
def test_arguments_are_typed_as_they_are_shown(arguments: tuple[str, ...]) -> None:
    assert divided(joined(arguments)) == arguments


def test_quotation_marks_hold_words_together() -> None:
    assert divided('run --a="b c" "d e" f') == ("run", "--a=b c", "d e", "f")


# -- trying it ---------------------------------------------------------------------------------------


def try_it(program: Program, bot: KeptProgram) -> TeammatesPage:
    program.settings.programs.put(bot)
    page = page_of(program)
    page.teammates.setCurrentIndex(page.teammates.model().index(len(CHARACTERS), 0))
    page.try_button.click()
    assert page.try_button.text() == "Stop"
    return page


def test_program_is_tried_in_the_background(
    program: Program, qtbot: QtBot, watched: Watched
) -> None:
    page = try_it(program, kept())
    assert page.trial.text().startswith("Playing a game: ")
    qtbot.waitUntil(lambda: page.try_button.text() == "Try it")
    assert page.trial.text().startswith("Legal and Björn: ")
    assert "of 25 points" in page.trial.text()
    assert page.trial.y() > page.remove_button.y(), "the buttons stay where they were"
    wait_until_gone(watched)


def test_trial_can_be_stopped(program: Program, qtbot: QtBot, watched: Watched) -> None:
    page = try_it(program, kept("silent"))
    qtbot.waitUntil(lambda: bool(watched.running))
    page.try_button.click()
    qtbot.waitUntil(lambda: page.try_button.text() == "Try it")
    assert page.trial.text().startswith("Stopped after ")
    wait_until_gone(watched)


def test_trial_says_what_went_wrong(program: Program, qtbot: QtBot, watched: Watched) -> None:
    page = try_it(program, kept("crashing_in_mid_line"))
    qtbot.waitUntil(lambda: page.try_button.text() == "Try it")
    assert page.trial.text().startswith("Legal stopped in the middle of the game.")


# -- at the table ------------------------------------------------------------------------------------


def test_program_is_a_choice_of_every_seat(program: Program, qtbot: QtBot) -> None:
    program.settings.programs.put(kept())
    program.window.commands.give(Command.NEW_GAME)
    dialog = dialog_of(program, NewGameDialog, qtbot)
    assert isinstance(dialog, NewGameDialog)
    row = dialog.rows[1]
    row.kind.setCurrentIndex(row.kind.findText("Program: Legal 1.0"))
    row.kind.activated.emit(row.kind.currentIndex())
    assert row.name.text() == "Legal 1.0"
    assert not row.face.pixmap().isNull()
    assert "Legal 1.0" in dialog.plan.accessibleName()
    assert dialog.setup().seats[1] == Seat("Legal 1.0", program=LABEL)
    dialog.rules.boxes["choreography"].setChecked(True)
    dialog.accept()
    assert says(dialog, "Legal doesn’t play by these rules or with this many players.")
    dialog.fill(replace(dialog.setup(), seats=table(1, Seat("Zoë", Level.CASUAL)).seats))
    assert dialog.rows[1].seat.program == LABEL
    unknown = ProgramName("Gone")
    row.fill(Seat("Gone", program=unknown))
    assert row.seat == Seat("Björn", Level.CASUAL, CHARACTERS[0].personality)
    dialog.reject()


def test_plate_bears_a_sign_and_says_program(program: Program, qtbot: QtBot) -> None:
    sit_down(program, table(), kept())
    label = program.game.screen.scene._decor.seats.labels[1]
    assert (label.name, label.note, label.face) == ("Legal 1.0", "program", LABEL)
    program.game.to_start()


@pytest.mark.slow
@pytest.mark.parametrize("people", [1, 2])
def test_every_byte_written_to_a_program_is_what_its_seat_may_see(
    program: Program, qtbot: QtBot, watched: Watched, people: int
) -> None:
    """Whole games, also at a shared screen: its own cards come as unknown until they are turned over."""
    sit_down(program, table(people, Seat("Zoë", Level.CASUAL)), kept())
    session = program.game.session
    if session.viewer is None:
        session.take_seat()
    session.notebook.note(0, "SECRET")
    play_on(program, qtbot)
    wait_until_gone(watched)
    assert len(watched.processes) == 1
    assert b"SECRET" not in watched.written[0]
    commands, unseen, shown, seat = set(), set(), set(), None
    for command, content in watched.lines():
        commands.add(command)
        if command == "init":
            seat = content["ourPlayerIndex"]
            assert content["playerNames"][seat] == "Legal 1.0"
            assert "seed" not in json.dumps(content)
        actions = content.get("list", [content["action"]] if command == "gameAction" else [])
        for action in actions:
            if action["type"] == "draw":
                is_own = action["playerIndex"] == seat
                assert is_own == (action["rank"] == -1) == (action["suitIndex"] == -1)
                (unseen if is_own else shown).add(action["order"])
            elif action["type"] in ("play", "discard"):
                unseen.discard(action["order"])
                shown.add(action["order"])
            else:
                assert not {"suitIndex", "rank"} & set(action)
    assert commands == {
        "welcome",
        "tableStart",
        "init",
        "gameActionList",
        "gameAction",
        "databaseID",
    }
    assert not unseen & shown
    assert session.cursor.present.ending is not None


def test_take_back_tells_the_program_the_game_anew(
    program: Program, qtbot: QtBot, watched: Watched
) -> None:
    sit_down(program, table(), kept())
    play_on(program, qtbot, 4)
    before = [command for command, _ in watched.lines()].count("gameActionList")
    program.game.session.undo()
    play_on(program, qtbot, 4)
    after = [command for command, _ in watched.lines()].count("gameActionList")
    assert (before, after) == (1, 2)
    assert len(watched.processes) == 1
    program.game.to_start()
    wait_until_gone(watched)


def test_program_says_why_in_its_own_words(
    program: Program, qtbot: QtBot, watched: Watched
) -> None:
    sit_down(program, table(first=1), kept("chatty"))
    qtbot.waitUntil(lambda: len(seen(program.game).history) == 1)
    qtbot.waitUntil(lambda: bool(program.game.session.programs._seated[1].notes))

    def told() -> bool:
        shown = advice(program.game)
        # What the program says, and its notes, may arrive after its move, and one after the other.
        if "Because." not in shown and shown != "Thinking…":
            program.window.commands.give(Command.WHY)
        return "Legal 1.0 says: “Because. xxx" in advice(program.game)

    qtbot.waitUntil(told)
    assert "On Legal 1.0’s card in slot 3: “mine”" in advice(program.game)
    assert len(advice(program.game)) < 500
    program.game.to_start()


@pytest.mark.parametrize("talk", [TableTalk.FRIENDLY, TableTalk.STRICT])
def test_program_speaks_after_its_move_where_the_table_allows_it(
    program: Program, qtbot: QtBot, watched: Watched, talk: TableTalk
) -> None:
    setup = table(first=1)
    setup = replace(setup, options=replace(setup.options, table_talk=talk))
    programs, said = program.game.session.programs, list[str]()
    programs.said.connect(lambda _, words: said.append(words))
    sit_down(program, setup, kept("chatty"))
    play_on(program, qtbot, 2)
    qtbot.waitUntil(lambda: bool(said))
    shown = program.game.screen.view.callouts.speech.text()
    assert ("Because." in shown) is (talk is TableTalk.FRIENDLY)
    program.game.to_start()
    wait_until_gone(watched)


def test_game_goes_on_with_the_program_of_the_list(
    program: Program, qtbot: QtBot, watched: Watched
) -> None:
    sit_down(program, table(), kept())
    play_on(program, qtbot, 4)
    opened = program.game.session._game.opened
    program.game.to_start()
    wait_until_gone(watched)
    setup = opened.setup()
    assert setup is not None
    assert setup.seats[1].program == LABEL
    program.game.tables.go_on(opened, setup)
    play_on(program, qtbot, 6)
    assert len(watched.processes) == 2
    told = next(content for command, content in watched.lines(1) if command == "gameActionList")
    assert any(action["type"] == "turn" for action in told["list"])
    program.game.to_start()


# -- what can go wrong -------------------------------------------------------------------------------

BROKEN = {
    "silent": "Legal did not move within 1 seconds.",
    "slow": "Legal did not move within 1 seconds.",
    "crashing_in_mid_line": "Legal stopped in the middle of the game.",
    "ended_at_once": "Legal stopped in the middle of the game.",
    "illegal": "Legal has twice made a move that is not allowed.",
    "wrong_table": "Legal has twice made a move that is not allowed.",
    "invalid_utf8": "Legal writes something that is not text in UTF-8.",
    "endless_line": "Legal writes lines that are too long to be messages.",
    "a_million_lines": "Legal did not move within 1 seconds.",
    "refuses": "Legal says that it can’t play this game.",
}


def failed(program: Program, qtbot: QtBot) -> FaultQuestion:
    question = dialog_of(program, FaultQuestion, qtbot)
    assert isinstance(question, FaultQuestion)
    return question


@pytest.mark.parametrize("kind", BROKEN)
def test_broken_program_can_be_replaced(
    program: Program, qtbot: QtBot, watched: Watched, kind: str
) -> None:
    sit_down(program, table(first=1), kept(kind, seconds=1))
    question = failed(program, qtbot)
    assert question.text().startswith(BROKEN[kind])
    assert question.replace.text() == "Let Björn take over"
    assert question.informativeText() == "Every move so far is saved."
    question.replace.click()
    session = program.game.session
    assert session.setup.seats[1] == Seat("Björn", Level.CASUAL, CHARACTERS[0].personality)
    wait_until_gone(watched)
    play_on(program, qtbot, 3)
    program.game.to_start()


def test_program_tries_again_and_the_game_can_be_ended(
    program: Program, qtbot: QtBot, watched: Watched
) -> None:
    sit_down(program, table(), kept("crashing_in_mid_line"))
    play_on(program, qtbot, 1)
    question = failed(program, qtbot)
    QTest.keyClick(question, Qt.Key.Key_Escape)  # tries again
    qtbot.waitUntil(lambda: len(watched.processes) == 2)
    failed(program, qtbot).end.click()
    assert program.window.page is program.window.start_page
    qtbot.waitUntil(lambda: program.window.start_page.offers_game)
    wait_until_gone(watched)


def test_program_that_is_not_in_the_list_is_never_started(
    program: Program, qtbot: QtBot, watched: Watched
) -> None:
    sit_down(program, table(first=1))
    question = failed(program, qtbot)
    assert question.text() == "Legal 1.0 is not among your programs."
    assert watched.processes == []
    question.replace.click()
    play_on(program, qtbot, 2)
    program.game.to_start()


def test_window_that_closes_leaves_no_process(
    program: Program, qtbot: QtBot, watched: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even while the program is given its time to say hello, which is long here."""
    monkeypatch.setattr("hanabi_desktop.engine.seat._HELLO_S", 30)
    sit_down(program, table(first=1), kept("silent"))
    qtbot.waitUntil(lambda: bool(watched.running))
    started = time.monotonic()
    program.window.close()
    assert watched.running == []
    assert time.monotonic() - started < 3 * GONE_S
