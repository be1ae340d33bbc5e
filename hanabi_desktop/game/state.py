"""The full state of a game: how it is shuffled and dealt, and how an action changes it.

Only the packages of rule 2 in docs/architecture.md may hold a :class:`GameState`; all others
receive the results of :func:`observe` and :func:`redact`.

Errors::

    ValueError
     +-- IllegalActionError   the rules do not allow the action; ``refusal`` says why
"""

from dataclasses import dataclass, replace

from hanabi_desktop.game.cards import Card, Rank, Suit
from hanabi_desktop.game.moves import (
    Action,
    Clue,
    Clued,
    Discard,
    Discarded,
    Drawn,
    Ending,
    Event,
    GameEnded,
    Misplayed,
    Play,
    Played,
    Skipped,
    Turn,
)
from hanabi_desktop.game.observation import (
    HandCard,
    Observation,
    PublicCard,
    Refusal,
    fresh_marks,
    refusal,
)
from hanabi_desktop.game.options import MAX_CLUE_TOKENS, MAX_STRIKES, GameOptions
from hanabi_desktop.game.scoring import Standing, is_irreplaceable, score_of

_MASK = (1 << 64) - 1
_FIRST_SEAT_STREAM = 0xF125_75EA_7000_0000
"""Separates the random numbers of the first seat from those of the same number's shuffle."""


class SplitMix64:
    """The SplitMix64 generator of 64-bit numbers.

    Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014.
    """

    def __init__(self, seed: int) -> None:
        self._state = seed & _MASK

    def next(self) -> int:
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        mixed = self._state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        return mixed ^ (mixed >> 31)

    def below(self, bound: int) -> int:
        """Return a number from 0 to ``bound`` - 1, each equally likely."""
        fair = (1 << 64) - (1 << 64) % bound
        while True:
            number = self.next()
            if number < fair:
                return number % bound


def shuffled_deck(game_number: int, options: GameOptions) -> tuple[Card, ...]:
    """Return the deck of a game number: index 0 is dealt first.

    It is the same on every platform and in every release. The shuffle is that of Fisher and Yates,
    from the last card to the first, each index drawn without bias by rejection. Neither it nor the
    generator may ever change, as every game number would then give another deck.
    tests/game/test_shuffle.py has test vectors.
    """
    generator = SplitMix64(game_number)
    deck = list(options.box)
    for place in range(len(deck) - 1, 0, -1):
        other = generator.below(place + 1)
        deck[place], deck[other] = deck[other], deck[place]
    return tuple(deck)


def first_seat(game_number: int, options: GameOptions) -> int:
    """Return the seat that begins: the agreed one, or else one drawn from the game number."""
    if options.first_seat is not None:
        return options.first_seat
    return SplitMix64(game_number ^ _FIRST_SEAT_STREAM).below(options.players)


class IllegalActionError(ValueError):
    """An action that the rules do not allow."""

    def __init__(self, reason: Refusal) -> None:
        super().__init__(reason.value)
        self.refusal = reason


@dataclass(frozen=True, slots=True)
class GameState:
    """A game between two turns.

    Attributes:
        deck: all cards; a card's index is its order. Hidden from every player.
        drawn: the number of cards drawn from the deck.
        hands: every hand, oldest card first. Hidden from its holder only.
        stacks: the cards of each firework, in the order of ``options.suits``.
        discards: the discard pile, misplayed cards included.
        turns_left: turns until the end once the last card is drawn, otherwise None.
        ending: None while the game is not over.
        history: every turn so far, with the faces of drawn cards.
    """

    options: GameOptions
    deck: tuple[Card, ...]
    first_seat: int
    seat_to_act: int
    drawn: int
    hands: tuple[tuple[HandCard, ...], ...]
    stacks: tuple[tuple[PublicCard, ...], ...]
    discards: tuple[PublicCard, ...] = ()
    clue_tokens: int = MAX_CLUE_TOKENS
    strikes: int = 0
    turns_left: int | None = None
    ending: Ending | None = None
    history: tuple[Turn, ...] = ()

    @property
    def fireworks(self) -> tuple[int, ...]:
        """The top rank of each firework, 0 if it is empty."""
        return tuple(len(stack) for stack in self.stacks)

    @property
    def deck_size(self) -> int:
        return len(self.deck) - self.drawn

    def hand_orders(self, seat: int) -> tuple[int, ...]:
        return tuple([held.order for held in self.hands[seat]])  # faster than a generator

    def touched_by(self, clue: Clue) -> tuple[int, ...]:
        """Return the orders that a clue would touch."""
        hand, deck, rules = self.hands[clue.target], self.deck, self.options.deck_rules
        return tuple([held.order for held in hand if rules.touches(clue.value, deck[held.order])])


def deal(options: GameOptions, game_number: int) -> GameState:
    """Shuffle and deal the game of this number."""
    return deal_deck(options, shuffled_deck(game_number, options), first_seat(game_number, options))


def deal_deck(options: GameOptions, deck: tuple[Card, ...], begins: int = 0) -> GameState:
    """Deal a known deck: whole hands in turn order, starting with the seat that begins."""
    fresh = fresh_marks(options)
    hands = tuple(
        tuple(HandCard(order, deck[order], fresh) for order in orders)
        for orders in options.dealt_hands(begins)
    )
    return GameState(
        options=options,
        deck=deck,
        first_seat=begins,
        seat_to_act=begins,
        drawn=options.players * options.hand_size,
        hands=hands,
        stacks=((),) * len(options.suits),
    )


def apply(state: GameState, action: Action) -> tuple[GameState, tuple[Event, ...]]:
    """Return the state after an action of the seat to act, and the events.

    Raises:
        IllegalActionError: the rules do not allow the action.
    """
    reason = refusal(state, action)
    if reason is not None:
        raise IllegalActionError(reason)
    return _Step(state).carried_out(action)


class _Step:
    """A mutable builder for the next state; the immutable state is created only once."""

    __slots__ = (
        "before",
        "clue_tokens",
        "discards",
        "drawn",
        "ending",
        "events",
        "hands",
        "next_seat",
        "options",
        "seat",
        "stacks",
        "strikes",
        "turns_left",
    )

    def __init__(self, state: GameState) -> None:
        self.before = state
        self.options = state.options
        self.seat = state.seat_to_act
        self.next_seat = (state.seat_to_act + 1) % state.options.players
        self.hands = list(state.hands)
        self.stacks = state.stacks
        self.discards = state.discards
        self.clue_tokens = state.clue_tokens
        self.strikes = state.strikes
        self.drawn = state.drawn
        self.turns_left = state.turns_left
        self.ending: Ending | None = None
        self.events: list[Event] = []

    def carried_out(self, action: Action) -> tuple[GameState, tuple[Event, ...]]:
        """Return the state after the action, and its events."""
        match action:
            case Play(order, announced):
                self._play(order, announced)
            case Discard(order):
                self._discard(order)
            case Clue():
                self._clue(action)
        if self.ending is None and not isinstance(action, Clue):
            self._draw()
        if self.ending is None:
            self._count_down()
        if self.ending is None and self.options.final_bouquet:
            self._skip_idle_seats()
        if self.ending is not None:
            fireworks = [len(stack) for stack in self.stacks]
            self.events.append(GameEnded(self.ending, score_of(fireworks, self.ending)))
        return self._closed(action)

    def _play(self, order: int, announced: Suit | None) -> None:
        """Play a card (docs/rules.md, "A turn", 3, and "Timed choreography")."""
        card = self._taken_from_hand(order)
        column = self.options.suits.index(card.suit)
        stack = self.stacks[column]
        if len(stack) + 1 != card.rank or announced not in (None, card.suit):
            self.strikes += 1
            self.events.append(Misplayed(self.seat, order, card, announced))
            self._lay_on_discards(order, card)
            if self.strikes == MAX_STRIKES:
                self.ending = Ending.STRIKES
            return
        earned = (card.rank == Rank.FIVE) + (announced is not None)
        tokens = min(MAX_CLUE_TOKENS, self.clue_tokens + earned) - self.clue_tokens
        self.clue_tokens += tokens
        longer = (*stack, PublicCard(order, card))
        self.stacks = (*self.stacks[:column], longer, *self.stacks[column + 1 :])
        self.events.append(Played(self.seat, order, card, tokens, announced))
        if all(len(stack) == Rank.FIVE for stack in self.stacks):
            self.ending = Ending.PERFECT

    def _discard(self, order: int) -> None:
        """Discard a card (docs/rules.md, "A turn", 2)."""
        card = self._taken_from_hand(order)
        self.clue_tokens += 1
        self.events.append(Discarded(self.seat, order, card))
        self._lay_on_discards(order, card)

    def _clue(self, clue: Clue) -> None:
        """Give a clue (docs/rules.md, "A turn", 1): every other card of the hand gets a negative mark."""
        touched, hand = self.before.touched_by(clue), self.hands[clue.target]
        self.clue_tokens -= 1
        self.hands[clue.target] = tuple(
            [
                held.after(clue.value, self.options.deck_rules, touched=held.order in touched)
                for held in hand
            ]
        )
        self.events.append(Clued(self.seat, clue.target, clue.value, touched))

    def _taken_from_hand(self, order: int) -> Card:
        """Take a card from the hand, or the last one from the deck (see ``deck_plays``)."""
        self.drawn += order == self.drawn
        hand = self.hands[self.seat]
        self.hands[self.seat] = tuple([held for held in hand if held.order != order])
        return self.before.deck[order]

    def _lay_on_discards(self, order: int, card: Card) -> None:
        """Put a card on the discard pile; in the final bouquet that may lose the game."""
        self.discards = (*self.discards, PublicCard(order, card))
        if self.options.final_bouquet and is_irreplaceable(card, Standing.from_table(self)):
            self.ending = Ending.IRREPLACEABLE

    def _draw(self) -> None:
        order, deck = self.drawn, self.before.deck
        if order == len(deck):
            return
        card = deck[order]
        fresh = fresh_marks(self.options)
        self.hands[self.seat] = (*self.hands[self.seat], HandCard(order, card, fresh))
        self.drawn = order + 1
        self.events.append(Drawn(self.seat, order, card))

    def _count_down(self) -> None:
        """Count down the last round, which begins when the last card is drawn (docs/rules.md, "End")."""
        if self.turns_left is not None:
            self.turns_left -= 1
            if self.turns_left == 0:
                self.ending = Ending.DECK
        elif self.drawn == len(self.before.deck) and not self.options.final_bouquet:
            self.turns_left = self.options.players

    def _skip_idle_seats(self) -> None:
        """Skip seats that have no legal action; if no seat has one, the game is lost.

        See docs/rules.md, "The final bouquet".
        """
        players = self.options.players
        in_turn = [(self.next_seat + step) % players for step in range(players)]
        able = next((seat for seat in in_turn if self._can_act(seat)), None)
        if able is None:
            self.ending = Ending.STUCK
            return
        self.events += [Skipped(seat) for seat in in_turn[: in_turn.index(able)]]
        self.next_seat = able

    def _can_act(self, seat: int) -> bool:
        """Return whether a seat can act: any card can be played; an empty hand can only give clues."""
        someone_else_holds = any(hand for other, hand in enumerate(self.hands) if other != seat)
        return bool(self.hands[seat]) or (self.clue_tokens > 0 and someone_else_holds)

    def _closed(self, action: Action) -> tuple[GameState, tuple[Event, ...]]:
        before = self.before
        turn = Turn(len(before.history) + 1, self.seat, action, tuple(self.events))
        after = GameState(
            options=self.options,
            deck=before.deck,
            first_seat=before.first_seat,
            seat_to_act=self.next_seat,
            drawn=self.drawn,
            hands=tuple(self.hands),
            stacks=self.stacks,
            discards=self.discards,
            clue_tokens=self.clue_tokens,
            strikes=self.strikes,
            turns_left=self.turns_left,
            ending=self.ending,
            history=(*before.history, turn),
        )
        return after, turn.events


def observe(state: GameState, seat: int) -> Observation:
    """Return the observation of a seat: a copy of the game without the faces of its own cards."""
    hands = list(state.hands)
    hands[seat] = tuple(HandCard(held.order, None, held.marks) for held in hands[seat])
    return Observation(
        options=state.options,
        seat=seat,
        seat_to_act=state.seat_to_act,
        first_seat=state.first_seat,
        hands=tuple(hands),
        stacks=state.stacks,
        discards=state.discards,
        clue_tokens=state.clue_tokens,
        strikes=state.strikes,
        deck_size=state.deck_size,
        turns_left=state.turns_left,
        ending=state.ending,
        history=tuple(
            Turn(turn.number, seat, turn.action, redact(turn.events, seat))
            if turn.seat == seat
            else turn
            for turn in state.history
        ),
    )


def observe_all(state: GameState, seat: int) -> Observation:
    """Return the game with nothing hidden, from a seat's view; only for finished games."""
    seen = observe(state, seat)
    return replace(seen, hands=tuple(state.hands), history=state.history)


def redact(events: tuple[Event, ...], seat: int) -> tuple[Event, ...]:
    """Return the events as a seat may know them, without the faces of cards it drew."""
    return tuple(
        Drawn(seat, event.order, None) if isinstance(event, Drawn) and event.seat == seat else event
        for event in events
    )
