"""The list of games as a table: a star before each, sorted by its headings."""

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from hanabi_desktop.game.cards import Suit
from hanabi_desktop.library.metadata.query import Order
from hanabi_desktop.library.metadata.summary import GameSummary, Mark
from hanabi_desktop.models.games import ORDERS, Column, GamesModel
from hanabi_desktop.table.art.palette import faded, suit_colours
from hanabi_desktop.table.art.portraits import draw_portrait
from hanabi_desktop.table.art.signs import draw_words
from hanabi_desktop.table.art.symbols import draw_symbol
from hanabi_desktop.table.art.text_size import text_px
from hanabi_desktop.teammates.characters import CHARACTERS
from hanabi_desktop.windows.library.game_words import suits_of
from hanabi_desktop.windows.widgets.icons import draw_advice_sign, draw_review_sign, star_path
from hanabi_desktop.windows.widgets.theme import is_theme_change, palette_in_use

_ROW_PX = 42
_IN_SIGHT = 50
_WIDTHS = {
    Column.STAR: 44,
    Column.SCORE: 240,
    Column.RULES: 184,
    Column.TURNS: 84,
    Column.COST: 104,
    Column.DATE: 156,
}

_LEAST_NAMES_PX = 220
_SIGNS = {Mark.HELPED: draw_advice_sign, Mark.REVIEWED: draw_review_sign}
_FACE, _STACK, _SIGN, _CELL_PADDING = 25, 14, 22, 8
"""How far faces, stacks and signs stand apart, and what is free at a cell's sides, in pixels."""
_DISPENSABLE = (Column.TURNS, Column.COST)
"""What is left out, in this order, where names have no room."""


class _Delegate(QStyledItemDelegate):
    """Draws the star, who played, how high the fireworks were, and signs for what was done."""

    def initStyleOption(  # noqa: N802 (Qt's name)
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Leave room for what is drawn before a cell's words, and behind them."""
        super().initStyleOption(option, index)
        game = index.data(GamesModel.Role.GAME)
        if not isinstance(game, GameSummary):
            return
        before, behind = _room_before(game, index.column()), 0
        if index.column() == Column.GAME:
            behind = text_px(_SIGN) * len(game.marks)
        box: QRect = option.rect
        words = box.width() - before - behind - 2 * _CELL_PADDING
        option.text = option.fontMetrics.elidedText(
            option.text, Qt.TextElideMode.ElideRight, max(0, words)
        )
        option.rect = box.adjusted(before, 0, 0, 0) if before else box

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw a cell."""
        box: QRect = option.rect
        state: QStyle.StateFlag = option.state
        selected = bool(state & QStyle.StateFlag.State_Selected)
        game = index.data(GamesModel.Role.GAME)
        if selected and isinstance(game, GameSummary) and _room_before(game, index.column()):
            painter.fillRect(box, option.palette.highlight())
        super().paint(painter, option, index)
        if not isinstance(game, GameSummary):
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = palette_in_use()
        ink = palette.on_highlight if selected else palette.ink2
        match index.column():
            case Column.STAR:
                _draw_star(painter, QRectF(box).center(), game, ink, selected=selected)
            case Column.GAME:
                _draw_faces(painter, QRectF(box), game, ink)
                _draw_signs(painter, QRectF(box), game, ink)
            case Column.SCORE:
                _draw_stacks(painter, QRectF(box), game, ink)
        painter.restore()


def _room_before(game: GameSummary, column: int) -> int:
    """How much of a cell is for what is drawn before its words, in pixels."""
    if column == Column.GAME:
        return text_px(len(game.names) * _FACE + 8)
    if column == Column.SCORE:
        return text_px(len(game.fireworks) * _STACK + 8) if game.fireworks else 0
    return 0


def _draw_star(
    painter: QPainter, centre: QPointF, game: GameSummary, ink: QColor, *, selected: bool
) -> None:
    if not selected:
        palette = palette_in_use()
        ink = palette.accent if game.starred else faded(palette.ink3, 0.7)
    painter.setPen(ink)
    painter.setBrush(ink if game.starred else Qt.BrushStyle.NoBrush)
    painter.drawPath(star_path(centre, text_px(8)))


def _draw_faces(painter: QPainter, box: QRectF, game: GameSummary, ink: QColor) -> None:
    """Those who played, seat by seat: a teammate's face, a person's initial."""
    apart, side = text_px(_FACE), text_px(_FACE - 3)
    levels = game.levels or (None,) * len(game.names)
    for place, (name, level) in enumerate(zip(game.names, levels, strict=False)):
        face = QRectF(box.left() + 6 + place * apart, box.center().y() - side / 2, side, side)
        known = next((one for one in CHARACTERS if one.name == name), None)
        if level is not None and known is not None:
            draw_portrait(painter, known, face)
            continue
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(ink, 0.2))
        painter.drawEllipse(face)
        draw_words(painter, face, name[:1].upper(), ink, px=12, weight=700)


def _draw_stacks(painter: QPainter, box: QRectF, game: GameSummary, ink: QColor) -> None:
    """How high the fireworks were: a small stack a suit, with its symbol under it."""
    apart, wide, step = text_px(_STACK), text_px(_STACK - 4), text_px(15) / 5
    foot = box.center().y() + text_px(6)
    for place, (suit, height) in enumerate(zip(suits_of(game), game.fireworks, strict=False)):
        left = box.left() + 8 + place * apart
        painter.setPen(QPen(faded(ink, 0.55), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(left, foot - 5 * step, wide, 5 * step), 1.5, 1.5)
        if height:
            painter.setBrush(suit_colours(suit).field)
            painter.drawRoundedRect(
                QRectF(left, foot - height * step, wide, height * step), 1.5, 1.5
            )
        at = QPointF(left + wide / 2, foot + text_px(6))
        draw_symbol(painter, suit, at, text_px(8), None if suit is Suit.MULTICOLOUR else ink)


def _draw_signs(painter: QPainter, box: QRectF, game: GameSummary, ink: QColor) -> None:
    side = text_px(_SIGN - 6)
    for place, mark in enumerate(reversed(game.marks), start=1):
        painter.save()
        painter.translate(box.right() - place * text_px(_SIGN), box.center().y() - side / 2)
        painter.scale(side / 20, side / 20)
        pen = QPen(ink, 2)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        _SIGNS[mark](painter)
        painter.restore()


class GameTable(QTableView):
    """Shows the model's games; Enter opens, Delete deletes, F2 renames, Space marks with a star.

    Signals:
        opening, deleting, renaming, starring: this is to be done with the games chosen.
    """

    opening = Signal()
    deleting = Signal()
    renaming = Signal()
    starring = Signal()

    def __init__(self, games: GamesModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("games")
        self._games = games
        self._delegate = _Delegate(self)
        self.setItemDelegate(self._delegate)
        self.setModel(games)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setAlternatingRowColors(True)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        rows, columns = self.verticalHeader(), self.horizontalHeader()
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        columns.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        columns.setSectionResizeMode(Column.GAME, QHeaderView.ResizeMode.Stretch)
        columns.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        columns.setHighlightSections(False)
        columns.setSortIndicatorShown(True)
        columns.setSortIndicator(Column.DATE, Qt.SortOrder.DescendingOrder)
        columns.setSectionsClickable(True)
        self._fit()

    def _fit(self) -> None:
        """Rows and columns as large as their words; what names need most gives way to them."""
        self.verticalHeader().setDefaultSectionSize(text_px(_ROW_PX))
        room = self.viewport().width() - text_px(_LEAST_NAMES_PX)
        for column, width in _WIDTHS.items():
            self.setColumnWidth(column, text_px(width))
            room -= text_px(width)
        for column in _DISPENSABLE:
            self.setColumnHidden(column, room < 0)
            room += text_px(_WIDTHS[column]) if room < 0 else 0

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 (Qt's name)
        """Share the room out anew."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 (Qt's name)
        """Words may be of another size now."""
        super().changeEvent(event)
        if is_theme_change(event):
            self._fit()

    @property
    def order(self) -> tuple[Order, bool]:
        """What the list is to be sorted by, and whether the other way round than usual."""
        header = self.horizontalHeader()
        order = ORDERS.get(Column(header.sortIndicatorSection()), Order.DATE)
        falls = header.sortIndicatorOrder() is Qt.SortOrder.DescendingOrder
        return order, falls is not order.value[1]

    def chosen(self) -> tuple[range, ...]:
        """The rows chosen; many of them may not have been fetched."""
        parts = self.selectionModel().selection().toList()
        return tuple(range(part.top(), part.bottom() + 1) for part in parts)

    def chosen_in_sight(self) -> list[GameSummary]:
        """The games chosen, as far as they have been fetched; no more than a few."""
        rows = (row for part in self.chosen() for row in part[:_IN_SIGHT])
        games = (self._games.game(row) for row in rows)
        return [game for game in games if game is not None]

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key is for; False when it is not one of the list's own."""
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.opening.emit()
            case Qt.Key.Key_Delete | Qt.Key.Key_Backspace:
                self.deleting.emit()
            case Qt.Key.Key_F2:
                self.renaming.emit()
            case Qt.Key.Key_Space:
                self.starring.emit()
            case _:
                return False
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 (Qt's name)
        """The list's own keys first."""
        if not self.press(event):
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 (Qt's name)
        """A press on a star is for the star."""
        super().mousePressEvent(event)
        if self.indexAt(event.position().toPoint()).column() == Column.STAR:
            self.starring.emit()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802 (Qt's name)
        """Twice anywhere else opens the game."""
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and index.column() != Column.STAR:
            self.opening.emit()
