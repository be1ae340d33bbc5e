"""The statistics of games and decisions: figures, charts and tables, and the tables' rows in words."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QProgressBar,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from hanabi_desktop.learning.progress import Practised
from hanabi_desktop.library.metadata.statistics import (
    LEAST_GAMES,
    DecisionGroup,
    DecisionKind,
    DecisionRow,
    Figures,
    Group,
    GroupKey,
    Statistics,
)
from hanabi_desktop.library.metadata.summary import Rules
from hanabi_desktop.session.library.statistics import DecisionStatistics, StatisticsQuery
from hanabi_desktop.support.translation import decimal
from hanabi_desktop.table.appearance import text_px
from hanabi_desktop.teammates.characters import Level, ProgramName
from hanabi_desktop.teammates.conventions import Convention
from hanabi_desktop.ui.statistics.charts import (
    CourseChart,
    HistogramChart,
    RunningChart,
    ScoreSky,
    picture_of,
)
from hanabi_desktop.ui.widgets.controls import ChoiceBox, fill
from hanabi_desktop.ui.widgets.figures_table import (
    Cell,
    FiguresModel,
    RunningRows,
    Share,
    cell_text,
    figures_table,
)
from hanabi_desktop.ui.widgets.landscape import QuietPage
from hanabi_desktop.ui.widgets.layouts import FlowLayout, Scrolled
from hanabi_desktop.ui.widgets.seats import player_text
from hanabi_desktop.ui.widgets.theme import Adaptive, palette_in_use
from hanabi_desktop.wording.conventions import convention_name
from hanabi_desktop.wording.counts import Counts
from hanabi_desktop.wording.learning import theme_name
from hanabi_desktop.wording.markup import tip_text
from hanabi_desktop.wording.names import level_name
from hanabi_desktop.wording.player_names import shown_name
from hanabi_desktop.wording.problems import variant_name
from hanabi_desktop.wording.review import mean_words

translate = QCoreApplication.translate


_FIGURES = 7
_PRACTICE = "practice"
_CHARTS_PX, _TABLE_PX = 130, 84
"""The least heights of the charts and of the table in pixels, at the usual text size; the page scrolls."""


class StatisticsPage(Adaptive, QuietPage):
    """Figures at the top, charts or their tables below, groups at the bottom.

    If the groups are decisions, the chart on the right is that of the selected group.

    Signals:
        wanted: (StatisticsQuery) show these statistics.
    """

    wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._counts = Counts()
        self._shown: Statistics | None = None
        self._decisions: DecisionStatistics | None = None
        self._practised: Sequence[Practised] = ()
        self._title = QLabel()
        self._title.setObjectName("title")
        self.whose, self.helped, self.group = ChoiceBox(), ChoiceBox(), ChoiceBox()
        self.scale = ChoiceBox()
        self.scale.hide()
        for box in (self.whose, self.helped, self.scale, self.group):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.as_tables = QPushButton()
        self.as_tables.setObjectName("toggle")
        self.as_tables.setCheckable(True)
        self.table_button, self.picture_button = QPushButton(), QPushButton()
        self.cancel_button = QPushButton()
        self._progress = QProgressBar()
        self._progress.setTextVisible(False)
        self._progress.setMaximumWidth(160)
        self._sky, self._sentence = ScoreSky(), QLabel()
        self._sentence.setObjectName("lead")
        self._sentence.setWordWrap(True)
        self._figures = [(QLabel(), QLabel()) for _ in range(_FIGURES)]
        self.histogram, self.running = HistogramChart(), RunningChart()
        self.course = CourseChart()
        self.course.hide()
        self.histogram_rows, self.running_rows = FiguresModel(self), FiguresModel(self)
        self.group_rows = FiguresModel(self)
        self.histogram_table = figures_table(self.histogram_rows)
        self.running_table = figures_table(self.running_rows)
        self.group_table = figures_table(self.group_rows)
        self._charts = QStackedWidget()
        self._note = QLabel()
        self._note.setObjectName("quiet")
        self._note.setWordWrap(True)
        self._lay_out()
        self._connect()
        self.show_progress(None)
        self.retranslate()

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(10)
        top.addWidget(self._title)
        top.addSpacing(12)
        asked = FlowLayout(spacing=10)
        for asking in (self.whose, self.helped, self.scale, self._progress, self.cancel_button):
            asked.addWidget(asking)
        top.addLayout(asked, 1)
        top.addWidget(self.back_button, alignment=Qt.AlignmentFlag.AlignTop)
        self._figures_row = QWidget()
        figures = FlowLayout(self._figures_row, spacing=24)
        for value, word in self._figures:
            value.setObjectName("score")
            word.setObjectName("quiet")
            figure = QWidget()
            lines = QVBoxLayout(figure)
            lines.setContentsMargins(0, 0, 0, 0)
            lines.setSpacing(0)
            lines.addWidget(value)
            lines.addWidget(word)
            figures.addWidget(figure)
        for parts in (
            (self.histogram, self.running, self.course),
            (self.histogram_table, self.running_table),
        ):
            side_by_side = QWidget()
            row = QHBoxLayout(side_by_side)
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(12)
            for part in parts:
                row.addWidget(part, 1)
            self._charts.addWidget(side_by_side)
        middle = FlowLayout(spacing=10)
        middle.addWidget(self.group)
        for button in (self.as_tables, self.table_button, self.picture_button):
            button.setAutoDefault(False)
            middle.addWidget(button)
        page = QVBoxLayout(self)
        page.setContentsMargins(24, 12, 24, 14)
        page.setSpacing(10)
        page.addLayout(top)
        results = QVBoxLayout()
        results.setSpacing(10)
        lead = QHBoxLayout()
        lead.setSpacing(16)
        lead.addWidget(self._sky)
        lead.addWidget(self._sentence, 1)
        results.addLayout(lead)
        results.addWidget(self._figures_row)
        results.addWidget(self._charts, 3)
        results.addWidget(self._note)
        results.addLayout(middle)
        results.addWidget(self.group_table, 2)
        page.addWidget(Scrolled(results), 1)
        self._fit()

    def _fit(self) -> None:
        self._charts.setMinimumHeight(text_px(_CHARTS_PX))
        self.group_table.setMinimumHeight(text_px(_TABLE_PX))

    def restyle(self) -> None:
        self._fit()

    def _connect(self) -> None:
        for box in (self.whose, self.helped, self.scale, self.group):
            box.currentIndexChanged.connect(self._ask)
        self.group_table.selectionModel().currentRowChanged.connect(self._show_course)
        self.as_tables.toggled.connect(self._charts.setCurrentIndex)

    # -- contents ---------------------------------------------------------------------------------

    def query(self) -> StatisticsQuery:
        helped = {"own": False, "helped": True}.get(self.helped.currentData())
        imported = {"here": False, "imported": True}.get(self.whose.currentData())
        group = self.group.currentData()
        if not isinstance(group, Group):
            group = Group.PLAYERS
        return StatisticsQuery(group, helped, imported, self.scale.currentData())

    def take_practised(self, practised: Sequence[Practised]) -> None:
        """Set the results of practising moments of one's own games."""
        self._practised = practised

    def _ask(self) -> None:
        self.wanted.emit(self.query())

    def show_progress(self, progress: tuple[int, int] | None) -> None:
        """Show the progress of the computation as (done, total); None ends it."""
        for part in (self._progress, self.cancel_button):
            part.setVisible(progress is not None)
        if progress is not None:
            self._progress.setRange(0, progress[1])
            self._progress.setValue(progress[0])

    def show_note(self, text: str) -> None:
        """Show why there is nothing to see; an empty text hides the note."""
        self._note.setText(text)
        self._note.setVisible(bool(text))

    def show_statistics(
        self, shown: Statistics, decisions: DecisionStatistics | None = None
    ) -> None:
        """Show figures, charts and tables; with ``decisions``, their cost replaces the groups of games."""
        self._shown, self._decisions = shown, decisions
        self.running.setVisible(decisions is None)
        self.course.setVisible(decisions is not None)
        self._write_lead(shown)
        self._write_figures(shown.all)
        self._offer_scales(shown)
        self.show_note("" if shown.all.games else self._why_nothing())
        points, games = translate("Statistics", "Points"), translate("Statistics", "Games")
        often = translate("Statistics", "Games by score")
        course = translate("Statistics", "Score of each game, and the average of the last twenty")
        self.histogram.show_counts(shown.histogram, often, points, games)
        self.running.show_scores(shown.scores, shown.running, course, games, points)
        self.histogram_table.setAccessibleName(often)
        self.running_table.setAccessibleName(course)
        self.histogram_rows.show(
            (points, games),
            list(enumerate(shown.histogram)),
        )
        if decisions is not None:
            self._show_decisions(decisions)
            return
        self.running_rows.show(
            (translate("Statistics", "Game"), points, translate("Statistics", "Average")),
            RunningRows(shown),
        )
        if self.group.currentData() == _PRACTICE:
            self._show_practice()
            return
        self.group_rows.show(
            (
                self.group.currentText(),
                games,
                translate("Statistics", "Average"),
                translate("Statistics", "Best"),
                translate("Statistics", "Perfect"),
                translate("Statistics", "Lost by strikes"),
            ),
            [_group_cells(key, figures, self._counts) for key, figures in shown.groups],
        )
        self._share_room(whole=1)

    def _offer_scales(self, shown: Statistics) -> None:
        """Offer a choice of maximum score (25 or 30 points), if there are games with both."""
        scales = sorted({*shown.scales, shown.most})
        texts = tuple((self._counts.points_to_reach(most), most) for most in scales)
        with QSignalBlocker(self.scale):
            fill(self.scale, translate("Statistics", "Highest possible score"), texts)
            self.scale.setCurrentIndex(self.scale.findData(shown.most))
        self.scale.setVisible(len(texts) > 1)

    def _show_practice(self) -> None:
        self.group_rows.show(
            _practice_headings(), [_practice_cells(row) for row in self._practised]
        )
        self._share_room(whole=2)
        if not any(row.at_first_sight + row.later + row.still_open for row in self._practised):
            self.show_note(
                translate(
                    "Statistics",
                    "Nothing to practise yet: exercises come from the reviews of your own games.",
                )
            )

    def _share_room(self, *, whole: int) -> None:
        """Give the first column and the last ``whole`` columns the width that their texts need."""
        header = self.group_table.horizontalHeader()
        fits, shares = QHeaderView.ResizeMode.ResizeToContents, QHeaderView.ResizeMode.Stretch
        for column in range(header.count()):
            is_whole = column == 0 or column >= header.count() - whole
            header.setSectionResizeMode(column, fits if is_whole else shares)

    def _show_decisions(self, shown: DecisionStatistics) -> None:
        self.group_rows.show(_decision_headings(shown), _decision_cells(shown))
        self._share_room(whole=2)
        self.show_note("" if shown.rows else _too_few_sentence(shown.few))
        if shown.rows:
            self.group_table.selectRow(0)
        else:
            self._show_course()

    def _show_course(self) -> None:
        if self._decisions is None:
            return
        place = self.group_table.currentIndex().row()
        row = self._decisions.rows[place] if 0 <= place < len(self._decisions.rows) else None
        games, lost = _course_headings()
        title = lost if row is None else _course_title(row)
        self.course.show_course(() if row is None else row.course, title, games, lost)
        self.running_table.setAccessibleName(title)
        self.running_rows.show((games, lost), [] if row is None else _course_cells(row))

    def _why_nothing(self) -> str:
        if self.whose.currentData() == "here":
            return translate(
                "Statistics",
                "You haven’t finished such a game yet. To see imported games, change the choice"
                " above.",
            )
        return translate("Statistics", "No games match these filters.")

    def _write_lead(self, shown: Statistics) -> None:
        """Say in one sentence, and draw, what was reached."""
        figures, most = shown.all, shown.most
        for part in (self._sky, self._sentence):
            part.setVisible(figures.games > 0)
        self._sky.show_score(figures.mean, most)
        #: {games} is "24 games"; {mean}, {most} and {best} are points
        text = translate(
            "Statistics", "{games} with {mean} of {most} points on average; the best has {best}."
        )
        perfect = round(figures.perfect * figures.games)
        if perfect:
            #: {games} is "24 games"; {mean} and {most} are points; {number} of games
            text = translate(
                "Statistics", "{games} with {mean} of {most} points on average, {number} perfect."
            )
        elif not figures.best:
            #: {games} is "2 games", all of them lost
            text = translate("Statistics", "{games}, none with points yet.")
        elif figures.games == 1:
            #: {best} and {most} are points
            text = translate("Statistics", "One game, with {best} of {most} points.")
        self._sentence.setText(
            text.format(
                games=self._counts.games(figures.games),
                mean=decimal(figures.mean, 1),
                most=most,
                best=figures.best,
                number=perfect,
            )
        )

    def _write_figures(self, figures: Figures) -> None:
        locale = QLocale()
        for (value, word), (number, text) in zip(
            self._figures,
            (
                (locale.toString(figures.games), translate("Statistics", "Games")),
                (decimal(figures.mean, 1), translate("Statistics", "Average")),
                (str(figures.best), translate("Statistics", "Best")),
                (cell_text(Share(figures.perfect)), translate("Statistics", "Perfect")),
                (cell_text(Share(figures.strikeouts)), translate("Statistics", "Lost by strikes")),
                (
                    cell_text(figures.streak),
                    #: perfect games one after the other, and the longest such row there was
                    translate("Statistics", "Perfect streak (best {longest})").format(
                        longest=cell_text(figures.longest)
                    ),
                ),
                #: games one after the other that were not lost
                (cell_text(figures.unlost), translate("Statistics", "Games since the last loss")),
            ),
            strict=True,
        ):
            value.setText(number)
            word.setText(text)
            value.setAccessibleName(f"{text}: {number}")
        self._figures[5][1].setToolTip(
            tip_text(
                translate("Statistics", "Perfect games in a row: now, and the longest run so far.")
            )
        )

    def table_as_csv(self) -> str:
        """Return all tables shown as CSV, separated by an empty line."""
        tables = (self.group_rows, self.histogram_rows, self.running_rows)
        return "\r\n".join(table.as_csv() for table in tables)

    def picture(self) -> QPixmap:
        """Return a picture of the page without its buttons, with complete tables."""
        charts = (self.histogram, self.running, self.course)
        shown: list[QWidget] = [self.histogram_table, self.running_table]
        if not self.as_tables.isChecked():
            shown = [chart for chart in charts if not chart.isHidden()]
        return picture_of(([self._figures_row], shown, [self.group_table]), palette_in_use().panel)

    # -- texts ------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        self._title.setText(translate("Statistics", "Statistics"))
        self.back_button.setText(translate("Statistics", "Back"))
        self.cancel_button.setText(translate("Statistics", "Cancel"))
        self.as_tables.setText(translate("Statistics", "Show as tables"))
        self.table_button.setText(translate("Statistics", "Save as CSV…"))
        self.picture_button.setText(translate("Statistics", "Save as a picture…"))
        fill(
            self.whose,
            translate("Statistics", "Origin"),
            (
                (translate("Statistics", "Played here"), "here"),
                (translate("Statistics", "Imported"), "imported"),
                (translate("Statistics", "Played here and imported"), "all"),
            ),
        )
        fill(
            self.helped,
            translate("Statistics", "Which games"),
            (
                (translate("Statistics", "All games"), "all"),
                (translate("Statistics", "Games without help"), "own"),
                (translate("Statistics", "Games with help"), "helped"),
            ),
        )
        by = translate("Statistics", "Group by")
        fill(
            self.group,
            by,
            (
                (translate("Statistics", "By players"), Group.PLAYERS),
                (translate("Statistics", "By rules"), Group.RULES),
                (translate("Statistics", "By line-up"), Group.LINE_UP),
                (translate("Statistics", "By teammates’ level"), Group.LEVEL),
                (translate("Statistics", "Decisions, by kind"), Group.DECISIONS),
                (translate("Statistics", "Decisions, by agreement"), Group.CONVENTIONS),
                (translate("Statistics", "Practice, by theme"), _PRACTICE),
            ),
        )
        self.group_table.setAccessibleName(by)
        if self._shown is not None:
            self.show_statistics(self._shown, self._decisions)


def _group_cells(key: GroupKey, figures: Figures, counts: Counts) -> tuple[Cell, ...]:
    """Return the row of a group: name, games, mean, best, share of perfect games, and of strikeouts."""
    return (
        _group_name(key, counts),
        figures.games,
        figures.mean,
        figures.best,
        Share(figures.perfect),
        Share(figures.strikeouts),
    )


def _group_name(key: GroupKey, counts: Counts) -> str:
    """Return the name of a group."""
    match key:
        case None:
            return translate("Statistics", "People only")
        case Level():
            return level_name(key)
        case ProgramName():
            return player_text(key)
        case Rules():
            return variant_name(key)
        case int():
            return counts.players(key)
        case tuple():
            return ", ".join(map(shown_name, key))


def _practice_headings() -> tuple[str, ...]:
    """Return the column headings."""
    return (
        translate("Statistics", "Theme"),
        #: of moments that were practised
        translate("Statistics", "First try"),
        #: of moments that were practised
        translate("Statistics", "Solved later"),
        #: of moments that were practised
        translate("Statistics", "Unsolved"),
    )


def _practice_cells(practised: Practised) -> tuple[Cell, ...]:
    """Return the row of a theme: how many of its moments are at each stage."""
    theme = practised.theme
    name = translate("Statistics", "All themes") if theme is None else theme_name(theme)
    return name, practised.at_first_sight, practised.later, practised.still_open


def _decision_headings(shown: DecisionStatistics) -> tuple[str, ...]:
    """Return the column headings."""
    return (
        translate("Statistics", "Player"),
        translate("Statistics", "Agreement")
        if shown.by_convention
        else translate("Statistics", "Kind"),
        translate("Statistics", "Decisions"),
        translate("Statistics", "Games"),
        translate("Statistics", "Points lost per decision"),
        translate("Statistics", "Last ten games"),
    )


def _decision_cells(shown: DecisionStatistics) -> list[tuple[Cell, ...]]:
    """Return a row for each person and group of decisions."""
    return [
        (
            shown_name(row.name),
            _decision_group_name(row.group),
            row.whole.decisions,
            row.whole.games,
            mean_words(row.whole),
            "" if row.latest is None else mean_words(row.latest),
        )
        for row in shown.rows
    ]


def _course_title(row: DecisionRow) -> str:
    """Return the title of the chart for a row."""
    measure = translate("Statistics", "Points lost per decision")
    return " · ".join((shown_name(row.name), _decision_group_name(row.group), measure))


def _course_headings() -> tuple[str, ...]:
    """Return the column headings of the chart's table."""
    return (translate("Statistics", "Games"), translate("Statistics", "Points lost per decision"))


def _course_cells(row: DecisionRow) -> list[tuple[Cell, ...]]:
    """Return the rows of the chart's table, one for every ten games, oldest first."""
    text = translate("Statistics", "{first} to {last}")
    return [
        (
            text.format(first=LEAST_GAMES * number + 1, last=LEAST_GAMES * (number + 1)),
            mean_words(mean),
        )
        for number, mean in enumerate(row.course)
    ]


def _too_few_sentence(few: int) -> str:
    """Return why there is nothing to show yet; ``few`` is the most reviewed games of any player."""
    text = translate(
        "Statistics",
        "The cost of decisions appears once a player has {least} reviewed games. So far, the"
        " most any player has is {games}.",
    )
    return text.format(least=LEAST_GAMES, games=few)


def _decision_group_name(group: DecisionGroup | None) -> str:
    match group:
        case None:
            return translate("Statistics", "All decisions")
        case DecisionKind.PLAY:
            return translate("Statistics", "Cards played")
        case DecisionKind.DISCARD:
            return translate("Statistics", "Cards discarded")
        case DecisionKind.CLUE:
            return translate("Statistics", "Clues given")
        case Convention.NOTHING:
            return translate("Statistics", "No agreement")
        case Convention():
            return convention_name(group)
