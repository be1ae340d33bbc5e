"""The whole truth of a game, and how an action changes it.

Only the session, the library and the arena may hold a :class:`GameState`; everybody else
is handed what :func:`observe` and :func:`redact` leave.

Errors::

    ValueError
     +-- IllegalActionError   the rules refuse the action; ``refusal`` says why
"""

from dataclasses import dataclass, replace
from typing import assert_never

from hanabi_desktop.game.cards import Card, Suit
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
    ClueMarks,
    HandCard,
    Observation,
    PublicCard,
    Refusal,
    refusal,
)
from hanabi_desktop.game.options import MAX_CLUE_TOKENS, MAX_STRIKES, GameOptions
from hanabi_desktop.game.scoring import final_score, is_irreplaceable
from hanabi_desktop.game.shuffle import first_seat, shuffled_deck


class IllegalActionError(ValueError):
    """The rules refuse an action."""

    def __init__(self, reason: Refusal) -> None:
        super().__init__(reason.value)
        self.refusal = reason


@dataclass(frozen=True, slots=True)
class GameState:
    """A game between two turns.

    Attributes:
        options: the rules agreed on.
        deck: all cards; a card's index is its order. Known to nobody.
        first_seat: who began.
        seat_to_act: whose turn it is.
        drawn: how many cards have left the deck.
        hands: every hand, oldest card first. Known to everybody but the holder.
        stacks: the cards on each firework, in the order of ``options.suits``.
        discards: the discard pile, misplayed cards included.
        clue_tokens: 0 to 8.
        strikes: 0 to 3.
        turns_left: turns until the end once the last card is drawn, else None.
        ending: None while the game goes on.
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
        """The top rank of each firework, 0 where none has begun."""
        return tuple(len(stack) for stack in self.stacks)

    @property
    def deck_size(self) -> int:
        """Cards still to be drawn."""
        return len(self.deck) - self.drawn

    def hand_orders(self, seat: int) -> tuple[int, ...]:
        """The orders in a hand, oldest first."""
        return tuple(held.order for held in self.hands[seat])

    def touched_by(self, clue: Clue) -> tuple[int, ...]:
        """The orders a clue would point at."""
        hand = self.hands[clue.target]
        return tuple(held.order for held in hand if clue.touches(self.deck[held.order]))


def deal(options: GameOptions, game_number: int) -> GameState:
    """Shuffle and deal the game of this number."""
    return deal_deck(options, shuffled_deck(game_number, options), first_seat(game_number, options))


def deal_deck(options: GameOptions, deck: tuple[Card, ...], begins: int = 0) -> GameState:
    """Deal a known deck, whole hands in turn order, the seat that begins first."""
    fresh = ClueMarks.none_yet(options.suits)
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
    """Let the seat to act do this; return the new state and what happened.

    Raises:
        IllegalActionError: the rules refuse it; ``state`` is unchanged, as ever.
    """
    reason = refusal(state, action)
    if reason is not None:
        raise IllegalActionError(reason)
    after: GameState
    event: Event
    match action:
        case Play(order, announced):
            after, event = _play(state, order, announced)
        case Discard(order):
            after, event = _discard(state, order)
        case Clue():
            after, event = _clue(state, action)
        case _:
            assert_never(action)
    events: list[Event] = [event]
    last_card_was_out = state.turns_left is not None
    ending = _ending_on_the_table(after, event)
    if ending is None and not isinstance(action, Clue):
        after, drawn = _draw(after)
        events += drawn
    if ending is None and last_card_was_out:
        turns_left = (state.turns_left or 0) - 1
        after = replace(after, turns_left=turns_left)
        ending = Ending.DECK if turns_left == 0 else None
    after = replace(after, seat_to_act=(state.seat_to_act + 1) % state.options.players)
    if ending is None and after.options.final_bouquet:
        after, skipped, ending = _skip_idle_seats(after)
        events += skipped
    if ending is not None:
        after = replace(after, ending=ending)
        events.append(GameEnded(ending, final_score(after.fireworks, ending)))
    turn = Turn(len(state.history) + 1, state.seat_to_act, action, tuple(events))
    return replace(after, history=(*state.history, turn)), turn.events


def observe(state: GameState, seat: int) -> Observation:
    """The game as this seat may know it: a copy without its own cards."""
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
            replace(turn, events=redact(turn.events, seat)) if turn.seat == seat else turn
            for turn in state.history
        ),
    )


def redact(events: tuple[Event, ...], seat: int) -> tuple[Event, ...]:
    """The events as this seat may know them: the cards it drew have no face."""
    return tuple(
        replace(event, card=None) if isinstance(event, Drawn) and event.seat == seat else event
        for event in events
    )


def _play(
    state: GameState, order: int, announced: Suit | None
) -> tuple[GameState, Played | Misplayed]:
    """RULES.md, "A turn", 3, and "Timed choreography"."""
    seat, card = state.seat_to_act, state.deck[order]
    column = state.options.suits.index(card.suit)
    stack = state.stacks[column]
    fits = len(stack) + 1 == card.rank and announced in (None, card.suit)
    after = _take_from_hand(state, order)
    if not fits:
        after = replace(
            after,
            discards=(*state.discards, PublicCard(order, card)),
            strikes=state.strikes + 1,
        )
        return after, Misplayed(seat, order, card, announced)
    earned = (card.rank == 5) + (announced is not None)
    clue_tokens = min(MAX_CLUE_TOKENS, state.clue_tokens + earned)
    stacks = list(state.stacks)
    stacks[column] = (*stack, PublicCard(order, card))
    after = replace(after, stacks=tuple(stacks), clue_tokens=clue_tokens)
    return after, Played(seat, order, card, clue_tokens - state.clue_tokens, announced)


def _discard(state: GameState, order: int) -> tuple[GameState, Discarded]:
    """RULES.md, "A turn", 2."""
    card = state.deck[order]
    after = replace(
        _take_from_hand(state, order),
        discards=(*state.discards, PublicCard(order, card)),
        clue_tokens=state.clue_tokens + 1,
    )
    return after, Discarded(state.seat_to_act, order, card)


def _clue(state: GameState, clue: Clue) -> tuple[GameState, Clued]:
    """RULES.md, "A turn", 1: the clue is complete, and speaks of every other card too."""
    touched = state.touched_by(clue)
    hands = list(state.hands)
    hands[clue.target] = tuple(
        replace(held, marks=held.marks.after(clue.value, touched=held.order in touched))
        for held in hands[clue.target]
    )
    after = replace(state, hands=tuple(hands), clue_tokens=state.clue_tokens - 1)
    return after, Clued(state.seat_to_act, clue.target, clue.value, touched)


def _take_from_hand(state: GameState, order: int) -> GameState:
    hands = list(state.hands)
    seat = state.seat_to_act
    hands[seat] = tuple(held for held in hands[seat] if held.order != order)
    return replace(state, hands=tuple(hands))


def _draw(state: GameState) -> tuple[GameState, list[Event]]:
    """Draw for the seat to act; the last card drawn starts the last round."""
    if state.deck_size == 0:
        return state, []
    order, seat = state.drawn, state.seat_to_act
    card = state.deck[order]
    hands = list(state.hands)
    fresh = ClueMarks.none_yet(state.options.suits)
    hands[seat] = (*hands[seat], HandCard(order, card, fresh))
    after = replace(state, hands=tuple(hands), drawn=order + 1)
    if after.deck_size == 0 and not after.options.final_bouquet:
        after = replace(after, turns_left=after.options.players)
    return after, [Drawn(seat, order, card)]


def _ending_on_the_table(state: GameState, event: Event) -> Ending | None:
    """The endings that the action itself brings (RULES.md, "End" and "The final bouquet")."""
    if state.strikes == MAX_STRIKES:
        return Ending.STRIKES
    if sum(state.fireworks) == state.options.max_score:
        return Ending.PERFECT
    if state.options.final_bouquet and isinstance(event, Discarded | Misplayed):
        discarded = [public.card for public in state.discards]
        if is_irreplaceable(
            event.card, dict(zip(state.options.suits, state.fireworks, strict=True)), discarded
        ):
            return Ending.IRREPLACEABLE
    return None


def _skip_idle_seats(state: GameState) -> tuple[GameState, list[Event], Ending | None]:
    """Pass over seats that can do nothing; all of them idle means the game is lost."""
    skipped: list[Event] = []
    players = state.options.players
    for step in range(players):
        seat = (state.seat_to_act + step) % players
        if _can_act(state, seat):
            return replace(state, seat_to_act=seat), skipped, None
        skipped.append(Skipped(seat))
    return state, [], Ending.STUCK


def _can_act(state: GameState, seat: int) -> bool:
    """A seat that holds a card can play it; one that holds none can only give a clue."""
    someone_else_holds = any(hand for other, hand in enumerate(state.hands) if other != seat)
    return bool(state.hands[seat]) or (state.clue_tokens > 0 and someone_else_holds)
