"""Clues on cards that become playable only after other players have played the cards below them.

These connecting cards may be in another hand, in mine or in the receiver's. A connection through a
clued card is a prompt, one through an unclued card a finesse.
"""

from hanabi_desktop.teammates.reasoning.codes import NO_BLIND_PLAYS, NO_PROMPTS
from hanabi_desktop.teammates.reasoning.habits import rules_out
from hanabi_desktop.teammates.reasoning.holders import (
    add_link,
    asked_card,
    is_linked,
    leads_to,
    next_blind,
    played_anyway,
    prompted,
)
from hanabi_desktop.teammates.reasoning.knowledge import sole_member
from hanabi_desktop.teammates.reasoning.model import SeatModel
from hanabi_desktop.teammates.reasoning.promises import expect, promise, promise_links


def through_others(
    model: SeatModel, giver: int, receiver: int, focus: int, open_set: int, meant: int
) -> int:
    """Return the identities of the focus that prompts and finesses through other hands can explain.

    The connecting cards are promised if this seat can tell that they are meant.
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
        if model.seat != giver and _through_own_hand(model, giver, receiver, focus, truth):
            through |= truth
    if not truth and not meant and through and through & (through - 1) == 0:
        if _connect(model, giver, receiver, sole_member(through), before):
            promise_links(model)
    return through


def _connect(model: SeatModel, giver: int, receiver: int, identity: int, before: int) -> int:
    """Find the cards between a firework and an identity in the hands I see, link by link.

    Each is the newest clued card of its holder that could be it (a prompt), otherwise the newest
    card without a clue (a finesse). If ``before`` is set, all must come before the receiver's turn.
    """
    model.links = 0
    blind = 0
    suit = identity // 5
    for needed in range(5 * suit + model.stacks[suit], identity):
        found = 0
        past = 0
        order = _known(model, giver, needed)
        if order >= 0:
            add_link(model, order, needed, giver, 0)
            continue
        order = _known(model, receiver, needed)
        if order >= 0 and order != model.focus:
            add_link(model, order, needed, -1, 0)
            continue
        for step in range(1, model.players):
            seat = (giver + step) % model.players
            if seat == receiver:
                past = 1
            if seat in (receiver, model.seat) or (past and before):
                continue
            order = played_anyway(model, seat, needed)
            sure = 1
            if order < 0 or is_linked(model, order):
                order = -1
                if not rules_out(model, giver, seat, NO_PROMPTS):
                    order = prompted(model, seat, needed, 0)
                sure = 0
            if order >= 0 and model.card[order] == needed:
                add_link(model, order, needed, seat, 0)
                model.link_sure[model.links - 1] = sure
                found = 1
                break
        if not found and blind < model.finesses:
            for step in range(1, model.players):
                seat = (giver + step) % model.players
                if seat in (receiver, model.seat):
                    continue
                if not _may_be_finessed(model, giver, seat, receiver):
                    continue
                if prompted(model, seat, needed, 0) >= 0:
                    continue
                if played_anyway(model, seat, needed) >= 0:
                    continue
                order = next_blind(model, seat, 0)
                if order >= 0 and model.card[order] == needed:
                    if _is_under_way(model, seat, giver, receiver, needed, identity):
                        continue  # this holder would expect somebody else to play it
                    add_link(model, order, needed, seat, 1)
                    blind += 1
                    found = 1
                    break
        if not found and not blind and (model.layered_finesses or model.hidden_finesses):
            found = _connect_layered(model, giver, receiver, needed, identity)
            blind = model.finesses
        if not found and model.bluffs and needed + 1 == identity and not model.links:
            found = _connect_bluff(model, giver, receiver, needed)
        if not found:
            return 0
    return 1


def _connect_layered(
    model: SeatModel, giver: int, receiver: int, needed: int, identity: int
) -> int:
    """Link a holder that plays the needed card after other cards that fit; the only blind link of a chain."""
    for step in range(1, model.players):
        seat = (giver + step) % model.players
        if seat in (receiver, model.seat):
            continue
        if not _may_be_finessed(model, giver, seat, receiver):
            continue
        if played_anyway(model, seat, needed) >= 0:
            continue
        order = asked_card(model, seat, needed, 0)
        if order >= 0 and model.clued[order] and rules_out(model, giver, seat, NO_PROMPTS):
            continue
        if order >= 0 and leads_to(model, seat, order, needed):
            if _is_under_way(model, seat, giver, receiver, needed, identity):
                continue
            add_link(model, order, needed, seat, 1 - model.clued[order])
            return 1
    return 0


def _connect_bluff(model: SeatModel, giver: int, receiver: int, needed: int) -> int:
    """Link the next player's newest unclued card if it fits, whatever it is.

    People may mean that; a teammate never gives such a clue.
    """
    seat = (giver + 1) % model.players
    if giver == model.seat or seat in (receiver, model.seat):
        return 0
    if not model.playable >> needed & 1 or rules_out(model, giver, seat, NO_BLIND_PLAYS):
        return 0
    order = next_blind(model, seat, 0)
    if order < 0 or model.card[order] < 0 or not model.playable >> model.card[order] & 1:
        return 0
    add_link(model, order, needed, seat, 1)
    return 1


def _known(model: SeatModel, seat: int, identity: int) -> int:
    """Return a clued card that everybody, its holder included, knows to have this identity; -1 for none."""
    model.think(seat)
    for place in range(model.size[seat]):
        order = model.hand[5 * seat + place]
        if model.clued[order] and model.common[order] == 1 << identity:
            return order
    return -1


def _through_own_hand(model: SeatModel, giver: int, receiver: int, focus: int, truth: int) -> int:
    """Return whether my own hand supplies the missing cards below the focus; promise them if so.

    This explanation is tried last, because a card that is already clued or promised elsewhere needs
    no blind play of mine.
    """
    identity = sole_member(truth)
    model.links = 0
    model.think(model.seat)
    blind = 0
    explained = 0
    for needed in range(5 * (identity // 5) + model.stacks[identity // 5], identity):
        if _is_under_way(model, model.seat, giver, receiver, needed, identity):
            continue
        if played_anyway(model, model.seat, needed) >= 0:
            explained = 1
            continue
        order = prompted(model, model.seat, needed, 0)
        if order >= 0 and not rules_out(model, giver, model.seat, NO_PROMPTS):
            add_link(model, order, needed, model.seat, 0)
            continue
        if blind == model.finesses or not _may_be_finessed(model, giver, model.seat, receiver):
            return 0
        order = next_blind(model, model.seat, 0)
        if order < 0 or not model.logical[order] >> needed & 1:
            return 0
        add_link(model, order, needed, model.seat, 1)
        blind += 1
    for link in range(model.links):
        expect(model, focus, truth, link)
    promise_links(model)
    return 1 if explained or model.links else 0


def _is_under_way(
    model: SeatModel, me: int, giver: int, receiver: int, identity: int, aim: int
) -> bool:
    """Return whether seat ``me`` can expect somebody else to play this card on the way to ``aim``."""
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
                continue  # the giver cannot know its own card
            if model.clued[order] or model.promised[order]:
                return True
        if seat == giver or not model.finesses:
            continue
        order = next_blind(model, seat, 0)
        if order >= 0 and leads_to(model, seat, order, identity):
            if alone if seat == receiver else _may_be_finessed(model, giver, seat, receiver):
                return True
    return False


def _may_be_finessed(model: SeatModel, giver: int, seat: int, receiver: int) -> bool:
    """Return whether a clue may ask a seat for a blind play.

    Reverse finesses also allow it after the receiver's turn. A seat that has missed blind plays is
    assumed neither to expect them nor to ask for them.
    """
    if rules_out(model, giver, seat, NO_BLIND_PLAYS):
        return False
    return bool(model.reverse_finesses) or acts_before(model, giver, seat, receiver)


def acts_before(model: SeatModel, giver: int, seat: int, receiver: int) -> bool:
    """Return whether a seat has its turn between the giver's and the receiver's."""
    return (seat - giver + model.players) % model.players < (
        receiver - giver + model.players
    ) % model.players


def through_self(model: SeatModel, receiver: int, focus: int, open_set: int) -> int:
    """Try the last explanation, that the receiver itself first plays one clued or unclued card.

    Return 1 if it explains the clue, otherwise 0.
    """
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
    if not model.self_finesses or rules_out(model, model.speaker, receiver, NO_BLIND_PLAYS):
        return 0
    order = next_blind(model, receiver, 0)
    if order < 0 or not model.possible[order] & needed:
        return 0
    return _promise_self(model, focus, order, model.possible[order] & needed, meanings)


def _promise_self(model: SeatModel, focus: int, order: int, fits: int, meanings: int) -> int:
    model.links = 0
    blind = 1 - model.clued[order]
    for identity in range(5 * model.suits):
        if fits >> identity & 1:
            model.links = 0
            add_link(model, order, identity, -1, blind)
            expect(model, focus, 2 << identity, 0)
    promise(model, order, fits)
    model.inferred[focus] = meanings & (fits << 1)
    return 1
