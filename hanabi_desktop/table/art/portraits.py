"""The faces of the teammates, distinguishable even on a name plate.

A personality determines hair and mouth, a level the clothes. Coordinates are in hundredths of the
face.
"""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from hanabi_desktop.teammates.characters import Character, Personality
from hanabi_desktop.teammates.levels import Level

_SKIN = {
    Level.CASUAL: QColor("#f2c9a1"),
    Level.STANDARD: QColor("#c98e5f"),
    Level.EXPERT: QColor("#e0ad7f"),
}
_HAIR = {
    Personality.CAREFUL: QColor("#4a3326"),
    Personality.BOLD: QColor("#b5482a"),
    Personality.CHATTY: QColor("#e3b23c"),
}
_INK = QColor("#20202c")
_SCARF = QColor("#2f8f6f")
_GLASS = QColor("#1d3f8f")


def draw_portrait(painter: QPainter, character: Character, box: QRectF) -> None:
    """Paint a teammate's face into a square box."""
    painter.save()
    clip = QPainterPath()
    clip.addEllipse(box)
    painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
    painter.translate(box.topLeft())
    painter.scale(box.width() / 100, box.height() / 100)
    painter.fillRect(QRectF(0, 0, 100, 100), _HAIR[character.personality].lighter(185))
    painter.setPen(Qt.PenStyle.NoPen)
    _draw_shoulders(painter, character.level)
    painter.setBrush(_HAIR[character.personality])
    painter.drawPath(_hair_behind(character.personality))
    painter.setBrush(_SKIN[character.level])
    painter.drawEllipse(QPointF(50, 52), 27, 31)
    painter.setBrush(_HAIR[character.personality])
    painter.drawPath(_fringe(character.personality))
    _draw_look(painter, character)
    painter.restore()


def _draw_shoulders(painter: QPainter, level: Level) -> None:
    painter.setBrush(_SCARF if level is Level.STANDARD else _GLASS)
    painter.drawEllipse(QPointF(50, 108), 44, 30)
    if level is Level.CASUAL:
        painter.setBrush(QColor("#c2553f"))
        painter.drawEllipse(QPointF(50, 108), 44, 30)


def _hair_behind(personality: Personality) -> QPainterPath:
    path = QPainterPath()
    match personality:
        case Personality.CAREFUL:
            path.addRoundedRect(QRectF(20, 16, 60, 66), 26, 26)
        case Personality.BOLD:
            path.moveTo(20, 50)
            for x, y in ((18, 22), (31, 28), (34, 8), (48, 20), (60, 5), (66, 22), (84, 16)):
                path.lineTo(x, y)
            path.lineTo(80, 52)
            path.closeSubpath()
        case Personality.CHATTY:
            for x, y in ((28, 30), (42, 20), (58, 20), (72, 30), (22, 46), (78, 46), (24, 62)):
                path.addEllipse(QPointF(x, y), 13, 13)
            path.addEllipse(QPointF(76, 62), 13, 13)
            path.setFillRule(Qt.FillRule.WindingFill)
    return path


def _fringe(personality: Personality) -> QPainterPath:
    path = QPainterPath()
    match personality:
        case Personality.CAREFUL:
            path.moveTo(22, 46)
            path.quadTo(30, 18, 56, 19)
            path.quadTo(76, 20, 78, 46)
            path.quadTo(66, 30, 52, 32)
            path.quadTo(34, 32, 22, 46)
        case Personality.BOLD:
            path.moveTo(24, 40)
            for x, y in ((34, 24), (40, 36), (50, 22), (56, 36), (68, 24), (77, 42)):
                path.lineTo(x, y)
            path.quadTo(50, 8, 24, 40)
        case Personality.CHATTY:
            for x in (34, 46, 58, 67):
                path.addEllipse(QPointF(x, 28), 10, 8)
            path.setFillRule(Qt.FillRule.WindingFill)
    return path


def _draw_look(painter: QPainter, character: Character) -> None:
    """Draw eyes, mouth, and the level's accessories."""
    painter.setBrush(_INK)
    for x in (39, 61):
        painter.drawEllipse(QPointF(x, 52), 3.6, 4.4)
    pen = QPen(_INK, 4)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    match character.personality:
        case Personality.CAREFUL:
            painter.drawLine(QPointF(43, 69), QPointF(57, 69))
        case Personality.BOLD:
            smile = QPainterPath(QPointF(38, 66))
            smile.quadTo(52, 80, 64, 63)
            painter.drawPath(smile)
        case Personality.CHATTY:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor("#8c2f2f"))
            painter.drawEllipse(QPointF(50, 69), 8, 6.5)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if character.level is Level.EXPERT:
        painter.setPen(QPen(_GLASS, 4))
        for x in (39, 61):
            painter.drawEllipse(QPointF(x, 52), 9.5, 9)
        painter.drawLine(QPointF(48.5, 51), QPointF(51.5, 51))
    elif character.level is Level.STANDARD:
        painter.setPen(QPen(_SCARF, 8))
        painter.drawLine(QPointF(22, 40), QPointF(78, 40))
