"""The interface between the table and a computer player, and what it may use to think."""

from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from hanabi_desktop.game.cards import Card
from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.teammates.conventions import Convention
from hanabi_desktop.teammates.reasoning import compiled
from hanabi_desktop.teammates.search.deadline import CancellationToken, Deadline
from hanabi_desktop.teammates.search.evaluator import EvaluatorFactory

USUAL_SECONDS = 2.0
THINKING = 0.98
"""Share of the time after which no new deal is started; the current one is played to its end."""


@dataclass(frozen=True, slots=True)
class Budget:
    """The resources for one move of a teammate.

    Attributes:
        seconds: the time limit; 0 means no looking ahead, only a brief check of the conventions'
            choice.
        effort: the factor by which the usual number of deals is multiplied.
        evaluators: the factory of evaluators; None to play games out in the teammate's own process.
        cancellation: the token that stops the thinking; None if it cannot be cancelled.
    """

    seconds: float = USUAL_SECONDS
    effort: float = 1.0
    evaluators: EvaluatorFactory | None = None
    cancellation: CancellationToken | None = None

    @classmethod
    def for_seconds(cls, seconds: float, evaluators: EvaluatorFactory | None = None) -> "Budget":
        """Return a budget of this many seconds, with proportional effort.

        Without the compiled reasoning the result is ``AT_ONCE``, because a few seconds would be too
        short to achieve anything.
        """
        return cls(seconds, seconds / USUAL_SECONDS, evaluators) if compiled() else AT_ONCE

    def deadline(self) -> Deadline:
        """Return the deadline of the budget, counted from now."""
        seconds = THINKING * self.seconds
        if self.cancellation is None:
            return Deadline(seconds)
        return Deadline(seconds, self.cancellation.lasts)


AT_ONCE = Budget(0.0)
"""A budget without looking ahead."""


class ReasonCode(Enum):
    """The kind of reason for a teammate's action. The texts are in ``wording``."""

    PLAY_KNOWN = "play_known"
    PLAY_TOLD = "play_told"
    PLAY_SEEN = "play_seen"
    PLAY_BLIND = "play_blind"
    PLAY_GAMBLE = "play_gamble"
    CLUE_PLAY = "clue_play"
    CLUE_SAVE = "clue_save"
    CLUE_THROUGH = "clue_through"
    CLUE_SELF = "clue_self"
    CLUE_TEMPO = "clue_tempo"
    CLUE_FIX = "clue_fix"
    CLUE_FILL_IN = "clue_fill_in"
    CLUE_STALL = "clue_stall"
    CLUE_DELAY = "clue_delay"
    CLUE_FOCUS = "clue_focus"
    CLUE_EMPTY = "clue_empty"
    DISCARD_TRASH = "discard_trash"
    DISCARD_TELLS = "discard_tells"
    DISCARD_CHOP = "discard_chop"
    DISCARD_UNABLE_TO_CLUE = "discard_unable_to_clue"
    DISCARD_LEAST_NEEDED = "discard_least_needed"
    NONE_GIVEN = "none_given"


class Term(Enum):
    """A consideration; names and order are those of ``reasoning.appraisal.Appraisal``."""

    POINTS = "points"
    PLAYS = "plays"
    KNOWLEDGE = "knowledge"
    WASTE = "waste"
    SAVING = "saving"
    STRIKES = "strikes"
    TOKENS = "tokens"
    PACE = "pace"
    HABIT = "habit"
    PLAN = "plan"

    __hash__ = object.__hash__  # members are singletons; Enum's hash is three times slower


@dataclass(frozen=True, slots=True)
class Ahead:
    """A departure from the conventions' choice because of looking ahead.

    Attributes:
        instead: the action that the conventions alone would have chosen.
        games: the number of sampled games in which the two actions were compared.
        points: the gain in points per game.
        perfect: the gain in the share of perfect games.
    """

    instead: Action
    games: int
    points: float
    perfect: float


@dataclass(frozen=True, slots=True)
class StallPurpose:
    """What made a clue better than a discard, although it asks for nothing.

    Attributes:
        spared: the card, still needed, that the player would otherwise have discarded; None if
            discarding was not allowed, because no clue had been used up.
    """

    spared: Card | None = None


@dataclass(frozen=True, slots=True)
class Reason:
    """The reason for a teammate's action, as one seat understands it.

    Attributes:
        code: the kind of reason.
        orders: the card that the reason concerns, then the cards that have to be played before it.
        faces: the believed or actual faces of the first card; empty if they may not be revealed.
        convention: the convention that explains the action.
        term: the deciding consideration; None if only the teammate itself knows it.
        ahead: the departure due to looking ahead; None if there was none, and always None for
            listeners.
        purpose: what a clue that asks for nothing was for; None if unknown, or for other actions.
        helping: the faces of the cards that have to be played before; empty if not known.
    """

    code: ReasonCode
    orders: tuple[int, ...] = ()
    faces: tuple[Card, ...] = ()
    convention: Convention = Convention.NOTHING
    term: Term | None = None
    ahead: Ahead | None = None
    purpose: StallPurpose | None = None
    helping: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Decision:
    """A teammate's action and its reason."""

    action: Action
    reason: Reason


class Teammate(Protocol):
    """A computer player: a pure function of what it sees and how long it may think."""

    def choose(self, observation: Observation, budget: Budget) -> Decision:
        """Decide for ``observation.seat``, whose turn it is.

        The decision is legal. It is the same for the same observation and budget, as long as the
        machine completes the work in time.
        """
        ...
