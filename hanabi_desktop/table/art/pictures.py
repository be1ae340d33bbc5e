"""Pictures drawn from SVG files: portraits, badges and signs."""

from functools import lru_cache

from PySide6.QtCore import QBuffer, QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QImageReader, QPainter

from hanabi_desktop.library.metadata.badges_and_notes import Badge, Tint
from hanabi_desktop.support.files import RESOURCES
from hanabi_desktop.teammates.characters import Character

_MOST = 256
"""How many rendered pictures are cached; most of them are smaller than 100 pixels."""


def draw_picture(painter: QPainter, name: str, box: QRectF, colour: QColor | None = None) -> None:
    """Copy a picture into a square box, moved to whole pixels so that it stays sharp.

    Args:
        painter: may be scaled, but not rotated.
        name: the file below ``resources/art``, without its suffix.
        box: the box.
        colour: the colour of what the file draws in ``currentColor``.
    """
    to_pixels = painter.deviceTransform()
    wanted = to_pixels.mapRect(box)
    px = max(1, round(wanted.width()))
    at = QPointF(round(wanted.x()), round(wanted.y()))
    image = _rendered(name, px, colour.rgb() if colour else None)
    to_units, _ = to_pixels.inverted()
    opacity = painter.opacity()
    if colour:
        painter.setOpacity(opacity * colour.alphaF())
    painter.drawImage(to_units.mapRect(QRectF(at, QSize(px, px))), image)
    painter.setOpacity(opacity)


@lru_cache(_MOST)
def _rendered(name: str, px: int, colour: int | None) -> QImage:
    drawing = (RESOURCES / "art" / f"{name}.svg").read_bytes()
    if colour is not None:
        drawing = drawing.replace(b"<svg", f'<svg color="{QColor(colour).name()}"'.encode(), 1)
    buffer = QBuffer()
    buffer.setData(drawing)
    # QSvgRenderer would be one more library to load and takes 10 ms longer for its first picture.
    reader = QImageReader(buffer, b"svg")
    reader.setScaledSize(QSize(px, px))
    return reader.read()


_TINTS = {
    Tint.ROSE: QColor("#b4476f"),
    Tint.RUST: QColor("#a4571f"),
    Tint.OLIVE: QColor("#6f7523"),
    Tint.TEAL: QColor("#23747f"),
    Tint.INDIGO: QColor("#4a55b5"),
    Tint.PLUM: QColor("#7d4592"),
}
"""The disc colours; each has a contrast of at least 4.5:1 with the cream of the symbols."""
_PROGRAM_GROUND = QColor("#3d4658")
"""The colour of the disc of a program, with such a contrast as well."""


def draw_badge(painter: QPainter, badge: Badge, box: QRectF) -> None:
    """Draw a person's badge in a square box."""
    draw_picture(painter, f"badges/{badge.emblem.value}", box, _TINTS[badge.tint])


def draw_portrait(painter: QPainter, character: Character, box: QRectF) -> None:
    """Draw a teammate's face in a square box."""
    draw_picture(painter, f"teammates/{character.picture}", box)


def draw_program_sign(painter: QPainter, box: QRectF) -> None:
    """Draw the sign of a program of somebody else's in a square box."""
    draw_picture(painter, "signs/program", box, _PROGRAM_GROUND)
