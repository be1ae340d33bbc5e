"""Troubles of the library, dates and rules, in words."""

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.library.metadata.store_problems import Trouble
from hanabi_desktop.library.metadata.summary import Rules
from hanabi_desktop.wording.variants import variant_names

translate = QCoreApplication.translate


def trouble_sentence(trouble: Trouble) -> str:
    """Return which data cannot be saved and why, and what happens once that is fixed."""
    match trouble:
        case Trouble.FULL:
            return translate(
                "Library",
                "The disk is full, so your games are not being saved. Free up some space and"
                " saving will resume.",
            )
        case Trouble.READ_ONLY:
            return translate(
                "Library",
                "The folder for your games can’t be written to, so what you play is not being"
                " saved. Saving resumes as soon as it can.",
            )
        case Trouble.IN_USE:
            return translate(
                "Library",
                "Hanabi is open in another window, and games are saved there. Here you can view"
                " finished games; close the other window to play in this one.",
            )
        case Trouble.LOCKED:
            return translate(
                "Library",
                "Another program is using the file with your games, so what you play is not"
                " being saved. Saving resumes as soon as that program has closed it.",
            )
        case Trouble.NEWER:
            return translate(
                "Library",
                "Your games were saved by a newer version of this program. They have not been"
                " changed: update to see them. What you play now is not being saved.",
            )
        case Trouble.DAMAGED | Trouble.UNREACHABLE:
            return translate(
                "Library",
                "Your games can’t be reached, so what you play is not being saved. Saving resumes"
                " as soon as it can.",
            )


def rules_text(rules: Rules) -> str:
    """Return the names of the variants in use; empty for the base game."""
    return ", ".join(variant_names(GameOptions().with_variants(rules.codes)))


def variant_name(variant: Rules) -> str:
    """Return the name of a variant, or of the base game."""
    return rules_text(variant) or translate("Library", "Base game")


def date_text(seconds: int) -> str:
    """Return the local date and time of a moment given in seconds since 1970."""
    #: a day and a time of day; the letters as Qt's date formats know them
    form = translate("Library", "d MMM yyyy, hh:mm")
    return QLocale().toString(QDateTime.fromSecsSinceEpoch(seconds), form)
