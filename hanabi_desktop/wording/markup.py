"""Two ways to write a sentence: plain, for titles and screen readers, and rich, with tiles."""

from html import escape
from typing import Protocol

from hanabi_desktop.game.cards import Card, Rank, Suit


class Markup(Protocol):
    """How names and signs are set within a sentence."""

    def name(self, text: str) -> str:
        """Set a person's name."""
        ...

    def suit_tile(self, suit: Suit) -> str:
        """Set a suit's tile; it always stands beside the suit's word."""
        ...

    def rank_tile(self, rank: Rank) -> str:
        """Set a rank's tile."""
        ...

    def card_tile(self, card: Card) -> str:
        """Set a card's tile, suit and rank."""
        ...


class PlainMarkup:
    """Words only."""

    def name(self, text: str) -> str:
        """Set a name as it is."""
        return text

    def suit_tile(self, suit: Suit) -> str:  # noqa: ARG002 (words only)
        """Leave the tile out."""
        return ""

    def rank_tile(self, rank: Rank) -> str:  # noqa: ARG002 (words only)
        """Leave the tile out."""
        return ""

    def card_tile(self, card: Card) -> str:  # noqa: ARG002 (words only)
        """Leave the tile out."""
        return ""


def _tile(sign: str) -> str:
    """A tile that stays with the word before it and the point behind it."""
    return f'&nbsp;<img src="tile:{sign}">&#8288;'


class RichMarkup:
    """HTML with images named ``tile:SIGN``, for a document that knows how to draw them."""

    def name(self, text: str) -> str:
        """Set a name in bold."""
        return f"<b>{escape(text)}</b>"

    def suit_tile(self, suit: Suit) -> str:
        """Set the suit's tile behind its word."""
        return _tile(suit.letter)

    def rank_tile(self, rank: Rank) -> str:
        """Set the rank's tile behind its word."""
        return _tile(str(rank.value))

    def card_tile(self, card: Card) -> str:
        """Set the card's tile behind its words."""
        return _tile(str(card))


PLAIN = PlainMarkup()
RICH = RichMarkup()
