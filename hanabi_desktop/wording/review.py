"""The words of a review: grades, the ledger, and what a moment is told by."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from hanabi_desktop.game.moves import Clue, Turn
from hanabi_desktop.review.findings import Grade, Ledger, Review, TurnReview
from hanabi_desktop.wording.advice import action_phrase
from hanabi_desktop.wording.markup import PLAIN, Markup
from hanabi_desktop.wording.move_review import judgement_sentence
from hanabi_desktop.wording.reasons import Places, reason_sentence

translate = QCoreApplication.translate


def grade_name(grade: Grade) -> str:
    """What a decision is called."""
    match grade:
        case Grade.STRONG:
            return translate("Review", "strong")
        case Grade.INACCURACY:
            return translate("Review", "inaccuracy")
        case Grade.MISTAKE:
            return translate("Review", "mistake")
        case Grade.BLUNDER:
            return translate("Review", "blunder")


def points(number: float) -> str:
    """Points with a sign and one decimal, such as "+0.4"."""
    rounded = round(number, 1) + 0.0
    text = QLocale().toString(abs(rounded), "f", 1)
    sign = "+" if rounded > 0 else "−" if rounded < 0 else ""
    return sign + text


def plain_points(number: float) -> str:
    """Points without a sign, with one decimal."""
    return QLocale().toString(number, "f", 1)


def ledger_rows(ledger: Ledger, *, ended: bool) -> list[tuple[str, str]]:
    """From par to the points of the game, row by row: what, and how much."""
    last = translate("Review", "Points") if ended else translate("Review", "Worth when it ended")
    return [
        (translate("Review", "Average of all deals"), plain_points(ledger.par)),
        (translate("Review", "This deal"), points(ledger.deal)),
        (translate("Review", "Cards drawn"), points(ledger.draw)),
        (translate("Review", "Hidden cards"), points(ledger.hidden)),
        (translate("Review", "Decisions"), points(ledger.decision)),
        (last, plain_points(ledger.final)),
        (translate("Review", "Points without luck"), plain_points(ledger.luck_adjusted)),
    ]


def moment_sentences(
    turn: TurnReview, places: Places, seats: Sequence[str], markup: Markup = PLAIN
) -> tuple[str, str]:
    """What was done and cost, and what would have been better; the second may be empty.

    Args:
        turn: a graded turn.
        places: where the cards lay then.
        seats: the players' names.
        markup: how names and cards are set.
    """
    done = action_phrase(turn.action, places, seats)
    if turn.grade is Grade.STRONG:
        #: {action} is "play slot 2"
        text = translate("Review", "{name}: {action}. Better than usual by {points} points.")
        gained = plain_points(turn.cost.gained)
        return text.format(name=markup.name(seats[turn.seat]), action=done, points=gained), ""
    #: {action} is "play slot 2"; {error} is how far the cost may be off
    text = translate("Review", "{name}: {action}. It cost {points} points, give or take {error}.")
    first = text.format(
        name=markup.name(seats[turn.seat]),
        action=done,
        points=plain_points(turn.cost.points),
        error=plain_points(max(0.1, 2 * turn.cost.error)),
    )
    if turn.judgement is not None:
        first = f"{first} {judgement_sentence(turn.judgement, places, seats, markup)}"
    return first, _better(turn, places, seats, markup)


def _better(turn: TurnReview, places: Places, seats: Sequence[str], markup: Markup) -> str:
    """What would have been better, and what it would have told."""
    best, reason = turn.cost.best, turn.reason
    #: {action} is "play slot 2"
    text = translate("Review", "Better: {action}.")
    sentence = text.format(action=action_phrase(best, places, seats))
    if reason is None or not isinstance(best, Clue):
        return sentence
    told = Turn(turn.turn, turn.seat, best, ())
    return f"{sentence} {reason_sentence(reason, told, places, seats, markup)}"


def summary_lines(review: Review, seats: Sequence[str]) -> list[str]:
    """The review in a few lines: where the points came from, and what each seat's decisions cost."""
    lines = [f"{what}: {much}" for what, much in ledger_rows(review.ledger, ended=review.ended)]
    for seat in review.seats:
        text = translate(
            "Review",
            "{name}: {decisions} decisions, {points} points lost; strong {strong}, inaccuracies"
            " {inaccuracies}, mistakes {mistakes}, blunders {blunders}",
        )
        lines.append(
            text.format(
                name=seats[seat.seat],
                decisions=seat.decisions,
                points=plain_points(seat.cost),
                inaccuracies=seat.inaccuracies,
                mistakes=seat.mistakes,
                blunders=seat.blunders,
                strong=seat.strong,
            )
        )
    if review.ceiling is not None:
        lines.append(ceiling_sentence(review.ceiling.lower, review.ceiling.upper))
    return lines


def ceiling_sentence(lower: int, upper: int) -> str:
    """What the deal allowed those who see every card."""
    if lower == upper:
        return translate("Review", "The deal allowed {points} points.").format(points=lower)
    text = translate("Review", "The deal allowed {lower} to {upper} points.")
    return text.format(lower=lower, upper=upper)
