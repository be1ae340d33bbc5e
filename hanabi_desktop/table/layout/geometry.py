"""The places of everything on the table, and hit testing.

Lengths are in pixels; the origin is the table's top left corner (below the bar, left of the side
panel). :mod:`hanabi_desktop.table.layout.arrangement` computes the places.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF

from hanabi_desktop.game.observation import Observation
from hanabi_desktop.game.options import MAX_STRIKES
from hanabi_desktop.table.art.faces import HEIGHT


class Supply(Enum):
    """The supplies of a game: clue tokens, strikes and the deck."""

    CLUE_TOKENS = auto()
    STRIKES = auto()
    DECK = auto()


@dataclass(frozen=True, slots=True)
class SeatPlace:
    """A teammate's place.

    Attributes:
        panel: the whole place.
        plate: the name plate in the panel's head.
        head_word: the rest of the head, for a word such as "next".
        card_width: the width of the cards in the hand.
        slots: the top left corners of the cards, slot 1 first.
    """

    panel: QRectF
    plate: QRectF
    head_word: QRectF
    card_width: float
    slots: tuple[QPointF, ...]


@dataclass(frozen=True, slots=True)
class Geometry:
    """Every place on the table.

    Attributes:
        size: the width and height of the table.
        base: the y coordinate of the water line: fireworks stand on it, the viewer's hand is below it.
        seats: the teammates' places, clockwise from the viewer's left.
        strips: whether strips under teammates' cards show what their holders know.
        own_plate: the name plate of the viewer's seat.
        status_bar: the status bar beside the viewer's plate.
        rail: the y coordinate of the last clue's line above the viewer's cards.
        own_width: the width of the viewer's cards.
        own_slots: the top left corners of the viewer's cards, slot 1 first.
        clue_tokens: the string of clue tokens.
        clue_token_words: the number of clue tokens in words.
        columns: one box for each suit, from the water line to the top of a complete firework.
        sky: one square for each suit's burst; empty if there is no free sky.
        firework_width: the width of a card on a firework.
        firework_step: the visible height of a covered card on a firework.
        deck: the top card of the deck.
        deck_words: the words under the deck.
        strikes: the three strikes.
        strike_words: the words under the strikes.
        left_buttons: the place of the buttons for clues.
        right_buttons: the place of the buttons for play and discard.
    """

    size: tuple[float, float]
    base: float
    seats: tuple[SeatPlace, ...]
    strips: bool
    own_plate: QRectF
    status_bar: QRectF
    rail: float
    own_width: float
    own_slots: tuple[QPointF, ...]
    clue_tokens: QRectF
    clue_token_words: QRectF
    columns: tuple[QRectF, ...]
    sky: tuple[QRectF, ...]
    firework_width: float
    firework_step: float
    deck: QRectF
    deck_words: QRectF
    strikes: QRectF
    strike_words: QRectF
    left_buttons: QRectF
    right_buttons: QRectF

    @property
    def fireworks(self) -> QRectF:
        """The box around all fireworks."""
        return self.columns[0].united(self.columns[-1])

    @property
    def has_hands_beside_fireworks(self) -> bool:
        """Whether teammates sit on both sides of the fireworks, as with five players."""
        return any(seat.panel.bottom() > self.fireworks.top() for seat in self.seats)

    def own_place(self, point: QPointF, cards: int) -> int | None:
        """Return the index of the place at a point in the viewer's hand of this many cards; None outside."""
        first, apart = self.own_slots[0], 1.1 * self.own_width
        if not first.y() - 16 <= point.y() <= first.y() + HEIGHT * self.own_width + 16:
            return None
        place = (point.x() - first.x() + 0.05 * self.own_width) / apart
        return max(0, min(cards - 1, int(place))) if -1 <= place <= cards + 1 else None

    def _parts_of(self, supply: Supply) -> tuple[QRectF, QRectF]:
        """Return the box of a supply and the box of the words beside it."""
        match supply:
            case Supply.CLUE_TOKENS:
                return self.clue_tokens, self.clue_token_words
            case Supply.STRIKES:
                return self.strikes, self.strike_words
            case Supply.DECK:
                return self.deck, self.deck_words

    def box_of(self, supply: Supply) -> QRectF:
        """Return the box of a supply, including its words."""
        box, words = self._parts_of(supply)
        return box.united(words)

    @property
    def plates(self) -> tuple[QRectF, ...]:
        """The name plates, the own one last."""
        return (*(seat.plate for seat in self.seats), self.own_plate)

    @property
    def words(self) -> tuple[QRectF, ...]:
        """The boxes of texts beside cards: teammates, columns, supplies, own plate, status bar, buttons."""
        own = self.own_plate, self.status_bar, self.left_buttons, self.right_buttons
        panels = (seat.panel for seat in self.seats)
        return (*panels, *self.columns, *map(self.box_of, Supply), *own)

    def supply_at(self, point: QPointF) -> Supply | None:
        """Return the supply at a point, including its words; None if there is none."""
        there = (s for s in Supply if any(box.contains(point) for box in self._parts_of(s)))
        return next(there, None)

    def strike_at(self, point: QPointF) -> int | None:
        """Return the strike at a point, counted from 1; None if there is none."""
        if not self.strikes.contains(point):
            return None
        share = (point.x() - self.strikes.left()) / self.strikes.width()
        return min(MAX_STRIKES, 1 + int(MAX_STRIKES * share))

    def place_of(self, seat: int, seen: Observation) -> SeatPlace | None:
        """Return the place of a teammate; None for the viewer's seat."""
        if seat == seen.seat:
            return None
        return self.seats[(seat - seen.seat) % seen.options.players - 1]

    def built(self, heights: Sequence[int]) -> list[QRectF]:
        """Return the visible box of each firework that has begun, given the heights in cards."""
        tops = ((at, self.firework_card(at, top)) for at, top in enumerate(heights) if top)
        return [QRectF(corner, self.columns[at].bottomRight()) for at, corner in tops]

    def firework_card(self, column: int, rank: int) -> QPointF:
        """Return the top left corner of a card on a firework."""
        box = self.columns[column]
        top = self.base - HEIGHT * self.firework_width - (rank - 1) * self.firework_step
        return QPointF(box.left(), top)
