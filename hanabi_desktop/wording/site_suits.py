"""The names of the suits of hanab.live, in each form that a sentence needs."""

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.game.cards import Suit

translate = QCoreApplication.translate


def site_clue_name(suit: Suit) -> str:
    """Return the name of a suit of the site within a sentence, such as "pink"."""
    match suit:
        case Suit.PURPLE:
            return translate("ClueName", "purple")
        case Suit.BLACK:
            return translate("ClueName", "black")
        case Suit.RAINBOW:
            return translate("ClueName", "rainbow")
        case Suit.PINK:
            return translate("ClueName", "pink")
        case Suit.BROWN:
            return translate("ClueName", "brown")
        case Suit.OMNI:
            #: a suit of hanab.live that every clue touches
            return translate("ClueName", "omni")
        case Suit.NULL:
            #: a suit of hanab.live that no clue touches
            return translate("ClueName", "null")
        case Suit.MUDDY_RAINBOW:
            #: a suit of hanab.live: every colour touches it, no value does
            return translate("ClueName", "muddy rainbow")
        case Suit.LIGHT_PINK:
            return translate("ClueName", "light pink")
        case Suit.PRISM:
            return translate("ClueName", "prism")
        case Suit.DARK_RAINBOW:
            return translate("ClueName", "dark rainbow")
        case Suit.DARK_PINK:
            return translate("ClueName", "dark pink")
        case Suit.GRAY:
            return translate("ClueName", "grey")
        case Suit.DARK_BROWN:
            return translate("ClueName", "dark brown")
        case Suit.DARK_OMNI:
            return translate("ClueName", "dark omni")
        case Suit.DARK_NULL:
            return translate("ClueName", "dark null")
        case Suit.COCOA_RAINBOW:
            return translate("ClueName", "cocoa rainbow")
        case Suit.GRAY_PINK:
            return translate("ClueName", "grey pink")
        case Suit.DARK_PRISM:
            return translate("ClueName", "dark prism")
    raise ValueError(suit)


def site_suit_name(suit: Suit) -> str:
    """Return the name of a suit of the site on its own, such as "Pink"."""
    name = site_clue_name(suit)
    return name[:1].upper() + name[1:]


def site_card_form(suit: Suit) -> str:
    """Return the name of a card of such a suit, with a place for its rank."""
    match suit:
        case Suit.PURPLE:
            return translate("CardName", "purple {rank}")
        case Suit.BLACK:
            return translate("CardName", "black {rank}")
        case Suit.RAINBOW:
            return translate("CardName", "rainbow {rank}")
        case Suit.PINK:
            return translate("CardName", "pink {rank}")
        case Suit.BROWN:
            return translate("CardName", "brown {rank}")
        case Suit.OMNI:
            return translate("CardName", "omni {rank}")
        case Suit.NULL:
            return translate("CardName", "null {rank}")
        case Suit.MUDDY_RAINBOW:
            return translate("CardName", "muddy rainbow {rank}")
        case Suit.LIGHT_PINK:
            return translate("CardName", "light pink {rank}")
        case Suit.PRISM:
            return translate("CardName", "prism {rank}")
        case Suit.DARK_RAINBOW:
            return translate("CardName", "dark rainbow {rank}")
        case Suit.DARK_PINK:
            return translate("CardName", "dark pink {rank}")
        case Suit.GRAY:
            return translate("CardName", "grey {rank}")
        case Suit.DARK_BROWN:
            return translate("CardName", "dark brown {rank}")
        case Suit.DARK_OMNI:
            return translate("CardName", "dark omni {rank}")
        case Suit.DARK_NULL:
            return translate("CardName", "dark null {rank}")
        case Suit.COCOA_RAINBOW:
            return translate("CardName", "cocoa rainbow {rank}")
        case Suit.GRAY_PINK:
            return translate("CardName", "grey pink {rank}")
        case Suit.DARK_PRISM:
            return translate("CardName", "dark prism {rank}")
    raise ValueError(suit)
