"""A fuzzer of the import: broken games may raise only UnreadableGameError.

    python tests/fuzz_import.py [seconds] [seed]

Five minutes by default. Atheris watches which lines of the readers an input reaches and
keeps the inputs that reach new ones; besides its changes of bytes, whole JSON values are
exchanged, duplicated and dropped, so that most inputs get past the parser. An input that
breaks the readers is written to a file, named in the message, and the exit code is not 0.
"""

import json
import random
import sys
import tempfile
from copy import deepcopy
from pathlib import Path
from typing import Any

import atheris

with atheris.instrument_imports(include=["hanabi_desktop"]):
    from hanabi_desktop.library.exchange import entries, lost_in_link
    from hanabi_desktop.library.hanab_live.compact_link import PREFIX, read_link, write_link
    from hanabi_desktop.library.hanab_live.game_json import read_json, write_json
    from hanabi_desktop.library.metadata.problems import UnreadableGameError
    from hanabi_desktop.library.saved_game import SavedGame, verify

from whole_games import VARIANTS, played_out, record_of

from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.teammate import Reason, ReasonCode
from hanabi_desktop.wording.problems import problem_sentence

ODD_VALUES = (None, True, "", "x" * 70, -1, 0, 1, 5, 6, 1 << 63, 1e308, [], {}, [[]], "r", 4)


def read_everything(data: bytes) -> None:
    """Read, replay, write and read again; the game must round-trip."""
    for one in (False, True):
        for entry in entries(data, is_one_game=one):
            try:
                game = entry.read()
            except UnreadableGameError as error:
                problem_sentence(error)
                continue
            assert read_json(write_json(game)).record == game.record
            assert write_link(read_link(write_link(game))) == write_link(game)
            if verify(game).broken is None:
                lost_in_link(game.record)


def changed(data: bytes, size: int, seed: int) -> bytes:
    """Change a JSON value; for anything but JSON, and in half of all cases, change bytes."""
    chance = random.Random(seed)
    try:
        value = json.loads(data) if chance.random() < 0.6 else None
    except (ValueError, RecursionError):
        value = None
    if not isinstance(value, dict):
        return bytes(atheris.Mutate(data, size))
    for _ in range(chance.randint(1, 3)):
        _change_somewhere(value, chance)
    return json.dumps(value).encode()[:size]


def _change_somewhere(value: Any, chance: random.Random) -> None:
    while True:
        keys = list(value) if isinstance(value, dict) else list(range(len(value)))
        if not keys:
            return
        key = chance.choice(keys)
        if isinstance(value[key], dict | list) and value[key] and chance.random() < 0.85:
            value = value[key]
            continue
        match chance.randrange(4):
            case 0:
                del value[key]
            case 1 if isinstance(value, list):
                value.insert(key, deepcopy(value[chance.choice(keys)]))
            case 2:
                value[key] = deepcopy(value[chance.choice(keys)])
            case _:
                value[key] = deepcopy(chance.choice(ODD_VALUES))
        return


def seed_inputs() -> list[bytes]:
    """Return a whole game of each variant, as JSON and as a link."""
    texts = []
    for number, variant in enumerate(VARIANTS):
        record = record_of(played_out(GameOptions(2 + number % 4, **variant), number), number)
        levels = (None, *[Level.CASUAL] * (record.options.players - 1))
        reasons = (Reason(ReasonCode.PLAY_KNOWN, (1,)),) * len(record.actions)
        game = SavedGame(record, levels, reasons)
        texts += [write_json(game), f"{PREFIX}{write_link(game)}#3\t20".encode()]
    return texts


def main() -> None:
    """Fuzz for the given number of seconds."""
    seconds = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    with tempfile.TemporaryDirectory() as folder:
        for place, text in enumerate(seed_inputs()):
            (Path(folder) / str(place)).write_bytes(text)
        limits = [f"-max_total_time={seconds}", f"-seed={seed}", "-max_len=20000", "-timeout=20"]
        atheris.Setup([sys.argv[0], *limits, folder], read_everything, custom_mutator=changed)
        atheris.Fuzz()


if __name__ == "__main__":
    main()
