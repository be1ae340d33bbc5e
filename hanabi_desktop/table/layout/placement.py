"""The placement of each card, as a pure function of the geometry and the cards."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF

from hanabi_desktop.game.cards import Suit
from hanabi_desktop.table.art.faces import card_box
from hanabi_desktop.table.layout.geometry import Geometry, SeatPlace
from hanabi_desktop.table.models.table_model import TableCard, Touch

RAISED_NEW = 0.08
RAISED_AGAIN = 0.04
RAISED_CHOSEN = 0.14
"""How far a newly clued, a re-clued and a chosen card are raised, as shares of the card's width."""

_BELOW_RIBBON = 2.0
"""The least distance of the highest own card from the status bar, in pixels."""

TILT = -8.0
"""The rotation of a tilted card, in degrees."""

DIMMED = 0.55
"""The opacity of other hand cards while some are highlighted."""


@dataclass(frozen=True, slots=True)
class Placement:
    """The position and appearance of a card.

    Attributes:
        x, y: the top left corner, in pixels.
        width: the width of the card, in pixels.
        z: the stacking order.
        opacity: the opacity, 0 to 1.
        tilt: the rotation around the centre, in degrees clockwise.
    """

    x: float
    y: float
    width: float
    z: float = 0.0
    opacity: float = 1.0
    tilt: float = 0.0

    @property
    def box(self) -> QRectF:
        """The card's box, without glow and strip."""
        return card_box(self.width).translated(self.x, self.y)


@dataclass(frozen=True, slots=True)
class OwnRow:
    """The arrangement of the viewer's hand.

    Attributes:
        orders: the cards from left to right.
        raised, tilted: the cards that are raised, and those that are tilted.
    """

    orders: tuple[int, ...] = ()
    raised: frozenset[int] = frozenset()
    tilted: frozenset[int] = frozenset()


def place_cards(
    geometry: Geometry,
    cards: Iterable[TableCard],
    suits: tuple[Suit, ...],
    viewer: int,
    players: int,
    own_row: OwnRow,
    chosen: int | None = None,
    dimmed: frozenset[int] = frozenset(),
    pointed_at: frozenset[int] = frozenset(),
) -> dict[int, Placement]:
    """Return the placement of every card, by order.

    ``chosen`` and the cards that a teammate has ``pointed_at`` are raised, ``dimmed`` ones are
    faded.
    """
    placements = {}
    for card in cards:
        if card.seat is None:
            placement = _on_firework(geometry, card, suits)
        elif card.seat == viewer:
            placement = _in_own_row(geometry, card, own_row, raised=card.order == chosen)
        else:
            seat = geometry.seats[(card.seat - viewer) % players - 1]
            placement = _in_hand(seat, card, raised=card.order in pointed_at)
        if card.order in dimmed:
            placement = replace(placement, opacity=DIMMED)
        placements[card.order] = placement
    return placements


def deck_placement(geometry: Geometry) -> Placement:
    """Return the placement of a card before it is drawn."""
    return Placement(geometry.deck.left(), geometry.deck.top(), geometry.deck.width(), 50)


def discard_placement(geometry: Geometry) -> Placement:
    """Return the placement of a discarded card: at the side panel, outside the table."""
    width = geometry.firework_width
    return Placement(geometry.size[0] + 8, 0.2 * geometry.size[1], width, 60, opacity=0.2)


def misplay_placement(geometry: Geometry, column: int, height: int) -> Placement:
    """Return the placement at which a misplayed card is shown first: on top of its firework."""
    at = geometry.firework_card(column, min(height + 1, 5))
    return Placement(at.x(), at.y(), geometry.firework_width, 60)


def _in_own_row(geometry: Geometry, card: TableCard, row: OwnRow, *, raised: bool) -> Placement:
    width, place = geometry.own_width, row.orders.index(card.order)
    at = geometry.own_slots[place]
    lift = RAISED_CHOSEN if raised or card.order in row.raised else _lift(card.touch)
    tilt = TILT if card.order in row.tilted else 0.0
    up = min(lift * width, at.y() - geometry.status_bar.bottom() - _BELOW_RIBBON)
    return Placement(at.x(), at.y() - up, width, 10 + 0.1 * place, tilt=tilt)


def _in_hand(seat: SeatPlace, card: TableCard, *, raised: bool) -> Placement:
    at, width = seat.slots[card.slot - 1], seat.card_width
    # No higher, so that the name plate stays visible.
    lift = RAISED_AGAIN if raised else min(_lift(card.touch), RAISED_AGAIN)
    return Placement(at.x(), at.y() - lift * width, width, 10 + 0.1 * card.slot)


def _lift(touch: Touch) -> float:
    return {Touch.JUST_NEW: RAISED_NEW, Touch.JUST_AGAIN: RAISED_AGAIN}.get(touch, 0.0)


def _on_firework(geometry: Geometry, card: TableCard, suits: tuple[Suit, ...]) -> Placement:
    column = suits.index(card.card.suit) if card.card else 0
    at: QPointF = geometry.firework_card(column, card.slot)
    return Placement(at.x(), at.y(), geometry.firework_width, card.slot)
