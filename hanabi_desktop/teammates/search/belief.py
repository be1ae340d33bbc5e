"""The games that a seat could be in: its hidden cards imagined, weighed by what the others did.

A partner who could have saved a card and did not, or who clued something else, tells something
of the cards it saw. So own hands are drawn from what the seat makes of them, and each is weighed
by how well the conventions explain what the others did while they saw it. Games are then
imagined with these hands, and with undrawn cards as they come.
"""

import math
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random

from hanabi_desktop.game.observation import Observation
from hanabi_desktop.teammates.agreements import Agreement
from hanabi_desktop.teammates.encoding.action_codes import Coded, coded
from hanabi_desktop.teammates.encoding.model_factory import copies_of, undealt_game
from hanabi_desktop.teammates.encoding.seat_tracker import SeatTracker, known_cards
from hanabi_desktop.teammates.personalities import with_personality
from hanabi_desktop.teammates.reasoning.model import SeatModel
from hanabi_desktop.teammates.reasoning.policy import Policy
from hanabi_desktop.teammates.reasoning.simulation import Simulation
from hanabi_desktop.teammates.search.deadline import ENDLESS, Deadline
from hanabi_desktop.teammates.search.suppositions import STEPS, Supposition, is_among

ENOUGH_HANDS = 6.0
"""Hands are drawn for a sample until together they weigh so many times as much as the likeliest,"""
MOST_HANDS = 64
"""or until so many have been drawn."""
HOPELESS = 0.01
"""A hand so much less likely than another one is not followed further."""
STRANDS = 4
"""Neighbouring games are of different samples, so that several processes share the drawing."""
GAMES_A_SAMPLE = 5
"""After so many games of a strand other hands are drawn, unless it is said otherwise: what is found
with some is proved with others."""
INDIFFERENCE = 1.5
"""A partner departs from the conventions e times more rarely where they think so much worse of it."""
LEAST_LIKELY = 0.01
"""Partners do what nobody would have thought of, now and then."""


@dataclass(frozen=True, slots=True)
class Trust:
    """How far a seat trusts what the others do to tell it of its own cards.

    Attributes:
        doubt: how often a clued own card is imagined as logic alone allows: whoever gave the clue
            may err.
        turns: so many of the others' last actions are asked about.
        slip: how readily a partner does something other than what the conventions choose, where
            they think it as good.
    """

    doubt: float = 0.05
    turns: int = 8
    slip: float = 0.3


USUAL_TRUST = Trust()
"""Whoever looks ahead has no time to ask about more."""


_ATTEMPTS = 20
_NOTHING_SUPPOSED: Mapping[int, int] = {}

_undealt_game = cache(undealt_game)
"""Only copied: each table's is made once."""


class _Sample:
    """Hands that the seat may hold, and what is left then, each as often as it is likely.

    Args:
        chance: draws which of them come first.
        games: how many games take their hands from it.
    """

    def __init__(self, chance: Random, games: int) -> None:
        self._parts = chance.sample(range(games), games)
        self._decks: list[Sequence[int]] = []
        self._up_to: list[float] = []

    @property
    def weight(self) -> float:
        """The likelihoods of all of them together."""
        return self._up_to[-1] if self._up_to else 0.0

    def add(self, deck: Sequence[int], likelihood: float) -> None:
        """Add a sample and its relative likelihood."""
        self._up_to.append(self.weight + likelihood)
        self._decks.append(deck)

    def deck(self, place: int, chance: Random) -> Sequence[int]:
        """Return one for each place, from all parts of the sample alike: hands seldom come twice."""
        at = (self._parts[place] + chance.random()) / len(self._parts) * self.weight
        return self._decks[min(bisect_right(self._up_to, at), len(self._decks) - 1)]


@dataclass(frozen=True, slots=True)
class _Likelihood:
    """How likely a hand is: exactly so much, or no more than that."""

    at_most: float
    is_exact: bool


class Belief:
    """What a seat that is to act believes of the game it is in.

    Args:
        observation: what the seat sees.
        agreement: what the table agreed on; every seat plays at it.
        seed: of all that is imagined.
        trust: how far what the others did is trusted.
        model: what the seat holds true, where it has followed the game; None: found out now.
        suppositions: three at most, each of another own card.
        games_a_sample: after so many games of a strand other hands are drawn.
        understood: whether clues are understood that the conventions read wrongly.

    Attributes:
        policy: by which everybody at the table is expected to act.
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
        games_a_sample: int = GAMES_A_SAMPLE,
        understood: bool = False,
    ) -> None:
        options = observation.options
        self._observation = observation
        self._games_a_sample = games_a_sample
        self._seed = seed
        self._trust = trust
        if model is None:
            model = SeatTracker.of(observation, agreement).model
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
        self._undealt = _undealt_game(options, agreement, observation.first_seat).twin()
        self._undealt.understood = int(understood)
        self._suppositions = [one for one in suppositions if self._is_open(one)]
        self._tried = self._undealt.twin()
        self._samples: dict[tuple[int, int], _Sample] = {}
        self._likelihoods: dict[tuple[int, ...], _Likelihood] = {}

    def game(self, number: int, deadline: Deadline = ENDLESS) -> Simulation:
        """Return the imagined game of this number, up to now.

        Where the deadline passes meanwhile it is any game that fits.
        """
        game = self.undealt()
        self.bring(game, number, deadline)
        return game

    def hands(self, number: int) -> Iterator[tuple[Mapping[int, int], float]]:
        """Yield so many possible own hands (identities by order) and their likelihoods.

        The likelihoods hold beside each other; a hopeless hand's is no closer than an upper bound.
        """
        chance = Random(f"{self._seed} hands")  # noqa: S311 (deals want a seed, not secrecy)
        best = 0.0
        for _ in range(number):
            deck = self.deck(chance)
            likelihood = self._likelihood(deck, HOPELESS * best)
            best = max(best, likelihood)
            yield {order: deck[order] for order, *_ in self._own}, likelihood

    def undealt(self) -> Simulation:
        """Return a game at this table, before the deal."""
        return self._undealt.twin()

    def bring(self, game: Simulation, number: int, deadline: Deadline) -> None:
        """Let a game at this table become the one of this number: sooner than a new one is made."""
        chance = Random(f"{self._seed} {number}")  # noqa: S311 (deals want a seed, not secrecy)
        turn, strand = divmod(number, STRANDS)
        sample_number, place = divmod(turn, self._games_a_sample)
        key = strand, sample_number
        if key not in self._samples:
            self._samples[key] = self._sample(strand, sample_number, deadline)
        self._play(game, self._samples[key].deck(place, chance), chance)

    def imagine(self, game: Simulation, number: int, deadline: Deadline = ENDLESS) -> None:
        """Let a game become one that fits what the seat knows, whatever the others did in it.

        Sooner than :meth:`bring`: no hands are weighed against each other.
        """
        chance = Random(f"{self._seed} any {number}")  # noqa: S311 (deals want a seed, not secrecy)
        self._play(game, self.deck(chance, deadline), chance)

    def _play(self, game: Simulation, deck: Sequence[int], chance: Random) -> None:
        """Let a game be played up to now on this deck, its undrawn cards in any order."""
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
        """Return how likely the others would have acted as they did on this deal.

        Below ``least`` it is at most that likely.
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
        """Return how readily the seat to act does this: 1 where it is what the conventions choose."""
        policy = self.policy
        best = policy.choose(game.models[game.seat])
        if action == policy.action(best):
            return 1.0
        behind = policy.behind(*action)
        if behind < 0:
            return LEAST_LIKELY
        return max(LEAST_LIKELY, self._trust.slip * math.exp(-behind / INDIFFERENCE))

    def _is_open(self, supposition: Supposition) -> bool:
        """Return whether a card may still be one of the identities, and may be none of them."""
        logical = next(logical for order, logical, *_ in self._own if order == supposition.order)
        left = [identity for identity, copies in enumerate(self._left) if copies]
        fitting = [identity for identity in left if logical >> identity & 1]
        return 0 < sum(supposition.identities >> one & 1 for one in fitting) < len(fitting)

    def _supposed(self, number: int) -> Mapping[int, int]:
        """Return what the suppositions make of their cards in the sample of this number.

        As often as they are likely (see ``is_among``).
        """
        supposed = {}
        for one, step in zip(self._suppositions, STEPS, strict=False):
            holds = is_among(number, step, one.chance)
            supposed[one.order] = one.identities if holds else ~one.identities
        return supposed

    def deck(
        self,
        chance: Random,
        deadline: Deadline = ENDLESS,
        supposed: Mapping[int, int] = _NOTHING_SUPPOSED,
    ) -> list[int]:
        """Draw identities by order that fit all that the seat sees and knows; undrawn ones sorted.

        Where the deadline passes before a likely hand is found, it is any hand that can be.

        Args:
            chance: draws the cards.
            deadline: until then.
            supposed: identities, as bits, that own cards are supposed to be, by order; where no
                hand is found with them, they are not supposed.
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
        """Return the first of some attempts that finds own cards as they are supposed."""
        hands = (self._own_hand(chance, supposed) for _ in range(_ATTEMPTS))
        return next((hand for hand in hands if hand is not None), None)

    def _own_hand(
        self, chance: Random, supposed: Mapping[int, int] = _NOTHING_SUPPOSED
    ) -> dict[int, int] | None:
        """Return an attempt at the own cards, those with the fewest possibilities first."""
        sets = []
        for order, logical, believed, has_meaning in self._own:
            doubted = not has_meaning or chance.random() < self._trust.doubt
            some = logical if doubted else believed
            if order in supposed:
                some = some & supposed[order] or logical & supposed[order]
            sets.append((some.bit_count(), order, some))
        left = self._left.copy()
        found = {}
        for _, order, some in sorted(sets):
            fitting = [identity for identity in range(len(left)) if some >> identity & 1]
            copies = [left[identity] for identity in fitting]
            if not any(copies):
                return None
            found[order] = chance.choices(fitting, copies)[0]
            left[found[order]] -= 1
        return found

    def _possible_hand(self) -> dict[int, int]:
        """Own cards that logic allows, the first that are found; there always are some."""
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
