"""Discards of known cards, which show that another hand holds a copy.

A player who knows their own card, which is still needed, and sees another copy may discard theirs.
If the copy has been clued, its holder then knows what it is (a sarcastic discard). If the copy is
playable and is the card that a blind play would use, its holder plays it (a gentleman's discard).
"""

from hanabi_desktop.teammates.reasoning.holders import next_blind
from hanabi_desktop.teammates.reasoning.knowledge import sole_member
from hanabi_desktop.teammates.reasoning.model import SeatModel
from hanabi_desktop.teammates.reasoning.promises import promise


def transferred_identity(model: SeatModel, seat: int, order: int) -> int:
    """Return the identity that a discard of this card would transfer to its other copy, or -1 for none.

    The card must be known to everybody and still needed, and another copy must be left.
    """
    if not model.clued[order] or not (model.sarcastic_discards or model.gentlemans_discards):
        return -1
    model.think(seat)
    some = model.common[order]
    if some & (some - 1) or not some & model.believed[order]:
        return -1
    if some & (model.trash | model.critical):
        return -1
    return sole_member(some)


def interpret_transfer(model: SeatModel, seat: int, order: int, identity: int) -> int:
    """Promise the copy that a discard points to, and return its order; -1 if there is none.

    A blind play is asked for only if the discarded card was known from the facts of clues alone.
    """
    other_copy = -1
    if model.sarcastic_discards:
        other_copy = _clued_copy(model, seat, identity)
    proven = model.possible[order] == model.common[order]
    if other_copy < 0 and model.gentlemans_discards and proven and model.playable >> identity & 1:
        other_copy = _blind_copy(model, seat, identity)
    if other_copy >= 0:
        promise(model, other_copy, 1 << identity)
        model.asker[other_copy] = seat
    return other_copy


def _clued_copy(model: SeatModel, seat: int, identity: int) -> int:
    """Return the clued card of another hand that has this identity according to a discard; -1 for none.

    If no visible hand has such a card, it must be mine.
    """
    for other in range(model.players):
        if other not in (seat, model.seat):
            order = _only_candidate(model, other, identity)
            if order >= 0 and model.card[order] == identity:
                return order
    return -1 if seat == model.seat else _only_candidate(model, model.seat, identity)


def _only_candidate(model: SeatModel, seat: int, identity: int) -> int:
    """Return the only clued card of a hand that may have this identity; -1 for none or several."""
    model.think(seat)
    found = -1
    for place in range(model.size[seat]):
        order = model.hand[5 * seat + place]
        if model.clued[order] and model.common[order] >> identity & 1:
            if found >= 0:
                return -1
            found = order
    return found


def _blind_copy(model: SeatModel, seat: int, identity: int) -> int:
    """Return the newest unclued card that has this identity according to a discard; -1 for none."""
    for other in range(model.players):
        if other not in (seat, model.seat):
            order = next_blind(model, other, 0)
            if order >= 0 and model.card[order] == identity:
                return order
    if seat == model.seat:
        return -1
    order = next_blind(model, model.seat, 0)
    return order if order >= 0 and model.possible[order] >> identity & 1 else -1
