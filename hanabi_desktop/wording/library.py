"""The library in words: its games, and what keeps it from keeping them."""

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from hanabi_desktop.library.metadata.store_problems import Trouble
from hanabi_desktop.library.metadata.summary import Rules
from hanabi_desktop.wording.variants import Rule, rule_name

translate = QCoreApplication.translate

_RULES: dict[Rules, Rule] = {
    Rules.FINAL_BOUQUET: "final_bouquet",
    Rules.CHOREOGRAPHY: "choreography",
    Rules.MULTICOLOUR: "multicolour",
}


def trouble_sentence(trouble: Trouble) -> str:
    """What is not being kept, and why; what happens by itself once it is mended."""
    match trouble:
        case Trouble.FULL:
            return translate(
                "Library",
                "The disk is full: this game is not being saved. Make some room and saving goes on"
                " by itself.",
            )
        case Trouble.READ_ONLY:
            return translate(
                "Library",
                "The folder for games cannot be written: this game is not being saved. Once it can,"
                " saving goes on by itself.",
            )
        case Trouble.IN_USE:
            return translate(
                "Library",
                "Hanabi is open in another window, which keeps the games. Here you can look at"
                " finished ones; close the other window to play in this one.",
            )
        case Trouble.NEWER:
            return translate(
                "Library",
                "A newer version of this program has written your games. They are left as they are:"
                " update to see them. What you play now is not being saved.",
            )
        case Trouble.DAMAGED | Trouble.UNREACHABLE:
            return translate(
                "Library",
                "Your games cannot be reached: this game is not being saved. Once they can, saving"
                " goes on by itself.",
            )


def rules_text(rules: Rules) -> str:
    """The variants switched on; empty for the base game."""
    return ", ".join(rule_name(name) for bit, name in _RULES.items() if bit in rules)


def variant_name(variant: Rules) -> str:
    """One variant, or the base game."""
    return rules_text(variant) or translate("Library", "Base game")


def date_text(seconds: int) -> str:
    """A day and a time of day, in seconds since 1970, as they are written here."""
    #: a day and a time of day; the letters as Qt's date formats know them
    form = translate("Library", "d MMM yyyy, hh:mm")
    return QLocale().toString(QDateTime.fromSecsSinceEpoch(seconds), form)
