"""File names that every system can hold: Windows forbids the most."""

from collections.abc import Iterable
from pathlib import PurePath

LONGEST = 150
"""The maximum length of a path below the test's folder; Windows allows 260 with that folder's path."""
_DEVICES = {"con", "prn", "aux", "nul"}
_DEVICES |= {f"{port}{number}" for port in ("com", "lpt") for number in range(1, 10)}


def unportable(names: Iterable[PurePath]) -> list[str]:
    """Return the relative paths that Windows could not hold, with the reason."""
    told, seen = [], dict[str, str]()
    for name in names:
        for part in name.parts:
            if set(part) & set('<>:"|?*\\') or any(ord(letter) < 32 for letter in part):
                told.append(f"{name}: a character that Windows forbids")
            elif part.endswith((".", " ")):
                told.append(f"{name}: Windows drops what it ends with")
            elif part.partition(".")[0].rstrip().casefold() in _DEVICES:
                told.append(f"{name}: Windows has another use for it")
        if len(str(name)) > LONGEST:
            told.append(f"{name}: too long")
        if seen.setdefault(str(name).casefold(), str(name)) != str(name):
            told.append(f"{name}: differs from another only in case")
    return told
