"""Which clues touch the cards of a suit of hanab.live, in sentences."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.game.cards import RANKS, Card, Suit
from hanabi_desktop.game.site_suits import SiteSuits, Touch, traits_of
from hanabi_desktop.wording.names import clue_name

translate = QCoreApplication.translate


def touch_sentences(rules: SiteSuits, suit: Suit) -> Iterator[str]:
    """Yield what is special about a suit in a game with these suits; nothing of a usual one."""
    traits = traits_of(suit)
    match traits.colours:
        case Touch.EVERY:
            #: of the cards of one colour of hanab.live
            yield translate("Hint", "Every clue about a colour touches these cards.")
        case Touch.NONE:
            #: of the cards of one colour of hanab.live
            yield translate("Hint", "No clue about a colour touches these cards.")
        case Touch.BY_RANK:
            colours = (
                f"{rank.value} {clue_name(rules.clues_on(Card(suit, rank))[0])}" for rank in RANKS
            )
            #: {colours} is such as "1 red, 2 yellow, 3 green, 4 blue, 5 red"
            text = translate("Hint", "The value of such a card decides its colour: {colours}.")
            yield text.format(colours=", ".join(colours))
        case Touch.OWN:
            pass
    if traits.ranks is Touch.EVERY:
        #: of the cards of one colour of hanab.live
        yield translate("Hint", "Every clue about a value touches these cards.")
    elif traits.ranks is Touch.NONE:
        #: of the cards of one colour of hanab.live
        yield translate("Hint", "No clue about a value touches these cards.")
    if traits.is_dark:
        #: of the cards of one colour of hanab.live
        yield translate("Hint", "There is one card of each value.")
