"""A default table: a random deal, one person and teammates."""

from PySide6.QtCore import QRandomGenerator

from hanabi_desktop.session.setup import Seat, teammates_for, with_badges
from hanabi_desktop.teammates.levels import Level
from hanabi_desktop.ui.widgets.seat_row import default_person

HIGHEST_DEAL = 99_999


def random_deal() -> int:
    """Return the number of a random deal of up to five digits."""
    return QRandomGenerator.system().bounded(1, HIGHEST_DEAL + 1)


def default_seats(players: int, name: str = "") -> tuple[Seat, ...]:
    """Return a person, under this name if there is one, and teammates in every other seat."""
    person = name or default_person()
    levels = (Level.CASUAL,) * (players - 1)
    return with_badges((Seat(person), *teammates_for(levels, [person])))
