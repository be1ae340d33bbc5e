"""The teammates' way of playing: conventions read, every action weighed, the reason told."""

from dataclasses import dataclass, replace

from hanabi_desktop.game.cards import RANKS, Suit
from hanabi_desktop.game.moves import Action, Clue, ClueValue, Discard, Play
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.teammates.characters import Temper, tempered
from hanabi_desktop.teammates.explaining import explain
from hanabi_desktop.teammates.levels import Level
from hanabi_desktop.teammates.reasoning.model import SeatModel
from hanabi_desktop.teammates.reasoning.policy import Policy
from hanabi_desktop.teammates.teammate import Budget, Decision, Reason, Term
from hanabi_desktop.teammates.witness import Witness

_PLAY, _DISCARD = 0, 1


@dataclass(frozen=True, slots=True)
class Option:
    """An action that was weighed.

    Attributes:
        action: what would be done.
        value: what it is worth: its terms together.
        terms: that sum.
        misleads: a clue that somebody would misunderstand; the last resort.
    """

    action: Action
    value: float
    terms: dict[Term, float]
    misleads: bool


class ConventionPlayer:
    """Plays by the table's conventions.

    Args:
        agreed: the level the table plays at: nothing beyond it is used or expected.
        temper: what it likes a little more than others do.
        witness: how it follows the game.
    """

    def __init__(
        self, agreed: Level, temper: Temper | None = None, witness: type[Witness] = Witness
    ) -> None:
        self._agreed = agreed
        self._temper = temper
        self._looks_on = witness
        self._witness: Witness | None = None  # kept from turn to turn; a new one tells the same

    def _model(self, observation: Observation) -> SeatModel:
        if self._witness is None or not self._witness.catch_up(observation):
            self._witness = self._looks_on.of(observation, self._agreed)
        return self._witness.model

    def choose(self, observation: Observation, budget: Budget) -> Decision:  # noqa: ARG002 (the conventions answer at once)
        """Decide for the observing seat, whose turn it is."""
        options = self.weigh(observation)
        return Decision(options[0].action, self.reason(observation, options))

    def weigh(self, observation: Observation) -> tuple[Option, ...]:
        """Every action worth a thought, the best first."""
        model = self._model(observation)
        policy = Policy(tempered(observation.options.players, self._temper), model)
        policy.choose(model)
        order = sorted(range(policy.candidates), key=lambda i: -policy.value[i])
        return tuple(
            Option(
                _action(policy.kind[i], policy.subject[i], policy.detail[i]),
                policy.value[i],
                {term: getattr(policy.terms[i], term.value) for term in Term},
                bool(policy.misleading[i]),
            )
            for i in order
        )

    def reason(self, observation: Observation, options: tuple[Option, ...]) -> Reason:
        """Why the first of these options was taken."""
        best = options[0]
        touched = observation.touched_by(best.action) if isinstance(best.action, Clue) else ()
        model = self._model(observation)
        reason = explain(model, observation.seat, best.action, touched)
        return replace(reason, term=_decisive(options))


def _decisive(options: tuple[Option, ...]) -> Term | None:
    """The term by which the best action surpasses the best of another kind the most."""
    best = options[0]
    rival = next((o for o in options if type(o.action) is not type(best.action)), None)
    if rival is None:
        return None
    return max(Term, key=lambda term: best.terms[term] - rival.terms[term])


def _action(kind: int, subject: int, detail: int) -> Action:
    if kind == _PLAY:
        return Play(subject, None if detail < 0 else Suit(detail))
    if kind == _DISCARD:
        return Discard(subject)
    return Clue(subject, _value(detail))


def _value(code: int) -> ClueValue:
    return RANKS[code - 6] if code >= 6 else Suit(code)
