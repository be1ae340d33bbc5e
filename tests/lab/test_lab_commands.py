"""The laboratory's commands, run as subprocesses."""

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

import run
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.library.hanab_live.game_json import write_json
from hanabi_desktop.library.saved_game import SavedGame
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.measuring.arena import Seating, play_game
from hanabi_desktop.teammates.measuring.stand_ins import StandIn
from lab.__main__ import COMMANDS, parser


def started(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "lab", *words],
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=300,
    )


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_defines_its_arguments_and_a_description(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        parser(name).parse_args([name, "--help"])
    assert ended.value.code == 0
    assert f"usage: lab {name}" in capsys.readouterr().out


@pytest.mark.parametrize("words", [["lab", "par", "--games", "3"], ["par", "--games", "3"]])
def test_run_py_starts_lab_commands_with_or_without_the_word_lab(
    words: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[list[object]] = []

    def note(command: list[object], **_: object) -> SimpleNamespace:
        started.append(command)
        return SimpleNamespace(returncode=0)

    monkeypatch.setattr(run.subprocess, "run", note)
    monkeypatch.setattr(run, "has_packages", lambda _task: True)
    monkeypatch.setattr(run, "prepare", lambda **_: None)
    assert run.main(words) == 0
    assert started == [[run.PYTHON, "-m", "lab", "par", "--games", "3"]]


def test_each_agreement_is_measured_on_the_same_deals() -> None:
    done = started("measure-agreements", "--players", "2", "--games", "1", "--random", "1")
    assert done.returncode == 0, done.stderr
    told = done.stdout.splitlines()
    assert told[0].startswith("everything: ")
    assert "+0.000 ± 0.000" in told[0]
    assert any(line.startswith("without save_two: ") for line in told)
    assert any(line.startswith("self_prompt alone: ") for line in told)
    assert told[-1].startswith("random 0: ")


@pytest.mark.parametrize(
    ("words", "units"),
    [
        (("play-outs", "--games", "2"), ("a second of one core", "µs")),
        (("self-play", "--games", "2", "--jobs", "1"), ("a second", "ms")),
        (("library", "--games", "30"), ("ms",) * 7),
    ],
)
def test_speed_is_told_with_its_unit(words: tuple[str, ...], units: tuple[str, ...]) -> None:
    done = started("measure-speed", *words, "--players", "2")
    assert done.returncode == 0, done.stderr
    rows = [line.rpartition(": ")[2].partition(" ") for line in done.stdout.splitlines()]
    assert tuple(unit for _, _, unit in rows) == units
    assert all(float(value) > 0 for value, _, _ in rows)


def test_sentences_are_printed_in_the_language_asked_for() -> None:
    spoken = [started("sentences", "--lang", code).stdout for code in ("en", "sv", "nl")]
    for text, word in zip(spoken, ("played", "spelade", "speelde"), strict=True):
        assert text.startswith(f"Jonas {word}")


def test_fit_value_reports_its_accuracy() -> None:
    done = started("fit-value", "--players", "2", "--games", "200", "--jobs", "2")
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) == 6
    assert "phase 0" in done.stdout
    assert "0.000" not in done.stdout
    assert "nan" not in done.stdout


def test_tune_resumes_and_compares(tmp_path: Path) -> None:
    state = tmp_path / "search.json"
    words = ("tune", "--players", "2", "--pairs", "4", "--state", str(state), "--check", "4")
    first = started(*words, "--steps", "1")
    assert first.returncode == 0, first.stderr
    assert "±" in first.stdout
    assert started(*words, "--steps", "2").returncode == 0
    assert json.loads(state.read_text())["steps"] == 2
    other = started("tune", "--players", "3", "--state", str(state))
    assert other.returncode == 2


def test_foundations_of_a_review_can_be_measured() -> None:
    words = ("measure-review", "ceilings", "--games", "2", "--players", "3")
    done = started(*words)
    assert done.returncode == 0, done.stderr
    assert "deals with an exact ceiling" in done.stdout


def test_reasons_are_measured_on_games_of_people(tmp_path: Path) -> None:
    line_up = Seating((Level.EXPERT,) * 2, StandIn.NOISY)
    record = play_game(line_up, GameOptions(2, empty_clues=False), 31).record
    file = tmp_path / "games.json"
    file.write_bytes(write_json(SavedGame(replace(record, actions=record.actions[:9]))))
    done = started("measure-reasons", str(file))
    assert done.returncode == 0, done.stderr
    told = done.stdout.splitlines()
    assert "reasons that differ too little: 0.000" in told[0]
    assert any(line.startswith("same position, another hint: 0.000 (1); ") for line in told)
    assert all(line.endswith(("reached", "missed")) for line in told)
