"""Until when a teammate may think."""

import math
import time
from collections.abc import Callable


def _always() -> bool:
    return True


class Interest:
    """Whether somebody still waits for an answer.

    It knows nothing but that, so that it may be handed to a teammate; may be asked and ended in
    any thread.
    """

    def __init__(self) -> None:
        self._lasts = True

    def lasts(self) -> bool:
        """Return whether anybody waits."""
        return self._lasts

    def end(self) -> None:
        """Signal that nobody waits any more."""
        self._lasts = False


class Deadline:
    """The end of a budget that is being spent.

    Args:
        seconds: from now on.
        is_wanted: whether anybody still waits for the answer; may be asked in any thread.
    """

    def __init__(self, seconds: float, is_wanted: Callable[[], bool] = _always) -> None:
        self._until = time.monotonic() + seconds
        self._is_wanted = is_wanted

    @property
    def seconds_left(self) -> float:
        """Until then; less than 0 when it has passed."""
        return self._until - time.monotonic()

    @property
    def is_over(self) -> bool:
        """Whether to stop."""
        return self.seconds_left <= 0 or not self._is_wanted()

    def part(self, share: float) -> "Deadline":
        """Return an earlier one, after this share (0 to 1) of the time that is left."""
        return Deadline(share * self.seconds_left, self._is_wanted)


ENDLESS = Deadline(math.inf)
