"""The interpretation of plays and discards."""

from hanabi_desktop.teammates.reasoning.habits import learn_from_misplay
from hanabi_desktop.teammates.reasoning.model import SeatModel
from hanabi_desktop.teammates.reasoning.settling import settle, take_back
from hanabi_desktop.teammates.reasoning.transfers import interpret_transfer, transferred_identity


def interpret_play(model: SeatModel, seat: int, order: int, identity: int, fits: int) -> None:
    """Interpret a play: a successful one if ``fits``, otherwise a misplay."""
    if not fits:
        learn_from_misplay(model, seat, order)
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
            model.unprompted_strikes[seat] += 1


def interpret_discard(model: SeatModel, seat: int, order: int, identity: int) -> None:
    """Interpret a discard; ``identity`` is -1 in predictions, if the card is unseen."""
    settle(model, seat, order, identity, 0)
    model.spare_chops(seat)
    told = transferred_identity(model, seat, order)
    model.reveal(order, identity)
    model.remove(seat, order)
    if identity >= 0:
        _pile(model, identity)
    if model.tokens < 8:
        model.tokens += 1
    if told >= 0 and told == identity:
        interpret_transfer(model, seat, order, told)


def _pile(model: SeatModel, identity: int) -> None:
    """Record a discarded card, which may make others useless.

    Players who gave earlier clues could not know that those identities would become useless, so
    clued cards may still have them.
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
    """Note that older clued cards of the clue's giver may be copies of the card that its clue touched."""
    giver = model.giver[order]
    for place in range(model.size[giver]):
        older = model.hand[5 * giver + place]
        if older == order or not model.clued[older] or model.told[older] >= model.told[order]:
            continue
        if model.possible[older] & model.inferred[older] & 1 << identity:
            model.duplicate[older] |= 1 << identity
