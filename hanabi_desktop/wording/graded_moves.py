"""What a graded move did and cost, and what would have been better, in words."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from hanabi_desktop.game.cards import Card
from hanabi_desktop.game.moves import Clue, Discard
from hanabi_desktop.review.contrast import Because, When
from hanabi_desktop.review.findings import (
    Grade,
    TurnReview,
)
from hanabi_desktop.support.translation import percent
from hanabi_desktop.teammates.conventions import Convention
from hanabi_desktop.teammates.teammate import Reason, ReasonCode
from hanabi_desktop.wording.clues_and_hints import action_phrase
from hanabi_desktop.wording.costs import (
    diverted_clause,
    gain_clause,
    is_gain,
    is_praise,
    is_prevented,
    judged_move,
    urgent_clause,
)
from hanabi_desktop.wording.markup import PLAIN, Markup
from hanabi_desktop.wording.move_reasons import Places, advantage_sentence, one_of, slot_of
from hanabi_desktop.wording.names import card_name
from hanabi_desktop.wording.review import plain_points

translate = QCoreApplication.translate


_TOLD_PERFECT = 0.06


def moment_sentences(
    turn: TurnReview,
    places: Places,
    seats: Sequence[str],
    markup: Markup = PLAIN,
    you: int | None = None,
) -> tuple[str, str]:
    """Return what a graded decision cost, and what would have been better.

    The second sentence may be empty. The move itself is not repeated: it is shown above.

    Args:
        turn: a graded turn.
        places: where the cards were at that turn.
        seats: the players' names.
        markup: the markup of names and cards.
        you: the seat that is addressed; None if nobody is.
    """
    if turn.grade is Grade.STRONG:
        text = translate("Review", "{points} points better than the usual move.")
        return text.format(points=plain_points(turn.cost.gained)), ""
    told = [
        _cost_text(turn).format(
            points=plain_points(turn.cost.points),
            error=plain_points(max(0.1, 2 * turn.cost.error)),
        )
    ]
    if turn.grade is Grade.UNRECORDED:
        return told[0], ""
    if turn.cost.perfect >= max(_TOLD_PERFECT, 2 * turn.cost.perfect_error):
        #: {number} of 100 games
        text = translate("Review", "In 100 such games, {number} fewer are perfect.")
        told.append(text.format(number=round(100 * turn.cost.perfect)))
    better = better_sentence(turn, places, seats, markup, you, follows_cost=True)
    told.append(cost_sentence(turn, places, seats, markup, you))
    judgement = turn.judgement
    has_odds = any(one.when is When.ODDS for one in turn.because)
    risk = judgement.risk if judgement is not None and judgement.is_gamble else None
    if risk is not None and not has_odds:
        #: {risk} is such as "70%"
        text = translate("Review", "Risky: of the cards it may be, {risk} would be a strike.")
        told.append(text.format(risk=percent(risk)))
    return " ".join(filter(None, told)), better


def _cost_text(turn: TurnReview) -> str:
    if turn.grade is Grade.UNRECORDED and turn.convention is Convention.BLUFF:
        #: {error} is how far the cost may be off
        return translate(
            "Review",
            "It looks like a bluff. This table’s agreement has no bluffs, so the move is judged"
            " to cost {points} points, give or take {error}. To allow for bluffs, judge by an"
            " agreement that has them.",
        )
    if turn.grade is Grade.UNRECORDED:
        #: {error} is how far the cost may be off
        return translate(
            "Review",
            "This follows a convention this table has not recorded. Without that convention the"
            " move costs {points} points, give or take {error}.",
        )
    if turn.action == turn.policy:
        #: {error} is how far the cost may be off
        return translate(
            "Review",
            "The agreement asks for this; here it costs {points} points, give or take {error}.",
        )
    #: {error} is how far the cost may be off
    return translate("Review", "It cost {points} points, give or take {error}.")


def cost_sentence(
    turn: TurnReview,
    places: Places,
    seats: Sequence[str],
    markup: Markup = PLAIN,
    you: int | None = None,
) -> str:
    """Return what a graded move did, but what it cost. The move itself is not repeated."""
    return judged_move(
        turn.judgement,
        turn.because,
        None if _advantage(turn, places, seats, markup) else turn.cost.points,
        places,
        seats,
        markup,
        you=you,
        is_made=True,
        missed=_missed_clause(turn, places, seats, markup, you),
    )


def _missed_clause(
    turn: TurnReview, places: Places, seats: Sequence[str], markup: Markup, you: int | None
) -> str:
    """Return what the better move would have done, as something that the move made did not do."""
    gain, best, reason = _missed_gain(turn), turn.cost.best, turn.reason
    if gain is not None:
        is_diverted = _is_diverted(turn, gain)
        return (diverted_clause if is_diverted else urgent_clause)(gain, seats, markup)
    if reason is None:
        return ""
    card = _card_needing_clue(turn)
    seat = best.target if isinstance(best, Clue) else turn.seat
    return _missed_text(turn, reason, is_own=seat == you).format(
        name=markup.name(seats[seat]),
        card="" if card is None else card_name(card, markup),
        slot=slot_of(None if isinstance(best, Clue) else best.order, places),
        cards=one_of(reason.faces, markup),
    )


def _missed_text(turn: TurnReview, reason: Reason, *, is_own: bool) -> str:
    """Return the template of what the better move would have done; empty if there is nothing to say."""
    if _card_needing_clue(turn) is not None:
        if reason.code is ReasonCode.CLUE_SAVE:
            return translate("Review", "{name}’s {card} was in danger")
        return translate("Review", "{name}’s {card} was playable")
    if turn.because:
        return ""
    match reason.code:
        case code if code in _PASSING and not isinstance(turn.action, Clue):
            return translate("Review", "a clue would not have drawn a card")
        case code if code in _ABOUT_SEVERAL_CARDS and isinstance(turn.action, Clue):
            return translate("Review", "another clue would have got more cards played")
        case code if code in _ABOUT_SEVERAL_CARDS:
            return translate("Review", "a clue would have got more than one card played")
        case code if code in _SURE_PLAYS and reason.faces and is_own:
            return translate("Review", "your slot {slot} was playable ({cards})")
        case code if code in _SURE_PLAYS and reason.faces:
            return translate("Review", "{name}’s slot {slot} was playable ({cards})")
        case _ if isinstance(turn.cost.best, Discard) and not isinstance(turn.action, Discard):
            return translate("Review", "getting a clue back was more urgent")
        case _:
            return ""


def _missed_gain(turn: TurnReview) -> Because | None:
    """Return the reason that the sentence about the cost tells as missed, if there is one."""
    losses = [one for one in turn.because if not is_gain(one)]
    if losses or turn.judgement is None or not is_praise(turn.judgement):
        return None
    return next((one for one in turn.because if one.card is not None), None)


def _is_diverted(turn: TurnReview, gain: Because) -> bool:
    """Return whether a clue kept its receiver from a card that would have been played without any clue."""
    made, best, reason = turn.action, turn.cost.best, turn.reason
    if not isinstance(made, Clue) or made.target != gain.event.seat or gain.when is not When.NEXT:
        return False
    is_asked = reason is not None and gain.event.order in reason.orders
    return not is_asked and not (isinstance(best, Clue) and best.target == made.target)


def _card_needing_clue(turn: TurnReview) -> Card | None:
    """Return the card that the better move saves or gets played; None if it is another kind of move."""
    reason = turn.reason
    is_vague = all(is_gain(one) and one.card is None for one in turn.because)
    if not is_vague or reason is None or len(reason.faces) != 1:
        return None
    return reason.faces[0] if reason.code in _ABOUT_ONE_CARD else None


_ABOUT_ONE_CARD = (ReasonCode.CLUE_SAVE, ReasonCode.CLUE_PLAY, ReasonCode.CLUE_TEMPO)
_SURE_PLAYS = (ReasonCode.PLAY_KNOWN, ReasonCode.PLAY_TOLD, ReasonCode.PLAY_SEEN)
_ABOUT_SEVERAL_CARDS = (ReasonCode.CLUE_THROUGH, ReasonCode.CLUE_SELF)


def better_sentence(
    turn: TurnReview,
    places: Places,
    seats: Sequence[str],
    markup: Markup = PLAIN,
    you: int | None = None,
    *,
    follows_cost: bool = False,
) -> str:
    """Return the better move, and what it leads to.

    ``follows_cost`` is whether the sentence before it says what the move made costs.
    """
    action = action_phrase(turn.cost.best, places, seats)
    missed = _missed_gain(turn) if follows_cost else None
    gains = [
        one
        for one in turn.because
        if is_gain(one)
        and not (follows_cost and _is_diverted(turn, one))
        and not _plays_first(turn, one)
    ]
    advantage = "" if _is_told(turn) else _advantage(turn, places, seats, markup)
    if follows_cost and not gains and (named := _named_better(turn)):
        return named.format(action=action)

    def gain_text(*, after_clue: bool = False) -> str:
        told = [
            gain_clause(one, places, seats, markup, you, is_named=one is missed and not after_clue)
            for one in gains
        ]
        return QLocale().createSeparatedList(told)

    #: {action} is "play slot 2"
    text = translate("Review", "Better: {action}.").format(action=action)
    if gains and advantage and isinstance(turn.cost.best, Clue):
        #: {advantage} is a sentence without its full stop, about a clue; {gain} such as
        #: "Zoë plays the red 3 next"
        both = translate("Review", "{advantage}, so that {gain}.").format(
            advantage=advantage.removesuffix("."), gain=gain_text(after_clue=True)
        )
        return f"{text} {both}"
    if gains:
        #: {action} is "tell Zoë about 3s"; {gain} is "Zoë plays the red 3 next"
        text = translate("Review", "Better: {action}, so that {gain}.")
        text = text.format(action=action, gain=gain_text())
    elif follows_cost and turn.because and all(map(is_prevented, turn.because)):
        #: {action} is "tell Zoë about 3s"; "that" is the loss in the sentence before
        text = translate("Review", "Better: {action}, which prevents that.").format(action=action)
    return " ".join(filter(None, (text, advantage)))


def _named_better(turn: TurnReview) -> str:
    """Return the template of the better move if the sentence about the cost says what it would do."""
    reason, judgement = turn.reason, turn.judgement
    if reason is None or judgement is None or not is_praise(judgement):
        return ""
    if not _missed_text(turn, reason, is_own=False):
        return ""
    if reason.code in _ABOUT_SEVERAL_CARDS:
        return ""  # which cards has not been said
    if reason.code is ReasonCode.CLUE_SAVE:
        #: {action} is "tell Zoë about 5s"; "it" is the card in the sentence before
        return translate("Review", "Better: {action}, which would save it.")
    if reason.code in _PASSING:
        #: {action} is "tell Zoë about 5s"
        return translate("Review", "Better: {action}, which makes the game last longer.")
    #: {action} is "play slot 2"
    return translate("Review", "Better: {action}.")


def _plays_first(turn: TurnReview, gain: Because) -> bool:
    """Return whether the better clue counts on a card to be played before the one that it touches."""
    return turn.reason is not None and gain.event.order in turn.reason.orders[1:]


def _is_told(turn: TurnReview) -> bool:
    """Return whether the reasons name the card that the better clue is about, or it is about nothing."""
    reason = turn.reason
    if reason is None:
        return True
    gains = [one for one in turn.because if is_gain(one) and not _plays_first(turn, one)]
    orders = {one.event.order for one in gains}
    orders |= {one.follower.order for one in gains if one.follower is not None}
    return bool(gains) and (reason.code in _PASSING or not orders.isdisjoint(reason.orders[:1]))


_PASSING = (ReasonCode.CLUE_DELAY, ReasonCode.CLUE_STALL, ReasonCode.CLUE_EMPTY)


def _advantage(turn: TurnReview, places: Places, seats: Sequence[str], markup: Markup) -> str:
    """Return what the better move would have done; empty if there is nothing to say of that."""
    best, reason = turn.cost.best, turn.reason
    if reason is None:
        return ""
    if reason.code in _PASSING and isinstance(turn.action, Clue):
        return ""  # so did the clue that was given
    if isinstance(best, Discard) and isinstance(turn.action, Discard):
        return ""  # so would the other discard
    return advantage_sentence(reason, best, places, seats, markup)
