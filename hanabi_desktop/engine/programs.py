"""Programs that can sit at a table, and what can go wrong with them."""

from dataclasses import dataclass
from enum import Enum
from pathlib import Path

USUAL_SECONDS = 60.0


@dataclass(frozen=True, slots=True)
class Program:
    """A program that plays.

    Attributes:
        name: what it is called at the table.
        command: the executable and its arguments.
        folder: the folder it runs in; None for ours.
        seconds: the longest time it may take for a move.
    """

    name: str
    command: tuple[str, ...]
    folder: Path | None = None
    seconds: float = USUAL_SECONDS


class Fault(Enum):
    """What can go wrong with a program. The texts are in ``wording.programs``."""

    NOT_KNOWN = "not_known"
    NOT_STARTED = "not_started"
    REFUSES = "refuses"
    ENDED = "ended"
    SILENT = "silent"
    ILLEGAL = "illegal"
    ENDLESS_LINE = "endless_line"
    NOT_UTF8 = "not_utf8"


class ProgramError(Exception):
    """A program can no longer play.

    Attributes:
        detail: the program's or the system's own words; empty if there are none.
    """

    def __init__(self, program: Program, fault: Fault, detail: str = "") -> None:
        super().__init__(f"{program.name}: {fault.value}")
        self.program = program
        self.fault = fault
        self.detail = detail
