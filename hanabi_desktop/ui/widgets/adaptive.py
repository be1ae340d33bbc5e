"""Updating widgets when the language or the theme changes."""

from PySide6.QtCore import QEvent


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
