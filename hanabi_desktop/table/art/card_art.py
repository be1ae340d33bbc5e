"""Cards as pixmaps, painted once for each look and kept."""

from collections import OrderedDict
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap

from hanabi_desktop.game.cards import Card, Suit
from hanabi_desktop.game.observation import ClueMarks
from hanabi_desktop.table.art.faces import (
    CORNER,
    card_box,
    draw_back,
    draw_critical_badge,
    draw_face,
    draw_known_back,
    draw_misplay_cross,
    draw_strip,
    draw_trash,
    strip_height,
)
from hanabi_desktop.table.art.palette import Palette, Theme, faded, palette_of
from hanabi_desktop.table.art.soft import draw_ring, draw_soft_box

PAD = 0.24
"""Room around a card for glows, rings and badges, as a share of its width."""

STRIP_GAP = 5.0
_KEPT_BYTES = 48 * 1024 * 1024


class Ring(Enum):
    """The ring around a card: what clues have done to it."""

    NONE = auto()
    CLUED = auto()
    NEW = auto()
    AGAIN = auto()


class Knowledge(Enum):
    """Where a card shows what its holder knows of it."""

    NONE = auto()
    ON_BACK = auto()
    STRIP = auto()


@dataclass(frozen=True, slots=True)
class CardLook:
    """All that decides how a card is drawn; equal looks share one pixmap.

    Attributes:
        card: its face, None for a back.
        width: in pixels.
        suits: the suits in play.
        marks: what clues have said, when ``knowledge`` shows it.
        knowledge: where that is shown.
        ring: what clues have done to it.
        critical, trash, moved_last, chosen, focused, misplayed: its states.
    """

    card: Card | None
    width: int
    suits: tuple[Suit, ...]
    marks: ClueMarks | None = None
    knowledge: Knowledge = Knowledge.NONE
    ring: Ring = Ring.NONE
    critical: bool = False
    trash: bool = False
    moved_last: bool = False
    chosen: bool = False
    focused: bool = False
    misplayed: bool = False

    @property
    def pad(self) -> float:
        """The room around the card, in pixels."""
        return PAD * self.width + 4


class CardArt:
    """Paints looks in one theme and keeps the pixmaps, the least used going first."""

    def __init__(self, theme: Theme, pixel_ratio: float) -> None:
        self._palette = palette_of(theme)
        self._pixel_ratio = pixel_ratio
        self._kept: OrderedDict[CardLook, QPixmap] = OrderedDict()
        self._bytes = 0

    def pixmap(self, look: CardLook) -> QPixmap:
        """The pixmap of a look; its card begins ``look.pad`` from the top left corner."""
        kept = self._kept.get(look)
        if kept is not None:
            self._kept.move_to_end(look)
            return kept
        pixmap = paint_card(look, self._palette, self._pixel_ratio)
        self._kept[look] = pixmap
        self._bytes += _bytes_of(pixmap)
        while self._bytes > _KEPT_BYTES and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self._bytes -= _bytes_of(oldest)
        return pixmap


def _bytes_of(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4


def paint_card(look: CardLook, palette: Palette, pixel_ratio: float) -> QPixmap:
    """Paint a look: shadow, glow, card, ring, badge, focus, in that order."""
    u = float(look.width)
    height = card_box(u).height()
    if look.knowledge is Knowledge.STRIP:
        height += STRIP_GAP + strip_height(u, len(look.suits))
    pixmap = QPixmap(
        round((u + 2 * look.pad) * pixel_ratio), round((height + 2 * look.pad) * pixel_ratio)
    )
    pixmap.setDevicePixelRatio(pixel_ratio)
    pixmap.fill(QColor(0, 0, 0, 0))
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(QPointF(look.pad, look.pad))
    _draw_light(painter, look, palette)
    if look.card is not None and look.trash:
        draw_trash(painter, look.card, u, palette)
    elif look.card is not None:
        draw_face(painter, look.card, u)
    elif look.knowledge is Knowledge.ON_BACK and look.marks is not None:
        draw_known_back(painter, look.marks, look.suits, u)
    else:
        draw_back(painter, u)
    _draw_ring(painter, look, palette)
    if look.critical:
        draw_critical_badge(painter, u)
    if look.misplayed:
        draw_misplay_cross(painter, u, palette.ember)
    if look.knowledge is Knowledge.STRIP and look.marks is not None:
        top = card_box(u).height() + STRIP_GAP
        box = QRectF(0, top, u, strip_height(u, len(look.suits)))
        draw_strip(painter, look.marks, look.suits, box)
    if look.focused:
        _draw_focus(painter, u)
    painter.end()
    return pixmap


def _draw_light(painter: QPainter, look: CardLook, palette: Palette) -> None:
    """Shadow under the card, and the glow of a new touch or of the last move."""
    u = float(look.width)
    box, corner = card_box(u), CORNER * u
    if palette.glow and not look.trash:
        depth = 0.06 if look.chosen else 0.03
        shadow = box.translated(0, depth * u)
        draw_soft_box(painter, shadow, corner, 0.06 * u, QColor("#05091C"), 0.4)
    glow = None
    if look.ring is Ring.NEW:
        glow = palette.ring
    elif look.moved_last:
        glow = palette.ice
    if glow is None:
        return
    if palette.glow:
        draw_soft_box(painter, box, corner, 0.16 * u, glow, 0.85)
    else:
        draw_ring(painter, box, corner, 4, glow, dashed=False)


def _draw_ring(painter: QPainter, look: CardLook, palette: Palette) -> None:
    u = float(look.width)
    box, corner = card_box(u), CORNER * u
    if look.ring is Ring.CLUED:
        draw_ring(painter, box, corner, max(2.0, 0.026 * u), palette.ring, dashed=False)
    elif look.ring is Ring.NEW:
        draw_ring(painter, box, corner, max(2.5, 0.034 * u), palette.ring, dashed=False)
    elif look.ring is Ring.AGAIN:
        draw_ring(painter, box, corner, max(2.0, 0.03 * u), palette.ring, dashed=True)
    if look.chosen:
        white = faded(QColor("white"), 0.95)
        draw_ring(painter, box, corner, max(1.5, 0.016 * u), white, dashed=False)


def _draw_focus(painter: QPainter, u: float) -> None:
    """The keyboard's double ring, white inside dark, 4 px outside the card."""
    box = card_box(u).adjusted(-4, -4, 4, 4)
    draw_ring(painter, box, CORNER * u + 4, 6, QColor("#0A1024"), dashed=False)
    inner = box.adjusted(1.5, 1.5, -1.5, -1.5)
    draw_ring(painter, inner, CORNER * u + 4, 3, QColor("white"), dashed=False)
