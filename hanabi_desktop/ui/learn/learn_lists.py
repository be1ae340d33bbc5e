"""The lists of lessons and puzzles: how their rows are drawn and chosen."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from hanabi_desktop.learning.lessons import Chapter
from hanabi_desktop.table.art.lettering import draw_words
from hanabi_desktop.table.art.text_size import text_px
from hanabi_desktop.ui.learn.learn_models import LearningRole, State
from hanabi_desktop.ui.widgets.theme import palette_in_use

_ROW_PX, _CHAPTER_PX, _TILE_PX = 38, 58, 52
_LEFT = Qt.AlignmentFlag.AlignLeft
_RIGHT = Qt.AlignmentFlag.AlignRight


class _Delegate(QStyledItemDelegate):
    """The base class of the delegates: backgrounds and progress signs in the theme's colours."""

    def _draw_ground(self, painter: QPainter, box: QRectF, state: QStyle.StateFlag) -> None:
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        over = bool(state & QStyle.StateFlag.State_MouseOver)
        if chosen or over:
            painter.setPen(QPen(palette_in_use().accent, 2) if chosen else Qt.PenStyle.NoPen)
            painter.setBrush(palette_in_use().raised)
            painter.drawRoundedRect(box, 8, 8)

    def _draw_sign(self, painter: QPainter, box: QRectF, state: State) -> None:
        """Draw a ring: empty, half full, or with a tick."""
        colours = palette_in_use()
        painter.setPen(QPen(colours.accent if state.begun or state.done else colours.ink3, 2))
        painter.setBrush(colours.highlight if state.done else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(box)
        if state.done:
            painter.setPen(QPen(colours.on_highlight, 2))
            centre, part = box.center(), box.width() / 4
            painter.drawPolyline(
                [
                    box.center() - type(centre)(part, 0),
                    box.center() + type(centre)(-part / 4, part * 0.75),
                    box.center() + type(centre)(part, -part * 0.75),
                ]
            )
        elif state.begun:
            painter.setBrush(colours.accent)
            painter.drawPie(box, 90 * 16, -180 * 16)


class LessonDelegate(_Delegate):
    """Draws a chapter's name, or a lesson with its progress."""

    def sizeHint(  # noqa: N802 (Qt's name)
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Return the row's size; chapters have extra space above them."""
        is_chapter = isinstance(index.data(LearningRole.ITEM), Chapter)
        return QSize(option.rect.width(), text_px(_CHAPTER_PX if is_chapter else _ROW_PX))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw the row."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(option.rect)
        if isinstance(index.data(LearningRole.ITEM), Chapter):
            self._draw_chapter(painter, box, index)
        else:
            self._draw_lesson(painter, box, option, index)
        painter.restore()

    @staticmethod
    def _draw_chapter(
        painter: QPainter, box: QRectF, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Draw the name of a chapter, and what it brings."""
        colours, line = palette_in_use(), text_px(18)
        name = QRectF(box.left() + 10, box.bottom() - 2 * line - 4, box.width() - 20, line)
        draw_words(painter, name, index.data(), colours.accent, px=13, weight=700, align=_LEFT)
        gain = name.translated(0, line)
        draw_words(painter, gain, index.data(LearningRole.LINE), colours.ink2, px=13, align=_LEFT)

    def _draw_lesson(
        self,
        painter: QPainter,
        box: QRectF,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw a lesson with its progress; the one to take next stands out."""
        colours, state = palette_in_use(), index.data(LearningRole.STATE)
        ground = box.adjusted(3, 1, -3, -1)
        if state.is_next:
            painter.setPen(QPen(colours.accent, 1.5))
            painter.setBrush(colours.raised)
            painter.drawRoundedRect(ground, 8, 8)
        self._draw_ground(painter, ground, option.state)
        sign = QRectF(box.left() + 14, box.center().y() - 9, 18, 18)
        self._draw_sign(painter, sign, state)
        words = box.adjusted(44, 0, -90, 0)
        weight = 700 if state.is_next else 400
        draw_words(painter, words, index.data(), colours.ink, px=15, weight=weight, align=_LEFT)
        line = QRectF(box.right() - 90, box.top(), 78, box.height())
        ink = colours.accent if state.is_next else colours.ink2
        draw_words(painter, line, index.data(LearningRole.LINE), ink, px=13, align=_RIGHT)


class PuzzleDelegate(_Delegate):
    """Draws a tile with the puzzle's number, and a tick if it is solved."""

    def sizeHint(  # noqa: N802 (Qt's name)
        self,
        option: QStyleOptionViewItem,  # noqa: ARG002 (every tile is alike)
        index: QModelIndex | QPersistentModelIndex,  # noqa: ARG002 (every tile is alike)
    ) -> QSize:
        """Return a square."""
        return QSize(text_px(_TILE_PX), text_px(_TILE_PX))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw the tile."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = palette_in_use()
        box = QRectF(option.rect).adjusted(3, 3, -3, -3)
        painter.setPen(QPen(colours.line, 1))
        painter.setBrush(colours.button)
        painter.drawRoundedRect(box, 8, 8)
        self._draw_ground(painter, box, option.state)
        words = box.adjusted(0, 0, 0, -16)
        draw_words(painter, words, index.data(), colours.ink, px=15, weight=700)
        sign = QRectF(box.center().x() - 6, box.bottom() - 17, 12, 12)
        self._draw_sign(painter, sign, index.data(LearningRole.STATE))
        painter.restore()


class ChoiceList(QListView):
    """A list in which a click or Enter chooses an item.

    Signals:
        taken: (object) the chosen item.
    """

    taken = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.clicked.connect(self._take)

    def _take(self, index: QModelIndex) -> None:
        if index.flags() & Qt.ItemFlag.ItemIsSelectable:
            self.taken.emit(index.data(LearningRole.ITEM))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 (Qt's name)
        """Choose the current item on Enter."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._take(self.currentIndex())
        else:
            super().keyPressEvent(event)
