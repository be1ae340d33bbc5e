"""The results of a review, in words."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from hanabi_desktop.game.moves import Action, Clue, Discard, Play
from hanabi_desktop.library.metadata.statistics import MeanCost
from hanabi_desktop.review.findings import (
    Grade,
    HeldKnowledge,
    LastPerfectTurn,
    Ledger,
    Review,
    SeatReview,
    Stage,
    TurnReview,
)
from hanabi_desktop.review.moments import Moment, MomentKind
from hanabi_desktop.support.translation import decimal, percent
from hanabi_desktop.teammates.conventions import Convention
from hanabi_desktop.teammates.search.evaluator import Comparison
from hanabi_desktop.wording.counts import Counts
from hanabi_desktop.wording.markup import PLAIN, Markup
from hanabi_desktop.wording.move_reasons import Places, action_phrase, one_of
from hanabi_desktop.wording.names import capital, card_name

translate = QCoreApplication.translate


_TOLD_LUCK = 0.05
_LIKELY = 4
_HARDLY = 0.005


def grade_name(grade: Grade) -> str:
    """Return the name of a grade."""
    match grade:
        case Grade.STRONG:
            return translate("Review", "strong")
        case Grade.INACCURACY:
            return translate("Review", "inaccuracy")
        case Grade.MISTAKE:
            return translate("Review", "mistake")
        case Grade.BLUNDER:
            return translate("Review", "blunder")
        case Grade.UNRECORDED:
            #: a move by a convention that the table's agreement does not have
            return translate("Review", "unrecorded convention")


def points(number: float) -> str:
    """Return points with a sign and one decimal, such as "+0.4"."""
    rounded = round(number, 1) + 0.0
    text = decimal(abs(rounded), 1)
    sign = "+" if rounded > 0 else "−" if rounded < 0 else ""
    return sign + text


def plain_points(number: float) -> str:
    """Return points without a sign, with one decimal."""
    return decimal(number, 1)


def moment_name(moment: Moment, markup: Markup = PLAIN) -> str:
    """Return a moment in a few words."""
    card = "" if moment.card is None else card_name(moment.card, markup)
    return _moment_text(moment.kind).format(card=card)


def moment_amount(moment: Moment) -> str:
    """Return a moment's gain or cost: points, or the share of perfect games if only that changed."""
    told = points(moment.points)
    if told == points(0.0) and moment.perfect > 0:
        return f"−{percent(moment.perfect)}"
    return told


def _moment_text(kind: MomentKind) -> str:
    match kind:
        case MomentKind.LAST_COPY_DISCARDED:
            #: {card} is "red 4"; so are all of these
            return translate("Review", "Discarded the last {card}")
        case MomentKind.DISCARDED:
            return translate("Review", "Discarded the {card}")
        case MomentKind.MISPLAYED:
            return translate("Review", "Played the {card}: a strike")
        case MomentKind.PLAYED:
            return translate("Review", "Played the {card}")
        case MomentKind.BLIND_PLAY:
            return translate("Review", "Successful blind play: {card}")
        case MomentKind.WAITED:
            return translate("Review", "Playable card not played")
        case MomentKind.CLUED_AGAIN:
            return translate("Review", "Clue that touched no new card")
        case MomentKind.CLUE_MISLED:
            return translate("Review", "Misleading clue")
        case MomentKind.CLUE_SAVED:
            return translate("Review", "Saved the {card}")
        case MomentKind.CLUED:
            return translate("Review", "A strong clue")
        case MomentKind.CLUE_WAS_DUE:
            return translate("Review", "A clue was better")
        case MomentKind.DISCARD_WAS_DUE:
            return translate("Review", "A discard was better")
        case MomentKind.OTHER_CARD:
            return translate("Review", "Another card was better")
        case MomentKind.OTHER_CLUE:
            return translate("Review", "Another clue was better")
        case MomentKind.UNRECORDED:
            return translate("Review", "Move by an unrecorded convention")
        case MomentKind.BLUFF:
            return translate("Review", "It looks like a bluff")
        case MomentKind.DRAWN:
            return translate("Review", "Luck: drew the {card}")
        case MomentKind.HIDDEN_CARDS:
            return translate("Review", "Luck: the hidden cards")


def compared_rows(
    turn: TurnReview, places: Places, seats: Sequence[str]
) -> list[tuple[str, str, bool]]:
    """Return the compared moves: the move, its points, and whether it was made."""
    return [
        (capital(action_phrase(action, places, seats)), plain_points(worth), action == turn.action)
        for action, worth in turn.cost.worth
    ]


def compared_note(turn: TurnReview) -> str:
    """Return how the points of the compared moves were obtained."""
    text = translate(
        "Review", "Expected points over {games} simulated games, give or take {error}."
    )
    error = max(0.1, 2 * turn.cost.error)
    return text.format(games=QLocale().toString(turn.cost.deals), error=plain_points(error))


def position_sentence(turn: TurnReview) -> str:
    """Return the value of the position before a turn."""
    text = translate(
        "Review", "Before this turn: {points} points expected, {perfect} of games perfect."
    )
    return text.format(points=plain_points(turn.before.value), perfect=percent(turn.before.perfect))


def line_sentence(comes_to: int, played: int | None) -> str:
    """Return the result of a variation.

    Args:
        comes_to: the points of the variation.
        played: the points of the game; None if it did not end.
    """
    if played is None:
        text = translate("Review", "This line ends with {points}.")
        return text.format(points=Counts().points(comes_to))
    text = translate("Review", "This line ends with {points}; the game ended with {played}.")
    return text.format(points=Counts().points(comes_to), played=played)


def line_worth_sentence(compared: Comparison) -> str:
    """Return the value of a variation's first move compared with the move of the game."""
    error = plain_points(max(0.1, 2 * compared.standard_error))
    if points(compared.difference) == points(0.0):
        #: {error} is how far that may be off
        text = translate(
            "Review",
            "On average its first move scores as much as the move in the game, give or take"
            " {error}.",
        )
    elif compared.difference > 0:
        #: {error} is how far {points} may be off
        text = translate(
            "Review",
            "On average its first move scores {points} points more than the move in the game,"
            " give or take {error}.",
        )
    else:
        #: {error} is how far {points} may be off
        text = translate(
            "Review",
            "On average its first move scores {points} points fewer than the move in the game,"
            " give or take {error}.",
        )
    return text.format(points=plain_points(abs(compared.difference)), error=error)


def stage_sentence(stage: Stage) -> str:
    """Return what is said of a turn that is not judged yet."""
    if stage is Stage.UNDERWAY:
        return translate("Review", "This move is being judged…")
    return translate("Review", "This move has not been judged yet.")


def awaited_sentence(review: Review) -> str:
    """Return what is said in place of the sums before every turn is judged."""
    #: {judged} and {turns} are numbers
    text = translate(
        "Review", "The totals appear once every turn has been judged: {judged} of {turns} so far."
    )
    judged = sum(turn.is_judged for turn in review.turns)
    return text.format(judged=judged, turns=len(review.turns))


def no_grade_sentence(turn: TurnReview) -> str:
    """Return the sentence about a decision that is not graded."""
    if turn.convention is Convention.BLUFF:
        return translate(
            "Review",
            "It looks like a bluff: a clue about a card that isn’t playable, given "
            "to make the next player play their newest unclued card.",
        )
    if turn.action == turn.policy:
        return translate("Review", "This is the move the agreement suggests.")
    return translate("Review", "No clearly better move was found.")


def hindsight_sentence(turn: TurnReview) -> str:
    """Return the luck in a turn, which nobody could foresee; empty if it made no difference."""
    luck = [
        #: {points} is "+0.4"
        (turn.hidden, translate("Review", "the hidden cards {points}")),
        #: {points} is "+0.4"
        (turn.draw, translate("Review", "the card drawn {points}")),
    ]
    told = [text.format(points=points(much)) for much, text in luck if abs(much) >= _TOLD_LUCK]
    if not told:
        return ""
    #: what luck did in this turn: {luck} is "the card drawn +0.4"
    text = translate("Review", "Luck this turn, which nobody could foresee: {luck}.")
    return text.format(luck=", ".join(told))


def known_sentences(
    known: Sequence[HeldKnowledge], places: Places, markup: Markup = PLAIN
) -> list[str]:
    """Return a sentence for each card, slot 1 first: its likely identities, and what the agreement says."""
    told = []
    for held in reversed(known):
        likely = [
            f"{card_name(card, markup)}\N{NO-BREAK SPACE}({percent(chance)})"
            for card, chance in held.chances[:_LIKELY]
            if chance > _HARDLY
        ]
        others = 1 - sum(chance for _, chance in held.chances[:_LIKELY])
        if others > _HARDLY:
            #: {share} is "12%": how likely none of the named cards is
            likely.append(translate("Review", "others ({share})").format(share=percent(others)))
        slot = translate("Review", "Slot {slot}").format(slot=places[held.order][1])
        sentence = f"{markup.name(slot)}: {', '.join(likely)}."
        if set(held.agreed) < set(held.possible) and len(held.agreed) <= _LIKELY:
            #: {cards} is "red 1 / blue 1"
            text = translate("Review", "By convention: {cards}.")
            sentence = f"{sentence} {text.format(cards=one_of(held.agreed, markup))}"
        told.append(sentence)
    return told


def made_mark(action: Action) -> str:
    """Return the tag at a card on the table that says what was done with it."""
    match action:
        case Play():
            #: written at a card on the table
            return translate("Review", "played")
        case Discard():
            #: written at a card on the table
            return translate("Review", "discarded")
        case Clue():
            #: written at cards on the table, beside the clue that was told
            return translate("Review", "clued")


def better_mark(action: Action) -> str:
    """Return the tag at a card on the table for the better move."""
    match action:
        case Play():
            #: written at a card on the table
            return translate("Review", "better: play")
        case Discard():
            #: written at a card on the table
            return translate("Review", "better: discard")
        case Clue():
            #: written at cards on the table, beside a clue
            return translate("Review", "better")


def last_perfect_sentence(last: LastPerfectTurn, turns: int) -> str:
    """Return the sentence about the last turn before which every point could still be reached.

    It is empty if the bound lies within the last two turns, as it then says nothing about the game.
    """
    if last.at_least < turns < last.at_most + 2:
        return ""
    if last.at_most == 0:
        return translate("Review", "A perfect game was not possible with this deal.")
    if last.at_least == 0:
        text = translate(
            "Review", "A perfect game may have been possible, but not after turn {last}."
        )
        return text.format(last=last.at_most)
    if last.at_least >= turns:
        return translate("Review", "A perfect game stayed possible to the end.")
    if last.at_least == last.at_most:
        text = translate("Review", "A perfect game was possible until turn {turn}.")
        return text.format(turn=last.at_least)
    text = translate(
        "Review",
        "A perfect game was possible until some turn between {first} and {last}.",
    )
    return text.format(first=last.at_least, last=last.at_most)


def ledger_rows(ledger: Ledger, *, ended: bool) -> list[tuple[str, str]]:
    """Return the rows of the ledger from par to the final points: name and amount."""
    last = translate("Review", "Points") if ended else translate("Review", "Expected final score")
    return [
        (translate("Review", "Average deal"), plain_points(ledger.par)),
        (translate("Review", "This deal"), points(ledger.deal)),
        (translate("Review", "Cards drawn"), points(ledger.draw)),
        (translate("Review", "Hidden cards"), points(ledger.hidden)),
        (translate("Review", "Decisions"), points(ledger.decision)),
        (last, plain_points(ledger.final)),
        (translate("Review", "Points without luck"), plain_points(ledger.luck_adjusted)),
    ]


def summary_lines(review: Review, seats: Sequence[str]) -> list[str]:
    """Return a review in a few lines: the ledger, each seat's decisions, and the deal's ceiling."""
    lines = [f"{what}: {much}" for what, much in ledger_rows(review.ledger, ended=review.ended)]
    lines += [seat_sentence(seat, seats) for seat in review.seats]
    if review.ceiling is not None:
        lines.append(ceiling_sentence(review.ceiling.lower, review.ceiling.upper))
    return lines


def seat_sentence(seat: SeatReview, seats: Sequence[str]) -> str:
    """Return the figures of one seat's decisions."""
    text = translate(
        "Review",
        "{name}: {decisions}, cost {points} points; strong {strong}, inaccuracies {inaccuracies},"
        " mistakes {mistakes}, blunders {blunders}",
    )
    return text.format(
        name=seats[seat.seat],
        decisions=Counts().decisions(seat.decisions),
        points=plain_points(seat.cost),
        inaccuracies=seat.inaccuracies,
        mistakes=seat.mistakes,
        blunders=seat.blunders,
        strong=seat.strong,
    )


def ceiling_sentence(lower: int, upper: int) -> str:
    """Return the points that were possible with all cards visible."""
    if lower == upper:
        return translate("Review", "The most this deal allowed was {points}.").format(
            points=Counts().points(lower)
        )
    text = translate("Review", "The most this deal allowed was between {lower} and {upper} points.")
    return text.format(lower=lower, upper=upper)


def curve_name() -> str:
    """Return the name of the chart over the turns."""
    return translate("Review", "Expected points, turn by turn")


def curve_words() -> tuple[str, str, str]:
    """Return the names of the three lines of the chart."""
    return (
        translate("Review", "points expected"),
        translate("Review", "chance of a perfect game"),
        translate("Review", "best this deal still allowed"),
    )


def mean_words(mean: MeanCost) -> str:
    """Return points per decision with half of the 95 % interval, such as "0.08 ± 0.02"."""
    if mean.margin is None:
        return ""
    return f"{decimal(mean.mean, 2)} ± {decimal(mean.margin, 2)}"


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
    text = translate(
        "Review", "The decisive moment came on turn {turn}: {name}, {moment} ({points})."
    )
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
        if turn.is_fault:
            costs[type(turn.action)] += turn.cost.points
    dearest = max(costs, key=lambda kind: costs[kind])
    if not costs[dearest]:
        return translate("Review", "No decision was clearly a mistake.")
    #: {points} such as "1.6"
    text = {
        Clue: translate("Review", "Practise choosing and timing clues: they cost {points} points."),
        Play: translate("Review", "Practise choosing and timing plays: they cost {points} points."),
        Discard: translate(
            "Review", "Practise choosing what to discard: discards cost {points} points."
        ),
    }[dearest]
    return text.format(points=plain_points(costs[dearest]))
