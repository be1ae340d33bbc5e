"""Where keys lie, and what stands on them in layouts without Latin letters."""

import sys
import unicodedata

from PySide6.QtGui import QKeyEvent

_ROWS = ("QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM")
_LETTERS = {
    first + place: letter
    for first, row in zip((16, 30, 44), _ROWS, strict=True)
    for place, letter in enumerate(row)
}
_MAC_LETTERS = dict(
    zip(
        (*range(10), 11, 12, 13, 14, 15, 16, 17, 31, 32, 34, 35, 37, 38, 40, 45, 46),
        "ASDFHGZXCVBQWERYTOUIPLJKNM",
        strict=True,
    )
)
"""The virtual keys of Carbon's ``HIToolbox/Events.h``."""

_USUAL_LETTERS = {
    "CYRILLIC": ("ЙЦУКЕНГШЩЗ", "ФЫВАПРОЛД", "ЯЧСМИТЬ"),
    "GREEK": (";ΣΕΡΤΥΘΙΟΠ", "ΑΣΔΦΓΗΞΚΛ", "ΖΧΨΩΒΝΜ"),
    "HEBREW": ("/'קראטוןםפ", "שדגכעיחלך", "זסבהנמצ"),
}
"""The usual keyboard layout of each script; keys that are typed replace its letters one by one."""


def is_latin(letter: str) -> bool:
    """Return whether a letter is a Latin one, with accents or without."""
    return unicodedata.name(letter[0], "").startswith("LATIN")


def letters_beside(letter: str) -> dict[str, str]:
    """Return what usually stands on the keys of Latin letters where this letter is on one of them."""
    script = unicodedata.name(letter[0], "").partition(" ")[0]
    rows = _USUAL_LETTERS.get(script, ("", "", ""))
    pairs = (zip(ours, theirs, strict=False) for ours, theirs in zip(_ROWS, rows, strict=True))
    return {latin: local for row in pairs for latin, local in row}


def letter_at_place(event: QKeyEvent) -> str:
    """Return the letter on a US keyboard at the place of a key; "" where there is none.

    Linux hands out evdev's codes plus 8 and Windows the codes of scan code set 1, which for letters are
    the same numbers; macOS has virtual keys of its own.
    """
    if sys.platform == "darwin":
        return _MAC_LETTERS.get(event.nativeVirtualKey(), "")
    return _LETTERS.get(event.nativeScanCode() - (0 if sys.platform == "win32" else 8), "")
