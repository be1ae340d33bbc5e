"""The coach under or beside the table: the text of a lesson or puzzle and the buttons to continue."""

import math
from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import QCoreApplication, QPointF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from hanabi_desktop.game.cards import parse_cards
from hanabi_desktop.table.art.figures import Drawing, draw_figure
from hanabi_desktop.table.art.lettering import LEAST_PX
from hanabi_desktop.ui.widgets.controls import KeyButton
from hanabi_desktop.ui.widgets.layouts import FlowLayout, Scrolled
from hanabi_desktop.ui.widgets.sentences import Sentence
from hanabi_desktop.ui.widgets.theme import Adaptive, announce, palette_in_use
from hanabi_desktop.wording.names import card_name

translate = QCoreApplication.translate

_LARGEST_PX = 18
_LEAST_TEXT_PX = 40
"""The least height of the text, which scrolls there, in pixels."""
_BETWEEN = 7
_BUTTON_PX = 196
_CARD_PX, _SMALL_CARD_PX = 36.0, 24.0
"""The width of a card in a figure, under the table and beside it."""


class Choice(Enum):
    """The ways to continue that the coach offers."""

    GO_ON = "go_on"
    SHOW = "show"
    AGAIN = "again"
    NEXT_LESSON = "next_lesson"
    PLAY = "play"
    LESSONS = "lessons"
    NEXT_PUZZLE = "next_puzzle"
    SOLUTION = "solution"
    PLAY_ON = "play_on"
    PUZZLES = "puzzles"
    SKIP = "skip"
    NEXT = "next"
    LESSON = "lesson"
    LEAVE = "leave"
    BACK = "back"
    LIKE_THIS = "like_this"


_MOST_OTHERS = 3


class CoachText(QWidget):
    """Paragraphs with tiles, in the largest size that fits; the accessible name is plain text.

    It is at least as high as the text in the smallest size, so that it scrolls in a lower area.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._marked: tuple[str, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # so that a screen reader can read it again

    def say(self, marked: Sequence[str], plain: str) -> None:
        """Show paragraphs; ``plain`` is what screen readers read."""
        self._marked = tuple(marked)
        self.setAccessibleName(plain)
        self.updateGeometry()
        self.update()

    def heightForWidth(self, width: int) -> int:  # noqa: N802 (Qt's name)
        sentences = [Sentence(marked, width, LEAST_PX) for marked in self._marked]
        return math.ceil(_height(sentences))

    def _sentences(self) -> list[Sentence]:
        for px in range(_LARGEST_PX, LEAST_PX - 1, -1):
            sentences = [Sentence(marked, self.width(), px) for marked in self._marked]
            if _height(sentences) <= self.height():
                break
        return sentences

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802 (Qt's name)
        palette = palette_in_use()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        top = 0.0
        for sentence in self._sentences():
            sentence.draw(painter, QPointF(0, top), palette.ink)
            top += sentence.height + _BETWEEN
        if self.hasFocus():
            painter.setPen(palette.accent)
            painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
        painter.end()


def _height(sentences: Sequence[Sentence]) -> float:
    return sum(sentence.height for sentence in sentences) + _BETWEEN * max(0, len(sentences) - 1)


class Coach(Adaptive, QWidget):
    """A heading, a text, a main button that Enter presses, and a few other buttons.

    Signals:
        chosen: (Choice) a button was pressed.
        said: the text or the buttons changed, so the layout may have to change.
    """

    chosen = Signal(object)
    said = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("replay")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._heading = QLabel()
        self._heading.setObjectName("heading")
        self._heading.setWordWrap(True)
        self.text = CoachText()
        self.main = KeyButton()
        self.main.setObjectName("primary")
        self.main.setMinimumWidth(_BUTTON_PX)
        self._figure = QLabel()
        self._figure.hide()
        self._drawn: Drawing | None = None
        self._choice: Choice | None = None
        self._other_choices: tuple[Choice, ...] = ()
        self.others = [QPushButton() for _ in range(_MOST_OTHERS)]
        for place, button in enumerate(self.others):
            button.setObjectName("link")
            button.clicked.connect(lambda _=False, place=place: self._choose_other(place))
        self.is_beside: bool | None = None
        self._head, self._body, self._ways = QHBoxLayout(), QHBoxLayout(), FlowLayout(spacing=0)
        self._head.setSpacing(4)
        self._head.addWidget(self._heading, 1)
        self._body.setSpacing(16)
        self._around_text = Scrolled(self.text, _LEAST_TEXT_PX)
        self._body.addWidget(self._around_text, 1)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(0)
        self._column.addLayout(self._head)
        self._column.addLayout(self._body, 1)
        self._column.addLayout(self._ways)
        self.set_beside(beside=False)
        self.main.clicked.connect(self.go_on)
        self.hide()

    def set_beside(self, *, beside: bool) -> None:
        """Use the layout for the narrow space beside the table, or for the low one under it."""
        if beside is self.is_beside:
            return
        self.is_beside = beside
        self._draw_figure()
        if beside:
            self._column.setContentsMargins(14, 6, 8, 10)
            self._column.setSpacing(4)
            self._column.addWidget(self._figure)
            self._column.addWidget(self.main)
        else:
            self._column.setContentsMargins(18, 1, 14, 10)  # buttons have padding of their own
            self._column.setSpacing(0)
            self._body.addWidget(self._figure, 0, Qt.AlignmentFlag.AlignVCenter)
            self._body.addWidget(self.main, 0, Qt.AlignmentFlag.AlignBottom)
        for button in self.others:
            (self._ways if beside else self._head).addWidget(button)

    def show_figure(self, figure: Drawing | None) -> None:
        """Show a small figure of cards with the text; None shows none."""
        self._drawn = figure
        self._draw_figure()
        self._figure.setVisible(figure is not None)
        cards = () if figure is None else parse_cards(figure.cards)
        self._figure.setAccessibleName(", ".join(map(card_name, cards)))

    def _draw_figure(self) -> None:
        if self._drawn is not None:
            u = _SMALL_CARD_PX if self.is_beside else _CARD_PX
            image = draw_figure(self._drawn, palette_in_use(), self.devicePixelRatioF(), u)
            self._figure.setPixmap(QPixmap.fromImage(image))

    def restyle(self) -> None:
        self._draw_figure()

    def fits_beside(self) -> bool:
        """Return whether the whole text fits at the present size, without scrolling."""
        self._column.activate()
        room = self._around_text.viewport().size()
        return self.text.heightForWidth(room.width()) <= room.height()

    def say(self, heading: str, marked: Sequence[str], plain: str) -> None:
        """Show a text; a screen reader reads it at once."""
        self._heading.setText(heading)
        self.text.say(marked, plain)
        self.said.emit()
        announce(self, plain)

    def offer(self, choice: Choice | None, *others: Choice) -> None:
        """Offer ways to continue; without a first choice the person acts at the table."""
        was_pressed = any(button.hasFocus() for button in self.others)
        self._choice, self._other_choices = choice, others
        self.retranslate()
        self.said.emit()
        if was_pressed and choice is not None:
            self.main.setFocus()  # the focused button may mean something else now

    def retranslate(self) -> None:
        self.main.setVisible(self._choice is not None)
        if self._choice is not None:
            self.main.setText(choice_words(self._choice))
            #: the name of a key
            self.main.show_key(translate("DonePanel", "Enter"))
        for place, button in enumerate(self.others):
            there = place < len(self._other_choices)
            button.setVisible(there)
            if there:
                button.setText(choice_words(self._other_choices[place]))

    @property
    def waits(self) -> bool:
        """Whether there is a main button that Enter presses."""
        return self._choice is not None

    def go_on(self) -> None:
        if self._choice is not None:
            self.chosen.emit(self._choice)

    def _choose_other(self, place: int) -> None:
        self.chosen.emit(self._other_choices[place])


def choice_words(choice: Choice) -> str:
    """Return the label of a choice."""
    match choice:
        case Choice.GO_ON:
            #: go on reading
            return translate("Coach", "Next")
        case Choice.SHOW:
            return translate("Coach", "Show me")
        case Choice.AGAIN:
            return translate("Coach", "Repeat")
        case Choice.NEXT_LESSON:
            return translate("Coach", "Next lesson")
        case Choice.PLAY:
            return translate("Coach", "Play a game like this")
        case Choice.LESSONS:
            return translate("Coach", "All lessons")
        case Choice.NEXT_PUZZLE:
            return translate("Coach", "Next puzzle")
        case Choice.SOLUTION:
            return translate("Coach", "Show the answer")
        case Choice.PLAY_ON:
            return translate("Coach", "Play on from here")
        case Choice.PUZZLES:
            return translate("Coach", "All puzzles")
        case Choice.SKIP:
            return translate("Coach", "Skip")
        case Choice.NEXT:
            #: the next position to practise
            return translate("Coach", "Next position")
        case Choice.LESSON:
            return translate("Coach", "See the lesson")
        case Choice.LEAVE:
            #: end a practice
            return translate("Coach", "Stop practising")
        case Choice.LIKE_THIS:
            return translate("Coach", "Puzzles like this")
        case Choice.BACK:
            return translate("Coach", "Back to the game")
