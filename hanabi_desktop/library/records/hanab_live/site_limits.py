"""The limits of hanab.live beyond its rules: names, ids, seeds and closing entries.

Its server checks these before it shows a game from a file, and rejects the whole file.
"""

import re
from dataclasses import replace

from hanabi_desktop.library.records.saved_game import Closing, SavedGame

_MOST_BYTES = 15
_FORBIDDEN = frozenset("`~!@#$%^&*()=+[{]}\\|;:'\",<>/?")
_SEED = re.compile(r"[-A-Za-z0-9]{1,45}")
_CONDITIONS = frozenset({3, 4, 6, 8, 10})
"""The accepted codes for why a game ended: given up, timed out and so on."""


def site_name(name: str) -> str:
    """Return a player's name as the site accepts it: no forbidden characters, at most 15 bytes."""
    plain = "".join(sign for sign in name if sign not in _FORBIDDEN).strip()
    while len(plain.encode("utf-8", "replace")) > _MOST_BYTES:
        plain = plain[:-1]
    return plain.strip() or "Player"


def within_limits(game: SavedGame) -> SavedGame:
    """Return a game without what the site would reject; names are shortened when it is written."""
    closing = game.closing
    if closing is not None:
        told = Closing(max(0, closing.seat), closing.condition)
        closing = told if closing.condition in _CONDITIONS else None
    has_seed = isinstance(game.seed, str) and _SEED.fullmatch(game.seed) is not None
    return replace(
        game,
        id=game.id if isinstance(game.id, int) else None,
        seed=game.seed if has_seed else None,
        closing=closing,
    )
