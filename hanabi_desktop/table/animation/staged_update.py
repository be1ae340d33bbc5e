"""Brings what shows a position up to date in stages, so that none holds the window up."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

Stage = Callable[[], None]
"""A part of the window that is brought up to date."""
_FRAME_MS = 16


class StagedUpdate(QObject):
    """One stage a frame: all of them in the first would hold back the cards that set out in it.

    While something moves each follows a frame that has been painted (:meth:`follow_frame`), and has
    the time until the next; else they follow each other as frames would. They can be held, as long as
    they would tell what is still to be seen.

    Stages depend on those that were added before them: whatever interrupts, the last run of each comes
    after the last run of all before it.
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
        """Whether a stage is still to come."""
        return bool(self._left or self._wanted)

    def add(self, stage: Stage) -> None:
        """Have this done as well, after the others."""
        self._stages.append(stage)

    def start(self) -> None:
        """Begin anew.

        Where the last update has not come to its end, what was still to come is done first, or it would
        never be where positions follow fast; and once more in its turn.
        """
        self._left = [*dict.fromkeys(self._left), *self._stages]
        self._wanted.clear()  # they are among them
        self._wait(_FRAME_MS)

    def want(self, stage: Stage) -> None:
        """Have one of the stages done, after what is still to come."""
        if stage not in self._left and stage not in self._wanted:
            self._wanted.append(stage)
            self._wait(_FRAME_MS)

    def hold(self) -> None:
        """Do nothing until :meth:`release`, or until all is to be done at once."""
        self._is_held = True
        self._due.stop()

    def release(self) -> None:
        """Go on."""
        self._is_held = False
        self._wait(_FRAME_MS)

    def follow_frame(self) -> None:
        """Run the next stage after the frame that is about to be painted."""
        self._wait(0)

    def finish(self) -> None:
        """Do at once what is left, each stage once and in its turn."""
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
        """Do nothing more, for good."""
        self._left.clear()
        self._wanted.clear()
        self._due.stop()

    def _do_next(self) -> None:
        waiting = self._left or self._wanted
        if waiting:
            waiting.pop(0)()
        self._wait(_FRAME_MS)

    def _wait(self, milliseconds: int) -> None:
        """Do the next stage then, if there is one."""
        if self.running and not self._is_held:
            self._due.start(milliseconds)
