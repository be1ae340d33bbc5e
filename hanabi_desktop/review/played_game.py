"""A game as it was played, and what its positions were worth.

Hands are as they were, the undrawn cards in other orders. Everybody goes on by the conventions.
The shuffle of each number orders all cards of the game, so that it is the same in every position
but for the cards drawn meanwhile: neighbouring positions differ by what happened between them,
hardly by chance (common random numbers).
"""

from collections.abc import Callable, Sequence
from random import Random
from statistics import fmean

from hanabi_desktop.game.moves import Action, Clue
from hanabi_desktop.game.record import GameRecord
from hanabi_desktop.review.findings import Estimate
from hanabi_desktop.teammates.agreements import Agreement
from hanabi_desktop.teammates.encoding.action_codes import coded, decoded
from hanabi_desktop.teammates.encoding.identities import index_of
from hanabi_desktop.teammates.encoding.model_factory import undealt_game
from hanabi_desktop.teammates.personalities import with_personality
from hanabi_desktop.teammates.reasoning.policy import Policy
from hanabi_desktop.teammates.reasoning.simulation import Simulation
from hanabi_desktop.teammates.search.comparison import standard_error

BAND = 0.1
"""The share of the games below the band, and above it."""


class PlayedGame:
    """One game.

    Args:
        record: the game; its actions are legal.
        agreement: by whose conventions everybody goes on.
        seed: of the shuffles.
        understood: whether clues are understood that the conventions read wrongly.
    """

    def __init__(
        self, record: GameRecord, agreement: Agreement, seed: int, *, understood: bool = False
    ) -> None:
        options = record.options
        self._record = record
        self._seed = seed
        self._orders: dict[int, list[float]] = {}
        self._after_clues: dict[tuple[int, tuple[int, ...]], list[int]] = {}
        self._deck = [index_of(card) for card in record.deck]
        self._game = undealt_game(options, agreement, record.first_seat)
        self._game.understood = int(understood)
        policy = Policy(with_personality(options.players, None), self._game.models[0])
        self._policies = [policy] * options.players
        self._game.deal(self._deck)
        self._turn = 0
        self._dealt = self._game.twin()
        self._scratch = self._game.twin()

    def scores(self, turn: int, shuffles: Sequence[int], action: Action | None = None) -> list[int]:
        """Return the points that come of the position before a turn, shuffle by shuffle.

        Args:
            turn: counted from 0; one more than the last action is the end of the record.
            shuffles: their numbers.
            action: done first, instead of what the conventions choose.
        """
        key = turn, tuple(shuffles)
        if action is None and key in self._after_clues:
            return self._after_clues[key]
        actions = self._record.actions
        done = actions[turn] if turn < len(actions) else None
        if isinstance(done, Clue) and done == (action or self.choice(turn)):
            return self._scores_after_clue(turn + 1, shuffles)
        game = self._position(turn)
        undrawn = range(game.drawn, game.cards)
        if self.is_settled(turn):
            shuffles = shuffles[:1]
        found = []
        for number in shuffles:
            self._scratch.copy_from(game)
            order = self._order(number)
            self._scratch.stack([self._deck[card] for card in sorted(undrawn, key=order)])
            if action is not None:
                self._scratch.act(*coded(action))
            found.append(self._scratch.play_out(self._policies))
        return found

    def _scores_after_clue(self, turn: int, shuffles: Sequence[int]) -> list[int]:
        """Return the points that come of a position that a clue has led to, kept until the turn has passed.

        No card is drawn after a clue: with the same shuffles the position before is worth as much.
        """
        found = self.scores(turn, shuffles)
        kept = {key: scores for key, scores in self._after_clues.items() if key[0] >= turn}
        self._after_clues = {**kept, (turn, tuple(shuffles)): found}
        return found

    def is_settled(self, turn: int) -> bool:
        """Return whether nothing is left to chance before a turn: all shuffles of what is undrawn are one."""
        game = self._position(turn)
        return game.cards - game.drawn < 2

    def choice(self, turn: int) -> Action:
        """Return what the conventions choose before a turn."""
        game = self._position(turn)
        policy = self._policies[0]
        return decoded(policy.action(policy.choose(game.models[game.seat])))

    def _position(self, turn: int) -> Simulation:
        """Return the game as it was before a turn."""
        if turn < self._turn:
            self._game.copy_from(self._dealt)
            self._turn = 0
        for action in self._record.actions[self._turn : turn]:
            self._game.act(*coded(action))
        self._turn = turn
        return self._game

    def _order(self, number: int) -> Callable[[int], float]:
        """Return how early each card comes in the shuffle of this number, by its order."""
        if number not in self._orders:
            chance = Random(f"{self._seed} {number}")  # noqa: S311 (shuffles want a seed, not secrecy)
            self._orders[number] = [chance.random() for _ in self._deck]
        return self._orders[number].__getitem__


def estimate_of(scores: Sequence[int], perfect: int) -> Estimate:
    """Return what a position is worth, by the points that came of it.

    Args:
        scores: at least one.
        perfect: the points of a perfect game.
    """
    ascending = sorted(scores)
    last = len(ascending) - 1
    return Estimate(
        fmean(scores),
        standard_error(scores),
        fmean(score == perfect for score in scores),
        ascending[round(BAND * last)],
        ascending[round((1 - BAND) * last)],
    )
