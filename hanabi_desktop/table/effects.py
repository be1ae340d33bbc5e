"""The lights of a turn, shown over and under the cards, and the bursts of fireworks they are made of.

They never delay anything: cards move, and the person can act, while a burst still fades. A large
burst takes longer to paint than a frame, so bursts are painted in another thread.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QEasingCurve, QLineF, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QRadialGradient
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from hanabi_desktop.game.cards import ALL_SUITS, Rank, Suit
from hanabi_desktop.game.moves import Event, Misplayed, Played
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.support.background import BackgroundThread
from hanabi_desktop.table.appearance import Palette, Theme, faded, is_pale, palette_of, suit_colours
from hanabi_desktop.table.art.painting import PixmapCache
from hanabi_desktop.table.art.signs import ClueLine, clue_token_places, strike_places
from hanabi_desktop.table.art.suits import BurstStyle, draw_burst, sky_style
from hanabi_desktop.table.layout.geometry import Geometry
from hanabi_desktop.table.layout.placement import Placement
from hanabi_desktop.table.motion import CROSSED_MS, PLAY_MS, Motion, Motions

_BURSTS_KEPT = len(ALL_SUITS)
_BURST_SIZES = (96, 160, 256, 320, 480)
"""The sizes painted, in pixels; other sizes are scaled, so bursts in the sky may be slightly blurred."""

_FULL_FROM_PX = 256


@dataclass(frozen=True, slots=True)
class Burst:
    """A burst in one of the painted sizes."""

    suit: Suit
    pixels: int


def burst_of(suit: Suit, diameter: float) -> Burst:
    """Return the burst for a diameter: the next larger size, or the largest."""
    return Burst(suit, next((size for size in _BURST_SIZES if size >= diameter), _BURST_SIZES[-1]))


def _burst_style(suit: Suit, palette: Palette, fullness: float = 1.8) -> BurstStyle:
    """Return the style of a burst: light colours on a dark sky, the suit's field colour on a bright one."""
    if palette.dark:
        return replace(sky_style(suit), fullness=fullness)
    colours = suit_colours(suit)
    ink = colours.second if is_pale(suit) else colours.field
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
        self._kept: PixmapCache[Burst] = PixmapCache(_BURSTS_KEPT)
        self._asked: set[Burst] = set()
        self._thread = BackgroundThread("bursts", self)

    def set_palette(self, palette: Palette) -> None:
        self._palette = palette
        self._kept = PixmapCache(_BURSTS_KEPT)
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
    style = _burst_style(suit, palette, 1.8 if pixels < _FULL_FROM_PX else 3.4)
    draw_burst(painter, suit, QPointF(pixels / 2, pixels / 2), 0.47 * pixels, style)
    painter.end()
    return image


_ROCKET_MS, _BURST_MS, _FADE_MS = 260, 500, 320
_SKY_MS, _SKY_FADE_MS = 1100, 900
_LANTERN_MS, _STRIKE_MS, _STEM_MS = 200, 600, 300
_SKY_Z, _BURST_Z, _OVER_SIGNS_Z, _OVER_LINES_Z = -25.0, -15.0, -5.0, 31.0
_SKY_OPACITY = 0.6


class Light(Enum):
    """The kinds of light: a suit's firework, its rocket, a lantern's glow, embers."""

    BURST = auto()
    ROCKET = auto()
    GLOW = auto()
    EMBER = auto()


@dataclass(frozen=True, slots=True)
class LightSpot:
    """The state of a light: centre and diameter in pixels, z value and opacity."""

    x: float
    y: float
    diameter: float
    z: float
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class Stretch:
    """A segment of a light's path; times are in milliseconds at normal speed."""

    start: LightSpot
    end: LightSpot
    duration: int
    delay: int = 0
    easing: QEasingCurve.Type = QEasingCurve.Type.Linear


@dataclass(frozen=True, slots=True)
class Flare:
    """A light and its path; bursts and rockets have a suit."""

    light: Light
    way: tuple[Stretch, ...]
    suit: Suit | None = None


def flares_of_turn(
    events: Sequence[Event],
    before: Observation,
    seen: Observation,
    geometry: Geometry,
    line: ClueLine | None,
) -> list[Flare]:
    """Return the lights of a turn, given the positions ``before`` and after it.

    ``line`` is the line of the clue just given; None for no clue.
    """
    flares = _clue_token_flares(before.clue_tokens, seen.clue_tokens, geometry)
    for event in events:
        match event:
            case Played(card=card):
                column = seen.options.suits.index(card.suit)
                flares += _firework(card.suit, column, card.rank, geometry)
                if card.rank is Rank.FIVE:
                    flares.append(_sky(card.suit, column, geometry))
            case Misplayed():
                flares.append(_burning_strike(seen.strikes, geometry))
    if line is not None:
        flares.append(_along(line))
    return flares


def _firework(suit: Suit, column: int, rank: Rank, geometry: Geometry) -> list[Flare]:
    """Return the rocket from the card just played, and the burst above it."""
    u = geometry.firework_width
    card = geometry.firework_card(column, rank)
    start, radius = QPointF(card.x() + u / 2, card.y()), 0.85 * u
    top = QPointF(start.x(), start.y() - 0.9 * radius)
    climb = Stretch(
        LightSpot(start.x(), start.y(), 0.2 * u, _OVER_SIGNS_Z),
        LightSpot(top.x(), top.y(), 0.1 * u, _OVER_SIGNS_Z, 0.0),
        _ROCKET_MS,
        PLAY_MS - 40,
        QEasingCurve.Type.OutQuad,
    )
    opened = PLAY_MS + _ROCKET_MS - 60
    return [
        Flare(Light.ROCKET, (climb,), suit),
        Flare(
            Light.BURST, _open(top, 2 * radius, _BURST_Z, 1.0, (opened, _BURST_MS, _FADE_MS)), suit
        ),
    ]


def _sky(suit: Suit, column: int, geometry: Geometry) -> Flare:
    """Return the burst of a completed firework, which fills the sky behind the columns."""
    width, _ = geometry.size
    x = 0.5 * width + 0.25 * (geometry.columns[column].center().x() - 0.5 * width)
    diameter = min(0.62 * width, 1.05 * geometry.base)
    times = (PLAY_MS + _ROCKET_MS, _SKY_MS, _SKY_FADE_MS)
    centre = QPointF(x, 0.47 * geometry.base)
    return Flare(Light.BURST, _open(centre, diameter, _SKY_Z, _SKY_OPACITY, times), suit)


def _open(
    centre: QPointF, diameter: float, z: float, opacity: float, times: tuple[int, int, int]
) -> tuple[Stretch, ...]:
    """Return the path of a burst that opens, hangs in the air and fades.

    ``times`` are its delay and the durations of opening and fading, in milliseconds.
    """
    delay, opening, fading = times
    small = LightSpot(centre.x(), centre.y(), 0.25 * diameter, z, opacity)
    full = LightSpot(centre.x(), centre.y(), diameter, z, opacity)
    gone = LightSpot(centre.x(), centre.y() + 0.03 * diameter, diameter, z, 0.0)
    return (
        Stretch(small, full, opening, delay, QEasingCurve.Type.OutQuart),
        Stretch(full, gone, fading, delay + opening, QEasingCurve.Type.InQuad),
    )


def _clue_token_flares(before: int, after: int, geometry: Geometry) -> list[Flare]:
    if before == after:
        return []
    centres, radius = clue_token_places(geometry.clue_tokens)
    centre = centres[max(before, after) - 1]
    small = LightSpot(centre.x(), centre.y(), 2 * radius, _OVER_SIGNS_Z)
    large = LightSpot(centre.x(), centre.y(), 7 * radius, _OVER_SIGNS_Z, 0.0)
    delay = PLAY_MS // 2 if after > before else 0
    easing = QEasingCurve.Type.OutQuad
    return [Flare(Light.GLOW, (Stretch(small, large, 2 * _LANTERN_MS, delay, easing),))]


def _burning_strike(strikes: int, geometry: Geometry) -> Flare:
    """Return the fuse of a strike, burning from left to right."""
    centres, radius = strike_places(geometry.strikes)
    centre = centres[strikes - 1]
    left = LightSpot(centre.x() - radius, centre.y() + 0.3 * radius, radius, _OVER_SIGNS_Z)
    right = LightSpot(centre.x() + radius, centre.y() - 0.3 * radius, 1.6 * radius, _OVER_SIGNS_Z)
    gone = LightSpot(centre.x(), centre.y(), 5 * radius, _OVER_SIGNS_Z, 0.0)
    delay, easing = CROSSED_MS, QEasingCurve.Type.OutQuad
    return Flare(
        Light.EMBER,
        (
            Stretch(left, right, _STRIKE_MS, delay, easing),
            Stretch(right, gone, _FADE_MS, delay + _STRIKE_MS, easing),
        ),
    )


def _along(line: ClueLine) -> Flare:
    ends = [QPointF(x, y) for x, y in line.points]
    parts = [(a, b, QLineF(a, b).length()) for a, b in pairwise(ends)]
    whole, way, delay = sum(length for *_, length in parts) or 1.0, [], 0
    for a, b, length in parts:
        duration = max(1, round(_STEM_MS * length / whole))
        start, end = (LightSpot(p.x(), p.y(), 26, _OVER_LINES_Z) for p in (a, b))
        way.append(Stretch(start, end, duration, delay))
        delay += duration
    last = ends[-1]
    spent = LightSpot(last.x(), last.y(), 40, _OVER_LINES_Z, 0.0)
    way.append(Stretch(LightSpot(last.x(), last.y(), 26, _OVER_LINES_Z), spent, _LANTERN_MS, delay))
    return Flare(Light.GLOW, tuple(way))


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
    """Shows flares; new ones replace the old."""

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
        self.motions.finish()
        self._remove()

    def forget(self) -> None:
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
            return _burst_style(flare.suit, self._palette).ink
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
