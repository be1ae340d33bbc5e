"""The story of a game in three sentences: the decisive move, luck, and what to practise."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.game.moves import Clue, Discard, Play
from hanabi_desktop.review.findings import FAULTS, Review
from hanabi_desktop.review.moments import Moment
from hanabi_desktop.wording.review import moment_amount, moment_name, plain_points, points

translate = QCoreApplication.translate

_TURNED = 0.5
"""The least points of a move for it to be called decisive."""
_LUCKY = 0.5
"""The least points of luck for it to be called good or bad."""


def story_sentences(
    review: Review, moments: Sequence[Moment], seats: Sequence[str]
) -> tuple[str, ...]:
    """Return the story of a game, from its review."""
    return _turned_on(moments, seats), _luck(review), _to_practise(review)


def _turned_on(moments: Sequence[Moment], seats: Sequence[str]) -> str:
    decisions = [one for one in moments if one.grade is not None]
    greatest = max(decisions, key=lambda one: abs(one.points), default=None)
    if greatest is None or abs(greatest.points) < _TURNED:
        return translate("Review", "No single move decided the game.")
    #: {name} is a player; {moment} such as "Discarded the last red 4"; {points} such as "+0.8"
    text = translate("Review", "The decisive moment was turn {turn}, {name}: {moment} ({points}).")
    return text.format(
        turn=greatest.turn,
        name=seats[greatest.seat],
        moment=moment_name(greatest),
        points=moment_amount(greatest),
    )


def _luck(review: Review) -> str:
    ledger = review.ledger
    luck = ledger.deal + ledger.draw + ledger.hidden
    if abs(luck) < _LUCKY:
        return translate("Review", "Good and bad luck balanced out.")
    parts = {
        translate("Review", "This deal"): ledger.deal,
        translate("Review", "Cards drawn"): ledger.draw,
        translate("Review", "Hidden cards"): ledger.hidden,
    }
    most = max(parts, key=lambda part: parts[part] * luck)
    #: {most} is "Cards drawn"; {part} and {points} such as "+0.8"
    text = (
        translate("Review", "Luck brought {points} points; most of it: {most} ({part}).")
        if luck > 0
        else translate("Review", "Bad luck cost {points} points; most of it: {most} ({part}).")
    )
    return text.format(points=plain_points(abs(luck)), most=most, part=points(parts[most]))


def _to_practise(review: Review) -> str:
    costs: dict[type, float] = {Clue: 0.0, Play: 0.0, Discard: 0.0}
    for turn in review.turns:
        if turn.grade in FAULTS:
            costs[type(turn.action)] += turn.cost.points
    dearest = max(costs, key=lambda kind: costs[kind])
    if not costs[dearest]:
        return translate("Review", "No decision was clearly a mistake.")
    #: {points} such as "1.6"
    text = {
        Clue: translate(
            "Review", "To practise: which clue to give, and when. Clues cost {points} points."
        ),
        Play: translate(
            "Review", "To practise: which card to play, and when. Plays cost {points} points."
        ),
        Discard: translate(
            "Review", "To practise: which card to discard. Discards cost {points} points."
        ),
    }[dearest]
    return text.format(points=plain_points(costs[dearest]))
