"""The turn log as a list: every event and remark, with a way back to each turn."""

from collections.abc import Sequence

from PySide6.QtCore import (
    QModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from hanabi_desktop.table.art.lettering import draw_words
from hanabi_desktop.table.art.painting import PixmapCache
from hanabi_desktop.table.art.text_size import text_px, text_scale
from hanabi_desktop.table.models.lists import AnyIndex, LogEntry, TurnLogModel
from hanabi_desktop.ui.widgets.sentences import Sentence
from hanabi_desktop.ui.widgets.theme import Adaptive, palette_in_use, theme_in_use

_KEPT_SENTENCES = 300
_LEAST_ROW_PX = 28


class _LogDelegate(QStyledItemDelegate):
    """Draws a turn's number and sentence; the turn shown on the table has a raised background.

    Rows are painted once and cached: every turn moves the whole list down and the background to
    another row. ``marked`` is the number of the turn shown; None for the newest.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.marked: int | None = None
        self._sentences: dict[tuple[str, int, float], Sentence] = {}
        self._rows: PixmapCache[tuple[object, ...]] = PixmapCache(1)

    def make_room(self, height: int) -> None:
        """Cache as many rows as a list of this height, in pixels, can show at once."""
        self._rows.most = height // _LEAST_ROW_PX + 2

    @property
    def _number_px(self) -> int:
        """The width of the column of turn numbers, in pixels."""
        return text_px(32)

    def _sentence(self, marked: str, width: int) -> Sentence:
        key = (marked, width, text_scale())
        if key not in self._sentences:
            if len(self._sentences) > _KEPT_SENTENCES:
                self._sentences.clear()
            self._sentences[key] = Sentence(marked, width, 13)
        return self._sentences[key]

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        box: QRect = option.rect
        state: QStyle.StateFlag = option.state
        row = index.data(TurnLogModel.Role.ROW)
        text = index.data(TurnLogModel.Role.RICH_TEXT)
        number = row.turn.number if isinstance(row, LogEntry) else None
        shown = number is not None and number == self._shown_turn(index)
        raised = shown or bool(state & QStyle.StateFlag.State_Selected)
        ratio = painter.device().devicePixelRatioF()
        if raised:
            _draw_ground(painter, box, shown=shown)
        key = (theme_in_use(), text_scale(), number, text, box.width(), box.height(), ratio)
        words = self._rows.get(key, lambda: self._painted(box.size(), ratio, number, text))
        painter.drawPixmap(box.topLeft(), words)

    def _shown_turn(self, index: AnyIndex) -> int | None:
        """Return the number of the turn shown on the table; None before the first turn."""
        if self.marked is not None:
            return self.marked
        log = index.model()
        newest = log.newest if isinstance(log, TurnLogModel) else None
        return None if newest is None else newest.turn.number

    def _painted(self, size: QSize, ratio: float, number: int | None, text: str) -> QPixmap:
        palette = palette_in_use()
        pixmap = QPixmap(size * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        place = QRectF(8, 5, self._number_px - 8, text_px(20))
        left = Qt.AlignmentFlag.AlignLeft
        if number is not None:
            draw_words(painter, place, str(number), palette.ink2, align=left)
        sentence = self._sentence(text, size.width() - self._number_px - 8)
        sentence.draw(painter, QPointF(self._number_px + 2, 5), palette.ink)
        painter.end()
        return pixmap

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:  # noqa: N802 (Qt's name)
        view = option.widget
        width = view.viewport().width() if isinstance(view, QListView) else view.width()
        text = index.data(TurnLogModel.Role.RICH_TEXT)
        return QSize(width, round(self._sentence(text, width - self._number_px - 8).height) + 10)


def _draw_ground(painter: QPainter, box: QRect, *, shown: bool) -> None:
    palette = palette_in_use()
    ground = QRectF(box).adjusted(0, 1, -2, -1)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(palette.raised)
    painter.drawRoundedRect(ground, 6, 6)
    if shown:
        painter.setBrush(palette.highlight)
        painter.drawRoundedRect(QRectF(ground.left(), ground.top(), 3, ground.height()), 1, 1)
    painter.restore()


class LogView(Adaptive, QListView):
    """The turn log, newest first; clicking a turn or pressing Enter asks for it.

    New rows wait for :meth:`catch_up`: laying out and painting a row takes as long as the cards
    that start moving in the same frame.

    Signals:
        turn_pressed: (int) the number of the turn chosen.
        fell_behind: a new row is waiting.
    """

    turn_pressed = Signal(int)
    fell_behind = Signal()

    def __init__(self, log: TurnLogModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._log = log
        self._scale = text_scale()
        self._delegate = _LogDelegate(self)
        self._waiting: list[tuple[AnyIndex, int, int]] = []
        self._has_changed = False
        self.setModel(log)
        self.setItemDelegate(self._delegate)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setMouseTracking(True)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        # Not "activated": on desktops where a single click activates items, the slot would run twice.
        self.clicked.connect(self._press)

    def mark(self, turn: int | None) -> None:
        """Mark the turn shown on the table and scroll to it; None for the newest."""
        self.catch_up()
        self._delegate.marked = turn
        place = None if turn is None else self._log.place_of(turn)
        if turn is None:
            self.clearSelection()
        elif place is not None:
            self.scrollTo(self._log.index(place, 0))
        self.viewport().update()

    def rowsInserted(self, parent: AnyIndex, start: int, end: int) -> None:  # noqa: N802 (Qt's name)
        self._waiting.append((parent, start, end))
        self.fell_behind.emit()

    def rowsAboutToBeRemoved(self, parent: AnyIndex, start: int, end: int) -> None:  # noqa: N802 (Qt's name)
        self.catch_up()
        super().rowsAboutToBeRemoved(parent, start, end)

    def dataChanged(  # noqa: N802 (Qt's name)
        self,
        topLeft: AnyIndex,  # noqa: N803 (Qt's name)
        bottomRight: AnyIndex,  # noqa: N803 (Qt's name)
        roles: Sequence[int] = (),
    ) -> None:
        """Wrap changed sentences again at once; while rows wait, :meth:`catch_up` does."""
        self._has_changed = True
        if not self._waiting:
            super().dataChanged(topLeft, bottomRight, roles)
            self._lay_out_changes()

    def reset(self) -> None:
        """Show everything again, including rows that waited."""
        self._waiting.clear()
        super().reset()

    def catch_up(self) -> None:
        """Show the rows that have waited."""
        waiting, self._waiting = self._waiting, []
        for parent, start, end in waiting:
            super().rowsInserted(parent, start, end)
        self._lay_out_changes()

    def _lay_out_changes(self) -> None:
        """Lay the rows out if texts have changed: QListView would paint them at their old places first."""
        if self._has_changed:
            self._has_changed = False
            self.doItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 (Qt's name)
        """Wrap the sentences again at once: QListView itself would wait a tenth of a second."""
        super().resizeEvent(event)
        self._delegate.make_room(event.size().height())
        if event.size().width() != event.oldSize().width():
            self.doItemsLayout()

    def restyle(self) -> None:
        if self._scale != text_scale():
            self._scale = text_scale()
            self.doItemsLayout()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 (Qt's name)
        self.catch_up()
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 (Qt's name)
        self.catch_up()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._press(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def _press(self, index: QModelIndex) -> None:
        if index.isValid():
            self.turn_pressed.emit(index.data(TurnLogModel.Role.TURN))
