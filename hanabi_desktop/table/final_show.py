"""The fireworks after a game: at most one shell per point, and a final volley of all suits."""

from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QSizeF

from hanabi_desktop.game.cards import Rank, Suit
from hanabi_desktop.table.animation.effects import Flare, Light, LightSpot, Stretch
from hanabi_desktop.table.sounds import Cue, Sound

SHORTEST_MS, LONGEST_MS = 6000, 10_000
APART_MS = 340
"""The least time between two shells, in milliseconds, so that there are at most three per second."""

_CLIMB_MS, _OPEN_MS, _FADE_MS = 650, 900, 800
_VOLLEY_MS = 1500
_GOLDEN = 0.618


@dataclass(frozen=True, slots=True)
class Shell:
    """A firework of the show.

    Attributes:
        x, y: where it bursts, as shares of the page.
        radius: its radius, as a share of the page's height.
        delay: when it is launched, in milliseconds.
        stays: whether it stays in the sky to the end.
    """

    suit: Suit
    x: float
    y: float
    radius: float
    delay: int
    stays: bool = False


def shells_of(
    suits: tuple[Suit, ...],
    fireworks: tuple[int, ...],
    places: tuple[tuple[float, float], ...],
    radii: tuple[float, ...],
) -> list[Shell]:
    """Return the shells of a show in order: suit by suit, then the volley.

    ``places`` and ``radii`` are those of each suit's last burst, as shares of the page and of its
    height.
    """
    points = [
        (suit, rank)
        for suit, height in zip(suits, fireworks, strict=True)
        for rank in range(1, height + 1)
    ]
    if not points:
        return []
    share = len(points) / (len(suits) * Rank.FIVE)
    volley_at = round(SHORTEST_MS + (LONGEST_MS - SHORTEST_MS) * share) - _VOLLEY_MS - _CLIMB_MS
    most = volley_at // APART_MS
    chosen = (
        [points[i * len(points) // most] for i in range(most)] if len(points) > most else points
    )
    apart = max(APART_MS, min(900, volley_at // len(chosen)))
    shells = [
        Shell(
            suit,
            0.12 + 0.76 * ((place * _GOLDEN + 0.2) % 1),
            0.14 + 0.30 * ((place * _GOLDEN * _GOLDEN + 0.5) % 1),
            0.09 + 0.022 * rank,
            place * apart,
        )
        for place, (suit, rank) in enumerate(chosen)
    ]
    for suit, height, (x, y), radius in zip(suits, fireworks, places, radii, strict=False):
        if height:
            shells.append(Shell(suit, x, y, radius, volley_at, stays=True))
    return shells


def flares_of_show(shells: list[Shell], size: QSizeF, horizon: float, unit: float) -> list[Flare]:
    """Return the lights of a show on a page of ``size`` pixels.

    ``horizon`` is the upper edge of the water, in pixels from the top; ``unit`` is the length in
    pixels of a radius of 1.
    """
    flares = []
    for shell in shells:
        x, y, diameter = shell.x * size.width(), shell.y * size.height(), 2 * shell.radius * unit
        opened = shell.delay + _CLIMB_MS
        climb = Stretch(
            LightSpot(0.5 * size.width() + 0.7 * (x - 0.5 * size.width()), horizon, 16, 1),
            LightSpot(x, y, 10, 1, 0.0),
            _CLIMB_MS,
            shell.delay,
            QEasingCurve.Type.OutQuad,
        )
        small, full = LightSpot(x, y, 0.2 * diameter, 0), LightSpot(x, y, diameter, 0)
        way = [Stretch(small, full, _OPEN_MS, opened, QEasingCurve.Type.OutQuart)]
        if not shell.stays:
            gone = LightSpot(x, y + 0.04 * diameter, diameter, 0, 0.0)
            fade = QEasingCurve.Type.InQuad
            way.append(Stretch(full, gone, _FADE_MS, opened + _OPEN_MS, fade))
        flares.append(Flare(Light.ROCKET, (climb,), shell.suit))
        flares.append(Flare(Light.BURST, tuple(way), shell.suit))
    return flares


def cues_of_show(shells: list[Shell], *, perfect: bool, lost: bool) -> list[Cue]:
    """Return the sounds of a show: at most two booms per second; a perfect score ends with its own."""
    last_boom = Sound.COMPLETE if perfect else Sound.SHELL
    if lost or not shells:
        return [Cue(Sound.DEFEAT if lost else last_boom)]
    volley = max(shell.delay for shell in shells)
    apart, last = 2 * APART_MS, -APART_MS * 2
    cues = []
    for shell in shells:
        if shell.delay - last >= apart and not shell.stays:
            last = shell.delay
            cues.append(Cue(Sound.SHELL, shell.delay + _CLIMB_MS))
    return [*cues, Cue(last_boom, volley + _CLIMB_MS)]
