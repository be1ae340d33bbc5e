"""The pixmap cache: the same number of pixmaps in a window of any size."""

from itertools import combinations

import pytest
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

from hanabi_desktop.game.cards import BOX_SUITS
from hanabi_desktop.table.appearance import CardBack, CardDesign, Dress, Theme
from hanabi_desktop.table.art.card_pixmaps import CardArt, CardLook
from hanabi_desktop.table.art.painting import PixmapCache


@pytest.mark.parametrize("side", [10, 300])
def test_cache_holds_the_same_number_whatever_their_size(qapp: QApplication, side: int) -> None:
    cache: PixmapCache[int] = PixmapCache(3)
    for key in range(4):
        cache.get(key, lambda: QPixmap(side, side))
    assert [key in cache for key in range(4)] == [False, True, True, True]


def test_least_recently_used_pixmap_is_evicted_by_area(qapp: QApplication) -> None:
    cache: PixmapCache[str] = PixmapCache(2)
    cache.get("large", lambda: QPixmap(20, 20))
    for key in "abcd":  # four of a quarter of the area: as much as one large pixmap
        cache.get(key, lambda: QPixmap(10, 10))
    assert all(key in cache for key in ("large", *"abcd"))
    painted: list[str] = []

    def paint() -> QPixmap:
        painted.append("again")
        return QPixmap(20, 20)

    cache.get("large", paint)
    assert painted == []
    cache.get("more", lambda: QPixmap(10, 10))
    assert "a" not in cache
    assert "large" in cache


def test_capacity_shrinks_with_the_pixmaps(qapp: QApplication) -> None:
    """A window that was temporarily as large as the screen leaves no excess behind."""
    cache: PixmapCache[int] = PixmapCache(2)
    for key in range(2):
        cache.get(key, lambda: QPixmap(100, 100))
    for key in range(10, 20):
        cache.get(key, lambda: QPixmap(10, 10))
    for key in range(20, 500):
        cache.get(key, lambda: QPixmap(10, 10))
    assert sum(key in cache for key in range(500)) == 2


@pytest.mark.parametrize("width", [40, 120, 240])
def test_back_depends_on_the_chosen_pattern_alone(qapp: QApplication, width: int) -> None:
    look = CardLook(None, width, tuple(BOX_SUITS))
    backs = {
        back: [
            CardArt(Theme.NIGHT, 1.0, Dress(design, back)).pixmap(look).toImage()
            for design in CardDesign
        ]
        for back in CardBack
    }
    assert all(one == other for one, other in backs.values())
    for (one, _), (other, _) in combinations(backs.values(), 2):
        assert one != other
