"""A pseudo language in which every text is translated, visibly."""

import re

import pytest
from PySide6.QtCore import QTranslator

from hanabi_desktop.support.translation import Language
from hanabi_desktop.wording import learning as lessons

OPEN, CLOSE = "⟦", "⟧"

_NAMES = {
    *("Hanabi", "Desktop", "English", "Svenska", "Nederlands", "PDF", "JSON", "CSV"),
    *("Björn", "Zoë", "Åsa", "Daniël", "Noor", "Elin", "Maud", "Jonas", "Saar", "Cécile"),
    *("Ctrl", "Shift", "Alt", "Enter", "Esc", "Tab", "Home", "End", "Del", "Space", "Meta"),
    *("Left", "Right", "Up", "Down", "Page", "Return"),
    *("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"),  # from Qt's locale
    *("ValueError", "in", "show", "table", "py"),  # the report of an error, as it was caught
}
"""Proper names and the names of keys."""


class Pseudo(QTranslator):
    """A translator that encloses every text between two marks."""

    def translate(self, _context: str, source: str, _: str | None = None, _n: int = -1) -> str:
        return f"{OPEN}{source}{CLOSE}" if source else ""

    def isEmpty(self) -> bool:  # noqa: N802 (Qt's name)
        return False


def translate_lessons(monkeypatch: pytest.MonkeyPatch) -> None:
    """Enclose the texts of lessons as well, which are not in Qt's catalogues."""
    english = lessons.texts_in(Language.ENGLISH)
    texts = lessons.LessonTexts(
        {chapter: _enclosed(texts) for chapter, texts in english.chapters.items()},
        {lesson: _enclosed(texts) for lesson, texts in english.lessons.items()},
    )
    monkeypatch.setattr(lessons, "texts_in", lambda _language: texts)


def _enclosed(texts: dict[str, str]) -> dict[str, str]:
    return {key: f"{OPEN}{text}{CLOSE}" for key, text in texts.items()}


def untranslated(text: str) -> set[str]:
    """Return the words of a text that did not come from a translation."""
    outside, depth = "", 0
    for letter in text:
        depth += (letter == OPEN) - (letter == CLOSE)
        outside += " " if depth or letter in OPEN + CLOSE else letter
    words = re.findall(r"[^\W\d_]{2,}", outside)
    return {word for word in words if word not in _NAMES}
