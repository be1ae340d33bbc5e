"""Puzzles: positions in which one action is clearly best, with what every other one costs.

They lie in ``resources/puzzles.json``, made by the command ``puzzles``. Each is a link (see
``library.records.hanab_live``) to a game up to the position, in which clues must touch a card, and the costs of its actions: the points
a game that an action brings less than the best one does, measured by ``teammates.search.trials``.

Errors::

    UnreadableGameError   a link that cannot be read
    msgspec.DecodeError   not a file of puzzles
    ValueError            an action written otherwise
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

import msgspec

from hanabi_desktop.game.cards import Rank, Suit
from hanabi_desktop.game.moves import Action, Clue, ClueValue, Discard, Play
from hanabi_desktop.game.record import GameRecord
from hanabi_desktop.library.records.hanab_live.compact_link import read_link, write_link
from hanabi_desktop.library.records.saved_game import SavedGame
from hanabi_desktop.support.files import write_atomically
from hanabi_desktop.support.paths import RESOURCES
from hanabi_desktop.teammates.levels import Level

PUZZLES_FILE = RESOURCES / "puzzles.json"


class Cost(msgspec.Struct, frozen=True, array_like=True):
    """What an action costs beside the best one.

    Attributes:
        points: a game.
        standard_error: of them.
    """

    points: float
    standard_error: float


NOTHING = Cost(0.0, 0.0)
"""What the best action costs."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position to think about. It contains the deck: see the walls in docs/architecture.md.

    Attributes:
        link: the game up to the position, to be opened elsewhere.
        record: the same; the seat to act is the solver's.
        level: what the table agreed on.
        costs: of every legal action; the best one's are 0.
    """

    link: str
    record: GameRecord
    level: Level
    costs: Mapping[Action, Cost]

    @property
    def solution(self) -> Action:
        """The action that is clearly best."""
        return min(self.costs, key=lambda action: self.costs[action].points)


class _Written(msgspec.Struct):
    link: str
    level: Level
    costs: dict[str, Cost]


@cache
def all_puzzles(file: Path = PUZZLES_FILE) -> tuple[Puzzle, ...]:
    """The puzzles of a file, in its order."""
    return tuple(map(_read, msgspec.json.decode(file.read_bytes(), type=list[_Written])))


def write_puzzles(puzzles: Sequence[Puzzle], file: Path) -> None:
    """Write puzzles, one a line.

    Raises:
        OSError: the file cannot be written.
    """
    lines = [msgspec.json.encode(_written(puzzle)).decode() for puzzle in puzzles]
    write_atomically(file, ("[\n" + ",\n".join(lines) + "\n]\n").encode())


def puzzle_of(record: GameRecord, level: Level, costs: Mapping[Action, Cost]) -> Puzzle:
    """A puzzle found in a game."""
    return Puzzle(write_link(SavedGame(record)), record, level, costs)


def _read(written: _Written) -> Puzzle:
    record = read_link(written.link).record
    record = replace(record, options=replace(record.options, empty_clues=False))
    costs = {_action(text): cost for text, cost in written.costs.items()}
    return Puzzle(written.link, record, written.level, costs)


def _written(puzzle: Puzzle) -> _Written:
    costs = {_text(action): cost for action, cost in puzzle.costs.items()}
    return _Written(puzzle.link, puzzle.level, costs)


def _text(action: Action) -> str:
    """An action in letters: p12, d7, c1r (to seat 1: red), c24 (to seat 2: 4s)."""
    match action:
        case Play(order):
            return f"p{order}"
        case Discard(order):
            return f"d{order}"
        case Clue(target, value):
            return f"c{target}{value.letter if isinstance(value, Suit) else value.value}"


def _action(text: str) -> Action:
    match text[0], text[1:]:
        case "p", order:
            return Play(int(order))
        case "d", order:
            return Discard(int(order))
        case "c", told:
            return Clue(int(told[0]), _value(told[1]))
    raise ValueError(f"{text} is no action")


def _value(letter: str) -> ClueValue:
    return Rank(int(letter)) if letter.isdecimal() else Suit.from_letter(letter)
