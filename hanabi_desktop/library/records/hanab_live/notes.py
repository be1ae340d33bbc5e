"""Translation of notes on cards between the site's words for suits and ours.

The site has purple where our box has white, and letters of its own for its sixth suits (black
``k``, teal ``t``, both rainbows ``m``, where we write ``m`` for multicolour). On reading, only the site's words are
translated: games stored before notes were translated have ours.
"""

import re
from functools import partial

from hanabi_desktop.game.decks import Multicolour
from hanabi_desktop.game.options import GameOptions

_WHITE = ("w", "p", "white", "purple")
_MULTICOLOUR = {
    Multicolour.FIVE: ("m", "k", "multicolour", "black"),
    Multicolour.TEN: ("m", "t", "multicolour", "teal"),
    Multicolour.FIVE_EVERY: ("m", "m", "multicolour", "dark rainbow"),
    Multicolour.TEN_EVERY: ("m", "m", "multicolour", "rainbow"),
}


def _words(options: GameOptions, *, outgoing: bool) -> dict[str, str]:
    """Return the letter and name of each suit that differs, with its counterpart."""
    pairs = [_WHITE]
    if options.multicolour.cards:
        pairs.append(_MULTICOLOUR[options.multicolour])
    words: dict[str, str] = {}
    for our_letter, site_letter, our_name, site_name in pairs:
        words |= {our_letter: site_letter, our_name: site_name}
    return words if outgoing else {theirs: ours for ours, theirs in words.items()}


def _pattern(words: dict[str, str]) -> re.Pattern[str]:
    """Return a pattern for suit names as whole words, and for their letters next to a rank."""
    letters = "".join(word for word in words if len(word) == 1)
    names = "|".join(word for word in words if len(word) > 1)
    return re.compile(
        rf"\b(?:{names})\b|\b[{letters}](?=\s?[1-5]\b)|(?<=\b[1-5])[{letters}]\b"
        rf"|(?<=\b[1-5]\s)[{letters}]\b",
        re.IGNORECASE | re.ASCII,
    )


def _swapped(words: dict[str, str], found: re.Match[str]) -> str:
    """Return the counterpart in the case of what was found."""
    word = found[0]
    other = words[word.casefold()]
    if word.isupper():
        return other.upper()
    return other.capitalize() if word[0].isupper() else other


def translated_note(note: str, options: GameOptions, *, outgoing: bool) -> str:
    """Return one of our notes in the site's words (``outgoing``), or one of the site's in ours."""
    words = _words(options, outgoing=outgoing)
    return _pattern(words).sub(partial(_swapped, words), note)
