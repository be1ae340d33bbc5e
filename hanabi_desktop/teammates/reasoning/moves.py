"""What a play and a discard tell."""

from hanabi_desktop.teammates.reasoning.model import SeatModel
from hanabi_desktop.teammates.reasoning.settling import settle, take_back
from hanabi_desktop.teammates.reasoning.transfers import hear_of_twin, tells_of_twin


def interpret_play(model: SeatModel, seat: int, order: int, identity: int, fits: int) -> None:
    """A seat played a card: it lies on its firework (``fits``), or it was a misplay."""
    settle(model, seat, order, identity, fits)
    model.spare_chops(seat)
    if model.clued[order]:
        _note_duplicates(model, order, identity)
    told = model.told[order]
    model.think(seat)
    meant = model.is_sure(order) and (model.clued[order] or model.promised[order])
    clued = model.clued[order]
    model.reveal(order, identity)
    model.remove(seat, order)
    if fits:
        model.lay(identity)
    else:
        model.strikes += 1
        _pile(model, identity)
        if meant:
            model.misled[model.asker[order]] += 1
            take_back(model, told)
        elif clued:
            model.hasty[seat] += 1


def interpret_discard(model: SeatModel, seat: int, order: int, identity: int) -> None:
    """A seat discarded a card; ``identity`` is -1 in predictions of an unseen one."""
    settle(model, seat, order, identity, 0)
    model.spare_chops(seat)
    told = tells_of_twin(model, seat, order)
    model.reveal(order, identity)
    model.remove(seat, order)
    if identity >= 0:
        _pile(model, identity)
    if model.tokens < 8:
        model.tokens += 1
    if told >= 0 and told == identity:
        hear_of_twin(model, seat, order, told)


def _pile(model: SeatModel, identity: int) -> None:
    """A card is lost; where it was the last of its kind, others may be of no use any more.

    Whoever clued such a card before could not know: that it was worth a clue rules nothing out.
    """
    before = model.trash
    model.pile(identity)
    lost = model.trash & ~before
    if not lost:
        return
    for seat in range(model.players):
        for place in range(model.size[seat]):
            order = model.hand[5 * seat + place]
            if model.clued[order] or model.promised[order]:
                model.duplicate[order] |= lost
    model.hands_changed()


def _note_duplicates(model: SeatModel, order: int, identity: int) -> None:
    """A giver cannot see its own copy of what it points at: older clued cards may be one."""
    giver = model.giver[order]
    for place in range(model.size[giver]):
        older = model.hand[5 * giver + place]
        if older == order or not model.clued[older] or model.told[older] >= model.told[order]:
            continue
        if model.possible[older] & model.inferred[older] & 1 << identity:
            model.duplicate[older] |= 1 << identity
