"""Widgets on the table are seen around a card that is carried over them: it lies in the scene below."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QRegion
from PySide6.QtWidgets import QWidget

from hanabi_desktop.table.art.faces import CORNER


def show_around(part: QWidget, card: QRectF) -> None:
    """Have a widget seen where a card is not; an empty box: there is none, and all of it is."""
    covered = card.translated(-QPointF(part.pos()))
    if not covered.intersects(QRectF(part.rect())):
        part.clearMask()
        return
    path = QPainterPath()
    corner = CORNER * card.width()
    path.addRoundedRect(covered, corner, corner)
    part.setMask(QRegion(part.rect()) - QRegion(path.toFillPolygon().toPolygon()))
