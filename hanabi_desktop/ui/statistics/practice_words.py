"""The table of practice results."""

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.learning.exercises import Practised
from hanabi_desktop.ui.widgets.statistics_table import Cell
from hanabi_desktop.wording.own_moments import theme_name

translate = QCoreApplication.translate


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
