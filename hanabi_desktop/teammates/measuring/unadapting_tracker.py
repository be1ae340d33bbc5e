"""A tracker that does not adapt to the habits that players show, to measure what adapting is worth."""

from hanabi_desktop.game.observation import Observation
from hanabi_desktop.teammates.agreements import Agreement
from hanabi_desktop.teammates.encoding.seat_tracker import SeatTracker


class UnadaptingTracker(SeatTracker):
    """A tracker that reads every player by the agreement, whatever they do."""

    def __init__(self, observation: Observation, agreement: Agreement) -> None:
        super().__init__(observation, agreement)
        self.model.adapts = 0
