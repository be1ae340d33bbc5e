"""How a card of the model is drawn: a pure function of the card and of what is begun."""

from hanabi_desktop.game.observation import Observation
from hanabi_desktop.models.table import TableCard, Touch
from hanabi_desktop.table.art.card_art import CardLook, Knowledge, Ring
from hanabi_desktop.table.intent import Pending

_RINGS = {
    Touch.NEVER: Ring.NONE,
    Touch.EARLIER: Ring.CLUED,
    Touch.JUST_NEW: Ring.NEW,
    Touch.JUST_AGAIN: Ring.AGAIN,
}


def look_of(card: TableCard, seen: Observation, width: int, pending: Pending) -> CardLook:
    """The look of a card at a width in pixels."""
    hidden = card.seat == seen.seat or card.seat in pending.empathy
    knowledge = Knowledge.NONE
    if card.seat is not None:
        knowledge = Knowledge.ON_BACK if hidden else Knowledge.STRIP
    return CardLook(
        card=None if hidden else card.card,
        width=width,
        suits=seen.options.suits,
        marks=card.marks,
        knowledge=knowledge,
        ring=_RINGS[card.touch],
        critical=card.critical and not hidden,
        trash=card.trash and card.seat is not None and not hidden,
        moved_last=card.moved_last,
        chosen=card.order == pending.chosen,
        focused=card.order == pending.focused,
    )
