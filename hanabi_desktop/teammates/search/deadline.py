"""The time limit of a teammate's thinking."""

import math
import time
from collections.abc import Callable


def _always() -> bool:
    return True


class CancellationToken:
    """The state of a cancellable request: whether somebody is still waiting for the answer.

    It holds nothing else, so it may be passed to a teammate. It can be queried and ended from any
    thread.
    """

    def __init__(self) -> None:
        self._lasts = True

    def lasts(self) -> bool:
        return self._lasts

    def end(self) -> None:
        self._lasts = False


class Deadline:
    """The time limit of a running computation, in seconds from now.

    ``is_wanted`` returns whether the answer is still wanted; it may be called from any thread.
    """

    def __init__(self, seconds: float, is_wanted: Callable[[], bool] = _always) -> None:
        self._until = time.monotonic() + seconds
        self._is_wanted = is_wanted

    @property
    def seconds_left(self) -> float:
        """The time left in seconds; negative once it has passed."""
        return self._until - time.monotonic()

    @property
    def is_over(self) -> bool:
        """Whether the computation should stop: the time is up, or the answer is no longer wanted."""
        return self.seconds_left <= 0 or not self._is_wanted()

    def part(self, share: float) -> "Deadline":
        """Return an earlier deadline, after this share (0 to 1) of the time left."""
        return Deadline(share * self.seconds_left, self._is_wanted)


ENDLESS = Deadline(math.inf)
