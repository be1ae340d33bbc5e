"""The programs that a person has added by hand, one small JSON file in the profile.

It is the only place from which a program is ever started.
"""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec
from PySide6.QtCore import QObject

from hanabi_desktop.engine.programs import USUAL_SECONDS, Program
from hanabi_desktop.game.cards import Multicolour
from hanabi_desktop.game.options import MAX_PLAYERS, MIN_PLAYERS, GameOptions
from hanabi_desktop.support.kept_file import KeptFile
from hanabi_desktop.teammates.characters import ProgramName
from hanabi_desktop.wording.names import RULES
from hanabi_desktop.wording.player_names import LONGEST_NAME

PROGRAMS_FILE = "programs.json"
MOST_SECONDS = 3600
SIZES = tuple(range(MIN_PLAYERS, MAX_PLAYERS + 1))

_Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
_Part = Annotated[str, msgspec.Meta(pattern=r"^[^\x00]*\Z")]


class KeptProgram(msgspec.Struct, frozen=True):
    """A program that can be seated.

    Attributes:
        command: the executable and its arguments.
        folder: the folder it runs in; empty for ours.
        sizes: the numbers of players it plays with.
        multicolours: the kinds of multicolour cards it knows.
        rules: the rules it knows besides the usual ones, as named in ``wording.names.RULES``.
        seconds: the longest time it may take for a move.
    """

    name: _Name
    command: Annotated[tuple[_Part, ...], msgspec.Meta(min_length=1)]
    version: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)] = ""
    folder: _Part = ""
    sizes: tuple[Annotated[int, msgspec.Meta(ge=MIN_PLAYERS, le=MAX_PLAYERS)], ...] = SIZES
    multicolours: tuple[Multicolour, ...] = (Multicolour.NONE,)
    rules: tuple[str, ...] = ("empty_clues",)
    seconds: Annotated[int, msgspec.Meta(ge=1, le=MOST_SECONDS)] = round(USUAL_SECONDS)

    @property
    def label(self) -> ProgramName:
        """The name and version, as games remember them."""
        return ProgramName(self.name, self.version)

    @property
    def program(self) -> Program:
        folder = Path(self.folder) if self.folder else None
        return Program(self.name, self.command, folder, self.seconds)

    def plays(self, options: GameOptions) -> bool:
        """Return whether it knows the rules of a game."""
        rules = {rule for rule in RULES if getattr(options, rule)}
        is_known = options.multicolour in self.multicolours and rules <= set(self.rules)
        return is_known and options.players in self.sizes

    @property
    def trial_options(self) -> GameOptions:
        """The rules of a game to try it: the simplest that it knows."""
        kind = next((kind for kind in Multicolour if kind in self.multicolours), Multicolour.NONE)
        return GameOptions(
            min(self.sizes, default=MIN_PLAYERS),
            multicolour=kind,
            empty_clues="empty_clues" in self.rules,
        )


class _Kept(msgspec.Struct, frozen=True):
    programs: tuple[KeptProgram, ...] = ()


class KeptPrograms(KeptFile[_Kept]):
    """Reads and writes the list of the profile in ``folder``."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(folder / PROGRAMS_FILE, _Kept, parent)

    @property
    def all(self) -> tuple[KeptProgram, ...]:
        return self.current.programs

    def named(self, name: str) -> KeptProgram | None:
        return next((kept for kept in self.all if kept.name == name), None)

    def find(self, name: str) -> Program | None:
        """Return how the program of this name is started; None if there is none."""
        kept = self.named(name)
        return None if kept is None else kept.program

    def put(self, program: KeptProgram, instead_of: KeptProgram | None = None) -> None:
        """Add a program, or replace the one that was edited."""
        programs = list(self.all)
        if instead_of in programs:
            programs[programs.index(instead_of)] = program
        else:
            programs.append(program)
        self.change(programs=tuple(programs))

    def remove(self, program: KeptProgram) -> None:
        self.change(programs=tuple(kept for kept in self.all if kept != program))


def joined(arguments: Sequence[str]) -> str:
    """Return arguments as they are typed: those with spaces in quotation marks."""
    return " ".join(f'"{one}"' if not one or re.search(r"\s", one) else one for one in arguments)


def divided(text: str) -> tuple[str, ...]:
    """Return the arguments of a text, where quotation marks hold words together.

    Backslashes mean themselves, as in the paths of Windows.
    """
    return tuple(
        "".join(part.strip('"') if part.startswith('"') else part for part in _PARTS.findall(word))
        for word in _WORDS.findall(text)
    )


_WORDS = re.compile(r'(?:"[^"]*"?|[^\s"])+')
_PARTS = re.compile(r'"[^"]*"?|[^"]+')
