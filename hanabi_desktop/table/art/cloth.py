"""The drawing of the curtain and its lantern."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPixmap, QRadialGradient

from hanabi_desktop.table.art.palette import BACK, BACK_INK, GRID, Palette, faded, mixed

ROD = 30
"""The height of the curtain rod, in pixels."""

_FOLD = 248
_WAVE = 22
_WOOD = QColor("#4b3322")
_LOOP = QColor("#27346a")


def paint_fold(height: int, palette: Palette, pixel_ratio: float) -> QPixmap:
    """Return one opaque fold of a curtain of this height in pixels; all folds are alike."""
    size = QSize(_FOLD, height)
    fold = QPixmap(size * pixel_ratio)
    fold.setDevicePixelRatio(pixel_ratio)
    if not palette.glow:
        fold.fill(Qt.GlobalColor.black)
        return fold
    # A new pixmap is uninitialised, and with a fractional pixel ratio the fold ends between two
    # pixels.
    fold.fill(BACK)
    painter = QPainter(fold)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = QRectF(0, 0, size.width(), size.height())
    light = QLinearGradient(box.topLeft(), box.topRight())
    for share, brightness in ((0.0, 0.1), (0.25, 0.75), (0.55, 0.35), (0.9, 0.0), (1.0, 0.1)):
        light.setColorAt(share, mixed(GRID, BACK, brightness))
    painter.fillRect(box, light)
    painter.setPen(QPen(faded(BACK_INK, 0.06), 1))
    for row in range(size.height() // (_WAVE // 2) + 2):
        for column in range(-1, size.width() // (2 * _WAVE) + 2):
            x = (2 * column + row % 2) * _WAVE * _FOLD / (_FOLD // (2 * _WAVE) * 2 * _WAVE)
            centre = QPointF(x, row * _WAVE / 2)
            for radius in (_WAVE, 0.66 * _WAVE, 0.33 * _WAVE):
                around = QRectF(0, 0, 2 * radius, 2 * radius)
                around.moveCenter(centre)
                painter.drawArc(around, 30 * 16, 120 * 16)
    dusk = QLinearGradient(box.topLeft(), box.bottomLeft())
    dusk.setColorAt(0.0, faded(GRID, 0.0))
    dusk.setColorAt(1.0, faded(GRID, 0.75))
    painter.fillRect(box, dusk)
    _draw_rod(painter)
    painter.end()
    return fold


def draw_cloth(painter: QPainter, fold: QPixmap, width: int) -> None:
    """Draw a curtain of this width, fold beside fold, with its top left corner at the origin."""
    for left in range(0, width, _FOLD):
        painter.drawPixmap(left, 0, fold)


def _draw_rod(painter: QPainter) -> None:
    wood = QLinearGradient(0, 0, 0, ROD - 4)
    wood.setColorAt(0.0, _WOOD.darker(170))
    wood.setColorAt(0.5, _WOOD)
    wood.setColorAt(1.0, _WOOD.darker(200))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillRect(QRectF(0, 0, _FOLD, ROD - 4), wood)
    painter.fillRect(QRectF(0, ROD - 4, _FOLD, 6), faded(GRID, 0.7))
    painter.setPen(QPen(GRID, 1))
    painter.setBrush(_LOOP)
    for left in range(_FOLD // 4, _FOLD, _FOLD // 2):
        painter.drawRoundedRect(QRectF(left - 12, -8, 25, ROD + 16), 5, 5)


def draw_big_lantern(painter: QPainter, box: QRectF, palette: Palette) -> None:
    """Draw the large lantern, without its symbol."""
    centre, r = box.center(), 0.36 * box.height()
    if palette.glow:
        glow = QRadialGradient(centre, 0.5 * box.width())
        glow.setColorAt(0.3, faded(palette.highlight, 0.42))
        glow.setColorAt(1.0, faded(palette.highlight, 0.0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(glow)
        painter.drawEllipse(centre, 0.5 * box.width(), 0.5 * box.width())
    paper = QRadialGradient(centre, 1.2 * r)
    paper.setColorAt(0.0, mixed(palette.highlight, QColor("white"), 0.55))
    paper.setColorAt(1.0, palette.highlight)
    painter.setBrush(paper)
    painter.setPen(QPen(palette.on_highlight, 1.2))
    painter.drawRoundedRect(
        QRectF(centre.x() - 0.92 * r, centre.y() - r, 1.84 * r, 2 * r), 0.75 * r, 0.8 * r
    )
    painter.setPen(QPen(faded(palette.on_highlight, 0.35), 1.1))
    for share in (-0.56, -0.2, 0.2, 0.56):
        half, y = r * 0.92 * (1 - 0.32 * share**4), centre.y() + share * r
        painter.drawLine(QPointF(centre.x() - half, y), QPointF(centre.x() + half, y))
    painter.setPen(QPen(BACK_INK, 0 if palette.glow else 2))
    if palette.glow:
        painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(palette.on_highlight)
    for top in (centre.y() - 1.14 * r, centre.y() + 0.94 * r):
        painter.drawRoundedRect(QRectF(centre.x() - 0.6 * r, top, 1.2 * r, 0.2 * r), 2, 2)
