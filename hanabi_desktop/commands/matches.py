"""``selfplay --seat`` and ``selfplay --cross``: games between teammates and programs."""

import argparse
import csv
import json
import os
import shlex
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
from PySide6.QtCore import QCoreApplication

from hanabi_desktop.commands.arguments import (
    UnusableArgumentError,
    agreement_for,
    levels_for,
    options_of,
    positive_number,
)
from hanabi_desktop.commands.terminal import show_progress
from hanabi_desktop.engine.matches import (
    Match,
    MatchGame,
    MatchSummary,
    Player,
    name_of,
    play_match,
    summarise,
)
from hanabi_desktop.engine.programs import USUAL_SECONDS, Program
from hanabi_desktop.game.course import GameRecord
from hanabi_desktop.library.hanab_live.game_json import write_json
from hanabi_desktop.library.saved_game import SavedGame
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.measuring.arena import Summary
from hanabi_desktop.teammates.reasoning import compiled
from hanabi_desktop.teammates.search.evaluator import compare
from hanabi_desktop.teammates.teammate import Budget
from hanabi_desktop.wording.problems import unwritable_file
from hanabi_desktop.wording.programs import fault_sentence

translate = QCoreApplication.translate

_PROGRAM = "program:"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options for programs at the table."""
    parser.add_argument(
        "--seat",
        action="append",
        metavar="N=PLAYER",
        help=translate(
            "Commands",
            "who plays in a seat, counted from 1: a level, or “program:” and a command"
            " (docs/engines.md); may be repeated",
        ),
    )
    parser.add_argument(
        "--cross",
        metavar="PLAYER,...",
        help=translate(
            "Commands",
            "play the same deals with every pair of these levels and programs, the first in seat 1"
            " and the second in all others",
        ),
    )
    parser.add_argument(
        "--program-seconds",
        type=positive_number,
        default=round(USUAL_SECONDS),
        metavar="S",
        help=translate("Commands", "longest time a program may take for a move, in seconds"),
    )
    parser.add_argument(
        "--program-log",
        type=Path,
        metavar="FILE",
        help=translate(
            "Commands",
            "append to this file whatever programs print besides their messages",
        ),
    )


def run(arguments: argparse.Namespace, budget: Budget) -> int:
    """Play the games and print a summary; return 1 if a program broke one, 2 if it cannot begin."""
    try:
        _check(arguments)
        wished = agreement_for(arguments.agreement)
        tables = _pairs(arguments) if arguments.cross else [_seats(arguments)]
        out = arguments.out.open("wb") if arguments.out else None
    except UnusableArgumentError as error:
        print(f"hanabi-desktop: {error}", file=sys.stderr)
        return 2
    except OSError as error:
        print(unwritable_file(arguments.out, error), file=sys.stderr)
        return 2
    played = [
        _play(arguments, Match(table, wished, budget, arguments.program_log), out)
        for table in tables
    ]
    if out is not None:
        out.close()
    if arguments.cross:
        _print_table(arguments, tables, played)
    else:
        _print_games(arguments, tables[0], played[0])
    return int(any(game.broken for games in played for game in games))


def _check(arguments: argparse.Namespace) -> None:
    """Raise an UnusableArgumentError if the options do not go together."""
    others = {"--partner": arguments.partner, "--compare": arguments.compare}
    if arguments.seat and arguments.cross:
        others["--cross"] = arguments.cross
    wrong = next((name for name, value in others.items() if value), None)
    if wrong is not None:
        message = translate("Commands", "{one} can’t be used together with {other}")
        one = "--seat" if arguments.seat else "--cross"
        raise UnusableArgumentError(message.format(one=one, other=wrong))


def _seats(arguments: argparse.Namespace) -> tuple[Player, ...]:
    """Return who plays in each seat: as named, otherwise teammates of ``--level``."""
    seats: list[Player] = [*levels_for(arguments.level, arguments.players)]
    for text in arguments.seat:
        number, _, player = text.partition("=")
        if number not in map(str, range(1, arguments.players + 1)):
            message = translate("Commands", "{text} does not name a seat from 1 to {players}")
            raise UnusableArgumentError(message.format(text=text, players=arguments.players))
        seats[int(number) - 1] = _player(player, arguments)
    return tuple(seats)


def _pairs(arguments: argparse.Namespace) -> list[tuple[Player, ...]]:
    """Return the tables of ``--cross``, row by row."""
    (words,) = csv.reader([arguments.cross], skipinitialspace=True)
    players = [_player(word, arguments) for word in words]
    others = arguments.players - 1
    return [(first, *(second,) * others) for first in players for second in players]


def _player(text: str, arguments: argparse.Namespace) -> Player:
    if not text.startswith(_PROGRAM):
        return levels_for(text, 1)[0]
    try:
        command = _words(text.removeprefix(_PROGRAM))
    except ValueError as error:
        raise UnusableArgumentError(f"{text}: {error}") from error
    if not command:
        raise UnusableArgumentError(translate("Commands", "“program:” needs a command"))
    return Program(_name(command), command, seconds=arguments.program_seconds)


def _words(command: str) -> tuple[str, ...]:
    """Return the words of a command as the system's shell would divide it."""
    if os.name != "nt":
        return tuple(shlex.split(command))
    return tuple(word.strip('"') for word in shlex.split(command, posix=False))


def _name(command: Sequence[str]) -> str:
    """Return a program's name: that of its script if an interpreter runs it."""
    is_script = len(command) > 1 and Path(command[1]).is_file()
    return Path(command[1] if is_script else command[0]).stem


def _play(arguments: argparse.Namespace, match: Match, out: BinaryIO | None) -> list[MatchGame]:
    options = options_of(arguments, empty_clues=not arguments.no_empty_clues)
    numbers = range(arguments.seed, arguments.seed + arguments.games)
    levels = tuple(one if isinstance(one, Level) else None for one in match.players)
    games = []
    for game in play_match(match, options, numbers, arguments.jobs):
        games.append(game)
        show_progress(f"{len(games)}/{len(numbers)}", last=len(games) == len(numbers))
        if out is not None:
            write_game(game.record, game.score, levels, out)
    return games


def write_game(
    record: GameRecord, score: int, levels: Sequence[Level | None], out: BinaryIO
) -> None:
    """Write a game and its points as a line of ``--out``; the level of a program is None."""
    game = msgspec.Raw(write_json(SavedGame(record, tuple(levels))))
    out.write(msgspec.json.encode({"game": game, "score": score}) + b"\n")


def _print_games(
    arguments: argparse.Namespace, table: tuple[Player, ...], games: Sequence[MatchGame]
) -> None:
    if arguments.json:
        seats = [_written(player) for player in table]
        print(json.dumps({**_frame(arguments), "seats": seats, **_report(games)}))
        return
    print(_in_words(summarise(games)))
    _print_faults(games)


def _print_table(
    arguments: argparse.Namespace,
    tables: Sequence[tuple[Player, ...]],
    played: Sequence[Sequence[MatchGame]],
) -> None:
    """Print a row for each player in seat 1, with the others by column."""
    own = {
        table[0]: [game.score for game in games]
        for table, games in zip(tables, played, strict=True)
        if table[0] == table[1]
    }
    if arguments.json:
        cells = []
        for table, games in zip(tables, played, strict=True):
            compared = compare([game.score for game in games], own[table[1]])
            pair = {"first": _written(table[0]), "others": _written(table[1])}
            against = {"difference": compared.difference, "standard_error": compared.standard_error}
            cells.append({**pair, **_report(games), "beside_own": against})
        print(json.dumps({**_frame(arguments), "cross": cells}))
        return
    names = [name_of(player) for player in own]
    width = max(14, *map(len, names))
    print(" " * width, *(f"{name:>{width}}" for name in names))
    for start in range(0, len(tables), len(own)):
        row = [summarise(games) for games in played[start : start + len(own)]]
        means = [f"{one.mean:.3f} ± {one.standard_error:.3f}" for one in row]
        print(f"{names[start // len(own)]:<{width}}", *(f"{mean:>{width}}" for mean in means))
    for games in played:
        _print_faults(games)


def _frame(arguments: argparse.Namespace) -> dict[str, Any]:
    names = ("players", "seed", "jobs")
    return {name: getattr(arguments, name) for name in names} | {"compiled": compiled()}


def _report(games: Sequence[MatchGame]) -> dict[str, Any]:
    return {**asdict(summarise(games)), "faults": _faults(games)}


def _faults(games: Sequence[MatchGame]) -> list[dict[str, Any]]:
    return [
        {
            "game": game.record.game_number,
            "turn": len(game.record.actions) + 1,
            "seat": game.broken.seat + 1,
            "fault": game.broken.fault.value,
            "text": fault_sentence(game.broken.program, game.broken.fault, game.broken.detail),
        }
        for game in games
        if game.broken is not None
    ]


def _written(player: Player) -> str:
    """Return a player as on the command line."""
    return player.value if isinstance(player, Level) else _PROGRAM + shlex.join(player.command)


def _in_words(summary: MatchSummary) -> str:
    text = translate(
        "Commands",
        "Games: {games}; {mean} ± {error} points, {perfect} perfect, {lost} lost by strikes; ms"
        " per move by seat: {ms}",
    )
    ms = ", ".join(f"{own['mean']:.2f}" for own in summary.ms_per_seat)
    return text.format(**figures_in_words(summary), ms=ms)


def figures_in_words(summary: Summary | MatchSummary) -> dict[str, str]:
    """Return the figures of a line about many games, by their names in its text."""
    return {
        "games": str(summary.games),
        "mean": f"{summary.mean:.3f}",
        "error": f"{summary.standard_error:.3f}",
        "perfect": f"{summary.perfect:.1%}",
        "lost": f"{summary.strikeouts:.2%}",
    }


def _print_faults(games: Sequence[MatchGame]) -> None:
    for fault in _faults(games):
        #: {number} is the number of a deal, {sentence} says what a program did wrong
        text = translate("Commands", "deal {number}, turn {turn}: {sentence}")
        values = {"number": fault["game"], "turn": fault["turn"], "sentence": fault["text"]}
        print(text.format(**values))
