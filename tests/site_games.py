"""Games as hanab.live exports them, with rules that nobody plays here."""

import json
import random
from dataclasses import replace
from typing import Any

from whole_games import NAMES, chosen, record_of

from hanabi_desktop.game.moves import Clue, Play
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.state import GameState, apply, deal
from hanabi_desktop.library.hanab_live.game_json import write_json
from hanabi_desktop.library.saved_game import SavedGame


def played(options: GameOptions, number: int = 5, *, deck_play: bool = False) -> GameState:
    """Return the last state of a random game; with ``deck_play`` the last card is played from the deck."""
    chance, state = random.Random(number), deal(options, number)
    while state.ending is None:
        action = chosen(state, chance, 1.0)
        if state.deck_size == 1 and not isinstance(action, Clue):
            action = Play(len(state.deck) - 1) if deck_play else action
        state, _ = apply(state, action)
    return state


def site_game(options: GameOptions, **more: Any) -> dict[str, Any]:
    """Return a game as the site exports it, without our own object."""
    record = replace(record_of(played(options, **more)), seats=NAMES[: options.players])
    data: dict[str, Any] = json.loads(write_json(SavedGame(record)))
    return {key: value for key, value in data.items() if key != "hanabi_desktop"}
