"""The rulebook: a file of its own in each language, written afresh rather than translated.

A file is Markdown. Each page begins with ``# name: Title``; a picture is
``![what it shows](figure:name)``, drawn by ``table.art.figures``.
"""

import re
from dataclasses import dataclass
from enum import Enum
from functools import cache

from PySide6.QtCore import QCoreApplication, QLocale

from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.support.paths import RESOURCES

RULEBOOKS = RESOURCES / "rulebook"
_HEADING = re.compile(r"^# (\w+): (.+)$", re.MULTILINE)
_ENGLISH = "en"
_LEAST_SEARCHED = 3

translate = QCoreApplication.translate


class Page(Enum):
    """A page, by the name it has in every language's file."""

    GOAL = "goal"
    SETUP = "setup"
    TURN = "turn"
    CLUES = "clues"
    PLAYING = "playing"
    DISCARDING = "discarding"
    ENDING = "ending"
    SCORE = "score"
    TALK = "talk"
    TIPS = "tips"
    MULTICOLOUR = "multicolour"
    CHOREOGRAPHY = "choreography"
    BOUQUET = "bouquet"


@dataclass(frozen=True, slots=True)
class PageText:
    """A page in one language.

    Attributes:
        page: which one.
        title: its heading.
        body: Markdown, without the heading.
    """

    page: Page
    title: str
    body: str

    def says(self, words: str) -> bool:
        """Return whether these words, or what we say for them, stand on it, in whatever case."""
        text, words = f"{self.title}\n{self.body}".casefold(), words.casefold()
        return any(term in text for term in (words, *our_terms(words)))

    @property
    def markdown(self) -> str:
        """The whole page."""
        return f"# {self.title}\n\n{self.body}"


def our_terms(words: str) -> tuple[str, ...]:
    """Return what the rulebook says for words that people bring from other games, in lower case.

    Half a word of three letters or more finds its term, too.
    """
    words = words.casefold()
    if len(words) < _LEAST_SEARCHED:
        return ()
    pairs = (
        #: the rulebook's own words, parted by commas | what people search for instead
        (translate("RulebookTerms", "value"), translate("RulebookTerms", "rank, number")),
        (translate("RulebookTerms", "colour"), translate("RulebookTerms", "color, suit")),
        (
            translate("RulebookTerms", "clue"),
            translate("RulebookTerms", "hint, information, tip, tell"),
        ),
        (
            translate("RulebookTerms", "strike, red token"),
            translate("RulebookTerms", "life, lives, bomb, error, mistake, fuse, misplay"),
        ),
        (
            translate("RulebookTerms", "blue token"),
            translate("RulebookTerms", "clue token, hint token, lantern, note token"),
        ),
        (
            translate("RulebookTerms", "discard"),
            translate("RulebookTerms", "throw away, drop, trash, graveyard"),
        ),
        (
            translate("RulebookTerms", "firework"),
            translate("RulebookTerms", "stack, pile, row, sequence"),
        ),
        (
            translate("RulebookTerms", "deck"),
            translate("RulebookTerms", "draw pile, stock, talon"),
        ),
        (
            translate("RulebookTerms", "multicolour"),
            translate("RulebookTerms", "multicolor, rainbow"),
        ),
        (
            translate("RulebookTerms", "score, point"),
            translate("RulebookTerms", "rating, win, result"),
        ),
    )
    return tuple(
        term.casefold()
        for ours, theirs in pairs
        if any(word.casefold().startswith(words) for word in theirs.split(", "))
        for term in ours.split(", ")
    )


def rulebook() -> tuple[PageText, ...]:
    """Return all pages in the language in use, in the order of reading."""
    code = QLocale().name().partition("_")[0]
    return rulebook_in(code if (RULEBOOKS / f"{code}.md").exists() else _ENGLISH)


@cache
def rulebook_in(language: str) -> tuple[PageText, ...]:
    """Return all pages in a language, by its code.

    Raises:
        OSError: there is no such file.
        ValueError: it has a page that there is not.
    """
    text = (RULEBOOKS / f"{language}.md").read_text(encoding="utf-8")
    _, *parts = _HEADING.split(text)
    pages = zip(parts[::3], parts[1::3], parts[2::3], strict=True)
    return tuple(PageText(Page(name), title, body.strip()) for name, title, body in pages)


def pages_for(options: GameOptions) -> tuple[Page, ...]:
    """Return the pages that a game by these rules has beyond the usual ones."""
    switched_on = (
        (options.multicolour, Page.MULTICOLOUR),
        (options.choreography, Page.CHOREOGRAPHY),
        (options.final_bouquet, Page.BOUQUET),
    )
    return tuple(page for on, page in switched_on if on)
