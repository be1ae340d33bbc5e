"""The words of the command line: every command with its arguments."""

import argparse
from pathlib import Path
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication

from hanabi_desktop import __version__
from hanabi_desktop.game.options import MAX_PLAYERS, MIN_PLAYERS, VARIANTS
from hanabi_desktop.settings.profile import WIDEST_PX
from hanabi_desktop.support.translation import Language
from hanabi_desktop.teammates.budget import USUAL_SECONDS
from hanabi_desktop.teammates.levels import Level

translate = QCoreApplication.translate

# argparse gives the type of its subcommands no public name.
_Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"  # noqa: SLF001

_MOST_DIGITS = 19
"""Of numbers below 2 ** 63."""

_SPEEDS = ("off", "gentle", "fast", "normal", "slow")


def parser() -> argparse.ArgumentParser:
    """What reads the words."""
    reader = argparse.ArgumentParser(
        prog="hanabi-desktop",
        description=translate(
            "Commands", "Hanabi on your own desktop, with teammates who explain themselves."
        ),
    )
    reader.add_argument("--version", action="version", version=__version__)
    commands = reader.add_subparsers(dest="command", required=True)
    _add_play(commands)
    _add_verify(commands)
    _add_selfplay(commands)
    _add_advise(commands)
    _add_agreement(commands)
    _add_tune(commands)
    _add_fit_value(commands)
    _add_puzzles(commands)
    _add_screenshots(commands)
    _add_selftest(commands)
    _add_smoothness(commands)
    return reader


def _add_play(commands: _Commands) -> None:
    play = commands.add_parser("play", help=translate("Commands", "open the window"))
    play.add_argument(
        "game",
        nargs="?",
        metavar="FILE or LINK",
        help=translate("Commands", "a game to go on with or to look at"),
    )
    play.add_argument(
        "--from-desktop",
        action="store_true",
        help=translate("Commands", "tell in the window if the game cannot be opened"),
    )
    _add_appearance(play)
    play.add_argument(
        "--profile", type=Path, help=translate("Commands", "folder for settings and games")
    )
    play.add_argument(
        "--new",
        metavar="N:LEVEL,...",
        help=translate("Commands", "start a game at once: players, then the teammates’ levels"),
    )
    play.add_argument("--deal", type=_deal, help=translate("Commands", "number of the deal"))
    play.add_argument(
        "--speed",
        choices=_SPEEDS,
        help=translate("Commands", "how fast the table moves"),
    )


def _add_verify(commands: _Commands) -> None:
    verify = commands.add_parser(
        "verify", help=translate("Commands", "replay games and tell how each ends")
    )
    verify.add_argument(
        "files",
        nargs="+",
        metavar="FILE",
        help=translate(
            "Commands",
            ".hanabi or .json (one game), .jsonl (a game a line), .txt (a link a line),"
            " - for input",
        ),
    )
    verify.add_argument(
        "--states",
        action="store_true",
        help=translate("Commands", "with --json: every state and its legal actions"),
    )
    _add_json(verify)


def _add_selfplay(commands: _Commands) -> None:
    selfplay = commands.add_parser(
        "selfplay", help=translate("Commands", "play many games between teammates")
    )
    _add_players(selfplay, default=3)
    selfplay.add_argument("--games", type=_positive, default=100)
    selfplay.add_argument(
        "--seed", type=_deal, default=1, help=translate("Commands", "number of the first deal")
    )
    selfplay.add_argument(
        "--level",
        default=Level.CASUAL.value,
        metavar="LEVEL,...",
        help=translate("Commands", "one level for all seats, or one for each"),
    )
    selfplay.add_argument(
        "--partner",
        choices=("noisy", "literal", "hoarder", "beginner"),
        help=translate("Commands", "this stand-in in every seat but the first"),
    )
    selfplay.add_argument(
        "--everywhere",
        action="store_true",
        help=translate("Commands", "the stand-in in the first seat as well"),
    )
    selfplay.add_argument(
        "--compare",
        metavar="LEVEL,...",
        help=translate(
            "Commands",
            "play the same deals at these levels too, and compare; “conventions”: the same"
            " teammates without looking ahead",
        ),
    )
    selfplay.add_argument(
        "--variants",
        type=_variants,
        default=(),
        metavar="NAME,...",
        help=translate("Commands", "any of multicolour, final_bouquet, choreography"),
    )
    selfplay.add_argument(
        "--no-empty-clues",
        action="store_true",
        help=translate("Commands", "every clue must touch a card"),
    )
    _add_thinking(selfplay)
    _add_jobs(selfplay)
    selfplay.add_argument(
        "--out", type=Path, help=translate("Commands", "write the games here, a line each")
    )
    _add_json(selfplay)


def _add_advise(commands: _Commands) -> None:
    advise = commands.add_parser(
        "advise", help=translate("Commands", "what a teammate would do in a recorded game, and why")
    )
    advise.add_argument("game", metavar="FILE or LINK")
    advise.add_argument(
        "--turn", type=_positive, required=True, help=translate("Commands", "counted from 1")
    )
    _add_level(advise)
    _add_thinking(advise)
    _add_json(advise)


def _add_agreement(commands: _Commands) -> None:
    agreement = commands.add_parser(
        "agreement",
        help=translate("Commands", "how often teammates would do as people did in recorded games"),
    )
    agreement.add_argument("files", nargs="+", metavar="FILE")
    _add_level(agreement)
    _add_jobs(agreement)
    _add_json(agreement)


def _add_tune(commands: _Commands) -> None:
    tune = commands.add_parser(
        "tune", help=translate("Commands", "find the teammates’ weights again")
    )
    _add_players(tune)
    tune.add_argument("--steps", type=_positive, default=40)
    tune.add_argument(
        "--pairs", type=_positive, default=1500, help=translate("Commands", "of games a step")
    )
    tune.add_argument("--seed", type=_deal, default=50_000_000)
    tune.add_argument(
        "--state",
        type=Path,
        required=True,
        help=translate("Commands", "file of the search; if it is there, the search goes on"),
    )
    tune.add_argument(
        "--check",
        type=_positive,
        default=2000,
        help=translate("Commands", "new deals on which the weights found are compared at the end"),
    )
    tune.add_argument(
        "--write",
        action="store_true",
        help=translate("Commands", "use the weights found, if they are better"),
    )
    _add_jobs(tune)


def _add_fit_value(commands: _Commands) -> None:
    fit_value = commands.add_parser(
        "fit-value",
        help=translate("Commands", "fit again how the end of a game is forecast"),
    )
    _add_players(fit_value)
    fit_value.add_argument("--games", type=_positive, default=20_000)
    fit_value.add_argument("--seed", type=_deal, default=52_000_000)
    fit_value.add_argument(
        "--write",
        action="store_true",
        help=translate("Commands", "use what was found"),
    )
    _add_jobs(fit_value)


def _add_puzzles(commands: _Commands) -> None:
    puzzles = commands.add_parser(
        "puzzles", help=translate("Commands", "find positions in which one action is clearly best")
    )
    _add_players(puzzles, default=3)
    _add_level(puzzles)
    puzzles.add_argument("--wanted", type=_positive, default=12)
    puzzles.add_argument("--seed", type=_deal, default=7_000_000)
    puzzles.add_argument(
        "--again",
        type=Path,
        metavar="FILE",
        help=translate("Commands", "measure the puzzles of this file first, and keep what holds"),
    )
    puzzles.add_argument("--out", type=Path, required=True)
    _add_jobs(puzzles)


def _add_screenshots(commands: _Commands) -> None:
    screenshots = commands.add_parser(
        "screenshots", help=translate("Commands", "draw every screen into a folder")
    )
    screenshots.add_argument("--out", type=Path, required=True)
    _add_appearance(screenshots)
    screenshots.add_argument("--scale", type=float, default=1.0)


def _add_selftest(commands: _Commands) -> None:
    selftest = commands.add_parser(
        "selftest", help=translate("Commands", "play a whole game in the window and measure it")
    )
    selftest.add_argument("--out", type=Path, required=True)
    _add_appearance(selftest)
    selftest.add_argument("--speed", choices=_SPEEDS, default="normal")
    _add_json(selftest)


def _add_smoothness(commands: _Commands) -> None:
    smoothness = commands.add_parser(
        "smoothness", help=translate("Commands", "measure how long frames take in the window")
    )
    _add_appearance(smoothness)
    _add_json(smoothness)


def _add_appearance(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=[language.value for language in Language])
    parser.add_argument("--theme", choices=("night", "day", "contrast"))
    parser.add_argument("--size", type=_size, metavar="WxH")


def _add_players(parser: argparse.ArgumentParser, default: int | None = None) -> None:
    parser.add_argument(
        "--players",
        type=int,
        choices=range(MIN_PLAYERS, MAX_PLAYERS + 1),
        default=default,
        required=default is None,
    )


def _add_level(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--level", choices=[level.value for level in Level], default=Level.EXPERT.value
    )


def _add_thinking(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--no-lookahead",
        action="store_true",
        help=translate("Commands", "Experts play by the conventions alone"),
    )
    command.add_argument(
        "--think-ms",
        type=_positive,
        default=round(1000 * USUAL_SECONDS),
        metavar="M",
        help=translate("Commands", "how long Experts may think about a move, in milliseconds"),
    )


def _add_jobs(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--jobs", type=_positive, default=1, help=translate("Commands", "processes at once")
    )


def _add_json(parser: argparse.ArgumentParser) -> None:
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


def _deal(text: str) -> int:
    number = whole_number(text)
    if number is None:
        message = translate("Commands", "{text} is not the number of a deal")
        raise argparse.ArgumentTypeError(message.format(text=text))
    return number


def _variants(text: str) -> tuple[str, ...]:
    names = tuple(text.split(","))
    unknown = next((name for name in names if name not in VARIANTS), None)
    if unknown is not None:
        message = translate("Commands", "there is no variant {name}: choose from {known}")
        raise argparse.ArgumentTypeError(message.format(name=unknown, known=", ".join(VARIANTS)))
    return names


def _positive(text: str) -> int:
    number = whole_number(text)
    if not number:
        message = translate("Commands", "{text} is not a number of 1 or more")
        raise argparse.ArgumentTypeError(message.format(text=text))
    return number
