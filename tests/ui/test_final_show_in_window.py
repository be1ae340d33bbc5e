"""The final show in the window: it starts, can be ended, and the score is announced."""

from itertools import combinations

import pytest
from driving import own_turn, seen, start
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hanabi_desktop.app.program import Program
from hanabi_desktop.game.scoring import score_of
from hanabi_desktop.table.appearance import Speed
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import agreement_of
from hanabi_desktop.teammates.players import ConventionPlayer
from hanabi_desktop.teammates.teammate import Budget
from hanabi_desktop.ui.game.game_controller import GameController


def ended(program: Program, qtbot: QtBot, number: int = 3) -> GameController:
    room = start(program, number=number)
    while seen(room).ending is None:
        room.session.submit(
            ConventionPlayer(agreement_of(Level.CASUAL)).choose(seen(room), Budget()).action
        )
        own_turn(room, qtbot)
    qtbot.waitUntil(room.end.page.isVisible)
    return room


def test_any_key_ends_the_show_and_the_score_counts_up(program: Program, qtbot: QtBot) -> None:
    room = ended(program, qtbot)
    page, last = room.end.page, seen(room)
    assert last.ending is not None
    score = score_of(last.fireworks, last.ending)
    assert not page.show_view.isVisible(), "there should be no show with animations off"
    page.play_show(Speed.FAST)
    assert page.show_view.isVisible()
    assert page.show_view.hasFocus()
    QTest.qWait(200)
    assert page.show_view.effects.motions.running
    QTest.keyClick(page.show_view, Qt.Key.Key_A)
    assert not page.show_view.isVisible()
    assert page.again_button.hasFocus()
    qtbot.waitUntil(lambda: page.score.text() == str(score))


def test_click_or_hiding_the_page_ends_the_show(program: Program, qtbot: QtBot) -> None:
    room = ended(program, qtbot)
    page = room.end.page
    page.play_show(Speed.NORMAL)
    QTest.mouseClick(page.show_view.viewport(), Qt.MouseButton.LeftButton)
    assert not page.show_view.isVisible()
    page.play_show(Speed.NORMAL)
    page.table_button.click()
    assert not page.show_view.isVisible()
    assert not page.show_view.effects.motions.running


def test_gentle_motion_shows_the_picture_at_once(program: Program, qtbot: QtBot) -> None:
    room = ended(program, qtbot)
    room.end.page.play_show(Speed.GENTLE)
    assert not room.end.page.show_view.isVisible()


@pytest.mark.parametrize("size", [(900, 540), (1024, 640), (1366, 768), (2560, 1440)])
@pytest.mark.parametrize("text_size", [100, 150])
def test_no_burst_is_covered_by_the_score(
    program: Program, qtbot: QtBot, size: tuple[int, int], text_size: int
) -> None:
    program.window.resize(*size)
    program.preferences.change(text_size=text_size)
    page = ended(program, qtbot).end.page
    page.show_more(lambda: ("Four Experts scored 24 points on this deal.",) * 3)
    QApplication.processEvents()
    assert len(page._bursts) > 3
    card = QRectF(page._card.geometry())
    boxes = []
    for burst in page._bursts:
        radius, x, y = burst.radius * page.unit, burst.x * page.width(), burst.y * page.height()
        boxes.append(QRectF(x - radius, y - radius, 2 * radius, 2 * radius))
        assert not boxes[-1].intersects(card)
        assert QRectF(page.rect()).contains(boxes[-1])
    assert not any(one.intersects(other) for one, other in combinations(boxes, 2))
