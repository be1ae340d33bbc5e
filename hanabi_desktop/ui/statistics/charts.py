"""Charts of statistics, on the page and as a picture."""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
)
from PySide6.QtWidgets import QHeaderView, QSizePolicy, QTableView, QWidget

from hanabi_desktop.game.cards import ALL_SUITS
from hanabi_desktop.library.metadata.statistics import LEAST_GAMES, MeanCost
from hanabi_desktop.support.translation import decimal
from hanabi_desktop.table.appearance import faded, text_px
from hanabi_desktop.table.art.painting import body_font, draw_words
from hanabi_desktop.table.art.scenery import draw_fireworks, even_heights
from hanabi_desktop.ui.widgets.figures_table import cell_text, figures_table
from hanabi_desktop.ui.widgets.theme import palette_in_use
from hanabi_desktop.wording.counts import Counts

_PICTURE_MARGIN, _GAP, _LINE_PX = 16, 12, 30
_MOST_ROWS = 60
"""The maximum number of table rows in a picture."""


def picture_of(rows: Sequence[Sequence[QWidget]], ground: QColor) -> QPixmap:
    """Return a picture of rows of widgets, visible or not, on a background of colour ``ground``."""
    drawn = [[_whole(widget) for widget in row] for row in rows if row]
    sizes = [[part.deviceIndependentSize().toSize() for part in row] for row in drawn]
    width = max(sum(size.width() + _GAP for size in row) - _GAP for row in sizes)
    heights = [max(size.height() for size in row) for row in sizes]
    ratio = drawn[0][0].devicePixelRatio()
    height = sum(heights) + _GAP * (len(heights) - 1)
    whole = QPixmap(
        round((width + 2 * _PICTURE_MARGIN) * ratio), round((height + 2 * _PICTURE_MARGIN) * ratio)
    )
    whole.setDevicePixelRatio(ratio)
    whole.fill(ground)
    painter = QPainter(whole)
    y = _PICTURE_MARGIN
    for parts, row, row_height in zip(drawn, sizes, heights, strict=True):
        x = _PICTURE_MARGIN
        for part, size in zip(parts, row, strict=True):
            painter.drawPixmap(QPoint(x, y), part)
            x += size.width() + _GAP
        y += row_height + _GAP
    painter.end()
    return whole


def _whole(widget: QWidget) -> QPixmap:
    """Draw a widget; a table is drawn with all its rows."""
    if not isinstance(widget, QTableView):
        return widget.grab()
    copy = figures_table(widget.model(), widget.parentWidget())
    row_height = copy.verticalHeader().defaultSectionSize()
    header = copy.horizontalHeader()
    header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    for column in range(header.count()):
        copy.setColumnWidth(column, widget.columnWidth(column))
    copy.ensurePolished()
    frame = 2 * copy.frameWidth()
    rows = min(widget.model().rowCount(), _MOST_ROWS)
    columns = sum(map(copy.columnWidth, range(header.count())))
    copy.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    copy.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    copy.resize(columns + frame, header.sizeHint().height() + rows * row_height + frame)
    picture = copy.grab()
    copy.deleteLater()
    left = widget.model().rowCount() - rows
    return picture if left <= 0 else _with_line_below(picture, Counts().more_rows(left))


def _with_line_below(picture: QPixmap, text: str) -> QPixmap:
    """Return a picture with a line of text below it."""
    ratio, size = picture.devicePixelRatio(), picture.deviceIndependentSize()
    high = text_px(_LINE_PX)
    whole = QPixmap(round(size.width() * ratio), round((size.height() + high) * ratio))
    whole.setDevicePixelRatio(ratio)
    whole.fill(Qt.GlobalColor.transparent)
    painter = QPainter(whole)
    painter.drawPixmap(QPoint(0, 0), picture)
    line = QRectF(8, size.height(), size.width() - 8, high)
    draw_words(painter, line, text, palette_in_use().ink2, align=Qt.AlignmentFlag.AlignLeft)
    painter.end()
    return whole


_MOST_POINTS = 1500
"""The greatest number of points drawn; longer series are thinned evenly."""

_MARGIN = 10.0
_ROUNDNESS = 8.0
_DOT = 4.0
_STEPS = 5
"""The approximate number of steps of an axis."""


def nice_step(most: int) -> int:
    """Return the step of an axis from 0 to ``most``: 1, 2 or 5 times a power of ten, about five steps."""
    power = 1
    while True:
        for step in (power, 2 * power, 5 * power):
            if step * _STEPS >= most:
                return step
        power *= 10


class Chart(QWidget):
    """A chart in the theme's colours; a table shows the same data.

    Subclasses set the ticks and draw the area between the axes.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._titles = ("", "", "")
        self._ticks_across: Sequence[int] = ()
        self._ticks_up: Sequence[float] = ()
        self._span_across, self._span_up = (0.0, 1.0), (0.0, 1.0)

    def sizeHint(self) -> QSize:  # noqa: N802 (Qt's name)
        return QSize(420, 260)

    def _show(self, title: str, across: str, up: str) -> None:
        self._titles = (title, across, up)
        self.setAccessibleName(title)
        self.update()

    def _draw(self, painter: QPainter, plot: QRectF) -> None:
        raise NotImplementedError

    def _words_up(self, tick: float) -> str:
        """Return the label of a tick on the vertical axis."""
        return cell_text(round(tick))

    def _point(self, plot: QRectF, across: float, up: float) -> QPointF:
        left, right = self._span_across
        low, high = self._span_up
        x = plot.left() + plot.width() * (across - left) / (right - left)
        return QPointF(x, plot.bottom() - plot.height() * (up - low) / (high - low))

    # -- drawing ----------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802 (Qt's signature)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        panel = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QPen(palette_in_use().line, 1))
        painter.setBrush(palette_in_use().panel)
        painter.drawRoundedRect(panel, _ROUNDNESS, _ROUNDNESS)
        plot = self._draw_titles(painter, panel.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN))
        if plot.width() > 0 and plot.height() > 0:
            self._draw_axes(painter, plot)
            self._draw(painter, plot)
        painter.end()

    def _draw_titles(self, painter: QPainter, area: QRectF) -> QRectF:
        """Draw the titles around the edges; return the area left between the labels of the axes."""
        title, across, up = self._titles
        heading, small = body_font(14, 600), body_font(12)
        head, line = QFontMetricsF(heading).height(), QFontMetricsF(small).height()
        painter.setFont(heading)
        painter.setPen(palette_in_use().ink)
        middle = Qt.AlignmentFlag.AlignCenter
        shown = QFontMetricsF(heading).elidedText(title, Qt.TextElideMode.ElideRight, area.width())
        painter.drawText(QRectF(area.left(), area.top(), area.width(), head), middle, shown)
        painter.setFont(small)
        painter.setPen(palette_in_use().ink2)
        metrics = QFontMetricsF(small)
        numbers = max(
            (metrics.horizontalAdvance(self._words_up(n)) for n in self._ticks_up), default=0
        )
        plot = area.adjusted(line + numbers + 10, head + 10, -6, -2 * line - 8)
        painter.drawText(
            QRectF(plot.left(), area.bottom() - line, plot.width(), line), middle, across
        )
        painter.save()
        room = area.height() - head - line  # more than the axis is long
        painter.translate(area.left() + line / 2, area.top() + head + room / 2)
        painter.rotate(-90)
        shown = metrics.elidedText(up, Qt.TextElideMode.ElideRight, room)
        painter.drawText(QRectF(-room / 2, -line / 2, room, line), middle, shown)
        painter.restore()
        return plot

    def _draw_axes(self, painter: QPainter, plot: QRectF) -> None:
        """Draw both axes with their labels, and a horizontal line for each tick."""
        line = QFontMetricsF(painter.font()).height()
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for tick in self._ticks_up:
            y = self._point(plot, 0, tick).y()
            painter.setPen(QPen(faded(palette_in_use().line, 0.6), 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(palette_in_use().ink2)
            painter.drawText(
                QRectF(plot.left() - 106, y - line / 2, 100, line), right, self._words_up(tick)
            )
        for tick in self._ticks_across:
            x = self._point(plot, tick, 0).x()
            box = QRectF(x - 50, plot.bottom() + 4, 100, line)
            painter.drawText(box, Qt.AlignmentFlag.AlignHCenter, cell_text(tick))
        painter.setPen(QPen(palette_in_use().line, 1))
        painter.drawLine(plot.bottomLeft(), plot.bottomRight())
        painter.drawLine(plot.bottomLeft(), plot.topLeft())


class ScoreSky(QWidget):
    """A strip of sky with the fireworks of a mean score; the sentence beside it says the same."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heights: tuple[int, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_score(self, mean: float, most: int) -> None:
        """Show a mean score out of ``most`` points, spread evenly over the fireworks."""
        self._heights = even_heights(mean, most // 5)
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 (Qt's name)
        return QSize(text_px(190), text_px(76))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802 (Qt's name)
        palette = palette_in_use()
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        sky = QLinearGradient(box.topLeft(), box.bottomLeft())
        for place, colour in enumerate(palette.sky):
            sky.setColorAt(place / (len(palette.sky) - 1), colour)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(palette.line, 1))
        painter.setBrush(sky)
        painter.drawRoundedRect(box, 10, 10)
        suits = ALL_SUITS[: len(self._heights)]
        inner = box.adjusted(10, 8, -10, -4)
        draw_fireworks(painter, inner, self._heights, suits, on_dark=palette.dark)
        painter.end()


class HistogramChart(Chart):
    """A bar for each score."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._counts: Sequence[int] = ()

    def show_counts(self, counts: Sequence[int], title: str, points: str, games: str) -> None:
        """Show how many games ended with 0 points, 1 point and so on; set the titles of the axes."""
        self._counts = counts
        step = nice_step(max(counts, default=0))
        top = max(4, -(-max(counts, default=0) // step) * step)
        self._ticks_up = range(0, top + 1, step)
        self._ticks_across = range(0, len(counts), 5)
        self._span_up = (0, top)
        self._span_across = (-0.5, max(1, len(counts)) - 0.5)
        self._show(title, points, games)

    def _draw(self, painter: QPainter, plot: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette_in_use().accent)
        for score, count in enumerate(self._counts):
            if count:
                top = self._point(plot, score - 0.4, count)
                painter.drawRect(QRectF(top, self._point(plot, score + 0.4, 0)))


class RunningChart(Chart):
    """A dot for each game, and a line for their running mean."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scores: Sequence[int] = ()
        self._running: Sequence[float] = ()

    def show_scores(
        self, scores: Sequence[int], running: Sequence[float], title: str, games: str, points: str
    ) -> None:
        """Show the games from left to right; set the titles of the axes."""
        self._scores, self._running = scores, running
        top = 30 if max(scores, default=0) > 25 else 25
        step = nice_step(len(scores))
        self._ticks_up = range(0, top + 1, 5)
        self._ticks_across = [1, *range(step if step > 1 else 2, len(scores) + 1, step)]
        self._span_up = (-1, top + 1)
        self._span_across = (0.5, max(2, len(scores)) + 0.5)
        self._show(title, games, points)

    def _draw(self, painter: QPainter, plot: QRectF) -> None:
        games = range(0, len(self._scores), max(1, len(self._scores) // _MOST_POINTS))
        width = 6 if len(self._scores) < 200 else 4
        round_cap = Qt.PenCapStyle.RoundCap
        dot = QPen(faded(palette_in_use().ink3, 0.7), width, Qt.PenStyle.SolidLine, round_cap)
        painter.setPen(dot)
        painter.drawPoints(QPolygonF([self._point(plot, n + 1, self._scores[n]) for n in games]))
        mean = [self._point(plot, n + 1, self._running[n]) for n in games]
        painter.setPen(QPen(palette_in_use().accent, 2.4))
        painter.drawPolyline(QPolygonF(mean))


class CourseChart(Chart):
    """The mean cost of a decision for each ten games: a dot with its 95 % interval."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._course: Sequence[MeanCost] = ()

    def show_course(self, course: Sequence[MeanCost], title: str, games: str, points: str) -> None:
        """Show the groups of ten games from left to right; set the titles of the axes."""
        self._course = course
        highest = max((mean_cost.mean + (mean_cost.margin or 0) for mean_cost in course), default=0)
        step = nice_step(ceil(100 * highest)) / 100
        steps = max(2, ceil(highest / step))
        self._ticks_up = [number * step for number in range(steps + 1)]
        every = nice_step(len(course))
        self._ticks_across = [
            LEAST_GAMES * number for number in range(every, len(course) + 1, every)
        ]
        self._span_up = (0, steps * step)
        self._span_across = (LEAST_GAMES / 2, LEAST_GAMES * (max(2, len(course)) + 0.5))
        self._show(title, games, points)

    def _words_up(self, tick: float) -> str:
        return decimal(tick, 2)

    def _draw(self, painter: QPainter, plot: QRectF) -> None:
        ink = palette_in_use()
        dots = []
        for number, mean_cost in enumerate(self._course, start=1):
            across, margin = LEAST_GAMES * number, mean_cost.margin or 0
            painter.setPen(QPen(ink.ink3, 2))
            lowest = self._point(plot, across, max(0, mean_cost.mean - margin))
            painter.drawLine(lowest, self._point(plot, across, mean_cost.mean + margin))
            dots.append(self._point(plot, across, mean_cost.mean))
        painter.setPen(QPen(ink.accent, 2.4))
        painter.drawPolyline(QPolygonF(dots))
        painter.setBrush(ink.accent)
        for dot in dots:
            painter.drawEllipse(dot, _DOT, _DOT)
