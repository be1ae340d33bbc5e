"""The page of the deals of the days, and the model of a month."""

from calendar import Calendar
from collections.abc import Mapping
from datetime import date, timedelta
from enum import IntEnum

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QLocale,
    QModelIndex,
    QObject,
    QRectF,
    QSignalBlocker,
    Qt,
    Signal,
)
from PySide6.QtGui import QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from hanabi_desktop.learning.daily import RULES, DayResult
from hanabi_desktop.review.par import par_of
from hanabi_desktop.table.appearance import text_px
from hanabi_desktop.table.art.painting import draw_words
from hanabi_desktop.table.art.scenery import draw_fireworks
from hanabi_desktop.table.models.lists import NOWHERE, AnyIndex
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.ui.widgets.landscape import QuietPage
from hanabi_desktop.ui.widgets.layouts import Scrolled
from hanabi_desktop.ui.widgets.theme import Adaptive, palette_in_use
from hanabi_desktop.wording.counts import Counts, day_name, month_name
from hanabi_desktop.wording.names import capital
from hanabi_desktop.wording.results import day_state, experts_sentence, par_sentence, table_sentence

translate = QCoreApplication.translate


_WEEK = 7
_NOTHING = Qt.ItemFlag.NoItemFlags


class DayRole(IntEnum):
    """Data roles besides the text."""

    DAY = Qt.ItemDataRole.UserRole
    RESULT = Qt.ItemDataRole.UserRole + 1
    IS_TODAY = Qt.ItemDataRole.UserRole + 2


class DayWords:
    """Formats days for the model."""

    def name(self, day: date, *, is_today: bool) -> str:
        #: {day} is such as "28 November"
        text = translate("Daily", "{day}, today")
        return text.format(day=day_name(day)) if is_today else day_name(day)

    def state(self, result: DayResult | None, *, is_ahead: bool) -> str:
        return day_state(result, is_ahead=is_ahead)


class DaysModel(QAbstractTableModel):
    """A table model with a row for each week of a month and a column for each weekday.

    Cells outside the month are empty.
    """

    def __init__(self, words: DayWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._weeks: list[list[date]] = []
        self._today = self._month = date.min
        self._results: Mapping[date, DayResult] = {}

    @property
    def month(self) -> date:
        """The first day of the month shown."""
        return self._month

    def show(self, month: date, today: date, results: Mapping[date, DayResult]) -> None:
        """Show the month of any of its days; ``results`` are the results reached, by day."""
        self.beginResetModel()
        self._today, self._results = today, results
        self._month = month.replace(day=1)
        first = QLocale().firstDayOfWeek().value - 1
        self._weeks = Calendar(first).monthdatescalendar(month.year, month.month)
        self.endResetModel()

    def place_of(self, day: date) -> QModelIndex:
        for row, week in enumerate(self._weeks):
            if day in week and day.month == self._month.month:
                return self.index(row, week.index(day))
        return QModelIndex()

    def rowCount(self, parent: AnyIndex = NOWHERE) -> int:  # noqa: N802 (Qt's name)
        return 0 if parent.isValid() else len(self._weeks)

    def columnCount(self, parent: AnyIndex = NOWHERE) -> int:  # noqa: N802 (Qt's name)
        return 0 if parent.isValid() else _WEEK

    def headerData(  # noqa: N802 (Qt's name)
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        if orientation is not Qt.Orientation.Horizontal or not self._weeks:
            return None
        weekday = self._weeks[0][section].isoweekday()
        if role == Qt.ItemDataRole.DisplayRole:
            return QLocale().dayName(weekday, QLocale.FormatType.ShortFormat)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return QLocale().dayName(weekday)
        return None

    def _day(self, index: AnyIndex) -> date | None:
        day = self._weeks[index.row()][index.column()]
        return day if day.month == self._month.month else None

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        day = self._day(index)
        if day is None or day > self._today:
            return _NOTHING
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        day = self._day(index)
        if day is None:
            return None
        result = self._results.get(day)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return str(day.day)
            case DayRole.DAY:
                return day
            case DayRole.RESULT:
                return result
            case DayRole.IS_TODAY:
                return day == self._today
            case Qt.ItemDataRole.AccessibleTextRole | Qt.ItemDataRole.ToolTipRole:
                state = self._words.state(result, is_ahead=day > self._today)
                return f"{self._words.name(day, is_today=day == self._today)}: {state}"
        return None


_DAY_PX = 62
_WIDEST_DAY = 1.25
"""The greatest width of a day as a share of its height."""
_WEEKS = 5
"""The number of weeks in most months."""
_ABOVE_DAYS_PX = 150
"""The height of what is above the days, in pixels at the usual text size."""
_DETAILS_PX = 320


class DayDelegate(QStyledItemDelegate):
    """Draws a day: its number, the score reached, a ring for today, a sign for days played later."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        day = index.data(DayRole.DAY)
        if day is None:
            return
        colours = palette_in_use()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(option.rect).adjusted(3, 3, -3, -3)
        result: DayResult | None = index.data(DayRole.RESULT)
        is_open = bool(index.flags() & Qt.ItemFlag.ItemIsEnabled)
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        ring = QPen(colours.line, 1)
        if is_chosen:
            ring = QPen(colours.accent, 2.5)
        painter.setPen(ring)
        painter.setBrush(colours.raised if result is not None else colours.panel)
        if is_open:
            painter.drawRoundedRect(box, 8, 8)
        number = QRectF(box.left() + 8, box.top() + 4, box.width() - 16, text_px(18))
        ink = colours.ink2 if is_open else colours.ink3
        weight = 600
        if index.data(DayRole.IS_TODAY):
            ink, weight = colours.accent, 800
            painter.setPen(QPen(colours.accent, 1.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(3, 3, -3, -3), 6, 6)
        draw_words(
            painter,
            number,
            index.data(),
            ink,
            px=13,
            weight=weight,
            align=Qt.AlignmentFlag.AlignLeft,
        )
        if result is not None:
            place = box.adjusted(0, text_px(16), 0, -4)
            if result.is_over and result.fireworks:
                place = self._draw_fireworks(painter, box, result)
            if not result.is_over:
                draw_words(painter, place, "…", colours.ink2, px=20, weight=700)
            else:
                draw_words(painter, place, str(result.score), colours.ink, px=22, weight=700)
            if result.is_late:
                #: on a day of the month: its deal was played after the day; one short word
                word = translate("Daily", "late")
                draw_words(
                    painter, number, word, colours.ink2, px=12, align=Qt.AlignmentFlag.AlignRight
                )
        painter.restore()

    @staticmethod
    def _draw_fireworks(painter: QPainter, box: QRectF, result: DayResult) -> QRectF:
        """Draw what was reached in the upper part of a day; return the place below it for the score."""
        score = QRectF(box.left(), box.bottom() - text_px(26), box.width(), text_px(24))
        sky = QRectF(box.left() + 6, box.top() + text_px(21), box.width() - 12, 0)
        sky.setBottom(score.top())
        if sky.height() > text_px(12):
            draw_fireworks(
                painter, sky, result.fireworks, RULES.suits, on_dark=palette_in_use().dark
            )
        return score


class DailyPage(Adaptive, QuietPage):
    """A month of deals of the day, and the day chosen.

    Signals:
        chosen: (date) another day is shown.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._counts = Counts()
        self._results: Mapping[date, DayResult] = {}
        self._today = self._day = date.min
        self._run = 0
        self._experts: int | None = None
        self._title, self._run_line = QLabel(), QLabel()
        self._title.setObjectName("title")
        self._run_line.setObjectName("quiet")
        self._month_word = QLabel()
        self._month_word.setObjectName("heading")
        self.earlier_button, self.later_button = QPushButton("‹"), QPushButton("›")
        self._model = DaysModel(DayWords(), self)
        self._delegate = DayDelegate(self)
        self.month_view = QTableView()
        self._left, self._right = QWidget(), QWidget()
        self._prepare_month()
        self._day_word, self._state, self._about = QLabel(), QLabel(), QLabel()
        self._day_word.setObjectName("heading")
        self._about.setObjectName("quiet")
        for label in (self._state, self._about):
            label.setWordWrap(True)
        self.play_button, self.look_button = QPushButton(), QPushButton()
        self.play_button.setObjectName("primary")
        self._lay_out()
        self._connect()
        self.retranslate()

    def _prepare_month(self) -> None:
        view = self.month_view
        view.setObjectName("month")
        view.setModel(self._model)
        view.setItemDelegate(self._delegate)
        view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        view.setTabKeyNavigation(False)
        view.setShowGrid(False)
        view.setFrameShape(QFrame.Shape.NoFrame)
        view.setMouseTracking(True)
        view.verticalHeader().hide()
        view.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        view.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        view.horizontalHeader().setSectionsClickable(False)
        view.horizontalHeader().setHighlightSections(False)
        for bar in (view.setHorizontalScrollBarPolicy, view.setVerticalScrollBarPolicy):
            bar(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(10)
        top.addWidget(self._title)
        top.addSpacing(10)
        top.addWidget(self._run_line, 0, Qt.AlignmentFlag.AlignBottom)
        top.addStretch(1)
        top.addWidget(self.back_button)
        month = QHBoxLayout()
        month.addWidget(self._month_word, 1)
        for button in (self.earlier_button, self.later_button):
            month.addWidget(button)
        left, right = QVBoxLayout(self._left), QVBoxLayout(self._right)
        for part in (left, right):
            part.setContentsMargins(0, 0, 0, 0)
        left.setSpacing(8)
        left.addLayout(month)
        left.addWidget(self.month_view, 1)
        right.setSpacing(10)
        right.addSpacing(text_px(44))
        right.addWidget(self._day_word)
        right.addWidget(self._state)
        right.addWidget(self._about)
        right.addSpacing(8)
        right.addWidget(self.play_button)
        right.addWidget(self.look_button)
        right.addStretch(1)
        both = QHBoxLayout()
        both.setSpacing(28)
        both.addWidget(self._left, 3)
        both.addWidget(self._right, 2)
        both.addStretch(0)
        for button in (self.play_button, self.look_button):
            button.setAutoDefault(True)  # so that Enter presses it
        self._fit()
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 18, 28, 18)
        column.setSpacing(12)
        column.addLayout(top)
        column.addWidget(Scrolled(both), 1)

    def _fit(self) -> None:
        least = text_px(_DAY_PX)
        self.month_view.setMinimumSize(least * 7, least * 5)
        high = max(least, (self.height() - text_px(_ABOVE_DAYS_PX)) // _WEEKS)
        self._left.setMaximumWidth(round(high * _WIDEST_DAY) * 7)
        self._right.setMaximumWidth(text_px(_DETAILS_PX))
        for button in (self.earlier_button, self.later_button):
            button.setFixedWidth(text_px(44))
        for label in (self._day_word, self._state, self._about):
            label.setMinimumWidth(text_px(_DETAILS_PX) // 2)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 (Qt's name)
        super().resizeEvent(event)
        self._fit()

    def restyle(self) -> None:
        self._fit()

    def _connect(self) -> None:
        self.earlier_button.clicked.connect(lambda: self._turn_month(-1))
        self.later_button.clicked.connect(lambda: self._turn_month(1))
        self.month_view.activated.connect(lambda _: self.play_button.click())
        self.month_view.selectionModel().currentChanged.connect(self._on_current_changed)

    # -- contents ---------------------------------------------------------------------------------

    @property
    def day(self) -> date:
        return self._day

    def show_days(self, today: date, results: Mapping[date, DayResult], run: int) -> None:
        """Show the results by day; choose the present day if it is a new one.

        ``run`` is on how many days in a row the deal was played.
        """
        self._results, self._run = results, run
        if today != self._today:
            self._today = self._day = today
        self._show_month(self._day)

    def choose(self, day: date) -> None:
        self._show_month(day)

    def show_experts(self, day: date, score: int) -> None:
        """Show what four Experts reach on the deal of a day, if that day is still chosen."""
        if day == self._day:
            self._experts = score
            self._write()

    def _show_month(self, day: date) -> None:
        self._model.show(day, self._today, self._results)
        with QSignalBlocker(self.month_view.selectionModel()):
            self.month_view.setCurrentIndex(self._model.place_of(day))
        self._choose(day)

    def _turn_month(self, by: int) -> None:
        first = self._model.month
        day = first - timedelta(days=1) if by < 0 else (first + timedelta(days=31)).replace(day=1)
        self._show_month(min(day, self._today))

    def _on_current_changed(self, current: QModelIndex) -> None:
        day = current.data(DayRole.DAY) if current.isValid() else None
        if day is not None and day <= self._today:
            self._choose(day)

    def _choose(self, day: date) -> None:
        self._day, self._experts = day, None
        self._write()
        self.chosen.emit(day)

    # -- texts ------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        self._title.setText(translate("Daily", "Deal of the day"))
        self.back_button.setText(translate("Daily", "Back"))
        for button, text in (
            (self.earlier_button, translate("Daily", "Previous month")),
            (self.later_button, translate("Daily", "Next month")),
        ):
            button.setAccessibleName(text)
            button.setToolTip(text)
        if self._today != date.min:
            self._show_month(self._day)

    def _write(self) -> None:
        result, is_today = self._results.get(self._day), self._day == self._today
        self._run_line.setText(self._counts.days_in_a_row(self._run) if self._run else "")
        self._month_word.setText(capital(month_name(self._model.month)))
        self.month_view.setAccessibleName(self._month_word.text())
        self.later_button.setEnabled(self._model.month < self._today.replace(day=1))
        self._day_word.setText(day_name(self._day, with_year=True))
        self._state.setText(day_state(result))
        is_over = result is not None and result.is_over
        lines = [table_sentence(Level.CASUAL)]
        if is_over:
            lines = [par_sentence(par_of(RULES, Level.CASUAL).points, Level.CASUAL)]
            if self._experts is not None:
                lines.append(experts_sentence(self._experts))
        elif not is_today:
            lines.append(translate("Daily", "If you play it now, it is marked as late."))
        self._about.setText("\n".join(lines))
        if result is not None and not is_over:
            play = translate("Daily", "Continue")
        elif is_over:
            play = translate("Daily", "Play again")
        else:
            play = translate("Daily", "Play")
        self.play_button.setText(play)
        self.look_button.setText(translate("Daily", "Look at the game"))
        self.look_button.setVisible(is_over)
