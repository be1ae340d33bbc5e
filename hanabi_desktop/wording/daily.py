"""The deal of the day, in words."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.support.numbers import decimal
from hanabi_desktop.teammates.levels import Level
from hanabi_desktop.wording.counts import Counts
from hanabi_desktop.wording.names import level_name

if TYPE_CHECKING:
    from hanabi_desktop.learning.daily import DayResult

translate = QCoreApplication.translate


def score_of_day(result: "DayResult") -> str:
    """Return a text such as "23 of 25"."""
    return translate("Daily", "{score} of {most}").format(score=result.score, most=result.most)


def day_state(result: "DayResult | None", *, is_ahead: bool = False) -> str:
    """Return whether the deal of a day was played, and with which result.

    Args:
        result: what was reached; None if it was not played.
        is_ahead: whether the day has not come yet.
    """
    if is_ahead:
        return translate("Daily", "Not yet")
    if result is None:
        return translate("Daily", "Not played")
    if not result.is_over:
        return translate("Daily", "Not finished")
    #: {score} is such as "23 of 25"
    text = translate("Daily", "Played on the day: {score}")
    if result.is_late:
        #: after the day itself; {score} is such as "23 of 25"
        text = translate("Daily", "Played later: {score}")
    return text.format(score=score_of_day(result))


def par_sentence(points: float, level: Level) -> str:
    """Return par, the mean score of players of a level over all deals."""
    #: {points} is such as "21.3", {level} such as "Casual"
    text = translate("Daily", "Par is {points}, the average of {level} players.")
    return text.format(points=decimal(points, 1), level=level_name(level))


def table_sentence(level: Level) -> str:
    """Return who plays the deal of a day."""
    #: {level} is such as "Casual"
    text = translate("Daily", "Everybody gets the same cards and three {level} teammates.")
    return text.format(level=level_name(level))


def experts_sentence(score: int) -> str:
    """Return what four Experts reach on a deal."""
    return translate("Daily", "Four Experts scored {points} on this deal.").format(
        points=Counts().points(score)
    )
