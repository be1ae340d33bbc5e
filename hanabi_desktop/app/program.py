"""The composition root: creates settings and controllers and connects them to the window.

Only what the first frame needs is imported here; settings, commands and controllers are imported
and created after it.
"""

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from hanabi_desktop.settings.start import StartOptions, WindowState, first_look, profile_folder
from hanabi_desktop.support.interpreter import resume_collector
from hanabi_desktop.support.translation import Language, Translation
from hanabi_desktop.table.appearance import Theme
from hanabi_desktop.table.art.scenery import program_icon
from hanabi_desktop.ui.shell.main_window import MainWindow

if TYPE_CHECKING:
    from hanabi_desktop.app.controllers import Controllers
    from hanabi_desktop.session.library.loading import OpenedGame
    from hanabi_desktop.session.setup import GameSetup
    from hanabi_desktop.settings.settings_store import SettingsStore
    from hanabi_desktop.ui.game.game_controller import GameController
    from hanabi_desktop.ui.settings.preferences import Preferences


class Program(QObject):
    """The window with its settings and controllers; without an open window, one is created.

    Attributes:
        reports_errors: whether unexpected errors are reported once the controllers exist.

    Signals:
        ready: the controllers exist, and input is handled from now on.
    """

    ready = Signal()

    def __init__(self, options: StartOptions, window: MainWindow | None = None) -> None:
        super().__init__()
        self._options = options
        self._profile = profile_folder(options.profile)
        self._look = first_look(self._profile)
        self.window = window or MainWindow()
        self.translation = Translation(self)
        self.reports_errors = False
        self._is_ready = self._is_closed = False
        self._settings: SettingsStore | None = None
        self._preferences: Preferences | None = None
        self._controllers: Controllers | None = None
        self._build_start_page()
        self.window.closing.connect(self._close)

    def _build_start_page(self) -> None:
        """Build the start page in the requested or saved appearance, so that nothing is built twice."""
        look, options, window = self._look, self._options, self.window
        language = options.language or look.language or Language.of_system()
        self.translation.use(language)
        window.set_theme(options.theme or look.theme or Theme.of_system())
        window.set_text_size(options.text_size or look.text_size)
        window.build_start_page()
        window.start_page.show_language(language)

    @property
    def settings(self) -> "SettingsStore":
        if self._settings is None:
            from hanabi_desktop.settings.settings_store import SettingsStore  # noqa: PLC0415 (see the module)

            self._settings = SettingsStore(self._profile)
        return self._settings

    @property
    def preferences(self) -> "Preferences":
        """The controller that applies settings, created on first access."""
        if self._preferences is None:
            from hanabi_desktop.ui.settings.preferences import Preferences  # noqa: PLC0415 (see the module)

            options = self._options
            self.window.build_commands()
            self._preferences = Preferences(
                self.settings,
                self.window,
                self.translation,
                self,
                language=options.language,
                theme=options.theme,
                speed=options.speed,
                text_size=options.text_size,
                detail=options.detail,
            )
        return self._preferences

    @property
    def controllers(self) -> "Controllers":
        if self._controllers is None:
            from hanabi_desktop.app.controllers import Controllers  # noqa: PLC0415 (see the module)

            preferences = self.preferences
            made = self._controllers = Controllers(
                self.window,
                self.settings,
                self._options.deal,
                self,
                reports_errors=self.reports_errors,
            )
            preferences.attach_controllers(made.game, made.library_service, made.learning.progress)
            made.game.session.cursor.changed.connect(self._note_game)
            made.library_service.open()
        return self._controllers

    @property
    def game(self) -> "GameController":
        return self.controllers.game

    def show(self) -> None:
        """Show the start page, or a table if one was requested, and open the window if it is closed."""
        window, look = self.window, self._look
        if window.isHidden():
            window.place.take(self._options.size, look)
        if look.is_refused:
            self.preferences.show_settings_problem()  # in the start page's first frame
        window.start_page.show_table(look.companions)
        if look.is_first_start:
            window.start_page.greet()
        elif look.goes_on:
            window.start_page.expect_game()
        window.start_page.first_button.setFocus()
        setup, opened = self._options.setup, self._options.opened
        if setup is None and opened is None:
            # The controllers are created after the first frame, while the user reads it.
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
            return  # only resized, or closed at once
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
        """Show the game of a file opened from the desktop, or an error message."""
        self.controllers.files.open_file(file)
        if not self._is_ready:  # its game may appear before the start page has been painted
            QTimer.singleShot(0, self, self._make_controllers)

    def _show_game(self, opened: "OpenedGame | None", setup: "GameSetup | None") -> None:
        """Show the game requested on the command line, unless the window has closed."""
        if self._is_closed:
            return
        if opened is not None:
            self._options = replace(self._options, opened=None)  # it holds every card
            self.controllers.files.show(opened)
        elif setup is not None:
            self.game.tables.begin(setup)
        self._tell_ready()

    def _remember_place(self) -> None:
        window, box = self.window, self.window.place.usual_box
        state = WindowState.USUAL
        if window.isFullScreen():
            state = WindowState.FULL_SCREEN
        elif window.isMaximized():
            state = WindowState.MAXIMISED
        self.settings.change(
            window=(box.width(), box.height()),
            window_position=(box.x(), box.y()),
            window_state=state,
        )

    def _note_game(self) -> None:
        """Save that there is a game to continue, so that it is offered even after a crash."""
        if self.game.session.is_under_way and not self.settings.current.goes_on:
            self.settings.change(goes_on=True)

    def _close(self) -> None:
        self._is_closed = True
        if self._options.size is None:
            self._remember_place()
        goes_on = self.window.start_page.offers_game
        if self._controllers is not None:
            goes_on = goes_on or self._controllers.game.session.is_under_way
            self._controllers.close()
        if goes_on is not self.settings.current.goes_on:
            self.settings.change(goes_on=goes_on)
        self.settings.close()
