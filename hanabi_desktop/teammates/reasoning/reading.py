"""The interpreter of clues, for the seat that gives one and for all others.

Every function updates the model of one seat in the way that this seat understands the clue. A seat
that considers giving a clue first interprets it on a copy of its model; ``misleading.py`` then checks
whether anybody would be misled. The names, levels and descriptions of the conventions are in
``conventions.py``.
"""

from hanabi_desktop.teammates.reasoning.codes import (
    DELAYED_PLAY,
    DISTRUST,
    EMPTY_CLUE,
    FILL_IN,
    FINESSE,
    FIVE_STALL,
    FIX,
    HIDDEN_FINESSE,
    LAYERED_FINESSE,
    NO_PROMPTS,
    NOTHING,
    PLAY_CLUE,
    PLAY_OR_SAVE,
    PROMPT,
    REVERSE_FINESSE,
    SAVE_CRITICAL,
    SAVE_FIVE,
    SAVE_TWO,
    SELF_FINESSE,
    SELF_PROMPT,
    STALL,
    TEMPO,
)
from hanabi_desktop.teammates.reasoning.connections import (
    acts_before,
    through_others,
    through_self,
)
from hanabi_desktop.teammates.reasoning.habits import rules_out
from hanabi_desktop.teammates.reasoning.knowledge import sole_member
from hanabi_desktop.teammates.reasoning.model import SeatModel
from hanabi_desktop.teammates.reasoning.settling import settle


def interpret_clue(model: SeatModel, giver: int, receiver: int, value: int, touched: int) -> None:
    """Interpret a clue.

    Args:
        model: the model of the observing seat.
        giver: the seat that gives it.
        receiver: the seat it is given to.
        value: 0 to 5 for a suit, 6 to 10 for the ranks 1 to 5.
        touched: the places of the touched cards in the receiver's hand, as bits.
    """
    settle(model, giver, -1, -1, 0)
    model.spare_chops(giver)
    model.tokens -= 1
    model.speaker = giver
    model.interpretation = NOTHING
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
    model.mistaken_places = _mistakes(model, receiver)
    sure = _sure_places(model, receiver)
    model.take_facts(receiver, model.value_mask[value], touched)
    model.think(receiver)
    disproved = _disproved(model, receiver, sure)
    if focus < 0:
        model.interpretation = EMPTY_CLUE
    elif model.misled[giver] >= DISTRUST:
        _read_facts(model, receiver, new)
    elif disproved >= 0 and model.fixes:
        _read_fix(model, giver, receiver, disproved, new)
    elif new == 0:
        _read_repeated_clue(model, giver, receiver, focus, was_sure)
    else:
        _read_new_cards(model, giver, receiver, value, focus, new, chop)
        _strike_touched(model, giver, receiver, new)
    model.hands_changed()


def _sure_places(model: SeatModel, seat: int) -> int:
    """Return the places of cards that their holder would play, as far as the whole table can follow."""
    sure = 0
    for place in range(model.size[seat]):
        order = model.hand[5 * seat + place]
        if model.common[order] and not model.common[order] & ~model.playable:
            sure |= 1 << place
    return sure


def _disproved(model: SeatModel, seat: int, sure: int) -> int:
    """Return a card that its holder would have played and now knows not to fit; -1 for none."""
    for place in range(model.size[seat]):
        order = model.hand[5 * seat + place]
        if sure >> place & 1 and not model.common[order] & model.playable:
            return order
    return -1


def _mistakes(model: SeatModel, seat: int) -> int:
    """Return the places of cards that their holder would play and that I see do not fit."""
    found = 0
    for place in range(model.size[seat]):
        order = model.hand[5 * seat + place]
        truth = model.card[order]
        if truth >= 0 and model.is_sure(order) and not model.playable >> truth & 1:
            found |= 1 << place
    return found


def _read_facts(model: SeatModel, receiver: int, new: int) -> None:
    """Read only the facts of a clue whose giver's clues have led to strikes."""
    model.interpretation = FILL_IN
    for place in range(model.size[receiver]):
        if new >> place & 1:
            _touch(model, model.hand[5 * receiver + place])
    _mean_nothing(model, receiver, new)


def _touch(model: SeatModel, order: int) -> None:
    """Mark a card as touched for the first time."""
    model.clued[order] = 1
    model.giver[order] = model.speaker
    model.asker[order] = model.speaker
    model.told[order] = model.turn


def _read_repeated_clue(
    model: SeatModel, giver: int, receiver: int, focus: int, was_sure: int
) -> None:
    """Read a clue that touches no new card.

    It asks for a play of the focus, or of the cards below the focus, or only adds facts.
    """
    model.interpretation = FILL_IN
    model.think(receiver)
    if was_sure or model.is_known_trash(focus) or model.is_sure(focus):
        return
    now = model.common[focus] & model.playable
    if now and model.tempo_clues:
        model.inferred[focus] = now
        model.told[focus] = model.turn
        model.asker[focus] = model.speaker
        model.interpretation = TEMPO
    elif not now and model.repeated_clues and model.players > 2 and not _has_to_stall(model, giver):
        _ask_again(model, giver, receiver, focus)


def _has_to_stall(model: SeatModel, giver: int) -> bool:
    """Return whether the giver had to clue, because it had all tokens or no card to discard."""
    return model.tokens == 7 or model.chop(giver) < 0


def _ask_again(model: SeatModel, giver: int, receiver: int, focus: int) -> None:
    """Read a clue without new cards, whose focus does not fit yet, as asking for the cards below it."""
    pendings = model.pendings
    meanings = model.common[focus] & ~model.trash & ~_delayed(model, receiver)
    through = through_others(model, giver, receiver, focus, meanings, 0)
    truth = 1 << model.card[focus] if model.card[focus] >= 0 else 0
    if through:
        model.inferred[focus] = through
        model.told[focus] = model.turn
        model.asker[focus] = model.speaker
        model.interpretation = _kind_of_links(model, giver, receiver, pendings, truth or through)
    if truth & meanings & ~through:
        model.interpretation = STALL  # somebody may still play the cards below it


def _read_fix(model: SeatModel, giver: int, receiver: int, disproved: int, new: int) -> None:
    """Read a fix, which says only that a card must not be played; good touch applies to new cards."""
    model.interpretation = FIX
    model.focus = disproved
    model.inferred[disproved] = model.possible[disproved]
    _touch_good(model, giver, receiver, new)
    _strike_touched(model, giver, receiver, new)


def _touch_good(model: SeatModel, giver: int, receiver: int, new: int) -> int:
    """Apply good touch to new cards: they are still needed, and no other copy of them is clued.

    Return the set of identities excluded by this.
    """
    struck = model.trash | _seen_clued(model, giver, receiver)
    for place in range(model.size[receiver]):
        if new >> place & 1:
            order = model.hand[5 * receiver + place]
            _touch(model, order)
            if model.inferred[order] & ~struck:
                model.inferred[order] &= ~struck
    model.hands_changed()
    return struck


def _strike_touched(model: SeatModel, giver: int, receiver: int, new: int) -> None:
    """Apply good touch to the other hands: none of their clued cards has an identity clued now."""
    for place in range(model.size[receiver]):
        if new >> place & 1:
            _strike_elsewhere(model, giver, receiver, model.card[model.hand[5 * receiver + place]])


def _read_new_cards(
    model: SeatModel, giver: int, receiver: int, value: int, focus: int, new: int, chop: int
) -> None:
    """Read a clue that touches new cards: play or save the focus; good touch applies to the others."""
    struck = _touch_good(model, giver, receiver, new)
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
    through = through_others(model, giver, receiver, focus, some & ~struck & ~direct, meant)
    if not meant | through:
        meant = some & ~model.trash & direct  # then it must be a duplicate
    if (
        not meant | through
        and model.self_prompts
        and not rules_out(model, giver, receiver, NO_PROMPTS)
    ):
        if through_self(model, receiver, focus, some & ~model.trash):
            model.interpretation = SELF_FINESSE if model.link_blind[0] else SELF_PROMPT
            return
    truth = model.card[focus]
    sure = 1 << truth if truth >= 0 else meant | through
    if not meant | through:
        model.interpretation = STALL  # the clue only passed the turn
        _mean_nothing(model, receiver, new)
    else:
        model.inferred[focus] = meant | through
        if not sure & ~(meant & model.playable):
            model.interpretation = PLAY_CLUE
        elif not sure & ~(meant & delayed):
            model.interpretation = DELAYED_PLAY
        elif not sure & ~through:
            model.interpretation = _kind_of_links(model, giver, receiver, pendings, sure)
        elif not sure & ~(meant & ~model.playable):
            model.interpretation = _kind_of_save(model, value, on_chop)
        elif not sure & ~(meant | through):
            model.interpretation = PLAY_OR_SAVE


def _mean_nothing(model: SeatModel, receiver: int, new: int) -> None:
    """Allow the new cards of a clue without a meaning all identities that the facts allow."""
    for place in range(model.size[receiver]):
        if new >> place & 1:
            order = model.hand[5 * receiver + place]
            model.inferred[order] = model.possible[order]
            model.duplicate[order] = model.possible[order]


def _kind_of_links(model: SeatModel, giver: int, receiver: int, pendings: int, sure: int) -> int:
    """Return the kind of prompt or finesse that a clue's expected plays amount to."""
    kind = PROMPT
    for i in range(pendings, model.pendings):
        if not model.pending_meaning[i] & sure:
            continue
        truth = model.card[model.pending_card[i]]
        if model.pending_seat[i] >= 0 and truth >= 0 and truth != model.pending_needs[i]:
            if model.pending_blind[i] and model.layered_finesses:
                return LAYERED_FINESSE
            if not model.pending_blind[i] and model.hidden_finesses:
                return HIDDEN_FINESSE
        if model.pending_blind[i]:
            if not acts_before(model, giver, model.pending_seat[i], receiver):
                return REVERSE_FINESSE
            kind = FINESSE
    return kind


def _kind_of_save(model: SeatModel, value: int, on_chop: int) -> int:
    if value == 10:
        return SAVE_FIVE if on_chop else FIVE_STALL
    if value == 7 and model.save_twos:
        return SAVE_TWO
    return SAVE_CRITICAL


def _seen_clued(model: SeatModel, giver: int, receiver: int) -> int:
    """Return the identities of clued cards that the giver knows of, in all hands but the receiver's.

    By good touch, the giver would not touch another copy of these. Of its own hand, only the cards
    that it knows count, since it cannot avoid duplicating the others.
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
                known = sole_member(model.common[order])
            else:
                known = model.card[order]
            if known >= 0:
                seen |= 1 << known
    return seen


def _strike_elsewhere(model: SeatModel, giver: int, receiver: int, identity: int) -> None:
    """Remove an identity from the others' clued cards, because it has just been clued."""
    if identity < 0:
        return
    for seat in range(model.players):
        if seat in (giver, receiver):
            continue
        for place in range(model.size[seat]):
            order = model.hand[5 * seat + place]
            if model.clued[order]:
                model.struck[order] |= 1 << identity


def _delayed(model: SeatModel, receiver: int) -> int:
    """Return the identities that become playable once the receiver has played the cards it already knows."""
    if not model.delayed_plays:
        return 0
    known = 0
    for place in range(model.size[receiver]):
        order = model.hand[5 * receiver + place]
        some = model.common[order]
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
    """Return the identities that the clue may save: of the chop, or any 5 if clued by rank."""
    mask = model.value_mask[value]
    if value == 10 and (on_chop or model.five_stalls):
        return mask & ~model.trash
    if not on_chop:
        return 0
    saved = model.critical & mask
    if value < 6:
        return saved & ~model.value_mask[10]  # a 5 is saved by its rank
    if value == 7 and model.save_twos:
        saved |= mask & ~model.trash & ~_in_third_hands(model, giver, receiver)
    return saved


def _in_third_hands(model: SeatModel, giver: int, receiver: int) -> int:
    """Return the identities in hands that both giver and receiver see, as far as I know them."""
    seen = 0
    for seat in range(model.players):
        if seat not in (giver, receiver):
            for place in range(model.size[seat]):
                identity = model.card[model.hand[5 * seat + place]]
                if identity >= 0:
                    seen |= 1 << identity
    return seen
