"""``advise``: what a teammate would do in a recorded game, why, and what else it weighed."""

import argparse
import json
import sys
import time
from typing import Any

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.commands.arguments import (
    UnusableArgumentError,
    add_agreement,
    add_json,
    add_level,
    agreed_for,
    opened_game,
    positive_number,
)
from hanabi_desktop.game.moves import Action, Clue, Play
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.game.state import GameState, observe
from hanabi_desktop.library.hanab_live.site_codes import Rotation, coded_action
from hanabi_desktop.session.play.teammate_threads import Hint, find_hint
from hanabi_desktop.support.translation import decimal
from hanabi_desktop.table.models.lists import places_in
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import Agreement
from hanabi_desktop.teammates.players import ConventionPlayer, teammate_of
from hanabi_desktop.teammates.reasoning import compiled
from hanabi_desktop.teammates.search.evaluator import LocalEvaluator
from hanabi_desktop.teammates.teammate import AT_ONCE, Budget
from hanabi_desktop.wording.events import turn_sentence
from hanabi_desktop.wording.hints import whole_hint
from hanabi_desktop.wording.move_reasons import action_phrase
from hanabi_desktop.wording.problems import only_watched_sentence

translate = QCoreApplication.translate


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add this command's options."""
    parser.add_argument("game", metavar="FILE or LINK", help=translate("Commands", "recorded game"))
    parser.add_argument(
        "--turn",
        type=positive_number,
        required=True,
        help=translate("Commands", "turn to advise on, counted from 1"),
    )
    add_level(parser)
    add_agreement(parser, translate("Commands", "agreement to read clues by"))
    parser.add_argument(
        "--no-lookahead",
        action="store_true",
        help=translate("Commands", "do not let Experts look ahead"),
    )
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print what a teammate would do at a turn, and return the exit code."""
    try:
        opened = opened_game(arguments.game)
        state = _before(arguments.turn, opened.states)
        agreed = agreed_for(arguments)
    except UnusableArgumentError as error:
        print(f"hanabi-desktop: {error}", file=sys.stderr)
        return 2
    seen = observe(state, state.seat_to_act)
    started = time.perf_counter()
    hint = _hint(seen, Level(arguments.level), agreed, looks_ahead=not arguments.no_lookahead)
    decision = hint.decision
    ms = 1000 * (time.perf_counter() - started)
    weighed = ConventionPlayer(agreed).weigh(seen)
    # The chop may be discarded although the conventions do not weigh that.
    chosen = next((one for one in weighed if one.action == decision.action), None)
    others = [option for option in weighed if option.action != decision.action]
    names, places = opened.saved.record.seats, places_in(seen)
    sentence = whole_hint(decision, hint.instead, hint.because, places, names, you=seen.seat)
    if arguments.json:
        report = {
            "turn": arguments.turn,
            "seat": seen.seat,
            "action": _coded(decision.action, state),
            "reason": {"code": decision.reason.code.value, "text": sentence},
            "alternatives": [
                {"action": _coded(option.action, state), "value": round(option.value, 3)}
                for option in others
            ],
            "ms": round(ms, 3),
        }
        print(json.dumps(report, ensure_ascii=False))
        return 0
    #: {name} is the player to act
    print(
        translate("Commands", "Turn {turn}: you are {name}.").format(
            turn=arguments.turn, name=names[seen.seat]
        )
    )
    print(sentence)
    if arguments.turn < len(opened.states):
        played = turn_sentence(opened.states[arguments.turn].history[-1], names)
        #: {move} is a whole sentence
        print(translate("Commands", "In the game: {move}").format(move=played))
    if chosen is None:
        return 0
    if others:
        print(
            translate(
                "Commands",
                "Other moves, compared with it by the teammates’ own score (not in points):",
            )
        )
    for option in others:
        ahead = option.value - chosen.value
        sign = "+" if round(ahead, 2) > 0 else ""
        print(f"{sign + decimal(ahead, 2):>8}  {action_phrase(option.action, places, names)}")
    return 0


def _hint(seen: Observation, level: Level, agreed: Agreement, *, looks_ahead: bool) -> Hint:
    """Return what a teammate would do; an Expert that looks ahead follows the judge of reviews."""
    if level is Level.EXPERT and looks_ahead and compiled():
        return find_hint(seen, agreed, Budget(evaluators=LocalEvaluator()))
    return Hint(teammate_of(level, agreed).choose(seen, AT_ONCE))


def _before(turn: int, states: tuple[GameState, ...]) -> GameState:
    """Return the state before a turn (counted from 1), in which a player must be to act."""
    if states[0].options.is_only_watched:
        raise UnusableArgumentError(only_watched_sentence(states[0].options))
    if not 1 <= turn <= len(states) or states[turn - 1].ending is not None:
        message = translate("Commands", "the game has no turn {turn} to advise on")
        raise UnusableArgumentError(message.format(turn=turn))
    return states[turn - 1]


def _coded(action: Action, state: GameState) -> dict[str, Any]:
    """Return an action in hanab.live's encoding, whose seats count from the starting player."""
    kind, target, value = coded_action(action)
    if isinstance(action, Clue):
        target = Rotation(state.first_seat, state.options).seat(target)
    announced = action.announced.letter if isinstance(action, Play) and action.announced else None
    return {"type": kind, "target": target, "value": value, "announced": announced}
