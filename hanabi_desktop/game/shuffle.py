"""The shuffled deck of a game number, the same on every platform and in every release.

The generator is SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number
generators", OOPSLA 2014) and the shuffle is that of Fisher and Yates, from the last card to the
first, each index drawn without bias by rejection. Neither may ever change, as every game number
would then give another deck. tests/game/test_shuffle.py has test vectors.
"""

from hanabi_desktop.game.cards import Card
from hanabi_desktop.game.options import GameOptions

_MASK = (1 << 64) - 1
_FIRST_SEAT_STREAM = 0xF125_75EA_7000_0000
"""Separates the random numbers of the first seat from those of the same number's shuffle."""


class SplitMix64:
    """The SplitMix64 generator of 64-bit numbers."""

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
    """Return the deck of a game number: index 0 is dealt first."""
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
