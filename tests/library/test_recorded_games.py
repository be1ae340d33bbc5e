"""The recorded games, where they exist on the machine."""

import json
import lzma
from pathlib import Path
from typing import Any

import pytest
from whole_games import played_out, record_of

from hanabi_desktop.game.observation import Refusal, legal_actions
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.state import GameState, observe
from hanabi_desktop.library.hanab_live.compact_link import read_link, write_link
from hanabi_desktop.library.hanab_live.game_json import read_json, write_json
from hanabi_desktop.library.hanab_live.site_codes import coded_action, suit_code
from hanabi_desktop.library.saved_game import SavedGame, verify

# The oracle's colours are R Y G W B; hanab.live's are R Y G B P, where P is our white.
ORACLE_SUIT = {0: 0, 1: 1, 2: 2, 3: 4, 4: 3}


def test_links_end_with_their_scores_and_round_trip(recorded_games: Path) -> None:
    lines = (recorded_games / "games" / "links.txt").read_text().splitlines()
    assert len(lines) == 4
    for line in lines:
        link, score = line.split("\t")
        game = read_link(link)
        verdict = verify(game)
        assert (verdict.score, verdict.broken) == (int(score), None)
        assert write_link(game) == link


ENDINGS = {"strikeout": "strikes", "maxreach": "max_reached"}


@pytest.mark.parametrize("file", ["human_3p", "human_ai_2p"])
def test_recorded_games_end_as_recorded(recorded_games: Path, file: str) -> None:
    for line in (recorded_games / "games" / f"{file}.jsonl").read_text().splitlines():
        recorded = json.loads(line)
        verdict = verify(read_json(json.dumps(recorded["game"]).encode()))
        assert verdict.broken is None
        assert verdict.ending == ENDINGS.get(recorded["end"], recorded["end"])
        on_table = sum(verdict.last.fireworks)
        assert recorded["score"] in (verdict.score, on_table)
        assert recorded["strikes"] == verdict.last.strikes


def test_illegal_games_break_where_expected(recorded_games: Path) -> None:
    for line in (recorded_games / "games" / "illegal.jsonl").read_text().splitlines():
        recorded = json.loads(line)
        verdict = verify(read_json(json.dumps(recorded["game"]).encode()))
        assert recorded["why"].startswith(f"turn {verdict.broken.turn}: ")
        assert verdict.broken.refusal is Refusal.ALL_TOKENS_THERE


def test_oracle_games_agree_state_by_state(recorded_games: Path) -> None:
    with lzma.open(recorded_games / "oracle_hle_sample.jsonl.xz", "rt") as lines:
        games = [json.loads(line) for line in lines]
    assert len(games) == 20
    for game in games:
        states = replayed(game)
        assert len(states) == len(game["states"])
        for state, expected in zip(states, game["states"], strict=True):
            expected["legal"].sort(key=str)
            seen = seen_by_oracle(state)
            assert seen == {key: expected[key] for key in seen}


def replayed(game: dict[str, Any]) -> list[GameState]:
    """Replay an oracle game; cards that were never dealt complete the box in any order."""
    deck = [{"suitIndex": ORACLE_SUIT[c["suitIndex"]], "rank": c["rank"]} for c in game["deck"]]
    dealt = deck[: game["dealt"]]
    some_game = SavedGame(record_of(played_out(GameOptions(2), 1)))
    box = json.loads(write_json(some_game))["deck"]
    for entry in dealt:
        box.remove(entry)
    actions = [
        a | ({"value": ORACLE_SUIT[a["value"]]} if a["type"] == 2 else {}) for a in game["actions"]
    ]
    players = ["a", "b", "c", "d", "e"][: game["players"]]
    data = {"players": players, "deck": dealt + box, "actions": actions, "options": {}}
    verdict = verify(read_json(json.dumps(data).encode()), with_states=True)
    assert verdict.broken is None
    return list(verdict.states)


def seen_by_oracle(state: GameState) -> dict[str, Any]:
    back = {site: oracle for oracle, site in ORACLE_SUIT.items()}
    heights = dict(zip(state.options.suits, state.fireworks, strict=True))
    over = state.ending is not None

    def face(order: int) -> list[int]:
        card = state.deck[order]
        return [back[suit_code(card.suit)], card.rank.value, order]

    def coded(kind: int, target: int, value: int | None) -> list[int | None]:
        return [kind, target, back[value] if kind == 2 and value is not None else value]

    legal = legal_actions(observe(state, state.seat_to_act))
    return {
        "player": -1 if over else state.seat_to_act,
        "score": 0 if state.ending and state.ending.lost else sum(state.fireworks),
        "clues": state.clue_tokens,
        "strikes": state.strikes,
        "deck": state.deck_size,
        "stacks": [heights[suit] for suit in sorted(heights, key=lambda s: back[suit_code(s)])],
        "discard": [face(public.order) for public in state.discards],
        "hands": [[face(order) for order in state.hand_orders(s)] for s in range(len(state.hands))],
        "legal": sorted((coded(*coded_action(a)) for a in legal), key=str),
        "terminal": over,
    }
