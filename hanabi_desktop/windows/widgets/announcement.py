"""What screen readers say without being asked."""

from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, text: str) -> None:
    """Have a screen reader, where one listens, say this of the widget."""
    from PySide6.QtGui import (  # noqa: PLC0415 (not for the first frame: roles and events are many)
        QAccessible,
        QAccessibleAnnouncementEvent,
    )

    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))
