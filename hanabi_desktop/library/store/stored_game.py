"""A game on its way into the store, and the record it becomes there."""

import zlib
from _blake2 import blake2b  # as random takes its hash: hashlib loads OpenSSL with it, 3.6 MB
from dataclasses import dataclass, replace
from time import time_ns
from typing import NamedTuple

from hanabi_desktop.library.metadata.problems import Problem, UnreadableGameError
from hanabi_desktop.library.metadata.reviewed import Reviewed
from hanabi_desktop.library.records.hanab_live.game_json import read_json, write_json
from hanabi_desktop.library.records.saved_game import SavedGame
from hanabi_desktop.library.records.verification import Verdict
from hanabi_desktop.teammates.levels import Level

MARK = b"hanabi1\0"
"""How every record begins, so that it is found in a file that is no store any more."""
_ID_BYTES = 8
_IMPORTED = 1 << 62


def new_id() -> int:
    """Return an unused id: microseconds since 1970, so that later games have greater ids."""
    global _last_id  # noqa: PLW0603 (two games of one microsecond must not be one)
    _last_id = max(_last_id + 1, time_ns() // 1000)
    return _last_id


_last_id = 0


def begun_at(game_id: int) -> int:
    """Return when a game was begun, or brought in, in seconds since 1970."""
    return game_id // 1_000_000


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A game on its way into the store.

    Attributes:
        id: see :func:`new_id`; the game that has it already is replaced.
        game: all of it.
        ending, score, strikes: how it stands.
        played_at: in seconds since 1970.
        imported: from a file or link.
        fireworks: the top rank of each; empty where nobody has looked.
        reviewed: what the list shows of the review the game brings with it; None without one.
        sequence: its place in the order in which games were played; None: it is the latest.
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

    @classmethod
    def of(cls, game: SavedGame, verdict: Verdict, played_at: int) -> "StoredGame":
        """Return a game from elsewhere, replayed."""
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
        """Equal for games in which the same people did the same with the same deck, hardly else."""
        record = self.game.record
        told = repr((record.seats, record.options, record.deck, record.actions))
        digest = blake2b(told.encode("utf-8", "replace"), digest_size=8).digest()
        return int.from_bytes(digest, "big") >> 1


@dataclass(frozen=True, slots=True)
class StoredReview:
    """What was found of a game, and who played it.

    Attributes:
        names: of those who played, seat by seat.
        levels: of the teammates, None for a person; empty where nobody knows.
        helped: somebody was helped.
        body: the review's JSON (see ``review.review_json``).
    """

    names: tuple[str, ...]
    levels: tuple[Level | None, ...]
    helped: bool
    body: bytes


def packed(game: int, saved: SavedGame, *, imported: bool) -> bytes:
    """Pack a game's record: the mark, and behind it the id and the JSON.

    Whether the game was imported stands in a bit of the id that no id has. A review is no part of the
    record: it is kept beside it.
    """
    plain = replace(saved, review=b"")
    told = game | (_IMPORTED if imported else 0)
    return MARK + zlib.compress(told.to_bytes(_ID_BYTES, "big") + write_json(plain))


class Unpacked(NamedTuple):
    """A record that was read.

    Attributes:
        id: of the game.
        game: all of it but its review.
        imported: whether it was; earlier versions have not told, and then it is False.
    """

    id: int
    game: SavedGame
    imported: bool


def unpacked(body: bytes) -> Unpacked:
    """Read a record; whatever follows it is left alone.

    Raises:
        UnreadableGameError: it is damaged; the packing carries a checksum.
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
