"""What has happened at the table and what was said, in words."""

from collections.abc import Sequence
from typing import assert_never

from PySide6.QtCore import QCoreApplication, QLocale

from hanabi_desktop.game.cards import Card
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
from hanabi_desktop.game.remarks import Pointing, Remark, Said
from hanabi_desktop.wording.markup import PLAIN, Markup
from hanabi_desktop.wording.names import card_name, clue_name, count_word

translate = QCoreApplication.translate


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
        return translate("Remark", "{name} had nothing to point at.").format(name=name)
    cards = QLocale().createSeparatedList([_pointing(one, markup) for one in answer])
    #: {cards} is such as "slot 1 (green), slot 3 (2)"
    return translate("Remark", "{name} pointed at {cards}.").format(name=name, cards=cards)


def _pointing(one: Pointing, markup: Markup) -> str:
    if one.suit is not None and one.rank is not None:
        known = card_name(Card(one.suit, one.rank), markup)
    elif one.suit is not None:
        known = clue_name(one.suit, markup)
    else:
        known = str(one.rank.value) if one.rank is not None else ""
    #: a card that is pointed at; {known} is such as "green", "2" or "red 3"
    return translate("Remark", "slot {slot} ({known})").format(slot=one.slot, known=known)


ToldEvent = Played | Misplayed | Discarded | Clued | Skipped
"""The events with a sentence in the log; draws have none, and endings have one of their own."""


def turn_sentence(turn: Turn, seats: Sequence[str], markup: Markup = PLAIN) -> str:
    """Return a turn in words: the action, and who was skipped after it."""
    told = [event for event in turn.events if not isinstance(event, Drawn | GameEnded)]
    return " ".join(event_sentence(event, seats, markup) for event in told)


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
            return translate("Event", "{name} told {receiver} about {value}: {cards}.").format(
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
            else translate("Event", "{name} played the {card}, which did not fit: a strike.")
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
            return translate("Ending", "A card that was still needed is lost.")
        case Ending.STUCK:
            return translate("Ending", "Nobody could make a move any more.")
