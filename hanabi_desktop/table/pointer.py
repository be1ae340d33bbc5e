"""A thin arrow from a popover to the card it is about."""

from PySide6.QtCore import QObject, QPointF, Qt
from PySide6.QtGui import QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsPolygonItem

from hanabi_desktop.table.layout.pointer_way import HEAD, Way
from hanabi_desktop.table.scene import TableScene

_ABOVE_CARDS = 870
_LINE, _EDGE = 2.5, 5.5


class Pointer(QObject):
    """An arrow that is shown while a popover is open; it carries no information of its own."""

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._under, self._line, self._head = (
            QGraphicsPathItem(),
            QGraphicsPathItem(),
            QGraphicsPolygonItem(),
        )
        for item in (self._under, self._line, self._head):
            item.setZValue(_ABOVE_CARDS)
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            item.hide()
            scene.addItem(item)

    def show(self, way: Way) -> None:
        """Draw the arrow along a path; an empty path hides it."""
        for item in (self._under, self._line, self._head):
            item.setVisible(bool(way))
        if not way:
            return
        path = QPainterPath(way[0])
        for corner in way[1:]:
            path.lineTo(corner)
        palette = self._scene.colours
        for item, colour, width in (
            (self._under, palette.panel, _EDGE),
            (self._line, palette.ring, _LINE),
        ):
            item.setPath(path)
            pen = QPen(colour, width)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            item.setPen(pen)
        tip = way[-1]
        back = QPointF(0, HEAD if way[-2].y() > tip.y() else -HEAD)
        wing = QPointF(0.62 * HEAD, 0)
        self._head.setPolygon(QPolygonF([tip + back - wing, tip + back + wing, tip]))
        self._head.setBrush(palette.ring)
        self._head.setPen(QPen(palette.panel, 1))
