"""The path of the arrow from a popover to its card, which avoids other hands and fireworks."""

from PySide6.QtCore import QPointF, QRectF

from hanabi_desktop.table.layout.geometry import Geometry

HEAD = 9.0
"""The length of the arrow's head, in pixels."""
_RAIL, _CHANNEL, _UNDER = 1.0, 7.0, 5.0

Way = tuple[QPointF, ...]
"""The corners of the path from the popover to the tip; empty for no arrow."""


def pointer_way(popover: QRectF, card: QRectF, geometry: Geometry) -> Way:
    """Return the path from a popover to a card in a hand.

    The path depends on where the popover is:

    - Directly above or below the card, the path is straight, unless fireworks or texts are between.
    - Elsewhere below the card, the path runs along the lower edge of the card's hand.
    - At the height of the hand's upper edge, or beside the fireworks, the path runs along that edge.
    - Anywhere else, the path first runs down or up the free channel beside the fireworks, past the
      texts above the viewer's cards if the card is one of them, and then along the upper edge of
      the hand.

    Args:
        popover: the box of the popover.
        card: the box of its card.
        geometry: the table's geometry.
    """
    x, fireworks = card.center().x(), geometry.fireworks
    if popover.left() + HEAD <= x <= popover.right() - HEAD:
        below = popover.top() >= card.bottom()
        start = popover.top() if below else popover.bottom()
        straight = (QPointF(x, start), QPointF(x, card.bottom() if below else card.top()))
        line = QRectF(*straight).normalized().adjusted(-1, 0, 1, 0)
        kept_free = (fireworks, geometry.own_plate, geometry.status_bar)
        if not any(line.intersects(box) for box in kept_free):
            return straight
    on_the_left = x < popover.center().x()
    if popover.top() >= card.bottom():
        return _from_below(popover, card, geometry)
    rail = card.top() - HEAD - _RAIL
    if card.top() > geometry.base:  # a chosen card is raised, close to the name plate
        rail = max(rail, geometry.own_plate.bottom() + _RAIL)
    if popover.top() <= rail <= popover.bottom():
        side = popover.left() if on_the_left else popover.right()
        return (QPointF(side, rail), QPointF(x, rail), QPointF(x, card.top()))
    is_beside = not fireworks.left() <= popover.center().x() <= fireworks.right()
    if is_beside and popover.bottom() < rail:
        free = (  # beside the name plate and the status bar, which must stay readable
            min(x, geometry.own_plate.left() - _CHANNEL)
            if popover.center().x() < fireworks.left()
            else max(x, geometry.status_bar.right() + _CHANNEL)
        )
        out_of = QPointF(_inside(free, popover), popover.bottom())
        return (out_of, QPointF(out_of.x(), rail), QPointF(x, rail), QPointF(x, card.top()))
    channel = fireworks.left() - _CHANNEL if on_the_left else fireworks.right() + _CHANNEL
    if popover.left() < channel < popover.right():
        out: Way = (
            QPointF(channel, popover.bottom() if rail > popover.bottom() else popover.top()),
        )
    else:
        side = popover.left() if on_the_left else popover.right()
        height = (
            popover.bottom() - 2 * HEAD if rail > popover.bottom() else popover.top() + 2 * HEAD
        )
        out = (QPointF(side, height), QPointF(channel, height))
    end = (QPointF(x, rail), QPointF(x, card.top()))
    plate, bar = geometry.own_plate, geometry.status_bar
    if card.top() < plate.top():
        return (*out, QPointF(channel, rail), *end)
    ledge = (fireworks.bottom() + plate.top()) / 2
    gaps = (plate.left() - _CHANNEL, (plate.right() + bar.left()) / 2, bar.right() + _CHANNEL)
    gap = min(gaps, key=lambda one: abs(one - channel) + abs(one - x))
    return (*out, QPointF(channel, ledge), QPointF(gap, ledge), QPointF(gap, rail), *end)


def _from_below(popover: QRectF, card: QRectF, geometry: Geometry) -> Way:
    """Return a path from the popover's upper edge, along under the hand, and up to the card."""
    x = card.center().x()
    panels = (seat.panel for seat in geometry.seats if seat.panel.intersects(card))
    rail = next((panel.bottom() for panel in panels), card.bottom()) + _UNDER
    out = _inside(x, popover)
    start = QPointF(out, max(rail, popover.top()))
    return (start, QPointF(out, rail), QPointF(x, rail), QPointF(x, card.bottom()))


def _inside(x: float, popover: QRectF) -> float:
    """Return the x coordinate at which a path to a card at ``x`` leaves the popover."""
    return min(max(x, popover.left() + HEAD), popover.right() - HEAD)
