"""The results of a review, as plain data."""

from dataclasses import dataclass
from enum import Enum

from hanabi_desktop.game.cards import Card
from hanabi_desktop.game.moves import Action
from hanabi_desktop.review.contrast import Because
from hanabi_desktop.teammates.agreements import Agreement
from hanabi_desktop.teammates.conventions import Convention
from hanabi_desktop.teammates.explaining.move_review import Judgement
from hanabi_desktop.teammates.teammate import Reason

ENGINE = 3
"""Version of everything a review rests on: interpretations, weights, samples.

Another version gives other figures, so reviews of different versions are never mixed.
"""


class Grade(Enum):
    """The grade of a decision, by what its seat could know."""

    STRONG = "strong"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"
    UNRECORDED = "unrecorded"
    """The decision costs something by the agreement and rests on a convention that nobody recorded."""


FAULTS = (Grade.INACCURACY, Grade.MISTAKE, Grade.BLUNDER)
"""The grades of decisions that cost something, the least first."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """The value of a position, in points of the game's own rules (0 for a lost game).

    Attributes:
        value: the mean over shuffles of the undrawn cards.
        error: the standard error of ``value``.
        perfect: the share of the shuffles that end with every firework complete.
        low, high: the points that a tenth of the shuffles stay below, and a tenth exceed.
    """

    value: float
    error: float
    perfect: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Cost:
    """What a decision cost compared with the best candidate, as its seat could foresee.

    Attributes:
        best: the candidate that looked best on the first half of the sampled deals.
        points: how many points it was better on the second half; never negative.
        error: the standard error of ``points``.
        perfect: how many more perfect games it led to, as a share; never negative.
        perfect_error: the standard error of ``perfect``.
        gained: points by which the decision was better than the conventions' choice.
        gained_error: the standard error of ``gained``.
        deals: deals of the second half; 0 if there was nothing to choose or to measure.
        worth: the mean points of each compared action on those deals, the best first.
    """

    best: Action
    points: float = 0.0
    error: float = 0.0
    perfect: float = 0.0
    perfect_error: float = 0.0
    gained: float = 0.0
    gained_error: float = 0.0
    deals: int = 0
    worth: tuple[tuple[Action, float], ...] = ()


@dataclass(frozen=True, slots=True)
class TurnReview:
    """The review of one turn.

    Attributes:
        turn: the turn, counted from 1.
        seat: the seat that acted.
        action: its action.
        policy: the conventions' choice.
        before: the value of the position before the turn.
        cost: the cost of the decision.
        grade: the grade of the decision; None if there is nothing to report or was no choice.
        draw: points that the drawn card brought (luck).
        hidden: points that the hidden cards added to a departure from the conventions (luck).
        decision: points that the departure brought, as its seat could foresee.
        judgement: the conventions' judgement of a graded action.
        reason: why the best candidate would have been chosen, for a graded decision.
        convention: the convention that explains the best candidate; a bluff where the action looks
            like one.
        because: why the best candidate is better, for a graded decision, the weightiest reason
            first.
    """

    turn: int
    seat: int
    action: Action
    policy: Action
    before: Estimate
    cost: Cost
    grade: Grade | None
    draw: float
    hidden: float
    decision: float
    judgement: Judgement | None = None
    reason: Reason | None = None
    convention: Convention = Convention.NOTHING
    because: tuple[Because, ...] = ()


@dataclass(frozen=True, slots=True)
class SeatReview:
    """The totals of one seat's decisions.

    Attributes:
        seat: the seat.
        decisions: the number of turns with a choice.
        cost: the total cost in points.
        inaccuracies, mistakes, blunders, strong, unrecorded: the number of each grade.
    """

    seat: int
    decisions: int
    cost: float
    inaccuracies: int
    mistakes: int
    blunders: int
    strong: int
    unrecorded: int = 0

    @property
    def losses(self) -> int:
        """The number of decisions that cost something."""
        return self.inaccuracies + self.mistakes + self.blunders


@dataclass(frozen=True, slots=True)
class SeatLuck:
    """What luck brought in the turns of one seat, in points.

    Attributes:
        draw: by the cards it drew.
        hidden: by hidden cards, where it departed from the conventions.
    """

    draw: float
    hidden: float


@dataclass(frozen=True, slots=True)
class Ledger:
    """The terms that lead from par, the average worth of a deal, to the result of this game.

    ``final - par = deal + draw + hidden + decision``.

    Attributes:
        par, par_error: the mean over all deals by these rules, and its standard error.
        final: the points of the game; for an unfinished game, the value of its last position.
        deal, draw, hidden, decision: see docs/review.md.
    """

    par: float
    par_error: float
    final: float
    deal: float
    draw: float
    hidden: float
    decision: float

    @property
    def luck_adjusted(self) -> float:
        """The points of the game less all luck."""
        return self.final - self.deal - self.draw - self.hidden


@dataclass(frozen=True, slots=True)
class Ceiling:
    """The bounds on the score of players who see every card.

    Attributes:
        lower: points that ``line`` reaches.
        upper: points that provably cannot be exceeded.
        line: the actions from the position to the end of the game.
    """

    lower: int
    upper: int
    line: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class LastPerfectTurn:
    """The last turn before which every firework could still be completed; 0 means never.

    Attributes:
        at_least: the last turn from which a way is known.
        at_most: the last turn after which it is proved impossible.
    """

    at_least: int
    at_most: int


@dataclass(frozen=True, slots=True)
class Review:
    """The review of a game.

    Attributes:
        engine: the version of the reviewing code that made it.
        agreement: the agreement it is judged by.
        ended: whether the game was played to its end.
        ledger: where the points came from.
        end: the value of the position after the last turn; for an ended game, its points.
        seats: the totals of each seat.
        turns: the review of each turn.
        ceiling: what the deal allowed; None until it has been computed.
        last_perfect: until when a perfect score was reachable; None until it has been computed.
        complete: whether all of the work is done.
        seconds: the duration of the review.
        among_people: whether the table may have conventions that nobody recorded.
    """

    engine: int
    agreement: Agreement
    ended: bool
    ledger: Ledger
    end: Estimate
    seats: tuple[SeatReview, ...]
    turns: tuple[TurnReview, ...]
    ceiling: Ceiling | None
    last_perfect: LastPerfectTurn | None
    complete: bool
    seconds: float
    among_people: bool = False

    def luck_of(self, seat: int) -> SeatLuck:
        """Return what luck brought in one seat's turns; over all seats it adds up to the ledger's luck."""
        theirs = [one for one in self.turns if one.seat == seat]
        return SeatLuck(sum(one.draw for one in theirs), sum(one.hidden for one in theirs))


@dataclass(frozen=True, slots=True)
class HeldKnowledge:
    """What the holder of a card could know about it.

    Attributes:
        order: the card's order.
        possible: the identities that logic allows.
        agreed: those of them that the conventions allow.
        chances: the probability of each identity, the likeliest first.
    """

    order: int
    possible: tuple[Card, ...]
    agreed: tuple[Card, ...]
    chances: tuple[tuple[Card, float], ...]
