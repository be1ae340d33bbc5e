"""The table with all that belongs to it: ribbon, buttons, clue chooser, side panel, keys."""

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QKeyEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from hanabi_desktop.game.cards import Suit
from hanabi_desktop.game.observation import Refusal
from hanabi_desktop.models.discards import DiscardsModel
from hanabi_desktop.models.table import TableCard, TableModel
from hanabi_desktop.models.turn_log import TurnLogModel
from hanabi_desktop.table.accessibility import tell_focus
from hanabi_desktop.table.art.palette import Theme, palette_of
from hanabi_desktop.table.intent import Intent, Zone
from hanabi_desktop.table.scene import TableScene
from hanabi_desktop.table.view import TableView
from hanabi_desktop.windows.buttons import KeyButton
from hanabi_desktop.windows.clue_popover import CluePopover, popover_box, popover_width
from hanabi_desktop.windows.frame import side_width
from hanabi_desktop.windows.ribbon import ribbon_text
from hanabi_desktop.windows.sentences import SentenceLabel
from hanabi_desktop.windows.side_panel import SidePanel
from hanabi_desktop.windows.words import TableWords
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
_WIDEST_BUTTON = 260


class TableScreen(QWidget):
    """Puts view, widgets and keys together; every wish goes through the intent."""

    def __init__(
        self,
        table: TableModel,
        discards: DiscardsModel,
        log: TurnLogModel,
        words: TableWords,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._table = table
        self._log = log
        self._words = words
        self._colours = palette_of(Theme.NIGHT)
        self._notice: Refusal | None = None
        self._explaining = False
        self._focused: int | None = None
        self.intent = Intent(table, self)
        self.scene = TableScene(table, self.intent, self)
        self.view = TableView(self.scene, self.intent, self)
        self.side = SidePanel(table, discards, log, self)
        self._ribbon = SentenceLabel(self)
        self._why = self._link_button()
        self._why.clicked.connect(self._explain)
        self.clue_button = KeyButton("C", self)
        self.play_button = KeyButton("P", self)
        self.discard_button = KeyButton("D", self)
        self._clue_note, self._play_note = QLabel(self), QLabel(self)
        for note in (self._clue_note, self._play_note):
            note.setObjectName("quiet")
            note.setWordWrap(True)
            note.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.popover = CluePopover(table, self.intent, words, self)
        self.view.lend_words(self._describe)
        self._connect()

    def _link_button(self) -> QPushButton:
        button = QPushButton(self)
        button.setObjectName("link")
        return button

    def _connect(self) -> None:
        self.clue_button.clicked.connect(self.intent.start_clue)
        self.play_button.clicked.connect(lambda: self.intent.press_zone(Zone.PLAY))
        self.discard_button.clicked.connect(lambda: self.intent.press_zone(Zone.DISCARD))
        self.side.discards.pile_pressed.connect(self._press_pile)
        self.scene.rearranged.connect(self._place_widgets)
        self.scene.dragging_changed.connect(self._on_dragging)
        for view in (self.side.log, self.side.discards):
            view.installEventFilter(self)
        self.intent.changed.connect(self._on_intent_changed)
        self.intent.refused.connect(self.refuse)
        self.popover.closed.connect(self.view.setFocus)
        self._table.changed.connect(self._on_table_changed)

    def set_theme(self, theme: Theme) -> None:
        """Draw everything in another theme."""
        palette = self._colours = palette_of(theme)
        self.scene.set_theme(theme)
        for part in (self._ribbon, self.popover, self.side):
            part.set_theme_palette(palette)
        colour = palette.scenery_ink2.name()
        for note in (self._clue_note, self._play_note):
            note.setStyleSheet(f"color: {colour};")
        self._refresh()

    def retranslate(self) -> None:
        """Write every word anew, in another language."""
        self._log.retranslate()
        self.side.refresh()
        self.scene.retranslate()
        self._refresh()

    def refuse(self, refusal: Refusal) -> None:
        """Say why something is not possible, until the next thing happens."""
        self._notice = refusal
        self._refresh()
        self._announce(refusal_sentence(refusal))

    # -- what the widgets show ---------------------------------------------------------------

    def _on_table_changed(self) -> None:
        self._notice = None
        self._explaining = False
        self._refresh()
        newest = self._log.newest
        if newest is not None:
            self._announce(self._words.plain(newest))

    def _on_intent_changed(self) -> None:
        self._notice = None
        renewed = self.popover.follow()
        self._refresh()
        focused = self.intent.pending.focused
        if focused is not None and focused != self._focused:
            tell_focus(self.view, focused)
        self._focused = focused
        question = self.intent.pending.question
        if question is None:
            return
        if renewed:
            self._place_popover()
            self.popover.show()
            self.popover.raise_()
        if question.draft is not None:
            button = self.popover.button(question.draft.value)
            if button is not None and not button.underMouse():
                button.setFocus(Qt.FocusReason.MouseFocusReason)

    def _refresh(self) -> None:
        """Bring ribbon, buttons and notes up to date."""
        self.popover.follow()
        seen = self._table.observation
        pending, legal = self.intent.pending, self._table.legal
        newest = self._log.newest
        text = ribbon_text(
            seen,
            pending,
            self.intent,
            self._words,
            newest,
            self._notice,
            explaining=self._explaining,
        )
        explained = newest is not None and newest.reason is not None
        asks_why = explained and not self._explaining and text.is_last_move
        self._why.setVisible(asks_why)
        self._ribbon.say(text.rich, text.plain, reserved=_WHY_PX if asks_why else 0)
        self._why.setText(translate("TableScreen", "Why?"))
        self.view.setAccessibleName(translate("TableScreen", "Cards on the table"))
        self.clue_button.setText(translate("TableScreen", "Give a clue"))
        self.play_button.setText(translate("TableScreen", "Play"))
        self.discard_button.setText(translate("TableScreen", "Discard"))
        own_turn = bool(legal)
        may_clue = own_turn and seen is not None and seen.clue_tokens > 0
        may_discard = (
            own_turn and any(self.intent.accepts(h.order, Zone.DISCARD) for h in seen.own_hand)
            if seen
            else False
        )
        may_play = own_turn and seen is not None and bool(seen.own_hand)
        chosen = pending.chosen is not None
        _light(
            self.clue_button,
            enabled=may_clue,
            primary=may_clue and not chosen and pending.zone is None,
        )
        _light(
            self.play_button,
            enabled=may_play,
            primary=may_play and (chosen or pending.zone is Zone.PLAY),
        )
        _light(
            self.discard_button,
            enabled=may_discard,
            primary=may_discard and pending.zone is Zone.DISCARD,
        )
        self._clue_note.setText(self._note_for_clues(own_turn=own_turn, may_clue=may_clue))
        self._play_note.setText(self._note_for_cards(own_turn=own_turn, may_discard=may_discard))
        for button, note in (
            (self.clue_button, self._clue_note),
            (self.play_button, self._play_note),
            (self.discard_button, self._play_note),
        ):
            button.setToolTip(note.text())

    def _note_for_clues(self, *, own_turn: bool, may_clue: bool) -> str:
        if may_clue:
            return translate("TableScreen", "or click a teammate’s card")
        return refusal_sentence(Refusal.NO_CLUE_TOKEN) if own_turn else ""

    def _note_for_cards(self, *, own_turn: bool, may_discard: bool) -> str:
        if not own_turn:
            return ""
        if not may_discard:
            return refusal_sentence(Refusal.ALL_TOKENS_THERE)
        if self.intent.pending.chosen is None:
            return translate("TableScreen", "Drag one of your cards, or click it first")
        return translate("TableScreen", "Lay it on the fireworks or on the discards")

    def _explain(self) -> None:
        """Show the reason of the last move in the ribbon."""
        self.view.setFocus()
        self._explaining = True
        self._refresh()
        if self._log.newest is not None:
            self._announce(self._words.reason(self._log.newest))

    def _announce(self, text: str) -> None:
        """Have a screen reader say what happened."""
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def _describe(self, card: TableCard) -> str:
        seen = self._table.observation
        return self._words.hand_card(card, seen.options.suits) if seen else ""

    def _press_pile(self) -> None:
        self.view.setFocus()
        if self.intent.pending.chosen is not None:
            self.intent.press_zone(Zone.DISCARD)

    def _on_dragging(self, dragging: bool) -> None:  # noqa: FBT001 (a signal's argument)
        """Where the buttons stand is the place to discard while a card is carried."""
        for widget in (self.play_button, self.discard_button, self._play_note):
            widget.setVisible(not dragging)

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
        self._ribbon.setGeometry(geometry.ribbon.toRect())
        why = geometry.ribbon.adjusted(geometry.ribbon.width() - _WHY_PX - 4, 1, -4, -1)
        self._why.setGeometry(why.toRect())
        left, right = geometry.left_buttons.toRect(), geometry.right_buttons.toRect()
        left.setLeft(max(left.left(), left.right() - _WIDEST_BUTTON))
        right.setRight(min(right.right(), right.left() + _WIDEST_BUTTON))
        tall = 44 if geometry.size[1] > 640 else 40
        self.clue_button.setGeometry(left.left(), left.top(), left.width(), tall)
        five = len(geometry.seats) == 4
        self._clue_note.setVisible(not five)
        self._clue_note.setGeometry(left.left(), left.top() + tall + 6, left.width(), 60)
        self.play_button.setGeometry(right.left(), right.top(), right.width(), tall)
        self.discard_button.setGeometry(right.left(), right.top() + tall + 8, right.width(), tall)
        note_top = right.top() + 2 * tall + 14
        self._play_note.setGeometry(right.left(), note_top, right.width(), 72)
        self.popover.setFixedWidth(popover_width(geometry.fireworks.left()))
        self._place_popover()

    def _place_popover(self) -> None:
        question = self.intent.pending.question
        if question is None:
            return
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
        if event.modifiers() & _NOT_OURS:
            return False
        intent, text = self.intent, event.text().lower()
        asking = intent.pending.question is not None
        match event.key():
            case Qt.Key.Key_Escape:
                if not self.view.cancel_drag():
                    intent.cancel()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                intent.confirm()
            case Qt.Key.Key_Left | Qt.Key.Key_Up if asking:
                self.popover.step(-1)
            case Qt.Key.Key_Right | Qt.Key.Key_Down if asking:
                self.popover.step(1)
            case Qt.Key.Key_Left:
                intent.move_focus(-1)
            case Qt.Key.Key_Right:
                intent.move_focus(1)
            case Qt.Key.Key_Up:
                intent.move_region(1)
            case Qt.Key.Key_Down:
                intent.move_region(-1)
            case Qt.Key.Key_C:
                intent.start_clue()
            case Qt.Key.Key_P:
                intent.press_zone(Zone.PLAY)
            case Qt.Key.Key_D:
                intent.press_zone(Zone.DISCARD)
            case _ if text and text in "12345":
                intent.press_digit(int(text))
            case _ if text and text in "wrbygm":
                intent.press_suit(Suit.from_letter(text))
            case _:
                return False
        return True


def _light(button: QPushButton, *, enabled: bool, primary: bool) -> None:
    """Enable a button, and make it the one amber button where that is due."""
    button.setEnabled(enabled)
    name = "primary" if primary else ""
    if button.objectName() != name:
        button.setObjectName(name)
        button.style().unpolish(button)
        button.style().polish(button)
