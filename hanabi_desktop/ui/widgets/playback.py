"""Stepping through a game, to the next stop in either direction or automatically, and its buttons."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from enum import Enum

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from hanabi_desktop.table.art.painting import numeral
from hanabi_desktop.ui.widgets.controls import SignButton
from hanabi_desktop.ui.widgets.turn_charts import ScoreTimeline


class PlaybackStep(Enum):
    """Where a button leads: the direction, and whether it goes all the way to the end."""

    FIRST = (-1, True)
    BACK = (-1, False)
    ON = (1, False)
    LAST = (1, True)


class StepButton(SignButton):
    """A triangle, with a bar if the step leads to the beginning or end."""

    def __init__(self, step: PlaybackStep, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.step = step

    def draw_sign(self, painter: QPainter) -> None:
        direction, to_the_end = self.step.value
        painter.scale(direction, 1)
        tip = 4.0 if to_the_end else 6.0
        painter.drawPolygon(QPolygonF([QPointF(tip - 9, -6), QPointF(tip, 0), QPointF(tip - 9, 6)]))
        if to_the_end:
            painter.drawRect(QRectF(4, -6, 2, 12))


class PlayButton(SignButton):
    """A triangle with a bar, or two bars during automatic playback."""

    playing = False

    def draw_sign(self, painter: QPainter) -> None:
        if self.playing:
            painter.drawRect(QRectF(-5, -6, 4, 12))
            painter.drawRect(QRectF(1, -6, 4, 12))
            return
        painter.drawPolygon(QPolygonF([QPointF(-4, -7), QPointF(7, 0), QPointF(-4, 7)]))
        painter.drawRect(QRectF(-8, -7, 2, 14))


class Stops(Enum):
    """Where a step ends."""

    TURN = "turn"
    ROUND = "round"
    CLUE = "clue"
    STRIKE = "strike"
    MOMENT = "moment"


class Playback(QObject):
    """Works out where a step leads from the moment shown, and asks for that moment.

    Args:
        choose: shows the moment after this many turns.
        tell: tells whether the game plays automatically; called when that may have changed.

    Attributes:
        turn: the moment shown, as the number of turns played before it.
        turns: the number of turns of the game, as far as they are told.
        goes_further: whether the game has more turns than are told.
    """

    def __init__(
        self, choose: Callable[[int], None], tell: Callable[[], None], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._show, self._tell = choose, tell
        self.turn = self.turns = 0
        self.goes_further = False
        self.timeline = ScoreTimeline()
        self._moments: tuple[int, ...] = ()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._play_a_turn)

    @property
    def moments(self) -> tuple[int, ...]:
        """The key moments at which steps may stop, in order."""
        return self._moments

    @moments.setter
    def moments(self, moments: Sequence[int]) -> None:
        self._moments = tuple(sorted(set(moments)))

    @property
    def is_playing(self) -> bool:
        """Whether the game plays automatically."""
        return self._timer.isActive()

    @property
    def is_at_end(self) -> bool:
        """Whether no turn follows the moment shown."""
        return self.turn >= self.turns and not self.goes_further

    def set_interval(self, milliseconds: int) -> None:
        """Set how long each moment is shown during automatic playback."""
        self._timer.setInterval(milliseconds)

    def take(self, step: PlaybackStep, stops: Stops = Stops.TURN) -> None:
        """Go to the next stop in a direction, or to the beginning or end of the game."""
        direction, to_the_end = step.value
        if to_the_end:
            self._choose(self.turns if direction > 0 else 0)
        else:
            self._choose(self._next(direction, stops))

    def _next(self, direction: int, stops: Stops) -> int:
        """Return the moment a step leads to; the present one if there is no other."""
        now, timeline = self.turn, self.timeline
        match stops:
            case Stops.TURN:
                return now + direction
            case Stops.ROUND:
                return now + direction * timeline.players
            case Stops.CLUE:
                turns = timeline.clues
            case Stops.STRIKE:
                turns = timeline.strikes
            case Stops.MOMENT:
                turns = self._moments
        if direction > 0:
            later = turns[bisect_right(turns, now) :]
            # Where the next stop is must not be told, so that the step leads to the next turn.
            return later[0] if later else now + self.goes_further
        earlier = turns[: bisect_left(turns, now)]
        return earlier[-1] if earlier else now

    def _choose(self, turn: int) -> None:
        turn = max(0, turn if self.goes_further else min(self.turns, turn))
        if turn != self.turn:
            self._show(turn)

    def play_or_pause(self) -> None:
        """Start or stop automatic playback; at the end of the game, start again from the deal."""
        if self.is_playing:
            self.pause()
            return
        if self.is_at_end:
            self._choose(0)
        self.play()

    def play(self) -> None:
        """Start automatic playback from the moment shown."""
        self._timer.start()
        self._tell()

    def pause(self) -> None:
        self._timer.stop()
        self._tell()

    def _play_a_turn(self) -> None:
        self._choose(self.turn + 1)


class HideButton(SignButton):
    """An eye, crossed out while the result of the game is hidden."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCheckable(True)

    def draw_sign(self, painter: QPainter) -> None:
        ink = painter.brush().color()
        eye = QPainterPath(QPointF(-9, 0))
        eye.quadTo(QPointF(0, -10), QPointF(9, 0))
        eye.quadTo(QPointF(0, 10), QPointF(-9, 0))
        painter.setPen(QPen(ink, 1.8))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(eye)
        if self.isChecked():
            painter.drawLine(QPointF(-8, 7), QPointF(8, -7))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        painter.drawEllipse(QPointF(0, 0), 2.6, 2.6)


class GuessButton(SignButton):
    """A question mark."""

    def draw_sign(self, painter: QPainter) -> None:
        painter.drawPath(numeral("?", QPointF(0, 0), 19))
