"""The movements of a turn's cards, from where they are to where they belong."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QEasingCurve, QObject, QTimer

from hanabi_desktop.game.cards import Suit
from hanabi_desktop.game.moves import Discarded, Drawn, Event, Misplayed, Played
from hanabi_desktop.table.animation.motion import (
    CROSSED_MS,
    DISCARD_MS,
    DRAW_MS,
    FALL_MS,
    PLAY_MS,
    SHAKE_MS,
    SLIDE_MS,
    Motion,
)
from hanabi_desktop.table.card_item import CardItem
from hanabi_desktop.table.layout.geometry import Geometry
from hanabi_desktop.table.layout.placement import (
    Placement,
    deck_placement,
    discard_placement,
    misplay_placement,
)

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
        """Add a stage after the others."""
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
        """Resume."""
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
                drawn = Motion(items[order], start, targets[order], DRAW_MS, delay + SLIDE_MS)
                motions.append(drawn)
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
