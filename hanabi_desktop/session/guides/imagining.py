"""Imagined cards: a deal that fits everything one seat has seen, to try moves in a game that goes on."""

from collections.abc import Iterable
from itertools import chain
from random import Random

from hanabi_desktop.game.cards import Card
from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.observation import HandCard, Observation
from hanabi_desktop.game.state import GameState, apply, deal_deck


def imagined_states(seen: Observation, chance: Random) -> list[GameState]:
    """Return the states of a game that looks the same to the observing seat, the deal first.

    Its own cards and the undrawn ones are drawn at random, as far as clues allow. Only the
    observation is used, so the real cards can have no influence.
    """
    known = _known_cards(seen)
    unseen = list(seen.options.box)
    for card in known.values():
        unseen.remove(card)
    held = _drawn_hand(seen.own_hand, unseen, chance)
    for card in held.values():
        unseen.remove(card)
    chance.shuffle(unseen)
    known |= held
    drawn = sorted(known)
    deck = [known[order] for order in drawn] + unseen
    states = [deal_deck(seen.options, tuple(deck), seen.first_seat)]
    for action in _actions(seen):
        states.append(apply(states[-1], action)[0])
    return states


def _actions(seen: Observation) -> Iterable[Action]:
    return (turn.action for turn in seen.history)


def _known_cards(seen: Observation) -> dict[int, Card]:
    """Return every card that the seat sees or has seen, by its order."""
    known = {public.order: public.card for public in chain(*seen.stacks, seen.discards)}
    for hand in seen.hands:
        known |= {held.order: held.card for held in hand if held.card is not None}
    return known


def _drawn_hand(hand: Iterable[HandCard], unseen: list[Card], chance: Random) -> dict[int, Card]:
    """Draw cards that the clues allow, those with the fewest possibilities first, until all fit."""
    places = sorted(hand, key=lambda held: sum(map(held.marks.allow, unseen)))
    while True:
        pool, drawn = list(unseen), dict[int, Card]()
        for held in places:
            fitting = [card for card in pool if held.marks.allow(card)]
            if not fitting:
                break
            drawn[held.order] = chance.choice(fitting)
            pool.remove(drawn[held.order])
        else:
            return drawn
