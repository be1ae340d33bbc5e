"""The list of games: its columns, how a row is drawn, and the view."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPointF,
    QRect,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from hanabi_desktop.library.metadata.summary import GameSummary, Mark, Order
from hanabi_desktop.table.appearance import faded, suit_colours, text_px
from hanabi_desktop.table.art.painting import draw_words
from hanabi_desktop.table.art.pictures import draw_picture, draw_portrait, draw_program_sign
from hanabi_desktop.table.art.suits import draw_symbol, has_many_inks
from hanabi_desktop.table.models.lists import AnyIndex
from hanabi_desktop.teammates.characters import CHARACTERS, ProgramName
from hanabi_desktop.ui.library.games_model import ORDERS, Column, GamesModel, suits_of
from hanabi_desktop.ui.widgets.theme import Adaptive, palette_in_use

_SIGNS = {Mark.HELPED: "signs/advice", Mark.REVIEWED: "signs/review"}
_FACE, _STACK, _SIGN, _CELL_PADDING = 25, 14, 22, 12
"""The spacing of faces, stacks and signs, and the padding on each side of a cell, in pixels.

The padding is the sum of the style sheet's and Qt's own."""
_LINE_BREAK = "\u2028"
"""The character at which item views break a line."""
_BREAKS = " · ", ", "
"""Where a text may be broken onto two lines: in place of a dot, or after a comma."""


def room_for(text: str, metrics: QFontMetrics) -> int:
    """Return the width of a text, in pixels, rounded up."""
    return metrics.horizontalAdvance(text) + 1


def in_two_lines(text: str, metrics: QFontMetrics) -> tuple[str, ...]:
    """Return a text broken so that the longer line is as short as possible; one line if it cannot break."""
    best: tuple[str, ...] = (text,)
    least = room_for(text, metrics)
    for sign in _BREAKS:
        parts = text.split(sign)
        for count in range(1, len(parts)):
            lines = (sign.join(parts[:count]) + sign.strip(" ·"), sign.join(parts[count:]))
            widest = max(room_for(line, metrics) for line in lines)
            if widest < least:
                best, least = lines, widest
    return best


def room_beside_words(game: GameSummary, column: int) -> int:
    """Return the width of a cell that is not available to its text, in pixels."""
    behind = text_px(_SIGN) * len(game.marks) if column == Column.GAME else 0
    return _room_before(game, column) + behind + 2 * _CELL_PADDING


class GameDelegate(QStyledItemDelegate):
    """Draws the star, the players, the heights of the fireworks, and signs for help and reviews."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: AnyIndex) -> None:  # noqa: N802 (Qt's name)
        super().initStyleOption(option, index)
        game = index.data(GamesModel.Role.GAME)
        if not isinstance(game, GameSummary):
            return
        before = _room_before(game, index.column())
        box: QRect = option.rect
        option.text = _fitted(
            option.text, box.width() - room_beside_words(game, index.column()), option.fontMetrics
        )
        if _LINE_BREAK in option.text:
            option.features |= QStyleOptionViewItem.ViewItemFeature.WrapText
        option.rect = box.adjusted(before, 0, 0, 0) if before else box

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
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


def _fitted(text: str, room: int, metrics: QFontMetrics) -> str:
    """Return a text on one line or two, each elided if it is still too long."""
    lines: tuple[str, ...] = (text,)
    if room_for(text, metrics) > room:
        lines = in_two_lines(text, metrics)
    cut = (metrics.elidedText(line, Qt.TextElideMode.ElideRight, max(0, room)) for line in lines)
    return _LINE_BREAK.join(cut)


def _room_before(game: GameSummary, column: int) -> int:
    """Return the width drawn before a cell's text, in pixels."""
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
    box = QRectF(0, 0, text_px(20), text_px(20))
    box.moveCenter(centre)
    draw_picture(painter, "signs/starred" if game.starred else "signs/unstarred", box, ink)


def _draw_faces(painter: QPainter, box: QRectF, game: GameSummary, ink: QColor) -> None:
    """Draw the players: a teammate's face, the sign of a program, a person's initial."""
    apart, side = text_px(_FACE), text_px(_FACE - 3)
    players = game.players or (None,) * len(game.names)
    for place, (name, player) in enumerate(zip(game.names, players, strict=False)):
        face = QRectF(box.left() + 6 + place * apart, box.center().y() - side / 2, side, side)
        known = next((character for character in CHARACTERS if character.name == name), None)
        if isinstance(player, ProgramName):
            draw_program_sign(painter, face)
            continue
        if player is not None and known is not None:
            draw_portrait(painter, known, face)
            continue
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(ink, 0.2))
        painter.drawEllipse(face)
        draw_words(painter, face, name[:1].upper(), ink, px=12, weight=700)


def _draw_stacks(painter: QPainter, box: QRectF, game: GameSummary, ink: QColor) -> None:
    """Draw the fireworks' heights as small stacks with their symbols."""
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
        draw_symbol(painter, suit, at, text_px(8), None if has_many_inks(suit) else ink)


def _draw_signs(painter: QPainter, box: QRectF, game: GameSummary, ink: QColor) -> None:
    side = text_px(_SIGN - 6)
    for place, mark in enumerate(reversed(game.marks), start=1):
        left = box.right() - place * text_px(_SIGN)
        sign = QRectF(left, box.center().y() - side / 2, side, side)
        draw_picture(painter, _SIGNS[mark], sign, ink)


_LEAST_NAMES_PX, _MOST_NAMES_PX = 160, 330
"""Bounds, in pixels, of the width that names get before other columns exceed their minimum width."""
_MOST_PX = 330
"""The greatest width of any column but that of the names, in pixels at the usual text size."""


class Needs:
    """The widths that columns need for the texts of games, on one line and on two.

    Attributes:
        columns: the columns with the width they need; the column of names gets the rest.
        measured: these columns and that of the names.
        full: the width that all texts need on one line, by column, in pixels.
        broken: the width that they need on two lines, by column, in pixels.
    """

    columns = (Column.SCORE, Column.RULES, Column.TURNS, Column.COST, Column.DATE)
    measured = (Column.GAME, *columns)

    def __init__(self) -> None:
        self.full = dict.fromkeys(self.measured, 0)
        self.broken = dict.fromkeys(self.measured, 0)
        self._seen: set[tuple[Column, str, int]] = set()

    def take(self, column: Column, text: str, beside: int, metrics: QFontMetrics) -> bool:
        """Add a cell's text; return whether its column now needs more width.

        ``beside`` is the width of whatever else is in the cell, in pixels.
        """
        if (column, text, beside) in self._seen:
            return False
        self._seen.add((column, text, beside))
        full = beside + room_for(text, metrics)
        if full <= self.broken[column]:
            return False  # it fits on one line even in the width needed for two
        broken = max(room_for(line, metrics) for line in in_two_lines(text, metrics))
        before = self.full[column], self.broken[column]
        self.full[column] = max(self.full[column], full)
        self.broken[column] = max(self.broken[column], beside + broken)
        return before != (self.full[column], self.broken[column])


def widths_within(room: int, needs: Needs, headings: Mapping[Column, int]) -> dict[Column, int]:
    """Return the width of each column, in pixels; columns that are left out are missing.

    If the names would have too little of ``room`` with all texts on one line, columns are reduced
    one after the other: less important ones are left out, and the texts of others are broken onto
    two lines. ``headings`` are the widths that the headings need.
    """
    most = text_px(_MOST_PX)
    least_names = min(
        text_px(_MOST_NAMES_PX), max(text_px(_LEAST_NAMES_PX), needs.broken[Column.GAME])
    )

    def width(column: Column, words: int) -> int:
        return min(most, max(words, headings[column]))

    widths = {column: width(column, needs.full[column]) for column in needs.columns}

    def leave_out(column: Column) -> None:
        widths.pop(column, None)

    def break_words(column: Column) -> None:
        widths[column] = width(column, needs.broken[column])

    for give_way, column in (
        (leave_out, Column.TURNS),
        (break_words, Column.RULES),
        (break_words, Column.SCORE),
        (leave_out, Column.COST),
        (break_words, Column.DATE),
    ):
        if room - sum(widths.values()) >= least_names:
            break
        give_way(column)
    return widths


_ROW_PX, _STAR_PX = 42, 44
_IN_SIGHT = 50


class GameTable(Adaptive, QTableView):
    """Shows the model's games; Enter opens, Delete deletes, F2 renames, Space stars.

    Signals:
        opening, deleting, renaming, starring: do this with the selected games.
    """

    opening = Signal()
    deleting = Signal()
    renaming = Signal()
    starring = Signal()

    def __init__(self, games: GamesModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("games")
        self._games = games
        self._delegate = GameDelegate(self)
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
        self._needs = Needs()
        self._measured: set[int] = set()
        self._is_sorting = self._fits_later = False
        columns.sortIndicatorChanged.connect(self._on_sorting)
        columns.viewport().installEventFilter(self)
        games.modelReset.connect(self._on_reset)
        games.dataChanged.connect(self._on_data_changed)
        self.verticalScrollBar().valueChanged.connect(self._measure)
        self._fit()

    def _on_sorting(self) -> None:
        self._is_sorting = True

    def _on_reset(self) -> None:
        # Keep the widths: the pointer is on a heading, which may be clicked again.
        if self._is_sorting:
            self._is_sorting = False
            self._measured.clear()
            self._measure()
        else:
            self._reset()

    def _reset(self) -> None:
        """Measure rows and columns again."""
        self._needs = Needs()
        self._measured.clear()
        self._fit()
        self._measure()

    def _on_data_changed(self, first: QModelIndex, last: QModelIndex) -> None:
        if last.row() - first.row() + 1 == self._games.rowCount():
            self._reset()  # all rows change when the language does
            return
        self._measured.difference_update(range(first.row(), last.row() + 1))
        self._measure()

    def _measure(self) -> None:
        metrics, foot = self.fontMetrics(), self.rowAt(self.viewport().height() - 1)
        last = foot if foot >= 0 else self._games.rowCount() - 1
        is_wider = False
        for row in range(max(0, self.rowAt(0)), last + 1):
            game = None if row in self._measured else self._games.game(row)
            if game is None:
                continue
            self._measured.add(row)
            for column in self._needs.measured:
                text = self._games.index(row, column).data()
                beside = room_beside_words(game, column)
                is_wider |= self._needs.take(column, text, beside, metrics)
        if is_wider and self.horizontalHeader().viewport().underMouse():
            self._fits_later = True
        elif is_wider:
            self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        """Widen columns only after the pointer has left the headings, so that none moves under it."""
        if event.type() is QEvent.Type.Leave and self._fits_later:
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        """Fit row heights and column widths to the texts."""
        self._fits_later = False
        self.verticalHeader().setDefaultSectionSize(text_px(_ROW_PX))
        header, star = self.horizontalHeader(), text_px(_STAR_PX)
        self.setColumnWidth(Column.STAR, star)
        headings = {
            column: header.sectionSizeFromContents(column).width() for column in self._needs.columns
        }
        widths = widths_within(self.viewport().width() - star, self._needs, headings)
        for column in self._needs.columns:
            self.setColumnHidden(column, column not in widths)
            if column in widths:
                self.setColumnWidth(column, widths[column])

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 (Qt's name)
        super().resizeEvent(event)
        self._fit()
        self._measure()

    def restyle(self) -> None:
        self._reset()

    @property
    def order(self) -> tuple[Order, bool]:
        """The sort order, and whether it is the reverse of the usual direction."""
        header = self.horizontalHeader()
        order = ORDERS.get(Column(header.sortIndicatorSection()), Order.DATE)
        falls = header.sortIndicatorOrder() is Qt.SortOrder.DescendingOrder
        return order, falls is not order.value[1]

    def chosen(self) -> tuple[range, ...]:
        """Return the selected rows, many of which may not have been fetched."""
        parts = self.selectionModel().selection().toList()
        return tuple(range(part.top(), part.bottom() + 1) for part in parts)

    def selected_games(self) -> list[GameSummary]:
        """Return the selected games that have been fetched; at most 50 per range of rows."""
        rows = (row for part in self.chosen() for row in part[:_IN_SIGHT])
        games = (self._games.game(row) for row in rows)
        return [game for game in games if game is not None]

    def chosen_ids(self) -> tuple[int, ...]:
        """Return the ids of the selected games; none if more than 50 are selected."""
        few = sum(map(len, self.chosen())) <= _IN_SIGHT
        return tuple(game.id for game in self.selected_games()) if few else ()

    def choose(self, rows: Sequence[int]) -> None:
        """Select these rows instead of the present ones, and go to the first of them."""
        flags = QItemSelectionModel.SelectionFlag
        chosen = self.selectionModel()
        for place, row in enumerate(rows):
            index = self._games.index(row, Column.GAME)
            if place == 0:
                # Not selectRow(): while Ctrl is still held after Ctrl+L, it would only toggle the
                # row.
                chosen.setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
            else:
                chosen.select(index, flags.Select | flags.Rows)

    def press(self, event: QKeyEvent) -> bool:
        """Handle a key of the list; return False if it is another key."""
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
        if not self.press(event):
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 (Qt's name)
        super().mousePressEvent(event)
        if self.indexAt(event.position().toPoint()).column() == Column.STAR:
            self.starring.emit()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802 (Qt's name)
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and index.column() != Column.STAR:
            self.opening.emit()
