"""The page of a decision: its cost, what would have been better, and the list of key moments."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QGridLayout,
    QLabel,
    QListView,
    QMenu,
    QScrollArea,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from hanabi_desktop.game.moves import Turn
from hanabi_desktop.learning.lessons import Lesson
from hanabi_desktop.learning.themes import lesson_on
from hanabi_desktop.review.findings import Grade, TurnReview
from hanabi_desktop.review.moments import Moment
from hanabi_desktop.support.translation import percent
from hanabi_desktop.table.art.painting import draw_words
from hanabi_desktop.teammates.teammate import Decision
from hanabi_desktop.ui.review.review_widgets import (
    MarkedText,
    VerdictBox,
    draw_sign,
    heading_label,
    quiet_label,
    sign_colour,
    yielding_button,
)
from hanabi_desktop.ui.widgets.sentences import Sentence
from hanabi_desktop.ui.widgets.theme import Adaptive, palette_in_use
from hanabi_desktop.wording.events import turn_sentence
from hanabi_desktop.wording.frequencies import frequencies
from hanabi_desktop.wording.graded_moves import cost_figures, moment_sentences
from hanabi_desktop.wording.learning import lesson_title
from hanabi_desktop.wording.markup import PLAIN, RICH, tip_text
from hanabi_desktop.wording.move_reasons import Places
from hanabi_desktop.wording.names import capital
from hanabi_desktop.wording.review import (
    compared_note,
    compared_rows,
    grade_name,
    hindsight_sentence,
    moment_amount,
    moment_name,
    no_grade_sentence,
    points,
    position_sentence,
    stage_sentence,
)

translate = QCoreApplication.translate


_Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


class MomentsModel(QAbstractListModel):
    """A list model with one row per key moment.

    Args:
        spoken: describes a moment in words.
    """

    class Role(IntEnum):
        """Data roles of a row."""

        MOMENT = Qt.ItemDataRole.UserRole

    def __init__(self, spoken: Callable[[Moment], str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._spoken = spoken
        self._moments: tuple[Moment, ...] = ()

    def show(self, moments: Sequence[Moment]) -> None:
        """Show these moments; do nothing if they are shown already."""
        if tuple(moments) == self._moments:
            return
        self.beginResetModel()
        self._moments = tuple(moments)
        self.endResetModel()

    def row_of(self, turn: int) -> int | None:
        """Return the row of a turn (counted from 1), or None."""
        return next((row for row, one in enumerate(self._moments) if one.turn == turn), None)

    def retranslate(self) -> None:
        if self._moments:
            self.dataChanged.emit(self.index(0), self.index(len(self._moments) - 1))

    def rowCount(self, parent: _Index = _NOWHERE) -> int:  # noqa: N802 (Qt's name)
        return 0 if parent.isValid() else len(self._moments)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a moment or its description."""
        if not index.isValid() or index.row() >= len(self._moments):
            return None
        moment = self._moments[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(moment)
            case MomentsModel.Role.MOMENT:
                return moment
        return None


_SIGN, _TURN, _POINTS = 22, 28, 44
_ROW = 30


class _MomentDelegate(QStyledItemDelegate):
    """Draws the sign, turn, name and points of a moment."""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw a row."""
        moment: Moment = index.data(MomentsModel.Role.MOMENT)
        palette, box = palette_in_use(), QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.raised)
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 6, 6)
            painter.setBrush(palette.highlight)
            painter.drawRect(QRectF(box.left(), box.top() + 4, 3, box.height() - 8))
        gains = moment.points > 0
        middle = box.center().y()
        draw_sign(painter, QPointF(box.left() + 14, middle), moment.grade, palette, gains=gains)
        turn = QRectF(box.left() + _SIGN, box.top(), _TURN, box.height())
        draw_words(painter, turn, str(moment.turn), palette.ink2, px=13)
        at = box.left() + _SIGN + _TURN + 4
        sentence = self._sentence(moment, box.right() - _POINTS - 6 - at)
        sentence.draw(painter, QPointF(at, middle - sentence.height / 2), palette.ink)
        amount = QRectF(box.right() - _POINTS - 4, box.top(), _POINTS, box.height())
        colour = sign_colour(palette, moment.grade, gains=gains)
        right = Qt.AlignmentFlag.AlignRight
        draw_words(painter, amount, moment_amount(moment), colour, px=13, weight=700, align=right)
        painter.restore()

    @staticmethod
    def _sentence(moment: Moment, width: float) -> Sentence:
        return Sentence(moment_name(moment, RICH), width, 13)

    def sizeHint(  # noqa: N802 (Qt's name)
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        moment: Moment = index.data(MomentsModel.Role.MOMENT)
        view = option.widget
        width = 240
        if isinstance(view, QAbstractItemView):
            # Reserve the scroll bar's width from the start: it may appear because of these row
            # heights.
            width = view.contentsRect().width() - view.verticalScrollBar().sizeHint().width()
        sentence = self._sentence(moment, width - _SIGN - _TURN - 4 - _POINTS - 6)
        return QSize(width, max(_ROW, round(sentence.height) + 12))


class MomentList(QListView):
    """A list of moments; selecting one shows it on the table.

    Signals:
        chosen: (int) the turn of the selected moment, counted from 1.
    """

    chosen = Signal(int)

    def __init__(self, model: MomentsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._delegate = _MomentDelegate(self)
        self._follows = False
        self.setModel(model)
        self.setItemDelegate(self._delegate)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.selectionModel().currentChanged.connect(self._on_current)
        self.clicked.connect(self._on_current)

    def follow(self, turn: int) -> None:
        """Select the moment of a turn if there is one, without emitting ``chosen``."""
        model = self.model()
        row = model.row_of(turn) if isinstance(model, MomentsModel) else None
        self._follows = True
        if row is None:
            self.clearSelection()
            self.selectionModel().clearCurrentIndex()
        else:
            self.setCurrentIndex(model.index(row, 0))
        self._follows = False

    def _on_current(self, index: QModelIndex) -> None:
        moment = index.data(MomentsModel.Role.MOMENT) if index.isValid() else None
        if isinstance(moment, Moment) and not self._follows:
            self.chosen.emit(moment.turn)


@dataclass(frozen=True, slots=True)
class _Decision:
    """The decision shown.

    Attributes:
        found: the review's result.
        happened: the move and its outcome.
        places: where the cards were before it.
    """

    found: TurnReview
    happened: Turn
    places: Places


class MomentPage(Adaptive, QWidget):
    """The decision at the moment shown, and the key moments.

    Signals:
        chosen: (int) go to the decision of this turn, counted from 1.
        try_asked: (int or None) let the person decide this seat's costly moves again; None stands
            for the seat whose hand is in front.
        lesson_asked: (Lesson) start the lesson on what would have been better.
    """

    chosen = Signal(int)
    try_asked = Signal(object)
    lesson_asked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: tuple[str, ...] = ()
        self._you: int | None = None
        self._decision: _Decision | None = None
        self._waits = ""
        self.moments = MomentsModel(self._spoken, self)
        self._turn = heading_label()
        self._happened = MarkedText(15)
        self.verdict = VerdictBox()
        self.said, self.better = MarkedText(), MarkedText()
        self._compared_note, self._figures, self._luck, self._position = self._notes = (
            quiet_label(),
            quiet_label(),
            quiet_label(),
            quiet_label(),
        )
        self._else = heading_label()
        self._rows = QGridLayout()
        self.line_button = yielding_button()
        self.lesson_button = yielding_button()
        self._lesson: Lesson | None = None
        self.try_button = yielding_button()
        self._seats_menu = QMenu(self)
        self._losses: tuple[int, ...] = ()
        self._mattered = heading_label()
        self._none = quiet_label()
        self.list = MomentList(self.moments)
        self._lay_out()
        self.list.chosen.connect(self.chosen)
        self.lesson_button.clicked.connect(lambda: self.lesson_asked.emit(self._lesson))
        self.try_button.setMenu(self._seats_menu)
        self._seats_menu.aboutToShow.connect(self._list_seats)
        self.retranslate()

    def _lay_out(self) -> None:
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 6, 0)
        column.setSpacing(8)
        self._rows.setColumnStretch(0, 1)
        self._rows.setVerticalSpacing(4)
        for part in (self._turn, self._happened, self.verdict, self.said, self.better):
            column.addWidget(part)
        column.addWidget(self.line_button)
        column.addWidget(self.lesson_button)
        column.addWidget(self._else)
        column.addLayout(self._rows)
        for label in self._notes:
            column.addWidget(label)
        column.addStretch(1)
        scrolled = self._scrolled = QScrollArea()
        scrolled.setFrameShape(QFrame.Shape.NoFrame)
        scrolled.setWidgetResizable(True)
        scrolled.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scrolled.setObjectName("clear")
        scrolled.setWidget(inner)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(6)
        whole.addWidget(scrolled, 3)
        whole.addWidget(self.try_button)
        whole.addWidget(self._mattered)
        whole.addWidget(self._none)
        whole.addWidget(self.list, 2)

    # -- contents ---------------------------------------------------------------------------------

    def show_names(self, names: tuple[str, ...], you: int | None = None) -> None:
        """Set the players' names, and the seat that is addressed; None if nobody is."""
        self._names, self._you = names, you

    def show_losses(self, losses: tuple[int, ...]) -> None:
        """Offer to decide costly moves again; ``losses`` holds their number by seat."""
        self._losses = losses
        self.try_button.setVisible(any(losses))

    def _list_seats(self) -> None:
        self._seats_menu.clear()
        for seat, (name, count) in enumerate(zip(self._names, self._losses, strict=False)):
            if count:
                #: a player's name, and how many of their moves there are to decide once more
                text = translate("Review", "{name} ({count})").format(name=name, count=count)
                action = self._seats_menu.addAction(text.replace("&", "&&"))
                action.triggered.connect(lambda _=False, seat=seat: self.try_asked.emit(seat))

    def show_moments(self, moments: tuple[Moment, ...], *, complete: bool) -> None:
        """List the moments found so far."""
        self.moments.show(moments)
        self._none.setVisible(not moments)
        self.list.setVisible(bool(moments))
        self._none.setText(
            translate("Review", "No decision stands out: nothing clearly better was found.")
            if complete
            else translate("Review", "None yet.")
        )

    def show_decision(self, found: TurnReview, happened: Turn, places: Places) -> None:
        """Show a decision: the review's result, what happened, and where the cards were."""
        self._decision = _Decision(found, happened, places)
        self._tell()

    def show_waiting(self, words: str) -> None:
        """Show why there is no decision to show."""
        self._decision, self._waits = None, words
        self._tell()

    def _tell(self) -> None:
        decision = self._decision
        told = decision is not None and bool(self._names)
        for part in (self.verdict, self.said, self.better, self._else):
            part.hide()
        for button in (self.line_button, self.lesson_button):
            button.hide()
        for label in self._notes:
            label.hide()
        self._clear_rows()
        self._turn.setText("")
        self.list.follow(decision.found.turn if decision is not None else 0)
        if decision is None or not told:
            self._happened.say(self._waits, self._waits)
            return
        turn, happened = decision.found, decision.happened
        self._turn.setText(translate("Review", "Turn {turn}").format(turn=turn.turn))
        self._happened.say(
            turn_sentence(happened, self._names, RICH), turn_sentence(happened, self._names)
        )
        self._position.setText(position_sentence(turn))
        self._position.show()
        if not turn.is_judged:
            text = stage_sentence(turn.stage)
            self.said.setToolTip("")
            self.said.say(text, text)
            return
        luck = hindsight_sentence(turn)
        self._luck.setText(luck)
        self._luck.setVisible(bool(luck))
        if turn.grade is None:
            text = no_grade_sentence(turn)
            self.said.setToolTip("")
            self.said.say(text, text)
        else:
            self._tell_grade(decision, turn.grade)
        self.line_button.setVisible(turn.cost.best != turn.action)
        self._show_rows(decision)

    def _tell_grade(self, decision: _Decision, grade: Grade) -> None:
        turn, places = decision.found, decision.places
        much = turn.cost.gained if grade is Grade.STRONG else -turn.cost.points
        rich = moment_sentences(turn, places, self._names, RICH, self._you)
        plain = moment_sentences(turn, places, self._names, PLAIN, self._you)
        name = capital(grade_name(grade))
        shown = points(much)
        if shown == points(0.0):
            shown = f"−{percent(turn.cost.perfect)}"
        self.verdict.tell(shown, name, grade, f"{name}: {shown}")
        figures = cost_figures(turn)
        self.verdict.setToolTip(tip_text(figures))
        self._figures.setText(figures)
        self._figures.setVisible(bool(figures))
        self.verdict.show()
        self.said.say(rich[0], plain[0])
        self.said.setToolTip(tip_text(frequencies(turn.because)))
        self.better.say(rich[1], plain[1])
        self._offer_lesson(turn, grade)

    def _offer_lesson(self, turn: TurnReview, grade: Grade) -> None:
        """Offer the lesson on what would have been better."""
        is_fault = grade not in (Grade.STRONG, Grade.UNRECORDED)
        lost = is_fault and turn.reason is not None
        best = Decision(turn.cost.best, turn.reason) if lost and turn.reason else None
        self._lesson = None if best is None else lesson_on(best)
        self.lesson_button.setVisible(self._lesson is not None)
        if self._lesson is not None:
            #: {lesson} is its title; the lesson on what would have been better
            text = translate("Review", "Lesson: {lesson}")
            self.lesson_button.setText(text.format(lesson=lesson_title(self._lesson)))

    def _show_rows(self, decision: _Decision) -> None:
        rows = compared_rows(decision.found, decision.places, self._names)
        if len(rows) < 2:
            return
        self._else.show()
        for place, (what, worth, made) in enumerate(rows):
            text = translate("Review", "{move} (chosen)").format(move=what) if made else what
            name, amount = QLabel(text), QLabel(worth)
            name.setWordWrap(True)
            name.setTextFormat(Qt.TextFormat.PlainText)
            amount.setObjectName("figure")
            name.setObjectName("small")
            self._rows.addWidget(name, place, 0)
            self._rows.addWidget(amount, place, 1, Qt.AlignmentFlag.AlignTop)
        self._compared_note.setText(compared_note(decision.found))
        self._compared_note.show()

    def _clear_rows(self) -> None:
        while self._rows.count():
            item = self._rows.takeAt(0)
            widget = None if item is None else item.widget()
            if widget is not None:
                widget.deleteLater()

    # -- texts ------------------------------------------------------------------------------------

    @staticmethod
    def _spoken(moment: Moment) -> str:
        #: {amount} is "-1.3" points, or "-8%" of perfect games
        text = translate("Review", "Turn {turn}: {what}, {amount}")
        return text.format(turn=moment.turn, what=moment_name(moment), amount=moment_amount(moment))

    def retranslate(self) -> None:
        self._else.setText(translate("Review", "Moves compared"))
        self._scrolled.setAccessibleName(translate("Review", "Decision"))
        self._mattered.setText(translate("Review", "Key moments"))
        self.list.setAccessibleName(self._mattered.text())
        self.try_button.setText(translate("Review", "Try it yourself"))
        self.try_button.setToolTip(
            tip_text(translate("Review", "Replay your costly moves, each in its own position"))
        )
        self.line_button.setText(translate("Review", "Show how it could have gone on"))
        self.line_button.setToolTip(
            tip_text(translate("Review", "The better move, then everybody plays by the agreement"))
        )
        self.moments.retranslate()
        self._tell()
