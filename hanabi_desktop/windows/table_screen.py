"""The table with all that belongs to it: ribbon, buttons, clue chooser, side panel, keys."""

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from hanabi_desktop.game.observation import Refusal
from hanabi_desktop.models.discards import DiscardsModel
from hanabi_desktop.models.table import TableCard, TableModel
from hanabi_desktop.models.turn_log import TurnLogModel
from hanabi_desktop.table.accessibility import tell_focus
from hanabi_desktop.table.art.palette import Theme, palette_of
from hanabi_desktop.table.intent import Intent, Question, Zone
from hanabi_desktop.table.scene import TableScene
from hanabi_desktop.table.view import TableView
from hanabi_desktop.windows.action_buttons import ActionButtons
from hanabi_desktop.windows.announce_popover import AnnouncePopover
from hanabi_desktop.windows.clue_popover import CluePopover
from hanabi_desktop.windows.frame import side_width
from hanabi_desktop.windows.keys import DIGITS, SUITS, Command, KeyMap
from hanabi_desktop.windows.popover import Popover, announcement_box, popover_box, popover_width
from hanabi_desktop.windows.replay_bar import ReplayBar, Step
from hanabi_desktop.windows.ribbon import RibbonText, ribbon_text
from hanabi_desktop.windows.sentences import SentenceLabel
from hanabi_desktop.windows.side_panel import SidePanel
from hanabi_desktop.windows.spoken import speak
from hanabi_desktop.windows.words import TableWords
from hanabi_desktop.wording.markup import RICH
from hanabi_desktop.wording.reasons import refusal_sentence

translate = QCoreApplication.translate

_WHY_PX = 86
_NOT_OURS = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)
_LIST_KEYS = (
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Return,
    Qt.Key.Key_Enter,
)
_STEPS = {
    Qt.Key.Key_Home: Step.FIRST,
    Qt.Key.Key_Left: Step.BACK,
    Qt.Key.Key_Right: Step.ON,
    Qt.Key.Key_End: Step.LAST,
}
_WIDEST_BAR = 260


class TableScreen(QWidget):
    """Puts view, widgets and keys together; every wish goes through the intent."""

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
        self._keys = keys
        self._colours = palette_of(Theme.NIGHT)
        self._notice = ""
        self._told: RibbonText | None = None
        self._focused: int | None = None
        self._unforeseen: tuple[object, ...] = ()
        self.intent = Intent(table, self)
        self.scene = TableScene(table, self.intent, self)
        self.view = TableView(self.scene, self.intent, self)
        self.side = SidePanel(table, discards, log, self)
        self._ribbon = SentenceLabel(self)
        self._why = self._link_button()
        self._why.clicked.connect(self.explain)
        self.buttons = ActionButtons(table, self.intent, keys, self)
        self.replay_bar = ReplayBar(self)
        self.popover = CluePopover(table, self.intent, words, self)
        self.announcer = AnnouncePopover(table, self.intent, self)
        self.view.lend_words(self._describe)
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
            view.installEventFilter(self)
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
        self._notice = refusal_sentence(refusal)
        if self.is_replaying:
            self._notice = translate("TableScreen", "This game has been played: look at it freely.")
        self._refresh()
        speak(self, self._notice)

    @property
    def is_replaying(self) -> bool:
        """Whether a game is only looked at."""
        return self.replay_bar.isVisibleTo(self)

    def set_replaying(self, replaying: bool) -> None:  # noqa: FBT001 (a widget's state)
        """Offer steps through a game instead of actions, or actions again."""
        self.buttons.set_shown(not replaying)
        self.replay_bar.setVisible(replaying)

    # -- what the widgets show ---------------------------------------------------------------

    def _on_table_changed(self) -> None:
        self._notice = ""
        self._told = None
        self._refresh()
        newest = self._log.newest
        if newest is not None:
            speak(self, self._words.plain(newest))

    def _on_intent_changed(self) -> None:
        self._notice = ""
        renewed = self.popover.follow()
        self._refresh()
        pending = self.intent.pending
        unforeseen = (pending.empathy, pending.doubted)
        if any(unforeseen) and unforeseen != self._unforeseen:
            speak(self, self._ribbon.accessibleName())
        self._unforeseen = unforeseen
        focused = pending.focused
        if focused is not None and focused != self._focused:
            tell_focus(self.view, focused)
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
        newest = self._log.newest
        text = ribbon_text(
            seen,
            pending,
            self.intent,
            self._words,
            newest,
            self._notice,
            self._told,
        )
        explained = newest is not None and newest.reason is not None
        asks_why = explained and text.is_last_move
        self._why.setVisible(asks_why)
        self._ribbon.say(text.rich, text.plain, reserved=_WHY_PX if asks_why else 0)
        self._place_ribbon()
        self._why.setText(translate("TableScreen", "Why?"))
        self.view.setAccessibleName(translate("TableScreen", "Cards on the table"))
        self.buttons.refresh()

    def explain(self) -> None:
        """Show the reason of the last move in the ribbon."""
        newest = self._log.newest
        if newest is not None and newest.reason is not None:
            self.tell(self._words.reason(newest, RICH), self._words.reason(newest))

    def tell(self, rich: str, plain: str) -> None:
        """Answer a question in the ribbon, until the next thing happens."""
        self.view.setFocus()
        self._notice = ""
        self._told = RibbonText(rich, plain)
        self._refresh()
        speak(self, plain)

    def _describe(self, card: TableCard) -> str:
        seen = self._table.observation
        return self._words.hand_card(card, seen.options.suits) if seen else ""

    def _press_pile(self) -> None:
        self.view.setFocus()
        if self.intent.pending.chosen is not None:
            self.intent.press_zone(Zone.DISCARD)

    # -- places -------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 (Qt's name)
        """Give the side panel its width and the table the rest."""
        super().resizeEvent(event)
        side = side_width(self.width())
        self.side.setGeometry(self.width() - side, 0, side, self.height())
        self.view.setGeometry(0, 0, self.width() - side, self.height())

    def _place_widgets(self) -> None:
        """Put the widgets where the table's geometry wants them."""
        geometry = self.scene.geometry
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

    def _place_ribbon(self) -> None:
        """A long answer lets the ribbon grow upwards."""
        box = QRectF(self.scene.geometry.ribbon)
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
        if not self._on_key(event):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # noqa: N802 (Qt's name)
        """Hands are shown through their holders' eyes as long as the key is held."""
        if self._keys.command_of(event) is Command.EMPATHY and not event.isAutoRepeat():
            self.intent.see_again()
        else:
            super().keyReleaseEvent(event)

    def event(self, event: QEvent) -> bool:
        """A window left with the key held gets no release."""
        if event.type() is QEvent.Type.WindowDeactivate:
            self.intent.see_again()
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        """Log and discards keep their arrows; every other key is the table's there too."""
        if (
            isinstance(event, QKeyEvent)
            and event.type() is QEvent.Type.KeyPress
            and event.key() not in _LIST_KEYS
            and self._on_key(event)
        ):
            return True
        return super().eventFilter(watched, event)

    def _on_key(self, event: QKeyEvent) -> bool:
        command = self._keys.command_of(event)
        if command is not None:
            self._obey(command, event)
            return True
        if event.modifiers() & _NOT_OURS:
            return False
        intent = self.intent
        pending = intent.pending
        popover = self.announcer if pending.announcement is not None else self.popover
        asking = pending.question is not None or pending.announcement is not None
        match event.key():
            case Qt.Key.Key_Escape:
                if not self.view.cancel_drag():
                    intent.cancel()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                intent.confirm()
            case Qt.Key.Key_Left | Qt.Key.Key_Up if asking:
                popover.step(-1)
            case Qt.Key.Key_Right | Qt.Key.Key_Down if asking:
                popover.step(1)
            case key if self.is_replaying and key in _STEPS:
                self.replay_bar.take(_STEPS[Qt.Key(key)])
            case Qt.Key.Key_Left:
                intent.move_focus(-1)
            case Qt.Key.Key_Right:
                intent.move_focus(1)
            case Qt.Key.Key_Up:
                intent.move_region(1)
            case Qt.Key.Key_Down:
                intent.move_region(-1)
            case _:
                return False
        return True

    def _obey(self, command: Command, event: QKeyEvent) -> None:
        """Do what a key of the key map is for."""
        intent = self.intent
        match command:
            case Command.EMPATHY:
                if not event.isAutoRepeat():
                    intent.see_as_holder(self.view.seat_under_pointer())
            case Command.CLUE:
                intent.start_clue()
            case Command.PLAY:
                intent.press_zone(Zone.PLAY)
            case Command.DISCARD:
                intent.press_zone(Zone.DISCARD)
            case _ if command in DIGITS:
                intent.press_digit(DIGITS[command])
            case _ if command in SUITS:
                intent.press_suit(SUITS[command])
