"""Pages in front of a night sky with fireworks."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from hanabi_desktop.game.cards import Suit
from hanabi_desktop.table.art.scenery import draw_sky_burst, paint_scenery
from hanabi_desktop.ui.widgets.theme import palette_in_use, theme_in_use
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
