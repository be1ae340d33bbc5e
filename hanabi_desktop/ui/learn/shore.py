"""The shore: the path of lessons as piers side by side, which scroll over a resting landscape."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QPushButton, QScrollArea, QWidget

from hanabi_desktop.learning.lessons import Chapter, Lesson
from hanabi_desktop.learning.path import Light
from hanabi_desktop.table.art.path_art import (
    DECK,
    HANGS,
    POST,
    draw_boat,
    draw_pier,
    draw_reflection,
)
from hanabi_desktop.table.art.text_size import text_px
from hanabi_desktop.ui.learn.path_parts import (
    GAME_HIGH_PX,
    GAP_PX,
    LESSON_HIGH_PX,
    RUN_HIGH_PX,
    SIGN_HIGH_PX,
    GameRow,
    LessonLantern,
    PierSign,
    RunPlate,
)
from hanabi_desktop.ui.shell.menu_row import cards_sign
from hanabi_desktop.ui.widgets.theme import palette_in_use

AHEAD = 5
"""So many lessons from the next one on can be seen at once, in windows 1024 pixels wide or more."""
_COLUMN_PX, _BETWEEN_PX, _SIDE_PX = 172, 36, 20
"""The widths of a lesson, of the water between piers, and of the margins, in pixels."""
_LEAST_COLUMN_PX = 168
"""The width of a lesson in which the longest words stand at the smallest text size, in pixels."""
_GAP_PX, _FOOT_PX = 9, 10


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


def bands_in(height: int) -> Bands:
    """Return the bands of a shore of this height; they may need more, and it scrolls then."""
    sign, lesson, run, game = map(
        text_px, (SIGN_HIGH_PX, LESSON_HIGH_PX, RUN_HIGH_PX, GAME_HIGH_PX)
    )
    words = sign + lesson + run + game + 4 * _GAP_PX + _FOOT_PX
    lane = 2.2
    r = min(34.0, max(12.0, (height - words) / (POST + DECK + lane + 1.5)))
    r = min(r, max(15.0, 0.036 * height))
    lanterns, deck, water = round(POST * r), round(DECK * r), round(lane * r)
    spare = max(0, height - words - lanterns - deck - water)
    top = round(0.4 * spare)
    gaps = (sign + _GAP_PX, lanterns, deck, water, lesson + _GAP_PX, run + _GAP_PX, game + _FOOT_PX)
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
        self.sign.fit(self.right - left - 2 * GAP_PX)
        glow = round(1.2 * bands.r)  # above the lanterns
        for place, (lesson, lantern) in enumerate(self.lessons.items()):
            x, end = left + place * column, bands.run - _GAP_PX
            top = bands.posts - glow
            lantern.setGeometry(x, top, column, end - top)
            lantern.measure(
                bands.r, glow + HANGS * bands.r, float(bands.deck - top), float(bands.lesson - top)
            )
            if lesson in self.runs:
                self.runs[lesson].setGeometry(x, bands.run, column, text_px(RUN_HIGH_PX))
        wide = min(len(self.lessons), 2) * column - 2 * GAP_PX
        self.game.setFixedSize(wide, text_px(GAME_HIGH_PX))
        self.game.move(self.right - GAP_PX - wide, bands.game)

    def show_sign(self, view: int, bands: Bands) -> None:
        """Keep the sign on the pier and, as far as possible, right of the view's left edge."""
        least, most = self.left + GAP_PX, self.right - GAP_PX - self.sign.width()
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
                    foot = bands.run - _GAP_PX
                    painter.drawLine(QPointF(x, foot), QPointF(x, bands.run))


class Shore(QWidget):
    """All piers from left to right; the widgets are created in the order in which they are read."""

    def __init__(self, practised: tuple[Lesson, ...], view: "ShoreView") -> None:
        super().__init__(view)
        self._view = view
        self.bands = bands_in(0)
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
                and event.reason() is not Qt.FocusReason.MouseFocusReason
            ):
                self._view.show_around(watched)
        return super().eventFilter(watched, event)

    def lay_out(self, room: QSize) -> None:
        """Lay everything out for a visible part of this size."""
        between = _BETWEEN_PX
        fitting = (room.width() - 2 * _SIDE_PX - 2 * between) // AHEAD
        column = max(_LEAST_COLUMN_PX, min(text_px(_COLUMN_PX), fitting))
        self.bands = bands_in(room.height())
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
        """Show a lesson with those that follow it and, where there is room, some before it."""
        lanterns = self.shore.lessons
        order = list(lanterns)
        first = order.index(lesson)
        last = lanterns[order[min(first + AHEAD, len(order)) - 1]]
        wide = self.viewport().width()
        least = last.geometry().right() + _SIDE_PX - wide
        left = lanterns[lesson].x() - _SIDE_PX
        self.horizontalScrollBar().setValue(max(least, left - round(0.2 * wide)))

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
