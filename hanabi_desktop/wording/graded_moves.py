"""What a graded move did and cost, and what would have been better, in words."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from hanabi_desktop.game.cards import Card
from hanabi_desktop.game.moves import Clue, Discard, Play
from hanabi_desktop.review.contrast import Because, When
from hanabi_desktop.review.findings import (
    Grade,
    TurnReview,
)
from hanabi_desktop.support.translation import percent
from hanabi_desktop.teammates.conventions import Convention
from hanabi_desktop.teammates.search.rollouts import EventKind
from hanabi_desktop.teammates.teammate import ReasonCode
from hanabi_desktop.wording.clues_and_hints import action_phrase
from hanabi_desktop.wording.costs import (
    diverted_clause,
    gain_clause,
    holding_up_text,
    is_gain,
    is_praise,
    is_prevented,
    judged_move,
    left_sentence,
    untold_text,
    urgent_clause,
)
from hanabi_desktop.wording.markup import PLAIN, Markup
from hanabi_desktop.wording.move_reasons import Places, advantage_sentence, one_of, slot_of
from hanabi_desktop.wording.names import card_name
from hanabi_desktop.wording.review import plain_points

translate = QCoreApplication.translate


_TOLD_PERFECT = 0.06
_LAST_CARDS = 6
"""From this many cards in the deck on, each card drawn is said to be one of the last."""
_PLENTY_OF_CLUES = 5
"""With this many clues left, nobody has to discard."""


def moment_sentences(
    turn: TurnReview,
    places: Places,
    seats: Sequence[str],
    markup: Markup = PLAIN,
    you: int | None = None,
) -> tuple[str, str]:
    """Return what a graded decision cost, and what would have been better.

    The second sentence may be empty. The move itself is not repeated: it is shown above.

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
    told = [
        _cost_text(turn).format(
            points=plain_points(turn.cost.points),
            error=plain_points(max(0.1, 2 * turn.cost.error)),
        )
    ]
    if turn.grade is Grade.UNRECORDED:
        return told[0], ""
    if turn.cost.perfect >= max(_TOLD_PERFECT, 2 * turn.cost.perfect_error):
        #: {number} of 100 games
        text = translate("Review", "Out of 100 such games, {number} fewer end perfect.")
        told.append(text.format(number=round(100 * turn.cost.perfect)))
    better = better_sentence(turn, places, seats, markup, you, follows_cost=True)
    told.append(cost_sentence(turn, places, seats, markup, you))
    judgement = turn.judgement
    has_odds = any(one.when is When.ODDS for one in turn.because)
    risk = judgement.risk if judgement is not None and judgement.is_gamble else None
    if risk is not None and not has_odds:
        #: {risk} is such as "70%"
        text = translate("Review", "Risky: of the cards it may be, {risk} would be a strike.")
        told.append(text.format(risk=percent(risk)))
    return " ".join(filter(None, told)), better


def _cost_text(turn: TurnReview) -> str:
    if turn.grade is Grade.UNRECORDED and turn.convention is Convention.BLUFF:
        #: {error} is how far the cost may be off
        return translate(
            "Review",
            "It looks like a bluff. This table’s agreement has no bluffs, so the move is judged"
            " to cost {points} points, give or take {error}. To allow for bluffs, judge by an"
            " agreement that has them.",
        )
    if turn.grade is Grade.UNRECORDED:
        #: {error} is how far the cost may be off
        return translate(
            "Review",
            "This seems to follow a convention that isn’t in this table’s agreement. Without"
            " that convention the move costs {points} points, give or take {error}.",
        )
    if turn.action == turn.policy:
        #: {error} is how far the cost may be off
        return translate(
            "Review",
            "This is what the agreement suggests, but here it costs {points} points, give or"
            " take {error}.",
        )
    #: {error} is how far the cost may be off
    return translate("Review", "It cost {points} points, give or take {error}.")


def cost_sentence(
    turn: TurnReview,
    places: Places,
    seats: Sequence[str],
    markup: Markup = PLAIN,
    you: int | None = None,
) -> str:
    """Return what a graded move did, but what it cost. The move itself is not repeated."""
    compared = _Comparison(turn)
    if compared.left_to is not None:
        left = left_sentence(compared.left_to, seats, markup)
        return " ".join(filter(None, (left, _last_card_sentence(compared))))
    explains = compared.code not in _HARDLY_A_REASON and bool(
        _advantage(compared, places, seats, markup)
    )
    told = judged_move(
        turn.judgement,
        [*compared.losses, *compared.gains],
        None if explains else turn.cost.points,
        places,
        seats,
        markup,
        you=you,
        is_made=True,
        spent=_spent_clause(compared),
        missed=_missed_clause(compared, places, seats, markup, you),
    )
    return " ".join(filter(None, (told, _last_card_sentence(compared))))


def better_sentence(
    turn: TurnReview,
    places: Places,
    seats: Sequence[str],
    markup: Markup = PLAIN,
    you: int | None = None,
    *,
    follows_cost: bool = False,
) -> str:
    """Return the better move, and what it leads to.

    ``follows_cost`` is whether the sentence before it says what the move made costs.
    """
    compared = _Comparison(turn)
    action = action_phrase(turn.cost.best, places, seats)
    gains, is_clue = compared.gains, isinstance(turn.cost.best, Clue)
    advantage = "" if compared.has_told_clue else _advantage(compared, places, seats, markup)
    if advantage and is_clue:
        gains = [one for one in gains if one.card is not None]
    if follows_cost and (text := _better_after_cost(compared)):
        diverted = compared.diverted
        seat = compared.seat if diverted is None else diverted.event.seat
        name = markup.name(seats[seat])
        return text.format(action=action, name=name)

    def gain_text(*, is_named: bool) -> str:
        urgent = compared.urgent if is_named and follows_cost else None
        told = (
            gain_clause(one, places, seats, markup, you, is_named=one is urgent) for one in gains
        )
        return QLocale().createSeparatedList(list(told))

    #: {action} is "play slot 2"
    text = translate("Review", "Better: {action}.").format(action=action)
    if gains and advantage and is_clue:
        #: {advantage} is a sentence without its full stop, about a clue; {gain} such as
        #: "Zoë plays the red 3 next"
        both = translate("Review", "{advantage}, so that {gain}.").format(
            advantage=advantage.removesuffix("."), gain=gain_text(is_named=False)
        )
        return f"{text} {both}"
    if gains:
        #: {action} is "tell Zoë about 3s"; {gain} is "Zoë plays the red 3 next"
        text = translate("Review", "Better: {action}, so that {gain}.")
        text = text.format(action=action, gain=gain_text(is_named=True))
    elif follows_cost and compared.is_in_time_without_drawing:
        text = _without_drawing(compared).format(action=action)
        advantage = "" if compared.code in _OF_LITTLE_USE else advantage
    elif follows_cost and compared.is_in_time_by_drawing:
        #: {action} is "discard slot 4"; "one" is the card that the clue before did not draw
        return translate("Review", "Better: {action}, which would draw one.").format(action=action)
    elif follows_cost and compared.spent_last_clue and compared.losses:
        #: {action} is "discard slot 4"
        text = translate("Review", "Better: {action}, which would bring a clue back.")
        return text.format(action=action)
    elif follows_cost and compared.losses and all(map(is_prevented, compared.losses)):
        #: {action} is "tell Zoë about 3s"; "that" is the loss in the sentence before
        text = translate("Review", "Better: {action}, which would prevent that.").format(
            action=action
        )
    return " ".join(filter(None, (text, advantage)))


def _without_drawing(compared: "_Comparison") -> str:
    """Return the template of a better clue that leaves more turns than the move made."""
    if compared.code in _PASSING:
        #: {action} is "tell Zoë about 5s"
        return translate(
            "Review", "Better: {action}, which would pass the turn without drawing a card."
        )
    #: {action} is "tell Zoë about 5s"
    return translate("Review", "Better: {action}, which would draw no card.")


_PASSING = (ReasonCode.CLUE_DELAY, ReasonCode.CLUE_STALL, ReasonCode.CLUE_EMPTY)
_OF_LITTLE_USE = (*_PASSING, ReasonCode.CLUE_FILL_IN)
_HARDLY_A_REASON = (ReasonCode.CLUE_FOCUS, ReasonCode.CLUE_FILL_IN)
_ABOUT_ONE_CARD = (ReasonCode.CLUE_SAVE, ReasonCode.CLUE_PLAY, ReasonCode.CLUE_TEMPO)
_ABOUT_SEVERAL_CARDS = (ReasonCode.CLUE_THROUGH, ReasonCode.CLUE_SELF)
_SURE_PLAYS = (ReasonCode.PLAY_KNOWN, ReasonCode.PLAY_TOLD, ReasonCode.PLAY_SEEN)


class _Comparison:
    """What sets the better move of a turn apart from the one that was made.

    Attributes:
        turn: the turn.
        made: the move that was made.
        best: the better move.
        reason: why the conventions would make the better move; None if they would not.
        code: the kind of that reason.
        is_praised: whether the conventions have nothing against the move that was made.
        losses: the losses to tell that follow the move made.
        gains: what the better move itself brings.
    """

    def __init__(self, turn: TurnReview) -> None:
        self.turn, self.made, self.best = turn, turn.action, turn.cost.best
        self.reason = turn.reason
        self.code = None if turn.reason is None else turn.reason.code
        self.is_praised = turn.judgement is not None and is_praise(turn.judgement)
        self.losses = [one for one in turn.because if not is_gain(one)]
        if self.losses and all(map(self._is_due_to_card_saved, self.losses)):
            self.losses = []
        self.gains = [one for one in turn.because if is_gain(one) and self._is_brought(one)]

    def _is_due_to_card_saved(self, loss: Because) -> bool:
        """Return whether a firework stops because of the card that the better clue would save."""
        saved = self.card_needing_clue if self.code is ReasonCode.CLUE_SAVE else None
        if (
            saved is None
            or loss.card is None
            or loss.event.kind not in _STOPPED
            or not self.is_praised
        ):
            return False
        return saved.suit is loss.card.suit and saved.rank <= loss.card.rank

    def _is_brought(self, gain: Because) -> bool:
        """Return whether the better move itself leads to a play, as far as the table shows."""
        best, order, card = self.best, gain.event.order, gain.card
        if not isinstance(best, Clue) or card is None:
            return True
        if self.reason is not None and order in self.reason.orders:
            # The sentence about the clue names the cards that have to be played before its own.
            return self.code not in _ABOUT_SEVERAL_CARDS and order == self.reason.orders[0]
        is_touched = best.target == gain.event.seat and best.value in (card.suit, card.rank)
        return is_touched or self.opens(card)

    def opens(self, card: Card) -> bool:
        """Return whether the card that the better clue is about comes just before another one."""
        first = None if self.reason is None or len(self.reason.faces) != 1 else self.reason.faces[0]
        return (
            first is not None
            and first.suit is card.suit
            and first.rank.value + 1 == card.rank.value
        )

    @property
    def seat(self) -> int:
        """Whose card the better move is about: the receiver's of a clue, else the player's own."""
        return self.best.target if isinstance(self.best, Clue) else self.turn.seat

    @property
    def urgent(self) -> Because | None:
        """The gain that is told as what should have come first."""
        if self.losses or not self.is_praised:
            return None
        return next((one for one in self.gains if one.is_playable), None)

    @property
    def diverted(self) -> Because | None:
        """The play from which the clue that was made kept its receiver, without any other clue."""
        made, best, reason = self.made, self.best, self.reason
        if self.losses or not self.is_praised or not isinstance(made, Clue):
            return None
        if isinstance(best, Clue) and best.target == made.target:
            return None
        asked = () if reason is None else reason.orders
        return next(
            (
                one
                for one in self.turn.because
                if one.card is not None
                and one.when is When.NEXT
                and one.event.seat == made.target
                and one.event.order not in asked
            ),
            None,
        )

    @property
    def left_to(self) -> Because | None:
        """The play by somebody else of the very card that was played."""
        judgement, urgent = self.turn.judgement, self.urgent
        is_same = judgement is not None and urgent is not None and judgement.faces == (urgent.card,)
        return urgent if is_same and isinstance(self.made, Play) else None

    @property
    def card_needing_clue(self) -> Card | None:
        """The card that the better clue saves or gets played, if it is a clue about one known card."""
        reason = self.reason
        if reason is None or len(reason.faces) != 1 or reason.code not in _ABOUT_ONE_CARD:
            return None
        if reason.convention is Convention.FIVE_STALL:
            return None  # it was not about to be discarded
        return reason.faces[0]

    @property
    def draws_instead_of_clue(self) -> bool:
        """Whether the move made draws a card and the better one does not."""
        return not isinstance(self.made, Clue) and isinstance(self.best, Clue)

    @property
    def clues_instead_of_discard(self) -> bool:
        """Whether the move made is a clue and the better one a discard."""
        return isinstance(self.made, Clue) and isinstance(self.best, Discard)

    @property
    def need_not_discard(self) -> bool:
        """Whether the move made is a discard although clues were plenty."""
        return isinstance(self.made, Discard) and self.turn.clue_tokens >= _PLENTY_OF_CLUES

    @property
    def is_in_time_without_drawing(self) -> bool:
        """Whether all that the move made costs is time, and the better one draws no card."""
        return self.is_late and self.draws_instead_of_clue

    @property
    def is_in_time_by_drawing(self) -> bool:
        """Whether all that the clue made costs is time, and the better move, a discard, draws a card."""
        return self.is_late and self.clues_instead_of_discard and not self.spent_last_clue

    @property
    def is_late(self) -> bool:
        """Whether all that the move made costs is time."""
        return bool(self.losses) and all(one.event.kind is EventKind.LATE for one in self.losses)

    @property
    def spent_last_clue(self) -> bool:
        """Whether the move made gave the last clue, and the better one brings a clue back."""
        return self.clues_instead_of_discard and self.turn.clue_tokens == 1

    @property
    def has_told_clue(self) -> bool:
        """Whether the gains name the card that the better clue is about, or it is about nothing."""
        if self.reason is None:
            return True
        if not self.gains:
            return False
        orders = {one.event.order for one in self.gains}
        orders |= {one.follower.order for one in self.gains if one.follower is not None}
        return self.code in _PASSING or not orders.isdisjoint(self.reason.orders[:1])


_STOPPED = (EventKind.LATE, EventKind.LOST)


def _spent_clause(compared: _Comparison) -> str:
    """Return what the move made used up, to stand before what that led to; empty if nothing."""
    if compared.spent_last_clue:
        #: after what a clue did, and "but"
        return translate("Review", "that was the last clue")
    return _time_clause(compared) if compared.is_late else ""


def _last_card_sentence(compared: _Comparison) -> str:
    """Return that the move made drew the last card, unless that is said already; empty if it did not."""
    if compared.turn.deck_size != 1 or not compared.draws_instead_of_clue or compared.losses:
        return ""
    if not compared.gains and compared.code in _PASSING:
        return ""
    return translate("Review", "It also drew the last card: everybody has only one turn left.")


def _time_clause(compared: _Comparison) -> str:
    """Return what the move made cost in time, compared with the better one."""
    left = compared.turn.deck_size
    if compared.draws_instead_of_clue and left == 1:
        #: after what a move did, and "but"
        return translate("Review", "that drew the last card")
    if compared.draws_instead_of_clue and left <= _LAST_CARDS:
        #: after what a move did, and "but"; {number} is at least 2
        text = translate("Review", "that drew one of the last {number} cards")
        return text.format(number=left)
    if compared.draws_instead_of_clue:
        #: after what a move did, and "but"
        return translate("Review", "that drew a card")
    if compared.clues_instead_of_discard:
        #: after what a clue did, and "but"
        return translate("Review", "that drew no card")
    if isinstance(compared.made, Clue) and isinstance(compared.best, Play):
        #: after what a clue did, and "but"
        return translate("Review", "that took a turn")
    return ""


def _missed_clause(
    compared: _Comparison, places: Places, seats: Sequence[str], markup: Markup, you: int | None
) -> str:
    """Return what the better move would have done, as something that the move made did not do."""
    best, reason = compared.best, compared.reason
    if compared.diverted is not None:
        return diverted_clause(compared.diverted, seats, markup)
    if compared.urgent is not None:
        return urgent_clause(compared.urgent, compared.made, best, seats, markup)
    if reason is None:
        return ""
    seat = compared.seat
    opened = next((one for one in compared.gains if one.card and compared.opens(one.card)), None)
    return _missed_text(compared, opened, is_own=seat == you).format(
        name=markup.name(seats[seat]),
        card=one_of(reason.faces[:1], markup),
        other="" if opened is None else markup.name(seats[opened.event.seat]),
        following="" if opened is None or opened.card is None else card_name(opened.card, markup),
        slot=slot_of(None if isinstance(best, Clue) else best.order, places),
        cards=one_of(reason.faces, markup),
        number=compared.turn.clue_tokens,
    )


def _missed_text(compared: _Comparison, opened: Because | None = None, *, is_own: bool) -> str:
    """Return the template of what the better move would have done; empty if there is nothing to say.

    Args:
        compared: the two moves.
        opened: the play that the better clue makes possible.
        is_own: whether the better move plays a card of whoever is addressed.
    """
    is_clue, faces = isinstance(compared.made, Clue), compared.reason and compared.reason.faces
    if opened is not None:
        return holding_up_text(is_same_hand=opened.event.seat == compared.seat)
    if compared.card_needing_clue is not None:
        if compared.code is ReasonCode.CLUE_SAVE:
            return translate("Review", "{name}’s {card} was in danger")
        if compared.code is ReasonCode.CLUE_PLAY and not is_clue:
            return untold_text()
        return translate("Review", "{name}’s {card} was playable")
    match compared.code:
        case ReasonCode.CLUE_STALL | ReasonCode.CLUE_EMPTY if compared.need_not_discard:
            return translate("Review", "with {number} clues left, nobody had to discard")
        case ReasonCode.CLUE_STALL | ReasonCode.CLUE_EMPTY if isinstance(compared.made, Discard):
            return translate("Review", "a clue could have passed the turn instead")
        case code if code in _PASSING and not is_clue:
            return _time_clause(compared)
        case code if code in _ABOUT_SEVERAL_CARDS and is_clue:
            return translate("Review", "another clue would get more cards played")
        case code if code in _ABOUT_SEVERAL_CARDS:
            return translate("Review", "a clue would get more than one card played")
        case code if code in _SURE_PLAYS and faces and is_own:
            return translate("Review", "your slot {slot} was playable ({cards})")
        case code if code in _SURE_PLAYS and faces:
            return translate("Review", "{name}’s slot {slot} was playable ({cards})")
        case _ if isinstance(compared.best, Discard) and not isinstance(compared.made, Discard):
            if compared.turn.clue_tokens == 0:
                return translate("Review", "no clue was left, and getting one back was more urgent")
            return translate("Review", "getting a clue back was more urgent")
        case _:
            return ""


def _better_after_cost(compared: _Comparison) -> str:
    """Return the template of the better move if the sentence before says what it would do."""
    if compared.diverted is not None:
        #: {action} is "tell Zoë about 5s"; "it" is the card in the sentence before
        return translate("Review", "Better: {action}, which would leave {name} free to play it.")
    has_said = (
        compared.is_praised
        and not compared.losses
        and not compared.gains
        and bool(_missed_text(compared, is_own=False))
    )
    made, passes = compared.made, compared.code in _PASSING and not compared.losses
    if passes and (isinstance(made, Clue) or (has_said and isinstance(made, Discard))):
        #: {action} is "tell Zoë about 5s"
        return translate("Review", "Better: {action}, just to pass the turn.")
    if not has_said:
        return ""
    if passes:
        return _without_drawing(compared)
    if compared.card_needing_clue is not None and compared.code is not ReasonCode.CLUE_SAVE:
        #: {action} is "tell Zoë about 5s"; "it" is the card in the sentence before
        return translate("Review", "Better: {action}, so that {name} plays it.")
    if compared.code in _ABOUT_SEVERAL_CARDS:
        return ""  # which cards has not been said
    if compared.code is ReasonCode.CLUE_SAVE:
        #: {action} is "tell Zoë about 5s"; "it" is the card in the sentence before
        return translate("Review", "Better: {action}, which would save it.")
    #: {action} is "play slot 2"
    return translate("Review", "Better: {action}.")


def _advantage(compared: _Comparison, places: Places, seats: Sequence[str], markup: Markup) -> str:
    """Return what the better move would have done; empty if there is nothing to say of that."""
    if compared.reason is None:
        return ""
    if compared.code in _PASSING and isinstance(compared.made, Clue):
        return ""  # so did the clue that was given
    if isinstance(compared.best, Discard) and isinstance(compared.made, Discard):
        return ""  # so would the other discard
    return advantage_sentence(compared.reason, compared.best, places, seats, markup)
