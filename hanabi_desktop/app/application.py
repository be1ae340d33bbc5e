"""Qt's application, and the order of start-up.

Nothing is imported here but what that frame needs. The namespace ``Qt`` is not: its enumerations
alone take 13 ms.
"""

import logging
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from hanabi_desktop import __version__
from hanabi_desktop.settings.profile import APPLICATION_NAME, first_look, profile_folder
from hanabi_desktop.settings.start_options import StartOptions
from hanabi_desktop.support.logs import log_to
from hanabi_desktop.table.art.palette import palette_of
from hanabi_desktop.windows.main.early_input import EarlyInput
from hanabi_desktop.windows.main.main_window import MainWindow
from hanabi_desktop.windows.main.window_place import LEAST_SIZE
from hanabi_desktop.windows.widgets.screen_fit import USUAL_FRAME

if TYPE_CHECKING:
    from hanabi_desktop.app.program import Program
    from hanabi_desktop.app.single_instance import SecondStarts

log = logging.getLogger(__name__)

_PROGRAM = "hanabi-desktop"
"""By which desktops know its windows, however it was started."""
_SCALE_FACTOR = "QT_SCALE_FACTOR"
"""Qt's environment variable that multiplies the system's scale."""
_UNSEEN_MS = 500
"""A window that opens as an icon is not painted; the program does not wait longer for it."""


class Application(QApplication):
    """Qt's application, extended to open files that the desktop hands over.

    Signals:
        file_wanted: (Path) somebody has chosen this file on the desktop; macOS says so here.
    """

    file_wanted = Signal(object)

    def event(self, event: QEvent) -> bool:
        """Hear of a file."""
        if isinstance(event, QFileOpenEvent):
            self.file_wanted.emit(Path(event.file()))
            return True
        return super().event(event)


def make_application() -> Application:
    """Make Qt's application with our style and fonts; once in a process."""
    application = plain_application()
    _dress(application)
    return application


def plain_application() -> Application:
    """Make Qt's application, as it comes, in place of the command line's; once in a process."""
    console = QCoreApplication.instance()
    if console is not None:
        console.shutdown()
    # Said in words, for setting a style later hands it to Python, with enumerations that take 13 ms.
    application = Application([_PROGRAM, "-style", "Fusion"])
    application.setApplicationName(APPLICATION_NAME)
    application.setApplicationVersion(__version__)
    application.setDesktopFileName(_PROGRAM)
    return application


def _application_on_screen() -> Application:
    """Make Qt's application at a scale at which the smallest window fits the screen."""
    application = plain_application()
    scale = fitting_scale(application.primaryScreen().availableSize())
    if scale is None:
        return application
    application.shutdown()
    os.environ[_SCALE_FACTOR] = f"{scale:.4f}"
    return plain_application()


def fitting_scale(available: QSize) -> float | None:
    """Return the scale at which the smallest window fits a screen; None where it fits as it is.

    A laptop's screen at 200 % offers half of its pixels, and no layout has room there. Qt takes a scale
    only before there is an application, which is why a second one is made.
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


def _dress(application: Application) -> None:
    from hanabi_desktop.support.memory import give_back_large_blocks
    from hanabi_desktop.table.art.lettering import body_font, load_fonts
    from hanabi_desktop.table.art.text_size import text_px

    give_back_large_blocks()
    load_fonts()
    application.setFont(body_font(text_px(14)))
    # A thread that thinks hands the interpreter over ten times sooner than by default, so
    # that frames come in time.
    sys.setswitchinterval(0.0005)


class Opening(QObject):
    """Opens the window at once and builds the program behind its first frame.

    Two thirds of a start go by while modules are loaded; by then somebody sees that it has begun.

    Args:
        application: Qt's, as it comes; it gets our style and fonts with the program.
        options: what the command line asks for.

    Attributes:
        window: the window, open.
        program: what is in it, None until it is built.

    Signals:
        built: the program is there.
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
        self.window.show_placeholder(palette_of(options.theme or look.theme))
        self._due = QTimer(self, singleShot=True)
        self._due.timeout.connect(self._build_program)
        self._due.start(_UNSEEN_MS)
        self.window.painted.connect(lambda: self._due.start(0))
        self.window.closing.connect(self._close)
        application.file_wanted.connect(self._open_file)
        self.window.show()
        self._early = EarlyInput(self.window)

    def run(self) -> int:
        """Let it run until the window closes; the exit code.

        Raises:
            BaseException: what has kept the program from being built.
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
        """Stop writing the log."""
        if self._log is not None:
            logging.getLogger().removeHandler(self._log)
            self._log.close()
            self._log = None

    def _build_program(self) -> None:
        if self.program is not None:
            return  # the window opened as an icon, and is painted only now
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
        _dress(self._application)
        program = self.program = Program(self._options, self.window)
        self._options = StartOptions()  # those asked for may hold a game with every card
        program.reports_errors = True
        program.ready.connect(self._hear_second_starts)
        program.ready.connect(self._early.deliver)
        program.show()
        self._hearing_due.start(_UNSEEN_MS)  # an icon is not ready so soon
        return program

    def _hear_second_starts(self) -> bool:
        """Hear of second starts from now on; False where this is one, and another window took its file.

        A start without a file has none to hand over: it hears of others once it is ready, or half a
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
        """Bring the window forward for a file that was opened on the desktop."""
        self.window.come_forward()
        self._open_file(file)

    def _open_file(self, file: Path) -> None:
        """Open a file, now or as soon as the program is ready."""
        if self.program is None:
            self._wanted.append(file)
        else:
            self.program.open_file(file)


def run(options: StartOptions) -> int:
    """Open the window and run until it closes; the exit code.

    A file that the desktop wants to have opened goes to the window that is open already, if any.

    Raises:
        BaseException: what has kept the program from being built.
    """
    application = _application_on_screen()
    if options.file is not None:
        from hanabi_desktop.app.single_instance import hand_over

        if hand_over(options.file, profile_folder(options.profile)):
            return 0
    return Opening(application, options).run()
