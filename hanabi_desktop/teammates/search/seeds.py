"""Seeds derived from what the whole table has seen, so that a game is reproducible."""

import zlib

from hanabi_desktop.game.observation import Observation


def seed_from_history(observation: Observation) -> int:
    """Return a seed that depends only on the actions so far and the seat."""
    course = repr([turn.action for turn in observation.history])
    return zlib.crc32(f"{observation.seat} {course}".encode())
