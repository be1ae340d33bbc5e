import json
import lzma
from pathlib import Path
from typing import Any

import pytest

from hanabi_desktop.game.observation import Refusal, legal_actions
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.record import GameRecord
from hanabi_desktop.game.state import GameState, observe
from hanabi_desktop.library.hanab_live import (
    LINK_PREFIX,
    Problem,
    UnreadableGameError,
    coded_action,
    read_json,
    read_link,
    suit_code,
    write_link,
    written_json,
)
from hanabi_desktop.library.verification import verify
from hanabi_desktop.teammates.arena import play_game
from hanabi_desktop.teammates.levels import Level

# The oracle's colours are R Y G W B; hanab.live's are R Y G B P, where P is our white.
ORACLE_SUIT = {0: 0, 1: 1, 2: 2, 3: 4, 4: 3}


def some_game(players: int = 3, number: int = 5) -> GameRecord:
    return play_game([Level.CASUAL] * players, GameOptions(players), number).record


def as_json(record: GameRecord) -> dict[str, Any]:
    return json.loads(json.dumps(written_json(record)))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_json_and_link_hold_the_same_game(players: int) -> None:
    record = some_game(players)
    from_json = read_json(json.dumps(written_json(record)).encode()).record
    from_link = read_link(LINK_PREFIX + write_link(record) + "#3").record
    assert from_json.deck == from_link.deck == record.deck
    assert from_json.actions == from_link.actions
    assert write_link(from_link) == write_link(record)
    assert verify(read_link(write_link(record))).ending in ("deck", "perfect", "strikes")


def test_seats_are_named_from_the_one_that_began() -> None:
    options = GameOptions(3, first_seat=1)
    record = play_game([Level.CASUAL] * 3, options, 9).record
    renamed = GameRecord(("a", "b", "c"), options, record.deck, record.actions, 1)
    game = read_json(json.dumps(written_json(renamed)).encode())
    assert game.record.seats == ("b", "c", "a")
    assert verify(game).refusal is None


def broken(change: Any) -> bytes:
    data = as_json(some_game())
    change(data)
    return json.dumps(data).encode()


@pytest.mark.parametrize(
    ("data", "problem", "place"),
    [
        (b"", Problem.NOT_JSON, ""),
        (b"{", Problem.NOT_JSON, ""),
        (b"\xff\xfe{}", Problem.NOT_JSON, ""),
        (b"[" * 100_000, Problem.WRONG_LAYOUT, "$"),
        (b" " * 2_000_000, Problem.TOO_LARGE, ""),
        (b"[]", Problem.WRONG_LAYOUT, "$"),
        (b"{}", Problem.WRONG_LAYOUT, "$"),
        (broken(lambda d: d.update(players=["a"])), Problem.WRONG_LAYOUT, "$.players"),
        (broken(lambda d: d["deck"][3].update(rank=6)), Problem.WRONG_LAYOUT, "$.deck[3].rank"),
        (broken(lambda d: d["deck"].pop()), Problem.WRONG_DECK, "$.deck"),
        (broken(lambda d: d["deck"][0].update(suitIndex=5)), Problem.WRONG_DECK, "$.deck[0]"),
        (
            broken(lambda d: d["actions"][2].update(type=9)),
            Problem.WRONG_LAYOUT,
            "$.actions[2].type",
        ),
        (
            broken(lambda d: d["actions"].insert(0, {"type": 2, "target": 1})),
            Problem.WRONG_ACTION,
            "$.actions[0]",
        ),
        (
            broken(lambda d: d["options"].update(variant="Rainbow (6 Suits)")),
            Problem.UNKNOWN_VARIANT,
            "Rainbow (6 Suits)",
        ),
        (
            broken(lambda d: d["options"].update(deckPlays=True)),
            Problem.UNKNOWN_OPTION,
            "deckPlays",
        ),
    ],
)
def test_broken_json_is_refused_with_its_place(data: bytes, problem: Problem, place: str) -> None:
    with pytest.raises(UnreadableGameError) as caught:
        read_json(data)
    assert (caught.value.problem, caught.value.place) == (problem, place)


@pytest.mark.parametrize(
    ("link", "problem"),
    [
        ("", Problem.NOT_A_LINK),
        ("hello", Problem.NOT_A_LINK),
        ("415abc,03,99", Problem.UNKNOWN_VARIANT),
        ("915abc,03aa,0", Problem.WRONG_PLAYERS),
        ("415abc,03aab,0", Problem.CUT_OFF),
        ("415abc,03aa,0", Problem.WRONG_DECK),
        ("x" * 5000, Problem.TOO_LARGE),
    ],
)
def test_broken_links_are_refused(link: str, problem: Problem) -> None:
    with pytest.raises(UnreadableGameError) as caught:
        read_link(link)
    assert caught.value.problem is problem


# -- recorded games, where they are on the machine ------------------------------------------


def test_links_end_with_their_scores_and_are_written_back(recorded_games: Path) -> None:
    lines = (recorded_games / "games" / "links.txt").read_text().splitlines()
    assert len(lines) == 4
    for line in lines:
        link, score = line.split("\t")
        game = read_link(link)
        verdict = verify(game)
        assert (verdict.score, verdict.refusal) == (int(score), None)
        assert write_link(game.record, explicit_zeros=game.explicit_zeros) == link


ENDINGS = {"strikeout": "strikes", "maxreach": "max_reached"}


@pytest.mark.parametrize("file", ["human_3p", "human_ai_2p"])
def test_recorded_games_end_as_recorded(recorded_games: Path, file: str) -> None:
    for line in (recorded_games / "games" / f"{file}.jsonl").read_text().splitlines():
        recorded = json.loads(line)
        verdict = verify(read_json(json.dumps(recorded["game"]).encode()))
        assert verdict.refusal is None
        assert verdict.ending == ENDINGS.get(recorded["end"], recorded["end"])
        on_table = sum(verdict.last.fireworks)
        assert recorded["score"] in (verdict.score, on_table)
        assert recorded["strikes"] == verdict.last.strikes


def test_illegal_games_break_where_they_should(recorded_games: Path) -> None:
    for line in (recorded_games / "games" / "illegal.jsonl").read_text().splitlines():
        recorded = json.loads(line)
        verdict = verify(read_json(json.dumps(recorded["game"]).encode()))
        assert recorded["why"].startswith(f"turn {verdict.broken_turn}: ")
        assert verdict.refusal is Refusal.ALL_TOKENS_THERE


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
    box = as_json(some_game())["deck"]
    for entry in dealt:
        box.remove(entry)
    actions = [
        a | ({"value": ORACLE_SUIT[a["value"]]} if a["type"] == 2 else {}) for a in game["actions"]
    ]
    players = ["a", "b", "c", "d", "e"][: game["players"]]
    data = {"players": players, "deck": dealt + box, "actions": actions, "options": {}}
    verdict = verify(read_json(json.dumps(data).encode()))
    assert verdict.refusal is None
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
