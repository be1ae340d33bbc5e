"""What lies on the table, what has happened at it and what was said, in words."""

from collections.abc import Sequence
from typing import assert_never

from PySide6.QtCore import QCoreApplication, QLocale

from hanabi_desktop.game.cards import Card, Rank, Suit
from hanabi_desktop.game.moves import (
    Clued,
    Discarded,
    Drawn,
    Ending,
    GameEnded,
    Misplayed,
    Played,
    Skipped,
    Turn,
)
from hanabi_desktop.game.observation import ClueMarks
from hanabi_desktop.game.remarks import Pointing, Remark, Said
from hanabi_desktop.wording.counts import Counts
from hanabi_desktop.wording.markup import PLAIN, Markup
from hanabi_desktop.wording.names import card_name, clue_name, count_word, suit_name

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
        said = translate("Card", "Your note: {note}.")
        sentence = f"{sentence} {said.format(note=note)}"
    return sentence


def remark_text(remark: Remark) -> str:
    """Return a remark word for word."""
    match remark:
        case Remark.KNOW_NOTHING:
            return translate("Remark", "I still know nothing about my hand.")
        case Remark.REMEMBER:
            return translate("Remark", "Do you remember what you have there?")
        case Remark.THANKS:
            return translate("Remark", "Thanks.")
        case Remark.WELL_PLAYED:
            return translate("Remark", "Well played.")
        case Remark.SORRY:
            return translate("Remark", "Sorry.")
    assert_never(remark)


def said_sentence(said: Said, names: Sequence[str], markup: Markup = PLAIN) -> str:
    """Return a remark as a sentence, with the cards that the person asked has pointed at."""
    name, words = markup.name(names[said.seat]), remark_text(said.remark)
    if said.to is None:
        #: {name} says something; the quotation marks are those of the language
        return translate("Remark", "{name}: “{words}”").format(name=name, words=words)
    other = markup.name(names[said.to])
    asked = translate("Remark", "{name} asked {other}: “{words}”").format(
        name=name, other=other, words=words
    )
    if said.answer is None:
        return asked
    return f"{asked} {_answer(said.answer, other, markup)}"


def _answer(answer: Sequence[Pointing], name: str, markup: Markup) -> str:
    if not answer:
        return translate("Remark", "{name} remembers nothing about their cards.").format(name=name)
    cards = QLocale().createSeparatedList([_pointing(pointing, markup) for pointing in answer])
    #: {cards} is such as "slot 1 (green), slot 3 (2)"
    return translate("Remark", "{name} pointed at {cards}.").format(name=name, cards=cards)


def _pointing(pointing: Pointing, markup: Markup) -> str:
    if pointing.suit is not None and pointing.rank is not None:
        known: str = card_name(Card(pointing.suit, pointing.rank), markup)
    elif pointing.suit is not None:
        known = clue_name(pointing.suit, markup)
    else:
        known = str(pointing.rank.value) if pointing.rank is not None else ""
    #: a card that is pointed at; {known} is such as "green", "2" or "red 3"
    return translate("Remark", "slot {slot} ({known})").format(slot=pointing.slot, known=known)


ToldEvent = Played | Misplayed | Discarded | Clued | Skipped
"""The events with a sentence in the log; draws have none, and endings have one of their own."""


def turn_sentence(turn: Turn, seats: Sequence[str], markup: Markup = PLAIN) -> str:
    """Return a turn in words: the action, and who was skipped after it."""
    events = [event for event in turn.events if not isinstance(event, Drawn | GameEnded)]
    return " ".join(event_sentence(event, seats, markup) for event in events)


def event_sentence(event: ToldEvent, seats: Sequence[str], markup: Markup = PLAIN) -> str:
    """Return an event as one sentence; ``seats`` are the players' names."""

    def name(seat: int) -> str:
        return markup.name(seats[seat])

    match event:
        case Played() | Misplayed():
            return _play_sentence(event, name(event.seat), markup)
        case Discarded(seat, _, card):
            return translate("Event", "{name} discarded the {card}.").format(
                name=name(seat), card=card_name(card, markup)
            )
        case Clued(seat, target, value, touched):
            #: {value} is "green" or "3s", {cards} is "three cards"
            return translate(
                "Event", "{name} told {receiver} about {value}, touching {cards}."
            ).format(
                name=name(seat),
                receiver=name(target),
                value=clue_name(value, markup),
                cards=count_word(len(touched)),
            )
        case Skipped(seat):
            return translate("Event", "{name} had no move and was skipped.").format(name=name(seat))
    assert_never(event)


def _play_sentence(event: Played | Misplayed, name: str, markup: Markup) -> str:
    card = card_name(event.card, markup)
    if event.announced is None:
        text = (
            translate("Event", "{name} played the {card}.")
            if isinstance(event, Played)
            else translate("Event", "{name} misplayed the {card}: a strike.")
        )
        return text.format(name=name, card=card)
    text = (
        translate("Event", "{name} announced {suit} and played the {card}.")
        if isinstance(event, Played)
        else translate("Event", "{name} announced {suit} and turned over the {card}: a strike.")
    )
    return text.format(name=name, suit=clue_name(event.announced, markup), card=card)


def ending_sentence(ending: Ending) -> str:
    """Return how a game ended."""
    match ending:
        case Ending.PERFECT:
            return translate("Ending", "Every firework is complete.")
        case Ending.STRIKES:
            return translate("Ending", "The third strike ended the game.")
        case Ending.DECK:
            return translate("Ending", "The last turns have been played.")
        case Ending.IRREPLACEABLE:
            return translate("Ending", "A card that was still needed has been lost.")
        case Ending.STUCK:
            return translate("Ending", "Nobody had a legal move left.")
