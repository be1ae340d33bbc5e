"""What a graded move cost, and what would have been better, in words."""

from dataclasses import dataclass, replace

import pytest

from hanabi_desktop.game.cards import Card, Rank
from hanabi_desktop.game.moves import Action, Clue, Discard, Play
from hanabi_desktop.review.contrast import Because, Follower, When
from hanabi_desktop.review.findings import Cost, Estimate, Grade, TurnReview
from hanabi_desktop.teammates.explaining.move_review import Finding, Judgement
from hanabi_desktop.teammates.search.rollouts import Event, EventKind
from hanabi_desktop.teammates.teammate import Reason, ReasonCode
from hanabi_desktop.wording.graded_moves import better_sentence, cost_sentence

SEATS = ("Zoë", "Björn", "Mia")
MINE, HIS, HERS = 0, 6, 12
PLACES = {MINE: (0, 3), 1: (0, 2), HIS: (1, 2), 7: (1, 1), HERS: (2, 4)}
RED_3, RED_4, BLUE_2 = map(Card.parse, ("r3", "r4", "b2"))
SURE = Judgement(Play(MINE), Finding.PLAY_IS_SURE, MINE, (BLUE_2,))
NATURAL = Judgement(Discard(MINE), Finding.DISCARD_IS_CHOP, MINE)
POINTLESS = Judgement(Clue(1, Rank.ONE), Finding.CLUE_ASKS_NOTHING)
"""A play, a discard and a clue that were made."""


@dataclass(frozen=True)
class Said:
    cost: str
    better: str


def said(
    made: Judgement, best: Action, reason: Reason | None = None, because: tuple[Because, ...] = ()
) -> Said:
    """Return what is said of a move of Zoë, who looks at her own move."""
    curve = Estimate(20.0, 0.1, 0.1, 18, 22)
    cost = Cost(best, 0.8, 0.1, 0.0, 0.0, 0.0, 0.0, 64, ())
    turn = TurnReview(1, 0, made.action, best, curve, cost, Grade.MISTAKE, 0.0, 0.0, 0.0)
    turn = replace(turn, judgement=made, reason=reason, because=because)
    return Said(
        cost_sentence(turn, PLACES, SEATS, you=0),
        better_sentence(turn, PLACES, SEATS, you=0, follows_cost=True),
    )


def played(order: int, card: Card, seat: int, follower: Follower | None = None) -> Because:
    event = Event(EventKind.PLAYED, seat, order, is_next=True)
    return Because(event, card, 1.0, 0.0, 64, When.NEXT, 0.8, follower=follower)


def test_play_that_could_wait_is_set_against_the_card_that_could_not() -> None:
    told = said(SURE, Clue(1, RED_3.rank), None, (played(HIS, RED_3, 1),))
    assert told.cost == "The blue 2 could have waited, but Björn’s red 3 was more urgent."
    assert told.better == "Better: tell Björn about 3s, so that it is played next."


def test_card_that_opens_another_is_told_with_it() -> None:
    opens = played(HIS, RED_3, 1, Follower(2, HERS, RED_4))
    told = said(SURE, Clue(1, RED_3.rank), None, (opens,))
    assert told.better == (
        "Better: tell Björn about 3s, so that it is played next and Mia’s red 4 can follow."
    )
    told = said(POINTLESS, Clue(1, RED_3.rank), None, (opens,))
    assert told.cost == "It asked nothing of Björn."
    assert told.better == (
        "Better: tell Björn about 3s, so that Björn plays the red 3 next and Mia can follow with"
        " the red 4."
    )


def test_clue_that_kept_a_player_from_a_card_says_so() -> None:
    asked = Judgement(Clue(1, Rank.ONE), Finding.CLUE_CAN_WAIT)
    made = replace(asked, finding=Finding.CLUE_IS_READ)
    told = said(made, Clue(2, Rank.FIVE), None, (played(HIS, RED_3, 1),))
    assert told.cost.endswith("Björn was about to play the red 3.")
    assert told.better == "Better: tell Mia about 5s."


@pytest.mark.parametrize(
    ("code", "cost", "better"),
    [
        (
            ReasonCode.CLUE_SAVE,
            "Discarding your chop was natural, but Björn’s red 3 was in danger.",
            "Better: tell Björn about 3s, which would save it.",
        ),
        (
            ReasonCode.CLUE_PLAY,
            "Discarding your chop was natural, but Björn’s red 3 was playable.",
            "Better: tell Björn about 3s.",
        ),
        (
            ReasonCode.CLUE_DELAY,
            "Discarding your chop was natural, but a clue would not have drawn a card.",
            "Better: tell Björn about 3s, which makes the game last longer.",
        ),
        (
            ReasonCode.CLUE_SELF,
            "Discarding your chop was natural, but a clue would have got more than one card played.",
            (
                "Better: tell Björn about 3s. It would get Björn to play their slot 1 first, then slot"
                " 2 (red 3)."
            ),
        ),
    ],
)
def test_clue_that_was_due_says_what_for(code: ReasonCode, cost: str, better: str) -> None:
    told = said(NATURAL, Clue(1, Rank.THREE), Reason(code, (HIS, 7), (RED_3,)))
    assert told == Said(cost, better)


def test_own_card_that_was_due_is_named_with_what_it_could_be() -> None:
    told = said(SURE, Play(1), Reason(ReasonCode.PLAY_TOLD, (1,), (RED_3,)))
    assert told.cost == ("The blue 2 could have waited, but your slot 2 was playable (red 3).")
    assert told.better == "Better: play slot 2."
    told = said(POINTLESS, Play(1), Reason(ReasonCode.PLAY_TOLD, (1,), (RED_3,)))
    assert told.better == "Better: play slot 2. That card was playable (red 3)."
    told = said(SURE, Discard(1), Reason(ReasonCode.DISCARD_CHOP, (1,)))
    assert told.cost.endswith("but getting a clue back was more urgent.")


def test_clue_that_counts_on_others_is_not_told_twice() -> None:
    through = Reason(ReasonCode.CLUE_THROUGH, (HERS, HIS), (RED_4,))
    told = said(SURE, Clue(2, RED_4.rank), through, (played(HIS, RED_3, 1),))
    assert told.cost.endswith("but Björn’s red 3 was more urgent.")
    assert told.better.count("Björn") == 1


def test_clue_about_another_card_is_told_with_what_it_leads_to() -> None:
    saves = Reason(ReasonCode.CLUE_SAVE, (HERS,), (RED_4,))
    told = said(SURE, Clue(2, RED_4.rank), saves, (played(HIS, RED_3, 1),))
    assert told.better == (
        "Better: tell Mia about 4s. It would save Mia’s slot 4 (red 4), so that Björn plays the"
        " red 3 next."
    )
