"""``engine``: a teammate that speaks the online site's messages over standard input and output."""

import argparse
import sys

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.commands.arguments import (
    UnusableArgumentError,
    add_agreement,
    add_level,
    agreed_for,
    deal_number,
)
from hanabi_desktop.engine.bot import Bot, Explain
from hanabi_desktop.game.moves import Turn
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.teammates.characters import Level, Personality
from hanabi_desktop.teammates.players import teammate_of
from hanabi_desktop.teammates.teammate import AT_ONCE, USUAL_SECONDS, Budget, Decision

translate = QCoreApplication.translate


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add this command's options."""
    add_level(parser)
    add_agreement(parser, translate("Commands", "agreement to play by"))
    parser.add_argument(
        "--lookahead",
        action="store_true",
        help=translate("Commands", "let Experts look ahead"),
    )
    parser.add_argument(
        "--seed",
        type=deal_number,
        help=translate(
            "Commands", "number that chooses the teammate’s preferences (default: none)"
        ),
    )
    parser.add_argument(
        "--reasons",
        action="store_true",
        help=translate("Commands", "give the reason for each move"),
    )


def run(arguments: argparse.Namespace) -> int:
    """Answer messages until the input ends, and return the exit code."""
    try:
        agreed = agreed_for(arguments)
    except UnusableArgumentError as error:
        print(f"hanabi-desktop: {error}", file=sys.stderr)
        return 2
    level, personality = Level(arguments.level), _personality(arguments.seed)
    bot = Bot(
        lambda: teammate_of(level, agreed, personality),
        Budget.for_seconds(USUAL_SECONDS) if arguments.lookahead else AT_ONCE,
        _explanation() if arguments.reasons else None,
    )
    read, write = sys.stdin.buffer, sys.stdout.buffer
    while line := read.readline():
        for answer in bot.answers(line):
            write.write(answer)
            write.flush()
        if bot.has_failed:
            return 2
    return 0


def _personality(seed: int | None) -> Personality | None:
    kinds = tuple(Personality)
    return None if seed is None else kinds[seed % len(kinds)]


def _explanation() -> Explain:
    """Return the function that puts reasons in words; a start without reasons imports none of it."""
    from hanabi_desktop.table.models.lists import places_in  # noqa: PLC0415 (see above)
    from hanabi_desktop.wording.move_reasons import reason_sentence  # noqa: PLC0415

    def explain(seen: Observation, decision: Decision, names: tuple[str, ...]) -> str:
        turn = Turn(seen.turn_number, seen.seat, decision.action, ())
        return reason_sentence(decision.reason, turn, places_in(seen), names)

    return explain
