"""Plain sentences for titles and screen readers, and marked-up sentences with tiles.

A marked-up sentence contains three control characters that no text contains: a name is between
:data:`BOLD` and :data:`BOLD_END`, and :data:`TILE` with a suit's letter is right before the word it
belongs to.
"""

from textwrap import fill
from typing import Protocol

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.game.cards import Suit

translate = QCoreApplication.translate

_WIDEST = 60
"""The greatest number of letters on a line of a tooltip."""


def tip_text(text: str) -> str:
    """Return a text broken into lines that fit a tooltip; its own line breaks are kept."""
    return "\n".join(fill(line, _WIDEST, break_long_words=False) for line in text.split("\n"))


def escape(text: str) -> str:
    """Return a text with the characters escaped that HTML reserves.

    ``html.escape`` does this too, but its module loads a table of 0.7 MB into every window.
    """
    return (
        text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")
    )


BOLD, BOLD_END, TILE = "\x01", "\x02", "\x03"
_SIBILANTS = ("s", "x", "z")
_NO_BREAK = "\N{NO-BREAK SPACE}"


class PersonName(str):
    """A person's name within a sentence, such as "Zoë".

    A template whose language has an ending for it says ``{name:of}`` for the possessive form.
    """

    __slots__ = ()

    def __format__(self, form: str) -> str:
        if form != "of":
            return super().__format__(form)
        if self.removesuffix(BOLD_END)[-1:].casefold() in _SIBILANTS:
            #: the possessive form of a name that ends with s, x or z
            return translate("PersonName", "{name}’").format(name=self)
        #: the possessive form of a name
        return translate("PersonName", "{name}’s").format(name=self)


NOBODY = PersonName("")
"""What stands for a name that no sentence says."""


class Markup(Protocol):
    """How names and tiles are written within a sentence."""

    def name(self, text: str) -> PersonName:
        """Return a person's name, marked up."""
        ...

    def with_tile(self, suit: Suit, words: str) -> str:
        """Return words with a suit's tile in front, without a line break in between."""
        ...


class PlainMarkup:
    """Plain text."""

    def name(self, text: str) -> PersonName:
        return PersonName(text)

    def with_tile(self, suit: Suit, words: str) -> str:  # noqa: ARG002 (words only)
        return words


class RichMarkup:
    """Text with the control characters that a drawn sentence understands."""

    def name(self, text: str) -> PersonName:
        return PersonName(f"{BOLD}{text}{BOLD_END}")

    def with_tile(self, suit: Suit, words: str) -> str:
        return f"{TILE}{suit.letter}{words.replace(' ', _NO_BREAK)}"


PLAIN = PlainMarkup()
RICH = RichMarkup()
