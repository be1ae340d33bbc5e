"""A small JSON file of the profile that is saved whenever its value changes.

A value that this version cannot read, such as one of a later version, falls back alone; a copy of the
file is kept then. A file that is not readable at all is set aside and the defaults are used. So nothing
that might still be useful is overwritten. Failed writes are retried until they succeed.
"""

import logging
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Any, Generic, TypeVar, get_args, get_origin

import msgspec
from PySide6.QtCore import QObject, Signal

from hanabi_desktop.support.background import BackgroundThread, Retry
from hanabi_desktop.support.files import copy_aside, read_file, set_aside, write_atomically

log = logging.getLogger(__name__)

_MOST_NAMED = 8
"""How many unreadable values the log names."""

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
        set_aside: the path a file that is unreadable as a whole was moved to; None if there was none.
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
            content, unreadable = read_content(read_file(self._file), self._kind)
        except FileNotFoundError:
            return self._kind()
        except (OSError, msgspec.DecodeError, UnicodeDecodeError):
            self.set_aside = set_aside(self._file)
            return self._kind()
        if unreadable:
            copy_aside(self._file)
            named = ", ".join(unreadable[:_MOST_NAMED])
            log.warning("%s: unreadable values are left out: %s", self._file.name, named)
        return content


def read_content(data: bytes, kind: type[Content]) -> tuple[Content, tuple[str, ...]]:
    """Return the value of a file, and the names of the fields that cannot be read.

    An unreadable field has its default; of collections, only the unreadable entries are left out.

    Raises:
        msgspec.DecodeError, UnicodeDecodeError: it is not a JSON object.
    """
    try:
        return msgspec.json.decode(data, type=kind), ()
    except msgspec.ValidationError:
        values = msgspec.json.decode(data, type=dict[str, Any])
    readable, unreadable = dict[str, object](), list[str]()
    for field in msgspec.structs.fields(kind):
        if field.encode_name not in values:
            continue
        try:
            readable[field.name] = _converted(values[field.encode_name], field.type)
        except msgspec.ValidationError:
            kept, lost = _readable_entries(values[field.encode_name], field.type)
            unreadable += [f"{field.encode_name}{place}" for place in lost]
            if kept is not None:
                readable[field.name] = kept
    return kind(**readable), tuple(unreadable)


def _converted(value: Any, kind: Any) -> Any:
    return msgspec.convert(value, kind, str_keys=True)


def _readable_entries(value: Any, kind: Any) -> tuple[object | None, tuple[str, ...]]:
    """Return the readable part of a collection, None for any other value, and where the rest stood."""
    origin, lost = get_origin(kind), list[str]()

    def entries(pairs: Iterable[tuple[Any, Any]], entry_kind: Any) -> Iterable[Any]:
        for name, entry in pairs:
            try:
                yield _converted(entry, entry_kind)
            except msgspec.ValidationError:
                lost.append(f"[{name}]")

    if origin is dict and isinstance(value, dict):
        key, entry = get_args(kind)
        pairs = ((name, {name: entry}) for name, entry in value.items())
        kept: dict[Any, Any] = {}
        for pair in entries(pairs, dict[key, entry]):  # type: ignore[valid-type]  # a type at run time
            kept |= pair
        return kept, tuple(lost)
    if origin in (tuple, frozenset) and isinstance(value, list):
        entry = get_args(kind)[0]
        return origin(entries(enumerate(value), entry)), tuple(lost)
    return None, ("",)
