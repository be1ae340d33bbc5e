"""The sentences about why another move is better."""

from dataclasses import replace

import pytest

from hanabi_desktop.game.cards import Card, Rank
from hanabi_desktop.game.moves import Clue, Discard, Play
from hanabi_desktop.review.reasons import Because, Follower, When
from hanabi_desktop.teammates.explaining.move_review import Finding, Judgement
from hanabi_desktop.teammates.search.rollouts import Event, EventKind
from hanabi_desktop.teammates.teammate import Decision, Reason, ReasonCode
from hanabi_desktop.wording.costs import (
    cost_clause,
    judged_move,
)
from hanabi_desktop.wording.frequencies import frequencies, often
from hanabi_desktop.wording.gains import gain_clause
from hanabi_desktop.wording.hints import why_not_sentence
from hanabi_desktop.wording.judgements import made_sentence

SEATS, PLACES = ("Zoë", "Björn", "Mia"), {6: (1, 2), 0: (0, 3), 1: (0, 2)}
RED = Card.parse("r4")
ENDS = (EventKind.LOST, EventKind.LATE, EventKind.STRUCK_OUT)


def reasons(kind: EventKind) -> list[Because]:
    """Return every form of reason with an event of this kind."""
    if kind is EventKind.CLUED:
        to_her = Event(kind, 1, is_next=True, receiver=2)
        gained = Because(Event(kind, 1, is_next=True), None, 1.0, 0.0, 64, When.NEXT, 0.8)
        return [Because(to_her, None, 0.0, 1.0, 64, When.NEXT, 0.8), gained]
    if kind in ENDS:
        return [Because(Event(kind, identity=8), RED, 0.2, 0.7, 64)]
    return [
        Because(Event(kind, 1, 6, is_next=True), RED, 1.0, 0.0, 64, When.NEXT, 0.8),
        Because(Event(kind, 1, 6), RED, 0.2, 0.7, 64),
        Because(Event(kind, 1), None, 0.2, 0.7, 64),
    ]


@pytest.mark.parametrize("kind", [kind for kind in EventKind if kind is not EventKind.LAST_COPY])
def test_reason_names_the_player_and_the_card_without_figures(kind: EventKind) -> None:
    told = [cost_clause(one, PLACES, SEATS) for one in reasons(kind)]
    assert len(set(told)) == len(told)
    for one, clause in zip(reasons(kind), told, strict=True):
        assert not any(sign.isdigit() for sign in clause.replace("red 4", ""))
        assert not clause.endswith(".")
        assert "{" not in clause
        assert kind in ENDS or "Björn" in clause
        if one.card is not None and kind is not EventKind.STRUCK_OUT:
            assert "red 4" in clause


def test_frequencies_are_words() -> None:
    shares = (1.0, 0.9, 0.7, 0.5, 0.2, 0.1)
    words = ("always", "almost always", "usually", "half the time", "sometimes", "occasionally")
    assert tuple(map(often, shares)) == words


def test_next_discard_of_the_only_copy_says_so() -> None:
    event = Event(EventKind.DISCARDED, 1, 6, is_next=True)
    reason = Because(event, RED, 0.0, 1.0, 64, When.NEXT, 0.8, is_only=True)
    told = cost_clause(reason, PLACES, SEATS)
    assert told == "Björn would then discard the red 4, which cannot be replaced"


def test_good_move_is_followed_by_what_it_costs() -> None:
    judgement = Judgement(Play(0), Finding.PLAY_IS_SURE, 0, (RED,))
    event = Event(EventKind.DISCARDED, 1, 6, is_next=True)
    reason = Because(event, RED, 0.0, 1.0, 64, When.NEXT, 0.8, is_only=True)
    told = judged_move(judgement, [reason], 0.8, PLACES, SEATS)
    assert told == (
        "The card in slot 3 is playable (red 4), but Björn would then discard the red 4, which cannot"
        " be replaced."
    )
    small = judged_move(judgement, [], 0.4, PLACES, SEATS)
    assert small == (
        "The card in slot 3 is playable (red 4). Several small drawbacks add up: after the better"
        " move the table is 0.4 points ahead."
    )


def test_better_move_is_followed_by_what_it_leads_to() -> None:
    follows = Because(Event(EventKind.PLAYED, 1, 6, is_next=True), RED, 1.0, 0.0, 64, When.NEXT)
    once = "Björn could play the red 4 once the red 3 was down"
    assert gain_clause(follows, PLACES, SEATS) == once
    follows = replace(follows, is_playable=True)
    assert gain_clause(follows, PLACES, SEATS) == "Björn would play the red 4 next"
    assert (
        gain_clause(follows, PLACES, SEATS, is_blind=True)
        == "Björn would play the red 4 blind next"
    )
    loses = Because(Event(EventKind.LOST, identity=8), RED, 0.1, 0.7, 64)
    assert gain_clause(loses, PLACES, SEATS) == ""


def test_move_made_is_not_named_again_nor_what_the_better_one_leads_to() -> None:
    judgement = Judgement(Play(0), Finding.PLAY_IS_SURE, 0, (RED,))
    event = Event(EventKind.PLAYED, 1, 6, is_next=True)
    reason = Because(event, Card.parse("y2"), 1.0, 0.0, 64, When.NEXT, 0.8)
    told = judged_move(judgement, [reason], 0.8, PLACES, SEATS, you=0, is_made=True)
    assert told == "This card could have waited."
    loses = Because(Event(EventKind.LOST, identity=8), RED, 0.1, 0.7, 64)
    told = judged_move(judgement, [loses], 0.8, PLACES, SEATS, you=0, is_made=True)
    assert told == "This card could have waited; the last red 4 would then usually be lost."
    chop = Judgement(Discard(0), Finding.DISCARD_IS_CHOP, 0)
    told = judged_move(chop, [], 0.4, PLACES, SEATS, you=0, is_made=True)
    assert told == "That was the natural discard, but several small drawbacks add up."
    told = judged_move(chop, [], None, PLACES, SEATS, is_made=True)
    assert told == "That was the natural discard."
    playable = Judgement(Discard(0), Finding.DISCARD_COULD_BE_PLAYED, 0, (RED,))
    risk = Because(Event(EventKind.DISCARDED, 0, 0), None, 0.0, 0.6, 64, When.ODDS, 0.9)
    told = judged_move(playable, [risk], 0.8, PLACES, SEATS, you=0, is_made=True)
    assert (
        told
        == "Going by the clues so far, this card looked playable (red 4), so it was not one to discard."
    )


@pytest.mark.parametrize("finding", Finding)
def test_every_finding_is_told_of_a_move_made(finding: Finding) -> None:
    actions = {"CLUE": Clue(1, RED.rank), "PLAY": Play(0), "WRON": Play(0), "DISC": Discard(0)}
    action = actions[finding.name[:4]]
    judgement = Judgement(action, finding, 0, (RED,), chop=0, truth=RED)
    told = made_sentence(judgement, PLACES, SEATS, you=0)
    assert finding is Finding.CLUE_IS_READ or told.endswith(".")
    assert "{" not in told
    assert "None" not in told


@pytest.mark.parametrize(
    ("kind", "after_better", "prevented"),
    [
        (EventKind.DISCARDED, 0.1, True),
        (EventKind.LATE, 0.0, True),
        (EventKind.DISCARDED, 0.5, False),
        (EventKind.PLAYED, 0.0, False),
    ],
)
def test_better_move_prevents_what_it_makes_rare(
    kind: EventKind, after_better: float, *, prevented: bool
) -> None:
    reason = Because(Event(kind, 1, 6), RED, after_better, 0.9, 64)
    assert reason.is_prevented is prevented
    assert gain_clause(reason, PLACES, SEATS) == (
        "Björn could soon play the red 4" if kind is EventKind.PLAYED else ""
    )


def test_whoever_looks_is_addressed() -> None:
    risk = Because(Event(EventKind.MISPLAYED, 0, 0), None, 0.0, 0.6, 64, When.ODDS, 0.9)
    assert cost_clause(risk, PLACES, SEATS, you=0) == "the risk of a strike is 60%"
    lost = replace(risk, event=Event(EventKind.LAST_COPY, 0, 0))
    assert "your slot 3" in cost_clause(lost, PLACES, SEATS, you=0)
    assert "Zoë’s slot 3" in cost_clause(lost, PLACES, SEATS)
    soon = Because(Event(EventKind.PLAYED, 0), None, 0.9, 0.2, 64)
    assert gain_clause(soon, PLACES, SEATS, you=0).endswith("you could soon play a card")


def test_figures_are_for_the_tooltip() -> None:
    reason = Because(Event(EventKind.PLAYED, 1, 6), RED, 0.97, 0.12, 64)
    assert frequencies([reason]) == (
        "Played in 97% of the games after the better move, in 12% after the actual move"
    )
    late = Because(Event(EventKind.LATE, identity=8), RED, 0.1, 0.9, 64)
    assert frequencies([late]) == (
        "This happens in 10% of the games after the better move, in 90% after the actual move"
    )
    odds = Because(Event(EventKind.MISPLAYED, 0, 0), None, 0.0, 0.6, 64, When.ODDS)
    assert frequencies([odds]) == ""


def test_other_move_is_followed_by_what_speaks_against_it() -> None:
    reason = Because(Event(EventKind.LATE, identity=8), RED, 0.1, 0.9, 64)
    told = why_not_sentence(Clue(1, RED.rank), [reason], PLACES, SEATS)
    assert told == "Why not tell Björn about 4s? The red 4 would then almost always come too late."


def test_what_the_reason_for_the_better_move_says_is_not_said_again() -> None:
    best = Decision(Clue(1, RED.rank), Reason(ReasonCode.CLUE_PLAY, (8,), (RED,)))
    plays = Because(Event(EventKind.PLAYED, 1, 8, is_next=True), RED, 1.0, 0.0, 64, When.NEXT)
    assert why_not_sentence(Discard(0), [plays], PLACES, SEATS, best=best) == ""
    waits = replace(plays, follower=Follower(2, 12, Card(RED.suit, Rank.FIVE), is_sooner=True))
    told = why_not_sentence(Discard(0), [waits], PLACES, SEATS, best=best)
    assert "have to wait" in told
    sure = Because(Event(EventKind.PLAYED, 0, 0), None, 1.0, 0.2, 64, When.ODDS)
    play = Decision(Play(0), Reason(ReasonCode.PLAY_TOLD, (0,)))
    assert why_not_sentence(Discard(1), [sure], PLACES, SEATS, best=play) == ""
    likely = replace(sure, after_better=0.8)
    assert "80%" in why_not_sentence(Discard(1), [likely], PLACES, SEATS, best=play)


def test_half_the_time_stands_before_the_whole_clause() -> None:
    lost = Because(Event(EventKind.LOST, identity=8), RED, 0.1, 0.5, 64)
    assert cost_clause(lost, PLACES, SEATS) == "half the time the last red 4 would then be lost"
    always = replace(lost, after_made=1.0)
    assert cost_clause(always, PLACES, SEATS) == "the last red 4 would then always be lost"
