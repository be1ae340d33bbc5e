"""A moment in which nothing can be pressed, after something has come under somebody's hand."""

from time import monotonic


class GracePeriod:
    """Runs by the clock: a window that was held up owes nobody a moment more."""

    def __init__(self) -> None:
        self._ends_at = 0.0

    def start(self, milliseconds: int) -> None:
        """Begin such a moment."""
        self._ends_at = monotonic() + milliseconds / 1000

    def end(self) -> None:
        """End the grace period."""
        self._ends_at = 0.0

    @property
    def lasts(self) -> bool:
        """Whether nothing can be pressed yet."""
        return monotonic() < self._ends_at
