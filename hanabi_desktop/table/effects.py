"""The lights that go with a turn: shown over and under the cards, and gone again.

They never hold anything up: cards move, and the person acts, while a burst still fades.
"""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QRadialGradient
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from hanabi_desktop.game.cards import Suit
from hanabi_desktop.table.art.bursts import BurstStyle, draw_burst, sky_style
from hanabi_desktop.table.art.kept import KeptPixmaps
from hanabi_desktop.table.art.palette import Palette, Theme, faded, palette_of, suit_colours
from hanabi_desktop.table.flares import Flare, Light, Spot, Stretch
from hanabi_desktop.table.motion import Motion, Motions
from hanabi_desktop.table.placement import Placement

_KEPT_BYTES = 12 * 1024 * 1024
_GLOW_PX = 96
_BLURRED = 480
"""Bursts are painted no larger than this: what hangs in the sky may be a little soft."""


class _FlareItem(QGraphicsPixmapItem):
    """A light of the scene, put by its centre."""

    def __init__(self, pixmap: QPixmap) -> None:
        super().__init__(pixmap)
        self._pixels = pixmap.width()
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setVisible(False)  # until it sets out

    def put(self, placement: Placement) -> None:
        """Show it with its centre at a placement."""
        half = placement.width / 2
        self.setScale(placement.width / self._pixels)
        self.setPos(placement.x - half, placement.y - half)
        self.setZValue(placement.z)
        self.setOpacity(placement.opacity)
        self.setVisible(placement.opacity > 0)


class Effects(QObject):
    """Shows flares; new ones put out the old.

    Attributes:
        motions: the ways the lights take.
    """

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._palette = palette_of(Theme.NIGHT)
        self._items: list[_FlareItem] = []
        self._kept: KeptPixmaps[tuple[Light, Suit | None, int]] = KeptPixmaps(_KEPT_BYTES)
        self.motions = Motions(self)

    def set_palette(self, palette: Palette) -> None:
        """Draw in another theme."""
        self.clear()
        self._palette = palette
        self._kept = KeptPixmaps(_KEPT_BYTES)

    def show(self, flares: Sequence[Flare]) -> None:
        """Let these lights take their ways."""
        self.clear()
        if not self.motions.speed.travels:
            return
        motions: list[Motion] = []
        for flare in flares:
            if flare.light is not Light.BURST and not self._palette.glow:
                continue
            largest = max(stretch.end.diameter for stretch in flare.way)
            item = _FlareItem(self._pixmap(flare.light, flare.suit, largest))
            self._scene.addItem(item)
            self._items.append(item)
            motions += [_motion(item, stretch) for stretch in flare.way]
        self.motions.run(motions, self._remove)

    def clear(self) -> None:
        """Put every light out."""
        self.motions.finish()
        self._remove()

    def _remove(self) -> None:
        for item in self._items:
            self._scene.removeItem(item)
        self._items.clear()

    def _pixmap(self, light: Light, suit: Suit | None, diameter: float) -> QPixmap:
        pixels = min(_BLURRED, round(diameter)) if light is Light.BURST else _GLOW_PX
        return self._kept.get((light, suit, pixels), lambda: self._painted(light, suit, pixels))

    def _painted(self, light: Light, suit: Suit | None, pixels: int) -> QPixmap:
        pixmap = QPixmap(pixels, pixels)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if light is Light.BURST and suit is not None:
            centre = QPointF(pixels / 2, pixels / 2)
            style = self._burst_style(suit, 1.8 if pixels < _BLURRED else 3.4)
            draw_burst(painter, suit, centre, 0.47 * pixels, style)
        else:
            _draw_glow(painter, pixels, self._colour(light, suit))
        painter.end()
        return pixmap

    def _burst_style(self, suit: Suit, fullness: float = 1.8) -> BurstStyle:
        """Light inks on a dark sky, the suit's own field on a bright one."""
        if self._palette.dark:
            return replace(sky_style(suit), fullness=fullness)
        colours = suit_colours(suit)
        ink = colours.second if suit is Suit.WHITE else colours.field
        return BurstStyle(ink, self._palette.accent, fullness)

    def _colour(self, light: Light, suit: Suit | None) -> QColor:
        if light is Light.ROCKET and suit is not None:
            return self._burst_style(suit).ink
        return self._palette.ember if light is Light.EMBER else self._palette.lantern


def _draw_glow(painter: QPainter, pixels: int, colour: QColor) -> None:
    """A soft disc, bright at its heart."""
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


def _placement(spot: Spot) -> Placement:
    return Placement(spot.x, spot.y, spot.diameter, spot.z, spot.opacity)
