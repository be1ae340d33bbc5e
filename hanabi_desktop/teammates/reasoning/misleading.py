"""The check whether a clue would mislead somebody, made by its giver on its own interpretation."""

from hanabi_desktop.teammates.reasoning.codes import SELF_FINESSE, SELF_PROMPT, STALL
from hanabi_desktop.teammates.reasoning.holders import leads_to
from hanabi_desktop.teammates.reasoning.knowledge import sole_member
from hanabi_desktop.teammates.reasoning.model import SeatModel


def is_misleading(model: SeatModel, receiver: int) -> int:
    """Return whether the clue that the giver's own model has just interpreted would mislead somebody."""
    return 1 if misread_card(model, receiver) >= 0 else 0


def misread_card(model: SeatModel, receiver: int) -> int:
    """Return the card about which the clue that was just interpreted would mislead its holder, or -1.

    The model is the giver's own. The main cases are that the interpretation excludes the true identity
    of the focus or of a promised card, and that the receiver would now play a card that does not fit
    and that it would not have played before.
    """
    if model.focus < 0:
        return -1
    truth = 1 << model.card[model.focus]
    if model.interpretation == STALL and not truth & model.trash:
        return model.focus
    if model.unprompted_strikes[receiver] and not truth & model.playable:
        return model.focus  # this receiver plays whatever is clued
    if not truth & model.inferred[model.focus]:
        return model.focus
    if model.interpretation in (SELF_PROMPT, SELF_FINESSE):
        if not leads_to(model, receiver, model.link_card[0], model.card[model.focus] - 1):
            return model.link_card[0]
    for seat in range(model.players):
        if seat == model.seat:
            continue
        model.think(seat)
        for place in range(model.size[seat]):
            order = model.hand[5 * seat + place]
            truth = 1 << model.card[order]
            if model.told[order] == model.turn and (seat != receiver or model.promised[order]):
                if not truth & model.inferred[order] and not _is_layer(model, seat, order):
                    return order
            if seat == receiver and model.is_sure(order) and not truth & model.playable:
                if not model.mistaken_places >> place & 1:
                    return order
    return -1


def _is_layer(model: SeatModel, seat: int, order: int) -> bool:
    """Return whether a card is a layer: its holder plays it on the way to the needed card behind it."""
    needed = sole_member(model.inferred[order])
    if needed < 0:
        needed = model.card[model.focus] - 1
    return leads_to(model, seat, order, needed)
