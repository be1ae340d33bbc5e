"""Hints in words: what a teammate would do, why, and why not something else."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.game.moves import Action, Clue, Play
from hanabi_desktop.review.reasons import Because, When
from hanabi_desktop.review.two_moves import PASSING
from hanabi_desktop.support.translation import decimal
from hanabi_desktop.teammates.teammate import Ahead, Decision, Reason, ReasonCode
from hanabi_desktop.wording.costs import cost_clause, opens_another, sentence_of
from hanabi_desktop.wording.counts import Counts
from hanabi_desktop.wording.markup import PLAIN, Markup
from hanabi_desktop.wording.move_reasons import Places, action_phrase, cards_before, one_of, slot_of
from hanabi_desktop.wording.names import clue_name

translate = QCoreApplication.translate


def whole_hint(
    decision: Decision,
    instead: Action | None,
    because: Sequence[Because],
    places: Places,
    seats: Sequence[str],
    markup: Markup = PLAIN,
    *,
    you: int | None,
) -> str:
    """Return what a teammate would do in the viewer's place, why, and why not something else.

    Args:
        decision: what a teammate would do.
        instead: another move; None if there is none to speak of.
        because: the differences between the two moves.
        places: where the cards are.
        seats: the players' names.
        markup: the markup of names and cards.
        you: the viewer's seat.
    """
    why_not, ahead = "", decision.reason.ahead
    if instead is not None and because:
        why_not = why_not_sentence(instead, because, places, seats, markup, you=you, best=decision)
    told = hint_sentence(decision, places, seats, markup)
    looked = ""
    if ahead is not None and not (why_not and ahead.instead == instead):
        looked = ahead_sentence(ahead, places, seats, is_own=True)
    return " ".join(filter(None, (told, looked, why_not)))


def ahead_sentence(
    ahead: Ahead, places: Places, seats: Sequence[str], *, is_own: bool = False
) -> str:
    """Return what looking ahead has changed.

    The text is empty if the data, read from a file, names a card that nobody held. ``is_own`` is
    whether the move is one of whoever is addressed.
    """
    if not isinstance(ahead.instead, Clue) and ahead.instead.order not in places:
        return ""
    if is_own:
        #: {instead} is "play your slot 2" or "tell Zoë about 3s"; "this one" is the move of the hint
        text = translate(
            "Advice",
            "Normally you would {instead}, but here the suggested move did better in"
            " simulated games.",
        )
    else:
        #: {instead} is "play slot 2" or "tell Zoë about 3s"; "this one" is the move that was made
        text = translate(
            "Advice",
            "The usual move would have been to {instead}, but this one did better in simulated"
            " games.",
        )
    return text.format(instead=action_phrase(ahead.instead, places, seats))


def ahead_figures(ahead: Ahead) -> str:
    """Return by how much looking ahead has improved on the conventions' choice, for a tooltip."""
    in_hundred = round(100 * ahead.perfect)
    if in_hundred > 0:
        return Counts().more_perfect(in_hundred)
    #: of simulated games
    text = translate("Advice", "{points} points more on average")
    return text.format(points=decimal(ahead.points, 1))


def why_not_sentence(
    instead: Action,
    because: Sequence[Because],
    places: Places,
    seats: Sequence[str],
    markup: Markup = PLAIN,
    *,
    you: int | None = None,
    best: Decision | None = None,
) -> str:
    """Return why another move is not as good as the one named before; empty if that has been said.

    Args:
        instead: the other move.
        because: the differences between the moves.
        places: where the cards are before the move.
        seats: the players' names.
        markup: the markup of names and cards.
        you: the seat that is addressed; None if nobody is.
        best: the move named before, and the reason that was given for it.
    """
    because = [one for one in because if best is None or not _is_said(one, best)]
    if not because:
        return ""
    #: {action} is "play slot 2" or "tell Zoë about 3s"
    question = translate("Because", "Why not {action}?").format(
        action=action_phrase(instead, places, seats)
    )
    costs = [cost_clause(one, places, seats, markup, you, is_named=True) for one in because]
    return " ".join([question, *map(sentence_of, costs)])


def _is_said(because: Because, best: Decision) -> bool:
    """Return whether the reason given for a move has said already that its card gets played."""
    if because.is_sure_play and because.when is When.ODDS:
        return not isinstance(best.action, Clue) and because.event.order == best.action.order
    is_about_it = because.event.order in best.reason.orders[:1]
    return because.is_gain and is_about_it and not opens_another(because)


def hint_sentence(
    decision: Decision, places: Places, seats: Sequence[str], markup: Markup = PLAIN
) -> str:
    """Return what a teammate would do in the viewer's place, and why."""
    action = decision.action
    if isinstance(action, Clue):
        #: {value} is "green" or "3s"; {why} is "to save their slot 3"
        text = translate(
            "Advice", "In your place, a teammate would tell {receiver} about {value} {why}."
        )
        return text.format(
            receiver=markup.name(seats[action.target]),
            value=clue_name(action.value, markup),
            why=_why(decision.reason, places, seats, markup, seats[action.target]),
        )
    if isinstance(action, Play):
        text = translate("Advice", "In your place, a teammate would play slot {slot}: {why}.")
    else:
        text = translate("Advice", "In your place, a teammate would discard slot {slot}: {why}.")
    why = _why(decision.reason, places, seats, markup)
    return text.format(slot=places[action.order][1], why=why)


def _why(
    reason: Reason, places: Places, seats: Sequence[str], markup: Markup, receiver: str = ""
) -> str:
    """Return the reason for a hint, as the end of its sentence; ``receiver`` is who a clue is given to."""
    slot = slot_of(reason.orders[0] if reason.orders else None, places)
    text = _why_text(reason.code, is_ahead=reason.ahead is not None, is_clue=bool(receiver))
    if not reason.faces:
        text = text.replace(" ({cards})", "")
    return text.format(
        slot=slot,
        cards=one_of(reason.faces, markup),
        first=cards_before(reason, places, seats, markup),
        receiver=markup.name(receiver),
    )


def _why_text(code: ReasonCode, *, is_ahead: bool, is_clue: bool) -> str:
    """Return why a clue is given, as a purpose, or why another move is made, as a clause.

    With ``is_ahead``, the conventions alone would have chosen something else.
    """
    match code:
        case ReasonCode.PLAY_KNOWN | ReasonCode.PLAY_SEEN:
            return translate("Advice", "it is definitely playable ({cards})")
        case ReasonCode.PLAY_TOLD:
            return translate("Advice", "it has been clued and should be playable ({cards})")
        case ReasonCode.PLAY_BLIND:
            return translate(
                "Advice", "an earlier clue makes sense only if this card is playable ({cards})"
            )
        case ReasonCode.PLAY_GAMBLE:
            return translate("Advice", "there is nothing to lose")
        case ReasonCode.CLUE_PLAY | ReasonCode.CLUE_TEMPO:
            #: of a clue to somebody else; translations may use {receiver}
            return translate("Advice", "to get them to play their slot {slot} ({cards})")
        case ReasonCode.CLUE_SAVE:
            #: of a clue to somebody else; translations may use {receiver}
            return translate("Advice", "to save their slot {slot} ({cards})")
        case ReasonCode.CLUE_THROUGH:
            #: of a clue to somebody else; translations may use {receiver}
            return translate(
                "Advice",
                "to get them to play their slot {slot} ({cards}) once the lower cards have been"
                " played",
            )
        case ReasonCode.CLUE_SELF:
            #: of a clue to somebody else; translations may use {receiver}
            return translate(
                "Advice", "to get them to play their {first} first, then slot {slot} ({cards})"
            )
        case ReasonCode.CLUE_FIX:
            #: of a clue to somebody else; translations may use {receiver}
            return translate(
                "Advice",
                "to stop them from misplaying their slot {slot} ({cards})",
            )
        case _ if code in PASSING and (is_ahead or code is ReasonCode.CLUE_DELAY):
            return translate("Advice", "to pass the turn without drawing or losing a card")
        case ReasonCode.CLUE_FILL_IN | ReasonCode.CLUE_FOCUS:
            #: of a clue to somebody else; translations may use {receiver}
            return translate("Advice", "to tell them more about their slot {slot} ({cards})")
        case ReasonCode.DISCARD_TRASH:
            return translate("Advice", "it is no longer needed")
        case ReasonCode.DISCARD_TELLS:
            return translate(
                "Advice", "it tells a teammate that they hold the other copy ({cards})"
            )
        case ReasonCode.DISCARD_CHOP if is_ahead:
            return translate("Advice", "it is your oldest unclued card")
        case ReasonCode.DISCARD_CHOP:
            return translate(
                "Advice", "no clue is worth giving, and this is your oldest unclued card"
            )
        case ReasonCode.DISCARD_UNABLE_TO_CLUE:
            return translate("Advice", "no clues are left, and this is your oldest unclued card")
        case _ if is_clue:
            #: of a clue; follows "3s"
            return translate("Advice", "as there is nothing better to do")
        case _:
            return translate("Advice", "there is nothing better to do")
