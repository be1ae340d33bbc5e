"""Checks whether expected plays happen, and confirms or withdraws the promises that depend on them."""

from hanabi_desktop.teammates.reasoning.habits import learn_from_missed_play
from hanabi_desktop.teammates.reasoning.holders import (
    asked_card,
    leads_to,
    may_lie_behind,
    place_of,
)
from hanabi_desktop.teammates.reasoning.model import SeatModel
from hanabi_desktop.teammates.reasoning.promises import promise


def settle(model: SeatModel, seat: int, order: int, identity: int, fits: int) -> None:
    """Update the expected plays after a seat's action.

    Args:
        model: the model of the observing seat.
        seat: the seat that acted.
        order: the card that it played or discarded; -1 for a clue.
        identity: the identity of that card; -1 if unknown.
        fits: 1 for a successful play, otherwise 0.
    """
    model.links = 0
    direct = _is_waited_for(model, order, identity)
    if fits:
        for i in range(model.pendings):
            if model.pending_card[i] == order and _tells(model, order, i):
                _confirm(model, seat, model.pending_focus[i], order, identity)
    i = 0
    while i < model.pendings:
        if model.trash & 1 << model.pending_needs[i]:
            _release(model, model.pending_card[i])  # somebody else has played it
        elif model.pending_card[i] == order:
            if fits and not direct and _goes_on(model, seat, i):
                i += 1
                continue  # it fits but has another identity: the expected card is behind it
            # The card has left the hand, so its play is no longer expected.
        elif model.pending_seat[i] != seat:
            i += 1
            continue
        elif fits and not model.pending_blind[i]:
            i += 1  # the holder played another card first; only one can be played at a time
            continue
        elif model.playable & 1 << model.pending_needs[i]:
            learn_from_missed_play(model, seat, i, order >= 0 and not fits)
            _refute(model, i)
        else:
            i += 1
            continue
        _forget(model, i)


def _tells(model: SeatModel, order: int, i: int) -> bool:
    """Return whether the play of an expected card can only be explained by the clue that asked for it."""
    if model.pending_seat[i] < 0:
        return model.told[order] == model.told[model.pending_focus[i]]
    return not model.clued[order] and not _is_asked_twice(model, order, i)


def _is_asked_twice(model: SeatModel, order: int, i: int) -> bool:
    """Return whether another clue asked for this card too; its play then confirms neither clue."""
    for other in range(model.pendings):
        if model.pending_card[other] == order:
            if model.pending_focus[other] != model.pending_focus[i]:
                return True
    return False


def _confirm(model: SeatModel, seat: int, focus: int, order: int, identity: int) -> None:
    """Confirm a promise after a blind play that nothing else explains."""
    direct = 0
    behind = 0
    for i in range(model.pendings):
        if model.pending_focus[i] == focus and model.pending_card[i] == order:
            if model.pending_needs[i] == identity:
                direct |= model.pending_meaning[i]
            elif _is_behind(model, seat, order, i):
                behind |= model.pending_meaning[i]
    shown = direct or behind
    if model.inferred[focus] & shown:
        model.inferred[focus] &= shown
        model.hands_changed()


def _is_waited_for(model: SeatModel, order: int, identity: int) -> bool:
    """Return whether a played card has the identity that an expected play requires of it."""
    for i in range(model.pendings):
        if model.pending_card[i] == order and model.pending_needs[i] == identity:
            return True
    return False


def _is_behind(model: SeatModel, seat: int, order: int, i: int) -> bool:
    """Return whether the expected card may be behind the card that was played in its place."""
    if not may_lie_behind(model, order):
        return False
    if seat != model.seat:
        return leads_to(model, seat, order, model.pending_needs[i])
    return _card_behind(model, seat, order, i) >= 0


def _card_behind(model: SeatModel, seat: int, order: int, i: int) -> int:
    """Return the card that the holder would play next for the expected identity; -1 for none."""
    behind = _asked_with(model, i)
    if behind < 0:
        passed = 1 << place_of(model, seat, order)
        behind = asked_card(model, seat, model.pending_needs[i], passed)
    if behind >= 0 and model.possible[behind] >> model.pending_needs[i] & 1:
        return behind
    return -1


def _asked_with(model: SeatModel, i: int) -> int:
    """Return the receiver's own card that another meaning of the same clue asks for; -1 for none."""
    if model.pending_seat[i] >= 0:
        return -1
    for other in range(i):
        if model.pending_seat[other] < 0 and model.pending_focus[other] == model.pending_focus[i]:
            if model.pending_card[other] != model.pending_card[i]:
                return model.pending_card[other]
    return -1


def _goes_on(model: SeatModel, seat: int, i: int) -> bool:
    """Expect the card behind the played one instead; return whether there may be such a card."""
    order = model.pending_card[i]
    if not _is_behind(model, seat, order, i):
        return False
    _wait_for(model, i, _card_behind(model, seat, order, i))
    return True


def _wait_for(model: SeatModel, i: int, order: int) -> None:
    """Change the card of an expected play; promise the new card if the meaning is certain."""
    focus = model.pending_focus[i]
    needs = 1 << model.pending_needs[i]
    asker = model.asker[model.pending_card[i]]
    model.pending_card[i] = order
    model.pending_blind[i] = 1 - model.clued[order]
    if model.pending_seat[i] < 0:
        again = needs | model.inferred[order] if model.promised[order] else needs
        promise(model, order, again)
        model.told[order] = model.told[focus]
    elif model.card[focus] >= 0:
        if model.pending_meaning[i] == 1 << model.card[focus]:
            promise(model, order, needs)
    elif model.inferred[focus] == model.pending_meaning[i]:
        promise(model, order, needs)
    model.asker[order] = asker


def _refute(model: SeatModel, i: int) -> None:
    """Withdraw a meaning and its promise because the expected play did not happen."""
    focus = model.pending_focus[i]
    card = model.pending_card[i]
    if model.inferred[focus] & ~model.pending_meaning[i]:
        model.inferred[focus] &= ~model.pending_meaning[i]
    _release(model, card)
    model.hands_changed()


def _release(model: SeatModel, order: int) -> None:
    """Stop expecting a blind play of a card."""
    if model.promised[order]:
        model.promised[order] = 0
        model.inferred[order] = model.possible[order]
        model.hands_changed()


def _forget(model: SeatModel, i: int) -> None:
    last = model.pendings - 1
    model.pending_focus[i] = model.pending_focus[last]
    model.pending_meaning[i] = model.pending_meaning[last]
    model.pending_card[i] = model.pending_card[last]
    model.pending_needs[i] = model.pending_needs[last]
    model.pending_seat[i] = model.pending_seat[last]
    model.pending_blind[i] = model.pending_blind[last]
    model.pendings = last


def stop_waiting_for(model: SeatModel, order: int) -> None:
    """Drop the expected plays of a card, and those that would reveal its identity."""
    i = 0
    while i < model.pendings:
        if model.pending_card[i] == order or model.pending_focus[i] == order:
            _forget(model, i)
        else:
            i += 1


def take_back(model: SeatModel, told: int) -> None:
    """Withdraw all meanings given in one turn, because a promise of that turn turned out wrong.

    Args:
        model: the model of the observing seat.
        told: the number of the turn.
    """
    for seat in range(model.players):
        for place in range(model.size[seat]):
            order = model.hand[5 * seat + place]
            if model.told[order] == told and (model.clued[order] or model.promised[order]):
                model.promised[order] = 0
                rest = model.possible[order] & ~model.trash
                model.inferred[order] = rest or model.possible[order]
    model.hands_changed()
