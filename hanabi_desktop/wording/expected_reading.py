"""How teammates will read a clue that is being chosen, in words."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.teammates.explaining.expected_reading import Effect, ExpectedReading
from hanabi_desktop.wording.markup import PLAIN, Markup
from hanabi_desktop.wording.names import card_name
from hanabi_desktop.wording.reasons import Places, one_of

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
    return _text(reading, is_own=first_holder == giver).format(
        name=markup.name(seats[holder]),
        slot=slot,
        helper=markup.name(seats[first_holder]),
        first=first,
        cards=one_of(reading.faces, markup),
        truth="" if reading.truth is None else card_name(reading.truth, markup),
    )


def _text(reading: ExpectedReading, *, is_own: bool) -> str:
    """Return the template; ``is_own`` says whether the card to be played first is the giver's."""
    match reading.effect:
        case Effect.EMPTY:
            return translate("Expected", "This clue touches no card and asks nothing of {name}.")
        case Effect.MISREAD if reading.faces:
            return translate(
                "Expected",
                "{name} may read slot {slot} as {cards}, but it’s the {truth}.",
            )
        case Effect.MISREAD:
            return translate("Expected", "{name} may misread slot {slot}: it’s the {truth}.")
        case Effect.PLAY:
            return translate("Expected", "{name} will play slot {slot} ({truth}).")
        case Effect.OWN_FIRST:
            return translate("Expected", "{name} will play slot {first} first, then slot {slot}.")
        case Effect.OTHERS_FIRST if is_own:
            return translate(
                "Expected", "{name} will play slot {slot} once you have played slot {first}."
            )
        case Effect.OTHERS_FIRST:
            return translate(
                "Expected",
                "{helper} will play slot {first} first, then {name} will play slot {slot}.",
            )
        case Effect.STOP:
            return translate("Expected", "{name} will no longer play slot {slot}.")
        case Effect.KEEP:
            return translate("Expected", "{name} will keep slot {slot} ({truth}).")
        case Effect.WAIT:
            return translate("Expected", "{name} will play slot {slot} later ({truth}).")
        case Effect.PLAY_ANYWAY:
            return translate("Expected", "{name} will play slot {slot} even without this clue.")
        case Effect.LEARN:
            return translate("Expected", "{name} will know more about slot {slot} ({truth}).")
        case Effect.NOTHING_NEW:
            return translate("Expected", "This tells {name} nothing new.")
