"""Pages in front of a night sky with fireworks, and the rows on them: a sign, a title and a description."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QHideEvent,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from hanabi_desktop.game.cards import Suit
from hanabi_desktop.table.appearance import mixed, text_px
from hanabi_desktop.table.art.painting import body_font, draw_words
from hanabi_desktop.table.art.scenery import draw_sky_burst, paint_scenery
from hanabi_desktop.ui.widgets.theme import draws_focus, palette_in_use, theme_in_use
from hanabi_desktop.ui.widgets.window_sizes import HORIZON


@dataclass(frozen=True, slots=True)
class SkyBurst:
    """A firework in the sky; ``x`` and ``y`` are its centre.

    All are shares of the page: ``x`` of its width, ``y`` and the radius of its height.
    """

    suit: Suit
    x: float
    y: float
    radius: float


class LandscapePage(QWidget):
    """A page that paints its scenery and fireworks once for each size and theme, and caches the picture.

    Signals:
        painted: the landscape has been painted again and shown.
    """

    painted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bursts: tuple[SkyBurst, ...] = ()
        self._kept = QPixmap()
        self._theme = theme_in_use()

    def set_bursts(self, bursts: tuple[SkyBurst, ...]) -> None:
        self._bursts = bursts
        self._kept = QPixmap()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802 (Qt's name)
        """Draw the landscape; paint it again first if the size or the theme has changed."""
        ratio = self.devicePixelRatioF()
        theme = theme_in_use()
        as_before = self._kept.deviceIndependentSize().toSize() == self.size()
        anew = not as_before or theme is not self._theme
        if anew:
            self._theme = theme
            self._kept = self._paint_landscape(ratio)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._kept)
        painter.end()
        if anew:
            self.painted.emit()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 (Qt's name)
        super().hideEvent(event)
        self._kept = QPixmap()

    @property
    def horizon(self) -> float:
        """The upper edge of the water, in pixels from the top."""
        return HORIZON * self.height()

    @property
    def unit(self) -> float:
        """The length in pixels of a burst's radius of 1."""
        return min(self.height(), 0.7 * self.width())

    def scenery(self) -> QPixmap:
        """Return the landscape at the page's size, without fireworks."""
        return paint_scenery(self.size(), self.horizon, palette_in_use(), self.devicePixelRatioF())

    def _paint_landscape(self, ratio: float) -> QPixmap:
        horizon = self.horizon
        pixmap = paint_scenery(self.size(), horizon, palette_in_use(), ratio)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for burst in self._bursts:
            centre = QPointF(burst.x * self.width(), burst.y * self.height())
            radius = burst.radius * self.unit
            draw_sky_burst(
                painter, burst.suit, centre, radius, horizon, on_dark=palette_in_use().dark
            )
        painter.end()
        return pixmap


_QUIET = 0.12
"""The share of its light that the landscape has behind words and figures."""


class InnerPage(LandscapePage):
    """A page that one leaves by its button *Back* or by Escape."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.back_button = QPushButton()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 (Qt's name)
        if event.key() == Qt.Key.Key_Escape:
            self.back_button.click()
        else:
            super().keyPressEvent(event)


class QuietPage(InnerPage):
    """A page of words and figures, in front of a landscape that is nearly dark."""

    def _paint_landscape(self, ratio: float) -> QPixmap:
        pixmap = QPixmap(self.size() * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(palette_in_use().panel)
        painter = QPainter(pixmap)
        painter.setOpacity(_QUIET)
        painter.drawPixmap(0, 0, super()._paint_landscape(ratio))
        painter.end()
        return pixmap


Sign = Callable[[QPainter], None]
"""Draws strokes around the origin, within a square of 20 units."""

_TWO_LINES_PX = 42
"""The height of two lines in pixels, at the usual text size."""
_SIGN_PX = 28
_FROM_LEFT = 54


class MenuRow(QPushButton):
    """A sign with a title and a description, placed below each other if the row is high enough.

    The first choice of the page is highlighted.
    """

    def __init__(self, sign: Sign, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sign = sign
        self._line = ""
        self._lit = False
        self.setAutoDefault(True)  # so that Enter presses it
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def say(self, title: str, line: str) -> None:
        """Set the title and the description; a blank description keeps its place."""
        self.setText(title)
        self._line = line
        self.setAccessibleName(title)
        self.setAccessibleDescription(line.strip())
        self.update()

    def light(self, *, lit: bool) -> None:
        """Highlight the row as the first choice, or not."""
        self._lit = lit
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 (Qt's name)
        """Return a usual size; the start page sets the height to one line or two."""
        return QSize(400, text_px(58))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802 (Qt's name)
        palette = palette_in_use()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        focused, over = draws_focus(self), self.underMouse() and self.isEnabled()
        ground, ink, soft = palette.panel, palette.ink, palette.ink2
        if self._lit:
            ground, ink = palette.highlight, palette.on_highlight
            soft = palette.on_highlight
            if over:
                ground = mixed(palette.highlight, QColor("white"), 0.2)
        elif over:
            ground = palette.raised
        focus_ink = QColor("white") if palette.dark else palette.ink
        edge = focus_ink if focused else palette.accent if over else palette.line
        painter.setPen(QPen(edge, 2 if focused else 1))
        painter.setBrush(ground)
        painter.setOpacity(1.0 if self._lit or over or not palette.dark else 0.94)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 10, 10)
        painter.setOpacity(1.0 if self.isEnabled() else 0.5)
        painter.save()
        painter.translate(_SIGN_PX, self.height() / 2)
        pen = QPen(ink, 1.8)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        self._sign(painter)
        painter.restore()
        words = QRectF(_FROM_LEFT, 0, self.width() - _FROM_LEFT - 12, self.height())
        left = Qt.AlignmentFlag.AlignLeft
        if self._line and self.height() < text_px(_TWO_LINES_PX):
            wide = QFontMetricsF(body_font(text_px(16), 700)).horizontalAdvance(self.text())
            draw_words(painter, words, self.text(), ink, px=16, weight=700, align=left)
            beside = words.adjusted(wide + text_px(14), 1, 0, 1)
            draw_words(painter, beside, self._line, soft, px=13, align=left)
        elif self._line:
            middle = words.center().y()
            upper = QRectF(words.left(), middle - text_px(21), words.width(), text_px(22))
            lower = QRectF(words.left(), middle + 1, words.width(), text_px(19))
            draw_words(painter, upper, self.text(), ink, px=16, weight=700, align=left)
            draw_words(painter, lower, self._line, soft, px=13, align=left)
        else:
            draw_words(painter, words, self.text(), ink, px=16, weight=700, align=left)
        painter.end()


def _filled(painter: QPainter, path: QPainterPath) -> None:
    painter.setBrush(painter.pen().color())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawPath(path)


def go_on_sign(painter: QPainter) -> None:
    """Draw a triangle that points right."""
    path = QPainterPath(QPointF(-5, -7))
    path.lineTo(QPointF(7, 0))
    path.lineTo(QPointF(-5, 7))
    path.closeSubpath()
    _filled(painter, path)


def cards_sign(painter: QPainter) -> None:
    """Draw two cards."""
    painter.drawRoundedRect(QRectF(-3, -8, 11, 15), 2, 2)
    painter.drawPolyline([QPointF(-6, -5), QPointF(-9, -4), QPointF(-5, 9), QPointF(2, 10)])


def plus_sign(painter: QPainter) -> None:
    """Draw a plus."""
    painter.drawLine(QPointF(-8, 0), QPointF(8, 0))
    painter.drawLine(QPointF(0, -8), QPointF(0, 8))


def spark_sign(painter: QPainter) -> None:
    """Draw a four-pointed star."""
    path = QPainterPath(QPointF(0, -9))
    for x, y in ((9, 0), (0, 9), (-9, 0), (0, -9)):
        path.quadTo(QPointF(x / 9, y / 9), QPointF(x, y))
    _filled(painter, path)


def number_sign(painter: QPainter) -> None:
    """Draw a number sign."""
    for x in (-3, 4):
        painter.drawLine(QPointF(x + 1.5, -8), QPointF(x - 1.5, 8))
    for y in (-3, 3):
        painter.drawLine(QPointF(-8, y), QPointF(8, y))


def book_sign(painter: QPainter) -> None:
    """Draw an open book."""
    for side in (-1, 1):
        page = QPainterPath(QPointF(0, -5))
        page.cubicTo(QPointF(side * 3, -8), QPointF(side * 7, -7), QPointF(side * 9, -7))
        page.lineTo(QPointF(side * 9, 6))
        page.cubicTo(QPointF(side * 7, 6), QPointF(side * 3, 5), QPointF(0, 8))
        painter.drawPath(page)
    painter.drawLine(QPointF(0, -5), QPointF(0, 8))


def shelf_sign(painter: QPainter) -> None:
    """Draw books on a shelf."""
    painter.drawRect(QRectF(-8, -8, 4, 16))
    painter.drawRect(QRectF(-4, -8, 4, 16))
    painter.save()
    painter.translate(4.5, 0)
    painter.rotate(-14)
    painter.drawRect(QRectF(-2, -8, 4, 16))
    painter.restore()


def curve_sign(painter: QPainter) -> None:
    """Draw a rising curve."""
    points = [QPointF(-9, 6), QPointF(-3, -1), QPointF(1, 3), QPointF(9, -7)]
    painter.drawPolyline(points)
