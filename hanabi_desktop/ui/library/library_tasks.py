"""Long tasks on the games of the library."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject

from hanabi_desktop.support.background import Task
from hanabi_desktop.ui.library.library_page import LibraryPage


class LibraryTasks(QObject):
    """Runs one task at a time; the library page shows its progress and can cancel it."""

    def __init__(self, page: LibraryPage, parent: QObject) -> None:
        super().__init__(parent)
        self._page = page
        self._task: Task | None = None
        self._doing = ""
        self._then: Callable[[Any], None] = lambda _: None
        page.cancelled.connect(self._cancel)

    @property
    def is_busy(self) -> bool:
        """Whether a task is running."""
        return self._task is not None

    def begin(self, work: Callable[[Task], object], text: str, then: Callable[[Any], None]) -> None:
        """Start a task, unless one is running.

        Args:
            work: the work, called in a thread with the task.
            text: the message shown meanwhile.
            then: called with the result; None if the work failed.
        """
        if self._task is not None:
            return
        task = self._task = Task(work, self)
        self._doing, self._then = text, then
        task.progressed.connect(self._on_progressed)
        task.ended.connect(self._on_ended)
        self._page.show_progress((0, 0), text)
        task.start()

    def close(self) -> None:
        """Stop the running task, for good."""
        if self._task is not None:
            self._task.finish()

    def _on_progressed(self, done: int, whole: int) -> None:
        if self._task is not None:
            self._page.show_progress((done, whole), self._doing)

    def _on_ended(self, result: object) -> None:
        if self._task is not None:
            self._task.deleteLater()
            self._task = None
        self._page.show_progress(None)
        self._then(result)

    def _cancel(self) -> None:
        if self._task is not None:
            self._task.cancel()
