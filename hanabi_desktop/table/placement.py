"""Where each card lies: a pure function of the table's geometry and its cards."""

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QPointF

from hanabi_desktop.game.cards import Suit
from hanabi_desktop.models.table import TableCard, Touch
from hanabi_desktop.table.geometry import Geometry

RAISED_NEW = 0.08
RAISED_AGAIN = 0.04
RAISED_CHOSEN = 0.14
"""How far a card is raised, as shares of its width."""

DIMMED = 0.55
"""The opacity of hand cards that are not meant, while others are looked at."""


@dataclass(frozen=True, slots=True)
class Placement:
    """Where a card lies.

    Attributes:
        x, y: its top left corner, in pixels.
        width: of the card, in pixels.
        z: what lies above what.
        opacity: 0 to 1.
    """

    x: float
    y: float
    width: float
    z: float = 0.0
    opacity: float = 1.0


def place_cards(
    geometry: Geometry,
    cards: Iterable[TableCard],
    suits: tuple[Suit, ...],
    viewer: int,
    players: int,
    chosen: int | None = None,
    dimmed: frozenset[int] = frozenset(),
) -> dict[int, Placement]:
    """Give every card its place, by order; ``chosen`` is raised, ``dimmed`` stand back."""
    return {
        card.order: _in_hand(geometry, card, (card.seat - viewer) % players, chosen, dimmed)
        if card.seat is not None
        else _on_firework(geometry, card, suits)
        for card in cards
    }


def deck_placement(geometry: Geometry) -> Placement:
    """Where a card lies before it is drawn."""
    return Placement(geometry.deck.left(), geometry.deck.top(), geometry.deck.width(), 50)


def discard_placement(geometry: Geometry) -> Placement:
    """Where a discarded card goes: to the side panel, out of the table's sight."""
    width = geometry.firework_width
    return Placement(geometry.size[0] + 8, 0.2 * geometry.size[1], width, 60, opacity=0.2)


def misfit_placement(geometry: Geometry, column: int, height: int) -> Placement:
    """Where a card that does not fit is tried: on top of its firework."""
    at = geometry.firework_card(column, min(height + 1, 5))
    return Placement(at.x(), at.y(), geometry.firework_width, 60)


def _in_hand(
    geometry: Geometry, card: TableCard, seat: int, chosen: int | None, dimmed: frozenset[int]
) -> Placement:
    if seat == 0:
        width, slots = geometry.own_width, geometry.own_slots
    else:
        width, slots = geometry.seats[seat - 1].card_width, geometry.seats[seat - 1].slots
    at = slots[card.slot - 1]
    raised = {Touch.JUST_NEW: RAISED_NEW, Touch.JUST_AGAIN: RAISED_AGAIN}.get(card.touch, 0.0)
    if card.order == chosen:
        raised = RAISED_CHOSEN
    if seat:
        raised = min(raised, RAISED_AGAIN)  # the name plate stays free
    opacity = DIMMED if card.order in dimmed else 1.0
    return Placement(at.x(), at.y() - raised * width, width, 10 + 0.1 * card.slot, opacity)


def _on_firework(geometry: Geometry, card: TableCard, suits: tuple[Suit, ...]) -> Placement:
    column = suits.index(card.card.suit) if card.card else 0
    at: QPointF = geometry.firework_card(column, card.slot)
    return Placement(at.x(), at.y(), geometry.firework_width, card.slot)
