"""Cards on the table in words: in hands, on fireworks and on the discard pile."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.game.cards import Card, Rank, Suit
from hanabi_desktop.game.observation import ClueMarks
from hanabi_desktop.wording.counts import Counts
from hanabi_desktop.wording.names import card_name, suit_name

translate = QCoreApplication.translate

_FEW = 4
"""The most possible identities of a card that are listed one by one."""


def discard_sentence(card: Card, discarded: int, left: int, *, critical: bool, lost: bool) -> str:
    """Return the state of one card identity, such as "green 3: 1 discarded, 1 left"."""
    if lost:
        text = translate("Discards", "{card}: {discarded} discarded, none left, still needed")
    elif critical:
        text = translate("Discards", "{card}: {discarded} discarded, the last one is still needed")
    else:
        text = translate("Discards", "{card}: {discarded} discarded, {left} left")
    return text.format(card=card_name(card), discarded=discarded, left=left)


def firework_heights(suits: Sequence[Suit], heights: Sequence[int]) -> str:
    """Return the heights of all fireworks for screen readers, such as "White 2, Red 0"."""
    tops = zip(suits, heights, strict=True)
    return ", ".join(f"{suit_name(suit)} {height}" for suit, height in tops)


def last_round_words(turns_left: int, counts: Counts) -> str:
    """Return how many turns are left once the deck is empty, such as "last round: 2 turns"."""
    return translate("Table", "last round: {turns}").format(turns=counts.turns(turns_left))


def known_of(
    marks: ClueMarks, suits: Sequence[Suit], possible: frozenset[Card] | None = None
) -> str:
    """Return what is known of a hidden card, such as "Red, Blue; 2, 3", or its few identities."""
    if possible is not None and len(possible) <= _FEW:
        order = {suit: place for place, suit in enumerate(suits)}
        known = sorted(possible, key=lambda card: (order[card.suit], card.rank))
        return ", ".join(map(card_name, known))
    parts = []
    if len(marks.suits) < len(suits):
        parts.append(", ".join(suit_name(suit) for suit in suits if suit in marks.suits))
    if len(marks.ranks) < len(Rank):
        parts.append(", ".join(str(rank.value) for rank in sorted(marks.ranks)))
    return "; ".join(parts) if parts else translate("Card", "nothing known")


def hand_card_sentence(
    holder: str,
    slot: int,
    card: Card | None,
    known: str,
    *,
    clued: bool,
    critical: bool,
    trash: bool,
    every_colour: bool = False,
    note: str = "",
) -> str:
    """Return the spoken description of a card in a hand.

    Args:
        holder: the name of its holder.
        slot: the slot, 1 for the newest.
        card: the face; None if the listener may not see it.
        known: what clues have said about it.
        clued: whether a clue has touched it.
        critical: whether it is the last copy of a card still needed.
        trash: whether it will never be played.
        every_colour: whether it is seen to count as every colour.
        note: the holder's note on it.
    """
    face = translate("Card", "hidden") if card is None else card_name(card)
    #: read aloud: whose card, in which slot, its face, what its holder knows of it
    text = translate("Card", "{name}, card {slot}: {face}. Known: {known}.")
    marks = [
        word
        for word, holds in (
            #: a multicolour card that clues about any colour touch
            (translate("Card", "counts as every colour"), every_colour),
            (translate("Card", "clued"), clued),
            (translate("Card", "last copy"), critical),
            (translate("Card", "no longer needed"), trash),
        )
        if holds
    ]
    sentence = text.format(name=holder, slot=slot, face=face, known=known)
    if marks:
        sentence = f"{sentence} {', '.join(marks)}."
    if note:
        #: read aloud: what a player wrote on their own card
        sentence = f"{sentence} {translate('Card', 'Your note: {note}.').format(note=note)}"
    return sentence
