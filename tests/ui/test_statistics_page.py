"""The statistics page: computed, shown as charts and tables, saved."""

import csv
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from driving import says
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from whole_games import played_out, record_of

from hanabi_desktop.app.program import Program
from hanabi_desktop.game.cards import Multicolour
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.library.metadata.statistics import (
    DecidedGame,
    DecisionCost,
    DecisionKind,
    Figures,
    FinishedGame,
    Group,
    MeanCost,
    Statistics,
    decision_rows,
    statistics_of,
)
from hanabi_desktop.library.metadata.summary import NO_ASSISTANCE, Assistance, Overview, Rules
from hanabi_desktop.library.saved_game import SavedGame, verify
from hanabi_desktop.library.store_rows import StoredGame
from hanabi_desktop.session.library import statistics as computing
from hanabi_desktop.session.library.statistics import DecisionStatistics
from hanabi_desktop.session.library.store_access import Refused
from hanabi_desktop.support.background import Task
from hanabi_desktop.support.translation import Language
from hanabi_desktop.table.appearance import Theme
from hanabi_desktop.teammates.characters import Level, ProgramName
from hanabi_desktop.teammates.conventions import Convention
from hanabi_desktop.ui.shell.command import Command
from hanabi_desktop.ui.shell.start_page import score_line
from hanabi_desktop.ui.statistics import charts as picture
from hanabi_desktop.ui.statistics.charts import (
    Chart,
    CourseChart,
    HistogramChart,
    RunningChart,
    nice_step,
)
from hanabi_desktop.ui.statistics.statistics_page import StatisticsPage
from hanabi_desktop.ui.widgets.figures_table import FiguresModel, Share, figures_table
from hanabi_desktop.ui.widgets.theme import palette_in_use

NAMES = ("Elin", "Björn", "Zoë")
LEVELS = (None, Level.EXPERT, Level.CASUAL)


def played(score: int, ending: str = "deck", **changes: object) -> FinishedGame:
    game = FinishedGame(NAMES, LEVELS, Rules(0), score, 25, ending, helped=False)
    return replace(game, **changes)


GAMES = [
    played(25, "perfect"),
    played(0, "strikes"),
    played(20, helped=True),
    played(25, "perfect"),
    played(25, "perfect", rules=Rules.MULTICOLOUR, most=25),
    played(18, names=("Elin", "Noor"), players=(None, None)),
    played(25, "perfect"),
]


def test_statistics_have_the_expected_figures() -> None:
    shown = statistics_of(GAMES, Group.PLAYERS, helped=False)
    figures = shown.all
    assert (figures.games, figures.best) == (6, 25)
    assert figures.mean == pytest.approx(118 / 6)
    assert figures.perfect == pytest.approx(4 / 6)
    assert figures.strikeouts == pytest.approx(1 / 6)
    assert (figures.streak, figures.longest, figures.unlost) == (1, 2, 4)
    assert shown.scores == (25, 0, 25, 25, 18, 25)
    assert shown.running == pytest.approx((25, 12.5, 50 / 3, 75 / 4, 93 / 5, 118 / 6))
    assert sum(shown.histogram) == 6
    assert (shown.histogram[0], shown.histogram[18], shown.histogram[25]) == (1, 1, 4)
    assert [(key, part.games) for key, part in shown.groups] == [(3, 5), (2, 1)]


def test_helped_games_are_counted_separately() -> None:
    assert statistics_of(GAMES, Group.PLAYERS, helped=True).all.games == 1
    assert statistics_of(GAMES, Group.PLAYERS, helped=None).all.games == 7
    assert statistics_of([], Group.PLAYERS, helped=None).all == Figures()


@pytest.mark.parametrize(
    ("group", "keys"),
    [
        (Group.RULES, [Rules(0), Rules.MULTICOLOUR]),
        (Group.LINE_UP, [("Björn", "Elin", "Zoë"), ("Elin", "Noor")]),
        (Group.LEVEL, [Level.CASUAL, Level.EXPERT, None]),
    ],
)
def test_games_are_grouped_as_chosen(group: Group, keys: list[object]) -> None:
    groups = statistics_of(GAMES, group, helped=False).groups
    assert {key for key, _ in groups} == set(keys)


def test_games_with_a_program_count_for_it_alone() -> None:
    program = ProgramName("Legal", "1.0")
    mixed = played(3, players=(None, program, Level.CASUAL))
    groups = dict(statistics_of([*GAMES, mixed], Group.LEVEL, helped=False).groups)
    assert groups.keys() == {Level.CASUAL, Level.EXPERT, None, program}
    assert (groups[program].games, groups[program].mean) == (1, 3)
    without = dict(statistics_of(GAMES, Group.LEVEL, helped=False).groups)
    assert all(groups[level] == without[level] for level in without)


def test_games_to_25_and_to_30_points_share_no_mean() -> None:
    games = [*GAMES, played(30, most=30), played(26, most=30)]
    shown = statistics_of(games, Group.PLAYERS, helped=None)
    assert (shown.most, shown.scales) == (25, (25, 30))
    assert shown.all == statistics_of(GAMES, Group.PLAYERS, helped=None).all
    others = statistics_of(games, Group.PLAYERS, helped=None, most=30)
    assert (others.all.games, others.all.mean, len(others.histogram)) == (2, 28, 31)
    assert statistics_of(GAMES, Group.PLAYERS, helped=None, most=30).most == 25


def test_running_mean_covers_twenty_games() -> None:
    games = [played(0)] * 20 + [played(20)] * 20
    running = statistics_of(games, Group.PLAYERS, helped=None).running
    assert (running[19], running[29], running[39]) == (0, 10, 20)


def entry_of(deal: int, *, multicolour: Multicolour = Multicolour.NONE) -> StoredGame:
    options = GameOptions(3, multicolour=multicolour)
    record = replace(record_of(played_out(options, deal, 0.9), deal), seats=NAMES)
    helped = Assistance(hints=1) if deal % 4 == 0 else NO_ASSISTANCE
    game = SavedGame(record, LEVELS, assistance=helped)
    return replace(StoredGame.from_game(game, verify(game), deal), imported=False)


@pytest.fixture
def page(program: Program, qtbot: QtBot) -> StatisticsPage:
    program.controllers.library_service.do(lambda store: store.keep(*map(entry_of, range(20))))
    program.window.commands.give(Command.STATISTICS)
    page = program.controllers.statistics.page
    assert page is not None
    qtbot.waitUntil(lambda: page.group_rows.rowCount() == 1)
    return page


def test_statistics_are_shown_as_charts_and_as_tables(
    program: Program, page: StatisticsPage, qtbot: QtBot
) -> None:
    assert page._figures[0][0].accessibleName() == "Games: 20"
    assert page.histogram_rows.rowCount() == 26
    assert page.running_rows.rowCount() == 20
    assert not page.histogram_table.isVisible()
    page.as_tables.click()
    assert page.histogram_table.isVisible()
    assert page.histogram_table.accessibleName() == "Games by score"
    page.helped.setCurrentIndex(page.helped.findData("helped"))
    qtbot.waitUntil(lambda: page.running_rows.rowCount() == 5)
    page.group.setCurrentIndex(page.group.findData(Group.LEVEL))
    qtbot.waitUntil(lambda: page.group_rows.rowCount() == 2)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert program.window.page is program.window.start_page


def test_statistics_lead_with_a_sentence_and_its_fireworks(page: StatisticsPage) -> None:
    nothing = Statistics(Figures(), (), (), (), ())

    def lead(**figures: float) -> tuple[str, QImage]:
        games = Figures(**{"games": 4, "mean": 17.75, "best": 22, **figures})  # type: ignore[arg-type] # numbers of either kind
        page.show_statistics(replace(nothing, all=games))
        return page._sentence.text(), page._sky.grab().toImage()

    sentence, sky = lead()
    assert sentence == "4 games with 17.8 of 25 points on average; the best has 22."
    perfect, fuller = lead(mean=24.5, best=25, perfect=0.5)
    assert perfect == "4 games with 24.5 of 25 points on average, 2 perfect."
    assert sky != fuller
    assert lead(games=1, mean=14, best=14)[0] == "One game, with 14 of 25 points."
    assert lead(games=1, mean=0, best=0)[0] == "1 game, none with points yet."
    page.show_statistics(nothing)
    assert not page._sky.isVisible()


def test_games_to_30_points_can_be_chosen_separately(program: Program, qtbot: QtBot) -> None:
    entries = [entry_of(1), entry_of(2), entry_of(3, multicolour=Multicolour.FIVE)]
    program.controllers.library_service.do(lambda store: store.keep(*entries))
    program.window.commands.give(Command.STATISTICS)
    page = program.controllers.statistics.page
    assert page is not None
    qtbot.waitUntil(lambda: page.running_rows.rowCount() == 2)
    assert page.scale.isVisible()
    assert page.scale.currentText() == "25-point games"
    page.scale.setCurrentIndex(page.scale.findData(30))
    qtbot.waitUntil(lambda: page.running_rows.rowCount() == 1)
    assert page.scale.currentText() == "30-point games"
    overview = asked_overview(program, qtbot)
    assert (overview.finished, overview.best) == (3, max(entries[0].score, entries[1].score))


def test_game_with_hints_counts_beside_one_without(program: Program, qtbot: QtBot) -> None:
    helped = replace(entry_of(4), score=14)
    lost = replace(entry_of(5), score=0, ending="strikes")
    program.controllers.library_service.do(lambda store: store.keep(helped))
    overview = asked_overview(program, qtbot)
    assert (overview.finished, overview.best, overview.mean) == (1, 14, 14)
    program.controllers.library_service.do(lambda store: store.keep(lost))
    overview = asked_overview(program, qtbot)
    assert (overview.finished, overview.best, overview.mean) == (2, 14, 7)
    program.window.commands.give(Command.STATISTICS)
    page = program.controllers.statistics.page
    assert page is not None
    qtbot.waitUntil(lambda: page.running_rows.rowCount() == 2)
    assert page.helped.currentData() == "all"
    assert page._sentence.text() == "2 games with 7.0 of 25 points on average; the best has 14."


def test_start_page_names_no_best_score_of_lost_games(program: Program) -> None:
    counts = program.game.words.counts
    assert score_line(Overview(games=1, finished=1), counts) == "1 game"
    some = Overview(games=2, finished=2, best=14, mean=7)
    assert score_line(some, counts) == "Best 14, average 7.0"


def asked_overview(program: Program, qtbot: QtBot) -> Overview:
    told: list[Overview | Refused] = []
    program.controllers.library_service.overview(told.append)
    qtbot.waitUntil(lambda: bool(told))
    assert isinstance(told[0], Overview)
    return told[0]


def test_picture_of_a_table_has_all_its_rows(page: StatisticsPage) -> None:
    page.as_tables.click()
    in_sight = page.histogram_table.height()
    rows = (
        page.histogram_rows.rowCount() * page.histogram_table.verticalHeader().defaultSectionSize()
    )
    assert rows > in_sight
    assert page.picture().deviceIndependentSize().height() > rows + page.group_table.rowHeight(0)


def test_picture_of_a_long_table_is_cut_with_a_sentence(
    page: StatisticsPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    draw = picture.draw_words

    def draw_words(painter: QPainter, box: QRectF, text: str, *more: Any, **how: Any) -> Any:
        drawn.append(text)
        return draw(painter, box, text, *more, **how)

    monkeypatch.setattr(picture, "draw_words", draw_words)
    rows = FiguresModel(page)
    rows.show(("Game", "Points"), [(str(number), 20) for number in range(2_773)])
    table = figures_table(rows, page)
    whole = picture.picture_of([[table]], QColor("black"))
    assert whole.deviceIndependentSize().height() < 70 * table.verticalHeader().defaultSectionSize()
    assert drawn == ["2,713 more rows; save as CSV to get all."]


@pytest.mark.parametrize(
    ("most", "step"), [(0, 1), (5, 1), (6, 2), (10, 2), (11, 5), (26, 10), (51, 20), (4900, 1000)]
)
def test_axis_has_round_numbers(most: int, step: int) -> None:
    assert nice_step(most) == step


def points_of(chart: Chart, colour: QColor) -> list[tuple[int, int]]:
    """Return the chart's pixels of this colour, column by column."""
    chart.resize(600, 400)
    picture = chart.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    pixels, wide = memoryview(picture.constBits()).cast("I"), picture.width()
    found = (place for place, pixel in enumerate(pixels) if pixel == colour.rgb())
    return sorted((place % wide, place // wide) for place in found)


def painted(chart: Chart, colour: QColor) -> list[int]:
    """Return the number of pixels of this colour in each column of the chart."""
    heights = Counter(x for x, _ in points_of(chart, colour))
    return [heights[x] for x in range(chart.width())]


def test_bars_are_as_high_as_their_counts(qtbot: QtBot) -> None:
    chart, palette = HistogramChart(), palette_in_use()
    qtbot.addWidget(chart)
    chart.show_counts([0] * 20 + [5, 0, 10, 20, 0, 0], "Often", "Points", "Games")
    heights = [height for height in painted(chart, palette.accent) if height]
    assert sorted(set(heights), key=heights.index) == pytest.approx(
        [max(heights) / 4, max(heights) / 2, max(heights)], abs=2
    )


def test_mean_rises_with_the_scores(qtbot: QtBot) -> None:
    chart, palette = RunningChart(), palette_in_use()
    qtbot.addWidget(chart)
    chart.show_scores([5] * 5000 + [25] * 5000, [5.0] * 5000 + [25.0] * 5000, "", "", "")
    line = points_of(chart, palette.accent)
    (left, low), (right, high) = min(line), max(line)
    assert left < 100
    assert right > 550
    assert low - high > 200


def test_cost_of_decisions_is_drawn_higher_the_larger_it_is(qtbot: QtBot) -> None:
    chart, palette = CourseChart(), palette_in_use()
    qtbot.addWidget(chart)
    course = [MeanCost(90, 10, mean, 0.02) for mean in (0.3, 0.2, 0.1)]
    chart.show_course(course, "Course", "Games", "Points")
    line = points_of(chart, palette.accent)
    (left, high), (right, low) = min(line), max(line)
    assert left < 300 < right
    assert low - high > 150
    chart.show_course((), "Course", "Games", "Points")
    assert not any(painted(chart, palette.accent))


def test_decision_costs_are_charted_beside_the_figures_of_the_games(
    program: Program, page: StatisticsPage, qtbot: QtBot
) -> None:
    decisions = [
        DecisionCost(0, kind, Convention.NOTHING, cost)
        for kind, cost in ((DecisionKind.PLAY, 0.3), (DecisionKind.CLUE, 0.1))
    ]
    rows, few = decision_rows(
        [DecidedGame({0: "Elin"}, tuple(decisions))] * 24, by_convention=False
    )
    shown = DecisionStatistics(rows, few, by_convention=False)
    page.show_statistics(statistics_of(GAMES, Group.PLAYERS, helped=None), shown)
    assert page._figures[0][0].accessibleName() == "Games: 7"
    assert page.course.isVisible()
    assert not page.running.isVisible()
    measure = "Points lost per decision"
    assert page.course.accessibleName() == f"Elin · All decisions · {measure}"
    page.group_table.setFocus()
    QTest.keyClick(page.group_table, Qt.Key.Key_Down)
    assert page.course.accessibleName() == f"Elin · Cards played · {measure}"
    assert page.running_table.accessibleName() == page.course.accessibleName()
    table = [[page.running_rows.index(row, n).data() for n in (0, 1)] for row in (0, 1)]
    assert table == [["1 to 10", "0.30 ± 0.00"], ["11 to 20", "0.30 ± 0.00"]]
    assert page.running_rows.rowCount() == 2
    page.group.setCurrentIndex(page.group.findData(Group.LEVEL))
    qtbot.waitUntil(lambda: not page.course.isVisible())
    assert page.running_rows.rowCount() == 20


def test_too_few_reviewed_games_are_reported(page: StatisticsPage, qtbot: QtBot) -> None:
    page.group.setCurrentIndex(page.group.findData(Group.DECISIONS))
    qtbot.waitUntil(page.course.isVisible)
    assert says(page, "So far, the most any player has is 0.")
    assert page.running_rows.rowCount() == 0
    page.helped.setCurrentIndex(page.helped.findData("helped"))
    qtbot.waitUntil(lambda: page._figures[0][0].accessibleName() == "Games: 5")


def test_chart_is_empty_without_games(qtbot: QtBot) -> None:
    histogram, running = HistogramChart(), RunningChart()
    for chart in (histogram, running):
        qtbot.addWidget(chart)
    histogram.show_counts([], "Often", "Points", "Games")
    running.show_scores([], [], "ScoreTimeline", "Games", "Points")
    for chart in (histogram, running):
        assert not any(painted(chart, palette_in_use().accent))


def test_statistics_are_saved_as_table_and_picture(
    program: Program, page: StatisticsPage, tmp_path: Path, qtbot: QtBot
) -> None:
    statistics = program.controllers.statistics
    statistics.save_to(tmp_path / "hanabi.csv")
    qtbot.waitUntil(lambda: not statistics.saver.is_busy)
    rows = list(csv.reader((tmp_path / "hanabi.csv").read_text("utf-8-sig").splitlines()))
    assert rows[0][1:3] == ["Games", "Average"]
    assert rows[1][:2] == ["3 players", "20"]
    assert len(rows) > 40
    statistics.save_to(tmp_path / "hanabi.png")
    qtbot.waitUntil(lambda: not statistics.saver.is_busy)
    picture = QImage(str(tmp_path / "hanabi.png"))
    assert picture.width() > 800
    assert program.window.toast.text() == "Saved as hanabi.png."


@pytest.mark.parametrize("theme", list(Theme))
@pytest.mark.parametrize("language", list(Language))
def test_theme_and_language_change_at_once(
    program: Program, page: StatisticsPage, theme: Theme, language: Language
) -> None:
    program.preferences.change(theme=theme, language=language)
    mean = {"en": "Average", "sv": "Snitt", "nl": "Gemiddeld"}[language.value]
    assert says(page, mean)
    assert page.group_rows.headerData(2, Qt.Orientation.Horizontal) == mean


def test_imported_games_are_counted_on_request(
    program: Program, page: StatisticsPage, qtbot: QtBot
) -> None:
    imported = [replace(entry_of(deal), imported=True, id=10**15 + deal) for deal in range(20, 23)]
    program.controllers.library_service.do(lambda store: store.keep(*imported))
    page.whose.setCurrentIndex(page.whose.findData("imported"))
    page.helped.setCurrentIndex(page.helped.findData("all"))
    qtbot.waitUntil(lambda: says(page, "3"))
    page.whose.setCurrentIndex(page.whose.findData("all"))
    qtbot.waitUntil(lambda: says(page, "23"))


def test_empty_statistics_say_where_games_may_be(program: Program, qtbot: QtBot) -> None:
    program.window.commands.give(Command.STATISTICS)
    page = program.controllers.statistics.page
    assert page is not None
    qtbot.waitUntil(lambda: says(page, "imported games"))
    page.whose.setCurrentIndex(page.whose.findData("imported"))
    qtbot.waitUntil(lambda: says(page, "No games match these filters."))


@pytest.mark.expects_warnings
def test_failure_is_reported(
    program: Program, page: StatisticsPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise ValueError("simulated failure")

    monkeypatch.setattr(computing, "statistics_of", fail)
    page.group.setCurrentIndex(page.group.findData(Group.LEVEL))
    qtbot.waitUntil(lambda: says(page, "Something went wrong"))


def test_progress_counts_only_the_games_in_the_statistics(
    program: Program, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    imported = [replace(entry_of(deal), imported=True) for deal in range(5)]
    program.controllers.library_service.do(
        lambda store: store.keep(*imported, *map(entry_of, range(5, 8)))
    )
    told: list[tuple[int, int]] = []
    task = Task(lambda _: None)
    monkeypatch.setattr(task, "tell", lambda done, whole: told.append((done, whole)))
    result = computing.compute_statistics(
        computing.StatisticsQuery(helped=None), program.controllers.library_service, task
    )
    assert isinstance(result, computing.ComputedStatistics)
    assert result.games.all.games == 3
    assert told == [(0, 3)]


def test_csv_file_opens_in_columns_in_the_languages_spreadsheet(
    program: Program,
) -> None:
    program.preferences.change(language=Language.SWEDISH)
    model = FiguresModel()
    model.show(("a", "b", "c", "d"), [("x", 1995, 22.5, Share(0.462))])
    assert model.as_csv() == "a;b;c;d\r\nx;1995;22,5;0,462\r\n"
    shown = [model.index(0, column).data() for column in range(4)]
    assert shown == ["x", "1\N{NO-BREAK SPACE}995", "22,5", "46,2\N{NO-BREAK SPACE}%"]
    program.preferences.change(language=Language.ENGLISH)
    assert model.as_csv() == "a,b,c,d\r\nx,1995,22.5,0.462\r\n"
    assert [model.index(0, column).data() for column in (1, 3)] == ["1,995", "46.2%"]
