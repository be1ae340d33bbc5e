"""A short time in which input is ignored after a button has appeared under somebody's hand."""

from time import monotonic


class GracePeriod:
    """A period measured by the clock, so that a window that was blocked does not prolong it."""

    def __init__(self) -> None:
        self._ends_at = 0.0

    def start(self, milliseconds: int) -> None:
        """Start the period."""
        self._ends_at = monotonic() + milliseconds / 1000

    def end(self) -> None:
        """End the period."""
        self._ends_at = 0.0

    @property
    def lasts(self) -> bool:
        """Whether input is still to be ignored."""
        return monotonic() < self._ends_at
