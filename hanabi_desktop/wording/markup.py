"""Two ways to write a sentence: plain, for titles and screen readers, and marked, with tiles.

A marked sentence carries three signs that no text contains: a name stands between
:data:`BOLD` and :data:`BOLD_END`, and :data:`TILE` with a suit's letter stands right before
the word it belongs to.
"""

from typing import Protocol

from hanabi_desktop.game.cards import Suit

BOLD, BOLD_END, TILE = "\x01", "\x02", "\x03"
_NO_BREAK = "\N{NO-BREAK SPACE}"


class Markup(Protocol):
    """How names and signs are set within a sentence."""

    def name(self, text: str) -> str:
        """Set a person's name."""
        ...

    def with_tile(self, suit: Suit, words: str) -> str:
        """Set a suit's tile before its words, never apart from them."""
        ...


class PlainMarkup:
    """Words only."""

    def name(self, text: str) -> str:
        """Set a name as it is."""
        return text

    def with_tile(self, suit: Suit, words: str) -> str:  # noqa: ARG002 (words only)
        """Leave the tile out."""
        return words


class RichMarkup:
    """Words with the signs that a drawn sentence understands."""

    def name(self, text: str) -> str:
        """Set a name in bold."""
        return f"{BOLD}{text}{BOLD_END}"

    def with_tile(self, suit: Suit, words: str) -> str:
        """Set the tile before its words, all on one line."""
        return f"{TILE}{suit.letter}{words.replace(' ', _NO_BREAK)}"


PLAIN = PlainMarkup()
RICH = RichMarkup()
