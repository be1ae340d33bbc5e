"""How often something happens in simulated games, in words and in figures."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.review.reasons import Because, When
from hanabi_desktop.support.translation import percent
from hanabi_desktop.teammates.search.rollouts import EventKind

translate = QCoreApplication.translate

ALWAYS, ALMOST, USUALLY, HALF, SOMETIMES = 0.98, 0.85, 0.6, 0.4, 0.15
"""The lowest shares of games that have these words."""


def often(share: float) -> str:
    """Return a frequency as an adverb, to stand before a verb."""
    if share >= ALWAYS:
        #: of possible games; stands before a verb: "Zoë always discards ..."
        return translate("Because", "always")
    if share >= ALMOST:
        #: of possible games; stands before a verb
        return translate("Because", "almost always")
    if share >= USUALLY:
        #: of possible games; stands before a verb
        return translate("Because", "usually")
    if share >= HALF:
        #: of possible games; stands before a verb
        return translate("Because", "half the time")
    if share >= SOMETIMES:
        #: of possible games; stands before a verb
        return translate("Because", "sometimes")
    #: of possible games, less often than "sometimes"; stands before a verb
    return translate("Because", "occasionally")


def frequencies(because: Sequence[Because]) -> str:
    """Return the figures behind reasons, for a tooltip."""
    told = (
        _frequency_text(one).format(better=percent(one.after_better), made=percent(one.after_made))
        for one in because
        if one.when is not When.ODDS
    )
    return " · ".join(told)


def _frequency_text(because: Because) -> str:
    if because.event.kind is EventKind.PLAYED:  # the sentence may say that a card is not played
        #: a card; {better} and {made} are percentages
        return translate(
            "Because",
            "Played in {better} of the games after the better move, in {made} after the actual"
            " move",
        )
    #: what the sentence says; {better} and {made} are percentages
    return translate(
        "Because",
        "This happens in {better} of the games after the better move, in {made} after the actual"
        " move",
    )
