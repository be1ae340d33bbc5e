"""The sounds match their script, come at the right time, and are silent where required."""

import array
import importlib.util
import math
import os
import subprocess
import sys
import time
import wave
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from types import ModuleType

import pytest
from patience import wait_until
from positions import Table, deal_known

from hanabi_desktop.game.moves import Event
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.support.files import RESOURCES
from hanabi_desktop.table.sounds import Cue, Sound, SoundGroup, Sounds, cues_of_turn

TWO = ("r1 y2 b5 g1 w3", "g1 r2 r3 b1 y1")
FOLDER = RESOURCES / "sounds"


def recorded(file: Path) -> array.array:
    with wave.open(str(file)) as sound:
        assert (sound.getnchannels(), sound.getsampwidth(), sound.getframerate()) == (1, 2, 48_000)
        return array.array("h", sound.readframes(sound.getnframes()))


@pytest.fixture(scope="module")
def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("synthesise", FOLDER / "synthesise.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_sound_files_match_the_script(script: ModuleType) -> None:
    sounds = script.every_sound()
    assert {sound.value for sound in Sound} == sounds.keys()
    assert {file.stem for file in FOLDER.glob("*.wav")} == sounds.keys()
    for name, samples in sounds.items():
        kept = recorded(FOLDER / f"{name}.wav")
        assert len(kept) == len(samples), name
        # Another machine's sine function may round the last bit differently.
        assert max(abs(a - 32767 * b) for a, b in zip(kept, samples, strict=True)) <= 2, name


@pytest.mark.parametrize("sound", list(Sound))
def test_sounds_stay_within_loudness_and_length_limits(sound: Sound) -> None:
    samples = recorded(FOLDER / f"{sound.value}.wav")
    assert 0.03 < max(map(abs, samples)) / 32767 <= 0.5
    assert len(samples) <= 2.5 * 48_000
    assert abs(samples[-1]) < 40, "the sound should end without a click"


def test_higher_cards_have_a_higher_pitch() -> None:
    def hertz(file: Path) -> float:
        """Return the pitch in Hz, from the zero crossings of the steady part."""
        samples = recorded(file)[2400:9600]
        crossings = sum((a < 0) != (b < 0) for a, b in pairwise(samples))
        return crossings / 2 / (len(samples) / 48_000)

    pitches = [hertz(FOLDER / f"play_{rank}.wav") for rank in range(1, 6)]
    assert pitches == sorted(pitches)
    assert math.isclose(pitches[0], 294, rel_tol=0.25), "the lowest pitch should be about D4"


def sounds_of(table: Table, move: str, *, acts: bool = True) -> list[Sound]:
    after = table.after(move)
    events: tuple[Event, ...] = after.sees(0).history[-1].events
    return [cue.sound for cue in cues_of_turn(events, table.sees(0), after.sees(0), acts=acts)]


def test_turns_have_their_sounds() -> None:
    table = deal_known(*TWO)
    assert sounds_of(table, "clue 1 red") == [Sound.COLOUR]
    assert sounds_of(table, "clue 1 3") == [Sound.RANK_3]
    assert sounds_of(table, "play 0:slot5") == [Sound.PLAY_1]
    assert sounds_of(table, "play 0:slot4") == [Sound.STRIKE]
    told = table.after("clue 1 red")
    assert sounds_of(told, "discard 1:slot1") == [Sound.DISCARD, Sound.CLUE_TOKEN, Sound.TURN]
    assert sounds_of(told, "discard 1:slot1", acts=False) == [Sound.DISCARD, Sound.CLUE_TOKEN]


def test_completed_firework_and_last_round_have_sounds() -> None:
    options = GameOptions(2)
    table = deal_known("r1 r3 r5 g1 w3", "r2 r4 g2 b1 y1", options=options)
    moves = ["play 0:slot5", "play 1:slot5", "play 0:slot5", "play 1:slot5"]
    assert sounds_of(table.after(*moves), "play 0:slot5") == [
        Sound.PLAY_5,
        Sound.COMPLETE,
    ]
    while table.state.deck_size > 1:
        table = table.after("clue 1 1" if table.state.seat_to_act == 0 else "clue 0 1")
        if table.state.clue_tokens == 0:
            table = _discarding(table)
    last = f"discard {table.state.seat_to_act}:slot1"
    if table.state.clue_tokens == 8:
        table = table.after(f"clue {1 - table.state.seat_to_act} 1")
        last = f"discard {table.state.seat_to_act}:slot1"
    assert Sound.LAST_ROUND in sounds_of(table, last)


def _discarding(table: Table) -> Table:
    """Discard until all lanterns are lit or one card is left."""
    while table.state.clue_tokens < 8 and table.state.deck_size > 1:
        table = table.after(f"discard {table.state.seat_to_act}:slot1")
    return table


def test_every_sound_belongs_to_a_group() -> None:
    groups = {sound: sound.group for sound in Sound}
    assert set(groups.values()) == set(SoundGroup)
    assert groups[Sound.RANK_4] is groups[Sound.COLOUR] is SoundGroup.CLUES


@pytest.mark.usefixtures("qapp")
def test_nothing_is_loaded_while_silent() -> None:
    sounds = Sounds()
    sounds.play([Cue(Sound.TURN)])
    sounds.volume, sounds.silenced = 50, frozenset(SoundGroup)
    sounds.play([Cue(Sound.TURN)])
    assert sounds._effects is None


PLAYED = """
import sys
from PySide6.QtCore import QCoreApplication, QTimer
from hanabi_desktop.table.sounds import Sound
from hanabi_desktop.table.sounds import Cue, Sounds
application = QCoreApplication([])
sounds = Sounds()
sounds.volume = int(sys.argv[1])
sounds.preload()
QTimer.singleShot(400, lambda: sounds.play([Cue(Sound.TURN)]))
QTimer.singleShot(1400, application.quit)
application.exec()
"""


def run_played(volume: int, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", PLAYED, str(volume)],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stderr + done.stdout


def test_program_is_silent_and_logs_nothing_without_a_loudspeaker(tmp_path: Path) -> None:
    nowhere = {"XDG_RUNTIME_DIR": str(tmp_path), "PULSE_SERVER": f"unix:{tmp_path}/none"}
    assert run_played(60, **nowhere) == ""


@pytest.fixture
def loudspeaker(tmp_path: Path) -> Iterator[dict[str, str]]:
    """Yield the environment of a sound server whose only loudspeaker is recorded."""
    environment = {"XDG_RUNTIME_DIR": str(tmp_path), "HOME": str(tmp_path)}
    modules = ("module-null-sink sink_name=null", "module-native-protocol-unix")
    server = subprocess.Popen(
        ["pulseaudio", "-n", "--exit-idle-time=-1", *(f"--load={m}" for m in modules)],
        env={**os.environ, **environment},
        stderr=subprocess.DEVNULL,
    )
    try:
        wait_until((tmp_path / "pulse" / "native").exists)
        yield environment
    finally:
        server.terminate()
        server.wait()


@pytest.mark.slow
@pytest.mark.needs("pulseaudio", "parec")
def test_sounds_reach_the_loudspeaker_at_the_chosen_volume(
    loudspeaker: dict[str, str], tmp_path: Path
) -> None:
    tape = tmp_path / "tape"

    def loudest(volume: int) -> int:
        with tape.open("wb") as out:
            recorder = subprocess.Popen(
                [
                    "parec",
                    "-d",
                    "null.monitor",
                    "--format=s16le",
                    "--rate=48000",
                    "--channels=1",
                    "--latency-msec=20",
                ],
                env={**os.environ, **loudspeaker},
                stdout=out,
            )
            try:
                wait_until(lambda: tape.stat().st_size)
                assert run_played(volume, **loudspeaker) == ""
                time.sleep(1)  # what has been played may not be recorded yet
            finally:
                recorder.terminate()
                recorder.wait()
        data = tape.read_bytes()
        return max(map(abs, array.array("h", data[: len(data) // 2 * 2])), default=0)

    # A server that wakes up, or resamples, may drop the very peak.
    peak = max(map(abs, recorded(FOLDER / "turn.wav")))
    full = loudest(100)
    assert 0.5 * peak < full < 1.2 * peak
    assert math.isclose(loudest(50), full / 4, rel_tol=0.4)
    assert loudest(0) == 0
