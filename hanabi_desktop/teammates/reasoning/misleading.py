"""Whether a clue leads somebody astray, as its giver sees it once its own model has heard it."""

from hanabi_desktop.teammates.reasoning.codes import SELF_FINESSE, SELF_PROMPT, STALL
from hanabi_desktop.teammates.reasoning.holders import leads_to
from hanabi_desktop.teammates.reasoning.knowledge import sole_member
from hanabi_desktop.teammates.reasoning.model import SeatModel


def is_misleading(model: SeatModel, receiver: int) -> int:
    """Return whether the clue just read by its giver's own model would lead somebody astray.

    True where the focus is not what it is taken for, a promised card is not what is promised,
    or a card of the receiver's would be played without fitting that was not to be before.
    """
    if model.focus < 0:
        return 0
    truth = 1 << model.card[model.focus]
    if model.interpretation == STALL and not truth & model.trash:
        return 1
    if model.hasty[receiver] and not truth & model.playable:
        return 1  # it plays whatever is clued
    if not truth & model.inferred[model.focus]:
        return 1
    if model.interpretation in (SELF_PROMPT, SELF_FINESSE):
        if not leads_to(model, receiver, model.link_card[0], model.card[model.focus] - 1):
            return 1
    for seat in range(model.players):
        if seat == model.seat:
            continue
        model.think(seat)
        for place in range(model.size[seat]):
            order = model.hand[5 * seat + place]
            truth = 1 << model.card[order]
            if model.told[order] == model.turn and (seat != receiver or model.promised[order]):
                if not truth & model.inferred[order] and not _is_layer(model, seat, order):
                    return 1
            if seat == receiver and model.is_sure(order) and not truth & model.playable:
                if not model.mistaken >> place & 1:
                    return 1
    return 0


def _is_layer(model: SeatModel, seat: int, order: int) -> bool:
    """Return whether a card is played for another that lies behind it, and fits as well."""
    needed = sole_member(model.inferred[order])
    if needed < 0:
        needed = model.card[model.focus] - 1
    return leads_to(model, seat, order, needed)
