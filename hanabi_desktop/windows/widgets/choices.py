"""Boxes of which one entry is chosen, their words written anew in another language."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QStyledItemDelegate, QWidget


class ChoiceBox(QComboBox):
    """A box of choices whose list is of one family with menus and lists.

    Qt's own delegate for such lists draws them as the platform does, whatever the style sheet says.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setItemDelegate(QStyledItemDelegate(self))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 (Qt's name)
        """Esc closes the list, wherever the platform sends keys while it is open, and not the page."""
        if event.key() == Qt.Key.Key_Escape and self.view().isVisible():
            self.hidePopup()
        else:
            super().keyPressEvent(event)


def fill(
    box: QComboBox, name: str, entries: tuple[tuple[str, object], ...], usual: object = None
) -> None:
    """Write the entries of a choice anew; what was chosen stays chosen, at first the usual one."""
    chosen = box.currentData() if box.count() else usual
    box.blockSignals(True)
    box.clear()
    for text, value in entries:
        box.addItem(text, value)
    box.setCurrentIndex(max(0, box.findData(chosen)))
    box.blockSignals(False)
    box.setAccessibleName(name)
    box.setToolTip(name)
