"""What a graded move did and cost, in words."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.game.cards import Rank
from hanabi_desktop.game.moves import Clue, Discard, Play
from hanabi_desktop.review.comparison import Comparison
from hanabi_desktop.review.findings import FAULTS, Grade, TurnReview
from hanabi_desktop.review.reasons import When
from hanabi_desktop.review.two_moves import PASSING
from hanabi_desktop.support.translation import percent
from hanabi_desktop.teammates.conventions import Convention
from hanabi_desktop.teammates.explaining.move_review import Finding, Judgement
from hanabi_desktop.teammates.search.rollouts import EventKind
from hanabi_desktop.wording.advantages import advantage_of
from hanabi_desktop.wording.better_moves import better_sentence
from hanabi_desktop.wording.costs import judged_move
from hanabi_desktop.wording.judgements import CERTAIN
from hanabi_desktop.wording.last_cards import last_card_sentence, time_clause
from hanabi_desktop.wording.markup import PLAIN, Markup
from hanabi_desktop.wording.missed_chances import (
    left_sentence,
    missed_clause,
    no_turn_left,
)
from hanabi_desktop.wording.move_reasons import Places
from hanabi_desktop.wording.names import card_name
from hanabi_desktop.wording.review import plain_points
from hanabi_desktop.wording.unseen_cards import (
    no_difference_sentence,
    unseen_loss_sentence,
    unseen_play_sentence,
)
from hanabi_desktop.wording.waiting_cards import played_anyway_sentence, untellable_sentence

translate = QCoreApplication.translate

_TOLD_POINTS, _TOLD_PERFECT = 0.15, 0.06
"""The lowest cost in points, and in share of perfect games, that is told beside the other."""
_LEAST_RISK = 0.1
"""The lowest risk of a strike that is told."""
_IDLE = (Finding.CLUE_ASKS_NOTHING, Finding.CLUE_TELLS_NOTHING)
_KEPT = (Finding.DISCARD_IS_CLUED, Finding.DISCARD_IS_NOT_CHOP)
"""Findings that a card was not to be discarded, but do not say what it was worth."""


def moment_sentences(
    turn: TurnReview,
    places: Places,
    seats: Sequence[str],
    markup: Markup = PLAIN,
    you: int | None = None,
) -> tuple[str, str]:
    """Return what a graded decision did and what it led to, and what would have been better.

    The second sentence may be empty. The move itself is not repeated: it is shown above, with its grade.

    Args:
        turn: a graded turn.
        places: where the cards were at that turn.
        seats: the players' names.
        markup: the markup of names and cards.
        you: the seat that is addressed; None if nobody is.
    """
    if turn.grade is Grade.STRONG:
        text = translate("Review", "{points} points better than the agreement’s choice.")
        return text.format(points=plain_points(turn.cost.gained)), ""
    if turn.grade is Grade.UNRECORDED:
        return _unrecorded_sentences(turn), ""
    better = better_sentence(turn, places, seats, markup, you, follows_cost=True)
    besides = (
        untellable_sentence(Comparison(turn), places, seats, markup),
        played_anyway_sentence(Comparison(turn), seats, markup),
        unseen_play_sentence(Comparison(turn), places, seats, markup, you),
        unseen_loss_sentence(turn, seats, markup, you),
        no_difference_sentence(Comparison(turn)),
    )
    better = " ".join(filter(None, (better, *besides)))
    return cost_sentence(turn, places, seats, markup, you), better


def cost_figures(turn: TurnReview) -> str:
    """Return what a faulty move cost in points and perfect games; empty for any other move."""
    if turn.grade not in FAULTS:
        return ""
    number = round(100 * turn.cost.perfect)
    #: {error} is how far the cost may be off
    points = translate("Review", "The move cost {points} points, give or take {error}.").format(
        points=plain_points(turn.cost.points), error=_plain_error(turn)
    )
    if turn.cost.perfect < max(_TOLD_PERFECT, 2 * turn.cost.perfect_error):
        return points
    if _hardly_costs_points(turn):
        #: {number} of 100 games
        text = translate(
            "Review",
            "The move hardly cost any points, but out of 100 simulated games, {number} fewer ended"
            " perfect.",
        )
        return text.format(number=number)
    if number == 100:
        #: of a move after which a perfect game is no longer possible
        perfect = translate(
            "Review",
            "After it, no simulated game ended perfect; after the better move, all of them did.",
        )
    else:
        #: {number} of 100 games
        perfect = translate("Review", "Out of 100 simulated games, {number} fewer ended perfect.")
    return f"{points} {perfect.format(number=number)}"


def _plain_error(turn: TurnReview) -> str:
    """Return how far the cost of a move may be off: two standard errors, in points."""
    return plain_points(max(0.1, 2 * turn.cost.error))


def _hardly_costs_points(turn: TurnReview) -> bool:
    """Return whether the cost in points is too small or too uncertain to be told."""
    return turn.cost.points < max(_TOLD_POINTS, 2 * turn.cost.error)


def _risk_sentence(turn: TurnReview) -> str:
    """Return the risk of a play that nothing guaranteed; empty if it was hardly one, or is told as a reason."""
    judgement = turn.judgement
    if judgement is None or any(one.when is When.ODDS for one in turn.because):
        return ""
    risk = judgement.risk
    if Comparison(turn).has_nothing_to_lose:
        return ""
    if judgement.finding is not Finding.PLAY_IS_A_GUESS or risk is None or risk < _LEAST_RISK:
        return ""
    is_third = turn.situation.is_before_last_strike
    if risk >= CERTAIN and not turn.facts.is_strike and turn.facts.made_card is not None:
        if is_third:
            #: of a play that worked
            return translate("Review", "A third strike would have ended the game.")
        return ""  # that has been said
    if risk >= CERTAIN:
        #: after what a play was: a strike
        return translate("Review", "Going by the clues so far, a strike was certain.")
    if is_third:
        #: {risk} is such as "70%"
        text = translate("Review", "The risk of a third strike was {risk}.")
    else:
        #: {risk} is such as "70%"
        text = translate("Review", "The risk of a strike was {risk}.")
    return text.format(risk=percent(risk))


def _loss_sentence(compared: Comparison, seats: Sequence[str], markup: Markup) -> str:
    """Return what a strike or a discard has lost; empty if nothing, or if its odds are told."""
    facts = compared.turn.facts
    if compared.was_third_strike and _risk_sentence(compared.turn):
        #: of a strike; the sentence before tells its risk
        return translate("Review", "It was a third strike, and the game was lost.")
    if compared.was_third_strike:
        return translate("Review", "It was the third strike, so the game was lost.")
    if compared.tells_odds and facts.other_copy is not None and not facts.is_made_spare:
        text = translate("Review", "Nothing was lost, though: {name} held the other {card}.")
        return text.format(
            name=markup.name(seats[facts.other_copy]), card=card_name(facts.made_card, markup)
        )
    if compared.is_praised or compared.tells_odds or facts.made_card is None:
        return ""
    if not compared.has_lost_last_copy:
        # What the card was is told after the better move if that was to play it.
        is_told = compared.is_same_card and compared.is_better_play_mistaken
        return "" if is_told else _needed_sentence(compared)
    if facts.made_card.rank is Rank.FIVE:
        text = translate("Review", "It was the only {card}.")
    else:
        text = translate("Review", "It was the last {card}.")
    return text.format(card=card_name(facts.made_card, markup))


def _needed_sentence(compared: Comparison) -> str:
    """Return that a discarded card was playable, still needed or no longer needed.

    The text is empty unless the conventions call that card playable, or one to keep.
    """
    facts, judgement = compared.turn.facts, compared.turn.judgement
    finding = None if judgement is None else judgement.finding
    is_kept = finding in _KEPT
    if is_kept and facts.is_made_playable:
        #: of a card that was discarded
        return translate("Review", "In fact, it was playable.")
    if facts.is_made_spare and (is_kept or finding is Finding.DISCARD_COULD_BE_PLAYED):
        #: of a card that was discarded
        return translate("Review", "In fact, it was no longer needed.")
    #: of a card that was discarded
    return translate("Review", "It was still needed.") if is_kept and facts.is_made_needed else ""


def _unrecorded_sentences(turn: TurnReview) -> str:
    """Return what is said of a move that makes sense only by a convention nobody recorded."""
    is_bluff = turn.convention is Convention.BLUFF
    if is_bluff and isinstance(turn.action, Play):
        about = translate("Review", "It looks like the answer to a bluff.")
    elif is_bluff:
        about = translate("Review", "It looks like a bluff.")
    else:
        about = translate(
            "Review",
            "This seems to follow a convention that isn’t in this table’s agreement.",
        )
    if _hardly_costs_points(turn):
        #: of a move judged by an agreement that lacks its convention; {number} of 100 games
        cost = translate(
            "Review", "Judged by the agreement, {number} fewer of 100 such games end perfect."
        )
    else:
        #: of a move judged by an agreement that lacks its convention; {error} is how far the cost may be off
        cost = translate(
            "Review",
            "Judged by the agreement, the move costs {points} points, give or take {error}.",
        )
    cost = cost.format(
        points=plain_points(turn.cost.points),
        error=_plain_error(turn),
        number=round(100 * turn.cost.perfect),
    )
    told = [about, cost]
    if is_bluff:
        told.insert(1, translate("Review", "This table’s agreement has no bluffs."))
        told.append(
            translate("Review", "To allow for bluffs, judge by an agreement that has them.")
        )
    return " ".join(told)


def cost_sentence(
    turn: TurnReview,
    places: Places,
    seats: Sequence[str],
    markup: Markup = PLAIN,
    you: int | None = None,
) -> str:
    """Return what a graded move did, but what it cost. The move itself is not repeated."""
    compared, agreed = Comparison(turn), ""
    if turn.action == turn.policy and not (compared.is_too_late or compared.was_sure_strike):
        agreed = translate("Review", "The agreement suggests this move.")
        if isinstance(turn.action, Clue):
            agreed = translate("Review", "The agreement suggests this clue.")
    if compared.left_to is not None:
        left = left_sentence(compared, compared.left_to, seats, markup, you)
        return " ".join(
            filter(None, (agreed, left, last_card_sentence(compared, seats, markup, you)))
        )
    explains = compared.is_better_for_a_reason and bool(
        advantage_of(compared, places, seats, markup)
    )
    explains = explains or (compared.is_alike and not compared.gains)
    explains = explains and not (
        isinstance(compared.made, Discard) and isinstance(compared.best, Discard)
    )
    lacks_turns = compared.is_late_for_want_of_turns
    told = judged_move(
        None if _says_nothing(compared) else _judged(turn),
        [*([] if lacks_turns else compared.losses), *compared.gains],
        None if explains else turn.cost.points,
        places,
        seats,
        markup,
        you=you,
        is_made=True,
        agreed=agreed,
        spent="" if lacks_turns else _spent_clause(compared, seats, markup, you),
        missed=missed_clause(compared, places, seats, markup, you),
        risk=" ".join(
            filter(None, (_risk_sentence(turn), _loss_sentence(compared, seats, markup)))
        ),
        asked=compared.asked_for,
        facts=turn.facts,
    )
    return " ".join(filter(None, (told, last_card_sentence(compared, seats, markup, you))))


def _says_nothing(compared: Comparison) -> bool:
    """Return whether what the conventions think of the move made does not set it apart from the better one."""
    judgement, facts = compared.turn.judgement, compared.turn.facts
    if judgement is None:
        return True
    is_discard, finding = isinstance(compared.made, Discard), judgement.finding
    could_wait = finding is Finding.PLAY_IS_SURE
    if (is_discard or could_wait) and compared.is_praised and compared.turn.situation.is_last_turn:
        return True  # a discard in the last turn brings nothing, and nothing can wait
    if finding is Finding.DISCARD_IS_CLUED:
        return isinstance(compared.best, Discard) and facts.is_best_clued
    if finding is Finding.PLAY_IS_A_GUESS and facts.is_strike:
        # That it was sure to be a strike is told as its risk.
        return judgement.risk is not None and judgement.risk >= CERTAIN
    if facts.is_about_spare_cards and facts.is_best_idle:
        return True  # so is the better clue
    if finding in _IDLE and compared.code in PASSING:
        return True  # nor does the better clue
    is_needless = finding is Finding.DISCARD_IS_CHOP and compared.need_not_discard
    is_saving = compared.card_needing_clue is not None or bool(compared.losses)
    is_clue = isinstance(compared.best, Clue) and compared.urgent is None
    return is_needless and is_clue and not is_saving


def _judged(turn: TurnReview) -> Judgement | None:
    """Return the judgement of a turn, with the risk of a strike that is told as a reason, if one is."""
    risks = (
        one.after_made
        for one in turn.because
        if one.when is When.ODDS and one.event.kind is EventKind.MISPLAYED
    )
    risk = next(risks, None)
    if turn.judgement is None or risk is None:
        return turn.judgement
    return replace(turn.judgement, risk=risk)


def _spent_clause(
    compared: Comparison, seats: Sequence[str], markup: Markup, you: int | None
) -> str:
    """Return what the move made used up, to stand before what that led to; empty if nothing."""
    if compared.is_too_late:
        return no_turn_left(compared, seats, markup)
    seat = compared.turn.seat
    is_own = all(one.event.seat in (-1, seat) for one in compared.losses)
    if compared.turn.situation.is_last_turn and is_own:
        if seat == you:
            #: after what a move did, and "but"
            return translate("Review", "it was your last turn")
        #: after what a move did, and "but"
        text = translate("Review", "it was {name}’s last turn")
        return text.format(name=markup.name(seats[seat]))
    if compared.spent_last_clue:
        #: after what a clue did, and "but"
        return translate("Review", "it used up the last clue")
    return time_clause(compared) if compared.is_late else ""
