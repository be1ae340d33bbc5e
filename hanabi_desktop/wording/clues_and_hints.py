"""Hints, readings of clues, and why another move is better, in words."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.game.moves import Action, Clue, Discard, Play
from hanabi_desktop.support.translation import decimal
from hanabi_desktop.teammates.explaining.clue_readings import (
    ClueReading,
    Effect,
    ExpectedReading,
    Meaning,
)
from hanabi_desktop.teammates.teammate import Ahead, Decision, Reason, ReasonCode
from hanabi_desktop.wording.counts import Counts
from hanabi_desktop.wording.markup import PLAIN, Markup
from hanabi_desktop.wording.move_reasons import Places, one_of, purpose_sentence, slot_of
from hanabi_desktop.wording.names import card_name, clue_name

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


def hint_sentence(
    decision: Decision, places: Places, seats: Sequence[str], markup: Markup = PLAIN
) -> str:
    """Return what a teammate would do in the viewer's place, and why."""
    hint = _hint(decision, places, seats, markup)
    if decision.reason.ahead is None:
        return hint
    return f"{hint} {ahead_sentence(decision.reason.ahead, places, seats, is_own=True)}"


def _hint(decision: Decision, places: Places, seats: Sequence[str], markup: Markup) -> str:
    match decision.action:
        case Play(order):
            text = translate("Advice", "In your place, a teammate would play slot {slot}: {why}.")
            slot = places[order][1]
            return text.format(slot=slot, why=_why(decision.reason, places, markup))
        case Discard(order):
            text = translate(
                "Advice", "In your place, a teammate would discard slot {slot}: {why}."
            )
            slot = places[order][1]
            return text.format(slot=slot, why=_why(decision.reason, places, markup))
        case Clue(target, value):
            #: {value} is "green" or "3s"
            text = translate(
                "Advice", "In your place, a teammate would tell {receiver} about {value}: {why}."
            )
            return text.format(
                receiver=markup.name(seats[target]),
                value=clue_name(value, markup),
                why=_why(decision.reason, places, markup, seats[target]),
            )


def action_phrase(
    action: Action, places: Places, seats: Sequence[str], *, is_own: bool = False
) -> str:
    """Return a possible action as a phrase, such as "play slot 2" or "tell Zoë about 3s".

    ``is_own`` is whether it is an action of whoever is addressed.
    """
    match action:
        case Play(order, announced):
            if is_own:
                text = translate("Advice", "play your slot {slot}")
            else:
                text = translate("Advice", "play slot {slot}")
            text = text.format(slot=places[order][1])
            if announced is None:
                return text
            #: {action} is "play slot 2", {suit} is "red"
            told = translate("Advice", "{action}, announcing {suit}")
            return told.format(action=text, suit=clue_name(announced))
        case Discard(order):
            if is_own:
                text = translate("Advice", "discard your slot {slot}")
            else:
                text = translate("Advice", "discard slot {slot}")
            return text.format(slot=places[order][1])
        case Clue(target, value):
            return translate("Advice", "tell {receiver} about {value}").format(
                receiver=seats[target], value=clue_name(value)
            )


def ahead_sentence(
    ahead: Ahead, places: Places, seats: Sequence[str], *, is_own: bool = False
) -> str:
    """Return what looking ahead has changed.

    The text is empty if the data, read from a file, names a card that nobody held. ``is_own`` is
    whether the move is one of whoever is addressed.
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
    if is_own:
        #: {instead} is "play your slot 2" or "tell Zoë about 3s"; {gain} "8 more games in 100 end perfect"
        text = translate(
            "Advice",
            "Without looking ahead, the choice would be to {instead}, but with the suggested move"
            " {gain}.",
        )
    else:
        #: {instead} is "play slot 2" or "tell Zoë about 3s"; {gain} "8 more games in 100 end perfect"
        text = translate(
            "Advice",
            "Without looking ahead, the choice would be to {instead}; but this way {gain}.",
        )
    instead = action_phrase(ahead.instead, places, seats, is_own=is_own)
    return text.format(instead=instead, gain=gain)


def _why(reason: Reason, places: Places, markup: Markup, receiver: str = "") -> str:
    """Return the reason for a hint, as the end of its sentence; ``receiver`` is who a clue is given to."""
    slot = slot_of(reason.orders[0] if reason.orders else None, places)
    text = _why_text(reason.code, is_ahead=reason.ahead is not None)
    if not reason.faces:
        text = text.replace(" ({cards})", "")
    return text.format(
        slot=slot, cards=one_of(reason.faces, markup), receiver=markup.name(receiver)
    )


def _why_text(code: ReasonCode, *, is_ahead: bool) -> str:
    """Return why; with ``is_ahead``, the conventions alone would have chosen something else."""
    match code:
        case ReasonCode.PLAY_KNOWN | ReasonCode.PLAY_SEEN:
            return translate("Advice", "it is certain to be playable ({cards})")
        case ReasonCode.PLAY_TOLD:
            return translate(
                "Advice", "you got a clue about it, and it should be playable ({cards})"
            )
        case ReasonCode.PLAY_BLIND:
            return translate(
                "Advice", "a clue already given makes sense only if this card is playable ({cards})"
            )
        case ReasonCode.PLAY_GAMBLE:
            return translate("Advice", "there is nothing to lose")
        case ReasonCode.CLUE_PLAY | ReasonCode.CLUE_TEMPO:
            #: of a clue to somebody else; translations may use {receiver}
            return translate("Advice", "it gets them to play their slot {slot} ({cards})")
        case ReasonCode.CLUE_SAVE:
            #: of a clue to somebody else; translations may use {receiver}
            return translate("Advice", "it saves their slot {slot} ({cards})")
        case ReasonCode.CLUE_THROUGH:
            #: of a clue to somebody else; translations may use {receiver}
            return translate(
                "Advice",
                "their slot {slot} ({cards}) will be playable once the lower cards have been"
                " played",
            )
        case ReasonCode.CLUE_SELF:
            #: of a clue to somebody else; translations may use {receiver}
            return translate(
                "Advice",
                "once they have played another card, their slot {slot} is playable ({cards})",
            )
        case ReasonCode.CLUE_FIX:
            #: of a clue to somebody else; translations may use {receiver}
            return translate(
                "Advice",
                "it stops them from misplaying their slot {slot} ({cards})",
            )
        case ReasonCode.CLUE_DELAY:
            return translate("Advice", "it passes the turn without drawing or losing a card")
        case ReasonCode.CLUE_STALL | ReasonCode.CLUE_EMPTY if is_ahead:
            return translate("Advice", "it passes the turn without drawing or losing a card")
        case ReasonCode.CLUE_FILL_IN | ReasonCode.CLUE_FOCUS:
            #: of a clue to somebody else; translations may use {receiver}
            return translate("Advice", "it tells them more about their slot {slot} ({cards})")
        case ReasonCode.DISCARD_TRASH:
            return translate("Advice", "it is no longer needed")
        case ReasonCode.DISCARD_TELLS:
            return translate(
                "Advice", "it tells a teammate that they hold the other copy ({cards})"
            )
        case ReasonCode.DISCARD_CHOP if is_ahead:
            return translate("Advice", "it is your oldest card without a clue")
        case ReasonCode.DISCARD_CHOP:
            return translate(
                "Advice", "no clue is worth giving, and this is your oldest card without a clue"
            )
        case ReasonCode.DISCARD_UNABLE_TO_CLUE:
            return translate(
                "Advice", "no clues are left, and this is your oldest card without a clue"
            )
        case _:
            return translate("Advice", "there is nothing better to do")
