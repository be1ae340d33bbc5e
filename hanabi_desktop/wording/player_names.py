"""How a player's name is written. It is apart from the game's words, which a start page does not need."""

LONGEST_NAME = 16
"""Of whoever sits down, in letters: so many have room on a plate."""
_LONGEST = 20
"""Of those from elsewhere."""


def shown_name(name: str) -> str:
    """Return a name as it is shown: those from elsewhere may be longer than a plate, or of many lines."""
    name = " ".join(name.split())
    return name if len(name) <= _LONGEST else f"{name[: _LONGEST - 1]}…"
