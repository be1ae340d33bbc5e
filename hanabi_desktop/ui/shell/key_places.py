"""The positions of keys: digits, and the letters on them in layouts without Latin letters."""

import sys
import unicodedata
from collections.abc import Mapping

from PySide6.QtGui import QKeyEvent

_ROWS = ("QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM")
_LETTERS = {
    first + place: letter
    for first, row in zip((16, 30, 44), _ROWS, strict=True)
    for place, letter in enumerate(row)
}
_DIGITS = {first + 2: str(first + 1) for first in range(9)}
_MAC_LETTERS = dict(
    zip(
        (*range(10), 11, 12, 13, 14, 15, 16, 17, 31, 32, 34, 35, 37, 38, 40, 45, 46),
        "ASDFHGZXCVBQWERYTOUIPLJKNM",
        strict=True,
    )
)
"""The virtual key codes of Carbon's ``HIToolbox/Events.h``."""
_MAC_DIGITS = dict(zip((18, 19, 20, 21, 23, 22, 26, 28, 25), "123456789", strict=True))

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
    """Return the letter at a key's position on a US keyboard; "" if there is none."""
    return _at_place(event, _LETTERS, _MAC_LETTERS)


def digit_at_place(event: QKeyEvent) -> str:
    """Return the digit from 1 to 9 at a key's position in the upper row; "" if there is none.

    On French keyboards, for one, these keys give digits with Shift only.
    """
    return _at_place(event, _DIGITS, _MAC_DIGITS)


def _at_place(event: QKeyEvent, usual: Mapping[int, str], mac: Mapping[int, str]) -> str:
    """Return the sign of the key that was pressed.

    Linux reports evdev's codes plus 8. Windows reports the codes of scan code set 1, which are the
    same numbers for letters and digits. macOS has virtual key codes of its own.
    """
    if sys.platform == "darwin":
        return mac.get(event.nativeVirtualKey(), "")
    return usual.get(event.nativeScanCode() - (0 if sys.platform == "win32" else 8), "")
