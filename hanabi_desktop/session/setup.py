"""What a new game is started with."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.teammates.characters import (
    CHARACTERS,
    Character,
    Temper,
    character_of,
    others_than,
)
from hanabi_desktop.teammates.levels import Level, agreed_level


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits where.

    Attributes:
        name: what the seat is called.
        level: a teammate's level, None for a person.
        temper: what a teammate likes a little more; None where nobody knows.
    """

    name: str
    level: Level | None = None
    temper: Temper | None = None

    @property
    def character(self) -> Character | None:
        """The teammate who sits here; None for a person."""
        if self.level is None:
            return None
        return character_of(self.level, self.temper or Temper.CAREFUL)

    @property
    def face(self) -> Character | None:
        """Whose face the seat shows: a teammate keeps its own at whatever level it plays."""
        at_home = (c for c in CHARACTERS if c.name == self.name and self.level is not None)
        return next(at_home, self.character)


def seat_of(character: Character) -> Seat:
    """A seat for this teammate, under its own name."""
    return Seat(character.name, character.level, character.temper)


def teammates_for(levels: Iterable[Level], taken: Sequence[str] = ()) -> tuple[Seat, ...]:
    """Seats for teammates of these levels, each with a name of its own."""
    seats: list[Seat] = []
    for level in levels:
        names = (*taken, *(seat.name for seat in seats))
        seats.append(seat_of(others_than(names, level)[0]))
    return tuple(seats)


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

    @property
    def agreed(self) -> Level:
        """The level of conventions that the table plays at."""
        return agreed_level(seat.level for seat in self.seats if seat.level is not None)

    def with_number(self, game_number: int) -> "GameSetup":
        """The same table with another deal."""
        return replace(self, game_number=game_number)
