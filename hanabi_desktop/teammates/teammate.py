"""What the table asks of a player that is a program."""

from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from hanabi_desktop.game.cards import Card
from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.teammates.budget import Budget
from hanabi_desktop.teammates.conventions import Convention


class ReasonCode(Enum):
    """Why a teammate did what it did. The words stand in ``wording``."""

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
    """A consideration; the names are those of ``reasoning.appraisal.Appraisal``."""

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


@dataclass(frozen=True, slots=True)
class Ahead:
    """What looking ahead has changed.

    Attributes:
        instead: what the conventions alone would have chosen.
        games: imagined games in which the two were compared.
        points: by how many points a game it was better.
        perfect: how many more of the games were perfect, as a share.
    """

    instead: Action
    games: int
    points: float
    perfect: float


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a teammate acted, as one seat understands it.

    Attributes:
        code: what kind of reason.
        orders: the cards it speaks of: the one it is about, then those to be played before it.
        faces: what the first of them is, or was taken for; empty where nobody may say.
        convention: what the table agreed on that explains it.
        term: the consideration that decided; None where only the teammate itself knows it.
        ahead: what looking ahead has changed; None where nothing, and for whoever looks on.
    """

    code: ReasonCode
    orders: tuple[int, ...] = ()
    faces: tuple[Card, ...] = ()
    convention: Convention = Convention.NOTHING
    term: Term | None = None
    ahead: Ahead | None = None


@dataclass(frozen=True, slots=True)
class Decision:
    """What a teammate does, and why."""

    action: Action
    reason: Reason


class Teammate(Protocol):
    """A player that is a program: a pure function of what it sees and how long it may think."""

    def choose(self, observation: Observation, budget: Budget) -> Decision:
        """Decide for ``observation.seat``, whose turn it is.

        The decision is legal, and the same for the same observation and budget, as long as the
        machine gets through its thoughts in time.
        """
        ...
