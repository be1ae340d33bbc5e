"""The table screen: table, status bar, buttons, clue chooser, side panel and keys, and their placement."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QRectF, QSizeF, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from hanabi_desktop.game.observation import Refusal
from hanabi_desktop.game.remarks import Said
from hanabi_desktop.table.appearance import text_px
from hanabi_desktop.table.intent import Answer, DoubtedMove, Intent, NoteBegun, Zone
from hanabi_desktop.table.models.lists import DiscardsModel, TurnLogModel
from hanabi_desktop.table.models.own_hand import OwnHand
from hanabi_desktop.table.models.table_model import TableModel
from hanabi_desktop.table.scene import TableScene
from hanabi_desktop.table.sounds import Cue, Sound
from hanabi_desktop.table.view import TableView
from hanabi_desktop.ui.game.action_buttons import ActionButtons
from hanabi_desktop.ui.game.advice_panel import Advice, AdvicePanel, Choice, doubt_of, warning
from hanabi_desktop.ui.game.descriptions import TableDescriptions, TableReports, ToldClues
from hanabi_desktop.ui.game.popovers import CardMenu, Choosers, RemarkMenu
from hanabi_desktop.ui.game.side_panel import SidePanel
from hanabi_desktop.ui.game.status_bar import StatusBar
from hanabi_desktop.ui.game.table_keys import TableKeys
from hanabi_desktop.ui.hot_seat import DonePanel
from hanabi_desktop.ui.replay import ReplayBar
from hanabi_desktop.ui.shell.command import Command
from hanabi_desktop.ui.shell.keys import KeyMap
from hanabi_desktop.ui.widgets.sentences import TableWords
from hanabi_desktop.ui.widgets.theme import Adaptive, announce, theme_in_use
from hanabi_desktop.ui.widgets.window_sizes import (
    TOAST_FOOT_PX,
    curve_height,
    replay_height,
    review_width,
    side_width,
)
from hanabi_desktop.wording.problems import refusal_sentence

translate = QCoreApplication.translate


_WIDEST_BAR = 260
_LEAST_STATUS = 260
_LOW_PAGE = 540
"""Below this page height (in pixels at the usual text size) the replay bar stands beside the table."""
_WIDE_PAGE = 1100
"""From this page width on, in pixels, the advice leaves the upper half of the side panel free."""
_ROOMY_PAGE = 1010
"""From this page width on, in pixels at the usual text size, moves can be made beside a wide panel."""
_LEAST_LOG, _LEAST_ADVICE = 90, 200
"""The least height of the log above the advice, and of the advice, in pixels at the usual text size."""
_LEAST_PAGE_WITHOUT_WORDS, _WORDS_OF_PAGE = 470, 100
"""The least page height, in pixels, at which a review shows its curve, as the sum of two parts.

The second part grows with the text size. On a lower page the table gets the curve's space."""
_NEWEST_TURNS = 150
"""The distance from the top of the log to the foot of a toast below its newest turns, in pixels."""


@dataclass(frozen=True, slots=True)
class ScreenParts:
    """The parts to be placed; ``is_replaying`` returns whether a game is viewed turn by turn."""

    scene: TableScene
    view: TableView
    side: SidePanel
    status_bar: StatusBar
    buttons: ActionButtons
    replay_bar: ReplayBar
    advice: AdvicePanel
    done: DonePanel
    choosers: Choosers
    is_replaying: Callable[[], bool]


class ScreenLayout:
    """Places every part of the table screen.

    ``beside`` is a panel shown instead of the side panel, such as the review; None without one. It is
    wider than the side panel, unless moves are made meanwhile on a narrow page, whose buttons need the
    width.
    """

    def __init__(self, page: QWidget, parts: ScreenParts) -> None:
        self._page = page
        self._parts = parts
        self.beside: QWidget | None = None
        self._is_wide = False
        self._is_log_free = True

    def show_beside(self, panel: QWidget | None, *, is_wide: bool) -> None:
        """Show another panel instead of the side panel; None shows the side panel again."""
        self._is_wide = is_wide and panel is not None
        if self.beside is not None:
            self.beside.hide()
        self.beside = panel
        if panel is not None:
            panel.setParent(self._page)
        self.place()
        self._parts.side.setVisible(panel is None)
        if panel is not None:
            panel.show()

    def place(self) -> None:
        """Give the side panel its width, the advice a part of it, and the table the rest."""
        parts = self._parts
        width = self._page.width()
        is_wide = self._is_wide or (self.beside is not None and width >= text_px(_ROOMY_PAGE))
        side = (review_width if is_wide else side_width)(width)
        box = QRect(width - side, 0, side, self._page.height())
        parts.side.setGeometry(box)
        advice, self._is_log_free = self._place_of_advice(box), True
        if not parts.advice.isHidden():
            parts.advice.setGeometry(advice)
            parts.advice.raise_()
            box.setBottom(advice.top() - 1)
            if self.beside is None:
                self._is_log_free = advice.top() >= self._least_log_bottom
                if self._is_log_free:
                    parts.side.setGeometry(box)
        if self.beside is not None:
            self.beside.setGeometry(box)
        self.place_view()

    def _place_of_advice(self, side: QRect) -> QRect:
        """Return the lower half of the side panel, or the log's place where the log would be too low.

        It ends above a popover. Where it could not be read there, it covers the discard pile as well.
        """
        box = QRect(side)
        box.setTop(side.height() // 2)
        box.setBottom(self._parts.choosers.top_over_log or side.bottom())
        if self.beside is None:
            if self._page.width() < _WIDE_PAGE or box.top() < self._least_log_bottom:
                box.setTop(self._parts.side.place_under_score(with_discards=False).top())
            if box.height() < text_px(_LEAST_ADVICE):
                box.setTop(self._parts.side.place_under_score(with_discards=True).top())
        return box

    @property
    def _least_log_bottom(self) -> int:
        """The least foot of the log that shows the newest turn."""
        top = self._parts.side.place_under_score(with_discards=False).top()
        return top + text_px(_LEAST_LOG)

    @property
    def _is_bar_beside(self) -> bool:
        """Whether the replay bar takes the log's place, as under the table it would make the cards too small."""
        is_low = self.beside is None and self._page.height() < text_px(_LOW_PAGE)
        return is_low and self._is_replay

    @property
    def _is_replay(self) -> bool:
        """Whether the replay bar of a finished game is shown."""
        return self._parts.is_replaying() and self._parts.replay_bar.is_whole

    def place_view(self) -> None:
        """Give the table the space that the side panel and the bar under it leave."""
        parts = self._parts
        beside = self._is_bar_beside
        parts.side.show_log(shown=self._is_log_free and not beside)
        parts.replay_bar.set_beside(beside=beside)
        if beside:
            parts.replay_bar.stackUnder(parts.advice)
        parts.view.setGeometry(0, 0, parts.side.x(), self._page.height() - self._foot_height())
        self.place_widgets()

    def place_aside(self) -> None:
        """Put the replay bar beside a low table in the log's place, and in the discard pile's too if necessary."""
        bar, side = self._parts.replay_bar, self._parts.side
        if not self._is_bar_beside:
            return
        for with_discards in (False, True):
            box = side.place_under_score(with_discards=with_discards)
            bar.setGeometry(box.translated(side.pos()))
            if bar.fits_beside():
                break

    def place_of_toasts(self) -> QRect:
        """Return the box for toasts: the side panel down to the status bar's level, never over a card.

        It begins under the newest turns of the log; a toast that does not fit in it ends lower. Advice
        stays free.
        """
        parts = self._parts
        if not parts.advice.isHidden():
            above = QRect(parts.advice.geometry())
            above.setTop(0)
            above.setBottom(parts.advice.y() + TOAST_FOOT_PX)
            return above
        box, beside_bar = parts.side.geometry(), parts.scene.geometry.status_bar.bottom()
        turns = parts.side.log.y() + text_px(_NEWEST_TURNS)
        box.setBottom(min(box.bottom(), max(round(beside_bar), turns) + TOAST_FOOT_PX))
        box.setTop(turns)
        return box

    def fit_foot(self) -> None:
        """Adjust the table if the part under it needs another height."""
        parts = self._parts
        if self._is_bar_under and self._foot_height() != self._page.height() - parts.view.height():
            self.place_view()

    @property
    def _is_bar_under(self) -> bool:
        """Whether the replay bar of a finished game stands under the table."""
        return self._is_replay and not self._is_bar_beside

    def _foot_height(self) -> int:
        parts = self._parts
        if not self._is_bar_under:
            return 0
        bar, page = parts.replay_bar, self._page.height()
        least = _LEAST_PAGE_WITHOUT_WORDS + text_px(_WORDS_OF_PAGE)
        has_chart = self.beside is None or page >= least
        bar.show_chart(shown=has_chart)
        usual = replay_height if self.beside is None else curve_height
        return max(usual(page) if has_chart else 0, bar.needed_height(parts.side.x()))

    def place_widgets(self) -> None:
        parts = self._parts
        geometry = parts.scene.geometry_for(QSizeF(parts.view.viewport().size()))
        parts.status_bar.place(geometry)
        # The review itself shows the last move, so a narrow status bar may be hidden there.
        fits = geometry.status_bar.width() >= _LEAST_STATUS or self.beside is None
        parts.status_bar.label.setVisible(fits)
        parts.buttons.place(geometry)
        beside = geometry.right_buttons.united(
            QRectF(geometry.right_buttons.left(), geometry.left_buttons.top(), 1, 1)
        )
        height = self._page.height() - round(beside.top()) - 4
        width = round(min(beside.width(), _WIDEST_BAR))
        parts.done.setGeometry(round(beside.left()), round(beside.top()), width, height)
        parts.replay_bar.setGeometry(parts.done.geometry())
        self.place_aside()
        if self._is_bar_under:
            top = parts.view.height()
            parts.replay_bar.setGeometry(0, top, parts.view.width(), self._page.height() - top)
        parts.choosers.place()


class TableScreen(Adaptive, QWidget):
    """Assembles table, widgets and keys; every action goes through the intent.

    Signals:
        step_asked: make the teammate's move that waits.
    """

    step_asked = Signal()

    def __init__(
        self,
        table: TableModel,
        discards: DiscardsModel,
        log: TurnLogModel,
        words: TableWords,
        keys: KeyMap,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._table, self._discards = table, discards
        self._log = log
        self._words = words
        self._focused: int | None = None
        self._prompted: tuple[object, ...] = ()
        self.own_hand = OwnHand(self)
        self.intent = Intent(table, self.own_hand, self)
        self.scene = TableScene(table, self.own_hand, self.intent, self)
        self.scene.set_theme(theme_in_use())
        # First, because the names of the piles use it.
        self.scene.update_stages.add(self._show_discards)
        self.view = TableView(self.scene, table, self.own_hand, self.intent, self)
        self.side = SidePanel(table, discards, log, self)
        descriptions = TableDescriptions(
            table, self.intent, self.own_hand, words, lambda: self.scene.geometry.strips
        )
        self._reports = TableReports(table, self.own_hand, descriptions, words)
        self.status_bar = StatusBar(table, log, words, self.intent, descriptions, self)
        self.buttons = ActionButtons(table, self.intent, keys, self)
        self.replay_bar = ReplayBar(self)
        self.done = DonePanel(self)
        self.done.changed.connect(self._on_done_changed)
        self.advice = AdvicePanel(self)
        self._doubt: Advice | None = None
        self.choosers = Choosers(table, self.scene, self.view, words, keys, self)
        parts = ScreenParts(
            self.scene,
            self.view,
            self.side,
            self.status_bar,
            self.buttons,
            self.replay_bar,
            self.advice,
            self.done,
            self.choosers,
            lambda: self.is_replaying,
        )
        self._places = ScreenLayout(self, parts)
        self.card_menu = CardMenu(table, self.intent, self.own_hand, keys, self)
        self.remarks = RemarkMenu(table, log, words, self)
        self.told = ToldClues(table, log, words, self.scene, self._show_told, self)
        self._table_keys = TableKeys(
            keys,
            self.intent,
            self.own_hand,
            self.view,
            self.replay_bar,
            self.choosers.popovers,
            self.advice,
        )
        self.view.set_descriptions(descriptions)
        # The person to act must not wait for the other effects of a turn.
        self._buttons_due = QTimer(self, singleShot=True, interval=0)
        self._connect()

    def _connect(self) -> None:
        self._buttons_due.timeout.connect(self.buttons.refresh)
        self._table.changed.connect(self._buttons_due.start)
        self.side.discards.clicked.connect(self._press_pile)
        self.side.discards.activated.connect(self._press_pile)
        self.scene.rearranged.connect(self._places.place_widgets)
        self.scene.dragging.changed.connect(self.buttons.set_carrying)
        self.scene.dragging.carried.connect(self.status_bar.unmask_card)
        self.scene.dragging.carried.connect(self.buttons.unmask_card)
        self._table_keys.watch(
            *(self.side, self.replay_bar, self.advice, self.done),
            *(self.status_bar.why, self.status_bar.next_move),
            *(self.buttons.clue, self.buttons.remark, self.buttons.play, self.buttons.discard),
        )
        # So that the arrow keys step from the turn clicked.
        self.side.log.clicked.connect(lambda _: self.view.setFocus())
        self.view.menu_asked.connect(self._open_menu)
        self._table_keys.no_card_meant.connect(self._ask_for_card)
        self.replay_bar.height_changed.connect(self._places.fit_foot)
        self.advice.toggled.connect(self._places.place)
        self.choosers.log_covered.connect(self._places.place)
        self.advice.dismissed.connect(self._on_dismissed)
        self._table.modelAboutToBeReset.connect(self.advice.drop_answer)
        self.intent.changed.connect(self._on_intent_changed)
        self.intent.refused.connect(self.refuse)
        self.buttons.remark.clicked.connect(self._open_remarks)
        self._table_keys.remark_asked.connect(self._open_remarks)
        self._table_keys.enter_pressed.connect(self._confirm)
        self._table_keys.report_asked.connect(self._report)
        self.status_bar.next_move.clicked.connect(self._step)
        self.scene.update_stages.add(self.side.refresh)
        self.scene.update_stages.add(self._tell_position)
        self.scene.update_stages.add(self.side.log.catch_up)
        self.side.log.fell_behind.connect(
            lambda: self.scene.update_stages.want(self.side.log.catch_up)
        )

    def restyle(self) -> None:
        self.scene.set_theme(theme_in_use())
        self.status_bar.refresh()  # the text size may have changed
        self._places.place()

    def retranslate(self) -> None:
        self.advice.drop_answer()  # it is in the previous language
        self._log.retranslate()
        self.choosers.refresh()
        self.scene.retranslate()
        self.view.update_description()
        self.view.callouts.speech.forget()  # it is in the previous language
        self._refresh()

    def refuse(self, refusal: Refusal) -> None:
        """Say why an action is impossible, until the next event."""
        self.scene.sounds.play([Cue(Sound.REFUSED)])
        text = refusal_sentence(refusal)
        if self.status_bar.moment is not None:
            text = translate("TableScreen", "You are looking back. Esc returns to the game.")
        elif self.is_replaying:
            text = translate("TableScreen", "This game is over: look around as you like.")
        self.status_bar.notify(text)

    @property
    def is_replaying(self) -> bool:
        """Whether the table shows a finished game or an earlier moment."""
        return self.replay_bar.isVisibleTo(self)

    def set_replaying(self, replaying: bool) -> None:  # noqa: FBT001 (a widget's state)
        """Show the controls of a replay instead of the action buttons, or the buttons again."""
        self.status_bar.moment = None
        if not replaying:
            self.replay_bar.playback.pause()
        self.side.log.mark(None)
        self.replay_bar.setVisible(replaying)
        self._places.place_view()
        self._choose_controls()

    def look_back(self, turn: int, turns: int) -> None:
        """Show that an earlier moment of a game in progress is on the table."""
        self.replay_bar.show_past(turn, turns)
        self.replay_bar.show()
        self._places.place_view()
        self.status_bar.moment = turn
        self.side.log.mark(turn)
        self._choose_controls()

    def _on_done_changed(self) -> None:
        """Offer or withdraw the handover to the next person."""
        self._choose_controls()
        if self.done.isVisible() and self.intent.pending.noted_order is None:
            self.intent.focus(None)
            self.done.button.setFocus()

    def _choose_controls(self) -> None:
        """Show the steps through a game, the handover or the action buttons beside the viewer's hand."""
        looking = self.is_replaying
        self.done.setVisible(self.done.is_offered and not looking)
        self.buttons.set_shown(shown=not looking and not self.done.is_offered)

    def _confirm(self) -> None:
        """Handle Enter: hand over, press the main button of the advice or confirm the pending action."""
        if self.done.isVisible():
            self.done.finish()
        elif self.advice.waits:
            self.advice.go_on()
        elif self.status_bar.awaits_step and not self.intent.has_begun:
            self._step()
        else:
            self.view.confirm()

    def _step(self) -> None:
        self.view.setFocus()
        self.step_asked.emit()

    # -- remarks --------------------------------------------------------------------------------

    def _open_remarks(self) -> None:
        button = self.buttons.remark
        if self.is_replaying:
            self.refuse(Refusal.GAME_OVER)
        elif self._table.observation is not None:
            corner = button.mapToGlobal(button.rect().topLeft())
            self.remarks.open_at(corner)

    def say_at(self, seat: int, text: str) -> None:
        """Show what somebody says beside their name, and let a screen reader read it."""
        self.view.callouts.say_at(seat, text)
        announce(self.view.callouts.speech, text)

    def show_remark(self, said: Said, *, own: bool) -> None:
        """Show a remark and highlight the cards pointed at.

        The person's own remark stays in the status bar until the next event. Remarks of others appear
        beside their names.
        """
        if not own:
            self.say_at(said.seat, self._words.plain(said))
            return
        if said.to is not None and said.answer is not None:
            pointed = frozenset(pointing.order for pointing in said.answer)
            self.intent.show_answer(Answer(said.to, pointed))
        self.status_bar.notify(self._words.plain(said), self._words.rich(said))
        self.view.setFocus()

    def forget(self) -> None:
        self.intent.cancel()
        self.advice.drop_answer()
        self._doubt = None
        self.set_replaying(False)
        self.choosers.forget()
        self.told.stop()
        self.card_menu.clear()
        self.remarks.clear()
        self.view.callouts.speech.forget()

    # -- contents ----------------------------------------------------------------------------

    def _show_discards(self) -> None:
        seen = self._table.observation
        if seen is not None:
            self._discards.show(seen)

    def _tell_position(self) -> None:
        """Announce the move that led to the position shown, and whose turn it is."""
        self._refresh()
        entry = self.status_bar.entry
        sentences = [] if entry is None else [self._words.plain(entry)]
        seen = self._table.observation
        acts = seen is not None and seen.ending is None and seen.seat_to_act == seen.seat
        if acts and self._table.acts:
            sentences.append(translate("TableScreen", "It’s your turn."))
        if sentences:
            announce(self, " ".join(sentences))

    def _on_intent_changed(self) -> None:
        pending = self.intent.pending
        focused = pending.focused
        moved = focused != self._focused
        self.status_bar.follow(focused, moved=moved)
        self._refresh()
        self._follow_doubt()
        # Screen readers do not read the status bar by themselves, so announce what a key has begun.
        # Notes have their own editor, and answers and doubts are announced elsewhere.
        is_told = isinstance(pending.begun, NoteBegun | Answer | DoubtedMove)
        prompted = (pending.empathy, None if is_told else pending.begun)
        if any(prompted) and prompted != self._prompted:
            announce(self, self.status_bar.label.accessibleName())
        self._prompted = prompted
        self._focused = focused
        self.choosers.follow()

    def _refresh(self) -> None:
        self.status_bar.refresh()
        self.view.setAccessibleName(translate("TableScreen", "Cards on the table"))
        self.buttons.refresh()

    def _follow_doubt(self) -> None:
        """Warn of an obvious mistake; take a warning back if another action has begun."""
        begun = self.intent.pending.begun
        is_other = begun is not None and not isinstance(begun, Answer)
        if self.advice.shows(self._doubt) or (self.advice.asks and is_other):
            self.advice.drop_answer()
        if not isinstance(begun, DoubtedMove):
            return
        text = doubt_of(begun.action, self._table.observation)
        ways = {Choice.ANYWAY: self.intent.confirm, Choice.THINK_AGAIN: self.intent.cancel}
        self._doubt = warning(text, ways)
        self.advice.answer(self._doubt)

    def _on_dismissed(self) -> None:
        """Return to the table, without the cards that the closed answer was about."""
        if self.intent.pending.answered is not None or self.intent.pending.doubted is not None:
            self.intent.cancel()
        self.view.setFocus()

    def _show_told(self, rich: str, plain: str) -> None:
        self.advice.answer(Advice(Command.TOLD.title, (rich,), plain))

    def _report(self, command: Command) -> None:
        text = self._reports.report(command)
        if text:
            self.advice.answer(Advice(command.title, (text,), text))

    def _ask_for_card(self) -> None:
        if self.is_replaying:
            self.refuse(Refusal.GAME_OVER)
            return
        self.status_bar.notify(translate("TableScreen", "Choose one of your cards first."))

    def _open_menu(self, order: int, at: QPoint) -> None:
        card = self._table.card(order)
        if card is not None and card.seat is not None:
            self.card_menu.open_at(card, self._words.names[card.seat], at)

    def _press_pile(self) -> None:
        self.view.setFocus()
        if self.intent.pending.chosen is not None:
            self.intent.press_zone(Zone.DISCARD)

    # -- places -------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 (Qt's name)
        super().resizeEvent(event)
        self._places.place()

    def place_of_toasts(self) -> QRect:
        """Return the box that toasts may cover: the side panel, down to the foot of the status bar."""
        return self._places.place_of_toasts()

    @property
    def beside(self) -> QWidget | None:
        """The panel shown instead of the side panel; None without one."""
        return self._places.beside

    def show_beside(self, panel: QWidget | None, *, is_wide: bool = True) -> None:
        """Show another panel instead of the side panel; None shows the side panel again."""
        if panel is self._places.beside:
            return
        if panel is not None:
            self._table_keys.watch(panel)
        self._places.show_beside(panel, is_wide=is_wide)

    # -- keys -----------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 (Qt's name)
        if not self._table_keys.press(event):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # noqa: N802 (Qt's name)
        if not self._table_keys.release(event):
            super().keyReleaseEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 (Qt's name)
        self.told.stop()
        super().hideEvent(event)

    def event(self, event: QEvent) -> bool:
        """End the holders' view and a drag when the window loses focus: it would miss the release."""
        if event.type() is QEvent.Type.WindowDeactivate:
            self.view.let_go()
            self.intent.show_all_hands()
        return super().event(event)
