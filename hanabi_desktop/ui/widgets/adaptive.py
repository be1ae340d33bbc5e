"""Updating widgets when the language or the theme changes, and announcements to screen readers."""

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, text: str) -> None:
    """Let an active screen reader read a text, on behalf of a widget."""
    from PySide6.QtGui import (  # noqa: PLC0415 (not needed for the first frame, and large: many roles and events)
        QAccessible,
        QAccessibleAnnouncementEvent,
    )

    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))


class Adaptive:
    """Mixin for widgets: calls ``retranslate`` and ``restyle`` when Qt reports a change.

    List it before the Qt class among the bases.
    """

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 (Qt's name)
        super().changeEvent(event)  # type: ignore[misc] # the Qt class defines it
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() is QEvent.Type.StyleChange:
            self.restyle()

    def retranslate(self) -> None:
        """Set every text again, in the new language; does nothing by default."""

    def restyle(self) -> None:
        """Redraw and resize; also called when only the text size or another style changed."""
