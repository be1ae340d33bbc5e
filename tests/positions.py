"""Compact builders for positions, so that a test reads like a table.

>>> table = deal_known("r1 y2 b5 g1 w3", "g1 r2 r3 b1 y1")   # seat by seat, oldest first
>>> table.after("clue 1 red", "play 1:slot3").expect(fireworks="", clues=7, strikes=1)
"""

from dataclasses import dataclass

import pytest

from hanabi_desktop.game.cards import RANKS, Card, Suit, parse_cards
from hanabi_desktop.game.moves import Action, Clue, Discard, Event, Play
from hanabi_desktop.game.observation import Observation, Refusal
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.state import GameState, IllegalActionError, apply, deal_deck, observe


@dataclass(frozen=True)
class Table:
    """A position, with methods to continue from it and to check it."""

    state: GameState
    events: tuple[Event, ...] = ()

    def after(self, *moves: str) -> "Table":
        """Play moves: ``clue SEAT red|3``, ``play SEAT:slotN [as red]``, ``discard SEAT:slotN``."""
        state, events = self.state, ()
        for move in moves:
            state, events = apply(state, read_move(state, move))
        return Table(state, events)

    def sees(self, seat: int) -> Observation:
        return observe(self.state, seat)

    def expect(
        self,
        *,
        fireworks: str | None = None,
        clues: int | None = None,
        strikes: int | None = None,
        discards: str | None = None,
    ) -> "Table":
        """Compare the position with the expectation; ``fireworks`` names the top cards."""
        state = self.state
        if fireworks is not None:
            tops = [str(stack[-1].card) for stack in state.stacks if stack]
            assert sorted(tops) == sorted(fireworks.split())
        if clues is not None:
            assert state.clue_tokens == clues
        if strikes is not None:
            assert state.strikes == strikes
        if discards is not None:
            assert [str(public.card) for public in state.discards] == discards.split()
        return self


def deal_known(*hands: str, deck: str = "", options: GameOptions | None = None) -> Table:
    """Deal these hands, seat by seat from seat 0, oldest card first.

    ``deck`` names the next cards to be drawn; the rest of the box follows in box order.
    """
    options = options or GameOptions(players=len(hands))
    named = [card for hand in (*hands, deck) for card in parse_cards(hand)]
    rest = list(options.box)
    for card in named:
        rest.remove(card)
    return Table(deal_deck(options, (*named, *rest)))


def known_deck(text: str, options: GameOptions) -> Table:
    """Deal exactly this deck, and nothing after it: for tests of the end of the deck."""
    return Table(deal_deck(options, parse_cards(text)))


def read_move(state: GameState, text: str) -> Action:
    """Read one move in the notation of :meth:`Table.after`, checking whose turn it is."""
    verb, *words = text.split()
    if verb == "clue":
        value = words[1]
        return Clue(
            int(words[0]), RANKS[int(value) - 1] if value.isdigit() else Suit[value.upper()]
        )
    seat, slot = words[0].split(":slot")
    assert int(seat) == state.seat_to_act, f"it is seat {state.seat_to_act}'s turn, not {seat}'s"
    order = state.hand_orders(int(seat))[-int(slot)]
    if verb == "discard":
        return Discard(order)
    assert verb == "play", text
    return Play(order, Suit[words[2].upper()] if "as" in words else None)


def refusal_of(table: Table, action: Action) -> Refusal:
    """Return why the rules refuse an action; fail if they accept it."""
    with pytest.raises(IllegalActionError) as caught:
        apply(table.state, action)
    return caught.value.refusal


def card(text: str) -> Card:
    return Card.parse(text)
