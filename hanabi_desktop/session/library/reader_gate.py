"""A gate that keeps readers out while a store's file is replaced."""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Condition


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
