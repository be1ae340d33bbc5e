"""``screenshots``: deterministic pictures of every screen."""

import argparse
import os
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from hanabi_desktop.app import DEFAULT_SIZE, StartOptions, make_application
from hanabi_desktop.commands.folders import is_made
from hanabi_desktop.commands.stage import Stage
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.game.options import MAX_PLAYERS, MIN_PLAYERS, GameOptions
from hanabi_desktop.library.hanab_live.game_json import write_json
from hanabi_desktop.library.saved_game import SavedGame
from hanabi_desktop.session.opening import open_text
from hanabi_desktop.table.art.palette import Theme
from hanabi_desktop.table.pending import Zone
from hanabi_desktop.table.speed import Speed
from hanabi_desktop.teammates.advice import last_clue_to
from hanabi_desktop.teammates.arena import LineUp, play_game
from hanabi_desktop.teammates.convention_player import ConventionPlayer
from hanabi_desktop.teammates.levels import Level
from hanabi_desktop.teammates.teammate import Budget
from hanabi_desktop.translation import Language
from hanabi_desktop.windows.conventions_dialog import ConventionsDialog
from hanabi_desktop.windows.keys_dialog import KeysDialog
from hanabi_desktop.windows.new_game import NewGameDialog, default_seats

_DEAL = 48_213
_TURNS = 30


def run(arguments: argparse.Namespace) -> int:
    """Draw every screen into the folder; the exit code."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["QT_SCALE_FACTOR"] = str(arguments.scale)
    out: Path = arguments.out
    if not is_made(out):
        return 2
    application = make_application()
    stage = Stage(
        StartOptions(
            language=Language(arguments.lang or "en"),
            theme=Theme(arguments.theme or "night"),
            speed=Speed.OFF,
            size=QSize(*arguments.size) if arguments.size else DEFAULT_SIZE,
        )
    )
    _draw_all(stage, out)
    stage.close()
    application.processEvents()
    return 0


def _draw_all(stage: Stage, out: Path) -> None:
    window, screen = stage.program.window, stage.program.room.screen
    _save(window, out / "start.png")
    for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
        stage.lead(GameOptions(players, multicolour=players == 5), _DEAL, _TURNS)
        _save(window, out / f"table_{players}p.png")
    three = GameOptions(3)
    seen = stage.lead(three, _DEAL, _TURNS)
    screen.intent.press_card(seen.own_hand[-1].order)
    stage.settle()
    _save(window, out / "table_card_chosen.png")
    screen.intent.cancel()
    _save_advice(stage, seen, out)
    screen.intent.see_as_holder(1)
    stage.settle()
    _save(window, out / "empathy.png")
    screen.intent.see_again()
    anchor = seen.hands[2][1]
    screen.intent.press_card(anchor.order)
    if anchor.card is not None:
        screen.intent.consider(anchor.card.suit)
    stage.settle()
    _save(window, out / "clue_choosing.png")
    screen.intent.cancel()
    screen.intent.start_clue()
    stage.settle()
    _save(window, out / "clue_all.png")
    screen.intent.cancel()
    _save_dialog(stage, out / "new_game.png")
    seen = stage.lead(replace(three, choreography=True, multicolour=True), _DEAL, _TURNS)
    screen.intent.drop(seen.own_hand[-2].order, Zone.PLAY)
    stage.settle()
    _save(window, out / "announcing.png")
    screen.intent.cancel()
    for name, options in (("", three), ("_bouquet", replace(three, final_bouquet=True))):
        stage.lead(options, _DEAL, 200)
        stage.program.room.show_end()
        stage.settle()
        _save(window, out / f"game_over{name}.png")
    seats = default_seats(3)
    record = play_game(LineUp((Level.CASUAL,) * 3), three, _DEAL).record
    record = replace(record, seats=tuple(seat.name for seat in seats))
    game = SavedGame(record, tuple(seat.level for seat in seats))
    stage.program.room.open(open_text(write_json(game).decode()))
    stage.settle()
    screen.replay_bar.slider.setValue(_TURNS)
    stage.settle()
    _save(window, out / "replay.png")


def _save_advice(stage: Stage, seen: Observation, out: Path) -> None:
    """What can be asked of teammates: why, what a clue says, what they would do, what is agreed."""
    window, room = stage.program.window, stage.program.room
    room.screen.explain()
    _save(window, out / "advice_why.png")
    room.on_clue_read(last_clue_to(seen, Level.CASUAL))
    _save(window, out / "advice_clue.png")
    room.on_hinted(ConventionPlayer(Level.CASUAL).choose(seen, Budget()))
    _save(window, out / "advice_hint.png")
    agreed = ConventionsDialog(Level.EXPERT, seen.options, window)
    _save(agreed, out / "conventions.png")
    agreed.deleteLater()
    keys = KeysDialog(window.keys, window)
    _save(keys, out / "keys.png")
    keys.deleteLater()


def _save_dialog(stage: Stage, file: Path) -> None:
    dialog = NewGameDialog(stage.program.room.last_setup(), 1, stage.program.window)
    dialog.open()
    stage.settle()
    _save(dialog, file)
    dialog.close()
    dialog.deleteLater()


def _save(widget: QWidget, file: Path) -> None:
    widget.grab().save(str(file))
