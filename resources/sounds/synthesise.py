"""Synthesise every sound of the table: ``python resources/sounds/synthesise.py``.

48 kHz, mono, 16 bits. Sounds are normalised by the RMS of their loudest 50 ms, with peaks below
-6 dB. Noise comes from seeded generators, so the files are reproducible.
"""

import array
import math
import random
import wave
from collections.abc import Callable, Sequence
from pathlib import Path

RATE = 48_000
PEAK = 0.5
"""-6 dB of full scale."""

LOUDNESS = 0.126
"""-18 dB of full scale, as the root mean square of the loudest 50 ms."""

Samples = list[float]

_NOTES = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}


def pitch(name: str) -> float:
    """Return the frequency of a note such as "A4", in hertz."""
    return 440.0 * 2 ** ((_NOTES[name[0]] + 12 * int(name[1:]) - 57) / 12)


def silence(seconds: float) -> Samples:
    """Return silence of this length."""
    return [0.0] * round(seconds * RATE)


def tone(hertz: float, seconds: float, decay: float, attack: float = 0.003) -> Samples:
    """Return a sine that fades by a factor e every ``decay`` seconds."""
    return swept(lambda _: hertz, seconds, decay, attack)


def swept(
    hertz: Callable[[float], float], seconds: float, decay: float, attack: float = 0.003
) -> Samples:
    """Return a fading sine whose frequency is a function of the time in seconds."""
    phase, out = 0.0, []
    for place in range(round(seconds * RATE)):
        time = place / RATE
        phase += 2 * math.pi * hertz(time) / RATE
        out.append(math.sin(phase) * math.exp(-time / decay) * min(1.0, time / attack))
    return out


def noise(seconds: float, decay: float, seed: int, attack: float = 0.002) -> Samples:
    """Return fading white noise."""
    source = random.Random(seed)
    return [
        source.uniform(-1, 1) * math.exp(-place / RATE / decay) * min(1.0, place / RATE / attack)
        for place in range(round(seconds * RATE))
    ]


def crackle(seconds: float, per_second: float, decay: float, seed: int) -> Samples:
    """Return single sparks that become rarer and fainter."""
    source, out = random.Random(seed), silence(seconds)
    time = 0.0
    while True:
        time += source.expovariate(per_second * math.exp(-time / decay) + 2)
        start = round(time * RATE)
        if start >= len(out):
            return out
        strength = source.uniform(0.3, 1) * math.exp(-time / decay)
        for place in range(min(120, len(out) - start)):
            out[start + place] += strength * source.uniform(-1, 1) * math.exp(-place / 25)


def band(samples: Samples, low: float, high: float) -> Samples:
    """Apply a band-pass: a first-order low-pass and high-pass, twice."""
    out = samples
    for _ in range(2):
        out = _lower(out, high)
        slow = _lower(out, low)
        out = [all_of - below for all_of, below in zip(out, slow, strict=True)]
    return out


def _lower(samples: Samples, hertz: float) -> Samples:
    share = 1 - math.exp(-2 * math.pi * hertz / RATE)
    level, out = 0.0, []
    for sample in samples:
        level += share * (sample - level)
        out.append(level)
    return out


def mixed(*parts: tuple[Samples, float, float]) -> Samples:
    """Mix parts, each given as samples, gain, and its start in seconds."""
    length = max(len(samples) + round(begins * RATE) for samples, _, begins in parts)
    out = [0.0] * length
    for samples, strength, begins in parts:
        start = round(begins * RATE)
        for place, sample in enumerate(samples):
            out[start + place] += strength * sample
    return out


def levelled(samples: Samples, softer: float = 1.0) -> Samples:
    """Normalise samples to the common loudness, scaled by ``softer``, and fade out their end."""
    window = RATE // 20
    loudest = max(
        math.sqrt(sum(x * x for x in samples[start : start + window]) / window)
        for start in range(0, max(1, len(samples) - window + 1), window // 2)
    )
    peak = max(map(abs, samples))
    factor = softer * min(LOUDNESS / loudest, PEAK / peak)
    fade = min(len(samples), RATE // 100)
    return [
        sample * factor * min(1.0, (len(samples) - 1 - place) / fade)
        for place, sample in enumerate(samples)
    ]


# -- instruments -----------------------------------------------------------------------------


def paper(seconds: float, seed: int) -> Samples:
    """Return the sound of paper sliding on wood."""
    return band(noise(seconds, 0.035, seed, attack=0.02), 2000, 5000)


def mallet(hertz: float, seconds: float) -> Samples:
    """Return a soft mallet on a wooden bar."""
    return mixed(
        (tone(hertz, seconds, 0.12), 1.0, 0.0),
        (tone(4 * hertz, seconds, 0.03), 0.25, 0.0),
        (tone(hertz / 2, seconds, 0.16), 0.3, 0.0),
    )


def bowl(hertz: float, seconds: float) -> Samples:
    """Return a small singing bowl, struck."""
    return mixed(
        (tone(hertz, seconds, 0.22), 1.0, 0.0),
        (tone(2.71 * hertz, seconds, 0.1), 0.3, 0.0),
        (tone(5.15 * hertz, seconds, 0.04), 0.12, 0.0),
    )


def fizz(seconds: float, seed: int) -> Samples:
    """Return the hiss of a rocket's tail."""
    return band(noise(seconds, 0.13, seed, attack=0.05), 4000, 9000)


def boom(seconds: float, hertz: float, decay: float) -> Samples:
    """Return the boom of a distant shell."""
    thud = swept(lambda time: hertz * (1 + 0.8 * math.exp(-time / 0.05)), seconds, decay, 0.008)
    air = band(noise(seconds, decay, 71, attack=0.015), 60, 500)
    return mixed((thud, 1.0, 0.0), (air, 0.9, 0.0))


# -- the sounds ------------------------------------------------------------------------------


def fits(note: str) -> Samples:
    """Return the sound of a successful play: a mallet, then a rocket's hiss."""
    return mixed((mallet(pitch(note), 0.35), 1.0, 0.0), (fizz(0.28, 11), 0.16, 0.07))


def complete() -> Samples:
    """Return the sound of a completed firework: a boom, crackle and a high note."""
    return mixed(
        (boom(1.4, 60, 0.3), 1.0, 0.0),
        (crackle(1.2, 90, 0.4, 23), 0.5, 0.16),
        (bowl(pitch("D5"), 1.2), 0.35, 0.12),
    )


def strike() -> Samples:
    """Return the sound of a strike: a damp fizz and a low thud."""
    damp = band(noise(0.35, 0.12, 31, attack=0.03), 900, 3200)
    thud = swept(lambda time: 110 * math.exp(-time / 0.5), 0.45, 0.16, 0.004)
    return mixed((damp, 0.5, 0.0), (thud, 1.0, 0.14))


def card_flick() -> Samples:
    """Return a card thrown on a pile."""
    slap = band(noise(0.05, 0.008, 41, attack=0.001), 900, 4500)
    return mixed((paper(0.08, 42), 0.6, 0.0), (slap, 1.0, 0.065))


def glass() -> Samples:
    """Return the sound of a regained clue token: a tick on glass."""
    return mixed(
        (tone(pitch("A5"), 0.18, 0.06, 0.001), 1.0, 0.0),
        (tone(2.76 * pitch("A5"), 0.18, 0.03, 0.001), 0.4, 0.0),
    )


def taps(times: int) -> Samples:
    """Return the sound of a rank clue: as many taps on a bowl as its rank."""
    tap = bowl(pitch("G5"), 0.2)
    return mixed(*((tap, 1.0, 0.08 * time) for time in range(times)))


def two_notes(first: str, second: str, apart: float, instrument: Callable[..., Samples]) -> Samples:
    """Return one note followed by another, ``apart`` seconds later."""
    lasting = 0.4 - apart
    return mixed(
        (instrument(pitch(first), lasting), 0.9, 0.0),
        (instrument(pitch(second), lasting), 1.0, apart),
    )


def temple_bell() -> Samples:
    """Return a low, distant bell."""
    low = pitch("D3")
    partials = ((1.0, 1.0, 0.5), (2.0, 0.6, 0.4), (2.4, 0.4, 0.3), (3.0, 0.3, 0.2), (4.5, 0.2, 0.1))
    return mixed(*((tone(low * n, 1.2, decay, 0.006), s, 0.0) for n, s, decay in partials))


def muted_wood() -> Samples:
    """Return the sound of a refused input: a finger on a box."""
    return mixed(
        (tone(190, 0.09, 0.02), 1.0, 0.0), (band(noise(0.03, 0.008, 51), 300, 1200), 0.5, 0.0)
    )


def cloth() -> Samples:
    """Return a curtain drawn along its rod."""
    swish = band(noise(0.25, 0.2, 81, attack=0.09), 300, 1800)
    return [sample * math.sin(math.pi * place / len(swish)) for place, sample in enumerate(swish)]


def shell() -> Samples:
    """Return one shell of the final show."""
    return mixed((boom(0.9, 68, 0.2), 1.0, 0.0), (crackle(0.8, 70, 0.25, 61), 0.4, 0.1))


def water() -> Samples:
    """Return the sound of a lost game: a strike, then waves."""
    swell = band(noise(2.0, 3.0, 67), 150, 900)
    lap = [
        sample * (0.5 - 0.5 * math.cos(2 * math.pi * place / len(swell) * 2))
        for place, sample in enumerate(swell)
    ]
    return mixed((strike(), 1.0, 0.0), (lap, 0.5, 0.3))


def every_sound() -> dict[str, Samples]:
    """Return all sounds by file name."""
    softly = 0.6
    sounds: dict[str, Samples] = {
        "deal": levelled(paper(0.09, 1), softly),
        "draw": levelled(paper(0.09, 2), softly),
        "complete": levelled(complete()),
        "strike": levelled(strike()),
        "discard": levelled(card_flick(), softly),
        "clue_token": levelled(glass(), softly),
        "colour": levelled(two_notes("G5", "D6", 0.11, bowl)),
        "turn": levelled(two_notes("A4", "D5", 0.12, mallet)),
        "last_round": levelled(temple_bell()),
        "refused": levelled(muted_wood(), softly),
        "curtain": levelled(cloth(), softly),
        "shell": levelled(shell(), 0.8),
        "defeat": levelled(water()),
    }
    for rank, note in enumerate(("D4", "E4", "G4", "A4", "B4"), start=1):
        sounds[f"play_{rank}"] = levelled(fits(note))
        sounds[f"rank_{rank}"] = levelled(taps(rank))
    return sounds


def write(samples: Sequence[float], file: Path) -> None:
    """Write one sound."""
    data = array.array("h", (round(32767 * sample) for sample in samples))
    with wave.open(str(file), "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(data.tobytes())


if __name__ == "__main__":
    for name, samples in every_sound().items():
        write(samples, Path(__file__).with_name(f"{name}.wav"))
