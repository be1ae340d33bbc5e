"""Fireworks and discards in words."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.game.cards import Card, Rank, Suit
from hanabi_desktop.game.observation import ClueMarks
from hanabi_desktop.wording.names import card_name, suit_name

translate = QCoreApplication.translate


def discard_sentence(card: Card, discarded: int, left: int, *, critical: bool, lost: bool) -> str:
    """What the discard pile says of one face, such as "green 3: 1 discarded, 1 left"."""
    if lost:
        text = translate("Discards", "{card}: {discarded} discarded, none left, still needed")
    elif critical:
        text = translate("Discards", "{card}: {discarded} discarded, the last one is needed")
    else:
        text = translate("Discards", "{card}: {discarded} discarded, {left} left")
    return text.format(card=card_name(card), discarded=discarded, left=left)


def known_of(marks: ClueMarks, suits: Sequence[Suit]) -> str:
    """What clues have said of a hidden card, such as "red or blue; 2, 3"."""
    parts = []
    if len(marks.suits) < len(suits):
        names = [suit_name(suit) for suit in suits if suit in marks.suits]
        parts.append(", ".join(names))
    if len(marks.ranks) < len(Rank):
        parts.append(", ".join(str(rank.value) for rank in sorted(marks.ranks)))
    return "; ".join(parts) if parts else translate("Card", "nothing is known of it")
