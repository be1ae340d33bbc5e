"""Reviews in a table of their own, so that writing a game does not touch them."""

import json
import sqlite3
import zlib
from collections.abc import Iterator
from contextlib import suppress

from hanabi_desktop.library.metadata.summary import Reviewed
from hanabi_desktop.library.store.rows import levels_of
from hanabi_desktop.library.store.stored_game import StoredReview


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
