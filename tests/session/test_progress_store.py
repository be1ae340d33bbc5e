"""A learner's progress is saved, and none of it is lost."""

import json
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from hanabi_desktop.learning.lessons import Lesson
from hanabi_desktop.learning.progress import Progress, Solved
from hanabi_desktop.session.learning import FILE_NAME, ProgressStore
from hanabi_desktop.support import background


@pytest.mark.expects_warnings
def test_unreadable_result_of_a_puzzle_falls_back_alone(tmp_path: Path) -> None:
    puzzles = {"7": {"tries": 1}, "8": {"tries": "many"}, "nine": {}}
    content = {"finished": ["table"], "puzzles": puzzles, "games": 12}
    (tmp_path / FILE_NAME).write_text(json.dumps(content), "utf-8")
    store = ProgressStore(tmp_path)
    assert store.set_aside is None
    assert store.current == Progress(
        finished=frozenset({"table"}), puzzles={7: Solved(tries=1)}, games=12
    )
    store.close()


def test_progress_is_restored(tmp_path: Path) -> None:
    store = ProgressStore(tmp_path)
    store.reach(Lesson.CLUES, 4)
    store.reach(Lesson.TABLE, 2)
    store.finish(Lesson.TABLE)
    store.solve(3, Solved(2), today=100)
    store.solve(3, Solved(5), today=101)
    store.close()
    again = ProgressStore(tmp_path).current
    assert again.place_in(Lesson.CLUES) == 4
    assert again.has_finished(Lesson.TABLE)
    assert again.place_in(Lesson.TABLE) == 0
    assert again.puzzles == {3: Solved(2, due=104, repeats=1)}, "the first attempt is what counts"


def test_unreadable_file_is_set_aside(tmp_path: Path) -> None:
    file = tmp_path / FILE_NAME
    file.write_text('{"places": everywhere}', encoding="utf-8")
    store = ProgressStore(tmp_path)
    assert store.current == Progress()
    assert store.set_aside is not None
    assert "everywhere" in store.set_aside.read_text(encoding="utf-8")
    store.finish(Lesson.TABLE)
    store.close()
    assert ProgressStore(tmp_path).current.has_finished(Lesson.TABLE)


def test_unwritable_folder_is_reported_and_progress_is_kept_in_memory(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    store = ProgressStore(blocked / "profile")
    store.finish(Lesson.CLUES)
    store.close()
    assert store.unsaved is not None
    assert store.current.has_finished(Lesson.CLUES)


def test_failed_write_is_retried_until_it_succeeds(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(background, "RETRY_INTERVAL_MS", 1)
    profile = tmp_path / "profile"
    profile.write_text("", encoding="utf-8")
    store = ProgressStore(profile)
    tries: list[None] = []
    store.saved.connect(lambda: tries.append(None))
    store.finish(Lesson.CLUES)
    qtbot.waitUntil(lambda: len(tries) > 2)
    assert store.unsaved is not None
    profile.unlink()
    qtbot.waitUntil(lambda: store.unsaved is None)
    assert ProgressStore(profile).current.has_finished(Lesson.CLUES)
    store.close()


def test_failed_write_is_retried_once_more_on_closing(tmp_path: Path, qtbot: QtBot) -> None:
    profile = tmp_path / "profile"
    profile.write_text("", encoding="utf-8")
    store = ProgressStore(profile)
    store.finish(Lesson.CLUES)
    qtbot.waitUntil(lambda: store.unsaved is not None)
    profile.unlink()
    store.close()
    assert ProgressStore(profile).current.has_finished(Lesson.CLUES)
