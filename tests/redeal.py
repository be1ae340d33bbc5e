"""Redealing: another game that looks the same to one seat."""

import random
from dataclasses import replace

from hanabi_desktop.game.cards import Card
from hanabi_desktop.game.moves import Drawn, Event
from hanabi_desktop.game.observation import HandCard
from hanabi_desktop.game.state import GameState


def redealt_for(state: GameState, seat: int, chance: random.Random) -> GameState:
    """Deal the seat's hand and the deck anew, consistent with every clue."""
    own = state.hand_orders(seat)
    unseen = [*own, *range(state.drawn, len(state.deck))]
    cards = [state.deck[order] for order in unseen]
    hand = _consistent_hand(state.hands[seat], cards, chance)
    rest = list(cards)
    for card in hand:
        rest.remove(card)
    chance.shuffle(rest)
    deck = list(state.deck)
    for order, card in zip(unseen, [*hand, *rest], strict=True):
        deck[order] = card
    hands = list(state.hands)
    hands[seat] = tuple(
        replace(held, card=card) for held, card in zip(hands[seat], hand, strict=True)
    )
    return replace(
        state,
        deck=tuple(deck),
        hands=tuple(hands),
        history=tuple(
            replace(turn, events=tuple(_redrawn(event, deck) for event in turn.events))
            for turn in state.history
        ),
    )


def _redrawn(event: Event, deck: list[Card]) -> Event:
    return replace(event, card=deck[event.order]) if isinstance(event, Drawn) else event


def _consistent_hand(
    held: tuple[HandCard, ...], cards: list[Card], chance: random.Random
) -> list[Card]:
    """Draw cards that the clue marks allow, the most restricted places first."""
    places = sorted(
        range(len(held)), key=lambda i: sum(held[i].marks.allow(card) for card in cards)
    )
    while True:
        pool = list(cards)
        drawn: dict[int, Card] = {}
        for place in places:
            fitting = [card for card in pool if held[place].marks.allow(card)]
            if not fitting:
                break
            drawn[place] = chance.choice(fitting)
            pool.remove(drawn[place])
        else:
            return [drawn[place] for place in range(len(held))]
