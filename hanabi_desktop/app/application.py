"""The Qt application and the order of start-up.

Import only what the first frame needs. The ``Qt`` namespace is not imported: its enumerations
alone take 13 ms.
"""

import logging
import os
import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QObject,
    QSize,
    QSocketNotifier,
    QTimer,
    Signal,
)
from PySide6.QtGui import QAction, QFileOpenEvent, QInputEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QWidget

from hanabi_desktop import __version__
from hanabi_desktop.settings.start import APPLICATION_NAME, StartOptions, first_look, profile_folder
from hanabi_desktop.support.logs import log_to
from hanabi_desktop.table.appearance import Theme, palette_of
from hanabi_desktop.ui.shell.main_window import LEAST_SIZE, MainWindow
from hanabi_desktop.ui.widgets.window_sizes import USUAL_FRAME

if TYPE_CHECKING:
    from hanabi_desktop.app.program import Program
    from hanabi_desktop.app.single_instance import SecondStarts

log = logging.getLogger(__name__)


_KEPT = (
    QEvent.Type.KeyPress,
    QEvent.Type.KeyRelease,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonRelease,
    QEvent.Type.MouseButtonDblClick,
)


class EarlyInput(QObject):
    """Holds back the keys and clicks of a window that is still empty, until it is ready."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._kept: list[QInputEvent] = []
        self._door = window.windowHandle()
        self._door.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        if event.type() in _KEPT and isinstance(event, QInputEvent):
            self._kept.append(event.clone())
            return True
        return super().eventFilter(watched, event)

    def deliver(self) -> None:
        """Deliver the buffered events in order, and stop buffering."""
        self._door.removeEventFilter(self)
        kept, self._kept = self._kept, []
        for event in kept:
            if not self._is_shortcut(event):
                QCoreApplication.sendEvent(self._door, event)

    def _is_shortcut(self, event: QInputEvent) -> bool:
        """Trigger the action of a shortcut; return whether there was one.

        Qt looks for shortcuts before an event is sent, so a sent event would not trigger them.
        """
        if not isinstance(event, QKeyEvent) or event.type() is not QEvent.Type.KeyPress:
            return False
        pressed = QKeySequence(event.keyCombination())
        for action in self._window.findChildren(QAction):
            if action.isEnabled() and pressed in action.shortcuts():
                action.trigger()
                return True
        return False


_PROGRAM = "hanabi-desktop"
"""The name by which desktops match windows to the program."""
_SCALE_FACTOR = "QT_SCALE_FACTOR"
"""Qt's environment variable that multiplies the system's scale."""
_UNSEEN_MS = 500
"""How long to wait for the first paint, which never comes if the window opens minimised."""


class Application(QApplication):
    """Qt's application, extended to open files that the desktop hands over.

    Signals:
        file_wanted: (Path) the user opened this file from the desktop; macOS sends it as an event.
    """

    file_wanted = Signal(object)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self.file_wanted.emit(Path(event.file()))
            return True
        return super().event(event)


def make_application() -> Application:
    """Create the application with the program's style and fonts; once per process."""
    application = plain_application()
    _set_appearance(application)
    return application


def plain_application() -> Application:
    """Create the application without style and fonts, replacing the command line's; once per process."""
    console = QCoreApplication.instance()
    if console is not None:
        console.shutdown()
    # Set by name: setStyle() would return the style to Python, whose enumerations take 13 ms to load.
    application = Application([_PROGRAM, "-style", "Fusion"])
    application.setApplicationName(APPLICATION_NAME)
    application.setApplicationVersion(__version__)
    application.setDesktopFileName(_PROGRAM)
    return application


def _application_on_screen() -> Application:
    """Create the application at a scale at which the smallest window fits the screen."""
    application = plain_application()
    scale = fitting_scale(application.primaryScreen().availableSize())
    if scale is None:
        return application
    application.shutdown()
    os.environ[_SCALE_FACTOR] = f"{scale:.4f}"
    return plain_application()


def fitting_scale(available: QSize) -> float | None:
    """Return the scale at which the smallest window fits a screen, or None if it fits unscaled.

    A laptop screen scaled to 200 % is too small for the layout. Qt reads the scale factor only
    before an application exists, so the application is then created a second time.
    """
    share = min(
        available.width() / (LEAST_SIZE.width() + USUAL_FRAME.left() + USUAL_FRAME.right()),
        available.height() / (LEAST_SIZE.height() + USUAL_FRAME.top() + USUAL_FRAME.bottom()),
    )
    if share >= 1:
        return None
    try:
        factor = float(os.environ.get(_SCALE_FACTOR, "1"))
    except ValueError:
        factor = 1.0
    return factor * share


def _set_appearance(application: Application) -> None:
    from hanabi_desktop.support.interpreter import give_back_large_blocks
    from hanabi_desktop.table.appearance import text_px
    from hanabi_desktop.table.art.painting import body_font, load_fonts

    give_back_large_blocks()
    load_fonts()
    application.setFont(body_font(text_px(14)))
    # A computing thread gives up the GIL ten times sooner than by default, so
    # that frames come in time.
    sys.setswitchinterval(0.0005)


class Terminations(QObject):
    """Lets the signals that ask a program to end close the window, as its button does.

    Python runs its handlers only between its own instructions, and the event loop has none. So the
    signals are also written to a pipe that Qt watches. Windows closes windows without signals.

    Signals:
        asked: the system or a terminal asks the program to end.
    """

    asked = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        if sys.platform == "win32":
            return
        self._read, self._write = os.pipe()
        os.set_blocking(self._read, False)
        os.set_blocking(self._write, False)
        signals = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)
        # Ignored where the program was started to outlive its terminal, as by nohup.
        ending = [number for number in signals if signal.getsignal(number) is not signal.SIG_IGN]
        self._handlers = {number: signal.signal(number, _do_nothing) for number in ending}
        self._wakeup_before = signal.set_wakeup_fd(self._write, warn_on_full_buffer=False)
        self._notifier = QSocketNotifier(self._read, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._on_signal)

    def _on_signal(self) -> None:
        if sys.platform != "win32" and set(os.read(self._read, 64)) & {*map(int, self._handlers)}:
            self.asked.emit()

    def close(self) -> None:
        if sys.platform == "win32":
            return
        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(self._wakeup_before)
        for number, handler in self._handlers.items():
            signal.signal(number, handler)
        os.close(self._read)
        os.close(self._write)


def _do_nothing(_number: int, _frame: object) -> None:
    """Handle a signal: the pipe has it already."""


class Opening(QObject):
    """Opens the window at once and builds the program behind its first frame.

    Loading modules takes two thirds of the start-up time; the first frame is visible meanwhile.

    Attributes:
        program: the contents of the window; None until they are built.

    Signals:
        built: the program has been built.
    """

    built = Signal()

    def __init__(self, application: Application, options: StartOptions) -> None:
        super().__init__()
        self._application = application
        self._options = options
        self._profile = profile_folder(options.profile)
        self._log: logging.Handler | None = None
        self._wanted: list[Path] = []
        self._failure: BaseException | None = None
        self.program: Program | None = None
        self._second_starts: SecondStarts | None = None
        self._hearing_due = QTimer(self, singleShot=True)
        self._hearing_due.timeout.connect(self._hear_second_starts)
        self._is_closed = False
        look = first_look(self._profile)
        self.window = MainWindow()
        self.window.place.take(options.size, look)
        self.window.show_placeholder(palette_of(options.theme or look.theme or Theme.of_system()))
        self._due = QTimer(self, singleShot=True)
        self._due.timeout.connect(self._build_program)
        self._due.start(_UNSEEN_MS)
        self.window.painted.connect(lambda: self._due.start(0))
        self.window.closing.connect(self._close)
        application.file_wanted.connect(self._open_file)
        self.window.show()
        self._early = EarlyInput(self.window)

    def run(self) -> int:
        """Run the event loop until the window closes, and return the exit code.

        Any error that prevented the program from being built is raised.
        """
        code = self._application.exec()
        self.end_log()
        if self._failure is not None:
            raise self._failure
        return code

    def _close(self) -> None:
        self._is_closed = True
        self._due.stop()
        self._hearing_due.stop()

    def end_log(self) -> None:
        if self._log is not None:
            logging.getLogger().removeHandler(self._log)
            self._log.close()
            self._log = None

    def _build_program(self) -> None:
        if self.program is not None:
            return  # the window opened minimised, and is painted only now
        if self._options.file is not None and not self._hear_second_starts():
            self.window.close()
            return
        try:
            program = self._build()
        except BaseException as error:
            log.exception("the program cannot be built")
            self._failure = error
            self._application.exit(1)
            return
        self.built.emit()
        for file in self._wanted:
            program.open_file(file)

    def _build(self) -> "Program":
        from hanabi_desktop.app.program import Program

        self._log = log_to(self._profile)
        _set_appearance(self._application)
        program = self.program = Program(self._options, self.window)
        self._options = StartOptions()  # the given options may hold a game with every card
        program.reports_errors = True
        program.ready.connect(self._hear_second_starts)
        program.ready.connect(self._early.deliver)
        program.show()
        self._hearing_due.start(_UNSEEN_MS)  # a minimised window is not ready so soon
        return program

    def _hear_second_starts(self) -> bool:
        """Listen for second starts; return False if this is one and another window took its file.

        A start without a file has nothing to hand over, so it listens only once it is ready, or half a
        second after it was built.
        """
        if self._second_starts is not None or self._is_closed:
            return True
        self._hearing_due.stop()
        from hanabi_desktop.app.single_instance import SecondStarts, hand_over

        starts = self._second_starts = SecondStarts(self._profile, self)
        starts.file_wanted.connect(self._open_handed_over)
        self.window.closing.connect(starts.close)
        file = self._options.file
        return file is None or starts.is_first or not hand_over(file, self._profile)

    def _open_handed_over(self, file: Path) -> None:
        self.window.come_forward()
        self._open_file(file)

    def _open_file(self, file: Path) -> None:
        """Open a file, now or as soon as the program is ready."""
        if self.program is None:
            self._wanted.append(file)
        else:
            self.program.open_file(file)


def run(options: StartOptions) -> int:
    """Open the window, run until it closes, and return the exit code.

    A file opened from the desktop is passed to the profile's window if one is already open. The
    error that prevented the program from being built is raised.
    """
    application = _application_on_screen()
    if options.file is not None:
        from hanabi_desktop.app.single_instance import hand_over

        if hand_over(options.file, profile_folder(options.profile)):
            return 0
    opening, terminations = Opening(application, options), Terminations()
    terminations.asked.connect(opening.window.close)
    try:
        return opening.run()
    finally:
        terminations.close()
