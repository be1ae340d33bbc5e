"""Teammates and badges, in words."""

from typing import assert_never

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.library.metadata.badges import Badge, Emblem, Tint
from hanabi_desktop.library.metadata.statistics import Figures
from hanabi_desktop.support.translation import decimal
from hanabi_desktop.teammates.characters import Level, Personality
from hanabi_desktop.wording.counts import Counts

translate = QCoreApplication.translate


def badge_name(badge: Badge) -> str:
    """Return the name of a badge, such as "Teal, boat"."""
    #: a person's badge: {colour} is such as "Teal", {symbol} such as "Boat"
    return translate("Badge", "{colour}, {symbol}").format(
        colour=tint_name(badge.tint), symbol=emblem_name(badge.emblem)
    )


def tint_name(tint: Tint) -> str:
    """Return the name of a person's colour, such as "Teal"."""
    match tint:
        case Tint.ROSE:
            return translate("Badge", "Rose")
        case Tint.RUST:
            return translate("Badge", "Rust")
        case Tint.OLIVE:
            return translate("Badge", "Olive")
        case Tint.TEAL:
            return translate("Badge", "Teal")
        case Tint.INDIGO:
            return translate("Badge", "Indigo")
        case Tint.PLUM:
            return translate("Badge", "Plum")
    assert_never(tint)


def emblem_name(emblem: Emblem) -> str:
    """Return the name of a person's symbol, such as "Boat"."""
    match emblem:
        case Emblem.BOAT:
            return translate("Badge", "Boat")
        case Emblem.FISH:
            return translate("Badge", "Fish")
        case Emblem.KITE:
            #: the toy that flies on a string
            return translate("Badge", "Kite")
        case Emblem.HOUSE:
            return translate("Badge", "House")
        case Emblem.CAT:
            return translate("Badge", "Cat")
        case Emblem.BELL:
            return translate("Badge", "Bell")
    assert_never(emblem)


def level_meaning(level: Level) -> str:
    """Return what a teammate of a level can do."""
    match level:
        case Level.CASUAL:
            return translate(
                "Teammates",
                "Knows play and save clues, and prompts. Never expects a blind play from you.",
            )
        case Level.STANDARD:
            return translate(
                "Teammates",
                "Also uses finesses, tempo and fix clues: a clue to somebody else may ask you to play.",
            )
        case Level.EXPERT:
            return translate(
                "Teammates",
                "Also uses layered, reverse and double finesses, and thinks ahead before each move.",
            )


def personality_meaning(personality: Personality) -> str:
    """Return what a personality changes at the table."""
    match personality:
        case Personality.CAREFUL:
            return translate(
                "Teammates",
                "Careful: takes fewer risks and saves cards early, even if it costs a clue.",
            )
        case Personality.BOLD:
            return translate(
                "Teammates", "Bold: plays when others would wait, and likes to ask for blind plays."
            )
        case Personality.CHATTY:
            return translate(
                "Teammates",
                "Chatty: gives a clue where others would discard, and says more at the table.",
            )


def shared_results(figures: Figures) -> str:
    """Return the results of the games that were played with a teammate."""
    if not figures.games:
        return translate("Teammates", "You have not played together yet.")
    games = Counts().games(figures.games)
    #: {games} is "12 games", {mean} such as "21.4", {best} a number of points
    text = translate("Teammates", "{games} together: {mean} points on average, best {best}.")
    return text.format(games=games, mean=decimal(figures.mean, 1), best=figures.best)
