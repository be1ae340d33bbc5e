"""Updates of the window in stages, so that none of them blocks it for long."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

Stage = Callable[[], None]
"""Updates a part of the window."""
_FRAME_MS = 16


class StagedUpdate(QObject):
    """Runs one stage per frame, because all in one frame would delay cards that start to move in it.

    While something moves, each stage runs after a painted frame (:meth:`follow_frame`) and can use
    the time until the next one. Otherwise a timer runs the stages at the frame rate. The update can
    be paused (:meth:`hold`), so that no stage reveals a result before its animation has shown it.

    A stage depends on those added before it. So the last run of a stage always follows the last
    runs of all stages added before it, even if a new update interrupts the present one.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stages: list[Stage] = []
        self._left: list[Stage] = []
        self._wanted: list[Stage] = []
        self._is_held = False
        self._due = QTimer(self, singleShot=True)
        self._due.timeout.connect(self._do_next)

    @property
    def running(self) -> bool:
        """Whether any stage is still to run."""
        return bool(self._left or self._wanted)

    def add(self, stage: Stage) -> None:
        """Add a stage after the others."""
        self._stages.append(stage)

    def start(self) -> None:
        """Start a new update.

        If the last update is unfinished, its remaining stages run first, and then all stages run in
        order. Otherwise the later stages would never run while positions follow each other fast.
        """
        self._left = [*dict.fromkeys(self._left), *self._stages]
        self._wanted.clear()  # all stages are scheduled anyway
        self._wait(_FRAME_MS)

    def want(self, stage: Stage) -> None:
        """Schedule one of the stages after those still to run, unless it is already scheduled."""
        if stage not in self._left and stage not in self._wanted:
            self._wanted.append(stage)
            self._wait(_FRAME_MS)

    def hold(self) -> None:
        """Pause until :meth:`release` or :meth:`finish`."""
        self._is_held = True
        self._due.stop()

    def release(self) -> None:
        """Resume."""
        self._is_held = False
        self._wait(_FRAME_MS)

    def follow_frame(self) -> None:
        """Run the next stage after the frame that is about to be painted."""
        self._wait(0)

    def finish(self) -> None:
        """Run the remaining stages at once, each once and in order."""
        self._is_held = False
        self._due.stop()
        while self.running:
            left = [*self._left, *self._wanted]
            self._left.clear()
            self._wanted.clear()
            for stage in self._stages:
                if stage in left:
                    stage()
        self._due.stop()

    def stop(self) -> None:
        """Drop the remaining stages for good."""
        self._left.clear()
        self._wanted.clear()
        self._due.stop()

    def _do_next(self) -> None:
        waiting = self._left or self._wanted
        if waiting:
            waiting.pop(0)()
        self._wait(_FRAME_MS)

    def _wait(self, milliseconds: int) -> None:
        """Schedule the next stage, if there is one and the update is not held."""
        if self.running and not self._is_held:
            self._due.start(milliseconds)
