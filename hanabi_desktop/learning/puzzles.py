"""Puzzles: positions in which one action is clearly best, with the costs of all others.

They are stored in ``resources/puzzles.json``, written by the command ``puzzles``, the easiest
first. Each consists of a game (see ``library.hanab_live``) up to the position, in which
clues must touch a card, and the costs of its actions: how many points per game an action is worse
than the best one, measured by ``lab.puzzle_search``.

Errors::

    UnreadableGameError   a game that cannot be read
    msgspec.DecodeError   not a file of puzzles
    ValueError            an invalid action
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

import msgspec

from hanabi_desktop.game.cards import ClueValue, Rank, Suit
from hanabi_desktop.game.course import GameRecord
from hanabi_desktop.game.moves import Action, Clue, Discard, Play
from hanabi_desktop.learning.puzzle_order import Rating, rating_of_puzzle
from hanabi_desktop.learning.themes import Theme
from hanabi_desktop.library.hanab_live.game_json import read_json, write_json
from hanabi_desktop.library.hanab_live.site_codes import USUAL_VARIANT
from hanabi_desktop.library.saved_game import SavedGame
from hanabi_desktop.support.files import RESOURCES, write_atomically
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import Agreement, agreement_of

PUZZLES_FILE = RESOURCES / "puzzles.json"


class Cost(msgspec.Struct, frozen=True, array_like=True):
    """The points per game that an action costs compared with the best one."""

    points: float
    standard_error: float


NOTHING = Cost(0.0, 0.0)
"""The cost of the best action."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position to solve. It contains the deck: see the rules in docs/architecture.md.

    Attributes:
        number: its permanent id, by which progress is stored.
        game: the game up to the position, in a form that can be opened elsewhere.
        record: the same game; the seat to act is the solver's.
        level: the teammates' level.
        chance: the share of people that would find the best action (see
            ``teammates.measuring.stand_ins.chance_found``).
        costs: the cost of every legal action; 0 for the best one.
    """

    number: int
    game: bytes
    record: GameRecord
    level: Level
    theme: Theme
    chance: float
    costs: Mapping[Action, Cost]

    @property
    def agreement(self) -> Agreement:
        return agreement_of(self.level)

    @property
    def solution(self) -> Action:
        return min(self.costs, key=lambda action: self.costs[action].points)

    @property
    def rating(self) -> Rating:
        """Its difficulty, on the scale of the person who solves it."""
        return rating_of_puzzle(self.chance)


class _Written(msgspec.Struct):
    number: int
    level: Level
    theme: Theme
    chance: float
    costs: dict[str, Cost]
    game: msgspec.Raw


class _SiteOptions(msgspec.Struct, frozen=True):
    variant: str = USUAL_VARIANT.name


class _OwnOptions(msgspec.Struct, frozen=True):
    options: dict[str, object]


class _Rules(msgspec.Struct, frozen=True):
    """What a game in a puzzle's entry says of its rules."""

    options: _SiteOptions
    hanabi_desktop: _OwnOptions


class Heading(msgspec.Struct, frozen=True):
    """What a puzzle's entry in the file says without its game, which takes far longer to read."""

    number: int
    level: Level
    theme: Theme
    chance: float
    game: _Rules

    @property
    def has_usual_rules(self) -> bool:
        """Whether the game is played by the rules of the lessons, with five colours."""
        own = self.game.hanabi_desktop.options.keys() - {"first_seat"}
        return not own and self.game.options.variant == USUAL_VARIANT.name

    @property
    def rating(self) -> Rating:
        return rating_of_puzzle(self.chance)


@cache
def puzzle_headings(file: Path = PUZZLES_FILE) -> tuple[Heading, ...]:
    """Return the headings of the puzzles of a file, in its order."""
    return msgspec.json.decode(file.read_bytes(), type=tuple[Heading, ...])


@cache
def all_puzzles(file: Path = PUZZLES_FILE) -> tuple[Puzzle, ...]:
    """Return the puzzles of a file, in its order; prefer :func:`puzzle_at` for a single one."""
    return tuple(map(_read, _entries(file)))


@cache
def puzzle_at(place: int, file: Path = PUZZLES_FILE) -> Puzzle:
    """Return a puzzle by its position in the file, counted from 1; IndexError if there is none."""
    return _read(_entries(file)[place - 1])


@cache
def _entries(file: Path) -> list[_Written]:
    """Return the entries of a file, whose games are not read yet."""
    return msgspec.json.decode(file.read_bytes(), type=list[_Written])


def write_puzzles(puzzles: Sequence[Puzzle], file: Path) -> None:
    """Write puzzles, one per line, the easiest first; it may raise an OSError."""
    ordered = sorted(puzzles, key=lambda puzzle: (puzzle.rating.points, puzzle.number))
    lines = [msgspec.json.encode(_written(puzzle)).decode() for puzzle in ordered]
    write_atomically(file, ("[\n" + ",\n".join(lines) + "\n]\n").encode())


def game_of(record: GameRecord) -> bytes:
    """Return a game in the form stored in a puzzle."""
    return write_json(SavedGame(record))


def _read(written: _Written) -> Puzzle:
    game = bytes(written.game)
    record = read_json(game).record
    record = replace(record, options=replace(record.options, empty_clues=False))
    costs = {_action(text): cost for text, cost in written.costs.items()}
    return Puzzle(
        written.number,
        game,
        record,
        written.level,
        written.theme,
        written.chance,
        costs,
    )


def _written(puzzle: Puzzle) -> _Written:
    costs = {_text(action): cost for action, cost in puzzle.costs.items()}
    return _Written(
        puzzle.number,
        puzzle.level,
        puzzle.theme,
        puzzle.chance,
        costs,
        msgspec.Raw(puzzle.game),
    )


def _text(action: Action) -> str:
    """Return an action in letters: p12, p12r (announced as red), d7, c1r (to seat 1: red), c24 (4s)."""
    match action:
        case Play(order, announced):
            return f"p{order}{'' if announced is None else announced.letter}"
        case Discard(order):
            return f"d{order}"
        case Clue(target, value):
            return f"c{target}{value.letter if isinstance(value, Suit) else value.value}"


def _action(text: str) -> Action:
    match text[0], text[1:]:
        case "p", order if order[-1:].isalpha():
            return Play(int(order[:-1]), Suit.from_letter(order[-1]))
        case "p", order:
            return Play(int(order))
        case "d", order:
            return Discard(int(order))
        case "c", told:
            return Clue(int(told[0]), _value(told[1]))
    raise ValueError(f"{text} is no action")


def _value(letter: str) -> ClueValue:
    return Rank(int(letter)) if letter.isdecimal() else Suit.from_letter(letter)
