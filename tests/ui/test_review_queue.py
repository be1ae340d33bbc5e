"""Several games are reviewed one after the other, visibly, and the queue survives a restart."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from driving import MakeProgram, says
from pytestqt.qtbot import QtBot
from quick_reviews import review_quickly

from hanabi_desktop.app.program import Program
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.library.metadata.summary import Kind, Query
from hanabi_desktop.library.saved_game import SavedGame, verify
from hanabi_desktop.library.store import Store
from hanabi_desktop.library.store_rows import StoredGame
from hanabi_desktop.review.findings import Depth
from hanabi_desktop.session import reviews as reviewing
from hanabi_desktop.settings.settings_store import SettingsStore
from hanabi_desktop.settings.start import StartOptions
from hanabi_desktop.support.translation import Language
from hanabi_desktop.table.appearance import Speed
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.measuring.arena import Seating, play_game
from hanabi_desktop.teammates.measuring.stand_ins import StandIn
from hanabi_desktop.ui.shell.command import Command

LITTLE = Depth(2, 3, 2, 4, confirmation_deals=(4,), widths=(8,), probes=(8,))
LEVELS = (None, Level.EXPERT)


def entry_of(number: int, turns: int | None = None) -> StoredGame:
    """Return a finished game, or an unfinished one after the given number of turns."""
    record = play_game(Seating((Level.EXPERT,) * 2, StandIn.NOISY), GameOptions(2), number).record
    if turns is not None:
        record = replace(record, actions=record.actions[:turns])
    game = SavedGame(record, LEVELS)
    return replace(StoredGame.from_game(game, verify(game), number), imported=False)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    review_quickly(monkeypatch, LITTLE)


def reviewed(program: Program, folder: Path) -> int:
    store = Store(folder / "games.sqlite")
    count = store.count(Query(kind=Kind.REVIEWED))
    store.close()
    return count


def choose_all(program: Program, qtbot: QtBot, games: int) -> None:
    program.window.commands.give(Command.LIBRARY)
    page = program.controllers.library.page
    qtbot.waitUntil(lambda: page.table.model().rowCount() == games)
    page.table.choose(range(games))
    qtbot.waitUntil(page.review_button.isEnabled)


def test_selected_games_are_reviewed_one_after_the_other(
    quick: None, program: Program, qtbot: QtBot, tmp_path: Path
) -> None:
    entries = [entry_of(51), entry_of(52), entry_of(53, turns=6)]
    program.controllers.library_service.do(lambda store: store.keep(*entries))
    choose_all(program, qtbot, 3)
    page, queue = program.controllers.library.page, program.controllers.review_queue
    page.review_button.click()
    qtbot.waitUntil(lambda: len(queue.games) > 0)
    assert set(queue.games) <= {entry.id for entry in entries}
    qtbot.waitUntil(page.review_line.isVisible)
    assert program.window.page is page, "the list should stay on screen"
    qtbot.waitUntil(lambda: not queue.games)
    assert says(page, "2 games reviewed. 1 game left out, because it is not over.")
    assert not page.review_line.isVisible()
    qtbot.waitUntil(lambda: reviewed(program, tmp_path) == 2)


def test_queue_resumes_at_the_next_start(
    quick: None, make_program: MakeProgram, qtbot: QtBot, tmp_path: Path
) -> None:
    entries = [entry_of(51), entry_of(52)]
    store = SettingsStore(tmp_path)
    store.change(reviews=(12345, *(entry.id for entry in entries)))
    store.close()
    made = Store(tmp_path / "games.sqlite", writing=True)
    made.keep(*entries)
    made.close()
    options = StartOptions(language=Language.ENGLISH, speed=Speed.OFF, profile=tmp_path)
    program = make_program(options)
    program.show()
    queue = program.controllers.review_queue
    assert len(queue.games) == 3
    qtbot.waitUntil(lambda: not queue.games)
    program.window.close()
    assert reviewed(program, tmp_path) == 2
    assert SettingsStore(tmp_path).current.reviews == ()


def test_stopping_clears_the_queue(
    quick: None,
    program: Program,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(reviewing, "run_in_processes", search_until_cancelled)
    entries = [entry_of(51), entry_of(52), entry_of(54)]
    program.controllers.library_service.do(lambda store: store.keep(*entries))
    choose_all(program, qtbot, 3)
    page, queue = program.controllers.library.page, program.controllers.review_queue
    page.review_button.click()
    qtbot.waitUntil(lambda: "2 more games waiting" in page.review_line.label.text())
    assert program.settings.current.reviews == queue.games
    page.review_line.stop_button.click()
    qtbot.waitUntil(lambda: not queue.games)
    assert program.settings.current.reviews == ()
    assert not page.review_line.isVisible()


def search_until_cancelled(
    _subject: object, _tasks: object, _count: int, is_cancelled: Callable[[], bool]
) -> Iterator[object]:
    """Find nothing until cancelled."""
    while not is_cancelled():
        yield from ()
