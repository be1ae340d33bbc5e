"""Counts in recorded games how people play (see ``people.py``)."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from hanabi_desktop.game.course import GameRecord, replay
from hanabi_desktop.game.moves import Action, Discard, Play
from hanabi_desktop.game.state import GameState, observe
from hanabi_desktop.review.people import CardChoice, People, Share, choices_about_cards
from hanabi_desktop.teammates.conventions import Agreement
from hanabi_desktop.teammates.encoding import SeatTracker, index_of
from hanabi_desktop.teammates.players import ConventionPlayer
from hanabi_desktop.teammates.reasoning.model import SeatModel
from hanabi_desktop.teammates.reasoning.policy import chance_of


@dataclass(frozen=True, slots=True)
class CardCase:
    """A choice about a card whose identity its owner could not prove.

    Attributes:
        choice: the choice.
        agreed: the probability of ``holds`` by the agreement alone, 0 to 1.
        holds: whether the card is playable, or a last copy (see ``CardChoice.identities``).
    """

    choice: CardChoice
    agreed: float
    holds: bool


@dataclass(frozen=True, slots=True)
class GameCounts:
    """The counts of one game.

    Attributes:
        cases: the choices about cards.
        misunderstood: see ``People``.
    """

    cases: tuple[CardCase, ...]
    misunderstood: Share


def counted_in(record: GameRecord, agreement: Agreement) -> GameCounts:
    """Count in one game how actions compare with the agreement's readings.

    Raises:
        BrokenTurnError: the record breaks the rules.
    """
    states = tuple(replay(record))
    cases: list[CardCase] = []
    misunderstood = Share(0, 0)
    for turn, action in enumerate(record.actions):
        cases += _cases(states[turn], turn, record, agreement)
        misunderstood += _misunderstood(states[turn], action, agreement)
    return GameCounts(tuple(cases), misunderstood)


def people_of(games: Iterable[GameCounts]) -> People:
    """Combine the counts of all games."""
    times, of = Counter[CardChoice](), Counter[CardChoice]()
    misunderstood = Share(0, 0)
    for game in games:
        misunderstood += game.misunderstood
        of.update(case.choice for case in game.cases)
        times.update(case.choice for case in game.cases if case.holds)
    return People(
        misunderstood, {choice: Share(times[choice], of[choice]) for choice in CardChoice}
    )


def _cases(
    state: GameState, turn: int, record: GameRecord, agreement: Agreement
) -> Iterator[CardCase]:
    seen = observe(state, state.seat_to_act)
    policy = ConventionPlayer(agreement).weigh(seen)[0].action
    model = _thinking(state, seen.seat, agreement)
    for order, choice in choices_about_cards(seen, model, record.actions[turn], policy).items():
        some, wanted = model.logical[order], choice.identities(model)
        if some & wanted and some & ~wanted:
            holds = bool(wanted >> index_of(state.deck[order]) & 1)
            yield CardCase(choice, chance_of(model, order, wanted), holds)


def _misunderstood(state: GameState, action: Action, agreement: Agreement) -> Share:
    """Return whether one of the agreement's failures happened in fact (see ``People.misunderstood``)."""
    seat = state.seat_to_act
    chosen = ConventionPlayer(agreement).weigh(observe(state, seat))[0].action
    model = _thinking(state, seat, agreement)
    if isinstance(chosen, Play) and model.is_sure(chosen.order):
        if model.playable >> index_of(state.deck[chosen.order]) & 1:
            return Share(0, 0)
        return Share(int(action == chosen), 1)
    chop = model.chop(seat)
    if not isinstance(action, Discard) or chop < 0:
        return Share(0, 0)
    is_last = model.critical >> index_of(state.deck[chop]) & 1
    return Share(int(action.order == chop), 1) if is_last else Share(0, 0)


def _thinking(state: GameState, seat: int, agreement: Agreement) -> SeatModel:
    model = SeatTracker.after(observe(state, seat), agreement).model
    model.think(seat)
    return model
