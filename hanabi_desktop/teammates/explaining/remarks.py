"""The teammates' remarks: rare, and only about what everybody knows.

This module never reads the face of a card in a hand, so a remark cannot reveal it.
"""

from collections.abc import Sequence

from hanabi_desktop.game.cards import Rank
from hanabi_desktop.game.moves import Action, Clued, Misplayed, Play, Played, Turn
from hanabi_desktop.game.observation import HandCard, Observation
from hanabi_desktop.game.options import TableTalk
from hanabi_desktop.game.remarks import Remark, Said
from hanabi_desktop.teammates.characters import Personality

_ROUNDS_OF_SILENCE = 4
"""Number of rounds for which a teammate stays silent after its own remark."""

_TIMES, _TIMES_WHEN_CHATTY = 1, 2
"""Maximum number of times that a teammate makes the same remark in a game."""


def remark_before(
    observation: Observation, action: Action, said: Sequence[Said], personality: Personality | None
) -> Said | None:
    """Return the remark of the seat to act before its action; None if it says nothing.

    ``said`` are all remarks so far; chatty teammates speak more often.
    """
    if observation.options.table_talk is TableTalk.STRICT or _keeps_silent(observation, said):
        return None
    remark, to = _wish(observation, action)
    if remark is None:
        return None
    before = sum(earlier.seat == observation.seat and earlier.remark is remark for earlier in said)
    if before >= (_TIMES_WHEN_CHATTY if personality is Personality.CHATTY else _TIMES):
        return None
    return Said(len(observation.history), observation.seat, remark, to)


def _wish(observation: Observation, action: Action) -> tuple[Remark | None, int | None]:
    """Return what the seat would like to say, and to whom."""
    forgetful = _forgetful_seat(observation)
    if _has_just_struck(observation):
        return Remark.SORRY, None
    if _saw_firework_completed(observation):
        return Remark.WELL_PLAYED, None
    if isinstance(action, Play) and action.order in _just_told(observation):
        return Remark.THANKS, None
    if forgetful is not None:
        return Remark.REMEMBER, forgetful
    return (Remark.KNOW_NOTHING if _knows_nothing(observation) else None), None


def _keeps_silent(observation: Observation, said: Sequence[Said]) -> bool:
    """Return whether somebody has spoken in this round, or this seat in one of the last few."""
    turns, players = len(observation.history), observation.options.players
    return any(
        turns - earlier.turns
        < players * (_ROUNDS_OF_SILENCE if earlier.seat == observation.seat else 1)
        for earlier in said
    )


def _last_turn_of(observation: Observation, seat: int) -> Turn | None:
    return next((turn for turn in reversed(observation.history) if turn.seat == seat), None)


def _has_just_struck(observation: Observation) -> bool:
    last = _last_turn_of(observation, observation.seat)
    return last is not None and isinstance(last.events[0], Misplayed)


def _saw_firework_completed(observation: Observation) -> bool:
    last = observation.history[-1].events[0] if observation.history else None
    return isinstance(last, Played) and last.card.rank is Rank.FIVE


def _just_told(observation: Observation) -> tuple[int, ...]:
    """Return the seat's own cards that the last clue since its last turn has touched."""
    seat, own = observation.seat, _last_turn_of(observation, observation.seat)
    since = observation.history[own.number if own is not None else 0 :]
    for turn in reversed(since):
        clue = turn.events[0]
        if isinstance(clue, Clued) and clue.target == seat:
            return clue.touched
    return ()


def _forgetful_seat(observation: Observation) -> int | None:
    """Return a seat that did not play a playable card whose suit and rank are both clued; None for none."""
    for step in range(1, observation.options.players):
        seat = (observation.seat + step) % observation.options.players
        last = _last_turn_of(observation, seat)
        if last is None or isinstance(last.action, Play):
            continue
        if any(
            _fits_for_all_to_see(observation, held, last.number) for held in observation.hands[seat]
        ):
            return seat
    return None


def _fits_for_all_to_see(observation: Observation, held: HandCard, since: int) -> bool:
    """Return whether the marks alone show that a card fits, and already did before turn ``since``."""
    marks = held.marks
    if not (marks.told_suits and marks.told_rank and len(marks.suits) == 1):
        return False
    (suit,), (rank,) = marks.suits, marks.ranks
    column = observation.options.suits.index(suit)
    if observation.fireworks[column] + 1 != rank:
        return False
    return not any(
        (isinstance(event, Played) and event.card.suit is suit)
        or (isinstance(event, Clued) and held.order in event.touched)
        for turn in observation.history[since:]
        for event in turn.events
    )


def _knows_nothing(observation: Observation) -> bool:
    """Return whether no card of the seat's hand is clued and no clue was given to it for two rounds."""
    seat, recent = observation.seat, 2 * observation.options.players
    if len(observation.history) < recent or observation.clue_tokens == 0:
        return False
    if any(held.marks.touched for held in observation.own_hand):
        return False
    lately = (turn.events[0] for turn in observation.history[-recent:])
    return not any(isinstance(event, Clued) and event.target == seat for event in lately)
