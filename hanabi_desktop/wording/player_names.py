"""How a player's name is written. It is apart from the game's words, which a start page does not need."""

_LONGEST = 20


def shown_name(name: str) -> str:
    """A name as it is shown: those from elsewhere may be longer than a plate, or of many lines."""
    name = " ".join(name.split())
    return name if len(name) <= _LONGEST else f"{name[: _LONGEST - 1]}…"
