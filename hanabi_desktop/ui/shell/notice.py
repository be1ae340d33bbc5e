"""A line under the bar that shows a persistent warning."""

from PySide6.QtWidgets import QLabel

from hanabi_desktop.ui.widgets.announcement import announce


class Notice(QLabel):
    """A warning; hidden while there is none."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("notice")
        self.setWordWrap(True)
        self.hide()

    def say(self, text: str) -> None:
        """Show a warning and announce it to screen readers; an empty text clears it."""
        is_new = text != self.text()
        self.setText(text)
        self.setVisible(bool(text))
        if text and is_new:
            announce(self, text)
