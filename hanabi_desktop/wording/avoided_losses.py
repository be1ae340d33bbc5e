"""The better move by what it avoids or brings, in words: templates whose places better_moves.py fills in."""

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.game.moves import Clue, Discard, Play
from hanabi_desktop.review.comparison import Comparison
from hanabi_desktop.review.reasons import Deed
from hanabi_desktop.review.two_moves import ABOUT_SEVERAL_CARDS, OF_LITTLE_USE, PASSING
from hanabi_desktop.teammates.search.rollouts import EventKind
from hanabi_desktop.teammates.teammate import ReasonCode

translate = QCoreApplication.translate

CHOP_DISCARDS = (ReasonCode.DISCARD_CHOP, ReasonCode.DISCARD_UNABLE_TO_CLUE)
_DISCARDS = (*CHOP_DISCARDS, ReasonCode.DISCARD_LEAST_NEEDED)


def better_instead_of_loss(compared: Comparison) -> tuple[str, bool]:
    """Return the template of a better move by what it avoids, and whether that says all about it."""
    has_spent_last, passes = compared.spent_last_clue, compared.code in PASSING
    leaves_clue = any(one.event.kind is EventKind.CLUED for one in compared.losses)
    if leaves_clue and compared.asked_for is not None:
        #: {action} is "tell Zoë about 3s"; {giver} is who gives that clue after the move made
        text = translate(
            "Review",
            "Better: {action}, which would get them to play the {asked} and leave {giver}"
            " free to do something else.",
        )
        return text, True
    if by_means := _better_by_means(compared):
        return by_means, not leaves_clue and compared.code not in ABOUT_SEVERAL_CARDS
    if leaves_clue:
        #: {action} is "tell Zoë about 3s"; {giver} is who gives that clue after the move made
        text = translate(
            "Review", "Better: {action}, which would leave {giver} free to do something else."
        )
        return text, compared.code in OF_LITTLE_USE
    if (
        compared.losses
        and compared.is_late
        and compared.several_playable
        and not compared.is_deck_low
    ):
        return _pointing_text(compared), True
    if compared.is_in_time_without_drawing or (compared.is_late_draw and compared.is_praised):
        is_idle = compared.code in OF_LITTLE_USE and compared.tells_playable is None
        says_all = is_idle or compared.asked_for is not None
        says_all = says_all or compared.untold is not None
        return without_drawing(compared), says_all
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
    if compared.saves_lost_card and compared.also_playable is not None:
        return saving_and_telling_text(), True
    if compared.saves_lost_card:
        #: {action} is "tell Zoë about 5s"; "it" is the card in the sentence before; translations may use {card}
        return translate("Review", "Better: {action}, which would save it."), True
    if len(compared.losses) == 1 and compared.is_play_clue_about(compared.losses[0].event.order):
        #: {action} is "tell Zoë about 5s"; "it" is the card in the sentence before; translations may use {card}
        return translate("Review", "Better: {action} so that they could play the {card}."), True
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
        #: {action} is "tell Zoë about 5s"; {card} is the one that comes too late in the sentence before
        return translate(
            "Review", "Better: {action} so that they would know about the {card} in time."
        ), True
    if compared.leaves_time and compared.is_late_card_told:
        #: {action} is "tell Zoë about 5s"; "it" is the card that comes too late in the sentence before; translations may use {card}
        return translate("Review", "Better: {action} so that they could play the {card}."), True
    if compared.leaves_time and compared.asked_for is not None:
        #: {action} is "tell Zoë about 3s"; {card} is the one that comes too late
        return translate(
            "Review",
            "Better: {action}, which would get them to play the {asked} and leave time"
            " for the {card}.",
        ), True
    if compared.leaves_time:
        #: {action} is "tell Zoë about 3s"
        return translate(
            "Review", "Better: {action}, which would leave time for the {card}."
        ), passes
    if compared.prevents_losses and compared.several_playable and isinstance(compared.best, Clue):
        return _pointing_text(compared), True
    if compared.prevents_losses and compared.asked_for is not None:
        #: {action} is "tell Zoë about 3s"; "that" is the loss in the sentence before
        return translate(
            "Review",
            "Better: {action}, which would prevent that and get them to play the {asked}.",
        ), True
    if compared.prevents_losses and compared.code is not ReasonCode.CLUE_FIX:
        #: {action} is "tell Zoë about 3s"; "that" is the loss in the sentence before
        return translate("Review", "Better: {action}, which would prevent that."), passes
    if compared.leaves_no_clue and not compared.losses:
        #: {action} is "discard slot 4"; {following} is the next player
        return translate(
            "Review", "Better: {action} so that {following} would have a clue to give."
        ), True
    if passes and compared.tells_odds and compared.turn.facts.spare_shown is None:
        return passing_text(compared), True
    if _only_brings_clue_back(compared):
        #: {action} is "discard slot 4"
        return translate("Review", "Better: {action}, which would bring a clue back."), True
    #: {action} is "play slot 2"
    return translate("Review", "Better: {action}."), False


def _pointing_text(compared: Comparison) -> str:
    """Return the template of a better clue that points its receiver to several playable cards."""
    if compared.several_playable[2:]:
        #: {action} is "tell Zoë about 3s"; {cards} is such as "the red 3, the red 4 and the blue 3"
        return translate(
            "Review",
            "Better: {action}, which would point them to several playable cards, {cards}.",
        )
    #: {action} is "tell Zoë about 3s"; {cards} is such as "the red 3 and the blue 3"
    return translate(
        "Review", "Better: {action}, which would point them to two playable cards, {cards}."
    )


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
    is_receiver = isinstance(compared.best, Clue) and means.seat == compared.best.target
    match means.deed:
        case Deed.PLAYS if is_receiver and (is_same_seat or means.card == loss.card):
            return _receivers_play_text(compared)
        case Deed.PLAYS if means.order == loss.event.order or means.card == loss.card:
            #: {action} is "tell Zoë about 5s"; "it" is the card in the sentence before; translations may use {card}
            return translate("Review", "Better: {action} so that {name} could play the {card}.")
        case Deed.PLAYS if is_same_seat and loss.event.kind is EventKind.DISCARDED:
            #: {action} is "tell Zoë about 5s"; what is discarded is in the sentence before
            return translate(
                "Review",
                "Better: {action} so that {name} could play the {card} instead of discarding.",
            )
        case Deed.PLAYS if is_same_seat:
            #: {action} is "tell Zoë about 5s"; "instead" of what the sentence before says
            return translate(
                "Review", "Better: {action} so that {name} could play the {card} instead."
            )
        case Deed.PLAYS:
            #: {action} is "tell Zoë about 5s"
            return translate(
                "Review", "Better: {action} so that {name} could play the {card} next."
            )
        case Deed.CLUES if is_same_seat and is_for_want_of_clue:
            #: {action} is "discard slot 4"; "instead" of what the sentence before says
            return translate(
                "Review", "Better: {action} so that {name} would have a clue to give instead."
            )
        case Deed.CLUES if is_for_want_of_clue:
            #: {action} is "discard slot 4"; "that" is the loss in the sentence before
            return translate(
                "Review", "Better: {action} so that {name} would have a clue to prevent that."
            )
        case Deed.CLUES if is_same_seat:
            #: {action} is "discard slot 4"; "instead" of what the sentence before says
            return translate("Review", "Better: {action} so that {name} could give a clue instead.")
        case Deed.CLUES:
            #: {action} is "discard slot 4"; "that" is the loss in the sentence before
            return translate(
                "Review", "Better: {action} so that {name} could prevent that with a clue."
            )
        case Deed.DISCARDS if means.card is not None:
            #: {action} is "tell Zoë about 5s"; "instead" of what the sentence before says
            return translate(
                "Review", "Better: {action} so that {name} could discard the {card} instead."
            )
        case Deed.DISCARDS if loss.event.kind is EventKind.CLUED:
            #: {action} is "tell Zoë about 5s"; "instead" of giving a clue, in the sentence before
            return translate("Review", "Better: {action} so that {name} could discard instead.")
        case Deed.DISCARDS:
            #: {action} is "tell Zoë about 5s"; "another" than the one in the sentence before
            return translate(
                "Review", "Better: {action} so that {name} could discard another card."
            )


def _receivers_play_text(compared: Comparison) -> str:
    """Return the template of a better clue whose receiver plays a card instead of causing a loss."""
    loss, means = compared.losses[0], compared.means
    if means is None or means.order == loss.event.order or means.card == loss.card:
        #: {action} is "tell Zoë about 5s"
        return translate("Review", "Better: {action} so that they could play the {card}.")
    if loss.event.kind is EventKind.DISCARDED:
        #: {action} is "tell Zoë about 5s"; what is discarded is in the sentence before
        return translate(
            "Review", "Better: {action} so that they could play the {card} instead of discarding."
        )
    #: {action} is "tell Zoë about 5s"; "instead" of what the sentence before says
    return translate("Review", "Better: {action} so that they could play the {card} instead.")


def without_drawing(compared: Comparison) -> str:
    """Return the template of a better clue that leaves more turns than the move made."""
    if compared.tells_untold:
        #: {action} is "tell Zoë about 5s"; {card} is hers
        return translate(
            "Review", "Better: {action}, which would draw no card and be in time for the {card}."
        )
    if compared.untold is not None:
        #: {action} is "tell Zoë about 5s"; {following} is who can then be told about {card}
        return translate(
            "Review",
            "Better: {action}, which would draw no card and leave time to"
            " tell {following} about the {card}.",
        )
    is_pass = compared.code in PASSING and compared.tells_playable is None
    if is_pass and compared.told_besides is not None:
        return told_besides_text()
    if is_pass:
        return passing_text(compared)
    if compared.asked_for is not None:
        #: {action} is "tell Zoë about 5s"; {receiver} is Zoë, {asked} such as "red 5"
        return translate(
            "Review",
            "Better: {action}, which would draw no card and get them to play the {asked}.",
        )
    #: {action} is "tell Zoë about 5s"
    return translate("Review", "Better: {action}, which would draw no card.")


def passing_text(compared: Comparison) -> str:
    """Return the template of a better clue that does nothing but pass the turn."""
    is_for_time = compared.draws_instead_of_clue and (compared.is_deck_low or compared.is_late)
    if not is_for_time:
        #: {action} is "tell Zoë about 5s"
        return translate("Review", "Better: just pass the turn. For example, {action}.")
    if not compared.is_deck_low:
        #: {action} is "tell Zoë about 5s"
        return translate(
            "Review", "Better: give a clue rather than draw a card. For example, {action}."
        )
    if compared.turn.facts.is_best_empty:
        #: {action} is "tell Zoë about 5s"; Zoë has no 5
        return translate(
            "Review",
            "Better: give a clue rather than draw a card, to make the game last one turn"
            " longer. For example, {action}, which touches no cards.",
        )
    #: {action} is "tell Zoë about 5s"
    return translate(
        "Review",
        "Better: give a clue rather than draw a card, to make the game last one turn"
        " longer. For example, {action}.",
    )


def saving_and_telling_text() -> str:
    """Return the template of a better clue that saves a card and tells about a playable one."""
    #: {action} is "tell Zoë about 5s"; "it" is the card in the sentence before; translations may use {card};
    #: {also} is another card of hers, such as "red 5"
    return translate(
        "Review",
        "Better: {action}, which would save it and tell them about their playable {also}.",
    )


def told_besides_text() -> str:
    """Return the template of a better clue that passes the turn and tells about a card besides."""
    #: {action} is "tell Zoë about 5s"; {receiver} is Zoë, {besides} a card of hers such as "red 5"
    return translate(
        "Review",
        "Better: {action}, which would pass the turn and tell them about the {besides}.",
    )
