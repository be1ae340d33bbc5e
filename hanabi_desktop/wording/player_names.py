"""The display of players' names; a separate module because the start page needs nothing else."""

import unicodedata

LONGEST_NAME = 16
"""The greatest length of a name entered here, in letters, which fits on a plate."""
USUAL_NAMES = ("Player", "Spelare", "Speler")
"""The usual name of a person in each language; a table that was kept in one is shown in another."""
_LONGEST = 20
"""The greatest length of an imported name, in letters."""


_JOINERS = "\u200c\u200d"
"""Signs between letters that change how these look."""
_BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and symbols without ink."""


def shown_name(name: str) -> str:
    """Return a name for display: imported names may be too long for a plate, or have several lines.

    Invisible characters are left out: some turn the rest of a sentence round. A name without any ink
    becomes a question mark.
    """
    given, name = name, " ".join("".join(filter(_is_shown, name)).split())
    if given and not name.strip(_JOINERS):
        return "?"
    return name if len(name) <= _LONGEST else f"{name[: _LONGEST - 1]}…"


def _is_shown(letter: str) -> bool:
    is_control = unicodedata.category(letter) in ("Cc", "Cf") and not letter.isspace()
    return letter in _JOINERS or (letter not in _BLANKS and not is_control)
