"""One small file of a profile, and what it holds.

A file that cannot be read is set aside, and the defaults are used; nothing is overwritten that could
still be of use. What cannot be written is tried again until it is.
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
    """Reads a file once, and writes every change in a thread of its own.

    Args:
        file: in a folder that is made where there is none.
        kind: what it holds; made without arguments it is the default.
        parent: its owner.

    Signals:
        saved: an attempt to save was made; ``unsaved`` tells how it went.

    Attributes:
        current: what holds, even when it cannot be saved.
        set_aside: where an unreadable file was moved, None when there was none.
        unsaved: why it could not be saved, None when it was.
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
        """Change some of it, and save all of it where that is something new."""
        changed = msgspec.structs.replace(self.current, **changes)
        if changed != self.current:
            self.current = changed
            self._save()

    def close(self) -> None:
        """Wait until everything is written, what could not be written once more; nothing more is."""
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
