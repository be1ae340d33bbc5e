"""How a clue is read, before and after it is given, in words."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.teammates.explaining.clue_readings import (
    ClueReading,
    Effect,
    ExpectedReading,
    Meaning,
)
from hanabi_desktop.wording.markup import PLAIN, Markup
from hanabi_desktop.wording.move_reasons import Places, one_of, purpose_sentence, slot_of
from hanabi_desktop.wording.names import card_name

translate = QCoreApplication.translate


def expected_sentence(
    reading: ExpectedReading,
    places: Places,
    seats: Sequence[str],
    giver: int,
    markup: Markup = PLAIN,
) -> str:
    """Return what a clue would lead to, in one sentence.

    Args:
        reading: how the clue would be read.
        places: where the cards are.
        seats: the players' names.
        giver: the seat that chooses the clue.
        markup: the markup of names and cards.
    """
    holder, slot = (reading.clue.target, 0) if reading.order is None else places[reading.order]
    first_holder, first = (giver, 0) if reading.first is None else places[reading.first]
    return _expected_text(reading, is_own=first_holder == giver).format(
        name=markup.name(seats[holder]),
        slot=slot,
        helper=markup.name(seats[first_holder]),
        first=first,
        cards=one_of(reading.faces, markup),
        truth=card_name(reading.truth, markup),
    )


def _expected_text(reading: ExpectedReading, *, is_own: bool) -> str:
    """Return the template; ``is_own`` says whether the card to be played first is the giver's."""
    match reading.effect:
        case Effect.EMPTY:
            return translate("Expected", "This clue touches no card and asks nothing of {name}.")
        case Effect.MISREAD if reading.faces:
            return translate(
                "Expected",
                "{name} may read their slot {slot} as {cards}, but it’s the {truth}.",
            )
        case Effect.MISREAD:
            return translate("Expected", "{name} may misread their slot {slot}: it’s the {truth}.")
        case Effect.PLAY:
            return translate("Expected", "{name} will play their slot {slot} ({truth}).")
        case Effect.OWN_FIRST:
            return translate(
                "Expected", "{name} will play their slot {first} first, then slot {slot}."
            )
        case Effect.OTHERS_FIRST if is_own:
            return translate(
                "Expected",
                "{name} will play their slot {slot} once you have played your slot {first}.",
            )
        case Effect.OTHERS_FIRST:
            return translate(
                "Expected",
                "{helper} will play their slot {first} first, then {name} will play "
                "their slot {slot}.",
            )
        case Effect.STOP:
            return translate("Expected", "{name} will no longer play their slot {slot}.")
        case Effect.KEEP:
            return translate("Expected", "{name} will keep their slot {slot} ({truth}).")
        case Effect.WAIT:
            return translate("Expected", "{name} will play their slot {slot} later ({truth}).")
        case Effect.PLAY_ANYWAY:
            return translate(
                "Expected", "{name} will play their slot {slot} even without this clue."
            )
        case Effect.LEARN:
            return translate("Expected", "{name} will know more about their slot {slot} ({truth}).")
        case Effect.NOTHING_NEW:
            return translate("Expected", "This tells {name} nothing new.")


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
    slot = slot_of(reading.order, places)
    first = slot_of(reading.first, places)
    text = _meaning_text(reading.meaning)
    if not reading.faces:
        text = text.replace(" ({cards})", "")
    sentence = text.format(
        name=markup.name(seats[reading.turn.seat]),
        slot=slot,
        first=first,
        cards=one_of(reading.faces, markup),
    )
    if reading.purpose is None:
        return sentence
    return f"{sentence} {purpose_sentence(reading.purpose, markup)}"


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
                "{name}’s clue is about slot {slot} ({cards}): it can be played once others have"
                " played.",
            )
        case Meaning.BLIND:
            return translate(
                "Advice",
                "{name} gave somebody else a clue that makes sense only if the card in your slot"
                " {slot} is playable: play it blind ({cards}).",
            )
        case Meaning.FIRST:
            return translate(
                "Advice",
                "{name} asks you to play slot {first} first; then slot {slot} can be played"
                " ({cards}).",
            )
        case Meaning.STOP:
            return translate("Advice", "{name} warns you not to play slot {slot} ({cards}).")
        case Meaning.KNOW:
            return translate("Advice", "{name} tells you more about slot {slot} ({cards}).")
        case Meaning.NOTHING:
            return translate("Advice", "{name}’s clue doesn’t ask you to do anything.")
