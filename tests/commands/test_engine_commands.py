"""``engine``, and ``selfplay`` with programs in its seats."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
LEGAL = f'program:"{sys.executable}" "{ROOT / "docs" / "examples" / "legal_bot.py"}"'
ODD = f'program:"{sys.executable}" "{ROOT / "tests" / "engine" / "programs_for_tests.py"}"'
INIT = {"tableID": 3, "playerNames": ["A", "B"], "ourPlayerIndex": 1}
OPTIONS = {"numPlayers": 2, "variantName": "No Variant"}


def started(*words: str, told: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "hanabi_desktop.cli", *words],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "LANG": "C"},
        input=told,
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=300,
    )


def played(*words: str) -> tuple[int, Any]:
    done = started("selfplay", "--json", "--no-lookahead", "--seed", "5", *words)
    assert not done.stderr
    return done.returncode, json.loads(done.stdout)


def test_programs_and_teammates_play_in_their_seats(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    words = ("--players", "3", "--games", "3", "--level", "standard", "--out", str(out))
    code, report = played(*words, "--seat", f"2={LEGAL}", "--seat", "3=casual", "--jobs", "2")
    assert code == 0
    assert [seat.partition(":")[0] for seat in report["seats"]] == ["standard", "program", "casual"]
    assert (report["games"], report["broken"], report["faults"]) == (3, 0.0, [])
    assert len(report["ms_per_seat"]) == 3
    assert all(own["mean"] > 0 for own in report["ms_per_seat"])
    assert [json.loads(line)["score"] for line in out.read_text().splitlines()].count(0) == (
        report["histogram"].get("0", 0)
    )


def test_teammates_alone_play_as_they_do_without_seats() -> None:
    words = ("--players", "2", "--games", "4", "--level", "casual,expert")
    _, usual = played(*words)
    _, seated = played(*words, "--seat", "2=expert")
    assert seated["mean"] == usual["mean"]
    assert seated["moves"] == usual["moves"]


def test_broken_program_is_reported_with_its_last_words(tmp_path: Path) -> None:
    log = tmp_path / "log.txt"
    words = ("--players", "2", "--games", "2", "--seat", f"1={ODD} illegal")
    code, report = played(*words, "--program-log", str(log))
    assert code == 1
    assert (report["broken"], report["mean"]) == (1.0, 0.0)
    assert [fault["game"] for fault in report["faults"]] == [5, 6]
    assert {fault["fault"] for fault in report["faults"]} == {"illegal"}
    assert "programs_for_tests" in report["faults"][0]["text"]
    assert not log.exists()


def test_cross_plays_every_pair_on_the_same_deals() -> None:
    words = ("--players", "2", "--games", "2")
    quoted = '"' + LEGAL.replace('"', '""') + '"'
    code, report = played(*words, "--cross", f"casual, expert, {quoted}")
    assert code == 0
    cells = report["cross"]
    assert len(cells) == 9
    assert len({(cell["first"], cell["others"]) for cell in cells}) == 9
    own = [cell for cell in cells if cell["first"] == cell["others"]]
    assert all(cell["beside_own"]["difference"] == 0 for cell in own)
    table = started("selfplay", *words, "--no-lookahead", "--cross", "casual,expert").stdout
    assert [line.split()[0] for line in table.splitlines()] == ["casual", "casual", "expert"]


@pytest.mark.parametrize(
    "words",
    [
        ("--seat", "4=expert"),
        ("--seat", "expert"),
        ("--seat", "1=novice"),
        ("--seat", "1=program:"),
        ("--seat", "1=program:'"),
        ("--cross", "casual,novice"),
        ("--cross", "casual", "--partner", "noisy"),
        ("--cross", "casual", "--seat", "1=casual"),
    ],
)
def test_unusable_seats_are_refused(words: tuple[str, ...]) -> None:
    done = started("selfplay", "--players", "3", "--games", "1", *words)
    assert done.returncode == 2
    assert done.stderr.startswith("hanabi-desktop: ")
    assert not done.stdout


def frames(*told: tuple[str, dict[str, Any]]) -> str:
    return "".join(f"{command} {json.dumps(content)}\n" for command, content in told)


@pytest.mark.parametrize(
    "change",
    [
        {"variantName": "Prism (5 Suits)"},
        {"cardCycle": True},
        {"numPlayers": 6},
        {"oneExtraCard": True},
        {"startingPlayer": 1, "numPlayers": 3},
    ],
)
def test_engine_says_what_it_cannot_play(change: dict[str, Any]) -> None:
    told = frames(("init", {**INIT, "options": {**OPTIONS, **change}}))
    done = started("engine", told=told)
    assert done.returncode == 2
    command, _, content = done.stdout.partition(" ")
    assert command == "error"
    assert json.loads(content)["error"]


def test_engine_says_when_a_table_breaks_the_rules() -> None:
    draws = [
        {"type": "draw", "playerIndex": n // 5, "order": n, "suitIndex": 0, "rank": 1}
        for n in range(10)
    ]
    clue = {"type": "clue", "clue": {"type": 1, "value": 2}, "giver": 1, "target": 0, "list": [1]}
    told = frames(
        ("init", {**INIT, "options": OPTIONS}),
        ("gameActionList", {"tableID": 3, "list": draws}),
        ("gameAction", {"tableID": 3, "action": clue}),
        (
            "gameAction",
            {"tableID": 3, "action": {"type": "turn", "num": 1, "currentPlayerIndex": 1}},
        ),
    )
    done = started("engine", told=told)
    assert done.returncode == 2
    assert done.stdout.splitlines()[-1].startswith("error ")


def test_engine_gives_reasons_and_ignores_what_it_does_not_know() -> None:
    draws = [
        {"type": "draw", "playerIndex": n // 5, "order": n, "suitIndex": -1 * (n >= 5), "rank": 1}
        for n in range(10)
    ]
    told = "nonsense\n" + frames(
        ("welcome", {"username": "B", "userID": 1}),
        ("chat", {"msg": "hi"}),
        ("tableStart", {"tableID": 3}),
        ("init", {**INIT, "options": {**OPTIONS, "startingPlayer": 1, "timeBase": 0}}),
        ("gameActionList", {"tableID": 3, "list": draws}),
        ("gameAction", {"tableID": 9, "action": {"type": "turn"}}),
    )
    done = started("engine", "--reasons", "--seed", "4", "--level", "casual", told=told)
    assert (done.returncode, done.stderr) == (0, "")
    commands = [line.split()[0] for line in done.stdout.splitlines()]
    assert commands == ["getGameInfo1", "getGameInfo2", "loaded", "action", "reason"]
    assert json.loads(done.stdout.splitlines()[-1].partition(" ")[2])["text"]
