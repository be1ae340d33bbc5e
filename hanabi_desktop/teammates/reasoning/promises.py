"""Cards that are promised, and what the table waits for to see which promise was meant."""

from hanabi_desktop.teammates.reasoning.codes import PENDINGS
from hanabi_desktop.teammates.reasoning.model import SeatModel


def promise(model: SeatModel, order: int, meaning: int) -> None:
    """A card is to be played as what the convention says it is."""
    model.inferred[order] = meaning
    model.told[order] = model.turn
    model.asker[order] = model.speaker
    if not model.clued[order]:
        model.promised[order] = 1
    model.hands_changed()


def promise_links(model: SeatModel) -> None:
    """Every connecting card that was found is to be played."""
    for link in range(model.links):
        promise(model, model.link_card[link], 1 << model.link_identity[link])


def expect(model: SeatModel, focus: int, meaning: int, link: int) -> None:
    """Remember which play would show that the focus has this meaning.

    A link of seat -1 is the receiver's own: it may take its time.

    While twelve are waited for, no more are: the meaning then simply stays possible.
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


def suppose_promises(model: SeatModel) -> int:
    """Suppose that my own clued cards are what others were asked to play something for.

    Whether they are the others see, and I do not. 0 where there is nothing to suppose.
    """
    supposed = 0
    for i in range(model.pendings):
        order = model.pending_card[i]
        if model.pending_blind[i] and model.card[model.pending_focus[i]] < 0:
            if not (model.clued[order] or model.promised[order]):
                model.promised[order] = 1
                model.inferred[order] = 1 << model.pending_needs[i]
                supposed = 1
    if supposed:
        model.hands_changed()
    return supposed


def settle(model: SeatModel, seat: int, order: int, identity: int, fits: int) -> None:
    """What a seat's action says of the connections that waited for it."""
    if fits:
        for i in range(model.pendings):
            if model.pending_card[i] == order and _tells(model, order, i):
                _confirm(model, model.pending_focus[i], order, identity)
    i = 0
    while i < model.pendings:
        if model.trash & 1 << model.pending_needs[i]:
            _release(model, model.pending_card[i])  # somebody else has played it
        elif model.pending_card[i] == order:
            pass  # it came, or it was a misplay: nobody waits for it any more
        elif model.pending_seat[i] != seat:
            i += 1
            continue
        elif fits and not model.pending_blind[i]:
            i += 1  # of several clued cards that fit only one can be played at a time
            continue
        elif model.playable & 1 << model.pending_needs[i]:
            _refute(model, i)
        else:
            i += 1
            continue
        _forget(model, i)


def _tells(model: SeatModel, order: int, i: int) -> bool:
    """Whether the play of a card that was waited for has no other reason than the clue."""
    if model.pending_seat[i] < 0:
        return model.told[order] == model.told[model.pending_focus[i]]
    return not model.clued[order] and not _is_asked_twice(model, order, i)


def _is_asked_twice(model: SeatModel, order: int, i: int) -> bool:
    """Whether another clue has asked for this card too: then its play tells of neither."""
    for other in range(model.pendings):
        if model.pending_card[other] == order:
            if model.pending_focus[other] != model.pending_focus[i]:
                return True
    return False


def _confirm(model: SeatModel, focus: int, order: int, identity: int) -> None:
    """A blind play came that nothing else explains: the focus is one of the cards it was for."""
    shown = 0
    for i in range(model.pendings):
        if model.pending_focus[i] == focus and model.pending_card[i] == order:
            if model.pending_needs[i] == identity:
                shown |= model.pending_meaning[i]
    if model.inferred[focus] & shown:
        model.inferred[focus] &= shown
        model.hands_changed()


def _refute(model: SeatModel, i: int) -> None:
    """The play that was asked for did not come: so it was not asked for."""
    focus = model.pending_focus[i]
    card = model.pending_card[i]
    if model.inferred[focus] & ~model.pending_meaning[i]:
        model.inferred[focus] &= ~model.pending_meaning[i]
    _release(model, card)
    model.hands_changed()


def _release(model: SeatModel, order: int) -> None:
    """A card that was to be played blind is no longer asked for."""
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


def take_back(model: SeatModel, told: int) -> None:
    """A promise was wrong: what the same clue said of other cards is no longer believed."""
    for seat in range(model.players):
        for place in range(model.size[seat]):
            order = model.hand[5 * seat + place]
            if model.told[order] == told and (model.clued[order] or model.promised[order]):
                model.promised[order] = 0
                rest = model.possible[order] & ~model.trash
                model.inferred[order] = rest or model.possible[order]
    model.hands_changed()
