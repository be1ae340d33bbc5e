"""The rows of the tables of games and reviews: conversion to and from their columns."""

import json
import sqlite3
import zlib
from _blake2 import blake2b  # as in random; importing hashlib would load OpenSSL (3.6 MB)
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import date
from functools import cache
from time import time_ns
from typing import Any, NamedTuple

from hanabi_desktop.library.hanab_live.game_json import read_json, write_json
from hanabi_desktop.library.metadata.problems import (
    Problem,
    StoreError,
    Trouble,
    UnreadableGameError,
)
from hanabi_desktop.library.metadata.summary import NO_ASSISTANCE, GameSummary, Reviewed, Rules
from hanabi_desktop.library.saved_game import SavedGame, Verdict
from hanabi_desktop.support.folding import folded
from hanabi_desktop.teammates.characters import Level, Player, ProgramName

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
        contents = repr((record.seats, record.options, record.deck, record.actions))
        digest = blake2b(contents.encode("utf-8", "replace"), digest_size=8).digest()
        return int.from_bytes(digest, "big") >> 1


@dataclass(frozen=True, slots=True)
class StoredReview:
    """A review, and the players of its game.

    Attributes:
        players: who plays each seat; empty where unknown.
        helped: whether a player received help.
        body: the review's JSON (see ``review.review_json``).
    """

    names: tuple[str, ...]
    players: tuple[Player, ...]
    helped: bool
    body: bytes


def packed(game: int, saved: SavedGame, *, imported: bool) -> bytes:
    """Pack a game's record: the mark, followed by the id and the JSON.

    A bit that no id uses stores whether the game was imported. The review is not part of the
    record; it is stored separately.
    """
    plain = replace(saved, review=b"")
    header = game | (_IMPORTED if imported else 0)
    return MARK + zlib.compress(header.to_bytes(_ID_BYTES, "big") + write_json(plain))


class Unpacked(NamedTuple):
    """A record that was read: the game's id, and the game without its review.

    ``imported`` is False in records of earlier versions, which did not store it.
    """

    id: int
    game: SavedGame
    imported: bool


def unpacked(body: bytes) -> Unpacked:
    """Read a record; UnreadableGameError if it is damaged. Whatever follows it is ignored."""
    unpacking = zlib.decompressobj()
    try:
        text = unpacking.decompress(body.removeprefix(MARK))
    except zlib.error as error:
        raise UnreadableGameError(Problem.DAMAGED) from error
    if not unpacking.eof:
        raise UnreadableGameError(Problem.DAMAGED)
    header = int.from_bytes(text[:_ID_BYTES], "big")
    return Unpacked(header & ~_IMPORTED, read_json(text[_ID_BYTES:]), bool(header & _IMPORTED))


COLUMNS = (
    "id, title, starred, imported, played_at, names, levels, programs, rules, deal, turns, score,"
    " most, strikes, ending, helped, branched_at, bookmarks, fireworks, begun_on, review_engine,"
    " review_complete, cost"
)
KEEP = """
INSERT INTO game (id, imported, played_at, names, levels, players, rules, deal, turns, score,
    most, strikes, ending, helped, search, fingerprint, branched_at, bookmarks, fireworks, begun_on,
    programs, sequence)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,
    coalesce(?, (SELECT coalesce(max(sequence), 0) + 1 FROM game)))
ON CONFLICT (id) DO UPDATE SET names = excluded.names, levels = excluded.levels,
    programs = excluded.programs, played_at = excluded.played_at, turns = excluded.turns,
    score = excluded.score, strikes = excluded.strikes, ending = excluded.ending,
    helped = excluded.helped, deleted = 0, fingerprint = excluded.fingerprint,
    bookmarks = excluded.bookmarks, fireworks = excluded.fireworks, sequence = excluded.sequence
"""


_PERSON = "person"


def row_of(entry: StoredGame) -> tuple[object, ...]:
    """Return the values of the placeholders of :data:`KEEP`."""
    game, record = entry.game, entry.game.record
    return (
        entry.id,
        int(entry.imported),
        entry.played_at,
        json.dumps(record.seats, ensure_ascii=False),
        ",".join(level.value if level else _PERSON for level in game.levels),
        record.options.players,
        int(Rules.from_options(record.options)),
        record.game_number,
        len(record.actions),
        entry.score,
        record.options.max_score,
        entry.strikes,
        entry.ending,
        int(game.assistance != NO_ASSISTANCE),
        searched(record.seats, record.game_number, ""),
        entry.fingerprint,
        game.assistance.branched_at,
        len(game.bookmarks),
        digits_of(entry.fireworks),
        (entry.begun_on or day_begun(entry.id)).isoformat(),
        programs_text(game),
        entry.sequence,
    )


def digits_of(fireworks: Sequence[int]) -> str:
    """Return the top ranks in the form of the table, one digit each."""
    return "".join(map(str, fireworks))


def searched(names: Iterable[str], deal: int | None, title: str) -> str:
    """Return the text that searches look for words in."""
    number = "" if deal is None else str(deal)
    return folded(" ".join((title, *names, number)).strip())


def programs_text(game: SavedGame) -> str:
    """Return the programs that played in the form of the table; empty if none did."""
    if not any(game.programs):
        return ""
    seats = [program and (program.name, program.version) for program in game.programs]
    return json.dumps(seats, ensure_ascii=False)


def programs_in(body: bytes) -> str:
    """Return the programs in a record in the form of the table; empty if it is damaged."""
    with suppress(zlib.error, UnreadableGameError):
        if b'"program"' in zlib.decompressobj().decompress(body.removeprefix(MARK)):
            return programs_text(unpacked(body).game)
    return ""


@cache
def players_of(levels: str, programs: str) -> tuple[Player, ...]:
    """Return who plays each seat from the columns of the table; ValueError if they are invalid."""
    found: list[Player] = [
        None if level == _PERSON else Level(level) for level in levels.split(",") if level
    ]
    for seat, program in enumerate(json.loads(programs) if programs else ()):
        if program is not None:
            name, version = map(str, program)
            found[seat] = ProgramName(name, version)
    return tuple(found)


def summary_of(row: tuple[Any, ...]) -> GameSummary:
    """Return the summary of a row; StoreError if it holds a value that we never write."""
    game, title, starred, imported, played_at, names, levels, programs, rules, *rest = row
    (
        deal,
        turns,
        score,
        most,
        strikes,
        ending,
        helped,
        branched_at,
        bookmarks,
        tops,
        day,
        *review,
    ) = rest
    try:
        return GameSummary(
            id=int(game),
            title=str(title),
            starred=bool(starred),
            imported=bool(imported),
            played_at=int(played_at),
            names=tuple(map(str, json.loads(str(names)))),
            players=players_of(str(levels), str(programs)),
            rules=_rules_of(int(rules)),
            deal=None if deal is None else int(deal),
            turns=int(turns),
            score=int(score),
            most=int(most),
            strikes=int(strikes),
            ending=str(ending),
            helped=bool(helped),
            branched_at=None if branched_at is None else int(branched_at),
            bookmarks=int(bookmarks),
            fireworks=tuple(map(int, str(tops))),
            begun_on=date.fromisoformat(str(day)) if day else day_begun(int(game)),
            reviewed=reviewed_of(*review),
        )
    except (ValueError, TypeError, IndexError) as error:
        raise StoreError(Trouble.DAMAGED) from error


def _rules_of(bits: int) -> Rules:
    """Return the rules of a row; ValueError if no game has them."""
    rules = Rules(bits)
    rules.options  # noqa: B018 (the error)
    return rules


def reviewed_of(engine: Any, complete: Any, cost: Any) -> Reviewed | None:
    """Return the review's columns in the list, or None if there is no review."""
    if engine is None or cost is None:
        return None
    return Reviewed(int(engine), bool(complete), float(cost))


def put_review(
    connection: sqlite3.Connection, game: int, body: bytes, reviewed: Reviewed | None
) -> None:
    """Store the review of a game that exists; an empty body removes it."""
    columns: tuple[int | None, int, float | None] = (None, 0, None)
    if body and reviewed is not None:
        columns = (reviewed.engine, int(reviewed.complete), reviewed.cost)
        connection.execute(
            "INSERT INTO review SELECT id, ? FROM game WHERE id = ?"
            " ON CONFLICT (game_id) DO UPDATE SET body = excluded.body",
            (zlib.compress(body), game),
        )
    else:
        connection.execute("DELETE FROM review WHERE game_id = ?", (game,))
    connection.execute(
        "UPDATE game SET review_engine = ?, review_complete = ?, cost = ? WHERE id = ?",
        (*columns, game),
    )


def review_of(connection: sqlite3.Connection, game: int) -> bytes:
    """Return a game's review; empty if there is none or it is damaged."""
    row = connection.execute("SELECT body FROM review WHERE game_id = ?", (game,)).fetchone()
    try:
        return b"" if row is None else zlib.decompress(row[0])
    except zlib.error:
        return b""  # it can be computed again


def reviews_in(connection: sqlite3.Connection, *, imported: bool | None) -> Iterator[StoredReview]:
    """Yield every finished review, the oldest game first (see ``Store.reviews``)."""
    where = "" if imported is None else f" AND imported = {int(imported)}"
    for names, levels, programs, helped, body in connection.execute(
        "SELECT names, levels, programs, helped, body FROM review JOIN game ON game.id = game_id"  # noqa: S608 (our own words only)
        f" WHERE deleted = 0 AND review_complete = 1{where} ORDER BY sequence, id"
    ):
        with suppress(
            zlib.error, ValueError, TypeError, IndexError
        ):  # damaged reviews can be computed again
            yield StoredReview(
                tuple(json.loads(names)),
                players_of(levels, programs),
                bool(helped),
                zlib.decompress(body),
            )
