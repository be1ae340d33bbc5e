"""The key moments of a game.

A moment is named by what everybody could see after the turn, not by hidden cards.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

from hanabi_desktop.game.cards import Card
from hanabi_desktop.game.moves import (
    Clue,
    Clued,
    Discard,
    Discarded,
    Drawn,
    Misplayed,
    Play,
    Played,
)
from hanabi_desktop.game.scoring import Standing, is_critical
from hanabi_desktop.game.state import GameState
from hanabi_desktop.review.findings import Grade, Review, TurnReview
from hanabi_desktop.teammates.conventions import Convention
from hanabi_desktop.teammates.explaining.move_review import Finding

LEAST_LUCK = 0.5
"""Minimum effect, in points, of a drawn card or of hidden cards on a move that counts as a moment."""
MOST_LUCK = 4
"""Maximum number of moments of luck in a game; those with the largest effects are kept."""


class MomentKind(Enum):
    """The kind of a moment."""

    LAST_COPY_DISCARDED = "last_copy_discarded"
    DISCARDED = "discarded"
    MISPLAYED = "misplayed"
    PLAYED = "played"
    BLIND_PLAY = "blind_play"
    WAITED = "waited"
    CLUE_WAS_DUE = "clue_was_due"
    DISCARD_WAS_DUE = "discard_was_due"
    OTHER_CARD = "other_card"
    OTHER_CLUE = "other_clue"
    UNRECORDED = "unrecorded"
    BLUFF = "bluff"
    CLUED_AGAIN = "clued_again"
    CLUE_MISLED = "clue_misled"
    CLUE_SAVED = "clue_saved"
    CLUED = "clued"
    DRAWN = "drawn"
    HIDDEN_CARDS = "hidden_cards"


_SAYS_LITTLE = (MomentKind.PLAYED, MomentKind.DISCARDED, MomentKind.CLUED)


@dataclass(frozen=True, slots=True)
class Moment:
    """A turn that mattered.

    Attributes:
        turn: the turn, counted from 1.
        seat: the seat that acted.
        kind: the kind of moment.
        points: the points gained, or lost if negative.
        grade: the grade of the decision; None for luck.
        perfect: the share of perfect games lost compared with the best move; 0 for strong moves and
            luck.
        card: the card that the moment concerns; None if there is none.
    """

    turn: int
    seat: int
    kind: MomentKind
    points: float
    grade: Grade | None
    perfect: float = 0.0
    card: Card | None = None


def moments_of(review: Review, states: Sequence[GameState]) -> tuple[Moment, ...]:
    """Return the graded decisions and the largest strokes of luck, the largest effects first.

    Args:
        review: the review.
        states: every state of the game, the deal first.
    """
    found = [_decision(turn, states) for turn in review.turns if turn.grade is not None]
    judged = [turn for turn in review.turns if turn.is_judged]
    luck = [moment for turn in judged for moment in _luck(turn, states[turn.turn])]
    return tuple(sorted([*found, *sorted(luck, key=_size)[:MOST_LUCK]], key=_size))


def _size(moment: Moment) -> tuple[float, float]:
    return -abs(moment.points), -moment.perfect


def _decision(turn: TurnReview, states: Sequence[GameState]) -> Moment:
    before, after = states[turn.turn - 1], states[turn.turn]
    if turn.grade is Grade.UNRECORDED:
        is_bluff = turn.convention is Convention.BLUFF
        kind = MomentKind.BLUFF if is_bluff else MomentKind.UNRECORDED
        return Moment(turn.turn, turn.seat, kind, -turn.cost.points, turn.grade, turn.cost.perfect)
    strong = turn.grade is Grade.STRONG
    kind, card = _named(turn, before, after, strong=strong)
    if not strong and kind in _SAYS_LITTLE:
        kind, card = _missed(turn), None
    points = turn.cost.gained if strong else -turn.cost.points
    perfect = 0.0 if strong else turn.cost.perfect
    return Moment(turn.turn, turn.seat, kind, points, turn.grade, perfect, card)


def _missed(turn: TurnReview) -> MomentKind:
    """Return a kind that names the better move, for a move whose own kind is uninformative."""
    same = type(turn.action) is type(turn.cost.best)
    match turn.cost.best:
        case Play():
            return MomentKind.OTHER_CARD if same else MomentKind.WAITED
        case Clue():
            return MomentKind.OTHER_CLUE if same else MomentKind.CLUE_WAS_DUE
        case Discard():
            return MomentKind.OTHER_CARD if same else MomentKind.DISCARD_WAS_DUE


def _named(
    turn: TurnReview, before: GameState, after: GameState, *, strong: bool
) -> tuple[MomentKind, Card | None]:
    match after.history[-1].events[0]:
        case Played(card=card, order=order):
            held = next(held for held in before.hands[turn.seat] if held.order == order)
            blind = strong and not held.marks.touched
            return MomentKind.BLIND_PLAY if blind else MomentKind.PLAYED, card
        case Misplayed(card=card):
            return MomentKind.MISPLAYED, card
        case Discarded(card=card):
            last = is_critical(card, Standing.from_table(before)) and not strong
            return MomentKind.LAST_COPY_DISCARDED if last else MomentKind.DISCARDED, card
        case Clued() as clued:
            return _clue(turn, before, clued, strong=strong)
        case _:
            return MomentKind.CLUED, None


def _clue(
    turn: TurnReview, before: GameState, clued: Clued, *, strong: bool
) -> tuple[MomentKind, Card | None]:
    truth = None if turn.judgement is None else turn.judgement.truth
    if strong:
        standing = Standing.from_table(before)
        # A clue on a last copy that is playable now asks for a play, so it is not a save.
        saves = (
            truth is not None
            and is_critical(truth, standing)
            and truth.rank > standing.fireworks[truth.suit] + 1
        )
        return (MomentKind.CLUE_SAVED, truth) if saves else (MomentKind.CLUED, None)
    if turn.judgement is not None and turn.judgement.finding is Finding.CLUE_MISLEADS:
        return MomentKind.CLUE_MISLED, truth
    new = [
        held
        for held in before.hands[clued.target]
        if held.order in clued.touched and not held.marks.touched
    ]
    return (MomentKind.CLUED if new else MomentKind.CLUED_AGAIN), None


def _luck(turn: TurnReview, after: GameState) -> Iterator[Moment]:
    if abs(turn.draw) >= LEAST_LUCK:
        drawn = (e.card for e in after.history[-1].events if isinstance(e, Drawn))
        card = next(drawn, None)
        yield Moment(turn.turn, turn.seat, MomentKind.DRAWN, turn.draw, None, card=card)
    if abs(turn.hidden) >= LEAST_LUCK:
        yield Moment(turn.turn, turn.seat, MomentKind.HIDDEN_CARDS, turn.hidden, None)
