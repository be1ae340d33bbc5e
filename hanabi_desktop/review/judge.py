"""The choice of the best move, which reviews, hints, teaching tables and lessons share.

Everything that judges moves has the same candidates, sampled deals and rule of choice, so that the
move a hint advises is the one that a review of that turn calls best.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from hanabi_desktop.game.moves import Action, Discard, Play
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.review.findings import Depth
from hanabi_desktop.teammates.conventions import Agreement
from hanabi_desktop.teammates.encoding import SeatTracker
from hanabi_desktop.teammates.players import Option, candidates_of
from hanabi_desktop.teammates.search.evaluator import Scores

RIVALS = 6
"""Number of actions compared, including the conventions' choice, among those that the conventions weigh."""
GAMES_PER_SAMPLE = 8
"""Number of games of a strand that share one sample of hands.

Drawing hands costs as much as playing games out; 8 games per sample give the most precise costs for a
given computing time.
"""

PlayOut = Callable[[Sequence[Action], range], Sequence[Sequence[float]]]
"""Plays actions out on numbered deals; the result is shorter if there is no time for all of them."""


@dataclass(frozen=True, slots=True)
class Choice:
    """The best move.

    Attributes:
        action: the move.
        scores: the scores of the candidates on the deals that selected it.
    """

    action: Action
    scores: Scores


def candidates_at(
    observation: Observation, options: Sequence[Option], agreement: Agreement
) -> list[Action]:
    """Return the conventions' choice, its rivals, every sure play, and the discard of the chop."""
    found = candidates_of(options, RIVALS)
    found += [o.action for o in options if isinstance(o.action, Play) and not o.is_misleading]
    model = SeatTracker.after(observation, agreement).model
    chop = model.chop(observation.seat)
    if chop >= 0 and observation.clue_tokens < 8:
        found.append(Discard(chop))
    return list(dict.fromkeys(found))


def best_move(
    play_out: PlayOut, candidates: Sequence[Action], agreed: Action, depth: Depth
) -> Choice | None:
    """Return the best candidate, which is the conventions' choice if that is as good within the error.

    Args:
        play_out: plays the position out.
        candidates: the moves to choose from, including ``agreed``.
        agreed: the conventions' choice.
        depth: the sample sizes.

    Returns:
        the choice; None if there was no time for it.
    """
    scores = Scores()

    def take(actions: Sequence[Action], deals: range) -> bool:
        rows = play_out(actions, deals)
        scores.take(actions, deals, rows)
        return len(rows) == len(deals)

    if not take(candidates, range(depth.first_deals)):
        return None
    running = scores.near_best(candidates)
    if len(running) > 1 and not take(running, range(depth.first_deals, depth.selection_deals)):
        return None
    if agreed in scores.near_best(running):
        return Choice(agreed, scores)
    return Choice(scores.best_of(running), scores)
