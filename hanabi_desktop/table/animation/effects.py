"""The lights of a turn, shown over and under the cards.

They never delay anything: cards move, and the person can act, while a burst still fades.
"""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QRadialGradient
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from hanabi_desktop.table.animation.flares import Flare, Light, LightSpot, Stretch
from hanabi_desktop.table.animation.motion import Motion, Motions
from hanabi_desktop.table.art.burst_painter import Burst, BurstPainter, burst_of, burst_style
from hanabi_desktop.table.art.palette import Palette, Theme, faded, palette_of
from hanabi_desktop.table.layout.placement import Placement

_GLOW_PX = 96


class _FlareItem(QGraphicsPixmapItem):
    """The scene item of a light, positioned by its centre."""

    def __init__(self, pixmap: QPixmap, burst: Burst | None) -> None:
        super().__init__(pixmap)
        self.burst = burst
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setVisible(False)  # until it starts

    def put(self, placement: Placement) -> None:
        """Show the light with its centre at a placement, if its pixmap has been painted."""
        pixels = self.pixmap().width()
        if not pixels:
            return
        half = placement.width / 2
        self.setScale(placement.width / pixels)
        self.setPos(placement.x - half, placement.y - half)
        self.setZValue(placement.z)
        self.setOpacity(placement.opacity)
        self.setVisible(placement.opacity > 0)


class Effects(QObject):
    """Shows flares; new ones replace the old.

    Attributes:
        motions: the movements of the lights.
        bursts: paints the bursts.
    """

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._palette = palette_of(Theme.NIGHT)
        self._items: list[_FlareItem] = []
        self._glows: dict[int, QPixmap] = {}
        self.bursts = BurstPainter(self._palette, self)
        self.bursts.painted.connect(self._on_painted)
        self.motions = Motions(self)

    def set_palette(self, palette: Palette) -> None:
        """Draw in another theme."""
        self.clear()
        self._palette = palette
        self.bursts.set_palette(palette)

    def show(self, flares: Sequence[Flare], done: Callable[[], None] | None = None) -> None:
        """Start these lights; ``done`` is called once they are gone."""
        self.clear()
        if not self.motions.speed.travels:
            flares = ()
        motions: list[Motion] = []
        for flare in flares:
            if flare.light is not Light.BURST and not self._palette.glow:
                continue
            item = self._made(flare)
            self._scene.addItem(item)
            self._items.append(item)
            motions += [_motion(item, stretch) for stretch in flare.way]
        self.motions.run(motions, lambda: self._on_gone(done))

    def clear(self) -> None:
        """Remove every light."""
        self.motions.finish()
        self._remove()

    def forget(self) -> None:
        """Drop the cached bursts."""
        self.bursts.set_palette(self._palette)

    def stop(self) -> None:
        """Remove every light and stop painting for good."""
        self.clear()
        self.bursts.stop()

    def _on_gone(self, done: Callable[[], None] | None) -> None:
        self._remove()
        if done is not None:
            done()

    def _remove(self) -> None:
        for item in self._items:
            self._scene.removeItem(item)
        self._items.clear()

    def _made(self, flare: Flare) -> _FlareItem:
        if flare.light is Light.BURST and flare.suit is not None:
            burst = burst_of(flare.suit, max(s.end.diameter for s in flare.way))
            return _FlareItem(self.bursts.pixmap(burst) or QPixmap(), burst)
        return _FlareItem(self._glow(self._colour(flare)), None)

    def _on_painted(self, burst: Burst) -> None:
        """Give a painted burst to the lights that wait for it."""
        pixmap = self.bursts.pixmap(burst)
        for item in self._items:
            if item.burst == burst and pixmap is not None:
                item.setPixmap(pixmap)

    def _glow(self, colour: QColor) -> QPixmap:
        if colour.rgba() not in self._glows:
            pixmap = self._glows[colour.rgba()] = QPixmap(_GLOW_PX, _GLOW_PX)
            pixmap.fill(Qt.GlobalColor.transparent)
            painter = QPainter(pixmap)
            _draw_glow(painter, _GLOW_PX, colour)
            painter.end()
        return self._glows[colour.rgba()]

    def _colour(self, flare: Flare) -> QColor:
        if flare.light is Light.ROCKET and flare.suit is not None:
            return burst_style(flare.suit, self._palette).ink
        return self._palette.ember if flare.light is Light.EMBER else self._palette.highlight


def _draw_glow(painter: QPainter, pixels: int, colour: QColor) -> None:
    """Draw a soft disc that is bright in the middle."""
    centre = QPointF(pixels / 2, pixels / 2)
    glow = QRadialGradient(centre, pixels / 2)
    glow.setColorAt(0.0, QColor("#FFFFFF"))
    glow.setColorAt(0.2, faded(colour, 0.9))
    glow.setColorAt(1.0, faded(colour, 0.0))
    painter.fillRect(QRectF(0, 0, pixels, pixels), glow)


def _motion(item: _FlareItem, stretch: Stretch) -> Motion:
    return Motion(
        item,
        _placement(stretch.start),
        _placement(stretch.end),
        stretch.duration,
        stretch.delay,
        stretch.easing,
        lift=0,
    )


def _placement(spot: LightSpot) -> Placement:
    return Placement(spot.x, spot.y, spot.diameter, spot.z, spot.opacity)
