"""What points at things on the table: a light, an arrow, and the marks of a move and of a better one."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from enum import Enum, auto
from math import atan2, cos, pi, sin

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsPolygonItem

from hanabi_desktop.game.moves import Action, Clue, Play
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.learning.lessons import Thing
from hanabi_desktop.table.appearance import faded
from hanabi_desktop.table.art.card_faces_and_backs import HEIGHT
from hanabi_desktop.table.art.painting import body_font, draw_words
from hanabi_desktop.table.art.signs import draw_clue_sign
from hanabi_desktop.table.layout.geometry import Geometry
from hanabi_desktop.table.layout.tip_place import HEAD, Way
from hanabi_desktop.table.scene import TableScene
from hanabi_desktop.table.scene_items import Sprites

_ABOVE_CARDS = 870
_LINE, _EDGE = 2.5, 5.5


class Pointer(QObject):
    """An arrow that is shown while a popover is open; it carries no information of its own."""

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._under, self._line, self._head = (
            QGraphicsPathItem(),
            QGraphicsPathItem(),
            QGraphicsPolygonItem(),
        )
        for item in (self._under, self._line, self._head):
            item.setZValue(_ABOVE_CARDS)
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            item.hide()
            scene.addItem(item)

    def show(self, way: Way) -> None:
        """Draw the arrow along a path; an empty path hides it."""
        for item in (self._under, self._line, self._head):
            item.setVisible(bool(way))
        if not way:
            return
        path = QPainterPath(way[0])
        for corner in way[1:]:
            path.lineTo(corner)
        palette = self._scene.colours
        for item, colour, width in (
            (self._under, palette.panel, _EDGE),
            (self._line, palette.ring, _LINE),
        ):
            item.setPath(path)
            pen = QPen(colour, width)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            item.setPen(pen)
        tip = way[-1]
        back = QPointF(0, HEAD if way[-2].y() > tip.y() else -HEAD)
        wing = QPointF(0.62 * HEAD, 0)
        self._head.setPolygon(QPolygonF([tip + back - wing, tip + back + wing, tip]))
        self._head.setBrush(palette.ring)
        self._head.setPen(QPen(palette.panel, 1))


_ABOVE_EVERYTHING = 900
_RING, _GLOW = 3.0, 9.0
_ROUNDING = 12.0


class Spotlight(QObject):
    """Highlights parts of the table and cards until other ones are set."""

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._things: frozenset[Thing] = frozenset()
        self._orders: tuple[int, ...] = ()
        self._glow, self._ring = QGraphicsPathItem(), QGraphicsPathItem()
        for item in (self._glow, self._ring):
            item.setZValue(_ABOVE_EVERYTHING)
            item.hide()
            scene.addItem(item)
        scene.rearranged.connect(self._draw)
        scene.settled.connect(self._draw)

    def point_at(self, things: Collection[Thing], orders: Collection[int] = ()) -> None:
        """Highlight these parts of the table and these cards; empty arguments remove the highlight."""
        self._things, self._orders = frozenset(things), tuple(orders)
        self._draw()

    def boxes(self) -> list[QRectF]:
        boxes = [box for thing in self._things for box in self._boxes_of(thing)]
        boxes += [self._scene.card_box(order) for order in self._orders]
        return [box.adjusted(-5, -5, 5, 5) for box in boxes if not box.isEmpty()]

    def _boxes_of(self, thing: Thing) -> list[QRectF]:
        geometry = self._scene.geometry
        match thing:
            case Thing.OWN_HAND:
                size = QSizeF(geometry.own_width, HEIGHT * geometry.own_width)
                first, last = geometry.own_slots[0], geometry.own_slots[-1]
                return [QRectF(first, size).united(QRectF(last, size))]
            case Thing.HANDS:
                return [seat.panel for seat in geometry.seats]
            case Thing.FIREWORKS:
                return [geometry.fireworks]
            case Thing.CLUE_TOKENS:
                return [geometry.clue_tokens.united(geometry.clue_token_words)]
            case Thing.STRIKES:
                return [geometry.strikes.united(geometry.strike_words)]
            case Thing.DECK:
                return [geometry.deck.united(geometry.deck_words)]

    def _draw(self) -> None:
        path = QPainterPath()
        for box in self.boxes():
            path.addRoundedRect(box, _ROUNDING, _ROUNDING)
        palette = self._scene.colours
        self._glow.setPen(QPen(faded(palette.highlight, 0.28), _GLOW))
        self._ring.setPen(QPen(palette.ring, _RING))
        for item in (self._glow, self._ring):
            item.setPath(path)
            item.setVisible(not path.isEmpty())


_ABOVE_TABLE = 880
_OUTLINE, _OUTLINE_CORNER = 3.5, 9.0
_TAG, _SIGN = 22.0, 16.0
_HEAD = 13.0
_OVER_WORDS = 4.0
"""The gap between an arrow and the words above the viewer's cards, in pixels."""
_STEP = 7.0
"""The offset between the two marks if they are on the same card, in pixels."""


class MarkKind(Enum):
    """The move that a mark shows."""

    MADE = auto()
    BETTER = auto()


@dataclass(frozen=True, slots=True)
class MarkedMove:
    """A move to be drawn; ``word`` is the text of its tag, such as "better: play"."""

    kind: MarkKind
    action: Action
    word: str


class MoveMarks(QObject):
    """Draws moves over their cards until other ones are shown.

    The move made has a dashed ring and the better one a solid ring, so that they differ not only by
    colour. A tag names the action, an arrow leads from a played card to the fireworks, and a clue
    has its sign at its cards.
    """

    def __init__(
        self, scene: TableScene, observation: Callable[[], Observation | None], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._scene = scene
        self._observation = observation
        self._sprites = Sprites(scene)
        self._moves: tuple[MarkedMove, ...] = ()
        scene.rearranged.connect(self._redraw)
        scene.settled.connect(self._draw)

    @property
    def shown(self) -> tuple[MarkedMove, ...]:
        return self._moves

    def show(self, *moves: MarkedMove) -> None:
        """Draw these moves; without arguments, remove the marks."""
        self._moves = moves
        self._sprites.forget()
        self._draw()

    def _redraw(self) -> None:
        self._sprites.forget()
        self._draw()

    def _draw(self) -> None:
        drawn = set[str]()
        tag = QRectF()
        seen = self._observation()
        for place, move in enumerate(self._moves):
            boxes = [] if seen is None else self._boxes(move.action, seen)
            if not boxes:
                continue
            drawn.add(move.kind.name)
            picture = _Picture(self._scene, move, boxes, place * _STEP, tag)
            tag = picture.tag
            z = _ABOVE_TABLE + place
            self._sprites.put(move.kind.name, move, picture.box, z, picture.draw)
        self._sprites.drop_all_but(drawn)

    def _boxes(self, action: Action, seen: Observation) -> list[QRectF]:
        """Return the boxes of a move's cards, or the receiver's place for a clue that touches none."""
        if isinstance(action, Clue):
            boxes = [self._scene.card_box(order) for order in seen.touched_by(action)]
            if not boxes:
                boxes = [self._scene.seat_box(action.target)]
        else:
            boxes = [self._scene.card_box(action.order)]
        return [box for box in boxes if not box.isEmpty()]


class _Picture:
    """The drawing of one move.

    Args:
        scene: the scene.
        move: the move.
        boxes: the boxes of its cards.
        beside: the offset of its tag, in pixels.
        other: the tag of the other move, which must not be covered.
    """

    def __init__(
        self,
        scene: TableScene,
        move: MarkedMove,
        boxes: list[QRectF],
        beside: float,
        other: QRectF,
    ) -> None:
        self._move = move
        self._boxes = [box.adjusted(-5, -5, 5, 5) for box in boxes]
        self._colours = scene.colours
        self._table = scene.sceneRect()
        self._beside = beside
        place = self._boxes[0].center()
        self._is_teammates = any(seat.panel.contains(place) for seat in scene.geometry.seats)
        self._arrow = self._arrow_of(scene)
        self.tag = self._tag_box()
        if self.tag.intersects(other):
            self.tag.moveBottom(other.top() - 4)
        self.box = self._whole()

    @property
    def _colour(self) -> QColor:
        made = self._move.kind is MarkKind.MADE
        return self._colours.ember if made else self._colours.good

    def _arrow_of(self, scene: TableScene) -> tuple[QPointF, QPointF] | None:
        """Return the ends of the arrow of a play; None for another action, or if there is no room.

        The arrow points at the fireworks, or straight up where lanterns or strikes are in the way.
        """
        if not isinstance(self._move.action, Play):
            return None
        geometry, start = scene.geometry, self._boxes[0].center()
        target = geometry.fireworks.center()
        signs = (
            geometry.clue_tokens,
            geometry.clue_token_words,
            geometry.strikes,
            geometry.strike_words,
        )
        for way in (target - start, QPointF(0, target.y() - start.y())):
            arrow = self._arrow_along(way, geometry)
            swept = QRectF(*arrow).normalized().adjusted(-_HEAD, -_HEAD, _HEAD, _HEAD)
            if not any(swept.intersects(sign) for sign in signs):
                return arrow
        return None

    def _arrow_along(self, way: QPointF, geometry: Geometry) -> tuple[QPointF, QPointF]:
        """Return the ends of an arrow that leaves the card this way."""
        first = self._boxes[0]
        start = first.center()
        length = max(1.0, (way.x() ** 2 + way.y() ** 2) ** 0.5)
        # Start at the edge of the card, and go no farther than needed to show the direction.
        edge = min(
            first.width() / 2 / max(abs(way.x()) / length, 0.01),
            first.height() / 2 / max(abs(way.y()) / length, 0.01),
        )
        reach = 90
        if not self._is_teammates and way.y() < 0:  # begin above the words over the own hand
            over_words = min(geometry.own_plate.top(), geometry.status_bar.top()) - _OVER_WORDS
            edge = max(edge, (start.y() - over_words) * length / -way.y())
            reach = 36
        end = min(length - 4, edge + reach)
        return start + way * (edge / length), start + way * (max(edge + 24, end) / length)

    def _tag_box(self) -> QRectF:
        """Return the box of the tag: at the foot of the card for the move made, at its top for a better one.

        At a teammate's card both are at the foot, over the marks, because the name is above it.
        """
        width = QFontMetricsF(body_font(12, 700)).horizontalAdvance(self._move.word) + 16
        if isinstance(self._move.action, Clue):
            width += _SIGN + 4
        made = self._move.kind is MarkKind.MADE
        card = self._boxes[0]
        left = card.left() + (0 if made else self._beside)
        if self._is_teammates:
            top = card.bottom() - 6
        else:
            top = card.bottom() - 6 if made else card.top() - _TAG + 4
        box = QRectF(left, top, width, _TAG)
        box.moveRight(min(box.right(), self._table.right() - 4))
        box.moveLeft(max(box.left(), self._table.left() + 4))
        box.moveTop(min(max(box.top(), 2.0), self._table.bottom() - _TAG - 2))
        return box

    def _whole(self) -> QRectF:
        whole = self.tag
        for box in self._boxes:
            whole = whole.united(box)
        for point in self._arrow or ():
            whole = whole.united(QRectF(point.x() - 1, point.y() - 1, 2, 2))
        return whole.adjusted(-_HEAD, -_HEAD, _HEAD, _HEAD)

    def draw(self, painter: QPainter) -> None:
        """Draw the rings, the arrow, and the tag with its text."""
        made = self._move.kind is MarkKind.MADE
        pen = QPen(self._colour, _OUTLINE)
        if made:
            pen.setDashPattern([2.4, 1.6])
        inset = 0.0 if made else 3.0
        for box in self._boxes:
            ring = box.adjusted(-inset, -inset, inset, inset)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self._colours.panel, _OUTLINE + 2.5))
            painter.drawRoundedRect(ring, _OUTLINE_CORNER, _OUTLINE_CORNER)
            painter.setPen(pen)
            painter.drawRoundedRect(ring, _OUTLINE_CORNER, _OUTLINE_CORNER)
        if self._arrow is not None:
            self._draw_arrow(painter, *self._arrow)
        painter.setPen(QPen(self._colour, 2))
        painter.setBrush(self._colours.panel)
        painter.drawRoundedRect(self.tag, _TAG / 2, _TAG / 2)
        words = self.tag.adjusted(8, 0, -8, 0)
        if isinstance(self._move.action, Clue):
            sign = QRectF(words.left() - 2, words.top() + (_TAG - _SIGN) / 2, _SIGN, _SIGN)
            draw_clue_sign(painter, sign, self._move.action.value)
            words.setLeft(sign.right() + 4)
        draw_words(painter, words, self._move.word, self._colours.ink, px=12, weight=700)

    def _draw_arrow(self, painter: QPainter, start: QPointF, end: QPointF) -> None:
        angle = atan2(end.y() - start.y(), end.x() - start.x())
        neck = end - QPointF(cos(angle), sin(angle)) * (_HEAD - 2)
        shaft = QPainterPath(start)
        shaft.lineTo(neck)
        head = QPolygonF(
            [
                end,
                *(end - QPointF(cos(angle + t), sin(angle + t)) * _HEAD for t in (pi / 7, -pi / 7)),
            ]
        )
        for colour, wide in ((self._colours.panel, 3.0), (self._colour, 0.0)):
            pen = QPen(colour, _OUTLINE + wide)
            if not wide and self._move.kind is MarkKind.MADE:
                pen.setDashPattern([2.4, 1.6])
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(shaft)
            painter.setPen(QPen(colour, 1 + wide))
            painter.setBrush(colour)
            painter.drawPolygon(head)
