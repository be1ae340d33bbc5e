"""The positions of keys, and the letters on them in layouts without Latin letters."""

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
"""The virtual key codes of Carbon's ``HIToolbox/Events.h``."""

_USUAL_LETTERS = {
    "CYRILLIC": ("ЙЦУКЕНГШЩЗ", "ФЫВАПРОЛД", "ЯЧСМИТЬ"),
    "GREEK": (";ΣΕΡΤΥΘΙΟΠ", "ΑΣΔΦΓΗΞΚΛ", "ΖΧΨΩΒΝΜ"),
    "HEBREW": ("/'קראטוןםפ", "שדגכעיחלך", "זסבהנמצ"),
}
"""The usual layout of each script; letters that a person types replace these one by one."""


def is_latin(letter: str) -> bool:
    """Return whether a letter is Latin, with or without accents."""
    return unicodedata.name(letter[0], "").startswith("LATIN")


def letters_beside(letter: str) -> dict[str, str]:
    """Return the usual letters on the keys of Latin letters, for the script of the given letter."""
    script = unicodedata.name(letter[0], "").partition(" ")[0]
    rows = _USUAL_LETTERS.get(script, ("", "", ""))
    pairs = (zip(ours, theirs, strict=False) for ours, theirs in zip(_ROWS, rows, strict=True))
    return {latin: local for row in pairs for latin, local in row}


def letter_at_place(event: QKeyEvent) -> str:
    """Return the letter at a key's position on a US keyboard; "" if there is none.

    Linux reports evdev's codes plus 8. Windows reports the codes of scan code set 1, which are the
    same numbers for letters. macOS has virtual key codes of its own.
    """
    if sys.platform == "darwin":
        return _MAC_LETTERS.get(event.nativeVirtualKey(), "")
    return _LETTERS.get(event.nativeScanCode() - (0 if sys.platform == "win32" else 8), "")
