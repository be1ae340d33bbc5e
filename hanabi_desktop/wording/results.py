"""What a game meant, in words: results to share, and milestones."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QLocale

from hanabi_desktop.game.cards import Rank
from hanabi_desktop.game.moves import Clued
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.game.scoring import score_of
from hanabi_desktop.learning.daily import daily_deal
from hanabi_desktop.learning.progress import Milestone
from hanabi_desktop.wording.counts import Counts
from hanabi_desktop.wording.dates import day_name
from hanabi_desktop.wording.names import verdict
from hanabi_desktop.wording.variants import variant_names

translate = QCoreApplication.translate


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


_LAID, _MISSING = "●", "○"


@dataclass(frozen=True, slots=True)
class SharedResult:
    """The lines of a result.

    Attributes:
        deal: which deal it was, and the rules.
        score: the points, such as "23 of 25"; empty with the final bouquet.
        verdict: the rating.
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
    """Return the result of a finished game.

    Raises:
        ValueError: the game is not over.
    """
    if seen.ending is None:
        raise ValueError("the game is not over")
    counts, options = Counts(), seen.options
    score = score_of(seen.fireworks, seen.ending)
    points = translate("Sharing", "{score} of {most}").format(score=score, most=options.max_score)
    clues = sum(isinstance(turn.events[0], Clued) for turn in seen.history)
    figures = (
        counts.players(options.players),
        counts.clues_given(clues),
        counts.strikes_of_three(seen.strikes),
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
