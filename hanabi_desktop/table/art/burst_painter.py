"""A painter of bursts in another thread, because a large one takes longer than a frame."""

from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtGui import QImage, QPainter, QPixmap

from hanabi_desktop.game.cards import Suit
from hanabi_desktop.support.background import BackgroundThread
from hanabi_desktop.table.art.bursts import BurstStyle, draw_burst, sky_style
from hanabi_desktop.table.art.palette import Palette, suit_colours
from hanabi_desktop.table.art.pixmap_cache import PixmapCache

_KEPT = len(Suit)
_SIZES = (96, 160, 256, 480)
"""The sizes painted, in pixels; other sizes are scaled, so bursts in the sky may be slightly blurred."""

_FULL_FROM_PX = 256


@dataclass(frozen=True, slots=True)
class Burst:
    """A burst in one of the painted sizes."""

    suit: Suit
    pixels: int


def burst_of(suit: Suit, diameter: float) -> Burst:
    """Return the burst for a diameter: the next larger size, or the largest."""
    return Burst(suit, next((size for size in _SIZES if size >= diameter), _SIZES[-1]))


def burst_style(suit: Suit, palette: Palette, fullness: float = 1.8) -> BurstStyle:
    """Return the style of a burst: light colours on a dark sky, the suit's field colour on a bright one."""
    if palette.dark:
        return replace(sky_style(suit), fullness=fullness)
    colours = suit_colours(suit)
    ink = colours.second if suit is Suit.WHITE else colours.field
    return BurstStyle(ink, palette.accent, fullness)


class BurstPainter(QObject):
    """Paints bursts in a thread of its own and caches them.

    Signals:
        painted: (Burst) this burst is now available.
    """

    painted = Signal(object)

    def __init__(self, palette: Palette, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._palette = palette
        self._kept: PixmapCache[Burst] = PixmapCache(_KEPT)
        self._asked: set[Burst] = set()
        self._thread = BackgroundThread("bursts", self)

    def set_palette(self, palette: Palette) -> None:
        self._palette = palette
        self._kept = PixmapCache(_KEPT)
        self._asked.clear()

    def stop(self) -> None:
        self._thread.close(drop=True)

    def pixmap(self, burst: Burst) -> QPixmap | None:
        """Return a burst if it is available; otherwise request it, return None and emit ``painted`` later."""
        if burst in self._kept:
            return self._kept.get(burst, QPixmap)
        if burst not in self._asked:
            self._asked.add(burst)
            self._thread.run(
                partial(_paint, burst, self._palette), partial(self._keep, burst, self._palette)
            )
        return None

    def _keep(self, burst: Burst, palette: Palette, image: QImage) -> None:
        if palette is self._palette:
            self._asked.discard(burst)
            self._kept.get(burst, lambda: QPixmap.fromImage(image))
            self.painted.emit(burst)


def _paint(burst: Burst, palette: Palette) -> QImage:
    """Paint into an image, because pixmaps belong to the GUI thread."""
    pixels, suit = burst.pixels, burst.suit
    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    style = burst_style(suit, palette, 1.8 if pixels < _FULL_FROM_PX else 3.4)
    draw_burst(painter, suit, QPointF(pixels / 2, pixels / 2), 0.47 * pixels, style)
    painter.end()
    return image
