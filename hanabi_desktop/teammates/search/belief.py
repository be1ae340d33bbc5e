"""The belief state of a seat: sampled games that fit what the seat has seen.

A partner who could have saved a card and did not, or who gave another clue instead, reveals
something about the cards that the partner saw. Possible own hands are therefore drawn from what the
seat believes, and each hand is weighted by how well the conventions explain the actions of the
other players, who could see it. Each sampled game combines one of these hands with a random order
of the undrawn cards.
"""

import math
import zlib
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random

from hanabi_desktop.game.observation import Observation
from hanabi_desktop.teammates.conventions import Agreement
from hanabi_desktop.teammates.encoding import (
    Coded,
    SeatTracker,
    coded,
    copies_of,
    known_cards,
    undealt_game,
)
from hanabi_desktop.teammates.reasoning.codes import CLUE
from hanabi_desktop.teammates.reasoning.model import SeatModel
from hanabi_desktop.teammates.reasoning.policy import Policy
from hanabi_desktop.teammates.reasoning.simulation import Simulation
from hanabi_desktop.teammates.search.deadline import ENDLESS, Deadline
from hanabi_desktop.teammates.weights import with_personality


def seed_from_history(observation: Observation) -> int:
    """Return a seed that depends only on the actions so far and the seat."""
    course = repr([turn.action for turn in observation.history])
    return zlib.crc32(f"{observation.seat} {course}".encode())


STEPS = (0.5 * (math.sqrt(5) - 1), math.sqrt(2) - 1, math.sqrt(7) - 2)
"""Irrational steps of the sequences that spread suppositions, one for each supposition of a seat.

They are badly approximated by fractions and independent of each other.
"""


@dataclass(frozen=True, slots=True)
class Supposition:
    """The probability that one of the seat's own cards is one of some identities.

    Attributes:
        identities: the identities, as bits.
        chance: the probability that the card is one of them, 0 to 1.
    """

    order: int
    identities: int
    chance: float


def is_among(number: int, step: float, share: float) -> bool:
    """Return whether a number belongs to an evenly spread share of all numbers (a Kronecker sequence).

    Random numbers instead would miss the share by several percent in a few dozen samples.

    Args:
        number: counted from 0.
        step: the irrational step of the sequence; sequences with different steps are independent.
        share: the share of the numbers that belong, 0 to 1.
    """
    return (number + 0.5) * step % 1.0 < share


ENOUGH_HANDS = 6.0
"""Hands are drawn for a sample until their total weight is this many times that of the likeliest hand."""
MOST_HANDS = 64
"""Maximum number of hands drawn for a sample."""
HOPELESS = 0.01
"""A hand is abandoned when its likelihood falls below this share of the likeliest hand's likelihood."""
STRANDS = 4
"""Number of independent series of samples; worker processes can share the sampling, strand by strand."""
GAMES_PER_SAMPLE = 5
"""Default number of consecutive games of a strand that share one sample of hands.

The next games of the strand use newly drawn hands, so that a result found with some hands is
confirmed with others.
"""
INDIFFERENCE = 1.5
"""Scale of a partner's choices: an action worth this much less is chosen e times less often."""
LEAST_LIKELY = 0.01
"""Lower bound of an action's likelihood; partners sometimes do what nobody would expect."""


@dataclass(frozen=True, slots=True)
class Trust:
    """How far a seat trusts the others' actions as evidence about its own cards.

    Attributes:
        doubt: the probability with which the meaning of an own clued card is ignored in sampling,
            because the giver of the clue may have erred; 0 to 1.
        turns: the number of the others' most recent actions that are considered.
        slip: the relative likelihood that a partner takes an action other than the conventions'
            choice, if the conventions value both the same; 0 to 1.
    """

    doubt: float = 0.05
    turns: int = 8
    slip: float = 0.3


USUAL_TRUST = Trust()
"""The default trust for looking ahead, where there is no time to consider more actions."""


_ATTEMPTS = 20
_NOTHING_SUPPOSED: Mapping[int, int] = {}

_undealt_game = cache(undealt_game)
"""The undealt game of a table, cached; callers must copy the game before they change it."""


class _Sample:
    """Decks with hands that the seat may hold; each deck is drawn in proportion to its likelihood.

    Args:
        chance: decides the order in which the games use the decks.
        games: the number of games that take their decks from this sample.
    """

    def __init__(self, chance: Random, games: int) -> None:
        self._parts = chance.sample(range(games), games)
        self._decks: list[Sequence[int]] = []
        self._up_to: list[float] = []

    @property
    def weight(self) -> float:
        return self._up_to[-1] if self._up_to else 0.0

    def add(self, deck: Sequence[int], likelihood: float) -> None:
        self._up_to.append(self.weight + likelihood)
        self._decks.append(deck)

    def deck(self, place: int, chance: Random) -> Sequence[int]:
        """Return the deck for one of the games; the draws are stratified, so hands are seldom repeated."""
        at = (self._parts[place] + chance.random()) / len(self._parts) * self.weight
        return self._decks[min(bisect_right(self._up_to, at), len(self._decks) - 1)]


@dataclass(frozen=True, slots=True)
class _Likelihood:
    """The likelihood of a hand, either exact or only an upper bound."""

    at_most: float
    is_exact: bool


class Belief:
    """The belief state of the seat to act.

    Args:
        agreement: the table's agreement; every seat plays by it.
        model: the seat's model, if the caller has followed the game with one; None to build it here.
        suppositions: at most three, each about a different own card.
        games_per_sample: the number of games of a strand that share one sample of hands.
        understood: whether the table understands clues that the conventions misread (see
            ``Simulation.understood``).

    Attributes:
        policy: the policy that everybody at the table is expected to follow.
    """

    def __init__(
        self,
        observation: Observation,
        agreement: Agreement,
        seed: int,
        trust: Trust = USUAL_TRUST,
        model: SeatModel | None = None,
        suppositions: Sequence[Supposition] = (),
        *,
        games_per_sample: int = GAMES_PER_SAMPLE,
        understood: bool = False,
    ) -> None:
        options = observation.options
        self._observation = observation
        self._games_a_sample = games_per_sample
        self._seed = seed
        self._trust = trust
        if model is None:
            model = SeatTracker.after(observation, agreement).model
        model.think(observation.seat)
        known = known_cards(observation, parted_with=True)
        self._known = known
        self._left = list(copies_of(options))
        for identity in known.values():
            self._left[identity] -= 1
        self._own = [
            (
                held.order,
                model.logical[held.order],
                model.believed[held.order],
                bool(model.clued[held.order] or model.promised[held.order]),
            )
            for held in observation.own_hand
        ]
        self._course = [(turn.seat, coded(turn.action)) for turn in observation.history]
        others = [t for t, (seat, _) in enumerate(self._course) if seat != observation.seat]
        self._weighed_from = min(others[-trust.turns :], default=len(self._course))
        self.policy = Policy(with_personality(options.players, None), model)
        self._undealt = _undealt_game(options, agreement, observation.first_seat).copy()
        self._undealt.understood = int(understood)
        for other_model in self._undealt.models:
            other_model.adapts = model.adapts
        self._suppositions = [
            supposition for supposition in suppositions if self._is_open(supposition)
        ]
        self._tried = self._undealt.copy()
        self._samples: dict[tuple[int, int], _Sample] = {}
        self._likelihoods: dict[tuple[int, ...], _Likelihood] = {}

    def game(self, number: int, deadline: Deadline = ENDLESS) -> Simulation:
        """Return the sampled game with this number, at the present position.

        If the deadline passes meanwhile, the result is some possible game, drawn without weights.
        """
        game = self.undealt()
        self.bring(game, number, deadline)
        return game

    def hands(self, number: int) -> Iterator[tuple[Mapping[int, int], float]]:
        """Yield this many possible own hands (identities by order) with their likelihoods.

        The likelihoods are relative to each other; that of a hopeless hand is only an upper bound.
        """
        chance = Random(f"{self._seed} hands")  # noqa: S311 (deals want a seed, not secrecy)
        best = 0.0
        for _ in range(number):
            deck = self.deck(chance)
            likelihood = self._likelihood(deck, HOPELESS * best)
            best = max(best, likelihood)
            yield {order: deck[order] for order, *_ in self._own}, likelihood

    def undealt(self) -> Simulation:
        return self._undealt.copy()

    def bring(self, game: Simulation, number: int, deadline: Deadline) -> None:
        """Change ``game`` into the sampled game with this number; faster than creating a new one."""
        chance = Random(f"{self._seed} {number}")  # noqa: S311 (deals want a seed, not secrecy)
        turn, strand = divmod(number, STRANDS)
        sample_number, place = divmod(turn, self._games_a_sample)
        key = strand, sample_number
        if key not in self._samples:
            self._samples[key] = self._sample(strand, sample_number, deadline)
        self._play(game, self._samples[key].deck(place, chance), chance)

    def imagine(self, game: Simulation, number: int, deadline: Deadline = ENDLESS) -> None:
        """Change ``game`` into one that fits what the seat knows, without weighing the others' actions.

        This is faster than :meth:`bring`.
        """
        chance = Random(f"{self._seed} any {number}")  # noqa: S311 (deals want a seed, not secrecy)
        self._play(game, self.deck(chance, deadline), chance)

    def _play(self, game: Simulation, deck: Sequence[int], chance: Random) -> None:
        """Replay the game so far on this deck, with the undrawn cards in random order."""
        drawn = len(deck) - self._observation.deck_size
        undrawn = deck[drawn:]
        self._deal(game, [*deck[:drawn], *chance.sample(undrawn, len(undrawn))])
        for _, action in self._course:
            game.act(*action)

    def _deal(self, game: Simulation, deck: Sequence[int]) -> None:
        game.copy_from(self._undealt)
        game.deal(deck)

    def _sample(self, strand: int, number: int, deadline: Deadline) -> _Sample:
        chance = Random(f"{self._seed} hands {strand} {number}")  # noqa: S311 (as above)
        sample = _Sample(chance, self._games_a_sample)
        supposed = self._supposed(number * STRANDS + strand)
        best = 0.0
        for _ in range(MOST_HANDS):
            deck = self.deck(chance, deadline, supposed)
            least = HOPELESS * best
            likelihood = self._likelihood(deck, least)
            if likelihood >= least:
                sample.add(deck, likelihood)
                best = max(best, likelihood)
            if best and (sample.weight >= ENOUGH_HANDS * best or deadline.is_over):
                break
        return sample

    def _likelihood(self, deck: Sequence[int], least: float) -> float:
        """Return the relative likelihood that the others would have acted as they did on this deal.

        A result below ``least`` is only an upper bound.
        """
        hand = tuple(deck[order] for order, *_ in self._own)
        known = self._likelihoods.get(hand)
        if known is None or (known.at_most >= least and not known.is_exact):
            known = self._likelihoods[hand] = self._weighed(deck, least)
        return known.at_most

    def _weighed(self, deck: Sequence[int], least: float) -> _Likelihood:
        me, game = self._observation.seat, self._tried
        self._deal(game, deck)
        likelihood = 1.0
        for turn, (seat, action) in enumerate(self._course):
            if turn >= self._weighed_from and seat != me:
                likelihood *= self._readiness(game, action)
                if likelihood < least:
                    return _Likelihood(likelihood, is_exact=False)
            game.act(*action)
        return _Likelihood(likelihood, is_exact=True)

    def _readiness(self, game: Simulation, action: Coded) -> float:
        """Return the relative likelihood of an action by the seat to act; 1 for the conventions' choice."""
        policy, model = self.policy, game.models[game.seat]
        best = policy.pick(model)
        if action == policy.action(best):
            return 1.0
        behind = policy.behind(*action)
        if behind < 0 and action[0] == CLUE:
            policy.choose(model)  # it may be a misleading clue, which picking skips
            behind = policy.behind(*action)
        if behind < 0:
            return LEAST_LIKELY
        return max(LEAST_LIKELY, self._trust.slip * math.exp(-behind / INDIFFERENCE))

    def _is_open(self, supposition: Supposition) -> bool:
        """Return whether the seat cannot tell yet if the card is one of the supposed identities."""
        logical = next(logical for order, logical, *_ in self._own if order == supposition.order)
        left = [identity for identity, copies in enumerate(self._left) if copies]
        fitting = [identity for identity in left if logical >> identity & 1]
        return (
            0 < sum(supposition.identities >> identity & 1 for identity in fitting) < len(fitting)
        )

    def _supposed(self, number: int) -> Mapping[int, int]:
        """Return the identities that own cards are supposed to have in the sample with this number, by order.

        Each supposition is applied in a share of the samples that equals its probability, and its
        complement in the others (see ``is_among``).
        """
        supposed = {}
        for supposition, step in zip(self._suppositions, STEPS, strict=False):
            holds = is_among(number, step, supposition.chance)
            identities = supposition.identities
            supposed[supposition.order] = identities if holds else ~identities
        return supposed

    def deck(
        self,
        chance: Random,
        deadline: Deadline = ENDLESS,
        supposed: Mapping[int, int] = _NOTHING_SUPPOSED,
    ) -> list[int]:
        """Draw a deck that fits what the seat sees and knows; its undrawn cards are sorted.

        If the deadline passes before a hand that fits the seat's beliefs is found, any logically
        possible hand is used. ``supposed`` are the identities, as bits, that own cards are supposed
        to have, by order; they are ignored if no hand is found with them.
        """
        found = self._supposed_hand(chance, supposed) if supposed else self._own_hand(chance)
        while found is None:
            found = self._possible_hand() if deadline.is_over else self._own_hand(chance)
        left = self._left.copy()
        for identity in found.values():
            left[identity] -= 1
        found |= self._known
        rest = [identity for identity, copies in enumerate(left) for _ in range(copies)]
        undrawn = iter(rest)
        cards = len(found) + len(rest)
        return [found[order] if order in found else next(undrawn) for order in range(cards)]

    def _supposed_hand(self, chance: Random, supposed: Mapping[int, int]) -> dict[int, int] | None:
        """Return an own hand that satisfies the suppositions, or None after ``_ATTEMPTS`` attempts."""
        hands = (self._own_hand(chance, supposed) for _ in range(_ATTEMPTS))
        return next((hand for hand in hands if hand is not None), None)

    def _own_hand(
        self, chance: Random, supposed: Mapping[int, int] = _NOTHING_SUPPOSED
    ) -> dict[int, int] | None:
        """Try to draw the own cards, those with the fewest possibilities first; return None on failure."""
        sets = []
        for order, logical, believed, has_meaning in self._own:
            doubted = not has_meaning or chance.random() < self._trust.doubt
            identities = logical if doubted else believed
            if order in supposed:
                identities = identities & supposed[order] or logical & supposed[order]
            sets.append((identities.bit_count(), order, identities))
        left = self._left.copy()
        found = {}
        for _, order, identities in sorted(sets):
            fitting = [identity for identity in range(len(left)) if identities >> identity & 1]
            copies = [left[identity] for identity in fitting]
            if not any(copies):
                return None
            found[order] = chance.choices(fitting, copies)[0]
            left[found[order]] -= 1
        return found

    def _possible_hand(self) -> dict[int, int]:
        """Return the first hand found that is logically possible.

        A ValueError is raised if no hand fits, as the observation then contradicts itself.
        """
        left = self._left.copy()
        found: dict[int, int] = {}
        own = sorted(self._own, key=lambda card: card[1].bit_count())

        def fill(place: int) -> bool:
            if place == len(own):
                return True
            order, logical, *_ = own[place]
            for identity, copies in enumerate(left):
                if copies and logical >> identity & 1:
                    left[identity] -= 1
                    found[order] = identity
                    if fill(place + 1):
                        return True
                    left[identity] += 1
            return False

        if not fill(0):
            raise ValueError("no hand fits what the seat sees")
        return found
