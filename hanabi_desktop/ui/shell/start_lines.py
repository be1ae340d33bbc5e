"""The descriptions in the rows of the start page: the unfinished game, library and scores."""

from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from hanabi_desktop.settings.profile import companions_of
from hanabi_desktop.support.translation import decimal
from hanabi_desktop.wording.counts import Counts
from hanabi_desktop.wording.dates import day_name
from hanabi_desktop.wording.player_names import shown_name

if TYPE_CHECKING:
    from hanabi_desktop.learning.daily import DayResult
    from hanabi_desktop.library.metadata.summary import GameSummary, Overview

translate = QCoreApplication.translate


def game_line(game: "GameSummary | None", counts: Counts) -> str:
    """Return the description of the unfinished game; a space while the library is being read."""
    if game is None:
        return " "  # keeps the title in its place until the line is known
    points = counts.points(game.score)
    others = companions_of(game.names, game.levels)
    names = QLocale().createSeparatedList(list(map(shown_name, others)))
    turn = counts.turns(game.turns)
    if game.deal is None:
        text = translate("StartPage", "With {names}, {points}, {turns}")
        return text.format(names=names, points=points, turns=turn)
    from hanabi_desktop.learning.daily import RULES, day_of  # noqa: PLC0415 (the first frame has no game)

    is_daily = len(game.names) == RULES.players and not game.rules
    day, deal = day_of(game.deal) if is_daily else None, QLocale().toString(game.deal)
    text = translate("StartPage", "Deal {deal} with {names}, {points}, {turns}")
    if day is not None:
        deal = day_name(day)
        #: {deal} is the day of a deal of the day, such as "28 November"
        text = translate("StartPage", "Deal of {deal} with {names}, {points}, {turns}")
    return text.format(deal=deal, names=names, points=points, turns=turn)


def day_line(today: date | None, result: "DayResult | None", run: int, counts: Counts) -> str:
    """Return the date, and what was reached on today's deal.

    Args:
        today: the day; None before it is known, when the clock is read.
        result: what was reached; None if the deal was not played yet.
        run: on how many days in a row the deal was played.
        counts: puts numbers into words.
    """
    now = QDate.currentDate()
    day = day_name(today or date(now.year(), now.month(), now.day()))
    if result is not None and result.is_over:
        #: {day} is "22 November"
        text = translate("StartPage", "{day}: {score} of {most}")
        line = text.format(day=day, score=result.score, most=result.most)
    elif result is not None:
        line = translate("StartPage", "{day}, not finished").format(day=day)
    else:
        #: {day} is "22 November"
        line = translate("StartPage", "{day}, the same deal for everyone").format(day=day)
    return f"{line} · {counts.days_in_a_row(run)}" if run > 1 else line


def library_line(overview: "Overview | None", counts: Counts) -> str:
    """Return how many games the library holds, and how many of them are starred."""
    if overview is None or not overview.games:
        return translate("StartPage", "The games you play are kept here")
    games = counts.games(overview.games)
    if not overview.starred:
        return games
    return f"{games}, {counts.starred(overview.starred)}"


def score_line(overview: "Overview | None") -> str:
    """Return the best and the mean score."""
    if overview is None or not overview.finished:
        return translate("StartPage", "How your games went")
    text = translate("StartPage", "Best {best}, average {mean}")
    mean = decimal(overview.mean, 1)
    return text.format(best=overview.best, mean=mean)
