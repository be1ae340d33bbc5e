"""The rules are fast enough for a library of games and for lookahead."""

import time

import pytest
from whole_games import played_out, record_of

from hanabi_desktop.game.course import replay
from hanabi_desktop.game.options import GameOptions

MOST_US = 60


@pytest.mark.slow
def test_an_action_takes_at_most_sixty_microseconds() -> None:
    """Measures the processor time of the fastest of several rounds, so other programs do not count."""
    records = [record_of(played_out(GameOptions(2 + n % 4), n)) for n in range(20)]
    actions = sum(len(record.actions) for record in records)
    rounds = []
    for _ in range(7):
        started = time.process_time()
        for record in records:
            for _state in replay(record):
                pass
        rounds.append(time.process_time() - started)
    assert min(rounds) / actions * 1e6 <= MOST_US
