"""The look of a card, as a pure function of the card and the pending action."""

from hanabi_desktop.game.observation import Observation
from hanabi_desktop.game.options import TableTalk
from hanabi_desktop.table.art.card_art import CardKnowledge, CardLook, Ring
from hanabi_desktop.table.input.pending import Pending
from hanabi_desktop.table.models.table_model import TableCard
from hanabi_desktop.table.models.touches import Touch

_RINGS = {
    Touch.NEVER: Ring.NONE,
    Touch.EARLIER: Ring.CLUED,
    Touch.JUST_NEW: Ring.NEW,
    Touch.JUST_AGAIN: Ring.AGAIN,
}


def look_of(
    card: TableCard,
    seen: Observation,
    talk: TableTalk,
    width: int,
    pending: Pending,
    note: str = "",
    *,
    strips: bool = True,
) -> CardLook:
    """Return the look of a card.

    Args:
        card: the card.
        seen: the position.
        talk: what the cards show of the clues given so far.
        width: the width of the card, in pixels.
        pending: the pending action.
        note: the holder's note on the card.
        strips: whether there is room for a strip with the holder's knowledge under a visible card.
    """
    own = card.seat == seen.seat
    hidden = (own and card.card is None) or card.seat in pending.empathy
    kind = seen.options.multicolour
    return CardLook(
        card=None if hidden else card.card,
        width=width,
        suits=kind.suits,
        every_colour=not hidden and card.card is not None and kind.counts_as_every(card.card),
        marks=card.marks,
        possible=card.possible if hidden else None,
        knowledge=CardKnowledge.NONE
        if not hidden and (own or not strips)  # own cards are visible in a replay, without a strip
        else _knowledge(card, talk, hidden=hidden),
        ring=_RINGS[card.touch],
        note=note if own else "",
        critical=card.critical and not hidden,
        trash=card.trash and card.seat is not None and not hidden,
        moved_last=card.moved_last,
        chosen=card.order == pending.chosen,
        pointed=card.order == pending.pointed and card.seat is not None,
        focused=card.order == pending.focused,
    )


def _knowledge(card: TableCard, talk: TableTalk, *, hidden: bool) -> CardKnowledge:
    """Return which knowledge is shown; a strict table has no strips."""
    if card.seat is None:
        return CardKnowledge.NONE
    if hidden:
        remembers = talk in (TableTalk.CLUE_MEMORY, TableTalk.FULL_MEMORY)
        return CardKnowledge.ALL if remembers else CardKnowledge.POINTED_OUT
    return {
        TableTalk.STRICT: CardKnowledge.NONE,
        TableTalk.FRIENDLY: CardKnowledge.STRIP_POINTED_OUT,
        TableTalk.CLUE_MEMORY: CardKnowledge.STRIP_ALL,
        TableTalk.FULL_MEMORY: CardKnowledge.STRIP_ALL,
    }[talk]
