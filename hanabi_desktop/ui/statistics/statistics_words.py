"""The rows of the statistics' tables, in words."""

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.learning.progress import Practised
from hanabi_desktop.library.metadata.statistics import (
    LEAST_GAMES,
    DecisionGroup,
    DecisionKind,
    DecisionRow,
    Figures,
    GroupKey,
)
from hanabi_desktop.library.metadata.summary import Rules
from hanabi_desktop.session.library.statistics import DecisionStatistics
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import Convention
from hanabi_desktop.ui.widgets.figures_table import Cell, Share
from hanabi_desktop.wording.conventions import convention_name
from hanabi_desktop.wording.counts import Counts
from hanabi_desktop.wording.learning import theme_name
from hanabi_desktop.wording.names import level_name
from hanabi_desktop.wording.player_names import shown_name
from hanabi_desktop.wording.problems import variant_name
from hanabi_desktop.wording.review import mean_words

translate = QCoreApplication.translate


def group_cells(key: GroupKey, figures: Figures, counts: Counts) -> tuple[Cell, ...]:
    """Return the row of a group: name, games, mean, best, share of perfect games, and of strikeouts."""
    return (
        group_name(key, counts),
        figures.games,
        figures.mean,
        figures.best,
        Share(figures.perfect),
        Share(figures.strikeouts),
    )


def group_name(key: GroupKey, counts: Counts) -> str:
    """Return the name of a group."""
    match key:
        case None:
            return translate("Statistics", "Only people")
        case Level():
            return level_name(key)
        case Rules():
            return variant_name(key)
        case int():
            return counts.players(key)
        case tuple():
            return ", ".join(map(shown_name, key))


def practice_headings() -> tuple[str, ...]:
    """Return the column headings."""
    return (
        translate("Statistics", "Theme"),
        #: of moments that were practised
        translate("Statistics", "First try"),
        #: of moments that were practised
        translate("Statistics", "Solved later"),
        #: of moments that were practised
        translate("Statistics", "Still open"),
    )


def practice_cells(practised: Practised) -> tuple[Cell, ...]:
    """Return the row of a theme: how many of its moments are at each stage."""
    theme = practised.theme
    name = translate("Statistics", "All themes") if theme is None else theme_name(theme)
    return name, practised.at_first_sight, practised.later, practised.still_open


def decision_headings(shown: DecisionStatistics) -> tuple[str, ...]:
    """Return the column headings."""
    return (
        translate("Statistics", "Player"),
        translate("Statistics", "Agreement")
        if shown.by_convention
        else translate("Statistics", "Kind"),
        translate("Statistics", "Decisions"),
        translate("Statistics", "Games"),
        translate("Statistics", "Points lost per decision"),
        translate("Statistics", "Last ten games"),
    )


def decision_cells(shown: DecisionStatistics) -> list[tuple[Cell, ...]]:
    """Return a row for each person and group of decisions."""
    return [
        (
            shown_name(row.name),
            _group_name(row.group),
            row.whole.decisions,
            row.whole.games,
            mean_words(row.whole),
            "" if row.latest is None else mean_words(row.latest),
        )
        for row in shown.rows
    ]


def course_title(row: DecisionRow) -> str:
    """Return the title of the chart for a row."""
    measure = translate("Statistics", "Points lost per decision")
    return " · ".join((shown_name(row.name), _group_name(row.group), measure))


def course_headings() -> tuple[str, ...]:
    """Return the column headings of the chart's table."""
    return (translate("Statistics", "Games"), translate("Statistics", "Points lost per decision"))


def course_cells(row: DecisionRow) -> list[tuple[Cell, ...]]:
    """Return the rows of the chart's table, one for every ten games, oldest first."""
    text = translate("Statistics", "{first} to {last}")
    return [
        (
            text.format(first=LEAST_GAMES * number + 1, last=LEAST_GAMES * (number + 1)),
            mean_words(mean),
        )
        for number, mean in enumerate(row.course)
    ]


def too_few_sentence(few: int) -> str:
    """Return why there is nothing to show yet; ``few`` is the most reviewed games of any player."""
    text = translate(
        "Statistics",
        "The cost of decisions appears once a player has {least} reviewed games. The most so"
        " far: {games}.",
    )
    return text.format(least=LEAST_GAMES, games=few)


def _group_name(group: DecisionGroup | None) -> str:
    match group:
        case None:
            return translate("Statistics", "All decisions")
        case DecisionKind.PLAY:
            return translate("Statistics", "Cards played")
        case DecisionKind.DISCARD:
            return translate("Statistics", "Cards discarded")
        case DecisionKind.CLUE:
            return translate("Statistics", "Clues given")
        case Convention.NOTHING:
            return translate("Statistics", "No agreement")
        case Convention():
            return convention_name(group)
