"""Every command by its name, with what it does; a command's own module is loaded when it is named."""

import argparse
from collections.abc import Callable
from importlib import import_module
from typing import Protocol, cast

from PySide6.QtCore import QCoreApplication

from hanabi_desktop import __version__

translate = QCoreApplication.translate

COMMANDS: dict[str, Callable[[], str]] = {
    "play": lambda: translate("Commands", "open the window"),
    "verify": lambda: translate("Commands", "replay games and say how each ends"),
    "selfplay": lambda: translate("Commands", "play many games between teammates"),
    "review": lambda: translate(
        "Commands", "review games: what each could know, what it cost, and what was luck"
    ),
    "advise": lambda: translate(
        "Commands", "show what a teammate would do in a recorded game, and why"
    ),
    "agreement": lambda: translate(
        "Commands", "count how often teammates would do as people did in recorded games"
    ),
    "selftest": lambda: translate("Commands", "play a whole game in the window and measure it"),
}


class CommandModule(Protocol):
    """What the module of a command brings."""

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """What may be said with it."""

    def run(self, arguments: argparse.Namespace) -> int:
        """Carry it out; the exit code."""


def command_module(name: str) -> CommandModule:
    """The module of a command; none of the others is loaded, so that the window starts fast."""
    module = import_module(f"hanabi_desktop.commands.{name.replace('-', '_')}")
    return cast("CommandModule", module)


def parser(named: str) -> argparse.ArgumentParser:
    """What reads the words of a command; of all others it knows what they are for."""
    reader = argparse.ArgumentParser(
        prog="hanabi-desktop",
        description=translate(
            "Commands", "Hanabi on your own desktop, with teammates who explain themselves."
        ),
    )
    reader.add_argument("--version", action="version", version=__version__)
    commands = reader.add_subparsers(dest="command", required=True)
    for name, purpose in COMMANDS.items():
        command = commands.add_parser(name, help=purpose())
        if name == named:
            command_module(name).add_arguments(command)
    return reader
