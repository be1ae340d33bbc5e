"""The program's icon: a burst over a horizon, drawn anew for each range of sizes."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap

from hanabi_desktop.table.art.palette import five_inks

_SIZES = (16, 24, 32, 48, 64, 128, 256)


def program_icon() -> QIcon:
    """The icon in every size a desktop asks for."""
    icon = QIcon()
    for size in _SIZES:
        pixmap = QPixmap(size, size)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_icon(painter, float(size))
        painter.end()
        icon.addPixmap(pixmap)
    return icon


def draw_icon(painter: QPainter, size: float) -> None:
    """Draw the icon: sixteen arms when large, twelve in between, eight when small."""
    arms = 16 if size >= 128 else 12 if size >= 48 else 8
    ground = QPainterPath()
    ground.addRoundedRect(QRectF(0, 0, size, size), 0.23 * size, 0.23 * size)
    painter.setClipPath(ground)
    horizon = 0.77 * size
    sky = QLinearGradient(0, 0, 0, horizon)
    sky.setColorAt(0, QColor("#121A3C"))
    sky.setColorAt(1, QColor("#2A3A7C"))
    painter.fillRect(QRectF(0, 0, size, horizon), sky)
    painter.fillRect(QRectF(0, horizon, size, size - horizon), QColor("#10173A"))
    centre = QPointF(0.5 * size, 0.4 * size)
    width = (0.045 if arms > 8 else 0.075) * size
    colours = five_inks()
    for arm in range(arms):
        long = arm % 2 == 0
        colour = colours[(arm // 2) % 5] if long else QColor("#FFC876")
        reach = (0.31 if long else 0.2) * size
        pen = QPen(colour, width if long else 0.7 * width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.save()
        painter.translate(centre)
        painter.rotate(360 * arm / arms)
        painter.drawLine(QPointF(0, -0.1 * size), QPointF(0, -reach))
        painter.restore()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#FFF3D6"))
    painter.drawEllipse(centre, 0.045 * size, 0.045 * size)
    painter.setBrush(QColor("#E9B566"))
    for line, reach in enumerate((0.17, 0.1)[: 2 if arms > 8 else 1]):
        y = horizon + (0.055 + 0.07 * line) * size
        painter.drawRoundedRect(
            QRectF((0.5 - reach) * size, y, 2 * reach * size, 0.025 * size), 2, 2
        )
