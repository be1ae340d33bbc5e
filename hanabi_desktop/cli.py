"""The command line: reads the words and hands them to a command.

Exit codes: 0 fine, 1 what was checked does not hold, 2 unusable arguments or input.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication

from hanabi_desktop import __version__
from hanabi_desktop.game.options import MAX_PLAYERS, MIN_PLAYERS, VARIANTS
from hanabi_desktop.logs import set_up_logging
from hanabi_desktop.teammates.levels import Level
from hanabi_desktop.translation import Language, Translation

translate = QCoreApplication.translate

# argparse gives the type of its subcommands no public name.
_Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"  # noqa: SLF001

_SPEEDS = ("off", "gentle", "fast", "normal", "slow")


def main(words: Sequence[str] | None = None) -> int:
    """Run the program with these words, the process's own by default."""
    words = sys.argv[1:] if words is None else words
    set_up_logging()
    if words[:1] == ["first-paint"]:  # what selftest starts the program with, nobody else
        from hanabi_desktop.commands import first_paint  # noqa: PLC0415

        return first_paint.run(words[1], float(words[2]))
    # Help and errors need translators, and translators an application.
    console = QCoreApplication.instance() or QCoreApplication([])
    Translation(console).use(_language_of(words))
    arguments = _parser().parse_args(_with_command(words))
    try:
        return _run(arguments)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever read the output has had enough; nothing more can be written, at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _language_of(words: Sequence[str]) -> Language:
    """The language of help and errors: the one asked for, else the system's."""
    for place, word in enumerate(words):
        code = word.partition("=")[2] if word.startswith("--lang=") else None
        if word == "--lang" and place + 1 < len(words):
            code = words[place + 1]
        if code in [language.value for language in Language]:
            return Language(code)
    return Language.of_system()


def _with_command(words: Sequence[str]) -> list[str]:
    """``play`` is the command when none is named."""
    commands = (
        "play",
        "verify",
        "selfplay",
        "advise",
        "agreement",
        "tune",
        "puzzles",
        "screenshots",
        "selftest",
        "smoothness",
    )
    first = words[0] if words else ""
    named = first in (*commands, "-h", "--help", "--version")
    return list(words) if named else ["play", *words]


def _run(arguments: argparse.Namespace) -> int:
    """Import only what the command needs: the window starts faster without the rest."""
    match arguments.command:
        case "verify":
            from hanabi_desktop.commands import verify  # noqa: PLC0415

            return verify.run(arguments)
        case "selfplay":
            from hanabi_desktop.commands import selfplay  # noqa: PLC0415

            return selfplay.run(arguments)
        case "advise":
            from hanabi_desktop.commands import advise  # noqa: PLC0415

            return advise.run(arguments)
        case "agreement":
            from hanabi_desktop.commands import agreement  # noqa: PLC0415

            return agreement.run(arguments)
        case "tune":
            from hanabi_desktop.commands import tune  # noqa: PLC0415

            return tune.run(arguments)
        case "puzzles":
            from hanabi_desktop.commands import puzzles  # noqa: PLC0415

            return puzzles.run(arguments)
        case "screenshots":
            from hanabi_desktop.commands import screenshots  # noqa: PLC0415

            return screenshots.run(arguments)
        case "selftest":
            from hanabi_desktop.commands import selftest  # noqa: PLC0415

            return selftest.run(arguments)
        case "smoothness":
            from hanabi_desktop.commands import smoothness  # noqa: PLC0415

            return smoothness.run(arguments)
        case _:
            from hanabi_desktop.commands import play  # noqa: PLC0415

            return play.run(arguments)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="hanabi-desktop",
        description=translate(
            "Commands", "Hanabi on your own desktop, with teammates who explain themselves."
        ),
    )
    parser.add_argument("--version", action="version", version=__version__)
    commands = parser.add_subparsers(dest="command", required=True)
    _add_play(commands)
    _add_verify(commands)
    _add_selfplay(commands)
    _add_advise(commands)
    _add_agreement(commands)
    _add_tune(commands)
    _add_puzzles(commands)
    _add_screenshots(commands)
    _add_selftest(commands)
    _add_smoothness(commands)
    return parser


def _add_play(commands: _Commands) -> None:
    play = commands.add_parser("play", help=translate("Commands", "open the window"))
    play.add_argument(
        "game",
        nargs="?",
        metavar="FILE or LINK",
        help=translate("Commands", "a game to go on with or to look at"),
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
            ".json (one game), .jsonl (a game a line), .txt (a link a line), - for input",
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
    selfplay.add_argument(
        "--players", type=int, choices=range(MIN_PLAYERS, MAX_PLAYERS + 1), default=3
    )
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
        help=translate("Commands", "play the same deals at these levels too, and compare"),
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
    tune.add_argument(
        "--players", type=int, choices=range(MIN_PLAYERS, MAX_PLAYERS + 1), required=True
    )
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


def _add_puzzles(commands: _Commands) -> None:
    puzzles = commands.add_parser(
        "puzzles", help=translate("Commands", "find positions in which one action is clearly best")
    )
    puzzles.add_argument(
        "--players", type=int, choices=range(MIN_PLAYERS, MAX_PLAYERS + 1), default=3
    )
    _add_level(puzzles)
    puzzles.add_argument("--wanted", type=_positive, default=12)
    puzzles.add_argument("--seed", type=_deal, default=7_000_000)
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


def _add_level(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--level", choices=[level.value for level in Level], default=Level.EXPERT.value
    )


def _add_jobs(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--jobs", type=_positive, default=1, help=translate("Commands", "processes at once")
    )


def _add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--json", action="store_true", help=translate("Commands", "print JSON only")
    )


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    if not (width.isdigit() and height.isdigit() and int(width) and int(height)):
        message = translate("Commands", "{text} is not a size such as 1280x800")
        raise argparse.ArgumentTypeError(message.format(text=text))
    return int(width), int(height)


def _deal(text: str) -> int:
    if not text.isdigit() or int(text) >= 1 << 63:
        message = translate("Commands", "{text} is not the number of a deal")
        raise argparse.ArgumentTypeError(message.format(text=text))
    return int(text)


def _variants(text: str) -> tuple[str, ...]:
    names = tuple(text.split(","))
    unknown = next((name for name in names if name not in VARIANTS), None)
    if unknown is not None:
        message = translate("Commands", "there is no variant {name}: choose from {known}")
        raise argparse.ArgumentTypeError(message.format(name=unknown, known=", ".join(VARIANTS)))
    return names


def _positive(text: str) -> int:
    if not text.isdigit() or int(text) == 0:
        message = translate("Commands", "{text} is not a number of 1 or more")
        raise argparse.ArgumentTypeError(message.format(text=text))
    return int(text)


if __name__ == "__main__":
    sys.exit(main())
