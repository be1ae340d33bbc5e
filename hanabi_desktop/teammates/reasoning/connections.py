"""Clues that reach further: the cards below the focus are somebody's to play first.

A connecting card lies in another hand, in mine or in the receiver's, clued (a prompt) or not
(a finesse).
"""

from hanabi_desktop.teammates.reasoning.knowledge import sole_member
from hanabi_desktop.teammates.reasoning.model import SeatModel
from hanabi_desktop.teammates.reasoning.promises import expect, promise, promise_links


def through_others(
    model: SeatModel, giver: int, receiver: int, focus: int, open_set: int, meant: int
) -> int:
    """What the focus may be when others first play the cards below it: prompts and finesses.

    Marks the connecting cards as promised where this seat sees that they are meant.
    """
    if not model.prompts:
        return 0
    truth = 1 << model.card[focus] if model.card[focus] >= 0 else 0
    before = 1 if meant and not model.reverse_finesses else 0
    through = 0
    for suit in range(model.suits):
        for rank in range(model.stacks[suit] + 1, model.stacks[suit] + 4):
            if rank >= 5:
                break
            identity = 5 * suit + rank
            meaning = 1 << identity
            if not open_set & meaning:
                continue
            if not _connect(model, giver, receiver, identity, before):
                continue
            through |= meaning
            for link in range(model.links):
                expect(model, focus, meaning, link)
    if truth & through and _connect(model, giver, receiver, sole_member(truth), before):
        promise_links(model)
    if truth and truth & open_set and not truth & through and receiver != model.seat:
        if model.seat != giver and _through_me(model, giver, receiver, focus, truth):
            through |= truth
    if not truth and not meant and through and through & (through - 1) == 0:
        if _connect(model, giver, receiver, sole_member(through), before):
            promise_links(model)
    return through


def _connect(model: SeatModel, giver: int, receiver: int, identity: int, before: int) -> int:
    """Find the cards between a firework and an identity in the hands I see, link by link.

    Each is the newest clued card of its holder that could be it (a prompt), else the newest
    card without a clue (a finesse). ``before``: all must come before the receiver's turn.
    """
    model.links = 0
    blind = 0
    suit = identity // 5
    for needed in range(5 * suit + model.stacks[suit], identity):
        found = 0
        past = 0
        order = _known(model, giver, needed)
        if order >= 0:
            _link(model, order, needed, giver, 0)
            continue
        for step in range(1, model.players):
            seat = (giver + step) % model.players
            if seat == receiver:
                past = 1
            if seat in (receiver, model.seat) or (past and before):
                continue
            order = _played_anyway(model, seat, needed)
            if order < 0 or _is_linked(model, order):
                order = _prompted(model, seat, needed)
            if order >= 0 and model.card[order] == needed:
                _link(model, order, needed, seat, 0)
                found = 1
                break
        if not found and blind < model.finesses:
            for step in range(1, model.players):
                seat = (giver + step) % model.players
                if seat in (receiver, model.seat):
                    continue
                if not _may_be_finessed(model, giver, seat, receiver):
                    break
                if _prompted(model, seat, needed) >= 0:
                    continue
                if _played_anyway(model, seat, needed) >= 0:
                    continue
                order = _next_blind(model, seat)
                if order >= 0 and model.card[order] == needed:
                    if _is_under_way(model, seat, giver, receiver, needed, identity):
                        continue  # it would wait for somebody else
                    _link(model, order, needed, seat, 1)
                    blind += 1
                    found = 1
                    break
        if not found:
            return 0
    return 1


def _link(model: SeatModel, order: int, identity: int, seat: int, blind: int) -> None:
    model.link_card[model.links] = order
    model.link_identity[model.links] = identity
    model.link_seat[model.links] = seat
    model.link_blind[model.links] = blind
    model.links += 1


def _prompted(model: SeatModel, seat: int, identity: int) -> int:
    """The card promised as this identity, else the newest clued one that may be it; -1 for none."""
    model.think(seat)
    for place in range(model.size[seat]):
        order = model.hand[5 * seat + place]
        if model.promised[order] and model.inferred[order] == 1 << identity:
            if not _is_linked(model, order):
                return order
    for back in range(model.size[seat]):
        order = model.hand[5 * seat + model.size[seat] - 1 - back]
        if model.clued[order] and model.common[order] >> identity & 1:
            if not _is_linked(model, order):
                return order
    return -1


def _known(model: SeatModel, giver: int, identity: int) -> int:
    """The giver's clued card that all know to be this one, the giver too; -1 for none."""
    model.think(giver)
    for place in range(model.size[giver]):
        order = model.hand[5 * giver + place]
        if model.clued[order] and model.common[order] == 1 << identity:
            return order
    return -1


def _next_blind(model: SeatModel, seat: int) -> int:
    """The newest card of a hand without a clue or a promise, links so far left out."""
    for back in range(model.size[seat]):
        order = model.hand[5 * seat + model.size[seat] - 1 - back]
        if not model.clued[order] and not model.promised[order] and not _is_linked(model, order):
            return order
    return -1


def _is_linked(model: SeatModel, order: int) -> bool:
    for link in range(model.links):
        if model.link_card[link] == order:
            return True
    return False


def _through_me(model: SeatModel, giver: int, receiver: int, focus: int, truth: int) -> int:
    """Whether cards of my own hand are what the clue still lacks; then they are promised.

    The last explanation to be tried: a card that lies clued anywhere, or is promised already,
    needs no blind play of mine.
    """
    identity = sole_member(truth)
    model.links = 0
    model.think(model.seat)
    blind = 0
    explained = 0
    for needed in range(5 * (identity // 5) + model.stacks[identity // 5], identity):
        if _is_under_way(model, model.seat, giver, receiver, needed, identity):
            continue
        if _played_anyway(model, model.seat, needed) >= 0:
            explained = 1
            continue
        order = _prompted(model, model.seat, needed)
        if order >= 0:
            _link(model, order, needed, model.seat, 0)
            continue
        if blind == model.finesses or not _may_be_finessed(model, giver, model.seat, receiver):
            return 0
        order = _next_blind(model, model.seat)
        if order < 0 or not model.logical[order] >> needed & 1:
            return 0
        _link(model, order, needed, model.seat, 1)
        blind += 1
    for link in range(model.links):
        expect(model, focus, truth, link)
    promise_links(model)
    return 1 if explained or model.links else 0


def _played_anyway(model: SeatModel, seat: int, identity: int) -> int:
    """A card that its holder is about to play and that may be this one; -1 for none.

    Of several the one that is it, where I see that.
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


def _is_under_way(
    model: SeatModel, me: int, giver: int, receiver: int, identity: int, aim: int
) -> bool:
    """Whether a seat (``me``) can expect somebody else to play this card, on the way to ``aim``."""
    alone = identity + 1 == aim and model.playable >> identity & 1
    model.think(giver)
    for seat in range(model.players):
        if seat == me:
            continue
        for place in range(model.size[seat]):
            order = model.hand[5 * seat + place]
            if order == model.focus or model.card[order] != identity:
                continue
            if seat == giver and model.common[order] & (model.common[order] - 1):
                continue  # the giver cannot know what it has there
            if model.clued[order] or model.promised[order]:
                return True
        if seat == giver or not model.finesses:
            continue
        order = _next_blind(model, seat)
        if order >= 0 and model.card[order] == identity:
            if alone if seat == receiver else _may_be_finessed(model, giver, seat, receiver):
                return True
    return False


def _may_be_finessed(model: SeatModel, giver: int, seat: int, receiver: int) -> bool:
    """Whether a clue may ask a seat for a blind play: before the receiver's turn, or after it too."""
    return bool(model.reverse_finesses) or acts_before(model, giver, seat, receiver)


def acts_before(model: SeatModel, giver: int, seat: int, receiver: int) -> bool:
    """Whether a seat has its turn between the giver's and the receiver's."""
    return (seat - giver + model.players) % model.players < (
        receiver - giver + model.players
    ) % model.players


def through_self(model: SeatModel, receiver: int, focus: int, open_set: int) -> int:
    """The last explanation: the receiver itself plays one card first, clued or blind."""
    model.think(receiver)
    meanings = 0
    needed = 0
    for suit in range(model.suits):
        identity = 5 * suit + model.stacks[suit] + 1
        if model.stacks[suit] <= 3 and open_set >> identity & 1:
            meanings |= 1 << identity
            needed |= 1 << (identity - 1)
    if not meanings:
        return 0
    for back in range(model.size[receiver]):
        order = model.hand[5 * receiver + model.size[receiver] - 1 - back]
        fits = model.common[order] & needed
        if order != focus and model.clued[order] and fits and model.told[order] != model.turn:
            return _promise_self(model, focus, order, fits, meanings)
    if not model.self_finesses:
        return 0
    order = _next_blind(model, receiver)
    if order < 0 or not model.possible[order] & needed:
        return 0
    return _promise_self(model, focus, order, model.possible[order] & needed, meanings)


def _promise_self(model: SeatModel, focus: int, order: int, fits: int, meanings: int) -> int:
    model.links = 0
    blind = 1 - model.clued[order]
    for identity in range(5 * model.suits):
        if fits >> identity & 1:
            model.links = 0
            _link(model, order, identity, -1, blind)
            expect(model, focus, 2 << identity, 0)
    promise(model, order, fits)
    model.inferred[focus] = meanings & (fits << 1)
    return 1
