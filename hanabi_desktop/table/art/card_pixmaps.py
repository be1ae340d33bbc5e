"""Cards as pixmaps, painted once for each look and cached."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap

from hanabi_desktop.game.cards import Card, Suit, faces
from hanabi_desktop.game.observation import ClueMarks
from hanabi_desktop.table.appearance import (
    PAPER_INK,
    Dress,
    Palette,
    Theme,
    faded,
    palette_of,
    suit_colours,
)
from hanabi_desktop.table.art.card_faces_and_backs import (
    CORNER,
    card_box,
    draw_back,
    draw_badges,
    draw_critical_badge,
    draw_emblem,
    draw_face,
    draw_knowledge,
    draw_misplay_cross,
    draw_strip,
    draw_trash,
    strip_height,
)
from hanabi_desktop.table.art.painting import (
    PixmapCache,
    body_font,
    draw_focus,
    draw_ring,
    draw_soft_box,
    draw_words,
    numeral,
)
from hanabi_desktop.table.art.suits import draw_symbol, has_many_inks
from hanabi_desktop.table.models.own_hand import noted_card

SLIP_HEIGHT = 20.0
_SLIP = QColor("#FFE9B8")
_LEFT_FREE = 24.0
"""The space in pixels for the slot number under the card's lower left corner."""


def draw_note(painter: QPainter, note: str, suits: tuple[Suit, ...], u: float) -> None:
    """Draw the note on a card of width u; a note that names a card is shown as that card."""
    card = noted_card(note, suits)
    widest = u - _LEFT_FREE
    written = QFontMetricsF(body_font(12, 600)).horizontalAdvance(note) + 14
    width = min(widest, 42.0 if card else written)
    box = QRectF(u + 4 - width, 1.4 * u - 5, width, SLIP_HEIGHT)
    if card is not None:
        _draw_little_card(painter, card, box)
        return
    painter.setPen(QPen(QColor("#8A6A2A"), 0.8))
    painter.setBrush(_SLIP)
    painter.drawPath(_folded(box))
    draw_words(painter, box.adjusted(5, 0, -5, 0), note, PAPER_INK, px=12, weight=600)


def _draw_little_card(painter: QPainter, card: Card, box: QRectF) -> None:
    colours = suit_colours(card.suit)
    painter.setPen(QPen(QColor("#8A6A2A"), 0.8))
    painter.setBrush(_SLIP)
    painter.drawPath(_folded(box))
    field = box.adjusted(2.5, 2.5, -2.5, -2.5)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colours.field)
    painter.drawRoundedRect(field, 2.5, 2.5)
    painter.setBrush(colours.ink)
    quarter = QPointF(field.width() / 4, 0)
    painter.drawPath(numeral(str(card.rank.value), field.center() - quarter, 15))
    ink = None if has_many_inks(card.suit) else colours.ink
    draw_symbol(painter, card.suit, field.center() + quarter * 0.9, 12, ink)


def _folded(box: QRectF) -> QPainterPath:
    """Return a slip whose lower left corner is folded."""
    fold = 5.0
    slip = QPainterPath(box.topLeft())
    slip.lineTo(box.topRight())
    slip.lineTo(box.bottomRight())
    slip.lineTo(box.bottomLeft() + QPointF(fold, 0))
    slip.lineTo(box.bottomLeft() - QPointF(0, fold))
    slip.closeSubpath()
    return slip


PAD = 0.24
"""The padding around a card for glows, rings and badges, as a share of its width."""

STRIP_GAP = 5.0
_KEPT_LOOKS = 16
_KEPT_LAYERS = 10
_SHADOW = QColor("#05091C")


class Ring(Enum):
    """The ring around a card, which shows the effect of clues."""

    NONE = auto()
    CLUED = auto()
    NEW = auto()
    AGAIN = auto()


class CardKnowledge(Enum):
    """How a card shows what its holder knows.

    ``POINTED_OUT`` and ``STRIP_POINTED_OUT`` show what clues have pointed out. ``ALL`` and
    ``STRIP_ALL`` also show what clues have ruled out.
    """

    NONE = auto()
    POINTED_OUT = auto()
    ALL = auto()
    STRIP_POINTED_OUT = auto()
    STRIP_ALL = auto()

    @property
    def is_strip(self) -> bool:
        """Whether the knowledge is shown in a strip under the card."""
        return self in (CardKnowledge.STRIP_POINTED_OUT, CardKnowledge.STRIP_ALL)


@dataclass(frozen=True, slots=True)
class CardLook:
    """Everything that determines how a card is drawn; equal looks share one pixmap.

    Attributes:
        card: the face; None for a back.
        width: the width in pixels.
        suits: the suits in play.
        every_colour: whether the face says that the card counts as every colour.
        marks: the information from clues, shown as ``knowledge`` says.
        possible: the possible identities of a hidden card; None if only the marks restrict them.
        note: the text on the slip attached to the card.
    """

    card: Card | None
    width: int
    suits: tuple[Suit, ...]
    every_colour: bool = False
    marks: ClueMarks | None = None
    possible: frozenset[Card] | None = None
    knowledge: CardKnowledge = CardKnowledge.NONE
    ring: Ring = Ring.NONE
    note: str = ""
    critical: bool = False
    trash: bool = False
    moved_last: bool = False
    chosen: bool = False
    pointed: bool = False
    focused: bool = False
    misplayed: bool = False

    @property
    def pad(self) -> float:
        return PAD * self.width + 4


class CardArt:
    """Paints looks in one theme and caches the pixmaps, dropping the least recently used.

    A look is composed of layers that many looks share (shadow, face, back), so that a new mark on a
    card costs a few blits instead of the whole drawing.
    """

    def __init__(self, theme: Theme, pixel_ratio: float, dress: Dress = Dress()) -> None:  # noqa: B008 (immutable)
        self._dress = dress
        self._palette = palette_of(theme)
        self._pixel_ratio = pixel_ratio
        self._looks: PixmapCache[CardLook] = PixmapCache(_KEPT_LOOKS)
        self._layers: PixmapCache[tuple[object, ...]] = PixmapCache(_KEPT_LAYERS)

    def __contains__(self, look: CardLook) -> bool:
        return look in self._looks

    def pixmap(self, look: CardLook) -> QPixmap:
        """Return the pixmap of a look; the card starts ``look.pad`` from the top left corner."""
        return self._looks.get(look, lambda: self._painted(look))

    def _painted(self, look: CardLook) -> QPixmap:
        """Paint a look: shadow, glow, card, ring, badge, focus, in that order."""
        u = float(look.width)
        height = card_box(u).height()
        if look.knowledge.is_strip:
            height += STRIP_GAP + strip_height(u, len(look.suits))
        pixmap = self._blank(u + 2 * look.pad, height + 2 * look.pad)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._blit_light(painter, look)
        painter.translate(QPointF(look.pad, look.pad))
        self._blit_card(painter, look)
        _draw_ring(painter, look, self._palette)
        if look.critical:
            draw_critical_badge(painter, u)
        if look.misplayed:
            draw_misplay_cross(painter, u, self._palette.ember)
        if look.knowledge.is_strip and look.marks is not None:
            top = card_box(u).height() + STRIP_GAP
            box = QRectF(0, top, u, strip_height(u, len(look.suits)))
            pointed_out_only = look.knowledge is CardKnowledge.STRIP_POINTED_OUT
            draw_strip(painter, look.marks, look.suits, box, pointed_out_only=pointed_out_only)
        if look.note:
            draw_note(painter, look.note, look.suits, u)
        if look.focused:
            draw_focus(painter, card_box(u), CORNER * u)
        painter.end()
        return pixmap

    def _blit_light(self, painter: QPainter, look: CardLook) -> None:
        """Draw the shadow under the card, and the glow of a new clue or of the last move."""
        u, palette = float(look.width), self._palette
        outer = u + 2 * look.pad, card_box(u).height() + 2 * look.pad
        if palette.glow and not look.trash:
            depth = 0.06 if look.chosen else 0.03

            def draw_shadow(painter: QPainter) -> None:
                box = card_box(u).translated(look.pad, look.pad + depth * u)
                draw_soft_box(painter, box, CORNER * u, 0.06 * u, _SHADOW, 0.4)

            self._blit(painter, ("shadow", look.width, depth), outer, draw_shadow)
        glow = palette.ring if look.ring is Ring.NEW else palette.ice if look.moved_last else None
        if glow is not None:

            def draw_glow(painter: QPainter) -> None:
                box = card_box(u).translated(look.pad, look.pad)
                if palette.glow:
                    draw_soft_box(painter, box, CORNER * u, 0.16 * u, glow, 0.85)
                else:
                    draw_ring(painter, box, CORNER * u, 4, glow, dashed=False)

            self._blit(painter, ("glow", look.width, glow.rgba()), outer, draw_glow)

    def _blit_card(self, painter: QPainter, look: CardLook) -> None:
        """Draw a card's face, a grey face, or a back."""
        u, card, marks = float(look.width), look.card, look.marks
        size, back = (u, card_box(u).height()), self._dress.back
        if card is not None and look.trash:
            draw_trash(painter, card, u, self._palette)
        elif card is not None:
            design, every = self._dress.cards, look.every_colour
            self._blit(
                painter,
                ("face", look.width, card, every),
                size,
                lambda p: draw_face(p, card, u, design, every_colour=every),
            )
        elif look.knowledge is CardKnowledge.ALL and marks is not None:
            self._blit(
                painter,
                ("quiet back", look.width),
                size,
                lambda p: draw_back(p, u, back, quiet=True),
            )
            possible = look.possible
            if possible is None:
                possible = frozenset(filter(marks.allow, faces(look.suits)))
            draw_knowledge(painter, marks, possible, look.suits, u)
        else:
            self._blit(painter, ("back", look.width), size, lambda p: draw_back(p, u, back))
            if look.knowledge is CardKnowledge.POINTED_OUT and marks is not None and marks.touched:
                draw_badges(painter, marks, u, frames=False)
            elif look.knowledge is CardKnowledge.POINTED_OUT:
                draw_emblem(painter, u)

    def _blit(
        self,
        painter: QPainter,
        key: tuple[object, ...],
        size: tuple[float, float],
        draw: Callable[[QPainter], None],
    ) -> None:
        """Draw a layer at the painter's origin, painting it first if it is not cached."""

        def paint() -> QPixmap:
            pixmap = self._blank(*size)
            inner = QPainter(pixmap)
            inner.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw(inner)
            inner.end()
            return pixmap

        painter.drawPixmap(QPointF(0, 0), self._layers.get(key, paint))

    def _blank(self, width: float, height: float) -> QPixmap:
        pixmap = QPixmap(
            math.ceil(width * self._pixel_ratio), math.ceil(height * self._pixel_ratio)
        )
        pixmap.setDevicePixelRatio(self._pixel_ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        return pixmap


def _draw_ring(painter: QPainter, look: CardLook, palette: Palette) -> None:
    u = float(look.width)
    box, corner = card_box(u), CORNER * u
    if look.ring is Ring.CLUED:
        draw_ring(painter, box, corner, max(2.0, 0.026 * u), palette.ring, dashed=False)
    elif look.ring is Ring.NEW:
        draw_ring(painter, box, corner, max(2.5, 0.034 * u), palette.ring, dashed=False)
    elif look.ring is Ring.AGAIN:
        draw_ring(painter, box, corner, max(2.0, 0.03 * u), palette.ring, dashed=True)
    if look.chosen or look.pointed:
        white = faded(QColor("white"), 0.95)
        draw_ring(painter, box, corner, max(1.5, 0.016 * u), white, dashed=False)
