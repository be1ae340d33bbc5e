"""The list of commands. A command's module is imported only when that command is run."""

import argparse
import re
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
        "Commands",
        "seat a teammate at another program’s table, by exchanging messages (docs/engines.md)",
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
    "completions": lambda: translate(
        "Commands", "print a script that makes a shell complete these commands"
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
    "completions": "source <(hanabi-desktop completions bash)",
}


def _argparse_words() -> dict[str, str]:
    """Return argparse's own words in the language in use, by the English ones."""
    return {
        "usage: ": translate("Commands", "usage: "),
        "positional arguments": translate("Commands", "arguments"),
        "options": translate("Commands", "options"),
        "show this help message and exit": translate("Commands", "show this help"),
        #: keep "%(prog)s" and "%(message)s" and the end of the line
        "%(prog)s: error: %(message)s\n": translate("Commands", "%(prog)s: error: %(message)s\n"),
        #: keep "%(argument_name)s" and "%(message)s"
        "argument %(argument_name)s: %(message)s": translate(
            "Commands", "argument %(argument_name)s: %(message)s"
        ),
        #: keep "%s", a list of arguments
        "the following arguments are required: %s": translate(
            "Commands", "the following arguments are required: %s"
        ),
        #: keep "%s", the words that were not expected
        "unrecognized arguments: %s": translate("Commands", "unrecognized arguments: %s"),
        #: keep "%(value)r" and "%(choices)s"
        "invalid choice: %(value)r (choose from %(choices)s)": translate(
            "Commands", "invalid choice: %(value)r (choose from %(choices)s)"
        ),
        "expected one argument": translate("Commands", "expected one argument"),
        "expected at least one argument": translate("Commands", "expected at least one argument"),
    }


def _use_our_words() -> None:
    """Let argparse speak the language in use; it has no public way but the gettext of the whole process."""
    words = _argparse_words()
    argparse._ = lambda text: words.get(text, text)  # type: ignore[attr-defined] # see above


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

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        """Leave the lines of an example whole, so that they can be copied."""
        return "\n".join(
            line
            if line.startswith(" ")
            else super(_HelpFormatter, self)._fill_text(line, width, indent)
            for line in text.split("\n")
        )


def _placeholders() -> dict[str, str]:
    """Return what stands for the values of arguments in help, in the language in use."""
    return {
        #: placeholders for values in the help of commands, in capitals and without blanks
        "FILE": translate("Commands", "FILE"),
        "LINK": translate("Commands", "LINK"),
        "NAME": translate("Commands", "NAME"),
        "PLAYER": translate("Commands", "PLAYER"),
        "LEVEL": translate("Commands", "LEVEL"),
        "DEAL": translate("Commands", "DEAL"),
        "GAMES": translate("Commands", "GAMES"),
        "TURN": translate("Commands", "TURN"),
        "SECONDS": translate("Commands", "SECONDS"),
        "STARTS": translate("Commands", "STARTS"),
        "SEED": translate("Commands", "SEED"),
        "JOBS": translate("Commands", "JOBS"),
        "ADDRESS": translate("Commands", "ADDRESS"),
        "FOLDER": translate("Commands", "FOLDER"),
        #: the folder for settings and games
        "PROFILE": translate("Commands", "PROFILE"),
        #: between two placeholders
        "or": translate("Commands", "or"),
    }


def _add_arguments(name: str, command: argparse.ArgumentParser) -> None:
    """Add the arguments of a command, with placeholders in the language in use."""
    command_module(name).add_arguments(command)
    words = _placeholders()
    for action in command._actions:  # noqa: SLF001 (argparse lists them nowhere else)
        if action.nargs != 0 and not action.choices:
            text = str(action.metavar or action.dest.upper())
            action.metavar = re.sub(r"\w{2,}", lambda word: words.get(word[0], word[0]), text)


def command_module(name: str) -> CommandModule:
    """Import the module of one command; the others stay unloaded, for a fast start."""
    module = import_module(f"hanabi_desktop.commands.{name.replace('-', '_')}")
    return cast("CommandModule", module)


def parser(named: str) -> argparse.ArgumentParser:
    """Return a parser with the options of one command and the names of the others."""
    _use_our_words()
    reader = argparse.ArgumentParser(
        prog="hanabi-desktop",
        description=translate(
            "Commands", "Hanabi on your own desktop, with teammates who explain themselves."
        ),
    )
    reader.add_argument(
        "--version",
        action="version",
        version=__version__,
        help=translate("Commands", "show the version"),
    )
    commands = reader.add_subparsers(dest="command", required=True)
    for name, purpose in COMMANDS.items():
        command = commands.add_parser(
            name,
            help=purpose(),
            description=_description(name),
            epilog=_example(name),
            formatter_class=_HelpFormatter,
        )
        if name == named:
            _add_arguments(name, command)
    return reader


def command_parser(name: str) -> argparse.ArgumentParser:
    """Return a parser of one command's own arguments."""
    _use_our_words()
    command = argparse.ArgumentParser(f"hanabi-desktop {name}", description=_description(name))
    _add_arguments(name, command)
    return command


def _description(name: str) -> str:
    return f"{COMMANDS[name]().capitalize()}."


def _example(name: str) -> str:
    #: above a command to type
    heading = translate("Commands", "Example:")
    return f"{heading}\n  {EXAMPLES[name]}"
