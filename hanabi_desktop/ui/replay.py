"""The controls of a replay, beside the viewer's hand or under the table."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from hanabi_desktop.game.observation import Observation
from hanabi_desktop.ui.widgets.controls import ChoiceBox, KeyButton, Slider, TipsBeside, fill
from hanabi_desktop.ui.widgets.layouts import FlowLayout
from hanabi_desktop.ui.widgets.playback import (
    GuessButton,
    HideButton,
    Playback,
    PlaybackStep,
    PlayButton,
    StepButton,
    Stops,
)
from hanabi_desktop.ui.widgets.theme import Adaptive
from hanabi_desktop.ui.widgets.turn_charts import ScoreTimeline, ScoreTimelineView
from hanabi_desktop.wording.markup import tip_text

translate = QCoreApplication.translate


_SPEEDS = {"½×": 2400, "1×": 1200, "2×": 600, "4×": 300}
"""How long each moment is shown during automatic playback, in milliseconds."""


class ReplayChoices(QWidget):
    """Two choices in a row, wrapped if there is too little room.

    Attributes:
        stops: the step size.
        speeds: how long each moment is shown, in milliseconds; it stands beside the step buttons.
        seats: the seat the game is seen from; None hides nothing.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.stops, self.speeds, self.seats = ChoiceBox(), ChoiceBox(), ChoiceBox()
        layout = FlowLayout(self)
        fits = QComboBox.SizeAdjustPolicy.AdjustToContents
        narrow = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        for box in (self.stops, self.speeds, self.seats):
            # Names may be of any length.
            box.setSizeAdjustPolicy(narrow if box is self.seats else fits)
        layout.addWidget(self.stops)
        layout.addWidget(self.seats)
        self.seats.setMinimumContentsLength(9)

    @property
    def interval_ms(self) -> int:
        """How long each moment is shown at the chosen speed, in milliseconds."""
        return int(self.speeds.currentData() or _SPEEDS["1×"])

    def tell(self, names: Sequence[str], *, shows_all: bool, has_moments: bool) -> None:
        """Set every text again.

        Args:
            names: the players' names.
            shows_all: whether the viewpoint that hides nothing is offered.
            has_moments: whether steps may lead to key moments.
        """
        everyone = ((translate("ReplayBar", "All cards"), None),) if shows_all else ()
        seats = ((name, seat) for seat, name in enumerate(names))
        fill(self.seats, translate("ReplayBar", "Viewpoint"), (*everyone, *seats))
        #: steps from one decision of the review that mattered to the next
        by_decision = translate("ReplayBar", "Key moments")
        decisions = ((by_decision, Stops.MOMENT),) if has_moments else ()
        fill(
            self.stops,
            translate("ReplayBar", "Step size"),
            (
                (translate("ReplayBar", "Turn by turn"), Stops.TURN),
                (translate("ReplayBar", "Round by round"), Stops.ROUND),
                (translate("ReplayBar", "Clue by clue"), Stops.CLUE),
                (translate("ReplayBar", "Strike by strike"), Stops.STRIKE),
                *decisions,
            ),
        )
        fill(
            self.speeds,
            translate("ReplayBar", "Playback speed"),
            tuple(_SPEEDS.items()),
            usual=_SPEEDS["1×"],
        )
        self.speeds.setMinimumWidth(self.speeds.sizeHint().width())


_MARGIN, _APART = 16, 12
_WIDER_TURN = 24
"""The space reserved for longer turn numbers than the one shown, in pixels."""


class ReplayBar(Adaptive, QWidget):
    """Step buttons and a slider; for a finished game also a chart, the speed and the viewpoint.

    A game in progress is shown beside the viewer's hand, a finished one under the table or beside it.

    Signals:
        turn_chosen: (int) show the moment after this many turns.
        escaped: Esc was pressed in a finished game.
        seat_chosen: (int or None) show the game from this seat; None hides nothing.
        height_changed: the height needed may have changed.
    """

    turn_chosen = Signal(int)
    escaped = Signal()
    seat_chosen = Signal(object)
    height_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.playback = Playback(self.turn_chosen.emit, self._tell_playing, self)
        self._names: tuple[str, ...] = ()
        self._shows_all = False
        self.is_whole = False
        self._is_narrow = self._is_beside = self._has_room_for_title = False
        self._has_chart = True
        self._has_result = False
        self._curve: QWidget | None = None
        self._tells_decisions = False
        self.setObjectName("replay")
        self._title = QLabel()
        self._title.setWordWrap(True)
        self.steps = {step: StepButton(step) for step in PlaybackStep}
        self.play_button = PlayButton()
        self.hide_button, self.guess_button = HideButton(), GuessButton()
        self.slider = Slider()
        self.slider.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.choices = ReplayChoices(self)
        self.timeline = ScoreTimelineView()
        self.play_on_button = QPushButton(self)
        self.play_on_button.setObjectName("primary")
        self.play_on_button.setAutoDefault(False)
        self.result_button = QPushButton(self)
        self.result_button.setAutoDefault(False)
        self.back = KeyButton()
        self.back.setObjectName("primary")
        self.back.setMinimumHeight(40)
        self._lay_out()
        self.retranslate()
        self._connect()
        self.hide()

    def _lay_out(self) -> None:
        row = self._buttons = QHBoxLayout()
        row.setSpacing(4)
        for step, button in self.steps.items():
            if step is PlaybackStep.ON:
                row.addWidget(self.play_button)
            row.addWidget(button)
        grid = self._grid = QGridLayout()
        grid.setHorizontalSpacing(_APART)
        self._row = QWidget()
        self._row.setLayout(row)
        row.setContentsMargins(0, 0, 0, 0)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(grid)
        column.addStretch(1)
        self._arrange()

    def set_beside(self, *, beside: bool) -> None:
        """Use the layout for the narrow space beside the table, or for the low one under it."""
        if beside is not self._is_beside:
            self._is_beside = beside
            self._arrange()

    def show_chart(self, *, shown: bool) -> None:
        """Show the chart above the slider, or leave its space to the table."""
        if shown is not self._has_chart:
            self._has_chart = shown
            self._arrange()

    def fits_beside(self) -> bool:
        """Return whether the whole bar fits into its present size."""
        return self.needed_height(self.width()) <= self.height()

    @property
    def _curve_is_slider(self) -> bool:
        """Whether turns are chosen in the curve, so that no row is needed for the slider."""
        is_under = self.is_whole and not self._is_beside
        has_curve = self._has_chart and self._curve is not None
        return is_under and has_curve and self._has_room_for_title

    def _arrange(self) -> None:
        grid, whole = self._grid, self.is_whole
        while grid.count():
            grid.takeAt(0)
        layout = self.layout()
        self._place_extras()
        for place in range(5):
            grid.setRowStretch(place, 0)
            grid.setColumnStretch(place, 0)
        grid.setVerticalSpacing(6 if whole else 2)
        if not whole:
            self._arrange_in_column(self._title, self._row, self.slider, self.back)
        elif self._is_beside:
            chart = self._curve or self.timeline
            ways = self.play_on_button, self.result_button
            self._arrange_in_column(self._row, self.choices, chart, self._title, self.slider, *ways)
            grid.setRowStretch(2, 1)
            grid.setColumnStretch(0, 1)
        else:
            self._arrange_under_table()
        if isinstance(layout, QVBoxLayout):
            layout.setStretch(0, 1 if whole else 0)
            layout.setStretch(1, 0 if whole else 1)
            layout.setContentsMargins(*((_MARGIN, 8, _MARGIN, 8) if whole else (0, 0, 0, 0)))
        side = Qt.AlignmentFlag.AlignLeft if whole else Qt.AlignmentFlag.AlignCenter
        self._title.setAlignment(side | Qt.AlignmentFlag.AlignVCenter)
        for part in (self.choices, self.play_button, self.choices.speeds, self.play_on_button):
            part.setVisible(whole)
        for button in (self.hide_button, self.guess_button):
            button.setVisible(whole and self._curve is None)  # a review tells everything
        self.result_button.setVisible(whole and self._has_result)
        self.slider.setVisible(not self._curve_is_slider)
        has_chart = whole and self._has_chart
        self.timeline.setVisible(has_chart and self._curve is None)
        if self._curve is not None:
            self._curve.setVisible(has_chart)
        self.back.setVisible(not whole)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground, whole)

    def _place_extras(self) -> None:
        """Place what follows the step buttons beside them, or with the choices where that row is narrow."""
        choices, beside = self.choices.layout(), self.is_whole and self._is_beside
        if choices is not None:
            for part in (self.hide_button, self.guess_button, self.choices.speeds):
                (choices if beside else self._buttons).addWidget(part)

    def _arrange_in_column(self, *parts: QWidget) -> None:
        for place, part in enumerate(parts):
            self._grid.addWidget(part, place, 0)

    def _arrange_under_table(self) -> None:
        grid, low = self._grid, self._is_narrow
        grid.addWidget(self._row, 0, 0)
        grid.addWidget(self.choices, 0, 1, 1, 4 if low else 1)
        if self._has_chart:
            grid.addWidget(self._curve or self.timeline, 1, 0, 1, 5)
        if self._curve_is_slider:
            grid.addWidget(self._title, 0, 4)
        else:
            grid.addWidget(self._title, 2, 0)
            grid.addWidget(self.slider, 2, 1, 1, 1 if low else 4)
        if low:
            grid.addWidget(self.choices.speeds, 2, 2)
        grid.addWidget(self.play_on_button, *((2, 3) if low else (0, 2)))
        grid.addWidget(self.result_button, *((2, 4) if low else (0, 3)))
        grid.setRowStretch(1, 1)
        grid.setColumnStretch(1 if low else 4, 1)

    def _connect(self) -> None:
        tips = TipsBeside(self)
        for button in (*self.steps.values(), self.play_button):
            button.installEventFilter(tips)
        for step, button in self.steps.items():
            button.clicked.connect(lambda _=False, step=step: self.take(step))
        self.slider.valueChanged.connect(self.turn_chosen)
        self.choices.seats.activated.connect(
            lambda: self.seat_chosen.emit(self.choices.seats.currentData())
        )
        self.choices.speeds.currentIndexChanged.connect(
            lambda: self.playback.set_interval(self.choices.interval_ms)
        )
        self.timeline.pressed.connect(self.turn_chosen)
        self.play_button.clicked.connect(self.playback.play_or_pause)

    # -- contents ---------------------------------------------------------------------------------

    def show_game(self, whole: Observation, names: Sequence[str], *, shows_all: bool) -> None:
        """Show another finished game, given its last position told; see :meth:`ReplayChoices.tell`."""
        self._names, self._shows_all = tuple(names), shows_all
        self.is_whole = True
        self.show_told(whole, goes_further=False)
        self._arrange()
        self.retranslate()

    def show_told(self, told: Observation, *, goes_further: bool) -> None:
        """Show the turns of the game up to a position; ``goes_further`` if more follow that are not told."""
        playback = self.playback
        playback.turns, playback.goes_further = len(told.history), goes_further
        playback.timeline = ScoreTimeline.from_turns(
            told.history, told.options.max_score, told.options.players
        )
        self.timeline.show_timeline(playback.timeline)
        with QSignalBlocker(self.slider):
            self.slider.setRange(0, playback.turns)

    def show_curve(self, curve: QWidget | None) -> None:
        """Show another chart instead of the points; None shows the points again.

        With a curve the title names the coming decision instead of the last turn.
        """
        if self._curve is not None and self._curve is not curve:
            self._curve.hide()
        self._curve = curve
        self._tells_decisions = curve is not None
        self._arrange()
        self._tell_turn()

    def offer_result(self, *, offered: bool) -> None:
        """Offer to return to the result of the game that has just been played, or withdraw the offer."""
        if offered is not self._has_result:
            self._has_result = offered
            self._arrange()

    def needed_height(self, width: int) -> int:
        """Return the least height, in pixels, at which no part covers another at this width."""
        self._fit(width)
        layout = self.layout()
        return 0 if layout is None else layout.totalMinimumHeightForWidth(width)

    def _fit(self, width: int) -> None:
        """Move the last part down to the slider's row if one row is too narrow."""
        row = [self._row, self.choices, self.play_on_button]
        if self._has_result:
            row.append(self.result_button)
        if self.choices.speeds.parentWidget() is self:  # it stands beside the slider now
            row.append(self.choices.speeds)
        needed = sum(part.sizeHint().width() for part in row) + _APART * (len(row) - 1)
        free = width - 2 * _MARGIN - needed
        title = self._title.fontMetrics().horizontalAdvance(self._title.text())
        fits = free < 0, free >= _APART + title + _WIDER_TURN
        if fits != (self._is_narrow, self._has_room_for_title):
            self._is_narrow, self._has_room_for_title = fits
            self._arrange()

    def event(self, event: QEvent) -> bool:
        """Report layout requests: in a narrow window parts may have to wrap."""
        done = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            self.height_changed.emit()
        return done

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 (Qt's name)
        """Arrange the parts again; beside the hand the slider is hidden if large text needs its space."""
        super().resizeEvent(event)
        self._fit(self.width())
        if not self.is_whole:
            self._give_slider_room()
            self._tell_turn()

    def _give_slider_room(self) -> None:
        parts = (self._row, self.slider, self.back)
        needed = self._title.heightForWidth(self.width())
        needed += sum(part.sizeHint().height() + self._grid.verticalSpacing() for part in parts)
        self.slider.setVisible(needed <= self.height())

    def show_moments(self, moments: Sequence[int]) -> None:
        """Set the key moments that steps may lead to; an empty sequence removes that choice."""
        self.playback.moments = tuple(moments)
        self.retranslate()

    def show_past(self, turn: int, turns: int) -> None:
        """Show an earlier moment of a game in progress."""
        self.playback.pause()
        self.playback.turns, self.playback.goes_further = turns, False
        with QSignalBlocker(self.slider):
            self.slider.setRange(0, turns)
        if self.is_whole:
            self.is_whole = False
            self._arrange()
        self.show_moment(turn, None)
        self.retranslate()
        self._give_slider_room()

    def show_moment(self, turn: int, seat: int | None, *, can_play_on: bool = False) -> None:
        """Mark the moment shown and the seat it is seen from; None means that nothing is hidden."""
        self.playback.turn = turn
        with QSignalBlocker(self.slider):
            self.slider.setValue(turn)
        self.choices.seats.setCurrentIndex(max(0, self.choices.seats.findData(seat)))
        self.timeline.show_turn(turn)
        for button in self.steps.values():
            direction, _ = button.step.value
            goes_on = turn < self.playback.turns or (
                button.step is PlaybackStep.ON and self.playback.goes_further
            )
            button.setEnabled(goes_on if direction > 0 else turn > 0)
        self.play_on_button.setEnabled(can_play_on)
        if self.playback.is_at_end:
            self.playback.pause()
        self._tell_turn()

    def leave(self) -> None:
        """Return to the game in progress, or report Esc in a finished game."""
        if self.is_whole:
            self.escaped.emit()
        elif self.isVisible() and self.back.isVisibleTo(self):
            self.back.click()

    # -- stepping ---------------------------------------------------------------------------------

    def take(self, step: PlaybackStep) -> None:
        wished = self.choices.stops.currentData() if self.is_whole else None
        self.playback.take(step, wished or Stops.TURN)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 (Qt's name)
        self.playback.pause()
        super().hideEvent(event)

    # -- texts ------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        self._tell_turn()
        self._tell_playing()
        self.slider.setAccessibleName(translate("ReplayBar", "Turn"))
        self.back.setText(translate("ReplayBar", "Back to the game"))
        self.back.setToolTip(translate("ReplayBar", "or press Esc"))
        self.play_on_button.setText(translate("ReplayBar", "Play on from here"))
        self.result_button.setText(translate("ReplayBar", "Back to the result"))
        self.result_button.setToolTip(translate("ReplayBar", "or press Esc"))
        hiding = translate("ReplayBar", "Without the result: hide everything that comes later")
        self.hide_button.setToolTip(tip_text(hiding))
        self.hide_button.setAccessibleName(hiding)
        guessing = translate("ReplayBar", "Guess each move of the player whose view is shown")
        self.guess_button.setToolTip(tip_text(guessing))
        self.guess_button.setAccessibleName(guessing)
        self.choices.tell(
            self._names, shows_all=self._shows_all, has_moments=bool(self.playback.moments)
        )
        self.playback.set_interval(self.choices.interval_ms)
        for step, text in (
            (PlaybackStep.FIRST, translate("ReplayBar", "To the start (Home)")),
            (PlaybackStep.BACK, translate("ReplayBar", "Back one turn (←)")),
            (PlaybackStep.ON, translate("ReplayBar", "Forward one turn (→)")),
            (PlaybackStep.LAST, translate("ReplayBar", "To the end (End)")),
        ):
            self.steps[step].setToolTip(text)
            self.steps[step].setAccessibleName(text)

    def _tell_turn(self) -> None:
        turn = self.playback.turn
        text = translate("ReplayBar", "Turn {turn} of {turns}")
        if self.playback.goes_further:
            text = translate("ReplayBar", "Turn {turn}")
        elif self._tells_decisions and turn >= self.playback.turns:
            text = translate("ReplayBar", "After turn {turns}")
        elif self._tells_decisions:
            turn += 1
            text = translate("ReplayBar", "Before turn {turn} of {turns}")
        text = text.format(turn=turn, turns=self.playback.turns)
        self._title.setText(text)
        self._title.setAccessibleName(text)
        if not self.is_whole and self._title.heightForWidth(self.width()) > self._row.y() > 0:
            # One line is enough beside the viewer's hand.
            self._title.setText(f"{turn} / {self.playback.turns}")

    def _tell_playing(self) -> None:
        self.play_button.playing = self.playback.is_playing
        text = translate("ReplayBar", "Play (P)")
        if self.play_button.playing:
            text = translate("ReplayBar", "Pause (P)")
        self.play_button.setToolTip(text)
        self.play_button.setAccessibleName(text)
        self.play_button.update()
