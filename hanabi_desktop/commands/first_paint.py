"""``first-paint``: measure start-up time; run by ``selftest`` as a separate process."""

import time
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from hanabi_desktop.support.interpreter import pause_collector


def run(which: str, since: float, out: Path) -> int:
    """Open a window, write the milliseconds from ``since`` to its first frame to a file, and quit.

    Args:
        which: "window" for the main window, "page" for its start page, "bare" for an empty QWidget.
        since: time of the start, in seconds since the epoch.
        out: the file for the result; a profile is created next to it.
    """
    watch = _FirstPaint(since, out)
    if which == "bare":
        return _open_bare_window(watch)
    return _open_our_window(watch, which, out.parent / "profile")


def _open_bare_window(watch: "_FirstPaint") -> int:
    application = QApplication([])
    window = QMainWindow()
    window.resize(1280, 800)
    window.installEventFilter(watch)
    window.show()
    return application.exec()


def _open_our_window(watch: "_FirstPaint", which: str, profile: Path) -> int:
    pause_collector()
    # Imported here, so that a bare window does not pay for it.
    from hanabi_desktop.app.application import Opening, plain_application  # noqa: PLC0415
    from hanabi_desktop.settings.start import StartOptions  # noqa: PLC0415

    opening = Opening(plain_application(), StartOptions(profile=profile))
    window = opening.window
    if which == "page":
        opening.built.connect(lambda: window.start_page.installEventFilter(watch))
    else:
        window.installEventFilter(watch)
    code = opening.run()
    window.close()
    return code


class _FirstPaint(QObject):
    """Records the time of the first paint, then ends the program."""

    def __init__(self, since: float, out: Path) -> None:
        super().__init__()
        self._since = since
        self._out = out

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        if event.type() is QEvent.Type.Paint and isinstance(watched, QWidget):
            watched.removeEventFilter(self)
            watched.event(event)
            self._out.write_text(str(1000 * (time.time() - self._since)))
            QCoreApplication.quit()
            return True
        return super().eventFilter(watched, event)
