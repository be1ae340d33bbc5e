"""Lessons as scripts: known deals, and the steps that happen in them.

A script contains decks: see the rules in docs/architecture.md.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Protocol

from hanabi_desktop.game.cards import Card, parse_cards
from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.record import replay
from hanabi_desktop.game.shuffle import shuffled_deck
from hanabi_desktop.game.state import GameState, apply, deal_deck
from hanabi_desktop.learning.steps import Step, read_action
from hanabi_desktop.library.records.hanab_live.compact_link import read_link

LEARNER = 0
"""The learner's seat, in every scene."""

PLAIN_RULES = GameOptions(3, empty_clues=False)


class Scene(Protocol):
    """A deal, the turns before the learner joins, and the steps from there."""

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps of the scene."""

    def states(self) -> Iterator[GameState]:
        """Return the states from the deal through the turns before the first step."""


@dataclass(frozen=True, slots=True)
class RecordedScene:
    """A position of a game between teammates, in which from then on clues must touch a card.

    Attributes:
        link: the game up to it (see ``library.records.hanab_live``).
        steps: the steps of the scene.
    """

    link: str
    steps: tuple[Step, ...]

    def states(self) -> Iterator[GameState]:
        """Return the states from the deal through the turns before the first step."""
        record = read_link(self.link).record
        return replay(replace(record, options=replace(record.options, empty_clues=False)))


@dataclass(frozen=True, slots=True)
class DealtScene:
    """A known deal, the turns before the learner joins, and the steps from there.

    Attributes:
        hands: seat by seat, slot 1 first, as "r1 b3 g2 w4 y1".
        steps: the steps of the scene.
        draws: the next cards of the deck; the rest follows in an arbitrary fixed order.
        before: the turns already played, written as in ``steps``.
        options: the rules.
        begins: the seat that begins.
    """

    hands: tuple[str, ...]
    steps: tuple[Step, ...]
    draws: str = ""
    before: tuple[str, ...] = ()
    options: GameOptions = PLAIN_RULES
    begins: int = LEARNER

    def dealt(self) -> GameState:
        """Return the deal."""
        options = replace(self.options, first_seat=self.begins)
        seats = [(self.begins + i) % options.players for i in range(options.players)]
        known = [card for seat in seats for card in reversed(parse_cards(self.hands[seat]))]
        known += parse_cards(self.draws)
        left = Counter(shuffled_deck(0, options)) - Counter(known)
        rest = [card for card in shuffled_deck(0, options) if _take(left, card)]
        return deal_deck(options, (*known, *rest), self.begins)

    def states(self) -> Iterator[GameState]:
        """Yield the states from the deal through the turns before the first step."""
        state = self.dealt()
        yield state
        for move in self.before:
            state, _ = apply(state, action_in(state, move))
            yield state


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
    """The scenes of a lesson.

    Attributes:
        scenes: the scenes in order.
        steps: the steps of all scenes.
    """

    scenes: tuple[Scene, ...]
    steps: tuple[Step, ...] = field(init=False)

    def __post_init__(self) -> None:
        """Collect the steps of all scenes."""
        steps = tuple(step for scene in self.scenes for step in scene.steps)
        object.__setattr__(self, "steps", steps)

    def scene_of(self, place: int) -> tuple[Scene, int]:
        """Return the scene of a step, and the step's index in it."""
        for scene in self.scenes:
            if place < len(scene.steps):
                return scene, place
            place -= len(scene.steps)
        raise IndexError(place)
