"""A small JSON file of the profile that is saved whenever its value changes.

An unreadable file is set aside and the defaults are used, so nothing that might still be useful is
overwritten. Failed writes are retried until they succeed.
"""

from functools import partial
from pathlib import Path
from typing import Generic, TypeVar

import msgspec
from PySide6.QtCore import QObject, Signal

from hanabi_desktop.support.background import BackgroundThread
from hanabi_desktop.support.files import read_file, set_aside, write_atomically
from hanabi_desktop.support.retry import Retry

Content = TypeVar("Content", bound=msgspec.Struct)


class KeptFile(QObject, Generic[Content]):
    """Reads a file once and writes every change in a background thread.

    Args:
        file: its path; the folder is created if necessary.
        kind: the class of its value; calling it without arguments gives the default.
        parent: its owner.

    Signals:
        saved: an attempt to save has finished; ``unsaved`` holds its error, if any.

    Attributes:
        current: the current value, saved or not.
        set_aside: the path an unreadable file was moved to; None if there was none.
        unsaved: the error of the last attempt to save; None if it succeeded.
    """

    saved = Signal()

    def __init__(self, file: Path, kind: type[Content], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._file = file
        self._kind = kind
        self.set_aside: Path | None = None
        self.unsaved: OSError | None = None
        self._writer = BackgroundThread(file.stem, self)
        self._retry = Retry(self._save, self)
        self._is_closed = False
        self.current = self._read()

    def change(self, **changes: object) -> None:
        """Replace fields of the value, and save it if it differs."""
        changed = msgspec.structs.replace(self.current, **changes)
        if changed != self.current:
            self.current = changed
            self._save()

    def close(self) -> None:
        """Finish all writes, retrying a failed one once, and accept no more changes."""
        if self._is_closed:
            return
        self._retry.stop()
        if self.unsaved is not None:
            self._save()
        self._is_closed = True
        self._writer.close()

    def _save(self) -> None:
        if self._is_closed:
            return
        self._writer.run(partial(self._write, self.current), lambda _: self._on_written())

    def _write(self, content: Content) -> None:
        try:
            write_atomically(self._file, msgspec.json.format(msgspec.json.encode(content)))
            self.unsaved = None
        except OSError as error:
            self.unsaved = error

    def _on_written(self) -> None:
        self._retry.note(failed=self.unsaved is not None and not self._is_closed)
        self.saved.emit()

    def _read(self) -> Content:
        try:
            return msgspec.json.decode(read_file(self._file), type=self._kind)
        except FileNotFoundError:
            return self._kind()
        except (OSError, msgspec.DecodeError, UnicodeDecodeError):
            self.set_aside = set_aside(self._file)
            return self._kind()
