"""What the better move would have led to, in words.

Every text is a clause in the conditional, such as "Zoë would play the red 3 next".
"""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.game.cards import Rank
from hanabi_desktop.review.reasons import Because, When
from hanabi_desktop.teammates.search.rollouts import EventKind
from hanabi_desktop.wording.costs import filled, opens_another
from hanabi_desktop.wording.frequencies import ALMOST, USUALLY
from hanabi_desktop.wording.markup import PLAIN, Markup
from hanabi_desktop.wording.move_reasons import Places

translate = QCoreApplication.translate


def gain_clause(
    because: Because,
    places: Places,
    seats: Sequence[str],
    markup: Markup = PLAIN,
    you: int | None = None,
    *,
    is_free: bool = False,
    is_blind: bool = False,
    is_opened: bool = False,
    is_receiver: bool = False,
) -> str:
    """Return what the better move leads to; empty if the reason is a loss.

    Args:
        because: what it leads to.
        places: where the cards are before the move.
        seats: the players' names.
        markup: the markup of names and cards.
        you: the seat that is addressed; None if nobody is.
        is_free: whether the player knows the card already, and need not do anything else first.
        is_blind: whether the card is played without a clue about it.
        is_opened: whether the better move itself plays the card before it.
        is_receiver: whether the better move is a clue to the player, who has just been named.
    """
    if is_free and is_receiver:
        #: of the receiver of a clue; the player knows the card already
        text = translate("Because", "they would be free to play the {card} next")
    elif is_free:
        #: the player knows the card already
        text = translate("Because", "{name} would be free to play the {card} next")
    else:
        text = _gain(because, you, is_blind=is_blind, is_opened=is_opened, is_receiver=is_receiver)
    return filled(text, because, because.after_better, places, seats, markup)


def is_plain_play(because: Because) -> bool:
    """Return whether a card is played next after the better move, so surely that it is told without an adverb."""
    is_next = because.when is When.NEXT and because.card is not None and because.is_playable
    return is_next and (because.is_fact or because.after_better >= ALMOST)


def _gain(
    because: Because,
    you: int | None,
    *,
    is_blind: bool,
    is_opened: bool,
    is_receiver: bool,
) -> str:
    """Return the template of what the better move leads to; empty if the reason is a loss."""
    if not because.is_gain:
        return ""
    if because.event.kind is EventKind.CLUED:
        return _clue_to_give_text(because.event.receiver, you)
    if because.is_fact and because.follower is not None and opens_another(because):
        if because.follower.seat == because.event.seat and is_receiver:
            #: of the receiver of a clue; {following} is the next card of the same firework
            return translate(
                "Because", "they would play the {card} next and could follow with the {following}"
            )
        if because.follower.seat == because.event.seat:
            #: {following} is the next card of the same firework
            return translate(
                "Because", "{name} would play the {card} next and could follow with the {following}"
            )
        if is_receiver:
            #: of the receiver of a clue; {other} is another player, {following} the next card of the
            #: same firework
            return translate(
                "Because",
                "they would play the {card} next and {other} could follow with the {following}",
            )
        #: {other} is another player, {following} the next card of the same firework
        return translate(
            "Because",
            "{name} would play the {card} next and {other} could follow with the {following}",
        )
    is_next = because.when is When.NEXT and because.card is not None
    is_early = is_next and not because.is_playable and not (is_blind or is_opened)
    is_early = is_early and because.card is not None and because.card.rank is not Rank.ONE
    if is_early and is_receiver:
        #: of the receiver of a clue; {before} is the card that has to be played before {card}
        return translate("Because", "they could play the {card} once the {before} was down")
    if is_early:
        #: {before} is the card that has to be played before {card}
        return translate("Because", "{name} could play the {card} once the {before} was down")
    is_told = because.means is not None and because.is_playable
    if is_told:
        #: {teammate} can give a clue
        return translate("Because", "{teammate} could tell {name} about the {card}")
    if is_next and is_blind and because.after_better >= USUALLY:
        #: "blind" is to play a card without a clue about it
        return translate("Because", "{name} would play the {card} blind next")
    if is_next and _is_plain(because) and is_receiver:
        #: what the receiver of a better clue would do
        return translate("Because", "they would play the {card} next")
    if is_next and _is_plain(because):
        #: what would follow a better move
        return translate("Because", "{name} would play the {card} next")
    if is_next and because.after_better >= USUALLY and is_receiver:
        #: what the receiver of a better clue would do
        return translate("Because", "they would {often} play the {card} next")
    if is_next and because.after_better >= USUALLY:
        #: what would follow a better move
        return translate("Because", "{name} would {often} play the {card} next")
    if because.card is not None and is_receiver:
        #: what the receiver of a better clue would do
        return translate("Because", "they could soon play the {card}")
    if because.card is not None:
        #: what would follow a better move
        return translate("Because", "{name} could soon play the {card}")
    if is_receiver:
        #: what the receiver of a better clue would do
        return translate("Because", "they could soon play a card")
    if because.event.seat == you:
        #: what would follow a better move
        return translate("Because", "you could soon play a card")
    #: what would follow a better move
    return translate("Because", "{name} could soon play a card")


def _is_plain(because: Because) -> bool:
    """Return whether a next action is so likely after the better move that it is told without an adverb."""
    return because.is_fact or because.after_better >= ALMOST


def _clue_to_give_text(receiver: int, you: int | None) -> str:
    """Return the template that the better move leaves a teammate a clue."""
    if receiver < 0:
        #: what would follow a better move
        return translate("Because", "{name} would have a clue to give")
    if receiver == you:
        #: what would follow a better move
        return translate("Because", "{name} would have a clue to give you")
    #: what would follow a better move
    return translate("Because", "{name} would have a clue to give {receiver}")
