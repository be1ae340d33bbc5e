"""The layout of a review's JSON, with bounds on values that come from outside."""

from typing import Annotated

import msgspec

from hanabi_desktop.game.options import MAX_PLAYERS
from hanabi_desktop.library.metadata.agreement_file import WrittenAgreement
from hanabi_desktop.library.records.hanab_live.site_codes import MAX_ACTIONS

_Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
_Turn = Annotated[int, msgspec.Meta(ge=0, le=MAX_ACTIONS)]
_Number = Annotated[float, msgspec.Meta(ge=-1000, le=1000)]


class Written(msgspec.Struct, array_like=True, frozen=True):
    """Base of structs written as a list; later versions may add fields at its end."""


class WrittenAction(Written, frozen=True):
    """An action in hanab.live's codes, with the announced suit."""

    kind: int
    target: int
    value: int | None = None
    announced: Annotated[str, msgspec.Meta(pattern=r"^[wrbygm]?\Z")] = ""


class WrittenEstimate(Written, frozen=True):
    """The value of a position."""

    value: _Number
    error: _Number
    perfect: _Number
    low: _Number
    high: _Number


class WrittenCost(Written, frozen=True):
    """The cost of a decision."""

    best: WrittenAction
    points: _Number
    error: _Number
    perfect: _Number
    perfect_error: _Number
    gained: _Number
    gained_error: _Number
    deals: _Count
    worth: Annotated[list[tuple[WrittenAction, _Number]], msgspec.Meta(max_length=9)]


class WrittenBecause(Written, frozen=True):
    """An event that is more frequent after one of two moves; -1 or an empty card stands for none."""

    event: str
    seat: Annotated[int, msgspec.Meta(ge=-1, lt=MAX_PLAYERS)]
    order: Annotated[int, msgspec.Meta(ge=-1, lt=MAX_ACTIONS)]
    card: Annotated[str, msgspec.Meta(pattern=r"^([wrbygm][1-5])?\Z")]  # such as "r4"
    after_better: _Number
    after_made: _Number
    deals: _Count


class WrittenTurn(Written, frozen=True):
    """The review of a turn."""

    seat: Annotated[int, msgspec.Meta(ge=0, lt=MAX_PLAYERS)]
    action: WrittenAction
    policy: WrittenAction
    before: WrittenEstimate
    cost: WrittenCost
    grade: str  # empty for no grade
    draw: _Number
    hidden: _Number
    decision: _Number
    convention: int
    because: Annotated[list[WrittenBecause], msgspec.Meta(max_length=9)] = []


class WrittenCeiling(Written, frozen=True):
    """The bounds on what the deal allowed, and on the last turn with a reachable perfect score."""

    lower: _Count
    upper: _Count
    line: Annotated[list[WrittenAction], msgspec.Meta(max_length=MAX_ACTIONS)]
    at_least: _Turn
    at_most: _Turn


class WrittenParts(Written, frozen=True):
    """The points of the shuffles of an incomplete review, one digit each."""

    turn: _Turn
    first: _Count
    last: _Count
    policy: WrittenAction | None
    values: Annotated[str, msgspec.Meta(pattern=r"^[0-9a-z]*\Z")]
    played: Annotated[str, msgspec.Meta(pattern=r"^[0-9a-z]*\Z")]


class WrittenReview(msgspec.Struct, omit_defaults=True):
    """A whole review."""

    version: Annotated[int, msgspec.Meta(ge=1)]
    engine: Annotated[int, msgspec.Meta(ge=1)]
    level: str  # empty for people's own agreement
    seed: int
    ended: bool
    ledger: tuple[_Number, _Number, _Number, _Number, _Number, _Number, _Number]
    end: WrittenEstimate
    seats: Annotated[
        list[tuple[_Count, _Number, _Count, _Count, _Count, _Count]],
        msgspec.Meta(max_length=MAX_PLAYERS),
    ]
    turns: Annotated[list[WrittenTurn], msgspec.Meta(max_length=MAX_ACTIONS)]
    complete: bool
    seconds: float
    ceiling: WrittenCeiling | None = None
    costed: list[_Turn] = []
    parts: list[WrittenParts] = []
    agreement: WrittenAgreement | None = None
    among_people: bool = False
