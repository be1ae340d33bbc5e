"""Passes a game that is opened while a window is open to that window.

Windows of one profile find each other by a local socket (a named pipe on Windows), which no
other machine and no other person can reach.
"""

import logging
import os
import sys
import tempfile
from pathlib import Path

from PySide6.QtCore import QCryptographicHash, QLockFile, QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

log = logging.getLogger(__name__)

_CONNECTING_MS = 500
_ANSWERING_MS = 5_000
"""A window that is still being built takes this long at most before it answers."""
_LONGEST = 65_536
_TAKEN = b"taken\n"


def hand_over(file: Path, profile: Path) -> bool:
    """Give a file to the window of a profile that is open already; whether one has taken it."""
    socket = QLocalSocket()
    socket.connectToServer(_name(profile))
    if not socket.waitForConnected(_CONNECTING_MS):
        return False
    _let_come_forward()
    socket.write(f"{file.absolute()}\n".encode())
    taken = socket.waitForReadyRead(_ANSWERING_MS) and bytes(socket.readAll().data()) == _TAKEN
    socket.abort()
    return taken


class SecondStarts(QObject):
    """Receives files from second starts, unless another window of the profile already does.

    Attributes:
        is_first: no other window of the profile hears of them.

    Signals:
        file_wanted: (Path) somebody has chosen this file on the desktop.
    """

    file_wanted = Signal(object)

    def __init__(self, profile: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._accept)
        name = _name(profile)
        # Of two that start at once, one comes first.
        lock = QLockFile(str(Path(tempfile.gettempdir(), f"{Path(name).name}.lock")))
        lock.tryLock(_ANSWERING_MS)
        self.is_first = not _is_answered(name)
        if self.is_first:
            QLocalServer.removeServer(name)  # what a window has left that was killed
            if not self._server.listen(name):
                log.warning("no second start can be heard: %s", self._server.errorString())
        lock.unlock()

    def close(self) -> None:
        """Hear nothing any more."""
        self._server.close()

    def _accept(self) -> None:
        while socket := self._server.nextPendingConnection():
            socket.disconnected.connect(socket.deleteLater)
            socket.readyRead.connect(lambda socket=socket: self._read(socket))
            self._read(socket)

    def _read(self, socket: QLocalSocket) -> None:
        if socket.canReadLine():
            line = bytes(socket.readLine(_LONGEST).data())
            try:
                file = Path(line.decode().removesuffix("\n"))
            except UnicodeDecodeError:
                socket.abort()
                return
            socket.write(_TAKEN)
            socket.flush()
            self.file_wanted.emit(file)
        elif socket.bytesAvailable() >= _LONGEST:
            socket.abort()


def _name(profile: Path) -> str:
    """Return where the windows of a profile meet."""
    digest = QCryptographicHash.hash(
        os.fsencode(profile.absolute()), QCryptographicHash.Algorithm.Blake2b_160
    )
    name = f"hanabi-desktop-{bytes(digest.data())[:8].hex()}"
    if sys.platform == "win32":
        return name
    return str(Path(os.environ.get("XDG_RUNTIME_DIR") or tempfile.gettempdir(), name))


def _is_answered(name: str) -> bool:
    """Return whether a window listens there."""
    socket = QLocalSocket()
    socket.connectToServer(name)
    answered = socket.waitForConnected(_CONNECTING_MS)
    socket.abort()
    return answered


def _let_come_forward() -> None:
    """Allow the other window to come to the front, which Windows does not by default."""
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415 (on Windows alone)

        any_process = -1
        ctypes.windll.user32.AllowSetForegroundWindow(any_process)
