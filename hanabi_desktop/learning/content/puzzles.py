"""Puzzles: positions in which one action is clearly best, with what every other one costs.

They lie in ``resources/puzzles.json``, made by the command ``puzzles``, the easiest first. Each is a
game (see ``library.records.hanab_live``) up to the position, in which clues must touch a card, and the
costs of its actions: the points a game that an action brings less than the best one does, measured by
``lab.puzzle_search``.

Errors::

    UnreadableGameError   a game that cannot be read
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
from hanabi_desktop.learning.themes import Theme
from hanabi_desktop.library.records.hanab_live.game_json import read_json, write_json
from hanabi_desktop.library.records.saved_game import SavedGame
from hanabi_desktop.support.files import write_atomically
from hanabi_desktop.support.paths import RESOURCES
from hanabi_desktop.teammates.agreements import Agreement, agreement_of
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
        number: its name for good, whatever is added or taken out; progress is kept by it.
        game: the game up to the position, to be opened elsewhere.
        record: the same; the seat to act is the solver's.
        level: the teammates'.
        theme: what it is about.
        missed: how many of the solvers it was tried on chose something else.
        costs: of every legal action; the best one's are 0.
    """

    number: int
    game: bytes
    record: GameRecord
    level: Level
    theme: Theme
    missed: int
    costs: Mapping[Action, Cost]

    @property
    def agreement(self) -> Agreement:
        """What the table plays by."""
        return agreement_of(self.level)

    @property
    def solution(self) -> Action:
        """The action that is clearly best."""
        return min(self.costs, key=lambda action: self.costs[action].points)

    @property
    def difficulty(self) -> tuple[int, float]:
        """Grows with how many solvers miss it, and then with how little the best is ahead."""
        others = (cost.points for cost in self.costs.values() if cost != NOTHING)
        return self.missed, -min(others, default=0.0)


class _Written(msgspec.Struct):
    number: int
    level: Level
    theme: Theme
    missed: int
    costs: dict[str, Cost]
    game: msgspec.Raw


@cache
def all_puzzles(file: Path = PUZZLES_FILE) -> tuple[Puzzle, ...]:
    """Return the puzzles of a file, in its order."""
    return tuple(map(_read, msgspec.json.decode(file.read_bytes(), type=list[_Written])))


def write_puzzles(puzzles: Sequence[Puzzle], file: Path) -> None:
    """Write puzzles, one a line, the easiest first.

    Raises:
        OSError: the file cannot be written.
    """
    ordered = sorted(puzzles, key=lambda puzzle: (puzzle.difficulty, puzzle.number))
    lines = [msgspec.json.encode(_written(puzzle)).decode() for puzzle in ordered]
    write_atomically(file, ("[\n" + ",\n".join(lines) + "\n]\n").encode())


def game_of(record: GameRecord) -> bytes:
    """Return a game as a puzzle keeps it."""
    return write_json(SavedGame(record))


def _read(written: _Written) -> Puzzle:
    game = bytes(written.game)
    record = read_json(game).record
    record = replace(record, options=replace(record.options, empty_clues=False))
    costs = {_action(text): cost for text, cost in written.costs.items()}
    return Puzzle(written.number, game, record, written.level, written.theme, written.missed, costs)


def _written(puzzle: Puzzle) -> _Written:
    costs = {_text(action): cost for action, cost in puzzle.costs.items()}
    return _Written(
        puzzle.number, puzzle.level, puzzle.theme, puzzle.missed, costs, msgspec.Raw(puzzle.game)
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
