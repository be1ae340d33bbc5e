"""The events of a game as sentences, in the past tense and with names."""

from collections.abc import Sequence
from typing import assert_never

from PySide6.QtCore import QCoreApplication

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
from hanabi_desktop.wording.markup import PLAIN, Markup
from hanabi_desktop.wording.names import card_name, clue_name, count_word

translate = QCoreApplication.translate

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
