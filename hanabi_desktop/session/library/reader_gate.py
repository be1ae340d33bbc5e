"""Keeps readers away while a store's file is replaced."""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Condition


class ReaderGate:
    """Any number of readers, or one exclusive user of the file.

    Windows moves no file that anybody has open.
    """

    def __init__(self) -> None:
        self._changed = Condition()
        self._inside = 0
        self._is_shut = False

    @contextmanager
    def reading(self) -> Iterator[None]:
        """Read; waits as long as somebody has the file alone."""
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
        """Have the file alone, once everybody who reads has come to an end."""
        with self._changed:
            self._is_shut = True
            self._changed.wait_for(lambda: self._inside == 0)
        try:
            yield
        finally:
            with self._changed:
                self._is_shut = False
                self._changed.notify_all()
