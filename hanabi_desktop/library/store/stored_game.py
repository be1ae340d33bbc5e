"""Games to be stored, and the records they are stored as."""

import zlib
from _blake2 import blake2b  # as in random; importing hashlib would load OpenSSL (3.6 MB)
from dataclasses import dataclass, replace
from datetime import date
from time import time_ns
from typing import NamedTuple

from hanabi_desktop.library.metadata.problems import Problem, UnreadableGameError
from hanabi_desktop.library.metadata.summary import Reviewed
from hanabi_desktop.library.records.hanab_live.game_json import read_json, write_json
from hanabi_desktop.library.records.saved_game import SavedGame, Verdict
from hanabi_desktop.teammates.characters import Level

MARK = b"hanabi1\0"
"""The start of every record, by which it is found in a damaged file."""
_ID_BYTES = 8
_IMPORTED = 1 << 62


def new_id() -> int:
    """Return an unused id: microseconds since 1970, so that later games have greater ids."""
    global _last_id  # noqa: PLW0603 (two games of one microsecond must not be one)
    _last_id = max(_last_id + 1, time_ns() // 1000)
    return _last_id


_last_id = 0


def begun_at(game_id: int) -> int:
    """Return when a game was started or imported, in seconds since 1970."""
    return game_id // 1_000_000


def day_begun(game_id: int) -> date:
    """Return the day on which a game was started, where this machine is now."""
    return date.fromtimestamp(begun_at(game_id))  # noqa: DTZ012 (the day where this machine is)


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A game to be stored.

    Attributes:
        id: see :func:`new_id`; a game with the same id is replaced.
        game: the complete game.
        ending, score, strikes: its current state.
        played_at: in seconds since 1970.
        imported: whether it comes from a file or link.
        fireworks: the top rank of each; empty where not determined.
        reviewed: the summary of the review it includes; None without one.
        sequence: its position in the order in which games were played; None for the latest.
        begun_on: the day on which it was started, where it was played; None for the day by this
            machine's clock. It is stored once, and does not change with the time zone.
    """

    id: int
    game: SavedGame
    ending: str
    score: int
    strikes: int
    played_at: int
    imported: bool = False
    reviewed: Reviewed | None = None
    fireworks: tuple[int, ...] = ()
    sequence: int | None = None
    begun_on: date | None = None

    @classmethod
    def from_game(cls, game: SavedGame, verdict: Verdict, played_at: int) -> "StoredGame":
        """Return an entry for a replayed external game."""
        last = verdict.last
        return cls(
            new_id(),
            game,
            verdict.ending,
            verdict.score,
            last.strikes,
            played_at,
            imported=True,
            fireworks=last.fireworks,
        )

    @property
    def fingerprint(self) -> int:
        """A hash, the same for games in which the same people did the same with the same deck."""
        record = self.game.record
        told = repr((record.seats, record.options, record.deck, record.actions))
        digest = blake2b(told.encode("utf-8", "replace"), digest_size=8).digest()
        return int.from_bytes(digest, "big") >> 1


@dataclass(frozen=True, slots=True)
class StoredReview:
    """A review, and the players of its game.

    Attributes:
        names: the players' names, seat by seat.
        levels: the teammates' levels, None for a person; empty where unknown.
        helped: whether a player received help.
        body: the review's JSON (see ``review.review_json``).
    """

    names: tuple[str, ...]
    levels: tuple[Level | None, ...]
    helped: bool
    body: bytes


def packed(game: int, saved: SavedGame, *, imported: bool) -> bytes:
    """Pack a game's record: the mark, followed by the id and the JSON.

    A bit that no id uses stores whether the game was imported. The review is not part of the
    record; it is stored separately.
    """
    plain = replace(saved, review=b"")
    told = game | (_IMPORTED if imported else 0)
    return MARK + zlib.compress(told.to_bytes(_ID_BYTES, "big") + write_json(plain))


class Unpacked(NamedTuple):
    """A record that was read.

    Attributes:
        id: the game's id.
        game: the complete game except its review.
        imported: whether it was imported; False in records of earlier versions, which did not store
            it.
    """

    id: int
    game: SavedGame
    imported: bool


def unpacked(body: bytes) -> Unpacked:
    """Read a record, ignoring whatever follows it.

    Raises:
        UnreadableGameError: it is damaged; the packing includes a checksum.
    """
    unpacking = zlib.decompressobj()
    try:
        text = unpacking.decompress(body.removeprefix(MARK))
    except zlib.error as error:
        raise UnreadableGameError(Problem.DAMAGED) from error
    if not unpacking.eof:
        raise UnreadableGameError(Problem.DAMAGED)
    told = int.from_bytes(text[:_ID_BYTES], "big")
    return Unpacked(told & ~_IMPORTED, read_json(text[_ID_BYTES:]), bool(told & _IMPORTED))
