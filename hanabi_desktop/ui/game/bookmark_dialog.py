"""The dialog for a note on a new bookmark."""

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QLineEdit, QVBoxLayout, QWidget

from hanabi_desktop.table.art.text_size import text_px

translate = QCoreApplication.translate

LONGEST_NOTE = 200


class BookmarkDialog(QDialog):
    """Asks for a note on a moment that is already marked.

    Signals:
        noted: (str) the note as it was written.
        removed: remove the bookmark.
    """

    noted = Signal(str)
    removed = Signal()

    def __init__(self, turn: int, note: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("Bookmark", "Bookmark"))
        #: a moment of the game is marked: {turn} turns have been played
        text = translate("Bookmark", "Marked after turn {turn}. You’ll find it in the review.")
        told = QLabel(text.format(turn=turn))
        told.setWordWrap(True)
        self.note = QLineEdit(note)
        self.note.setMaxLength(LONGEST_NOTE)
        self.note.setPlaceholderText(translate("Bookmark", "What were you wondering? (optional)"))
        self.note.setAccessibleName(translate("Bookmark", "Note on this moment"))
        buttons = QDialogButtonBox()
        done = buttons.addButton(
            translate("Bookmark", "Done"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        done.setObjectName("primary")
        self.remove_button = buttons.addButton(
            translate("Bookmark", "Remove the bookmark"), QDialogButtonBox.ButtonRole.ResetRole
        )
        self.remove_button.setAutoDefault(False)
        self.remove_button.clicked.connect(self._remove)
        buttons.accepted.connect(self.accept)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(12)
        for part in (told, self.note, buttons):
            column.addWidget(part)
        self.setMinimumWidth(text_px(380))
        self.accepted.connect(lambda: self.noted.emit(self.note.text().strip()))
        self.finished.connect(self.deleteLater)
        self.note.setFocus()

    def _remove(self) -> None:
        self.reject()
        self.removed.emit()
