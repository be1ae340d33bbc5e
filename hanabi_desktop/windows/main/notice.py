"""A line under the bar that stands there as long as something is not as it should be."""

from PySide6.QtWidgets import QLabel

from hanabi_desktop.windows.widgets.announcement import announce


class Notice(QLabel):
    """Hidden while nothing is wrong."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("notice")
        self.setWordWrap(True)
        self.hide()

    def say(self, text: str) -> None:
        """Say what is wrong, and have screen readers read it; nothing is any more: ""."""
        is_new = text != self.text()
        self.setText(text)
        self.setVisible(bool(text))
        if text and is_new:
            announce(self, text)
