"""What the better move of a graded turn would have brought, in words."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QLocale

from hanabi_desktop.game.cards import Card
from hanabi_desktop.game.moves import Clue, Discard, Play
from hanabi_desktop.review.comparison import Comparison
from hanabi_desktop.review.findings import TurnReview
from hanabi_desktop.review.reasons import Because, Deed
from hanabi_desktop.review.two_moves import ABOUT_SEVERAL_CARDS, OF_LITTLE_USE, PASSING, SURE_PLAYS
from hanabi_desktop.teammates.conventions import Convention
from hanabi_desktop.teammates.search.rollouts import EventKind
from hanabi_desktop.teammates.teammate import Reason, ReasonCode
from hanabi_desktop.wording.alike_clues import better_of_alike
from hanabi_desktop.wording.costs import gain_clause
from hanabi_desktop.wording.markup import NOBODY, PLAIN, Markup
from hanabi_desktop.wording.missed_chances import missed_text
from hanabi_desktop.wording.move_reasons import (
    Places,
    action_phrase,
    advantage_sentence,
    card_before,
    slot_of,
)
from hanabi_desktop.wording.names import card_name, listed_cards
from hanabi_desktop.wording.unseen_cards import better_by_sight, better_discard_sentence

translate = QCoreApplication.translate

_CHOP = (ReasonCode.DISCARD_CHOP, ReasonCode.DISCARD_UNABLE_TO_CLUE)
_DISCARDS = (*_CHOP, ReasonCode.DISCARD_LEAST_NEEDED)


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
    action = _better_action(compared, places, seats, markup)
    if follows_cost and (compared.would_lose_unseen_card or compared.is_better_play_mistaken):
        return better_by_sight(compared, action, places, seats, markup, you)
    gains, advantage = _gains_and_advantage(
        compared, places, seats, markup, follows_cost=follows_cost
    )
    if follows_cost and (text := _better_after_cost(compared, gains)):
        diverted = compared.diverted
        seat = compared.seat if diverted is None else diverted.event.seat
        meant, shown = card_name(_card_meant(compared), markup), compared.shows_playable
        besides = compared.told_besides
        return text.format(
            action=action,
            name=markup.name(seats[seat]),
            receiver=markup.name(seats[compared.seat]),
            card=meant,
            playable=card_name(None if shown is None else shown.card, markup),
            before=card_name(card_before(_card_meant(compared)), markup),
            besides=card_name(None if besides is None else besides.card, markup),
        )

    if follows_cost and not gains and compared.is_alike:
        return better_of_alike(compared, action, places, seats, markup)
    if gains:
        return _better_by_gains(compared, action, gains, advantage, places, seats, markup, you)
    if follows_cost and compared.risks_nothing:
        #: {action} is "tell Zoë about 5s"; after the risk of a play
        return translate("Review", "Better: {action}, which would risk nothing.").format(
            action=action
        )
    #: {action} is "play slot 2"
    text = translate("Review", "Better: {action}.").format(action=action)
    if follows_cost:
        template, says_all = _better_instead_of_loss(compared)
        means, players = compared.means, len(seats)
        card = turn.facts.best_card if means is None else means.card
        if card is None and compared.losses:
            card = compared.losses[0].card
        text = template.format(
            action=action,
            name=NOBODY if means is None else markup.name(seats[means.seat]),
            card=card_name(card, markup),
            receiver=markup.name(seats[compared.seat]),
            giver=NOBODY
            if not compared.losses or compared.losses[0].event.seat < 0
            else markup.name(seats[compared.losses[0].event.seat]),
            following=markup.name(seats[(turn.seat + 1) % players]),
            asked=card_name(compared.asked_for, markup),
            besides=card_name(
                None if compared.told_besides is None else compared.told_besides.card, markup
            ),
            cards=listed_cards(compared.several_playable, markup),
        )
        advantage = "" if says_all else advantage
    return " ".join(filter(None, (text, advantage)))


def _gains_and_advantage(
    compared: Comparison,
    places: Places,
    seats: Sequence[str],
    markup: Markup,
    *,
    follows_cost: bool,
) -> tuple[list[Because], str]:
    """Return the gains to mention and the sentence on what the better move does, without repetition.

    Either may be empty. ``follows_cost`` is whether they follow the sentence on what the move cost.
    """
    gains, is_clue = _told_gains(compared.gains), isinstance(compared.best, Clue)
    if follows_cost and compared.brings_clue_back and compared.is_praised:
        gains = []  # what the clue that comes back is good for
    if compared.touches_other_lost and compared.is_about_same_card:
        gains = []  # that it saves both says more
    advantage = "" if compared.has_told_clue else advantage_of(compared, places, seats, markup)
    if any(one.event.kind is EventKind.CLUED for one in gains):
        advantage = ""  # that a clue comes back goes without saying
    if follows_cost and compared.tells_to_keep_several and not gains:
        advantage = ""  # that has been said
    if advantage and is_clue:
        gains = [one for one in gains if one.card is not None]
    if follows_cost and compared.tells_several:
        advantage = ""  # that has been said
        gains = [one for one in gains if one.card not in compared.tells_several]
    is_due = compared.is_praised and compared.is_short_of_clues and not compared.losses
    if follows_cost and is_due and isinstance(compared.best, Discard):
        advantage = ""  # that clues are short has been said
    return gains, advantage


def _better_by_gains(
    compared: Comparison,
    action: str,
    gains: Sequence[Because],
    advantage: str,
    places: Places,
    seats: Sequence[str],
    markup: Markup,
    you: int | None,
) -> str:
    """Return the better move with what it leads to; ``advantage`` is what it would have done, or empty."""
    clauses = [
        gain_clause(
            one,
            places,
            seats,
            markup,
            you,
            is_free=compared.frees(one),
            is_blind=compared.is_blind(one),
            is_opened=compared.best_play is not None,
        )
        for one in gains
    ]
    gain, is_clue = QLocale().createSeparatedList(clauses), isinstance(compared.best, Clue)
    if advantage and is_clue:
        #: {action} is "tell Zoë about 3s"
        text = translate("Review", "Better: {action}.").format(action=action)
        is_save = compared.code is ReasonCode.CLUE_SAVE
        if len(gains) == 1 and gains[0].card is not None and is_save:
            #: {advantage} is a sentence without its full stop, about a clue; {card} is another player's
            both = translate("Review", "{advantage}, and {name} could soon play the {card}.")
        elif len(gains) == 1 and gains[0].card is not None:
            #: {advantage} is a sentence without its full stop, about a clue; {card} is another player's
            both = translate("Review", "{advantage}, and {name} could follow with the {card}.")
        else:
            #: {advantage} is a sentence without its full stop, about a clue; {gain} such as
            #: "Zoë plays the red 3 next"
            both = translate("Review", "{advantage}, so that {gain}.")
        both = both.format(
            advantage=advantage.removesuffix("."),
            gain=gain,
            name=markup.name(seats[gains[0].event.seat]),
            card=card_name(gains[0].card, markup),
        )
        return f"{text} {both}"
    helps_others = all(x.event.seat != compared.seat for x in gains)
    is_pass = compared.turn.facts.is_best_empty or helps_others
    if is_clue and compared.code in PASSING and is_pass:
        #: {action} is "tell Zoë about 3s"; {gain} is "Mia plays the red 3 next"
        text = translate(
            "Review", "Better: {action}, which would simply pass the turn, so that {gain}."
        )
        return text.format(action=action, gain=gain)
    if compared.repeats_clue:
        #: {action} is "tell Zoë about 3s"
        action = translate("Review", "{action} again").format(action=action)
    if compared.best_play is not None:
        #: an action, to stand in a sentence; {card} is such as "red 5"
        text = translate("Review", "play slot {slot} ({card})")
        slot = slot_of(compared.best_play.order, places)
        action = text.format(slot=slot, card=card_name(compared.best_play.card, markup))
        advantage = ""
    #: {action} is "tell Zoë about 3s"; {gain} is "Zoë plays the red 3 next"
    text = translate("Review", "Better: {action}, so that {gain}.")
    return " ".join(filter(None, (text.format(action=action, gain=gain), advantage)))


def _told_gains(gains: Sequence[Because]) -> list[Because]:
    """Return the gains that name a card or a clue; all of them if none does."""
    named = [one for one in gains if one.card is not None or one.event.kind is EventKind.CLUED]
    return named or list(gains)


def _card_meant(compared: Comparison) -> Card | None:
    """Return the card that the sentence before the better move names."""
    facts, reason = compared.turn.facts, compared.reason
    if compared.endangers_chop and facts.best_saves is not None:
        return facts.best_saves.card
    told = compared.diverted or compared.urgent
    if told is not None:
        return told.card
    if reason is not None and len(reason.faces) == 1:
        return reason.faces[0]
    return None if compared.turn.judgement is None else compared.turn.judgement.truth


def _better_action(
    compared: Comparison, places: Places, seats: Sequence[str], markup: Markup
) -> str:
    """Return the better move as an infinitive phrase; a discard of the chop is called that."""
    best = compared.best
    is_same_card = compared.is_same_card and not compared.names_other_loss
    if is_same_card and isinstance(best, Play):
        #: an action, to stand in a sentence: "Better: play it instead."; of a card that was discarded
        return translate("Review", "play it instead")
    if is_same_card:
        #: an action, to stand in a sentence: "Better: discard it instead."; of a card that was played
        return translate("Review", "discard it instead")
    if isinstance(best, Discard) and compared.code in _CHOP:
        #: an action, to stand in a sentence: "Better: discard the chop (slot 4)."
        text = translate("Review", "discard the chop (slot {slot})")
        return text.format(slot=slot_of(best.order, places))
    card = compared.turn.facts.best_card
    is_named = compared.code is ReasonCode.DISCARD_TRASH and not (
        compared.turn.facts.is_best_needed or compared.would_lose_unseen_card
    )
    is_named = is_named or (isinstance(best, Discard) and best.order in compared.turn.facts.known)
    is_either = isinstance(compared.made, Play) and compared.best_play is not None
    if isinstance(best, Play) and (compared.brings_clue_back or is_either) and card is not None:
        #: an action, to stand in a sentence; {card} is such as "red 5"
        text = translate("Review", "play slot {slot} ({card})")
        return text.format(slot=slot_of(best.order, places), card=card_name(card, markup))
    if isinstance(best, Discard) and card is not None and is_named:
        #: an action, to stand in a sentence; {card} is such as "red 5"
        text = translate("Review", "discard slot {slot} ({card})")
        return text.format(slot=slot_of(best.order, places), card=card_name(card, markup))
    return action_phrase(best, places, seats)


def _better_instead_of_loss(compared: Comparison) -> tuple[str, bool]:
    """Return the template of a better move by what it avoids, and whether that says all about it."""
    has_spent_last, passes = compared.spent_last_clue, compared.code in PASSING
    leaves_clue = any(one.event.kind is EventKind.CLUED for one in compared.losses)
    if by_means := _better_by_means(compared):
        return by_means, not leaves_clue and compared.code not in ABOUT_SEVERAL_CARDS
    if leaves_clue and compared.asked_for is not None:
        #: {action} is "tell Zoë about 3s"; {giver} is who gives that clue after the move made
        text = translate(
            "Review",
            "Better: {action}, which would get {receiver} to play the {asked} and leave {giver} free to"
            " do something else.",
        )
        return text, True
    if leaves_clue:
        #: {action} is "tell Zoë about 3s"; {giver} is who gives that clue after the move made
        text = translate(
            "Review", "Better: {action}, which would leave {giver} free to do something else."
        )
        return text, compared.code in OF_LITTLE_USE
    if compared.is_in_time_without_drawing or (compared.is_late_draw and compared.is_praised):
        is_idle = compared.code in OF_LITTLE_USE and compared.tells_playable is None
        says_all = is_idle or compared.is_early_five or compared.asked_for is not None
        says_all = says_all or compared.untold is not None
        return _without_drawing(compared), says_all
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
        return text, has_spent_last or isinstance(compared.best, Play)
    if compared.touches_other_lost and compared.is_about_same_card:
        #: {action} is "tell Zoë about blue"; "both" are the two cards in the sentence before
        return translate("Review", "Better: {action}, which would save both."), True
    if compared.saves_lost_card:
        #: {action} is "tell Zoë about 5s"; "it" is the card in the sentence before; translations may use {card}
        return translate("Review", "Better: {action}, which would save it."), True
    if len(compared.losses) == 1 and compared.is_play_clue_about(compared.losses[0].event.order):
        #: {action} is "tell Zoë about 5s"; "it" is the card in the sentence before; translations may use {card}
        return translate(
            "Review", "Better: {action}, so that {receiver} can play the {card}."
        ), True
    if compared.brings_clue_to_prevent_loss:
        #: {action} is "discard slot 4"; "that" is the loss in the sentence before
        text = translate(
            "Review", "Better: {action}, which would bring back a clue that could prevent that."
        )
        return text, True
    if compared.leaves_time and compared.is_late_card_played:
        #: {action} is "play slot 2"
        return translate("Review", "Better: {action}, which was the {card}."), True
    if compared.leaves_time and compared.is_late_card_told and not compared.is_late_card_playable:
        #: {action} is "tell Zoë about 5s"; "it" is the card that comes too late in the sentence before; translations may use {card}
        return translate(
            "Review", "Better: {action}, so that {receiver} knows about it in time."
        ), True
    if compared.leaves_time and compared.is_late_card_told:
        #: {action} is "tell Zoë about 5s"; "it" is the card that comes too late in the sentence before; translations may use {card}
        return translate(
            "Review", "Better: {action}, so that {receiver} can play the {card}."
        ), True
    if compared.leaves_time and compared.asked_for is not None:
        #: {action} is "tell Zoë about 3s"; {card} is the one that comes too late
        return translate(
            "Review",
            "Better: {action}, which would get {receiver} to play the {asked} and leave time for the"
            " {card}.",
        ), True
    if compared.leaves_time:
        #: {action} is "tell Zoë about 3s"
        return translate(
            "Review", "Better: {action}, which would leave time for the {card}."
        ), passes
    if compared.prevents_losses and compared.several_playable and isinstance(compared.best, Clue):
        #: {action} is "tell Zoë about 3s"; {cards} is such as "the red 3 and the blue 3"
        if compared.several_playable[2:]:
            text = translate(
                "Review",
                "Better: {action}, which would point {receiver} to several playable cards, {cards}.",
            )
        else:
            #: {action} is "tell Zoë about 3s"; {cards} is such as "the red 3 and the blue 3"
            text = translate(
                "Review",
                "Better: {action}, which would point {receiver} to two playable cards, {cards}.",
            )
        return text, True
    if compared.prevents_losses and compared.asked_for is not None:
        #: {action} is "tell Zoë about 3s"; "that" is the loss in the sentence before
        return translate(
            "Review",
            "Better: {action}, which would prevent that and get {receiver} to play the {asked}.",
        ), True
    if compared.prevents_losses and compared.code is not ReasonCode.CLUE_FIX:
        #: {action} is "tell Zoë about 3s"; "that" is the loss in the sentence before
        return translate("Review", "Better: {action}, which would prevent that."), passes
    if compared.leaves_no_clue and not compared.losses:
        #: {action} is "discard slot 4"; {following} is the next player
        return translate(
            "Review", "Better: {action}, so that {following} has a clue to give."
        ), True
    if passes and compared.tells_odds and not compared.turn.facts.shows_trash:
        #: {action} is "tell Zoë about 5s"
        return translate("Review", "Better: {action}, just to pass the turn."), True
    if _only_brings_clue_back(compared):
        #: {action} is "discard slot 4"
        return translate("Review", "Better: {action}, which would bring a clue back."), True
    #: {action} is "play slot 2"
    return translate("Review", "Better: {action}."), False


def _only_brings_clue_back(compared: Comparison) -> bool:
    """Return whether nothing but the clue that comes back speaks for a better discard."""
    is_discard = isinstance(compared.best, Discard) and compared.code in _DISCARDS
    if compared.is_praised and compared.is_short_of_clues and not compared.losses:
        return False  # that clues are short has been said
    brings_none = isinstance(compared.made, Discard) or compared.brings_no_clue_back
    return is_discard and not brings_none


def _better_by_means(compared: Comparison) -> str:
    """Return the template of a better move that avoids a loss by what somebody does next.

    It is empty if nobody's action does.
    """
    means = compared.means
    is_unknown = means is not None and means.deed is Deed.PLAYS and means.card is None
    if means is None or is_unknown:
        return ""
    loss = compared.losses[0]
    is_same_seat = means.seat == loss.event.seat
    is_for_want_of_clue = isinstance(compared.best, Discard) and compared.is_short_of_clues
    match means.deed:
        case Deed.PLAYS if means.order == loss.event.order or means.card == loss.card:
            #: {action} is "tell Zoë about 5s"; "it" is the card in the sentence before; translations may use {card}
            return translate("Review", "Better: {action}, so that {name} can play the {card}.")
        case Deed.PLAYS if is_same_seat and loss.event.kind is EventKind.DISCARDED:
            #: {action} is "tell Zoë about 5s"; what is discarded is in the sentence before
            return translate(
                "Review",
                "Better: {action}, so that {name} can play the {card} instead of discarding.",
            )
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
        case Deed.DISCARDS if means.card is not None:
            #: {action} is "tell Zoë about 5s"; "instead" of what the sentence before says
            return translate(
                "Review", "Better: {action}, so that {name} can discard the {card} instead."
            )
        case Deed.DISCARDS if loss.event.kind is EventKind.CLUED:
            #: {action} is "tell Zoë about 5s"; "instead" of giving a clue, in the sentence before
            return translate("Review", "Better: {action}, so that {name} can discard instead.")
        case Deed.DISCARDS:
            #: {action} is "tell Zoë about 5s"; "another" than the one in the sentence before
            return translate("Review", "Better: {action}, so that {name} can discard another card.")


def _without_drawing(compared: Comparison) -> str:
    """Return the template of a better clue that leaves more turns than the move made."""
    if compared.untold is not None:
        #: {action} is "tell Zoë about 5s"; {following} is who can then be told about {card}
        return translate(
            "Review",
            "Better: {action}, which would draw no card and leave time to tell {following} about the"
            " {card}.",
        )
    is_pass = compared.code in PASSING and compared.tells_playable is None
    if is_pass and compared.turn.facts.shows_trash:
        #: {action} is "tell Zoë about 5s"; {receiver} is who gets that clue
        return translate(
            "Review",
            "Better: {action}, which would draw no card and show {receiver} that one of their cards"
            " is no longer needed.",
        )
    if is_pass and compared.turn.facts.is_best_empty:
        #: {action} is "tell Zoë about 5s"; Zoë has no 5
        return translate(
            "Review",
            "Better: {action}, which touches no card and passes the turn without a draw.",
        )
    if is_pass and compared.told_besides is not None:
        return _told_besides_text()
    if is_pass:
        #: {action} is "tell Zoë about 5s"
        return translate(
            "Review", "Better: {action}, which would pass the turn without drawing a card."
        )
    if compared.asked_for is not None:
        #: {action} is "tell Zoë about 5s"; {receiver} is Zoë, {asked} such as "red 5"
        return translate(
            "Review",
            "Better: {action}, which would draw no card and get {receiver} to play the {asked}.",
        )
    #: {action} is "tell Zoë about 5s"
    return translate("Review", "Better: {action}, without drawing a card.")


def _told_besides_text() -> str:
    #: {action} is "tell Zoë about 5s"; {receiver} is Zoë, {besides} a card of hers such as "red 5"
    return translate(
        "Review",
        "Better: {action}, which would pass the turn and tell {receiver} about the {besides}.",
    )


def _asks_only_for(compared: Comparison, gains: Sequence[Because]) -> bool:
    """Return whether a card that should have come first is all that the better clue is about."""
    urgent, reason = compared.urgent, compared.reason
    if urgent is None or reason is None or urgent.event.order not in reason.orders[:1]:
        return False
    return list(gains) == [urgent] and urgent.follower is None


def _better_after_cost(compared: Comparison, gains: Sequence[Because]) -> str:
    """Return the template of the better move if the sentence before says what it would do.

    ``gains`` are what else it leads to.
    """
    saved = compared.turn.facts.best_saves
    if compared.doubts and compared.is_alike:
        #: {action} is "tell Zoë about 5s"
        return translate("Review", "Better: {action}, which would leave no doubt.")
    if compared.endangers_chop and saved is not None and compared.is_play_clue_about(saved.order):
        #: {action} is "tell Zoë about 5s"; "it" is the card in the sentence before; translations may use {card}
        return translate("Review", "Better: {action}, so that {name} plays the {card}.")
    if compared.diverted is not None:
        #: {action} is "tell Zoë about 5s"; "it" is the card in the sentence before; translations may use {card}
        return translate("Review", "Better: {action}, which would leave {name} free to play it.")
    if compared.repeats_clue and _asks_only_for(compared, gains):
        #: {action} is "tell Zoë about 5s"; "it" is the card in the sentence before; translations may use {card}
        return translate("Review", "Better: {action} again, to ask {name} to play it now.")
    if compared.endangers_chop:
        #: {action} is "tell Zoë about 5s"; "it" is the card in the sentence before; translations may use {card}
        return translate("Review", "Better: {action}, which would save it.")
    if (compared.tells_several or compared.has_time_to_save) and not gains:
        #: {action} is "play slot 2"
        return translate("Review", "Better: {action}.")
    has_said = (
        compared.is_praised
        and compared.twin_holder is None
        and not compared.losses
        and not gains
        and (
            compared.asks_to_play_it
            or compared.asks_to_keep_it
            or bool(compared.doubts)
            or bool(missed_text(compared, is_own=False))
        )
    )
    made = compared.made
    has_no_use = compared.code in PASSING and compared.tells_playable is None
    passes = has_no_use and not (compared.losses or gains)
    is_pass_said = isinstance(made, Clue) or (has_said and isinstance(made, Discard))
    if passes and is_pass_said and compared.turn.facts.shows_trash:
        #: {action} is "tell Zoë about 5s"; {receiver} is who gets that clue
        return translate(
            "Review",
            "Better: {action}, which would show {receiver} that one of their cards is no longer needed.",
        )
    if passes and is_pass_said and compared.told_besides is not None:
        return _told_besides_text()
    if passes and is_pass_said:
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
    if compared.asks_to_keep_it:
        #: {action} is "tell Zoë about 5s"; "it" is the card in the sentence before
        return translate("Review", "Better: {action}, which would ask {name} to keep it.")
    if compared.code is ReasonCode.CLUE_FIX or (
        compared.doubts and compared.turn.facts.is_focus_early
    ):
        if compared.shows_playable is not None:
            #: {action} is "tell Zoë about 5s"; "that" is the misplay in the sentence before; {playable} is such as "red 2"
            return translate(
                "Review",
                "Better: {action}, which would prevent that and tell {name} about their playable"
                " {playable}.",
            )
        #: {action} is "tell Zoë about 5s"; "that" is the misplay in the sentence before
        return translate("Review", "Better: {action}, which would prevent that.")
    needs_clue = compared.card_needing_clue is not None or compared.asks_to_play_it
    if needs_clue and compared.repeats_clue:
        #: {action} is "tell Zoë about 5s"; "it" is the card in the sentence before; translations may use {card}
        return translate("Review", "Better: {action} again, to ask {name} to play it now.")
    if needs_clue and compared.asked_later is not None:
        #: {action} is "tell Zoë about 5s"; {before} is the card that has to be played before {card}
        return translate(
            "Review",
            "Better: {action}, so that {name} can play the {card} once the {before} is down.",
        )
    if needs_clue and compared.code is not ReasonCode.CLUE_SAVE:
        #: {action} is "tell Zoë about 5s"; "it" is the card in the sentence before; translations may use {card}
        return translate("Review", "Better: {action}, so that {name} plays the {card}.")
    if compared.code in ABOUT_SEVERAL_CARDS:
        return ""  # which cards has not been said
    if compared.code is ReasonCode.CLUE_SAVE:
        #: {action} is "tell Zoë about 5s"; "it" is the card in the sentence before; translations may use {card}
        return translate("Review", "Better: {action}, which would save it.")
    #: {action} is "play slot 2"
    return translate("Review", "Better: {action}.")


def advantage_of(compared: Comparison, places: Places, seats: Sequence[str], markup: Markup) -> str:
    """Return what the better move would have done; empty if there is nothing to say of that."""
    if compared.reason is None:
        return ""
    shown = compared.shows_playable
    if shown is not None and shown.is_known and shown.card in compared.turn.facts.mistaken_for:
        #: of a clue that was not given
        text = translate(
            "Review",
            "That would show {name} that the {card} is in their slot {slot}, not slot {other}.",
        )
        return text.format(
            name=markup.name(seats[compared.seat]),
            card=card_name(shown.card, markup),
            slot=slot_of(shown.order, places),
            other=slot_of(compared.reason.orders[0], places),
        )
    playable = compared.tells_playable
    if playable is not None and not compared.shows_card_playable:
        #: of a clue that was not given
        text = translate(
            "Review", "That would point {name} to their playable {card} (slot {slot})."
        )
        return text.format(
            name=markup.name(seats[compared.seat]),
            card=card_name(playable.card, markup),
            slot=slot_of(playable.order, places),
        )
    if compared.code in PASSING and compared.turn.facts.shows_trash:
        #: of a clue that was not given
        text = translate(
            "Review", "That would show {name} that one of their cards is no longer needed."
        )
        return text.format(name=markup.name(seats[compared.seat]))
    if compared.code in PASSING and isinstance(compared.made, Clue):
        return ""  # so did the clue that was given
    if isinstance(compared.best, Discard) and isinstance(compared.made, Discard):
        return better_discard_sentence(compared, markup)
    if isinstance(compared.best, Discard) and compared.brings_no_clue_back:
        return ""
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
    real, several = compared.turn.facts.best_card, compared.several_playable
    if compared.code in SURE_PLAYS and real is not None and compared.reason.faces != (real,):
        #: of a card that was not played
        text = translate("Review", "That was the {card}, which was playable.")
        return text.format(card=card_name(real, markup))
    if several and isinstance(compared.best, Clue):
        #: of a clue that was not given; {cards} is such as "the red 3 and the blue 2"
        if several[2:]:
            text = translate(
                "Review", "That would point {name} to several playable cards, {cards}."
            )
        else:
            #: of a clue that was not given; {cards} is such as "the red 3 and the blue 2"
            text = translate("Review", "That would point {name} to two playable cards, {cards}.")
        cards = listed_cards(several, markup)
        return text.format(name=markup.name(seats[compared.seat]), cards=cards)
    focus = next(iter(compared.reason.orders), None)
    known = next((one for one in compared.turn.facts.best_tells if one.order == focus), None)
    is_shown = known is not None and known.is_known and not known.is_playable
    if compared.code is ReasonCode.CLUE_FILL_IN and known is not None and is_shown:
        #: of a clue that was not given
        text = translate("Review", "That would show {name} that their slot {slot} is the {card}.")
        return text.format(
            name=markup.name(seats[compared.seat]),
            slot=slot_of(focus, places),
            card=card_name(known.card, markup),
        )
    is_early, reason = compared.turn.facts.is_focus_early, compared.reason
    if reason.code is ReasonCode.CLUE_FILL_IN and compared.shows_card_playable:
        reason = replace(reason, code=ReasonCode.CLUE_PLAY)
    told = advantage_sentence(reason, compared.best, places, seats, markup, is_early=is_early)
    is_told = compared.is_praised or compared.turn.facts.is_made_spare
    if is_told or not compared.prevents_last_strike:
        return told
    #: of a card that a player might have taken for a playable one
    third = translate("Review", "Playing it would have been the third strike.")
    return f"{told} {third}"
