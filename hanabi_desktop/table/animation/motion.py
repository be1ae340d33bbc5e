"""Movements of cards from one placement to another, all driven by one clock."""

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
"""The time in milliseconds at which a misplayed card, having been laid down and shaken, is crossed out."""
_SHAKES = 3
FALL_MS = 260
DISCARD_MS = 280
LIFT_MS = 120
_FADE_MS = 60


Moment = tuple[float, Callable[[], None]]
"""A callback during the movement, and its time in milliseconds at normal speed."""


class Movable(Protocol):
    """Something that can be moved."""

    def put(self, placement: Placement) -> None:
        """Move the thing to a placement."""
        ...


@dataclass(frozen=True, slots=True)
class Motion:
    """A segment of one thing's movement.

    Attributes:
        thing: the thing that moves.
        start, end: the placements at both ends.
        duration: the duration in milliseconds at normal speed.
        delay: the delay before the start in milliseconds, at normal speed.
        easing: the easing curve.
        arc: how far it rises above the straight line, in pixels.
        lift: how far it is raised above resting things while moving, in z values.
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
        """The time of arrival, in milliseconds at normal speed."""
        return self.delay + self.duration

    def at(self, time: float) -> Placement | None:
        """Return the placement at a time in milliseconds; None before the start."""
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
    """Runs motions together; starting new ones finishes the previous ones at once.

    Motions start once the new position has been painted: that repaint takes several frames, and a
    card already moving would jump. Likewise, whatever follows their arrival waits until the last
    frame has been painted.

    Signals:
        moved: everything is in place for the next frame to be painted.
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
        """Whether anything is moving or about to move."""
        return self._lead.isActive() or self.moving or self._trail.isActive()

    @property
    def moving(self) -> bool:
        """Whether anything is moving."""
        return self._clock.state() is QAbstractAnimation.State.Running

    def run(
        self,
        motions: Sequence[Motion],
        done: Callable[[], None] | None = None,
        moments: Iterable[Moment] = (),
    ) -> None:
        """Start motions; ``done`` is called once they have finished or were replaced by others.

        Each callback in ``moments`` is called at its time, or before ``done`` if the motions end earlier.
        """
        self.finish()
        if self.speed is Speed.GENTLE:
            # A card that fades has no path on which to change its look, so it has its final look
            # from the start.
            motions, moments = _faded(motions), [(0.0, do) for _, do in moments]
        longest = max((motion.finish for motion in motions), default=0)
        if self.speed is not Speed.OFF and longest:
            # Set the range while there are no motions: the clock is still at the end of the last
            # ones, and emits its value when the range changes.
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
        """Move everything to its destination at once."""
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
    """Return motions without travel: each thing fades out at its start and in at its end."""
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
