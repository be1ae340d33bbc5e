"""The store preserves games through any damage to its file."""

import os
import random
import shutil
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import replace
from datetime import date, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from whole_games import played_out, record_of
from windows_file_sharing import is_open

from hanabi_desktop.game.cards import Multicolour
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.library import store_schema as schema
from hanabi_desktop.library.metadata.problems import StoreError, Trouble, UnreadableGameError
from hanabi_desktop.library.metadata.summary import (
    EVERYTHING,
    UNFINISHED,
    Kind,
    Order,
    Query,
    Reviewed,
    Rules,
)
from hanabi_desktop.library.saved_game import SavedGame, verify
from hanabi_desktop.library.store import FILE_NAME, Store
from hanabi_desktop.library.store_opening import (
    OpenStore,
    pending_recoveries,
    put_back,
    recover,
    set_aside,
)
from hanabi_desktop.library.store_rows import StoredGame, new_id, packed
from hanabi_desktop.library.store_schema import STEPS, VERSION, connected
from hanabi_desktop.teammates.characters import Level, ProgramName

LEVELS = (None, Level.EXPERT, Level.CASUAL)
NAMES = ("Åsa", "Zoë", "Björn")


def entry_of(deal: int, *, turns: int | None = None, **options: bool) -> StoredGame:
    """Return a three-player game, complete or cut off after some turns."""
    rules = GameOptions(3, **options)
    record = replace(record_of(played_out(rules, deal), deal), seats=NAMES)
    if turns is not None:
        record = replace(record, actions=record.actions[:turns])
    game = SavedGame(record, LEVELS)
    return replace(StoredGame.from_game(game, verify(game), played_at=deal), imported=False)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = OpenStore(tmp_path)
    yield opened.store
    opened.close()


def test_game_round_trips(store: Store) -> None:
    entry = entry_of(7, turns=9, multicolour=Multicolour.FIVE)
    store.keep(entry)
    assert store.load(entry.id) == entry.game
    (summary,) = store.summaries(store.find(Query()))
    assert (summary.names, summary.players, summary.turns) == (NAMES, LEVELS, 9)
    assert (summary.deal, summary.rules, summary.ending) == (7, Rules.MULTICOLOUR, UNFINISHED)
    assert summary.can_go_on
    assert store.overview().unfinished == summary


def test_seats_of_programs_are_no_people(store: Store) -> None:
    program = ProgramName("Legal", "1.0")
    entry = entry_of(7, turns=9)
    people = replace(entry.game, levels=(None, None, None))
    store.keep(replace(entry, game=replace(people, programs=(None, program, None))))
    (summary,) = store.summaries([entry.id])
    assert summary.players == (None, program, None)
    assert store.overview().unfinished == summary
    store.keep(replace(entry, game=replace(people, programs=(program, program, program))))
    assert store.overview().unfinished is None
    ended = replace(entry, game=replace(people, programs=(None, program, None)), ending="deck")
    store.keep(ended)
    assert [game.players for game in store.played()] == [(None, program, None)]
    body, done = b'{"turns":[]}', Reviewed(1, complete=True, cost=0.4)
    store.review(entry.id, body, done)
    assert [review.players for review in store.reviews()] == [(None, program, None)]


def test_later_state_replaces_the_earlier_and_keeps_title_and_star(
    store: Store,
) -> None:
    early, late = entry_of(7, turns=3), entry_of(7)
    store.keep(early)
    store.star([early.id], starred=True)
    store.rename(early.id, "Midsummer")
    store.keep(replace(late, id=early.id))
    (summary,) = store.summaries(store.find(Query(words="midsummer")))
    assert summary.starred
    assert summary.is_over
    assert store.load(early.id) == late.game
    assert store.overview().unfinished is None


def test_deleted_games_can_be_restored_until_they_are_purged(store: Store) -> None:
    entries = [entry_of(deal) for deal in range(3)]
    store.keep(*entries)
    store.delete([entries[0].id, entries[1].id])
    assert list(store.find(Query())) == [entries[2].id]
    store.bring_back([entries[0].id])
    assert store.count() == 2
    store.purge(time.time() + 31 * 86_400)
    with pytest.raises(UnreadableGameError):
        store.load(entries[1].id)
    assert store.load(entries[0].id) == entries[0].game


def test_search_filters_and_sorting(store: Store) -> None:
    entries = [
        entry_of(deal, multicolour=(Multicolour.NONE if deal % 2 else Multicolour.FIVE))
        for deal in (101, 202, 303)
    ]
    entries.append(entry_of(404, turns=2))
    store.keep(*entries)
    ids = [entry.id for entry in entries]
    found = {
        Query(): [3, 2, 1, 0],
        Query(backwards=True): [0, 1, 2, 3],
        Query(words="zoe ASA"): [3, 2, 1, 0],
        Query(words="zoe 202"): [1],
        Query(words="nobody"): [],
        Query(variant=Rules.MULTICOLOUR): [3, 1],
        Query(variant=Rules(0)): [2, 0],
        Query(players=4): [],
        Query(level=Level.STANDARD): [],
        Query(level=Level.EXPERT, kind=Kind.UNFINISHED): [3],
        Query(kind=Kind.STARRED): [],
        Query(since=303): [3, 2],
        Query(order=Order.DEAL): [0, 1, 2, 3],
    }
    found[Query(variant=Rules.MULTICOLOUR)] = [1]
    found[Query(variant=Rules(0))] = [3, 2, 0]
    for query, places in found.items():
        assert list(store.find(query)) == [ids[place] for place in places], query
    scores = [s.score for s in store.summaries(store.find(Query(order=Order.SCORE)))]
    assert scores == sorted(scores, reverse=True)


def test_one_window_writes_while_another_reads(tmp_path: Path) -> None:
    first = OpenStore(tmp_path)
    entry = entry_of(5)
    first.store.keep(entry)
    with pytest.raises(StoreError) as refused:
        OpenStore(tmp_path)
    assert refused.value.trouble is Trouble.IN_USE
    with closing(Store(tmp_path / FILE_NAME)) as reader:
        assert reader.load(entry.id) == entry.game
        with pytest.raises(StoreError):
            reader.keep(entry)
    first.close()
    OpenStore(tmp_path).close()


def test_lock_is_released_when_its_process_is_killed(tmp_path: Path) -> None:
    holds = (
        "import sys, time; from pathlib import Path;"
        "from hanabi_desktop.library.store_opening import OpenStore;"
        "opened = OpenStore(Path(sys.argv[1])); print('open', flush=True); time.sleep(60)"
    )
    with subprocess.Popen([sys.executable, "-c", holds, tmp_path], stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        other.stdout.readline()
        with pytest.raises(StoreError):
            OpenStore(tmp_path)
        other.kill()
    OpenStore(tmp_path).close()


def test_store_of_a_newer_version_is_left_unchanged(tmp_path: Path) -> None:
    OpenStore(tmp_path).close()
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as later:
        later.execute(f"PRAGMA user_version = {VERSION + 1}")
    before = {file: file.read_bytes() for file in tmp_path.iterdir()}
    with pytest.raises(StoreError) as refused:
        OpenStore(tmp_path)
    assert refused.value.trouble is Trouble.NEWER
    after = {file: file.read_bytes() for file in tmp_path.iterdir()}
    assert after == before


def test_failed_write_changes_nothing(store: Store) -> None:
    first, second = entry_of(1, turns=4), entry_of(2)
    store.keep(first)
    broken = replace(second, ending=None)
    with pytest.raises(StoreError):
        store.keep(replace(entry_of(1), id=first.id), broken)
    assert store.load(first.id) == first.game
    assert store.count() == 1


def test_full_disk_is_reported_and_the_old_state_stays(store: Store) -> None:
    first = entry_of(1)
    store.keep(first)
    (pages,) = store._connection.execute("PRAGMA page_count").fetchone()
    store._connection.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(StoreError) as refused:
        store.keep(*(entry_of(deal) for deal in range(50)))
    assert refused.value.trouble is Trouble.FULL
    assert store.load(first.id) == first.game
    store._connection.execute("PRAGMA max_page_count = 1000000")
    store.keep(entry_of(99))


def test_ids_are_never_reused() -> None:
    ids = [new_id() for _ in range(10_000)]
    assert sorted(set(ids)) == ids


# -- damage -------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[int, SavedGame]]:
    """Return a store of forty games, a few of them only in the write-ahead log."""
    folder = tmp_path_factory.mktemp("sound")
    opened = OpenStore(folder / "live")
    entries = [entry_of(deal, turns=None if deal % 3 else 12) for deal in range(40)]
    opened.store.keep(*entries[:34])
    opened.store.star([entry.id for entry in entries], starred=True)
    for entry in entries:
        opened.store.rename(entry.id, "Midsummer")
    opened.store._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    opened.store.keep(*entries[34:])
    kept = folder / "kept"
    shutil.copytree(folder / "live", kept)
    opened.close()
    return kept, {entry.id: entry.game for entry in entries}


def damage(file: Path, case: int) -> str:
    """Truncate, zero or flip bits of a file, depending on the case."""
    chance = random.Random(case)
    data = bytearray(file.read_bytes())
    kind = ("cut", "zeroed", "flipped")[case % 3]
    at = chance.randrange(len(data))
    if kind == "cut":
        del data[at:]
    elif kind == "zeroed":
        at = chance.choice([0, at])
        end = min(len(data), at + chance.choice([16, 4096, 40_000]))
        data[at:end] = bytes(end - at)
    else:
        for _ in range(chance.choice([1, 8, 200])):
            data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
    file.write_bytes(data)
    return kind


def recovered(opened: OpenStore) -> int:
    """Recover all games at once, and return how many there are."""
    (damaged,) = opened.damaged
    games = recover(damaged, lambda found: put_back(opened.store, found), lambda *_: True)
    assert games is not None
    return games


@pytest.mark.slow
def test_damage_never_keeps_the_store_from_opening(
    sound: tuple[Path, dict[int, SavedGame]], tmp_path: Path
) -> None:
    source, games = sound
    read = {"cut": [0, 0], "zeroed": [0, 0], "flipped": [0, 0]}
    for case in range(90):
        folder = tmp_path / str(case)
        shutil.copytree(source, folder)
        kind = damage(folder / FILE_NAME, case)
        damaged = (folder / FILE_NAME).read_bytes()
        opened = OpenStore(folder)
        if opened.damaged:
            assert opened.damaged[0].read_bytes() == damaged
            assert recovered(opened) == opened.store.count()
            assert pending_recoveries(folder) == ()
        summaries = []
        with suppress(StoreError):  # damage that SQLite's checks miss is reported, and nothing else
            summaries = opened.store.summaries(opened.store.find(Query()))
        for summary in summaries:
            try:
                game = opened.store.load(summary.id)
            except UnreadableGameError:
                continue
            assert game == games[summary.id]  # never a game other than the saved one
            read[kind][0] += 1
        read[kind][1] += len(games)
        opened.store.keep(entry_of(1000))
        opened.close()
        shutil.rmtree(folder)
    # A truncated file has lost its end; flipped bits cost few games.
    assert read["cut"][0] > 0.3 * read["cut"][1]
    assert read["zeroed"][0] > 0.6 * read["zeroed"][1]
    assert read["flipped"][0] > 0.6 * read["flipped"][1]


def test_titles_and_stars_survive_recovery(
    sound: tuple[Path, dict[int, SavedGame]], tmp_path: Path
) -> None:
    source, games = sound
    shutil.copytree(source, tmp_path, dirs_exist_ok=True)
    file = tmp_path / FILE_NAME
    data = bytearray(file.read_bytes())
    middle = len(data) // 2
    data[middle : middle + 4096] = b"\xff" * 4096
    file.write_bytes(data)
    opened = OpenStore(tmp_path)
    assert opened.store.count() == 0, "the new store should be usable at once"
    assert recovered(opened) > len(games) / 2
    assert opened.store.count(Query(kind=Kind.STARRED)) > len(games) / 3
    assert len(opened.store.find(Query(words="midsummer"))) > len(games) / 3
    opened.close()


def test_intact_reviews_survive_recovery(tmp_path: Path) -> None:
    opened = OpenStore(tmp_path)
    entries = [entry_of(deal) for deal in range(4)]
    opened.store.keep(*entries)
    told = Reviewed(1, complete=True, cost=2.5)
    for entry in entries:
        opened.store.review(entry.id, b'{"of": %d}' % entry.id, told)
    ask = opened.store._connection.execute
    ask("UPDATE review SET body = substr(body, 4) WHERE game_id = ?", (entries[1].id,))
    ask("UPDATE game SET fingerprint = 1 WHERE id = ?", (entries[2].id,))
    ask("UPDATE game SET cost = NULL WHERE id = ?", (entries[3].id,))
    ask("PRAGMA wal_checkpoint(TRUNCATE)")
    opened.close()
    set_aside(tmp_path / FILE_NAME)
    opened = OpenStore(tmp_path)
    assert recovered(opened) == len(entries)
    loaded = [opened.store.load(entry.id) for entry in entries]
    assert [saved.review for saved in loaded] == [b'{"of": %d}' % entries[0].id, b"", b"", b""]
    reviewed = [summary.reviewed for summary in opened.store.summaries([e.id for e in entries])]
    assert reviewed == [told, None, None, None]
    opened.close()


def test_imported_games_stay_imported_if_only_their_records_are_left(tmp_path: Path) -> None:
    opened = OpenStore(tmp_path)
    own, imported = entry_of(4), replace(entry_of(5), imported=True)
    opened.store.keep(own, imported)
    opened.store.annotate(imported.id, imported.game)
    opened.store._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    opened.close()
    file = tmp_path / FILE_NAME
    file.write_bytes(b"\0" * 100 + file.read_bytes()[100:])  # the tables cannot be read
    opened = OpenStore(tmp_path)
    assert recovered(opened) == 2
    told = {one.id: one.imported for one in opened.store.summaries([own.id, imported.id])}
    assert told == {own.id: False, imported.id: True}
    opened.close()


def test_interrupted_recovery_resumes_and_overwrites_nothing(
    sound: tuple[Path, dict[int, SavedGame]], tmp_path: Path
) -> None:
    source, games = sound
    shutil.copytree(source, tmp_path, dirs_exist_ok=True)
    file = tmp_path / FILE_NAME
    file.write_bytes(b"\0" * 100 + file.read_bytes()[100:])
    opened = OpenStore(tmp_path)
    told: list[tuple[int, int]] = []

    def some(done: int, whole: int) -> bool:
        told.append((done, whole))
        return len(told) < 40

    (damaged,) = opened.damaged
    assert recover(damaged, lambda found: put_back(opened.store, found), some) is None
    assert 0 <= told[0][0] < told[-1][0] <= told[-1][1]
    played_on = next(iter(games))
    opened.store.keep(replace(entry_of(5), id=played_on))
    opened.store.rename(played_on, "Played on meanwhile")
    opened.close()
    opened = OpenStore(tmp_path)
    assert opened.damaged == (damaged,)
    assert recovered(opened) == opened.store.count() > len(games) / 2, (
        "the full number of recovered games should be reported"
    )
    (summary,) = opened.store.summaries([played_on])
    assert summary.title == "Played on meanwhile"
    opened.close()
    opened = OpenStore(tmp_path)
    assert opened.damaged == ()
    opened.close()


def test_deleted_games_stay_for_thirty_days(tmp_path: Path) -> None:
    opened = OpenStore(tmp_path)
    one, other = entry_of(1), entry_of(2)
    opened.store.keep(one, other)
    opened.store.delete([one.id])
    opened.close()
    opened = OpenStore(tmp_path)
    assert list(opened.store.find(Query(kind=Kind.DELETED))) == [one.id]
    assert list(opened.store.find(Query())) == [other.id]
    opened.store.purge(time.time() + 29 * 86_400)
    assert opened.store.count(Query(kind=Kind.DELETED)) == 1
    opened.store.purge(time.time() + 31 * 86_400)
    assert opened.store.count(Query(kind=Kind.DELETED)) == 0
    assert opened.store.count() == 1
    opened.close()


def test_saved_games_survive_a_power_failure(tmp_path: Path) -> None:
    # The content of the disk after each commit, whatever part of the log was still being written.
    live = OpenStore(tmp_path / "live")
    whole = entry_of(3)
    turns = len(whole.game.record.actions)
    for turn in range(turns + 1):
        record = replace(whole.game.record, actions=whole.game.record.actions[:turn])
        live.store.keep(replace(whole, game=replace(whole.game, record=record), ending=UNFINISHED))
        copy = tmp_path / f"{turn}"
        copy.mkdir()
        for ending in ("", "-wal"):
            shutil.copy(tmp_path / "live" / (FILE_NAME + ending), copy)
        half_a_frame = random.Random(turn).randbytes(300)
        with (copy / (FILE_NAME + "-wal")).open("ab") as log:
            log.write(half_a_frame)
        after = OpenStore(copy)
        assert after.damaged == ()
        assert len(after.store.load(whole.id).record.actions) == turn
        after.close()
    live.close()


# -- reviews --------------------------------------------------------------------------------------


def test_review_is_saved_with_its_game(store: Store) -> None:
    entry, other = entry_of(7), entry_of(8)
    store.keep(entry, other)
    assert store.load(entry.id).review == b""
    body = b'{"version":1,"engine":1}'
    store.review(entry.id, body, Reviewed(1, complete=True, cost=2.5))
    assert store.load(entry.id) == replace(entry.game, review=body)
    (summary,) = store.summaries(store.find(Query(kind=Kind.REVIEWED)))
    assert (summary.id, summary.reviewed) == (entry.id, Reviewed(1, True, 2.5))
    assert list(store.find(Query(least_cost=2.0))) == [entry.id]
    assert not store.find(Query(least_cost=3.0))
    store.annotate(entry.id, entry.game.with_notes(0, {0: "r1"}))  # its notes do not mention it
    assert store.load(entry.id).review == body
    store.review(other.id, b"another", Reviewed(1, complete=False, cost=0.5))
    costs = [s.reviewed.cost for s in store.page(Query(order=Order.COST), 0, 2) if s.reviewed]
    assert costs == [2.5, 0.5]
    (complete,) = store.reviews()
    assert (complete.names, complete.players, complete.body) == (NAMES, LEVELS, body)
    assert not list(store.reviews(imported=True))


def test_resumed_game_loses_its_review(store: Store) -> None:
    entry = entry_of(7, turns=5)
    store.keep(entry)
    store.review(entry.id, b"{}", Reviewed(1, complete=True, cost=2.5))
    store.keep(replace(entry_of(7, turns=6), id=entry.id))
    assert store.load(entry.id).review == b""
    assert not store.find(Query(kind=Kind.REVIEWED))
    store.forget(entry.id)
    store.review(entry.id, b"{}", Reviewed(1, complete=True, cost=2.5))  # deleted meanwhile
    assert not list(store.reviews(imported=None))


def test_firework_heights_are_saved_and_computed_where_missing(store: Store) -> None:
    entry = entry_of(7, turns=12)
    assert sum(entry.fireworks) == entry.score > 0
    store.keep(entry, replace(entry_of(8), fireworks=()))
    known, unknown = store.summaries([entry.id, *(i for i in store.find(Query()) if i != entry.id)])
    assert known.fireworks == entry.fireworks
    assert unknown.fireworks == ()
    store.look_up_fireworks([unknown.id])
    (found,) = store.summaries([unknown.id])
    assert found.fireworks == entry_of(8).fireworks


@pytest.mark.parametrize(
    ("was", "becomes"),
    [("review_complete INTEGER", "reviEw_complete INTEGER"), ("DEFAULT 0", "DEFAULT '")],
)
def test_store_with_altered_tables_is_damaged(tmp_path: Path, was: str, becomes: str) -> None:
    opened = OpenStore(tmp_path)
    entry = entry_of(1)
    opened.store.keep(entry)
    opened.close()
    file = tmp_path / FILE_NAME
    file.write_bytes(file.read_bytes().replace(was.encode(), becomes.encode().ljust(len(was)), 1))
    opened = OpenStore(tmp_path)
    assert opened.damaged
    assert recovered(opened) == 1
    assert opened.store.load(entry.id) == entry.game
    opened.close()


def test_latest_game_is_independent_of_the_clock(tmp_path: Path) -> None:
    opened = OpenStore(tmp_path)
    first, second = replace(entry_of(9, turns=9), id=90), replace(entry_of(1, turns=9), id=10)
    opened.store.keep(replace(first, played_at=2_000_000_000))
    opened.store.keep(replace(second, played_at=1_000_000_000))  # the clock was set back
    latest = opened.store.overview().unfinished
    assert latest is not None
    assert latest.id == second.id
    assert list(opened.store.find(Query())) == [second.id, first.id]
    opened.store.keep(replace(first, played_at=1_500_000_000))
    assert list(opened.store.find(Query())) == [first.id, second.id]
    opened.close()


# -- earlier versions -----------------------------------------------------------------------------


def make_store(file: Path, version: int) -> None:
    """Make a store as an earlier version wrote it, with a game in it."""
    dump = (Path(__file__).parent / "stores" / f"version-{version}.sql").read_text("utf-8")
    with closing(sqlite3.connect(file)) as earlier:
        earlier.executescript(dump)
        earlier.execute(f"PRAGMA user_version = {version}")


@pytest.mark.parametrize("version", range(1, VERSION + 1))
def test_every_earlier_version_is_migrated(tmp_path: Path, version: int) -> None:
    file = tmp_path / FILE_NAME
    make_store(file, version)
    before = file.read_bytes()
    opened = OpenStore(tmp_path)
    assert opened.damaged == ()
    (summary,) = opened.store.summaries(opened.store.find(Query()))
    assert (summary.title, summary.starred, summary.names) == ("Midsummer", True, NAMES)
    assert len(opened.store.load(summary.id).record.actions) == summary.turns == 12
    opened.store.keep(entry_of(6))
    opened.close()
    copies = list(tmp_path.glob(f"games.version-{version}-*.sqlite"))
    assert len(copies) == (version < VERSION)
    with closing(sqlite3.connect(copies[0] if copies else ":memory:")) as copy:
        if copies:
            assert "\n".join(copy.iterdump()) == "\n".join(_dumped(before, tmp_path))


def _dumped(data: bytes, folder: Path) -> Iterator[str]:
    file = folder / "before.sqlite"
    file.write_bytes(data)
    with closing(sqlite3.connect(file)) as connection:
        yield from connection.iterdump()


def test_programs_are_found_in_the_records_of_earlier_versions(tmp_path: Path) -> None:
    programs = (None, None, ProgramName("Légal", "1.0"))
    file = tmp_path / FILE_NAME
    make_store(file, 7)
    with closing(sqlite3.connect(file)) as earlier:
        for deal, seated in enumerate((programs, ()), start=8):
            game = replace(entry_of(deal).game, levels=(None,) * 3, programs=seated)
            values = (deal, 0, 0, "[]", "person,person,person", 3, 0, deal, 9, 9, 25, 0, "deck", 0)
            earlier.execute(
                "INSERT INTO game (id, imported, played_at, names, levels, players, rules, deal,"
                " turns, score, most, strikes, ending, helped, search, fingerprint)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '', 0)",
                values,
            )
            body = packed(deal, game, imported=False)
            earlier.execute("INSERT INTO record VALUES (?, ?)", (deal, body))
        earlier.execute("INSERT INTO record VALUES (99, x'00')")  # damaged, and of no game
        earlier.commit()
    opened = OpenStore(tmp_path)
    with_program, without = opened.store.summaries([8, 9])
    assert with_program.players == programs
    assert without.players == (None, None, None)
    opened.close()


def test_failed_migration_step_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = OpenStore(tmp_path)
    entry = entry_of(1)
    opened.store.keep(entry)
    opened.close()
    bad = (*STEPS, ("CREATE TABLE halfway (x)", "SELECT nonsense"))
    monkeypatch.setattr("hanabi_desktop.library.store_schema.STEPS", bad)
    for module in ("store_schema", "store"):
        monkeypatch.setattr(f"hanabi_desktop.library.{module}.VERSION", len(bad))
    with pytest.raises(StoreError):
        OpenStore(tmp_path)
    monkeypatch.undo()
    opened = OpenStore(tmp_path)
    assert opened.damaged == ()
    assert opened.store.load(entry.id) == entry.game
    assert len(list(tmp_path.glob(f"games.version-{VERSION}-*.sqlite"))) == 1
    opened.close()


def reread_zone() -> None:
    """Let the C library read the time zone again."""
    if sys.platform != "win32":
        time.tzset()


@pytest.mark.skipif(sys.platform == "win32", reason="the time zone is set by a variable")
@pytest.mark.parametrize(("played", "hour", "opened"), [
    ("Europe/Stockholm", 23.5, "Europe/Helsinki"),
    ("Europe/Stockholm", 0.5, "Europe/London"),
    ("Pacific/Auckland", 8, "America/Los_Angeles"),
])  # fmt: skip
def test_day_of_a_game_is_the_day_where_it_was_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, played: str, hour: float, opened: str
) -> None:
    def move_to(zone: str) -> None:
        monkeypatch.setenv("TZ", zone)
        reread_zone()

    day = datetime(2026, 11, 20, tzinfo=ZoneInfo(played)) + timedelta(hours=hour)
    entry = replace(entry_of(5), id=round(day.timestamp()) * 1_000_000)
    try:
        move_to(played)
        with closing(OpenStore(tmp_path)) as there:
            there.store.keep(entry)
        move_to(opened)
        with closing(OpenStore(tmp_path)) as here:
            here.store.keep(replace(entry, played_at=6))  # it is gone on with
            (summary,) = here.store.summaries([entry.id])
    finally:
        monkeypatch.undo()
        reread_zone()
    assert summary.begun_on == date(2026, 11, 20)


def test_names_are_found_without_their_accents(store: Store) -> None:
    names = ("Łukasz", "Øyvind", "ışıl", "O’Brien", "Đorđe", "Æsa", "Юлия")
    for deal, name in enumerate(names):
        entry = entry_of(deal)
        record = replace(entry.game.record, seats=(name, "Ann", "Ben"))
        store.keep(replace(entry, id=deal + 1, game=replace(entry.game, record=record)))
    typed = ("lukasz", "oyvind", "isil", "obrien", "dorde", "aesa", "юли")
    for place, words in enumerate((*typed, *names)):
        assert store.find(Query(words=words))[0] == place % len(names) + 1, words


# -- concurrent access ----------------------------------------------------------------------------


def test_readers_do_not_wait_for_the_writer(tmp_path: Path) -> None:
    opened = OpenStore(tmp_path)
    opened.store.keep(*(entry_of(deal) for deal in range(20)))
    done = threading.Event()

    def write() -> None:
        while not done.is_set():
            opened.store.keep(replace(entry_of(3), id=1))

    writer = threading.Thread(target=write)
    writer.start()
    with closing(Store(tmp_path / FILE_NAME)) as reader:
        for _ in range(200):
            assert len(reader.summaries(reader.find(Query()))) in (20, 21)
    done.set()
    writer.join()
    opened.close()


def test_closing_releases_the_file_despite_an_unfinished_query(tmp_path: Path) -> None:
    """Windows neither moves nor deletes a file that is open."""
    folder = tmp_path / "games"
    folder.mkdir()
    connection = connected(folder / FILE_NAME, "rwc")
    connection.executescript("PRAGMA journal_mode = WAL; CREATE TABLE numbers (n)")
    connection.executemany("INSERT INTO numbers VALUES (?)", [(n,) for n in range(9)])
    rows = connection.execute("SELECT n FROM numbers")
    assert next(rows) == (0,)
    connection.close()
    assert not any(is_open(file) for file in folder.iterdir())


def read_only(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Make a folder appear read-only."""
    access = os.access

    def cannot_write(path: Path, mode: int) -> bool:
        return access(path, mode) and not (mode & os.W_OK and Path(path).is_relative_to(folder))

    monkeypatch.setattr(os, "access", cannot_write)


@pytest.mark.parametrize("version", range(1, VERSION + 1))
def test_store_of_any_version_is_readable_in_a_read_only_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: int
) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    make_store(folder / FILE_NAME, version)
    before = {file: file.read_bytes() for file in folder.iterdir()}
    read_only(monkeypatch, folder)
    with closing(Store(folder / FILE_NAME)) as reader:
        assert reader.overview().games == reader.count() > 0
        for game in reader.find(EVERYTHING):
            reader.load(game)
    assert {file: file.read_bytes() for file in folder.iterdir()} == before


def test_uncheckpointed_log_is_readable_in_a_read_only_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, entry = tmp_path / "games", entry_of(5)
    killed = OpenStore(tmp_path / "killed")
    killed.store.keep(entry)
    shutil.copytree(tmp_path / "killed", folder)  # the state after a crash
    killed.close()
    read_only(monkeypatch, folder)
    with closing(Store(folder / FILE_NAME)) as reader:
        assert reader.load(entry.id) == entry.game


def test_store_locked_by_another_program_is_not_taken_for_a_second_window(tmp_path: Path) -> None:
    OpenStore(tmp_path).close()
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as another:
        another.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StoreError) as refused:
            OpenStore(tmp_path).store.keep(entry_of(5))
    assert refused.value.trouble is Trouble.LOCKED


@pytest.mark.parametrize("names", ["5", "null", "no JSON"])
def test_damaged_names_do_not_stop_the_migration(names: str) -> None:
    with closing(sqlite3.connect(":memory:")) as connection:
        schema._add_functions(connection)
        (found,) = connection.execute("SELECT searched('Midsummer', ?, 7)", (names,)).fetchone()
    assert "midsummer" in found
    assert names.lower() in found
