"""The cards that a hand can still hold, from the clues and the cards its holder sees."""

from collections import Counter

from hanabi_desktop.game.cards import Card, faces
from hanabi_desktop.game.observation import Observation


def possible_cards(seen: Observation, seat: int) -> dict[int, frozenset[Card]]:
    """Return the identities that each card of a hand may have, by order, as its holder can deduce.

    An identity is ruled out by the clues, and where the holder sees all its copies: on fireworks,
    on the discard pile, in other hands, or as another card of the hand that can be nothing else.
    For another seat's hand, only cards that the observing seat sees too are counted, so that
    nothing of its own hand is revealed; the holder may know more.

    Args:
        seen: the game as one seat sees it.
        seat: the seat that holds the hand.
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
