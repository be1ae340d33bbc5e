"""The statistics page as a picture, with tables at their full length."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QHeaderView, QTableView, QWidget

from hanabi_desktop.table.art.lettering import draw_words
from hanabi_desktop.table.art.text_size import text_px
from hanabi_desktop.ui.statistics.statistics_tables import figures_table
from hanabi_desktop.ui.widgets.theme import palette_in_use
from hanabi_desktop.wording.counts import Counts

_MARGIN, _GAP, _LINE_PX = 16, 12, 30
_MOST_ROWS = 60
"""The maximum number of table rows in a picture."""


def picture_of(rows: Sequence[Sequence[QWidget]], ground: QColor) -> QPixmap:
    """Return a picture of rows of widgets.

    Args:
        rows: rows of widgets side by side, which need not be visible.
        ground: the background colour.
    """
    drawn = [[_whole(widget) for widget in row] for row in rows if row]
    sizes = [[part.deviceIndependentSize().toSize() for part in row] for row in drawn]
    width = max(sum(size.width() + _GAP for size in row) - _GAP for row in sizes)
    heights = [max(size.height() for size in row) for row in sizes]
    ratio = drawn[0][0].devicePixelRatio()
    height = sum(heights) + _GAP * (len(heights) - 1)
    whole = QPixmap(round((width + 2 * _MARGIN) * ratio), round((height + 2 * _MARGIN) * ratio))
    whole.setDevicePixelRatio(ratio)
    whole.fill(ground)
    painter = QPainter(whole)
    y = _MARGIN
    for parts, row, row_height in zip(drawn, sizes, heights, strict=True):
        x = _MARGIN
        for part, size in zip(parts, row, strict=True):
            painter.drawPixmap(QPoint(x, y), part)
            x += size.width() + _GAP
        y += row_height + _GAP
    painter.end()
    return whole


def _whole(widget: QWidget) -> QPixmap:
    """Draw a widget; a table is drawn with all its rows."""
    if not isinstance(widget, QTableView):
        return widget.grab()
    copy = figures_table(widget.model(), widget.parentWidget())
    row_height = copy.verticalHeader().defaultSectionSize()
    header = copy.horizontalHeader()
    header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    for column in range(header.count()):
        copy.setColumnWidth(column, widget.columnWidth(column))
    copy.ensurePolished()
    frame = 2 * copy.frameWidth()
    rows = min(widget.model().rowCount(), _MOST_ROWS)
    columns = sum(map(copy.columnWidth, range(header.count())))
    copy.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    copy.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    copy.resize(columns + frame, header.sizeHint().height() + rows * row_height + frame)
    picture = copy.grab()
    copy.deleteLater()
    left = widget.model().rowCount() - rows
    return picture if left <= 0 else _with_line_below(picture, Counts().more_rows(left))


def _with_line_below(picture: QPixmap, text: str) -> QPixmap:
    """Return a picture with a line of text below it."""
    ratio, size = picture.devicePixelRatio(), picture.deviceIndependentSize()
    high = text_px(_LINE_PX)
    whole = QPixmap(round(size.width() * ratio), round((size.height() + high) * ratio))
    whole.setDevicePixelRatio(ratio)
    whole.fill(Qt.GlobalColor.transparent)
    painter = QPainter(whole)
    painter.drawPixmap(QPoint(0, 0), picture)
    line = QRectF(8, size.height(), size.width() - 8, high)
    draw_words(painter, line, text, palette_in_use().ink2, align=Qt.AlignmentFlag.AlignLeft)
    painter.end()
    return whole
