"""The rulebook: a Markdown file for each language, written rather than translated.

Each page begins with ``# name: Title``; a figure is ``![description](figure:name)``, drawn by
``table.art.figures``.
"""

import re
from dataclasses import dataclass
from enum import Enum
from functools import cache

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.game.cards import Multicolour
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.support.files import RESOURCES
from hanabi_desktop.support.folding import folded
from hanabi_desktop.support.translation import Language

RULEBOOKS = RESOURCES / "rulebook"
_HEADING = re.compile(r"^# (\w+): (.+)$", re.MULTILINE)
_LEAST_SEARCHED = 3

translate = QCoreApplication.translate


class Page(Enum):
    """The pages; the values are their names in every language's file."""

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
    OTHER_BOXES = "other_boxes"
    CHOREOGRAPHY = "choreography"
    BOUQUET = "bouquet"


@dataclass(frozen=True, slots=True)
class PageText:
    """A page in one language: its title, and the Markdown text without that heading."""

    page: Page
    title: str
    body: str

    def says(self, words: str) -> bool:
        """Return whether the page contains these words or the rulebook's terms for them.

        Capitals, accents and punctuation do not count.
        """
        text = folded(f"{self.title}\n{self.body}")
        terms = map(folded, (words, *our_terms(words)))
        return any(term in text for term in terms if term)

    @property
    def markdown(self) -> str:
        return f"# {self.title}\n\n{self.body}"


def our_terms(words: str) -> tuple[str, ...]:
    """Return the rulebook's terms for words from other games, in lower case.

    Three or more letters of a word are enough to find its term.
    """
    words = folded(words)
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
        if any(folded(word).startswith(words) for word in theirs.split(", "))
        for term in ours.split(", ")
    )


def rulebook() -> tuple[PageText, ...]:
    """Return all pages in the current language, in reading order."""
    return rulebook_in(Language.in_use().value)


@cache
def rulebook_in(language: str) -> tuple[PageText, ...]:
    """Return all pages in a language, by its code.

    Raises:
        OSError: the file does not exist or cannot be read.
        ValueError: the file contains an unknown page.
    """
    text = (RULEBOOKS / f"{language}.md").read_text(encoding="utf-8")
    _, *parts = _HEADING.split(text)
    pages = zip(parts[::3], parts[1::3], parts[2::3], strict=True)
    return tuple(PageText(Page(name), title, body.strip()) for name, title, body in pages)


def pages_for(options: GameOptions) -> tuple[Page, ...]:
    """Return the extra pages for a game with these rules."""
    kind = options.multicolour
    switched_on = (
        (kind is Multicolour.FIVE, Page.MULTICOLOUR),
        (kind not in (Multicolour.NONE, Multicolour.FIVE), Page.OTHER_BOXES),
        (options.choreography, Page.CHOREOGRAPHY),
        (options.final_bouquet, Page.BOUQUET),
    )
    return tuple(page for on, page in switched_on if on)
