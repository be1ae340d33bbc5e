"""The panel beside the table: score, discard pile and turn log.

The turn log lists every event and remark, with a way back to each turn.
"""

from collections.abc import Sequence

from PySide6.QtCore import (
    QCoreApplication,
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
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from hanabi_desktop.learning.progress import Detail
from hanabi_desktop.support.translation import decimal, signed
from hanabi_desktop.table.appearance import faded, suit_colours, text_px, text_scale
from hanabi_desktop.table.art.painting import PixmapCache, draw_words, numeral
from hanabi_desktop.table.art.suits import draw_tile
from hanabi_desktop.table.models.lists import (
    AnyIndex,
    DiscardCell,
    DiscardsModel,
    LogEntry,
    TurnLogModel,
)
from hanabi_desktop.table.models.table_model import TableModel
from hanabi_desktop.ui.widgets.sentences import Sentence
from hanabi_desktop.ui.widgets.theme import Adaptive, palette_in_use, theme_in_use
from hanabi_desktop.wording.counts import Counts
from hanabi_desktop.wording.markup import tip_text

translate = QCoreApplication.translate


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


_ROW, _CELL = 27, 36
"""The height of a row and the least width of a cell in pixels, at the usual text size."""
_ROOMY = 250


class _DiscardDelegate(QStyledItemDelegate):
    """Draws one card identity of the pile: a tile if discarded, dots for copies, a mark if critical."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        cell: DiscardCell = index.data(DiscardsModel.Role.CELL)
        whole = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if index.row() % 2 == 0:
            painter.fillRect(whole, faded(palette_in_use().raised, 0.45))
        larger = max(1.0, min(whole.height() / _ROW, whole.width() / _CELL))
        painter.translate(whole.topLeft())
        painter.scale(larger, larger)
        box = QRectF(0, 0, whole.width() / larger, whole.height() / larger)
        centre = QPointF(box.left() + 13, box.center().y())
        if cell.discarded:
            for copy in reversed(range(min(2, cell.discarded))):
                self._draw_tile(painter, cell, centre + QPointF(2.0 * copy, -2.0 * copy))
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette_in_use().ink3)
            painter.drawPath(numeral(str(cell.card.rank.value), centre, 14))
        self._draw_mark(painter, cell, QPointF(box.left() + 29, box.center().y()))
        painter.restore()

    def _draw_tile(self, painter: QPainter, cell: DiscardCell, centre: QPointF) -> None:
        colours = suit_colours(cell.card.suit)
        painter.setPen(palette_in_use().ink2 if palette_in_use().dark else colours.ink)
        painter.setBrush(colours.field)
        painter.drawRoundedRect(QRectF(centre.x() - 8.5, centre.y() - 8.5, 17, 17), 4, 4)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.ink)
        painter.drawPath(numeral(str(cell.card.rank.value), centre, 14.5))

    def _draw_mark(self, painter: QPainter, cell: DiscardCell, at: QPointF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        if cell.critical and cell.copies > 1:
            painter.setBrush(palette_in_use().ember)
            painter.drawPath(numeral("!", at, 14))
            return
        if cell.lost:
            painter.setBrush(palette_in_use().ember)
            painter.drawPath(numeral("×", at, 17))
            return
        copies = cell.copies
        for copy in range(copies):
            dot = at + QPointF(0, (copy - (copies - 1) / 2) * 6)
            if copy < cell.left:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(palette_in_use().ink3)
                painter.drawEllipse(dot, 1.7, 1.7)
            else:
                painter.setPen(faded(palette_in_use().ink3, 0.8))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(dot, 1.6, 1.6)


class _SuitHeader(QHeaderView):
    """The suit tiles in front of the rows of the discard pile."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.fit()
        self.setSectionsClickable(False)

    def fit(self) -> None:
        self.setFixedWidth(text_px(28))
        self.setMinimumSectionSize(text_px(_ROW))
        self.setDefaultSectionSize(text_px(_ROW))

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:  # noqa: N802, N803 (Qt's names)
        model = self.model()
        if not isinstance(model, DiscardsModel):
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(0, 0, text_px(18), text_px(18))
        box.moveCenter(QRectF(rect).center())
        draw_tile(painter, model.suits[logicalIndex], box)
        painter.restore()


class DiscardsView(Adaptive, QTableView):
    """The sorted discard pile; a click anywhere in it, or Enter, counts as a click on the pile."""

    def __init__(self, model: DiscardsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._delegate = _DiscardDelegate(self)
        self.setModel(model)
        self.setItemDelegate(self._delegate)
        self._suits = _SuitHeader(self)
        self.setVerticalHeader(self._suits)
        self.horizontalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.horizontalHeader().setMinimumSectionSize(20)
        self.setShowGrid(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setCornerButtonEnabled(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        model.modelReset.connect(self._fit)

    def _fit(self) -> None:
        self._suits.fit()
        self.setFixedHeight(text_px(_ROW) * max(5, self.model().rowCount()) + 6)

    def restyle(self) -> None:
        self._fit()


class SidePanel(Adaptive, QWidget):
    """Score and figures, the discard pile and the turn log."""

    def __init__(
        self,
        table: TableModel,
        discards: DiscardsModel,
        log: TurnLogModel,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("side")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._table = table
        self._discards_model = discards
        self._counts = Counts()
        self._score = QLabel()
        self._score.setObjectName("score")
        self._of = QLabel()
        self._of.setObjectName("quiet")
        self._pace_word, self.pace = QLabel(), QLabel()
        self._efficiency_word, self._efficiency = QLabel(), QLabel()
        self._future_word, self._future = QLabel(), QLabel()
        for label in (self._pace_word, self._efficiency_word, self._future_word):
            label.setObjectName("quiet")
        for label in (self.pace, self._efficiency, self._future):
            label.setObjectName("figure")
            label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._discards_word, self._log_word = QLabel(), QLabel()
        for label in (self._discards_word, self._log_word):
            label.setObjectName("heading")
        self._pile = QLabel()
        self._pile.setObjectName("quiet")
        self.discards = DiscardsView(discards)
        self.log = LogView(log)
        policy = self.log.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.log.setSizePolicy(policy)
        self._lay_out()

    def place_under_score(self, *, with_discards: bool) -> QRect:
        """Return the place of the log, or of the discard pile and the log together."""
        if layout := self.layout():
            layout.activate()
        top = (
            self._discards_word.y() - 4 if with_discards else self.discards.geometry().bottom() + 8
        )
        return QRect(0, top, self.width(), self.height() - top)

    def show_log(self, *, shown: bool) -> None:
        """Show the log, or leave its place to another widget."""
        self.log.setVisible(shown)
        self._log_word.setVisible(shown)

    def _lay_out(self) -> None:
        figures = QGridLayout()
        figures.setHorizontalSpacing(5)
        figures.setVerticalSpacing(0)
        figures.addWidget(self._pace_word, 0, 0)
        figures.addWidget(self.pace, 0, 1)
        figures.addWidget(self._efficiency_word, 1, 0)
        figures.addWidget(self._efficiency, 1, 1)
        figures.addWidget(self._future_word, 2, 0)
        figures.addWidget(self._future, 2, 1)
        top = QHBoxLayout()
        top.setSpacing(7)
        top.addWidget(self._score)
        top.addWidget(self._of)
        top.addStretch(1)
        top.addLayout(figures)
        heading = QHBoxLayout()
        heading.addWidget(self._discards_word)
        heading.addStretch(1)
        heading.addWidget(self._pile)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 10, 8, 6)
        layout.setSpacing(6)
        layout.addLayout(top)
        layout.addWidget(_rule())
        layout.addLayout(heading)
        layout.addWidget(self.discards)
        layout.addWidget(_rule())
        layout.addWidget(self._log_word)
        layout.addWidget(self.log, 1)

    def retranslate(self) -> None:
        self.refresh()

    def refresh(self) -> None:
        self._discards_word.setText(translate("SidePanel", "Discard pile"))
        self._log_word.setText(translate("SidePanel", "Log"))
        self.discards.setAccessibleName(self._discards_word.text())
        self.log.setAccessibleName(self._log_word.text())
        self._pile.setText(self._counts.cards(self._discards_model.pile_size()))
        self._pace_word.setText(translate("SidePanel", "Pace"))
        #: cards got for each clue given
        efficiency_word = translate("SidePanel", "Efficiency")
        if self.width() < text_px(_ROOMY):
            #: short for efficiency
            efficiency_word = translate("SidePanel", "Eff.")
        self._efficiency_word.setText(efficiency_word)
        #: how many cards each clue must still get: the efficiency that the rest of the game needs
        self._future_word.setText(translate("SidePanel", "Needed"))
        detail = self._table.detail
        for label in (self._pace_word, self.pace):
            label.setVisible(detail is not Detail.SIMPLE)
        for label in (
            self._efficiency_word,
            self._efficiency,
            self._future_word,
            self._future,
        ):
            label.setVisible(detail is Detail.EVERYTHING)
        numbers = self._table.numbers()
        if numbers is None:
            for figure in (self._score, self._of, self.pace, self._efficiency, self._future):
                figure.clear()
            return
        self._score.setText(str(numbers.score))
        of = translate("SidePanel", "of {most}\nbest {best}")
        if detail is Detail.SIMPLE:
            of = translate("SidePanel", "of {most}")
        self._of.setText(of.format(most=numbers.max_score, best=numbers.best))
        pace = numbers.pace
        self.pace.setText("–" if pace is None else signed(pace))
        for figure, value in (
            (self._efficiency, numbers.efficiency),
            (self._future, numbers.future_efficiency),
        ):
            figure.setText("–" if value is None else decimal(value, 2))
        self._explain()

    def _explain(self) -> None:
        score = translate("SidePanel", "The sum of the top values of all fireworks.")
        best = translate(
            "SidePanel", "The best score that is still possible with the cards not yet discarded."
        )
        pace = translate(
            "SidePanel",
            "How many more discards or strikes the table can afford before points are lost; in the"
            " last round, how many turns without a play.",
        )
        efficiency = translate(
            "SidePanel",
            "Cards played, and clued cards in hands, per clue. A strike counts as a clue, and so"
            " does a 5 played while all eight clues are available.",
        )
        future = translate(
            "SidePanel",
            "Future efficiency: cards still to get for the best possible score, per clue still"
            " to come. Clued cards count as got. Clues still to come: those left now, one for"
            " each discard that the pace allows, and one for each firework completed before the"
            " last round.",
        )
        for widgets, text in (
            ((self._score,), score),
            ((self._of,), "" if self._table.detail is Detail.SIMPLE else best),
            ((self.pace, self._pace_word), pace),
            ((self._efficiency, self._efficiency_word), efficiency),
            ((self._future, self._future_word), future),
        ):
            for widget in widgets:
                widget.setToolTip(tip_text(text))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 (Qt's name)
        super().resizeEvent(event)
        self.refresh()

    def sizeHint(self) -> QSize:  # noqa: N802 (Qt's name)
        """Return the preferred size; the layout sets the width and lets the height vary."""
        return QSize(272, 600)


def _rule() -> QFrame:
    rule = QFrame()
    rule.setObjectName("rule")
    return rule
