"""The chart of a review: the value of each position, with the key moments."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from hanabi_desktop.review.findings import Estimate, Review
from hanabi_desktop.review.moments import Moment
from hanabi_desktop.support.translation import percent
from hanabi_desktop.table.appearance import faded
from hanabi_desktop.table.art.painting import draw_words
from hanabi_desktop.ui.review.review_widgets import draw_sign
from hanabi_desktop.ui.widgets.theme import Adaptive, palette_in_use
from hanabi_desktop.ui.widgets.turn_charts import TurnChart
from hanabi_desktop.wording.review import curve_name, curve_words

_LEFT, _RIGHT, _TOP, _FOOT = 30, 44, 26, 20
"""The margins of the plot, in pixels; the top one holds the legend and the signs of moments."""
_LEGEND_Y = 8
_LEAST_HEIGHT = 80
"""The least height in pixels: below it, the labels of the scale would overlap."""
_LINE_PX, _APART = 13, 28
_LEAST_SPAN = 8.0
_MARKS = 14
"""How many moments are marked at most; the most important ones come first."""


class ReviewCurve(Adaptive, TurnChart):
    """The expected points with their interval, the chance of a perfect game, and what the deal allowed.

    The table of turns in the panel shows the same data.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__((_LEFT, _TOP, _RIGHT, _FOOT), parent)
        self.setMinimumHeight(_LEAST_HEIGHT)
        self._points: tuple[Estimate, ...] = ()
        self._moments: tuple[Moment, ...] = ()
        self._allowed: tuple[float, ...] = ()
        self._least, self._most = 0.0, 25
        self.retranslate()

    def show_game(self, turns: int, most: int) -> None:
        """Show another game that is not reviewed yet, with its number of turns and its maximum score."""
        self._most = most
        self._points, self._moments, self._allowed = (), (), ()
        self._least = 0.0
        self._show_turns(turns)

    def show_review(self, review: Review, moments: tuple[Moment, ...]) -> None:
        """Show the results so far."""
        self._points = (*(turn.before for turn in review.turns), review.end)
        self._least = _lowest_shown(self._points, self._most)
        self._moments = moments[:_MARKS]
        self._allowed = _allowed(review, self._most)
        self.update()

    # -- coordinates ------------------------------------------------------------------------------

    def _at(self, turn: float, points: float) -> QPointF:
        plot, least = self._plot, self._least
        share = (points - least) / (self._most - least)
        return QPointF(self._x(turn), plot.bottom() - plot.height() * max(0.0, share))

    # -- drawing --------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802 (Qt's name)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_scale(painter)
        if self._points:
            self._draw_band(painter)
            self._draw_chance(painter)
            self._draw_allowed(painter)
            self._draw_curve(painter)
        self._draw_moment(painter)
        self._draw_marks(painter)
        self._draw_legend(painter)
        painter.end()

    def _draw_scale(self, painter: QPainter) -> None:
        palette, plot = palette_in_use(), self._plot
        least, right = self._least, Qt.AlignmentFlag.AlignRight
        step = 5 if 5 * plot.height() / (self._most - least) > _LINE_PX else 10
        for points in range(int(least), self._most + 1, step):
            y = self._at(0, points).y()
            painter.setPen(QPen(faded(palette.line, 0.8), 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            box = QRectF(0, y - 8, _LEFT - 6, 16)
            draw_words(painter, box, str(points), palette.ink2, px=12, align=right)
        for turn in range(10, self._turns + 1, 10):
            if abs(self._x(turn - 1) - self._x(self._turn)) < _APART:
                continue  # the number of the moment shown is drawn there
            box = QRectF(self._x(turn - 1) - 16, plot.bottom() + 3, 32, 16)
            draw_words(painter, box, str(turn), palette.ink2, px=12)
        left = Qt.AlignmentFlag.AlignLeft
        for share in (0.0, 1.0) if self._points else ():
            y = plot.bottom() - share * plot.height()
            box = QRectF(plot.right() + 6, y - 8, _RIGHT - 6, 16)
            draw_words(painter, box, percent(share), palette.good, px=12, align=left)

    def _draw_band(self, painter: QPainter) -> None:
        upper = [self._at(turn, point.high) for turn, point in enumerate(self._points)]
        lower = [self._at(turn, point.low) for turn, point in enumerate(self._points)]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(palette_in_use().accent, 0.16))
        painter.drawPolygon(QPolygonF([*upper, *reversed(lower)]))

    def _draw_curve(self, painter: QPainter) -> None:
        line = [self._at(turn, point.value) for turn, point in enumerate(self._points)]
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(palette_in_use().accent, 2.2))
        painter.drawPolyline(QPolygonF(line))

    def _draw_chance(self, painter: QPainter) -> None:
        """Draw the chance of a perfect game, on the right scale."""
        plot = self._plot
        line = [
            QPointF(self._x(turn), plot.bottom() - point.perfect * plot.height())
            for turn, point in enumerate(self._points)
        ]
        pen = QPen(palette_in_use().good, 1.4)
        pen.setDashPattern([1.2, 2.6])
        painter.setPen(pen)
        painter.drawPolyline(QPolygonF(line))

    def _draw_allowed(self, painter: QPainter) -> None:
        if not self._allowed:
            return
        pen = QPen(palette_in_use().ink2, 1.4)
        pen.setDashPattern([5, 4])
        painter.setPen(pen)
        line = [self._at(turn, points) for turn, points in enumerate(self._allowed)]
        painter.drawPolyline(QPolygonF(line))

    def _draw_moment(self, painter: QPainter) -> None:
        palette, plot, x = palette_in_use(), self._plot, self._x(self._turn)
        painter.setPen(QPen(palette.ink, 1.6))
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom() + 3))
        tag = QRectF(x - 15, plot.bottom() + 2, 30, 17)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.ink)
        painter.drawRoundedRect(tag, 5, 5)
        turn = min(self._turn + 1, self._turns)
        draw_words(painter, tag, str(turn), palette.panel, px=12, weight=700)

    def _draw_marks(self, painter: QPainter) -> None:
        for moment in reversed(self._moments):  # so that the most important one is on top
            if moment.turn > len(self._points):
                continue
            point = self._points[moment.turn - 1]
            at = self._at(moment.turn - 1, point.value)
            gains = moment.points > 0
            draw_sign(painter, at, moment.grade, palette_in_use(), gains=gains)

    def _draw_legend(self, painter: QPainter) -> None:
        """Draw the legend above the plot."""
        palette, plot = palette_in_use(), self._plot
        x, y = plot.left(), _LEGEND_Y
        dashes: tuple[tuple[str, QPen], ...] = tuple(
            zip(
                self._legend,
                (
                    QPen(palette.accent, 2.2),
                    _dashed(palette.good, [1.2, 2.6]),
                    _dashed(palette.ink2, [5, 4]),
                ),
                strict=True,
            )
        )
        shown = dashes if self._allowed else dashes[:2]
        room = (plot.width() - 10) / len(shown)
        left = Qt.AlignmentFlag.AlignLeft
        for text, pen in shown if self._points else ():
            painter.setPen(pen)
            painter.drawLine(QPointF(x, y), QPointF(x + 18, y))
            box = QRectF(x + 22, y - 8, room - 24, 16)
            draw_words(painter, box, text, palette.ink2, px=12, align=left)
            x += room

    # -- Qt -------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        self.setAccessibleName(curve_name())
        self._legend = curve_words()
        self.update()


def _lowest_shown(points: tuple[Estimate, ...], most: int) -> float:
    """Return the lower end of the scale, a multiple of 5, so that the curve fills the plot."""
    low = min((point.low for point in points), default=0.0)
    return 5.0 * int(max(0.0, min(low, most - _LEAST_SPAN)) / 5)


def _dashed(colour: QColor, pattern: list[float]) -> QPen:
    pen = QPen(colour, 1.4)
    pen.setDashPattern(pattern)
    return pen


def _allowed(review: Review, most: int) -> tuple[float, ...]:
    """Return the points that the deal still allowed before each turn, as far as that is proved."""
    ceiling, last = review.ceiling, review.last_perfect
    if ceiling is None or last is None:
        return ()
    turns = len(review.turns)
    if ceiling.upper < most:
        return (float(ceiling.upper),) * (turns + 1)
    return tuple(float(most if turn < last.at_most else most - 1) for turn in range(turns + 1))
