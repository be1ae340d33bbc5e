"""Charts over the turns of a game: what they share, and the one of its points, clues and strikes."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QWidget

from hanabi_desktop.game.moves import Clued, Misplayed, Played, Turn
from hanabi_desktop.table.appearance import faded
from hanabi_desktop.table.art.painting import draw_words
from hanabi_desktop.ui.widgets.theme import palette_in_use


class TurnChart(QWidget):
    """Turns from left to right; subclasses draw their data.

    Screen reader users do not need it: the slider beside it leads to the same moments.

    Args:
        margins: left, top, right and bottom of the plot, in pixels.

    Signals:
        pressed: (int) show the moment after this many turns.
    """

    pressed = Signal(int)

    def __init__(self, margins: tuple[int, int, int, int], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._margins = margins
        self._plot = QRectF()
        self._turn = 0
        self._turns = 1
        self.setMinimumHeight(44)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_turn(self, turn: int) -> None:
        self._turn = turn
        self.update()

    def _show_turns(self, turns: int) -> None:
        """Set the number of turns; without turns the plot is as wide as with one."""
        self._turns = max(1, turns)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 (Qt's name)
        super().resizeEvent(event)
        left, top, right, foot = self._margins
        self._plot = QRectF(self.rect()).adjusted(left, top, -right, -foot)

    def _x(self, turn: float) -> float:
        return self._plot.left() + self._plot.width() * turn / self._turns

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 (Qt's name)
        self._press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 (Qt's name)
        self._press(event)

    def _press(self, event: QMouseEvent) -> None:
        plot = self._plot
        share = (event.position().x() - plot.left()) / max(1.0, plot.width())
        self.pressed.emit(round(max(0.0, min(1.0, share)) * self._turns))


_LINE_PX = 13
_LEFT, _RIGHT, _TOP, _FOOT = 30, 14, 10, 20


@dataclass(frozen=True, slots=True)
class ScoreTimeline:
    """The results of a game's turns.

    Attributes:
        scores: the points after each turn, beginning with the deal.
        clues, strikes: the numbers of the turns with a clue or a strike, counted from 1.
        most: the maximum score of the variant.
        players: the number of players, which is the number of turns in a round.
    """

    scores: tuple[int, ...] = (0,)
    clues: tuple[int, ...] = ()
    strikes: tuple[int, ...] = ()
    most: int = 25
    players: int = 2

    @classmethod
    def from_turns(cls, turns: Sequence[Turn], most: int, players: int) -> "ScoreTimeline":
        scores = [0]
        clues, strikes = [], []
        for turn in turns:
            fits = any(isinstance(event, Played) for event in turn.events)
            scores.append(scores[-1] + fits)
            if any(isinstance(event, Clued) for event in turn.events):
                clues.append(turn.number)
            if any(isinstance(event, Misplayed) for event in turn.events):
                strikes.append(turn.number)
        return cls(tuple(scores), tuple(clues), tuple(strikes), most, players)


class ScoreTimelineView(TurnChart):
    """A chart of the points turn by turn, with strikes and clues marked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__((_LEFT, _TOP, _RIGHT, _FOOT), parent)
        self._timeline = ScoreTimeline()

    def show_timeline(self, timeline: ScoreTimeline) -> None:
        self._timeline = timeline
        self._show_turns(len(timeline.scores) - 1)

    def _at(self, turn: int, points: int) -> QPointF:
        plot = self._plot
        return QPointF(self._x(turn), plot.bottom() - plot.height() * points / self._timeline.most)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802 (Qt's name)
        timeline, palette, plot = self._timeline, palette_in_use(), self._plot
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        right = Qt.AlignmentFlag.AlignRight
        step = next(
            s for s in (5, 10, timeline.most) if s * plot.height() / timeline.most > _LINE_PX
        )
        for points in range(0, timeline.most + 1, step):
            y = self._at(0, points).y()
            painter.setPen(QPen(faded(palette.line, 0.8), 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            box = QRectF(0, y - 8, _LEFT - 6, 16)
            draw_words(painter, box, str(points), palette.ink2, px=12, align=right)
        for turn in range(10, len(timeline.scores), 10):
            box = QRectF(self._at(turn, 0).x() - 16, plot.bottom() + 3, 32, 16)
            draw_words(painter, box, str(turn), palette.ink2, px=12)
        self._draw_curve(painter)
        for turn in timeline.clues:
            at = self._at(turn, 0)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.accent)
            painter.drawEllipse(QPointF(at.x(), plot.bottom() - 4), 2.2, 2.2)
        painter.setPen(QPen(palette.ember, 2))
        for turn in timeline.strikes:
            at = self._at(turn, timeline.scores[turn])
            for way in (-1, 1):
                painter.drawLine(at + QPointF(-4, -4 * way), at + QPointF(4, 4 * way))
        at = self._at(self._turn, timeline.scores[min(self._turn, len(timeline.scores) - 1)])
        painter.setPen(QPen(palette.ink, 1.6))
        painter.drawLine(QPointF(at.x(), plot.top()), QPointF(at.x(), plot.bottom()))
        painter.setBrush(palette.ink)
        painter.drawEllipse(at, 3, 3)
        painter.end()

    def _draw_curve(self, painter: QPainter) -> None:
        timeline, palette = self._timeline, palette_in_use()
        line = [self._at(turn, points) for turn, points in enumerate(timeline.scores)]
        ground = QPolygonF([QPointF(line[0].x(), self._plot.bottom()), *line])
        ground.append(QPointF(line[-1].x(), self._plot.bottom()))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(palette.accent, 0.12))
        painter.drawPolygon(ground)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(palette.accent, 2))
        painter.drawPolyline(line)
