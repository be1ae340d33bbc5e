"""Rollouts: games played on after an action, on many deals that fit what the seat has seen.

An action is measured, as in the arena, by the points of games between equal teammates. All actions
are tried on the same sampled deals, so that their differences are far more certain than their
values (common random numbers).

An estimate plays some turns and forecasts the rest. Most of the variance between games arises
later, so estimates tell actions apart with a tenth to a third of the deals that complete games
need, and each takes a third of the time; but forecasts are off by a tenth of a point. Estimates
therefore select the actions worth confirming, and complete games confirm them.

In the last turns all sampled deals are played to the end instead.

What happens in a game that is played on is recorded as events that can be explained to people.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import cache, partial
from typing import TypeAlias

from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.game.options import MAX_STRIKES, GameOptions
from hanabi_desktop.teammates.conventions import Agreement
from hanabi_desktop.teammates.encoding import Coded, coded
from hanabi_desktop.teammates.reasoning.codes import CLUE, DISCARD, PLAY
from hanabi_desktop.teammates.reasoning.policy import Policy
from hanabi_desktop.teammates.reasoning.simulation import Simulation
from hanabi_desktop.teammates.reasoning.value_estimate import ValueEstimate
from hanabi_desktop.teammates.search.belief import (
    GAMES_PER_SAMPLE,
    USUAL_TRUST,
    Belief,
    Supposition,
    Trust,
)
from hanabi_desktop.teammates.search.deadline import ENDLESS, Deadline
from hanabi_desktop.teammates.weights import read_value_estimate, value_estimate_file

PERFECT_BONUS = 0.5
"""Additional worth, in points, of a game with every firework complete."""


def worth_of(score: float, perfect: int) -> float:
    """Return the worth of a game: its points, plus the bonus for a perfect game."""
    return score + PERFECT_BONUS * (score == perfect)


SOON_ROUNDS = 2
"""Number of rounds after the action in which plays and discards are recorded as events."""


class EventKind(Enum):
    """The kind of an event."""

    PLAYED = "played"
    """A card is soon played successfully."""
    DISCARDED = "discarded"
    """A useful card is soon discarded."""
    UNSAVED = "unsaved"
    """A useful card is soon discarded, and the previous player had no clue token to save it with.

    Such a discard also yields ``DISCARDED``.
    """
    MISPLAYED = "misplayed"
    """A card is soon misplayed."""
    CLUED = "clued"
    """A seat's next action is a clue."""
    LAST_COPY = "last_copy"
    """The action itself discards a card that has no other copy left."""
    LOST = "lost"
    """At the end, an identity is missing because its last copy was lost."""
    LATE = "late"
    """At the end, an identity is missing although copies of it were left; without an identity, any."""
    STRUCK_OUT = "struck_out"
    """Three strikes end the game."""

    @property
    def is_good(self) -> bool:
        return self is EventKind.PLAYED

    @property
    def stops_firework(self) -> bool:
        return self in (EventKind.LOST, EventKind.LATE)


@dataclass(frozen=True, slots=True)
class Event:
    """An event in a rollout.

    Attributes:
        kind: the kind of event.
        seat: the acting seat; -1 for events at the end of the game.
        order: the card, if it was in a hand at the start of the rollout; -1 for the event that
            stands for any card of the seat, and for events without a card.
        identity: the missing identity of LOST and LATE events; -1 for other events.
        is_next: whether it is the next action of a seat that did not choose the first one; if a card
            leaves the hand, that action also yields the event without this mark.
        receiver: the seat that learns something from a clue; -1 for the event that stands for any clue
            of the seat, and for other events.
    """

    kind: EventKind
    seat: int = -1
    order: int = -1
    identity: int = -1
    is_next: bool = False
    receiver: int = -1

    @property
    def is_of_any(self) -> bool:
        """Whether it stands for any card, identity or clue."""
        return self.order < 0 and self.identity < 0 and self.receiver < 0


@dataclass(frozen=True, slots=True)
class FollowUp:
    """The next action of a seat that did not choose the first one.

    Attributes:
        seat: the acting seat.
        kind: PLAY, DISCARD or CLUE.
        subject: the card's order, or the seat that learns something from a clue; -1 if none does.
    """

    seat: int
    kind: int
    subject: int


@dataclass(frozen=True, slots=True)
class Future:
    """One rollout: the points at its end, the events in it, and the next actions of the other seats."""

    score: int
    events: frozenset[Event]
    follow_ups: tuple[FollowUp, ...] = ()


def future_after(game: Simulation, action: Coded, policies: Sequence[Policy]) -> Future:
    """Act in a game, play it out in place by the policies of all seats, and record the events."""
    kind, subject, detail = action
    held, tokens = game.drawn, game.models[0].tokens
    of_cards = (
        event
        for event in _step(game, held, lambda: game.act(kind, subject, detail))
        if event.order >= 0
    )
    events, follow_ups = set(of_cards), list[FollowUp]()
    events.update(
        [replace(event, kind=EventKind.LAST_COPY) for event in events if _is_last_copy(game, event)]
    )
    for turn in range(SOON_ROUNDS * game.players):
        if game.is_over():
            break
        could_clue, tokens = tokens > 0, game.models[0].tokens
        is_next = turn < game.players - 1
        seat, before = game.seat, _known(game) if is_next else {}
        step = partial(game.play_on, policies, 1)
        found = list(_step(game, held, step, could_be_saved=could_clue))
        events.update(found)
        if is_next:
            events.update(replace(event, is_next=True) for event in found if event.order >= 0)
            follow_ups.append(_follow_up(game, seat, before, found))
            events.update(_clues(follow_ups[-1]))
    score = game.play_out(policies)
    events.update(_ends(game))
    return Future(score, frozenset(events), tuple(follow_ups))


def _is_last_copy(game: Simulation, event: Event) -> bool:
    """Return whether a card that was just discarded had no other copy left."""
    table, identity = game.models[0], game.deck[event.order]
    is_gone = table.discarded[identity] >= table.copies[identity]
    return event.kind is EventKind.DISCARDED and is_gone


def _step(
    game: Simulation, held: int, act: Callable[[], None], *, could_be_saved: bool = True
) -> Iterator[Event]:
    """Play one turn and yield the events of the card that left the hand, if any.

    Such a card yields an event of the seat, and another one of the card itself if it was in a hand
    at the start of the rollout, when ``held`` cards were drawn. ``could_be_saved`` is whether the
    previous player had a clue token.
    """
    seat, table = game.seat, game.models[0]
    before, score, strikes, trash = _hand(game, seat), table.score, table.strikes, table.trash
    act()
    gone = [order for order in before if order not in _hand(game, seat)]
    if not gone:
        return
    table = game.models[0]
    if table.score > score:
        kind = EventKind.PLAYED
    elif table.strikes > strikes:
        kind = EventKind.MISPLAYED
    elif trash >> game.deck[gone[0]] & 1:
        return
    else:
        kind = EventKind.DISCARDED
    kinds = (
        (kind,) if could_be_saved or kind is not EventKind.DISCARDED else (kind, EventKind.UNSAVED)
    )
    for one in kinds:
        yield Event(one, seat)
        if gone[0] < held:
            yield Event(one, seat, gone[0])


_Known: TypeAlias = dict[int, tuple[int, int]]
"""The holder and the possible identities, by clues, of every card in the hands, by its order."""


def _known(game: Simulation) -> _Known:
    possible = game.models[0].possible
    return {
        order: (seat, possible[order])
        for seat in range(game.players)
        for order in _hand(game, seat)
    }


def _follow_up(game: Simulation, seat: int, before: _Known, events: Iterable[Event]) -> FollowUp:
    """Return the action of a seat that led from what was known before to the game as it is now."""
    now, kinds = _known(game), {event.kind for event in events}
    gone = next((order for order in before if order not in now), None)
    if gone is not None:
        is_play = not kinds.isdisjoint((EventKind.PLAYED, EventKind.MISPLAYED))
        return FollowUp(seat, PLAY if is_play else DISCARD, gone)
    told = (holder for order, (holder, possible) in before.items() if now[order][1] != possible)
    return FollowUp(seat, CLUE, next(told, -1))


def _clues(action: FollowUp) -> Iterator[Event]:
    """Yield the events of a next action that is a clue: of any clue, and of the seat that it tells something."""
    if action.kind == CLUE:
        clued = Event(EventKind.CLUED, action.seat, is_next=True)
        yield from {
            clued,
            replace(clued, receiver=action.subject),
        }  # one if it tells nobody anything


def _hand(game: Simulation, seat: int) -> list[int]:
    table = game.models[0]
    return list(table.hand[5 * seat : 5 * seat + table.size[seat]])


def _ends(game: Simulation) -> Iterator[Event]:
    """Yield the reasons why the fireworks are not complete at the end."""
    table = game.models[0]
    if table.strikes >= MAX_STRIKES:
        yield Event(EventKind.STRUCK_OUT)
        return
    stacks, discarded, copies = table.stacks, table.discarded, table.copies
    late: list[int] = []
    is_lost = False
    for suit in range(table.suits):
        top = stacks[suit]
        if top == 5:
            continue
        gone = [
            rank for rank in range(top, 5) if discarded[5 * suit + rank] >= copies[5 * suit + rank]
        ]
        if gone:
            is_lost = True
            yield Event(EventKind.LOST, identity=5 * suit + gone[0])
        late += range(5 * suit + top, 5 * suit + (gone[0] if gone else 5))
    if not (is_lost and table.endless):  # in an endless game the first lost card ends it
        yield from (Event(EventKind.LATE, identity=identity) for identity in late)
        if late:
            yield Event(EventKind.LATE)


OWN_CHOICES = 3
"""Number of own turns at which several actions are compared; afterwards the conventions choose."""
CANDIDATES = 4  # maximum number of actions compared at an own turn
MOST_STEPS = 20_000
"""Maximum number of actions played, counted separately for each deal."""

_Deck = tuple[int, ...]
_Deals = dict[_Deck, Simulation]
_Scores = dict[_Deck, int]


class TooMuchError(Exception):
    """There are too many continuations to follow, or too little time."""


class Endgame:
    """A position near the end.

    The other players follow the conventions. At its own turns the seat takes the action with the
    highest mean worth over all deals that it cannot tell apart at that point. Choosing the best action
    for each deal separately would overestimate the result, because the seat does not know which deal it
    is in ("strategy fusion", Frank and Basin 1998).

    The sampled deals are games at this position; likelier deals are repeated. Everybody follows the
    policy, and a perfect game has ``perfect`` points.
    """

    def __init__(
        self,
        deals: Sequence[Simulation],
        policy: Policy,
        perfect: int,
        deadline: Deadline,
    ) -> None:
        self._order = [tuple(game.deck) for game in deals]
        self._times = Counter(self._order)
        self._deals = dict(zip(self._order, deals, strict=True))
        self._seat = deals[0].seat  # the seat to act, for which the position is solved
        self._policy = policy
        self._perfect = perfect
        self._deadline = deadline
        self._steps = 0
        self._spare: list[Simulation] = []

    def scores(self, action: Coded) -> list[int]:
        """Return the points on each deal after this action, if the seat then plays as well as it can.

        Raises:
            TooMuchError: there are too many continuations, or too little time.
        """
        scores = self._after(self._deals, action, OWN_CHOICES)
        return [scores[deal] for deal in self._order]

    def _after(self, deals: _Deals, action: Coded, choices: int) -> _Scores:
        """Return the points that an action leads to on these deals."""
        self._steps += len(deals)
        if self._steps > MOST_STEPS or self._deadline.is_over:
            raise TooMuchError
        moved: _Deals = {}
        for deal, game in deals.items():
            moved[deal] = self._copy(game)
            moved[deal].act(*action)
        scores = self._played_out(moved, choices)
        self._spare.extend(moved.values())
        return scores

    def _copy(self, game: Simulation) -> Simulation:
        copy = self._spare.pop() if self._spare else game.copy()
        copy.copy_from(game)
        return copy

    def _played_out(self, deals: _Deals, choices: int) -> _Scores:
        """Return the points on deals that share all actions so far."""
        scores: _Scores = {}
        together: dict[tuple[int, Coded], _Deals] = {}
        for alike in _distinguished(deals):
            game = next(iter(alike.values()))
            if game.is_over():
                scores |= {deal: ended.score() for deal, ended in alike.items()}
            elif game.seat == self._seat and choices:
                scores |= self._decided(alike, choices)
            else:
                # Other seats can tell these deals apart by cards that this seat does not see; this
                # seat can tell them apart only by the actions of the others.
                done = game.seat, self._actions(game)[0]
                together.setdefault(done, {}).update(alike)
        for (_, action), going_on in together.items():
            scores |= self._after(going_on, action, choices)
        return scores

    def _decided(self, alike: _Deals, choices: int) -> _Scores:
        """Return the points on deals that this seat cannot tell apart, after its best action."""
        actions = self._actions(next(iter(alike.values())))
        results = [self._after(alike, action, choices - 1) for action in actions]
        return max(results, key=self._worth)

    def _worth(self, scores: _Scores) -> float:
        return sum(
            self._times[deal] * worth_of(score, self._perfect) for deal, score in scores.items()
        )

    def _actions(self, game: Simulation) -> list[Coded]:
        """Return the actions to consider for the seat to act, the conventions' choice first."""
        policy = self._policy
        best = policy.choose(game.models[game.seat])
        sound = [i for i in range(policy.candidates) if i != best and not policy.misleading[i]]
        sound.sort(key=lambda i: -policy.value[i])
        chosen = (best, *sound[: CANDIDATES - 1])
        return [policy.action(i) for i in chosen]


def _distinguished(deals: _Deals) -> Iterable[_Deals]:
    """Return the deals in groups that the seat to act cannot tell apart.

    Given the same actions, that seat can tell deals apart only by the cards it sees (all except its
    own and the undrawn ones) and by which of its own cards the clues have touched. Finished games
    form groups of their own.
    """
    groups: dict[tuple[int, ...], _Deals] = {}
    for deal, game in deals.items():
        model = game.models[game.seat]
        own = model.hand[5 * game.seat : 5 * game.seat + model.size[game.seat]]
        seen = (game.deck[order] for order in range(game.drawn) if order not in own)
        marks = (model.possible[order] for order in own)
        groups.setdefault((game.is_over(), game.seat, *seen, *marks), {})[deal] = game
    return groups.values()


SOLVED_DEALS = 32  # number of sampled deals on which the endgame is solved
SOLVING = 0.3
"""Share of the remaining time spent on solving the endgame; the rest allows a race if solving fails."""
ESTIMATED_TURNS = 12
"""Number of turns that an estimate plays before it forecasts the rest."""


class Rollouts:
    """Plays out a position on deals sampled from the belief state of the seat to act.

    For the arguments see :class:`Belief`.
    """

    def __init__(
        self,
        observation: Observation,
        agreement: Agreement,
        seed: int,
        trust: Trust = USUAL_TRUST,
        suppositions: Sequence[Supposition] = (),
        *,
        games_per_sample: int = GAMES_PER_SAMPLE,
        understood: bool = False,
    ) -> None:
        options = observation.options
        self._belief = Belief(
            observation,
            agreement,
            seed,
            trust,
            suppositions=suppositions,
            games_per_sample=games_per_sample,
            understood=understood,
        )
        self._perfect = options.max_score
        self._policies = [self._belief.policy] * options.players
        self._value_estimate = _value_estimate_for(options)
        self._start = self._belief.undealt()
        self._game = self._belief.undealt()

    def estimates(
        self, actions: Sequence[Action], deals: Iterable[int], deadline: Deadline = ENDLESS
    ) -> list[tuple[float, ...]]:
        """Return a quick estimate of what each action is worth on the sampled deals with these numbers.

        Estimates depend only on the position, the seed, the deal and the action. The result has one
        row per deal, with one number per action; it is shorter if there is no time for all deals.
        """
        return self._tried(self._estimate, actions, deals, deadline)

    def scores(
        self, actions: Sequence[Action], deals: Iterable[int], deadline: Deadline = ENDLESS
    ) -> list[tuple[float, ...]]:
        """Return the points that each action leads to in complete games, in the form of :meth:`estimates`."""
        return self._tried(self._score, actions, deals, deadline)

    def _tried(
        self,
        measure: Callable[[Action], float],
        actions: Sequence[Action],
        deals: Iterable[int],
        deadline: Deadline,
    ) -> list[tuple[float, ...]]:
        found: list[tuple[float, ...]] = []
        for deal in deals:
            self._belief.bring(self._start, deal, deadline)
            if deadline.is_over:
                break
            found.append(tuple(map(measure, actions)))
        return found

    def futures(
        self, action: Action, deals: Iterable[int], deadline: Deadline = ENDLESS
    ) -> list[Future]:
        """Play an action out on the sampled deals with these numbers, and return what happens.

        The result has one entry per deal; it is shorter if there is no time for all deals.
        """
        found: list[Future] = []
        for deal in deals:
            self._belief.bring(self._game, deal, deadline)
            if deadline.is_over:
                break
            found.append(future_after(self._game, coded(action), self._policies))
        return found

    def endings(self, actions: Sequence[Action], deadline: Deadline) -> list[tuple[float, ...]]:
        """Return the points of each action near the end of the game, if the seat then plays optimally.

        The result has one row per deal; it is empty if solving the position would take too long.
        """
        try:
            deals = [self._belief.game(number, deadline) for number in range(SOLVED_DEALS)]
            solving = deadline.part(SOLVING)
            endgame = Endgame(deals, self._belief.policy, self._perfect, solving)
            by_action = [endgame.scores(coded(action)) for action in actions]
        except TooMuchError:
            return []
        return list(zip(*by_action, strict=True))

    def _score(self, action: Action) -> int:
        self._begin(action)
        return self._game.play_out(self._policies)

    def _estimate(self, action: Action) -> float:
        self._begin(action)
        if self._value_estimate is not None:
            self._game.play_on(self._policies, ESTIMATED_TURNS)
            if not self._game.is_over():
                return self._value_estimate.worth(self._game)
        return worth_of(self._game.play_out(self._policies), self._perfect)

    def _begin(self, action: Action) -> None:
        self._game.copy_from(self._start)
        self._game.act(*coded(action))


@cache
def _value_estimate_for(options: GameOptions) -> ValueEstimate | None:
    """Return the value estimate for these rules; None if none was fitted."""
    file = value_estimate_file(options)
    return ValueEstimate(read_value_estimate(file)) if file.is_file() else None
