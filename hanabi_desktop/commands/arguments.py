"""Arguments shared by several commands, and parsing of numbers and sizes."""

import argparse
import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.game.options import MAX_PLAYERS, MIN_PLAYERS, VARIANTS, GameOptions
from hanabi_desktop.settings.profile import TEXT_SIZES, WIDEST_PX
from hanabi_desktop.support.translation import Language
from hanabi_desktop.teammates.budget import USUAL_SECONDS
from hanabi_desktop.teammates.levels import Level

translate = QCoreApplication.translate

_MOST_DIGITS = 19
"""The digits of the largest number below 2 ** 63."""

SPEEDS = ("off", "gentle", "fast", "normal", "slow")


def add_appearance(parser: argparse.ArgumentParser) -> None:
    """Add options for language, theme, window size and text size."""
    parser.add_argument(
        "--lang",
        choices=[language.value for language in Language],
        help=translate("Commands", "language of the window; without it the last one used"),
    )
    parser.add_argument(
        "--theme",
        choices=("night", "day", "contrast"),
        help=translate("Commands", "colours of the window; without it the last ones used"),
    )
    parser.add_argument(
        "--size",
        type=_size,
        metavar="WxH",
        help=translate("Commands", "size of the window in pixels, such as 1280x800"),
    )
    parser.add_argument(
        "--text-size",
        type=int,
        choices=TEXT_SIZES,
        help=translate("Commands", "text size in percent"),
    )


def add_players(parser: argparse.ArgumentParser, default: int | None = None) -> None:
    """Add ``--players``, required if there is no default."""
    parser.add_argument(
        "--players",
        type=int,
        choices=range(MIN_PLAYERS, MAX_PLAYERS + 1),
        default=default,
        required=default is None,
        help=translate("Commands", "number of players"),
    )


def add_game_files(parser: argparse.ArgumentParser) -> None:
    """Add the positional arguments for game files."""
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
    """Return the contents of a file named on the command line, or of standard input for "-".

    Raises:
        OSError: it cannot be read.
    """
    return sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()


def add_level(parser: argparse.ArgumentParser) -> None:
    """Add ``--level``."""
    parser.add_argument(
        "--level",
        choices=[level.value for level in Level],
        default=Level.EXPERT.value,
        help=translate("Commands", "level of the teammates"),
    )


def add_agreement(parser: argparse.ArgumentParser, use: str) -> None:
    """Add ``--agreement``; ``use`` says what it is for, such as "agreement to play by"."""
    names = translate(
        "Commands", "casual, standard, expert, the name of a saved agreement, or a file"
    )
    parser.add_argument("--agreement", metavar="NAME|FILE", help=f"{use}: {names}")


def add_thinking(command: argparse.ArgumentParser) -> None:
    """Add ``--no-lookahead`` and ``--think-ms``."""
    command.add_argument(
        "--no-lookahead",
        action="store_true",
        help=translate("Commands", "Experts do not look ahead"),
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


def add_jobs(parser: argparse.ArgumentParser) -> None:
    """Add ``--jobs``."""
    parser.add_argument(
        "--jobs", type=positive_number, default=1, help=translate("Commands", "number of processes")
    )


def add_json(parser: argparse.ArgumentParser) -> None:
    """Add ``--json``."""
    parser.add_argument(
        "--json", action="store_true", help=translate("Commands", "print JSON only")
    )


def whole_number(text: str) -> int | None:
    """Parse a number from 0 to 2 ** 63 - 1 in plain digits; return None for anything else.

    ``str.isdigit`` accepts characters that ``int`` rejects, such as "²", and ``int`` rejects numbers of
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
    """Parse the number of a deal."""
    number = whole_number(text)
    if number is None:
        message = translate("Commands", "{text} is not the number of a deal")
        raise argparse.ArgumentTypeError(message.format(text=text))
    return number


def add_variants(parser: argparse.ArgumentParser) -> None:
    """Add ``--variants``."""
    parser.add_argument(
        "--variants",
        type=_variants,
        default=(),
        metavar="NAME,...",
        help=translate("Commands", "variants: any of {known}").format(known=", ".join(VARIANTS)),
    )


def options_of(arguments: argparse.Namespace, *, empty_clues: bool) -> GameOptions:
    """Return the game options of ``--players`` and ``--variants``."""
    options = GameOptions(arguments.players, empty_clues=empty_clues)
    return options.with_variants(arguments.variants)


def _variants(text: str) -> tuple[str, ...]:
    """Parse variants by their codes."""
    names = tuple(text.split(","))
    unknown = next((name for name in names if name not in VARIANTS), None)
    if unknown is not None:
        message = translate("Commands", "there is no variant {name}: choose from {known}")
        raise argparse.ArgumentTypeError(message.format(name=unknown, known=", ".join(VARIANTS)))
    try:
        GameOptions().with_variants(names)
    except ValueError:
        message = translate("Commands", "{names} don’t go together: a game has one multicolour")
        raise argparse.ArgumentTypeError(message.format(names=text)) from None
    return names


def positive_number(text: str) -> int:
    """Parse a number of 1 or more."""
    number = whole_number(text)
    if not number:
        message = translate("Commands", "{text} is not a number of 1 or more")
        raise argparse.ArgumentTypeError(message.format(text=text))
    return number
