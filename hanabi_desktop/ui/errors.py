"""Reports of unexpected errors, after which the game can go on.

Part of the composition root.
"""

import logging
import platform
import sys
import threading
from time import monotonic
from types import TracebackType

from PySide6.QtCore import QObject, Signal, qVersion

from hanabi_desktop import __version__
from hanabi_desktop.session.library.library_service import LibraryService
from hanabi_desktop.session.library.loading import OpenedGame
from hanabi_desktop.session.library.store_access import Refused
from hanabi_desktop.session.play.game import Mode
from hanabi_desktop.support.logs import where_it_happened
from hanabi_desktop.ui.game.game_controller import GameController
from hanabi_desktop.ui.shell.main_window import MainWindow
from hanabi_desktop.ui.widgets.error_dialog import ErrorDialog

log = logging.getLogger(__name__)

_SOON_S = 10
"""After a second error within this many seconds the start page is shown, as the game may be the cause."""


class ErrorReporter(QObject):
    """Catches uncaught exceptions in any thread."""

    _happened = Signal(object)

    def __init__(
        self,
        window: MainWindow,
        game: GameController,
        library_service: LibraryService,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._game = game
        self._library_service = library_service
        self._last = float("-inf")
        self._dialog: ErrorDialog | None = None
        self._before = sys.excepthook, threading.excepthook
        self._happened.connect(self._tell)

    def watch(self) -> None:
        """Report every uncaught exception instead of ending the program."""
        self._before = sys.excepthook, threading.excepthook
        sys.excepthook = self._on_error
        threading.excepthook = lambda told: self.take(told.exc_value)

    def stop(self) -> None:
        """Restore the previous exception hooks."""
        sys.excepthook, threading.excepthook = self._before

    def _on_error(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
        else:
            self.take(error)

    def take(self, error: BaseException | None) -> None:
        """Log an error and report it; can be called from any thread."""
        if error is not None:
            log.error("unexpected", exc_info=error)
            self._happened.emit(where_it_happened(error))

    def _tell(self, where: str) -> None:
        if self._dialog is not None:
            return  # one dialog at a time; the log contains all errors
        details = (
            f"Hanabi Desktop {__version__}, Python {platform.python_version()}, Qt {qVersion()},"
            f" {platform.system()} {platform.release()}\n\n{where}"
        )
        dialog = self._dialog = ErrorDialog(details, self._window)
        dialog.going_on.connect(self._go_on)
        dialog.open()

    def _go_on(self) -> None:
        """Reopen the game from where it was last saved; show the start page if that does not help."""
        self._dialog = None
        again, self._last = monotonic() - self._last < _SOON_S, monotonic()
        game, mode = self._game.session.game_id, self._game.session.mode
        if mode is None or mode is Mode.STUDIED:
            return
        if again or game is None or self._library_service.trouble is not None:
            self._game.to_start()
        else:
            self._library_service.open_game(game, self._open)

    def _open(self, opened: OpenedGame | ValueError | Refused) -> None:
        if isinstance(opened, OpenedGame):
            self._game.open(opened)
        else:
            self._game.to_start()
