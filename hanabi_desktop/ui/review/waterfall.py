"""A waterfall chart: from the average of all deals to the points of this game."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from hanabi_desktop.review.findings import Ledger
from hanabi_desktop.table.art.lettering import draw_words
from hanabi_desktop.table.art.palette import faded
from hanabi_desktop.table.art.text_size import text_px
from hanabi_desktop.ui.widgets.theme import palette_in_use
from hanabi_desktop.wording.review import plain_points, points

_ROW, _LABEL, _FIGURE = 24, 0.5, 40
_LEAST_SPAN = 4.0


class Waterfall(QWidget):
    """Bars that each begin where the one above ends; the table below shows the same data."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ledger: Ledger | None = None
        self._names: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_ledger(self, ledger: Ledger, names: tuple[str, ...], title: str) -> None:
        """Show a ledger; ``names`` are the names of its six rows."""
        self._ledger, self._names = ledger, names
        self.setAccessibleName(title)
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 (Qt's name)
        """Return a usual width and the height of the rows."""
        return QSize(220, 6 * text_px(_ROW) + 8)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802 (Qt's name)
        """Draw names, bars and figures, row by row."""
        ledger = self._ledger
        if ledger is None:
            return
        steps = (ledger.deal, ledger.draw, ledger.hidden, ledger.decision)
        levels = [ledger.par]
        for step in steps:
            levels.append(levels[-1] + step)
        low, high = min(levels), max(levels)
        spare = max(0.6, (_LEAST_SPAN - (high - low)) / 2)
        low, high = low - spare, high + spare
        label = _LABEL * self.width()
        wide = text_px(_FIGURE)
        room = self.width() - label - wide - 8

        def x(level: float) -> float:
            return label + room * (level - low) / (high - low)

        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, row = palette_in_use(), text_px(_ROW)
        rows: list[tuple[float, float, str]] = [(low, levels[0], plain_points(ledger.par))]
        rows += [
            (levels[place], levels[place + 1], points(step)) for place, step in enumerate(steps)
        ]
        rows.append((low, ledger.final, plain_points(ledger.final)))
        for place, (begin, end, figure) in enumerate(rows):
            top = 4.0 + place * row
            whole = place in (0, len(rows) - 1)
            colour = palette.highlight if whole else palette.good if end >= begin else palette.ember
            left, right = sorted((x(begin), x(end)))
            bar = QRectF(left, top + 4, max(2.0, right - left), row - 8)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            painter.drawRoundedRect(bar, 2, 2)
            if not whole and right - left > 9:
                self._draw_way(painter, bar, rises=end >= begin)
            if place + 1 < len(rows):
                painter.setPen(QPen(faded(palette.ink3, 0.7), 1, Qt.PenStyle.DotLine))
                painter.drawLine(QPointF(x(end), top + row - 4), QPointF(x(end), top + row + 4))
            align = Qt.AlignmentFlag.AlignLeft
            name = QRectF(0, top, label - 6, row)
            weight = 600 if whole else 500
            draw_words(
                painter, name, self._names[place], palette.ink, px=13, weight=weight, align=align
            )
            amount = QRectF(self.width() - wide, top, wide, row)
            right_side = Qt.AlignmentFlag.AlignRight
            draw_words(painter, amount, figure, palette.ink, px=13, weight=700, align=right_side)
        painter.end()

    @staticmethod
    def _draw_way(painter: QPainter, bar: QRectF, *, rises: bool) -> None:
        """Draw an arrowhead that shows a bar's direction without colour."""
        tip = bar.right() - 2 if rises else bar.left() + 2
        back = tip - 5 if rises else tip + 5
        painter.setBrush(palette_in_use().panel)
        middle = bar.center().y()
        painter.drawPolygon(
            [QPointF(tip, middle), QPointF(back, middle - 4), QPointF(back, middle + 4)]
        )
