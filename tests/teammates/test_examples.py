"""Each example demonstrates its convention to every seat that sees it."""

import pytest
from compact import Position

from hanabi_desktop.game.cards import Card, Rank
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.learning.lessons import EXAMPLES, LESSON_OF, Example, Lesson
from hanabi_desktop.teammates.conventions import (
    BASICS,
    CONVENTIONS,
    FOR_READING,
    Convention,
)
from hanabi_desktop.teammates.encoding import index_of
from hanabi_desktop.teammates.reasoning.model import SeatModel
from hanabi_desktop.teammates.reasoning.moves import interpret_discard
from hanabi_desktop.teammates.reasoning.prediction import best_play

READ_AS = {
    Convention.ORDERED_ONES: Convention.PLAY_CLUE,
    Convention.DOUBLE_FINESSE: Convention.FINESSE,
    Convention.REPEATED_CLUE: Convention.FINESSE,
}
"""Conventions that only concern order or repetition, and the reading they share."""
GIVER = "w4 w4 b3 g3 y4"


def position_of(example: Example) -> Position:
    """Return the position in the reasoning tests' notation: the giver first, hands oldest card first."""
    held = [hand.split()[::-1] for hand in example.hands]
    mine = GIVER.split()[: len(held[0])]
    if example.discarded:
        mine[0] = f"{example.discarded}'{example.discarded}"
    hands = " | ".join(" ".join(hand) for hand in (mine, *held))
    options = GameOptions(len(held) + 1, empty_clues=True)
    return Position(hands, example.stacks, options=options)


def told(example: Example, position: Position, seat: int) -> SeatModel:
    if example.clue is not None:
        place, value = example.clue
        word = value.value if isinstance(value, Rank) else value.name.lower()
        return position.after_clue(f"0>{place + 1} {word}", seat)
    model = position.seen_by(seat)
    oldest = position.order(f"0.{len(position.cards[0])}")
    interpret_discard(model, 0, oldest, index_of(Card.parse(example.discarded)))
    return model


@pytest.mark.parametrize("convention", [one for one in EXAMPLES if one not in FOR_READING])
def test_example_demonstrates_its_convention(convention: Convention) -> None:
    """Every seat concerned reads the clue as its giver meant it."""
    example = EXAMPLES[convention]
    position = position_of(example)
    if example.clue is not None:
        read = Convention(told(example, position, 0).interpretation)
        assert read is READ_AS.get(convention, convention)
    for who, slot in example.plays[:1]:
        for seat in (0, who + 1):
            model = told(example, position, seat)
            model.think(who + 1)
            assert best_play(model, who + 1) == position.order(f"{who + 1}.{slot}")
    for who, slot in example.keeps:
        model = told(example, position, who + 1)
        model.think(who + 1)
        assert best_play(model, who + 1) == -1
        assert model.chop(who + 1) != position.order(f"{who + 1}.{slot}")


def test_every_switch_has_an_example_and_every_convention_a_lesson() -> None:
    assert set(EXAMPLES) == set(CONVENTIONS) - BASICS
    assert set(LESSON_OF) == set(CONVENTIONS) - {Convention.FILL_IN}
    assert set(LESSON_OF.values()) <= set(Lesson)
