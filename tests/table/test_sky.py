"""The sky follows the fireworks: one quiet burst for each, where there is no text."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene
from pytestqt.qtbot import QtBot

from hanabi_desktop.game.observation import Observation
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.state import observe
from hanabi_desktop.table.appearance import Theme, palette_of
from hanabi_desktop.table.effects import BurstPainter
from hanabi_desktop.table.fireworks import Sky, brightness_of, share_of
from hanabi_desktop.table.layout.arrangement import arrange
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import agreement_of
from lab.fitting.untried_games import untried

GEOMETRY = arrange(1008, 756, 3, 5)


@pytest.fixture
def painter(qapp: QCoreApplication) -> Iterator[BurstPainter]:
    painter = BurstPainter(palette_of(Theme.NIGHT))
    yield painter
    painter.stop()


def positions() -> tuple[Observation, Observation, Observation]:
    """Return a fresh deal, a position with a little built, and one with much built."""
    states = untried(GameOptions(3), 48_213, agreement_of(Level.CASUAL))
    steps = [observe(state, 0) for state in states]
    return steps[0], next(one for one in steps if sum(one.fireworks) == 4), steps[-1]


def lit(scene: QGraphicsScene) -> list[QGraphicsPixmapItem]:
    items = [item for item in scene.items() if isinstance(item, QGraphicsPixmapItem)]
    return sorted(items, key=lambda item: item.sceneBoundingRect().center().x())


def test_bursts_grow_with_their_fireworks(painter: BurstPainter, qtbot: QtBot) -> None:
    scene = QGraphicsScene()
    sky = Sky(scene, painter)
    nothing, little, much = positions()
    sky.show(GEOMETRY, nothing)
    assert not lit(scene)
    for seen in (little, much):
        sky.show(GEOMETRY, seen)
        qtbot.waitUntil(lambda: all(not item.pixmap().isNull() for item in lit(scene)))
        built = [place for place, rank in enumerate(seen.fireworks) if rank]
        assert len(lit(scene)) == len(built)
        for place, item in zip(built, lit(scene), strict=True):
            side = share_of(seen.fireworks[place]) * GEOMETRY.sky[place].width()
            assert item.sceneBoundingRect().width() == pytest.approx(side)
            assert GEOMETRY.sky[place].contains(item.sceneBoundingRect().center())
    before = [item.pos() for item in lit(scene)]
    sky.show(GEOMETRY, much)
    assert [item.pos() for item in lit(scene)] == before
    sky.clear()
    assert not lit(scene)


def test_higher_bursts_are_larger_and_brighter_within_limits() -> None:
    shares = [share_of(rank) for rank in range(6)]
    assert shares == sorted(shares)
    assert (shares[0], shares[5]) == (0.0, 1.0)
    assert 0 < brightness_of(1) < brightness_of(5) < 0.7
