"""What commands need of the terminal and the system."""

import os
import sys
from pathlib import Path

from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.record import replay
from hanabi_desktop.game.scoring import rating_of
from hanabi_desktop.teammates.characters import CHARACTERS
from hanabi_desktop.teammates.levels import Level
from hanabi_desktop.teammates.measuring.arena import Seating, play_game
from hanabi_desktop.wording.events import ending_sentence, turn_sentence
from hanabi_desktop.wording.library import unwritable_file
from hanabi_desktop.wording.names import rating_name


def has_display() -> bool:
    """Return whether a window can open; only X11 and Wayland systems may lack a display."""
    if not sys.platform.startswith(("linux", "freebsd")):
        return True
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return any(os.environ.get(name) for name in names)


def show_progress(text: str, *, last: bool) -> None:
    """Update the progress line, if stderr is a terminal."""
    if sys.stderr is not None and sys.stderr.isatty():
        print(f"\r{text}", end="\n" if last else "", file=sys.stderr, flush=True)


def is_made(folder: Path) -> bool:
    """Create a folder if necessary; on failure print a message to stderr and return False."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        print(unwritable_file(folder, error), file=sys.stderr)
        return False
    return True


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
