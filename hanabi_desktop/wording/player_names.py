"""The display of players' names; a separate module because the start page needs nothing else."""

LONGEST_NAME = 16
"""The greatest length of a name entered here, in letters, which fits on a plate."""
USUAL_NAMES = ("Player", "Spelare", "Speler")
"""The usual name of a person in each language; a table that was kept in one is shown in another."""
_LONGEST = 20
"""The greatest length of an imported name, in letters."""


def shown_name(name: str) -> str:
    """Return a name for display: imported names may be too long for a plate, or have several lines."""
    name = " ".join(name.split())
    return name if len(name) <= _LONGEST else f"{name[: _LONGEST - 1]}…"
