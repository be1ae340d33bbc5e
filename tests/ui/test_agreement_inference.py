"""The library infers the agreement of the players of some games."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from driving import says
from pytestqt.qtbot import QtBot

from hanabi_desktop.app.program import Program
from hanabi_desktop.game.course import GameRecord
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.library.saved_game import SavedGame, verify
from hanabi_desktop.library.store_rows import StoredGame
from hanabi_desktop.session.library import statistics as agreement_finding
from hanabi_desktop.session.library.statistics import find_agreement
from hanabi_desktop.support.background import Task
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import Agreement, Convention, Fit, agreement_of
from hanabi_desktop.teammates.measuring.arena import Seating, play_game
from hanabi_desktop.teammates.measuring.concordance import fit
from hanabi_desktop.ui.library.library_controller import LibraryController
from hanabi_desktop.ui.library.library_tasks import AgreementFoundDialog
from hanabi_desktop.ui.shell.command import Command

LONG_MS = 120_000
GAMES = 12
GROUP = Agreement(agreement_of(Level.EXPERT).conventions - {Convention.SAVE_TWO})


def entry(number: int, turns: int | None = None) -> StoredGame:
    line_up = Seating((Level.EXPERT,) * 3, wished=GROUP)
    record = play_game(line_up, GameOptions(3, empty_clues=False), number).record
    game = SavedGame(replace(record, actions=record.actions[:turns]))
    return StoredGame.from_game(game, verify(game), 1_700_000_000 + number)


ENTRIES = [entry(number) for number in range(GAMES)]


@pytest.fixture
def library(program: Program, qtbot: QtBot) -> LibraryController:
    kept = program.controllers.library_service.do(lambda store: store.keep(*ENTRIES))
    assert kept is None
    program.window.commands.give(Command.LIBRARY)
    library = program.controllers.library
    qtbot.waitUntil(lambda: library.games.rowCount() == GAMES)
    return library


def found_dialog(library: LibraryController, qtbot: QtBot) -> AgreementFoundDialog:
    """Return the dialog that the button opens for all listed games."""
    library.page.agreement_button.click()
    qtbot.waitUntil(lambda: not library.page.export_button.isEnabled())
    qtbot.waitUntil(lambda: library.agreements.dialog is not None)
    assert library.agreements.dialog is not None
    return library.agreements.dialog


def test_inferred_agreement_shows_its_certainty_and_is_saved_by_name(
    program: Program, library: LibraryController, qtbot: QtBot
) -> None:
    dialog = found_dialog(library, qtbot)
    here = fit([one.game.record for one in reversed(ENTRIES)])
    assert says(dialog, "12 games")
    assert dialog.rows.rowCount() == len(here.evidence)
    verdicts = {
        dialog.rows.index(row, 0).data(): dialog.rows.index(row, 1).data()
        for row in range(dialog.rows.rowCount())
    }
    assert verdicts["Prompt"] == "agreed on"
    assert set(verdicts.values()) <= {
        *("agreed on", "not agreed on", "unclear; included", "unclear; left out")
    }
    players = frozenset(name for one in ENTRIES for name in one.game.record.seats)
    (group,) = program.settings.current.groups
    assert (group.names, group.agreement.read()) == (players, here.agreement)
    assert not dialog.keep_button.isEnabled()
    dialog.name.setText("Fridays")
    dialog.keep_button.click()
    (kept,) = program.settings.current.agreements
    assert kept.name == "Fridays"
    assert kept.read() == here.agreement
    # The second result has the same name and replaces the first.
    program.game.tables.keep_agreement(Agreement(GROUP.conventions, "Fridays"))
    (kept,) = program.settings.current.agreements
    assert kept.read() == GROUP


def test_inference_can_be_cancelled(
    program: Program,
    library: LibraryController,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    real = agreement_finding.fit

    def stopped_first(records, read, tell):  # noqa: ANN001, ANN202 (as the original)
        library.page.progress.cancel_button.click()
        return real(records, read, tell)

    monkeypatch.setattr(agreement_finding, "fit", stopped_first)
    library.page.agreement_button.click()
    qtbot.waitUntil(lambda: says(library.page, "Cancelled."))
    assert library.agreements.dialog is None
    assert library.page.export_button.isEnabled()


def test_agreement_is_not_inferred_from_a_resumable_game(program: Program) -> None:
    """The fit of its clues would reveal cards that are still hidden."""
    going_on = entry(51, turns=9)
    going_on = replace(going_on, game=replace(going_on.game, levels=(None, Level.EXPERT, None)))
    service = program.controllers.library_service
    assert service.do(lambda store: store.keep(going_on)) is None
    found = find_agreement([going_on.id], service, Task(lambda _: None))
    assert found.fit is None


def test_games_without_a_clue_give_no_agreement(program: Program) -> None:
    silent = replace(entry(50, turns=0), id=9_999)
    service = program.controllers.library_service
    assert service.do(lambda store: store.keep(silent)) is None
    found = find_agreement([silent.id], service, Task(lambda _: None))
    assert found.fit is None
    assert (found.left_out, found.trouble, found.cancelled) == (0, None, False)


@pytest.mark.parametrize(
    ("agreements", "read"),
    [((GROUP, GROUP), [3, 6]), ((agreement_of(Level.CASUAL), GROUP, GROUP), [3, 6, 12])],
)
def test_inference_stops_once_more_games_change_nothing(
    program: Program,
    library: LibraryController,
    monkeypatch: pytest.MonkeyPatch,
    agreements: tuple[Agreement, ...],
    read: list[int],
) -> None:
    asked: list[int] = []

    def instead(records: Sequence[GameRecord], *_: object) -> Fit:
        asked.append(len(records))
        return Fit(agreements[len(asked) - 1], (), 0.0, len(records))

    monkeypatch.setattr(agreement_finding, "fit", instead)
    monkeypatch.setattr(agreement_finding, "FIRST_GAMES", 3)
    service = program.controllers.library_service
    games = [one.id for one in ENTRIES]
    found = find_agreement(games, service, Task(lambda _: None, library))
    assert asked == read
    assert found.fit is not None
    assert found.fit.games == read[-1]
