"""``play``: open the window, or show a game in the terminal where there is no display."""

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QSize

from hanabi_desktop.app import StartOptions
from hanabi_desktop.app import run as run_window
from hanabi_desktop.commands.levels import UnusableArgumentError, levels_for
from hanabi_desktop.commands.terminal import show_game
from hanabi_desktop.game.observation import BrokenTurnError
from hanabi_desktop.game.options import MAX_PLAYERS, MIN_PLAYERS, GameOptions
from hanabi_desktop.library.problems import Problem, UnreadableGameError
from hanabi_desktop.session.setup import GameSetup, Seat
from hanabi_desktop.table.art.palette import Theme
from hanabi_desktop.table.speed import Speed
from hanabi_desktop.teammates.levels import Level
from hanabi_desktop.translation import Language
from hanabi_desktop.windows.new_game import TEAMMATE_NAMES, default_person, random_deal
from hanabi_desktop.wording.problems import what_is_wrong

if TYPE_CHECKING:
    from hanabi_desktop.session.opening import OpenedGame

translate = QCoreApplication.translate

_LONGEST_FILE_NAME = 255


def run(arguments: argparse.Namespace) -> int:
    """Open the window; the exit code."""
    try:
        setup = _setup(arguments.new, arguments.deal)
        opened = None if arguments.game is None else _opened(arguments.game)
    except UnusableArgumentError as error:
        print(f"hanabi-desktop: {error}", file=sys.stderr)
        return 2
    if not _has_display():
        print(
            translate(
                "Commands",
                "There is no display: start from a desktop session, use ssh -X, or run under"
                " xvfb-run. Here is a game between teammates instead.",
            ),
            file=sys.stderr,
        )
        return show_game(random_deal() if arguments.deal is None else arguments.deal)
    return run_window(
        StartOptions(
            language=Language(arguments.lang) if arguments.lang else None,
            theme=Theme(arguments.theme) if arguments.theme else None,
            speed=Speed(arguments.speed) if arguments.speed else None,
            size=QSize(*arguments.size) if arguments.size else None,
            profile=arguments.profile,
            setup=setup,
            opened=opened,
            deal=arguments.deal,
        )
    )


def _has_display() -> bool:
    """Whether a window can open; only X and Wayland systems may lack a display."""
    if not sys.platform.startswith(("linux", "freebsd")):
        return True
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return any(os.environ.get(name) for name in names)


def _opened(game: str) -> "OpenedGame":
    """The game of a file, or of a link."""
    from hanabi_desktop.session.opening import (  # noqa: PLC0415 (no start waits for it in vain)
        open_file,
        open_text,
    )

    file = Path(game)
    try:
        is_link = "://" in game or len(file.name) > _LONGEST_FILE_NAME or not file.exists()
        return open_text(game) if is_link else open_file(file)
    except OSError as error:
        message = translate("Commands", "{file} cannot be read: {cause}")
        raise UnusableArgumentError(message.format(file=game, cause=error.strerror)) from error
    except UnreadableGameError as error:
        if error.problem is Problem.NOT_A_LINK and "://" not in game:
            message = translate("Commands", "{game} is neither a file nor a link to a game")
            raise UnusableArgumentError(message.format(game=game)) from error
        raise UnusableArgumentError(f"{game}: {what_is_wrong(error)}") from error
    except BrokenTurnError as error:
        raise UnusableArgumentError(f"{game}: {what_is_wrong(error)}") from error


def _setup(new: str | None, deal: int | None) -> GameSetup | None:
    """The table of ``--new N:LEVEL,...``; None without it."""
    if new is None:
        return None
    number, _, names = new.partition(":")
    if not number.isdigit() or not MIN_PLAYERS <= int(number) <= MAX_PLAYERS:
        message = translate(
            "Commands", "--new begins with a number of players from 2 to 5, as in 3:casual"
        )
        raise UnusableArgumentError(message)
    players = int(number)
    levels = levels_for(names or Level.CASUAL.value, players - 1)
    teammates = (Seat(*pair) for pair in zip(TEAMMATE_NAMES, levels, strict=False))
    seats = (Seat(default_person()), *teammates)
    game_number = random_deal() if deal is None else deal
    return GameSetup(seats, GameOptions(players), game_number)
