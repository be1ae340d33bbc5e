"""The popovers that open on the table: clues, announcements and notes."""

from PySide6.QtCore import QCoreApplication, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from hanabi_desktop.table.input.intent import Intent
from hanabi_desktop.table.input.pending import Announcement, ClueChoice
from hanabi_desktop.table.layout.tip_place import pointer_way
from hanabi_desktop.table.models.own_hand import LONGEST_NOTE, OwnHand
from hanabi_desktop.table.models.table_model import TableModel
from hanabi_desktop.table.scene import TableScene
from hanabi_desktop.table.spotlight import Pointer
from hanabi_desktop.table.view import TableView
from hanabi_desktop.ui.game.announce_popover import AnnouncePopover
from hanabi_desktop.ui.game.clue_popover import CluePopover
from hanabi_desktop.ui.game.popover import (
    GAP,
    Popover,
    announcement_box,
    between_hands_box,
    popover_box,
    popover_width,
)
from hanabi_desktop.ui.shell.keys import KeyMap
from hanabi_desktop.ui.widgets.words import TableWords

translate = QCoreApplication.translate


_LEAST_WIDTH, _HEIGHT = 190, 38


class NoteEditor(QLineEdit):
    """Saves the note on Enter or when the focus leaves; Esc discards the changes."""

    def __init__(self, intent: Intent, own_hand: OwnHand, parent: QWidget) -> None:
        super().__init__(parent)
        self._intent = intent
        self._own_hand = own_hand
        self._order: int | None = None
        self.setMaxLength(LONGEST_NOTE)
        self.returnPressed.connect(lambda: intent.write_note(self.text()))
        self.hide()

    def follow(self, card: QRectF, table: QRectF) -> bool:
        """Open on the card being annotated, or close; return whether the editor has just closed."""
        order = self._intent.pending.noted_order
        if order is not None:
            self._place(card, table)
        if order == self._order:
            return False
        self._order = order
        if order is None:
            self.hide()
            return True
        #: in the slip on a card, before anything is written
        self.setPlaceholderText(translate("NoteEditor", "a word, or a card: r2"))
        self.setAccessibleName(translate("NoteEditor", "Note on your card"))
        self.setText(self._own_hand.note(order))
        self.show()
        self.raise_()
        self.setFocus()
        self.selectAll()
        return False

    def _place(self, card: QRectF, table: QRectF) -> None:
        """Place the editor over the foot of the card, within the table."""
        width = max(_LEAST_WIDTH, card.width())
        left = min(max(table.left() + 8, card.center().x() - width / 2), table.right() - width - 8)
        self.setGeometry(round(left), round(card.bottom()) - _HEIGHT - 6, round(width), _HEIGHT)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 (Qt's name)
        """Cancel on Esc; pass every other key to the line edit."""
        if event.key() == Qt.Key.Key_Escape:
            self._intent.cancel()
        else:
            super().keyPressEvent(event)
            event.accept()  # unused keys must not become commands of the table

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802 (Qt's name)
        super().focusOutEvent(event)
        elsewhere = event.reason() not in (
            Qt.FocusReason.PopupFocusReason,
            Qt.FocusReason.ActiveWindowFocusReason,
        )
        if elsewhere and self._order is not None:
            self._intent.write_note(self.text())


_CHANNEL = 12
"""The gap between the fireworks and the hands on each side of them, in pixels."""


class Choosers(QObject):
    """Opens and places the choosers that the intent asks for, at the card concerned.

    Attributes:
        clues, announcements, note: the three choosers.
        pointer: the arrow from a popover to its card.
    """

    def __init__(
        self,
        model: TableModel,
        scene: TableScene,
        view: TableView,
        words: TableWords,
        keys: KeyMap,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._scene = scene
        self._view = view
        self.pointer = Pointer(scene, self)
        self._intent = intent = scene.intent
        self.clues = CluePopover(model, intent, words, keys, parent)
        self.announcements = AnnouncePopover(model, intent, keys, parent)
        self.note = NoteEditor(intent, scene.own_hand, parent)
        for popover in self.popovers:
            popover.closed.connect(view.setFocus)
            popover.closed.connect(lambda: self.pointer.show(()))

    @property
    def popovers(self) -> tuple[Popover, Popover]:
        """The choosers that are popovers: all but the note editor."""
        return self.clues, self.announcements

    def refresh(self) -> None:
        """Update the open choosers."""
        self.clues.follow()
        self.announcements.follow()

    def forget(self) -> None:
        """Clear everything that was offered or written."""
        self.clues.forget()
        self.note.clear()

    def follow(self) -> None:
        """Open or close the choosers as the intent says."""
        renewed = self.clues.follow()
        if self.note.follow(self._box_of_note(), self._table):
            self._view.setFocus()
        if self.announcements.follow():
            self._open(self.announcements)
        elif renewed:
            self._open(self.clues)
        button = self._considered_button()
        if button is not None and not button.underMouse():
            button.setFocus(Qt.FocusReason.MouseFocusReason)

    def _open(self, popover: Popover) -> None:
        self._place_open_ones()
        popover.show()
        popover.raise_()

    def _considered_button(self) -> QPushButton | None:
        """Return the button of the considered choice, which takes the focus."""
        pending = self._intent.pending
        if pending.announcement is not None:
            return self.announcements.button(pending.announcement.suit)
        draft = pending.question.draft if pending.question else None
        return self.clues.button(draft.value) if draft else None

    # -- places -------------------------------------------------------------------------------

    def place(self) -> None:
        """Place the open choosers as the table's geometry says."""
        geometry = self._scene.geometry
        between = geometry.has_hands_beside_fireworks
        room = geometry.fireworks.width() + 2 * _CHANNEL if between else 0
        width = popover_width(max(room, geometry.fireworks.left()))
        for popover in self.popovers:
            popover.setFixedWidth(max(width, popover.least_width))
        self._place_open_ones()
        self.note.follow(self._box_of_note(), self._table)

    @property
    def _table(self) -> QRectF:
        return QRectF(self._view.rect())

    def _box_of_note(self) -> QRectF:
        noting = self._intent.pending.noted_order
        return QRectF() if noting is None else self._scene.card_box(noting)

    def _place_open_ones(self) -> None:
        question, announcement = self._intent.pending.question, self._intent.pending.announcement
        if question is not None:
            self._place_clues(question)
        elif announcement is not None:
            self._place_announcements(announcement)

    def _place_announcements(self, announcement: Announcement) -> None:
        geometry = self._scene.geometry
        anchor, floor = self._scene.card_box(announcement.order), geometry.status_bar.top()
        if not geometry.has_hands_beside_fireworks:
            self.announcements.fit(self._room_under_hands)
        size = QSize(self.announcements.width(), self.announcements.sizeHint().height())
        if geometry.has_hands_beside_fireworks:
            box = between_hands_box(size, self._table, geometry.fireworks)
        else:
            box = announcement_box(size, self._table, anchor, geometry.fireworks, floor)
        self._put(self.announcements, box, announcement.order)

    def _place_clues(self, question: ClueChoice) -> None:
        anchor = panel = self._scene.seat_box(question.target)
        if question.anchor is not None:
            card = self._scene.card_box(question.anchor)
            anchor = QRectF(card.left(), card.top(), card.width(), panel.bottom() - card.top())
        geometry = self._scene.geometry
        if not geometry.has_hands_beside_fireworks:
            self.clues.fit(self._room_under_hands - round(GAP))
        size = QSize(self.clues.width(), self.clues.sizeHint().height())
        if geometry.has_hands_beside_fireworks:
            box = between_hands_box(size, self._table, geometry.fireworks)
        else:
            panels = [seat.panel for seat in geometry.seats]
            words, floor = geometry.clue_token_words, geometry.status_bar.top() - GAP / 2
            box = popover_box(size, self._table, anchor, geometry.fireworks, panels, words, floor)
        self._put(self.clues, box, question.anchor)

    @property
    def _room_under_hands(self) -> int:
        """The height in pixels between the teammates' hands and the status bar."""
        geometry = self._scene.geometry
        ceiling = max(seat.panel.bottom() for seat in geometry.seats)
        return round(geometry.status_bar.top() - ceiling)

    def _put(self, popover: Popover, box: QRectF, order: int | None) -> None:
        """Place a popover, and point its arrow at its card if it has one."""
        popover.setGeometry(box.toRect())
        boxes = self._scene.hand_boxes()  # the final boxes, in case the card is still moving
        card = QRectF() if order is None else boxes.get(order, QRectF())
        self.pointer.show(() if card.isEmpty() else pointer_way(box, card, self._scene.geometry))
