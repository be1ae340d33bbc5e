"""The rows of the tables of games and reviews: conversion to and from their columns."""

import json
import sqlite3
import zlib
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from datetime import date
from functools import cache
from typing import Any

from hanabi_desktop.library.metadata.store_problems import StoreError, Trouble
from hanabi_desktop.library.metadata.summary import NO_ASSISTANCE, GameSummary, Reviewed, Rules
from hanabi_desktop.library.store.stored_game import StoredGame, StoredReview, day_begun
from hanabi_desktop.support.folding import folded
from hanabi_desktop.teammates.characters import Level

COLUMNS = (
    "id, title, starred, imported, played_at, names, levels, rules, deal, turns, score, most,"
    " strikes, ending, helped, branched_at, bookmarks, fireworks, begun_on, review_engine,"
    " review_complete, cost"
)
KEEP = """
INSERT INTO game (id, imported, played_at, names, levels, players, rules, deal, turns, score,
    most, strikes, ending, helped, search, fingerprint, branched_at, bookmarks, fireworks, begun_on,
    sequence)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,
    coalesce(?, (SELECT coalesce(max(sequence), 0) + 1 FROM game)))
ON CONFLICT (id) DO UPDATE SET played_at = excluded.played_at, turns = excluded.turns,
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
        entry.sequence,
    )


def digits_of(fireworks: Sequence[int]) -> str:
    """Return the top ranks in the form of the table, one digit each."""
    return "".join(map(str, fireworks))


def searched(names: Iterable[str], deal: int | None, title: str) -> str:
    """Return the text that searches look for words in."""
    number = "" if deal is None else str(deal)
    return folded(" ".join((title, *names, number)).strip())


@cache
def levels_of(text: str) -> tuple[Level | None, ...]:
    """Return the players' levels from their form in the table.

    Raises:
        ValueError: the text is invalid.
    """
    return tuple(None if one == _PERSON else Level(one) for one in text.split(",") if one)


def summary_of(row: tuple[Any, ...]) -> GameSummary:
    """Return the summary of a row.

    Raises:
        StoreError: the row holds a value that we never write.
    """
    game, title, starred, imported, played_at, names, levels, rules, *rest = row
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
            levels=levels_of(str(levels)),
            rules=Rules(int(rules)),
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
    except ValueError as error:
        raise StoreError(Trouble.DAMAGED) from error


def reviewed_of(engine: Any, complete: Any, cost: Any) -> Reviewed | None:
    """Return the review's columns in the list, or None if there is no review."""
    if engine is None or cost is None:
        return None
    return Reviewed(int(engine), bool(complete), float(cost))


def put_review(
    connection: sqlite3.Connection, game: int, body: bytes, reviewed: Reviewed | None
) -> None:
    """Store the review of a game that exists; an empty body removes it."""
    told: tuple[int | None, int, float | None] = (None, 0, None)
    if body and reviewed is not None:
        told = (reviewed.engine, int(reviewed.complete), reviewed.cost)
        connection.execute(
            "INSERT INTO review SELECT id, ? FROM game WHERE id = ?"
            " ON CONFLICT (game_id) DO UPDATE SET body = excluded.body",
            (zlib.compress(body), game),
        )
    else:
        connection.execute("DELETE FROM review WHERE game_id = ?", (game,))
    connection.execute(
        "UPDATE game SET review_engine = ?, review_complete = ?, cost = ? WHERE id = ?",
        (*told, game),
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
    for names, levels, helped, body in connection.execute(
        "SELECT names, levels, helped, body FROM review JOIN game ON game.id = game_id"  # noqa: S608 (our own words only)
        f" WHERE deleted = 0 AND review_complete = 1{where} ORDER BY sequence, id"
    ):
        with suppress(zlib.error, ValueError):  # damaged reviews can be computed again
            yield StoredReview(
                tuple(json.loads(names)), levels_of(levels), bool(helped), zlib.decompress(body)
            )
