"""Movements of cards from one placement to another, driven by one clock, and those of each event."""

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Protocol

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QObject,
    QTimer,
    QVariantAnimation,
    Signal,
)

from hanabi_desktop.game.cards import Suit
from hanabi_desktop.game.moves import Discarded, Drawn, Event, Misplayed, Played
from hanabi_desktop.table.appearance import Speed
from hanabi_desktop.table.art.card_pixmaps import CardLook
from hanabi_desktop.table.layout.geometry import Geometry
from hanabi_desktop.table.layout.placement import (
    Composition,
    Placement,
    deck_placement,
    discard_placement,
    misplay_placement,
)
from hanabi_desktop.table.scene_items import CardItem, CardItems

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

    def put(self, placement: Placement) -> None: ...


@dataclass(frozen=True, slots=True)
class Motion:
    """A segment of one thing's movement; times are in milliseconds at normal speed.

    Attributes:
        thing: the thing that moves.
        start, end: the placements at both ends.
        duration: how long it moves.
        delay: how long it waits first.
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


Stage = Callable[[], None]
"""Updates a part of the window."""
_FRAME_MS = 16


class StagedUpdate(QObject):
    """Runs one stage per frame, because all in one frame would delay cards that start to move in it.

    While something moves, each stage runs after a painted frame (:meth:`follow_frame`) and can use
    the time until the next one. Otherwise a timer runs the stages at the frame rate. The update can
    be paused (:meth:`hold`), so that no stage reveals a result before its animation has shown it.

    A stage depends on those added before it. So the last run of a stage always follows the last
    runs of all stages added before it, even if a new update interrupts the present one.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stages: list[Stage] = []
        self._left: list[Stage] = []
        self._wanted: list[Stage] = []
        self._is_held = False
        self._due = QTimer(self, singleShot=True)
        self._due.timeout.connect(self._do_next)

    @property
    def running(self) -> bool:
        """Whether any stage is still to run."""
        return bool(self._left or self._wanted)

    def add(self, stage: Stage) -> None:
        self._stages.append(stage)

    def start(self) -> None:
        """Start a new update.

        If the last update is unfinished, its remaining stages run first, and then all stages run in
        order. Otherwise the later stages would never run while positions follow each other fast.
        """
        self._left = [*dict.fromkeys(self._left), *self._stages]
        self._wanted.clear()  # all stages are scheduled anyway
        self._wait(_FRAME_MS)

    def want(self, stage: Stage) -> None:
        """Schedule one of the stages after those still to run, unless it is already scheduled."""
        if stage not in self._left and stage not in self._wanted:
            self._wanted.append(stage)
            self._wait(_FRAME_MS)

    def hold(self) -> None:
        """Pause until :meth:`release` or :meth:`finish`."""
        self._is_held = True
        self._due.stop()

    def release(self) -> None:
        self._is_held = False
        self._wait(_FRAME_MS)

    def follow_frame(self) -> None:
        """Run the next stage after the frame that is about to be painted."""
        self._wait(0)

    def finish(self) -> None:
        """Run the remaining stages at once, each once and in order."""
        self._is_held = False
        self._due.stop()
        while self.running:
            left = [*self._left, *self._wanted]
            self._left.clear()
            self._wanted.clear()
            for stage in self._stages:
                if stage in left:
                    stage()
        self._due.stop()

    def stop(self) -> None:
        """Drop the remaining stages for good."""
        self._left.clear()
        self._wanted.clear()
        self._due.stop()

    def _do_next(self) -> None:
        waiting = self._left or self._wanted
        if waiting:
            waiting.pop(0)()
        self._wait(_FRAME_MS)

    def _wait(self, milliseconds: int) -> None:
        """Schedule the next stage, if there is one and the update is not held."""
        if self.running and not self._is_held:
            self._due.start(milliseconds)


_UNDER_PLATES = 5
"""How far a drawn card is raised above resting cards: it flies under the names that it passes."""
_ARC_PX = 28
_SWAY_PX = 6


def motions_of_turn(
    events: tuple[Event, ...],
    items: Mapping[int, CardItem],
    targets: Mapping[int, Placement],
    geometry: Geometry,
    fireworks: Mapping[Suit, tuple[int, int]],
) -> list[Motion]:
    """Return the motions of one turn; those of each card are in chronological order.

    Args:
        events: the events of the turn.
        items: the cards on the table by order, including those that leave it.
        targets: the placement where each card belongs, by order.
        geometry: the table's geometry.
        fireworks: the column and the height of each suit's firework.
    """
    motions: list[Motion] = []
    delay = 0
    for event in events:
        match event:
            case Played(order=order):
                motions.append(_to_firework(items[order], targets[order]))
                delay = PLAY_MS // 2
            case Misplayed(order=order):
                tried = misplay_placement(geometry, *fireworks[event.card.suit])
                motions += _failed_play_motions(items[order], tried, discard_placement(geometry))
                delay = PLAY_MS
            case Discarded(order=order):
                item = items[order]
                end = discard_placement(geometry)
                easing = QEasingCurve.Type.InOutCubic
                motions.append(Motion(item, item.placement, end, DISCARD_MS, easing=easing))
                delay = DISCARD_MS // 2
            case Drawn(order=order):
                start = deck_placement(geometry)
                items[order].put(start)
                item, end, wait = items[order], targets[order], delay + SLIDE_MS
                motions.append(Motion(item, start, end, DRAW_MS, wait, lift=_UNDER_PLATES))
    moving = {motion.thing for motion in motions}
    for order, target in targets.items():
        item = items[order]
        if item not in moving and item.placement != target:
            motions.append(Motion(item, item.placement, target, SLIDE_MS, delay))
    return motions


def _to_firework(item: CardItem, end: Placement) -> Motion:
    easing = QEasingCurve.Type.InOutCubic
    return Motion(item, item.placement, end, PLAY_MS, easing=easing, arc=_ARC_PX)


def _failed_play_motions(item: CardItem, tried: Placement, end: Placement) -> list[Motion]:
    """Return the motions of a misplayed card: laid on its firework, shaken, dropped to the discard pile."""
    even, fall = QEasingCurve.Type.Linear, QEasingCurve.Type.InCubic
    return [
        _to_firework(item, tried),
        Motion(item, tried, tried, SHAKE_MS, PLAY_MS, easing=even, sway=_SWAY_PX),
        Motion(item, tried, end, FALL_MS, CROSSED_MS, easing=fall),
    ]


class CardMotions(QObject):
    """Creates the cards, sets their look, and moves them to where they belong.

    Attributes:
        glides: whether cards only move within hands; such a glide may be replaced by another one.

    Signals:
        arrived: the last card has arrived.
        crossed: a misplayed card has been crossed out.
    """

    arrived = Signal()
    crossed = Signal()

    def __init__(
        self,
        composition: Composition,
        items: CardItems,
        motions: Motions,
        geometry: Callable[[], Geometry],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._composition = composition
        self._items = items
        self._motions = motions
        self._geometry = geometry
        self.glides = False

    def targets(self) -> dict[int, Placement]:
        """Return the placement where each card belongs, by order."""
        return self._composition.placements(self._geometry())

    def update_look(self) -> None:
        targets = self.targets()
        for order, look in self._composition.looks(targets, self._geometry()).items():
            if order in self._items:
                self._items.update_look(order, look)
                self._items[order].setOpacity(targets[order].opacity)

    def deal(self) -> None:
        start = deck_placement(self._geometry())
        targets = self.targets()
        self._items.make(targets, start)
        self.update_look()
        self._motions.run(
            [
                Motion(self._items[order], start, end, DEAL_MS, DEAL_APART_MS * place)
                for place, (order, end) in enumerate(sorted(targets.items()))
            ],
            self._arrive,
        )

    def show_events(self, events: tuple[Event, ...]) -> None:
        geometry, targets = self._geometry(), self.targets()
        leaving = [event for event in events if isinstance(event, Misplayed | Discarded)]
        # By some rules of hanab.live the last card is played straight from the deck.
        self._items.make([*targets, *(event.order for event in leaving)], deck_placement(geometry))
        fireworks = self._composition.fireworks()
        motions = motions_of_turn(events, self._items, targets, geometry, fireworks)
        self.update_look()
        for event in leaving:
            self._style_leaving_card(event, crossed=False)
        crossings = [
            (CROSSED_MS, partial(self._cross, event))
            for event in leaving
            if isinstance(event, Misplayed)
        ]
        # Determine now which cards leave: by the time they arrive the model may already be ahead.
        orders = {event.order for event in leaving}
        self._motions.run(motions, lambda: self._arrive(orders), crossings)

    def put_all(self) -> None:
        """Place every card where it belongs, without animation."""
        targets = self.targets()
        self._items.make(targets, deck_placement(self._geometry()))
        self.update_look()
        for order, placement in targets.items():
            self._items[order].put(placement)
        self._arrive(self._items.keys() - targets.keys())

    def glide(self) -> None:
        """Animate every card but the one being dragged to where it belongs."""
        self._motions.finish()
        ways = [
            Motion(self._items[order], self._items[order].placement, target, LIFT_MS)
            for order, target in self.misplaced().items()
        ]
        self.glides = True
        self._motions.run(ways, self._arrive)

    def misplaced(self) -> dict[int, Placement]:
        """Return where the displaced cards belong, by order, without the one being dragged."""
        carried = self._composition.carried
        return {
            order: target
            for order, target in self.targets().items()
            if order in self._items
            and (carried is None or order != carried.order)
            and self._items[order].placement != target
        }

    def _arrive(self, leaving: set[int] | None = None) -> None:
        self._items.remove(leaving or set())
        self.glides = False
        self.arrived.emit()

    def _cross(self, event: Misplayed) -> None:
        self._style_leaving_card(event, crossed=True)
        self.crossed.emit()

    def _style_leaving_card(self, event: Misplayed | Discarded, *, crossed: bool) -> None:
        """Show the face of a card that leaves the table, with a cross once it turns out to be misplayed."""
        if event.order not in self._items:
            return
        look = CardLook(
            card=event.card,
            width=round(self._geometry().firework_width),
            suits=tuple(self._composition.fireworks()),
            misplayed=crossed,
        )
        self._items.update_look(event.order, look)
