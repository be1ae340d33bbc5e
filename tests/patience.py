"""Time limits that suit the speed of the machine, as measured when they run out.

A limit only ends a test that hangs. On a machine that is four times slower, or busy with other work, the same
wait may take four times as long or more.
"""

import subprocess
import time
from collections.abc import Callable
from typing import Any

PATIENCE_S = 60.0
"""How long tests wait for a state on the machine on which they were written, in seconds."""
_WORK_S = 0.02
"""How long that machine needs for the work of :func:`slowness`, in seconds."""
_MOST = 30.0
_ROUNDS = 400_000


def slowness() -> float:
    """Return how many times longer than usual the machine takes for a fixed piece of work now; at least 1."""
    started = time.monotonic()
    for _ in range(5):
        sum(range(_ROUNDS))
    return min(_MOST, max(1.0, (time.monotonic() - started) / _WORK_S))


class Deadline:
    """A time limit that is extended if the machine turns out to be slow.

    Args:
        seconds: the limit on the machine on which the tests were written.
    """

    def __init__(self, seconds: float = PATIENCE_S) -> None:
        self._started = time.monotonic()
        self._usual = self._seconds = seconds

    def has_passed(self) -> bool:
        """Return whether the time is up; measures the machine's speed before it says so."""
        if time.monotonic() - self._started < self._seconds:
            return False
        self._seconds = max(self._seconds, self._usual * slowness())
        return time.monotonic() - self._started >= self._seconds


def wait_until(holds: Callable[[], object], pause_s: float = 0.02) -> None:
    """Wait for a condition outside this process."""
    deadline = Deadline()
    while not holds():
        assert not deadline.has_passed(), holds
        time.sleep(pause_s)


def end_of(process: "subprocess.Popen[Any]") -> int:
    """Wait until a process ends, and return its exit code; fail if it does not."""
    wait_until(lambda: process.poll() is not None)
    return process.wait()
