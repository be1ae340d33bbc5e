"""``play``: open the window, or show a game in the terminal where there is no display."""

import argparse
import sys
from pathlib import Path, PurePath

from PySide6.QtCore import QCoreApplication, QSize

from hanabi_desktop.app.application import run as run_window
from hanabi_desktop.commands.arguments import (
    SPEEDS,
    UnusableArgumentError,
    add_appearance,
    deal_number,
    levels_for,
    opened_game,
    whole_number,
)
from hanabi_desktop.commands.terminal import has_display
from hanabi_desktop.game.course import replay
from hanabi_desktop.game.options import MAX_PLAYERS, MIN_PLAYERS, GameOptions
from hanabi_desktop.game.scoring import rating_of
from hanabi_desktop.learning.progress import Detail
from hanabi_desktop.library.metadata.problems import ARCHIVE
from hanabi_desktop.session.setup import GameSetup, Seat, teammates_for, with_badges
from hanabi_desktop.settings.start import StartOptions
from hanabi_desktop.support.interpreter import pause_collector
from hanabi_desktop.support.translation import Language
from hanabi_desktop.table.appearance import Speed, Theme
from hanabi_desktop.teammates.characters import CHARACTERS, Level
from hanabi_desktop.teammates.measuring.arena import Seating, play_game
from hanabi_desktop.ui.widgets.seats import default_person, random_deal
from hanabi_desktop.wording.events import ending_sentence, turn_sentence
from hanabi_desktop.wording.names import rating_name

translate = QCoreApplication.translate


def show_game(deal: int) -> int:
    """Play a game of three teammates, print every turn, and return the exit code."""
    result = play_game(Seating((Level.CASUAL,) * 3), GameOptions(3), deal)
    names = tuple(character.name for character in CHARACTERS[:3])
    *_, last = replay(result.record)
    for turn in last.history:
        print(f"{turn.number:3}  {turn_sentence(turn, names)}")
    print(f"\n{ending_sentence(result.ending)}")
    print(f"{result.score}/{last.options.max_score}: {rating_name(rating_of(result.score))}")
    return 0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add this command's options."""
    parser.add_argument(
        "game",
        nargs="?",
        metavar="FILE or LINK",
        help=translate("Commands", "game to open"),
    )
    parser.add_argument(
        "--from-desktop",
        action="store_true",
        help=translate(
            "Commands", "show the error for an unreadable game in the window, not in the terminal"
        ),
    )
    add_appearance(parser)
    parser.add_argument(
        "--profile", type=Path, help=translate("Commands", "folder for settings and games")
    )
    parser.add_argument(
        "--new",
        metavar="N:LEVEL,...",
        help=translate(
            "Commands",
            "start a game at once: number of players, then the teammates’ levels, such as 3:expert,casual",
        ),
    )
    parser.add_argument(
        "--deal",
        type=deal_number,
        help=translate("Commands", "number of the first deal (default: a random one)"),
    )
    parser.add_argument(
        "--detail",
        choices=[detail.value for detail in Detail],
        help=translate("Commands", "how much the table shows (default: as in the settings)"),
    )
    parser.add_argument(
        "--speed",
        choices=SPEEDS,
        help=translate("Commands", "speed of animations (default: the last one used)"),
    )


def run(arguments: argparse.Namespace) -> int:
    """Open the window and return the exit code."""
    try:
        setup = _setup(arguments.new, arguments.deal)
        opened, file = None, None
        if arguments.game is not None and (
            arguments.from_desktop or PurePath(arguments.game).suffix.lower() == ARCHIVE
        ):
            file = Path(arguments.game)
        elif arguments.game is not None:
            opened = opened_game(arguments.game, as_far_as_allowed=True)
            if not _asks_for_more(arguments) and Path(arguments.game).is_file():
                file = Path(arguments.game)
    except UnusableArgumentError as error:
        print(f"hanabi-desktop: {error}", file=sys.stderr)
        return 2
    if not has_display():
        print(
            translate(
                "Commands",
                "No display found. Start from a desktop session, use ssh -X, or run under"
                " xvfb-run. Instead, here is a game between computer teammates.",
            ),
            file=sys.stderr,
        )
        return show_game(random_deal() if arguments.deal is None else arguments.deal)
    pause_collector()
    return run_window(
        StartOptions(
            language=Language(arguments.lang) if arguments.lang else None,
            theme=Theme(arguments.theme) if arguments.theme else None,
            speed=Speed(arguments.speed) if arguments.speed else None,
            text_size=arguments.text_size,
            detail=Detail(arguments.detail) if arguments.detail else None,
            size=QSize(*arguments.size) if arguments.size else None,
            profile=arguments.profile,
            setup=setup,
            opened=opened,
            file=file,
            deal=arguments.deal,
        )
    )


def _asks_for_more(arguments: argparse.Namespace) -> bool:
    """Return whether to open a new window even if the program already runs."""
    appearance = (arguments.lang, arguments.theme, arguments.size, arguments.text_size)
    asked = (*appearance, arguments.speed, arguments.detail, arguments.new)
    return any(asked) or arguments.deal is not None


def _setup(new: str | None, deal: int | None) -> GameSetup | None:
    """Return the table of ``--new N:LEVEL,...``, or None without it."""
    if new is None:
        return None
    number, _, names = new.partition(":")
    players = whole_number(number)
    if players is None or not MIN_PLAYERS <= players <= MAX_PLAYERS:
        message = translate(
            "Commands", "--new begins with a number of players from 2 to 5, as in 3:casual"
        )
        raise UnusableArgumentError(message)
    levels = levels_for(names or Level.CASUAL.value, players - 1)
    person = default_person()
    seats = with_badges((Seat(person), *teammates_for(levels, [person])))
    game_number = random_deal() if deal is None else deal
    return GameSetup(seats, GameOptions(players), game_number)
