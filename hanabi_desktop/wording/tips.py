"""Line breaks in tooltips: Qt shows plain text on one line, however long."""

from textwrap import fill

_WIDEST = 60
"""The greatest number of letters on a line of a tooltip."""


def tip_text(text: str) -> str:
    """Return a text broken into lines that fit a tooltip; its own line breaks are kept."""
    return "\n".join(fill(line, _WIDEST, break_long_words=False) for line in text.split("\n"))
