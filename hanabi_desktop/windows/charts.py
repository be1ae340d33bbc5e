"""Two charts: how often each score was reached, and how the mean went."""

from collections.abc import Sequence

from PySide6.QtCharts import (
    QBarCategoryAxis,
    QBarSeries,
    QBarSet,
    QChart,
    QChartView,
    QLineSeries,
    QScatterSeries,
    QValueAxis,
)
from PySide6.QtCore import QMargins, QPointF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from hanabi_desktop.table.art.lettering import body_font
from hanabi_desktop.table.art.palette import Palette, Theme, faded, palette_of

_MOST_POINTS = 1500
"""A curve of more points says no more on a screen; it is thinned evenly."""


class Chart(QChartView):
    """A chart in the colours of the theme; what it shows stands in a table as well."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(QChart(), parent)
        self._palette = palette_of(Theme.NIGHT)
        chart = self.chart()
        chart.setMargins(QMargins(4, 4, 8, 4))
        chart.setBackgroundRoundness(8)
        chart.legend().hide()
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def set_theme_palette(self, palette: Palette) -> None:
        """Draw in another theme."""
        self._palette = palette
        chart = self.chart()
        chart.setBackgroundBrush(palette.panel)
        chart.setBackgroundPen(QPen(palette.line, 1))
        self.setBackgroundBrush(palette.panel)
        chart.setTitleBrush(palette.ink)
        chart.setTitleFont(body_font(14, 600))
        for axis in chart.axes():
            axis.setLabelsBrush(palette.ink2)
            axis.setLabelsFont(body_font(12))
            axis.setTitleBrush(palette.ink2)
            axis.setTitleFont(body_font(12))
            axis.setLinePen(QPen(palette.line, 1))
            axis.setGridLinePen(QPen(faded(palette.line, 0.6), 1))

    def _begin(self, title: str) -> None:
        chart = self.chart()
        chart.removeAllSeries()
        for axis in chart.axes():
            chart.removeAxis(axis)
            axis.deleteLater()
        chart.setTitle(title)
        self.setAccessibleName(title)


class HistogramChart(Chart):
    """A bar for each score."""

    def show_counts(self, counts: Sequence[int], title: str, points: str, games: str) -> None:
        """Show how many games ended with 0 points, 1 point and so on; with the axes' names."""
        self._begin(title)
        chart = self.chart()
        bars = QBarSet("")
        bars.append([float(count) for count in counts])
        bars.setBrush(self._palette.accent)
        bars.setPen(Qt.PenStyle.NoPen)
        series = QBarSeries()
        series.append(bars)
        series.setBarWidth(0.8)
        chart.addSeries(series)
        across = QBarCategoryAxis()
        # Every fifth score is named; the others' names are different and have no width.
        names = (str(n) if n % 5 == 0 else "\u200b" * n for n in range(len(counts)))
        across.append(list(names))
        across.setTruncateLabels(False)
        across.setTitleText(points)
        across.setGridLineVisible(False)
        up = QValueAxis()
        up.setLabelFormat("%d")
        up.setRange(0, max(4, *counts) if counts else 4)
        up.setTitleText(games)
        up.applyNiceNumbers()
        for axis, side in (
            (across, Qt.AlignmentFlag.AlignBottom),
            (up, Qt.AlignmentFlag.AlignLeft),
        ):
            chart.addAxis(axis, side)
            series.attachAxis(axis)
        self.set_theme_palette(self._palette)


class RunningChart(Chart):
    """A dot for each game, and a line for their running mean."""

    def show_scores(
        self, scores: Sequence[int], running: Sequence[float], title: str, games: str, points: str
    ) -> None:
        """Show the games, the first one on the left; with the axes' names."""
        self._begin(title)
        chart, palette = self.chart(), self._palette
        step = max(1, len(scores) // _MOST_POINTS)
        dots, line = QScatterSeries(), QLineSeries()
        dots.replace([QPointF(n + 1, scores[n]) for n in range(0, len(scores), step)])
        line.replace([QPointF(n + 1, running[n]) for n in range(0, len(running), step)])
        dots.setMarkerSize(6 if len(scores) < 200 else 4)
        dots.setColor(faded(palette.ink3, 0.7))
        dots.setBorderColor(faded(palette.ink3, 0.0))
        line.setPen(QPen(palette.accent, 2.4))
        across, up = QValueAxis(), QValueAxis()
        across.setLabelFormat("%d")
        across.setRange(1, max(2, len(scores)))
        across.setTickCount(min(6, max(2, len(scores))))
        across.setTitleText(games)
        up.setLabelFormat("%d")
        up.setTickType(QValueAxis.TickType.TicksDynamic)
        up.setTickInterval(5)
        up.setRange(-1, 1 + (30 if max(scores, default=0) > 25 else 25))
        up.setTitleText(points)
        chart.addAxis(across, Qt.AlignmentFlag.AlignBottom)
        chart.addAxis(up, Qt.AlignmentFlag.AlignLeft)
        for series in (dots, line):
            chart.addSeries(series)
            series.attachAxis(across)
            series.attachAxis(up)
        self.set_theme_palette(palette)
