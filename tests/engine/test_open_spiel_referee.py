"""OpenSpiel's Hanabi as the referee of our engine: it deals, judges the moves and counts the points.

What a seat is told is written down here from OpenSpiel's own state, without our rules or frames.
"""

import json
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

if sys.platform == "win32":
    pytest.skip("OpenSpiel has no packages for Windows", allow_module_level=True)

import pyspiel

ROOT = Path(__file__).parents[2]
LETTERS = "RYGBW"
GAMES, MANY_GAMES = 2, 50


class Seat:
    """The referee's side of one seat: the process of an engine, and the messages to and from it."""

    def __init__(self, seat: int, players: int) -> None:
        self.seat = seat
        self.process = subprocess.Popen(
            [sys.executable, "-m", "hanabi_desktop.cli", "engine", "--level", "standard"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        self.players = players
        self.tell("welcome", username=f"P{seat}")

    def tell(self, command: str, **content: Any) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{command} {json.dumps(content)}\n")
        self.process.stdin.flush()

    def hear(self, wanted: str) -> Any:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            command, _, content = line.partition(" ")
            assert command not in ("error", "warning"), line
            if command == wanted:
                return json.loads(content)
        raise AssertionError("the engine has ended")

    def begin(self, table: int, draws: list[dict[str, Any]]) -> None:
        self.tell("tableStart", tableID=table)
        self.hear("getGameInfo1")
        names = [f"P{seat}" for seat in range(self.players)]
        rules = {"numPlayers": self.players, "variantName": "No Variant", "startingPlayer": 0}
        seat = {"tableID": table, "playerNames": names, "ourPlayerIndex": self.seat}
        self.tell("init", **seat, options=rules)
        self.hear("getGameInfo2")
        self.tell("gameActionList", tableID=table, list=[self.hidden(draw) for draw in draws])

    def hidden(self, action: dict[str, Any]) -> dict[str, Any]:
        is_own = action["type"] == "draw" and action["playerIndex"] == self.seat
        return {**action, "suitIndex": -1, "rank": -1} if is_own else action

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        assert self.process.wait(20) == 0
        assert self.process.stdout is not None
        self.process.stdout.close()


class Referee:
    """One game in OpenSpiel, told in the site's words."""

    def __init__(self, players: int, chance: random.Random) -> None:
        self.players, self.chance = players, chance
        self.state = pyspiel.load_game("hanabi", {"players": players}).new_initial_state()
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.cards: list[tuple[int, int]] = []
        self.turn = 0
        size = 5 if players <= 3 else 4
        self.draws = [draw for place in range(players * size) for draw in self.drawn(place // size)]

    def drawn(self, seat: int) -> Iterator[dict[str, Any]]:
        """Let OpenSpiel's chance deal a card, unless the deck is empty."""
        if not self.state.is_chance_node():
            return
        outcomes, chances = zip(*self.state.chance_outcomes(), strict=True)
        outcome = self.chance.choices(outcomes, chances)[0]
        self.state.apply_action(outcome)
        suit, rank = "RYGWB"[outcome // 5], outcome % 5 + 1
        order = len(self.cards)
        self.cards.append((LETTERS.index(suit), rank))
        self.hands[seat].append(order)
        card = {"suitIndex": LETTERS.index(suit), "rank": rank}
        yield {"type": "draw", "playerIndex": seat, "order": order, **card}

    def figures(self) -> dict[str, int]:
        text = str(self.state)
        found = [re.search(rf"{name} tokens: (\d)", text) for name in ("Life", "Info")]
        heights = re.search(r"Fireworks: (.*)", text)
        assert heights is not None
        score = sum(int(word[1]) for word in heights[1].split())
        lives, clues = (int(one[1]) for one in found if one is not None)
        return {"lives": lives, "clues": clues, "score": score}

    def applied(self, seat: int, move: dict[str, Any]) -> list[dict[str, Any]]:
        """Carry out a move that OpenSpiel allows, and return what happened."""
        names = {self.state.action_to_string(seat, a): a for a in self.state.legal_actions()}
        before = self.figures()
        kind, target = move["type"], move["target"]
        offset = (target - seat) % self.players
        if kind >= 2:
            value = LETTERS[move["value"]] if kind == 2 else move["value"]
            about = f"color {value}" if kind == 2 else f"rank {value}"
            self.state.apply_action(names[f"(Reveal player +{offset} {about})"])
            place = 0 if kind == 2 else 1
            touched = [o for o in self.hands[target] if self.cards[o][place] == move["value"]]
            clue = {"type": kind - 2, "value": move["value"]}
            told = {"type": "clue", "clue": clue, "giver": seat, "target": target, "list": touched}
            actions: list[dict[str, Any]] = [{**told, "turn": self.turn}]
        else:
            place = self.hands[seat].index(target)
            self.state.apply_action(names[f"({('Play', 'Discard')[kind]} {place})"])
            self.hands[seat].remove(target)
            suit, rank = self.cards[target]
            card = {"playerIndex": seat, "order": target, "suitIndex": suit, "rank": rank}
            has_failed = self.figures()["lives"] < before["lives"]
            is_played = kind == 0 and not has_failed
            actions = [{"type": "play" if is_played else "discard", **card}]
            if not is_played:
                actions[0]["failed"] = has_failed
            actions += self.drawn(seat)
        self.turn += 1
        figures = self.figures()
        actions.append({"type": "status", **figures, "maxScore": 25})
        if self.state.is_terminal():
            actions.append({"type": "gameOver", "endCondition": 1, "playerIndex": -1})
        else:
            seat = self.state.current_player()
            actions.append({"type": "turn", "num": self.turn, "currentPlayerIndex": seat})
        return actions


@pytest.mark.slow
@pytest.mark.parametrize("players", range(2, 6))
def test_engine_plays_under_open_spiel(players: int, deep: bool) -> None:
    seats = [Seat(seat, players) for seat in range(players)]
    games = MANY_GAMES if deep else GAMES
    scores = []
    for table in range(1, games + 1):
        referee = Referee(players, random.Random(table))
        for seat in seats:
            seat.begin(table, referee.draws)
        while not referee.state.is_terminal():
            acting = referee.state.current_player()
            for action in referee.applied(acting, seats[acting].hear("action")):
                for seat in seats:
                    seat.tell("gameAction", tableID=table, action=seat.hidden(action))
        for seat in seats:
            seat.tell("databaseID", tableID=table, databaseID=0)
        scores.append(referee.state.returns()[0])
    for seat in seats:
        seat.close()
    assert sum(scores) / games > 15
