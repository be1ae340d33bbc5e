"""What one seat may know of a game, and which actions are legal.

An observation is a copy without references to the state, the deck or the game number, so its holder
cannot access a card that the seat must not see.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import Protocol, assert_never

from hanabi_desktop.game.cards import RANKS, Card, ClueValue, Rank, Suit, faces
from hanabi_desktop.game.moves import Action, Clue, Discard, Ending, Play, Turn
from hanabi_desktop.game.options import MAX_CLUE_TOKENS, GameOptions
from hanabi_desktop.game.site_suits import DeckRules, SiteSuits


@dataclass(frozen=True, slots=True)
class ClueMarks:
    """What all clues so far have revealed about a card; common knowledge.

    Attributes:
        suits: the suits the card may still have.
        ranks: the ranks it may still have.
        told_suits: the suits named by the clues that have touched it; several only if it counts as
            every colour.
        told_rank: whether a clue about its rank has touched it.
    """

    suits: frozenset[Suit]
    ranks: frozenset[Rank]
    told_suits: frozenset[Suit] = frozenset()
    told_rank: bool = False

    @staticmethod
    @cache
    def none_yet(suits: tuple[Suit, ...]) -> "ClueMarks":
        """Return the marks of a card that no clue has touched or missed."""
        return ClueMarks(frozenset(suits), frozenset(RANKS))

    @property
    def touched(self) -> bool:
        return bool(self.told_suits) or self.told_rank

    @property
    def told_suit(self) -> Suit | None:
        """The suit that clues have told: the only one left, or else the one named; None for none."""
        if not self.told_suits:
            return None
        return next(iter(self.suits if len(self.suits) == 1 else self.told_suits))

    @property
    def told_value(self) -> Rank | None:
        """The rank that clues have told: the only one left, or else one of those named; None for none."""
        return next(iter(self.ranks)) if self.told_rank else None

    def is_told(self, rank: Rank) -> bool:
        """Return whether clues have told a rank that the card may still have."""
        return self.told_rank and rank in self.ranks

    def pointed_out(self, kind: DeckRules) -> "ClueMarks":
        """Return the marks without what clues that missed the card have ruled out."""
        touching = [kind.suits_touched(suit) for suit in self.told_suits]
        return ClueMarks(
            frozenset(kind.suits).intersection(*touching),
            self.ranks if self.told_rank else frozenset(RANKS),
            self.told_suits,
            self.told_rank,
        )

    def allow(self, card: Card) -> bool:
        return card.suit in self.suits and card.rank in self.ranks

    def after(self, value: ClueValue, kind: DeckRules, *, touched: bool) -> "ClueMarks":
        """Return the marks after a clue has touched or missed the card."""
        if isinstance(value, Suit):
            about = kind.suits_touched(value)
            if touched:
                told_suits = self.told_suits | {value}
                return ClueMarks(self.suits & about, self.ranks, told_suits, self.told_rank)
            if self.suits.isdisjoint(about):
                return self
            return ClueMarks(self.suits - about, self.ranks, self.told_suits, self.told_rank)
        if not touched and value not in self.ranks:
            return self
        ranks = frozenset((value,)) if touched else self.ranks - {value}
        return ClueMarks(self.suits, ranks, self.told_suits, self.told_rank or touched)


@dataclass(frozen=True, slots=True)
class _SiteMarks(ClueMarks):
    """Clue marks in a game with hanab.live's suits: there one clue may narrow both suit and rank of a card.

    Attributes:
        cards: the identities the card may still have.
        told: the values of the clues that have touched it.
    """

    cards: frozenset[Card] = frozenset()
    told: frozenset[ClueValue] = frozenset()

    @staticmethod
    @cache
    def of_game(rules: SiteSuits) -> "_SiteMarks":
        """Return the marks of a card that no clue has touched or missed."""
        return _SiteMarks._from(frozenset(faces(rules.suits)), frozenset())

    @staticmethod
    def _from(cards: frozenset[Card], told: frozenset[ClueValue]) -> "_SiteMarks":
        return _SiteMarks(
            frozenset(card.suit for card in cards),
            frozenset(card.rank for card in cards),
            frozenset(value for value in told if isinstance(value, Suit)),
            any(isinstance(value, Rank) for value in told),
            cards,
            told,
        )

    @property
    def told_suit(self) -> Suit | None:
        if not self.told_suits:
            return None
        left = self.suits if len(self.suits) == 1 else self.told_suits
        return min(left, key=lambda suit: suit.value)

    @property
    def told_value(self) -> Rank | None:
        named = [value for value in self.told if isinstance(value, Rank)]
        if not named:
            return None
        return min(self.ranks if len(self.ranks) == 1 else named)

    def is_told(self, rank: Rank) -> bool:
        is_known = len(self.ranks) == 1 and self.told_rank
        return rank in self.ranks and (rank in self.told or is_known)

    def allow(self, card: Card) -> bool:
        return card in self.cards

    def pointed_out(self, kind: DeckRules) -> ClueMarks:
        cards = faces(kind.suits)
        left = (card for card in cards if all(kind.touches(value, card) for value in self.told))
        return self._from(frozenset(left), self.told)

    def after(self, value: ClueValue, kind: DeckRules, *, touched: bool) -> ClueMarks:
        left = frozenset(card for card in self.cards if kind.touches(value, card) is touched)
        return self._from(left, self.told | {value} if touched else self.told)


def fresh_marks(options: GameOptions) -> ClueMarks:
    """Return the marks of a card that has just been drawn."""
    if options.site_suits is not None:
        return _SiteMarks.of_game(options.site_suits)
    return ClueMarks.none_yet(options.suits)


@dataclass(frozen=True, slots=True)
class HandCard:
    """A card in a hand; ``card`` is None when the observing seat may not see it."""

    order: int
    card: Card | None
    marks: ClueMarks

    def after(self, value: ClueValue, kind: DeckRules, *, touched: bool) -> "HandCard":
        """Return the card after a clue has touched or missed it."""
        marks = self.marks.after(value, kind, touched=touched)
        return self if marks is self.marks else HandCard(self.order, self.card, marks)


@dataclass(frozen=True, slots=True)
class PublicCard:
    """A card that everybody has seen, on a firework or on the discard pile."""

    order: int
    card: Card


@dataclass(frozen=True, slots=True)
class Observation:
    """A game as one seat sees it.

    Attributes:
        options: the rules of the game.
        seat: the observing seat.
        seat_to_act: the seat whose turn it is (after the end: whose it would have been).
        first_seat: the seat that began.
        hands: every hand, seat by seat, the oldest card first.
        stacks: the cards of each firework from rank 1 up, in the order of ``options.suits``.
        discards: the discard pile in the order of discarding, misplayed cards included.
        clue_tokens: 0 to 8.
        strikes: 0 to 3.
        deck_size: cards still to be drawn.
        turns_left: turns until the end once the last card is drawn, otherwise None.
        ending: how the game ended; None while it is not over.
        history: every turn so far, redacted for the seat.
    """

    options: GameOptions
    seat: int
    seat_to_act: int
    first_seat: int
    hands: tuple[tuple[HandCard, ...], ...]
    stacks: tuple[tuple[PublicCard, ...], ...]
    discards: tuple[PublicCard, ...]
    clue_tokens: int
    strikes: int
    deck_size: int
    turns_left: int | None
    ending: Ending | None
    history: tuple[Turn, ...]

    @property
    def fireworks(self) -> tuple[int, ...]:
        """The top rank of each firework, 0 if it is empty."""
        return tuple(len(stack) for stack in self.stacks)

    @property
    def own_hand(self) -> tuple[HandCard, ...]:
        """The observing seat's own hand, oldest card first, with unknown faces."""
        return self.hands[self.seat]

    @property
    def turn_number(self) -> int:
        """The number of the turn about to be played, counted from 1."""
        return len(self.history) + 1

    def hand_orders(self, seat: int) -> tuple[int, ...]:
        """Return the orders in a hand, oldest first."""
        return tuple(held.order for held in self.hands[seat])

    def touched_by(self, clue: Clue) -> tuple[int, ...]:
        """Return the orders that a clue would touch, among the cards the seat can see."""
        rules = self.options.deck_rules
        return tuple(
            held.order
            for held in self.hands[clue.target]
            if held.card is not None and rules.touches(clue.value, held.card)
        )


def slot_of(hand: tuple[int, ...], order: int) -> int:
    """Return the slot of a card in a hand of orders: 1 is the newest."""
    return len(hand) - hand.index(order)


class Refusal(Enum):
    """The reason why an action, or a remark, is not allowed."""

    GAME_OVER = "game_over"
    NOT_YOUR_TURN = "not_your_turn"
    NOT_IN_HAND = "not_in_hand"
    ALL_TOKENS_THERE = "all_tokens_there"
    NO_CLUE_TOKEN = "no_clue_token"  # noqa: S105 (a game term, not a password)
    CLUE_TO_SELF = "clue_to_self"
    NO_SUCH_SEAT = "no_such_seat"
    EMPTY_HAND = "empty_hand"
    NO_SUCH_SUIT = "no_such_suit"
    COUNTS_AS_EVERY_COLOUR = "counts_as_every_colour"
    TOUCHES_NOTHING = "touches_nothing"
    NO_ANNOUNCING = "no_announcing"
    NO_REMARKS = "no_remarks"
    SOMEBODY_DECIDES = "somebody_decides"
    SAID_ALREADY = "said_already"


class BrokenTurnError(ValueError):
    """A recorded action is not allowed; ``turn`` counts from 1."""

    def __init__(self, turn: int, refusal: Refusal) -> None:
        super().__init__(f"turn {turn}: {refusal.value}")
        self.turn = turn
        self.refusal = refusal


class Rulebound(Protocol):
    """What the legality of an action depends on; implemented by states and observations."""

    @property
    def options(self) -> GameOptions:
        """The rules of the game."""
        ...

    @property
    def seat_to_act(self) -> int: ...

    @property
    def clue_tokens(self) -> int:
        """The clue tokens available, 0 to 8."""
        ...

    @property
    def ending(self) -> Ending | None:
        """How the game ended; None while it is not over."""
        ...

    @property
    def deck_size(self) -> int:
        """The cards still to be drawn."""
        ...

    def hand_orders(self, seat: int) -> tuple[int, ...]: ...

    def touched_by(self, clue: Clue) -> tuple[int, ...]:
        """Return the orders that a clue touches."""
        ...


def refusal(game: Rulebound, action: Action) -> Refusal | None:
    """Return why the seat to act may not do this, or None when it may (docs/rules.md, "A turn")."""
    if game.ending is not None:
        return Refusal.GAME_OVER
    match action:
        case Play(order, announced):
            if order not in game.hand_orders(game.seat_to_act) and not _is_last_of_deck(
                game, order
            ):
                return Refusal.NOT_IN_HAND
            if announced is not None:
                if not game.options.choreography:
                    return Refusal.NO_ANNOUNCING
                if announced not in game.options.suits:
                    return Refusal.NO_SUCH_SUIT
            return None
        case Discard(order):
            if order not in game.hand_orders(game.seat_to_act):
                return Refusal.NOT_IN_HAND
            return Refusal.ALL_TOKENS_THERE if game.clue_tokens == MAX_CLUE_TOKENS else None
        case Clue():
            return _clue_refusal(game, action)
    assert_never(action)


def _is_last_of_deck(game: Rulebound, order: int) -> bool:
    """Return whether a card is the last of the deck, and the rules allow to play it from there."""
    options = game.options
    return options.deck_plays and game.deck_size == 1 and order == len(options.box) - 1


def _clue_refusal(game: Rulebound, clue: Clue) -> Refusal | None:
    if game.clue_tokens == 0:
        return Refusal.NO_CLUE_TOKEN
    if not 0 <= clue.target < game.options.players:
        return Refusal.NO_SUCH_SEAT
    if clue.target == game.seat_to_act:
        return Refusal.CLUE_TO_SELF
    if isinstance(clue.value, Suit) and clue.value not in game.options.clue_suits:
        is_every = game.options.multicolour.counts_as_every(Card(clue.value, Rank.ONE))
        return Refusal.COUNTS_AS_EVERY_COLOUR if is_every else Refusal.NO_SUCH_SUIT
    if not game.hand_orders(clue.target):
        return Refusal.EMPTY_HAND
    if not game.options.empty_clues and not game.touched_by(clue):
        return Refusal.TOUCHES_NOTHING
    return None


def why_not(observation: Observation, action: Action) -> Refusal | None:
    """Return why the observing seat may not do this now, or None when it may."""
    if observation.ending is None and observation.seat != observation.seat_to_act:
        return Refusal.NOT_YOUR_TURN
    return refusal(observation, action)


def legal_actions(observation: Observation) -> tuple[Action, ...]:
    """Return all legal actions of the observing seat: plays, discards, then clues."""
    if observation.seat != observation.seat_to_act:
        return ()
    return tuple(a for a in _conceivable(observation) if refusal(observation, a) is None)


def _conceivable(observation: Observation) -> Iterator[Action]:
    options = observation.options
    orders = observation.hand_orders(observation.seat)
    for order in orders:
        yield Play(order)
    if options.choreography:
        for order in orders:
            for suit in options.suits:
                yield Play(order, suit)
    for order in orders:
        yield Discard(order)
    for target in range(options.players):
        for suit in options.clue_suits:
            yield Clue(target, suit)
        for rank in RANKS:
            yield Clue(target, rank)


def possible_cards(seen: Observation, seat: int) -> dict[int, frozenset[Card]]:
    """Return the identities that each card of a hand may have, by order, as its holder can deduce.

    An identity is ruled out by the clues, and where the holder sees all its copies: on fireworks,
    on the discard pile, in other hands, or as another card of the hand that can be nothing else.
    For another seat's hand, only cards that the observing seat sees too are counted, so that
    nothing of its own hand is revealed; the holder may know more.
    """
    options, hand = seen.options, seen.hands[seat]
    in_sight = Counter(public.card for stack in seen.stacks for public in stack)
    in_sight.update(public.card for public in seen.discards)
    for other, cards in enumerate(seen.hands):
        if other != seat:
            in_sight.update(held.card for held in cards if held.card is not None)
    left = {card: options.copies(card) - in_sight[card] for card in faces(options.suits)}
    hidden = [card for card, copies in left.items() if copies > 0]
    possible = {held.order: set(filter(held.marks.allow, hidden)) for held in hand}
    settled: set[int] = set()
    while known := [o for o, cards in possible.items() if len(cards) == 1 and o not in settled]:
        order = known[0]
        settled.add(order)
        (card,) = possible[order]
        left[card] -= 1
        if left[card] == 0:
            for another, others in possible.items():
                if another != order and len(others) > 1:
                    others.discard(card)
    return {order: frozenset(cards) for order, cards in possible.items()}
