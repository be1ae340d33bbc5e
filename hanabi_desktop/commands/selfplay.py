"""``selfplay``: play many games between teammates and print their averages."""

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any, BinaryIO

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.commands import matches
from hanabi_desktop.commands.arguments import (
    UnusableArgumentError,
    add_agreement,
    add_jobs,
    add_json,
    add_players,
    add_variants,
    agreement_for,
    deal_number,
    levels_for,
    options_of,
    positive_number,
)
from hanabi_desktop.commands.terminal import show_progress
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.measuring.arena import (
    GameResult,
    Seating,
    Summary,
    play_games,
    summarise,
)
from hanabi_desktop.teammates.measuring.stand_ins import StandIn
from hanabi_desktop.teammates.reasoning import compiled
from hanabi_desktop.teammates.search.evaluator import Comparison, compare
from hanabi_desktop.teammates.teammate import AT_ONCE, USUAL_SECONDS, Budget
from hanabi_desktop.wording.problems import unwritable_file

translate = QCoreApplication.translate

_CONVENTIONS = "conventions"
"""Compare with the same teammates without search."""
_AGREEMENT = "agreement"
"""Compare with the same teammates without search, who read every partner by the agreement alone."""
_WITHOUT_SEARCH = (_CONVENTIONS, _AGREEMENT)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add this command's options."""
    add_players(parser, default=3)
    parser.add_argument(
        "--games",
        type=positive_number,
        default=100,
        help=translate("Commands", "number of games"),
    )
    parser.add_argument(
        "--seed",
        type=deal_number,
        default=1,
        help=translate("Commands", "number of the first deal"),
    )
    parser.add_argument(
        "--level",
        default=Level.CASUAL.value,
        metavar="LEVEL,...",
        help=translate("Commands", "level of all seats, or one level for each seat"),
    )
    parser.add_argument(
        "--partner",
        choices=[kind.value for kind in StandIn],
        help=translate(
            "Commands", "fill every seat but the first with this stand-in for a human player"
        ),
    )
    parser.add_argument(
        "--everywhere",
        action="store_true",
        help=translate("Commands", "put the stand-in in the first seat as well"),
    )
    parser.add_argument(
        "--compare",
        metavar="LEVEL,...",
        help=translate(
            "Commands",
            "also play the same deals at these levels and compare; “conventions” "
            "stands for the same teammates without looking ahead, “agreement” for "
            "teammates that also don’t adapt to their partners’ habits",
        ),
    )
    add_variants(parser)
    parser.add_argument(
        "--no-empty-clues",
        action="store_true",
        help=translate("Commands", "every clue must touch a card"),
    )
    add_agreement(parser, translate("Commands", "agreement to play by"))
    _add_thinking(parser)
    matches.add_arguments(parser)
    add_jobs(parser)
    parser.add_argument(
        "--out",
        type=Path,
        metavar="FILE",
        help=translate("Commands", "file to write the games to, one per line"),
    )
    add_json(parser)


def _add_thinking(command: argparse.ArgumentParser) -> None:
    """Add ``--no-lookahead`` and ``--think-ms``."""
    command.add_argument(
        "--no-lookahead",
        action="store_true",
        help=translate("Commands", "do not let Experts look ahead"),
    )
    command.add_argument(
        "--think-ms",
        type=positive_number,
        default=round(1000 * USUAL_SECONDS),
        metavar="M",
        help=translate(
            "Commands", "longest time an Expert may think about a move, in milliseconds"
        ),
    )


def _budget(arguments: argparse.Namespace) -> Budget:
    """Return the teammates' search budget per move."""
    return AT_ONCE if arguments.no_lookahead else Budget.for_seconds(arguments.think_ms / 1000)


def run(arguments: argparse.Namespace) -> int:
    """Play the games and print a summary; return the exit code."""
    if arguments.seat or arguments.cross:
        return matches.run(arguments, _budget(arguments))
    try:
        levels = levels_for(arguments.level, arguments.players)
        rivals = _rivals(arguments, levels)
        wished = agreement_for(arguments.agreement)
        out = arguments.out.open("wb") if arguments.out else None
    except UnusableArgumentError as error:
        print(f"hanabi-desktop: {error}", file=sys.stderr)
        return 2
    except OSError as error:
        print(unwritable_file(arguments.out, error), file=sys.stderr)
        return 2
    partner = StandIn(arguments.partner) if arguments.partner else None
    line_up = Seating(tuple(levels), partner, everywhere=arguments.everywhere, wished=wished)
    budget = _budget(arguments)
    results = _play(arguments, line_up, budget, out)
    if out is not None:
        out.close()
    compared = None
    if rivals is not None:
        others_budget = AT_ONCE if arguments.compare in _WITHOUT_SEARCH else budget
        others_line_up = replace(
            line_up, levels=tuple(rivals), adapts=arguments.compare != _AGREEMENT
        )
        others = _play(arguments, others_line_up, others_budget, None)
        compared = compare([r.score for r in results], [r.score for r in others])
    summary = summarise(results)
    if arguments.json:
        print(json.dumps(_report(arguments, levels, budget, summary, compared)))
    else:
        print(_in_words(summary))
        if compared is not None:
            print(_difference_in_words(compared, arguments.compare))
    return 0


def _rivals(arguments: argparse.Namespace, levels: Sequence[Level]) -> Sequence[Level] | None:
    """Return the levels the teammates are compared with, or None for no comparison.

    An UnusableArgumentError is raised if the words name no levels.
    """
    if arguments.compare is None:
        return None
    if arguments.compare in _WITHOUT_SEARCH:
        return levels
    return levels_for(arguments.compare, arguments.players)


def _play(
    arguments: argparse.Namespace, line_up: Seating, budget: Budget, out: BinaryIO | None
) -> list[GameResult]:
    options = options_of(arguments, empty_clues=not arguments.no_empty_clues)
    results = []
    games, seed, jobs = arguments.games, arguments.seed, arguments.jobs
    for result in play_games(line_up, options, games, seed, jobs, budget):
        results.append(result)
        show_progress(f"{len(results)}/{games}", last=len(results) == games)
        if out is not None:
            matches.write_game(result.record, result.score, line_up.levels, out)
    return results


def _report(
    arguments: argparse.Namespace,
    levels: Sequence[Level],
    budget: Budget,
    summary: Summary,
    compared: Comparison | None,
) -> dict[str, Any]:
    report = {
        "players": arguments.players,
        "levels": [level.value for level in levels],
        "partner": arguments.partner,
        "think_ms": round(1000 * budget.seconds) or None,
        "seed": arguments.seed,
        **asdict(summary),
        "compiled": compiled(),
        "jobs": arguments.jobs,
    }
    if compared is not None:
        report["compared"] = {"with": arguments.compare, **asdict(compared)}
    return report


def _in_words(summary: Summary) -> str:
    text = translate(
        "Commands",
        "Games: {games}; {mean} ± {error} points, {perfect} perfect, {lost} lost by strikes,"
        " {ms} ms per move",
    )
    ms = f"{summary.ms_per_move['mean']:.2f}"
    return text.format(**matches.figures_in_words(summary), ms=ms)


def _difference_in_words(compared: Comparison, rivals: str) -> str:
    text = translate("Commands", "against {rivals} on the same deals: {difference} ± {error}")
    return text.format(
        rivals=rivals,
        difference=f"{compared.difference:+.3f}",
        error=f"{compared.standard_error:.3f}",
    )
