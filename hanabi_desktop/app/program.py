"""The composition root: fills the window and, after the start page's first frame, leads it."""

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize, Qt, QTimer, Signal

from hanabi_desktop.controllers.preferences import Preferences
from hanabi_desktop.settings.profile import profile_folder
from hanabi_desktop.settings.start_options import StartOptions
from hanabi_desktop.settings.store import SettingsStore
from hanabi_desktop.support.collector import resume_collector
from hanabi_desktop.table.art.icon import program_icon
from hanabi_desktop.windows.main.main_window import MainWindow

if TYPE_CHECKING:
    from hanabi_desktop.app.controllers import Controllers
    from hanabi_desktop.controllers.game.game import GameController
    from hanabi_desktop.session.library.loading import OpenedGame
    from hanabi_desktop.session.setup import GameSetup


class Program(QObject):
    """The window with its settings and, behind the start page's first frame, its controllers.

    Args:
        options: what the command line asks for.
        window: the one that is open already; without it there will be one.

    Attributes:
        settings: what is remembered.
        preferences: what of it is in force.
        window: the one window.
        reports_errors: once the controllers are there, no error ends the program.

    Signals:
        ready: the controllers are there too; whatever is pressed from now on is carried out.
    """

    ready = Signal()

    def __init__(self, options: StartOptions, window: MainWindow | None = None) -> None:
        super().__init__()
        self._options = options
        self.settings = SettingsStore(profile_folder(options.profile))
        self.window = window or MainWindow()
        self.preferences = Preferences(
            self.settings,
            self.window,
            self,
            language=options.language,
            theme=options.theme,
            speed=options.speed,
            text_size=options.text_size,
        )
        self.window.build_contents()
        self.preferences.attach_contents()
        self.reports_errors = False
        self._is_ready = self._is_closed = False
        self._controllers: Controllers | None = None
        self.window.closing.connect(self._close)

    @property
    def controllers(self) -> "Controllers":
        """What leads each part of the program, made when it is first asked for."""
        if self._controllers is None:
            from hanabi_desktop.app.controllers import Controllers  # noqa: PLC0415 (see the module)

            made = self._controllers = Controllers(
                self.window,
                self.settings,
                self._options.deal,
                self,
                reports_errors=self.reports_errors,
            )
            self.preferences.attach_controllers(made.game, made.library_service)
            made.library_service.open()
        return self._controllers

    @property
    def game(self) -> "GameController":
        """What plays games at the table."""
        return self.controllers.game

    def show(self) -> None:
        """Show the start page, or a table when one was asked for; open the window if it is not yet."""
        window = self.window
        if window.isHidden():
            remembered = self.settings.current.window
            window.take_size(self._options.size, QSize(*remembered) if remembered else None)
        if self.settings.is_first_start:
            window.start_page.greet()
        elif self.settings.current.goes_on:
            window.start_page.expect_game()
        window.show_start()
        self.preferences.tell_problem()
        setup, opened = self._options.setup, self._options.opened
        if setup is None and opened is None:
            # The first frame comes first; the controllers are made while the person reads it.
            window.start_page.painted.connect(
                self._make_controllers, Qt.ConnectionType.QueuedConnection
            )
            window.show()
            return
        window.turn_to(self.game.screen)
        window.show()
        window.setWindowIcon(program_icon())
        QTimer.singleShot(0, self, lambda: self._show_game(opened, setup))

    def _make_controllers(self) -> None:
        if self._is_ready or self._is_closed:
            return  # the window has only got another size, or somebody has left at once
        self.window.setWindowIcon(program_icon())
        self.game.screen.ensurePolished()
        if self._options.file is not None:
            self.open_file(self._options.file)
        self._tell_ready()

    def _tell_ready(self) -> None:
        self._is_ready = True
        self.ready.emit()
        resume_collector()

    def open_file(self, file: Path) -> None:
        """Show the game of a file that was chosen on the desktop, or say why not."""
        self.controllers.files.open_file(file)
        if not self._is_ready:  # its game may stand where the start page has not been painted yet
            QTimer.singleShot(0, self, self._make_controllers)

    def _show_game(self, opened: "OpenedGame | None", setup: "GameSetup | None") -> None:
        """Show what the command line asks for, to whoever is still there."""
        if self._is_closed:
            return
        if opened is not None:
            self._options = replace(self._options, opened=None)  # it holds every card
            self.controllers.files.show(opened)
        elif setup is not None:
            self.game.tables.begin(setup)
        self._tell_ready()

    def _close(self) -> None:
        self._is_closed = True
        usual = not self.window.isFullScreen() and not self.window.isMaximized()
        if usual and self._options.size is None:
            self.settings.change(window=(self.window.width(), self.window.height()))
        goes_on = self.window.start_page.offers_game
        if self._controllers is not None:
            goes_on = goes_on or self._controllers.game.session.is_under_way
            self._controllers.close()
        if goes_on is not self.settings.current.goes_on:
            self.settings.change(goes_on=goes_on)
        self.settings.close()
