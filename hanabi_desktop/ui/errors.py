"""Reports of unexpected errors, after which the game can go on."""

import logging
import platform
import sys
import threading
from time import monotonic
from types import TracebackType

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from hanabi_desktop import __version__
from hanabi_desktop.session.library.library_service import LibraryService
from hanabi_desktop.session.library.loading import OpenedGame
from hanabi_desktop.session.library.store_access import Refused
from hanabi_desktop.session.play.game import Mode
from hanabi_desktop.support.logs import where_it_happened
from hanabi_desktop.table.appearance import text_px
from hanabi_desktop.ui.game.game_controller import GameController
from hanabi_desktop.ui.shell.main_window import MainWindow

translate = QCoreApplication.translate


class ErrorDialog(QDialog):
    """Explains an error, offers its details for copying, and lets play continue."""

    def __init__(self, details: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._details = details
        self.setWindowTitle("Hanabi")
        self.setMinimumWidth(text_px(520))
        heading = QLabel(translate("Mishap", "Something went wrong"))
        heading.setObjectName("title")
        words = QLabel(
            translate(
                "Mishap",
                "The program ran into a problem. Your game is not lost: it continues from where"
                " it was last saved. The details below give away no cards; they help the people"
                " who maintain the program.",
            )
        )
        words.setWordWrap(True)
        self.text = QPlainTextEdit(details)
        self.text.setReadOnly(True)
        self.text.setAccessibleName(translate("Mishap", "Details"))
        self.copy_button = QPushButton(translate("Mishap", "Copy details"))
        self.copy_button.setAutoDefault(False)
        self.copy_button.clicked.connect(self._copy)
        self.go_on_button = QPushButton(translate("Mishap", "Keep playing"))
        self.go_on_button.setObjectName("primary")
        self.go_on_button.setDefault(True)
        self.go_on_button.clicked.connect(self.accept)
        buttons = QHBoxLayout()
        buttons.addWidget(self.copy_button)
        buttons.addStretch(1)
        buttons.addWidget(self.go_on_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(28, 20, 28, 20)
        layout.setSpacing(14)
        layout.addWidget(heading)
        layout.addWidget(words)
        layout.addWidget(self.text, 1)
        layout.addLayout(buttons)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.go_on_button.setFocus()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._details)
        self.copy_button.setText(translate("Mishap", "Copied"))


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
        threading.excepthook = lambda arguments: self.take(arguments.exc_value)

    def stop(self) -> None:
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
        dialog.finished.connect(self._go_on)
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
