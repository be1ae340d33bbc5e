"""The one interpreter: what a clue, a play or a discard means, for whoever gives or hears it.

Every function changes the model of one seat as that seat would understand the event. A seat
that wants to give a clue lets a copy of its model hear it first; :func:`misleads` then tells
whether anybody would be led astray. The conventions have their names, levels and words in
``conventions.py``.
"""

from hanabi_desktop.teammates.reasoning.model import SeatModel, sole_member

# What a clue was heard as; ``conventions.Convention`` has the same numbers.
NOTHING = 0
PLAY_CLUE = 1
SAVE_CRITICAL = 2
SAVE_TWO = 3
SAVE_FIVE = 4
PROMPT = 5
FINESSE = 6
SELF_PROMPT = 7
SELF_FINESSE = 8
TEMPO = 9
FILL_IN = 10
EMPTY_CLUE = 11
PLAY_OR_SAVE = 12
STALL = 13
FIX = 14
FIVE_STALL = 15
DELAYED_PLAY = 16

DISTRUST = 2
"""From so many strikes on, a giver's clues are taken for their facts alone."""


def hear_clue(model: SeatModel, giver: int, receiver: int, value: int, touched: int) -> None:
    """Understand a clue.

    Args:
        model: the listening seat's.
        giver: the seat that gives it.
        receiver: the seat it is given to.
        value: 0 to 5 for a suit, 6 to 10 for the ranks 1 to 5.
        touched: the places in the receiver's hand it points at, as bits.
    """
    _settle(model, giver, -1, -1, 0)
    model.spare_chops(giver)
    model.tokens -= 1
    model.speaker = giver
    model.heard = NOTHING
    model.links = 0
    model.think(receiver)
    chop = model.chop(receiver)
    newest = -1
    focus = -1
    new = 0
    for place in range(model.size[receiver]):
        if touched >> place & 1:
            order = model.hand[5 * receiver + place]
            newest = order
            if not model.clued[order]:
                new |= 1 << place
                if focus != chop or chop < 0:
                    focus = order
    if new == 0:
        focus = newest
    model.focus = focus
    was_sure = model.is_sure(focus) if focus >= 0 else 0
    mistakes = _mistakes(model, receiver)
    model.take_facts(receiver, model.value_mask[value], touched)
    if focus < 0:
        model.heard = EMPTY_CLUE
    elif model.misled[giver] >= DISTRUST:
        _hear_facts(model, receiver, new)
    elif new == 0:
        _hear_again(model, receiver, focus, was_sure)
    else:
        _hear_new(model, giver, receiver, value, focus, new, chop)
    model.fresh = 0
    if mistakes and model.heard in (PLAY_CLUE, TEMPO, FILL_IN):
        model.think(receiver)
        if mistakes & ~_mistakes(model, receiver):
            model.heard = FIX


def _mistakes(model: SeatModel, seat: int) -> int:
    """The places of cards that their holder would play though I see that they do not fit."""
    found = 0
    for place in range(model.size[seat]):
        order = model.hand[5 * seat + place]
        truth = model.card[order]
        if truth >= 0 and model.is_sure(order) and not model.playable >> truth & 1:
            found |= 1 << place
    return found


def _hear_facts(model: SeatModel, receiver: int, new: int) -> None:
    """A giver whose clues have led to strikes is believed as to the facts, and no further."""
    model.heard = FILL_IN
    for place in range(model.size[receiver]):
        if new >> place & 1:
            _touch(model, model.hand[5 * receiver + place])
    _mean_nothing(model, receiver, new)


def _touch(model: SeatModel, order: int) -> None:
    """A clue points at a card for the first time."""
    model.clued[order] = 1
    model.giver[order] = model.speaker
    model.asker[order] = model.speaker
    model.told[order] = model.turn


def _hear_again(model: SeatModel, receiver: int, focus: int, was_sure: int) -> None:
    """A clue without a new card: play the focus now, or know more of it."""
    model.heard = FILL_IN
    model.think(receiver)
    if was_sure or model.is_known_trash(focus) or model.is_sure(focus):
        return
    now = model.believed[focus] & model.playable
    if now:
        model.inferred[focus] = now
        model.told[focus] = model.turn
        model.asker[focus] = model.speaker
        model.heard = TEMPO


def _hear_new(
    model: SeatModel, giver: int, receiver: int, value: int, focus: int, new: int, chop: int
) -> None:
    """A clue with new cards: the focus is to be played or kept, the others are good."""
    struck = model.trash | _seen_clued(model, giver, receiver)
    for place in range(model.size[receiver]):
        if new >> place & 1:
            order = model.hand[5 * receiver + place]
            _touch(model, order)
            if model.inferred[order] & ~struck:
                model.inferred[order] &= ~struck
            _strike_elsewhere(model, giver, receiver, model.card[order])
    model.fresh = 0
    model.think(receiver)
    model.focused[focus] = 1
    some = model.logical[focus]
    if model.promised[focus] and some & model.inferred[focus]:
        some &= model.inferred[focus]
    on_chop = 1 if focus == chop else 0
    delayed = _delayed(model, receiver)
    saved = _savable(model, giver, receiver, value, on_chop)
    direct = model.playable | delayed | saved
    meant = some & ~struck & direct
    pendings = model.pendings
    through = _through_others(model, giver, receiver, focus, some & ~struck & ~direct, meant)
    if not meant | through:
        meant = some & ~model.trash & direct  # a duplicate, then
    if not meant | through and model.prompts:
        if _through_self(model, receiver, focus, some & ~model.trash):
            return
    truth = model.card[focus]
    sure = 1 << truth if truth >= 0 else meant | through
    if not meant | through:
        model.heard = STALL  # it only passed the turn
        _mean_nothing(model, receiver, new)
    else:
        model.inferred[focus] = meant | through
        if not sure & ~(meant & model.playable):
            model.heard = PLAY_CLUE
        elif not sure & ~(meant & delayed):
            model.heard = DELAYED_PLAY
        elif not sure & ~through:
            model.heard = _kind_of_links(model, pendings, sure)
        elif not sure & ~(meant & ~model.playable):
            model.heard = _kind_of_save(value, on_chop)
        elif not sure & ~(meant | through):
            model.heard = PLAY_OR_SAVE


def _mean_nothing(model: SeatModel, receiver: int, new: int) -> None:
    """The new cards of a clue without a meaning may be anything."""
    for place in range(model.size[receiver]):
        if new >> place & 1:
            order = model.hand[5 * receiver + place]
            model.inferred[order] = model.possible[order]
            model.duplicate[order] = model.possible[order]


def _kind_of_links(model: SeatModel, pendings: int, sure: int) -> int:
    """Whether others are asked for cards that a clue has touched, or for blind plays."""
    for i in range(pendings, model.pendings):
        if model.pending_blind[i] and model.pending_meaning[i] & sure:
            return FINESSE
    return PROMPT


def _kind_of_save(value: int, on_chop: int) -> int:
    if value == 10:
        return SAVE_FIVE if on_chop else FIVE_STALL
    if value == 7:
        return SAVE_TWO
    return SAVE_CRITICAL


def _seen_clued(model: SeatModel, giver: int, receiver: int) -> int:
    """The identities of clued cards that the giver knows of, in every hand but the receiver's.

    Good touch: it would not point at another copy of these. Its own hand counts only where it
    knows it: what it cannot know it could not avoid.
    """
    seen = 0
    model.think(giver)
    for seat in range(model.players):
        if seat == receiver:
            continue
        for place in range(model.size[seat]):
            order = model.hand[5 * seat + place]
            if not (model.clued[order] or model.promised[order]):
                continue
            if seat == giver or model.card[order] < 0:
                known = sole_member(model.believed[order])
            else:
                known = model.card[order]
            if known >= 0:
                seen |= 1 << known
    return seen


def _strike_elsewhere(model: SeatModel, giver: int, receiver: int, identity: int) -> None:
    """The seats that look on know: a card newly pointed at is none of their own clued ones."""
    if identity < 0:
        return
    for seat in range(model.players):
        if seat in (giver, receiver):
            continue
        for place in range(model.size[seat]):
            order = model.hand[5 * seat + place]
            if model.clued[order] and model.inferred[order] & ~(1 << identity):
                model.inferred[order] &= ~(1 << identity)


def _delayed(model: SeatModel, receiver: int) -> int:
    """What can be played once the receiver has played cards it knows already."""
    known = 0
    for place in range(model.size[receiver]):
        order = model.hand[5 * receiver + place]
        some = model.believed[order]
        if model.clued[order] and some and some & (some - 1) == 0:
            known |= some
    delayed = 0
    for suit in range(model.suits):
        rank = model.stacks[suit]
        while rank < 4 and known >> (5 * suit + rank) & 1:
            rank += 1
            delayed |= 1 << (5 * suit + rank)
    return delayed & ~model.trash & ~known


def _savable(model: SeatModel, giver: int, receiver: int, value: int, on_chop: int) -> int:
    """What the clue may want kept: on the chop, and 5s anywhere when their rank is told."""
    mask = model.value_mask[value]
    if value == 10 and (on_chop or model.five_stalls):
        return mask & ~model.trash
    if not on_chop:
        return 0
    saved = model.critical & mask
    if value < 6:
        return saved & ~model.value_mask[10]  # a 5 is kept by its rank
    if value == 7:
        saved |= mask & ~model.trash & ~_in_third_hands(model, giver, receiver)
    return saved


def _in_third_hands(model: SeatModel, giver: int, receiver: int) -> int:
    """The identities in hands that both giver and receiver see, as far as I know them."""
    seen = 0
    for seat in range(model.players):
        if seat not in (giver, receiver):
            for place in range(model.size[seat]):
                identity = model.card[model.hand[5 * seat + place]]
                if identity >= 0:
                    seen |= 1 << identity
    return seen


def _through_others(
    model: SeatModel, giver: int, receiver: int, focus: int, open_set: int, meant: int
) -> int:
    """What the focus may be when others first play the cards below it: prompts and finesses.

    Marks the connecting cards as promised where this seat sees that they are meant.
    """
    if not model.prompts:
        return 0
    truth = 1 << model.card[focus] if model.card[focus] >= 0 else 0
    before = 1 if meant else 0
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
                _expect(model, focus, meaning, link)
    if truth & through and _connect(model, giver, receiver, sole_member(truth), before):
        _promise_links(model)
    if truth and truth & open_set and not truth & through and receiver != model.seat:
        if model.seat != giver and _through_me(model, giver, receiver, focus, truth):
            through |= truth
    if not truth and not meant and through and through & (through - 1) == 0:
        if _connect(model, giver, receiver, sole_member(through), before):
            _promise_links(model)
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
        for step in range(1, model.players):
            seat = (giver + step) % model.players
            if seat == receiver:
                past = 1
            if seat in (receiver, model.seat) or (past and before):
                continue
            order = _prompted(model, seat, needed)
            if order >= 0 and model.card[order] == needed:
                _link(model, order, needed, seat, 0)
                found = 1
                break
        if not found and blind < model.finesses:
            for step in range(1, model.players):
                seat = (giver + step) % model.players
                if seat == receiver:
                    break
                if seat == model.seat or _prompted(model, seat, needed) >= 0:
                    continue
                order = _next_blind(model, seat)
                if order >= 0 and model.card[order] == needed:
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
    """The newest clued card that its holder may take for this identity; -1 for none."""
    model.think(seat)
    for back in range(model.size[seat]):
        order = model.hand[5 * seat + model.size[seat] - 1 - back]
        if model.clued[order] and model.believed[order] >> identity & 1:
            if not _is_linked(model, order):
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


def _expect(model: SeatModel, focus: int, meaning: int, link: int) -> None:
    """Remember which play would show that the focus has this meaning."""
    if model.pendings >= 12:
        return
    i = model.pendings
    model.pending_focus[i] = focus
    model.pending_meaning[i] = meaning
    model.pending_card[i] = model.link_card[link]
    model.pending_needs[i] = model.link_identity[link]
    model.pending_seat[i] = model.link_seat[link]
    model.pending_blind[i] = model.link_blind[link]
    model.pendings += 1


def _promise_links(model: SeatModel) -> None:
    for link in range(model.links):
        _promise(model, model.link_card[link], 1 << model.link_identity[link])


def _promise(model: SeatModel, order: int, meaning: int) -> None:
    """A card is to be played as what the convention says it is."""
    model.inferred[order] = meaning
    model.told[order] = model.turn
    model.asker[order] = model.speaker
    if not model.clued[order]:
        model.promised[order] = 1
    model.fresh = 0


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
        if _is_under_way(model, giver, receiver, needed, identity):
            continue
        if _plays_anyway(model, needed):
            explained = 1
            continue
        order = _prompted(model, model.seat, needed)
        if order >= 0:
            _link(model, order, needed, model.seat, 0)
            continue
        if blind == model.finesses or not _acts_before(model, giver, model.seat, receiver):
            return 0
        order = _next_blind(model, model.seat)
        if order < 0 or not model.logical[order] >> needed & 1:
            return 0
        _link(model, order, needed, model.seat, 1)
        blind += 1
    for link in range(model.links):
        _expect(model, focus, truth, link)
    _promise_links(model)
    return 1 if explained or model.links else 0


def _plays_anyway(model: SeatModel, identity: int) -> bool:
    """Whether one of my cards that I am about to play may be this one."""
    for place in range(model.size[model.seat]):
        order = model.hand[5 * model.seat + place]
        if model.believed[order] >> identity & 1 and model.is_sure(order):
            return True
    return False


def _is_under_way(model: SeatModel, giver: int, receiver: int, identity: int, aim: int) -> bool:
    """Whether somebody else can be expected to play this card, on the way to ``aim``."""
    alone = identity + 1 == aim and model.playable >> identity & 1
    for seat in range(model.players):
        if seat == model.seat:
            continue
        for place in range(model.size[seat]):
            order = model.hand[5 * seat + place]
            if model.card[order] == identity and (model.clued[order] or model.promised[order]):
                return True
        if seat == giver or not model.finesses:
            continue
        order = _next_blind(model, seat)
        if order >= 0 and model.card[order] == identity:
            if alone if seat == receiver else _acts_before(model, giver, seat, receiver):
                return True
    return False


def _acts_before(model: SeatModel, giver: int, seat: int, receiver: int) -> bool:
    """Whether a seat has its turn between the giver's and the receiver's."""
    return (seat - giver + model.players) % model.players < (
        receiver - giver + model.players
    ) % model.players


def _through_self(model: SeatModel, receiver: int, focus: int, open_set: int) -> int:
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
        fits = model.believed[order] & needed
        if order != focus and model.clued[order] and fits and model.told[order] != model.turn:
            return _promise_self(model, focus, order, fits, meanings, SELF_PROMPT)
    if not model.self_finesses:
        return 0
    order = _next_blind(model, receiver)
    if order < 0 or not model.logical[order] & needed:
        return 0
    return _promise_self(model, focus, order, model.logical[order] & needed, meanings, SELF_FINESSE)


def _promise_self(
    model: SeatModel, focus: int, order: int, fits: int, meanings: int, heard: int
) -> int:
    model.links = 0
    _link(model, order, -1, model.seat, 0)
    _promise(model, order, fits)
    model.inferred[focus] = meanings & (fits << 1)
    model.heard = heard
    return 1


def misleads(model: SeatModel, receiver: int) -> int:
    """Whether the clue just heard by its giver's own model would lead somebody astray.

    True where the focus is not what it is taken for, a promised card is not what is promised,
    or a card of the receiver's would be played without fitting.
    """
    if model.focus < 0:
        return 0
    truth = 1 << model.card[model.focus]
    if model.heard == STALL and not truth & model.trash:
        return 1
    if model.hasty[receiver] and not truth & model.playable:
        return 1  # it plays whatever is clued
    if not truth & model.inferred[model.focus]:
        return 1
    if model.heard in (SELF_PROMPT, SELF_FINESSE):
        if model.card[model.link_card[0]] + 1 != model.card[model.focus]:
            return 1
    for seat in range(model.players):
        if seat == model.seat:
            continue
        model.think(seat)
        for place in range(model.size[seat]):
            order = model.hand[5 * seat + place]
            truth = 1 << model.card[order]
            if model.told[order] == model.turn and (seat != receiver or model.promised[order]):
                if not truth & model.inferred[order]:
                    return 1
            if seat == receiver and model.is_sure(order) and not truth & model.playable:
                return 1
    return 0


def hear_play(model: SeatModel, seat: int, order: int, identity: int, fits: int) -> None:
    """A seat played a card: it lies on its firework (``fits``), or it was a misplay."""
    _settle(model, seat, order, identity, fits)
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
        model.pile(identity)
        if meant:
            model.misled[model.asker[order]] += 1
            _take_back(model, told)
        elif clued:
            model.hasty[seat] += 1


def hear_discard(model: SeatModel, seat: int, order: int, identity: int) -> None:
    """A seat discarded a card; ``identity`` is -1 in predictions of an unseen one."""
    _settle(model, seat, order, identity, 0)
    model.spare_chops(seat)
    model.reveal(order, identity)
    model.remove(seat, order)
    if identity >= 0:
        model.pile(identity)
    if model.tokens < 8:
        model.tokens += 1


def _settle(model: SeatModel, seat: int, order: int, identity: int, fits: int) -> None:
    """What a seat's action says of the connections that waited for it."""
    if fits:
        for i in range(model.pendings):
            if model.pending_card[i] == order and model.pending_blind[i]:
                _confirm(model, model.pending_focus[i], order, identity)
    i = 0
    while i < model.pendings:
        if model.pending_seat[i] != seat:
            i += 1
            continue
        if model.pending_card[i] == order:
            pass  # it came, or it was a misplay: nobody waits for it any more
        elif model.playable & 1 << model.pending_needs[i]:
            _refute(model, i)
        else:
            i += 1
            continue
        _forget(model, i)


def _confirm(model: SeatModel, focus: int, order: int, identity: int) -> None:
    """A blind play came: the focus is one of the cards it was asked for."""
    shown = 0
    for i in range(model.pendings):
        if model.pending_focus[i] == focus and model.pending_card[i] == order:
            if model.pending_needs[i] == identity:
                shown |= model.pending_meaning[i]
    if model.inferred[focus] & shown:
        model.inferred[focus] &= shown
        model.fresh = 0


def _refute(model: SeatModel, i: int) -> None:
    """The play that was asked for did not come: so it was not asked for."""
    focus = model.pending_focus[i]
    card = model.pending_card[i]
    if model.inferred[focus] & ~model.pending_meaning[i]:
        model.inferred[focus] &= ~model.pending_meaning[i]
    if model.promised[card]:
        model.promised[card] = 0
        model.inferred[card] = model.possible[card]
    model.fresh = 0


def _forget(model: SeatModel, i: int) -> None:
    last = model.pendings - 1
    model.pending_focus[i] = model.pending_focus[last]
    model.pending_meaning[i] = model.pending_meaning[last]
    model.pending_card[i] = model.pending_card[last]
    model.pending_needs[i] = model.pending_needs[last]
    model.pending_seat[i] = model.pending_seat[last]
    model.pending_blind[i] = model.pending_blind[last]
    model.pendings = last


def _take_back(model: SeatModel, told: int) -> None:
    """A promise was wrong: what the same clue said of other cards is no longer believed."""
    for seat in range(model.players):
        for place in range(model.size[seat]):
            order = model.hand[5 * seat + place]
            if model.told[order] == told and (model.clued[order] or model.promised[order]):
                model.promised[order] = 0
                rest = model.possible[order] & ~model.trash
                model.inferred[order] = rest or model.possible[order]
    model.fresh = 0


def _note_duplicates(model: SeatModel, order: int, identity: int) -> None:
    """A giver cannot see its own copy of what it points at: older clued cards may be one."""
    giver = model.giver[order]
    for place in range(model.size[giver]):
        older = model.hand[5 * giver + place]
        if older == order or not model.clued[older] or model.told[older] >= model.told[order]:
            continue
        if model.possible[older] & model.inferred[older] & 1 << identity:
            model.duplicate[older] |= 1 << identity
