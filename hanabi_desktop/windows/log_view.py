"""What happened, turn by turn: a list that leads back to each moment."""

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from hanabi_desktop.models.turn_log import LogEntry, TurnLogModel
from hanabi_desktop.table.art.palette import Palette
from hanabi_desktop.table.art.signs import draw_words
from hanabi_desktop.windows.sentences import Sentence

_KEPT_ROWS = 300


class _LogDelegate(QStyledItemDelegate):
    """A turn's number and its sentence; the one shown on the table stands on a raised ground.

    Attributes:
        marked: the number of the turn shown; None for the newest.
    """

    _NUMBER_PX = 32

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._palette: Palette | None = None
        self.marked: int | None = None
        self._kept: dict[tuple[str, int], Sentence] = {}

    def set_theme_palette(self, palette: Palette) -> None:
        """Draw in another theme."""
        self._palette = palette

    def _sentence(self, marked: str, width: int) -> Sentence:
        key = (marked, width)
        if key not in self._kept:
            if len(self._kept) > _KEPT_ROWS:
                self._kept.clear()
            self._kept[key] = Sentence(marked, width, 13)
        return self._kept[key]

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw one turn."""
        if self._palette is None:
            return
        box: QRect = option.rect
        state: QStyle.StateFlag = option.state
        entry: LogEntry = index.data(TurnLogModel.Role.ENTRY)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = box.adjusted(0, 1, -2, -1)
        painter.setPen(Qt.PenStyle.NoPen)
        shown = entry.turn.number == self.marked if self.marked is not None else index.row() == 0
        if shown or state & QStyle.StateFlag.State_Selected:
            painter.setBrush(self._palette.raised)
            painter.drawRoundedRect(ground, 6, 6)
        if shown:
            painter.setBrush(self._palette.lantern)
            painter.drawRoundedRect(QRectF(ground.left(), ground.top(), 3, ground.height()), 1, 1)
        number = QRectF(box.left() + 8, box.top() + 5, self._NUMBER_PX - 8, 20)
        left = Qt.AlignmentFlag.AlignLeft
        draw_words(painter, number, str(entry.turn.number), self._palette.ink2, align=left)
        width = box.width() - self._NUMBER_PX - 8
        marked = index.data(TurnLogModel.Role.RICH_TEXT)
        at = QPointF(box.left() + self._NUMBER_PX + 2, box.top() + 5)
        self._sentence(marked, width).draw(painter, at, self._palette.ink)
        painter.restore()

    def sizeHint(  # noqa: N802 (Qt's name)
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """As high as the wrapped sentence."""
        view: QWidget = option.widget
        width = view.width() - self._NUMBER_PX - 22
        marked = index.data(TurnLogModel.Role.RICH_TEXT)
        height = self._sentence(marked, width).height
        return QSize(view.width() - 14, round(height) + 10)


class LogView(QListView):
    """The log, newest first; a turn pressed, or taken by Enter, is asked for.

    Signals:
        turn_pressed: (int) the number of a turn.
    """

    turn_pressed = Signal(int)

    def __init__(self, log: TurnLogModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._delegate = _LogDelegate(self)
        self.setModel(log)
        self.setItemDelegate(self._delegate)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setMouseTracking(True)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._press)
        self.activated.connect(self._press)

    def set_theme_palette(self, palette: Palette) -> None:
        """Draw in another theme."""
        self._delegate.set_theme_palette(palette)
        self.doItemsLayout()
        self.viewport().update()

    def mark(self, turn: int | None) -> None:
        """Mark the turn shown on the table; None for the newest."""
        self._delegate.marked = turn
        self.viewport().update()

    def _press(self, index: QModelIndex) -> None:
        entry: LogEntry = index.data(TurnLogModel.Role.ENTRY)
        self.turn_pressed.emit(entry.turn.number)
