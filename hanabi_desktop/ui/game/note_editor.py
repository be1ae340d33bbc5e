"""The line editor for a note, placed on the card it belongs to."""

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from hanabi_desktop.table.input.intent import Intent
from hanabi_desktop.table.models.own_hand import LONGEST_NOTE, OwnHand

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
        """Save the note when the focus moves away."""
        super().focusOutEvent(event)
        elsewhere = event.reason() not in (
            Qt.FocusReason.PopupFocusReason,
            Qt.FocusReason.ActiveWindowFocusReason,
        )
        if elsewhere and self._order is not None:
            self._intent.write_note(self.text())
