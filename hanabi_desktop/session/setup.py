"""What a new game is started with."""

from dataclasses import dataclass, replace

from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.teammates.levels import Level


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits where; ``level`` is None for a person."""

    name: str
    level: Level | None = None


@dataclass(frozen=True, slots=True)
class GameSetup:
    """Seats, rules and the number of the deal.

    Attributes:
        seats: clockwise; as many as ``options.players``.
        options: the rules agreed on.
        game_number: the deal.
    """

    seats: tuple[Seat, ...]
    options: GameOptions
    game_number: int

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, seat by seat."""
        return tuple(seat.name for seat in self.seats)

    @property
    def viewer(self) -> int:
        """The seat that looks on: the first person's, else the first."""
        return next((i for i, seat in enumerate(self.seats) if seat.level is None), 0)

    def with_number(self, game_number: int) -> "GameSetup":
        """The same table with another deal."""
        return replace(self, game_number=game_number)
