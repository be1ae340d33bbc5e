"""Lessons as scripts: known positions, and the steps that happen in them.

``resources/lessons/scripts`` has a TOML file for each chapter, with the scenes of each lesson in the
form of :class:`Scene`, and the ``kind`` of each step. A script contains decks: see the rules in
docs/architecture.md.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Annotated

import msgspec

from hanabi_desktop.game.cards import Card, parse_cards
from hanabi_desktop.game.course import replay
from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.state import GameState, apply, deal_deck, shuffled_deck
from hanabi_desktop.learning.lessons import (
    ActionText,
    Chapter,
    Lesson,
    Step,
    chapter_of,
    read_action,
)
from hanabi_desktop.library.hanab_live.compact_link import read_link
from hanabi_desktop.support.files import RESOURCES, read_toml

SCRIPTS = RESOURCES / "lessons" / "scripts"

LEARNER = 0
"""The learner's seat, in every scene."""


class Scene(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A known deal, the turns before the learner joins, and the steps from there.

    Attributes:
        hands: seat by seat, slot 1 first, as "r1 b3 g2 w4 y1".
        draws: the next cards of the deck; the rest follows in an arbitrary fixed order.
        before: the turns already played, written as in ``steps``.
        variants: the codes of the variants (see ``GameOptions``).
        empty_clues: whether a clue may touch no card at all.
        link: in place of all these, a game between teammates up to the first step (see
            ``library.hanab_live``).
    """

    steps: Annotated[tuple[Step, ...], msgspec.Meta(min_length=1)]
    hands: tuple[str, ...] = ()
    draws: str = ""
    before: tuple[ActionText, ...] = ()
    variants: tuple[str, ...] = ()
    empty_clues: bool = False
    begins: int = LEARNER
    link: str = ""

    def __post_init__(self) -> None:
        """Raise ValueError if there is no such deal."""
        if bool(self.link) == bool(self.hands):
            raise ValueError("a scene has either hands or a link")
        next(self.states())

    def states(self) -> Iterator[GameState]:
        if self.link:
            record = read_link(self.link).record
            options = replace(record.options, empty_clues=self.empty_clues)
            yield from replay(replace(record, options=options))
            return
        state = self._deal()
        yield state
        for move in self.before:
            state, _ = apply(state, action_in(state, move))
            yield state

    def _deal(self) -> GameState:
        players = len(self.hands)
        options = GameOptions(players, empty_clues=self.empty_clues, first_seat=self.begins)
        options = options.with_variants(self.variants)
        seats = [(self.begins + i) % players for i in range(players)]
        known = [card for seat in seats for card in reversed(parse_cards(self.hands[seat]))]
        known += parse_cards(self.draws)
        left = Counter(shuffled_deck(0, options)) - Counter(known)
        rest = [card for card in shuffled_deck(0, options) if _take(left, card)]
        sizes = {len(hand.split()) for hand in self.hands}
        if sizes != {options.hand_size} or len(known) + len(rest) != len(options.box):
            raise ValueError("these hands and draws cannot be dealt from the deck")
        return deal_deck(options, (*known, *rest), self.begins)


def _take(left: Counter[Card], card: Card) -> bool:
    """Take a card from those left; return False if there is none."""
    left[card] -= 1
    return left[card] >= 0


def action_in(state: GameState, text: str) -> Action:
    """Return an action of a script for the seat to act; ``play r1`` names the card instead of the slot.

    Raises:
        ValueError: it is invalid, or there is no such card.
    """
    hand = state.hand_orders(state.seat_to_act)
    verb, *words = text.split()
    if verb == "play" and not words[0].isdigit():
        card = Card.parse(words[0])
        orders = [order for order in hand if state.deck[order] == card]
        if not orders:
            raise ValueError(f"no {card} to be played")
        words[0] = str(len(hand) - hand.index(orders[-1]))
    return read_action(" ".join([verb, *words]), hand)


@dataclass(frozen=True, slots=True)
class Script:
    """The scenes of a lesson."""

    scenes: tuple[Scene, ...]
    steps: tuple[Step, ...] = field(init=False)

    def __post_init__(self) -> None:
        steps = tuple(step for scene in self.scenes for step in scene.steps)
        object.__setattr__(self, "steps", steps)

    def scene_of(self, place: int) -> tuple[Scene, int]:
        """Return the scene of a step, and the step's index in it."""
        for scene in self.scenes:
            if place < len(scene.steps):
                return scene, place
            place -= len(scene.steps)
        raise IndexError(place)


def script_of(lesson: Lesson) -> Script:
    """Return the script of a lesson.

    Raises:
        OSError: the file of its chapter cannot be read.
        ValueError: that file is not valid.
    """
    return scripts_in(SCRIPTS, chapter_of(lesson))[lesson]


@cache
def scripts_in(folder: Path, chapter: Chapter) -> dict[Lesson, Script]:
    """Return the scripts of a chapter; raise as :func:`script_of` does."""
    fields = [(lesson.value, tuple[Scene, ...]) for lesson in chapter.lessons]
    form = msgspec.defstruct("Chapter", fields, forbid_unknown_fields=True)
    scenes = read_toml(folder / f"{chapter.value}.toml", form)
    return {lesson: Script(getattr(scenes, lesson.value)) for lesson in chapter.lessons}
