"""The pictures that are SVG files: all are there, in the right colour and on whole pixels."""

from collections.abc import Callable
from itertools import combinations
from statistics import fmean

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from hanabi_desktop.library.metadata.badges_and_notes import Badge, Emblem, Tint
from hanabi_desktop.support.files import RESOURCES
from hanabi_desktop.table.art.painting import painted_pixmap
from hanabi_desktop.table.art.pictures import draw_badge, draw_picture, draw_portrait
from hanabi_desktop.teammates.characters import (
    CHARACTERS,
    Character,
    Level,
    available_characters,
)

ART = RESOURCES / "art"
NAMES = [file.relative_to(ART).with_suffix("").as_posix() for file in sorted(ART.rglob("*.svg"))]


def painted(draw: Callable[[QPainter], None], ratio: float = 1) -> QImage:
    image = painted_pixmap(QSize(40, 40) * ratio, ratio, draw).toImage()
    image.setDevicePixelRatio(1)
    return image


def face(character: Character, px: int) -> list[int]:
    """Return a face in grey, from black to white, pixel by pixel."""
    box = QRectF(0, 0, px, px)
    pixmap = painted_pixmap(QSize(px, px), 1, lambda p: draw_portrait(p, character, box))
    image = pixmap.toImage().convertToFormat(QImage.Format.Format_Grayscale8)
    return [image.pixelColor(x, y).value() for y in range(px) for x in range(px)]


def test_teammates_are_told_apart_in_grey_at_24_pixels(qapp: object) -> None:
    faces = [face(character, 24) for character in CHARACTERS]
    for one, other in combinations(faces, 2):
        assert fmean(abs(a - b) for a, b in zip(one, other, strict=True)) > 20


def test_teammate_who_plays_at_another_level_keeps_the_face(qapp: object) -> None:
    names = [character.name for character in CHARACTERS if character.level is Level.EXPERT]
    for guest in available_characters(names, Level.EXPERT):
        at_home = next(one for one in CHARACTERS if one.name == guest.name)
        assert guest.level is not at_home.level
        assert face(guest, 24) == face(at_home, 24)


@pytest.mark.parametrize("emblem", Emblem)
def test_badge_has_its_tint_at_the_edge(qapp: object, emblem: Emblem) -> None:
    badge = painted(lambda p: draw_badge(p, Badge(Tint.TEAL, emblem), QRectF(0, 0, 40, 40)))
    assert badge.pixelColor(20, 2).name() == "#23747f"
    assert badge.pixelColor(0, 0).alpha() == 0


@pytest.mark.parametrize("name", NAMES)
def test_colour_is_the_one_asked_for(qapp: object, name: str) -> None:
    def drawn(colour: str) -> QImage:
        return painted(lambda p: draw_picture(p, name, QRectF(0, 0, 40, 40), QColor(colour)))

    takes_colour = "currentColor" in (ART / f"{name}.svg").read_text(encoding="utf-8")
    assert drawn("#ff0000") != painted(lambda _: None)
    assert (drawn("#ff0000") != drawn("#0000ff")) is takes_colour


@pytest.mark.parametrize("ratio", [1, 1.25, 2])
def test_picture_stays_sharp_between_two_pixels(qapp: object, ratio: float) -> None:
    def drawn(x: float, y: float) -> QImage:
        return painted(lambda p: draw_picture(p, NAMES[0], QRectF(x, y, 16, 16)), ratio)

    x, y, side = round(7.4 * ratio), round(3.3 * ratio), round(16 * ratio)
    at_corner = drawn(0, 0).copy(0, 0, side, side)
    assert drawn(7.4, 3.3).copy(x, y, side, side) == at_corner
