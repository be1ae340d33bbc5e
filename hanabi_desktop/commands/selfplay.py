"""``selfplay``: many games between teammates."""

import argparse
import dataclasses
import json
import sys
from collections.abc import Sequence
from typing import BinaryIO

import msgspec
from PySide6.QtCore import QCoreApplication

from hanabi_desktop.commands.levels import UnusableArgumentError, levels_for
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.library.hanab_live.game_json import write_json
from hanabi_desktop.library.saved_game import SavedGame
from hanabi_desktop.teammates.arena import GameResult, Summary, play_games, summarise
from hanabi_desktop.teammates.levels import Level

translate = QCoreApplication.translate


def run(arguments: argparse.Namespace) -> int:
    """Play the games and sum them up; the exit code."""
    try:
        levels = levels_for(arguments.level, arguments.players)
        out = arguments.out.open("wb") if arguments.out else None
    except UnusableArgumentError as error:
        print(f"hanabi-desktop: {error}", file=sys.stderr)
        return 2
    except OSError as error:
        message = translate("Commands", "{file} cannot be written: {cause}")
        print(message.format(file=arguments.out, cause=error.strerror), file=sys.stderr)
        return 2
    options = GameOptions(
        arguments.players,
        empty_clues=not arguments.no_empty_clues,
        **dict.fromkeys(arguments.variants, True),
    )
    results = []
    for result in play_games(levels, options, arguments.games, arguments.seed, arguments.jobs):
        results.append(result)
        _show_progress(len(results), arguments.games)
        if out is not None:
            _write(result, levels, out)
    if out is not None:
        out.close()
    summary = summarise(results)
    if arguments.json:
        report = {
            "players": arguments.players,
            "levels": [level.value for level in levels],
            "partner": None,
            "seed": arguments.seed,
            **dataclasses.asdict(summary),
            "compiled": False,
            "jobs": arguments.jobs,
        }
        print(json.dumps(report))
    else:
        print(_in_words(summary))
    return 0


def _write(result: GameResult, levels: Sequence[Level], out: BinaryIO) -> None:
    game = msgspec.Raw(write_json(SavedGame(result.record, tuple(levels))))
    out.write(msgspec.json.encode({"game": game, "score": result.score}) + b"\n")


def _in_words(summary: Summary) -> str:
    text = translate(
        "Commands",
        "{games} games: {mean} ± {error} points, {perfect} perfect, {lost} lost by strikes,"
        " {ms} ms a move",
    )
    return text.format(
        games=summary.games,
        mean=f"{summary.mean:.2f}",
        error=f"{summary.standard_error:.2f}",
        perfect=f"{summary.perfect:.1%}",
        lost=f"{summary.strikeouts:.1%}",
        ms=f"{summary.ms_per_move['mean']:.2f}",
    )


def _show_progress(done: int, games: int) -> None:
    if sys.stderr is not None and sys.stderr.isatty():
        end = "\n" if done == games else ""
        print(f"\r{done}/{games}", end=end, file=sys.stderr, flush=True)
