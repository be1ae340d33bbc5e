"""What it costs that a move draws one of the last cards, in words."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.game.moves import Clue, Play
from hanabi_desktop.review.comparison import Comparison
from hanabi_desktop.review.two_moves import PASSING
from hanabi_desktop.wording.markup import Markup
from hanabi_desktop.wording.names import card_name, listed_cards, number_word

translate = QCoreApplication.translate


def draw_clause(compared: Comparison) -> str:
    """Return that the move made drew one of the last cards; empty if it did not, or if that does not matter."""
    is_play = isinstance(compared.made, Play)
    if not compared.draws_instead_of_clue or not compared.is_deck_low:
        return ""
    if compared.turn.situation.deck_size != 1:
        return time_clause(compared)
    if is_play:
        #: after what a play did, and "but"; "it" is the card played
        return translate(
            "Review", "playing it meant drawing the last card, so everybody had only one turn left"
        )
    #: after what a discard did, and "but"
    return translate(
        "Review", "the discard meant drawing the last card, so everybody had only one turn left"
    )


def time_clause(compared: Comparison) -> str:
    """Return what the move made cost in time, compared with the better one; empty if nothing."""
    if compared.draws_instead_of_clue and not compared.is_deck_low:
        return ""  # one card more or less hardly matters
    if compared.draws_instead_of_clue:
        return _drawing_text(compared).format(
            number=number_word(compared.turn.situation.deck_size),
            count=number_word(compared.turn.facts.turns.still_to_play),
            plays=number_word(compared.turn.facts.turns.plays),
        )
    if compared.clues_instead_of_discard:
        #: after what a clue did, and "but"
        return translate("Review", "giving a clue meant not drawing a card")
    if isinstance(compared.made, Clue) and isinstance(compared.best, Play):
        #: after what a clue did, and "but"
        return translate("Review", "that took a turn")
    return ""


def _drawing_text(compared: Comparison) -> str:
    """Return the template that a play or a discard drew one of the last cards."""
    left, is_play = compared.turn.situation.deck_size, isinstance(compared.made, Play)
    are_counted = _are_counted(compared)
    if left == 1 and is_play:
        #: after what a play did, and "but"; "it" is the card played
        return translate("Review", "playing it meant drawing the last card")
    if left == 1:
        #: after what a discard did, and "but"
        return translate("Review", "the discard meant drawing the last card")
    if are_counted and _has_no_play_to_spare(compared) and is_play:
        #: after what a play did, and "but"; "it" is the card played, all numbers are such as "five"
        return translate(
            "Review",
            "playing it meant drawing one of the last {number} cards, which left at most {plays} plays"
            " for the {count} cards still to play",
        )
    if are_counted and _has_no_play_to_spare(compared):
        #: after what a discard did, and "but"; all numbers are such as "five"
        return translate(
            "Review",
            "the discard meant drawing one of the last {number} cards, which left at most"
            " {plays} plays for the {count} cards still to play",
        )
    if are_counted and is_play and compared.turn.facts.is_none_clued:
        #: after what a play did, and "but"; "it" is the card played, {number} and {count} are such as "five"
        return translate(
            "Review",
            "playing it meant drawing one of the last {number} cards when {count} still"
            " had to be played, none of them clued yet",
        )
    if are_counted and compared.turn.facts.is_none_clued:
        #: after what a discard did, and "but"; {number} and {count} are such as "five"
        return translate(
            "Review",
            "the discard meant drawing one of the last {number} cards when {count} still"
            " had to be played, none of them clued yet",
        )
    if are_counted and is_play:
        #: after what a play did, and "but"; "it" is the card played, {number} and {count} are such as "five"
        return translate(
            "Review",
            "playing it meant drawing one of the last {number} cards when {count} still"
            " had to be played",
        )
    if are_counted:
        #: after what a discard did, and "but"; {number} and {count} are such as "five"
        return translate(
            "Review",
            "the discard meant drawing one of the last {number} cards when {count} still"
            " had to be played",
        )
    if is_play:
        #: after what a play did, and "but"; "it" is the card played, {number} is such as "five"
        return translate("Review", "playing it meant drawing one of the last {number} cards")
    #: after what a discard did, and "but"; {number} is such as "five"
    return translate("Review", "the discard meant drawing one of the last {number} cards")


def turns_needed(
    told: str, compared: Comparison, seats: Sequence[str], markup: Markup, you: int | None
) -> str:
    """Add to a clause about a draw who has too few turns left, or acts too early or unaware.

    If nobody does, the cards to be played that are still in the deck are added. ``told`` is that clause.
    """
    if compared.short_of_turns is not None:
        short, is_last = compared.short_of_turns, compared.turn.situation.deck_size == 1
        return _short_text(is_last=is_last, is_own=short.seat == you).format(
            told=told,
            name=markup.name(seats[short.seat]),
            number=number_word(len(short.cards)),
            cards=listed_cards(short.cards, markup),
        )
    if compared.out_of_turn is not None:
        waits = compared.out_of_turn
        if waits.seat == you:
            #: {told} is that everybody had only one turn left; "yours" is that turn
            text = translate(
                "Review", "{told}, and yours came before {other} could play the {before}"
            )
        elif waits.other == you:
            #: {told} is that everybody had only one turn left, of which one is {name}'s
            text = translate(
                "Review", "{told}, and {name}’s came before you could play the {before}"
            )
        else:
            #: {told} is that everybody had only one turn left, of which one is {name}'s
            text = translate(
                "Review", "{told}, and {name}’s came before {other} could play the {before}"
            )
        return text.format(
            told=told,
            name=markup.name(seats[waits.seat]),
            other=markup.name(seats[waits.other]),
            before=card_name(waits.before, markup),
        )
    if compared.untold is not None:
        seat = (compared.turn.seat + 1) % len(seats)
        if seat == you:
            #: {told} is that everybody had only one turn left; {card} is one in your hand
            text = translate("Review", "{told}, and nobody could tell you about the {card} in time")
        else:
            #: {told} is that everybody had only one turn left; {card} is one in {name}'s hand
            text = translate(
                "Review", "{told}, and nobody could tell {name} about the {card} in time"
            )
        return text.format(
            told=told, name=markup.name(seats[seat]), card=card_name(compared.untold, markup)
        )
    if compared.short_by_draw is not None:
        load = compared.short_by_draw
        if load.seat == you:
            #: {told} is that everybody had only one turn left; {drawn} is the last card, {number} such as
            #: "two", {cards} such as "the red 4 and the red 5"
            text = translate(
                "Review",
                "{told}, although you drew the {drawn} and so needed {number}, for {cards}",
            )
        else:
            #: {told} is that everybody had only one turn left; {drawn} is the last card, {number} such as
            #: "two", {cards} such as "the red 4 and the red 5"
            text = translate(
                "Review",
                "{told}, although {name} drew the {drawn} and so needed {number}, for {cards}",
            )
        return text.format(
            told=told,
            name=markup.name(seats[load.seat]),
            drawn=card_name(compared.turn.facts.drawn, markup),
            number=number_word(len(load.cards)),
            cards=listed_cards(load.cards, markup),
        )
    if compared.points_out_of_reach:
        #: {told} is that everybody had only one turn left; both are numbers of points
        text = translate("Review", "{told}, which capped the score at {points} instead of {better}")
        made, better = compared.turn.facts.turns.most_points
        return text.format(told=told, points=made, better=better)
    undrawn = compared.turn.facts.undrawn
    if undrawn and _are_counted(compared) and not (compared.losses or compared.need_not_discard):
        #: {told} ends with how many cards are still to be played; {cards} such as "the red 4"
        text = translate("Review", "{told}, with {cards} still in the deck")
        return text.format(told=told, cards=listed_cards(undrawn, markup))
    return told


def _has_no_play_to_spare(compared: Comparison) -> bool:
    """Return whether at most as many plays were left as there were cards still to be played."""
    turns = compared.turn.facts.turns
    return turns.still_to_play >= turns.plays > 1


def _are_counted(compared: Comparison) -> bool:
    """Return whether it is said how many cards are still to be played."""
    is_before_last = compared.turn.situation.deck_size > 1
    still_to_play = compared.turn.facts.turns.still_to_play
    return is_before_last and still_to_play > 1 and compared.short_of_turns is None


def _short_text(*, is_last: bool, is_own: bool) -> str:
    """Return the template that a player has too few turns left; ``is_last`` is whether it is one."""
    if is_last and is_own:
        #: {told} is that everybody had only one turn left; {number} is such as "two",
        #: {cards} such as "the red 4 and the red 5"
        return translate("Review", "{told}, although you needed {number}, for {cards}")
    if is_last:
        #: {told} is that everybody had only one turn left; {number} is such as "two",
        #: {cards} such as "the red 4 and the red 5"
        return translate("Review", "{told}, although {name} needed {number}, for {cards}")
    if is_own:
        #: {told} is that one of the last cards was drawn; {number} is such as "two",
        #: {cards} such as "the red 4 and the red 5"
        return translate("Review", "{told}, although you still needed {number} turns, for {cards}")
    #: {told} is that one of the last cards was drawn; {number} is such as "two",
    #: {cards} such as "the red 4 and the red 5"
    return translate("Review", "{told}, although {name} still needed {number} turns, for {cards}")


def last_card_sentence(
    compared: Comparison, seats: Sequence[str], markup: Markup, you: int | None
) -> str:
    """Return what the move made did to the last turns, unless that is said already; empty if nothing."""
    if compared.capped is not None and not compared.losses:
        made, better = compared.capped
        #: of a move near the end of the game; both are numbers of points
        text = translate("Review", "That capped the score at {points} instead of {better}.")
        return text.format(points=made, better=better)
    if (
        compared.turn.situation.deck_size != 1
        or not compared.is_deck_low
        or not compared.draws_instead_of_clue
        or compared.losses
    ):
        return ""
    if not compared.gains and (compared.code in PASSING or compared.is_late_draw):
        return ""
    card = compared.turn.facts.made_card
    if isinstance(compared.made, Play) and card is not None:
        #: {card} is the one that was played
        text = translate(
            "Review",
            "Playing the {card} also meant drawing the last card, so everybody had only one turn left.",
        )
        text = text.format(card=card_name(card, markup))
    else:
        text = translate(
            "Review",
            "The discard also meant drawing the last card, so everybody had only one turn left.",
        )
    return f"{turns_needed(text.removesuffix('.'), compared, seats, markup, you)}."
