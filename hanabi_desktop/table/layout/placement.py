"""The placement and look of each card, as pure functions of the geometry and the cards."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF

from hanabi_desktop.game.cards import Suit
from hanabi_desktop.game.observation import Observation, slot_of
from hanabi_desktop.game.options import TableTalk
from hanabi_desktop.table.art.card_faces_and_backs import card_box
from hanabi_desktop.table.art.card_pixmaps import CardKnowledge, CardLook, Ring
from hanabi_desktop.table.intent import Intent, Pending
from hanabi_desktop.table.layout.geometry import Geometry, SeatPlace
from hanabi_desktop.table.models.own_hand import OwnHand
from hanabi_desktop.table.models.table_model import TableCard, TableModel, Touch

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
    """The viewer's hand from left to right, and which of its cards are raised or tilted."""

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

    ``chosen`` and the cards that a teammate has ``pointed_at`` are raised, ``dimmed`` ones faded.
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
    """Return the placement of a card before it is drawn, above resting cards."""
    return Placement(geometry.deck.left(), geometry.deck.top(), geometry.deck.width(), 12)


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


_RINGS = {
    Touch.NEVER: Ring.NONE,
    Touch.EARLIER: Ring.CLUED,
    Touch.JUST_NEW: Ring.NEW,
    Touch.JUST_AGAIN: Ring.AGAIN,
}


def look_of(
    card: TableCard,
    seen: Observation,
    talk: TableTalk,
    width: int,
    pending: Pending,
    note: str = "",
    *,
    strips: bool = True,
) -> CardLook:
    """Return the look of a card ``width`` pixels wide.

    Args:
        card: the card.
        seen: the position.
        talk: what the cards show of the clues given so far.
        width: the width of the card, in pixels.
        pending: the pending action.
        note: the holder's note on the card.
        strips: whether there is room for a strip with the holder's knowledge under a visible card.
    """
    own = card.seat == seen.seat
    hidden = (own and card.card is None) or card.seat in pending.empathy
    kind = seen.options.multicolour
    return CardLook(
        card=None if hidden else card.card,
        width=width,
        suits=seen.options.suits,
        every_colour=not hidden and card.card is not None and kind.counts_as_every(card.card),
        marks=card.marks,
        possible=card.possible if hidden else None,
        knowledge=CardKnowledge.NONE
        if not hidden and (own or not strips)  # own cards are visible in a replay, without a strip
        else _knowledge(card, talk, hidden=hidden),
        ring=_RINGS[card.touch],
        note=note if own else "",
        critical=card.critical and not hidden,
        trash=card.trash and card.seat is not None and not hidden,
        moved_last=card.moved_last,
        chosen=card.order == pending.chosen,
        pointed=card.order == pending.pointed and card.seat is not None,
        focused=card.order == pending.focused,
    )


def _knowledge(card: TableCard, talk: TableTalk, *, hidden: bool) -> CardKnowledge:
    """Return which knowledge is shown; a strict table has no strips."""
    if card.seat is None:
        return CardKnowledge.NONE
    if hidden:
        remembers = talk in (TableTalk.CLUE_MEMORY, TableTalk.FULL_MEMORY)
        return CardKnowledge.ALL if remembers else CardKnowledge.POINTED_OUT
    return {
        TableTalk.STRICT: CardKnowledge.NONE,
        TableTalk.FRIENDLY: CardKnowledge.STRIP_POINTED_OUT,
        TableTalk.CLUE_MEMORY: CardKnowledge.STRIP_ALL,
        TableTalk.FULL_MEMORY: CardKnowledge.STRIP_ALL,
    }[talk]


@dataclass(frozen=True, slots=True)
class Carried:
    """A dragged own card, and the place in the hand where it would be dropped; None outside the hand."""

    order: int
    place: int | None = None


class Composition:
    """Combines model, own hand and intent; it neither draws nor moves anything."""

    def __init__(self, model: TableModel, own_hand: OwnHand, intent: Intent) -> None:
        self._model = model
        self._own_hand = own_hand
        self._intent = intent
        self.carried: Carried | None = None

    @property
    def own_orders(self) -> tuple[int, ...]:
        """The own cards, oldest first."""
        seen = self._model.observation
        return () if seen is None else seen.hand_orders(seen.seat)

    def own_row(self) -> OwnRow:
        """Return the arrangement of the viewer's hand, with a dragged card where it would be dropped."""
        seen, own, carried = self._model.observation, self._own_hand, self.carried
        if seen is None:
            return OwnRow()
        hand = seen.hand_orders(seen.seat)
        row = own.row(hand)
        if carried is not None and carried.place is not None:
            row = own.row_with(hand, carried.order, carried.place)
        raised, tilted = filter(own.is_raised, hand), filter(own.is_tilted, hand)
        return OwnRow(row, frozenset(raised), frozenset(tilted))

    def own_slots(self) -> list[int]:
        """Return the slots of the viewer's cards as arranged, from left to right."""
        seen = self._model.observation
        if seen is None:
            return []
        hand = seen.hand_orders(seen.seat)
        return [slot_of(hand, order) for order in self.own_row().orders]

    def hand_cards(self) -> tuple[TableCard, ...]:
        """Return the cards in hands: the viewer's hand first, then clockwise, each from left to right."""
        seen = self._model.observation
        if seen is None:
            return ()
        players, row = seen.options.players, self.own_row().orders

        def place(card: TableCard) -> tuple[int, int]:
            at = row.index(card.order) if card.seat == seen.seat else card.slot
            return ((card.seat or 0) - seen.seat) % players, at

        held = [card for card in self._model.cards if card.seat is not None]
        return tuple(sorted(held, key=place))

    def fireworks(self) -> dict[Suit, tuple[int, int]]:
        """Return each suit's column and the height of its firework."""
        seen = self._model.observation
        if seen is None:
            return {}
        return {
            suit: (column, seen.fireworks[column]) for column, suit in enumerate(seen.options.suits)
        }

    def placements(self, geometry: Geometry) -> dict[int, Placement]:
        seen = self._model.observation
        if seen is None:
            return {}
        pending = self._intent.pending
        question, dimmed = pending.question, frozenset[int]()
        if question is not None and question.draft is not None:
            dimmed = frozenset(seen.hand_orders(question.target)) - self._highlighted()
        if pending.answered is not None:
            dimmed = frozenset(seen.hand_orders(pending.answered.seat)) - pending.answered.orders
        if pending.empathy:
            dimmed = frozenset(c.order for c in self._model.cards if c.seat not in pending.empathy)
        return place_cards(
            geometry,
            self._model.cards,
            seen.options.suits,
            seen.seat,
            seen.options.players,
            self.own_row(),
            pending.chosen,
            dimmed,
            frozenset[int]() if pending.answered is None else pending.answered.orders,
        )

    def looks(self, placements: Mapping[int, Placement], geometry: Geometry) -> dict[int, CardLook]:
        """Return the look of each card, by order, for these placements."""
        seen = self._model.observation
        if seen is None:
            return {}
        lit, looks = self._highlighted(), {}
        for card in self._model.cards:
            width, note = round(placements[card.order].width), self._own_hand.note(card.order)
            look = look_of(
                card,
                seen,
                self._model.talk,
                width,
                self._intent.pending,
                note,
                strips=geometry.strips,
            )
            if card.order in lit:
                ring = Ring.AGAIN if card.touch is not Touch.NEVER else Ring.NEW
                look = replace(look, ring=ring)
            looks[card.order] = look
        return looks

    def _highlighted(self) -> set[int]:
        question = self._intent.pending.question
        draft = question.draft if question else None
        return {card.order for card in self._intent.touched(draft)} if draft else set()
