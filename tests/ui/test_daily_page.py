"""The deal-of-the-day page, its tile on the start page, and the end page's lines about the deal."""

from dataclasses import replace
from datetime import date, timedelta

import pytest
from driving import play_to_the_end, says
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hanabi_desktop.app.program import Program
from hanabi_desktop.learning.daily import RULES, Attempt, DayResult, day_results, number_of
from hanabi_desktop.learning.progress import Milestone
from hanabi_desktop.library.metadata.summary import UNFINISHED, GameSummary, Rules
from hanabi_desktop.session.library import daily_deals
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.ui.daily.daily_controller import DailyController
from hanabi_desktop.ui.daily.daily_page import DailyPage, DayRole
from hanabi_desktop.ui.shell.start_page import game_line
from hanabi_desktop.wording.counts import Counts

TODAY = date(2026, 11, 28)


@pytest.fixture
def daily(program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> DailyController:
    monkeypatch.setattr(daily_deals, "in_a_process", lambda work, *words: work(*words))
    monkeypatch.setattr(daily_deals, "_score_of_experts", lambda number: number % 20)
    daily = program.controllers.daily
    daily.deals.today = lambda: TODAY
    daily.deals.check_day()  # whatever the day was when the program started
    program.controllers.library_service.opened.disconnect(daily.deals.refresh)
    read: list[object] = []
    program.controllers.library_service.ask(lambda store: store.count(), read.append)
    qtbot.waitUntil(lambda: bool(read))  # so that reading the library does not replace results
    return daily


def results(*scores: int | None, late: int = -1) -> dict[date, DayResult]:
    """Return results for today, yesterday, and so on."""
    days = [TODAY - timedelta(days=back) for back in range(len(scores))]
    return {
        day: DayResult(day, place, True, score, 25, place == late)
        for place, (day, score) in enumerate(zip(days, scores, strict=True))
        if score is not None
    }


def page_with(daily: DailyController, found: dict[date, DayResult]) -> DailyPage:
    daily.deals._on_read = lambda _found: None  # type: ignore[method-assign] # the results stand
    daily.deals.results = found
    daily.show()
    daily._on_changed()
    assert daily.page is not None
    return daily.page


def cell(page: DailyPage, day: date) -> str:
    text = page._model.place_of(day).data(Qt.ItemDataRole.AccessibleTextRole)
    assert isinstance(text, str)
    return text


def test_month_shows_what_was_reached(daily: DailyController) -> None:
    page = page_with(daily, results(None, 23, 19, late=2))
    assert cell(page, TODAY) == "28 November, today: Not played"
    assert cell(page, TODAY - timedelta(days=1)) == "27 November: Played on the day: 23 of 25"
    assert cell(page, TODAY - timedelta(days=2)) == "26 November: Played later: 19 of 25"
    assert cell(page, TODAY + timedelta(days=1)) == "29 November: Not yet"
    assert not page._model.place_of(TODAY + timedelta(days=1)).flags() & Qt.ItemFlag.ItemIsEnabled


@pytest.mark.parametrize("size", [(1024, 640), (1366, 768), (2560, 1440)])
def test_month_grows_with_the_window(
    daily: DailyController, program: Program, size: tuple[int, int]
) -> None:
    program.window.resize(*size)
    page = page_with(daily, results(25))
    QApplication.processEvents()
    month, details = page.month_view, page._right
    left, right = (part.mapTo(page, part.rect().topLeft()).x() for part in (month, details))
    assert left + month.width() <= right
    assert 0.85 * page.width() < right + details.width() - left <= page.width()
    assert page.later_button.mapTo(page, page.later_button.rect().topRight()).x() <= right
    day = month.visualRect(page._model.place_of(TODAY))
    assert 1 <= day.width() / day.height() < 2


def test_day_shows_the_fireworks_that_were_reached(daily: DailyController) -> None:
    yesterday = TODAY - timedelta(days=1)
    result = results(None, 20)[yesterday]

    def drawn(*heights: int) -> QImage:
        page = page_with(daily, {yesterday: replace(result, fireworks=heights)})
        page.resize(1000, 700)
        return page.month_view.grab().toImage()

    flat, steep, again = drawn(4, 4, 4, 4, 4), drawn(5, 5, 5, 5, 0), drawn(4, 4, 4, 4, 4)
    assert flat == again
    assert flat != steep
    assert drawn() != flat


def test_attempt_at_a_deal_keeps_its_fireworks() -> None:
    attempt = Attempt(1, number_of(TODAY), TODAY, True, 14, 25, (5, 4, 3, 2, 0))
    assert day_results([attempt])[TODAY].fireworks == (5, 4, 3, 2, 0)


def test_par_and_experts_are_told_only_afterwards(daily: DailyController, qtbot: QtBot) -> None:
    page = page_with(daily, results(None, 23))
    assert "Par is" not in page._about.text()
    assert "Experts" not in page._about.text()
    page.month_view.setCurrentIndex(page._model.place_of(TODAY - timedelta(days=1)))
    qtbot.waitUntil(lambda: "Four Experts scored" in page._about.text())
    assert "Par is" in page._about.text()


def test_arrow_keys_choose_a_day_and_enter_plays_it(
    daily: DailyController, program: Program
) -> None:
    page = page_with(daily, results(None, 23))
    page.month_view.setFocus()
    QTest.keyClick(page.month_view, Qt.Key.Key_Up)
    assert page.day == TODAY - timedelta(days=7)
    assert "marked as late" in page._about.text()
    page.play_button.click()
    setup = program.game.session.setup
    assert setup is not None
    assert (setup.game_number, setup.options) == (number_of(page.day), RULES)


def test_months_can_be_leafed_through(daily: DailyController) -> None:
    page = page_with(daily, {})
    assert not page.later_button.isEnabled()
    page.earlier_button.click()
    assert page.month_view.accessibleName() == "October 2026"
    page.later_button.click()
    assert page.month_view.accessibleName() == "November 2026"
    index = page._model.place_of(TODAY)
    assert index.data(DayRole.IS_TODAY)


def test_tile_shows_score_and_run(daily: DailyController, program: Program) -> None:
    program.window.start_page.welcome_back()
    page_with(daily, results(22, 23, 24))
    told = program.window.start_page.day_button.accessibleDescription()
    assert "22 of 25" in told
    assert "3 days in a row" in told


def test_game_of_the_day_is_found_in_the_library_and_told_on_the_end_page(
    daily: DailyController, program: Program, qtbot: QtBot
) -> None:
    daily.deals.today = date.today  # type: ignore[assignment] # the real date, on which this test starts the game
    daily.deals.check_day()
    today = date.today()  # noqa: DTZ011 (a person's own day)
    daily.play(today)
    play_to_the_end(program, qtbot)
    page = program.game.end.page
    qtbot.waitUntil(page.isVisible)
    qtbot.waitUntil(lambda: says(page, "Four Experts scored"))
    assert says(page, "the average of Casual teammates.")
    qtbot.waitUntil(lambda: daily.deals.result(today) is not None)
    result = daily.deals.result(today)
    assert result is not None
    assert result.is_over
    assert not result.is_late


def test_week_of_days_is_a_milestone(daily: DailyController, program: Program) -> None:
    page_with(daily, results(*range(10, 17)))
    program.controllers.after_game._on_days_changed()
    progress = program.controllers.learning.progress
    assert Milestone.WEEK_OF_DAYS.value in progress.current.milestones
    assert progress.tell_milestones() == (Milestone.WEEK_OF_DAYS,)
    assert progress.tell_milestones() == (), "it is told once"


def test_page_changes_at_midnight(daily: DailyController, program: Program) -> None:
    page = page_with(daily, results(None, 23))
    daily.deals._clock.setInterval(1)
    assert page.day == TODAY
    daily.deals.today = lambda: TODAY + timedelta(days=1)
    daily.deals._clock.timeout.emit()
    assert page.day == TODAY + timedelta(days=1)
    assert cell(page, page.day) == "29 November, today: Not played"
    assert cell(page, TODAY) == "28 November: Not played"


def test_play_right_after_midnight_shows_the_new_day_first(
    daily: DailyController, program: Program
) -> None:
    """Yesterday's deal would be played as late, though the button promised today's."""
    page = page_with(daily, results(None, 23))
    daily.deals.today = lambda: TODAY + timedelta(days=1)
    page.play_button.click()
    assert program.game.session.setup is None
    assert page.day == TODAY + timedelta(days=1)
    page.play_button.click()
    setup = program.game.session.setup
    assert setup is not None
    assert setup.game_number == number_of(TODAY + timedelta(days=1))


def test_unfinished_deal_of_a_day_is_named_by_its_day(program: Program) -> None:
    game = GameSummary(
        *(1, "", False, False, 0, ("Ines", "Björn", "Zoë", "Åsa")),
        *((None, Level.CASUAL, Level.CASUAL, Level.CASUAL), Rules(0), number_of(TODAY)),
        *(3, 2, 25, 0, UNFINISHED, False),
    )
    line = game_line(game, Counts())
    assert line == "Deal of 28 November with Björn, Zoë, and Åsa, 2 points, 3 turns"
    assert game_line(replace(game, deal=48_213, score=1), Counts()).startswith("Deal 48,213 with")
    three = replace(game, names=game.names[:3], players=game.players[:3])
    for other in (three, replace(game, rules=Rules.FINAL_BOUQUET)):
        assert game_line(other, Counts()).startswith("Deal 20,261,128 with")
