"""The parts of the curtain: the next player's lantern, and the recap of what has happened."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QWidget

from hanabi_desktop.library.metadata.badges import Badge
from hanabi_desktop.table.art.cloth import draw_big_lantern
from hanabi_desktop.table.art.emblems import draw_badge
from hanabi_desktop.table.art.palette import BACK_INK, GRID, faded
from hanabi_desktop.table.art.text_size import text_px
from hanabi_desktop.ui.widgets.sentences import Sentence
from hanabi_desktop.ui.widgets.theme import palette_in_use
from hanabi_desktop.wording.markup import BOLD, BOLD_END


class BadgeLantern(QWidget):
    """A lit lantern with the badge of the next player."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.badge: Badge | None = None

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802 (Qt's name)
        """Draw the lantern, then the badge on it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        draw_big_lantern(painter, box, palette_in_use())
        if self.badge is not None:
            side = 0.34 * box.height()
            badge = QRectF(0, 0, side, side)
            badge.moveCenter(box.center())
            draw_badge(painter, self.badge, badge)
        painter.end()


@dataclass(frozen=True, slots=True)
class RecapLine:
    """An event of the recap: the number of its turn, and its sentence as rich and as plain text."""

    number: str
    rich: str
    plain: str


class RecapLines(QFrame):
    """The recap: one line for each event since the player's turn, oldest first."""

    _WIDTH_PX, _SIDE_PX, _NUMBER_PX, _APART_PX = 560, 22, 34, 8

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._lines: Sequence[RecapLine] = ()
        self._title = ""

    def tell(self, title: str, lines: Sequence[RecapLine]) -> None:
        """Show these lines under a title; without lines the widget is hidden."""
        self._title, self._lines = title, lines
        self.setAccessibleName("\n".join((title, *(line.plain for line in lines))))
        self.setVisible(bool(lines))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 (Qt's name)
        """Return a fixed width and the height of the lines."""
        width = text_px(self._WIDTH_PX)
        lines = sum(s.height + self._APART_PX for s in self._sentences(width))
        return QSize(width, round(28 + text_px(20) + lines))

    def _sentences(self, width: float) -> list[Sentence]:
        room = width - 2 * self._SIDE_PX - text_px(self._NUMBER_PX)
        return [Sentence(line.rich, room, 14) for line in self._lines]

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802 (Qt's name)
        """Draw the background, the title and the lines."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plain = not palette_in_use().glow
        painter.setPen(QPen(BACK_INK, 2) if plain else faded(BACK_INK, 0.25))
        painter.setBrush(Qt.GlobalColor.black if plain else faded(GRID, 0.85))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 12, 12)
        y = 14.0
        title = Sentence(f"{BOLD}{self._title}{BOLD_END}", self.width() - 2 * self._SIDE_PX, 14)
        title.draw(painter, QPointF(self._SIDE_PX, y), BACK_INK)
        y += title.height + self._APART_PX
        sentences = self._sentences(self.width())
        for line, sentence in zip(self._lines, sentences, strict=True):
            number = Sentence(line.number, text_px(self._NUMBER_PX), 13)
            number.draw(painter, QPointF(self._SIDE_PX, y + 1), faded(BACK_INK, 0.7))
            at = QPointF(self._SIDE_PX + text_px(self._NUMBER_PX), y)
            sentence.draw(painter, at, BACK_INK)
            y += sentence.height + self._APART_PX
        painter.end()
