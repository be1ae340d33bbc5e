"""Keyboard handling for the table: turns key presses into calls of the intent."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QComboBox, QSlider, QWidget

from hanabi_desktop.table.intent import Intent, Zone
from hanabi_desktop.table.models.own_hand import OwnHand
from hanabi_desktop.table.view import TableView
from hanabi_desktop.ui.game.advice_panel import AdvicePanel
from hanabi_desktop.ui.game.choosers import Popover
from hanabi_desktop.ui.replay import ReplayBar
from hanabi_desktop.ui.shell.command import DIGITS, REPORTS, SUITS, Command
from hanabi_desktop.ui.shell.keys import HeldKeys, KeyMap
from hanabi_desktop.ui.widgets.playback import PlaybackStep, Stops

_NOT_OURS = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)
_TAKING = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_KEPT_KEYS: tuple[tuple[type[QWidget], tuple[Qt.Key, ...]], ...] = (
    (
        QAbstractItemView,
        (
            *(Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right),
            *(Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown),
            *_TAKING,
        ),
    ),
    (QComboBox, (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Space, Qt.Key.Key_F4, *_TAKING)),
    (QAbstractButton, (Qt.Key.Key_Space, *_TAKING)),
    (QSlider, ()),
)
"""The keys that each kind of widget handles itself; all others go to the table even while it has focus."""

_STEPS = {
    Qt.Key.Key_Home: PlaybackStep.FIRST,
    Qt.Key.Key_Left: PlaybackStep.BACK,
    Qt.Key.Key_Right: PlaybackStep.ON,
    Qt.Key.Key_End: PlaybackStep.LAST,
}
_ROUNDS = {Qt.Key.Key_PageUp: PlaybackStep.BACK, Qt.Key.Key_PageDown: PlaybackStep.ON}
_POPUP = Qt.WindowType.Popup
_PRESSING = (Qt.Key.Key_Space, *_TAKING)
"""The keys that press a button."""
_MOVING = (Command.MOVE_LEFT, Command.MOVE_RIGHT)
_STEPPING = (Command.CLUE, Command.REMARK, Command.DISCARD)
"""Commands that step through a replay instead."""


class TableKeys(QObject):
    """Handles the keys of the table, of its lists and of its choosers.

    Signals:
        no_card_meant: a key needs one of the viewer's cards, but none is chosen or under the pointer.
        report_asked: (Command) describe a part of the table in words.
    """

    no_card_meant = Signal()
    remark_asked = Signal()
    enter_pressed = Signal()
    report_asked = Signal(object)

    def __init__(
        self,
        keys: KeyMap,
        intent: Intent,
        own_hand: OwnHand,
        view: TableView,
        replay_bar: ReplayBar,
        choosers: tuple[Popover, Popover],
        advice: AdvicePanel,
    ) -> None:
        super().__init__(view)
        self._keys = keys
        self._intent = intent
        self._own_hand = own_hand
        self._view = view
        self._replay_bar = replay_bar
        self._clues, self._announcements = choosers
        self._advice = advice
        self._held = HeldKeys()

    def watch(self, *parts: QWidget) -> None:
        """Handle the table's keys also in the focusable widgets within these parts."""
        for part in parts:
            for kind, _ in _KEPT_KEYS:
                for widget in (part, *part.findChildren(kind)):
                    if isinstance(widget, kind):
                        widget.installEventFilter(self)

    def press(self, event: QKeyEvent) -> bool:
        """Handle a key press; return False if the key is not one of the table's."""
        command = self._keys.command_of(event)
        if self._held.repeats(event) and not self._may_repeat(command, event):
            return True
        if self._replay_bar.isVisible() and self._steps_far(command, event):
            return True
        if command is not None:
            self._run_command(command)
            return True
        if event.modifiers() & _NOT_OURS:
            return False
        pending = self._intent.pending
        chooser = self._announcements if pending.announcement is not None else self._clues
        asking = pending.question is not None or pending.announcement is not None
        match event.key():
            case Qt.Key.Key_Escape:
                self._leave()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.enter_pressed.emit()
            case Qt.Key.Key_Left | Qt.Key.Key_Up if asking:
                chooser.step(-1)
            case Qt.Key.Key_Right | Qt.Key.Key_Down if asking:
                chooser.step(1)
            case key if self._replay_bar.isVisible() and key in _STEPS:
                self._replay_bar.take(_STEPS[Qt.Key(key)])
            case Qt.Key.Key_Left:
                self._view.walk(-1)
            case Qt.Key.Key_Right:
                self._view.walk(1)
            case Qt.Key.Key_Up:
                self._view.walk_region(1)
            case Qt.Key.Key_Down:
                self._view.walk_region(-1)
            case _:
                return False
        return True

    def _may_repeat(self, command: Command | None, event: QKeyEvent) -> bool:
        """Return whether a held key goes on acting: only those that move or step do."""
        if command is None:
            return event.key() not in (*_TAKING, Qt.Key.Key_Escape)
        if command is Command.EMPATHY:  # X11 may have released it in between
            return not event.isAutoRepeat()
        return command in _MOVING or (self._replay_bar.is_whole and command in _STEPPING)

    def _steps_far(self, command: Command | None, event: QKeyEvent) -> bool:
        """Play or pause a finished game, or step to the next clue, strike, key moment or round; return whether it did."""
        bar = self._replay_bar
        back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        step = PlaybackStep.BACK if back else PlaybackStep.ON
        if event.key() in _ROUNDS:
            bar.playback.take(_ROUNDS[Qt.Key(event.key())], Stops.ROUND)
        elif not bar.is_whole:
            return False
        elif command is Command.PLAY:
            bar.playback.play_or_pause()
        elif command is Command.CLUE:
            bar.playback.take(step, Stops.CLUE)
        elif command is Command.REMARK:
            bar.playback.take(step, Stops.STRIKE)
        elif command is Command.DISCARD and bar.playback.moments:
            bar.playback.take(step, Stops.MOMENT)
        else:
            return False
        return True

    def release(self, event: QKeyEvent) -> bool:
        """Handle a key release: stop showing hands as their holders see them."""
        repeats = self._held.repeats(event)
        let_go = self._keys.command_of(event) is Command.EMPATHY and not repeats
        if let_go:
            self._intent.show_all_hands()
        return let_go

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        in_list = isinstance(watched, QWidget) and watched.window().windowType() is _POPUP
        if isinstance(event, QKeyEvent) and not in_list:  # an open list keeps its keys
            repeats = self._held.repeats(event)
            if repeats and isinstance(watched, QAbstractButton) and event.key() in _PRESSING:
                return True
            kept = next(keys for kind, keys in _KEPT_KEYS if isinstance(watched, kind))
            is_press = event.type() is QEvent.Type.KeyPress
            if is_press and event.key() not in kept and self.press(event):
                return True
        return super().eventFilter(watched, event)

    def _leave(self) -> None:
        """Handle Esc: cancel the drag or the pending action, close an answer or return to the present."""
        if self._view.cancel_drag():
            return
        if self._advice.has_answer and self._intent.pending.answered is not None:
            self._advice.dismiss()
        elif self._intent.has_begun:
            self._intent.cancel()
        elif self._advice.has_answer:
            self._advice.dismiss()
        else:
            self._replay_bar.leave()

    def _run_command(self, command: Command) -> None:
        intent = self._intent
        match command:
            case Command.EMPATHY:
                intent.see_as_holder(self._view.seat_under_pointer())
            case Command.CLUE:
                intent.start_clue()
            case Command.REMARK:
                self.remark_asked.emit()
            case Command.PLAY:
                intent.press_zone(Zone.PLAY)
            case Command.DISCARD:
                intent.press_zone(Zone.DISCARD)
            case _ if command in REPORTS:
                self.report_asked.emit(command)
            case _ if command in DIGITS:
                intent.press_digit(DIGITS[command])
            case _ if command in SUITS:
                intent.press_suit(SUITS[command])
            case _:
                self._handle_own_card(command)

    def _handle_own_card(self, command: Command) -> None:
        order = self._intent.own_card_meant()
        if order is None:
            self.no_card_meant.emit()
            return
        match command:
            case Command.RAISE:
                self._own_hand.raise_or_lower(order)
            case Command.TILT:
                self._own_hand.tilt_or_straighten(order)
            case Command.NOTE:
                self._intent.begin_note(order)
            case Command.MOVE_LEFT:
                self._intent.shift_own(-1)
            case Command.MOVE_RIGHT:
                self._intent.shift_own(1)
