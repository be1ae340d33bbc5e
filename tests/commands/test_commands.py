"""The commands, run as subprocesses."""

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from site_games import site_game

from hanabi_desktop import __version__
from hanabi_desktop.commands import advise
from hanabi_desktop.commands.arguments import opened_game
from hanabi_desktop.commands.command_list import COMMANDS, parser
from hanabi_desktop.game.cards import Suit
from hanabi_desktop.game.moves import Play
from hanabi_desktop.game.observation import legal_actions
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.site_suits import SiteSuits
from hanabi_desktop.game.state import observe
from hanabi_desktop.library.hanab_live.compact_link import write_link
from hanabi_desktop.library.hanab_live.game_json import write_json
from hanabi_desktop.library.metadata.agreement_file import read_agreement
from hanabi_desktop.library.saved_game import SavedGame
from hanabi_desktop.session.play.teammate_threads import Hint
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import agreement_of
from hanabi_desktop.teammates.measuring.arena import Seating, play_game
from hanabi_desktop.teammates.players import ConventionPlayer
from hanabi_desktop.teammates.teammate import Decision, Reason, ReasonCode

ROOT = Path(__file__).parents[2]


EXPERT = agreement_of(Level.EXPERT)


def started(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen", **environment}
    return subprocess.run(
        [sys.executable, "-m", "hanabi_desktop.cli", *words],
        env={key: value for key, value in env.items() if value},
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=300,
    )


@pytest.fixture
def game_file(tmp_path: Path) -> Path:
    record = play_game(Seating((Level.CASUAL,) * 3), GameOptions(3), 8).record
    file = tmp_path / "game.json"
    file.write_bytes(write_json(SavedGame(record)))
    return file


def lines(text: str) -> list[Any]:
    return [json.loads(line) for line in text.splitlines()]


def test_verify_reports_how_a_game_ends(game_file: Path) -> None:
    done = started("verify", str(game_file), "--json", "--states")
    (report,) = lines(done.stdout)
    assert (done.returncode, done.stderr) == (0, "")
    assert report["legal"]
    assert report["error"] is None
    assert report["ending"] in ("deck", "perfect", "strikes")
    assert sum(report["fireworks"]) == report["score"]
    assert len(report["states"]) == report["turns"] + 1
    assert report["states"][-1]["terminal"]
    assert set(report) >= {"file", "index", "id", "players", "suits", "variant", "clue_tokens"}


def test_verify_reads_suits_of_the_site_and_review_says_why_not(tmp_path: Path) -> None:
    suits = SiteSuits((Suit.RED, Suit.GREEN, Suit.BLUE, Suit.PINK, Suit.PRISM))
    file = tmp_path / "game.json"
    file.write_text(json.dumps(site_game(GameOptions(3, site_suits=suits))))
    (report,) = lines(started("verify", str(file), "--json", "--states").stdout)
    assert report["legal"]
    assert (report["variant"], report["suits"]) == ("Pink & Prism (5 Suits)", 5)
    first = report["states"][0]
    # Red, green, blue and pink can be clued.
    assert {value for kind, _, value in first["legal"] if kind == 2} <= {0, 1, 2, 3}
    assert {suit for hand in first["hands"] for suit, _, _ in hand} <= {0, 1, 2, 3, 4}
    done = started("review", str(file))
    assert done.stdout == ""
    assert "special rules (5 colours, with pink and prism)" in done.stderr


def test_verify_reads_links_with_expected_scores(tmp_path: Path) -> None:
    result = play_game(Seating((Level.CASUAL,) * 2), GameOptions(2), 8)
    link = write_link(SavedGame(result.record))
    file = tmp_path / "links.txt"
    file.write_text(f"{link}\t{result.score}\n{link}\t{result.score + 1}\n")
    reports = lines(started("verify", str(file), "--json").stdout)
    assert [report["error"] and report["error"]["code"] for report in reports] == [
        None,
        "wrong_score",
    ]
    done = started("verify", str(file))
    assert done.returncode == 1
    assert [str(result.score) in line for line in done.stdout.splitlines()] == [True, True]


def test_verify_reports_where_a_game_breaks(game_file: Path, tmp_path: Path) -> None:
    data = json.loads(game_file.read_text())
    data["actions"].insert(0, {"type": 1, "target": 0})
    file = tmp_path / "games.jsonl"
    file.write_text(json.dumps({"game": data}) + "\n")
    done = started("verify", str(file), "--json")
    (report,) = lines(done.stdout)
    assert done.returncode == 1
    assert report["legal"] is False
    assert report["error"]["turn"] == 1
    assert report["error"]["code"] == "all_tokens_there"
    file.write_text(file.read_text() + "nonsense\n")
    done = started("verify", str(file), "--json")
    assert done.returncode == 2
    first, second = lines(done.stdout)
    assert first == report
    assert set(second) == set(first)
    assert (second["legal"], second["score"]) == (False, None)


def test_verify_reports_the_error_of_each_line(tmp_path: Path) -> None:
    file = tmp_path / "games.txt"
    file.write_text("https://example.org/\n\n3\n")
    done = started("verify", str(file))
    assert done.returncode == 2
    assert [line.split(": ")[1] for line in done.stdout.splitlines()] == [
        "This is not a link to a game."
    ] * 2


def test_verify_finds_no_game_in_an_empty_file(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("\n")
    done = started("verify", str(file), "--json")
    assert done.returncode == 2
    assert lines(done.stdout)[0]["error"]["code"] == "empty"


def test_closed_output_pipe_is_not_an_error(game_file: Path) -> None:
    """The reader of a pipe may close it early."""
    command = [sys.executable, "-m", "hanabi_desktop.cli", "verify", str(game_file), "--json"]
    read, write = os.pipe()
    os.close(read)
    with os.fdopen(write, "w") as pipe:
        buffered = {**os.environ, "PYTHONUNBUFFERED": ""}
        done = subprocess.run(
            command, stdout=pipe, stderr=subprocess.PIPE, text=True, check=False, env=buffered
        )
    assert "Traceback" not in done.stderr
    assert "Error" not in done.stderr


def test_unreadable_game_to_play_is_refused_with_a_message(tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text("{")
    for word, sentence in (
        (str(broken), "ends before"),
        (str(tmp_path / "gone.json"), "neither a file nor a link"),
        ("a" * 300 + "/x", "cannot be read" if sys.platform != "win32" else "neither a file"),
        ("a" * 300, "neither a file nor a link"),
        (str(tmp_path), "cannot be read"),
        ("https://hanab.live/replay/123", "never goes online"),
    ):
        done = started("play", word)
        assert done.returncode == 2
        assert sentence in done.stderr
        assert "Traceback" not in done.stderr


def test_missing_file_is_named(tmp_path: Path) -> None:
    done = started("verify", str(tmp_path / "none.json"))
    assert done.returncode == 2
    assert "none.json" in done.stderr
    assert "Traceback" not in done.stderr


def test_selfplay_is_reproducible_and_complete(tmp_path: Path) -> None:
    words = ("selfplay", "--players", "2", "--games", "4", "--seed", "5", "--json")
    one = lines(started(*words).stdout)[0]
    two = lines(started(*words, "--jobs", "2", "--out", str(tmp_path / "g.jsonl")).stdout)[0]
    for report in (one, two):
        report.pop("ms_per_move")
        report.pop("jobs")
    assert one == two
    assert one["games"] == 4
    assert sum(one["histogram"].values()) == 4
    assert one["missing_reasons"] == 0
    verified = lines(started("verify", str(tmp_path / "g.jsonl"), "--json").stdout)
    assert sum(report["score"] for report in verified) == pytest.approx(4 * one["mean"])


def test_selfplay_plays_variants_and_its_games_replay(tmp_path: Path) -> None:
    file = tmp_path / "g.jsonl"
    variants = "multicolour,final_bouquet,choreography"
    words = ("--variants", variants, "--players", "3", "--games", "6", "--out", str(file))
    report = lines(started("selfplay", *words, "--json").stdout)[0]
    done = started("verify", str(file), "--json")
    reports = lines(done.stdout)
    assert (done.returncode, done.stderr) == (0, "")
    assert sum(r["score"] for r in reports) == pytest.approx(6 * report["mean"])
    assert {r["suits"] for r in reports} == {6}
    assert {r["ending"] for r in reports} <= {"perfect", "irreplaceable", "strikes", "stuck"}


@pytest.mark.parametrize(
    "words",
    [
        ("selfplay", "--level", "genius"),
        ("selfplay", "--variants", "pink"),
        ("selfplay", "--players", "3", "--level", "casual,casual"),
        ("selfplay", "--games", "0"),
        ("selfplay", "--players", "6"),
        ("play", "--new", "7:casual"),
        ("play", "--new", "²:casual"),
        ("play", "--deal", "²"),
        ("play", "--deal", "9" * 5000),
        ("play", "--size", "²x800"),
        ("selfplay", "--games", "①"),
        ("play", "--new", "3:genius"),
        ("play", "--deal", "x"),
        ("play", "--size", "wide"),
        ("nonsense",),
        ("verify",),
    ],
)
def test_unusable_arguments_are_refused_with_a_sentence(words: tuple[str, ...]) -> None:
    done = started(*words)
    assert done.returncode == 2
    assert done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "of the first deal"), ("sv", "givens nummer"), ("nl", "van de eerste verdeling")],
)
def test_help_is_available_in_three_languages(language: str, words: str) -> None:
    done = started("--lang", language, "--help")
    assert done.returncode == 0
    assert words in done.stdout


@pytest.mark.skipif(sys.platform != "linux", reason="Windows and macOS always have a display")
def test_game_is_shown_in_the_terminal_without_a_display() -> None:
    done = started("play", "--deal", "7", QT_QPA_PLATFORM="", DISPLAY="", WAYLAND_DISPLAY="")
    assert done.returncode == 0
    assert "display" in done.stderr
    assert "played" in done.stdout
    assert "Traceback" not in done.stderr


def test_version() -> None:
    assert started("--version").stdout.strip() == __version__


class TestTeammateCommands:
    def test_selfplay_compares_levels_on_the_same_deals(self) -> None:
        # Without lookahead, whose result depends on the machine's speed.
        words = ("selfplay", "--players", "3", "--games", "3", "--seed", "9", "--json")
        levels = ("--level", "expert", "--compare", "expert", "--no-lookahead")
        (same,) = lines(started(*words, *levels).stdout)
        assert same["compared"] == {
            "with": "expert", "games": 3, "difference": 0.0, "standard_error": 0.0,
        }  # fmt: skip
        assert same["compiled"] in (True, False)
        assert 0 <= same["true_share"] <= 1

    def test_selfplay_supports_stand_in_partners(self) -> None:
        words = ("selfplay", "--players", "2", "--games", "2", "--partner", "hoarder", "--json")
        (report,) = lines(started(*words).stdout)
        assert report["partner"] == "hoarder"

    def test_advise_prints_action_reason_and_alternatives(self, game_file: Path) -> None:
        done = started("advise", str(game_file), "--turn", "3", "--level", "expert", "--json")
        (report,) = lines(done.stdout)
        assert (report["turn"], report["action"].keys()) == (
            3, {"type", "target", "value", "announced"},
        )  # fmt: skip
        assert report["reason"]["text"].startswith("In your place, a teammate would ")
        values = [option["value"] for option in report["alternatives"]]
        assert values == sorted(values, reverse=True)
        words = started("advise", str(game_file), "--turn", "3", "--lang", "sv")
        assert words.returncode == 2  # advise has no appearance

    def test_advise_tells_a_move_that_the_conventions_do_not_weigh(
        self,
        game_file: Path,
        monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str],
    ) -> None:
        """As the judge may discard the chop; there is no score to compare other moves with."""
        turn, move = next(
            (turn, one)
            for turn, state in enumerate(opened_game(str(game_file)).states, 1)
            if state.ending is None
            for seen in (observe(state, state.seat_to_act),)
            for one in legal_actions(seen)
            if all(x.action != one for x in ConventionPlayer(EXPERT).weigh(seen))
        )
        hint = Hint(Decision(move, Reason(ReasonCode.DISCARD_CHOP)))
        monkeypatch.setattr("hanabi_desktop.commands.advise._hint", lambda *_, **__: hint)
        words = ["advise", str(game_file), "--turn", str(turn), "--level", "expert"]
        assert advise.run(parser("advise").parse_args(words)) == 0
        said = capsys.readouterr().out
        assert "a teammate would" in said
        assert "own score" not in said

    def test_advise_refuses_an_illegal_game(self, game_file: Path) -> None:
        broken = json.loads(game_file.read_text())
        broken["actions"].insert(3, {"type": 0, "target": 49})
        game_file.write_text(json.dumps(broken))
        done = started("advise", str(game_file), "--turn", "2")
        assert done.returncode == 2
        assert "The move on turn 4 is not allowed." in done.stderr

    def test_advise_refuses_a_turn_outside_the_game(self, game_file: Path) -> None:
        done = started("advise", str(game_file), "--turn", "999")
        assert (done.returncode, done.stdout) == (2, "")
        assert "999" in done.stderr

    def test_agreement_counts_decisions_by_kind(self, game_file: Path) -> None:
        words = ("agreement", str(game_file), "--level", "casual", "--json")
        (report,) = lines(started(*words).stdout)
        kinds = report["by_kind"].values()
        assert report["decisions"] == sum(count for _, count in kinds)
        assert report["agree"] == sum(agreed for agreed, _ in kinds) == report["decisions"]
        assert report["readings_true"] <= report["readings"]

    def test_agreement_is_fitted_written_and_used_for_play(
        self, game_file: Path, tmp_path: Path
    ) -> None:
        out = tmp_path / "ours.json"
        words = ("agreement", str(game_file), "--fit", "--out", str(out), "--json")
        (report,) = lines(started(*words).stdout)
        assert report["games"] == 1
        assert set(report["evidence"]) >= {"prompt", "save_two"}
        assert read_agreement(out.read_bytes()).words == tuple(report["conventions"])
        play = ("selfplay", "--games", "2", "--players", "2", "--no-lookahead", "--json")
        done = started(*play, "--level", "expert", "--agreement", str(out))
        assert done.returncode == 0, done.stderr
        for wrong in (str(tmp_path / "missing.json"), str(game_file), "nothing"):
            done = started(*play, "--agreement", wrong)
            assert (done.returncode, done.stdout) == (2, "")
            assert wrong in done.stderr

    @pytest.mark.skipif(
        sys.platform != "linux",
        reason="only on Linux can an environment variable move the settings folder",
    )
    def test_builtin_agreements_are_known_by_name(self, tmp_path: Path) -> None:
        folder = tmp_path / "Hanabi Desktop"
        folder.mkdir()
        kept = {"agreements": [{"name": "Fredagar", "conventions": ["prompt"]}]}
        (folder / "settings.json").write_text(json.dumps(kept))
        play = ("selfplay", "--games", "1", "--players", "2", "--no-lookahead", "--json")
        here = {"XDG_DATA_HOME": str(tmp_path)}
        done = started(*play, "--agreement", "Fredagar", **here)
        assert done.returncode == 0, done.stderr
        done = started(*play, "--agreement", "Saturdays", **here)
        assert done.returncode == 2
        assert "Fredagar" in done.stderr, "the error should list the available agreements"


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_defines_its_arguments_and_a_description(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        parser(name).parse_args([name, "--help"])
    assert ended.value.code == 0
    assert f"usage: hanabi-desktop {name}" in capsys.readouterr().out
    listed = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")
    assert f"| `{name}" in listed


def test_only_the_named_command_is_loaded() -> None:
    script = (
        "import sys; from hanabi_desktop.commands.command_list import parser; parser('verify');"
        "print(*sorted(n for n in sys.modules if n.startswith('hanabi_desktop.commands.')))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, cwd=ROOT
    )
    loaded = {name.rpartition(".")[2] for name in done.stdout.split()}
    assert loaded == {"command_list", "arguments", "verify"}


def test_review_adds_up(tmp_path: Path) -> None:
    record = play_game(Seating((Level.CASUAL,) * 2), GameOptions(2, empty_clues=False), 8).record
    file = tmp_path / "game.json"
    short = replace(record, actions=record.actions[:2])
    file.write_bytes(write_json(SavedGame(short)))
    words = ("review", str(file), "--json", "--level", "casual")
    done = started(*words, "--jobs", "2")
    assert (done.returncode, done.stderr) == (0, "")
    (report,) = lines(done.stdout)
    assert report["complete"]
    assert report["final"] is None
    assert report["level"] == "casual"
    assert len(report["turns"]) == 2
    assert report["lower"] <= report["upper"]
    assert {turn["seat"] for turn in report["turns"]} == {0, 1}
    assert report["luck_adjusted"] == pytest.approx(report["par"] + report["decision"])
    in_words = started("review", str(file), "--seconds", "1", "--turn", "2", LANG="sv_SE.UTF-8")
    assert in_words.returncode == 0
    assert str(file) in in_words.stdout


def test_unfinished_review_reports_no_sums(tmp_path: Path) -> None:
    record = play_game(Seating((Level.CASUAL,) * 2), GameOptions(2, empty_clues=False), 8).record
    file = tmp_path / "game.json"
    file.write_bytes(write_json(SavedGame(record)))
    done = started("review", str(file), "--json", "--seconds", "1")
    (report,) = lines(done.stdout)
    assert not report["complete"]
    sums = ("deal", "draw", "hidden", "decision", "luck_adjusted")
    assert {report[name] for name in sums} == {None}
    waiting = [turn for turn in report["turns"] if turn["cost"] is None]
    assert waiting
    assert all(turn["grade"] is None and turn["draw"] is None for turn in waiting)


def test_review_reports_unreadable_games_and_reviews_legal_ones(tmp_path: Path) -> None:
    missing = started("review", str(tmp_path / "none.json"))
    assert missing.returncode == 2
    broken = tmp_path / "broken.json"
    broken.write_text("{", encoding="utf-8")
    unread = started("review", str(broken))
    assert unread.returncode == 2
    assert "Traceback" not in unread.stderr
    record = play_game(Seating((Level.CASUAL,) * 2), GameOptions(2, empty_clues=False), 8).record
    wrong = replace(record, actions=(*record.actions[:3], Play(49)))
    file = tmp_path / "wrong.json"
    file.write_bytes(write_json(SavedGame(wrong)))
    done = started("review", str(file), "--json", "--seconds", "1")
    assert done.returncode == 1
    assert done.stderr
    (report,) = lines(done.stdout)
    assert len(report["turns"]) == 3


@pytest.mark.parametrize("turns", [0, 1])
def test_games_with_a_seat_that_made_no_decision_are_reviewed(
    turns: int, game_file: Path, tmp_path: Path
) -> None:
    played = json.loads(game_file.read_bytes())
    del played["hanabi_desktop"]
    played["actions"] = [*played["actions"][:turns], {"type": 4, "target": 0, "value": 4}]
    file = tmp_path / "short.json"
    file.write_text(json.dumps(played), "utf-8")
    done = started("review", str(file), LANG="en_GB.UTF-8")
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("cost 0.0 points") >= 2


@pytest.mark.skipif(sys.platform == "win32", reason="shells have no such pipes")
def test_game_is_read_from_a_pipe_of_a_shell(game_file: Path) -> None:
    reading, writing = os.pipe()
    with os.fdopen(writing, "wb") as stream:
        stream.write(game_file.read_bytes())  # a small one, which a pipe holds
    try:
        assert (
            opened_game(f"/dev/fd/{reading}").saved.record
            == opened_game(str(game_file)).saved.record
        )
    finally:
        os.close(reading)
