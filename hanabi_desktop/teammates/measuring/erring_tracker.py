"""A tracker that errs as people do, for stand-ins."""

from random import Random
from typing import ClassVar

from hanabi_desktop.game.moves import Clued, Event
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.teammates.agreements import Agreement
from hanabi_desktop.teammates.encoding.seat_tracker import SeatTracker


class ErringTracker(SeatTracker):
    """A tracker that sometimes misreads a clue or forgets what clues revealed about untouched cards.

    Attributes:
        misreads: the chance that a clue to its seat is taken for another card.
        forgets: the chance, with every clue, to forget what is known of a card.
    """

    misreads: ClassVar[float] = 0.05
    forgets: ClassVar[float] = 0.02

    def __init__(self, observation: Observation, agreement: Agreement) -> None:
        super().__init__(observation, agreement)
        self._seat = observation.seat
        self._clues_seen = 0

    def _take_in(self, event: Event) -> None:
        super()._take_in(event)
        if not isinstance(event, Clued):
            return
        self._clues_seen += 1
        chance = Random(f"{self._seat} {self._clues_seen} {event}")  # noqa: S311 (not a secret)
        if event.target == self._seat and chance.random() < self.misreads:
            self.model.mistake(self.model.focus, chance.choice(event.touched or (-1,)))
        for place in range(self.model.size[self._seat]):
            if chance.random() < self.forgets:
                self.model.forget(self.model.hand[5 * self._seat + place])
