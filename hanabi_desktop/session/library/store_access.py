"""Access to a profile's store from two threads, one that writes and one that reads."""

import logging
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import closing, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from threading import Condition
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from hanabi_desktop.library.metadata.problems import StoreError, Trouble
from hanabi_desktop.library.store import FILE_NAME, Store
from hanabi_desktop.library.store_opening import OpenStore, copy_store
from hanabi_desktop.support.background import BackgroundThread


class ReaderGate:
    """A lock for any number of readers, or one exclusive user of the file.

    Windows does not move a file that anybody has open.
    """

    def __init__(self) -> None:
        self._changed = Condition()
        self._inside = 0
        self._is_shut = False

    @contextmanager
    def reading(self) -> Iterator[None]:
        """Hold the gate as a reader; wait while it is held exclusively."""
        with self._changed:
            self._changed.wait_for(lambda: not self._is_shut)
            self._inside += 1
        try:
            yield
        finally:
            with self._changed:
                self._inside -= 1
                self._changed.notify_all()

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Hold the gate exclusively, after all readers have finished."""
        with self._changed:
            self._is_shut = True
            self._changed.wait_for(lambda: self._inside == 0)
        try:
            yield
        finally:
            with self._changed:
                self._is_shut = False
                self._changed.notify_all()


log = logging.getLogger(__name__)

Answer = TypeVar("Answer")


@dataclass(frozen=True, slots=True)
class Refused:
    """The request failed; ``trouble`` is the reason."""

    trouble: Trouble


class StoreAccess(QObject):
    """Writes to a store in order, and reads from it in parallel.

    All callbacks run in the thread of this object.

    Signals:
        opened: (tuple of Path) the store has been opened, and these damaged files were set aside.
    """

    opened = Signal(object)
    _reopened = Signal(object)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._writer = BackgroundThread("keeping games", self)
        self._reader = BackgroundThread("finding games", self)
        self._written: OpenStore | None = None  # used only by the writing thread
        self._read: Store | None = None  # used only by the reading thread, except inside the gate
        self._gate = ReaderGate()
        self._is_closed = False
        self._reopened.connect(self._on_reopened)

    @property
    def file(self) -> Path:
        return self._folder / FILE_NAME

    def close(self) -> None:
        """Finish all requests, and close the store."""
        self._is_closed = True
        self._writer.run(self._leave)
        self._reader.run(self._drop_reader)
        self._writer.close()
        self._reader.close()

    def write(
        self,
        job: Callable[[Store], object],
        then: Callable[[Trouble | None], None] | None = None,
        *,
        wait_ms: float = 0,
    ) -> "Future[Trouble | None]":
        """Run a job that changes games in the writing thread, after all earlier ones.

        ``then`` is called with the reason of a failure, or None; for ``wait_ms`` see
        :meth:`BackgroundThread.run`.
        """
        return self._writer.run(partial(self._do, job), then, wait_ms=wait_ms)

    def move_to(self, folder: Path, then: Callable[[Trouble | None], None]) -> None:
        """Switch to another folder: use the store that is there, or else copy this one."""
        self._writer.run(partial(self._move, folder), then)

    def ask(
        self, job: Callable[[Store], Answer], then: Callable[[Answer | Refused], None]
    ) -> "Future[Answer | Refused]":
        """Run a job that reads; the future can be cancelled until the job starts."""
        return self._reader.run(partial(self._look_up, job), then)

    @contextmanager
    def reading(self) -> Iterator[Store]:
        """Yield the store, for a reader in a thread of its own; it may raise a StoreError."""
        with self._gate.reading(), closing(Store(self.file)) as store:
            yield store

    def _on_reopened(self, damaged: tuple[Path, ...]) -> None:
        """Close the reader, whose file may have been replaced."""
        if not self._is_closed:
            self._reader.run(self._drop_reader)
            self.opened.emit(damaged)

    # -- in the threads -----------------------------------------------------------------------------

    def _do(self, job: Callable[[Store], object]) -> Trouble | None:
        """Run a job in the writing thread; return why it failed, or None."""
        for attempt in (1, 2):
            try:
                job(self._store_to_write())
            except StoreError as error:
                if error.trouble is not Trouble.FULL:
                    self._leave()  # it is reopened, and recovered if necessary
                if error.trouble is Trouble.DAMAGED and attempt == 1:
                    continue
                return error.trouble
            except Exception:  # an internal error must not end the game
                log.exception("the store has failed")
                return Trouble.UNREACHABLE
            return None
        return Trouble.DAMAGED

    def _store_to_write(self) -> Store:
        if self._written is None:
            with self._gate.alone():  # a damaged file is set aside
                self._drop_reader()
                self._written = OpenStore(self._folder)
            self._reopened.emit(self._written.damaged)
        return self._written.store

    def _move(self, folder: Path) -> Trouble | None:
        try:
            if folder.resolve() == self._folder.resolve():
                # Nothing is moved, but another program may be using the store.
                return self._do(lambda _store: None)
            copy_store(self.file, folder)
            there = OpenStore(folder)
            self._leave()
            self._folder, self._written = folder, there
            self._reopened.emit(there.damaged)
        except StoreError as error:
            return error.trouble
        except OSError as error:  # a folder that cannot be accessed
            return StoreError.from_error(error).trouble
        return None

    def _leave(self) -> None:
        if self._written is not None:
            self._written.close()
            self._written = None

    def _look_up(self, job: Callable[[Store], Answer]) -> Answer | Refused:
        with self._gate.reading():
            try:
                if self._read is None:
                    self._read = Store(self.file)
                return job(self._read)
            except StoreError as error:
                self._drop_reader()
                return Refused(error.trouble)
            except Exception:  # as above
                log.exception("the store cannot be read")
                return Refused(Trouble.UNREACHABLE)

    def _drop_reader(self) -> None:
        if self._read is not None:
            self._read.close()
            self._read = None
