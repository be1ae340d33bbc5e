"""What a graded move cost, and what would have been better, in words."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import ParamSpec

import pytest
from PySide6.QtCore import QLocale, QObject
from PySide6.QtWidgets import QApplication

from hanabi_desktop.game.cards import Card, Rank, Suit
from hanabi_desktop.game.moves import Action, Clue, Discard, Play, Turn
from hanabi_desktop.review.findings import Cost, Estimate, Grade, Situation, TurnReview
from hanabi_desktop.review.reasons import Because, Deed, Follower, Means, When
from hanabi_desktop.review.table_facts import TableFacts, Touched
from hanabi_desktop.review.turns_left import OutOfTurn, TurnsLeft, Workload
from hanabi_desktop.support.translation import Language, Translation
from hanabi_desktop.teammates.conventions import Convention
from hanabi_desktop.teammates.explaining.clue_readings import ClueReading, Meaning
from hanabi_desktop.teammates.explaining.move_review import Finding, Judgement
from hanabi_desktop.teammates.search.rollouts import Event, EventKind
from hanabi_desktop.teammates.teammate import Reason, ReasonCode
from hanabi_desktop.wording.better_moves import better_sentence
from hanabi_desktop.wording.graded_moves import cost_figures, cost_sentence, moment_sentences
from hanabi_desktop.wording.names import listed_cards

SEATS = ("Zoë", "Björn", "Mia")
MINE, HIS, HERS = 0, 6, 12
PLACES = {MINE: (0, 3), 1: (0, 2), HIS: (1, 2), 7: (1, 1), HERS: (2, 4)}
RED_3, RED_4, BLUE_2 = map(Card.parse, ("r3", "r4", "b2"))
SURE = Judgement(Play(MINE), Finding.PLAY_IS_SURE, MINE, (BLUE_2,))
NATURAL = Judgement(Discard(MINE), Finding.DISCARD_IS_CHOP, MINE)
POINTLESS = Judgement(Clue(1, Rank.ONE), Finding.CLUE_ASKS_NOTHING)
"""A play, a discard and a clue that were made."""
SPARE = Touched(7, BLUE_2, is_known=True)
"""A card that is no longer needed."""


@dataclass(frozen=True)
class Said:
    cost: str
    better: str


def turn_of(
    made: Judgement,
    best: Action,
    reason: Reason | None = None,
    because: tuple[Because, ...] = (),
    clues: int = 4,
    deck: int = 30,
    situation: Situation | None = None,
    facts: TableFacts | None = None,
) -> TurnReview:
    """Return the review of a move of Zoë."""
    curve = Estimate(20.0, 0.1, 0.1, 18, 22)
    cost = Cost(best, 0.8, 0.1, 0.0, 0.0, 0.0, 0.0, 64, ())
    turn = TurnReview(
        1,
        0,
        made.action,
        best,
        situation or Situation(clues, deck),
        curve,
        cost,
        Grade.MISTAKE,
        0.0,
        0.0,
        0.0,
    )
    return replace(
        turn, judgement=made, reason=reason, because=because, facts=facts or TableFacts()
    )


P = ParamSpec("P")


def spoken(make: Callable[P, TurnReview]) -> Callable[P, Said]:
    """Return what is said of the move of a turn to Zoë, whose own move it is."""

    def said_of(*given: P.args, **options: P.kwargs) -> Said:
        turn = make(*given, **options)
        return Said(
            cost_sentence(turn, PLACES, SEATS, you=0),
            better_sentence(turn, PLACES, SEATS, you=0, follows_cost=True),
        )

    return said_of


said = spoken(turn_of)


def played(
    order: int,
    card: Card,
    seat: int,
    follower: Follower | None = None,
    *,
    is_playable: bool = True,
    is_clued: bool = False,
) -> Because:
    event = Event(EventKind.PLAYED, seat, order, is_next=True)
    return Because(
        event,
        card,
        1.0,
        0.0,
        64,
        When.NEXT,
        0.8,
        follower=follower,
        is_playable=is_playable,
        is_clued=is_clued,
    )


def test_play_that_could_wait_is_set_against_the_card_that_could_not() -> None:
    told = said(SURE, Clue(1, RED_3.rank), None, (played(HIS, RED_3, 1),))
    assert told.cost == "This card could have waited: nobody had told Björn about the red 3."
    assert told.better == "Better: tell Björn about 3s to get them to play the red 3 next."
    clued = played(HIS, RED_3, 1, is_clued=True)
    told = said(SURE, Clue(1, RED_3.rank), None, (clued,))
    assert (
        told.cost
        == "This card could have waited: Björn could not be sure that the red 3 was playable."
    )


@pytest.mark.parametrize(
    ("holder", "waits", "follows"),
    [
        (2, "Mia’s red 4", " and Mia could follow with the red 4"),
        (1, "their own red 4", " and could follow with the red 4"),
    ],
)
@pytest.mark.parametrize("is_sooner", [True, False])
def test_card_that_opens_another_is_told_with_it(
    holder: int, waits: str, follows: str, *, is_sooner: bool
) -> None:
    opens = played(HIS, RED_3, 1, Follower(holder, HERS, RED_4, is_sooner))
    told = said(SURE, Clue(1, RED_3.rank), None, (opens,))
    could_wait = "This card could have waited:"
    assert told.cost == (
        f"{could_wait} nobody had told Björn about the red 3, which was holding up {waits}."
    )
    clued = replace(opens, is_clued=True)
    told = said(SURE, Clue(1, RED_3.rank), None, (clued,))
    assert told.cost == f"{could_wait} Björn’s red 3 was holding up {waits}."
    for made in (SURE, POINTLESS):
        told = said(made, Clue(1, RED_3.rank), None, (opens,))
        leads = " to get them to play the red 3 next"
        if is_sooner:
            leads = f", and they would play the red 3 next{follows}"
        assert told.better == f"Better: tell Björn about 3s{leads}."


def test_clue_that_kept_a_player_from_a_card_says_so() -> None:
    asked = Judgement(Clue(1, Rank.ONE), Finding.CLUE_CAN_WAIT)
    made = replace(asked, finding=Finding.CLUE_IS_READ)
    told = said(made, Clue(2, Rank.FIVE), None, (played(HIS, RED_3, 1, is_clued=True),))
    assert told.cost.endswith("Björn was about to play the red 3.")
    assert told.better == "Better: tell Mia about 5s, which would leave Björn free to play it."
    told = said(made, Clue(2, Rank.FIVE), None, (played(HIS, RED_3, 1),))
    assert "was about to" not in told.cost  # nobody has told him about it


def test_play_that_somebody_else_could_make_was_better_left_to_them() -> None:
    made = replace(SURE, faces=(RED_3,))
    told = said(made, Clue(1, RED_3.rank), None, (played(HIS, RED_3, 1),))
    assert told.cost == "The red 3 was better left to Björn, who had one too."
    red_5, blue_5 = Card(Suit.RED, Rank.FIVE), Card(Suit.BLUE, Rank.FIVE)
    held = TableFacts(holders={red_5: 0, blue_5: 1})
    for facts, deck, fives in (
        (held, 4, ": only you could play the red 5."),
        (held, 20, "."),
        (replace(held, out_of_reach=frozenset((red_5,))), 4, "."),
    ):
        told = said(
            made, Clue(1, RED_3.rank), None, (played(HIS, RED_3, 1),), facts=facts, deck=deck
        )
        assert told.cost == f"The red 3 was better left to Björn, who had one too{fives}"


def test_play_that_the_better_clue_does_not_lead_to_is_not_told() -> None:
    told = said(SURE, Clue(2, Rank.FIVE), None, (played(HIS, RED_3, 1),))
    assert "red 3" not in told.cost + told.better
    assert told.cost == "This card could have waited. Several small drawbacks add up."


def test_card_that_cannot_be_played_yet_was_not_urgent() -> None:
    later = played(HIS, RED_4, 1, is_playable=False)
    told = said(SURE, Clue(1, RED_4.rank), None, (later,))
    assert told.cost == "This card could have waited."
    once = "could play the red 4 once the red 3 was down"
    assert told.better == f"Better: tell Björn about 4s, and they {once}."
    first = Reason(ReasonCode.CLUE_PLAY, (HERS,), (RED_3,))
    told = said(SURE, Clue(2, RED_3.rank), first, (later,))
    assert told.cost.endswith("waited: Mia’s red 3 was holding up Björn’s red 4.")
    assert told.better == (
        "Better: tell Mia about 3s. That would get them to play their slot 4 (red 3), and Björn could"
        " follow with the red 4."
    )


def test_time_runs_out_because_a_card_was_drawn() -> None:
    late = Because(Event(EventKind.LATE, identity=8), RED_4, 0.0, 1.0, 64)
    told = said(NATURAL, Clue(1, Rank.ONE), None, (late,))
    assert told.cost == "That was the natural discard, but there was no time left for the red 4."
    told = said(NATURAL, Clue(1, Rank.ONE), None, (late,), deck=4)
    assert told.cost == (
        "That was the natural discard, but the discard meant drawing one of the last four cards. There"
        " was no time left for the red 4."
    )
    assert told.better == "Better: tell Björn about 1s, which would draw no card."
    saves = Reason(ReasonCode.CLUE_SAVE, (HIS,), (RED_3,))
    told = said(NATURAL, Clue(1, Rank.THREE), saves, (late,))
    assert told.cost == "That was the natural discard, but Björn’s chop was the red 3."
    assert told.better == "Better: tell Björn about 3s, which would save it."


@pytest.mark.parametrize(
    ("code", "cost", "better"),
    [
        (ReasonCode.CLUE_SAVE, "Björn’s chop was the red 3", ", which would save it."),
        (
            ReasonCode.CLUE_PLAY,
            "nobody had told Björn about the red 3",
            " to get them to play the red 3.",
        ),
        (
            ReasonCode.CLUE_TEMPO,
            "Björn could not be sure that the red 3 was playable",
            " to get them to play the red 3.",
        ),
        (
            ReasonCode.CLUE_SELF,
            "a clue would have got two cards played",
            ". That would get them to play their slot 1 first, then slot 2 (red 3).",
        ),
    ],
)
def test_clue_that_was_due_says_what_for(code: ReasonCode, cost: str, better: str) -> None:
    told = said(
        NATURAL,
        Clue(1, Rank.THREE),
        Reason(code, (HIS, 7), (RED_3,)),
    )
    assert told.cost == f"That was the natural discard, but {cost}."
    assert told.better == f"Better: tell Björn about 3s{better}"


def test_other_copy_of_a_card_is_better_with_whoever_acts_sooner() -> None:
    made = Judgement(Clue(2, Rank.THREE), Finding.CLUE_IS_READ, HERS, (RED_3,), RED_3)
    asks = Reason(ReasonCode.CLUE_PLAY, (HIS,), (RED_3,))
    sooner = "Björn, whose turn came sooner, also had one."
    assert said(made, Clue(1, Rank.THREE), asks).cost.endswith(sooner)
    later = replace(made, action=Clue(1, Rank.THREE), order=HIS)
    asks = replace(asks, orders=(HERS,))
    assert sooner not in said(later, Clue(2, Rank.THREE), asks).cost


def test_needless_discard_is_told_with_the_cards_that_a_clue_would_have_got_played() -> None:
    through = Reason(ReasonCode.CLUE_THROUGH, (HIS, 7), (RED_3,))
    told = said(NATURAL, Clue(1, Rank.THREE), through, clues=7)
    assert told.cost == (
        "With seven clues left, there was no need to discard. A clue would have got two cards"
        " played."
    )
    known = TableFacts(known=frozenset((HIS, 7)))
    told = said(NATURAL, Clue(1, Rank.THREE), through, clues=7, facts=known)
    assert told.cost == "With seven clues left, there was no need to discard."


def test_clue_that_passes_the_turn_is_told_with_the_card_that_no_clue_can_tell() -> None:
    stall, waits = Reason(ReasonCode.CLUE_STALL), Touched(HIS, RED_3, is_known=False)
    facts = TableFacts(untellable=waits)
    turn = turn_of(NATURAL, Clue(2, Rank.FIVE), stall, facts=facts)
    reason = "Any clue about Björn’s red 3 could have been misread."
    assert moment_sentences(turn, PLACES, SEATS)[1].endswith(f"tell Mia about 5s. {reason}")
    turn = turn_of(NATURAL, Clue(2, Rank.FIVE), stall, (played(HERS, RED_4, 2),), facts=facts)
    assert reason not in moment_sentences(turn, PLACES, SEATS)[1]
    misread = (Clue(1, Rank.THREE), Touched(7, BLUE_2, is_known=False))
    turn = turn_of(NATURAL, Clue(2, Rank.FIVE), stall, facts=replace(facts, misread=misread))
    assert moment_sentences(turn, PLACES, SEATS)[1].endswith(
        "Telling Björn about 3s could have led them to misplay their slot 1 (blue 2)."
    )


def test_card_that_a_clue_does_not_touch_is_told_by_what_it_rules_out() -> None:
    gain = played(HIS, RED_3, 1, is_clued=True)
    stall, facts = Reason(ReasonCode.CLUE_STALL), TableFacts(ruled_out=frozenset((HIS,)))
    told = said(NATURAL, Clue(1, Rank.FIVE), stall, (gain,), facts=facts)
    assert told.better == (
        "Better: tell Björn about 5s. That would rule out 5s for their slot 2, and they would"
        " play the red 3 next."
    )


def test_clue_that_only_passes_the_turn_is_an_example() -> None:
    told = said(NATURAL, Clue(1, Rank.THREE), Reason(ReasonCode.CLUE_STALL))
    assert told.cost.endswith(", but a clue could have passed the turn instead.")
    assert told.better == "Better: just pass the turn. For example, tell Björn about 3s."


def test_clue_that_draws_no_card_is_better_than_a_play_that_does() -> None:
    clue, stall = Clue(1, Rank.THREE), Reason(ReasonCode.CLUE_STALL)
    told = said(SURE, clue, stall)
    assert told.cost.endswith(
        "could have waited: giving a clue just to pass the turn came out ahead in simulated games."
    )
    assert told.better == "Better: just pass the turn. For example, tell Björn about 3s."
    late = said(SURE, clue, stall, deck=4)
    assert late.cost.endswith("waited: playing it meant drawing one of the last four cards.")
    late = said(SURE, clue, stall, deck=4, facts=TableFacts(turns=TurnsLeft(6)))
    assert late.cost.endswith("one of the last four cards when six still had to be played.")
    behind = said(SURE, clue, stall, deck=9, facts=TableFacts(turns=TurnsLeft(9)))
    assert behind.cost.endswith(
        "drawing one of the last nine cards when nine still had to be played."
    )
    undrawn = TableFacts(turns=TurnsLeft(6), undrawn=(RED_4,))
    late = said(SURE, clue, stall, deck=4, facts=undrawn)
    assert late.cost.endswith("when six still had to be played, with the red 4 still in the deck.")
    last = said(NATURAL, clue, stall, clues=7, deck=1, facts=TableFacts(turns=TurnsLeft(2)))
    assert last.cost.endswith("the last card, so everybody had only one turn left.")
    late = said(NATURAL, clue, stall, deck=4)
    assert late.cost.endswith("but the discard meant drawing one of the last four cards.")
    told = said(SURE, clue, stall, deck=4, facts=TableFacts(is_best_empty=True))
    assert told.better == (
        "Better: give a clue rather than draw a card, to make the game last one turn longer. For"
        " example, tell Björn about 3s, which touches no cards."
    )


def test_own_card_that_was_due_is_named_with_what_it_could_be() -> None:
    told = said(SURE, Play(1), Reason(ReasonCode.PLAY_TOLD, (1,), (RED_3,)))
    assert (
        told.cost
        == "This card could have waited: another playable card of the same hand came out ahead in simulated games."
    )
    assert told.better == "Better: play slot 2."
    told = said(POINTLESS, Play(1), Reason(ReasonCode.PLAY_TOLD, (1,), (RED_3,)))
    assert told.better == "Better: play slot 2. That card was playable (red 3)."
    chop = Reason(ReasonCode.DISCARD_CHOP, (1,))
    told = said(SURE, Discard(1), chop, clues=2)
    assert told.cost.endswith("waited: getting a clue back was more urgent.")
    assert "urgent" not in said(SURE, Discard(1), chop, clues=3).cost


def test_clue_that_counts_on_others_is_not_told_twice() -> None:
    through = Reason(ReasonCode.CLUE_THROUGH, (HERS, HIS), (RED_4,))
    told = said(SURE, Clue(2, RED_4.rank), through, (played(HIS, RED_3, 1),))
    assert told.cost.endswith("waited: a clue would have got two cards played.")
    assert told.better == (
        "Better: tell Mia about 4s. Björn (slot 2) would play first, then Mia would play their slot 4 (red 4)."
    )


def test_time_is_lost_by_a_clue_too() -> None:
    late = Because(Event(EventKind.LATE, identity=8), RED_4, 0.0, 1.0, 64)
    asked = replace(SURE, action=Clue(1, Rank.ONE), finding=Finding.CLUE_IS_READ)
    drawn = TableFacts(undrawn=(RED_3,))
    assert said(asked, Discard(1), None, (late,), facts=drawn).cost.startswith(
        "Giving a clue meant not drawing a card. "
    )
    played_now = TableFacts(best_card=RED_4, is_best_playable=True)
    told = said(asked, Play(1), None, (late,), facts=played_now)
    assert told.cost.startswith("That took a turn. ")
    for best in (Discard(1), Play(1)):  # neither brings the red 4 nearer
        assert "too late" not in said(asked, best, None, (late,)).cost


def test_gamble_is_called_one() -> None:
    guess = Judgement(Play(MINE), Finding.PLAY_IS_A_GUESS, MINE, risk=0.8)
    risk = "The risk of a strike was 80%."
    assert said(guess, Play(1)).cost == f"Nothing suggested that this card was playable. {risk}"
    likely = replace(guess, risk=0.2)
    told = said(likely, Play(1)).cost
    assert told == "This card was not certain to be playable. The risk of a strike was 20%."
    hardly = replace(guess, risk=0.05)
    assert said(hardly, Play(1)).cost == "This card was not certain to be playable."
    third = said(likely, Play(1), situation=Situation(4, 30, strikes=2)).cost
    assert third.endswith("The risk of a third strike was 20%.")
    hopeless = said(replace(guess, risk=1.0), Play(1)).cost
    assert hopeless.endswith("Going by the clues so far, a strike was certain.")
    lucky = said(replace(guess, risk=1.0), Play(1), facts=TableFacts(RED_3)).cost
    assert lucky == ("Going by the clues, it was sure to be a strike: it worked only by luck.")
    third = said(
        replace(guess, risk=1.0),
        Play(1),
        situation=Situation(4, 30, strikes=2),
        facts=TableFacts(RED_3),
    ).cost
    assert third.endswith("A third strike would have ended the game.")
    worked = said(guess, Play(1), facts=TableFacts(RED_3)).cost
    assert worked == f"It worked, but nothing suggested that this card was playable. {risk}"
    worked = said(likely, Play(1), facts=TableFacts(RED_3)).cost
    assert worked.startswith("It worked, but this card was not certain to be playable.")
    odds = Because(Event(EventKind.MISPLAYED, 0, 0), None, 0.0, 0.81, 64, When.ODDS)
    sure = replace(odds, after_made=1.0)
    told = said(guess, Play(1), None, (sure,)).cost
    assert told.endswith("Going by the clues so far, a strike was certain.")
    worked = said(replace(guess, risk=1.0), Play(1), None, (odds,), facts=TableFacts(RED_3)).cost
    assert worked.startswith("It worked, but nothing suggested")
    assert worked.endswith("The risk of a strike was 81%.")


def test_last_turn_is_called_so() -> None:
    last = Situation(1, 0, is_last_turn=True)
    likely = Because(Event(EventKind.PLAYED, 0, 1), None, 0.59, 0.0, 64, When.ODDS, 0.9)
    told = said(NATURAL, Play(1), Reason(ReasonCode.PLAY_GAMBLE, (1,)), (likely,), situation=last)
    assert (
        told.cost
        == "It was your last turn. There was a chance of 59% that your slot 2 was playable."
    )
    assert told.better == "Better: play slot 2. A strike would have cost nothing."
    third = replace(last, strikes=2)
    told = said(NATURAL, Play(1), Reason(ReasonCode.PLAY_GAMBLE, (1,)), (likely,), situation=third)
    assert told.better == "Better: play slot 2. It was a risk worth taking."
    sure = replace(likely, after_better=1.0)
    told = said(SURE, Play(1), Reason(ReasonCode.PLAY_KNOWN, (1,), (RED_3,)), (sure,))
    assert (
        told.cost
        == "This card could have waited: another playable card of the same hand came out ahead in simulated games."
    )
    assert told.better == "Better: play slot 2."
    told = said(SURE, Play(1), Reason(ReasonCode.PLAY_KNOWN, (1,)), (sure,))
    assert told.cost == "This card could have waited; your slot 2 was certain to be playable."


def test_completed_firework_brings_a_clue_back() -> None:
    five = Reason(ReasonCode.PLAY_KNOWN, (1,), (Card.parse("r5"),))
    told = said(SURE, Play(1), five, situation=Situation(0, 12))
    cost = "This card could have waited: no clue was left, and playing the red 5 would have brought one back."
    assert told == Said(cost, "Better: play slot 2.")
    told = said(SURE, Play(1), five, situation=Situation(2, 12))
    assert (
        told.cost
        == "This card could have waited: playing the red 5 would have brought a clue back."
    )
    also_five = TableFacts(Card.parse("b5"), is_made_playable=True)
    told = said(SURE, Play(1), five, situation=Situation(2, 12), facts=also_five)
    assert (
        told.cost
        == "This card could have waited: another playable card of the same hand came out ahead in simulated games."
    )
    told = said(SURE, Play(1), five, situation=Situation(8, 12))
    assert (
        told.cost
        == "This card could have waited: another playable card of the same hand came out ahead in simulated games."
    )


def test_two_clues_about_the_same_card_are_told_apart() -> None:
    given = Turn(1, 0, Clue(1, Rank.FOUR), ())
    reading = ClueReading(given, Meaning.PLAY_OR_KEEP, HIS, (RED_4,))
    kept = Judgement(Clue(1, Rank.FOUR), Finding.CLUE_IS_READ, HIS, (RED_4,), RED_4, reading)
    play = Reason(ReasonCode.CLUE_PLAY, (HIS,), (RED_4,))
    told = said(kept, Clue(1, Suit.RED), play)
    left_open = "but it did not make it clear whether Björn should play or keep that card."
    assert told.cost == f"The clue pointed to Björn’s slot 2 (red 4), {left_open}"
    assert told.better == "Better: tell Björn about red to get them to play the red 4."
    to_keep = replace(kept, reading=replace(reading, meaning=Meaning.KEEP))
    told = said(to_keep, Clue(1, Suit.RED), play)
    assert told.cost.endswith("(red 4), but it did not ask Björn to play it.")
    save = replace(play, code=ReasonCode.CLUE_SAVE)
    told = said(kept, Clue(1, Suit.RED), save)
    assert told.cost.endswith(
        "(red 4), but it did not make it clear whether Björn should play or keep that card."
    )
    assert told.better == "Better: tell Björn about red, which would ask them to keep it."
    saved = replace(kept, reading=replace(reading, meaning=Meaning.KEEP))
    told = said(saved, Clue(1, Suit.RED), save)
    assert told.cost == "The clue asked Björn to keep their slot 2 (red 4)."
    assert told.better == (
        "Better: tell Björn about red. Both clues are about the same card, but this one did better in "
        "simulated games."
    )
    lost = Because(Event(EventKind.DISCARDED, 1, 7), RED_3, 0.0, 0.7, 64, share=0.9)
    told = said(kept, Clue(1, Suit.RED), save, (lost,))
    assert told.better == "Better: tell Björn about red, which would save both."
    same = replace(lost, event=replace(lost.event, order=HIS), card=RED_4)
    told = said(kept, Clue(1, Suit.RED), save, (same,))
    assert told.better == "Better: tell Björn about red, which would save it."
    last = said(kept, Discard(1), None, (lost,), situation=Situation(1, 20))
    assert last.better == "Better: discard slot 2, which would leave a clue to prevent that."


def test_discard_with_many_clues_left_needs_no_odds() -> None:
    odds = Because(Event(EventKind.DISCARDED, 0, MINE), None, 0.1, 0.9, 64, When.ODDS, 0.9)
    fix = Reason(ReasonCode.CLUE_FIX, (HIS,), (RED_4,))
    told = said(NATURAL, Clue(1, Rank.FOUR), fix, (odds,), situation=Situation(6, 30))
    assert told.cost == "With six clues left, there was no need to discard."
    fixes = "That would show them that their slot 2 (red 4) is not playable."
    assert told.better == f"Better: tell Björn about 4s. {fixes}"


def test_clue_that_only_passes_the_turn_is_called_so() -> None:
    asked = Judgement(Clue(1, Rank.ONE), Finding.CLUE_TELLS_NOTHING)
    told = said(asked, Clue(2, Rank.FIVE), Reason(ReasonCode.CLUE_STALL))
    assert told.better == "Better: just pass the turn. For example, tell Mia about 5s."


def test_clue_to_play_or_keep_names_its_card() -> None:
    told = said(SURE, Clue(2, RED_4.rank), Reason(ReasonCode.CLUE_FOCUS, (HERS,), (RED_4,)))
    assert (
        told.better
        == "Better: tell Mia about 4s. That would mark their slot 4 (red 4) as a card to play or keep."
    )


def test_last_cards_of_the_deck_are_counted() -> None:
    late = Because(Event(EventKind.LATE, identity=8), RED_4, 0.0, 1.0, 64)
    passing = Reason(ReasonCode.CLUE_STALL, (), ())
    told = said(NATURAL, Clue(2, Rank.FIVE), passing, (late,), deck=4)
    assert (
        "the discard meant drawing one of the last four cards. There was no time left" in told.cost
    )
    told = said(NATURAL, Clue(2, Rank.FIVE), passing, (late,), deck=1)
    assert "the discard meant drawing the last card. There was no time left" in told.cost


def test_play_that_ended_the_deck_says_so_beside_its_other_costs() -> None:
    told = said(SURE, Clue(1, RED_3.rank), None, (played(HIS, RED_3, 1),), deck=1)
    assert told.cost.endswith(
        "The discard also meant drawing the last card, so everybody had only one turn left."
    )
    told = said(SURE, Clue(1, RED_3.rank), None, (played(HIS, RED_3, 1),), deck=2)
    assert "last card" not in told.cost


ASKING = Judgement(Clue(1, Rank.ONE), Finding.CLUE_IS_READ, HIS, (BLUE_2,), BLUE_2)
LOSES_CARD = Because(Event(EventKind.DISCARDED, 1, HIS), RED_4, 0.1, 0.9, 64, share=0.9)


@pytest.mark.parametrize(
    ("best", "clues", "means", "better"),
    [
        (
            Clue(1, Rank.THREE),
            4,
            Means(1, Deed.PLAYS, 7, RED_3),
            "they could play the red 3 instead of discarding.",
        ),
        (
            Clue(1, Rank.THREE),
            4,
            Means(2, Deed.PLAYS, HERS, RED_3),
            "Mia could play the red 3 next.",
        ),
        (Clue(2, Rank.THREE), 4, Means(1, Deed.PLAYS, HIS, RED_4), "Björn could play the red 4."),
        (Clue(2, Rank.THREE), 4, Means(2, Deed.CLUES), "Mia could prevent that with a clue."),
        (Clue(2, Rank.THREE), 4, Means(1, Deed.CLUES), "Björn could give a clue instead."),
        (Clue(2, Rank.THREE), 4, Means(1, Deed.DISCARDS), "Björn could discard another card."),
        (Discard(1), 1, Means(1, Deed.CLUES), "Björn would have a clue to give instead."),
        (Discard(1), 2, Means(2, Deed.CLUES), "Mia would have a clue to prevent that."),
    ],
)
def test_better_move_says_how_a_card_is_saved(
    best: Action, clues: int, means: Means, better: str
) -> None:
    lost = replace(LOSES_CARD, means=means)
    told = said(ASKING, best, None, (lost,), clues=clues)
    assert told.better.endswith(f" so that {better}")


def test_better_move_by_which_a_card_is_saved_is_told_without_its_means_if_they_are_unknown() -> (
    None
):
    unseen = replace(LOSES_CARD, means=Means(1, Deed.PLAYS))
    for lost in (LOSES_CARD, unseen):
        told = said(ASKING, Clue(1, Rank.THREE), None, (lost,))
        assert told.better == "Better: tell Björn about 3s, which would prevent that."
        told = said(ASKING, Discard(1), Reason(ReasonCode.DISCARD_CHOP, (1,)), (lost,), clues=2)
        assert told.better == (
            "Better: discard the chop (slot 2), which would bring back a clue that could prevent that."
        )
    late = Because(Event(EventKind.LATE, identity=8), RED_4, 0.0, 0.9, 64)
    told = said(ASKING, Clue(2, Rank.THREE), None, (late,))
    assert told.better == "Better: tell Mia about 3s, which would leave time for the red 4."


def test_clue_that_gets_the_lost_card_played_says_so() -> None:
    asks = Reason(ReasonCode.CLUE_PLAY, (HIS,), (RED_4,))
    told = said(NATURAL, Clue(1, Rank.FOUR), asks, (LOSES_CARD,))
    assert told.better == "Better: tell Björn about 4s so that they could play the red 4."


def test_discard_that_lets_somebody_else_give_the_clue_says_who() -> None:
    plays = Because(
        Event(EventKind.PLAYED, 1, HIS), RED_3, 0.9, 0.2, 64, means=Means(2, Deed.CLUES)
    )
    told = said(ASKING, Discard(1), None, (replace(plays, is_playable=True),))
    assert told.cost == "Nobody had told Björn about the red 3."
    assert told.better == "Better: discard slot 2, and Mia could tell Björn about the red 3."


def test_card_to_save_is_named_although_another_was_meant_to_be_kept() -> None:
    saves = Reason(ReasonCode.CLUE_SAVE, (HIS,), (RED_3,), Convention.SAVE_CRITICAL)
    kept = replace(NATURAL, finding=Finding.DISCARD_IS_CLUED)
    told = said(kept, Clue(1, Rank.THREE), saves, clues=7)
    assert told.better == (
        "Better: tell Björn about 3s. That would save their slot 2, the last red 3."
    )


def test_last_copy_of_a_card_nobody_was_told_about_is_called_that() -> None:
    only = replace(played(HIS, RED_3, 1), is_only=True)
    told = said(SURE, Clue(1, Rank.THREE), None, (only,))
    assert told.cost.endswith(": nobody had told Björn about the last red 3.")
    five = replace(only, card=Card(Suit.RED, Rank.FIVE))
    told = said(SURE, Clue(1, Rank.FIVE), None, (five,))
    assert told.cost.endswith(": nobody had told Björn about the red 5.")


def test_playable_last_copy_on_a_chop_is_called_both() -> None:
    saved = Touched(HIS, RED_3, is_known=False, is_playable=True, is_only=True)
    facts = TableFacts(best_saves=saved)
    told = said(SURE, Clue(1, Rank.THREE), None, (played(HIS, RED_3, 1),), facts=facts)
    assert told.cost.endswith(": Björn’s chop was the last red 3, which was playable.")
    asks = Reason(ReasonCode.CLUE_PLAY, (HIS,), (RED_3,))
    told = said(NATURAL, Clue(1, Rank.THREE), asks, (LEFT,), facts=facts)
    assert told.cost.endswith(", but Björn’s chop was the last red 3, which was playable.")


def test_last_clue_is_named_beside_the_chop_that_it_should_have_saved() -> None:
    saves = Reason(ReasonCode.CLUE_SAVE, (HERS,), (RED_3,), Convention.SAVE_CRITICAL)
    told = said(ASKING, Clue(2, Rank.THREE), saves, clues=1)
    assert told.cost == "It used up the last clue, and Mia’s chop was the last red 3."
    told = said(ASKING, Clue(2, Rank.THREE), saves, clues=2)
    assert told.cost == "Mia’s chop was the last red 3."


def test_discard_that_in_fact_cost_nothing_is_set_against_what_was_missed() -> None:
    kept = replace(NATURAL, finding=Finding.DISCARD_IS_CLUED)
    facts = TableFacts(RED_3, is_made_spare=True)
    told = said(
        kept, Clue(1, Rank.FOUR), Reason(ReasonCode.CLUE_PLAY, (HIS,), (RED_4,)), facts=facts
    )
    assert told.cost.endswith(
        "In fact, it was no longer needed. More important, nobody had told Björn about the red 4."
    )


def test_clue_that_shows_a_card_to_be_playable_gets_it_played() -> None:
    fills = Reason(ReasonCode.CLUE_FILL_IN, (HIS,), (RED_3,))
    tells = TableFacts(best_tells=(Touched(HIS, RED_3, is_known=True, is_playable=True),))
    told = said(POINTLESS, Clue(1, Suit.RED), fills, facts=tells)
    assert told.better.endswith("That would get them to play their slot 2 (red 3).")
    less = TableFacts(best_tells=(Touched(HIS, RED_3, is_known=False, is_playable=True),))
    told = said(POINTLESS, Clue(1, Suit.RED), fills, facts=less)
    assert told.better.endswith("That would point them to their playable red 3 (slot 2).")


def test_playable_card_that_seemed_best_to_discard_is_named() -> None:
    facts = TableFacts(best_card=RED_3, is_best_playable=True, is_best_needed=True)
    for you, who in ((0, "you"), (None, "Zoë")):
        turn = turn_of(ASKING, Discard(1), Reason(ReasonCode.DISCARD_CHOP, (1,)), facts=facts)
        _, better = moment_sentences(turn, PLACES, SEATS, you=you)
        assert better.endswith(
            f"In fact, slot 2 was the playable red 3, but {who} could not have known that."
        )


def test_card_taken_for_one_before_it_is_asked_for_after_that() -> None:
    reading = ClueReading(Turn(1, 0, Clue(1, Rank.ONE), ()), Meaning.PLAY, HIS, (RED_3,))
    asked = Judgement(Clue(1, Rank.ONE), Finding.CLUE_IS_READ, HIS, (RED_3,), RED_4, reading)
    told = said(asked, Discard(1))
    assert told.cost.startswith(
        "The clue asked Björn to play their slot 2 (red 4) once the lower cards had been played"
    )


def test_saved_card_is_named_where_a_language_has_no_word_for_it(qapp: QApplication) -> None:
    saves = Reason(ReasonCode.CLUE_SAVE, (HIS,), (RED_4,))
    lost = replace(LOSES_CARD, means=Means(1, Deed.PLAYS, 7, RED_3))
    owner = QObject(qapp)
    translation = Translation(owner)
    translation.use(Language.SWEDISH)
    told = said(NATURAL, Clue(1, Rank.FOUR), saves, (lost,))
    translation.use(Language.ENGLISH)
    owner.deleteLater()
    assert told.better.endswith("så räddas den röda 4:an.")


def test_loss_is_told_although_only_small_things_add_up() -> None:
    third = Situation(4, 30, strikes=2)
    facts = TableFacts(BLUE_2, is_strike=True)
    told = said(SURE, Discard(1), situation=third, facts=facts)
    assert "so the game was lost. Several small drawbacks add up." in told.cost


def test_card_that_a_clue_kept_from_being_played_says_what_for() -> None:
    asked = Judgement(Clue(1, Rank.ONE), Finding.CLUE_IS_READ)
    diverted = played(HIS, RED_3, 1, is_clued=True)
    for holder, whose in ((1, "their own"), (2, "Mia’s")):
        facts = TableFacts(holders={RED_4: holder})
        told = said(asked, Clue(2, Rank.FIVE), None, (diverted,), facts=facts)
        assert told.cost.endswith(
            f"Björn was about to play the red 3, which was holding up {whose} red 4."
        )
    unseen = TableFacts(holders={RED_4: 0}, own_unseen=frozenset((RED_4,)))
    told = said(asked, Clue(2, Rank.FIVE), None, (diverted,), facts=unseen)
    assert told.cost.endswith("about to play the red 3.")
    five = replace(diverted, card=Card(Suit.RED, Rank.FIVE))
    told = said(asked, Clue(2, Rank.FIVE), None, (five,), clues=2)
    assert told.cost.endswith("about to play the red 5, which would have brought a clue back.")
    stall = Reason(ReasonCode.CLUE_STALL)
    told = said(asked, Clue(2, Rank.FIVE), stall, (diverted,))
    assert told.better == (
        "Better: just pass the turn and let Björn play it. For example, tell Mia about 5s."
    )


def test_card_played_without_the_better_clue_is_told() -> None:
    plays = Reason(ReasonCode.CLUE_PLAY, (HIS,), (RED_3,))
    tells = (Touched(HIS, RED_3, is_known=False, is_playable=True),)
    facts = TableFacts(best_tells=tells, played_next=frozenset((HIS,)))
    threes, urgent = Clue(1, Rank.THREE), (played(HIS, RED_3, 1),)

    def better(best: Action, reason: Reason | None, gains: tuple[Because, ...]) -> str:
        return moment_sentences(turn_of(NATURAL, best, reason, gains, facts=facts), PLACES, SEATS)[
            1
        ]

    anyway = "As it happened, Björn played the red 3 next anyway."
    assert better(threes, plays, ()).endswith(anyway)
    assert better(threes, None, urgent).endswith(anyway)
    assert "As it happened" not in better(Discard(1), None, ())
    facts = replace(facts, played_next=frozenset((HERS,)))
    assert "As it happened" not in better(threes, plays, ())
    assert "As it happened" not in better(threes, None, urgent)


def test_untold_card_of_the_firework_that_is_furthest_behind_says_so() -> None:
    facts, urgent = TableFacts(furthest_behind=RED_3), (played(HIS, RED_3, 1),)
    told = said(NATURAL, Clue(1, Rank.THREE), None, urgent, facts=facts)
    assert told.cost.endswith(
        "nobody had told Björn about the red 3, and that firework was the furthest behind."
    )
    red_1 = Card(Suit.RED, Rank.ONE)
    plays = Reason(ReasonCode.CLUE_PLAY, (HIS,), (red_1,))
    told = said(NATURAL, Clue(1, Rank.ONE), plays, facts=TableFacts(furthest_behind=red_1))
    assert told.cost.endswith("about the red 1, and that firework had not been started.")
    idle = replace(facts, idle=frozenset((1,)))
    told = said(NATURAL, Clue(1, Rank.THREE), None, urgent, facts=idle)
    assert "firework" not in told.cost


def test_own_playable_card_says_whose_card_waits_for_it() -> None:
    plays = Reason(ReasonCode.PLAY_KNOWN, (1,), (RED_3,))
    for holder, whose in ((2, "Mia’s"), (0, "your own")):
        facts = TableFacts(best_card=RED_3, is_best_playable=True, holders={RED_4: holder})
        told = said(ASKED, Play(1), plays, facts=facts)
        assert told.cost.endswith(
            f"you had a playable card in slot 2 (red 3), which was holding up {whose} red 4."
        )
    hidden = replace(facts, own_unseen=frozenset((RED_4,)))
    assert "holding up" not in said(ASKED, Play(1), plays, facts=hidden).cost


def test_clue_that_its_receiver_would_take_for_a_save_is_not_called_a_play() -> None:
    plays = Reason(ReasonCode.CLUE_PLAY, (HIS,), (RED_3,))
    card = Touched(HIS, RED_3, is_known=False, is_playable=True, is_only=True)
    kept = TableFacts(best_tells=(card,), is_focus_kept=True)
    told = said(NATURAL, Clue(1, Rank.THREE), plays, facts=replace(kept, best_saves=card))
    assert "save" in told.better
    for facts in (kept, replace(kept, best_saves=card)):
        assert "to play" not in said(NATURAL, Clue(1, Rank.THREE), plays, facts=facts).better


def test_own_unseen_card_that_comes_too_late_gives_way_to_one_in_sight() -> None:
    plays = Reason(ReasonCode.CLUE_PLAY, (HIS,), (RED_3,))
    blue_4 = Card(Suit.BLUE, Rank.FOUR)
    late = Because(Event(EventKind.LATE, identity=3), blue_4, 0.0, 1.0, 64)
    facts = TableFacts(holders={blue_4: 0})
    assert "blue 4" in said(NATURAL, Clue(1, Rank.THREE), plays, (late,), facts=facts).cost
    unseen = replace(facts, own_unseen=frozenset((blue_4,)))
    told = said(NATURAL, Clue(1, Rank.THREE), plays, (late,), facts=unseen)
    assert "red 3" in told.cost
    assert "blue 4" not in told.cost


def test_clue_that_a_diverted_player_needs_not_comes_first() -> None:
    diverted = played(HIS, RED_3, 1, is_clued=True)
    again = played(HERS, RED_4, 2)
    asks = Reason(ReasonCode.CLUE_TEMPO, (HERS,), (RED_4,))
    repeated = TableFacts(is_repeated=True)
    told = said(ASKING, Clue(2, Rank.FOUR), asks, (again, diverted), facts=repeated)
    assert "to ask Björn" not in told.better


LEFT = Because(
    Event(EventKind.CLUED, 1, is_next=True, receiver=2), None, 0.0, 1.0, 64, When.NEXT, 0.9
)


def test_clue_that_a_teammate_had_to_give_says_who() -> None:
    saves = Reason(ReasonCode.CLUE_SAVE, (HERS,), (RED_3,))
    told = said(NATURAL, Clue(2, Rank.THREE), saves, (LEFT,))
    assert told.cost.endswith(", but that left it to Björn to give Mia a clue.")
    free = "which would leave Björn free to do something else"
    assert (
        told.better == f"Better: tell Mia about 3s, {free}. That would save their slot 4 (red 3)."
    )
    again = replace(POINTLESS, action=Clue(2, Rank.ONE))
    told = said(again, Clue(2, Rank.THREE), saves, (replace(LEFT, means=Means(1, Deed.DISCARDS)),))
    assert told.cost.endswith("That left it to Björn to give Mia another clue.")
    assert told.better.startswith("Better: tell Mia about 3s so that Björn could discard instead.")
    to_you = replace(LEFT, event=replace(LEFT.event, receiver=0))
    told = said(NATURAL, Clue(0, Rank.THREE), None, (to_you,))
    assert told.cost.endswith("that left it to Björn to give you a clue.")


def test_clue_that_is_left_for_a_teammate_is_told_of_the_better_move() -> None:
    gives = replace(LEFT, after_better=0.9, after_made=0.0)
    told = said(ASKING, Discard(1), Reason(ReasonCode.DISCARD_CHOP, (1,)), (gives,), clues=1)
    assert told.cost == "It used up the last clue."
    assert told.better == (
        "Better: discard the chop (slot 2), and Björn would have a clue to give Mia."
    )


@pytest.mark.parametrize(
    ("facts", "says"),
    [
        (TableFacts(RED_3, is_made_critical=True), "It was the last red 3."),
        (
            TableFacts(Card(Suit.RED, Rank.FIVE), is_made_critical=True),
            "It was the only red 5.",
        ),
        (TableFacts(RED_3, is_made_playable=True), "In fact, it was playable."),
        (TableFacts(RED_3, is_made_needed=True), "It was still needed."),
        (TableFacts(RED_3), ""),
    ],
)
def test_discard_against_the_conventions_says_what_was_lost(facts: TableFacts, says: str) -> None:
    clued = Judgement(Discard(MINE), Finding.DISCARD_IS_CLUED, MINE)
    told = said(clued, Discard(1), facts=facts).cost
    assert told == f"You had a clue about this card, so it was meant to be kept. {says}".strip()
    assert not says or says not in said(NATURAL, Discard(1), facts=facts).cost


def test_natural_discard_of_a_last_copy_is_not_passed_over() -> None:
    for facts, says in (
        (TableFacts(RED_3, is_made_critical=True), True),
        (TableFacts(RED_3, is_made_needed=True), False),
    ):
        natural = turn_of(NATURAL, Clue(1, Rank.ONE), facts=facts)
        for you, who in ((0, "you"), (1, "Zoë")):
            better = moment_sentences(natural, PLACES, SEATS, you=you)[1]
            unseen = f"The red 3 was the last one, but {who} could not have known that."
            assert better.endswith(unseen) is says


def test_better_play_that_would_have_been_a_strike_says_so() -> None:
    believed = Reason(ReasonCode.PLAY_TOLD, (1,), (RED_3,))
    holds_up = played(1, RED_3, 0, Follower(1, HIS, RED_4, is_sooner=True))
    for made, did in (
        (SURE, "This card could have waited."),
        (POINTLESS, "The clue gave Björn nothing"),
    ):
        told = said(made, Play(1), believed, (holds_up,), facts=TableFacts(best_card=BLUE_2))
        looked = "play slot 2, which looked like the red 3"
        in_fact = "Luckily, that did not happen: it was the blue 2 and would have been a strike."
        assert told.better == f"Better, going by what you knew: {looked}. {in_fact}"
        assert told.cost.startswith(did)
        assert "holding up" not in told.cost


def test_better_play_that_would_have_been_a_strike_as_well_says_so() -> None:
    facts = TableFacts(RED_4, best_card=BLUE_2, is_strike=True)
    told = said(replace(SURE, finding=Finding.PLAY_CANNOT_FIT), Play(1), facts=facts)
    in_fact = "In fact, it was the blue 2, which would have been a strike as well."
    assert told.better == f"Better, going by what you knew: play slot 2. {in_fact}"


def test_late_card_in_a_hand_is_told_with_its_holder() -> None:
    held = TableFacts(holders={RED_4: 2})
    told = said(POINTLESS, Clue(2, Rank.TWO), None, (LATE,), facts=held)
    assert "Mia’s red 4 would then almost always come too late" in told.cost
    certain = replace(LATE, after_made=1.0)
    told = said(POINTLESS, Clue(2, Rank.TWO), None, (certain,), facts=held)
    assert told.cost.endswith("There was no time left for Mia’s red 4.")


def test_better_move_that_draws_a_card_too_leaves_no_more_time() -> None:
    told = said(SURE, Discard(1), None, (replace(LATE, after_better=0.0),))
    assert told.better == "Better: discard slot 2."


def test_playable_card_that_is_discarded_is_called_that() -> None:
    loses = replace(LOSES_CARD, is_playable=True)
    told = said(ASKING, Discard(1), None, (loses,), clues=2)
    assert "would then almost always discard the red 4, a playable card" in told.cost
    plenty = said(ASKING, Discard(1), Reason(ReasonCode.DISCARD_CHOP, (1,)), (loses,), clues=5)
    assert plenty.cost == "It would have been better to save the clue."


def test_guess_in_the_last_turn_needs_no_good_reason() -> None:
    last = Situation(2, 0, 1, is_last_turn=True)
    told = said(POINTLESS, Play(1), situation=last, facts=TableFacts(best_card=BLUE_2))
    assert told.better == (
        "Better: try playing a card, as a strike costs nothing on the last turn. Slot 2 was the best guess,"
        " though in fact it was the blue 2, which was not playable."
    )


def test_better_play_of_another_playable_card_names_it() -> None:
    believed = Reason(ReasonCode.PLAY_TOLD, (1,), (RED_3,))
    facts = TableFacts(best_card=BLUE_2, is_best_playable=True)
    told = said(POINTLESS, Play(1), believed, facts=facts)
    assert told.better == "Better: play slot 2. That was the blue 2, which was playable."


def test_play_that_nobody_could_believe_in_says_why() -> None:
    hopeless = Judgement(Play(MINE), Finding.PLAY_CANNOT_FIT, MINE, (RED_4,))
    facts = TableFacts(BLUE_2, is_strike=True, known=frozenset((MINE,)))
    assert said(hopeless, Play(1), facts=facts).cost == "This card was known not to be playable."
    facts = TableFacts(BLUE_2, is_strike=True)
    looked = "Going by the clues so far, it looked like the red 4, which wasn’t playable."
    assert said(hopeless, Play(1), facts=facts).cost == looked
    several = replace(hopeless, faces=(RED_3, RED_4))
    assert said(several, Play(1), facts=facts).cost.endswith(
        "(red 3 or red 4) could not be playable."
    )


def test_own_play_of_any_card_is_not_what_a_better_play_leads_to() -> None:
    anything = Because(Event(EventKind.PLAYED, 0), None, 0.9, 0.3, 64)
    believed = Reason(ReasonCode.PLAY_TOLD, (1,), (RED_3,))
    facts = TableFacts(best_card=RED_3, is_best_playable=True)
    told = said(SURE, Play(1), believed, (anything,), facts=facts)
    assert told.better == "Better: play slot 2 (red 3)."


def test_misplay_to_come_that_would_end_the_game_says_so() -> None:
    fix = Reason(ReasonCode.CLUE_FIX, (HIS,), (RED_4,))
    third, happened = Situation(4, 30, strikes=2), TableFacts(misplayed=frozenset((HIS,)))
    told = said(NATURAL, Clue(1, Rank.FOUR), fix, situation=third, facts=happened)
    assert told.cost.endswith("to misplay their slot 2 (red 4), for a third strike.")
    told = said(NATURAL, Clue(1, Rank.FOUR), fix, situation=third)
    assert told.cost.endswith("card and played it: the third strike.")
    told = said(NATURAL, Clue(1, Rank.FOUR), fix)
    assert told.cost.endswith(
        "but Björn might have taken their slot 2 (red 4) for a playable card."
    )


def test_spare_card_that_is_discarded_instead_is_named() -> None:
    means = Means(1, Deed.DISCARDS, HIS, BLUE_2)
    loses = Because(Event(EventKind.DISCARDED, 1, 7), RED_3, 0.0, 0.9, 64, means=means)
    told = said(NATURAL, Clue(2, Rank.FIVE), None, (loses,))
    assert told.better.endswith(" so that Björn could discard the blue 2 instead.")
    told = said(NATURAL, Clue(2, Rank.FIVE), None, (replace(loses, means=Means(1, Deed.DISCARDS)),))
    assert told.better.endswith(" so that Björn could discard another card.")


def test_clue_through_others_names_them_beside_what_it_saves() -> None:
    through = Reason(ReasonCode.CLUE_THROUGH, (HERS, HIS), (RED_4,), helping=(RED_3,))
    means = Means(2, Deed.PLAYS, HERS, RED_4)
    loses = Because(Event(EventKind.DISCARDED, 2, 11), BLUE_2, 0.0, 0.9, 64, means=means)
    told = said(NATURAL, Clue(2, Rank.FOUR), through, (loses,))
    assert told.better == (
        "Better: tell Mia about 4s so that they could play the red 4 instead of discarding. "
        "Björn would first play the red 3 (slot 2), and Mia would then play the red 4 (slot 4)."
    )


def test_clue_about_a_card_that_has_to_wait_says_so() -> None:
    early = Reason(ReasonCode.CLUE_PLAY, (HERS,), (RED_4,))
    told = said(POINTLESS, Clue(2, RED_4.rank), early, facts=TableFacts(is_focus_early=True))
    assert told.better.endswith("to play their slot 4 (red 4) as soon as it became playable.")
    told = said(POINTLESS, Clue(2, RED_4.rank), early)
    assert told.better.endswith("to play their slot 4 (red 4).")


WHITE_3, WHITE_4 = map(Card.parse, ("w3", "w4"))
LATE = Because(Event(EventKind.LATE, identity=8), RED_4, 0.0, 0.9, 64)


def test_card_that_comes_too_late_is_in_the_better_move() -> None:
    plays = TableFacts(best_card=RED_4, is_best_playable=True)
    told = said(ASKING, Play(1), None, (LATE,), facts=plays)
    assert told.better == "Better: play slot 2, which was the red 4."
    for is_playable, gain in (
        (True, "could play the red 4"),
        (False, "would know about the red 4 in time"),
    ):
        tells = TableFacts(best_tells=(Touched(HERS, RED_4, False, is_playable),))
        told = said(ASKING, Clue(2, Rank.FOUR), None, (LATE,), facts=tells)
        assert told.better == f"Better: tell Mia about 4s so that they {gain}."


def test_card_that_comes_too_late_was_still_in_the_deck() -> None:
    late = "the red 4 would then almost always come too late"
    for undrawn, where in (
        (RED_3, ", with the red 3 still in the deck"),
        (RED_4, ", as it was still in the deck"),
        (WHITE_3, ""),
    ):
        told = said(
            POINTLESS, Clue(2, Rank.ONE), None, (LATE,), facts=TableFacts(undrawn=(undrawn,))
        )
        assert told.cost.lower().endswith(f". {late}{where}.")
    two = (LATE, replace(LATE, card=WHITE_4))
    told = said(POINTLESS, Discard(1), None, two, facts=TableFacts(undrawn=(RED_3,)))
    both = QLocale().createSeparatedList(["the red 4", "the white 4"])
    assert told.cost.endswith(f"There was less time for {both}.")


def test_card_that_came_in_time_after_all_is_not_called_too_late() -> None:
    sure = replace(LATE, after_made=1.0)
    came = TableFacts(came_in_time=frozenset((RED_4,)))
    assert (
        "hardly any time left for the red 4"
        in said(SURE, Clue(1, Rank.ONE), None, (sure,), facts=came).cost
    )
    assert "no time left for the red 4" in said(SURE, Clue(1, Rank.ONE), None, (sure,)).cost
    assert (
        "almost always come too late"
        in said(SURE, Clue(1, Rank.ONE), None, (LATE,), facts=came).cost
    )


def test_clue_that_leaves_no_doubt_is_told_apart() -> None:
    asks = Reason(ReasonCode.CLUE_PLAY, (HIS,), (RED_3,))
    told = said(ASKED, ABOUT_RED, asks, facts=TableFacts(makes_sure=True))
    assert told.better == (
        "Better: tell Björn about red, which would leave no doubt that it is playable."
    )


def test_two_cards_with_a_clue_are_not_told_apart_by_it() -> None:
    clued = Judgement(Discard(MINE), Finding.DISCARD_IS_CLUED, MINE)
    assert "kept" not in said(clued, Discard(1), facts=TableFacts(is_best_clued=True)).cost
    assert "meant to be kept" in said(clued, Discard(1)).cost


def test_clue_that_shows_a_useless_card_says_so() -> None:
    passing = Reason(ReasonCode.CLUE_STALL)
    struck = Judgement(Play(MINE), Finding.PLAY_CANNOT_FIT, MINE, (RED_4,))
    told = said(struck, Clue(2, Rank.ONE), passing, facts=TableFacts(spare_shown=SPARE))
    assert told.better.endswith("That would give them a safe discard: slot 1 (blue 2).")
    assert said(struck, Clue(2, Rank.ONE), passing).better.endswith(
        "That would only pass the turn."
    )


def test_firework_that_the_play_made_went_on_with_is_not_called_late() -> None:
    told = said(SURE, Play(1), None, (LATE,), facts=TableFacts(made_card=RED_3))
    assert "too late" not in told.cost
    facts = TableFacts(made_card=BLUE_2, best_card=RED_4, is_best_playable=True)
    assert "too late" in said(SURE, Play(1), None, (LATE,), facts=facts).cost


def test_clue_about_several_playable_cards_counts_them_up() -> None:
    plays = Reason(ReasonCode.CLUE_PLAY, (HERS,), (RED_3,))
    both = tuple(Touched(HERS, one, False, is_playable=True) for one in (RED_3, WHITE_3))
    told = said(POINTLESS, Clue(2, Rank.THREE), plays, facts=TableFacts(best_tells=both))
    names = QLocale().createSeparatedList(["the red 3", "the white 3"])
    assert told.better.endswith(f"That would point them to two playable cards, {names}.")
    told = said(POINTLESS, Clue(2, Rank.THREE), plays, facts=TableFacts(best_tells=both[:1]))
    assert told.better.endswith("That would get them to play their slot 4 (red 3).")


def test_clue_that_tells_about_a_playable_card_does_not_only_pass_the_turn() -> None:
    passing = Reason(ReasonCode.CLUE_STALL)
    tells = TableFacts(best_tells=(Touched(HERS, WHITE_3, False, is_playable=True),))
    told = said(POINTLESS, Clue(2, Rank.THREE), passing, facts=tells)
    assert told.better.endswith("That would point them to their playable white 3 (slot 4).")
    told = said(POINTLESS, Clue(2, Rank.THREE), passing)
    assert told.better == "Better: just pass the turn. For example, tell Mia about 3s."


def test_last_clue_is_missed_by_the_next_player() -> None:
    chop = Reason(ReasonCode.DISCARD_CHOP, (1,))
    told = said(ASKING, Discard(1), chop, clues=1)
    assert (
        told.better == "Better: discard the chop (slot 2) so that Björn would have a clue to give."
    )
    assert "has a clue" not in said(ASKING, Discard(1), chop, clues=2).better


def test_misplay_of_an_unclued_card_is_no_reason_that_anybody_sees() -> None:
    fixes = Reason(ReasonCode.CLUE_FIX, (HIS,), (RED_4,))
    saved = Touched(7, Card(Suit.YELLOW, Rank.FIVE), is_known=False)
    facts = TableFacts(best_tells=(saved,), best_saves=saved)
    told = said(POINTLESS, Clue(1, Rank.FIVE), fixes, facts=facts)
    assert told.better.endswith("That would save their slot 1 (yellow 5).")
    told = said(POINTLESS, Clue(1, Rank.FIVE), fixes, facts=replace(facts, best_saves=None))
    assert told.better == "Better: tell Björn about 5s."
    told = said(POINTLESS, Clue(1, Rank.FIVE), fixes, facts=replace(facts, is_focus_clued=True))
    assert "is not playable" in told.better


def test_plays_that_the_table_rules_out_are_not_promised() -> None:
    early = TableFacts(too_early=frozenset((HIS,)))
    told = said(POINTLESS, Clue(1, RED_3.rank), None, (played(HIS, RED_3, 1),), facts=early)
    assert "red 3" not in told.better
    soon = replace(played(HIS, RED_3, 1), when=When.LATER)
    beyond = TableFacts(out_of_reach=frozenset((RED_3,)))
    for facts, is_told in ((early, True), (beyond, False)):
        told = said(POINTLESS, Clue(1, RED_3.rank), None, (soon,), facts=facts)
        assert ("red 3" in told.better) is is_told
    lost = replace(LOSES_CARD, means=Means(1, Deed.PLAYS, HIS, RED_3))
    assert "red 3" not in said(ASKING, Clue(2, Rank.ONE), None, (lost,), facts=early).better


def test_odds_of_a_card_that_was_in_fact_useless_give_way_to_the_better_clue() -> None:
    odds = Because(Event(EventKind.DISCARDED, 0, MINE), None, 0.1, 0.4, 64, When.ODDS, 0.9)
    plays = Reason(ReasonCode.CLUE_PLAY, (HERS,), (RED_3,))
    told = said(NATURAL, Clue(2, Rank.THREE), plays, (odds,), facts=TableFacts(BLUE_2))
    assert told.cost.endswith("but nobody had told Mia about the red 3.")
    needed = TableFacts(BLUE_2, is_made_needed=True)
    told = said(NATURAL, Clue(2, Rank.THREE), plays, (odds,), facts=needed)
    assert told.cost.endswith("but there was a chance of 40% that it was still needed.")
    told = said(NATURAL, Play(1), None, (odds,), facts=TableFacts(BLUE_2))
    assert told.cost.endswith("but there was a chance of 40% that it was still needed.")


def test_discard_of_a_card_known_to_be_useless_is_better() -> None:
    trash = Reason(ReasonCode.DISCARD_TRASH, (1,))
    clued = replace(NATURAL, finding=Finding.DISCARD_IS_CLUED)
    spare = TableFacts(is_best_known_spare=True)
    told = said(clued, Discard(1), trash, facts=replace(spare, is_best_clued=True))
    assert told.better == "Better: discard slot 2. That card was known to be no longer needed."
    told = said(replace(clued, finding=Finding.DISCARD_IS_NOT_CHOP), Discard(1), trash, facts=spare)
    assert told.better.endswith(
        "The clues that had not touched that card showed that it was no longer needed."
    )
    told = said(clued, Discard(1), trash)
    assert told.better.endswith("Going by the clues so far, that card was no longer needed.")
    chop = Reason(ReasonCode.DISCARD_CHOP, (1,))
    told = said(replace(NATURAL, finding=Finding.DISCARD_IS_CLUED), Discard(1), chop)
    assert told.better == "Better: discard the chop (slot 2)."
    spare = TableFacts(best_card=BLUE_2)
    told = said(replace(NATURAL, finding=Finding.DISCARD_IS_CLUED), Discard(1), chop, facts=spare)
    assert told.better.endswith(
        "As it turned out, that was the blue 2, which was no longer needed."
    )


def test_third_strike_is_called_so_rather_than_a_risk() -> None:
    struck = Because(Event(EventKind.STRUCK_OUT), None, 0.0, 1.0, 64)
    hopeless = Judgement(Play(MINE), Finding.PLAY_CANNOT_FIT, MINE, (RED_4,))
    third, facts = Situation(1, 4, strikes=2), TableFacts(RED_4, is_strike=True)
    told = said(hopeless, Discard(1), None, (struck,), situation=third, facts=facts)
    assert told.cost.endswith("It was the third strike, so the game was lost.")
    assert told.better == "Better: discard slot 2."


def test_play_that_worked_is_not_told_as_the_last_strike() -> None:
    struck = Because(Event(EventKind.STRUCK_OUT), None, 0.0, 0.7, 64)
    guess = Judgement(Play(MINE), Finding.PLAY_IS_A_GUESS, MINE, risk=1.0)
    for worked in (True, False):
        facts = TableFacts(RED_3, is_made_playable=True, is_strike=not worked)
        told = said(guess, Discard(1), None, (struck,), facts=facts)
        assert ("ends the game" in told.cost) is not worked


def test_misplay_to_come_is_told_rather_than_the_last_strike() -> None:
    struck = Because(Event(EventKind.STRUCK_OUT), None, 0.0, 0.1, 64)
    anything = Because(Event(EventKind.PLAYED, 2), None, 0.9, 0.3, 64)
    fix = Reason(ReasonCode.CLUE_FIX, (HIS,), (RED_4,))
    happened = TableFacts(misplayed=frozenset((HIS,)))
    for because in ((struck,), (anything,)):
        told = said(NATURAL, Clue(1, Rank.FOUR), fix, because, facts=happened)
        assert told.cost.endswith("but Björn was about to misplay their slot 2 (red 4).")
        assert told.better == "Better: tell Björn about 4s, which would prevent that."


def test_play_of_a_five_brings_a_clue_back_too() -> None:
    chop = Reason(ReasonCode.DISCARD_CHOP, (1,))
    five = TableFacts(Card(Suit.RED, Rank.FIVE), is_made_playable=True)
    assert "clue back" not in said(SURE, Discard(1), chop, clues=2, facts=five).cost
    assert "clue back" in said(SURE, Discard(1), chop, clues=2).cost
    assert (
        said(SURE, Discard(1), chop, clues=2, facts=five).better
        == "Better: discard the chop (slot 2)."
    )


def test_card_that_is_kept_needs_no_saving() -> None:
    lost = Because(Event(EventKind.LOST, identity=8), RED_4, 0.1, 0.7, 64)
    clued = Judgement(Discard(MINE), Finding.DISCARD_IS_CLUED, MINE)
    told = said(clued, Discard(1), None, (lost,), facts=TableFacts(RED_4))
    assert told.better == "Better: discard slot 2."


def test_last_clue_is_called_so_where_a_discard_was_due() -> None:
    lost = Because(Event(EventKind.LOST, identity=9), Card(Suit.RED, Rank.FIVE), 0.1, 0.7, 64)
    reason = Reason(ReasonCode.DISCARD_CHOP, (), ())
    told = said(POINTLESS, Discard(MINE), reason, (lost,), clues=1)
    assert told.better == "Better: discard the chop (slot 3), which would bring a clue back."
    told = said(POINTLESS, Discard(MINE), reason, (lost,), clues=2)
    assert told.better == (
        "Better: discard the chop (slot 3), which would bring back a clue that could prevent that."
    )


@pytest.mark.parametrize(
    ("clues", "cost"),
    [
        (2, "but a clue could have passed the turn instead."),
        (7, "With seven clues left, there was no need to discard."),
    ],
)
def test_discard_is_set_against_the_clues_left(clues: int, cost: str) -> None:
    reason = Reason(ReasonCode.CLUE_STALL, (), ())
    told = said(NATURAL, Clue(2, Rank.FIVE), reason, clues=clues)
    assert told.cost.endswith(cost)
    assert told.better == "Better: just pass the turn. For example, tell Mia about 5s."


def test_five_that_was_in_no_danger_is_not_called_saved() -> None:
    five = Card(Suit.YELLOW, Rank.FIVE)
    reason = Reason(ReasonCode.CLUE_SAVE, (HERS,), (five,), Convention.FIVE_STALL)
    told = said(NATURAL, Clue(2, Rank.FIVE), reason)
    assert "danger" not in told.cost
    assert told.better.endswith("That would ask them to keep their slot 4 (yellow 5) for later.")


def test_better_move_repeats_nothing() -> None:
    lost = Because(Event(EventKind.DISCARDED, 1, HIS), RED_4, 0.0, 0.9, 64, share=0.9)
    save = Reason(ReasonCode.CLUE_SAVE, (HIS,), (RED_4,))
    told = said(SURE, Clue(1, Rank.FOUR), save, (lost,))
    assert told.better == "Better: tell Björn about 4s, which would save it."
    playable = Judgement(Discard(MINE), Finding.DISCARD_COULD_BE_PLAYED, MINE, (BLUE_2,))
    told = said(playable, Play(MINE), Reason(ReasonCode.PLAY_KNOWN, (MINE,), (BLUE_2,)))
    assert (
        told.cost
        == "Going by the clues so far, this card looked playable (blue 2), so it was not one to discard."
    )
    assert told.better == "Better: play it instead."


def test_five_told_early_does_not_explain_a_cost() -> None:
    early = Reason(ReasonCode.CLUE_SAVE, (HIS,), (Card.parse("r5"),), Convention.FIVE_STALL)
    told = said(NATURAL, Clue(1, Rank.FIVE), early)
    assert told.cost == "That was the natural discard, but several small drawbacks add up."


def test_cards_that_come_first_are_named_where_they_are_known() -> None:
    through = Reason(ReasonCode.CLUE_THROUGH, (HERS, HIS), (RED_4,), helping=(RED_3,))
    told = said(SURE, Clue(2, Rank.FOUR), through)
    assert told.better.endswith(
        "Björn would first play the red 3 (slot 2), and Mia would then play the red 4 (slot 4)."
    )
    told = said(SURE, Clue(2, Rank.FOUR), replace(through, helping=()))
    assert "Björn (slot 2) would play first" in told.better


ASKED = Judgement(
    Clue(1, Rank.THREE),
    Finding.CLUE_IS_READ,
    HIS,
    reading=ClueReading(Clue(1, Rank.THREE), Meaning.PLAY, HIS, (RED_3,)),
    truth=RED_3,
)
"""A clue that asks for the red 3."""
ABOUT_RED = Clue(1, Suit.RED)


def test_two_clues_that_ask_the_same_are_told_apart() -> None:
    asks = Reason(ReasonCode.CLUE_PLAY, (HIS,), (RED_3,))
    asked = "The clue asked Björn to play their slot 2 (red 3)"
    told = said(ASKED, ABOUT_RED, asks)
    assert told.cost == f"{asked}."
    assert told.better == (
        "Better: tell Björn about red. Both clues are about the same card, but this one did better in "
        "simulated games."
    )

    known = TableFacts(also_told=Touched(7, RED_4, is_known=True))
    told = said(ASKED, ABOUT_RED, asks, facts=known)
    assert told.cost == f"{asked}."
    same = "Better: tell Björn about red, which would also"
    assert told.better == f"{same} tell them that their slot 1 is the red 4."

    some = TableFacts(also_told=Touched(7, RED_4, is_known=False))
    assert (
        said(ASKED, ABOUT_RED, asks, facts=some).better
        == f"{same} tell them about their slot 1 (red 4), a card worth keeping."
    )

    last = TableFacts(also_told=Touched(7, RED_4, is_known=False, is_only=True))
    assert said(ASKED, ABOUT_RED, asks, facts=last).better == f"{same} save their slot 1 (red 4)."

    needless = TableFacts(needless=Touched(7, BLUE_2, is_known=False))
    told = said(ASKED, ABOUT_RED, asks, facts=needless)
    assert (
        told.cost
        == f"{asked}, but it also touched their slot 1 (blue 2), which was no longer needed."
    )
    assert told.better == "Better: tell Björn about red, which would not touch that card."


def test_clue_about_a_card_with_a_clued_copy_says_who_has_that() -> None:
    told = said(ASKED, Discard(1), None, facts=TableFacts(twin_holder=2))
    assert told.cost.endswith("(red 3), but Mia already had a clue about another red 3.")


def test_misplay_that_was_due_is_named() -> None:
    fix = Reason(ReasonCode.CLUE_FIX, (HIS,), (RED_4,))
    told = said(SURE, Clue(1, Rank.FOUR), fix, facts=TableFacts(misplayed=frozenset((HIS,))))
    assert (
        told.cost == "This card could have waited: Björn was about to misplay their slot 2 (red 4)."
    )
    assert told.better == "Better: tell Björn about 4s, which would prevent that."


def test_late_discard_says_that_it_drew_a_card() -> None:
    five = (Card.parse("r5"),)
    early = Reason(ReasonCode.CLUE_SAVE, (HIS,), five, convention=Convention.FIVE_STALL)
    told = said(NATURAL, Clue(1, Rank.FIVE), early, deck=2)
    assert told.cost.endswith(
        "natural discard, but the discard meant drawing one of the last two cards."
    )
    assert told.better == (
        "Better: tell Björn about 5s, which would draw no card. That would ask them to"
        " keep their slot 2 (red 5) for later."
    )
    assert "drew" not in said(NATURAL, Clue(1, Rank.FIVE), early, deck=20).cost


def test_move_is_told_in_hindsight_where_the_table_shows_more() -> None:
    assert said(SURE, Clue(1, Rank.FOUR), facts=TableFacts(is_strike=True)).cost.startswith(
        "Going by the clues so far, it looked like the blue 2, which could have waited."
    )
    playable = Judgement(Discard(MINE), Finding.DISCARD_COULD_BE_PLAYED, MINE, (BLUE_2,))
    told = said(playable, Play(1), facts=TableFacts(known=frozenset((MINE,))))
    assert told.cost == "This card was known to be playable (blue 2)."
    told = said(playable, Play(1), facts=TableFacts(made_card=BLUE_2))
    assert told.cost.startswith("Going by the clues so far, this card looked playable, so")
    spare = TableFacts(is_about_spare_cards=True)
    assert said(POINTLESS, Discard(1), facts=spare).cost.startswith(
        "The clue told Björn only about cards that were no longer needed."
    )
    one = replace(spare, touched=frozenset((1,)))
    assert said(POINTLESS, Discard(1), facts=one).cost.startswith(
        "The clue told Björn only about a card that was no longer needed."
    )
    told = said(ASKED, Play(1), facts=TableFacts(is_receiver_done=True))
    assert (
        told.cost
        == "The clue asked Björn to play their slot 2 (red 3), but Björn had no turn left."
    )


def test_card_that_its_holder_knows_is_called_more_urgent() -> None:
    known = TableFacts(known=frozenset((HIS,)))
    urgent = played(HIS, RED_3, 1, is_clued=True)
    told = said(
        SURE, ABOUT_RED, Reason(ReasonCode.CLUE_PLAY, (HIS,), (RED_3,)), (urgent,), facts=known
    )
    assert told.cost == "This card could have waited: Björn’s playable red 3 was more urgent."
    told = said(SURE, ABOUT_RED, Reason(ReasonCode.CLUE_PLAY, (HIS,), (RED_3,)), (urgent,))
    assert told.cost.endswith("Björn could not be sure that the red 3 was playable.")


def test_better_discard_of_a_vital_card_says_that_nobody_could_know() -> None:
    facts = TableFacts(best_card=BLUE_2, is_best_critical=True)
    vital = TurnReview(
        1,
        1,
        POINTLESS.action,
        Discard(HIS),
        Situation(4, 30),
        Estimate(20.0, 0.1, 0.1, 18, 22),
        Cost(Discard(HIS), 0.8, 0.1, 0.0, 0.0, 0.0, 0.0, 64, ()),
        Grade.MISTAKE,
        0.0,
        0.0,
        0.0,
        judgement=POINTLESS,
        facts=facts,
    )
    told = moment_sentences(vital, PLACES, SEATS)[1]
    in_fact = "Luckily, that did not happen: it was the blue 2, which could not be spared."
    assert told == f"Better, going by what Björn knew: discard slot 2. {in_fact}"
    lost = replace(facts, made_card=RED_3, is_strike=True)
    told = moment_sentences(replace(vital, facts=lost), PLACES, SEATS)[1]
    assert told.endswith("which could not be spared.")
    told = moment_sentences(vital, PLACES, SEATS, you=1)[1]
    assert told.startswith("Better, going by what you knew:")
    seen = replace(vital, facts=replace(facts, known=frozenset((HIS,))))
    assert "could see" not in moment_sentences(seen, PLACES, SEATS)[1]


def test_clue_that_shows_a_card_says_which() -> None:
    shown = TableFacts(shown=Touched(7, RED_4, is_known=True), is_news=True)
    told = said(POINTLESS, Discard(1), facts=shown).cost
    assert told.startswith("The clue told Björn that their slot 1 was the red 4.")


def test_clue_about_a_card_that_has_to_wait_does_not_call_it_playable() -> None:
    tempo = Reason(ReasonCode.CLUE_TEMPO, (HIS,), (RED_3,))
    told = said(NATURAL, Clue(1, Rank.THREE), tempo, facts=TableFacts(is_focus_early=True))
    assert "playable" not in told.cost


def test_clue_that_tells_nothing_needed_only_passes_the_turn() -> None:
    tells = Reason(ReasonCode.CLUE_FILL_IN, (HIS,), (RED_3,))
    told = said(POINTLESS, Clue(1, Rank.THREE), tells, facts=TableFacts(is_best_idle=True))
    assert told.better == "Better: just pass the turn. For example, tell Björn about 3s."


def test_other_clue_about_the_same_card_names_a_playable_card() -> None:
    asks = Reason(ReasonCode.CLUE_PLAY, (HIS,), (RED_3,))
    also = TableFacts(also_told=Touched(7, BLUE_2, is_known=False, is_playable=True))
    told = said(ASKED, ABOUT_RED, asks, facts=also)
    assert told.better.endswith("also tell them about their playable blue 2 (slot 1).")


def test_names_may_contain_braces() -> None:
    asks = Reason(ReasonCode.CLUE_PLAY, (HIS,), (RED_3,))
    also = TableFacts(also_told=Touched(7, RED_4, is_known=True))
    turn = TurnReview(
        1,
        0,
        ASKED.action,
        ABOUT_RED,
        Situation(4, 30),
        Estimate(20.0, 0.1, 0.1, 18, 22),
        Cost(ABOUT_RED, 0.8, 0.1, 0.0, 0.0, 0.0, 0.0, 64, ()),
        Grade.MISTAKE,
        0.0,
        0.0,
        0.0,
        judgement=ASKED,
        reason=asks,
        facts=also,
    )
    told = moment_sentences(turn, PLACES, ("Zoë", "{Björn}", "Mia"))
    assert "tell them that their slot 1 is the red 4" in told[1]


def test_figures_of_a_cost_stand_apart_from_its_reason() -> None:
    turn = turn_of(SURE, Play(1))
    fewer = "out of 100 simulated games, 20 fewer ended perfect."
    for points, error, told in (
        (0.8, 0.1, f"The move cost 0.8 points, give or take 0.2. O{fewer[1:]}"),
        (0.1, 0.01, f"The move hardly cost any points, but {fewer}"),
        (0.3, 0.2, f"The move hardly cost any points, but {fewer}"),
    ):
        cost = replace(turn.cost, points=points, error=error, perfect=0.2, perfect_error=0.02)
        assert cost_figures(replace(turn, cost=cost)) == told
    certain = replace(turn.cost, perfect=1.0, perfect_error=0.0)
    lost = "After it, no simulated game ended perfect; after the better move, all of them did."
    assert cost_figures(replace(turn, cost=certain)).endswith(f"take 0.2. {lost}")
    assert not cost_figures(replace(turn, grade=Grade.STRONG))
    assert not any(map(str.isdigit, moment_sentences(turn, PLACES, SEATS)[0]))


def test_choice_of_the_agreement_is_called_that() -> None:
    agreed = "The agreement suggests this move, but"
    for judgement, joint in ((SURE, " it could have waited:"), (NATURAL, "")):
        turn = turn_of(judgement, Clue(1, Rank.THREE), None, (played(7, RED_3, 1),))
        told = moment_sentences(replace(turn, policy=turn.action), PLACES, SEATS)[0]
        assert told == f"{agreed}{joint} nobody had told Björn about the red 3."
    turn = turn_of(ASKED, Clue(2, Rank.THREE), None, (played(HERS, RED_4, 2),))
    told = moment_sentences(replace(turn, policy=turn.action), PLACES, SEATS)[0]
    assert told.startswith(
        "The clue asked Björn to play their slot 2 (red 3). The agreement suggests it, but"
    )
    spare = Judgement(Discard(MINE), Finding.DISCARD_IS_TRASH, MINE)
    turn = turn_of(spare, Clue(1, Rank.THREE), None, (played(7, RED_3, 1),))
    told = moment_sentences(replace(turn, policy=turn.action), PLACES, SEATS)[0]
    assert told.startswith("The card was safe to discard, but nobody had told")
    turn = turn_of(SURE, Play(1))
    told = moment_sentences(replace(turn, policy=turn.action, judgement=None), PLACES, SEATS)[0]
    assert told == f"{agreed} several small drawbacks add up."


def test_clue_about_several_playable_cards_says_so_first() -> None:
    both = (Touched(7, RED_3, is_known=False, is_playable=True), Touched(HIS, BLUE_2, False, True))
    facts = TableFacts(best_tells=both, touched=frozenset((HIS,)))
    plays = Reason(ReasonCode.CLUE_PLAY, (7,), (RED_3,))
    told = said(ASKED, Clue(1, Rank.THREE), plays, (played(7, RED_3, 1),), facts=facts)
    cards = QLocale().createSeparatedList(["the red 3", "the blue 2"])
    several = f"clue would have told Björn about two playable cards, {cards}."
    assert told.cost.endswith(f", but another {several}")
    assert told.better == "Better: tell Björn about 3s."
    opens = (played(HERS, RED_4, 2, is_playable=False),)
    told = said(SURE, Clue(1, Rank.THREE), plays, opens, facts=replace(facts, touched=frozenset()))
    assert told.cost.endswith(f": a {several}")
    assert told.better == "Better: tell Björn about 3s, and Mia would play the red 4 blind next."
    told = said(
        ASKED, Clue(1, Rank.THREE), plays, facts=replace(facts, touched=frozenset((HIS, 7)))
    )
    assert "several" not in told.cost


def test_repeated_clue_asks_for_a_play() -> None:
    tempo = Reason(ReasonCode.CLUE_TEMPO, (HIS,), (RED_3,))
    facts = TableFacts(is_repeated=True)
    again = "Better: tell Björn about red again to ask them to play it now."
    urgent = played(HIS, RED_3, 1, is_clued=True)
    assert said(NATURAL, ABOUT_RED, tempo, facts=facts).better == again
    assert said(SURE, ABOUT_RED, tempo, (urgent,), facts=facts).better == again
    assert "again" not in said(NATURAL, ABOUT_RED, tempo).better


def test_last_copy_on_a_chop_is_in_danger_whatever_the_odds() -> None:
    saved = Touched(HIS, RED_3, is_known=False, is_only=True)
    loses = Because(Event(EventKind.DISCARDED, 1, HIS), RED_3, 0.0, 0.4, 64, is_only=True)
    facts = TableFacts(best_saves=saved)
    plays = Reason(ReasonCode.CLUE_PLAY, (HIS,), (RED_3,))
    told = said(NATURAL, ABOUT_RED, plays, (loses,), facts=facts)
    assert told.cost.endswith("but Björn’s chop was the last red 3.")
    assert told.better == "Better: tell Björn about red to get them to play the red 3."
    other = Reason(ReasonCode.CLUE_PLAY, (7,), (RED_4,))
    told = said(NATURAL, ABOUT_RED, other, (loses,), facts=facts)
    assert told.better == "Better: tell Björn about red, which would save it."


def test_discard_with_many_clues_left_had_time_for_a_save() -> None:
    save = Reason(ReasonCode.CLUE_SAVE, (HIS,), (RED_3,))
    due = TableFacts(chops=frozenset((HIS,)), idle=frozenset((1,)))
    told = said(NATURAL, ABOUT_RED, save, situation=Situation(6, 30), facts=due)
    assert told.cost.endswith(
        "but with six clues left, there was time to save the red 3 on Björn’s chop."
    )
    assert told.better == "Better: tell Björn about red."
    last = replace(save, convention=Convention.SAVE_CRITICAL)
    told = said(NATURAL, ABOUT_RED, last, situation=Situation(6, 30), facts=due)
    assert told.cost.endswith("save Björn’s red 3, the last one.")
    busy = replace(due, idle=frozenset())
    told = said(NATURAL, ABOUT_RED, save, situation=Situation(6, 30), facts=busy)
    assert "time to save" not in told.cost
    assert "chop" in said(NATURAL, ABOUT_RED, save, situation=Situation(4, 30)).cost.split("but")[1]


def test_card_that_is_certain_to_fit_says_what_it_can_be() -> None:
    sure = Because(Event(EventKind.PLAYED, 0, 1), None, 1.0, 0.0, 64, When.ODDS, 0.9)
    known = Reason(ReasonCode.PLAY_KNOWN, (1,), (RED_3, BLUE_2))
    told = said(ASKED, Play(1), known, (sure,))
    assert told.cost.endswith("but your slot 2 was certain to be playable (red 3 or blue 2).")
    assert told.better == "Better: play slot 2."


def test_discard_of_a_known_card_names_it() -> None:
    facts = TableFacts(best_card=BLUE_2, known=frozenset((1,)))
    told = said(replace(NATURAL, finding=Finding.DISCARD_IS_CLUED), Discard(1), facts=facts)
    assert told.better.startswith("Better: discard slot 2 (blue 2)")


def test_card_that_needs_another_clue_is_not_promised_for_the_next_turn() -> None:
    chop = Reason(ReasonCode.DISCARD_CHOP, (1,))
    told = said(ASKED, Discard(1), chop, (played(HERS, RED_4, 2),), clues=2)
    assert told.better == "Better: discard the chop (slot 2), and Mia could soon play the red 4."
    told = said(ASKED, Discard(1), chop, (played(HERS, RED_4, 2, is_clued=True),), clues=2)
    assert told.better.endswith(", and Mia would play the red 4 next.")


def test_other_copy_that_both_clues_touch_sets_them_not_apart() -> None:
    twins = TableFacts(twin_holder=1)
    told = said(
        ASKED, Clue(1, Rank.FOUR), Reason(ReasonCode.CLUE_PLAY, (7,), (RED_4,)), facts=twins
    )
    assert "already had a clue" in told.cost
    assert (
        told.better
        == "Better: tell Björn about 4s. That would get them to play their slot 1 (red 4)."
    )


def test_misplay_that_a_better_clue_stops_is_its_only_reason() -> None:
    fix = Reason(ReasonCode.CLUE_FIX, (HIS,), (RED_4,))
    plays = played(7, RED_3, 1)
    told = said(NATURAL, Clue(1, Rank.FOUR), fix, (plays,))
    assert told.cost.endswith(
        "but Björn might have taken their slot 2 (red 4) for a playable card."
    )
    assert told.better == "Better: tell Björn about 4s, which would prevent that."
    idle = Judgement(Clue(1, Rank.ONE), Finding.CLUE_IS_NOT_NEEDED, 7)
    told = said(idle, Clue(1, Rank.FOUR), fix, situation=Situation(4, 30, strikes=2))
    assert told.better.endswith("not playable. Playing it would have been the third strike.")


def test_reproach_that_fits_the_better_clue_too_is_not_told() -> None:
    idle = TableFacts(is_about_spare_cards=True, is_best_idle=True)
    told = said(POINTLESS, Clue(2, Rank.FIVE), facts=idle)
    assert "no longer needed" not in told.cost
    assert (
        "no longer needed"
        in said(POINTLESS, Clue(2, Rank.FIVE), facts=replace(idle, is_best_idle=False)).cost
    )


def test_hopeless_guess_is_told_once() -> None:
    guess = Judgement(Play(MINE), Finding.PLAY_IS_A_GUESS, MINE, risk=1.0)
    told = said(guess, Play(1), facts=TableFacts(RED_4, is_strike=True))
    assert told.cost == "Going by the clues so far, a strike was certain."


def test_one_clue_for_several_cards_beats_a_card_that_comes_late() -> None:
    through = Reason(ReasonCode.CLUE_SELF, (7, HIS), (RED_4,))
    told = said(ASKED, Clue(1, Rank.FOUR), through, (LATE,))
    assert told.cost.endswith("but another clue would have got two cards played.")


def test_discarded_card_that_looked_playable_says_if_it_was_useless() -> None:
    playable = Judgement(Discard(MINE), Finding.DISCARD_COULD_BE_PLAYED, MINE, (BLUE_2,))
    told = said(playable, Play(1), facts=TableFacts(RED_3, is_made_spare=True))
    assert told.cost.endswith("not one to discard. In fact, it was no longer needed.")
    assert "In fact" not in said(playable, Play(1), facts=TableFacts(RED_3)).cost


def test_many_possible_cards_are_not_listed() -> None:
    hopeless = Judgement(Play(MINE), Finding.PLAY_CANNOT_FIT, MINE, (RED_3, RED_4, BLUE_2, WHITE_3))
    told = said(hopeless, Play(1), facts=TableFacts(RED_3, is_strike=True))
    assert told.cost == "Going by the clues and the visible cards, this card could not be playable."
    threes = tuple(Card(suit, Rank.THREE) for suit in (Suit.RED, Suit.BLUE, Suit.GREEN, Suit.WHITE))
    looked = Judgement(Discard(MINE), Finding.DISCARD_COULD_BE_PLAYED, MINE, threes)
    assert "looked playable (a 3)" in said(looked, Play(1), facts=TableFacts(BLUE_2)).cost


def test_player_who_knows_a_card_is_free_to_play_it() -> None:
    plays = Reason(ReasonCode.PLAY_KNOWN, (1,), (RED_3,))
    facts = TableFacts(best_card=RED_3, is_best_playable=True, known=frozenset((HERS,)))
    told = said(SURE, Play(1), plays, (played(HERS, RED_4, 2, is_clued=True),), facts=facts)
    assert (
        told.better == "Better: play slot 2 (red 3), and Mia would be free to play the red 4 next."
    )


def test_late_discard_with_many_clues_left_need_not_have_drawn() -> None:
    passing = Reason(ReasonCode.CLUE_STALL)
    told = said(NATURAL, Clue(2, Rank.FIVE), passing, situation=Situation(7, 5))
    assert (
        told.cost == "With seven clues left, there was no need to draw one of the last five cards."
    )


def test_next_play_is_told_with_how_often_it_follows() -> None:
    plays = Reason(ReasonCode.CLUE_PLAY, (HERS,), (RED_4,))
    for share, follows in (
        (0.9, " to get them to play the red 4 next"),
        (0.7, " to get them to play the red 4"),
        (0.5, " to get them to play the red 4"),
    ):
        likely = replace(played(HERS, RED_4, 2), after_better=share, after_made=0.3)
        assert said(SURE, Clue(2, RED_4.rank), plays, (likely,)).better == (
            f"Better: tell Mia about 4s{follows}."
        )
    for share, follows in (
        (0.7, ", and they would usually play the red 4 next"),
        (0.5, ", and they could soon play the red 4"),
    ):
        likely = replace(played(HERS, RED_4, 2), after_better=share, after_made=0.3)
        assert said(SURE, Clue(2, RED_4.rank), None, (likely,)).better.endswith(f"{follows}.")
    for share, follows in (
        (0.65, "would usually play the red 3 next"),
        (0.5, "could soon play the red 3"),
    ):
        likely = replace(played(HIS, RED_3, 1), after_better=share, after_made=0.1)
        told = said(SURE, Play(1), Reason(ReasonCode.PLAY_KNOWN, (1,)), (likely,))
        assert f", and Björn {follows}." in told.better


def test_card_that_could_be_taken_for_another_is_named_with_it() -> None:
    asks = Reason(ReasonCode.CLUE_PLAY, (HIS,), (RED_3,))
    doubt = TableFacts(mistaken_for=(RED_4,), is_focus_clued=True)
    told = said(NATURAL, Clue(1, Rank.THREE), asks, facts=doubt)
    assert told.cost.endswith(
        ", but Björn could not be sure whether their slot 2 was the red 3 or the red 4."
    )
    again = said(NATURAL, Clue(1, Rank.THREE), asks, facts=replace(doubt, is_repeated=True))
    assert "could not tell" not in again.cost
    alike = said(ASKED, ABOUT_RED, asks, facts=doubt)
    assert alike.cost.endswith(", but Björn could have taken it for the red 4.")
    assert alike.better == "Better: tell Björn about red, which would rule that out."
    many = replace(doubt, mistaken_for=(RED_4, BLUE_2, Card.parse("w1")))
    told = said(NATURAL, Clue(1, Rank.THREE), asks, facts=many)
    assert told.cost.endswith(", but nobody had told Björn about the red 3.")


def test_misplay_to_come_names_the_card_for_which_another_may_be_taken() -> None:
    early = TableFacts(mistaken_for=(BLUE_2,), is_focus_early=True, is_focus_clued=True)
    for code in (ReasonCode.CLUE_FIX, ReasonCode.CLUE_FILL_IN):
        told = said(NATURAL, Clue(1, Rank.FOUR), Reason(code, (HIS,), (RED_4,)), facts=early)
        taken = "Björn might have taken their slot 2 (red 4) for the blue 2."
        assert told.cost == f"That was the natural discard, but {taken}"
        assert told.better == "Better: tell Björn about 4s, which would prevent that."
    fix = Reason(ReasonCode.CLUE_FIX, (HIS,), (RED_4,))
    also = replace(early, best_tells=(Touched(7, RED_3, is_known=False, is_playable=True),))
    told = said(NATURAL, Clue(1, Suit.RED), fix, facts=also)
    assert told.better.endswith(
        ", which would prevent that and tell them about their playable red 3."
    )
    which = replace(also, mistaken_for=(RED_3,), best_tells=(Touched(7, RED_3, True, True),))
    told = said(POINTLESS, Clue(2, Rank.FIVE), None, facts=which)
    told = said(replace(SURE, finding=Finding.PLAY_CANNOT_FIT), Clue(1, Suit.RED), fix, facts=which)
    assert told.better.endswith(
        "That would show them that the red 3 is in their slot 1, not slot 2."
    )


def test_lucky_move_is_not_blamed_for_what_did_not_happen() -> None:
    guess = Judgement(Play(MINE), Finding.PLAY_IS_A_GUESS, MINE, (RED_4,), risk=1.0)
    believed = Reason(ReasonCode.PLAY_TOLD, (1,), (RED_3,))
    lost = Because(Event(EventKind.LATE, identity=8), RED_4, 0.0, 0.9, 64)
    facts = TableFacts(BLUE_2, is_made_playable=True, best_card=RED_4)
    told = said(guess, Play(1), believed, (lost,), facts=facts)
    luck = "Going by the clues, it was the red 4, which was not playable: it worked only by luck."
    assert told.cost == luck
    assert told.better.endswith(
        "play slot 2, which looked like the red 3. In fact, it was the red 4."
    )
    last = said(guess, Play(1), believed, situation=Situation(4, 0, is_last_turn=True), facts=facts)
    assert last.better == (
        "A strike would have cost nothing, so it was right to try a card. By the clues, slot 2 was"
        " the better guess, but in fact it was the red 4."
    )
    kept = Judgement(Discard(1), Finding.DISCARD_COULD_BE_PLAYED, 1, (RED_3,))
    facts = TableFacts(RED_4, is_made_spare=True, best_card=RED_4)
    told = said(kept, Play(1), believed, facts=facts)
    assert told.better == (
        "Better, going by what you knew: play it instead. In fact, it was the red 4, so"
        " discarding it did no harm."
    )


def test_better_move_without_risk_says_so() -> None:
    guess = Judgement(Play(MINE), Finding.PLAY_IS_A_GUESS, MINE, risk=0.4)
    told = said(guess, Clue(2, Rank.FIVE), Reason(ReasonCode.CLUE_STALL), facts=TableFacts(RED_3))
    assert told.better == "Better: tell Mia about 5s, which would risk nothing."


def test_cards_played_without_a_clue_are_called_blind() -> None:
    finesse = Reason(
        ReasonCode.CLUE_THROUGH, (HERS, HIS), (RED_4,), Convention.FINESSE, helping=(RED_3,)
    )
    told = said(NATURAL, Clue(2, Rank.FOUR), finesse)
    first = "Björn would first play the red 3 (slot 2) blind, and Mia would then play the red 4 (slot 4)."
    assert told.better.endswith(first)
    layered = replace(finesse, convention=Convention.LAYERED_FINESSE, helping=(BLUE_2,))
    told = said(NATURAL, Clue(2, Rank.FOUR), layered)
    assert told.better.endswith(
        "Björn would first play the blue 2 (slot 2) blind, then the red 3 next to it, and Mia would then play the"
        " red 4 (slot 4)."
    )
    own = Reason(ReasonCode.CLUE_SELF, (HIS, 7), (RED_4,), Convention.SELF_FINESSE)
    told = said(NATURAL, Clue(1, Rank.FOUR), own)
    assert "to play their slot 1 blind first, then slot 2 (red 4)." in told.better


def test_card_no_longer_needed_is_named_where_it_should_be_discarded() -> None:
    facts = TableFacts(best_card=RED_3)
    trash = Reason(ReasonCode.DISCARD_TRASH, (1,))
    told = said(POINTLESS, Discard(1), trash, facts=facts)
    assert told.better.startswith("Better: discard slot 2 (red 3)")
    vital = replace(facts, is_best_critical=True)
    assert "discard slot 2." in said(POINTLESS, Discard(1), trash, facts=vital).better


def test_last_copy_that_gets_lost_names_its_holder() -> None:
    lost = Because(Event(EventKind.LOST, identity=8), RED_4, 0.0, 0.5, 64)
    held = TableFacts(holders={RED_4: 1})
    told = said(NATURAL, Clue(1, Rank.FOUR), None, (lost,), facts=held)
    assert told.cost.endswith(
        ", but half the time Björn’s red 4, the last one, would then be lost."
    )
    made = replace(held, made_card=RED_4)
    told = said(NATURAL, Clue(1, Rank.FOUR), None, (lost,), facts=made)
    assert told.cost.endswith(", but half the time the last red 4 would then be lost.")


def test_known_card_is_no_means_to_gain_time() -> None:
    late = Because(
        Event(EventKind.LATE, identity=8),
        RED_4,
        0.0,
        0.9,
        64,
        means=Means(1, Deed.PLAYS, HIS, RED_4),
    )
    told = said(NATURAL, Clue(1, Rank.FIVE), Reason(ReasonCode.CLUE_STALL), (late,))
    assert told.better.endswith(" so that they could play the red 4.")
    known = TableFacts(known=frozenset((HIS,)))
    told = said(NATURAL, Clue(1, Rank.FIVE), Reason(ReasonCode.CLUE_STALL), (late,), facts=known)
    assert told.better == (
        "Better: give a clue rather than draw a card. For example, tell Björn about 5s."
    )


def test_with_two_players_the_other_one_did_not_know() -> None:
    turn = turn_of(NATURAL, Clue(1, Rank.THREE), None, (played(7, RED_3, 1),))
    told = moment_sentences(turn, PLACES, SEATS[:2])[0]
    assert told.endswith(", but Björn did not know about the red 3 yet.")
    waits = (played(HIS, RED_3, 1, Follower(1, HERS, RED_4, is_sooner=True)),)
    told = moment_sentences(turn_of(SURE, Clue(1, Rank.THREE), None, waits), PLACES, SEATS[:2])[0]
    assert told.endswith(
        ": Björn did not know about the red 3 yet, which was holding up their own red 4."
    )


def test_clue_worth_less_for_no_single_reason_is_called_that() -> None:
    other = Reason(ReasonCode.CLUE_PLAY, (HERS,), (RED_4,))
    told = said(ASKED, Clue(2, Rank.FOUR), other, facts=TableFacts(is_focus_early=True))
    assert told.cost.endswith(", but another clue came out ahead in simulated games.")
    assert told.better.endswith("to play their slot 4 (red 4) as soon as it became playable.")
    told = said(ASKED, Clue(2, Rank.FOUR), Reason(ReasonCode.CLUE_STALL))
    assert told.better == "Better: just pass the turn. For example, tell Mia about 4s."


def test_clue_that_tells_a_card_in_full_names_it() -> None:
    told = Turn(1, 0, Clue(1, Suit.RED), ())
    knows = ClueReading(told, Meaning.KNOW, 7, (BLUE_2,))
    judged = Judgement(told.action, Finding.CLUE_IS_READ, 7, (BLUE_2,), BLUE_2, knows)
    best = Clue(2, Rank.FIVE), Reason(ReasonCode.CLUE_STALL)
    assert said(judged, *best).cost.startswith(
        "The clue only told Björn more about their slot 1 (blue 2)"
    )
    shown = TableFacts(shown=Touched(HIS, RED_3, is_known=True))
    assert said(judged, *best, facts=shown).cost.startswith(
        "The clue told Björn that their slot 2 was the red 3"
    )


def test_clue_that_fills_in_a_card_in_full_names_it() -> None:
    fills = Reason(ReasonCode.CLUE_FILL_IN, (HIS,), (RED_4,))
    known = TableFacts(best_tells=(Touched(HIS, RED_4, is_known=True),), is_focus_early=True)
    told = said(POINTLESS, Clue(1, Rank.FOUR), fills, facts=known)
    assert told.better.endswith("That would show them that their slot 2 is the red 4.")


def test_needed_card_that_seemed_useless_is_not_named() -> None:
    facts = TableFacts(made_card=RED_4, best_card=BLUE_2, is_best_needed=True)
    kept = Judgement(Discard(MINE), Finding.DISCARD_IS_CLUED, MINE)
    told = said(kept, Discard(1), Reason(ReasonCode.DISCARD_TRASH, (1,)), facts=facts)
    assert told.better == (
        "Better: discard slot 2. Going by the clues so far, that card seemed to be no longer needed."
    )


def test_certain_loss_has_no_odds() -> None:
    sure = Because(Event(EventKind.DISCARDED, 0, MINE), None, 0.1, 1.0, 64, When.ODDS, 0.9)
    told = said(NATURAL, Clue(1, Rank.FOUR), None, (sure,)).cost
    assert told.endswith("but it was certainly still needed.")


def test_clue_that_only_passes_the_turn_may_still_lead_to_something() -> None:
    gain = played(HERS, RED_4, 2, is_clued=True)
    stall = Reason(ReasonCode.CLUE_STALL)
    told = said(NATURAL, Clue(1, Rank.FIVE), stall, (gain,))
    assert told.better == ("Better: tell Björn about 5s, and Mia would play the red 4 next.")
    own = replace(played(HIS, RED_4, 1, is_clued=True), is_playable=False)
    told = said(NATURAL, Clue(1, Rank.FIVE), stall, (own,))
    assert told.cost.endswith(", but a clue would have got Björn’s red 4 played.")
    assert told.better.endswith(", and they could play the red 4 once the red 3 was down.")


def test_nothing_can_wait_in_the_last_turn() -> None:
    last = Situation(2, 0, is_last_turn=True)
    told = said(SURE, Clue(2, Rank.FOUR), None, (played(HERS, RED_4, 2),), situation=last)
    assert told.cost == "Nobody had told Mia about the red 4."


def test_both_cards_that_the_better_clue_saves_come_before_what_it_gets_played() -> None:
    reading = ClueReading(Turn(1, 0, Clue(1, Suit.RED), ()), Meaning.PLAY_OR_KEEP, HIS, (RED_3,))
    kept = Judgement(Clue(1, Suit.RED), Finding.CLUE_IS_READ, HIS, (RED_3,), RED_3, reading)
    lost = Because(Event(EventKind.DISCARDED, 1, 7), Card.parse("b3"), 0.0, 0.7, 64, share=0.9)
    asks = Reason(ReasonCode.CLUE_SAVE, (HIS,), (RED_3,))
    told = said(kept, Clue(1, Rank.THREE), asks, (lost, played(HIS, RED_3, 1)))
    assert told.better == "Better: tell Björn about 3s, which would save both."


def test_playable_card_on_a_chop_is_called_that() -> None:
    gain = (played(HIS, RED_3, 1),)
    danger = TableFacts(chops=frozenset((HIS,)), idle=frozenset((1,)))
    told = said(NATURAL, Clue(1, Rank.THREE), None, gain, facts=danger)
    assert " had not been told about the red 3 on their chop, and they were next" in told.cost
    for safe in (
        replace(danger, idle=frozenset()),
        replace(danger, spares=frozenset((1,))),
        replace(danger, chops=frozenset((HERS,))),
    ):
        told = said(NATURAL, Clue(1, Rank.THREE), None, gain, facts=safe)
        assert "nobody had told Björn about the red 3" in told.cost


def test_card_that_its_holder_can_tell_by_sight_is_only_more_urgent() -> None:
    gain = (replace(played(HIS, RED_3, 1), is_clued=True),)
    asks = Reason(ReasonCode.CLUE_PLAY, (HIS,), (RED_3,))
    for facts, said_of_it in (
        (TableFacts(), "Björn could not be sure that the red 3 was playable."),
        (TableFacts(sure=frozenset((HIS,))), "Björn’s playable red 3 was more urgent."),
    ):
        assert said(NATURAL, Clue(1, Rank.THREE), asks, gain, facts=facts).cost.endswith(said_of_it)


def test_clue_to_save_is_told_with_the_playable_card_that_it_tells_about() -> None:
    saved = Touched(HERS, RED_4, is_known=False, is_only=True)
    other = Touched(11, BLUE_2, is_known=False, is_playable=True)
    saves = Reason(ReasonCode.CLUE_SAVE, (HERS,), (RED_4,), Convention.SAVE_CRITICAL)
    facts = TableFacts(best_tells=(other, saved), best_saves=saved, twin_holder=2)
    told = said(ASKING, Clue(2, Rank.FOUR), saves, facts=facts)
    assert told.better.endswith(", the last red 4, and tell them about their playable blue 2.")


def test_clue_that_only_tells_more_saves_the_chop_as_well() -> None:
    saved = Touched(HIS, RED_4, is_known=False, is_only=True)
    facts = TableFacts(best_tells=(saved,), best_saves=saved)
    more = Reason(ReasonCode.CLUE_FILL_IN, (HIS,), (RED_4,))
    late = replace(LATE, card=BLUE_2)
    told = said(POINTLESS, Clue(1, Rank.FOUR), more, (late,), facts=facts)
    assert told.better.endswith("That would save their slot 2, the last red 4.")


def test_clue_that_shows_a_useless_card_does_not_only_pass_the_turn() -> None:
    stall = Reason(ReasonCode.CLUE_STALL)
    told = said(POINTLESS, Clue(2, Rank.ONE), stall, facts=TableFacts(spare_shown=SPARE))
    assert told.better == (
        "Better: tell Mia about 1s, which would give them a safe discard: slot 1 (blue 2)."
    )
    late = said(POINTLESS, Clue(2, Rank.ONE), stall, deck=4, facts=TableFacts(spare_shown=SPARE))
    assert late.better == "Better: just pass the turn. For example, tell Mia about 1s."


def test_card_that_the_better_clue_shows_comes_before_what_is_played_without_it() -> None:
    played_next = replace(LOSES_CARD, means=Means(1, Deed.PLAYS, 7, BLUE_2))
    told = said(NATURAL, Clue(1, Rank.THREE), None, (played_next,))
    assert told.better.endswith("so that they could play the blue 2 instead of discarding.")
    shown = TableFacts(best_tells=(Touched(8, RED_3, is_known=True, is_playable=True),))
    told = said(NATURAL, Clue(1, Rank.THREE), None, (played_next,), facts=shown)
    assert told.better.endswith("so that they could play the red 3 instead of discarding.")


def test_draw_names_who_has_too_few_turns_left() -> None:
    stall, clue = Reason(ReasonCode.CLUE_STALL), Clue(1, Rank.THREE)
    both = QLocale().createSeparatedList(["the red 3", "the red 4"])
    his = TurnsLeft(6, workloads=(Workload(1, (RED_3, RED_4), 1),))
    told = said(NATURAL, clue, stall, deck=3, facts=TableFacts(turns=his))
    assert told.cost == (
        "That was the natural discard, but the discard meant drawing one of the last three cards,"
        f" although Björn still needed two turns, for {both}."
    )
    own = replace(his, workloads=(Workload(0, (RED_3, RED_4), 1),), most_points=(22, 23))
    told = said(SURE, clue, stall, deck=1, facts=TableFacts(turns=own))
    everybody = "playing it meant drawing the last card, so everybody had only one turn left"
    assert told.cost == (
        f"This card could have waited: {everybody}, although you needed two, for {both}."
    )
    late = Because(Event(EventKind.LATE, identity=8), RED_4, 0.0, 1.0, 64)
    lost = replace(his, most_points=(22, 23))
    told = said(SURE, clue, stall, (late,), deck=1, facts=TableFacts(turns=lost))
    assert told.cost.endswith(f"{everybody}, although Björn needed two, for {both}.")
    more = replace(his, most_points=(21, 23))  # than a turn would bring
    told = said(SURE, clue, stall, (late,), deck=1, facts=TableFacts(turns=more))
    assert told.cost.endswith(f"{everybody}, which capped the score at 21 instead of 23.")
    told = said(SURE, clue, stall, deck=1, facts=TableFacts(turns=his))
    assert told.cost.endswith(f"{everybody}.")  # no points are lost for certain
    elsewhere = replace(his, workloads=(Workload(1, (BLUE_2, Card.parse("w1")), 1),))
    told = said(SURE, clue, stall, (late,), deck=3, facts=TableFacts(turns=elsewhere))
    assert told.cost.endswith(
        "when six still had to be played. There was no time left for the red 4."
    )


def test_draw_names_whose_last_turn_comes_too_early() -> None:
    stall, clue = Reason(ReasonCode.CLUE_STALL), Clue(1, Rank.THREE)
    for seat, other, said_of in (
        (1, 2, "Björn’s came before Mia could play the red 3"),
        (0, 2, "yours came before Mia could play the red 3"),
        (1, 0, "Björn’s came before you could play the red 3"),
    ):
        waits = (OutOfTurn(seat, RED_4, other, RED_3),)
        facts = TableFacts(RED_3, turns=TurnsLeft(out_of_turn=waits, most_points=(22, 23)))
        told = said(NATURAL, clue, stall, deck=1, facts=facts)
        assert told.cost.endswith(f"so everybody had only one turn left, and {said_of}.")


def test_player_with_nothing_else_to_play_had_to_be_told() -> None:
    facts, clue = TableFacts(idle=frozenset((1, 2))), Clue(1, Rank.THREE)
    told = said(NATURAL, clue, None, (played(7, RED_3, 1),), facts=facts)
    who, idle = "Björn about the red 3", "they were next and knew of nothing else to play"
    assert told.cost == f"That was the natural discard, but nobody had told {who}, and {idle}."
    on_chop = replace(facts, chops=frozenset((7,)))
    told = said(NATURAL, clue, None, (played(7, RED_3, 1),), facts=on_chop)
    assert told.cost == (
        "That was the natural discard, but Björn had not been told about the red 3 on their chop, and"
        f" {idle}."
    )
    told = said(NATURAL, Clue(2, Rank.FOUR), None, (played(HERS, RED_4, 2),), facts=facts)
    assert (
        "but nobody had told Mia about the red 4, and they knew of nothing else to play."
        in told.cost
    )
    busy = replace(facts, turns=TurnsLeft(workloads=(Workload(1, (BLUE_2, RED_3, RED_4), 3),)))
    for deck, said_of in (
        (5, "they held three cards that only they could play, and had no turn to spare."),
        (20, idle),
    ):
        told = said(NATURAL, clue, None, (played(7, RED_3, 1),), facts=busy, deck=deck)
        assert said_of in told.cost
    save = Reason(ReasonCode.CLUE_SAVE, (HIS,), (RED_4,), Convention.SAVE_CRITICAL)
    told = said(NATURAL, Clue(1, Rank.FOUR), save, facts=facts)
    chop = "Björn’s chop was the last red 4, and they were next and knew of nothing to play"
    assert told.cost == f"That was the natural discard, but {chop}."


def test_card_that_holds_up_another_hand_is_told_with_it() -> None:
    facts = TableFacts(holders={RED_4: 2})
    told = said(NATURAL, Clue(1, Rank.THREE), None, (played(7, RED_3, 1),), facts=facts)
    assert told.cost.endswith(
        "nobody had told Björn about the red 3, which was holding up Mia’s red 4."
    )


def test_clue_for_a_later_play_names_the_card_before() -> None:
    plays = Reason(ReasonCode.CLUE_PLAY, (HIS,), (RED_4,))
    told = said(NATURAL, Clue(1, Rank.FOUR), plays, facts=TableFacts(is_focus_early=True))
    assert told.better == (
        "Better: tell Björn about 4s so that they could play the red 4 once the red 3 was down."
    )


def test_draw_names_who_could_not_be_told_in_time() -> None:
    stall, clue = Reason(ReasonCode.CLUE_STALL), Clue(2, Rank.THREE)
    late = Because(Event(EventKind.LATE, identity=8), RED_4, 0.0, 1.0, 64)
    facts = TableFacts(turns=TurnsLeft(untold=frozenset((RED_4,))))
    told = said(SURE, clue, stall, (late,), deck=1, facts=facts)
    assert told.cost.endswith(
        "so everybody had only one turn left, and nobody could tell Björn about the red 4 in time."
    )
    assert told.better == (
        "Better: tell Mia about 3s, which would draw no card and leave time to tell Björn about the red 4."
    )
    his = Touched(HIS, RED_4, is_known=False, is_playable=True)
    told = said(
        SURE, Clue(1, Rank.FOUR), stall, (late,), deck=1, facts=replace(facts, best_tells=(his,))
    )
    assert told.better == (
        "Better: tell Björn about 4s, which would draw no card and be in time for the red 4."
    )


def test_clue_that_passes_the_turn_late_names_the_playable_card_that_it_tells_about() -> None:
    stall, his = Reason(ReasonCode.CLUE_STALL), Touched(HIS, RED_3, is_known=True, is_playable=True)
    facts = TableFacts(best_tells=(his,), turns=TurnsLeft(6, 7))
    told = said(NATURAL, Clue(1, Rank.THREE), stall, deck=6, facts=facts)
    assert told.better == (
        "Better: tell Björn about 3s. That would point them to their playable red 3 (slot 2)."
    )


def test_clues_that_were_left_are_counted_after_a_discard() -> None:
    plenty, clue = Situation(7, 30), Clue(1, Rank.THREE)
    told = said(NATURAL, clue, None, (played(7, RED_3, 1),), situation=plenty)
    assert told.cost.endswith(
        "but with seven clues left, there was no need to discard. Nobody had told Björn about the red 3."
    )
    told = said(SURE, clue, None, (played(7, RED_3, 1),), situation=plenty)
    assert told.cost.endswith("nobody had told Björn about the red 3.")


def test_known_cards_do_not_count_as_got_played() -> None:
    through = Reason(ReasonCode.CLUE_THROUGH, (HIS, HERS), (RED_4,), helping=(RED_3,))
    told = said(NATURAL, Clue(1, Rank.FOUR), through, facts=TableFacts(known=frozenset((HERS,))))
    assert told.cost.endswith("but a clue would have got Björn’s red 4 played.")
    assert said(NATURAL, Clue(1, Rank.FOUR), through).cost.endswith("got two cards played.")


def test_clue_that_shows_a_card_in_full_is_better_for_that() -> None:
    fill_in = Reason(ReasonCode.CLUE_FILL_IN, (HIS,), (RED_4,))
    for is_only, name in ((True, "last red 4"), (False, "red 4")):
        shown = Touched(HIS, RED_4, is_known=True, is_only=is_only)
        facts = TableFacts(best_tells=(shown,), is_focus_early=True)
        told = said(ASKED, Clue(1, Rank.FOUR), fill_in, facts=facts)
        assert told.cost.endswith(f"but Björn did not yet know that their slot 2 was the {name}.")
        assert told.better == "Better: tell Björn about 4s."


def test_clue_that_keeps_several_cards_is_better_for_that() -> None:
    stall = Reason(ReasonCode.CLUE_SAVE, (HERS,), (Card.parse("r5"),), Convention.FIVE_STALL)
    fives = [Card.parse(one) for one in ("r5", "b5")]
    told_of = tuple(Touched(40 + k, one, False, False, True) for k, one in enumerate(fives))
    both = QLocale().createSeparatedList(["the red 5", "the blue 5"])
    facts = TableFacts(best_tells=told_of)
    told = said(ASKED, Clue(2, Rank.FIVE), stall, facts=facts)
    assert told.cost.endswith(
        f"another clue would have told Mia to keep {both}, which cannot be replaced."
    )
    assert told.better == "Better: tell Mia about 5s."
    waste = TableFacts(needless=Touched(7, BLUE_2, is_known=False))
    told = said(ASKED, Clue(2, Rank.FIVE), stall, facts=waste)
    assert told.cost.endswith(
        "but it also touched their slot 1 (blue 2), which was no longer needed."
    )


def test_discard_of_which_a_teammate_holds_a_copy_lost_nothing() -> None:
    risk = Because(Event(EventKind.DISCARDED, 0, MINE), None, 0.0, 0.73, 64, When.ODDS, 0.9)
    facts = TableFacts(BLUE_2, other_copy=2)
    told = said(NATURAL, Clue(1, Rank.ONE), Reason(ReasonCode.CLUE_STALL), (risk,), facts=facts)
    assert told.cost.endswith("still needed. Nothing was lost, though: Mia held the other blue 2.")
    assert told.better == "Better: just pass the turn. For example, tell Björn about 1s."


def test_of_two_clues_about_a_card_one_may_touch_another_too_soon() -> None:
    alike = Reason(ReasonCode.CLUE_PLAY, (HIS,), (RED_3,))
    early = TableFacts(premature=Touched(7, RED_4, is_known=False))
    told = said(ASKED, Clue(1, Suit.RED), alike, facts=early)
    assert told.cost.endswith(
        "it also touched their slot 1 (red 4), which could not be played yet."
    )
    assert told.better == "Better: tell Björn about red, which would not touch that card."
    told = said(ASKED, Clue(1, Suit.RED), alike, facts=TableFacts(spare_shown=SPARE))
    assert told.better == (
        "Better: tell Björn about red, which would also give them a safe discard: slot 1 (blue 2)."
    )


def test_next_player_without_a_clue_may_have_to_discard_a_needed_card() -> None:
    chop = Reason(ReasonCode.DISCARD_CHOP, (1,))
    for card, is_only, name in ((RED_4, True, "last red 4"), (RED_3, False, "red 3")):
        waits = Touched(HIS, card, is_known=False, is_playable=card == RED_3, is_only=is_only)
        told = said(SURE, Discard(1), chop, clues=0, facts=TableFacts(next_chop=waits))
        assert told.cost.endswith(
            f"waited: no clue was left, and Björn had the {name} on their chop and knew of nothing to play."
        )
    told = said(SURE, Discard(1), chop, clues=0)
    assert told.cost.endswith("no clue was left, and getting one back was more urgent.")


def test_clue_that_may_be_misread_or_touches_two_copies_is_worse_for_that() -> None:
    fives, stall = Clue(2, Rank.FIVE), Reason(ReasonCode.CLUE_STALL)
    misread = TableFacts(taken_for=(BLUE_2,))
    told = said(ASKED, fives, stall, facts=misread)
    assert told.cost.endswith("but Björn could have taken it for the blue 2 and misplayed it.")
    told = said(ASKED, fives, stall, facts=TableFacts(duplicate=RED_3))
    assert told.cost.endswith("but it touched both copies of the red 3.")
    told = said(ASKED, Discard(MINE), Reason(ReasonCode.DISCARD_CHOP, (MINE,)))
    assert told.cost.endswith("but it would have been better to save the clue.")


def test_plays_that_are_left_are_counted_if_each_is_needed() -> None:
    stall, clue = Reason(ReasonCode.CLUE_STALL), Clue(1, Rank.THREE)
    for left, said_of in (
        (6, ", which left at most six plays for the six cards still to play"),
        (7, " when six still had to be played"),
    ):
        facts = TableFacts(turns=TurnsLeft(6, left))
        told = said(NATURAL, clue, stall, deck=4, facts=facts)
        assert told.cost.endswith(f"the discard meant drawing one of the last four cards{said_of}.")
        told = said(SURE, clue, stall, deck=4, facts=facts)
        assert told.cost.endswith(f"playing it meant drawing one of the last four cards{said_of}.")


def test_chop_of_a_player_with_a_spare_card_is_in_less_danger() -> None:
    save = Reason(ReasonCode.CLUE_SAVE, (HIS,), (RED_4,), Convention.SAVE_CRITICAL)
    facts = TableFacts(idle=frozenset((1,)), spares=frozenset((1,)))
    told = said(NATURAL, Clue(1, Rank.FOUR), save, facts=facts)
    assert told.cost.endswith("natural discard, but Björn’s chop was the last red 4.")


def test_clue_that_avoids_a_loss_also_says_which_card_it_gets_played() -> None:
    plays, clue = Reason(ReasonCode.CLUE_PLAY, (HERS,), (RED_3,)), Clue(2, Rank.THREE)
    lost = replace(LOSES_CARD, event=Event(EventKind.DISCARDED, 2, 13))
    told = said(ASKING, clue, plays, (lost,))
    assert told.better == (
        "Better: tell Mia about 3s, which would prevent that and get them to play the red 3."
    )
    elsewhere = said(
        ASKING, clue, plays, (LOSES_CARD,)
    )  # nobody sees how that avoids Björn's discard
    assert "discard" not in elsewhere.cost
    assert elsewhere.better == "Better: tell Mia about 3s to get them to play the red 3."
    left = Because(Event(EventKind.CLUED, 1, receiver=2), None, 0.1, 0.9, 64, share=0.9)
    told = said(NATURAL, clue, plays, (left,))
    assert told.better == (
        "Better: tell Mia about 3s, which would get them to play the red 3 and leave Björn free to do"
        " something else."
    )


def test_clue_that_passes_the_turn_names_what_it_tells_besides() -> None:
    five = Touched(HERS, Card.parse("r5"), is_known=False, is_only=True)
    stall, facts = Reason(ReasonCode.CLUE_STALL), TableFacts(best_tells=(five,))
    told = said(NATURAL, Clue(2, Rank.FIVE), stall, deck=3, facts=facts)
    assert told.better == (
        "Better: tell Mia about 5s, which would pass the turn and tell them about the red 5."
    )


def test_last_card_drawn_does_not_come_too_late() -> None:
    late = Because(Event(EventKind.LATE, identity=8), RED_4, 0.0, 1.0, 64)
    facts, stall = TableFacts(undrawn=(RED_4,)), Reason(ReasonCode.CLUE_STALL)
    told = said(NATURAL, Clue(2, Rank.FIVE), stall, (late,), deck=1, facts=facts)
    assert "red 4" not in told.cost


def test_card_saved_is_called_the_last_one_if_it_is() -> None:
    two = Touched(HIS, BLUE_2, is_known=False, is_only=True)
    save = Reason(ReasonCode.CLUE_SAVE, (HIS,), (BLUE_2,), Convention.SAVE_TWO)
    told = said(NATURAL, Clue(1, Rank.TWO), save, facts=TableFacts(best_tells=(two,)))
    assert told.cost.endswith("Björn’s chop was the last blue 2.")


def test_last_card_does_not_matter_if_no_last_round_follows() -> None:
    endless = TableFacts(turns=TurnsLeft(6, has_last_round=False))
    told = said(NATURAL, Clue(1, Rank.THREE), None, (played(7, RED_3, 1),), deck=1, facts=endless)
    assert told.cost == "That was the natural discard, but nobody had told Björn about the red 3."
    told = said(SURE, Clue(1, Rank.THREE), Reason(ReasonCode.CLUE_STALL), deck=1, facts=endless)
    assert "last card" not in told.cost


def test_known_spare_card_may_be_a_copy_that_is_still_needed() -> None:
    trash = Judgement(Discard(MINE), Finding.DISCARD_IS_TRASH, MINE)
    for facts, cost in (
        (TableFacts(BLUE_2, is_made_spare=True), "The card was safe to discard, but"),
        (TableFacts(BLUE_2), "The card could be spared, as another copy was in hand, but"),
        (
            TableFacts(BLUE_2, is_made_needed=True),
            "Going by the clues so far, the card seemed to be no longer needed, but",
        ),
    ):
        told = said(trash, Clue(1, Rank.THREE), None, (played(7, RED_3, 1),), facts=facts)
        assert told.cost == f"{cost} nobody had told Björn about the red 3."


def test_last_cards_are_not_to_be_drawn_while_clues_are_left() -> None:
    clue, told = Clue(1, Rank.THREE), (played(7, RED_3, 1),)
    late = said(NATURAL, clue, None, told, clues=6, deck=4)
    assert late.cost == (
        "That was the natural discard, but with six clues left, there was no need to draw one of the"
        " last four cards. Nobody had told Björn about the red 3."
    )


def test_needed_card_on_the_next_chop_speaks_for_a_clue_of_little_use() -> None:
    chop = TableFacts(
        next_chop=Touched(HIS, RED_4, is_known=False),
        best_tells=(Touched(HIS, RED_4, is_known=False),),
        idle=frozenset((1,)),
    )
    told = said(
        SURE, Clue(1, Suit.RED), Reason(ReasonCode.CLUE_FOCUS, (HIS,), (RED_4,)), facts=chop
    )
    idle = "they were next and knew of nothing to play"
    assert told.cost == f"This card could have waited: Björn’s chop was the red 4, and {idle}."


def test_clue_that_touches_two_copies_is_worse_than_one_that_gets_several_cards_played() -> None:
    through = Reason(ReasonCode.CLUE_THROUGH, (HIS, 7), (RED_3,))
    facts = TableFacts(duplicate=BLUE_2)
    told = said(ASKED, Clue(2, Rank.THREE), through, facts=facts)
    assert told.cost.endswith("but it touched both copies of the blue 2.")


def test_spared_card_is_told_with_who_holds_the_other_copy() -> None:
    trash = Judgement(Discard(MINE), Finding.DISCARD_IS_TRASH, MINE)
    facts = TableFacts(BLUE_2, other_copy=2)
    told = said(trash, Clue(1, Rank.THREE), None, (played(7, RED_3, 1),), facts=facts)
    assert told.cost.startswith("The card could be spared, as Mia held another copy, but")


def test_clue_is_not_told_by_a_card_that_it_does_not_touch() -> None:
    asks, gain = Reason(ReasonCode.CLUE_PLAY, (7,), (RED_4,)), played(HIS, RED_3, 1)
    facts = TableFacts(is_focus_untouched=True)
    told = said(NATURAL, Clue(1, Rank.THREE), asks, (gain,), facts=facts)
    assert told.better == "Better: tell Björn about 3s to get them to play the red 3 next."


def test_clue_through_another_hand_says_who_plays_first() -> None:
    waits = ClueReading(Turn(1, 0, Clue(1, Rank.FOUR), ()), Meaning.WAIT, HIS)
    made = Judgement(Clue(1, Rank.FOUR), Finding.CLUE_IS_READ, HIS, (RED_4,), RED_4, waits)
    first = TableFacts(asks_first=Touched(HERS, RED_3, is_known=False), asks_blind=True)
    told = said(made, Discard(1), facts=first)
    follows = (
        "The clue asked Mia to play the red 3{}, and Björn to follow with their slot 2 (red 4)"
    )
    assert told.cost.startswith(follows.format(" blind"))
    told = said(made, Discard(1), facts=replace(first, asks_blind=False))
    assert told.cost.startswith(follows.format(""))
    five = replace(made, faces=(Card.parse("r5"),), truth=Card.parse("r5"))
    for is_blind, text in ((True, " blind"), (False, "")):
        told = said(five, Discard(1), facts=replace(first, asks_blind=is_blind))
        assert told.cost.startswith(
            f"The clue asked Mia to play the red 3{text}, and Björn to play"
        )
        assert "slot 2 (red 5) later" in told.cost
    # What the clue itself asks for was not left undone.
    told = said(made, Discard(1), None, (played(HERS, RED_3, 2),), facts=first)
    assert "red 3" not in told.cost.partition(", but ")[2]


def test_clue_that_tells_nothing_new_says_so() -> None:
    facts = TableFacts(touched=frozenset((HIS,)))
    reading = ClueReading(Turn(1, 0, Clue(1, Rank.THREE), ()), Meaning.PLAY, HIS)
    made = Judgement(Clue(1, Rank.THREE), Finding.CLUE_IS_READ, HIS, (RED_3,), RED_3, reading)
    told = said(made, Discard(1), facts=facts)
    assert told.cost.startswith(
        "The clue only repeated what Björn had been told, to get their slot 2"
    )
    waits = replace(made, reading=replace(reading, meaning=Meaning.WAIT))
    assert said(waits, Discard(1), facts=facts).cost.startswith("The clue told Björn nothing new")
    news = replace(facts, is_news=True)
    assert said(made, Discard(1), facts=news).cost.startswith("The clue asked Björn to play")


def test_clue_about_a_known_card_names_the_new_one_too() -> None:
    shown = Touched(HIS, Card.parse("b5"), is_known=True)
    new = Touched(7, Card.parse("b4"), is_known=False)
    told = said(POINTLESS, Discard(1), facts=TableFacts(shown=shown, premature=new))
    assert told.cost.startswith(
        "The clue told Björn that their slot 2 was the blue 5, and also about their"
    )


def test_drawn_card_is_named_if_it_is_one_too_many() -> None:
    clue, stall = Clue(1, Rank.THREE), Reason(ReasonCode.CLUE_STALL)
    for seat, who in ((0, "you"), (1, "Björn")):
        turns = TurnsLeft(2, 3, after_draw=Workload(seat, (RED_3, BLUE_2), 1), most_points=(24, 25))
        facts = TableFacts(drawn=BLUE_2, turns=turns)
        told = said(NATURAL, clue, stall, deck=1, facts=facts)
        drew = f"although {who} drew the blue 2 and so needed two, for {listed_cards((RED_3, BLUE_2))}."
        assert told.cost.endswith(drew)
    told = said(
        NATURAL, clue, stall, deck=1, facts=replace(facts, turns=replace(turns, after_draw=None))
    )
    assert told.cost.endswith("which capped the score at 24 instead of 25.")


def test_late_draw_says_if_no_card_to_be_played_had_a_clue() -> None:
    facts = TableFacts(is_none_clued=True, turns=TurnsLeft(3, 5))
    for made in (NATURAL, SURE):
        told = said(made, Clue(1, Rank.THREE), Reason(ReasonCode.CLUE_STALL), deck=3, facts=facts)
        assert told.cost.endswith("when three still had to be played, none of them clued yet.")


def test_card_that_was_just_drawn_is_not_called_out_of_time() -> None:
    late = Because(Event(EventKind.LATE, identity=8), RED_4, 0.0, 1.0, 64)
    told = said(NATURAL, Clue(1, Rank.ONE), None, (late,), facts=TableFacts(drawn=RED_4))
    assert told.cost.endswith("but there was hardly any time left for the red 4.")


def test_save_also_names_a_playable_card_that_the_clue_tells_about() -> None:
    save = Reason(ReasonCode.CLUE_SAVE, (HIS,), (RED_4,), Convention.SAVE_CRITICAL)
    playable = Touched(7, BLUE_2, is_known=False, is_playable=True)
    facts = TableFacts(best_tells=(playable, Touched(HIS, RED_4, is_known=False)))
    told = said(SURE, Clue(1, Rank.FOUR), save, facts=facts)
    assert told.better.endswith("which would save it and tell them about their playable blue 2.")
    told = said(SURE, Clue(1, Rank.FOUR), save, facts=replace(facts, known=frozenset((7,))))
    assert told.better.endswith("which would save it.")


def test_empty_clue_leaves_the_next_player_to_tell_about_a_card() -> None:
    empty, facts = Reason(ReasonCode.CLUE_EMPTY), TableFacts(is_best_empty=True)
    told = said(NATURAL, Clue(1, Suit.RED), empty, (played(HERS, BLUE_2, 2),), facts=facts)
    assert told.better == (
        "Better: just pass the turn, so that somebody else could tell Mia about the blue 2. For example,"
        " tell Björn about red, which touches no cards."
    )
    told = said(NATURAL, Clue(1, Suit.RED), empty, (played(7, BLUE_2, 1),), facts=facts)
    assert "somebody else" not in told.better


def test_card_with_a_clued_copy_elsewhere_holds_nothing_up() -> None:
    follower = Follower(2, HERS, RED_4, is_sooner=False)
    play, clue = played(HIS, RED_3, 1, follower), Clue(1, Rank.THREE)
    assert "holding up" in said(SURE, clue, None, (play,)).cost
    told = said(SURE, clue, None, (play,), facts=TableFacts(twins=frozenset((HIS,))))
    assert told.cost == "This card could have waited: nobody had told Björn about the red 3."


def test_last_cards_matter_more_than_a_chop_that_is_safe() -> None:
    save = Reason(ReasonCode.CLUE_SAVE, (HIS,), (RED_4,), Convention.SAVE_CRITICAL)
    facts = TableFacts(spares=frozenset((1,)), turns=TurnsLeft(5, 5))
    told = said(NATURAL, Clue(1, Rank.FOUR), save, deck=2, facts=facts)
    assert told.cost.endswith("left at most five plays for the five cards still to play.")


def test_several_playable_cards_are_named_while_the_deck_is_full() -> None:
    late = Because(Event(EventKind.LATE, identity=8), RED_4, 0.0, 1.0, 64)
    cards = (Touched(HIS, RED_3, is_known=False, is_playable=True),)
    cards += (Touched(7, BLUE_2, is_known=False, is_playable=True),)
    told = said(NATURAL, Clue(1, Suit.RED), None, (late,), facts=TableFacts(best_tells=cards))
    both = listed_cards((RED_3, BLUE_2))
    assert told.better.endswith(f"point them to two playable cards, {both}.")


def test_move_that_lost_nothing_as_the_cards_lay_says_so() -> None:
    stall, clue = Reason(ReasonCode.CLUE_STALL), Clue(1, Rank.THREE)
    for final, is_said in ((24, True), (23, False)):
        facts = TableFacts(turns=TurnsLeft(2, 3, most_points=(24, 24)), final_points=final)
        turn = turn_of(NATURAL, clue, stall, deck=1, facts=facts)
        better = moment_sentences(turn, PLACES, SEATS)[1]
        assert better.endswith("nothing was lost: no higher score was possible.") is is_said


def test_card_that_a_teammate_has_to_be_told_about_is_named() -> None:
    asks = Reason(ReasonCode.CLUE_PLAY, (HIS,), (RED_3,))
    left = Because(Event(EventKind.CLUED, 2, receiver=1), None, 0.0, 0.9, 64, When.NEXT, 0.9)
    told = said(NATURAL, Clue(1, Rank.THREE), asks, (left,))
    assert told.cost.endswith("but that left it to Mia to tell Björn about the red 3.")
    to_zoe = replace(left, event=replace(left.event, receiver=0))
    told = said(NATURAL, Clue(1, Rank.THREE), asks, (to_zoe,))
    assert told.cost.endswith("but that left it to Mia to tell you about the red 3.")


def test_turn_that_is_missing_for_a_late_card_is_named_although_others_hold_a_copy() -> None:
    load = TurnsLeft(2, 3, workloads=(Workload(0, (RED_3, RED_4), 1),), most_points=(24, 24))
    told = said(
        SURE,
        Clue(1, Rank.ONE),
        Reason(ReasonCode.CLUE_STALL),
        (LATE,),
        deck=1,
        facts=TableFacts(turns=load),
    )
    assert told.cost.endswith(f"although you needed two, for {listed_cards((RED_3, RED_4))}.")


def test_clue_that_leaves_a_play_to_be_worked_out_says_so() -> None:
    waits = ClueReading(Turn(1, 0, Clue(1, Rank.FOUR), ()), Meaning.WAIT, HIS)
    made = Judgement(Clue(1, Rank.FOUR), Finding.CLUE_IS_READ, HIS, (RED_4,), RED_4, waits)
    facts = TableFacts(asks_first=Touched(HERS, RED_3, is_known=False), asks_blind=True)
    plays = Reason(ReasonCode.CLUE_PLAY, (HERS,), (RED_3,))
    told = said(made, Clue(2, Rank.THREE), plays, facts=facts)
    assert told.cost.endswith("(red 4), but it left Mia to work that out.")
    own = replace(made, reading=replace(waits, meaning=Meaning.FIRST, first=7))
    about_first = Reason(ReasonCode.CLUE_PLAY, (7,), (RED_3,))
    told = said(own, Clue(1, Rank.THREE), about_first)
    assert told.cost.endswith("first, then slot 2 (red 4), but it left Björn to work that out.")
    other = Reason(ReasonCode.CLUE_PLAY, (7,), (BLUE_2,))
    assert "work that out" not in said(made, Clue(1, Rank.TWO), other, facts=facts).cost


def test_play_that_opens_another_is_told_by_what_its_card_was() -> None:
    known = Reason(ReasonCode.PLAY_KNOWN, (1,), (Card.parse("w3"), RED_3))
    facts = TableFacts(best_card=RED_3, is_best_playable=True)
    told = said(SURE, Play(1), known, (played(HERS, RED_4, 2, is_playable=False),), facts=facts)
    assert told.cost == "This card could have waited: Zoë’s red 3 was holding up Mia’s red 4."
    assert told.better.startswith("Better: play slot 2 (red 3), and Mia would play the red 4 next.")


def test_clue_for_which_there_was_no_hurry_could_have_been_given_by_the_next_player() -> None:
    chop = Reason(ReasonCode.DISCARD_CHOP, (MINE,))
    for receiver, order, says in (
        (2, HERS, "Björn could have given it just as well"),
        (1, HIS, "it would have been better to save the clue"),
    ):
        clue = Clue(receiver, Rank.THREE)
        reading = ClueReading(Turn(1, 0, clue, ()), Meaning.PLAY, order, (RED_3,))
        made = Judgement(clue, Finding.CLUE_IS_READ, order, truth=RED_3, reading=reading)
        assert said(made, Discard(MINE), chop).cost.endswith(f"but {says}.")


def test_play_near_the_end_that_caps_the_score_says_so() -> None:
    better = Play(1)
    reason = Reason(ReasonCode.PLAY_KNOWN, (1,), (RED_3,))
    for points, is_said in (((21, 22), True), ((22, 22), False)):
        facts = TableFacts(turns=TurnsLeft(2, 3, most_points=points))
        told = said(SURE, better, reason, facts=facts, deck=1)
        assert ("That capped the score at 21 instead of 22." in told.cost) is is_said


def test_indirect_clue_leaves_nobody_else_to_give_the_direct_one() -> None:
    gives = Because(Event(EventKind.CLUED, 2, receiver=1), None, 0.0, 1.0, 64)
    asks = Reason(ReasonCode.CLUE_PLAY, (HIS,), (RED_3,))
    first = TableFacts(asks_first=Touched(HIS, RED_3, is_known=False, is_playable=True))
    told = said(ASKING, Clue(1, Rank.THREE), asks, (gives,))
    assert "left it to Mia" in told.cost
    told = said(ASKING, Clue(1, Rank.THREE), asks, (gives,), facts=first)
    assert told.cost.endswith("but it left Björn to work that out.")


def test_clue_that_comes_back_does_not_count_while_clues_are_plenty() -> None:
    five = Reason(ReasonCode.PLAY_KNOWN, (1,), (Card(Suit.RED, Rank.FIVE),))
    assert "brought a clue back" in said(ASKING, Play(1), five, clues=4).cost
    assert "had a playable card in slot 2" in said(ASKING, Play(1), five, clues=6).cost


def test_last_turn_is_not_called_so_beside_what_a_teammate_does_then() -> None:
    last = Situation(2, 0, 1, is_last_turn=True)
    strike = Because(
        Event(EventKind.MISPLAYED, 1, HIS, is_next=True), RED_4, 0.0, 1.0, 64, When.NEXT
    )
    told = said(ASKING, Clue(1, Rank.THREE), None, (strike,), situation=last)
    assert told.cost == "Björn would then misplay the red 4."


def test_strike_that_the_agreement_suggests_says_what_the_card_looked_like() -> None:
    sure = replace(SURE, faces=(RED_3,))
    gain = (played(HIS, BLUE_2, 1),)
    facts = TableFacts(made_card=RED_4, is_strike=True)
    turn = turn_of(sure, Clue(1, Rank.TWO), None, gain, facts=facts)
    turn = replace(turn, policy=turn.action)
    assert moment_sentences(turn, PLACES, SEATS)[0] == (
        "Going by the clues so far, it looked like the red 3, which could have waited:"
        " nobody had told Björn about the blue 2."
    )
    worked = replace(turn, facts=TableFacts(made_card=RED_3, is_made_playable=True))
    assert moment_sentences(worked, PLACES, SEATS)[0].startswith("The agreement suggests this move")
