"""The composition root: fills the window and, after the start page's first frame, builds the room."""

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize, Qt, QTimer, Signal

from hanabi_desktop.controllers.preferences import Preferences
from hanabi_desktop.settings.profile import profile_folder
from hanabi_desktop.settings.start_options import StartOptions
from hanabi_desktop.settings.store import SettingsStore
from hanabi_desktop.table.art.icon import program_icon
from hanabi_desktop.windows.main.main_window import MainWindow

if TYPE_CHECKING:
    from hanabi_desktop.controllers.errors import ErrorReporter
    from hanabi_desktop.controllers.files import GameFiles
    from hanabi_desktop.controllers.game.game import GameRoom
    from hanabi_desktop.controllers.learning.page import GameLearning
    from hanabi_desktop.controllers.library import GameLibrary
    from hanabi_desktop.controllers.rulebook import GameRulebook
    from hanabi_desktop.controllers.statistics import GameStatistics
    from hanabi_desktop.session.library.loading import OpenedGame
    from hanabi_desktop.session.library.service import LibraryService
    from hanabi_desktop.session.setup import GameSetup


class Program(QObject):
    """The window with its settings, the library, and the room in which games are played.

    Args:
        options: what the command line asks for.
        window: the one that is open already; without it there will be one.

    Attributes:
        settings: what is remembered.
        preferences: what of it is in force.
        window: the one window.
        watches_for_mishaps: once the room is there, no error ends the program.
        files: what opens and saves games; built with the room.
        library: the list of games; built with the room.
        statistics: how they went; built with the room.
        learning: lessons and puzzles; built with the room.
        rulebook: opens the rules; built with the room.

    Signals:
        ready: the room is there too; whatever is pressed from now on is heard.
    """

    ready = Signal()

    def __init__(self, options: StartOptions, window: MainWindow | None = None) -> None:
        super().__init__()
        self._options = options
        self._profile = profile_folder(options.profile)
        self.settings = SettingsStore(self._profile)
        self.window = window or MainWindow()
        self.window.build_contents()
        self.preferences = Preferences(
            self.settings,
            self.window,
            self,
            language=options.language,
            theme=options.theme,
            speed=options.speed,
        )
        self.reports_errors = False
        self._is_ready = False
        self._room: GameRoom | None = None
        self._library_service: LibraryService | None = None
        self._error_reporter: ErrorReporter | None = None
        self.files: GameFiles | None = None
        self.library: GameLibrary | None = None
        self.statistics: GameStatistics | None = None
        self.learning: GameLearning | None = None
        self.rulebook: GameRulebook | None = None
        self.window.closing.connect(self._close)

    @property
    def room(self) -> "GameRoom":
        """The game room, built when it is first asked for."""
        if self._room is None:
            from hanabi_desktop.controllers.errors import ErrorReporter  # noqa: PLC0415 (see the module)
            from hanabi_desktop.controllers.files import GameFiles  # noqa: PLC0415 (see the module)
            from hanabi_desktop.controllers.game.game import GameRoom  # noqa: PLC0415 (see the module)
            from hanabi_desktop.controllers.learning.page import GameLearning  # noqa: PLC0415 (see the module)
            from hanabi_desktop.controllers.library import GameLibrary  # noqa: PLC0415 (see the module)
            from hanabi_desktop.controllers.rulebook import GameRulebook  # noqa: PLC0415 (see the module)
            from hanabi_desktop.controllers.statistics import GameStatistics  # noqa: PLC0415 (see the module)
            from hanabi_desktop.session.library.service import LibraryService  # noqa: PLC0415 (see the module)

            chosen = self.settings.current.library
            library_service = LibraryService(Path(chosen) if chosen else self._profile, self)
            room = GameRoom(self.window, self.settings, library_service, self._options.deal, self)
            self._room, self._library_service = room, library_service
            self.library = GameLibrary(self.window, room, library_service, self)
            self.files = GameFiles(self.window, room, self.library, self)
            self.statistics = GameStatistics(self.window, room, library_service, self)
            self.learning = GameLearning(self.window, room, self._profile, self)
            if self.reports_errors:
                self._error_reporter = ErrorReporter(self.window, room, library_service, self)
                self._error_reporter.watch()
            self.rulebook = GameRulebook(self.window, room, self.learning, self)
            pages = (self.library, self.statistics, self.learning, self.rulebook)
            self.preferences.attach_controllers(room, library_service, pages)
            library_service.open()
        return self._room

    @property
    def library_service(self) -> "LibraryService":
        """Keeps games; there as soon as the room is."""
        if self.room is None or self._library_service is None:
            raise RuntimeError("the room has brought no library service")
        return self._library_service

    def show(self) -> None:
        """Show the start page, or a table when one was asked for; open the window if it is not yet."""
        window = self.window
        if window.isHidden():
            remembered = self.settings.current.window
            window.take_size(self._options.size, QSize(*remembered) if remembered else None)
        if self.settings.is_first_start:
            window.start_page.greet()
        window.show_start()
        self.preferences.tell_problem()
        setup, opened = self._options.setup, self._options.opened
        if setup is None and opened is None:
            # The first frame comes first; the room is built while the person reads it.
            window.start_page.painted.connect(self._build_room, Qt.ConnectionType.QueuedConnection)
            window.show()
            return
        window.turn_to(self.room.screen)
        window.show()
        window.setWindowIcon(program_icon())
        QTimer.singleShot(0, self, lambda: self._show_game(opened, setup))

    def _build_room(self) -> None:
        if self._is_ready:
            return  # the window has only got another size
        self.window.setWindowIcon(program_icon())
        self.room.screen.ensurePolished()
        if self._options.file is not None:
            self.open_file(self._options.file)
        self._tell_ready()

    def _tell_ready(self) -> None:
        self._is_ready = True
        self.ready.emit()

    def open_file(self, file: Path) -> None:
        """Show the game of a file that was chosen on the desktop, or say why not."""
        if self.room is not None and self.files is not None:
            self.files.open_file(file)

    def _show_game(self, opened: "OpenedGame | None", setup: "GameSetup | None") -> None:
        """Show what the command line asks for."""
        if opened is not None and self.files is not None:
            self._options = replace(self._options, opened=None)  # it holds every card
            self.files.show(opened)
        elif setup is not None:
            self.room.tables.begin(setup)
        self._tell_ready()

    def _close(self) -> None:
        usual = not self.window.isFullScreen() and not self.window.isMaximized()
        if usual and self._options.size is None:
            self.settings.change(window=(self.window.width(), self.window.height()))
        if self._room is not None:
            self._room.close()
        if self.library is not None:
            self.library.close()
        if self.statistics is not None:
            self.statistics.close()
        for part in (self.learning, self.rulebook):
            if part is not None:
                part.close()
        if self._library_service is not None:
            self._library_service.close()
        if self._error_reporter is not None:
            self._error_reporter.stop()
