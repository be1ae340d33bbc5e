"""What the better move of a graded turn would have brought, in words."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from hanabi_desktop.game.moves import Clue, Discard, Play
from hanabi_desktop.review.comparison import (
    ABOUT_SEVERAL_CARDS,
    LAST_CARDS,
    OF_LITTLE_USE,
    PASSING,
    SURE_PLAYS,
    Comparison,
)
from hanabi_desktop.review.findings import TurnReview
from hanabi_desktop.review.reasons import Because, Deed
from hanabi_desktop.teammates.conventions import Convention
from hanabi_desktop.teammates.teammate import Reason, ReasonCode
from hanabi_desktop.wording.clues_and_hints import action_phrase
from hanabi_desktop.wording.costs import (
    diverted_clause,
    gain_clause,
    holding_up_text,
    unaware_text,
    untold_text,
    urgent_clause,
)
from hanabi_desktop.wording.markup import PLAIN, Markup
from hanabi_desktop.wording.move_reasons import Places, advantage_sentence, one_of, slot_of
from hanabi_desktop.wording.names import card_name

translate = QCoreApplication.translate

_CHOP = (ReasonCode.DISCARD_CHOP, ReasonCode.DISCARD_UNABLE_TO_CLUE)


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
    compared = Comparison(turn)
    action = _better_action(compared, places, seats)
    if follows_cost and compared.would_lose_unseen_card:
        return _better_by_sight(turn, action, seats, markup, you)
    gains, is_clue = compared.gains, isinstance(turn.cost.best, Clue)
    if follows_cost and compared.brings_clue_back and compared.is_praised:
        gains = []  # what the clue that comes back is good for
    advantage = "" if compared.has_told_clue else advantage_of(compared, places, seats, markup)
    if advantage and is_clue:
        gains = [one for one in gains if one.card is not None]
    if follows_cost and (text := _better_after_cost(compared)):
        diverted = compared.diverted
        seat = compared.seat if diverted is None else diverted.event.seat
        name = markup.name(seats[seat])
        return text.format(action=action, name=name)

    def gain_text(*, is_named: bool) -> str:
        urgent = compared.urgent if is_named and follows_cost else None
        if urgent is not None and not compared.touches(urgent):
            urgent = None  # "it" would be taken for a card that the clue touches
        told = (
            gain_clause(one, places, seats, markup, you, is_named=one is urgent) for one in gains
        )
        return QLocale().createSeparatedList(list(told))

    #: {action} is "play slot 2"
    text = translate("Review", "Better: {action}.").format(action=action)
    if follows_cost and not gains and compared.is_alike:
        return _better_of_alike(compared, action, places, seats, markup)
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
    elif follows_cost:
        template, says_all = _better_instead_of_loss(compared)
        means, players = compared.means, len(seats)
        card = turn.facts.best_card if means is None else means.card
        text = template.format(
            action=action,
            name="" if means is None else markup.name(seats[means.seat]),
            card="" if card is None else card_name(card, markup),
            receiver=markup.name(seats[compared.seat]),
            following=markup.name(seats[(turn.seat + 1) % players]),
        )
        advantage = "" if says_all else advantage
    return " ".join(filter(None, (text, advantage)))


def _better_action(compared: Comparison, places: Places, seats: Sequence[str]) -> str:
    """Return the better move as an infinitive phrase; a discard of the chop is called that."""
    best = compared.best
    if isinstance(best, Discard) and compared.code in _CHOP:
        #: an action, to stand in a sentence: "Better: discard the chop (slot 4)."
        text = translate("Review", "discard the chop (slot {slot})")
        return text.format(slot=slot_of(best.order, places))
    return action_phrase(best, places, seats)


def _better_instead_of_loss(compared: Comparison) -> tuple[str, bool]:
    """Return the template of a better move by what it avoids, and whether that says all about it."""
    has_spent_last, passes = compared.spent_last_clue, compared.code in PASSING
    if by_means := _better_by_means(compared):
        return by_means, True
    if compared.is_in_time_without_drawing or (compared.is_late_draw and compared.is_praised):
        return _without_drawing(compared), compared.code in OF_LITTLE_USE or compared.is_early_five
    if compared.is_in_time_by_drawing:
        #: {action} is "discard slot 4"; "one" is the card that the clue before did not draw
        return translate("Review", "Better: {action}, which would draw one."), True
    if compared.brings_clue_back and not compared.losses:
        #: {action} is "play slot 2"
        return translate("Review", "Better: {action}."), True
    if has_spent_last and compared.could_save_all:
        #: {action} is "discard slot 4"; "that" is that a card is discarded in the sentence before
        return translate(
            "Review", "Better: {action}, which would leave a clue to prevent that."
        ), True
    if compared.brings_clue_back or (has_spent_last and compared.losses):
        #: {action} is "discard slot 4", or "play slot 2", which completes a firework
        text = translate("Review", "Better: {action}, which would bring a clue back.")
        return text, has_spent_last
    if compared.touches_all_lost and compared.is_about_same_card:
        #: {action} is "tell Zoë about blue"; "both" are the two cards in the sentence before
        return translate("Review", "Better: {action}, which would save both."), True
    if compared.saves_lost_card:
        #: {action} is "tell Zoë about 5s"; "it" is the card in the sentence before
        return translate("Review", "Better: {action}, which would save it."), True
    if compared.brings_clue_to_prevent_loss:
        #: {action} is "discard slot 4"; "that" is the loss in the sentence before
        text = translate(
            "Review", "Better: {action}, which would bring back a clue to prevent that."
        )
        return text, True
    if compared.leaves_time and compared.is_late_card_played:
        #: {action} is "play slot 2"
        return translate("Review", "Better: {action}, which was the {card}."), True
    if compared.leaves_time and compared.is_late_card_told:
        #: {action} is "tell Zoë about 5s"; "it" is the card that comes too late in the sentence before
        return translate("Review", "Better: {action}, so that {receiver} can play it."), True
    if compared.leaves_time:
        #: {action} is "tell Zoë about 3s"; "it" is the card that comes too late in the sentence before
        return translate("Review", "Better: {action}, which would leave time for it."), passes
    if compared.prevents_losses:
        #: {action} is "tell Zoë about 3s"; "that" is the loss in the sentence before
        return translate("Review", "Better: {action}, which would prevent that."), passes
    if compared.leaves_no_clue and not compared.losses:
        #: {action} is "discard slot 4"; {following} is the next player
        return translate(
            "Review", "Better: {action}, so that {following} has a clue to give."
        ), True
    #: {action} is "play slot 2"
    return translate("Review", "Better: {action}."), False


def _better_of_alike(
    compared: Comparison, action: str, places: Places, seats: Sequence[str], markup: Markup
) -> str:
    """Return a better clue about the same card as the one that was made."""
    told = compared.also_told
    if told is None and compared.needless is not None:
        #: {action} is "tell Zoë about 5s"; "that card" is one that the clue made touches
        text = translate("Review", "Better: {action}, which would leave that card out.")
        return text.format(action=action)
    if told is None:
        #: {action} is "tell Zoë about 5s"
        text = translate(
            "Review",
            "Slightly better: {action}. Both clues are about the same card; this one did a little "
            "better in simulated games.",
        )
        return text.format(action=action)
    if told.is_playable:
        #: {action} is "tell Zoë about 5s"; {card} is such as "red 5"
        text = translate(
            "Review",
            "Better: {action}, which would also tell {name} about their playable {card} (slot {slot}).",
        )
    elif told.is_known:
        #: {action} is "tell Zoë about 5s"; {card} is such as "red 5"
        text = translate(
            "Review",
            "Better: {action}, which would also tell {name} that their slot {slot} is the {card}.",
        )
    else:
        #: {action} is "tell Zoë about 5s"; {card} is such as "red 5"
        text = translate(
            "Review",
            "Better: {action}, which would also be about their slot {slot} ({card}).",
        )
    return text.format(
        action=action,
        name=markup.name(seats[compared.seat]),
        slot=slot_of(told.order, places),
        card=card_name(told.card, markup),
    )


def _better_by_means(compared: Comparison) -> str:
    """Return the template of a better move that avoids a loss by what somebody does next.

    It is empty if nobody's action does.
    """
    means = compared.means
    is_unknown = means is not None and means.deed is Deed.PLAYS and means.card is None
    if means is None or is_unknown or compared.touches_all_lost:
        return ""
    loss = compared.losses[0]
    is_same_seat = means.seat == loss.event.seat
    is_for_want_of_clue = isinstance(compared.best, Discard) and compared.is_short_of_clues
    match means.deed:
        case Deed.PLAYS if means.order == loss.event.order or means.card == loss.card:
            #: {action} is "tell Zoë about 5s"; "it" is the card in the sentence before
            return translate("Review", "Better: {action}, so that {name} can play it.")
        case Deed.PLAYS if is_same_seat:
            #: {action} is "tell Zoë about 5s"; "instead" of what the sentence before says
            return translate(
                "Review", "Better: {action}, so that {name} can play the {card} instead."
            )
        case Deed.PLAYS:
            #: {action} is "tell Zoë about 5s"
            return translate("Review", "Better: {action}, so that {name} can play the {card} next.")
        case Deed.CLUES if is_same_seat and is_for_want_of_clue:
            #: {action} is "discard slot 4"; "instead" of what the sentence before says
            return translate(
                "Review", "Better: {action}, so that {name} has a clue to give instead."
            )
        case Deed.CLUES if is_for_want_of_clue:
            #: {action} is "discard slot 4"; "that" is the loss in the sentence before
            return translate(
                "Review", "Better: {action}, so that {name} has a clue to prevent that."
            )
        case Deed.CLUES if is_same_seat:
            #: {action} is "discard slot 4"; "instead" of what the sentence before says
            return translate("Review", "Better: {action}, so that {name} can give a clue instead.")
        case Deed.CLUES:
            #: {action} is "discard slot 4"; "that" is the loss in the sentence before
            return translate(
                "Review", "Better: {action}, so that {name} can prevent that with a clue."
            )
        case Deed.DISCARDS:
            #: {action} is "tell Zoë about 5s"; "another" than the one in the sentence before
            return translate("Review", "Better: {action}, so that {name} can discard another card.")


def _without_drawing(compared: Comparison) -> str:
    """Return the template of a better clue that leaves more turns than the move made."""
    if compared.code in PASSING:
        #: {action} is "tell Zoë about 5s"
        return translate(
            "Review", "Better: {action}, which would pass the turn without drawing a card."
        )
    #: {action} is "tell Zoë about 5s"
    return translate("Review", "Better: {action}, which would draw no card.")


def _better_after_cost(compared: Comparison) -> str:
    """Return the template of the better move if the sentence before says what it would do."""
    if compared.diverted is not None:
        #: {action} is "tell Zoë about 5s"; "it" is the card in the sentence before
        return translate("Review", "Better: {action}, which would leave {name} free to play it.")
    has_said = (
        compared.is_praised
        and not compared.losses
        and not compared.gains
        and (compared.asks_to_play_it or bool(_missed_text(compared, is_own=False)))
    )
    made = compared.made
    has_no_use = compared.code in PASSING and compared.tells_playable is None
    passes = has_no_use and not (compared.losses or compared.gains)
    if passes and (isinstance(made, Clue) or (has_said and isinstance(made, Discard))):
        #: {action} is "tell Zoë about 5s"
        return translate("Review", "Better: {action}, just to pass the turn.")
    is_discard = isinstance(compared.best, Discard)
    if not has_said or compared.brings_clue_back or is_discard:
        return ""
    if passes:
        return _without_drawing(compared)
    if compared.is_late_draw:
        return ""  # what the better clue does has not been said
    if compared.need_not_discard and compared.card_needing_clue is None:
        return ""  # what the better clue does has not been said
    if compared.code is ReasonCode.CLUE_FIX:
        #: {action} is "tell Zoë about 5s"; "that" is the misplay in the sentence before
        return translate("Review", "Better: {action}, which would stop that.")
    needs_clue = compared.card_needing_clue is not None or compared.asks_to_play_it
    if needs_clue and compared.code is not ReasonCode.CLUE_SAVE:
        #: {action} is "tell Zoë about 5s"; "it" is the card in the sentence before
        return translate("Review", "Better: {action}, so that {name} plays it.")
    if compared.code in ABOUT_SEVERAL_CARDS:
        return ""  # which cards has not been said
    if compared.code is ReasonCode.CLUE_SAVE:
        #: {action} is "tell Zoë about 5s"; "it" is the card in the sentence before
        return translate("Review", "Better: {action}, which would save it.")
    #: {action} is "play slot 2"
    return translate("Review", "Better: {action}.")


def advantage_of(compared: Comparison, places: Places, seats: Sequence[str], markup: Markup) -> str:
    """Return what the better move would have done; empty if there is nothing to say of that."""
    if compared.reason is None:
        return ""
    playable = compared.tells_playable
    if playable is not None and isinstance(compared.best, Clue):
        #: of a clue that was not given
        text = translate(
            "Review", "It would tell {name} about their playable {card} (slot {slot})."
        )
        return text.format(
            name=markup.name(seats[compared.seat]),
            card=card_name(playable.card, markup),
            slot=slot_of(playable.order, places),
        )
    if compared.code in PASSING and isinstance(compared.made, Clue):
        return ""  # so did the clue that was given
    if isinstance(compared.best, Discard) and isinstance(compared.made, Discard):
        if compared.code is not ReasonCode.DISCARD_TRASH:
            return ""  # so would the other discard
        return translate("Review", "That card was known to be no longer needed.")
    if compared.fixes_unclued_card:
        saved = compared.turn.facts.best_saves
        if saved is None:
            return ""
        saves = Reason(
            ReasonCode.CLUE_SAVE, (saved.order,), (saved.card,), Convention.SAVE_CRITICAL
        )
        return advantage_sentence(saves, compared.best, places, seats, markup)
    is_again = compared.code in (ReasonCode.CLUE_SAVE, ReasonCode.CLUE_FIX)
    if compared.is_alike or (compared.is_about_same_card and is_again):
        return ""  # so did the clue that was given
    if compared.has_told_play:
        return ""
    if compared.code is ReasonCode.PLAY_GAMBLE and compared.has_nothing_to_lose:
        #: of a play in the last turn that was not made
        return translate("Review", "A strike would have cost nothing.")
    if compared.is_better_play_mistaken:
        return ""  # what the card was in fact is told afterwards
    real, several = compared.turn.facts.best_card, compared.several_playable
    if compared.code in SURE_PLAYS and len(compared.reason.faces) > 1 and real is not None:
        #: of a card that was not played
        text = translate("Review", "That card was playable; it was the {card}.")
        return text.format(card=card_name(real, markup))
    if several and isinstance(compared.best, Clue):
        #: of a clue that was not given; {cards} is such as "red 3 and blue 2"
        text = translate("Review", "It would tell {name} about several playable cards: {cards}.")
        cards = QLocale().createSeparatedList([card_name(one, markup) for one in several])
        return text.format(name=markup.name(seats[compared.seat]), cards=cards)
    is_early = compared.turn.facts.is_focus_early
    return advantage_sentence(
        compared.reason, compared.best, places, seats, markup, is_early=is_early
    )


def mistaken_play_sentence(turn: TurnReview, markup: Markup = PLAIN) -> str:
    """Return what the card of a better play was in fact, if it was believed to be another."""
    card, reason = turn.facts.best_card, turn.reason
    if not Comparison(turn).is_better_play_mistaken or card is None or reason is None:
        return ""
    #: of a card that was not played; {cards} is what it could be, {card} what it was
    text = translate(
        "Review", "Going by the clues, that card was playable ({cards}); in fact it was the {card}."
    )
    return text.format(cards=one_of(reason.faces, markup), card=card_name(card, markup))


def _better_by_sight(
    turn: TurnReview, action: str, seats: Sequence[str], markup: Markup, you: int | None
) -> str:
    """Return a discard that seemed better, although it would have lost a last copy unseen."""
    if turn.seat == you:
        #: {action} is "discard slot 4"
        text = translate(
            "Review",
            "Better, by what you could see: {action}. In fact, that was the {card}, which must not "
            "be lost.",
        )
    else:
        #: {action} is "discard slot 4"
        text = translate(
            "Review",
            "Better, by what {name} could see: {action}. In fact, that was the {card}, which must "
            "not be lost.",
        )
    card = "" if turn.facts.best_card is None else card_name(turn.facts.best_card, markup)
    return text.format(action=action, card=card, name=markup.name(seats[turn.seat]))


def missed_clause(
    compared: Comparison, places: Places, seats: Sequence[str], markup: Markup, you: int | None
) -> str:
    """Return what the better move would have done, as something that the move made did not do."""
    best, reason = compared.best, compared.reason
    if compared.is_too_late:
        return no_turn_left(compared, seats, markup)
    if compared.needless is not None:
        card = compared.needless
        #: after what a clue was about, and "but"; of another card that it touches
        text = translate(
            "Review", "it also touched their slot {slot} ({card}), which is no longer needed"
        )
        return text.format(slot=slot_of(card.order, places), card=card_name(card.card, markup))
    if compared.asks_to_play_it:
        #: after what a clue was about, and "but"; "it" is first the clue, then the card
        text = translate("Review", "it did not ask {name} to play it")
        return text.format(name=markup.name(seats[compared.seat]))
    if compared.diverted is not None:
        return diverted_clause(compared.diverted, seats, markup)
    if compared.urgent is not None:
        urgent, known = compared.urgent, compared.turn.facts.known
        is_told = isinstance(best, Clue) and best.target == urgent.event.seat
        is_news = is_told and urgent.event.order not in known
        is_untold = not urgent.is_clued and not compared.made_touches(urgent)
        return urgent_clause(urgent, seats, markup, is_untold=is_untold, is_news=is_news)
    if compared.twin_holder is not None and compared.turn.judgement is not None:
        #: after what a clue was about, and "but"; {card} is what that card is
        text = translate("Review", "{name} already had a clue about another {card}")
        twin = compared.turn.judgement.truth
        return text.format(
            name=markup.name(seats[compared.twin_holder]),
            card="" if twin is None else card_name(twin, markup),
        )
    if reason is None:
        return ""
    seat = compared.seat
    opened = None
    if not compared.is_alike:
        opened = next(
            (one for one in compared.gains if one.card and compared.opens(one.card)), None
        )
    return _missed_text(compared, opened, is_own=seat == you).format(
        name=markup.name(seats[seat]),
        card=one_of(reason.faces[:1], markup),
        other="" if opened is None else markup.name(seats[opened.event.seat]),
        following="" if opened is None or opened.card is None else card_name(opened.card, markup),
        slot=slot_of(
            next(iter(reason.orders), None) if isinstance(best, Clue) else best.order, places
        ),
        cards=one_of(reason.faces, markup),
        number=compared.turn.situation.clue_tokens,
        left=compared.turn.situation.deck_size,
    )


def _missed_text(compared: Comparison, opened: Because | None = None, *, is_own: bool) -> str:
    """Return the template of what the better move would have done; empty if there is nothing to say.

    Args:
        compared: the two moves.
        opened: the play that the better clue makes possible.
        is_own: whether the better move plays a card of whoever is addressed.
    """
    is_clue, faces = isinstance(compared.made, Clue), compared.reason and compared.reason.faces
    if compared.brings_clue_back and compared.turn.situation.clue_tokens == 0:
        #: after what a move did, and "but"
        return translate("Review", "no clue was left, and playing the {card} would bring one back")
    if compared.brings_clue_back:
        #: after what a move did, and "but"
        return translate("Review", "playing the {card} would bring a clue back")
    if opened is not None:
        return holding_up_text(is_same_hand=opened.event.seat == compared.seat)
    if compared.card_needing_clue is not None:
        if compared.code is ReasonCode.CLUE_SAVE and compared.saves_last_copy:
            #: after what a move did, and "but"; no other copy of the card is left
            return translate("Review", "{name}’s chop was the last {card}")
        if compared.code is ReasonCode.CLUE_SAVE:
            return translate("Review", "{name}’s chop was the {card}")
        if compared.code is ReasonCode.CLUE_PLAY and not is_clue:
            return untold_text()
        if compared.reason is not None and compared.reason.orders[0] in compared.turn.facts.known:
            return translate("Review", "{name}’s {card} was playable")
        return "" if compared.turn.facts.is_focus_early else unaware_text()
    if compared.need_not_discard and isinstance(compared.best, Clue):
        return translate("Review", "with {number} clues left, nobody had to discard")
    match compared.code:
        case ReasonCode.CLUE_STALL | ReasonCode.CLUE_EMPTY if isinstance(compared.made, Discard):
            return translate("Review", "a clue could have passed the turn instead")
        case code if code in PASSING and not is_clue:
            return time_clause(compared)
        case _ if compared.is_late_draw and compared.turn.situation.deck_size == 1:
            return time_clause(compared)
        case _ if compared.is_late_draw:
            #: after what a move did, and "but"; {left} is at least 2
            return translate(
                "Review", "every card drawn brings the end nearer, and only {left} were left"
            )
        case ReasonCode.CLUE_FIX if faces:
            return translate("Review", "{name} was about to misplay their slot {slot} ({card})")
        case code if code in ABOUT_SEVERAL_CARDS and is_clue:
            return translate("Review", "another clue would get more cards played")
        case code if code in ABOUT_SEVERAL_CARDS:
            return translate("Review", "a clue would get more than one card played")
        case code if code in SURE_PLAYS and faces and is_own:
            return translate("Review", "your slot {slot} was playable ({cards})")
        case code if code in SURE_PLAYS and faces:
            return translate("Review", "{name}’s slot {slot} was playable ({cards})")
        case _ if isinstance(compared.best, Discard) and not isinstance(compared.made, Discard):
            left = compared.turn.situation.clue_tokens
            if left == 0:
                return translate("Review", "no clue was left, and getting one back was more urgent")
            if not compared.is_short_of_clues and is_clue:
                #: after what a clue did, and "but"
                return translate("Review", "that could wait")
            if not compared.is_short_of_clues:
                return ""
            if left == 1 and is_clue:
                return translate("Review", "that was the last clue")
            if is_clue:
                return translate("Review", "that left only one clue")
            return translate("Review", "getting a clue back was more urgent")
        case _:
            return ""


def no_turn_left(compared: Comparison, seats: Sequence[str], markup: Markup) -> str:
    """Return that the receiver of the clue made cannot act on it."""
    made = compared.made
    #: after what a clue asked for, and "but"
    text = translate("Review", "{name} had no turn left")
    return text.format(name=markup.name(seats[made.target]) if isinstance(made, Clue) else "")


def time_clause(compared: Comparison) -> str:
    """Return what the move made cost in time, compared with the better one."""
    if compared.draws_instead_of_clue:
        is_play, left = isinstance(compared.made, Play), compared.turn.situation.deck_size
        return _drawing_text(left, is_play=is_play).format(number=left)
    if compared.clues_instead_of_discard:
        #: after what a clue did, and "but"
        return translate("Review", "that drew no card")
    if isinstance(compared.made, Clue) and isinstance(compared.best, Play):
        #: after what a clue did, and "but"
        return translate("Review", "that took a turn")
    return ""


def _drawing_text(left: int, *, is_play: bool) -> str:
    """Return the template that a play, or else a discard, drew a card; ``left`` are the cards before."""
    if left == 1 and is_play:
        #: after what a play did, and "but"; "it" is the card played
        return translate("Review", "playing it drew the last card")
    if left == 1:
        #: after what a discard did, and "but"
        return translate("Review", "the discard drew the last card")
    if left <= LAST_CARDS and is_play:
        #: after what a play did, and "but"; "it" is the card played, {number} is at least 2
        return translate("Review", "playing it drew one of the last {number} cards")
    if left <= LAST_CARDS:
        #: after what a discard did, and "but"; {number} is at least 2
        return translate("Review", "the discard drew one of the last {number} cards")
    if is_play:
        #: after what a play did, and "but"; "it" is the card played
        return translate("Review", "playing it drew a card")
    #: after what a discard did, and "but"
    return translate("Review", "the discard drew a card")
