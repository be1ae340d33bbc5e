"""What a move does and what speaks against it, by the conventions, in words."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.game.moves import Clue
from hanabi_desktop.review.table_facts import TableFacts
from hanabi_desktop.teammates.explaining.clue_readings import ClueReading, Meaning
from hanabi_desktop.teammates.explaining.move_review import Finding, Judgement
from hanabi_desktop.wording.markup import NOBODY, PLAIN, Markup
from hanabi_desktop.wording.move_reasons import Places, one_of, slot_of, without_cards
from hanabi_desktop.wording.names import card_name

translate = QCoreApplication.translate

_MOST_LISTED = 3
"""The most possible identities that are listed of a card that cannot be played."""
CERTAIN = 0.995
"""From this risk of a strike on, no other outcome is spoken of."""


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
    return _of_judgement(text, judgement, places, seats, markup)


def _of_judgement(
    text: str,
    judgement: Judgement,
    places: Places,
    seats: Sequence[str],
    markup: Markup,
    facts: TableFacts | None = None,
) -> str:
    """Return a template filled with names, slots and cards; ``facts`` are those of a move that was made."""
    lists = judgement.finding is Finding.PLAY_CANNOT_FIT
    if not judgement.faces or (lists and len(judgement.faces) > _MOST_LISTED):
        text = without_cards(text)
    if judgement.truth is None:
        text = text.replace(" ({truth})", "")
    action, reading, order = judgement.action, judgement.reading, judgement.order
    seat = places[order][0] if order is not None and order in places else None
    shown = None if facts is None else facts.shown
    holder = None if facts is None else facts.other_copy
    premature = None if facts is None else facts.premature
    first = None if facts is None else facts.asks_first
    helper = None if first is None or first.order not in places else places[first.order][0]
    return text.format(
        receiver=markup.name(seats[action.target]) if isinstance(action, Clue) else NOBODY,
        name=NOBODY if seat is None else markup.name(seats[seat]),
        holder=NOBODY if holder is None else markup.name(seats[holder]),
        slot=slot_of(order, places),
        first=slot_of(None if reading is None else reading.first, places),
        chop=slot_of(judgement.chop, places),
        cards=one_of(judgement.faces, markup, lists=lists),
        card=one_of(judgement.faces[:1], markup),
        truth=card_name(judgement.truth, markup),
        shown=card_name(None if shown is None else shown.card, markup),
        shown_slot=slot_of(None if shown is None else shown.order, places),
        premature=card_name(None if premature is None else premature.card, markup),
        helper=NOBODY if helper is None else markup.name(seats[helper]),
        before=card_name(None if first is None else first.card, markup),
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
                "{receiver} would read their slot {slot} as {cards}, but it’s the {truth}.",
            )
        case Finding.CLUE_IS_READ:
            return "" if judgement.reading is None else _reading_text(judgement.reading)
        case Finding.CLUE_ASKS_NOTHING:
            return translate("Judgement", "That clue would not ask {receiver} to do anything.")
        case Finding.CLUE_TELLS_NOTHING:
            return translate("Judgement", "That clue would tell {receiver} nothing new.")
        case Finding.CLUE_IS_NOT_NEEDED:
            return translate(
                "Judgement", "{receiver} will play their slot {slot} even without this clue."
            )
        case Finding.CLUE_MAY_MISLEAD:
            return translate("Judgement", "{receiver} may misread this clue.")
        case Finding.CLUE_CAN_WAIT:
            return translate("Judgement", "This clue can wait.")
        case Finding.PLAY_CANNOT_FIT:
            return translate("Judgement", "Slot {slot} can’t be played now ({cards}).")
        case Finding.PLAY_IS_SURE:
            return translate("Judgement", "The card in slot {slot} is playable ({cards}).")
        case Finding.PLAY_COULD_BE_ANNOUNCED:
            return translate(
                "Judgement",
                "Slot {slot} is playable ({cards}), but you only get a clue back if you announce"
                " its colour.",
            )
        case Finding.WRONG_ANNOUNCEMENT:
            return translate(
                "Judgement",
                "Slot {slot} is playable ({cards}), but a wrong colour would be a strike.",
            )
        case Finding.PLAY_IS_A_GUESS:
            return translate("Judgement", "Nothing says that slot {slot} is playable ({cards}).")
        case Finding.DISCARD_COULD_BE_PLAYED:
            return translate(
                "Judgement", "Slot {slot} is playable ({cards}): play it rather than discard it."
            )
        case Finding.DISCARD_IS_TRASH:
            return translate("Judgement", "The card in slot {slot} is no longer needed.")
        case Finding.DISCARD_IS_CLUED:
            return translate(
                "Judgement", "You got a clue about slot {slot}, so it is meant to be kept."
            )
        case Finding.DISCARD_IS_CHOP:
            return translate(
                "Judgement", "Slot {slot} is your chop: the card everybody expects you to discard."
            )
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
            return translate("Judgement", "{receiver} would play their slot {slot} ({cards}).")
        case Meaning.KEEP:
            return translate("Judgement", "{receiver} would keep their slot {slot} ({cards}).")
        case Meaning.PLAY_OR_KEEP:
            return translate(
                "Judgement",
                "{receiver} would keep their slot {slot}, and play it as soon as it can be played"
                " ({cards}).",
            )
        case Meaning.WAIT | Meaning.BLIND:
            return translate(
                "Judgement",
                "{receiver} would play their slot {slot} once the lower cards have been played.",
            )
        case Meaning.FIRST:
            return translate(
                "Judgement", "{receiver} would play their slot {first} first, then slot {slot}."
            )
        case Meaning.STOP:
            return translate("Judgement", "{receiver} would no longer play their slot {slot}.")
        case Meaning.KNOW | Meaning.NOTHING:
            return translate(
                "Judgement", "{receiver} would only learn more about their slot {slot}."
            )


def made_sentence(
    judgement: Judgement,
    places: Places,
    seats: Sequence[str],
    markup: Markup = PLAIN,
    you: int | None = None,
    facts: TableFacts | None = None,
) -> str:
    """Return what a move did that has been made and named, in one sentence.

    Args:
        judgement: the conventions' judgement.
        places: where the cards were.
        seats: the players' names.
        markup: the markup of names and cards.
        you: the seat that is addressed; None if nobody is.
        facts: what the whole table shows of the move; None if that is hidden.
    """
    order = judgement.order
    is_own = order is not None and order in places and places[order][0] == you
    text = _text_in_hindsight(judgement, facts) if facts is not None else ""
    text = text or _made_text(judgement, is_own=is_own)
    if facts is not None and judgement.faces == (facts.made_card,):
        text = without_cards(text)  # the move has named it
    return _of_judgement(text, judgement, places, seats, markup, facts)


def _text_in_hindsight(judgement: Judgement, facts: TableFacts) -> str:
    """Return what the whole table shows of a move; empty if that adds nothing."""
    is_repeated = bool(facts.touched) and not facts.is_news
    match judgement.finding:
        case Finding.PLAY_IS_SURE if facts.is_strike and len(judgement.faces) == 1:
            return translate(
                "Made",
                "Going by the clues so far, it looked like the {card}, which could have waited.",
            )
        case Finding.PLAY_IS_SURE if facts.is_strike:
            return translate(
                "Made", "Going by the clues so far, it looked like a playable card that could wait."
            )
        case Finding.PLAY_IS_A_GUESS if facts.is_strike or facts.made_card is None:
            return ""
        case Finding.PLAY_IS_A_GUESS if (
            judgement.risk is not None and judgement.risk >= CERTAIN and len(judgement.faces) == 1
        ):
            return translate(
                "Made",
                "Going by the clues, it was the {card}, which was not playable: it worked only by luck.",
            )
        case Finding.PLAY_IS_A_GUESS if judgement.risk is not None and judgement.risk >= CERTAIN:
            return translate(
                "Made",
                "Going by the clues, it was sure to be a strike: it worked only by luck.",
            )
        case Finding.PLAY_IS_A_GUESS if judgement.is_gamble:
            return translate(
                "Made", "It worked, but nothing suggested that this card was playable."
            )
        case Finding.PLAY_IS_A_GUESS:
            return translate("Made", "It worked, but this card was not certain to be playable.")
        case Finding.PLAY_CANNOT_FIT if judgement.order in facts.known:
            return translate("Made", "This card was known not to be playable.")
        case Finding.PLAY_CANNOT_FIT if (
            len(judgement.faces) == 1 and facts.made_card not in judgement.faces
        ):
            return translate(
                "Made",
                "Going by the clues so far, it looked like the {card}, which wasn’t playable.",
            )
        case Finding.DISCARD_COULD_BE_PLAYED if judgement.order in facts.known:
            return translate("Made", "This card was known to be playable ({cards}).")
        case Finding.DISCARD_IS_TRASH if facts.made_card is None or facts.is_made_spare:
            return ""
        case Finding.DISCARD_IS_TRASH if facts.is_made_needed:
            return translate(
                "Made", "Going by the clues so far, the card seemed to be no longer needed."
            )
        case Finding.DISCARD_IS_TRASH if facts.other_copy is not None:
            #: of a card that was discarded
            return translate("Made", "The card could be spared, as {holder} held another copy.")
        case Finding.DISCARD_IS_TRASH:
            #: of a card that was discarded; its player holds the other copy
            return translate("Made", "The card could be spared, as another copy was in hand.")
        case Finding.CLUE_TELLS_NOTHING if facts.is_news:
            return translate("Made", "The clue told {receiver} nothing that mattered.")
        case Finding.CLUE_IS_READ if _only_tells_more(judgement) and facts.shown is not None:
            #: {shown} is a card
            return translate(
                "Made", "The clue told {receiver} that their slot {shown_slot} was the {shown}."
            )
        case Finding.CLUE_ASKS_NOTHING if facts.shown is not None and facts.premature is not None:
            #: {shown} and {premature} are cards
            return translate(
                "Made",
                "The clue told {receiver} that their slot {shown_slot} was the {shown}, and also"
                " about their {premature}.",
            )
        case Finding.CLUE_ASKS_NOTHING if facts.shown is not None:
            #: {shown} is a card
            return translate(
                "Made", "The clue told {receiver} that their slot {shown_slot} was the {shown}."
            )
        case Finding.CLUE_IS_READ if facts.asks_first is not None and judgement.truth is not None:
            is_next = judgement.truth.rank == facts.asks_first.card.rank + 1
            return _asked_first_text(is_blind=facts.asks_blind, is_next=is_next)
        case Finding.CLUE_IS_READ if is_repeated and _asks_for_play(judgement):
            #: of a clue about cards that have had the same clue
            return translate(
                "Made",
                "The clue only repeated what {receiver} had been told, to get their slot {slot}"
                " ({truth}) played now.",
            )
        case Finding.CLUE_IS_READ if is_repeated:
            return translate("Made", "The clue told {receiver} nothing new.")
        case Finding.CLUE_ASKS_NOTHING if facts.is_about_spare_cards and len(facts.touched) == 1:
            return translate(
                "Made", "The clue told {receiver} only about a card that was no longer needed."
            )
        case Finding.CLUE_ASKS_NOTHING if facts.is_about_spare_cards:
            return translate(
                "Made", "The clue told {receiver} only about cards that were no longer needed."
            )
        case _:
            return ""


def _asked_first_text(*, is_blind: bool, is_next: bool) -> str:
    """Return the template that a clue asked another player to play a card before the receiver's.

    Args:
        is_blind: whether that card has had no clue.
        is_next: whether the receiver's card comes next in the firework.
    """
    if is_blind and is_next:
        #: {before} is a card of {helper}, {truth} the one of {receiver}
        return translate(
            "Made",
            "The clue asked {helper} to play the {before} blind, and {receiver} to follow with"
            " their slot {slot} ({truth}).",
        )
    if is_blind:
        #: {before} is a card of {helper}, {truth} the one of {receiver}, which others come before
        return translate(
            "Made",
            "The clue asked {helper} to play the {before} blind, and {receiver} to play their"
            " slot {slot} ({truth}) later.",
        )
    if is_next:
        #: {before} is a card of {helper}, {truth} the one of {receiver}
        return translate(
            "Made",
            "The clue asked {helper} to play the {before}, and {receiver} to follow with their"
            " slot {slot} ({truth}).",
        )
    #: {before} is a card of {helper}, {truth} the one of {receiver}, which others come before
    return translate(
        "Made",
        "The clue asked {helper} to play the {before}, and {receiver} to play their slot {slot}"
        " ({truth}) later.",
    )


def _asks_for_play(judgement: Judgement) -> bool:
    """Return whether a clue asks for a card to be played at once."""
    return judgement.reading is not None and judgement.reading.meaning is Meaning.PLAY


def _only_tells_more(judgement: Judgement) -> bool:
    """Return whether a clue asks for nothing, and only tells more about cards that have had one."""
    return judgement.reading is not None and judgement.reading.meaning is Meaning.KNOW


def _made_text(judgement: Judgement, *, is_own: bool) -> str:
    match judgement.finding:
        case Finding.CLUE_IS_READ if judgement.reading is not None:
            is_other = bool(judgement.faces) and judgement.truth not in (None, *judgement.faces)
            return _asked_text(judgement.reading, is_other=is_other)
        case Finding.CLUE_MISLEADS:
            return translate(
                "Made", "It let {receiver} read their slot {slot} as {cards}, but it’s the {truth}."
            )
        case Finding.CLUE_ASKS_NOTHING:
            return translate("Made", "The clue gave {receiver} nothing to do.")
        case Finding.CLUE_TELLS_NOTHING:
            return translate("Made", "The clue told {receiver} nothing new.")
        case Finding.CLUE_IS_NOT_NEEDED:
            return translate("Made", "{receiver} would have played their slot {slot} anyway.")
        case Finding.CLUE_CAN_WAIT:
            return translate("Made", "This clue could have waited.")
        case Finding.PLAY_CANNOT_FIT:
            return translate(
                "Made",
                "Going by the clues and the visible cards, this card ({cards}) could not be playable.",
            )
        case Finding.PLAY_IS_SURE:
            return translate("Made", "This card could have waited.")
        case Finding.PLAY_IS_A_GUESS if judgement.is_gamble:
            return translate("Made", "Nothing suggested that this card was playable.")
        case Finding.PLAY_IS_A_GUESS:
            return translate("Made", "This card was not certain to be playable.")
        case Finding.DISCARD_COULD_BE_PLAYED:
            return translate(
                "Made",
                "Going by the clues so far, this card looked playable ({cards}), so it was not one to discard.",
            )
        case Finding.DISCARD_IS_TRASH:
            return translate("Made", "The card was safe to discard.")
        case Finding.DISCARD_IS_CLUED if is_own:
            return translate("Made", "You had a clue about this card, so it was meant to be kept.")
        case Finding.DISCARD_IS_CLUED:
            return translate(
                "Made", "{name} had a clue about this card, so it was meant to be kept."
            )
        case Finding.DISCARD_IS_CHOP:
            #: of the discard of the chop, after it has been named
            return translate("Made", "That was the natural discard.")
        case Finding.DISCARD_IS_NOT_CHOP:
            return translate(
                "Made",
                "Teammates expected slot {chop}, the chop, to go; they weren’t protecting this"
                " card.",
            )
        case _:
            return _text(judgement)


def _asked_text(reading: ClueReading, *, is_other: bool) -> str:
    """Return what a truthful clue asked its receiver to do.

    ``is_other`` is whether the receiver takes the card for a lower one, which is played first.
    """
    match reading.meaning:
        case Meaning.PLAY if not is_other:
            return translate(
                "Made", "The clue asked {receiver} to play their slot {slot} ({truth})."
            )
        case Meaning.KEEP:
            return translate(
                "Made", "The clue asked {receiver} to keep their slot {slot} ({truth})."
            )
        case Meaning.PLAY_OR_KEEP:
            return translate("Made", "The clue pointed to {receiver}’s slot {slot} ({truth}).")
        case Meaning.PLAY | Meaning.WAIT | Meaning.BLIND:
            return translate(
                "Made",
                "The clue asked {receiver} to play their slot {slot} ({truth}) once the lower"
                " cards had been played.",
            )
        case Meaning.FIRST:
            return translate(
                "Made",
                "The clue asked {receiver} to play their slot {first} first, then slot {slot}"
                " ({truth}).",
            )
        case Meaning.STOP:
            return translate(
                "Made", "The clue kept {receiver} from playing their slot {slot} ({truth})."
            )
        case Meaning.KNOW | Meaning.NOTHING:
            return translate(
                "Made", "The clue only told {receiver} more about their slot {slot} ({truth})."
            )
