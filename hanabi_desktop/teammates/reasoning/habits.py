"""The habits of seats that depart from the agreement, learned from their actions.

A habit is that a seat does not use a convention. From then on, nobody reads that convention into its
clues or expects it to follow that convention. A seat's model learns from what that seat can see.
"""

from hanabi_desktop.teammates.reasoning.codes import (
    HINT,
    NO_BLIND_PLAYS,
    NO_PROMPTS,
    PROOF,
)
from hanabi_desktop.teammates.reasoning.model import SeatModel


def rules_out(model: SeatModel, giver: int, holder: int, habit: int) -> bool:
    """Return whether a habit of the giver or the holder rules a convention out between them."""
    return bool((model.habits[giver] | model.habits[holder]) & habit)


def learn_from_missed_play(model: SeatModel, seat: int, i: int, discards: int) -> None:
    """Learn from an expected play that a seat has just passed over.

    Nothing is learned unless I can tell that the seat was asked.

    Args:
        model: the model of the observing seat.
        seat: the seat that acted.
        i: the number of the expected play (see ``promises.py``).
        discards: 1 if it discarded a card or misplayed one; 0 if it gave a clue or played a card.
    """
    focus = model.pending_focus[i]
    card = model.pending_card[i]
    if model.pending_seat[i] < 0 or model.card[focus] < 0:
        return
    if model.pending_meaning[i] != 1 << model.card[focus]:
        return
    if _is_asked_for(model, i, card):
        _note(model, seat, _habit_behind(model, i), PROOF if discards else HINT)


def learn_from_misplay(model: SeatModel, seat: int, order: int) -> None:
    """Learn from a card that a seat is about to misplay; call before the expected plays are updated."""
    for i in range(model.pendings):
        if model.pending_focus[i] == order and model.pending_seat[i] != seat:
            _note(model, seat, _habit_behind(model, i), PROOF)  # it did not wait for the card below
        elif model.pending_card[i] == order and _is_asked_for(model, i, order):
            _note(model, model.asker[order], _habit_behind(model, i), PROOF)


def _is_asked_for(model: SeatModel, i: int, order: int) -> bool:
    """Return whether a card is promised as the one of an expected play."""
    if model.pending_blind[i]:
        return bool(model.promised[order])
    return model.inferred[order] == 1 << model.pending_needs[i]


def _habit_behind(model: SeatModel, i: int) -> int:
    """Return the habit of seats that pass over such a play or do not mean it."""
    return NO_BLIND_PLAYS if model.pending_blind[i] else NO_PROMPTS


def _note(model: SeatModel, seat: int, habit: int, weight: int) -> None:
    """Record evidence of a habit; one ``PROOF`` or two ``HINT`` decide."""
    if not model.adapts:
        return
    if weight >= PROOF or model.suspected[seat] & habit:
        model.habits[seat] |= habit
    model.suspected[seat] |= habit
