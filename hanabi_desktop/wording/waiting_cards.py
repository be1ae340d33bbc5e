"""A teammate's card that had to come first, in words: on their chop, untold or holding up another one."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.game.cards import Card, Rank
from hanabi_desktop.game.options import MIN_PLAYERS
from hanabi_desktop.review.comparison import Comparison
from hanabi_desktop.review.reasons import Because, Follower
from hanabi_desktop.review.two_moves import PASSING
from hanabi_desktop.wording.costs import filled
from hanabi_desktop.wording.markup import PLAIN, Markup
from hanabi_desktop.wording.move_reasons import Places, slot_of
from hanabi_desktop.wording.names import card_name, clue_name, number_word

translate = QCoreApplication.translate


def urgent_clause(
    because: Because,
    compared: Comparison,
    seats: Sequence[str],
    markup: Markup = PLAIN,
    *,
    is_untold: bool = False,
    is_news: bool = False,
    is_on_chop: bool = False,
    idle: str = "",
    holder: int | None = None,
) -> str:
    """Return why a card should have been played first.

    Args:
        because: that the card is played after the better move; its card is known.
        compared: the two moves.
        seats: the players' names.
        markup: the markup of names and cards.
        is_untold: whether the holder of the card has had no clue about it.
        is_on_chop: whether the card is its holder's chop.
        is_news: whether the better move tells the holder of the card what they did not know.
        idle: that the holder knows of nothing else to play, as a template; empty if they do.
        holder: who holds the next card of its firework; None if nobody does.
    """
    follower, card = because.follower, because.card
    is_plain = is_untold and not idle
    if follower is None and is_plain and holder is not None and card is not None:
        following = Card(card.suit, Rank(card.rank + 1))
        follower = Follower(holder, -1, following, is_sooner=False)
        because = replace(because, follower=follower)
    if follower is not None and is_untold:
        is_same_hand = follower.seat == because.event.seat
        text = _untold_holding_up_text(len(seats), is_same_hand=is_same_hand, is_on_chop=is_on_chop)
    elif follower is not None:
        text = holding_up_text(is_same_hand=follower.seat == because.event.seat)
    elif is_untold:
        text = untold_text(len(seats), idle, is_on_chop=is_on_chop)
        text = text if idle else with_behind(text, compared, card)
    elif is_news:
        text = unaware_text()
    else:
        #: after what a move did, and "but"
        text = translate("Because", "{name}’s playable {card} was more urgent")
    is_last = because.is_only and (is_untold or (is_news and follower is None))
    return filled(text, because, 0.0, {}, seats, markup, is_last=is_last)


def holding_up_text(*, is_same_hand: bool) -> str:
    """Return the template that a card was holding up the next one, of the same hand or another's."""
    if is_same_hand:
        #: after what a move did, and "but"; {following} is the next card of the same firework
        return translate("Because", "{name}’s {card} was holding up their own {following}")
    #: after what a move did, and "but"; {following} is the next card of the same firework
    return translate("Because", "{name}’s {card} was holding up {other}’s {following}")


def _untold_holding_up_text(players: int, *, is_same_hand: bool, is_on_chop: bool) -> str:
    """Return the template that a player had had no clue about a card for which another one waited."""
    if is_on_chop and is_same_hand:
        #: after what a move did, and "but"; {following} is the next card of the same firework
        return translate(
            "Because",
            "{name} had not been told about the {card} on their chop, which was holding"
            " up their own {following}",
        )
    if is_on_chop:
        #: after what a move did, and "but"; {following} is the next card of the same firework
        return translate(
            "Because",
            "{name} had not been told about the {card} on their chop, which was holding up {other}’s"
            " {following}",
        )
    if is_same_hand and players == 2:
        #: after what a move did, and "but"; {following} is the next card of the same firework
        return translate(
            "Because",
            "{name} did not know about the {card} yet, which was holding up their own {following}",
        )
    if is_same_hand:
        #: after what a move did, and "but"; {following} is the next card of the same firework
        return translate(
            "Because",
            "nobody had told {name} about the {card}, which was holding up their own {following}",
        )
    #: after what a move did, and "but"; {following} is the next card of the same firework
    return translate(
        "Because",
        "nobody had told {name} about the {card}, which was holding up {other}’s {following}",
    )


def unaware_text() -> str:
    """Return the template that a player did not know enough about a card that has had a clue."""
    #: after what a move did, and "but"
    return translate("Because", "{name} could not be sure that the {card} was playable")


def untold_text(players: int, idle: str, *, is_on_chop: bool) -> str:
    """Return the template that a player had had no clue about a playable card.

    Args:
        players: the number of players; with two, nobody else could have told the other one.
        idle: that the player knows of nothing else to play, as a template; empty if they do.
        is_on_chop: whether the card is the player's chop.
    """
    if is_on_chop:
        #: after what a move did, and "but"
        text = translate("Because", "{name} had not been told about the {card} on their chop")
    elif players == MIN_PLAYERS:
        #: after what a move did, and "but"
        text = translate("Because", "{name} did not know about the {card} yet")
    else:
        #: after what a move did, and "but"
        text = translate("Because", "nobody had told {name} about the {card}")
    return with_idle(text, idle)


def chop_text(card: Card, compared: Comparison, players: int, *, is_playable: bool = False) -> str:
    """Return the template that the last copy of a card was its holder's chop."""
    is_five = card.rank is Rank.FIVE
    idle = idle_text(compared, compared.seat, players)
    if is_playable and is_five:
        return translate("Review", "{name}’s chop was the {card}, which was playable")
    if is_playable:
        #: after what a move did, and "but"; no other copy of the card is left
        return translate("Review", "{name}’s chop was the last {card}, which was playable")
    if compared.gave_last_clue and is_five:
        #: after what a clue did, and "but"
        return translate("Review", "it used up the last clue, and {name}’s chop was the {card}")
    if compared.gave_last_clue:
        #: after what a clue did, and "but"; no other copy of the card is left
        return translate(
            "Review", "it used up the last clue, and {name}’s chop was the last {card}"
        )
    if is_five:
        return with_idle(translate("Review", "{name}’s chop was the {card}"), idle)
    #: after what a move did, and "but"; no other copy of the card is left
    return with_idle(translate("Review", "{name}’s chop was the last {card}"), idle)


def untellable_sentence(
    compared: Comparison, places: Places, seats: Sequence[str], markup: Markup = PLAIN
) -> str:
    """Return why a clue passes the turn although a teammate waits to be told about a playable card.

    The text is empty unless the better clue does so.
    """
    card = compared.turn.facts.untellable
    says_more = bool(compared.gains) or compared.tells_playable is not None
    if card is None or compared.code not in PASSING or says_more:
        return ""
    name = markup.name(seats[places[card.order][0]])
    if compared.turn.facts.misread is not None:
        clue, misread = compared.turn.facts.misread
        #: after a clue that would only pass the turn; {value} is such as "red" or "3s", {card} not playable
        text = translate(
            "Review",
            "Telling {name} about {value} could have led them to misplay their slot {slot} ({card}).",
        )
        value, slot = clue_name(clue.value, markup), slot_of(misread.order, places)
        return text.format(name=name, value=value, slot=slot, card=card_name(misread.card, markup))
    #: after a clue that would only pass the turn; {card} is {name}'s, and playable
    text = translate("Review", "Any clue about {name}’s {card} could have been misread.")
    return text.format(name=name, card=card_name(card.card, markup))


def played_anyway_sentence(
    compared: Comparison, seats: Sequence[str], markup: Markup = PLAIN
) -> str:
    """Return that a player has played the card in question without the better clue; empty if not."""
    if compared.played_anyway is None:
        return ""
    seat, card = compared.played_anyway
    #: after a clue that would have told {name} about a card which they then played
    text = translate("Review", "As it happened, {name} played the {card} next anyway.")
    return text.format(name=markup.name(seats[seat]), card=card_name(card, markup))


def with_idle(told: str, idle: str) -> str:
    """Add to a template about a player's card that they know of nothing else to do; ``idle`` may be empty."""
    if not idle:
        return told
    #: {told} is "nobody had told Zoë about the red 3"; {idle} is "they were next and knew of nothing to play"
    text = translate("Because", "{told}, and {idle}")
    return text.replace("{told}", told).replace("{idle}", idle)


def with_behind(told: str, compared: Comparison, card: Card | None) -> str:
    """Add to a template about a player's card that its firework is far behind the others, if it is."""
    if card is None or card != compared.turn.facts.furthest_behind:
        return told
    if card.rank is Rank.ONE:
        #: {told} is "nobody had told Zoë about the red 1"
        text = translate("Review", "{told}, and that firework had not been started")
    else:
        #: {told} is "nobody had told Zoë about the red 3"
        text = translate("Review", "{told}, and that firework was the furthest behind")
    return text.replace("{told}", told)


def idle_text(compared: Comparison, seat: int, players: int, playable: Card | None = None) -> str:
    """Return the template that a player knows of nothing else to play, or has no turn to spare.

    It is empty if neither is so.

    Args:
        compared: the two moves.
        seat: the player's seat.
        players: the number of players.
        playable: the player's card that can be played, if the text is about one.
    """
    workload = compared.workload_with(playable)
    if workload is not None and workload.seat == seat:
        #: of a player just named; {number} is such as "three"; translations may use {name}
        text = translate(
            "Review", "they held {number} cards that only they could play, and had no turn to spare"
        )
        return text.replace("{number}", number_word(len(workload.cards)))
    facts = compared.turn.facts
    if seat not in facts.idle or (playable is None and seat in facts.spares):
        return ""
    if players > MIN_PLAYERS and seat == (compared.turn.seat + 1) % players:
        if playable is not None:
            #: of a player just named; translations may use {name}
            return translate("Review", "they were next and knew of nothing else to play")
        #: of a player just named; translations may use {name}
        return translate("Review", "they were next and knew of nothing to play")
    if playable is not None:
        #: of a player just named; translations may use {name}
        return translate("Review", "they knew of nothing else to play")
    #: of a player just named; translations may use {name}
    return translate("Review", "they knew of nothing to play")
