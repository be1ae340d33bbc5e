"""The meaning of a clue for a person, and hints: what a teammate would do in their place."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.game.moves import Action, Clue, Discard, Play
from hanabi_desktop.support.numbers import decimal
from hanabi_desktop.teammates.explaining.advice import ClueReading, Meaning
from hanabi_desktop.teammates.teammate import Ahead, Decision, Reason, ReasonCode
from hanabi_desktop.wording.counts import Counts
from hanabi_desktop.wording.markup import PLAIN, Markup
from hanabi_desktop.wording.names import clue_name
from hanabi_desktop.wording.reasons import Places, one_of

translate = QCoreApplication.translate


def reading_sentence(
    reading: ClueReading | None, places: Places, seats: Sequence[str], markup: Markup = PLAIN
) -> str:
    """Return what the last clue asks of its receiver, according to the table's conventions.

    Args:
        reading: the reading of the clue; None if no clue since the last own turn concerns the
            reader.
        places: the seat and slot of each card in a hand, by order.
        seats: the players' names.
        markup: the markup of names and cards.
    """
    if reading is None:
        return translate("Advice", "No clue since your last turn asks you to do anything.")
    slot = _slot(reading.order, places)
    first = _slot(reading.first, places)
    text = _meaning_text(reading.meaning)
    if not reading.faces:
        text = text.replace(" ({cards})", "")
    return text.format(
        name=markup.name(seats[reading.turn.seat]),
        slot=slot,
        first=first,
        cards=one_of(reading.faces, markup),
    )


def _slot(order: int | None, places: Places) -> int | None:
    return places[order][1] if order is not None and order in places else None


def _meaning_text(meaning: Meaning) -> str:
    match meaning:
        case Meaning.PLAY:
            return translate("Advice", "{name} asks you to play slot {slot} ({cards}).")
        case Meaning.KEEP:
            return translate("Advice", "{name} asks you to keep slot {slot} ({cards}).")
        case Meaning.PLAY_OR_KEEP:
            return translate(
                "Advice",
                "{name}’s clue is about slot {slot} ({cards}): either it can be played now, or"
                " it must be kept.",
            )
        case Meaning.WAIT:
            return translate(
                "Advice",
                "{name}’s clue is about slot {slot} ({cards}): it will fit once others have"
                " played.",
            )
        case Meaning.BLIND:
            return translate(
                "Advice",
                "{name} gave somebody else a clue that makes sense only if the card in your"
                " slot {slot} fits: play it blind ({cards}).",
            )
        case Meaning.FIRST:
            return translate(
                "Advice",
                "{name} asks you to play slot {first} first; then slot {slot} will fit ({cards}).",
            )
        case Meaning.STOP:
            return translate("Advice", "{name} warns you that slot {slot} does not fit ({cards}).")
        case Meaning.KNOW:
            return translate("Advice", "{name} tells you more about slot {slot} ({cards}).")
        case Meaning.NOTHING:
            return translate("Advice", "{name}’s clue doesn’t ask you to do anything.")


def hint_sentence(
    decision: Decision, places: Places, seats: Sequence[str], markup: Markup = PLAIN
) -> str:
    """Return what a teammate would do in the viewer's place, and why."""
    hint = _hint(decision, places, seats, markup)
    if decision.reason.ahead is None:
        return hint
    return f"{hint} {ahead_sentence(decision.reason.ahead, places, seats)}"


def _hint(decision: Decision, places: Places, seats: Sequence[str], markup: Markup) -> str:
    match decision.action:
        case Play(order):
            text = translate("Advice", "A teammate would play slot {slot}: {why}.")
            slot = places[order][1]
            return text.format(slot=slot, why=_why(decision.reason, places, markup))
        case Discard(order):
            text = translate("Advice", "A teammate would discard slot {slot}: {why}.")
            slot = places[order][1]
            return text.format(slot=slot, why=_why(decision.reason, places, markup))
        case Clue(target, value):
            #: {value} is "green" or "3s"
            text = translate("Advice", "A teammate would tell {receiver} about {value}: {why}.")
            return text.format(
                receiver=markup.name(seats[target]),
                value=clue_name(value, markup),
                why=_why(decision.reason, places, markup),
            )


def action_phrase(action: Action, places: Places, seats: Sequence[str]) -> str:
    """Return a possible action as a phrase, such as "play slot 2" or "tell Zoë about 3s"."""
    match action:
        case Play(order, announced):
            text = translate("Advice", "play slot {slot}").format(slot=places[order][1])
            if announced is None:
                return text
            #: {action} is "play slot 2", {suit} is "red"
            told = translate("Advice", "{action}, announcing {suit}")
            return told.format(action=text, suit=clue_name(announced))
        case Discard(order):
            return translate("Advice", "discard slot {slot}").format(slot=places[order][1])
        case Clue(target, value):
            return translate("Advice", "tell {receiver} about {value}").format(
                receiver=seats[target], value=clue_name(value)
            )


def ahead_sentence(ahead: Ahead, places: Places, seats: Sequence[str]) -> str:
    """Return what looking ahead has changed.

    The text is empty if the data, read from a file, names a card that nobody held.
    """
    if not isinstance(ahead.instead, Clue) and ahead.instead.order not in places:
        return ""
    in_hundred = round(100 * ahead.perfect)
    if in_hundred > 0:
        gain = Counts().more_perfect(in_hundred)
    else:
        #: continues "this way"
        text = translate("Advice", "games score {points} points more on average")
        gain = text.format(points=decimal(ahead.points, 1))
    #: {instead} is "play slot 2" or "tell Zoë about 3s"; {gain} "8 more games in 100 end perfect"
    text = translate(
        "Advice",
        "Thinking ahead turned up something better: the usual move is to {instead}, but this"
        " way {gain}.",
    )
    return text.format(instead=action_phrase(ahead.instead, places, seats), gain=gain)


def _why(reason: Reason, places: Places, markup: Markup) -> str:
    """Return the reason for a hint, as the end of its sentence."""
    slot = _slot(reason.orders[0] if reason.orders else None, places)
    text = _why_text(reason.code)
    if not reason.faces:
        text = text.replace(" ({cards})", "")
    return text.format(slot=slot, cards=one_of(reason.faces, markup))


def _why_text(code: ReasonCode) -> str:
    match code:
        case ReasonCode.PLAY_KNOWN | ReasonCode.PLAY_SEEN:
            return translate("Advice", "it is sure to fit ({cards})")
        case ReasonCode.PLAY_TOLD:
            return translate("Advice", "you got a clue about it, and it should fit ({cards})")
        case ReasonCode.PLAY_BLIND:
            return translate("Advice", "a clue makes sense only if this card fits ({cards})")
        case ReasonCode.PLAY_GAMBLE:
            return translate("Advice", "there is nothing to lose")
        case ReasonCode.CLUE_PLAY | ReasonCode.CLUE_TEMPO:
            return translate("Advice", "slot {slot} can be played ({cards})")
        case ReasonCode.CLUE_SAVE:
            return translate("Advice", "slot {slot} must be kept ({cards})")
        case ReasonCode.CLUE_THROUGH | ReasonCode.CLUE_SELF:
            return translate(
                "Advice", "slot {slot} ({cards}) will fit once other cards have been played"
            )
        case ReasonCode.CLUE_FIX:
            return translate(
                "Advice",
                "it keeps the card in slot {slot} ({cards}) from being played, because it does"
                " not fit",
            )
        case ReasonCode.CLUE_DELAY:
            return translate("Advice", "it passes the turn, and no card is drawn")
        case ReasonCode.CLUE_FILL_IN | ReasonCode.CLUE_FOCUS:
            return translate("Advice", "it says more about slot {slot} ({cards})")
        case ReasonCode.DISCARD_TRASH:
            return translate("Advice", "it is no longer needed")
        case ReasonCode.DISCARD_TELLS:
            return translate("Advice", "it tells a teammate about the other copy ({cards})")
        case ReasonCode.DISCARD_CHOP:
            return translate(
                "Advice", "no clue is worth a lantern, and it is your oldest card without a clue"
            )
        case ReasonCode.DISCARD_UNABLE_TO_CLUE:
            return translate(
                "Advice", "no lantern is lit, and it is your oldest card without a clue"
            )
        case _:
            return translate("Advice", "there is nothing better to do")
