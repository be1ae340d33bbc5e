"""The list of commands. A command's module is imported only when that command is run."""

import argparse
from collections.abc import Callable
from importlib import import_module
from typing import Protocol, cast

from PySide6.QtCore import QCoreApplication

from hanabi_desktop import __version__

translate = QCoreApplication.translate

COMMANDS: dict[str, Callable[[], str]] = {
    "play": lambda: translate("Commands", "open the window"),
    "verify": lambda: translate("Commands", "replay games and report how each ends"),
    "selfplay": lambda: translate("Commands", "play many games between teammates"),
    "engine": lambda: translate(
        "Commands", "sit a teammate at another program’s table, by messages (docs/engines.md)"
    ),
    "review": lambda: translate("Commands", "review games: what each move cost, and what was luck"),
    "advise": lambda: translate(
        "Commands", "show what a teammate would do in a recorded game, and why"
    ),
    "agreement": lambda: translate(
        "Commands", "report how often teammates would do what people did in recorded games"
    ),
    "selftest": lambda: translate(
        "Commands", "play a whole game in the window and measure start-up, speed and memory"
    ),
}


EXAMPLES = {
    "play": "hanabi-desktop play --new 3:expert,casual --deal 4711",
    "verify": "hanabi-desktop verify --json games.jsonl",
    "selfplay": "hanabi-desktop selfplay --players 4 --games 200 --level expert --jobs 2",
    "engine": "hanabi-desktop engine --level expert --reasons",
    "review": "hanabi-desktop review game.hanabi --turn 12",
    "advise": "hanabi-desktop advise game.hanabi --turn 12 --level standard",
    "agreement": "hanabi-desktop agreement --fit our-games.jsonl",
    "selftest": "hanabi-desktop selftest --out report",
}


class CommandModule(Protocol):
    """The interface of a command's module."""

    def add_arguments(self, parser: argparse.ArgumentParser) -> None: ...

    def run(self, arguments: argparse.Namespace) -> int: ...


class _HelpFormatter(argparse.HelpFormatter):
    """A help formatter that adds each option's default."""

    def _get_help_string(self, action: argparse.Action) -> str | None:
        text = action.help
        has_default = action.option_strings and action.default not in (
            None,
            False,
            (),
            "==SUPPRESS==",
        )
        if text is None or not has_default:
            return text
        #: {help} explains an option of a command; keep "%(default)s", which becomes its usual value
        return translate("Commands", "{help} (default: %(default)s)").format(help=text)


def command_module(name: str) -> CommandModule:
    """Import the module of one command; the others stay unloaded, for a fast start."""
    module = import_module(f"hanabi_desktop.commands.{name.replace('-', '_')}")
    return cast("CommandModule", module)


def parser(named: str) -> argparse.ArgumentParser:
    """Return a parser with the options of one command and the names of the others."""
    reader = argparse.ArgumentParser(
        prog="hanabi-desktop",
        description=translate(
            "Commands", "Hanabi on your own desktop, with teammates who explain themselves."
        ),
    )
    reader.add_argument("--version", action="version", version=__version__)
    commands = reader.add_subparsers(dest="command", required=True)
    for name, purpose in COMMANDS.items():
        #: {example} is a command to type
        example = translate("Commands", "Example: {example}").format(example=EXAMPLES[name])
        command = commands.add_parser(
            name,
            help=purpose(),
            description=f"{purpose().capitalize()}.",
            epilog=example,
            formatter_class=_HelpFormatter,
        )
        if name == named:
            command_module(name).add_arguments(command)
    return reader
