"""The light effects of a turn, and that they go out again."""

import pytest
from positions import Table, deal_known
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem, QGraphicsScene

from hanabi_desktop.game.cards import Suit
from hanabi_desktop.table.appearance import Speed, Theme, palette_of
from hanabi_desktop.table.effects import Effects, Flare, Light, flares_of_turn
from hanabi_desktop.table.layout.arrangement import arrange
from hanabi_desktop.table.models.table_model import TableModel
from hanabi_desktop.table.table_decor import last_clue_line

GEOMETRY = arrange(1008, 756, 2, 5)
HANDS = ("r1 r2 r3 r4 r5", "g4 g3 w3 w4 b3")


def flares_after(table: Table, *actions: str) -> list[Flare]:
    """Return the light effects of the last of these actions."""
    *earlier, last = actions
    before = table.after(*earlier)
    after = before.after(last)
    model = TableModel()
    model.show(after.sees(0))
    seen = after.sees(0)
    line = last_clue_line(GEOMETRY, model, (1, 2, 3, 4, 5))
    return flares_of_turn(seen.history[-1].events, before.sees(0), seen, GEOMETRY, line)


def kinds(flares: list[Flare]) -> list[Light]:
    return [flare.light for flare in flares]


def test_played_card_launches_a_rocket() -> None:
    flares = flares_after(deal_known(*HANDS), "play 0:slot5")
    assert kinds(flares) == [Light.ROCKET, Light.BURST]
    assert {flare.suit for flare in flares} == {Suit.RED}
    card = GEOMETRY.firework_card(1, 1)
    assert all(stretch.end.y < card.y() for flare in flares for stretch in flare.way)


def test_completed_firework_fills_the_sky_and_lights_a_lantern() -> None:
    turns = ["play 0:slot5", "clue 0 red"] * 4
    flares = flares_after(deal_known(*HANDS), *turns, "play 0:slot5")
    assert Light.GLOW in kinds(flares)
    bursts = [flare for flare in flares if flare.light is Light.BURST]
    widest = max(stretch.end.diameter for flare in bursts for stretch in flare.way)
    assert len(bursts) == 2
    assert widest > 0.5 * GEOMETRY.size[0]
    lasting = max(stretch.delay + stretch.duration for flare in bursts for stretch in flare.way)
    assert lasting >= 2000


def test_strike_burns_its_fuse() -> None:
    flares = flares_after(deal_known(*HANDS), "play 0:slot1")
    assert kinds(flares) == [Light.EMBER]
    assert all(GEOMETRY.strikes.contains(s.start.x, s.start.y) for s in flares[0].way)


def test_clue_sends_light_along_its_line_and_its_lantern_goes_out() -> None:
    flares = flares_after(deal_known(*HANDS), "clue 1 green")
    assert kinds(flares) == [Light.GLOW, Light.GLOW]


@pytest.mark.parametrize("speed", list(Speed))
def test_every_light_goes_out_again(qapp: QApplication, speed: Speed) -> None:
    scene = QGraphicsScene()
    effects = Effects(scene)
    effects.set_palette(palette_of(Theme.DAY))
    effects.motions.speed = speed
    effects.show(flares_after(deal_known(*HANDS), "play 0:slot5"))
    shown = len(scene.items())
    assert shown == (2 if speed.travels else 0)
    if speed is Speed.FAST:
        while effects.motions.running:
            QTest.qWait(20)
    else:
        effects.clear()
    assert not [item for item in scene.items() if isinstance(item, QGraphicsPixmapItem)]
    effects.stop()


def test_high_contrast_has_no_glow(qapp: QApplication) -> None:
    scene = QGraphicsScene()
    effects = Effects(scene)
    effects.set_palette(palette_of(Theme.CONTRAST))
    effects.show(flares_after(deal_known(*HANDS), "clue 1 green"))
    assert not scene.items()
    effects.stop()


def test_clue_line_points_only_at_cards_of_this_clue() -> None:
    """Cards clued earlier in the round stay marked, but no arrow points at them."""
    hands = "r1 y2 b5 g1 w3", "g4 r2 r3 b1 y4", "w1 w2 r4 b4 y1"
    table = deal_known(*hands).after("clue 2 5", "clue 0 5", "clue 1 4")
    model = TableModel()
    model.show(table.sees(0))
    line = last_clue_line(arrange(1008, 756, 3, 5), model, (1, 2, 3, 4, 5))
    assert line is not None
    assert len(line.heads) == 2
