"""Arguments that several commands take, and how numbers and sizes are read."""

import argparse
import sys
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.game.options import MAX_PLAYERS, MIN_PLAYERS, VARIANTS, GameOptions
from hanabi_desktop.settings.profile import TEXT_SIZES, WIDEST_PX
from hanabi_desktop.support.translation import Language
from hanabi_desktop.teammates.budget import USUAL_SECONDS
from hanabi_desktop.teammates.levels import Level

translate = QCoreApplication.translate

_MOST_DIGITS = 19
"""Of numbers below 2 ** 63."""

SPEEDS = ("off", "gentle", "fast", "normal", "slow")


def add_appearance(parser: argparse.ArgumentParser) -> None:
    """Language, theme, and the sizes of the window and of words."""
    parser.add_argument("--lang", choices=[language.value for language in Language])
    parser.add_argument("--theme", choices=("night", "day", "contrast"))
    parser.add_argument("--size", type=_size, metavar="WxH")
    parser.add_argument(
        "--text-size",
        type=int,
        choices=TEXT_SIZES,
        help=translate("Commands", "how large words are, in percent of their usual size"),
    )


def add_players(parser: argparse.ArgumentParser, default: int | None = None) -> None:
    """How many sit at the table; asked for where there is no default."""
    parser.add_argument(
        "--players",
        type=int,
        choices=range(MIN_PLAYERS, MAX_PLAYERS + 1),
        default=default,
        required=default is None,
    )


def add_game_files(parser: argparse.ArgumentParser) -> None:
    """Files of games: one in .hanabi and .json, a line each in .jsonl and .txt; - for input."""
    parser.add_argument(
        "files",
        nargs="+",
        metavar="FILE",
        help=translate(
            "Commands",
            ".hanabi or .json (one game), .jsonl (one game per line), .txt (one link per line), -"
            " for input",
        ),
    )


def content_of(file: str) -> bytes:
    """What a file named on the command line holds, or standard input.

    Raises:
        OSError: it cannot be read.
    """
    return sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()


def add_level(parser: argparse.ArgumentParser) -> None:
    """At which level teammates play."""
    parser.add_argument(
        "--level", choices=[level.value for level in Level], default=Level.EXPERT.value
    )


def add_agreement(parser: argparse.ArgumentParser) -> None:
    """What the table plays by, instead of all that every teammate knows."""
    parser.add_argument(
        "--agreement",
        metavar="NAME|FILE",
        help=translate(
            "Commands",
            "play by this agreement: casual, standard, expert, the name of one you have kept, or a file",
        ),
    )


def add_thinking(command: argparse.ArgumentParser) -> None:
    """How long Experts may think."""
    command.add_argument(
        "--no-lookahead",
        action="store_true",
        help=translate("Commands", "Experts play by the conventions alone"),
    )
    command.add_argument(
        "--think-ms",
        type=positive_number,
        default=round(1000 * USUAL_SECONDS),
        metavar="M",
        help=translate("Commands", "how long Experts may think about a move, in milliseconds"),
    )


def add_jobs(parser: argparse.ArgumentParser) -> None:
    """How many processes work at once."""
    parser.add_argument(
        "--jobs", type=positive_number, default=1, help=translate("Commands", "processes at once")
    )


def add_json(parser: argparse.ArgumentParser) -> None:
    """Print for programs instead of people."""
    parser.add_argument(
        "--json", action="store_true", help=translate("Commands", "print JSON only")
    )


def whole_number(text: str) -> int | None:
    """A number from 0 to 2 ** 63 - 1 in plain digits; None for everything else.

    ``str.isdigit`` takes signs that ``int`` refuses, such as "²", and ``int`` refuses numbers of
    thousands of digits.
    """
    if not (text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS):
        return None
    return number if (number := int(text)) < 1 << 63 else None


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    size = whole_number(width) or 0, whole_number(height) or 0
    if not all(0 < pixels <= WIDEST_PX for pixels in size):
        message = translate("Commands", "{text} is not a size such as 1280x800")
        raise argparse.ArgumentTypeError(message.format(text=text))
    return size


def deal_number(text: str) -> int:
    """The number of a deal."""
    number = whole_number(text)
    if number is None:
        message = translate("Commands", "{text} is not the number of a deal")
        raise argparse.ArgumentTypeError(message.format(text=text))
    return number


def add_variants(parser: argparse.ArgumentParser) -> None:
    """``--variants``: which are played; none by default."""
    parser.add_argument(
        "--variants",
        type=_variants,
        default=(),
        metavar="NAME,...",
        help=translate("Commands", "any of multicolour, final_bouquet, choreography"),
    )


def options_of(arguments: argparse.Namespace, *, empty_clues: bool) -> GameOptions:
    """The table of ``--players`` and ``--variants``."""
    variants: dict[str, Any] = dict.fromkeys(arguments.variants, True)
    return GameOptions(arguments.players, empty_clues=empty_clues, **variants)


def _variants(text: str) -> tuple[str, ...]:
    """Variants by their codes."""
    names = tuple(text.split(","))
    unknown = next((name for name in names if name not in VARIANTS), None)
    if unknown is not None:
        message = translate("Commands", "there is no variant {name}: choose from {known}")
        raise argparse.ArgumentTypeError(message.format(name=unknown, known=", ".join(VARIANTS)))
    return names


def positive_number(text: str) -> int:
    """A number of 1 or more."""
    number = whole_number(text)
    if not number:
        message = translate("Commands", "{text} is not a number of 1 or more")
        raise argparse.ArgumentTypeError(message.format(text=text))
    return number
