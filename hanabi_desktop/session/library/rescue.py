"""Writing games that the store does not take to a file of their own."""

from collections.abc import Sequence
from pathlib import Path

from hanabi_desktop.library.records.hanab_live.game_json import write_json
from hanabi_desktop.library.store.stored_game import StoredGame
from hanabi_desktop.support.files import write_atomically


def rescue_games(file: Path, games: Sequence[StoredGame]) -> None:
    """Write games to a file that the program opens or imports again, a line each.

    Raises:
        OSError: it could not be written.
    """
    write_atomically(file, b"".join(write_json(entry.game) + b"\n" for entry in games))
