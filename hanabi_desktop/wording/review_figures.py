"""The figures of a review of a whole game, and single sentences about it."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.library.metadata.decision_costs import MeanCost
from hanabi_desktop.review.findings import (
    LastPerfectTurn,
    Ledger,
    Review,
    SeatReview,
)
from hanabi_desktop.support.numbers import decimal
from hanabi_desktop.wording.counts import Counts
from hanabi_desktop.wording.review import plain_points, points

translate = QCoreApplication.translate


def last_perfect_sentence(last: LastPerfectTurn, turns: int) -> str:
    """Return the sentence about the last turn before which every point could still be reached.

    It is empty if the bound lies within the last two turns, as it then says nothing about the game.
    """
    if last.at_least < turns < last.at_most + 2:
        return ""
    if last.at_most == 0:
        return translate("Review", "A perfect game was not possible with this deal.")
    if last.at_least == 0:
        text = translate(
            "Review", "A perfect game may have been possible, but not after turn {last}."
        )
        return text.format(last=last.at_most)
    if last.at_least >= turns:
        return translate("Review", "A perfect game stayed possible to the end.")
    if last.at_least == last.at_most:
        text = translate("Review", "A perfect game was possible until turn {turn}.")
        return text.format(turn=last.at_least)
    text = translate(
        "Review",
        "A perfect game was possible until some turn between {first} and {last}.",
    )
    return text.format(first=last.at_least, last=last.at_most)


def ledger_rows(ledger: Ledger, *, ended: bool) -> list[tuple[str, str]]:
    """Return the rows of the ledger from par to the final points: name and amount."""
    last = translate("Review", "Points") if ended else translate("Review", "Value at the end")
    return [
        (translate("Review", "Average deal"), plain_points(ledger.par)),
        (translate("Review", "This deal"), points(ledger.deal)),
        (translate("Review", "Cards drawn"), points(ledger.draw)),
        (translate("Review", "Hidden cards"), points(ledger.hidden)),
        (translate("Review", "Decisions"), points(ledger.decision)),
        (last, plain_points(ledger.final)),
        (translate("Review", "Points without luck"), plain_points(ledger.luck_adjusted)),
    ]


def summary_lines(review: Review, seats: Sequence[str]) -> list[str]:
    """Return a review in a few lines: the ledger, each seat's decisions, and the deal's ceiling."""
    lines = [f"{what}: {much}" for what, much in ledger_rows(review.ledger, ended=review.ended)]
    lines += [seat_sentence(seat, seats) for seat in review.seats]
    if review.ceiling is not None:
        lines.append(ceiling_sentence(review.ceiling.lower, review.ceiling.upper))
    return lines


def seat_sentence(seat: SeatReview, seats: Sequence[str]) -> str:
    """Return the figures of one seat's decisions."""
    text = translate(
        "Review",
        "{name}: {decisions}, cost {points} points; strong {strong}, inaccuracies {inaccuracies},"
        " mistakes {mistakes}, blunders {blunders}",
    )
    return text.format(
        name=seats[seat.seat],
        decisions=Counts().decisions(seat.decisions),
        points=plain_points(seat.cost),
        inaccuracies=seat.inaccuracies,
        mistakes=seat.mistakes,
        blunders=seat.blunders,
        strong=seat.strong,
    )


def ceiling_sentence(lower: int, upper: int) -> str:
    """Return the points that were possible with all cards visible."""
    if lower == upper:
        return translate("Review", "The most this deal allowed was {points}.").format(
            points=Counts().points(lower)
        )
    text = translate("Review", "The most this deal allowed was between {lower} and {upper} points.")
    return text.format(lower=lower, upper=upper)


def curve_name() -> str:
    """Return the name of the chart over the turns."""
    return translate("Review", "Expected points, turn by turn")


def curve_words() -> tuple[str, str, str]:
    """Return the names of the three lines of the chart."""
    return (
        translate("Review", "points expected"),
        translate("Review", "chance of a perfect game"),
        translate("Review", "best this deal still allowed"),
    )


def mean_words(mean: MeanCost) -> str:
    """Return points per decision with half of the 95 % interval, such as "0.08 ± 0.02"."""
    if mean.margin is None:
        return ""
    return f"{decimal(mean.mean, 2)} ± {decimal(mean.margin, 2)}"
