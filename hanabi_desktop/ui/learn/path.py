"""The path of lessons: piers side by side along a shore, which scroll over a resting landscape.

On the piers stand lanterns with their lessons, runs of puzzles, games and signs.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate
from math import ceil

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QScrollArea, QSizePolicy, QWidget

from hanabi_desktop.learning.lessons import Chapter, Lesson
from hanabi_desktop.learning.path import Light, Run
from hanabi_desktop.learning.puzzle_order import RUN
from hanabi_desktop.table.appearance import Palette, faded, text_px
from hanabi_desktop.table.art.painting import LEAST_PX, body_font, draw_words
from hanabi_desktop.table.art.path_art import (
    DECK,
    HANGS,
    POST,
    draw_boat,
    draw_flames,
    draw_path_lantern,
    draw_pier,
    draw_reflection,
    draw_run_dots,
    run_dots_width,
)
from hanabi_desktop.ui.widgets.landscape import MenuRow, cards_sign
from hanabi_desktop.ui.widgets.theme import draws_focus, palette_in_use

translate = QCoreApplication.translate


_WRAPPED = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
_LEFT = Qt.AlignmentFlag.AlignLeft
_DOT_PX, _CORNER = 10, 9
_BESIDE_PX = 7
"""The space beside the words of a plate, in pixels."""
_SIGN_OF_GAME_PX = 66
"""The space that the sign of a game and the margins take beside its words, in pixels."""
_SIGN_PX = 14
"""The space beside the words of a sign, in pixels."""
_SIGN_HIGH_PX, _LESSON_HIGH_PX, _RUN_HIGH_PX, _GAME_HIGH_PX = 46, 60, 44, 46
"""The heights of signs and plates in pixels, at the usual text size."""
_AROUND_PLATE_PX = 5
"""The space between the edge of a button and the plate it draws, left and right, in pixels."""


def _draw_plate(
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


def _draw_wrapped(
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
        return QSize(
            ceil(max(words, _width(self._state, 600))) + 2 * (_AROUND_PLATE_PX + _BESIDE_PX), 0
        )

    @property
    def plate(self) -> QRectF:
        """The ground of the title."""
        return QRectF(self.rect()).adjusted(_AROUND_PLATE_PX, self._plate, -_AROUND_PLATE_PX, 0)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802 (Qt's name)
        palette, middle, is_next = palette_in_use(), self.width() / 2, self._light is Light.NEXT
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_path_lantern(painter, QPointF(middle, self._centre), self._r, self._light, palette)
        if self._light is Light.FLAWLESS:
            draw_flames(painter, QPointF(middle, self._foot), self._r, palette)
        plate = self.plate
        over, focused = self._is_over, draws_focus(self)
        _draw_plate(painter, plate, palette.panel, over=over, focused=focused, lit=is_next)
        words = plate.adjusted(_BESIDE_PX, 4, -_BESIDE_PX, -4)
        if self._state:
            line = QRectF(words.left(), words.bottom() - text_px(16), words.width(), text_px(16))
            ink = palette.accent if is_next else palette.ink2
            draw_words(painter, line, self._state, ink, px=12, weight=600 if is_next else 500)
            words.setBottom(line.top())
        _draw_wrapped(painter, words, self.text(), palette.ink, 14, 700 if is_next else 600)
        painter.end()


def legend_of_runs() -> str:
    """Return what the signs of a run's puzzles mean."""
    return translate(
        "Learning",
        "● solved\n⊗ answer shown\n○ not tried yet\nA puzzle that you have met elsewhere counts as"
        " well.",
    )


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
        self.setToolTip(legend_of_runs())
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 (Qt's name)
        """Return the least size at which nothing is cut off."""
        dots = run_dots_width(RUN, text_px(_DOT_PX)) + text_px(_DOT_PX)
        beside = dots + _width(self._line, 500) if self._line else dots
        gap = 0 if self._among_buttons else _AROUND_PLATE_PX
        return QSize(ceil(max(_width(self.text(), 600), beside)) + 2 * (gap + _BESIDE_PX), 0)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802 (Qt's name)
        palette, run = palette_in_use(), self.run
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        gap, ground = (
            (0, palette.button) if self._among_buttons else (_AROUND_PLATE_PX, palette.panel)
        )
        plate = QRectF(self.rect()).adjusted(gap, 0, -gap, 0)
        _draw_plate(painter, plate, ground, over=self._is_over, focused=draws_focus(self))
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
        return QSize(ceil(words) + _SIGN_OF_GAME_PX, text_px(_GAME_HIGH_PX))


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
        return QSize(ceil(words) + 2 * _SIGN_PX, text_px(_SIGN_HIGH_PX))

    def fit(self, room: int) -> None:
        """Take the size that the words need, in a room of this width."""
        wide = max(_width(self._name, 700, text_px(16)), _width(self._gain, 500, text_px(13)))
        self.resize(min(room, ceil(wide) + 2 * _SIGN_PX + 2), text_px(_SIGN_HIGH_PX))
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


_QUIET_FOCUS = (Qt.FocusReason.MouseFocusReason, Qt.FocusReason.ActiveWindowFocusReason)
"""Reasons for which a button gets the focus where it already stands in view."""
AHEAD = 5
"""So many lessons from the next one on can be seen at once, in windows 1024 pixels wide or more."""
_COLUMN_PX, _BETWEEN_PX, _SIDE_PX = 172, 36, 20
"""The widths of a lesson, of the water between piers, and of the margins, in pixels."""
_LEAST_COLUMN_PX = 168
"""The width of a lesson in which the longest words stand at the smallest text size, in pixels."""
_BETWEEN_BANDS_PX, _FOOT_PX = 9, 10


@dataclass(frozen=True, slots=True)
class Bands:
    """The heights at which everything stands, in pixels from the top of the shore.

    Attributes:
        r: the radius of a lantern.
        sign, posts, deck, water, lesson, run, game: the upper edges.
        end: the lower edge.
    """

    r: float
    sign: int
    posts: int
    deck: int
    water: int
    lesson: int
    run: int
    game: int
    end: int


def _bands_in(height: int) -> Bands:
    """Return the bands of a shore of this height; they may need more, and it scrolls then."""
    sign, lesson, run, game = map(
        text_px, (_SIGN_HIGH_PX, _LESSON_HIGH_PX, _RUN_HIGH_PX, _GAME_HIGH_PX)
    )
    words = sign + lesson + run + game + 4 * _BETWEEN_BANDS_PX + _FOOT_PX
    lane = 2.2
    r = min(34.0, max(12.0, (height - words) / (POST + DECK + lane + 1.5)))
    r = min(r, max(15.0, 0.036 * height))
    lanterns, deck, water = round(POST * r), round(DECK * r), round(lane * r)
    spare = max(0, height - words - lanterns - deck - water)
    top = round(0.4 * spare)
    gaps = (
        sign + _BETWEEN_BANDS_PX,
        lanterns,
        deck,
        water,
        lesson + _BETWEEN_BANDS_PX,
        run + _BETWEEN_BANDS_PX,
        game + _FOOT_PX,
    )
    return Bands(r, *accumulate(gaps, initial=top))


class Pier:
    """The widgets of a chapter: its sign, its lessons, the runs of puzzles below them, and a game."""

    def __init__(self, chapter: Chapter, practised: tuple[Lesson, ...], shore: "Shore") -> None:
        self.chapter = chapter
        self.sign = PierSign(shore)
        self.lessons = {lesson: LessonLantern(shore) for lesson in chapter.lessons}
        self.runs = {lesson: RunPlate(shore) for lesson in chapter.lessons if lesson in practised}
        self.game = GameRow(cards_sign, shore)
        self.left = self.column = 0

    @property
    def right(self) -> int:
        return self.left + self.column * len(self.lessons)

    def stand(self, left: int, column: int, bands: Bands) -> None:
        """Place everything, with lessons of this width from ``left`` on."""
        self.left, self.column = left, column
        self.sign.fit(self.right - left - 2 * _AROUND_PLATE_PX)
        glow = round(1.2 * bands.r)  # above the lanterns
        for place, (lesson, lantern) in enumerate(self.lessons.items()):
            x, end = left + place * column, bands.run - _BETWEEN_BANDS_PX
            top = bands.posts - glow
            lantern.setGeometry(x, top, column, end - top)
            lantern.measure(
                bands.r, glow + HANGS * bands.r, float(bands.deck - top), float(bands.lesson - top)
            )
            if lesson in self.runs:
                self.runs[lesson].setGeometry(x, bands.run, column, text_px(_RUN_HIGH_PX))
        wide = min(len(self.lessons), 2) * column - 2 * _AROUND_PLATE_PX
        self.game.setFixedSize(wide, text_px(_GAME_HIGH_PX))
        self.game.move(self.right - _AROUND_PLATE_PX - wide, bands.game)

    def show_sign(self, view: int, bands: Bands) -> None:
        """Keep the sign on the pier and, as far as possible, right of the view's left edge."""
        least, most = (
            self.left + _AROUND_PLATE_PX,
            self.right - _AROUND_PLATE_PX - self.sign.width(),
        )
        self.sign.move(max(least, min(most, view + _SIDE_PX)), bands.sign)

    def draw(self, painter: QPainter, bands: Bands) -> None:
        """Draw the pier, the light on the water, and the boat at the lesson to take next."""
        palette, r = palette_in_use(), bands.r
        deck = QRectF(self.left, bands.deck, self.right - self.left, bands.water - bands.deck)
        posts = [float(self.left + 4 + place * self.column) for place in range(len(self.lessons))]
        draw_pier(painter, deck, [*posts, self.right - 4.0], r, palette)
        for place, (lesson, lantern) in enumerate(self.lessons.items()):
            middle = self.left + (place + 0.5) * self.column
            lane = bands.lesson - bands.water
            if lantern.light is not Light.UNLIT:
                draw_reflection(painter, QPointF(middle, bands.water), r, lane, palette)
            if lantern.light is Light.NEXT:
                draw_boat(painter, QPointF(middle, bands.water + 0.68 * lane), r, palette)
            if lesson in self.runs:
                painter.setPen(QPen(palette.ink3, 1.5))
                for x in (middle - 0.22 * self.column, middle + 0.22 * self.column):
                    foot = bands.run - _BETWEEN_BANDS_PX
                    painter.drawLine(QPointF(x, foot), QPointF(x, bands.run))


class Shore(QWidget):
    """All piers from left to right; the widgets are created in the order in which they are read."""

    def __init__(self, practised: tuple[Lesson, ...], view: "ShoreView") -> None:
        super().__init__(view)
        self._view = view
        self.bands = _bands_in(0)
        self.piers = tuple(Pier(chapter, practised, self) for chapter in Chapter)
        self.lessons = {
            lesson: lantern for pier in self.piers for lesson, lantern in pier.lessons.items()
        }
        self.runs = {lesson: plate for pier in self.piers for lesson, plate in pier.runs.items()}
        self._ways: dict[tuple[QPushButton, Qt.Key], QPushButton] = {}
        self._link()

    def buttons(self) -> Iterator[QPushButton]:
        """Yield all buttons in the order in which Tab and screen readers reach them."""
        for pier in self.piers:
            yield from pier.lessons.values()
            yield from pier.runs.values()
            yield pier.game

    def _link(self) -> None:
        """Let arrow keys lead along each row, and up and down within a pier."""
        ways = self._ways
        games: list[QPushButton] = [pier.game for pier in self.piers]
        lanterns: list[QPushButton] = list(self.lessons.values())
        for row in (lanterns, list[QPushButton](self.runs.values()), games):
            for place, button in enumerate(row):
                ways[button, Qt.Key.Key_Left] = row[max(0, place - 1)]
                ways[button, Qt.Key.Key_Right] = row[min(len(row) - 1, place + 1)]
                ways[button, Qt.Key.Key_Home] = row[0]
                ways[button, Qt.Key.Key_End] = row[-1]
                ways[button, Qt.Key.Key_Up] = ways[button, Qt.Key.Key_Down] = button
                button.installEventFilter(self)
        for pier in self.piers:
            for lesson, lantern in pier.lessons.items():
                below = pier.runs.get(lesson)
                ways[lantern, Qt.Key.Key_Down] = below or pier.game
                ways[pier.game, Qt.Key.Key_Up] = lantern
                if below is not None:
                    ways[below, Qt.Key.Key_Up] = lantern
                    ways[below, Qt.Key.Key_Down] = pier.game

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        """Follow the focus of a button, and let arrow keys move it to the next one."""
        if isinstance(watched, QPushButton):
            if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
                way = self._ways.get((watched, Qt.Key(event.key())))
                if way is not None:
                    way.setFocus(Qt.FocusReason.TabFocusReason)
                    return True
            elif (
                isinstance(event, QFocusEvent)
                and event.gotFocus()
                and event.reason() not in _QUIET_FOCUS
            ):
                self._view.show_around(watched)
        return super().eventFilter(watched, event)

    def lay_out(self, room: QSize) -> None:
        """Lay everything out for a visible part of this size."""
        between = _BETWEEN_PX
        fitting = (room.width() - 2 * _SIDE_PX - 2 * between) // AHEAD
        column = max(_LEAST_COLUMN_PX, min(text_px(_COLUMN_PX), fitting))
        self.bands = _bands_in(room.height())
        left = _SIDE_PX
        for pier in self.piers:
            pier.stand(left, column, self.bands)
            left = pier.right + between
        self.resize(
            max(room.width(), left - between + _SIDE_PX), max(room.height(), self.bands.end)
        )

    def show_signs(self, view: int) -> None:
        """Place the signs for a view with this left edge."""
        for pier in self.piers:
            pier.show_sign(view, self.bands)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 (Qt's name)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for pier in self.piers:
            if pier.left <= event.rect().right() and pier.right >= event.rect().left():
                pier.draw(painter, self.bands)
        painter.end()


class ShoreView(QScrollArea):
    """Shows a part of the shore; a wheel moves along it."""

    def __init__(self, practised: tuple[Lesson, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("clear")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Tab goes to the widgets inside
        self.shore = Shore(practised, self)
        self.setWidget(self.shore)
        self.horizontalScrollBar().valueChanged.connect(self.shore.show_signs)

    def lay_out(self) -> None:
        """Lay the shore out anew, for another size of the window or of the text, or other texts."""
        self.shore.lay_out(self.viewport().size())
        self.shore.show_signs(self.horizontalScrollBar().value())

    def show_from(self, lesson: Lesson) -> None:
        """Show a lesson with those that follow it and, where there is room, its pier from the start.

        Otherwise some lessons before it are shown, none of them cut off at the left.
        """
        lanterns = self.shore.lessons
        order = list(lanterns)
        first = order.index(lesson)
        last = lanterns[order[min(first + AHEAD, len(order)) - 1]]
        wide = self.viewport().width()
        least = last.geometry().right() + _SIDE_PX - wide
        pier = next(pier for pier in self.shore.piers if lesson in pier.lessons)
        start = pier.left - _SIDE_PX
        if start < least:
            wanted = max(least, lanterns[lesson].x() - round(0.2 * wide))
            edges = (lanterns[one].x() for one in order[: first + 1])
            start = next((edge for edge in edges if edge >= wanted), least)
        self.horizontalScrollBar().setValue(start)

    def show_around(self, button: QWidget) -> None:
        """Scroll as little as brings a button into view, with some of what is beside it."""
        self.ensureWidgetVisible(button, self.viewport().width() // 6, _FOOT_PX)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 (Qt's name)
        super().resizeEvent(event)
        self.lay_out()

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802 (Qt's name)
        if self.verticalScrollBar().maximum() > 0 or event.angleDelta().x():
            super().wheelEvent(event)
            return
        bar = self.horizontalScrollBar()
        bar.setValue(bar.value() - event.angleDelta().y())
        event.accept()
