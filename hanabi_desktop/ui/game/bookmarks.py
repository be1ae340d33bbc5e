"""Bookmarks with notes during a game.

Created by the game controller.
"""

from PySide6.QtCore import QCoreApplication, QObject

from hanabi_desktop.session.play.game import Mode
from hanabi_desktop.session.play.session import Session
from hanabi_desktop.ui.game.bookmark_dialog import BookmarkDialog
from hanabi_desktop.ui.game.table_screen import TableScreen
from hanabi_desktop.ui.shell.command import Command
from hanabi_desktop.ui.shell.main_window import MainWindow

translate = QCoreApplication.translate


class BookmarksController(QObject):
    """Sets bookmarks at the moment shown to the viewer.

    Attributes:
        dialog: the dialog of a note being written; None if there is none.
    """

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
        """Set a bookmark, and ask for a note."""
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
        dialog.noted.connect(lambda text: notebook.bookmark(text, turn))
        dialog.removed.connect(lambda: notebook.remove_bookmark(turn))
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
