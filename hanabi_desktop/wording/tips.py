"""Tooltips: Qt shows plain text on one line, however long, so it is broken here."""

from textwrap import fill

_WIDEST = 60
"""The most letters on a line of a tooltip."""


def tip_text(text: str) -> str:
    """Break a text into lines that fit a tooltip; its own line breaks stay."""
    return "\n".join(fill(line, _WIDEST, break_long_words=False) for line in text.split("\n"))
