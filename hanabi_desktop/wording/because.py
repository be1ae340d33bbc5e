"""Why another move is better, in words.

A reason is a clause that begins in lower case and has no full stop, so that it can follow "but".
"""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from hanabi_desktop.game.cards import Rank
from hanabi_desktop.game.moves import Action
from hanabi_desktop.review.contrast import Because, When
from hanabi_desktop.support.translation import decimal
from hanabi_desktop.teammates.explaining.move_review import Finding, Judgement
from hanabi_desktop.teammates.search.futures import EventKind
from hanabi_desktop.wording.advice import action_phrase
from hanabi_desktop.wording.markup import PLAIN, Markup
from hanabi_desktop.wording.names import capital, card_name
from hanabi_desktop.wording.reasons import Places, judgement_sentence, slot_of

translate = QCoreApplication.translate

_ALWAYS, _ALMOST, _USUALLY, _HALF, _SOMETIMES = 0.98, 0.85, 0.6, 0.4, 0.15

_PRAISE = (
    Finding.CLUE_IS_READ,
    Finding.PLAY_IS_SURE,
    Finding.DISCARD_IS_TRASH,
    Finding.DISCARD_IS_CHOP,
)
"""Findings that do not speak against a move."""


def often(share: float) -> str:
    """Return a frequency as an adverb at the beginning of a clause."""
    if share >= _ALWAYS:
        #: of possible games; begins a clause: "always Zoë discards ..."
        return translate("Because", "always")
    if share >= _ALMOST:
        #: of possible games; begins a clause
        return translate("Because", "almost always")
    if share >= _USUALLY:
        #: of possible games; begins a clause
        return translate("Because", "usually")
    if share >= _HALF:
        #: of possible games; begins a clause
        return translate("Because", "half the time")
    if share >= _SOMETIMES:
        #: of possible games; begins a clause
        return translate("Because", "sometimes")
    #: of possible games, less often than "sometimes"; begins a clause
    return translate("Because", "now and then")


def judged_move(
    judgement: Judgement | None,
    because: Sequence[Because],
    points: float | None,
    places: Places,
    seats: Sequence[str],
    markup: Markup = PLAIN,
    *,
    you: int | None = None,
    knows_chop: bool = True,
    is_made: bool = False,
) -> str:
    """Return what a costly move did, but what it costs.

    Args:
        judgement: the conventions' judgement of the move; None if there is none.
        because: the reasons why the better move is better.
        points: the points by which the better move is ahead; None if that is not to be mentioned.
        places: where the cards are before the move.
        seats: the players' names.
        markup: the markup of names and cards.
        you: the seat that is addressed; None if nobody is.
        knows_chop: whether the reader knows the term "chop".
        is_made: whether the move has been made and named; then it is not named again.
    """
    if judgement is not None and judgement.finding is Finding.PLAY_CANNOT_FIT:
        because = [one for one in because if one.when is not When.ODDS]  # the risk is everything
        points = None
    does = ""
    if judgement is not None:
        does = judgement_sentence(judgement, places, seats, markup, knows_chop=knows_chop)
        if is_made:
            does = _did(judgement, places, seats, markup, you) or does
    praises = judgement is not None and judgement.finding in _PRAISE
    costs = [cost_clause(one, places, seats, markup, you) for one in because]
    if not costs and points is not None and (praises or judgement is None):
        costs = [small_things_clause(points)]
    if does and costs and praises:
        #: {did} is a sentence about a move, without its full stop; {cost} what speaks against it
        text = translate("Because", "{did}, but {cost}")
        does = f"{text.format(did=does.removesuffix('.'), cost=costs.pop(0))}."
    return " ".join(filter(None, (does, *map(_sentence, costs))))


def _did(
    judgement: Judgement, places: Places, seats: Sequence[str], markup: Markup, you: int | None
) -> str:
    """Return what is said of a good but costly play or discard, once made; empty for other moves."""
    match judgement.finding:
        case Finding.PLAY_IS_SURE if len(judgement.faces) == 1:
            text = translate("Because", "The {card} could have waited.")
            return text.format(card=card_name(judgement.faces[0], markup))
        case Finding.PLAY_IS_SURE:
            return translate("Because", "This card could have waited.")
        case Finding.DISCARD_IS_TRASH:
            return translate("Because", "The card was no longer needed.")
        case Finding.DISCARD_IS_CHOP if judgement.order is not None:
            seat, _ = places[judgement.order]
            if seat == you:
                return translate("Because", "It was your chop.")
            return translate("Because", "It was {name}’s chop.").format(
                name=markup.name(seats[seat])
            )
        case _:
            return ""


def _sentence(clause: str) -> str:
    return f"{capital(clause)}."


def small_things_clause(points: float) -> str:
    """Return what is said of a costly move if no reason explains half of the cost."""
    #: {points} such as "0.4"
    text = translate(
        "Because",
        "several small things add up: after the better move the table is {points} points ahead",
    )
    return text.format(points=decimal(points, 1))


def why_not_sentence(
    instead: Action,
    because: Sequence[Because],
    places: Places,
    seats: Sequence[str],
    markup: Markup = PLAIN,
    *,
    you: int | None = None,
) -> str:
    """Return why another move is not as good as the one named before.

    Args:
        instead: the other move.
        because: the differences between the moves.
        places: where the cards are before the move.
        seats: the players' names.
        markup: the markup of names and cards.
        you: the seat that is addressed; None if nobody is.
    """
    #: {action} is "play slot 2" or "tell Zoë about 3s"
    question = translate("Because", "Why not {action}?").format(
        action=action_phrase(instead, places, seats)
    )
    costs = (_sentence(cost_clause(one, places, seats, markup, you)) for one in because)
    return " ".join([question, *costs])


def cost_clause(
    because: Because,
    places: Places,
    seats: Sequence[str],
    markup: Markup = PLAIN,
    you: int | None = None,
) -> str:
    """Return what happens after the move that was made, or what does not happen after it."""
    text = _odds(because, you) if because.when is When.ODDS else _cost(because, you)
    return _filled(text, because, because.after_made, places, seats, markup)


def gain_clause(
    because: Because,
    places: Places,
    seats: Sequence[str],
    markup: Markup = PLAIN,
    you: int | None = None,
    *,
    follows_cost: bool = False,
) -> str:
    """Return what would have happened after the better move; empty if that is not known well enough.

    If it follows what the move made cost (:func:`cost_clause`), it does not repeat the action.
    """
    if because.when is When.ODDS:
        return ""
    text = (_gain_after_cost(because) if follows_cost else "") or _gain(because, you)
    return _filled(text, because, because.after_better, places, seats, markup)


def frequencies(because: Sequence[Because]) -> str:
    """Return the figures behind reasons, for a tooltip."""
    told = (
        _frequency_text(one).format(
            better=_percent(one.after_better), made=_percent(one.after_made)
        )
        for one in because
        if one.when is not When.ODDS
    )
    return " · ".join(told)


def _frequency_text(because: Because) -> str:
    if because.event.kind is EventKind.PLAYED:  # the sentence may say that a card is not played
        #: a card; {better} and {made} are percentages
        return translate(
            "Because",
            "Played in {better} of the games after the better move, in {made} after the move made",
        )
    #: what the sentence says; {better} and {made} are percentages
    return translate(
        "Because",
        "This happens in {better} of the games after the better move, in {made} after the move made",
    )


def _filled(
    text: str,
    because: Because,
    share: float,
    places: Places,
    seats: Sequence[str],
    markup: Markup,
) -> str:
    event = because.event
    odds = because.after_better if event.kind is EventKind.PLAYED else because.after_made
    return text.format(
        often=often(share),
        name=markup.name(seats[event.seat]) if event.seat >= 0 else "",
        slot=slot_of(event.order, places),
        card="" if because.card is None else card_name(because.card, markup),
        percent=_percent(odds),
    )


def _percent(share: float) -> str:
    return translate("Review", "{number}%").format(number=QLocale().toString(round(100 * share)))


def _odds(because: Because, you: int | None) -> str:
    is_own = because.event.seat == you
    match because.event.kind:
        case EventKind.PLAYED if is_own:
            return translate("Because", "your slot {slot} is playable with {percent} certainty")
        case EventKind.PLAYED:
            return translate("Because", "{name}’s slot {slot} is playable with {percent} certainty")
        case EventKind.LAST_COPY if is_own:
            return translate(
                "Because",
                "the risk that the card in your slot {slot} is the only one left is {percent}",
            )
        case EventKind.LAST_COPY:
            return translate(
                "Because",
                "the risk that the card in {name}’s slot {slot} is the only one left is {percent}",
            )
        case EventKind.DISCARDED if is_own:
            return translate(
                "Because", "the risk that the card in your slot {slot} is still needed is {percent}"
            )
        case EventKind.DISCARDED:
            return translate(
                "Because",
                "the risk that the card in {name}’s slot {slot} is still needed is {percent}",
            )
        case _ if is_own:
            return translate("Because", "the risk that your slot {slot} is a strike is {percent}")
        case _:
            return translate(
                "Because", "the risk that {name}’s slot {slot} is a strike is {percent}"
            )


def _cost(because: Because, you: int | None) -> str:
    is_next, has_card = because.when is When.NEXT, because.card is not None
    match because.event.kind:
        case EventKind.PLAYED if is_next:
            return translate("Because", "then {name} does not play the {card} next")
        case EventKind.PLAYED if has_card:
            return translate("Because", "then {name} is less likely to play the {card} soon")
        case EventKind.PLAYED if because.event.seat == you:
            return translate("Because", "then you are less likely to have a card to play soon")
        case EventKind.PLAYED:
            return translate("Because", "then {name} is less likely to have a card to play soon")
        case EventKind.DISCARDED | EventKind.LAST_COPY:
            return _discards(because)
        case EventKind.UNSAVED if is_next:
            return translate(
                "Because", "no clue is left to save {name}’s {card}, which is discarded next"
            )
        case EventKind.UNSAVED if has_card:
            return translate("Because", "{often} no clue is left to save {name}’s {card}")
        case EventKind.UNSAVED:
            return translate(
                "Because", "{often} {name} discards a useful card while no clue is left to save it"
            )
        case EventKind.MISPLAYED if is_next:
            return translate("Because", "{name} plays the {card} next, which is a strike")
        case EventKind.MISPLAYED if has_card:
            return translate("Because", "{often} {name} plays the {card}: a strike")
        case EventKind.MISPLAYED:
            return translate("Because", "{often} {name} soon gets a strike")
        case _:
            return _ends(because)


def _discards(because: Because) -> str:
    is_next, has_card = because.when is When.NEXT, because.card is not None
    if is_next and because.is_only:
        return translate("Because", "{name} discards the {card} next, and it is the only one left")
    if is_next:
        return translate("Because", "{name} discards the {card} next, which is still needed")
    if has_card and because.is_only:
        return translate(
            "Because", "{often} {name} soon discards the {card}, and it is the only one left"
        )
    if has_card:
        return translate(
            "Because", "{often} {name} soon discards the {card}, which is still needed"
        )
    return translate("Because", "{often} {name} soon discards a card that is still needed")


def _ends(because: Because) -> str:
    match because.event.kind:
        case EventKind.LOST if because.card is not None and because.card.rank is Rank.FIVE:
            return translate("Because", "{often} the only {card} is lost")
        case EventKind.LOST:
            return translate("Because", "{often} the last {card} is lost")
        case EventKind.LATE if because.card is not None:
            return translate("Because", "{often} the {card} comes too late")
        case EventKind.LATE:
            return translate("Because", "{often} the turns run out before the fireworks are done")
        case _:
            return translate("Because", "{often} a third strike ends the game")


_SELDOM = 0.2
"""The highest frequency of an event after the better move that it is said to prevent."""


def _gain_after_cost(because: Because) -> str:
    has_card = because.card is not None
    match because.event.kind:
        case EventKind.PLAYED if because.when is When.NEXT:
            #: follows "then {name} does not play the red 4 next"
            return translate("Because", "then {name} would")
        case EventKind.PLAYED if has_card:
            #: follows "then {name} is less likely to play the red 4 soon"
            return translate("Because", "{often} {name} would soon play it")
        case _ if because.after_better > _SELDOM or not has_card:
            return ""
        case EventKind.DISCARDED | EventKind.UNSAVED:
            #: follows "{name} discards the red 4 next"
            return translate("Because", "then {name} would keep it")
        case EventKind.MISPLAYED:
            #: follows "{name} plays the red 4 next, which is a strike"
            return translate("Because", "then {name} would not play it")
        case EventKind.LATE:
            #: follows "the red 4 comes too late"
            return translate("Because", "then the {card} would come in time")
        case _:
            return ""


def _gain(because: Because, you: int | None) -> str:
    if because.event.kind is not EventKind.PLAYED:
        return ""
    if because.when is When.NEXT:
        return translate("Because", "{name} would play the {card} next")
    if because.card is not None:
        return translate("Because", "{often} {name} would soon play the {card}")
    if because.event.seat == you:
        return translate("Because", "{often} you would soon have a card to play")
    return translate("Because", "{often} {name} would soon have a card to play")
