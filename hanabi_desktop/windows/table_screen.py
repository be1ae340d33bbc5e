"""The table with all that belongs to it: ribbon, buttons, clue chooser, side panel, keys."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from hanabi_desktop.game.moves import Event, Misplayed, Played
from hanabi_desktop.game.observation import Refusal
from hanabi_desktop.models.discards import DiscardsModel
from hanabi_desktop.models.own_hand import OwnHand
from hanabi_desktop.models.table import TableCard, TableModel
from hanabi_desktop.models.turn_log import LogEntry, TurnLogModel
from hanabi_desktop.table.accessibility import tell_focus
from hanabi_desktop.table.art.palette import Theme, palette_of
from hanabi_desktop.table.geometry import Supply, arrange
from hanabi_desktop.table.intent import Intent
from hanabi_desktop.table.pending import Question, Zone
from hanabi_desktop.table.scene import TableScene
from hanabi_desktop.table.sounds import Cue, Sound
from hanabi_desktop.table.view import TableView
from hanabi_desktop.windows.action_buttons import ActionButtons
from hanabi_desktop.windows.announce_popover import AnnouncePopover
from hanabi_desktop.windows.card_menu import CardMenu
from hanabi_desktop.windows.clue_popover import CluePopover
from hanabi_desktop.windows.frame import side_width
from hanabi_desktop.windows.hints import focus_hint, pointer_hint, supply_sentence, table_summary
from hanabi_desktop.windows.keys import KeyMap
from hanabi_desktop.windows.note_editor import NoteEditor
from hanabi_desktop.windows.popover import Popover, announcement_box, popover_box, popover_width
from hanabi_desktop.windows.replay_bar import ReplayBar
from hanabi_desktop.windows.ribbon import RibbonText, ribbon_text
from hanabi_desktop.windows.sentences import SentenceLabel
from hanabi_desktop.windows.side_panel import SidePanel
from hanabi_desktop.windows.spoken import speak
from hanabi_desktop.windows.table_keys import TableKeys
from hanabi_desktop.windows.words import TableWords
from hanabi_desktop.wording.markup import RICH
from hanabi_desktop.wording.reasons import refusal_sentence

translate = QCoreApplication.translate

_WHY_PX = 86
_WIDEST_BAR = 260


class TableScreen(QWidget):
    """Puts view, widgets and keys together; every wish goes through the intent.

    Signals:
        moment_asked: (int) show the moment after so many turns.
    """

    moment_asked = Signal(int)

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
        self._table = table
        self._log = log
        self._words = words
        self._colours = palette_of(Theme.NIGHT)
        self._notice = ""
        self._told: RibbonText | None = None
        self._moment: int | None = None
        self._focused: int | None = None
        self._hinted: int | None = None
        self._geometry = arrange(1000, 700, 3, 5)
        self._unforeseen: tuple[object, ...] = ()
        self.own_hand = OwnHand(self)
        self.intent = Intent(table, self.own_hand, self)
        self.scene = TableScene(table, self.own_hand, self.intent, self)
        self.view = TableView(self.scene, self.intent, self)
        self.side = SidePanel(table, discards, log, self)
        self._ribbon = SentenceLabel(self)
        self._why = self._link_button()
        self._why.clicked.connect(self.explain)
        self.buttons = ActionButtons(table, self.intent, keys, self)
        self.replay_bar = ReplayBar(self)
        self.popover = CluePopover(table, self.intent, words, self)
        self.announcer = AnnouncePopover(table, self.intent, self)
        self.note_editor = NoteEditor(self.intent, self.own_hand, self)
        self.card_menu = CardMenu(table, self.intent, self.own_hand, keys, self)
        choosers = self.popover, self.announcer
        self._table_keys = TableKeys(
            keys, self.intent, self.own_hand, self.view, self.replay_bar, choosers
        )
        self.view.lend_words(self._describe, self._hint, self._explain_supply, self._summary)
        self._connect()

    def _link_button(self) -> QPushButton:
        button = QPushButton(self)
        button.setObjectName("link")
        return button

    def _connect(self) -> None:
        self.side.discards.pile_pressed.connect(self._press_pile)
        self.scene.rearranged.connect(self._place_widgets)
        self.scene.dragging_changed.connect(self.buttons.make_room)
        for view in (self.side.log, self.side.discards):
            view.installEventFilter(self._table_keys)
        self.side.log.turn_pressed.connect(self.moment_asked)
        self.side.log.clicked.connect(lambda _: self.view.setFocus())  # arrows step from there
        self.view.menu_asked.connect(self._open_menu)
        self.view.played_pressed.connect(self._ask_when_played)
        self.view.strike_pressed.connect(self._ask_when_struck)
        self._table_keys.no_card_meant.connect(self._ask_for_card)
        self.intent.changed.connect(self._on_intent_changed)
        self.intent.refused.connect(self.refuse)
        for popover in (self.popover, self.announcer):
            popover.closed.connect(self.view.setFocus)
        self._table.changed.connect(self._on_table_changed)

    def set_theme(self, theme: Theme) -> None:
        """Draw everything in another theme."""
        palette = self._colours = palette_of(theme)
        self.scene.set_theme(theme)
        for part in (self._ribbon, self.popover, self.announcer, self.buttons, self.side):
            part.set_theme_palette(palette)
        self._refresh()

    def retranslate(self) -> None:
        """Write every word anew, in another language."""
        self._told = None  # an answer in the old language is not kept
        self._log.retranslate()
        self.side.refresh()
        self.replay_bar.retranslate()
        self.scene.retranslate()
        self._refresh()

    def refuse(self, refusal: Refusal) -> None:
        """Say why something is not possible, until the next thing happens."""
        self.scene.sounds.play([Cue(Sound.REFUSED)])
        self._notice = refusal_sentence(refusal)
        if self._moment is not None:
            self._notice = translate(
                "TableScreen", "You are looking back. Esc takes you to the game again."
            )
        elif self.is_replaying:
            self._notice = translate("TableScreen", "This game has been played: look at it freely.")
        self._refresh()
        speak(self, self._notice)

    @property
    def is_replaying(self) -> bool:
        """Whether a game is only looked at."""
        return self.replay_bar.isVisibleTo(self)

    def set_replaying(self, replaying: bool) -> None:  # noqa: FBT001 (a widget's state)
        """Offer steps through a game instead of actions, or actions again."""
        self._moment = None
        self.side.log.mark(None)
        self.buttons.set_shown(not replaying)
        self.replay_bar.setVisible(replaying)

    def look_back(self, turn: int, turns: int) -> None:
        """Say that the moment after so many turns is shown, of a game that goes on."""
        self.buttons.set_shown(shown=False)
        self.replay_bar.show_past(turn, turns)
        self.replay_bar.show()
        self._moment = turn
        self.side.log.mark(turn)

    # -- what the widgets show ---------------------------------------------------------------

    def _on_table_changed(self) -> None:
        self._notice = ""
        self._told = self._hinted = None
        self._refresh()
        entry = self._entry_shown()
        if entry is not None:
            speak(self, self._words.plain(entry))

    def _on_intent_changed(self) -> None:
        self._notice = ""
        renewed = self.popover.follow()
        self._refresh()
        if self.note_editor.follow(self._box_of_note(), QRectF(self.view.rect())):
            self.view.setFocus()
        pending = self.intent.pending
        unforeseen = (pending.empathy, pending.doubted)
        if any(unforeseen) and unforeseen != self._unforeseen:
            speak(self, self._ribbon.accessibleName())
        self._unforeseen = unforeseen
        focused = pending.focused
        if focused is not None and focused != self._focused:
            tell_focus(self.view, focused)
        if focused != self._focused:
            self._hinted, self._told = focused, None
            self._refresh()
        self._focused = focused
        if self.announcer.follow():
            self._open(self.announcer)
        elif renewed:
            self._open(self.popover)
        button = self._considered_button()
        if button is not None and not button.underMouse():
            button.setFocus(Qt.FocusReason.MouseFocusReason)

    def _open(self, popover: Popover) -> None:
        self._place_popovers()
        popover.show()
        popover.raise_()

    def _considered_button(self) -> QPushButton | None:
        """The button of what is being looked at: it takes the focus."""
        pending = self.intent.pending
        if pending.announcement is not None:
            return self.announcer.button(pending.announcement.suit)
        draft = pending.question.draft if pending.question else None
        return self.popover.button(draft.value) if draft else None

    def _refresh(self) -> None:
        """Bring ribbon, buttons and notes up to date."""
        self.popover.follow()
        self.announcer.follow()
        seen = self._table.observation
        pending = self.intent.pending
        entry = self._entry_shown()
        text = ribbon_text(
            seen,
            pending,
            self.intent,
            self._words,
            entry,
            self._notice,
            self._told or self._focus_hint(),
        )
        explained = entry is not None and entry.reason is not None
        asks_why = explained and text.is_last_move
        self._why.setVisible(asks_why)
        self._ribbon.say(text.rich, text.plain, reserved=_WHY_PX if asks_why else 0)
        self._place_ribbon()
        self._why.setText(translate("TableScreen", "Why?"))
        self.view.setAccessibleName(translate("TableScreen", "Cards on the table"))
        self.buttons.refresh()

    def explain(self) -> None:
        """Show the reason of the last move shown in the ribbon."""
        entry = self._entry_shown()
        if entry is not None and entry.reason is not None:
            self.tell(self._words.reason(entry, RICH), self._words.reason(entry))

    def tell(self, rich: str, plain: str) -> None:
        """Answer a question in the ribbon, until the next thing happens."""
        self.view.setFocus()
        self._notice = ""
        self._told = RibbonText(rich, plain)
        self._refresh()
        speak(self, plain)

    def _entry_shown(self) -> LogEntry | None:
        """The turn that has led to what is shown; None at the deal."""
        return self._log.newest if self._moment is None else self._log.entry(self._moment)

    def _describe(self, card: TableCard) -> str:
        seen = self._table.observation
        if seen is None:
            return ""
        return self._words.hand_card(card, seen.options.suits, self.own_hand.note(card.order))

    def _hint(self, order: int) -> str:
        """What a click on a card would do."""
        return pointer_hint(order, self._table, self.intent, self._words)

    def _explain_supply(self, supply: Supply) -> str:
        seen = self._table.observation
        return supply_sentence(supply, seen, self._words.counts) if seen else ""

    def _summary(self) -> str:
        seen = self._table.observation
        return table_summary(seen, self._words.counts) if seen else ""

    def _focus_hint(self) -> RibbonText | None:
        """What Enter would do with the card the focus has come to, until the next move."""
        if self._hinted is None:
            return None
        hint = focus_hint(self._hinted, self._table, self.intent, self._words)
        return RibbonText(hint, hint) if hint else None

    def _box_of_note(self) -> QRectF:
        noting = self.intent.pending.noting
        return QRectF() if noting is None else self.scene.card_box(noting)

    def _ask_for_card(self) -> None:
        if self.is_replaying:
            self.refuse(Refusal.GAME_OVER)
            return
        self._notice = translate("TableScreen", "Point at one of your cards first.")
        self._refresh()
        speak(self, self._notice)

    def _open_menu(self, order: int, at: QPoint) -> None:
        card = next((card for card in self._table.cards if card.order == order), None)
        if card is not None and card.seat is not None:
            self.card_menu.open_at(card, self._words.names[card.seat], at)

    def _press_pile(self) -> None:
        self.view.setFocus()
        if self.intent.pending.chosen is not None:
            self.intent.press_zone(Zone.DISCARD)

    def _ask_when_played(self, order: int) -> None:
        self._ask_for_turn(lambda event: isinstance(event, Played) and event.order == order)

    def _ask_when_struck(self, strike: int) -> None:
        self._ask_for_turn(lambda event: isinstance(event, Misplayed), strike)

    def _ask_for_turn(self, happened: Callable[[Event], bool], time: int = 1) -> None:
        """Ask for the moment at which something happened, for the first or a later time."""
        seen = self._table.observation
        turns = seen.history if seen is not None else ()
        numbers = [turn.number for turn in turns if any(map(happened, turn.events))]
        if time <= len(numbers):
            self.moment_asked.emit(numbers[time - 1])

    # -- places -------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 (Qt's name)
        """Give the side panel its width and the table the rest."""
        super().resizeEvent(event)
        side = side_width(self.width())
        self.side.setGeometry(self.width() - side, 0, side, self.height())
        self.view.setGeometry(0, 0, self.width() - side, self.height())
        self._place_widgets()

    def _place_widgets(self) -> None:
        """Put the widgets where the table's geometry wants them at the present size."""
        geometry = self._geometry = self.scene.geometry_for(QSizeF(self.view.viewport().size()))
        self._place_ribbon()
        why = geometry.ribbon.adjusted(geometry.ribbon.width() - _WHY_PX - 4, 1, -4, -1)
        self._why.setGeometry(why.toRect())
        self.buttons.place(geometry)
        beside = geometry.right_buttons.united(
            QRectF(geometry.right_buttons.left(), geometry.left_buttons.top(), 1, 1)
        )
        height = self.height() - round(beside.top()) - 8
        width = round(min(beside.width(), _WIDEST_BAR))
        self.replay_bar.setGeometry(round(beside.left()), round(beside.top()), width, height)
        for popover in (self.popover, self.announcer):
            popover.setFixedWidth(popover_width(geometry.fireworks.left()))
        self._place_popovers()
        self.note_editor.follow(self._box_of_note(), QRectF(self.view.rect()))

    def _place_ribbon(self) -> None:
        """A long answer lets the ribbon grow upwards."""
        box = QRectF(self._geometry.ribbon)
        box.setTop(box.bottom() - max(box.height(), self._ribbon.height_within(box.width())))
        self._ribbon.setGeometry(box.toRect())
        self._ribbon.raise_()
        self._why.raise_()

    def _place_popovers(self) -> None:
        question, announcement = self.intent.pending.question, self.intent.pending.announcement
        if question is not None:
            self._place_clues(question)
        elif announcement is not None:
            geometry = self.scene.geometry
            size = QSize(self.announcer.width(), self.announcer.sizeHint().height())
            anchor, floor = self.scene.card_box(announcement.order), geometry.ribbon.top()
            table, fireworks = QRectF(self.view.rect()), geometry.fireworks
            box = announcement_box(size, table, anchor, fireworks, floor)
            self.announcer.setGeometry(box.toRect())

    def _place_clues(self, question: Question) -> None:
        anchor = panel = self.scene.seat_box(question.target)
        if question.anchor is not None:
            card = self.scene.card_box(question.anchor)
            anchor = QRectF(card.left(), card.top(), card.width(), panel.bottom() - card.top())
        table, fireworks = QRectF(self.view.rect()), self.scene.geometry.fireworks
        size = QSize(self.popover.width(), self.popover.sizeHint().height())
        box = popover_box(size, table, anchor, (fireworks, panel))
        self.popover.setGeometry(box.toRect())

    # -- keys -----------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 (Qt's name)
        """The table's keys; what is not one of them goes on to the window."""
        if not self._table_keys.press(event):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # noqa: N802 (Qt's name)
        """What a key does as long as it is held."""
        if not self._table_keys.release(event):
            super().keyReleaseEvent(event)

    def event(self, event: QEvent) -> bool:
        """A window left with the key held gets no release."""
        if event.type() is QEvent.Type.WindowDeactivate:
            self.intent.see_again()
        return super().event(event)
