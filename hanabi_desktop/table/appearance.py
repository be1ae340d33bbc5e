"""How the table looks by a person's choice: colours, card design, text size, and the speed of animations.

Each theme has a palette, read from its file; the suits' colours are the same in all. The window's
first frame needs this module, so it imports little.
"""

import json
from dataclasses import dataclass, fields
from enum import Enum
from functools import cache
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QColor, QGuiApplication

from hanabi_desktop.game.cards import BOX_SUITS, Suit
from hanabi_desktop.support.files import RESOURCES


class Theme(Enum):
    """The themes, by the name of their file."""

    NIGHT = "night"
    DAY = "day"
    CONTRAST = "contrast"

    @classmethod
    def of_system(cls) -> "Theme":
        """Return the theme that fits the system's light or dark colours; night if it does not say."""
        from PySide6.QtCore import Qt  # noqa: PLC0415 (its enumerations are slow to load)

        is_light = QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Light
        return cls.DAY if is_light else cls.NIGHT


class CardDesign(Enum):
    """The designs of the cards; the suits have symbols in each."""

    PICTURES = "pictures"
    LARGE = "large"


class CardBack(Enum):
    """The patterns of the cards' backs; every back in a game has the same one."""

    WAVES = "waves"
    STARS = "stars"
    RINGS = "rings"
    BASKET = "basket"


class Cloth(Enum):
    """What the viewer's cards lie on."""

    WATER = "water"
    BOARDS = "boards"
    LINEN = "linen"


@dataclass(frozen=True, slots=True)
class Dress:
    """The look of the cards and of the table that a person has chosen."""

    cards: CardDesign = CardDesign.PICTURES
    back: CardBack = CardBack.WAVES
    cloth: Cloth = Cloth.WATER


@dataclass(frozen=True, slots=True)
class Palette:
    """A theme's colours."""

    dark: bool
    sky: tuple[QColor, ...]
    hills: tuple[QColor, ...]
    water: tuple[QColor, ...]
    ripple: QColor
    stars: bool
    panel: QColor
    seat_panel: QColor
    raised: QColor
    button: QColor
    line: QColor
    ink: QColor
    ink2: QColor
    ink3: QColor
    scenery_ink2: QColor
    highlight: QColor
    on_highlight: QColor
    accent: QColor
    ring: QColor
    ember: QColor
    on_ember: QColor
    good: QColor
    ice: QColor
    glow: bool


@dataclass(frozen=True, slots=True)
class SuitColours:
    """A suit's colours, the same in every theme.

    Attributes:
        field: the background of the card.
        ink: the colour of rank, symbol and motif on the field.
        second: a second colour of the motif.
        light: the colour on indigo, for card backs and knowledge strips.
    """

    field: QColor
    ink: QColor
    second: QColor
    light: QColor


_SUITS = {
    Suit.WHITE: ("#F4EEDD", "#1E2A52", "#5D6B97", "#F6F0E0"),
    Suit.RED: ("#C0362C", "#FFF6E3", "#FFCF8F", "#F9604C"),
    Suit.BLUE: ("#2F66C6", "#FFF6E3", "#BFE0FF", "#9CC4FF"),
    Suit.YELLOW: ("#F3C237", "#3B2600", "#A8361A", "#FFD454"),
    Suit.GREEN: ("#2F9E7C", "#04211A", "#E9FFE6", "#34BE8F"),
    Suit.MULTICOLOUR: ("#35204A", "#FFF6E3", "#FFF6E3", "#B06BFF"),
    Suit.PURPLE: ("#6B3FA6", "#FFF6E3", "#DFC6FF", "#C6A2FF"),
    Suit.BLACK: ("#17171D", "#FFF6E3", "#C9B27A", "#AEB4C4"),
    Suit.RAINBOW: ("#2B2F63", "#FFF6E3", "#FFF6E3", "#FFB48A"),
    Suit.PINK: ("#B92A76", "#FFF6E3", "#FFC4E2", "#FF86C4"),
    Suit.BROWN: ("#6B4426", "#FFF0DA", "#E8BE8E", "#DDA56C"),
    Suit.OMNI: ("#E07B1F", "#2A1000", "#6E2300", "#FFA04A"),
    Suit.NULL: ("#C9D0DC", "#1E2A52", "#4E5A82", "#C9D0DC"),
    Suit.MUDDY_RAINBOW: ("#4C4A28", "#FFF6E3", "#E6DFA0", "#CFC56A"),
    Suit.LIGHT_PINK: ("#F4BDD4", "#561036", "#9A2966", "#FFC6DF"),
    Suit.PRISM: ("#A6DCE4", "#0B3642", "#1F6C80", "#B8F1FA"),
    Suit.DARK_RAINBOW: ("#1D1A33", "#FFF6E3", "#FFF6E3", "#E39BFF"),
    Suit.DARK_PINK: ("#741A4B", "#FFE9F3", "#FF9ACB", "#F27DBA"),
    Suit.GRAY: ("#4B5160", "#FFF6E3", "#D3D8E4", "#AEB6C6"),
    Suit.DARK_BROWN: ("#37210F", "#FBE8CF", "#D9A66C", "#C18E58"),
    Suit.DARK_OMNI: ("#7C3B08", "#FFF0DC", "#FFBE7A", "#EE8E3A"),
    Suit.DARK_NULL: ("#5A6377", "#FFF6E3", "#D9DFEC", "#9DA9C2"),
    Suit.COCOA_RAINBOW: ("#3A3313", "#FFF6E3", "#D8C98A", "#B5A654"),
    Suit.GRAY_PINK: ("#7E4A63", "#FFF0F6", "#F7C3DA", "#DB9FBB"),
    Suit.DARK_PRISM: ("#1F5966", "#F2FDFF", "#A6DCE4", "#6FC9DA"),
}

PAPER = QColor("#FBF5E6")
BACK = QColor("#1C2856")
GRID = QColor("#0C1330")
INDIGO = QColor("#0E1634")
BACK_INK = QColor("#F4EFE2")
BACK_INK_DIM = QColor("#8F9AC0")
PAPER_INK = QColor("#1E2A52")


@cache
def suit_colours(suit: Suit) -> SuitColours:
    """Return the colours of a suit."""
    return SuitColours(*(QColor(code) for code in _SUITS[suit]))


_PALE = 0.74


def is_pale(suit: Suit) -> bool:
    """Return whether a suit's field is so light that it needs an outline and is no ink by day."""
    return suit_colours(suit).field.lightnessF() > _PALE


def five_inks() -> tuple[QColor, ...]:
    """Return the light colours of the five normal suits, which multicolour cycles through."""
    return tuple(suit_colours(suit).light for suit in BOX_SUITS)


@cache
def palette_of(theme: Theme) -> Palette:
    """Return a theme's palette, read from its file; KeyError if the file lacks a colour."""
    path = RESOURCES / "themes" / f"{theme.value}.json"
    data = json.loads(path.read_text(encoding="utf-8"))
    return Palette(**{field.name: _parsed(data[field.name]) for field in fields(Palette)})


def _parsed(value: bool | str | list[str]) -> Any:  # noqa: FBT001 (a JSON value)
    if isinstance(value, bool):
        return value
    if isinstance(value, str):
        return QColor(value)
    return tuple(QColor(code) for code in value)


def mixed(one: QColor, other: QColor, share: float) -> QColor:
    """Return ``one`` mixed with a share (0 to 1) of ``other``."""
    return QColor.fromRgbF(
        one.redF() + (other.redF() - one.redF()) * share,
        one.greenF() + (other.greenF() - one.greenF()) * share,
        one.blueF() + (other.blueF() - one.blueF()) * share,
    )


def faded(colour: QColor, opacity: float) -> QColor:
    """Return a colour with another opacity, 0 to 1."""
    result = QColor(colour)
    result.setAlphaF(opacity)
    return result


_SCALE = "text_scale"


def text_scale() -> float:
    """Return the text size, as a multiple of the usual one.

    It depends on the setting and on the size of the window, and is stored with the application, like
    the theme (see ``ui/widgets/theme.py``). Numerals on cards scale with their cards.
    """
    application = QCoreApplication.instance()
    scale = None if application is None else application.property(_SCALE)
    return 1.0 if scale is None else float(scale)


def use_text_scale(scale: float) -> None:
    """Set the text size, as a multiple of the usual one; the caller updates existing layouts."""
    application = QCoreApplication.instance()
    if application is not None:
        application.setProperty(_SCALE, scale)


def text_px(px: float) -> int:
    """Return a length in pixels scaled to the text size."""
    return round(px * text_scale())


class Speed(Enum):
    """The speeds to choose from; at the gentle one, things fade out and in instead of moving."""

    OFF = "off"
    GENTLE = "gentle"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"

    @property
    def factor(self) -> float:
        """The factor of every duration."""
        return {"off": 0.0, "gentle": 1.0, "fast": 0.5, "normal": 1.0, "slow": 1.8}[self.value]

    @property
    def travels(self) -> bool:
        return self not in (Speed.OFF, Speed.GENTLE)
