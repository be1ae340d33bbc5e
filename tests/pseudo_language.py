"""A language in which everything is translated, visibly."""

import re

from PySide6.QtCore import QTranslator

OPEN, CLOSE = "⟦", "⟧"

_NAMES = {
    *("Hanabi", "Desktop", "English", "Svenska", "Nederlands", "PDF", "JSON", "CSV"),
    *("Björn", "Zoë", "Åsa", "Daniël", "Noor", "Elin", "Maud", "Jonas", "Saar", "Cécile"),
    *("Ctrl", "Shift", "Alt", "Enter", "Esc", "Tab", "Home", "End", "Del", "Space", "Meta"),
    *("Left", "Right", "Up", "Down", "Page", "Return"),
    *("ValueError", "in", "show", "table", "py"),  # the report of an error, as it was caught
}
"""Proper names, and what keys are called."""


class Pseudo(QTranslator):
    """Sets every text it is asked for between two signs."""

    def translate(self, _context: str, source: str, _: str | None = None, _n: int = -1) -> str:
        return f"{OPEN}{source}{CLOSE}" if source else ""

    def isEmpty(self) -> bool:  # noqa: N802 (Qt's name)
        return False


def untranslated(text: str) -> set[str]:
    """Return the words of a text that no translation has brought."""
    outside, depth = "", 0
    for letter in text:
        depth += (letter == OPEN) - (letter == CLOSE)
        outside += " " if depth or letter in OPEN + CLOSE else letter
    words = re.findall(r"[^\W\d_]{2,}", outside)
    return {word for word in words if word not in _NAMES}
