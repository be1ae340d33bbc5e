"""What time is left after a move: the plays, who has too few turns, and whose last turn comes too early."""

from collections.abc import Container, Iterable, Iterator
from dataclasses import dataclass

from hanabi_desktop.game.cards import Card, Rank
from hanabi_desktop.game.observation import HandCard
from hanabi_desktop.game.scoring import (
    Standing,
    best_reachable_score,
    is_playable,
    is_trash,
    plays_left,
)
from hanabi_desktop.game.state import GameState
from hanabi_desktop.review.ceiling import CeilingSearch

_WIDTHS = (12, 60)
"""The beam widths for the most points possible when one card is left, which is nearly always exact."""


@dataclass(frozen=True, slots=True)
class Workload:
    """The cards that only one seat can play, and the turns that it has for them.

    Turns are counted as if every one drew a card; each clue gives the table one more.

    Attributes:
        seat: the seat.
        cards: the cards, by suit and rank.
        turns: the seat's turns until the end of the game.
    """

    seat: int
    cards: tuple[Card, ...]
    turns: int

    @property
    def spare(self) -> int:
        """The number of turns that the seat can spare; negative if it has too few."""
        return self.turns - len(self.cards)


@dataclass(frozen=True, slots=True)
class OutOfTurn:
    """A card whose holder has no turn left once the card before it can have been played.

    Attributes:
        seat: the holder.
        card: the card.
        other: who holds the card before it.
        before: the card before it.
    """

    seat: int
    card: Card
    other: int
    before: Card


@dataclass(frozen=True, slots=True)
class TurnsLeft:
    """What time is left after the move that was made.

    Attributes:
        still_to_play: the number of cards that can still be played.
        has_last_round: whether the game ends a round after the last card is drawn.
        plays: the number of plays for which there is time, if it does.
        workloads: the workloads of the seats that have no turn to spare, and fewer than after the better
            move unless the last round begins; the largest shortage of turns first.
        after_draw: the workload of the player, who draws the last card, if that is one card too many.
        out_of_turn: the cards that come too late in the last round, which the move made begins, for
            want of the card before them.
        untold: the cards without a clue of the player who begins that round, playable ones.
        most_points: the most points that were possible after the move made and after the better one,
            for players who see every card, if it begins or continues that round; otherwise zeros.
    """

    still_to_play: int = 0
    plays: int = 0
    has_last_round: bool = True
    workloads: tuple[Workload, ...] = ()
    after_draw: Workload | None = None
    out_of_turn: tuple[OutOfTurn, ...] = ()
    untold: frozenset[Card] = frozenset()
    most_points: tuple[int, int] = (0, 0)

    @classmethod
    def of(cls, state: GameState, after: GameState, after_best: GameState) -> "TurnsLeft":
        """Count the turns that are left.

        Args:
            state: the position before the move.
            after: the position after it.
            after_best: the position after the better move.
        """
        drawn = state.deck[state.drawn : after.drawn]
        still_to_play = best_reachable_score(Standing.from_table(after)) - sum(after.fireworks)
        if state.options.final_bouquet:
            return cls(still_to_play, has_last_round=False)
        plays, workloads = _plays_left(after), _workloads(after, drawn)
        most_points = (0, 0)
        if after.turns_left is not None:
            most_points = _most_points(after), _most_points(after_best)
        if state.turns_left is not None or after.turns_left is None:
            spare = {one.seat: one.spare for one in _workloads(after_best, drawn)}
            fewer = tuple(one for one in workloads if one.spare < spare.get(one.seat, one.turns))
            return cls(still_to_play, plays, workloads=fewer, most_points=most_points)
        return cls(
            still_to_play,
            plays,
            workloads=workloads,
            after_draw=_load_with(after, state.seat_to_act, drawn),
            out_of_turn=tuple(_out_of_turn(after, drawn)),
            untold=frozenset(_untold(after)),
            most_points=most_points,
        )


def holders_of(state: GameState) -> dict[Card, set[int]]:
    """Return the seats that hold each card in the hands."""
    holders: dict[Card, set[int]] = {}
    for seat, hand in enumerate(state.hands):
        for one in hand:
            holders.setdefault(state.deck[one.order], set()).add(seat)
    return holders


def missing_cards(state: GameState, held: Container[Card]) -> list[Card]:
    """Return, for each firework, the first card to come that is in no hand."""
    to_come = (
        (Card(suit, rank) for rank in Rank if rank > top)
        for suit, top in zip(state.options.suits, state.fireworks, strict=True)
    )
    firsts = (next((one for one in cards if one not in held), None) for cards in to_come)
    return [one for one in firsts if one is not None]


def waits_for(missing: Iterable[Card], card: Card) -> bool:
    """Return whether a card cannot be played before one of those that are missing."""
    return any(one.suit is card.suit and one.rank < card.rank for one in missing)


def _plays_left(state: GameState) -> int:
    return plays_left(state.deck_size, state.options.players, state.turns_left)


def _workloads(state: GameState, drawn: Container[Card]) -> tuple[Workload, ...]:
    """Return the workloads of the seats that have as many cards to play as turns left, or more.

    A card that waits for one in no hand does not count, nor does one that waits for a drawn card. In
    the last round, the seat to act is not expected to play a card without a clue that another holds too.

    Args:
        state: the position.
        drawn: the cards that nobody could know of.
    """
    standing, holders, turns = Standing.from_table(state), holders_of(state), _plays_left(state)
    seen = [one for one in holders if one not in drawn]
    missing, players = missing_cards(state, seen), state.options.players
    unaware: set[Card] = set()
    if state.turns_left is not None:  # nobody can tell the next player before their last turn
        unaware = {state.deck[one.order] for one in _without_clue(state)}

    def players_of(card: Card) -> set[int]:
        others = holders[card] - {state.seat_to_act}
        return others if card in unaware and others else holders[card]

    found: list[Workload] = []
    for step in range(players):
        seat = (state.seat_to_act + step) % players
        cards = [
            card
            for card in holders
            if players_of(card) == {seat} and card not in drawn
            if not is_trash(card, standing) and not waits_for(missing, card)
        ]
        cards.sort(key=lambda one: (one.suit.letter, one.rank))
        workload = Workload(seat, tuple(cards), len(range(step, turns, players)))
        if len(cards) > 1 and workload.spare <= 0:
            found.append(workload)
    return tuple(sorted(found, key=lambda one: one.spare))


def _load_with(state: GameState, seat: int, drawn: Iterable[Card]) -> Workload | None:
    """Return the workload of a seat that includes a drawn card and is too much for its turns."""
    loads = (one for one in _workloads(state, ()) if one.seat == seat and one.spare < 0)
    return next((one for one in loads if not set(one.cards).isdisjoint(drawn)), None)


def _out_of_turn(state: GameState, drawn: Iterable[Card]) -> Iterator[OutOfTurn]:
    """Yield the first card of each firework whose holders act before the card before it is played.

    Args:
        state: the position in which everybody has one turn left.
        drawn: the cards that nobody could know of; their fireworks are left out.
    """
    holders, left_out = holders_of(state), {one.suit for one in drawn}

    def turn_of(seat: int) -> int:
        return (seat - state.seat_to_act) % state.options.players

    for suit, top in zip(state.options.suits, state.fireworks, strict=True):
        before: tuple[int, Card] | None = None
        for card in (Card(suit, rank) for rank in Rank if rank > top and suit not in left_out):
            seats = sorted(holders.get(card, ()), key=turn_of)
            earliest = -1 if before is None else turn_of(before[0])
            following = next((one for one in seats if turn_of(one) > earliest), None)
            if following is None:
                if before is not None and seats and before[0] not in seats:
                    yield OutOfTurn(seats[0], card, *before)
                break
            before = (following, card)


def _untold(state: GameState) -> Iterator[Card]:
    """Yield the playable cards without a clue of the seat to act."""
    standing = Standing.from_table(state)
    for one in _without_clue(state):
        if is_playable(state.deck[one.order], standing):
            yield state.deck[one.order]


def _without_clue(state: GameState) -> Iterator[HandCard]:
    """Yield the cards of the seat to act that have had no clue."""
    return (one for one in state.hands[state.seat_to_act] if not one.marks.touched)


def _most_points(state: GameState) -> int:
    return CeilingSearch(state).ceiling(_WIDTHS).lower
