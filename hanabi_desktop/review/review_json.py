"""The JSON form of a review, as stored in the library and in files.

``version`` increases with every change that an older reader would misread; ``engine`` is the version
of the code that computed the figures. Sentences are not stored. The conventions' judgement of a move
is computed again when a review is read, if its engine is still the current one.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import astuple, dataclass
from typing import Annotated, TypeAlias

import msgspec

from hanabi_desktop.game.cards import Card, Suit
from hanabi_desktop.game.moves import Action, Discard, Play
from hanabi_desktop.game.options import MAX_PLAYERS, GameOptions
from hanabi_desktop.game.state import GameState, observe
from hanabi_desktop.library.hanab_live.site_codes import (
    MAX_ACTIONS,
    coded_action,
    decoded_action,
)
from hanabi_desktop.library.metadata.agreement_file import WrittenAgreement
from hanabi_desktop.library.metadata.problems import Problem, UnreadableGameError
from hanabi_desktop.library.metadata.statistics import DecisionCost, DecisionKind
from hanabi_desktop.library.metadata.summary import Reviewed
from hanabi_desktop.review.ceiling import Ceiling
from hanabi_desktop.review.findings import (
    ENGINE,
    FAULTS,
    Cost,
    Estimate,
    Grade,
    LastPerfectTurn,
    Ledger,
    Review,
    SeatReview,
    Situation,
    Stage,
    TurnReview,
)
from hanabi_desktop.review.played_game import better_because, judgement_of
from hanabi_desktop.review.reasons import Because, Deed, Follower, Means, When
from hanabi_desktop.review.table_facts import TableFacts
from hanabi_desktop.review.tasks import (
    CeilingFound,
    CeilingTask,
    CostFound,
    CostTask,
    Found,
    ParFound,
    ParTask,
    Task,
    ValueFound,
    ValueTask,
)
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import Agreement, Convention, agreement_of
from hanabi_desktop.teammates.encoding import index_of
from hanabi_desktop.teammates.search.rollouts import Event, EventKind

_Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
_Turn = Annotated[int, msgspec.Meta(ge=0, le=MAX_ACTIONS)]
_Number = Annotated[float, msgspec.Meta(ge=-1000, le=1000)]


class Written(msgspec.Struct, array_like=True, frozen=True):
    """Base of structs written as a list; later versions may add fields at its end."""


class WrittenAction(Written, frozen=True):
    """An action in hanab.live's codes, with the announced suit."""

    kind: int
    target: int
    value: int | None = None
    announced: Annotated[str, msgspec.Meta(pattern=r"^[wrbygm]?\Z")] = ""


class WrittenEstimate(Written, frozen=True):
    """The value of a position."""

    value: _Number
    error: _Number
    perfect: _Number
    low: _Number
    high: _Number


class WrittenCost(Written, frozen=True):
    """The cost of a decision."""

    best: WrittenAction
    points: _Number
    error: _Number
    perfect: _Number
    perfect_error: _Number
    gained: _Number
    gained_error: _Number
    deals: _Count
    worth: Annotated[list[tuple[WrittenAction, _Number]], msgspec.Meta(max_length=9)]


_WrittenCard: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^([wrbygm][1-5])?\Z")]
"""A card such as "r4"; empty for none."""


class WrittenFollower(Written, frozen=True):
    """The next card of a firework."""

    seat: Annotated[int, msgspec.Meta(ge=0, lt=MAX_PLAYERS)]
    order: Annotated[int, msgspec.Meta(ge=0, lt=MAX_ACTIONS)]
    card: Annotated[str, msgspec.Meta(pattern=r"^[wrbygm][1-5]\Z")]
    is_sooner: bool


class WrittenMeans(Written, frozen=True):
    """A player's next action after the better move; -1 or an empty card stands for none."""

    seat: Annotated[int, msgspec.Meta(ge=0, lt=MAX_PLAYERS)]
    deed: str
    order: Annotated[int, msgspec.Meta(ge=-1, lt=MAX_ACTIONS)] = -1
    card: _WrittenCard = ""


class WrittenBecause(Written, frozen=True):
    """An event that is more frequent after one of two moves; -1 or an empty card stands for none."""

    event: str
    seat: Annotated[int, msgspec.Meta(ge=-1, lt=MAX_PLAYERS)]
    order: Annotated[int, msgspec.Meta(ge=-1, lt=MAX_ACTIONS)]
    card: _WrittenCard
    after_better: _Number
    after_made: _Number
    deals: _Count
    when: str = When.LATER.value
    share: _Number = 0.0
    is_only: bool = False
    follower: WrittenFollower | None = None
    is_playable: bool = False
    is_clued: bool = False
    means: WrittenMeans | None = None
    receiver: Annotated[int, msgspec.Meta(ge=-1, lt=MAX_PLAYERS)] = -1


class WrittenTurn(Written, frozen=True):
    """The review of a turn."""

    seat: Annotated[int, msgspec.Meta(ge=0, lt=MAX_PLAYERS)]
    action: WrittenAction
    policy: WrittenAction
    before: WrittenEstimate
    cost: WrittenCost
    grade: str  # empty for no grade
    draw: _Number
    hidden: _Number
    decision: _Number
    convention: int
    because: Annotated[list[WrittenBecause], msgspec.Meta(max_length=9)] = []


class WrittenCeiling(Written, frozen=True):
    """The bounds on what the deal allowed, and on the last turn with a reachable perfect score."""

    lower: _Count
    upper: _Count
    line: Annotated[list[WrittenAction], msgspec.Meta(max_length=MAX_ACTIONS)]
    at_least: _Turn
    at_most: _Turn


class WrittenParts(Written, frozen=True):
    """The points of the shuffles of an incomplete review, one digit each."""

    turn: _Turn
    first: _Count
    last: _Count
    policy: WrittenAction | None
    values: Annotated[str, msgspec.Meta(pattern=r"^[0-9a-z]*\Z")]
    played: Annotated[str, msgspec.Meta(pattern=r"^[0-9a-z]*\Z")]


class WrittenReview(msgspec.Struct, omit_defaults=True):
    """A whole review."""

    version: Annotated[int, msgspec.Meta(ge=1)]
    engine: Annotated[int, msgspec.Meta(ge=1)]
    level: str  # empty for people's own agreement
    seed: int
    ended: bool
    ledger: tuple[_Number, _Number, _Number, _Number, _Number, _Number, _Number]
    end: WrittenEstimate
    seats: Annotated[
        list[tuple[_Count, _Number, _Count, _Count, _Count, _Count]],
        msgspec.Meta(max_length=MAX_PLAYERS),
    ]
    turns: Annotated[list[WrittenTurn], msgspec.Meta(max_length=MAX_ACTIONS)]
    complete: bool
    seconds: float
    ceiling: WrittenCeiling | None = None
    costed: list[_Turn] = []
    parts: list[WrittenParts] = []
    agreement: WrittenAgreement | None = None
    among_people: bool = False
    judged: list[_Turn] | None = None  # the judged turns, from 0, of an incomplete review


VERSION = 4
_DIGITS = 4
"""Number of decimals of figures that are never summed."""
_CONVENTIONS = {convention.value: convention for convention in Convention}
_FAULTS = tuple(grade.value for grade in FAULTS)
_KINDS = {
    coded_action(Play(0))[0]: DecisionKind.PLAY,
    coded_action(Discard(0))[0]: DecisionKind.DISCARD,
}
"""Kinds of decision by hanab.live action code; every other code is a clue."""
_BASE = 36
"""The base in which the points of a shuffle are written, as one digit each."""


@dataclass(frozen=True, slots=True)
class KeptReview:
    """A review as it was stored.

    Attributes:
        review: the results.
        seed: the seed of all sampling.
        work: the finished tasks of an incomplete review; empty for a complete one, and for one of
            another engine.
    """

    review: Review
    seed: int
    work: tuple[tuple[Task, Found], ...] = ()

    @property
    def is_outdated(self) -> bool:
        """Whether the review was made by another version of the engine."""
        return self.review.engine != ENGINE


def write_review(review: Review, seed: int, work: Iterable[tuple[Task, Found]] = ()) -> bytes:
    """Return a review as JSON, with its finished tasks if it is incomplete."""
    going_on = () if review.complete else tuple(work)
    ceiling = review.ceiling
    last = review.last_perfect or LastPerfectTurn(0, 0)
    written = WrittenReview(
        VERSION,
        review.engine,
        review.agreement.level.value if review.agreement.level else "",
        seed,
        review.ended,
        astuple(review.ledger),
        WrittenEstimate(*_short(astuple(review.end))),
        [astuple(seat)[1:-1] for seat in review.seats],
        [_turn_found(turn) for turn in review.turns],
        review.complete,
        round(review.seconds, 1),
        None
        if ceiling is None
        else WrittenCeiling(
            ceiling.lower,
            ceiling.upper,
            [_action(action) for action in ceiling.line],
            last.at_least,
            last.at_most,
        ),
        [
            task.turn
            for task, _ in going_on
            if isinstance(task, CostTask) and review.turns[task.turn].is_judged
        ],
        [
            WrittenParts(
                task.turn,
                task.first,
                task.last,
                None if found.policy is None else _action(found.policy),
                _digits(found.values),
                _digits(found.played),
            )
            for task, found in going_on
            if isinstance(task, ValueTask) and isinstance(found, ValueFound)
        ],
        None if review.agreement.level else WrittenAgreement.from_agreement(review.agreement),
        review.among_people,
        None if review.complete else [one.turn - 1 for one in review.turns if one.is_judged],
    )
    return msgspec.json.encode(written)


def read_listed(body: bytes, people: Collection[int]) -> Reviewed | None:
    """Return the summary of a review for the list of games; None if the review cannot be read.

    Args:
        body: the JSON of the review.
        people: the seats whose decisions count; empty for all seats.
    """
    try:
        written = msgspec.json.decode(body, type=WrittenReview)
    except msgspec.DecodeError:
        return None
    costs = [one[1] for seat, one in enumerate(written.seats) if not people or seat in people]
    return Reviewed(written.engine, written.complete, round(sum(costs), _DIGITS))


def decisions_in(body: bytes) -> tuple[DecisionCost, ...]:
    """Return the cost of each decision of a stored review.

    A choice of the agreement's own that is graded a fault is left out, because it is not the
    player's. The result is empty if the review was made by another version of the engine or cannot be read.
    """
    try:
        written = msgspec.json.decode(body, type=WrittenReview)
    except msgspec.DecodeError:
        return ()
    if written.engine != ENGINE:
        return ()
    return tuple(
        DecisionCost(
            one.seat,
            _KINDS.get(one.action.kind, DecisionKind.CLUE),
            _CONVENTIONS.get(one.convention, Convention.NOTHING),
            one.cost.points,
        )
        for one in written.turns
        if one.cost.deals and not (one.grade in _FAULTS and one.action == one.policy)
    )


def read_review(body: bytes, states: Sequence[GameState]) -> KeptReview:
    """Return a review as it was stored.

    Args:
        body: the JSON of the review.
        states: every state of the reviewed game, the deal first.

    Raises:
        UnreadableGameError: the review is damaged, of a newer version, or of another game.
    """
    try:
        written = msgspec.json.decode(body, type=WrittenReview)
        if written.version > VERSION:
            raise UnreadableGameError(Problem.NEWER_FORMAT, str(written.version))
        return _Reader(written, _agreement(written), states).kept()
    except (msgspec.DecodeError, ValueError) as error:
        if isinstance(error, UnreadableGameError):
            raise
        raise UnreadableGameError(Problem.DAMAGED, "review") from error


@dataclass(frozen=True, slots=True)
class _Reader:
    """Reads one review, with the states of its game."""

    written: WrittenReview
    agreement: Agreement
    states: Sequence[GameState]

    @property
    def _options(self) -> GameOptions:
        return self.states[0].options

    def kept(self) -> KeptReview:
        written, history = self.written, self.states[-1].history
        players = self._options.players
        if len(written.turns) != len(history) or len(written.seats) != players:
            raise UnreadableGameError(Problem.CONTRADICTION, "review")
        reasons = [because for turn in written.turns for because in turn.because]
        named = (x for one in reasons for x in (one, one.follower, one.means) if x is not None)
        if any(one.seat >= players for one in named) or any(x.receiver >= players for x in reasons):
            raise UnreadableGameError(Problem.CONTRADICTION, "review")
        turns = tuple(self._turn(number, one) for number, one in enumerate(written.turns, 1))
        if [turn.action for turn in turns] != [turn.action for turn in history]:
            raise UnreadableGameError(Problem.CONTRADICTION, "review")
        ceiling = written.ceiling
        review = Review(
            written.engine,
            self.agreement,
            written.ended,
            Ledger(*written.ledger),
            Estimate(*msgspec.structs.astuple(written.end)),
            tuple(
                SeatReview(seat, *one, _unrecorded(turns, seat))
                for seat, one in enumerate(written.seats)
            ),
            turns,
            None
            if ceiling is None
            else Ceiling(ceiling.lower, ceiling.upper, tuple(map(self._action, ceiling.line))),
            None if ceiling is None else LastPerfectTurn(ceiling.at_least, ceiling.at_most),
            written.complete,
            written.seconds,
            written.among_people,
        )
        is_current = written.engine == ENGINE and not written.complete
        return KeptReview(review, written.seed, tuple(self._work(review)) if is_current else ())

    def _turn(self, number: int, one: WrittenTurn) -> TurnReview:
        state = self.states[number - 1]
        action, grade = self._action(one.action), Grade(one.grade) if one.grade else None
        found = one.cost
        cost = Cost(
            self._action(found.best),
            found.points,
            found.error,
            found.perfect,
            found.perfect_error,
            found.gained,
            found.gained_error,
            found.deals,
            tuple((self._action(action), points) for action, points in found.worth),
        )
        written = self.written
        judged = written.costed if written.judged is None else written.judged
        is_judged = written.complete or number - 1 in judged
        says = grade is not None and self.written.engine == ENGINE
        judgement = judgement_of(state, action, self.agreement) if says else None
        reason = (
            better_because(observe(state, one.seat), cost.best, self.agreement) if says else None
        )
        facts = TableFacts()
        if grade is not None:
            facts = TableFacts.of(
                state, action, cost.best, judgement, reason, self.states[-1], self.agreement
            )
        return TurnReview(
            number,
            one.seat,
            action,
            self._action(one.policy),
            Situation.of(state),
            Estimate(*msgspec.structs.astuple(one.before)),
            cost,
            grade,
            one.draw,
            one.hidden,
            one.decision,
            judgement,
            reason,
            _CONVENTIONS.get(one.convention, Convention.NOTHING),
            tuple(map(_because, one.because)),
            Stage.JUDGED if is_judged else Stage.WAITING,
            facts,
        )

    def _work(self, review: Review) -> Iterator[tuple[Task, Found]]:
        """Yield the finished tasks that an incomplete review continues from."""
        for turn in self.written.costed:
            one = review.turns[turn]
            yield (
                CostTask(turn),
                CostFound(
                    one.cost, one.grade, one.judgement, one.reason, one.convention, one.because
                ),
            )
        for part in self.written.parts:
            policy = None if part.policy is None else self._action(part.policy)
            found = ValueFound(policy, _points(part.values), _points(part.played))
            yield ValueTask(part.turn, part.first, part.last), found
        if self.agreement.level is None:
            yield ParTask(), ParFound(review.ledger.par, review.ledger.par_error)
        if review.ceiling is not None and review.last_perfect is not None:
            yield CeilingTask(), CeilingFound(review.ceiling, review.last_perfect)

    def _action(self, written: WrittenAction) -> Action:
        action = decoded_action((written.kind, written.target, written.value), self._options)
        if action is None:
            raise UnreadableGameError(Problem.WRONG_ACTION, "review")
        if isinstance(action, Play) and written.announced:
            return Play(action.order, Suit.from_letter(written.announced))
        return action


def _unrecorded(turns: Iterable[TurnReview], seat: int) -> int:
    return sum(one.seat == seat and one.grade is Grade.UNRECORDED for one in turns)


def _agreement(written: WrittenReview) -> Agreement:
    own = written.agreement
    return agreement_of(Level(written.level)) if own is None else own.read()


def _turn_found(turn: TurnReview) -> WrittenTurn:
    cost = turn.cost
    return WrittenTurn(
        turn.seat,
        _action(turn.action),
        _action(turn.policy),
        WrittenEstimate(*_short(astuple(turn.before))),
        WrittenCost(
            _action(cost.best),
            round(cost.points, _DIGITS),
            round(cost.error, _DIGITS),
            round(cost.perfect, _DIGITS),
            round(cost.perfect_error, _DIGITS),
            round(cost.gained, _DIGITS),
            round(cost.gained_error, _DIGITS),
            cost.deals,
            [(_action(action), round(points, _DIGITS)) for action, points in cost.worth],
        ),
        "" if turn.grade is None else turn.grade.value,
        turn.draw,
        turn.hidden,
        turn.decision,
        turn.convention.value,
        [_written_because(one) for one in turn.because],
    )


def _written_because(one: Because) -> WrittenBecause:
    return WrittenBecause(
        one.event.kind.value,
        one.event.seat,
        one.event.order,
        "" if one.card is None else str(one.card),
        round(one.after_better, _DIGITS),
        round(one.after_made, _DIGITS),
        one.deals,
        one.when.value,
        round(one.share, _DIGITS),
        one.is_only,
        None if one.follower is None else _written_follower(one.follower),
        one.is_playable,
        one.is_clued,
        None if one.means is None else _written_means(one.means),
        one.event.receiver,
    )


def _written_means(one: Means) -> WrittenMeans:
    card = "" if one.card is None else str(one.card)
    return WrittenMeans(one.seat, one.deed.value, one.order, card)


def _means(one: WrittenMeans) -> Means:
    card = Card.parse(one.card) if one.card else None
    return Means(one.seat, Deed(one.deed), one.order, card)


def _written_follower(one: Follower) -> WrittenFollower:
    return WrittenFollower(one.seat, one.order, str(one.card), one.is_sooner)


def _because(one: WrittenBecause) -> Because:
    card = Card.parse(one.card) if one.card else None
    identity = index_of(card) if card is not None and one.order < 0 else -1
    when = When(one.when)
    is_next = when is When.NEXT
    event = Event(EventKind(one.event), one.seat, one.order, identity, is_next, one.receiver)
    frequencies = one.after_better, one.after_made
    written = one.follower
    follower = None
    if written is not None:
        card_after = Card.parse(written.card)
        follower = Follower(written.seat, written.order, card_after, written.is_sooner)
    return Because(
        event,
        card,
        *frequencies,
        one.deals,
        when,
        one.share,
        one.is_only,
        follower,
        one.is_playable,
        one.is_clued,
        None if one.means is None else _means(one.means),
    )


def _action(action: Action) -> WrittenAction:
    announced = action.announced if isinstance(action, Play) else None
    return WrittenAction(*coded_action(action), "" if announced is None else announced.letter)


def _short(figures: Iterable[float]) -> list[float]:
    return [round(figure, _DIGITS) for figure in figures]


def _digits(points: Iterable[int]) -> str:
    return "".join("0123456789abcdefghijklmnopqrstuvwxyz"[one] for one in points)


def _points(digits: str) -> tuple[int, ...]:
    return tuple(int(digit, _BASE) for digit in digits)
