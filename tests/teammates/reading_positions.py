"""Compare the interpreter with positions with expected readings, taken from another program's tests.

``python tests/teammates/reading_positions.py FILE`` prints, for each position, the expected reading and the
actual one. A position lists hands (the newest card first, seat 0's unseen), fireworks, and steps: turns, and
readings expected after them.
"""

import json
import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any

from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import agreement_of
from hanabi_desktop.teammates.encoding import new_model
from hanabi_desktop.teammates.reasoning.model import SeatModel
from hanabi_desktop.teammates.reasoning.moves import interpret_discard, interpret_play
from hanabi_desktop.teammates.reasoning.reading import interpret_clue

SUITS = {"r": 1, "y": 3, "g": 4, "b": 2, "p": 0}
"""The other program's suits as our indices, in the order of its fireworks; its purple is our white."""
NAMES = ("red", "yellow", "green", "blue", "purple")
SEATS = ("Alice", "Bob", "Cathy", "Donald", "Emily")
UNSEEN = "xx"
_US = 0

_TURN = re.compile(
    r"(?P<who>\w+) (?P<does>clues|plays|discards) (?P<what>\w+)"
    r"(?: to (?P<to>\w+))?(?: \(slots? (?P<slots>[\d,]+)\))?"
)


class Verdict(StrEnum):
    """How an actual reading compares with the expected one."""

    EQUAL = "equal"
    WEAKER = "weaker"
    OTHER_CONVENTION = "other convention"
    CONTRADICTION = "contradiction"


@dataclass(frozen=True, slots=True)
class Reading:
    """An expected reading and the actual one.

    Attributes:
        position: the number of its position.
        lesson: what the position is about, in the other program's words.
        step: the step after which the reading holds.
        order: the card's order.
        expected: sets of identities, as bits.
        found: likewise.
    """

    position: int
    lesson: str
    step: int
    order: int
    expected: int
    found: int

    @property
    def verdict(self) -> Verdict:
        """The verdict: weaker where the actual reading leaves open what the expected one rules out."""
        if self.found == self.expected:
            return Verdict.EQUAL
        if not self.expected & ~self.found:
            return Verdict.WEAKER
        if self.position in OTHER_CONVENTIONS:
            return Verdict.OTHER_CONVENTION
        return Verdict.CONTRADICTION


_SAVED_TWOS = "2s are saved though the other copy is in sight"
_COUNTED_AS_PLAYED = "clued cards of others that are about to be played count as played"
_GIVERS_CARDS = "clued cards of the giver are links, known to it or not"
OTHER_CONVENTIONS = {
    0: _SAVED_TWOS,
    11: _COUNTED_AS_PLAYED,
    13: _SAVED_TWOS,
    17: "a blind play of one's own after clued cards of others",
    29: "a card that is seen is told of through cards of the one who sees it",
    32: _GIVERS_CARDS,
    59: "2s are saved though the other copy is in sight of the receiver",
    61: "clandestine finesses",
    62: "clandestine finesses",
    68: _GIVERS_CARDS,
    86: "finesses that wait for each other",
}
"""Positions whose expected readings need conventions that our tables do not use, with the reason."""


def readings(position: dict[str, Any]) -> Iterator[Reading]:
    """Yield the expected and the actual readings of a position."""
    table = _Table(position)
    for number, step in enumerate(position["steps"]):
        if step["t"] == "turn":
            table.take_turn(step["text"], step["draw"])
            continue
        order = step["order"]
        expected = sum(1 << identity(face) for face in step["is"])
        found = table.reading(order, common=step["view"] == "common")
        yield Reading(
            position["id"], position["level_of_convention"], number, order, expected, found
        )


class _Table:
    """The position as seat 0 sees it."""

    def __init__(self, position: dict[str, Any]) -> None:
        hands = position["hands"]
        options = GameOptions(len(hands), empty_clues=False)
        self.model: SeatModel = new_model(options, agreement_of(Level.EXPERT), _US)
        self.drawn = 0
        model = self.model
        gone = iter(range(59, 29, -1))  # orders of cards that have left their hands
        stacks = position.get("play_stacks", [0] * 5)
        for suit, top in zip(SUITS.values(), stacks, strict=True):
            for rank in range(top):
                model.reveal(next(gone), 5 * suit + rank)
                model.lay(5 * suit + rank)
        for face in position.get("discarded", ()):
            model.reveal(next(gone), identity(face))
            model.pile(identity(face))
        for seat, hand in enumerate(hands):
            for face in reversed(hand):
                self._draw(seat, face)
        model.deck -= sum(stacks) + len(position.get("discarded", ()))
        model.tokens = position.get("clue_tokens", 8)
        model.turn = 10

    def _draw(self, seat: int, face: str) -> None:
        self.model.draw(seat, self.drawn, -1 if face == UNSEEN else identity(face))
        self.model.count_draw()
        self.drawn += 1

    def take_turn(self, text: str, draw: str) -> None:
        """Carry out a turn."""
        match = _TURN.fullmatch(text)
        assert match is not None, text
        seat, model = SEATS.index(match["who"]), self.model
        if match["does"] == "clues":
            self._clue(seat, SEATS.index(match["to"]), match["what"], match["slots"])
        else:
            face = identity(match["what"])
            order = self._card_meant(seat, face, match["slots"], clued=match["does"] == "plays")
            if match["does"] == "plays":
                interpret_play(model, seat, order, face, model.playable >> face & 1)
            else:
                interpret_discard(model, seat, order, face)
            self._draw(seat, draw)
        model.end_turn()

    def _clue(self, giver: int, receiver: int, what: str, slots: str | None) -> None:
        value = 5 + int(what) if what.isdigit() else list(SUITS.values())[NAMES.index(what)]
        hand = self._hand(receiver)
        if slots is not None:
            touched = sum(1 << len(hand) - int(slot) for slot in slots.split(","))
        else:
            touched = sum(
                1 << place
                for place, order in enumerate(hand)
                if self.model.value_mask[value] >> self.model.card[order] & 1
            )
        interpret_clue(self.model, giver, receiver, value, touched)

    def _card_meant(self, seat: int, face: int, slots: str | None, *, clued: bool) -> int:
        """Return the card played or discarded; among equal cards, the one the notation points at, if any."""
        hand = self._hand(seat)
        if slots is not None:
            return hand[-int(slots)]
        same = [order for order in hand if self.model.card[order] == face]
        return min(same, key=lambda order: bool(self.model.clued[order]) != clued)

    def _hand(self, seat: int) -> list[int]:
        return list(self.model.hand[5 * seat : 5 * seat + self.model.size[seat]])

    def reading(self, order: int, *, common: bool) -> int:
        """Return the possible identities of a card, for the whole table or for its holder."""
        model = self.model
        holder = next(seat for seat in range(model.players) if order in self._hand(seat))
        model.think(holder)
        return int(model.common[order] if common else model.believed[order])


def identity(face: str) -> int:
    """Return the number of a card in their notation."""
    return 5 * SUITS[face[0]] + int(face[1]) - 1


def faces(some: int) -> str:
    """Return a set of identities in their notation."""
    return " ".join(
        f"{letter}{rank + 1}"
        for letter, suit in SUITS.items()
        for rank in range(5)
        if some >> 5 * suit + rank & 1
    )


def main(words: Sequence[str]) -> int:
    """Print every reading that is not equal, and the count of each verdict."""
    found = [
        reading
        for file in words
        for position in json.loads(Path(file).read_text(encoding="utf-8"))
        for reading in readings(position)
    ]
    for one in found:
        if one.verdict is not Verdict.EQUAL:
            print(f"{one.position:3}.{one.step} {one.lesson}: card {one.order}: {one.verdict}")
            print(f"      expected {faces(one.expected)}; here {faces(one.found)}")
            if one.verdict is Verdict.OTHER_CONVENTION:
                print(f"      not agreed here: {OTHER_CONVENTIONS[one.position]}")
    counts = Counter(one.verdict for one in found)
    print(", ".join(f"{counts[verdict]} {verdict}" for verdict in Verdict))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
