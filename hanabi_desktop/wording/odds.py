"""The odds of a player's own card, as reasons, in words."""

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.review.reasons import Because
from hanabi_desktop.teammates.search.rollouts import EventKind
from hanabi_desktop.wording.judgements import CERTAIN

translate = QCoreApplication.translate


def odds_text(because: Because, you: int | None, *, is_made: bool, is_named: bool = False) -> str:
    """Return the template of the odds of the card that one of two moves plays or discards.

    Args:
        because: the odds.
        you: the seat that is addressed; None if nobody is.
        is_made: whether the worse move has been made.
        is_named: whether that move has just been named.
    """
    is_own = because.event.seat == you
    match because.event.kind:
        case EventKind.PLAYED if is_made:
            return _odds_then(because, is_own=is_own)
        case EventKind.PLAYED if because.is_sure_play and is_own:
            return translate("Because", "your slot {slot} is certain to be playable")
        case EventKind.PLAYED if because.is_sure_play:
            return translate("Because", "{name}’s slot {slot} is certain to be playable")
        case EventKind.PLAYED if is_own:
            return translate(
                "Because", "there is a chance of {percent} that your slot {slot} is playable"
            )
        case EventKind.PLAYED:
            return translate(
                "Because", "there is a chance of {percent} that {name}’s slot {slot} is playable"
            )
        case EventKind.LAST_COPY if is_made and because.after_made >= CERTAIN:
            #: of a card that was discarded
            return translate("Because", "it was certainly the only one left")
        case EventKind.DISCARDED if is_made and because.after_made >= CERTAIN:
            #: of a card that was discarded
            return translate("Because", "it was certainly still needed")
        case EventKind.LAST_COPY if is_made:
            #: of a card that was discarded
            return translate(
                "Because", "there was a chance of {percent} that it was the only one left"
            )
        case EventKind.DISCARDED if is_made:
            #: of a card that was discarded
            return translate("Because", "there was a chance of {percent} that it was still needed")
        case EventKind.LAST_COPY if is_named:
            #: of a card that might be discarded
            return translate(
                "Because", "there is a chance of {percent} that it is the only one left"
            )
        case EventKind.DISCARDED if is_named:
            #: of a card that might be discarded
            return translate("Because", "there is a chance of {percent} that it is still needed")
        case EventKind.LAST_COPY | EventKind.DISCARDED:
            return _discard_odds(because, is_own=is_own)
        case _ if is_made and because.after_made >= CERTAIN:
            return translate("Because", "going by the clues so far, a strike was certain")
        case _ if is_made:
            return translate("Because", "the risk of a strike was {percent}")
        case _:
            return translate("Because", "the risk of a strike is {percent}")


def _odds_then(because: Because, *, is_own: bool) -> str:
    """Return the template of the odds of a play that was not made."""
    if because.is_sure_play and is_own:
        return translate("Because", "your slot {slot} was certain to be playable")
    if because.is_sure_play:
        return translate("Because", "{name}’s slot {slot} was certain to be playable")
    if is_own:
        return translate(
            "Because", "there was a chance of {percent} that your slot {slot} was playable"
        )
    return translate(
        "Because", "there was a chance of {percent} that {name}’s slot {slot} was playable"
    )


def _discard_odds(because: Because, *, is_own: bool) -> str:
    is_only = because.event.kind is EventKind.LAST_COPY
    if is_only and is_own:
        return translate(
            "Because",
            "there is a chance of {percent} that the card in your slot {slot} is the only one left",
        )
    if is_only:
        return translate(
            "Because",
            "there is a chance of {percent} that the card in {name}’s slot {slot} is the only one left",
        )
    if is_own:
        return translate(
            "Because",
            "there is a chance of {percent} that the card in your slot {slot} is still needed",
        )
    return translate(
        "Because",
        "there is a chance of {percent} that the card in {name}’s slot {slot} is still needed",
    )
