"""The menu of remarks."""

import pytest
from driving import seen, start
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from hanabi_desktop.app.program import Program
from hanabi_desktop.game.cards import Rank
from hanabi_desktop.game.moves import Clue


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_open_menu_follows_the_game(program: Program, qtbot: QtBot) -> None:
    room = start(program)
    menu = room.screen.remarks
    room.session.submit(Clue(1, Rank.ONE))
    assert seen(room).seat_to_act != 0
    menu.open_at(QPoint(300, 700))
    assert menu.isVisible()
    assert not any(action.isEnabled() for action in menu.actions())
    assert all(action.toolTip() for action in menu.actions())
    qtbot.waitUntil(lambda: seen(room).seat_to_act == 0)
    assert menu.isVisible()
    assert any(action.isEnabled() for action in menu.actions())
    menu.close()
