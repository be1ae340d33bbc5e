"""Labels of form fields."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget


def label_for(text: str, buddy: QWidget) -> QLabel:
    """Return a label that leads to a field, and give the field its accessible name."""
    label = QLabel(text)
    label.setBuddy(buddy)
    label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    buddy.setAccessibleName(text)
    return label
