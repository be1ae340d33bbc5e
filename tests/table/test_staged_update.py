"""Staged updates: a new position is shown part by part and always completely."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from hanabi_desktop.table.motion import StagedUpdate


def _update(done: list[str], *names: str) -> StagedUpdate:
    update = StagedUpdate()
    for name in names:
        update.add(lambda name=name: done.append(name))
    return update


def test_no_stage_runs_before_the_event_loop(qtbot: QtBot) -> None:
    done: list[str] = []
    update = _update(done, "furniture", "names", "words")
    update.start()
    assert done == []
    assert update.running
    qtbot.waitUntil(lambda: len(done) == 1)
    assert update.running, "only one stage should run at a time"
    qtbot.waitUntil(lambda: not update.running)
    assert done == ["furniture", "names", "words"]


def test_pending_stages_can_be_finished_at_once(qtbot: QtBot) -> None:
    done: list[str] = []
    update = _update(done, "furniture", "names")
    update.start()
    qtbot.waitUntil(lambda: done == ["furniture"])
    update.start()
    update.finish()
    assert done == ["furniture", "furniture", "names"]
    assert not update.running


def test_no_stage_is_skipped_when_positions_follow_quickly(qtbot: QtBot) -> None:
    """As when a key that steps through a game is held down."""
    done: list[str] = []
    update = _update(done, "furniture", "names", "words")
    for steps in range(1, 4):
        update.start()
        qtbot.waitUntil(lambda steps=steps: len(done) >= steps)
    assert {"furniture", "names", "words"} <= set(done)
    update.stop()


def test_single_stage_can_be_requested_and_joins_a_running_update(qtbot: QtBot) -> None:
    """A row of the log may need its stage without a new position; with one, it keeps its order."""
    done: list[str] = []
    update = _update(done, "furniture", "names")
    last = update._stages[-1]
    update.want(last)
    assert update.running
    qtbot.waitUntil(lambda: not update.running)
    assert done == ["names"]
    update.want(last)
    update.start()
    update.want(last)
    qtbot.waitUntil(lambda: not update.running)
    assert done == ["names", "furniture", "names"]
    update.want(last)
    update.finish()
    assert done[3:] == ["names"]
    update.want(last)
    update.stop()
    assert not update.running


def test_no_stage_runs_once_the_program_ends() -> None:
    done: list[str] = []
    update = _update(done, "furniture")
    update.start()
    update.stop()
    update.finish()
    assert done == []


def test_each_stage_follows_a_frame_during_a_motion(qapp: QCoreApplication) -> None:
    done: list[str] = []
    update = _update(done, "first", "second")
    update.follow_frame()
    qapp.processEvents()
    assert done == [], "no update has been requested yet"
    update.start()
    for told in (["first"], ["first", "second"]):
        update.follow_frame()
        assert done == told[:-1], "no stage should run before the frame is painted"
        qapp.processEvents()
        assert done == told
    assert not update.running


@pytest.mark.usefixtures("qapp")
@given(st.lists(st.sampled_from(["start", "next", "finish", "want 0", "want 2"]), max_size=24))
def test_interrupted_updates_still_show_the_final_state(happenings: list[str]) -> None:
    """Each part depends on the previous one, as the accessible names of piles depend on counts."""
    update, state = StagedUpdate(), 0
    shown = [0, 0, 0]

    def show(place: int) -> None:
        shown[place] = state if place == 0 else shown[place - 1]

    for place in range(len(shown)):
        update.add(lambda place=place: show(place))
    for happening in happenings:
        match happening.split():
            case ["start"]:
                state += 1
                update.start()
            case ["next"]:
                update._do_next()
            case ["finish"]:
                update.finish()
                assert shown == [state] * 3
            case ["want", place]:
                update.want(update._stages[int(place)])
    while update.running:
        update._do_next()
    update.stop()
    assert shown == [state] * 3
