"""The card that a holder would play when asked for an identity."""

from hanabi_desktop.teammates.reasoning.codes import LAYERS
from hanabi_desktop.teammates.reasoning.model import SeatModel


def add_link(model: SeatModel, order: int, identity: int, seat: int, blind: int) -> None:
    """Record a card below the focus of the clue being read."""
    model.link_card[model.links] = order
    model.link_identity[model.links] = identity
    model.link_seat[model.links] = seat
    model.link_blind[model.links] = blind
    model.link_sure[model.links] = 0
    model.links += 1


def is_linked(model: SeatModel, order: int) -> bool:
    """Return whether a card is already recorded as one below the focus."""
    for i in range(model.links):
        if model.link_card[i] == order:
            return True
    return False


def prompted(model: SeatModel, seat: int, identity: int, passed: int) -> int:
    """Return the card promised with this identity, else the newest clued card that may have it; -1 for none.

    Linked cards and the places in ``passed`` are skipped.
    """
    model.think(seat)
    for place in range(model.size[seat]):
        order = model.hand[5 * seat + place]
        if model.promised[order] and model.inferred[order] == 1 << identity:
            if not passed >> place & 1 and not is_linked(model, order):
                return order
    for back in range(model.size[seat]):
        place = model.size[seat] - 1 - back
        order = model.hand[5 * seat + place]
        if model.clued[order] and model.common[order] >> identity & 1:
            if not passed >> place & 1 and not is_linked(model, order):
                return order
    return -1


def next_blind(model: SeatModel, seat: int, passed: int) -> int:
    """Return the newest card without a clue, a promise or a link, outside ``passed``; -1 for none."""
    for back in range(model.size[seat]):
        place = model.size[seat] - 1 - back
        order = model.hand[5 * seat + place]
        if not model.clued[order] and not model.promised[order]:
            if not passed >> place & 1 and not is_linked(model, order):
                return order
    return -1


def asked_card(model: SeatModel, seat: int, identity: int, passed: int) -> int:
    """Return the card that a holder plays for this identity: prompt before finesse; -1 for none."""
    order = prompted(model, seat, identity, passed)
    return order if order >= 0 else next_blind(model, seat, passed)


def leads_to(model: SeatModel, seat: int, order: int, identity: int) -> bool:
    """Return whether a holder who plays this card for an identity plays that identity in the end.

    If a card fits but has another identity, its holder goes on to the next card that could be meant.
    That is a layered finesse, or a hidden one if the first card is clued.
    """
    passed = 0
    laid = 0
    for _ in range(LAYERS + 1):
        if order < 0:
            return False
        truth = model.card[order]
        if truth == identity:
            return True
        if truth < 0 or not may_lie_behind(model, order):
            return False
        if not model.playable & ~laid & 1 << truth or _is_clued_elsewhere(model, order, truth):
            return False
        laid |= 1 << truth
        passed |= 1 << place_of(model, seat, order)
        order = asked_card(model, seat, identity, passed)
    return False


def may_lie_behind(model: SeatModel, order: int) -> bool:
    """Return whether the agreement allows the card asked for to lie behind this one."""
    return bool(model.hidden_finesses if model.clued[order] else model.layered_finesses)


def place_of(model: SeatModel, seat: int, order: int) -> int:
    """Return the place of a card in a hand, 0 for the oldest."""
    for place in range(model.size[seat]):
        if model.hand[5 * seat + place] == order:
            return place
    return 0


def _is_clued_elsewhere(model: SeatModel, order: int, identity: int) -> bool:
    """Return whether somebody may play another copy of this card first."""
    for seat in range(model.players):
        for place in range(model.size[seat]):
            other = model.hand[5 * seat + place]
            if other == order or not (model.clued[other] or model.promised[other]):
                continue
            if model.card[other] == identity or model.common[other] == 1 << identity:
                return True
    return False


def played_anyway(model: SeatModel, seat: int, identity: int) -> int:
    """Return a card that its holder is about to play and that may have this identity; -1 for none.

    Among several, the one that I see to have this identity is preferred.
    """
    model.think(seat)
    found = -1
    for place in range(model.size[seat]):
        order = model.hand[5 * seat + place]
        if model.believed[order] >> identity & 1 and model.is_sure(order):
            if model.card[order] == identity:
                return order
            found = order
    return found
