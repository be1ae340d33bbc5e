"""What stands on the path of lessons: lanterns with their lessons, runs of puzzles, games and signs."""

from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QWidget

from hanabi_desktop.learning.path import Light, Run
from hanabi_desktop.learning.puzzle_order import RUN
from hanabi_desktop.table.art.lettering import LEAST_PX, body_font, draw_words
from hanabi_desktop.table.art.palette import Palette, faded
from hanabi_desktop.table.art.path_art import (
    draw_flames,
    draw_path_lantern,
    draw_run_dots,
    run_dots_width,
)
from hanabi_desktop.table.art.text_size import text_px
from hanabi_desktop.ui.shell.menu_row import MenuRow
from hanabi_desktop.ui.widgets.theme import palette_in_use

_WRAPPED = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
_LEFT = Qt.AlignmentFlag.AlignLeft
_DOT_PX, _CORNER = 10, 9
_BESIDE_PX = 7
"""The space beside the words of a plate, in pixels."""
_SIGN_OF_GAME_PX = 66
"""The space that the sign of a game and the margins take beside its words, in pixels."""
_SIGN_PX = 14
"""The space beside the words of a sign, in pixels."""
SIGN_HIGH_PX, LESSON_HIGH_PX, RUN_HIGH_PX, GAME_HIGH_PX = 46, 60, 44, 46
"""The heights of signs and plates in pixels, at the usual text size."""
GAP_PX = 5
"""The space between the edge of a button and the plate it draws, left and right, in pixels."""


def draw_plate(
    painter: QPainter,
    box: QRectF,
    ground: QColor,
    *,
    over: bool,
    focused: bool,
    lit: bool = False,
) -> None:
    """Draw the ground of a text on the water; ``lit`` marks the lesson to take next."""
    palette = palette_in_use()
    edge, width = (palette.accent, 2.0) if lit else (palette.accent if over else palette.line, 1.0)
    if focused:
        edge, width = QColor("white") if palette.dark else palette.ink, 3.0
    inset = width / 2
    painter.setPen(QPen(edge, width))
    painter.setBrush(palette.raised if over or lit else ground)
    painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), _CORNER, _CORNER)


def draw_wrapped(
    painter: QPainter, box: QRectF, text: str, colour: QColor, px: int, weight: int
) -> None:
    """Draw a text on as many lines as the box has room for; the font shrinks if it must."""
    for size in range(text_px(px), LEAST_PX - 1, -1):
        font = body_font(size, weight)
        needed = QFontMetricsF(font).boundingRect(box, _WRAPPED, text)
        if needed.width() <= box.width() and needed.height() <= box.height():
            break
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(box, _WRAPPED, text)


def _width(text: str, weight: int, px: int = LEAST_PX) -> float:
    return QFontMetricsF(body_font(px, weight)).horizontalAdvance(text)


class _PathButton(QPushButton):
    """A button that draws itself; Enter presses it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoDefault(True)  # so that Enter presses it
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @property
    def _is_over(self) -> bool:
        return self.underMouse() and self.isEnabled()


class LessonLantern(_PathButton):
    """A lantern above the title and the state of its lesson."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state = ""
        self._light = Light.UNLIT
        self._r = self._centre = self._foot = self._plate = 0.0

    @property
    def light(self) -> Light:
        return self._light

    def say(self, title: str, state: str, light: Light) -> None:
        """Set the title of the lesson, its progress in a word or two, and the lantern's light."""
        self._state, self._light = state, light
        self.setText(title)
        self.setAccessibleName(f"{title}, {state}" if state else title)
        self.update()

    def measure(self, r: float, centre: float, foot: float, plate: float) -> None:
        """Set the radius of the lantern and, from the top, its centre, its foot and the plate."""
        self._r, self._centre, self._foot, self._plate = r, centre, foot, plate
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 (Qt's name)
        """Return the least size at which no word is cut off."""
        words = max(_width(word, 700) for word in f"{self.text()} ".split(" "))
        return QSize(ceil(max(words, _width(self._state, 600))) + 2 * (GAP_PX + _BESIDE_PX), 0)

    @property
    def plate(self) -> QRectF:
        """The ground of the title."""
        return QRectF(self.rect()).adjusted(GAP_PX, self._plate, -GAP_PX, 0)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802 (Qt's name)
        palette, middle, is_next = palette_in_use(), self.width() / 2, self._light is Light.NEXT
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_path_lantern(painter, QPointF(middle, self._centre), self._r, self._light, palette)
        if self._light is Light.FLAWLESS:
            draw_flames(painter, QPointF(middle, self._foot), self._r, palette)
        plate = self.plate
        over, focused = self._is_over, self.hasFocus()
        draw_plate(painter, plate, palette.panel, over=over, focused=focused, lit=is_next)
        words = plate.adjusted(_BESIDE_PX, 4, -_BESIDE_PX, -4)
        if self._state:
            line = QRectF(words.left(), words.bottom() - text_px(16), words.width(), text_px(16))
            ink = palette.accent if is_next else palette.ink2
            draw_words(painter, line, self._state, ink, px=12, weight=600 if is_next else 500)
            words.setBottom(line.top())
        draw_wrapped(painter, words, self.text(), palette.ink, 14, 700 if is_next else 600)
        painter.end()


class RunPlate(_PathButton):
    """A run of puzzles: its name, and a dot for each of its puzzles.

    It stands on the path, or ``among_buttons`` of the usual kind.
    """

    def __init__(self, parent: QWidget | None = None, *, among_buttons: bool = False) -> None:
        super().__init__(parent)
        self._line = ""
        self._among_buttons = among_buttons
        self.run: Run | None = None
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def say(self, title: str, line: str, whole: str, run: Run) -> None:
        """Set the run with its title, the words beside the dots, and all of it for a screen reader."""
        self._line, self.run = line, run
        self.setText(title)
        self.setAccessibleName(whole)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 (Qt's name)
        """Return the least size at which nothing is cut off."""
        dots = run_dots_width(RUN, text_px(_DOT_PX)) + text_px(_DOT_PX)
        beside = dots + _width(self._line, 500) if self._line else dots
        gap = 0 if self._among_buttons else GAP_PX
        return QSize(ceil(max(_width(self.text(), 600), beside)) + 2 * (gap + _BESIDE_PX), 0)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802 (Qt's name)
        palette, run = palette_in_use(), self.run
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        gap, ground = (0, palette.button) if self._among_buttons else (GAP_PX, palette.panel)
        plate = QRectF(self.rect()).adjusted(gap, 0, -gap, 0)
        draw_plate(painter, plate, ground, over=self._is_over, focused=self.hasFocus())
        words = plate.adjusted(_BESIDE_PX, 3, -_BESIDE_PX, -3)
        middle = words.top() + 0.54 * words.height()
        title = QRectF(words.left(), words.top(), words.width(), middle - words.top())
        draw_words(painter, title, self.text(), palette.ink, px=13, weight=600)
        if run is not None:
            self._draw_dots(painter, words, middle, run, palette)
        painter.end()

    def _draw_dots(
        self, painter: QPainter, words: QRectF, middle: float, run: Run, palette: Palette
    ) -> None:
        """Draw the dots, and the words beside them, in the lower half."""
        side = float(text_px(_DOT_PX))
        dots = run_dots_width(len(run.solved), side)
        wide = QFontMetricsF(body_font(text_px(12), 500)).horizontalAdvance(self._line) + 1
        gap = text_px(8) if self._line else 0
        wide = min(wide, words.width() - dots - gap) if self._line else 0
        left = words.center().x() - (dots + gap + wide) / 2
        centre = (middle + words.bottom()) / 2
        at = QPointF(left, centre)
        draw_run_dots(painter, at, run.solved, side, (palette.accent, palette.ink3))
        if self._line:
            line = QRectF(left + dots + gap, middle, wide, words.bottom() - middle)
            draw_words(painter, line, self._line, palette.ink2, px=12, align=_LEFT)


class GameRow(MenuRow):
    """The game at the end of a pier."""

    def sizeHint(self) -> QSize:  # noqa: N802 (Qt's name)
        """Return the least size at which nothing is cut off."""
        words = max(_width(self.text(), 700), _width(self.accessibleDescription(), 500))
        return QSize(ceil(words) + _SIGN_OF_GAME_PX, text_px(GAME_HIGH_PX))


class PierSign(QLabel):
    """The name of a pier, and what its lessons bring."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = self._gain = ""

    def say(self, name: str, gain: str) -> None:
        self._name, self._gain = name, gain
        self.setText(f"{name}: {gain}")

    def sizeHint(self) -> QSize:  # noqa: N802 (Qt's name)
        """Return the least size at which nothing is cut off."""
        words = max(_width(self._name, 700), _width(self._gain, 500))
        return QSize(ceil(words) + 2 * _SIGN_PX, text_px(SIGN_HIGH_PX))

    def fit(self, room: int) -> None:
        """Take the size that the words need, in a room of this width."""
        wide = max(_width(self._name, 700, text_px(16)), _width(self._gain, 500, text_px(13)))
        self.resize(min(room, ceil(wide) + 2 * _SIGN_PX + 2), text_px(SIGN_HIGH_PX))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802 (Qt's name)
        palette = palette_in_use()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plate = QRectF(self.rect())
        painter.setPen(QPen(palette.line, 1))
        painter.setBrush(faded(palette.panel, 0.85))
        painter.drawRoundedRect(plate.adjusted(0.5, 0.5, -0.5, -0.5), _CORNER, _CORNER)
        words = plate.adjusted(_SIGN_PX, 4, -_SIGN_PX, -4)
        middle = words.top() + 0.54 * words.height()
        name = QRectF(words.left(), words.top(), words.width(), middle - words.top())
        gain = QRectF(words.left(), middle, words.width(), words.bottom() - middle)
        draw_words(painter, name, self._name, palette.accent, px=16, weight=700, align=_LEFT)
        draw_words(painter, gain, self._gain, palette.ink, px=13, align=_LEFT)
        painter.end()
