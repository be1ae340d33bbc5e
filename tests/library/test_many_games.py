"""Listing and searching a hundred thousand games is fast enough not to be noticed."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from time import thread_time

import pytest
from test_store import entry_of

from hanabi_desktop.library.metadata.summary import Order, Query
from hanabi_desktop.library.store import FILE_NAME, Store
from hanabi_desktop.library.store_opening import OpenStore
from hanabi_desktop.ui.library.games_model import PAGE

GAMES = 100_000
PAGE_S, KEYSTROKE_S = 0.3, 0.08
BEST_OF = 5


@pytest.fixture(scope="module")
def large_store(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a store of this many games; their records do not matter here."""
    folder = tmp_path_factory.mktemp("many")
    opened = OpenStore(folder)
    opened.store.keep(*(replace(entry_of(deal), id=deal + 1) for deal in range(100)))
    opened.close()
    with closing(sqlite3.connect(folder / FILE_NAME)) as store:
        columns = [row[1] for row in store.execute("PRAGMA table_info(game)")]
        changed = {
            "id": "id + 1000 * n",
            "played_at": "played_at + 1000 * n",
            "sequence": "sequence + 1000 * n",
            "search": "search || ' ' || (n * 7919 % 100000)",
        }
        chosen = ", ".join(changed.get(column, column) for column in columns)
        store.execute(
            "CREATE TEMP TABLE many AS WITH RECURSIVE one (n) AS (SELECT 1 UNION ALL"
            " SELECT n + 1 FROM one LIMIT ?) SELECT n FROM one",
            (GAMES // 100 - 1,),
        )
        store.execute(f"INSERT INTO game SELECT {chosen} FROM game, many")  # noqa: S608 (the table's own columns)
        store.commit()
    return folder / FILE_NAME


def seconds(store: Store, query: Query) -> float:
    """Return the minimum thread time to list the first page."""

    def once() -> float:
        begun = thread_time()
        store.top(query, PAGE)
        return thread_time() - begun

    return min(once() for _ in range(BEST_OF))


@pytest.mark.slow
def test_first_page_and_each_keystroke_are_fast(large_store: Path) -> None:
    with closing(Store(large_store)) as store:
        assert store.count() == GAMES
        assert seconds(store, Query()) < PAGE_S
        for order in Order:
            assert seconds(store, Query(order=order)) < PAGE_S, order
        for words in ("z", "zo", "zoe", "zoe asa", "zoe asa 791", "nobody"):
            assert seconds(store, Query(words=words)) < KEYSTROKE_S, words
        far = Query(), GAMES - PAGE, PAGE
        begun = thread_time()
        assert len(store.page(*far)) == PAGE
        assert thread_time() - begun < PAGE_S
