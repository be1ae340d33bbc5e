"""The conventions' judgement of an action, such as a learner's that was not the best one, and the alternative to it.

It uses the same model and the same interpretation of clues as the teammates.
"""

from collections import defaultdict
from dataclasses import dataclass
from enum import Enum

from hanabi_desktop.game.cards import Card
from hanabi_desktop.game.moves import Action, Clue, Discard, Play
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.game.options import MAX_CLUE_TOKENS
from hanabi_desktop.teammates.conventions import Agreement
from hanabi_desktop.teammates.encoding import SeatTracker, cards_in, decoded
from hanabi_desktop.teammates.explaining.clue_readings import (
    ClueReading,
    Effect,
    Meaning,
    expected_reading,
)
from hanabi_desktop.teammates.players import ConventionPlayer
from hanabi_desktop.teammates.reasoning.model import SeatModel
from hanabi_desktop.teammates.reasoning.policy import chance_of
from hanabi_desktop.teammates.reasoning.prediction import discarded_chop
from hanabi_desktop.teammates.reasons import faces_of
from hanabi_desktop.teammates.search.belief import Belief, seed_from_history

_GAMBLE = 0.5
"""A play that fails with a higher probability is a gamble even at a low cost; early strikes cost little."""


class Finding(Enum):
    """A statement about an action."""

    CLUE_MISLEADS = "is_misleading_clue"
    CLUE_IS_READ = "clue_is_read"
    CLUE_ASKS_NOTHING = "clue_asks_nothing"
    CLUE_TELLS_NOTHING = "clue_tells_nothing"
    CLUE_IS_NOT_NEEDED = "clue_is_not_needed"
    CLUE_MAY_MISLEAD = "clue_may_mislead"
    CLUE_CAN_WAIT = "clue_can_wait"
    PLAY_CANNOT_FIT = "play_cannot_fit"
    PLAY_IS_SURE = "play_is_sure"
    PLAY_IS_A_GUESS = "play_is_a_guess"
    PLAY_COULD_BE_ANNOUNCED = "play_could_be_announced"
    WRONG_ANNOUNCEMENT = "wrong_announcement"
    DISCARD_COULD_BE_PLAYED = "discard_could_be_played"
    DISCARD_IS_TRASH = "discard_is_trash"
    DISCARD_IS_CLUED = "discard_is_clued"
    DISCARD_IS_CHOP = "discard_is_chop"
    DISCARD_IS_NOT_CHOP = "discard_is_not_chop"


_PRAISE = (
    Finding.CLUE_IS_READ,
    Finding.PLAY_IS_SURE,
    Finding.DISCARD_IS_TRASH,
    Finding.DISCARD_IS_CHOP,
)


@dataclass(frozen=True, slots=True)
class Judgement:
    """The conventions' judgement of an action, by what the acting seat may know.

    Attributes:
        order: the card played or discarded, or the focus of the clue; None if there is none.
        faces: the faces that the card's holder believes possible; empty if there are too many.
        truth: the actual face of a clued card, which the acting seat sees; otherwise None.
        chop: the seat's own chop.
        risk: for a play, the probability that the card does not fit, 0 to 1; otherwise None.
    """

    action: Action
    finding: Finding
    order: int | None = None
    faces: tuple[Card, ...] = ()
    truth: Card | None = None
    reading: ClueReading | None = None
    chop: int | None = None
    risk: float | None = None

    @property
    def is_praise(self) -> bool:
        """Whether the finding does not speak against the action."""
        return self.finding in _PRAISE

    @property
    def is_gamble(self) -> bool:
        """Whether the action plays a card that no clue asks for and that is more likely to fail than not."""
        is_guess = self.finding in (Finding.PLAY_IS_A_GUESS, Finding.PLAY_CANNOT_FIT)
        return is_guess and self.risk is not None and self.risk > _GAMBLE


def judge(
    observation: Observation,
    agreement: Agreement,
    action: Action,
    reading: ClueReading | None = None,
) -> Judgement:
    """Judge an action of the observing seat in the position before the action.

    For a clue, ``reading`` is the result of ``clue_readings.last_clue_to`` for its receiver afterwards.
    """
    if isinstance(action, Clue):
        return _of_clue(observation, agreement, action, reading)
    model = SeatTracker.after(observation, agreement).model
    model.think(observation.seat)
    chop = model.chop(observation.seat)
    finding = _of_play(model, action) if isinstance(action, Play) else _of_discard(model, action)
    identities = model.believed[action.order]
    return Judgement(
        action,
        finding,
        action.order,
        faces_of(identities),
        chop=chop if chop >= 0 else None,
        risk=1 - chance_of(model, action.order, model.playable)
        if isinstance(action, Play)
        else None,
    )


def objection_to(observation: Observation, agreement: Agreement, action: Action) -> Judgement:
    """Return the objection to an action of the observing seat that is known to cost something.

    Only the seat's own knowledge is used. The receiver's reading of a clue is therefore left out,
    because it may depend on cards that only the receiver sees.
    """
    if not isinstance(action, Clue):
        return judge(observation, agreement, action)
    weighed = ConventionPlayer(agreement).weigh(observation)
    misleads = any(option.action == action and option.is_misleading for option in weighed)
    return Judgement(action, Finding.CLUE_MAY_MISLEAD if misleads else Finding.CLUE_CAN_WAIT)


def _of_clue(
    observation: Observation, agreement: Agreement, clue: Clue, reading: ClueReading | None
) -> Judgement:
    if reading is None or reading.order is None or reading.meaning is Meaning.NOTHING:
        return Judgement(clue, Finding.CLUE_ASKS_NOTHING, reading=reading)
    expected = expected_reading(observation, agreement, clue)
    if expected.effect is Effect.NOTHING_NEW:
        return Judgement(clue, Finding.CLUE_TELLS_NOTHING, reading=reading)
    if expected.effect is Effect.PLAY_ANYWAY:
        return Judgement(clue, Finding.CLUE_IS_NOT_NEEDED, expected.order, reading=reading)
    hand = observation.hands[clue.target]
    truth = next((held.card for held in hand if held.order == reading.order), None)
    weighed = ConventionPlayer(agreement).weigh(observation)
    is_misleading = any(option.action == clue and option.is_misleading for option in weighed)
    finding = Finding.CLUE_MISLEADS if is_misleading else Finding.CLUE_IS_READ
    return Judgement(clue, finding, reading.order, reading.faces, truth, reading)


def _of_play(model: SeatModel, play: Play) -> Finding:
    if not model.logical[play.order] & model.playable:
        return Finding.PLAY_CANNOT_FIT
    if not model.is_sure(play.order):
        return Finding.PLAY_IS_A_GUESS
    suits = {face.suit for face in cards_in(model.believed[play.order])}
    if play.announced is not None and play.announced not in suits:
        return Finding.WRONG_ANNOUNCEMENT
    may_announce = model.choreography and model.tokens < MAX_CLUE_TOKENS
    if play.announced is None and may_announce and len(suits) == 1:
        return Finding.PLAY_COULD_BE_ANNOUNCED
    return Finding.PLAY_IS_SURE


def _of_discard(model: SeatModel, discard: Discard) -> Finding:
    order = discard.order
    if model.is_known_trash(order):
        return Finding.DISCARD_IS_TRASH
    if model.is_sure(order):
        return Finding.DISCARD_COULD_BE_PLAYED
    if model.clued[order]:
        return Finding.DISCARD_IS_CLUED
    is_chop = order in (model.chop(model.seat), discarded_chop(model, model.seat))
    return Finding.DISCARD_IS_CHOP if is_chop else Finding.DISCARD_IS_NOT_CHOP


_GAMES = 8
"""Number of sampled games, consistent with what the listener knows, that are examined."""


def alternative_to(listener: Observation, agreement: Agreement, action: Action) -> Action | None:
    """Return the best action of another kind that the seat to act could have taken.

    Actions are valued in sampled games that are possible for the listener, so the result reveals
    nothing about the listener's own cards. Clues to the listener are left out, because the cards
    that they would touch depend on those cards. The result is None if there was no action of
    another kind, or none that was possible in every game.

    Args:
        listener: the position before the action, as the listener sees it.
        agreement: the table's agreement.
        action: the action that was taken.
    """
    belief = Belief(listener, agreement, seed_from_history(listener))
    values: defaultdict[Action, list[float]] = defaultdict(list)
    for number in range(_GAMES):
        game, policy = belief.game(number), belief.policy
        policy.choose(game.models[game.seat])
        for place in range(policy.candidates):
            other = decoded(policy.action(place))
            is_for_listener = isinstance(other, Clue) and other.target == listener.seat
            if type(other) is type(action) or is_for_listener or policy.misleading[place]:
                continue
            values[other].append(policy.value[place])
    possible = {other: sum(found) for other, found in values.items() if len(found) == _GAMES}
    return max(possible, key=possible.__getitem__, default=None)
