"""The table of groups of games."""

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.library.metadata.statistics import Figures, GroupKey
from hanabi_desktop.library.metadata.summary import Rules
from hanabi_desktop.teammates.levels import Level
from hanabi_desktop.ui.widgets.statistics_table import Cell, Share
from hanabi_desktop.wording.counts import Counts
from hanabi_desktop.wording.library import variant_name
from hanabi_desktop.wording.names import level_name
from hanabi_desktop.wording.player_names import shown_name

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
