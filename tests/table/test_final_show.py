"""The final show: as many shells as points, in order, never too many at once."""

from itertools import pairwise, product

import pytest
from PySide6.QtCore import QSizeF

from hanabi_desktop.game.cards import ALL_SUITS, BOX_SUITS, Suit
from hanabi_desktop.table.fireworks import (
    APART_MS,
    LONGEST_MS,
    SHORTEST_MS,
    Shell,
    cues_of_show,
    flares_of_show,
    shells_of,
)
from hanabi_desktop.table.sounds import Sound

PLACES = tuple((0.1 + 0.15 * place, 0.2) for place in range(6))
RADII = (0.1,) * 6


def show(*heights: int) -> list[Shell]:
    suits = ALL_SUITS if len(heights) == 6 else BOX_SUITS
    return shells_of(suits, heights, PLACES, RADII)


@pytest.mark.parametrize(
    "heights", [(5, 5, 5, 5, 5), (5, 5, 5, 5, 5, 5), (1, 0, 0, 0, 0), (3, 2, 4, 0, 1), (2,) * 6]
)
def test_show_is_in_suit_order_and_calm(heights: tuple[int, ...]) -> None:
    shells = show(*heights)
    rising = [shell for shell in shells if not shell.stays]
    assert 1 <= len(rising) <= sum(heights)
    suits = list(ALL_SUITS)
    order = [suits.index(shell.suit) for shell in rising]
    assert order == sorted(order)
    for one, other in pairwise(rising):
        assert other.delay - one.delay >= APART_MS
    volley = [shell for shell in shells if shell.stays]
    assert [shell.suit for shell in volley] == [
        suit for suit, height in zip(ALL_SUITS, heights, strict=False) if height
    ]
    assert len({shell.delay for shell in volley}) == 1
    assert max(shell.delay for shell in rising) < volley[0].delay


def test_every_point_has_a_shell_if_time_allows() -> None:
    assert len([shell for shell in show(3, 3, 3, 3, 3) if not shell.stays]) == 15


@pytest.mark.parametrize("heights", [(a, b, 5, c, 1) for a, b, c in product((1, 3, 5), repeat=3)])
def test_show_lasts_six_to_ten_seconds(heights: tuple[int, ...]) -> None:
    flares = flares_of_show(show(*heights), QSizeF(1280, 756), 500, 756)
    ends = max(stretch.delay + stretch.duration for flare in flares for stretch in flare.way)
    assert SHORTEST_MS - 1000 <= ends <= LONGEST_MS


def test_no_shell_rises_without_points() -> None:
    assert show(0, 0, 0, 0, 0) == []


def test_shells_open_within_the_sky() -> None:
    size, horizon = QSizeF(1024, 604), 410.0
    for flare in flares_of_show(show(5, 5, 5, 5, 5, 5), size, horizon, 604):
        for stretch in flare.way:
            assert 0 < stretch.end.x < size.width()
            assert 0 < stretch.end.y < horizon


def test_sounds_are_spaced_and_a_perfect_show_ends_with_the_loudest() -> None:
    shells = show(5, 5, 5, 5, 5)
    cues = cues_of_show(shells, perfect=True, lost=False)
    assert cues[-1].sound is Sound.COMPLETE
    assert all(b.delay - a.delay >= APART_MS for a, b in pairwise(cues))
    assert cues_of_show(show(1, 0, 0, 0, 0), perfect=False, lost=False)[-1].sound is Sound.SHELL
    assert [cue.sound for cue in cues_of_show([], perfect=False, lost=True)] == [Sound.DEFEAT]


def test_suits_without_a_card_have_no_shell() -> None:
    assert Suit.GREEN not in {shell.suit for shell in show(5, 5, 5, 5, 0)}
