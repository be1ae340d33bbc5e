"""What an action brings: the game played to its end on many deals that look the same so far.

The measure is the arena's, points of games between equal teammates. All actions are tried on
the same imagined deals, so that their differences are far surer than their values (common
random numbers).
"""

from collections.abc import Iterable, Sequence
from random import Random

from hanabi_desktop.game.cards import Card
from hanabi_desktop.game.moves import Action, Clue, Discard, Discarded, Misplayed, Play, Played
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.teammates.characters import tempered
from hanabi_desktop.teammates.comparison import Comparison, compare
from hanabi_desktop.teammates.identities import index_of, members
from hanabi_desktop.teammates.levels import Level
from hanabi_desktop.teammates.new_model import new_model
from hanabi_desktop.teammates.reasoning.policy import Policy
from hanabi_desktop.teammates.reasoning.simulation import Simulation
from hanabi_desktop.teammates.witness import Witness, value_code

_DOUBT = 0.1
"""How often a clued own card is imagined as logic alone allows: whoever gave the clue may err."""
_PLAY, _DISCARD, _CLUE = 0, 1, 2


class Trials:
    """Tries actions in a position whose observing seat is to act; the first seat has begun.

    Args:
        observation: the position.
        level: what the table agreed on; every seat plays at it.
        seed: of the imagined deals.

    Attributes:
        scores: by action and by the number of the deal that it was tried on.
    """

    def __init__(self, observation: Observation, level: Level, seed: int) -> None:
        self._observation = observation
        self._level = level
        self._chance = Random(seed)  # noqa: S311 (deals want a seed, not secrecy)
        model = Witness.of(observation, level).model
        model.think(observation.seat)
        self._own = {
            held.order: (model.believed[held.order], model.logical[held.order])
            for held in observation.own_hand
        }
        self._clued = {order for order in self._own if model.clued[order] or model.promised[order]}
        self._known = _known_cards(observation)
        self._weights = tempered(observation.options.players, None)
        self._deals = 0
        self.scores: dict[Action, dict[int, int]] = {}

    def run(self, actions: Iterable[Action], deals: int) -> None:
        """Try every one of these actions on so many deals more, the same for all of them."""
        actions = tuple(actions)
        for _ in range(deals):
            deck = self._imagined()
            self._deals += 1
            for action in actions:
                self.scores.setdefault(action, {})[self._deals] = self._score(deck, action)

    def lead(self, action: Action, other: Action) -> Comparison:
        """By how much an action surpasses another, on the deals that both were tried on."""
        these, those = self.scores[action], self.scores[other]
        both = sorted(these.keys() & those.keys())
        return compare([these[deal] for deal in both], [those[deal] for deal in both])

    # -- one game -----------------------------------------------------------------------------

    def _score(self, deck: Sequence[int], action: Action) -> int:
        seen = self._observation
        seats = range(seen.options.players)
        models = [new_model(seen.options, self._level, seat) for seat in seats]
        game = Simulation(models, deck, seen.options.hand_size)
        for turn in seen.history:
            game.act(*_coded(turn.action))
        game.act(*_coded(action))
        return game.play_out([Policy(self._weights, model) for model in models])

    # -- imagined deals -----------------------------------------------------------------------

    def _imagined(self) -> list[int]:
        """A deck, by order, that the observing seat could be playing with."""
        while True:
            deck = self._drawn()
            if deck is not None:
                return deck

    def _drawn(self) -> list[int] | None:
        """One attempt: own cards from what is believed of them, the rest as it comes."""
        options = self._observation.options
        pool = _rest(options.box, self._known.values())
        found = dict(self._known)
        own = sorted(self._own, key=lambda order: self._own[order][1].bit_count())
        for order in own:
            believed, logical = self._own[order]
            doubts = order not in self._clued or self._chance.random() < _DOUBT
            allowed = set(members(logical if doubts else believed))
            fitting = [card for card in pool if card in allowed]
            if not fitting:
                return None
            found[order] = self._chance.choice(fitting)
            pool.remove(found[order])
        self._chance.shuffle(pool)
        undrawn = iter(pool)
        cards = [
            found[order] if order in found else next(undrawn) for order in range(len(options.box))
        ]
        return [index_of(card) for card in cards]


def _rest(box: Sequence[Card], known: Iterable[Card]) -> list[Card]:
    pool = list(box)
    for card in known:
        pool.remove(card)
    return pool


def _known_cards(observation: Observation) -> dict[int, Card]:
    """Every card the seat has seen, by order."""
    known = {
        held.order: held.card
        for hand in observation.hands
        for held in hand
        if held.card is not None
    }
    for turn in observation.history:
        for event in turn.events:
            if isinstance(event, Played | Misplayed | Discarded):
                known[event.order] = event.card
    return known


def _coded(action: Action) -> tuple[int, int, int]:
    """An action as the simulation knows it."""
    match action:
        case Play(order, announced):
            return _PLAY, order, -1 if announced is None else announced.value
        case Discard(order):
            return _DISCARD, order, -1
        case Clue(target, value):
            return _CLUE, target, value_code(value)
