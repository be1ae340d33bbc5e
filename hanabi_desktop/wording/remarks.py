"""The texts of remarks at the table."""

from collections.abc import Sequence
from typing import assert_never

from PySide6.QtCore import QCoreApplication, QLocale

from hanabi_desktop.game.cards import Card
from hanabi_desktop.game.remarks import Pointing, Remark, Said
from hanabi_desktop.wording.markup import PLAIN, Markup
from hanabi_desktop.wording.names import card_name, clue_name

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
