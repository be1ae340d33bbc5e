"""The descriptions in the rows of the start page: the unfinished game, library and scores."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale

from hanabi_desktop.settings.profile import companions_of
from hanabi_desktop.support.numbers import decimal
from hanabi_desktop.wording.counts import Counts
from hanabi_desktop.wording.player_names import shown_name

if TYPE_CHECKING:
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
    else:
        text = translate("StartPage", "Deal {deal} with {names}, {points}, {turns}")
    deal = "" if game.deal is None else QLocale().toString(game.deal)
    return text.format(deal=deal, names=names, points=points, turns=turn)


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
    text = translate("StartPage", "Best {best}, mean {mean}")
    mean = decimal(overview.mean, 1)
    return text.format(best=overview.best, mean=mean)
