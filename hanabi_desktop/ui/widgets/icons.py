"""Icons that are painted: signs, faces and badges."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap

from hanabi_desktop.table.art.palette import Palette
from hanabi_desktop.table.art.pictures import draw_picture


def sign_icon(name: str, palette: Palette) -> QIcon:
    """Return a sign of ``resources/art/signs`` in the text colour, 20 pixels wide."""

    def draw(painter: QPainter, box: QRectF) -> None:
        draw_picture(painter, f"signs/{name}", box, palette.ink)

    return painted_icon(20, draw)


def painted_icon(px: int, draw: Callable[[QPainter, QRectF], None]) -> QIcon:
    """Return an icon ``px`` pixels wide at twice the resolution; ``draw`` paints into the given box."""
    pixmap = QPixmap(2 * px, 2 * px)
    pixmap.setDevicePixelRatio(2)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(painter, QRectF(0, 0, px, px))
    painter.end()
    return QIcon(pixmap)
