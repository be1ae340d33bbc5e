"""Long commands on a cluster of two worker processes: the same results as a single process gives."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pytest
from patience import Deadline

from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.library.hanab_live.game_json import write_json
from hanabi_desktop.library.saved_game import SavedGame
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.measuring.arena import Seating, play_game

ROOT = Path(__file__).parents[2]
pytestmark = [pytest.mark.slow, pytest.mark.waits]


class Cluster(NamedTuple):
    address: str
    workers: list[int]


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    words = (sys.executable, str(ROOT / "tests" / "local_cluster.py"))
    with subprocess.Popen(
        words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    ) as started:
        assert started.stdout is not None
        yield Cluster(*json.loads(started.stdout.readline()))
        started.communicate()


def command(*words: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        (sys.executable, "-m", "hanabi_desktop.cli", *words),
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def printed(*words: str) -> str:
    with command(*words) as started:
        out, problems = started.communicate()
    assert started.returncode == 0, problems
    return out


def test_games_are_the_same_even_if_a_worker_dies(cluster: Cluster, tmp_path: Path) -> None:
    words = ("selfplay", "--players", "2", "--games", "60", "--seed", "5", "--out")
    here, there = tmp_path / "here.jsonl", tmp_path / "there.jsonl"
    printed(*words, str(here))
    with command(*words, str(there), "--scheduler", cluster.address) as playing:
        deadline = Deadline()
        while not (there.exists() and there.stat().st_size):
            assert playing.poll() is None
            assert not deadline.has_passed()
            time.sleep(0.02)
        os.kill(
            cluster.workers[0], getattr(signal, "SIGKILL", signal.SIGTERM)
        )  # Windows has no other
        _, problems = playing.communicate()
    assert playing.returncode == 0, problems
    assert there.read_bytes() == here.read_bytes()


def test_agreements_and_reviews_are_the_same(cluster: Cluster, tmp_path: Path) -> None:
    games, game = tmp_path / "games.jsonl", tmp_path / "game.json"
    printed("selfplay", "--players", "2", "--games", "2", "--seed", "5", "--out", str(games))
    record = play_game(Seating((Level.CASUAL,) * 2), GameOptions(2, empty_clues=False), 8).record
    game.write_bytes(write_json(SavedGame(replace(record, actions=record.actions[:3]))))
    for words in (
        ("agreement", "--json", str(games)),
        ("agreement", "--fit", "--json", str(games)),
        ("review", "--json", "--level", "casual", str(game)),
    ):
        assert printed(*words, "--scheduler", cluster.address) == printed(*words)


def test_missing_scheduler_is_said() -> None:
    with command("selfplay", "--games", "1", "--scheduler", "tcp://127.0.0.1:9") as started:
        _, problems = started.communicate()
    assert started.returncode == 2
    assert "no scheduler answers at tcp://127.0.0.1:9" in problems
    assert "Traceback" not in problems
