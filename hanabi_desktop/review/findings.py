"""The results of a review, as plain data."""

from dataclasses import dataclass, field
from enum import Enum

from hanabi_desktop.game.cards import Card
from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.options import MAX_STRIKES
from hanabi_desktop.game.state import GameState
from hanabi_desktop.review.ceiling import Ceiling
from hanabi_desktop.review.reasons import Because
from hanabi_desktop.review.table_facts import TableFacts
from hanabi_desktop.teammates.conventions import Agreement, Convention
from hanabi_desktop.teammates.explaining.move_review import Judgement
from hanabi_desktop.teammates.teammate import Reason


@dataclass(frozen=True, slots=True)
class Depth:
    """The sample sizes of a review.

    Attributes:
        first_shuffles: the number of shuffles of the undrawn cards for the first curve.
        shuffles: the total number of shuffles of the undrawn cards.
        first_deals: the number of deals on which all candidates of a decision are tried.
        selection_deals: the number of deals, including ``first_deals``, on which the best candidate
            is selected.
        confirmation_deals: the numbers of further deals after which the measurement of the cost may
            stop; the last one is the maximum.
        widths: the successive beam widths of the search for the best score that the deal allowed.
        probes: the successive beam widths of the search for the last turn before which a perfect
            score was reachable.
        par: the number of games played to measure par by a user's own agreement.
    """

    first_shuffles: int = 40
    shuffles: int = 240
    first_deals: int = 24
    selection_deals: int = 64
    confirmation_deals: tuple[int, ...] = (64, 96, 128, 160, 192, 224, 256, 288, 320)
    widths: tuple[int, ...] = (12, 60, 240, 1000)
    probes: tuple[int, ...] = (12, 60)
    par: int = 400


USUAL = Depth()


ENGINE = 7
"""Version of everything on which the figures of a review depend: interpretations, weights, sampling.

Reviews of different versions are never mixed, because their figures differ.
"""


class Grade(Enum):
    """The grade of a decision, by what its seat could know."""

    STRONG = "strong"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"
    UNRECORDED = "unrecorded"
    """The decision costs something by the agreement, but makes sense by a convention that nobody recorded."""


class Stage(Enum):
    """How far the judgement of a turn has come; only a judged turn has a grade, a cost and luck."""

    WAITING = "waiting"
    UNDERWAY = "underway"
    JUDGED = "judged"


FAULTS = (Grade.INACCURACY, Grade.MISTAKE, Grade.BLUNDER)
"""The grades of decisions that count as faults, the mildest first."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """The value of a position, in points of the game's own rules (0 for a lost game).

    Attributes:
        value: the mean over shuffles of the undrawn cards.
        error: the standard error of ``value``.
        perfect: the share of the shuffles that end with every firework complete.
        low, high: the 10th and the 90th percentile of the points.
    """

    value: float
    error: float
    perfect: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Cost:
    """The cost of a decision compared with the best candidate, as far as its seat could foresee it.

    Attributes:
        best: the candidate that looked best on the first set of sampled deals.
        points: the points by which ``best`` was better on the second set; never negative.
        error: the standard error of ``points``.
        perfect: the difference in the share of perfect games; never negative.
        perfect_error: the standard error of ``perfect``.
        gained: the points by which the decision was better than the conventions' choice.
        gained_error: the standard error of ``gained``.
        deals: the number of deals of the measurement; 0 if there was no choice or no measurement.
        worth: the mean points of each compared action on the second set, the best first.
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
class Situation:
    """What was left before a turn.

    Attributes:
        clue_tokens: the clues that were left.
        deck_size: the cards that were left to draw.
        strikes: the strikes so far.
        is_last_turn: whether it was the player's last turn, because the last card had been drawn.
    """

    clue_tokens: int
    deck_size: int
    strikes: int = 0
    is_last_turn: bool = False

    @property
    def is_before_last_strike(self) -> bool:
        """Whether one more strike would end the game."""
        return self.strikes == MAX_STRIKES - 1

    @classmethod
    def of(cls, state: GameState) -> "Situation":
        is_last = state.turns_left is not None
        return cls(state.clue_tokens, state.deck_size, state.strikes, is_last)


@dataclass(frozen=True, slots=True)
class TurnReview:
    """The review of one turn.

    Until the turn is judged, its cost is not measured, it has no grade, and its luck is 0.

    Attributes:
        turn: the turn, counted from 1.
        seat: the seat that acted.
        action: the action of that seat.
        policy: the conventions' choice.
        situation: the clues, cards, strikes and turns that were left before the turn.
        before: the value of the position before the turn.
        cost: the cost of the decision.
        grade: the grade of the decision; None if the decision is not graded.
        draw: the points gained by the drawn card (luck).
        hidden: the points that hidden cards added to a departure from the conventions (luck).
        decision: the points gained by the departure, as far as the seat could foresee them.
        judgement: the conventions' judgement of a graded action.
        reason: why the best candidate would have been chosen, for a graded decision.
        convention: the convention that explains the best candidate; a bluff if the action looks
            like one.
        because: for a graded decision that is not strong, the reasons why the best candidate is
            better, the most important first.
        stage: how far the judgement of the turn has come.
        facts: what the whole table shows of the move made and of a better one.
    """

    turn: int
    seat: int
    action: Action
    policy: Action
    situation: Situation
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
    stage: Stage = Stage.JUDGED
    facts: TableFacts = field(default_factory=TableFacts)

    @property
    def is_fault(self) -> bool:
        """Whether the decision counts as its player's fault; the agreement's own choice never does."""
        return self.grade in FAULTS and not self.is_agreements_fault

    @property
    def is_agreements_fault(self) -> bool:
        """Whether a fault was graded that the agreement asks for."""
        return self.grade in FAULTS and self.action == self.policy

    @property
    def is_judged(self) -> bool:
        """Whether the cost, the grade and the luck of the turn are known."""
        return self.stage is Stage.JUDGED


@dataclass(frozen=True, slots=True)
class SeatReview:
    """The totals of one seat's decisions.

    Attributes:
        seat: the seat.
        decisions: the number of turns with a choice, without faults of the agreement itself.
        cost: the total cost in points.
        inaccuracies, mistakes, blunders, strong, unrecorded: the number of decisions of each grade.
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
        """The number of faults."""
        return self.inaccuracies + self.mistakes + self.blunders


@dataclass(frozen=True, slots=True)
class SeatLuck:
    """The effect of luck in the turns of one seat, in points.

    Attributes:
        draw: the points gained by the cards that it drew.
        hidden: the points that hidden cards added to its departures from the conventions.
    """

    draw: float
    hidden: float


@dataclass(frozen=True, slots=True)
class Ledger:
    """The terms that lead from par, the average worth of a deal, to the result of this game.

    ``final - par = deal + draw + hidden + decision``.

    Attributes:
        par, par_error: the mean score over all deals with these rules, and its standard error.
        final: the points of the game; for an unfinished game, the value of its last position.
        deal, draw, hidden, decision: see docs/review-method.md.
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
class LastPerfectTurn:
    """Bounds on the last turn before which every firework could still be completed; 0 means never.

    Attributes:
        at_least: the last turn before which a way to complete them was found.
        at_most: the last turn before which completing them is not proved impossible.
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
        ledger: the terms that lead from par to the result; they add up once the review is complete.
        end: the value of the position after the last turn; for an ended game, its points.
        seats: the totals of each seat.
        turns: the review of each turn.
        ceiling: the bounds on the score that the deal allowed; None until computed.
        last_perfect: the last turn before which a perfect score was reachable; None until computed.
        complete: whether all tasks are done.
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
        """Return the luck in one seat's turns; over all seats, it adds up to the ledger's draw and hidden."""
        theirs = [one for one in self.turns if one.seat == seat]
        return SeatLuck(sum(one.draw for one in theirs), sum(one.hidden for one in theirs))


@dataclass(frozen=True, slots=True)
class HeldKnowledge:
    """What the holder of a card could know about it.

    Attributes:
        order: the card's order.
        possible: the identities that are logically possible.
        agreed: the possible identities that the conventions allow.
        chances: the probability of each identity, the likeliest first.
    """

    order: int
    possible: tuple[Card, ...]
    agreed: tuple[Card, ...]
    chances: tuple[tuple[Card, float], ...]
