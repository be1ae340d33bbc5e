"""The panel for everything that explains: hints, reasons, warnings, and the texts of lessons and puzzles.

It is the one place for such texts, beside the table, so that none of them covers a part of the table.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum

from PySide6.QtCore import QCoreApplication, QPointF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QPixmap, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from hanabi_desktop.game.cards import parse_cards
from hanabi_desktop.game.moves import Discard, Play
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.table.appearance import Speed
from hanabi_desktop.table.art.figures import Drawing, draw_figure
from hanabi_desktop.table.art.signs import draw_clue_token
from hanabi_desktop.table.models.table_model import wastes
from hanabi_desktop.ui.widgets.controls import KeyButton
from hanabi_desktop.ui.widgets.layouts import FlowLayout, Scrolled
from hanabi_desktop.ui.widgets.sentences import Sentence
from hanabi_desktop.ui.widgets.theme import Adaptive, announce, draws_focus, palette_in_use
from hanabi_desktop.ui.widgets.window_sizes import TARGET_PX
from hanabi_desktop.wording.markup import tip_text
from hanabi_desktop.wording.names import card_name

translate = QCoreApplication.translate

_TEXT_PX = 15
_LEAST_TEXT_PX = 40
"""The least height of the text, which scrolls there, in pixels."""
_BETWEEN = 7
_CARD_PX = 24.0
"""The width of a card in a figure."""
_MOST_OTHERS = 3
_LANTERN_PX, _LANTERN_RADIUS = 26, 7.0
_BREATH_MS = 2600
"""How long a lantern takes to brighten and dim while an answer is computed, at normal speed."""


class Choice(Enum):
    """The ways to continue that a button of the panel offers."""

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
    DONE = "done"
    LIKE_THIS = "like_this"
    ANYWAY = "anyway"
    THINK_AGAIN = "think_again"


@dataclass(frozen=True, slots=True)
class Advice:
    """A text for the panel.

    Attributes:
        heading: what the text is about; a question to be answered by a button stands here.
        marked: the paragraphs, in the markup of :mod:`hanabi_desktop.wording.markup`.
        plain: the same as plain text, for screen readers.
        figure: a small figure of cards under the text; None for none.
        ways: what each button does; without any, the buttons of the guide stay. Enter takes the first.
        is_thinking: whether the text only says that an answer is being computed.
        figures: the figures behind the text, for its tooltip.
    """

    heading: str
    marked: tuple[str, ...]
    plain: str
    figure: Drawing | None = None
    ways: Mapping[Choice, Callable[[], object]] = field(default_factory=dict)
    is_thinking: bool = False
    figures: str = ""


def doubt_of(action: Play | Discard, seen: Observation | None) -> str:
    """Return why a move is doubted before it is made."""
    if isinstance(action, Play):
        return translate("Advice", "As far as you can tell, this card can’t be played.")
    if seen is not None and wastes(seen, action.order):
        return translate("Advice", "As far as you can tell, this card can be played.")
    return translate("Advice", "A teammate told you about this card, so it is most likely needed.")


def warning(text: str, ways: Mapping[Choice, Callable[[], object]]) -> Advice:
    """Return a warning before a move, with what each button does; Enter takes the first."""
    return Advice(translate("Teaching", "Make this move anyway?"), (text,), text, ways=ways)


class AdviceText(QWidget):
    """Paragraphs with tiles, always of one size; the accessible name is plain text."""

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
        sentences = self._sentences(width)
        gaps = _BETWEEN * max(0, len(sentences) - 1)
        return math.ceil(sum(sentence.height for sentence in sentences)) + gaps

    def _sentences(self, width: int) -> list[Sentence]:
        return [Sentence(marked, width, _TEXT_PX) for marked in self._marked]

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802 (Qt's name)
        palette = palette_in_use()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        top = 0.0
        for sentence in self._sentences(self.width()):
            sentence.draw(painter, QPointF(0, top), palette.ink)
            top += sentence.height + _BETWEEN
        if draws_focus(self):
            painter.setPen(palette.accent)
            painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
        painter.end()


class _Lantern(QWidget):
    """A lantern that slowly brightens and dims while an answer is computed."""

    def __init__(self) -> None:
        super().__init__()
        self.speed = Speed.NORMAL
        self._light = QVariantAnimation(self, startValue=0.25, endValue=0.25)
        self._light.setLoopCount(-1)
        self._light.setKeyValueAt(0.5, 1.0)
        self._light.valueChanged.connect(self.update)
        self.setFixedSize(QSize(_LANTERN_PX, _LANTERN_PX))

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 (Qt's name)
        super().showEvent(event)
        if self.speed.travels:
            self._light.setDuration(round(_BREATH_MS * self.speed.factor))
            self._light.start()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 (Qt's name)
        super().hideEvent(event)
        self._light.stop()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802 (Qt's name)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        is_moving = self._light.state() is QVariantAnimation.State.Running
        centre, palette = QPointF(self.width() / 2, self.height() / 2), palette_in_use()
        draw_clue_token(painter, centre, _LANTERN_RADIUS, palette, lit=False)
        painter.setOpacity(self._light.currentValue() if is_moving else 1.0)
        draw_clue_token(painter, centre, _LANTERN_RADIUS, palette, lit=True)
        painter.end()


class AdvicePanel(Adaptive, QWidget):
    """Shows the text of a guide until the guide ends, and over it an answer until it is dismissed.

    The panel is hidden while it has neither.

    Signals:
        chosen: (Choice) a button of the guide was pressed.
        toggled: the panel appeared or disappeared.
        dismissed: the person closed an answer.
    """

    chosen = Signal(object)
    toggled = Signal()
    dismissed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("advice")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._guide: Advice | None = None
        self._answer: Advice | None = None
        self._guides_choices: tuple[Choice | None, tuple[Choice, ...]] = (None, ())
        self._heading = QLabel()
        self._heading.setObjectName("heading")
        self._heading.setTextFormat(Qt.TextFormat.PlainText)
        self._heading.setWordWrap(True)
        self._lantern = _Lantern()
        self._lantern.hide()
        self.close_button = QPushButton("×")
        self.close_button.setObjectName("cross")
        self.close_button.setFixedSize(TARGET_PX - 8, TARGET_PX - 8)
        self.close_button.clicked.connect(self.dismiss)
        self.text = AdviceText()
        self._around_text = Scrolled(self.text, _LEAST_TEXT_PX)
        self.main = KeyButton()
        self.main.setObjectName("primary")
        self.main.clicked.connect(self.go_on)
        self._figure = QLabel()
        self.others = [QPushButton() for _ in range(_MOST_OTHERS)]
        for place, button in enumerate(self.others):
            button.setObjectName("link")
            button.clicked.connect(lambda _=False, place=place: self._choose(place))
        self._lay_out()
        self.hide()

    def _lay_out(self) -> None:
        head, ways = QHBoxLayout(), FlowLayout(spacing=0)
        head.setSpacing(6)
        head.addWidget(self._lantern)
        head.addWidget(self._heading, 1)
        head.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        for button in self.others:
            ways.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 8, 8, 10)
        column.setSpacing(6)
        column.addLayout(head)
        column.addWidget(self._around_text, 1)
        column.addLayout(ways)
        column.addWidget(self._figure)
        column.addWidget(self.main)

    def set_speed(self, speed: Speed) -> None:
        self._lantern.speed = speed

    # -- contents -------------------------------------------------------------------------------

    def guide(self, advice: Advice | None, main: Choice | None, *others: Choice) -> None:
        """Show the text of a guide, and read it out; None ends the guide.

        Without a ``main`` choice, which Enter takes, the person acts at the table.
        """
        was_pressed = any(button.hasFocus() for button in self.others)
        self._guide, self._answer = advice, None
        self._guides_choices = main, others
        self._show()
        if advice is not None:
            announce(self, advice.plain)
        if was_pressed and self.waits:
            self.main.setFocus()  # the focused button may mean something else now

    def answer(self, advice: Advice) -> None:
        """Show an answer or a warning, and read it out."""
        self._answer = advice
        self._show()
        announce(self, advice.plain)

    def think(self, heading: str, text: str = "") -> None:
        """Show that an answer is being computed."""
        text = text or translate("Advice", "Thinking…")
        self.answer(Advice(heading, (text,), text, is_thinking=True))

    def drop_answer(self) -> None:
        """Take an answer away, because it is outdated."""
        if self._answer is not None:
            self._answer = None
            self._show()

    def dismiss(self) -> None:
        """Close an answer, as the person wishes."""
        if self._answer is not None:
            self.drop_answer()
            self.dismissed.emit()

    @property
    def has_answer(self) -> bool:
        """Whether there is an answer that can be dismissed."""
        return self._answer is not None

    @property
    def asks(self) -> bool:
        """Whether an answer has buttons of its own: a warning that waits for a decision."""
        return self._answer is not None and bool(self._answer.ways)

    def shows(self, advice: Advice | None) -> bool:
        """Return whether this very answer is shown."""
        return advice is not None and self._answer is advice

    def fits(self) -> bool:
        """Return whether the whole text fits at the present size, without scrolling."""
        if layout := self.layout():
            layout.activate()
        room = self._around_text.viewport().size()
        return self.text.heightForWidth(room.width()) <= room.height()

    @property
    def _shown(self) -> Advice | None:
        """What the panel shows; None while it is hidden."""
        return self._answer or self._guide

    def _show(self) -> None:
        shown = self._shown
        was_hidden = self.isHidden()
        text = shown or Advice("", (), "")  # a hidden panel must not keep what one person has seen
        self._lantern.setVisible(text.is_thinking)
        self._heading.setText(text.heading)
        self.setAccessibleName(text.heading)
        self.text.say(text.marked, text.plain)
        self.text.setToolTip(tip_text(text.figures))
        self._draw_figure()
        self.retranslate()
        self.close_button.setVisible(self._answer is not None)
        self.setVisible(shown is not None)
        if self.isHidden() is not was_hidden:
            self.toggled.emit()

    def _draw_figure(self) -> None:
        shown = self._shown
        figure = None if shown is None else shown.figure
        self._figure.setVisible(figure is not None)
        if figure is not None:
            image = draw_figure(figure, palette_in_use(), self.devicePixelRatioF(), _CARD_PX)
            self._figure.setPixmap(QPixmap.fromImage(image))
            self._figure.setAccessibleName(", ".join(map(card_name, parse_cards(figure.cards))))

    def restyle(self) -> None:
        self._draw_figure()

    # -- buttons --------------------------------------------------------------------------------

    @property
    def _choices(self) -> tuple[Choice | None, tuple[Choice, ...]]:
        """The choice of the main button, if there is one, and those of the others."""
        if self._answer is not None and self._answer.ways:
            main, *others = self._answer.ways
            return main, tuple(others)
        return self._guides_choices if self._guide is not None else (None, ())

    def retranslate(self) -> None:
        close = translate("Advice", "Close")
        self.close_button.setAccessibleName(close)
        #: {close} is the word on a button, Esc a key
        self.close_button.setToolTip(translate("Advice", "{close} (Esc)").format(close=close))
        main, others = self._choices
        self.main.setVisible(main is not None)
        if main is not None:
            self.main.setText(choice_words(main))
            #: the name of a key
            self.main.show_key(translate("DonePanel", "Enter"))
        for place, button in enumerate(self.others):
            button.setVisible(place < len(others))
            button.setText(choice_words(others[place]) if place < len(others) else "")

    @property
    def waits(self) -> bool:
        """Whether there is a main button that Enter presses."""
        return self._choices[0] is not None

    def go_on(self) -> None:
        main, _ = self._choices
        if main is not None:
            self._take(main)

    def _choose(self, place: int) -> None:
        _, others = self._choices
        self._take(others[place])

    def _take(self, choice: Choice) -> None:
        answer = self._answer
        if answer is None or choice not in answer.ways:
            self.chosen.emit(choice)
            return
        self.drop_answer()
        answer.ways[choice]()


def choice_words(choice: Choice) -> str:
    """Return the label of a choice."""
    match choice:
        case Choice.GO_ON:
            #: go on reading
            return translate("Coach", "Next")
        case Choice.SHOW:
            return translate("Coach", "Show me")
        case Choice.AGAIN:
            return translate("Coach", "Start over")
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
            return translate("Coach", "End practice")
        case Choice.DONE:
            #: after the last of some puzzles
            return translate("Coach", "Done")
        case Choice.LIKE_THIS:
            return translate("Coach", "Puzzles like this")
        case Choice.BACK:
            return translate("Coach", "Back to the game")
        case Choice.ANYWAY:
            return translate("Teaching", "Make this move")
        case Choice.THINK_AGAIN:
            return translate("Teaching", "Think again")
