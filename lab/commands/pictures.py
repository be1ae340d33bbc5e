"""``pictures``: take the pictures of the README and the documents."""

import argparse
import os
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QSize

from hanabi_desktop.app.application import make_application
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.learning.progress import Detail
from hanabi_desktop.library.hanab_live.game_json import write_json
from hanabi_desktop.library.saved_game import SavedGame
from hanabi_desktop.review.review_json import write_review
from hanabi_desktop.review.reviewer import Reviewer
from hanabi_desktop.review.reviewer import run as run_review
from hanabi_desktop.session.library.loading import open_text
from hanabi_desktop.settings.start import StartOptions
from hanabi_desktop.support.translation import Language
from hanabi_desktop.table.appearance import Speed, Theme
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import agreement_of
from hanabi_desktop.teammates.measuring.arena import Seating, play_game
from hanabi_desktop.teammates.measuring.stand_ins import StandIn
from hanabi_desktop.ui.widgets.seats import default_seats
from lab.staging.staged_window import StagedWindow

_SIZE = QSize(1280, 800)
_DEAL, _TURNS, _CLUES = 48_213, 22, 2
_REVIEWED_DEAL, _REVIEWED_TURN = 201, 23
_ALL = 200
"""More turns than any game has."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add this command's options."""
    parser.add_argument("--out", type=Path, default=Path("docs"), help="folder for the pictures")


def run(arguments: argparse.Namespace) -> int:
    """Take the pictures, which takes about a minute, and return the exit code."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = make_application()
    stage = StagedWindow(
        StartOptions(
            language=Language.ENGLISH,
            theme=Theme.NIGHT,
            speed=Speed.OFF,
            detail=Detail.USUAL,
            size=_SIZE,
        )
    )
    out: Path = arguments.out
    out.mkdir(parents=True, exist_ok=True)
    _save_table(stage, out)
    _save_end(stage, out)
    _save_review(stage, out)
    stage.close()
    application.processEvents()
    return 0


def _save_table(stage: StagedWindow, out: Path) -> None:
    """Save a table at which a clue can be given, and the choice of one."""
    screen = stage.program.game.screen
    seen = stage.play_to(GameOptions(3), _DEAL, _TURNS, _CLUES)
    stage.save(stage.program.window, out / "table.png")
    held = next(held for held in seen.hands[2] if not held.marks.touched)
    screen.intent.press_card(held.order)
    if held.card is not None:
        screen.intent.consider(held.card.suit)
    stage.settle()
    stage.save(stage.program.window, out / "clue.png")
    screen.intent.cancel()


def _save_end(stage: StagedWindow, out: Path) -> None:
    stage.play_to(GameOptions(3), _DEAL, _ALL)
    stage.program.game.end.show()
    stage.settle()
    stage.save(stage.program.window, out / "end.png")


def _save_review(stage: StagedWindow, out: Path) -> None:
    """Save the review of a game of simulated people, at a blunder whose better move is easy to see."""
    people = Seating((Level.CASUAL,) * 3, StandIn.NOISY, everywhere=True)
    record = play_game(people, GameOptions(3), _REVIEWED_DEAL).record
    record = replace(record, seats=tuple(seat.name for seat in default_seats(3)))
    found = run_review(Reviewer(record, agreement_of(Level.CASUAL)), jobs=os.cpu_count() or 1)
    game = SavedGame(record, (None, Level.CASUAL, Level.CASUAL), review=write_review(found, 0))
    stage.program.game.open(open_text(write_json(game).decode()))
    reviews = stage.program.controllers.reviews
    reviews.show()
    stage.settle_until(lambda: reviews.current is not None and reviews.current.found is not None)
    reviews.panel.moment.chosen.emit(_REVIEWED_TURN)
    stage.settle()
    stage.save(stage.program.window, out / "review.png")
