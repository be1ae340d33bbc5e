"""Passes files opened from the desktop to a window that is already open.

Windows of a profile find each other through a local socket (a named pipe on Windows), which other
machines and other users cannot reach.
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
"""How long to wait for an answer from a window that is still starting."""
_LONGEST = 65_536
_TAKEN = b"taken\n"


def hand_over(file: Path, profile: Path) -> bool:
    """Pass a file to the profile's open window; return whether one has taken it."""
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
    """Receives files from later starts, unless another window of the profile already does.

    ``is_first`` is whether no other window of the profile receives them.

    Signals:
        file_wanted: (Path) the user opened this file from the desktop.
    """

    file_wanted = Signal(object)

    def __init__(self, profile: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._accept)
        name = _name(profile)
        # Of two simultaneous starts only one may listen.
        lock = QLockFile(str(Path(tempfile.gettempdir(), f"{Path(name).name}.lock")))
        lock.tryLock(_ANSWERING_MS)
        self.is_first = not _is_answered(name)
        if self.is_first:
            QLocalServer.removeServer(name)  # left behind by a killed window
            if not self._server.listen(name):
                log.warning("no second start can be heard: %s", self._server.errorString())
        lock.unlock()

    def close(self) -> None:
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
    digest = QCryptographicHash.hash(
        os.fsencode(profile.absolute()), QCryptographicHash.Algorithm.Blake2b_160
    )
    name = f"hanabi-desktop-{bytes(digest.data())[:8].hex()}"
    if sys.platform == "win32":
        return name
    return str(Path(os.environ.get("XDG_RUNTIME_DIR") or tempfile.gettempdir(), name))


def _is_answered(name: str) -> bool:
    """Return whether a window listens on the socket."""
    socket = QLocalSocket()
    socket.connectToServer(name)
    answered = socket.waitForConnected(_CONNECTING_MS)
    socket.abort()
    return answered


def _let_come_forward() -> None:
    """Allow the other window to take the foreground, which Windows otherwise refuses."""
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415 (on Windows alone)

        any_process = -1
        ctypes.windll.user32.AllowSetForegroundWindow(any_process)
