"""The contrasts and colour distances that the design promises, recomputed."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor

from hanabi_desktop.game.cards import Suit
from hanabi_desktop.table.appearance import INDIGO, Cloth, Theme, palette_of, suit_colours
from hanabi_desktop.table.art.scenery import cloth_colours
from hanabi_desktop.table.art.suits import LIGHT_OF, symbol_path


def luminance(colour: QColor) -> float:
    """Return the relative luminance (WCAG 2)."""
    linear = [
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4
        for c in (colour.redF(), colour.greenF(), colour.blueF())
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: QColor, other: QColor) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("suit", list(Suit))
def test_ink_is_readable_on_its_field_and_light_ink_on_indigo(suit: Suit) -> None:
    colours = suit_colours(suit)
    assert contrast(colours.ink, colours.field) >= 5
    assert contrast(colours.light, INDIGO) >= 5


@pytest.mark.parametrize("theme", list(Theme))
def test_text_is_readable_in_every_theme(theme: Theme) -> None:
    palette = palette_of(theme)
    for ink in (palette.ink, palette.ink2, palette.ink3, palette.accent, palette.ember):
        assert contrast(ink, palette.panel) >= 4.5
    assert contrast(palette.on_highlight, palette.highlight) >= 4.5
    for ground in (*palette.sky, *(c for cloth in Cloth for c in cloth_colours(cloth, palette))):
        assert contrast(palette.scenery_ink2, ground) >= 6
    assert contrast(palette.ice, palette.panel) >= 3
    assert contrast(palette.ring, palette.panel) >= 3


def test_suits_differ_in_shape_too() -> None:
    """No two symbols share more than two thirds of their joint silhouette, apart from the dark suits' ring."""
    for one, other in combinations(Suit, 2):
        are_dark = one in LIGHT_OF and other in LIGHT_OF
        a, b = (symbol_path(LIGHT_OF[suit] if are_dark else suit) for suit in (one, other))
        shared = joint = 0
        for x in range(-50, 51, 4):
            for y in range(-50, 51, 4):
                hits = a.contains(QPointF(x, y)) + b.contains(QPointF(x, y))
                shared += hits == 2
                joint += hits > 0
        assert shared / joint < 0.67, (one, other)
