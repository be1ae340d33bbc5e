"""The fireworks in the sky: a burst for each firework of the game, and the show after it.

The show has at most one shell per point, and a final volley of all suits.
"""

from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QObject, QRectF, QSizeF, Qt
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from hanabi_desktop.game.cards import Rank, Suit
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.table.effects import (
    Burst,
    BurstPainter,
    Flare,
    Light,
    LightSpot,
    Stretch,
    burst_of,
)
from hanabi_desktop.table.layout.geometry import Geometry
from hanabi_desktop.table.sounds import Cue, Sound

_Z = -30.0
_SMALLEST, _FAINTEST, _BRIGHTEST = 0.42, 0.3, 0.62
"""The size of a burst at rank 1 relative to rank 5, and its brightness at ranks 1 and 5."""


def share_of(rank: int) -> float:
    """Return the size of a burst at a rank, as a share of its place, 0 to 1."""
    return 0.0 if rank == 0 else _SMALLEST + (1 - _SMALLEST) * (rank - 1) / 4


def brightness_of(rank: int) -> float:
    """Return the brightness of a burst at a rank, 0 to 1."""
    return _FAINTEST + (_BRIGHTEST - _FAINTEST) * (rank - 1) / 4


class Sky(QObject):
    """Keeps the bursts behind the table up to date; ``bursts`` paints them in another thread."""

    def __init__(self, scene: QGraphicsScene, bursts: BurstPainter) -> None:
        super().__init__(scene)
        self._scene = scene
        self._bursts = bursts
        self._items: dict[Suit, QGraphicsPixmapItem] = {}
        self._shown: dict[Suit, tuple[Burst, QRectF]] = {}
        self.pixel_ratio = 1.0
        bursts.painted.connect(self._on_painted)

    def show(self, geometry: Geometry, seen: Observation) -> None:
        wanted: dict[Suit, tuple[Burst, QRectF]] = {}
        for suit, rank, place in zip(
            seen.options.suits, seen.fireworks, geometry.sky, strict=False
        ):
            if rank:
                side = share_of(rank) * place.width()
                box = QRectF(0, 0, side, side)
                box.moveCenter(place.center())
                wanted[suit] = burst_of(suit, side * self.pixel_ratio), box
                self._item(suit).setOpacity(brightness_of(rank))
        for suit in self._items.keys() - wanted.keys():
            self._scene.removeItem(self._items.pop(suit))
        self._shown = wanted
        for suit in wanted:
            self._put(suit)

    def clear(self) -> None:
        for item in self._items.values():
            self._scene.removeItem(item)
        self._items.clear()
        self._shown.clear()

    def _item(self, suit: Suit) -> QGraphicsPixmapItem:
        item = self._items.get(suit)
        if item is None:
            item = self._items[suit] = QGraphicsPixmapItem()
            item.setZValue(_Z)
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
            self._scene.addItem(item)
        return item

    def _put(self, suit: Suit) -> None:
        """Show a burst in its place if it has been painted."""
        burst, box = self._shown[suit]
        pixmap = self._bursts.pixmap(burst)
        if pixmap is not None:
            item = self._items[suit]
            item.setPixmap(pixmap)
            item.setScale(box.width() / pixmap.width())
            item.setPos(box.topLeft())

    def _on_painted(self, burst: Burst) -> None:
        for suit, (shown, _) in self._shown.items():
            if shown == burst:
                self._put(suit)


SHORTEST_MS, LONGEST_MS = 6000, 10_000
APART_MS = 340
"""The least time between two shells, in milliseconds, so that there are at most three per second."""

_CLIMB_MS, _OPEN_MS, _FADE_MS = 650, 900, 800
_VOLLEY_MS = 1500
_GOLDEN = 0.618


@dataclass(frozen=True, slots=True)
class Shell:
    """A firework of the show.

    Attributes:
        x, y: where it bursts, as shares of the page.
        radius: its radius, as a share of the page's height.
        delay: when it is launched, in milliseconds.
        stays: whether it stays in the sky to the end.
    """

    suit: Suit
    x: float
    y: float
    radius: float
    delay: int
    stays: bool = False


def shells_of(
    suits: tuple[Suit, ...],
    fireworks: tuple[int, ...],
    places: tuple[tuple[float, float], ...],
    radii: tuple[float, ...],
) -> list[Shell]:
    """Return the shells of a show in order: suit by suit, then the volley.

    ``places`` and ``radii`` are those of each suit's last burst, as shares of the page and of its
    height.
    """
    points = [
        (suit, rank)
        for suit, height in zip(suits, fireworks, strict=True)
        for rank in range(1, height + 1)
    ]
    if not points:
        return []
    share = len(points) / (len(suits) * Rank.FIVE)
    volley_at = round(SHORTEST_MS + (LONGEST_MS - SHORTEST_MS) * share) - _VOLLEY_MS - _CLIMB_MS
    most = volley_at // APART_MS
    chosen = (
        [points[i * len(points) // most] for i in range(most)] if len(points) > most else points
    )
    apart = max(APART_MS, min(900, volley_at // len(chosen)))
    shells = [
        Shell(
            suit,
            0.12 + 0.76 * ((place * _GOLDEN + 0.2) % 1),
            0.14 + 0.30 * ((place * _GOLDEN * _GOLDEN + 0.5) % 1),
            0.09 + 0.022 * rank,
            place * apart,
        )
        for place, (suit, rank) in enumerate(chosen)
    ]
    for suit, height, (x, y), radius in zip(suits, fireworks, places, radii, strict=False):
        if height:
            shells.append(Shell(suit, x, y, radius, volley_at, stays=True))
    return shells


def flares_of_show(shells: list[Shell], size: QSizeF, horizon: float, unit: float) -> list[Flare]:
    """Return the lights of a show on a page of ``size`` pixels.

    ``horizon`` is the upper edge of the water, in pixels from the top; ``unit`` is the length in
    pixels of a radius of 1.
    """
    flares = []
    for shell in shells:
        x, y, diameter = shell.x * size.width(), shell.y * size.height(), 2 * shell.radius * unit
        opened = shell.delay + _CLIMB_MS
        climb = Stretch(
            LightSpot(0.5 * size.width() + 0.7 * (x - 0.5 * size.width()), horizon, 16, 1),
            LightSpot(x, y, 10, 1, 0.0),
            _CLIMB_MS,
            shell.delay,
            QEasingCurve.Type.OutQuad,
        )
        small, full = LightSpot(x, y, 0.2 * diameter, 0), LightSpot(x, y, diameter, 0)
        way = [Stretch(small, full, _OPEN_MS, opened, QEasingCurve.Type.OutQuart)]
        if not shell.stays:
            gone = LightSpot(x, y + 0.04 * diameter, diameter, 0, 0.0)
            fade = QEasingCurve.Type.InQuad
            way.append(Stretch(full, gone, _FADE_MS, opened + _OPEN_MS, fade))
        flares.append(Flare(Light.ROCKET, (climb,), shell.suit))
        flares.append(Flare(Light.BURST, tuple(way), shell.suit))
    return flares


def cues_of_show(shells: list[Shell], *, perfect: bool, lost: bool) -> list[Cue]:
    """Return the sounds of a show: at most two booms per second; a perfect score ends with its own."""
    last_boom = Sound.COMPLETE if perfect else Sound.SHELL
    if lost or not shells:
        return [Cue(Sound.DEFEAT if lost else last_boom)]
    volley = max(shell.delay for shell in shells)
    apart, last = 2 * APART_MS, -APART_MS * 2
    cues = []
    for shell in shells:
        if shell.delay - last >= apart and not shell.stays:
            last = shell.delay
            cues.append(Cue(Sound.SHELL, shell.delay + _CLIMB_MS))
    return [*cues, Cue(last_boom, volley + _CLIMB_MS)]
