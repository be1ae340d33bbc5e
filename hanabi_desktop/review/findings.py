"""What a review finds; nothing here is worked out."""

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
"""The version of all that a review rests on: readings, weights, samples. Another one finds other
figures, so that reviews of different versions are never mixed."""


class Grade(Enum):
    """What a decision was, by what its seat could know."""

    STRONG = "strong"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"
    UNRECORDED = "unrecorded"
    """It costs something by the agreement, and rests on a convention that nobody recorded."""


FAULTS = (Grade.INACCURACY, Grade.MISTAKE, Grade.BLUNDER)
"""The grades of decisions that cost something, the least first."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """What a position is worth: points of the game's own rules, 0 for a lost game.

    Attributes:
        value: the mean over shuffles of the undrawn cards.
        error: its standard error.
        perfect: the share of the shuffles that end with every firework complete.
        low, high: the points that a tenth of them stay below, and a tenth rise above.
    """

    value: float
    error: float
    perfect: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Cost:
    """What a decision cost beside the best candidate, as its seat could foresee.

    Attributes:
        best: the candidate that looked best on the first half of the imagined deals.
        points: by how much it was better on the second half; never negative.
        error: the standard error of that.
        perfect: how many more perfect games it led to, as a share; never negative.
        perfect_error: the standard error of that.
        gained: points by which the decision was better than what the conventions choose.
        gained_error: the standard error of that.
        deals: of the second half; 0 where nothing was left to choose.
        worth: the points that each compared action came to on those deals, the best first.
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
    """What is found of one turn.

    Attributes:
        turn: counted from 1.
        seat: who acted.
        action: what was done.
        policy: what the conventions choose.
        before: what the position was worth before it.
        cost: what the decision cost.
        grade: what it was; None: nothing to be said, or nothing to be chosen.
        draw: points that the drawn card brought (luck).
        hidden: points that the hidden cards made of a departure from the conventions (luck).
        decision: points that the departure brought, as its seat could foresee.
        judgement: what the conventions say of a graded action.
        reason: why the best candidate would have been taken, of a graded decision.
        convention: what explains the best candidate; a bluff where the action looks like one.
        because: why the best candidate is better, of a graded decision, the weightiest first.
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
    """The decisions of one seat together.

    Attributes:
        seat: whose.
        decisions: where there was something to be chosen.
        cost: points in all.
        inaccuracies, mistakes, blunders, strong, unrecorded: how many of each.
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
        """How many decisions cost something."""
        return self.inaccuracies + self.mistakes + self.blunders


@dataclass(frozen=True, slots=True)
class SeatLuck:
    """What luck brought by the moves of one seat, in points.

    Attributes:
        draw: by the cards it drew.
        hidden: by hidden cards, where it departed from the conventions.
    """

    draw: float
    hidden: float


@dataclass(frozen=True, slots=True)
class Ledger:
    """From what deals are worth on average to what this game came to, term by term.

    ``final - par = deal + draw + hidden + decision``.

    Attributes:
        par, par_error: the mean over all deals by these rules, and its standard error.
        final: the points of the game; of one that was broken off, what it was worth then.
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
        """The points, less what was luck."""
        return self.final - self.deal - self.draw - self.hidden


@dataclass(frozen=True, slots=True)
class Ceiling:
    """What a deal allows those who see every card.

    Attributes:
        lower: points that ``line`` reaches.
        upper: points that cannot be surpassed, by proof.
        line: a whole game from the position on.
    """

    lower: int
    upper: int
    line: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class LastPerfectTurn:
    """The last turn before which every firework could still be completed; 0: never.

    Attributes:
        at_least: a way to do so from there is known.
        at_most: after it there is none, by proof.
    """

    at_least: int
    at_most: int


@dataclass(frozen=True, slots=True)
class Review:
    """All that is found of a game.

    Attributes:
        engine: the version it was found with.
        agreement: by whose conventions.
        ended: whether the game was played to its end.
        ledger: where the points came from.
        end: what the position after the last turn was worth; of an ended game, its points.
        seats: seat by seat.
        turns: turn by turn; those not worked out yet are missing at the end.
        ceiling: what the deal allowed; None: not worked out.
        last_perfect: until when all points could be reached; None: not worked out.
        complete: whether everything is worked out.
        seconds: how long it took.
        among_people: whether its table may have conventions that nobody recorded.
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
        """Return what luck brought by one seat's moves; those of all seats are the ledger's luck."""
        theirs = [one for one in self.turns if one.seat == seat]
        return SeatLuck(sum(one.draw for one in theirs), sum(one.hidden for one in theirs))


@dataclass(frozen=True, slots=True)
class HeldKnowledge:
    """What the holder of a card could know of it.

    Attributes:
        order: the card.
        possible: what logic left.
        agreed: what the conventions left of that.
        chances: how likely it was each of them, the likeliest first.
    """

    order: int
    possible: tuple[Card, ...]
    agreed: tuple[Card, ...]
    chances: tuple[tuple[Card, float], ...]
