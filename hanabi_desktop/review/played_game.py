"""The positions of a game as it was played, and their values.

To value a position, the undrawn cards are shuffled, the hands stay as they were, and everybody
continues by the conventions. A shuffle assigns an order to all cards of the game, so the shuffle
with a given number is the same in every position except for the cards already drawn. The values of
neighbouring positions therefore differ because of the move between them, and hardly by chance
(common random numbers).
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from statistics import fmean

from hanabi_desktop.game.course import GameRecord
from hanabi_desktop.game.moves import Action, Clue
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.game.state import GameState, apply, observe
from hanabi_desktop.review.findings import Estimate
from hanabi_desktop.teammates.conventions import Agreement
from hanabi_desktop.teammates.encoding import SeatTracker, coded, decoded, index_of, undealt_game
from hanabi_desktop.teammates.explaining.clue_readings import last_clue_to
from hanabi_desktop.teammates.explaining.move_review import Judgement, judge
from hanabi_desktop.teammates.players import ConventionPlayer
from hanabi_desktop.teammates.reasoning.policy import Policy
from hanabi_desktop.teammates.reasoning.simulation import Simulation
from hanabi_desktop.teammates.reasons import explain
from hanabi_desktop.teammates.search.evaluator import standard_error
from hanabi_desktop.teammates.teammate import AT_ONCE, Reason, ReasonCode
from hanabi_desktop.teammates.weights import with_personality


def judgement_of(state: GameState, action: Action, agreement: Agreement) -> Judgement:
    """Judge a legal action by the conventions, in the state before it."""
    seat = state.seat_to_act
    reading = None
    if isinstance(action, Clue):
        after, _ = apply(state, action)
        reading = last_clue_to(observe(after, action.target), agreement)
    return judge(observe(state, seat), agreement, action, reading)


def better_because(observation: Observation, action: Action, agreement: Agreement) -> Reason:
    """Return the reason that the seat to act would have given for an action.

    A clue that may be to play or to keep is told with its card, which the seat sees.
    """
    touched = observation.touched_by(action) if isinstance(action, Clue) else ()
    model = SeatTracker.after(observation, agreement).model
    reason = explain(model, observation.seat, action, touched)
    if reason.code is not ReasonCode.CLUE_FOCUS or not isinstance(action, Clue):
        return reason
    about = (held for held in observation.hands[action.target] if held.order in reason.orders)
    return replace(reason, faces=tuple(held.card for held in about if held.card is not None))


def line_from(state: GameState, action: Action, agreement: Agreement) -> tuple[Action, ...]:
    """Return the actions from the given one to the end of the game.

    The deck keeps its actual order, so this is only one of many possible continuations, and no
    player could have foreseen it.

    Args:
        state: the position; the action is legal there.
        action: the first action.
        agreement: the agreement that everybody follows.
    """
    player = ConventionPlayer(agreement)
    actions = [action]
    state, _ = apply(state, action)
    while state.ending is None:
        actions.append(player.choose(observe(state, state.seat_to_act), AT_ONCE).action)
        state, _ = apply(state, actions[-1])
    return tuple(actions)


BAND = 0.1
"""The share of results below the band; the same share lies above it."""


class PlayedGame:
    """One game and its positions.

    Args:
        record: the game; its actions are legal.
        agreement: the agreement that everybody continues by.
        seed: the seed of the shuffles.
        understood: whether the table understands clues that the conventions misread (see
            ``Simulation.understood``).
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
        self._dealt = self._game.copy()
        self._scratch = self._game.copy()

    def scores(self, turn: int, shuffles: Sequence[int], action: Action | None = None) -> list[int]:
        """Return the points that the position before a turn leads to, shuffle by shuffle.

        A settled position has only one result, whatever the number of shuffles.

        Args:
            turn: the turn, counted from 0; the number of actions stands for the end of the record.
            shuffles: the numbers of the shuffles.
            action: the first action; None for the conventions' choice.
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
        """Return the points that the position after a clue leads to, and cache them.

        No card is drawn after a clue, so if the clue is the conventions' choice, the positions before
        and after it lead to the same points. Cached results of earlier turns are dropped.
        """
        found = self.scores(turn, shuffles)
        kept = {key: scores for key, scores in self._after_clues.items() if key[0] >= turn}
        self._after_clues = {**kept, (turn, tuple(shuffles)): found}
        return found

    def is_settled(self, turn: int) -> bool:
        """Return whether the order of the deck no longer matters: at most one card is undrawn."""
        game = self._position(turn)
        return game.cards - game.drawn < 2

    def choice(self, turn: int) -> Action:
        """Return the conventions' choice before a turn."""
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
        """Return the sort key of the shuffle with this number; cards with smaller keys are drawn earlier."""
        if number not in self._orders:
            chance = Random(f"{self._seed} {number}")  # noqa: S311 (shuffles want a seed, not secrecy)
            self._orders[number] = [chance.random() for _ in self._deck]
        return self._orders[number].__getitem__


def estimate_of(scores: Sequence[int], perfect: int) -> Estimate:
    """Return the estimate of a position from the points it led to.

    Args:
        scores: the points, shuffle by shuffle; at least one.
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
