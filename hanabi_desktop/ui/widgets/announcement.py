"""Announcements to screen readers."""

from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, text: str) -> None:
    """Let an active screen reader read a text, on behalf of a widget."""
    from PySide6.QtGui import (  # noqa: PLC0415 (not needed for the first frame, and large: many roles and events)
        QAccessible,
        QAccessibleAnnouncementEvent,
    )

    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))
