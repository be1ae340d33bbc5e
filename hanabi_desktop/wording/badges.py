"""The names of people's colours and symbols."""

from typing import assert_never

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.library.metadata.badges import Badge, Emblem, Tint

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
