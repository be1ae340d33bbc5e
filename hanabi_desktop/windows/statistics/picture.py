"""The statistics page as a picture, with tables at their full length."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QHeaderView, QTableView, QWidget

from hanabi_desktop.windows.statistics.statistics_tables import figures_table

_MARGIN, _GAP = 16, 12
_MOST_ROWS = 900
"""The most rows of a table in a picture: a pixmap is at most 32,767 pixels high."""


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
    copy.resize(columns + frame, header.sizeHint().height() + rows * row_height + frame)
    picture = copy.grab()
    copy.deleteLater()
    return picture
