"""A forecast of a game's final worth from the open table and the hands.

The forecast is a linear function of a few features, with separate coefficients for each phase of
the game. It is fitted to complete games between teammates (``lab/fitting/value_fit.py``). It uses
all hands, so it applies only to sampled games.
"""

from collections.abc import Sequence

from hanabi_desktop.teammates.reasoning.appraisal import pace_of
from hanabi_desktop.teammates.reasoning.knowledge import count_of
from hanabi_desktop.teammates.reasoning.simulation import Simulation

FEATURES = (
    "score",
    "reachable",
    "tokens",
    "strikes",
    "deck",
    "pace",
    "scarce",
    "short",
    "ready",
    "playable",
    "waiting",
)
"""The features of a position.

In order: the score and the highest score still possible; the numbers of clue tokens, strikes and
cards in the deck; the pace, how far it is below 4, and how far below 2; the number of playable
cards that their holder knows to be playable, of all playable cards in hands, and of clued cards
that can be played later.
"""
PHASES = (0, 5, 12, 20, 30, 60)
"""The largest deck size of each phase, from the last phase of the game to the first."""
COUNT = 11
"""Number of features; a literal, like the sizes below, because the compiled code requires it."""


class ValueEstimate:
    """Forecasts what a game will be worth.

    Args:
        coefficients: for each of ``PHASES`` in turn, a constant and then a coefficient for each of
            ``FEATURES``.

    Attributes:
        features: the features of the position last evaluated.
        phase: the phase of that position.
    """

    def __init__(self, coefficients: Sequence[float]) -> None:
        self.phase = 0
        self.features = [0.0] * 11
        self.coefficients = [0.0] * 72
        for place in range(72):
            self.coefficients[place] = coefficients[place]

    def worth(self, game: Simulation) -> float:
        """Return the forecast worth of this game, in the unit of ``worth_of``."""
        self.look(game)
        start = self.phase * (COUNT + 1)
        worth = self.coefficients[start]
        for place in range(COUNT):
            worth += self.coefficients[start + 1 + place] * self.features[place]
        return worth

    def look(self, game: Simulation) -> None:
        """Compute the features of a position."""
        model = game.models[0]
        needed = 5 * model.suits - count_of(model.trash)
        pace = pace_of(model)
        self.phase = _phase_of(model.deck)
        self.features[0] = model.score
        self.features[1] = model.score + needed
        self.features[2] = model.tokens
        self.features[3] = model.strikes
        self.features[4] = model.deck
        self.features[5] = pace
        self.features[6] = 4 - pace if pace < 4 else 0
        self.features[7] = 2 - pace if pace < 2 else 0
        self._look_at_hands(game)

    def _look_at_hands(self, game: Simulation) -> None:
        ready = playable = waiting = seen = 0
        for seat in range(game.players):
            model = game.models[seat]
            model.think(seat)
            for place in range(model.size[seat]):
                order = model.hand[5 * seat + place]
                bit = 1 << game.deck[order]
                if (model.trash | seen) & bit:
                    continue
                seen |= bit
                if model.playable & bit:
                    playable += 1
                    some = model.believed[order]
                    if some and not some & ~model.playable:
                        ready += 1
                elif model.clued[order]:
                    waiting += 1
        self.features[8] = ready
        self.features[9] = playable
        self.features[10] = waiting


def _phase_of(deck: int) -> int:
    """Return the phase of a game with this many cards in the deck."""
    phase = 0
    while deck > PHASES[phase]:
        phase += 1
    return phase
