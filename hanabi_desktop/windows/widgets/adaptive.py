"""Widgets that follow the language and the theme in use."""

from PySide6.QtCore import QEvent


class Adaptive:
    """A widget that is told of another language and of another theme.

    Stands before the Qt class among the bases.
    """

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 (Qt's name)
        """Tell what has changed."""
        super().changeEvent(event)  # type: ignore[misc] # the Qt class has it
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() is QEvent.Type.StyleChange:
            self.restyle()

    def retranslate(self) -> None:
        """Write every word anew."""

    def restyle(self) -> None:
        """Draw and fit anew; words may be of another size, and any other style may have changed."""
