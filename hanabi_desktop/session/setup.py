"""The setup of a game: seats, rules, deal."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.library.metadata.badges_and_notes import Badge, free_badge
from hanabi_desktop.teammates.characters import (
    CHARACTERS,
    Character,
    Level,
    Personality,
    Player,
    ProgramName,
    available_characters,
    character_of,
    lowest_level,
)
from hanabi_desktop.teammates.conventions import Agreement, agreed_by


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat and its player.

    Attributes:
        level: a teammate's level; None for a person.
        personality: a teammate's personality; None where unknown.
        badge: a person's colour and symbol; None for a teammate, who has a face.
        program: a program of somebody else's that plays here; None for people and teammates.
    """

    name: str
    level: Level | None = None
    personality: Personality | None = None
    badge: Badge | None = None
    program: ProgramName | None = None

    @property
    def player(self) -> Player:
        """Who plays here, as saved games know it."""
        return self.level or self.program

    @property
    def is_person(self) -> bool:
        """Whether a person at this screen plays here."""
        return self.player is None

    def with_program(self, program: ProgramName) -> "Seat":
        """Return the seat of a program as it is called now, unless a person gave it a name."""
        is_named = self.name != str(self.program)
        return replace(self, name=self.name if is_named else str(program), program=program)

    @property
    def character(self) -> Character | None:
        """The teammate who sits here; None for a person or a program."""
        if self.level is None:
            return None
        return character_of(self.level, self.personality or Personality.CAREFUL)

    @property
    def own_face(self) -> Character | None:
        """The fixed face of one of the program's teammates; None for all others."""
        at_home = (c for c in CHARACTERS if c.name == self.name and self.level is not None)
        return next(at_home, None)


def faces_of(seats: Sequence[Seat]) -> tuple[Character | None, ...]:
    """Return the face of each seat, None for people and programs; no two teammates at a table look alike."""
    faces = [seat.own_face for seat in seats]
    for place, seat in enumerate(seats):
        fitting = seat.character
        if fitting is not None and faces[place] is None:
            same_level = [c for c in CHARACTERS if c.level is seat.level]
            free = (c for c in (fitting, *same_level, *CHARACTERS) if c not in faces)
            faces[place] = next(free, fitting)
    return tuple(faces)


def seat_of(character: Character) -> Seat:
    """Return a seat for this teammate, under its own name."""
    return Seat(character.name, character.level, character.personality)


def with_badges(seats: Iterable[Seat]) -> tuple[Seat, ...]:
    """Return the seats with a badge for every person; those without one get an unused one."""
    seats = tuple(seats)
    taken = [seat.badge for seat in seats if seat.badge is not None]
    badged = []
    for seat in seats:
        if seat.is_person and seat.badge is None:
            taken.append(free_badge(taken))
            seat = replace(seat, badge=taken[-1])  # noqa: PLW2901 (the same seat, badged)
        badged.append(seat)
    return tuple(badged)


def teammates_for(levels: Iterable[Level], taken: Sequence[str] = ()) -> tuple[Seat, ...]:
    """Return seats for teammates of these levels, each with a name of its own."""
    seats: list[Seat] = []
    for level in levels:
        names = (*taken, *(seat.name for seat in seats))
        seats.append(seat_of(available_characters(names, level)[0]))
    return tuple(seats)


@dataclass(frozen=True, slots=True)
class GameSetup:
    """The seats, rules and deal of a game.

    Attributes:
        seats: clockwise; as many as ``options.players``.
        game_number: the number of the deal; None for an external deck.
        is_taught: whether the table warns people before costly moves.
        wished: the agreement people chose; None for everything that all teammates know.
    """

    seats: tuple[Seat, ...]
    options: GameOptions
    game_number: int | None
    is_taught: bool = False
    wished: Agreement | None = None

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    @property
    def people(self) -> tuple[int, ...]:
        return tuple(i for i, seat in enumerate(self.seats) if seat.is_person)

    @property
    def eyes(self) -> tuple[int, ...]:
        """The seats that games are viewed from: the people's, or the first."""
        return self.people or (0,)

    @property
    def is_shared(self) -> bool:
        """Whether several people share the screen, so that a curtain hides their cards from each other."""
        return len(self.people) > 1

    def next_person(self, seat: int) -> int:
        """Return the person whose turn comes next, starting with this seat."""
        players = len(self.seats)
        return min(self.eyes, key=lambda person: (person - seat) % players)

    @property
    def lowest_level(self) -> Level:
        return lowest_level(seat.level for seat in self.seats if seat.level is not None)

    @property
    def agreed(self) -> Agreement:
        """The table's agreement: the wished one, limited to what every teammate knows."""
        levels = (seat.level for seat in self.seats if seat.level is not None)
        return agreed_by(levels, self.wished)

    def with_number(self, game_number: int) -> "GameSetup":
        return replace(self, game_number=game_number)
