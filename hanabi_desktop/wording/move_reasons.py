"""The reasons of moves: why one was made, and what one that was not made would have brought."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from hanabi_desktop.game.cards import Card, Rank
from hanabi_desktop.game.moves import Action, Clue, Discard, Play, Turn
from hanabi_desktop.teammates.conventions import Convention
from hanabi_desktop.teammates.teammate import Reason, ReasonCode, StallPurpose, Term
from hanabi_desktop.wording.markup import NOBODY, PLAIN, Markup
from hanabi_desktop.wording.names import CardName, card_name, clue_name

translate = QCoreApplication.translate


_MOST_OF_A_RANK = 2
"""The most possible identities of one rank that are listed; more are one for each colour still open."""

_BLIND = (
    Convention.FINESSE,
    Convention.REVERSE_FINESSE,
    Convention.HIDDEN_FINESSE,
    Convention.DOUBLE_FINESSE,
    Convention.BLUFF,
)
"""Conventions by which others play cards without a clue about them."""

Places = Mapping[int, tuple[int, int]]
"""The seat and slot (1 for the newest) of cards, by order."""


def slot_of(order: int | None, places: Places) -> int | None:
    """Return the slot of a card; None if it is unknown, or no card is meant."""
    return places[order][1] if order is not None and order in places else None


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


def reason_sentence(
    reason: Reason,
    turn: Turn,
    places: Places,
    seats: Sequence[str],
    markup: Markup = PLAIN,
) -> str:
    """Return a reason as one sentence, with the name of the convention that explains it, if any.

    Args:
        reason: the teammate's reason, or the listener's interpretation.
        turn: the turn it explains.
        places: where the cards were at that turn.
        seats: the players' names.
        markup: the markup of names and cards.
    """
    receiver = seats[turn.action.target] if isinstance(turn.action, Clue) else ""
    slots = [places[order][1] for order in reason.orders if order in places]
    text = _reason_text(reason)
    if "{cards}" in text and not reason.faces:
        text = without_cards(text)
    sentence = text.format(
        name=markup.name(seats[turn.seat]),
        receiver=markup.name(receiver),
        slot=next(iter(slots), None),
        first=cards_before(reason, places, seats, markup),
        cards=one_of(reason.faces, markup),
        helpers=_helpers(reason, places, seats, markup),
    )
    if reason.purpose is None:
        return sentence
    return f"{sentence} {purpose_sentence(reason.purpose, markup)}"


def purpose_sentence(purpose: StallPurpose, markup: Markup = PLAIN) -> str:
    """Return what a clue that asks for nothing was for."""
    if purpose.spared is None:
        return translate("Reason", "With eight clues left, a discard is not allowed.")
    #: of a player who gave a clue that asks for nothing
    text = translate("Reason", "A discard would have lost the {card}, which is still needed.")
    return text.format(card=card_name(purpose.spared, markup))


def advantage_sentence(
    reason: Reason,
    action: Action,
    places: Places,
    seats: Sequence[str],
    markup: Markup = PLAIN,
    *,
    is_early: bool = False,
) -> str:
    """Return what a move that was not made would have brought; empty if the reason says nothing of that.

    Args:
        reason: why the move would have been made.
        action: the move.
        places: where the cards were at that turn.
        seats: the players' names.
        markup: the markup of names and cards.
        is_early: whether the card that a clue is about cannot be played at once.
    """
    names_cards = reason.code is ReasonCode.CLUE_THROUGH and bool(reason.helping)
    helpers = _helpers(reason, places, seats, markup)
    if names_cards:
        #: a card, its holder and its place
        owned = translate("Reason", "{name}’s {card} (slot {slot})")
        helpers = _played_before(reason, places, seats, markup, owned, owned)
    if reason.convention is Convention.FIVE_STALL and reason.faces:
        text = translate(
            "Reason", "That would ask them to keep their slot {slot} ({cards}) for later."
        )
    elif reason.convention is Convention.SAVE_CRITICAL and len(reason.faces) == 1:
        text = translate("Reason", "That would save their slot {slot}, the last {cards}.")
    elif names_cards and len(reason.helping) == 1:
        text = _helped_text(reason)
    elif names_cards:
        #: {helpers} are cards with holder and slot, {receiver} is a name, {cards} the card that follows
        text = translate(
            "Reason", "{helpers} would be played first, then {receiver}’s {cards} (slot {slot})."
        )
    elif reason.code is ReasonCode.CLUE_SELF and reason.convention is Convention.SELF_FINESSE:
        #: "blind" is to play a card without a clue about it
        text = translate(
            "Reason",
            "That would get them to play their {first} blind first, then slot {slot} ({cards}).",
        )
    elif is_early and reason.code in (ReasonCode.CLUE_PLAY, ReasonCode.CLUE_TEMPO):
        text = translate(
            "Reason",
            "That would get them to play their slot {slot} ({cards}) as soon as it became"
            " playable.",
        )
    else:
        text = _advantage_text(reason.code)
    if not reason.faces:
        text = without_cards(text)
    slots = [places[order][1] for order in reason.orders if order in places]
    helper = places.get(reason.orders[1]) if names_cards and len(reason.orders) > 1 else None
    return text.format(
        name=NOBODY if helper is None else markup.name(seats[helper[0]]),
        place=None if helper is None else helper[1],
        helping=card_name(next(iter(reason.helping), None), markup),
        receiver=markup.name(seats[action.target]) if isinstance(action, Clue) else NOBODY,
        slot=next(iter(slots), None),
        first=cards_before(reason, places, seats, markup),
        cards=one_of(reason.faces, markup),
        helpers=helpers,
        between=card_name(card_before(reason.faces[0]) if len(reason.faces) == 1 else None, markup),
    )


def _helped_text(reason: Reason) -> str:
    """Return the template of a clue after which somebody plays one other card first."""
    if reason.convention is Convention.LAYERED_FINESSE and len(reason.faces) == 1:
        #: {name} is a player, {place} a slot, {helping} a card there; {between} is the card next to it, to be
        #: played before {cards}; "blind" is to play a card without a clue about it
        return translate(
            "Reason",
            "{name} would first play the {helping} (slot {place}) blind, then the"
            " {between} next to it, and {receiver} would then play the {cards} (slot"
            " {slot}).",
        )
    if reason.convention in _BLIND:
        #: {name} is a player, {place} a slot, {helping} a card there; {cards} is the card that follows;
        #: "blind" is to play a card without a clue about it
        return translate(
            "Reason",
            "{name} would first play the {helping} (slot {place}) blind, and {receiver}"
            " would then play the {cards} (slot {slot}).",
        )
    #: {name} is a player, {place} a slot, {helping} a card there; {cards} is the card that follows
    return translate(
        "Reason",
        "{name} would first play the {helping} (slot {place}), and {receiver} would"
        " then play the {cards} (slot {slot}).",
    )


def card_before(card: Card | None) -> Card | None:
    """Return the card of the same firework that is played just before another; None if there is none."""
    if card is None or card.rank is Rank.ONE:
        return None
    return Card(card.suit, Rank(card.rank.value - 1))


def _advantage_text(code: ReasonCode) -> str:
    match code:
        case ReasonCode.CLUE_PLAY | ReasonCode.CLUE_TEMPO:
            return translate("Reason", "That would get them to play their slot {slot} ({cards}).")
        case ReasonCode.CLUE_SAVE:
            return translate("Reason", "That would save their slot {slot} ({cards}).")
        case ReasonCode.CLUE_THROUGH:
            return translate(
                "Reason",
                "{helpers} would play first, then {receiver} would play their slot "
                "{slot} ({cards}).",
            )
        case ReasonCode.CLUE_SELF:
            return translate(
                "Reason",
                "That would get them to play their {first} first, then slot {slot} ({cards}).",
            )
        case ReasonCode.CLUE_FIX:
            return translate(
                "Reason",
                "That would show them that their slot {slot} ({cards}) is not playable.",
            )
        case ReasonCode.CLUE_DELAY:
            return translate("Reason", "That would draw no card, so the game lasts longer.")
        case ReasonCode.CLUE_STALL | ReasonCode.CLUE_EMPTY:
            return translate("Reason", "That would only pass the turn.")
        case ReasonCode.CLUE_FOCUS:
            return translate(
                "Reason",
                "That would mark their slot {slot} ({cards}) as a card to play or keep.",
            )
        case ReasonCode.CLUE_FILL_IN:
            return translate(
                "Reason",
                "That would give them more information about their slot {slot} ({cards}).",
            )
        case ReasonCode.PLAY_KNOWN | ReasonCode.PLAY_TOLD | ReasonCode.PLAY_SEEN:
            #: of a move that was not made
            return translate("Reason", "That card was playable ({cards}).")
        case ReasonCode.PLAY_BLIND:
            #: of a move that was not made
            return translate(
                "Reason", "An earlier clue had asked for that card to be played blind ({cards})."
            )
        case ReasonCode.PLAY_GAMBLE:
            #: of a move that was not made
            return translate("Reason", "It was a risk worth taking.")
        case (
            ReasonCode.DISCARD_CHOP
            | ReasonCode.DISCARD_UNABLE_TO_CLUE
            | ReasonCode.DISCARD_LEAST_NEEDED
        ):
            #: of a discard that was not made
            return translate("Reason", "That would bring a clue back.")
        case ReasonCode.DISCARD_TRASH:
            #: of a move that was not made
            return translate(
                "Reason", "That card was no longer needed, and a clue would come back."
            )
        case _:
            return ""


def without_cards(text: str) -> str:
    """Return the sentence without the parentheses for the card's identity."""
    return text.replace(" ({cards})", "")


def one_of(faces: Sequence[Card], markup: Markup = PLAIN, *, lists: bool = False) -> CardName:
    """Return the possible identities of a card: "red 1", "red 1 or blue 1", or "a 1" for more of a rank.

    ``lists`` is whether they are listed although there are more of a rank.
    """
    if not lists and len(faces) > _MOST_OF_A_RANK and len({face.rank for face in faces}) == 1:
        #: a card of which only the number matters; {rank} is that number
        return CardName(translate("Reason", "a {rank}").format(rank=faces[0].rank.value))
    names = [card_name(face, markup) for face in faces]
    if len(names) == 1:
        return names[0]
    if not names:
        return CardName("")
    #: what a card may be: {cards} is "red 1" or "red 1, blue 1"; {card} is the last of the possibilities
    text = translate("Reason", "{cards} or {card}")
    return CardName(text.format(cards=", ".join(names[:-1]), card=names[-1]))


def _helpers(reason: Reason, places: Places, seats: Sequence[str], markup: Markup) -> str:
    """Return who has to play first, and which cards: "Zoë (slot 2, red 3) and Åsa (slot 1, red 4)"."""
    #: a card by its holder, its place and what it is
    known = translate("Reason", "{name} (slot {slot}, {card})")
    #: a card by its holder and its place
    unknown = translate("Reason", "{name} (slot {slot})")
    return _played_before(reason, places, seats, markup, known, unknown)


def cards_before(reason: Reason, places: Places, seats: Sequence[str], markup: Markup) -> str:
    """Return the cards of the same hand that come first: "slot 2 (red 3) and slot 1 (red 4)"."""
    #: a card by its place and what it is
    known, unknown = translate("Reason", "slot {slot} ({card})"), translate("Reason", "slot {slot}")
    return _played_before(reason, places, seats, markup, known, unknown)


def _played_before(
    reason: Reason,
    places: Places,
    seats: Sequence[str],
    markup: Markup,
    known: str,
    unknown: str,
) -> str:
    """List the cards that have to be played before.

    Args:
        reason: the reason that names the cards.
        places: where the cards are.
        seats: the players' names.
        markup: the markup of names and cards.
        known: the template of a card that is known.
        unknown: the template of any other card.
    """
    told = []
    faces = reason.helping or (None,) * len(reason.orders[1:])
    for order, face in zip(reason.orders[1:], faces, strict=False):
        if order in places:
            seat, slot = places[order]
            name, card = markup.name(seats[seat]), "" if face is None else card_name(face, markup)
            template = unknown if face is None else known
            told.append(template.format(name=name, slot=slot, card=card))
    return QLocale().createSeparatedList(told)


def _reason_text(reason: Reason) -> str:
    match reason.code:
        case ReasonCode.PLAY_KNOWN:
            return translate("Reason", "{name} knew that this card was playable.")
        case ReasonCode.PLAY_TOLD:
            return translate(
                "Reason",
                "{name} had a clue about this card and expected it to be playable ({cards}).",
            )
        case ReasonCode.PLAY_SEEN:
            return translate(
                "Reason", "{name} could tell from the cards in sight that this one was playable."
            )
        case ReasonCode.PLAY_BLIND:
            return translate(
                "Reason",
                "{name} played blind: a clue made sense only if this card was playable ({cards}).",
            )
        case ReasonCode.PLAY_GAMBLE:
            return translate("Reason", "{name} took a chance: there was nothing better left to do.")
        case ReasonCode.CLUE_PLAY:
            return translate(
                "Reason", "{name} wants {receiver} to play their slot {slot} ({cards})."
            )
        case ReasonCode.CLUE_SAVE:
            return _save_text(reason.convention)
        case ReasonCode.CLUE_THROUGH:
            return translate(
                "Reason",
                "{name} counts on {helpers} to play first; then {receiver}’s slot {slot} can be"
                " played ({cards}).",
            )
        case ReasonCode.CLUE_SELF:
            return translate(
                "Reason",
                "{name} wants {receiver} to play their {first} first, then slot {slot} ({cards}).",
            )
        case ReasonCode.CLUE_TEMPO:
            return translate(
                "Reason", "{name} wants {receiver} to play their slot {slot} now ({cards})."
            )
        case ReasonCode.CLUE_FIX:
            return translate(
                "Reason",
                "{name} keeps {receiver} from playing the card in their slot {slot} ({cards}),"
                " which can’t be played now.",
            )
        case ReasonCode.CLUE_FILL_IN:
            return translate(
                "Reason", "{name} tells {receiver} more about their slot {slot} ({cards})."
            )
        case ReasonCode.CLUE_DELAY:
            return translate(
                "Reason",
                "{name}’s clue only passes the turn: no card is drawn, so the game lasts longer.",
            )
        case ReasonCode.CLUE_STALL:
            return translate(
                "Reason", "{name} had nothing better to do, so this clue only passes the turn."
            )
        case ReasonCode.CLUE_FOCUS:
            return translate(
                "Reason",
                "{name}’s clue is about {receiver}’s slot {slot}, to be played now or kept.",
            )
        case ReasonCode.CLUE_EMPTY:
            return translate(
                "Reason", "{name} had no better clue, so told {receiver} what they don’t have."
            )
        case ReasonCode.DISCARD_TRASH:
            return translate("Reason", "{name} knew that this card was no longer needed.")
        case ReasonCode.DISCARD_TELLS if len(reason.orders) == 1:
            return translate(
                "Reason",
                "{name} knew this card and gave it up: the other copy can be played from another"
                " hand.",
            )
        case ReasonCode.DISCARD_TELLS:
            return translate(
                "Reason",
                "{name} knew this card and gave it up: {helpers} has the other copy ({cards}).",
            )
        case ReasonCode.DISCARD_CHOP:
            return translate(
                "Reason",
                "{name} had no safe play and no clue worth giving, so discarded their oldest"
                " unclued card.",
            )
        case ReasonCode.DISCARD_UNABLE_TO_CLUE:
            return translate(
                "Reason",
                "{name} had no safe play and no clues left, so discarded their oldest unclued"
                " card.",
            )
        case ReasonCode.DISCARD_LEAST_NEEDED:
            return translate("Reason", "{name} discarded the card that seemed least needed.")
        case ReasonCode.NONE_GIVEN:
            return translate("Reason", "{name} gave no reason.")


def _save_text(convention: Convention) -> str:
    match convention:
        case Convention.SAVE_TWO:
            return translate(
                "Reason",
                "{name} wants {receiver} to keep their slot {slot} ({cards}): the other 2 of"
                " that colour is nowhere in sight.",
            )
        case Convention.SAVE_FIVE | Convention.FIVE_STALL:
            return translate(
                "Reason",
                "{name} wants {receiver} to keep their slot {slot} ({cards}): there is only one"
                " 5 of each colour.",
            )
        case _:
            return translate(
                "Reason",
                "{name} wants {receiver} to keep their slot {slot} ({cards}): it is the last copy.",
            )


def term_sentence(term: Term) -> str:
    """Return what mattered most in a teammate's decision."""
    match term:
        case Term.POINTS:
            return translate("Term", "What mattered most: scoring a point now.")
        case Term.PLAYS:
            return translate("Term", "What mattered most: cards that can now be played.")
        case Term.KNOWLEDGE:
            return translate("Term", "What mattered most: what teammates learn about useful cards.")
        case Term.WASTE:
            return translate("Term", "What mattered most: not wasting a clue on a useless card.")
        case Term.SAVING:
            return translate("Term", "What mattered most: a card that must not be lost.")
        case Term.STRIKES:
            return translate("Term", "What mattered most: avoiding a strike.")
        case Term.TOKENS:
            return translate("Term", "What mattered most: having clues left to give.")
        case Term.PACE:
            return translate("Term", "What mattered most: not running out of turns.")
        case Term.HABIT:
            return translate("Term", "What mattered most: playing rather than giving a clue.")
        case Term.PLAN:
            return translate("Term", "What mattered most: who gets the last turns.")
