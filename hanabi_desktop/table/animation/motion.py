"""Moves cards from one placement to another, all by one clock."""

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QObject,
    QTimer,
    QVariantAnimation,
    Signal,
)

from hanabi_desktop.table.layout.placement import Placement
from hanabi_desktop.table.speed import Speed

DEAL_MS, DEAL_APART_MS = 180, 40
DRAW_MS = 240
SLIDE_MS = 160
PLAY_MS = 320
SHAKE_MS = 180
CROSSED_MS = PLAY_MS + SHAKE_MS
"""When a card that does not fit is crossed: it has been laid down, and was shaken off."""
_SHAKES = 3
FALL_MS = 260
DISCARD_MS = 280
LIFT_MS = 120
_FADE_MS = 60


Moment = tuple[float, Callable[[], None]]
"""What is done on the way, and after how many milliseconds at normal speed."""


class Movable(Protocol):
    """What can be moved."""

    def put(self, placement: Placement) -> None:
        """Show it at a placement."""
        ...


@dataclass(frozen=True, slots=True)
class Motion:
    """A stretch of one thing's way.

    Attributes:
        thing: what moves.
        start, end: from where, to where.
        duration: milliseconds at normal speed.
        delay: milliseconds before it sets out, at normal speed.
        easing: how it speeds up and slows down.
        arc: how far it rises above the straight line, in pixels.
        lift: how far above what lies still it moves, in layers.
        sway: how far it shakes to either side, in pixels.
    """

    thing: Movable
    start: Placement
    end: Placement
    duration: int
    delay: int = 0
    easing: QEasingCurve.Type = QEasingCurve.Type.OutCubic
    arc: float = 0.0
    lift: int = 40
    sway: float = 0.0

    @property
    def finish(self) -> int:
        """When it arrives, in milliseconds at normal speed."""
        return self.delay + self.duration

    def at(self, time: float) -> Placement | None:
        """Return where the thing is at a time in milliseconds; None before it sets out."""
        if time < self.delay:
            return None
        share = min(1.0, (time - self.delay) / self.duration)
        eased = QEasingCurve(self.easing).valueForProgress(share)
        rise = self.arc * 4 * share * (1 - share)
        aside = self.sway * math.sin(2 * math.pi * _SHAKES * share)
        return Placement(
            self.start.x + (self.end.x - self.start.x) * eased + aside,
            self.start.y + (self.end.y - self.start.y) * eased - rise,
            self.start.width + (self.end.width - self.start.width) * eased,
            max(self.start.z, self.end.z) + (self.lift if share < 1 else 0),
            self.start.opacity + (self.end.opacity - self.start.opacity) * eased,
            self.start.tilt + (self.end.tilt - self.start.tilt) * eased,
        )


class Motions(QObject):
    """Runs motions together; new ones finish the old at once.

    They set out once the new position has been painted: that repaint takes several frames'
    time, and a card that is already moving would jump. What follows their arrival is done once
    their last frame has been painted, for the same reason.

    Signals:
        moved: everything is where it belongs in the frame that is painted next.
    """

    moved = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._motions: Sequence[Motion] = ()
        self._moments: list[Moment] = []
        self._done: Callable[[], None] | None = None
        self._clock = QVariantAnimation(self)
        self._clock.valueChanged.connect(self._tick)
        self._clock.valueChanged.connect(self.moved)
        self._trail = QTimer(self, singleShot=True, interval=0)
        self._trail.timeout.connect(self._arrive)
        self._clock.finished.connect(self._trail.start)
        self._lead = QTimer(self, singleShot=True, interval=0)
        self._lead.timeout.connect(self._clock.start)
        self.speed = Speed.NORMAL

    @property
    def running(self) -> bool:
        """Whether anything is on its way, or about to set out."""
        return self._lead.isActive() or self.moving or self._trail.isActive()

    @property
    def moving(self) -> bool:
        """Whether anything is on its way."""
        return self._clock.state() is QAbstractAnimation.State.Running

    def run(
        self,
        motions: Sequence[Motion],
        done: Callable[[], None] | None = None,
        moments: Iterable[Moment] = (),
    ) -> None:
        """Set out; ``done`` is called once everything has arrived, or was overtaken.

        Each of ``moments`` is called when its time has come, at the latest then.
        """
        self.finish()
        if self.speed is Speed.GENTLE:
            # What fades is seen as it will be, from the start: there is hardly a way to do it on.
            motions, moments = _faded(motions), [(0.0, do) for _, do in moments]
        longest = max((motion.finish for motion in motions), default=0)
        if self.speed is not Speed.OFF and longest:
            # Before anything is to move: the clock still stands where the last way ended, and tells
            # of that place when its measures change.
            self._clock.setStartValue(0.0)
            self._clock.setEndValue(float(longest))
            self._clock.setDuration(round(longest * self.speed.factor))
        self._motions, self._done = motions, done
        self._moments = sorted(moments, key=lambda moment: moment[0])
        if self.speed is Speed.OFF or longest == 0:
            self._arrive()
            return
        self._tick(0.0)
        self._lead.start()

    def finish(self) -> None:
        """Put everything where it was going, at once."""
        self._lead.stop()
        self._clock.stop()
        self._trail.stop()
        self._arrive()

    def _tick(self, time: float) -> None:
        for motion in self._motions:
            placement = motion.at(time)
            if placement is not None:
                motion.thing.put(placement)
        while self._moments and self._moments[0][0] <= time:
            self._moments.pop(0)[1]()

    def _arrive(self) -> None:
        while self._moments:
            self._moments.pop(0)[1]()
        motions, done = self._motions, self._done
        self._motions, self._done = (), None
        for motion in motions:
            motion.thing.put(motion.end)
        if done is not None:
            done()


def _faded(motions: Sequence[Motion]) -> list[Motion]:
    """Return the same ways without travelling: everything fades out where it is, and in at its end."""
    first: dict[Movable, Motion] = {}
    last: dict[Movable, Motion] = {}
    for motion in motions:
        first.setdefault(motion.thing, motion)
        last[motion.thing] = motion
    faded = []
    for thing, motion in first.items():
        start, end = motion.start, last[thing].end
        out, into = replace(start, opacity=0.0), replace(end, opacity=0.0)
        easing = QEasingCurve.Type.OutQuad
        faded.append(Motion(thing, start, out, _FADE_MS, easing=easing))
        faded.append(Motion(thing, into, end, _FADE_MS, _FADE_MS, easing=easing))
    return faded
