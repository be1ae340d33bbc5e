"""Explanations of why one move is better than another: what happens more often after it."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.game.moves import Action
from hanabi_desktop.review.contrast import Because
from hanabi_desktop.teammates.search.futures import EventKind
from hanabi_desktop.wording.advice import action_phrase
from hanabi_desktop.wording.markup import PLAIN, Markup
from hanabi_desktop.wording.names import card_name
from hanabi_desktop.wording.reasons import Places

translate = QCoreApplication.translate

_FEW, _MANY = 10, 100
"""Shares are stated as a number of games out of ten; if two of them differ by less than one game, out
of a hundred."""


def because_sentences(
    because: Sequence[Because], places: Places, seats: Sequence[str], markup: Markup = PLAIN
) -> str:
    """Return the sentences of all reasons; empty if there are none."""
    return " ".join(because_sentence(one, places, seats, markup) for one in because)


def why_not_sentence(
    instead: Action,
    because: Sequence[Because],
    places: Places,
    seats: Sequence[str],
    markup: Markup = PLAIN,
) -> str:
    """Return why another move is not as good as the one named.

    Args:
        instead: the other move.
        because: the differences between the moves.
        places: where the cards are before the move.
        seats: the players' names.
        markup: the markup of names and cards.
    """
    #: {action} is "play slot 2" or "tell Zoë about 3s"
    text = translate("Because", "Why not {action}?")
    question = text.format(action=action_phrase(instead, places, seats))
    return f"{question} {because_sentences(because, places, seats, markup)}"


def because_sentence(
    because: Because, places: Places, seats: Sequence[str], markup: Markup = PLAIN
) -> str:
    """Return what happens more often after one of two moves.

    Args:
        because: the event, and how often it happens after each move.
        places: where the cards are before the move.
        seats: the players' names.
        markup: the markup of names and cards.
    """
    seat = because.event.seat
    shares = because.after_better, because.after_made
    of_few = [round(_FEW * share) for share in shares]
    games = _FEW if of_few[0] != of_few[1] and abs(shares[0] - shares[1]) > 1 / _FEW else _MANY
    slot = places[because.event.order][1] if because.event.order in places else None
    return _text(because, slot).format(
        name=markup.name(seats[seat]) if seat >= 0 else "",
        slot=slot,
        card="" if because.card is None else card_name(because.card, markup),
        games=games,
        better=round(games * shares[0]),
        made=round(games * shares[1]),
    )


def _text(because: Because, slot: int | None) -> str:
    match because.event.kind:
        case EventKind.PLAYED:
            return _played(because, slot)
        case EventKind.DISCARDED:
            return _discarded(because, slot)
        case EventKind.UNSAVED:
            return _unsaved(because, slot)
        case EventKind.MISPLAYED:
            return _misplayed(because, slot)
        case EventKind.LOST:
            #: in so many of {games} games; {card} is "red 4"
            return translate(
                "Because",
                "With this move, the last {card} is lost in {made} of {games} games; with the"
                " better one, in {better}.",
            )
        case EventKind.LATE:
            #: in so many of {games} games; {card} is "red 4"
            return translate(
                "Because",
                "With this move, the {card} comes too late in {made} of {games} games; with the"
                " better one, in {better}.",
            )
        case EventKind.STRUCK_OUT:
            #: in so many of {games} games
            return translate(
                "Because",
                "With this move, three strikes end the game in {made} of {games} games; with"
                " the better one, in {better}.",
            )


def _played(because: Because, slot: int | None) -> str:
    if because.card is not None:
        #: in so many of {games} games; {card} is "red 4"
        return translate(
            "Because",
            "With the better move, {name} soon plays the {card} in {better} of {games} games;"
            " with this one, in {made}.",
        )
    if slot is not None:
        #: in so many of {games} games
        return translate(
            "Because",
            "With the better move, {name} soon plays the card in slot {slot} in {better} of"
            " {games} games; with this one, in {made}.",
        )
    #: in so many of {games} games
    return translate(
        "Because",
        "With the better move, {name} soon has a card to play in {better} of {games} games;"
        " with this one, in {made}.",
    )


def _discarded(because: Because, slot: int | None) -> str:
    if because.card is not None:
        #: in so many of {games} games; {card} is "red 4"
        return translate(
            "Because",
            "With this move, {name} soon discards the {card} in {made} of {games} games; with"
            " the better one, in {better}.",
        )
    if slot is not None:
        #: in so many of {games} games
        return translate(
            "Because",
            "With this move, {name} soon discards a useful card from slot {slot} in {made} of"
            " {games} games; with the better one, in {better}.",
        )
    #: in so many of {games} games
    return translate(
        "Because",
        "With this move, {name} soon discards a useful card in {made} of {games} games; with"
        " the better one, in {better}.",
    )


def _unsaved(because: Because, slot: int | None) -> str:
    if because.card is not None:
        #: so many of {games} games; {card} is "red 4"
        return translate(
            "Because",
            "With this move, no lantern is left to save {name}’s {card}, which is discarded in"
            " {made} of {games} games; with the better one, in {better}.",
        )
    if slot is not None:
        #: so many of {games} games
        return translate(
            "Because",
            "With this move, no lantern is left to save a useful card in {name}’s slot {slot}:"
            " it is discarded in {made} of {games} games; with the better one, in {better}.",
        )
    #: so many of {games} games
    return translate(
        "Because",
        "With this move, {name} soon discards a useful card while no lantern is lit in {made}"
        " of {games} games; with the better one, in {better}.",
    )


def _misplayed(because: Because, slot: int | None) -> str:
    if because.card is not None:
        #: in so many of {games} games; {card} is "red 4"
        return translate(
            "Because",
            "With this move, {name} plays the {card} and gets a strike in {made} of {games}"
            " games; with the better one, in {better}.",
        )
    if slot is not None:
        #: in so many of {games} games
        return translate(
            "Because",
            "With this move, the card in {name}’s slot {slot} causes a strike in {made} of"
            " {games} games; with the better one, in {better}.",
        )
    #: in so many of {games} games
    return translate(
        "Because",
        "With this move, {name} soon gets a strike in {made} of {games} games; with the better"
        " one, in {better}.",
    )
