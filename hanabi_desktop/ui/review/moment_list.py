"""The list of key moments, as a model and a view."""

from collections.abc import Callable, Sequence
from enum import IntEnum

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
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

from hanabi_desktop.review.moments import Moment
from hanabi_desktop.table.art.lettering import draw_words
from hanabi_desktop.ui.review.grade_signs import draw_sign, sign_colour
from hanabi_desktop.ui.widgets.sentences import Sentence
from hanabi_desktop.ui.widgets.theme import palette_in_use
from hanabi_desktop.wording.markup import RICH
from hanabi_desktop.wording.review import moment_amount, moment_name

_Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


class MomentsModel(QAbstractListModel):
    """A list model with one row per key moment.

    Args:
        spoken: describes a moment in words.
    """

    class Role(IntEnum):
        """Data roles of a row."""

        MOMENT = Qt.ItemDataRole.UserRole

    def __init__(self, spoken: Callable[[Moment], str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._spoken = spoken
        self._moments: tuple[Moment, ...] = ()

    def show(self, moments: Sequence[Moment]) -> None:
        """Show these moments; do nothing if they are shown already."""
        if tuple(moments) == self._moments:
            return
        self.beginResetModel()
        self._moments = tuple(moments)
        self.endResetModel()

    def row_of(self, turn: int) -> int | None:
        """Return the row of a turn (counted from 1), or None."""
        return next((row for row, one in enumerate(self._moments) if one.turn == turn), None)

    def retranslate(self) -> None:
        if self._moments:
            self.dataChanged.emit(self.index(0), self.index(len(self._moments) - 1))

    def rowCount(self, parent: _Index = _NOWHERE) -> int:  # noqa: N802 (Qt's name)
        return 0 if parent.isValid() else len(self._moments)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a moment or its description."""
        if not index.isValid() or index.row() >= len(self._moments):
            return None
        moment = self._moments[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(moment)
            case MomentsModel.Role.MOMENT:
                return moment
        return None


_SIGN, _TURN, _POINTS = 22, 28, 44
_ROW = 30


class _MomentDelegate(QStyledItemDelegate):
    """Draws the sign, turn, name and points of a moment."""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw a row."""
        moment: Moment = index.data(MomentsModel.Role.MOMENT)
        palette, box = palette_in_use(), QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.raised)
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 6, 6)
            painter.setBrush(palette.highlight)
            painter.drawRect(QRectF(box.left(), box.top() + 4, 3, box.height() - 8))
        gains = moment.points > 0
        middle = box.center().y()
        draw_sign(painter, QPointF(box.left() + 14, middle), moment.grade, palette, gains=gains)
        turn = QRectF(box.left() + _SIGN, box.top(), _TURN, box.height())
        draw_words(painter, turn, str(moment.turn), palette.ink2, px=13)
        at = box.left() + _SIGN + _TURN + 4
        sentence = self._sentence(moment, box.right() - _POINTS - 6 - at)
        sentence.draw(painter, QPointF(at, middle - sentence.height / 2), palette.ink)
        amount = QRectF(box.right() - _POINTS - 4, box.top(), _POINTS, box.height())
        colour = sign_colour(palette, moment.grade, gains=gains)
        right = Qt.AlignmentFlag.AlignRight
        draw_words(painter, amount, moment_amount(moment), colour, px=13, weight=700, align=right)
        painter.restore()

    @staticmethod
    def _sentence(moment: Moment, width: float) -> Sentence:
        return Sentence(moment_name(moment, RICH), width, 13)

    def sizeHint(  # noqa: N802 (Qt's name)
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        moment: Moment = index.data(MomentsModel.Role.MOMENT)
        view = option.widget
        width = 240
        if isinstance(view, QAbstractItemView):
            # Reserve the scroll bar's width from the start: it may appear because of these row
            # heights.
            width = view.contentsRect().width() - view.verticalScrollBar().sizeHint().width()
        sentence = self._sentence(moment, width - _SIGN - _TURN - 4 - _POINTS - 6)
        return QSize(width, max(_ROW, round(sentence.height) + 12))


class MomentList(QListView):
    """A list of moments; selecting one shows it on the table.

    Signals:
        chosen: (int) the turn of the selected moment, counted from 1.
    """

    chosen = Signal(int)

    def __init__(self, model: MomentsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._delegate = _MomentDelegate(self)
        self._follows = False
        self.setModel(model)
        self.setItemDelegate(self._delegate)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.selectionModel().currentChanged.connect(self._on_current)
        self.clicked.connect(self._on_current)

    def follow(self, turn: int) -> None:
        """Select the moment of a turn if there is one, without emitting ``chosen``."""
        model = self.model()
        row = model.row_of(turn) if isinstance(model, MomentsModel) else None
        self._follows = True
        if row is None:
            self.clearSelection()
            self.selectionModel().clearCurrentIndex()
        else:
            self.setCurrentIndex(model.index(row, 0))
        self._follows = False

    def _on_current(self, index: QModelIndex) -> None:
        moment = index.data(MomentsModel.Role.MOMENT) if index.isValid() else None
        if isinstance(moment, Moment) and not self._follows:
            self.chosen.emit(moment.turn)
