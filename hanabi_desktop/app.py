"""The composition root: everything is built and connected here."""

import logging
import random
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QSize, QTimer
from PySide6.QtWidgets import QApplication, QDialog

from hanabi_desktop import __version__
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.models.discards import DiscardsModel
from hanabi_desktop.models.table import TableModel
from hanabi_desktop.models.turn_log import LogEntry, TurnLogModel
from hanabi_desktop.session.session import Advance, Session
from hanabi_desktop.session.setup import GameSetup, Seat
from hanabi_desktop.settings import LineUp, SettingsStore, profile_folder
from hanabi_desktop.table.art.icon import program_icon
from hanabi_desktop.table.art.lettering import body_font, load_fonts
from hanabi_desktop.table.art.palette import Theme
from hanabi_desktop.table.furniture import SeatLabel
from hanabi_desktop.table.motion import Speed
from hanabi_desktop.translation import Language, Translation
from hanabi_desktop.windows.main_window import LEAST_SIZE, MainWindow
from hanabi_desktop.windows.new_game import HIGHEST_DEAL, NewGameDialog, default_seats
from hanabi_desktop.windows.table_screen import TableScreen
from hanabi_desktop.windows.words import TableWords
from hanabi_desktop.wording.names import level_name

translate = QCoreApplication.translate
log = logging.getLogger(__name__)

DEFAULT_SIZE = QSize(1280, 800)
_TEAMMATE_PAUSE_MS = 900
_LOOK_AT_THE_END_MS = 1400


@dataclass(frozen=True, slots=True)
class StartOptions:
    """What the command line asks of the window; None leaves it to the settings.

    Attributes:
        language, theme, speed, size, profile: override the settings for this run.
        setup: a table to play at, at once.
        deal: the number of the first deal.
    """

    language: Language | None = None
    theme: Theme | None = None
    speed: Speed | None = None
    size: QSize | None = None
    profile: Path | None = None
    setup: GameSetup | None = None
    deal: int | None = None


def make_application(arguments: Sequence[str] = ()) -> QApplication:
    """Make Qt's application with our fonts, in place of the command line's; once in a process."""
    console = QCoreApplication.instance()
    if console is not None:
        console.shutdown()
    application = QApplication([sys.argv[0], *arguments])
    application.setApplicationName("Hanabi Desktop")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("hanabi-desktop")
    application.setStyle("Fusion")
    load_fonts()
    application.setFont(body_font(14))
    return application


class Program(QObject):
    """All parts of the running program, and the wires between them."""

    def __init__(self, options: StartOptions) -> None:
        super().__init__()
        self._options = options
        self._setup: GameSetup | None = None
        self.settings = SettingsStore(profile_folder(options.profile))
        self.translation = Translation(self)
        self.session = Session(self)
        self.words = TableWords()
        self.table = TableModel(self)
        self.discards = DiscardsModel(self.words.discard_cell, self)
        self.log = TurnLogModel(self.words, self)
        self.screen = TableScreen(self.table, self.discards, self.log, self.words)
        self.window = MainWindow(self.screen)
        self._end_pause = QTimer(self, singleShot=True)
        self._end_pause.timeout.connect(self.show_end)
        self._connect()
        current = self.settings.current
        self._use_language(options.language or current.language or Language.of_system())
        self._use_theme(options.theme or current.theme)
        self._use_speed(options.speed or current.speed)

    def show(self) -> None:
        """Open the window: at a table when one was asked for, else at the start page."""
        window = self.window
        remembered = self.settings.current.window
        size = self._options.size or (QSize(*remembered) if remembered else DEFAULT_SIZE)
        window.resize(size.expandedTo(LEAST_SIZE))
        window.setWindowIcon(program_icon())
        if self._options.setup is not None:
            window.show_table()
        else:
            window.show_start()
            window.start_page.show_problem(self._settings_problem())
        window.show()
        if self._options.setup is not None:
            self.session.start(self._options.setup)

    def _connect(self) -> None:
        session, window = self.session, self.window
        session.started.connect(self.on_started)
        session.advanced.connect(self.on_advanced)
        session.rejected.connect(self.screen.refuse)
        session.thinking.connect(self._on_thinking)
        self.screen.intent.action_requested.connect(session.submit)
        self.screen.scene.settled.connect(self._on_settled)
        window.start_page.play.connect(self._play_at_once)
        window.new_game.connect(self._ask_for_table)
        window.play_again.connect(self._play_again)
        window.same_deal.connect(self._same_deal)
        window.to_start.connect(self._to_start)
        window.language_chosen.connect(self._choose_language)
        window.theme_chosen.connect(self._choose_theme)
        window.speed_chosen.connect(self._choose_speed)
        window.closing.connect(self._close)

    # -- the game -----------------------------------------------------------------------------

    def on_started(self, setup: GameSetup) -> None:
        """A game has begun: turn to its table."""
        self._end_pause.stop()
        self._setup = setup
        self.words.names = setup.names
        self.log.clear()
        self._label_seats()
        self.window.show_setup(setup)
        self.window.show_table()

    def on_advanced(self, advance: Advance) -> None:
        """The game has gone on: tell the models, then the window."""
        seen = advance.observation
        self.discards.show(seen)
        if advance.turn is not None:
            self.log.add(LogEntry.of(seen, advance.turn, advance.reason))
        self.table.show(seen)
        self.window.show_progress(seen)

    def _on_thinking(self, seat: int) -> None:
        self.screen.scene.set_thinking(None if seat < 0 else seat)

    def _on_settled(self) -> None:
        """The last card has arrived: let the end be seen, then say how it went."""
        seen = self.table.observation
        ended = seen is not None and seen.ending is not None
        if ended and self.window.page is self.screen and not self._end_pause.isActive():
            factor = self.screen.scene.motions.speed.factor
            self._end_pause.start(round(_LOOK_AT_THE_END_MS * factor))

    def show_end(self) -> None:
        """Turn to the page that tells how the game went."""
        seen, numbers = self.table.observation, self.table.numbers()
        if seen is not None and numbers is not None and seen.ending is not None:
            self.window.over_page.show_end(seen, numbers)
            self.window.show_over()

    def _label_seats(self) -> None:
        setup = self._setup
        if setup is None:
            return
        #: stands on a name plate beside the name: a person, not a program
        person = translate("Table", "person")
        self.screen.scene.set_seats(
            tuple(
                SeatLabel(seat.name, person if seat.level is None else level_name(seat.level))
                for seat in setup.seats
            )
        )

    # -- starting games -------------------------------------------------------------------------

    def last_setup(self) -> GameSetup:
        """The last table, with a new deal."""
        line_up = self.settings.current.line_up
        if line_up is None or len(line_up.names) != len(line_up.levels):
            seats = default_seats(3)
            return GameSetup(seats, GameOptions(len(seats)), self._new_deal())
        seats = tuple(Seat(*pair) for pair in zip(line_up.names, line_up.levels, strict=True))
        options = GameOptions(len(seats), empty_clues=line_up.empty_clues)
        return GameSetup(seats, options, self._new_deal())

    def _new_deal(self) -> int:
        if self._options.deal is not None and self._setup is None:
            return self._options.deal
        return random.SystemRandom().randint(1, HIGHEST_DEAL)

    def _start(self, setup: GameSetup) -> None:
        names = tuple(seat.name for seat in setup.seats)
        levels = tuple(seat.level for seat in setup.seats)
        self._remember(line_up=LineUp(names, levels, setup.options.empty_clues))
        self.session.start(setup)

    def _play_at_once(self) -> None:
        self._start(self.last_setup())

    def _play_again(self) -> None:
        setup = self._setup
        if setup is not None:
            self._start(setup.with_number(self._new_deal()))

    def _same_deal(self) -> None:
        setup = self._setup
        if setup is not None:
            self._start(setup)

    def _ask_for_table(self) -> None:
        dialog = NewGameDialog(self.last_setup(), self._new_deal(), self.window)
        dialog.finished.connect(lambda result: self._on_table_chosen(dialog, result))
        dialog.open()

    def _on_table_chosen(self, dialog: NewGameDialog, result: int) -> None:
        dialog.deleteLater()
        if result == QDialog.DialogCode.Accepted:
            self._start(dialog.setup())

    def _to_start(self) -> None:
        self._end_pause.stop()
        self.session.leave()
        self.table.show(None)
        self.window.show_start()

    # -- settings -------------------------------------------------------------------------------

    def _choose_language(self, language: Language) -> None:
        self._use_language(language)
        self._remember(language=language)

    def _choose_theme(self, theme: Theme) -> None:
        self._use_theme(theme)
        self._remember(theme=theme)

    def _choose_speed(self, speed: Speed) -> None:
        self._use_speed(speed)
        self._remember(speed=speed)

    def _use_language(self, language: Language) -> None:
        self.translation.use(language)
        self._label_seats()
        self.window.set_language(language)

    def _use_theme(self, theme: Theme) -> None:
        self.window.set_theme(theme)

    def _use_speed(self, speed: Speed) -> None:
        self.window.set_speed(speed)
        self.session.set_pause(round(_TEAMMATE_PAUSE_MS * speed.factor))

    def _remember(self, **changes: object) -> None:
        self.settings.change(**changes)
        if self.settings.unsaved is not None:
            log.warning("settings not saved: %s", self.settings.unsaved)
            self.window.start_page.show_problem(self._settings_problem())

    def _settings_problem(self) -> str:
        if self.settings.unsaved is not None:
            return translate(
                "Settings", "Your settings cannot be saved at the moment: they hold until you quit."
            )
        if self.settings.set_aside is not None:
            return translate(
                "Settings",
                "The settings could not be read and start afresh. The old file is kept as {file}.",
            ).format(file=self.settings.set_aside.name)
        return ""

    def _close(self) -> None:
        self._end_pause.stop()
        if not self.window.isFullScreen() and not self.window.isMaximized():
            self._remember(window=(self.window.width(), self.window.height()))
        self.session.stop()


def run(options: StartOptions) -> int:
    """Open the window and run until it closes; the exit code."""
    application = make_application()
    program = Program(options)
    program.show()
    return application.exec()
