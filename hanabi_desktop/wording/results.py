"""What a game meant, in words: results to share, milestones, the deal of the day."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale

from hanabi_desktop.game.cards import Rank
from hanabi_desktop.game.moves import Clued
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.game.options import MAX_STRIKES, GameOptions
from hanabi_desktop.game.scoring import Cause, Shortfall, score_of
from hanabi_desktop.learning.daily import daily_deal
from hanabi_desktop.learning.progress import Milestone, Progress
from hanabi_desktop.support.translation import decimal
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.wording.counts import Counts, day_name
from hanabi_desktop.wording.names import card_name, level_name, variant_names, verdict

if TYPE_CHECKING:
    from hanabi_desktop.learning.daily import DayResult

translate = QCoreApplication.translate


def score_of_day(result: "DayResult") -> str:
    """Return a text such as "23 of 25"."""
    return translate("Daily", "{score} of {most}").format(score=result.score, most=result.most)


def day_state(result: "DayResult | None", *, is_ahead: bool = False) -> str:
    """Return whether the deal of a day was played, and with which result, None if it was not.

    ``is_ahead`` is whether the day has not come yet.
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
    """Return par, the mean score of teammates of a level over all deals."""
    #: {points} is such as "21.3", {level} such as "Casual"
    text = translate("Daily", "Par is {points}, the average of {level} teammates.")
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


def milestone_sentence(milestone: Milestone) -> str:
    """Return what is told when a milestone is reached."""
    match milestone:
        case Milestone.FIRST_PERFECT:
            return translate("Milestone", "Your first perfect game!")
        case Milestone.WEEK_OF_DAYS:
            return translate("Milestone", "You have played the deal of the day for a whole week.")
        case Milestone.ALL_FINESSES:
            return translate("Milestone", "You have solved every puzzle on finesses.")
        case Milestone.ALL_LESSONS:
            return translate("Milestone", "You have finished every lesson.")


def milestone_name(milestone: Milestone) -> str:
    """Return the name of a milestone in a list."""
    match milestone:
        case Milestone.FIRST_PERFECT:
            return translate("Milestone", "first perfect game")
        case Milestone.WEEK_OF_DAYS:
            return translate("Milestone", "a week of daily deals")
        case Milestone.ALL_FINESSES:
            return translate("Milestone", "every finesse puzzle")
        case Milestone.ALL_LESSONS:
            return translate("Milestone", "every lesson")


def milestones_line(progress: Progress) -> str:
    """Return the milestones reached, each with its day; empty if there are none."""
    reached = progress.milestones
    names = [
        f"{milestone_name(milestone)} ({day_name(date.fromordinal(reached[milestone.value]))})"
        for milestone in Milestone
        if milestone.value in reached
    ]
    if not names:
        return ""
    #: {milestones} is a list such as "first perfect game (12 November), every lesson (3 May)"
    text = translate("Learning", "Milestones: {milestones}")
    return text.format(milestones=", ".join(names))


_LAID, _MISSING = "●", "○"


@dataclass(frozen=True, slots=True)
class SharedResult:
    """The lines of a result.

    Attributes:
        deal: which deal it was, and the rules.
        score: the points, such as "23 of 25"; empty with the final bouquet.
        heights: how far the fireworks came, the highest first, so that no colour is given away.
        figures: players, clues and strikes.
    """

    deal: str
    score: str
    verdict: str
    heights: tuple[int, ...]
    figures: str

    def text(self) -> str:
        """Return the result as a text of four lines."""
        result = " · ".join(filter(None, (self.score, self.verdict)))
        return "\n".join(
            (f"Hanabi · {self.deal}", result, fireworks_text(self.heights), self.figures)
        )


def fireworks_text(heights: Sequence[int]) -> str:
    """Return a row of five signs for each firework."""
    return " ".join(_LAID * height + _MISSING * (Rank.FIVE - height) for height in heights)


def shared_result(seen: Observation, game_number: int | None) -> SharedResult:
    """Return the result of a finished game; ValueError if the game is not over."""
    if seen.ending is None:
        raise ValueError("the game is not over")
    counts, options = Counts(), seen.options
    score = score_of(seen.fireworks, seen.ending)
    points = translate("Sharing", "{score} of {most}").format(score=score, most=options.max_score)
    clues = sum(isinstance(turn.events[0], Clued) for turn in seen.history)
    figures = (
        counts.players(options.players),
        counts.clues_given(clues),
        counts.strikes(seen.strikes, MAX_STRIKES),
    )
    return SharedResult(
        deal=", ".join((deal_name(seen, game_number), *variant_names(options))),
        score="" if options.final_bouquet else points,
        verdict=verdict(options, score, seen.ending),
        heights=tuple(sorted(seen.fireworks, reverse=True)),
        figures=" · ".join(figures),
    )


def deal_name(seen: Observation, game_number: int | None) -> str:
    """Return the name of a deal: the deal of a day, its number, or that it has none."""
    if game_number is None:
        return translate("Sharing", "a custom deal")
    day = daily_deal(seen.options, game_number)
    if day is None:
        text = translate("Sharing", "Deal {number}")
        return text.format(number=QLocale().toString(game_number))
    #: {day} is such as "28 November 2026"
    text = translate("Sharing", "Deal of the day, {day}")
    return text.format(day=day_name(day, with_year=True))


def shortfall_sentence(
    shortfall: Shortfall, options: GameOptions, seats: Sequence[str], you: int | None = None
) -> str:
    """Return what kept a game from a perfect score, in one sentence.

    Args:
        shortfall: what cost points.
        options: the rules of the game.
        seats: the players' names.
        you: the seat that is addressed; None if nobody is.
    """
    is_only = options.copies(shortfall.card) == 1
    text = _shortfall_text(shortfall.cause, is_own=shortfall.seat == you, is_only=is_only)
    name = "" if shortfall.seat is None else seats[shortfall.seat]
    return text.format(name=name, card=card_name(shortfall.card))


def _shortfall_text(cause: Cause, *, is_own: bool, is_only: bool) -> str:
    match cause:
        case Cause.THIRD_STRIKE if is_own:
            return translate("Shortfall", "The last strike was your {card}.")
        case Cause.THIRD_STRIKE:
            return translate("Shortfall", "The last strike was {name}’s {card}.")
        case Cause.DISCARDED if is_own and is_only:
            return translate("Shortfall", "You discarded the {card}, and there is only one.")
        case Cause.DISCARDED if is_own:
            return translate("Shortfall", "You discarded the last {card}.")
        case Cause.DISCARDED if is_only:
            return translate("Shortfall", "{name} discarded the {card}, and there is only one.")
        case Cause.DISCARDED:
            return translate("Shortfall", "{name} discarded the last {card}.")
        case Cause.MISPLAYED if is_own:
            return translate("Shortfall", "You lost the last {card} to a strike.")
        case Cause.MISPLAYED:
            return translate("Shortfall", "{name} lost the last {card} to a strike.")
        case Cause.HELD if is_own:
            return translate(
                "Shortfall", "The {card} came too late: you held it when the turns ran out."
            )
        case Cause.HELD:
            return translate(
                "Shortfall", "The {card} came too late: {name} held it when the turns ran out."
            )
        case Cause.LATE:
            return translate("Shortfall", "The {card} came too late.")
