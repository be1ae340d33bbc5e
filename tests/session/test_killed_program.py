"""Killing the program loses at most the action that has not been shown yet."""

import random
import subprocess
import sys
from pathlib import Path

import pytest

KILLS, DEEP_KILLS = 15, 400

PLAYS = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from hanabi_desktop.game.observation import legal_actions
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.session.library.library_service import LibraryService
from hanabi_desktop.session.library.loading import OpenedGame
from hanabi_desktop.session.play.session import Session
from hanabi_desktop.session.setup import GameSetup, Seat, teammates_for
from hanabi_desktop.teammates.players import ConventionPlayer
from hanabi_desktop.teammates.conventions import agreement_of
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.teammate import Budget

application = QCoreApplication([])
library_service = LibraryService(Path(sys.argv[1]))
session = Session(saver=library_service)
deal = int(sys.argv[2])
viewer = ConventionPlayer(agreement_of(Level.CASUAL))


def tell(word, seen):
    print(word, session.game_id, len(seen.history), hash(seen.history), flush=True)
    if seen.ending is not None:
        begin()
    elif seen.seat_to_act == 0:
        session.submit(viewer.choose(seen, Budget()).action)


def begin():
    global deal
    deal += 1
    seats = (Seat("Elin"), *teammates_for((Level.CASUAL, Level.CASUAL)))
    session.start(GameSetup(seats, GameOptions(3), deal))


def go_on(overview):
    game = overview.unfinished
    if game is None:
        begin()
    else:
        library_service.open_game(game.id, lambda opened: session.go_on(opened, opened.setup()))


session.cursor.changed.connect(lambda position: tell("shown", position.observation))
def on_opened():
    print("opened", library_service._store._written.damaged or None, flush=True)
    library_service.overview(go_on)


library_service.opened.connect(on_opened)
library_service.open()
application.exec()
"""


@pytest.mark.slow
def test_killed_program_loses_nothing_that_was_shown(tmp_path: Path, deep: bool) -> None:
    kills = DEEP_KILLS if deep else KILLS
    chance = random.Random(7)
    shown: tuple[str, int] | None = None
    recovered = 0
    for _ in range(kills):
        lines: list[list[str]] = []
        with subprocess.Popen(
            [sys.executable, "-c", PLAYS, tmp_path, str(chance.randrange(10**9))],
            stdout=subprocess.PIPE,
            text=True,
        ) as program:
            assert program.stdout is not None
            wanted = chance.randrange(1, 25)
            while len(lines) < wanted:
                lines.append(program.stdout.readline().split())
                assert lines[-1], "the program ended before it was killed"
            program.kill()  # a signal no program can defer
            lines += [line.split() for line in program.stdout.read().splitlines()]
        assert ["opened", "None"] in lines  # never damaged
        moves = [line for line in lines if line[0] == "shown" and len(line) == 4]
        if not moves:
            continue
        first, last = moves[0], moves[-1]
        if shown is not None and first[1] == shown[0]:
            # At the shown action or one further: one action may be saved but not shown.
            assert int(first[2]) in (shown[1], shown[1] + 1)
            recovered += 1
        shown = (last[1], int(last[2]))
    assert recovered > kills / 2
