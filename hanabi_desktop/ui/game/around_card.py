"""Masks for widgets on the table: a carried card lies in the scene below them and must stay visible."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QRegion
from PySide6.QtWidgets import QWidget

from hanabi_desktop.table.art.faces import CORNER


def show_around(part: QWidget, card: QRectF) -> None:
    """Mask out the part of a widget that a card covers; an empty box clears the mask."""
    covered = card.translated(-QPointF(part.pos()))
    if not covered.intersects(QRectF(part.rect())):
        part.clearMask()
        return
    path = QPainterPath()
    corner = CORNER * card.width()
    path.addRoundedRect(covered, corner, corner)
    part.setMask(QRegion(part.rect()) - QRegion(path.toFillPolygon().toPolygon()))
