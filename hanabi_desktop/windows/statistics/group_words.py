"""Groups of games as rows of a table: what a group is called, and its figures."""

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.library.metadata.statistics import Figures, GroupKey
from hanabi_desktop.library.metadata.summary import Rules
from hanabi_desktop.models.statistics_table import Cell, Share
from hanabi_desktop.teammates.levels import Level
from hanabi_desktop.wording.counts import Counts
from hanabi_desktop.wording.library import variant_name
from hanabi_desktop.wording.names import level_name
from hanabi_desktop.wording.player_names import shown_name

translate = QCoreApplication.translate


def group_cells(key: GroupKey, figures: Figures, counts: Counts) -> tuple[Cell, ...]:
    """Return the row of a group: its name, games, mean, best, perfect ones, ones lost by strikes."""
    return (
        group_name(key, counts),
        figures.games,
        figures.mean,
        figures.best,
        Share(figures.perfect),
        Share(figures.strikeouts),
    )


def group_name(key: GroupKey, counts: Counts) -> str:
    """Return what a group is called."""
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
