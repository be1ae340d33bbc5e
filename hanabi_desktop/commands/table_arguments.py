"""Parsing of levels, agreements and search budgets."""

import argparse
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.library.metadata.agreement_file import read_agreement
from hanabi_desktop.library.metadata.problems import UnreadableAgreementError
from hanabi_desktop.settings.profile import profile_folder
from hanabi_desktop.settings.settings_store import kept_agreements
from hanabi_desktop.teammates.agreements import Agreement, agreed_by, agreement_of
from hanabi_desktop.teammates.budget import AT_ONCE, Budget
from hanabi_desktop.teammates.levels import Level
from hanabi_desktop.wording.files import unreadable_file
from hanabi_desktop.wording.problems import agreement_problem

translate = QCoreApplication.translate


class UnusableArgumentError(ValueError):
    """An invalid argument; the message is shown to the user."""


def levels_for(text: str, seats: int) -> list[Level]:
    """Parse one level for all seats, or a comma-separated level for each.

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


def agreement_for(text: str | None) -> Agreement | None:
    """Find an agreement by level, by the name of a user's own, or in a file; None for none.

    Raises:
        UnusableArgumentError: no agreement has this name, or the file contains none.
    """
    if text is None:
        return None
    own = {one.name: one for one in kept_agreements(profile_folder(None))}
    known = own | {level.value: agreement_of(level) for level in Level}
    if text in known:
        return known[text]
    try:
        return read_agreement(Path(text).read_bytes())
    except FileNotFoundError as error:
        message = translate(
            "Commands", "there is no agreement {word}: choose from {known}, or name a file"
        )
        raise UnusableArgumentError(message.format(word=text, known=", ".join(known))) from error
    except OSError as error:
        raise UnusableArgumentError(unreadable_file(text, error)) from error
    except UnreadableAgreementError as error:
        raise UnusableArgumentError(f"{text}: {agreement_problem(error)}") from error


def agreed_for(arguments: argparse.Namespace) -> Agreement:
    """Return the part of a named agreement that teammates of a named level know.

    Raises:
        UnusableArgumentError: see :func:`agreement_for`.
    """
    return agreed_by([Level(arguments.level)], agreement_for(arguments.agreement))


def budget_for(arguments: argparse.Namespace) -> Budget:
    """Return the teammates' search budget per move."""
    return AT_ONCE if arguments.no_lookahead else Budget.for_seconds(arguments.think_ms / 1000)
