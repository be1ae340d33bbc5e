"""The judgement of the conventions on a wrong action, in words."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.game.moves import Clue
from hanabi_desktop.teammates.explaining.advice import ClueReading, Meaning
from hanabi_desktop.teammates.explaining.move_review import Finding, Judgement
from hanabi_desktop.wording.markup import PLAIN, Markup
from hanabi_desktop.wording.names import card_name
from hanabi_desktop.wording.reasons import Places, one_of, slot_of

translate = QCoreApplication.translate


def judgement_sentence(
    judgement: Judgement,
    places: Places,
    seats: Sequence[str],
    markup: Markup = PLAIN,
    *,
    knows_chop: bool = True,
) -> str:
    """Return why an action is not good, in one or two sentences.

    Args:
        judgement: the conventions' judgement.
        places: where the cards are.
        seats: the players' names.
        markup: the markup of names and cards.
        knows_chop: whether the reader knows the term "chop".
    """
    text = _text(judgement) if knows_chop else _text_without_chop(judgement)
    if not judgement.faces:
        text = text.replace(" ({cards})", "")
    action, reading = judgement.action, judgement.reading
    first = None if reading is None else reading.first
    return text.format(
        receiver=markup.name(seats[action.target]) if isinstance(action, Clue) else "",
        slot=slot_of(judgement.order, places),
        first=slot_of(first, places),
        chop=slot_of(judgement.chop, places),
        cards=one_of(judgement.faces, markup),
        truth="" if judgement.truth is None else card_name(judgement.truth, markup),
    )


def _text_without_chop(judgement: Judgement) -> str:
    match judgement.finding:
        case Finding.DISCARD_IS_CHOP:
            return translate("Judgement", "The card in slot {slot} can be discarded later.")
        case Finding.DISCARD_IS_NOT_CHOP:
            return translate(
                "Judgement", "Discard your oldest card without a clue first, not slot {slot}."
            )
        case _:
            return _text(judgement)


def _text(judgement: Judgement) -> str:
    match judgement.finding:
        case Finding.CLUE_MISLEADS:
            return translate(
                "Judgement",
                "{receiver} would read slot {slot} as {cards}, but it’s the {truth}.",
            )
        case Finding.CLUE_IS_READ:
            return "" if judgement.reading is None else _reading_text(judgement.reading)
        case Finding.CLUE_ASKS_NOTHING:
            return translate("Judgement", "That clue would not ask {receiver} to do anything.")
        case Finding.CLUE_TELLS_NOTHING:
            return translate("Judgement", "That clue would tell {receiver} nothing new.")
        case Finding.CLUE_IS_NOT_NEEDED:
            return translate(
                "Judgement", "{receiver} will play slot {slot} even without this clue."
            )
        case Finding.CLUE_MAY_MISLEAD:
            return translate("Judgement", "{receiver} may misread this clue.")
        case Finding.CLUE_CAN_WAIT:
            return translate("Judgement", "This clue can wait.")
        case Finding.PLAY_CANNOT_FIT:
            return translate("Judgement", "Slot {slot} can’t fit now ({cards}).")
        case Finding.PLAY_IS_SURE:
            return translate("Judgement", "The card in slot {slot} fits ({cards}).")
        case Finding.PLAY_COULD_BE_ANNOUNCED:
            return translate(
                "Judgement",
                "Slot {slot} fits ({cards}), but you only get a lantern back if you announce its colour.",
            )
        case Finding.WRONG_ANNOUNCEMENT:
            return translate(
                "Judgement",
                "Slot {slot} fits ({cards}), but a wrong colour would be a strike.",
            )
        case Finding.PLAY_IS_A_GUESS:
            return translate("Judgement", "Nothing tells you that slot {slot} fits ({cards}).")
        case Finding.DISCARD_COULD_BE_PLAYED:
            return translate(
                "Judgement", "Slot {slot} fits ({cards}), so play it instead of discarding it."
            )
        case Finding.DISCARD_IS_TRASH:
            return translate("Judgement", "The card in slot {slot} is no longer needed.")
        case Finding.DISCARD_IS_CLUED:
            return translate(
                "Judgement", "You got a clue about slot {slot}, so it is meant to be kept."
            )
        case Finding.DISCARD_IS_CHOP:
            return translate("Judgement", "The card in slot {slot} is your chop.")
        case Finding.DISCARD_IS_NOT_CHOP:
            return translate(
                "Judgement",
                "Teammates expect you to discard your chop (slot {chop}); they aren’t protecting"
                " slot {slot}.",
            )


def _reading_text(reading: ClueReading) -> str:
    """Return how the receiver would read a truthful clue."""
    match reading.meaning:
        case Meaning.PLAY:
            return translate("Judgement", "{receiver} would play slot {slot} ({cards}).")
        case Meaning.KEEP:
            return translate("Judgement", "{receiver} would keep slot {slot} ({cards}).")
        case Meaning.PLAY_OR_KEEP:
            return translate(
                "Judgement",
                "{receiver} would keep slot {slot}, and play it as soon as it fits ({cards}).",
            )
        case Meaning.WAIT | Meaning.BLIND:
            return translate(
                "Judgement", "{receiver} would hold slot {slot} until others have played."
            )
        case Meaning.FIRST:
            return translate(
                "Judgement", "{receiver} would play slot {first} first, then slot {slot}."
            )
        case Meaning.STOP:
            return translate("Judgement", "{receiver} would no longer play slot {slot}.")
        case Meaning.KNOW | Meaning.NOTHING:
            return translate("Judgement", "{receiver} would only learn more about slot {slot}.")
