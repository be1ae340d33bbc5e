"""The composition root: makes the application, the window and, after its first frame, the game room."""

import logging
import sys
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QSize, Qt, QTimer
from PySide6.QtWidgets import QApplication

from hanabi_desktop import __version__
from hanabi_desktop.reduced_motion import wants_reduced_motion
from hanabi_desktop.settings import SettingsStore, profile_folder
from hanabi_desktop.table.art.icon import program_icon
from hanabi_desktop.table.art.lettering import body_font, load_fonts
from hanabi_desktop.table.art.palette import Theme
from hanabi_desktop.table.sounds import SoundGroup
from hanabi_desktop.table.speed import Speed
from hanabi_desktop.translation import Language, Translation
from hanabi_desktop.windows.main_window import LEAST_SIZE, MainWindow

if TYPE_CHECKING:
    from hanabi_desktop.game_files import GameFiles
    from hanabi_desktop.game_room import GameRoom
    from hanabi_desktop.session.opening import OpenedGame
    from hanabi_desktop.session.setup import GameSetup

translate = QCoreApplication.translate
log = logging.getLogger(__name__)

DEFAULT_SIZE = QSize(1280, 800)


@dataclass(frozen=True, slots=True)
class StartOptions:
    """What the command line asks of the window; None leaves it to the settings.

    Attributes:
        language, theme, speed, size, profile: override the settings for this run.
        setup: a table to play at, at once.
        opened: a game from a file or link, to be shown at once.
        deal: the number of the first deal.
    """

    language: Language | None = None
    theme: Theme | None = None
    speed: Speed | None = None
    size: QSize | None = None
    profile: Path | None = None
    setup: "GameSetup | None" = None
    opened: "OpenedGame | None" = None
    deal: int | None = None


def make_application() -> QApplication:
    """Make Qt's application with our fonts, in place of the command line's; once in a process."""
    console = QCoreApplication.instance()
    if console is not None:
        console.shutdown()
    application = QApplication(sys.argv[:1])
    application.setApplicationName("Hanabi Desktop")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("hanabi-desktop")
    application.setStyle("Fusion")
    load_fonts()
    application.setFont(body_font(14))
    # A thread that thinks hands the interpreter over ten times sooner than by default, so
    # that frames come in time.
    sys.setswitchinterval(0.0005)
    return application


class Program(QObject):
    """The window with its settings, and the room in which games are played.

    Attributes:
        settings: what is remembered.
        translation: the language in use.
        window: the one window.
        files: what opens and saves games; built with the room.
    """

    def __init__(self, options: StartOptions) -> None:
        super().__init__()
        self._options = options
        self.settings = SettingsStore(profile_folder(options.profile))
        self.translation = Translation(self)
        self.window = MainWindow()
        self._room: GameRoom | None = None
        self.files: GameFiles | None = None
        current = self.settings.current
        self._theme = options.theme or current.theme
        self._speed = options.speed or current.speed
        self.window.set_theme(self._theme)
        self.window.menu.speeds.mark(self._speed)
        self.window.menu.sounds.show_settings(current.volume, current.silenced)
        self.window.menu.set_warnings(on=current.warns)
        self.window.menu.mark_handover(current.handover_seconds)
        self.window.keys.choose(current.keys)
        self.window.keys.changed.connect(self._remember_keys)
        self._use_language(options.language or current.language or Language.of_system())
        self.window.menu.languages.chosen.connect(self._choose_language)
        self.window.menu.themes.chosen.connect(self._choose_theme)
        self.window.menu.speeds.chosen.connect(self._choose_speed)
        self.window.menu.sounds.chosen.connect(self._choose_volume)
        self.window.menu.sounds.silenced.connect(self._choose_silenced)
        self.window.menu.warnings_chosen.connect(self._choose_warnings)
        self.window.menu.handovers.chosen.connect(self._choose_handover)
        self.window.closing.connect(self._close)
        self.settings.saved.connect(self._show_settings_problem)

    @property
    def room(self) -> "GameRoom":
        """The game room, built when it is first asked for."""
        if self._room is None:
            from hanabi_desktop.game_files import GameFiles  # noqa: PLC0415 (see the module)
            from hanabi_desktop.game_room import GameRoom  # noqa: PLC0415 (see the module)

            self._room = GameRoom(self.window, self.settings, self._options.deal, self)
            self._room.set_theme(self._theme)
            self._room.set_speed(self._speed or _wished_speed())
            self._set_sounds()
            self._room.set_warnings(on=self.settings.current.warns)
            self._room.hot_seat.set_seconds(self.settings.current.handover_seconds)
            self._room.retranslate()
            self.files = GameFiles(self.window, self._room, self)
        return self._room

    def show(self) -> None:
        """Open the window: at a table when one was asked for, else at the start page."""
        window = self.window
        remembered = self.settings.current.window
        size = self._options.size or (QSize(*remembered) if remembered else DEFAULT_SIZE)
        window.resize(size.expandedTo(LEAST_SIZE))
        window.setWindowIcon(program_icon())
        window.show_start()
        self._show_settings_problem()
        setup, opened = self._options.setup, self._options.opened
        if setup is None and opened is None:
            # The first frame comes first; the room is built while the person reads it.
            window.start_page.painted.connect(self._build_room, Qt.ConnectionType.QueuedConnection)
            window.show()
            return
        window.turn_to(self.room.screen)
        window.show()
        if opened is not None:
            QTimer.singleShot(0, self, lambda: self._show_opened(opened))
        elif setup is not None:
            QTimer.singleShot(0, self, lambda: self.room.session.start(setup))

    def _build_room(self) -> None:
        self.room.screen.ensurePolished()

    def _show_opened(self, opened: "OpenedGame") -> None:
        self._options = replace(self._options, opened=None)  # it holds every card
        if self.files is not None:
            self.files.show(opened)

    def _choose_language(self, language: Language) -> None:
        self._use_language(language)
        self.settings.change(language=language)

    def _choose_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.window.set_theme(theme)
        self.room.set_theme(theme)
        self.settings.change(theme=theme)

    def _choose_speed(self, speed: Speed | None) -> None:
        self._speed = speed
        self.window.menu.speeds.mark(speed)
        self.room.set_speed(speed or _wished_speed())
        self.settings.change(speed=speed)

    def _choose_volume(self, volume: int) -> None:
        self.settings.change(volume=volume)
        self._set_sounds()

    def _choose_silenced(self, silenced: frozenset[SoundGroup]) -> None:
        self.settings.change(silenced=silenced)
        self._set_sounds()

    def _set_sounds(self) -> None:
        current = self.settings.current
        self.window.menu.sounds.show_settings(current.volume, current.silenced)
        self.room.set_sounds(current.volume, current.silenced)

    def _choose_warnings(self, on: bool) -> None:  # noqa: FBT001 (a signal's argument)
        self.room.set_warnings(on=on)
        self.settings.change(warns=on)

    def _choose_handover(self, seconds: int | None) -> None:
        self.window.menu.mark_handover(seconds)
        self.room.hot_seat.set_seconds(seconds)
        self.settings.change(handover_seconds=seconds)

    def _remember_keys(self) -> None:
        self.settings.change(keys=self.window.keys.chosen)

    def _use_language(self, language: Language) -> None:
        self.translation.use(language)
        self.window.set_language(language)
        if self._room is not None:
            self._room.retranslate()

    def _show_settings_problem(self) -> None:
        """Say on the start page what is wrong with the settings, if anything is."""
        text = ""
        if self.settings.unsaved is not None:
            log.warning("settings not saved: %s", self.settings.unsaved)
            text = translate(
                "Settings", "Your settings cannot be saved at the moment: they hold until you quit."
            )
        elif self.settings.set_aside is not None:
            text = translate(
                "Settings",
                "The settings could not be read and start afresh. The old file is kept as {file}.",
            ).format(file=self.settings.set_aside.name)
        self.window.start_page.show_problem(text)

    def _close(self) -> None:
        usual = not self.window.isFullScreen() and not self.window.isMaximized()
        if usual and self._options.size is None:
            self.settings.change(window=(self.window.width(), self.window.height()))
        if self._room is not None:
            self._room.close()


def _wished_speed() -> Speed:
    """The speed where nobody has chosen one: gentle where the system wants less motion."""
    return Speed.GENTLE if wants_reduced_motion() else Speed.NORMAL


def run(options: StartOptions) -> int:
    """Open the window and run until it closes; the exit code."""
    application = make_application()
    program = Program(options)
    program.show()
    return application.exec()
