"""A dropped card flies from the place of the drop; a misplayed one is crossed out only on arrival."""

import pytest
from driving import centre, drag, own_turn, seen, start
from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hanabi_desktop.app.program import Program
from hanabi_desktop.game.moves import Play
from hanabi_desktop.table.appearance import Speed
from hanabi_desktop.table.layout.geometry import Geometry
from hanabi_desktop.table.motion import CROSSED_MS
from hanabi_desktop.table.table_decor import TableDecor
from hanabi_desktop.ui.game.game_controller import GameController

DEAL = 5
"""A deal in which exactly one of the first seat's cards is playable at once."""


def drop_on_fireworks(room: GameController, order: int) -> None:
    view = room.screen.view
    grip = centre(room, order)
    target = view.mapFromScene(room.screen.scene.geometry.fireworks.center())
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=grip)
    for share in (0.3, 0.7, 1.0):
        QTest.mouseMove(view.viewport(), grip + (target - grip) * share)
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=target)


def test_dropped_card_flies_from_the_place_of_the_drop(
    program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    show, lit = TableDecor.show_strikes, []

    def shown(decor: TableDecor, geometry: Geometry, strikes: int) -> None:
        lit.append(strikes)
        show(decor, geometry, strikes)

    monkeypatch.setattr(TableDecor, "show_strikes", shown)
    room = start(program, 2, number=DEAL)
    room.set_speed(Speed.FAST)
    room.session.teammates.set_pause(60_000)
    order, scene = seen(room).own_hand[0].order, room.screen.scene
    home = scene.card_box(order).top()
    drop_on_fireworks(room, order)
    assert [turn.action for turn in seen(room).history] == [Play(order)]
    item = scene.card_items[order]
    let_go = scene.geometry.fireworks.center().y()
    assert abs(item.face_box().center().y() - let_go) < abs(item.face_box().center().y() - home)
    assert scene.dragging.order is None
    assert item.look is None or not item.look.misplayed
    qtbot.waitUntil(lambda: scene.motions.moving)
    scene.motions._clock.setCurrentTime(round((CROSSED_MS - 60) * Speed.FAST.factor))
    scene.update_stages.finish()
    assert item.look is None or not item.look.misplayed
    assert set(lit) == {0}, "a strike must not light up before its card is visible"
    scene.motions._clock.setCurrentTime(round((CROSSED_MS + 60) * Speed.FAST.factor))
    qtbot.waitUntil(lambda: order not in scene.card_items or item.look.misplayed)
    assert lit[-1] == seen(room).strikes == 1
    qtbot.waitUntil(lambda: not scene.motions.running)
    room.set_speed(Speed.OFF)


def test_misplay_is_not_shown_before_the_card_is_crossed_out(
    program: Program, qtbot: QtBot
) -> None:
    room = start(program, 2, number=DEAL)
    room.set_speed(Speed.FAST)
    room.session.teammates.set_pause(60_000)
    scene, bar, log = room.screen.scene, room.screen.status_bar, room.screen.side.log
    before = bar.label.accessibleName()
    drop_on_fireworks(room, seen(room).own_hand[0].order)
    qtbot.waitUntil(lambda: scene.motions.moving)
    scene.motions._clock.setCurrentTime(round((CROSSED_MS - 60) * Speed.FAST.factor))
    scene.motions._clock.pause()
    for _ in range(20):  # at least as many frames as there are stages
        scene.update_stages.follow_frame()
        QApplication.processEvents()
    assert seen(room).strikes == 1
    assert bar.label.accessibleName() == before
    assert log.visualRect(room.log.index(0)).isEmpty()
    assert not room.screen.buttons.clue.isEnabled(), "it is already the next player's turn"
    room.log.retranslate()  # as at the end of a game, where every row gets its reason
    assert log.visualRect(room.log.index(0)).isEmpty()
    scene.motions._clock.resume()
    qtbot.waitUntil(lambda: not scene.motions.running and not scene.update_stages.running)
    assert bar.label.accessibleName() != before
    assert not log.visualRect(room.log.index(0)).isEmpty()
    room.set_speed(Speed.OFF)


def test_play_that_needs_confirmation_returns_the_card(program: Program) -> None:
    """A play that cannot succeed needs confirmation; meanwhile the card lies in the hand."""
    room = start(program, 2, number=DEAL)
    room.screen.intent._warns_of = lambda _play: True  # type: ignore[method-assign] # as if
    order, scene = seen(room).own_hand[0].order, room.screen.scene
    drop_on_fireworks(room, order)
    assert room.screen.intent.pending.doubted == Play(order)
    assert scene.dragging.order is None
    assert scene.card_box(order).top() > scene.geometry.base


def test_card_dragged_off_the_table_stays_visible(program: Program) -> None:
    room = start(program, 2, number=DEAL)
    view, order = room.screen.view, seen(room).own_hand[0].order
    grip = centre(room, order)
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=grip)
    for x in (grip.x() + 60, view.width() + 120):
        QTest.mouseMove(view.viewport(), QPoint(x, grip.y()))
    assert room.screen.scene.card_box(order).right() <= view.width()
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=grip)


def test_card_dragged_over_the_status_bar_is_fully_visible(program: Program) -> None:
    room = start(program, 3)
    view, bar = room.screen.view, room.screen.status_bar
    grip = centre(room, seen(room).own_hand[0].order)
    target = view.mapFromScene(room.screen.scene.geometry.status_bar.center())
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=grip)
    for share in (0.3, 0.7, 1.0):
        QTest.mouseMove(view.viewport(), grip + (target - grip) * share)
    mask, carried = bar.label.mask(), target - bar.label.pos()
    assert not mask.contains(carried)
    assert mask.contains(bar.label.rect().center() + QPoint(bar.label.width() // 2 - 12, 0))
    bar.notify("another sentence")
    assert not bar.label.mask().contains(carried)
    QTest.mouseMove(view.viewport(), grip)
    assert bar.label.mask().isEmpty(), "the label should be fully visible again"
    QTest.mouseMove(view.viewport(), target)
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=target)
    assert bar.label.mask().isEmpty()
    assert bar.why.mask().isEmpty()


def test_card_dragged_over_a_button_is_fully_visible(program: Program) -> None:
    room = start(program, 3)
    view, clue = room.screen.view, room.screen.buttons.clue
    grip, target = centre(room, seen(room).own_hand[0].order), clue.geometry().center()
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=grip)
    for share in (0.3, 0.7, 1.0):
        QTest.mouseMove(view.viewport(), grip + (target - grip) * share)
    assert not clue.mask().contains(target - clue.pos())
    QTest.mouseMove(view.viewport(), grip)
    assert clue.mask().isEmpty()
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=grip)


@pytest.mark.parametrize("speed", [Speed.OFF, Speed.FAST])
@pytest.mark.parametrize("size", [QSize(1024, 640), QSize(1500, 900)])
def test_dragged_card_returns_when_the_window_is_resized(
    program: Program, qtbot: QtBot, speed: Speed, size: QSize
) -> None:
    room = start(program, 3)
    own_turn(room, qtbot)
    room.set_speed(speed)
    view, scene = room.screen.view, room.screen.scene
    order = seen(room).own_hand[0].order
    grip = centre(room, order)
    over = view.mapFromScene(scene.geometry.fireworks.center())
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=grip)
    for share in (0.3, 0.7, 1.0):
        QTest.mouseMove(view.viewport(), grip + (over - grip) * share)
    assert scene.dragging.order == order
    turns = len(seen(room).history)
    program.window.resize(size)
    assert scene.dragging.order is None
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=over)
    qtbot.waitUntil(
        lambda: not (scene.motions.moving or view._lasting.isActive() or scene._cards.misplaced())
    )
    assert len(seen(room).history) == turns, "a release after the resize must not play the card"
    # A card dropped after the resize lands in the zone at its new place.
    grip = centre(room, order)
    over = view.mapFromScene(scene.geometry.fireworks.center())
    drag(room, grip, over)
    assert len(seen(room).history) > turns or room.screen.intent.pending.doubted is not None


@pytest.mark.parametrize("end", ["deactivated", "hidden", "moved"])
def test_card_goes_home_when_its_release_is_lost(program: Program, qtbot: QtBot, end: str) -> None:
    """The window was minimised, or the workspace changed, with the button down."""
    room = start(program, 2, number=DEAL)
    own_turn(room, qtbot)
    view, dragging = room.screen.view, room.screen.scene.dragging
    order = seen(room).own_hand[0].order
    grip, left = centre(room, order), Qt.MouseButton.LeftButton
    QTest.mousePress(view.viewport(), left, pos=grip)
    for step in range(1, 6):
        QTest.mouseMove(view.viewport(), grip - QPoint(0, 12 * step))
    assert dragging.order == order
    if end == "deactivated":
        QApplication.sendEvent(room.screen, QEvent(QEvent.Type.WindowDeactivate))
    elif end == "hidden":
        room.screen.hide()
        room.screen.show()
    else:
        move = QMouseEvent(
            QEvent.Type.MouseMove,
            QPointF(grip),
            QPointF(view.viewport().mapToGlobal(grip)),
            Qt.MouseButton.NoButton,
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(view.viewport(), move)
    assert dragging.order is None
    QTest.mouseRelease(view.viewport(), left, pos=grip)
