"""Runs a laboratory command: ``python3 run.py lab COMMAND``."""

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module

from hanabi_desktop.cli import write_unicode
from hanabi_desktop.commands.arguments import run_where_asked
from hanabi_desktop.support.logs import set_up_logging

COMMANDS = {
    "tune": "search for the teammates’ weights again",
    "learn": "learn the teammates’ weights from what looking ahead says of decisions",
    "fit-people": "fit the stand-in for people to recorded games",
    "fit-value": "fit again how the end of a game is predicted",
    "lesson-deals": "find deals in which teammates use what a lesson teaches",
    "measure-agreements": "measure what each convention is worth",
    "measure-puzzles": "measure on fresh deals how clear the best moves of puzzles are",
    "measure-reasons": "measure the reasons of reviews, and how hints agree with reviews",
    "measure-review": "measure how good reviews are",
    "measure-speed": "measure how long the program works, as the work grows",
    "par": "measure again what deals are worth on average",
    "pictures": "take the pictures of the README and the documents",
    "puzzles": "find positions in which one move is clearly best",
    "screenshots": "save a picture of every screen in a folder",
    "sentences": "print everything that is said of moves, to be read",
    "smoothness": "measure how long frames take in the window",
}


def main(words: Sequence[str]) -> int:
    """Run the command named by the arguments and return its exit code."""
    set_up_logging()
    write_unicode()
    arguments = parser(words[0] if words else "").parse_args(words)
    return run_where_asked(import_module(_module_of(arguments.command)).run, arguments)


def parser(named: str) -> argparse.ArgumentParser:
    """Return a parser with the options of one command and the summaries of the others."""
    reader = argparse.ArgumentParser(prog="lab", description="Tools for developing Hanabi Desktop.")
    commands = reader.add_subparsers(dest="command", required=True)
    for name, purpose in COMMANDS.items():
        command = commands.add_parser(name, help=purpose)
        if name == named:
            import_module(_module_of(name)).add_arguments(command)
    return reader


def _module_of(name: str) -> str:
    return f"lab.commands.{name.replace('-', '_')}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
