"""Bookmarks: the dialog that sets one, and its controller."""

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QLineEdit, QVBoxLayout, QWidget

from hanabi_desktop.session.play.game import Mode
from hanabi_desktop.session.play.session import Session
from hanabi_desktop.table.art.text_size import text_px
from hanabi_desktop.ui.game.table_screen import TableScreen
from hanabi_desktop.ui.shell.command import Command
from hanabi_desktop.ui.shell.main_window import MainWindow

translate = QCoreApplication.translate


LONGEST_NOTE = 200


class BookmarkDialog(QDialog):
    """Asks for a note on a moment that is already marked.

    ``remove_button`` closes the dialog and removes the bookmark.
    """

    def __init__(self, turn: int, note: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("Bookmark", "Bookmark"))
        #: a moment of the game is marked: {turn} turns have been played
        text = translate("Bookmark", "Marked after turn {turn}. You’ll find it in the review.")
        question = QLabel(text.format(turn=turn))
        question.setWordWrap(True)
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
        self.remove_button.clicked.connect(self.reject)
        buttons.accepted.connect(self.accept)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(12)
        for part in (question, self.note, buttons):
            column.addWidget(part)
        self.setMinimumWidth(text_px(380))
        self.finished.connect(self.deleteLater)
        self.note.setFocus()


class BookmarksController(QObject):
    """Sets bookmarks at the moment shown to the viewer."""

    def __init__(
        self,
        window: MainWindow,
        session: Session,
        screen: TableScreen,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._session = session
        self._screen = screen
        self.dialog: BookmarkDialog | None = None
        window.commands.connect(Command.BOOKMARK, self.mark)
        for changed in (session.started, session.covered, session.seated):
            changed.connect(self._drop)

    def mark(self) -> None:
        seen, notebook = self._session.cursor.present, self._session.notebook
        if seen is None and self._session.mode is Mode.PLAYED:  # the screen is being passed on
            self._window.toast.say(
                translate("Bookmark", "Take your seat first, then you can set a bookmark.")
            )
            return
        if seen is None or not notebook.takes_bookmarks:
            self._window.toast.say(
                translate("Bookmark", "You can only set bookmarks in a game you are playing.")
            )
            return
        self._drop()
        note, turn = notebook.bookmarked or "", len(seen.history)
        notebook.bookmark(note, turn)
        dialog = self.dialog = BookmarkDialog(turn, note, self._window)
        dialog.accepted.connect(lambda: notebook.bookmark(dialog.note.text().strip(), turn))
        dialog.remove_button.clicked.connect(lambda: notebook.remove_bookmark(turn))
        dialog.finished.connect(self._on_closed)
        dialog.open()

    def _on_closed(self) -> None:
        self.dialog = None
        self._screen.view.setFocus()

    def _drop(self) -> None:
        """Close the dialog because the game or the viewer changes; the typed text is saved."""
        dialog, self.dialog = self.dialog, None
        if dialog is not None:
            dialog.reject()
