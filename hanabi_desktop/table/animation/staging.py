"""The movements of a turn's cards, from where they are to where they belong."""

from collections.abc import Mapping

from PySide6.QtCore import QEasingCurve

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
