"""``verify``: replay recorded games and check their results."""

import argparse
import json
import sys
from typing import Any

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.commands.arguments import add_game_files, add_json, games_in
from hanabi_desktop.game.cards import Card
from hanabi_desktop.game.observation import legal_actions
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.scoring import score_of
from hanabi_desktop.game.state import GameState, observe
from hanabi_desktop.library.exchange import GameText
from hanabi_desktop.library.hanab_live.site_codes import coded_action, suit_code, variant_of
from hanabi_desktop.library.metadata.problems import UnreadableGameError
from hanabi_desktop.library.saved_game import SavedGame, Verdict, verify
from hanabi_desktop.wording.counts import Counts
from hanabi_desktop.wording.problems import (
    broken_turn_sentence,
    ending_words,
    problem_sentence,
    unreadable_file,
)

translate = QCoreApplication.translate

_FIELDS = (
    "id",
    "players",
    "suits",
    "variant",
    "turns",
    "score",
    "fireworks",
    "strikes",
    "clue_tokens",
    "ending",
)
"""The fields reported for a readable game."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add this command's options."""
    add_game_files(parser)
    parser.add_argument(
        "--states",
        action="store_true",
        help=translate("Commands", "with --json: print every state and its legal actions"),
    )
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Verify every game; return 1 if one is wrong, 2 if one cannot be read."""
    code = 0
    for file in arguments.files:
        try:
            games = games_in(file)
        except OSError as error:
            print(unreadable_file(file, error), file=sys.stderr)
            return 2
        for entry in games:
            fault, report, sentence = _verified(file, entry, with_states=arguments.states)
            print(json.dumps(report, ensure_ascii=False) if arguments.json else sentence)
            code = max(code, fault)
    return code


def _verified(file: str, entry: GameText, *, with_states: bool) -> tuple[int, dict[str, Any], str]:
    """Return a game's exit code, its report, and the report as a sentence."""
    head: dict[str, Any] = {"file": file, "index": entry.index}
    place = f"{file}:{entry.index + 1}"
    try:
        game = entry.read()
    except UnreadableGameError as error:
        message = problem_sentence(error)
        unread = {"turn": None, "code": error.problem.value, "message": message}
        unknown = dict.fromkeys(_FIELDS)
        return 2, {**head, **unknown, "legal": False, "error": unread}, f"{place}: {message}"
    verdict = verify(game, with_states=with_states)
    fault = _fault(entry, verdict)
    report = {**head, **_report(game, verdict), "error": fault}
    if with_states:
        report["states"] = [_state_report(state) for state in verdict.states]
    if fault is not None:
        return 1, report, f"{place}: {fault['message']}"
    text = translate("Commands", "{place}: {points}, {ending}, {turns}")
    counts, turns = Counts(), len(verdict.last.history)
    return (
        0,
        report,
        text.format(
            place=place,
            points=counts.points(verdict.score),
            ending=ending_words(verdict.ending),
            turns=counts.turns(turns),
        ),
    )


def _fault(entry: GameText, verdict: Verdict) -> dict[str, Any] | None:
    """Return what is wrong with a readable game."""
    if verdict.broken is not None:
        return {
            "turn": verdict.broken.turn,
            "code": verdict.broken.refusal.value,
            "message": broken_turn_sentence(verdict.broken),
        }
    if entry.expected in (None, verdict.score):
        return None
    text = translate("Commands", "The game ends with {score}, but the file says {expected}.")
    message = text.format(score=verdict.score, expected=entry.expected)
    return {"turn": None, "code": "wrong_score", "message": message}


def _report(game: SavedGame, verdict: Verdict) -> dict[str, Any]:
    last, options = verdict.last, game.record.options
    return {
        "id": game.id,
        "players": options.players,
        "suits": len(options.suits),
        "variant": variant_of(options).name,
        "turns": len(last.history),
        "score": verdict.score,
        "fireworks": _by_site_suit(last),
        "strikes": last.strikes,
        "clue_tokens": last.clue_tokens,
        "ending": verdict.ending,
        "legal": verdict.broken is None,
    }


def _by_site_suit(state: GameState) -> list[int]:
    """Return the heights of the fireworks in hanab.live's suit order."""
    suits, site_suits = state.options.suits, state.options.site_suits
    heights = zip((suit_code(suit, site_suits) for suit in suits), state.fireworks, strict=True)
    return [height for _, height in sorted(heights)]


def _coded_card(card: Card, order: int, options: GameOptions) -> list[int]:
    return [suit_code(card.suit, options.site_suits), card.rank.value, order]


def _state_report(state: GameState) -> dict[str, Any]:
    """Return a state in the format of the recorded oracle games."""
    over = state.ending is not None
    legal = legal_actions(observe(state, state.seat_to_act))
    return {
        "turn": len(state.history),
        "player": -1 if over else state.seat_to_act,
        "score": score_of(state.fireworks, state.ending),
        "clues": state.clue_tokens,
        "strikes": state.strikes,
        "deck": state.deck_size,
        "stacks": _by_site_suit(state),
        "discard": [
            _coded_card(public.card, public.order, state.options) for public in state.discards
        ],
        "hands": [
            [_coded_card(state.deck[h.order], h.order, state.options) for h in hand]
            for hand in state.hands
        ],
        "legal": [list(coded_action(action, state.options.site_suits)) for action in legal],
        "terminal": over,
    }
