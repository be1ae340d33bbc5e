"""Pages that stand before the night sky, with fireworks in it."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from hanabi_desktop.game.cards import Suit
from hanabi_desktop.table.art.scenery import draw_sky_burst, paint_scenery
from hanabi_desktop.windows.widgets.frame import HORIZON
from hanabi_desktop.windows.widgets.theme import palette_in_use, theme_in_use


@dataclass(frozen=True, slots=True)
class SkyBurst:
    """A firework in the sky; place and radius are shares of the page.

    Attributes:
        suit: which firework.
        x, y: its centre, as shares of width and height.
        radius: as a share of the height.
    """

    suit: Suit
    x: float
    y: float
    radius: float


class LandscapePage(QWidget):
    """Paints scenery and fireworks once for each size and theme, and blits them.

    Signals:
        painted: a landscape of a new size has been shown.
    """

    painted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bursts: tuple[SkyBurst, ...] = ()
        self._kept = QPixmap()
        self._theme = theme_in_use()

    def set_bursts(self, bursts: tuple[SkyBurst, ...]) -> None:
        """Choose the fireworks in the sky."""
        self._bursts = bursts
        self._kept = QPixmap()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802 (Qt's name)
        """Blit the landscape, painting it first if size or theme are new."""
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
        """Free the picture, which is as large as the window, when hidden."""
        super().hideEvent(event)
        self._kept = QPixmap()

    @property
    def horizon(self) -> float:
        """Where the water begins, in pixels from the top."""
        return HORIZON * self.height()

    @property
    def unit(self) -> float:
        """How many pixels a burst's radius of 1 is."""
        return min(self.height(), 0.7 * self.width())

    def scenery(self) -> QPixmap:
        """Return the landscape of the page's size, without fireworks."""
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
