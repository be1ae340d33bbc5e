"""The faces of the teammates: a personality determines hair and mouth, a level the clothes."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from hanabi_desktop.table.art.pictures import draw_picture
from hanabi_desktop.teammates.characters import Character


def draw_portrait(painter: QPainter, character: Character, box: QRectF) -> None:
    """Draw a teammate's face in a square box."""
    name = f"teammates/{character.level.value}-{character.personality.value}"
    draw_picture(painter, name, box)
