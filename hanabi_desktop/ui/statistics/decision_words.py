"""The table of what people's decisions cost."""

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.library.metadata.decision_costs import (
    LEAST_GAMES,
    DecisionGroup,
    DecisionKind,
    DecisionRow,
)
from hanabi_desktop.session.library.statistics import DecisionStatistics
from hanabi_desktop.teammates.conventions import Convention
from hanabi_desktop.ui.widgets.statistics_table import Cell
from hanabi_desktop.wording.conventions import convention_name
from hanabi_desktop.wording.player_names import shown_name
from hanabi_desktop.wording.review_figures import mean_words

translate = QCoreApplication.translate


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
