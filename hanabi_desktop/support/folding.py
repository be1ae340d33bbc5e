"""Folding of texts for searches, so that "lukasz" finds "Łukasz" and "zoe" finds "Zoë"."""

from collections.abc import Iterator
from itertools import accumulate

from anyascii import anyascii


def folded(text: str) -> str:
    """Return a text in Latin letters without capitals, accents and punctuation.

    Letters and digits of any script are transliterated; other signs are left out.
    """
    return "".join(map(_folded_sign, text))


def folded_places(text: str, words: str) -> Iterator[tuple[int, int]]:
    """Yield where folded words occur in a text, as start and end in the text itself."""
    parts = [_folded_sign(sign) for sign in text]
    ends = list(accumulate(map(len, parts)))
    whole, words = "".join(parts), folded(words)
    origins = [place for place, part in enumerate(parts) for _ in part]
    at = whole.find(words) if words else -1
    while at >= 0:
        end = at + len(words)
        last = origins[end - 1]
        yield origins[at], last + 1
        at = whole.find(words, max(end, ends[last]))


def _folded_sign(sign: str) -> str:
    if sign.isspace():
        return " "
    return "".join(letter for letter in anyascii(sign).lower() if letter.isalnum())
