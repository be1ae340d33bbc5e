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
from hanabi_desktop.table.art.card_faces_and_backs import HEIGHT, strip_height

_SMALL_TABLE_HEIGHT = 684
"""Below this height in pixels, as in a small window, the panels' heads are lower."""

_MANY_TEAMMATES = 3
"""From this many teammates on, their hands leave only as much sky as the fireworks need."""

_CHOOSER = 262
"""The width of the clue popover, in pixels."""

PLATE = 32.0
"""The height of the viewer's plate and of the status bar in pixels, at the usual text size."""

_OWN_SHARE, _GIVING_WAY, _MOST_GIVEN = 0.115, 0.12, 0.06
"""The width of the viewer's cards, and its reduction for larger text on the buttons beside the hand.

The first value is the usual width, as a share of the table's width. The second is the share by which
text of twice the usual size would reduce it, and the third is the greatest reduction."""

LOW_TOKENS, LOW_STEP = 30.0, 0.22
"""In the low layout: the height of the clue tokens in pixels, and of a covered card in card widths."""


@dataclass(frozen=True, slots=True)
class Measures:
    """The sizes from which the layout follows.

    Attributes:
        width, height: the size of the table, in pixels.
        players, suits: how many there are.
        strips: whether strips under teammates' cards show what their holders know.
        text: the text size, as a multiple of the usual one.
        extra_cards: how many cards more than usual a hand has.
        is_low: whether sky and columns are reduced so that cards keep their size (the low layout).
    """

    width: float
    height: float
    players: int
    suits: int
    strips: bool
    text: float
    extra_cards: int = 0
    is_low: bool = False

    @property
    def growth(self) -> float:
        """The size of clue tokens and strikes on a large table, as a multiple of the usual one."""
        return max(1.0, min(self.width / 1008, self.height / 756))

    @property
    def more(self) -> float:
        """The extra height of plates and words at a larger text size."""
        return PLATE * (self.text - 1)

    def below_cards(self, u: float) -> float:
        """Return the height needed below teammates' cards of width u."""
        return 5 + strip_height(u, self.suits) if self.strips else 5

    @property
    def margin(self) -> float:
        """The distance between the table's edge and the things on it."""
        return 8 if self.width < 900 else 16

    @property
    def head(self) -> float:
        """The height of a teammate's place above the cards."""
        usual = 37 if self.height < _SMALL_TABLE_HEIGHT else 44
        # Where height is scarce, plates are no higher than their text.
        return usual + self.more * (0.3 if self.players == 5 or self.is_low else 1.0)

    @property
    def hand(self) -> int:
        return (5 if self.players < 4 else 4) + self.extra_cards

    @property
    def hand_span(self) -> float:
        """The width of a hand with the gaps between its cards, in cards."""
        return self.hand + 0.1 * (self.hand - 1)

    @property
    def top(self) -> float:
        """The y coordinate of the upper teammates' places."""
        return 0.75 * self.margin

    @property
    def panel_width(self) -> float:
        """The width of a teammate's place; there are up to three in a row."""
        if self.players == 2:
            return 0.60 * self.width
        return (self.width - self.margin * self.players) / (self.players - 1)

    @property
    def widest_teammates_card(self) -> float:
        """The card width at which a teammate's hand fills its place."""
        return (self.panel_width - 24) / self.hand_span

    @property
    def widest_column(self) -> float:
        """The width of a firework if only the table's width limits it."""
        widest = 0.062 * self.width
        if self.players - 1 < _MANY_TEAMMATES:
            # There is plenty of sky, but the clue popover beside the fireworks needs its space.
            beside = max(0.26 * self.width, min(_CHOOSER, 0.301 * self.width))
            widest = max(widest, (self.width - 2 * beside) / (1.355 * self.suits - 0.355))
        return min(widest, 0.085 * self.width)

    @property
    def low_share(self) -> float:
        """The card size that the height allows in the low layout, as a share of the widest cards."""
        share, strip = 1.0, 0.0
        widest_own = _OWN_SHARE * self.width
        for _ in range(4):
            strip = self.below_cards(share * self.widest_teammates_card)
            fixed = self.top + self.head + strip + 8 + LOW_TOKENS + 20 + 94 + self.more
            rows = HEIGHT * (widest_own + self.widest_teammates_card)
            rows += (HEIGHT + 4 * LOW_STEP) * self.widest_column
            share = max(0.1, min(1.0, (self.height - fixed) / rows))
        return share

    @property
    def _own_share(self) -> float:
        """The width of the viewer's cards as a share of the table's, reduced for larger text."""
        return _OWN_SHARE * self._kept

    @property
    def _kept(self) -> float:
        """The factor by which a larger text size reduces the viewer's cards."""
        return 1 - min(_MOST_GIVEN, _GIVING_WAY * (self.text - 1))

    @property
    def own_width(self) -> float:
        if self.is_low:
            return min(self.low_share * _OWN_SHARE, self._own_share) * self.width
        if self.players < 5:
            return min(
                self._own_share * self.width, (0.385 * self.height - 94 - self.more) / HEIGHT
            )
        usual = min(0.135 * self.width, (0.42 * self.height - 94) / HEIGHT)
        return usual * self._kept

    @property
    def base(self) -> float:
        """The y coordinate of the water line, on which the fireworks stand."""
        return self.height - (HEIGHT * self.own_width + 94 + self.more)


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
        size: the width and height of the table, in pixels.
        base: the y coordinate of the water line: fireworks stand on it, the viewer's hand is below it.
        seats: the teammates' places, clockwise from the viewer's left.
        strips: whether strips under teammates' cards show what their holders know.
        rail: the y coordinate of the last clue's line above the viewer's cards.
        own_slots: the top left corners of the viewer's cards, slot 1 first.
        columns: one box for each suit, from the water line to the top of a complete firework.
        sky: one square for each suit's burst; empty if there is no free sky.
        firework_width: the width of a card on a firework.
        firework_step: the visible height of a covered card on a firework.
        deck: the top card of the deck.
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
