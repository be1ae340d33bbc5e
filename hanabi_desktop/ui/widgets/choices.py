"""Boxes with choices, and labels for them."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QComboBox, QLabel, QSlider, QStyledItemDelegate, QWidget


def label_for(text: str, buddy: QWidget) -> QLabel:
    """Return a label that leads to a field, and give the field its accessible name."""
    label = QLabel(text)
    label.setBuddy(buddy)
    label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    buddy.setAccessibleName(text)
    return label


class ChoiceBox(QComboBox):
    """A combo box whose list looks like the program's menus and lists.

    Qt's own delegate for such lists draws them in the platform's style and ignores the style sheet.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setItemDelegate(QStyledItemDelegate(self))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # the wheel does not give it the focus

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 (Qt's name)
        if event.key() == Qt.Key.Key_Escape and self.view().isVisible():
            self.hidePopup()
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802 (Qt's name)
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class Slider(QSlider):
    """A horizontal slider."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802 (Qt's name)
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


def fill(
    box: QComboBox, name: str, entries: tuple[tuple[str, object], ...], usual: object = None
) -> None:
    """Replace the entries of a box; keep its selection, or select ``usual`` in an empty box."""
    chosen = box.currentData() if box.count() else usual
    box.blockSignals(True)
    box.clear()
    for text, value in entries:
        box.addItem(text, value)
    box.setCurrentIndex(max(0, box.findData(chosen)))
    box.blockSignals(False)
    box.setAccessibleName(name)
    box.setToolTip(name)
