"""Promised cards, and the plays that the table expects because of them."""

from hanabi_desktop.teammates.reasoning.codes import PENDINGS
from hanabi_desktop.teammates.reasoning.model import SeatModel


def promise(model: SeatModel, order: int, meaning: int) -> None:
    """Promise that a card has one of the identities in ``meaning``; an unclued card is to be played blind."""
    model.inferred[order] = meaning
    model.told[order] = model.turn
    model.asker[order] = model.speaker
    if not model.clued[order]:
        model.promised[order] = 1
    model.hands_changed()


def promise_links(model: SeatModel) -> None:
    """Promise that every connecting card found is played.

    Cards that their holders will play anyway are left out, because those holders cannot tell that
    exactly this card was meant.
    """
    for link in range(model.links):
        if not model.link_sure[link]:
            promise(model, model.link_card[link], 1 << model.link_identity[link])


def expect(model: SeatModel, focus: int, meaning: int, link: int) -> None:
    """Remember which play would show that the focus has this meaning.

    A link with the seat -1 is a card of the receiver, who may play it at any time. At most ``PENDINGS``
    plays are remembered; beyond that, the meaning simply stays possible.
    """
    if model.pendings >= PENDINGS:
        return
    i = model.pendings
    model.pending_focus[i] = focus
    model.pending_meaning[i] = meaning
    model.pending_card[i] = model.link_card[link]
    model.pending_needs[i] = model.link_identity[link]
    model.pending_seat[i] = model.link_seat[link]
    model.pending_blind[i] = model.link_blind[link]
    model.pendings += 1


def has_to_suppose(model: SeatModel) -> bool:
    """Return whether other seats may have been asked to play cards below my own clued cards.

    They can tell whether they were asked, because they see my cards; I cannot.
    """
    for i in range(model.pendings):
        if _may_be_promised(model, i):
            return True
    return False


def suppose_promises(model: SeatModel) -> None:
    """Assume that other seats were asked to play cards below my own clued cards."""
    for i in range(model.pendings):
        if _may_be_promised(model, i):
            model.promised[model.pending_card[i]] = 1
            model.inferred[model.pending_card[i]] = 1 << model.pending_needs[i]
    model.hands_changed()


def _may_be_promised(model: SeatModel, i: int) -> bool:
    """Return whether a blind play is expected but not promised, for a focus that I cannot see."""
    order = model.pending_card[i]
    if not model.pending_blind[i] or model.card[model.pending_focus[i]] >= 0:
        return False
    return not (model.clued[order] or model.promised[order])
