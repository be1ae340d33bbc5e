"""Levels and budgets as they are written on the command line."""

import argparse

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.teammates.budget import AT_ONCE, Budget
from hanabi_desktop.teammates.levels import Level

translate = QCoreApplication.translate


class UnusableArgumentError(ValueError):
    """An argument that cannot be used; the message is for the person who wrote it."""


def levels_for(text: str, seats: int) -> list[Level]:
    """Read one level for all seats, or one for each, separated by commas.

    Raises:
        UnusableArgumentError: a level is unknown, or their number does not fit.
    """
    levels = _levels_from(text)
    if len(levels) == 1:
        levels *= seats
    if len(levels) != seats:
        message = translate("Commands", "name one level, or {seats} levels, one for each teammate")
        raise UnusableArgumentError(message.format(seats=seats))
    return levels


def _levels_from(text: str) -> list[Level]:
    known = {level.value: level for level in Level}
    levels = []
    for word in text.split(","):
        if word not in known:
            message = translate(
                "Commands", "there is no teammate of level {word}: choose from {known}"
            )
            raise UnusableArgumentError(message.format(word=word, known=", ".join(known)))
        levels.append(known[word])
    return levels


def budget_for(arguments: argparse.Namespace) -> Budget:
    """What teammates may spend on a move."""
    return AT_ONCE if arguments.no_lookahead else Budget.of(arguments.think_ms / 1000)
