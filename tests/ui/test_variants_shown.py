"""Choreography, the final bouquet and six fireworks in the window."""

import pytest
from driving import (
    at,
    centre,
    click,
    drag,
    own_turn,
    seen,
    show_states,
    states_of,
    status_bar,
    table_has_focus,
)
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot
from whole_games import played_out

from hanabi_desktop.app.program import Program
from hanabi_desktop.game.cards import Multicolour, Rank, Suit
from hanabi_desktop.game.moves import Clue, Play
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.session.setup import GameSetup
from hanabi_desktop.support.translation import Language
from hanabi_desktop.table.intent import Announcement, Zone
from hanabi_desktop.ui.game.choosers import kept_free
from hanabi_desktop.ui.game.game_controller import GameController
from hanabi_desktop.ui.widgets.seats import default_seats


def choreography(program: Program, number: int = 11) -> GameController:
    options = GameOptions(3, first_seat=0, choreography=True)
    program.game.tables.start(GameSetup(default_seats(3), options, number))
    QTest.qWait(1)
    return program.game


def test_colour_is_announced_by_keys(program: Program, qtbot: QtBot) -> None:
    room = choreography(program)
    view, order = room.screen.view, seen(room).own_hand[-2].order
    for key in (Qt.Key.Key_P, Qt.Key.Key_2):
        QTest.keyClick(view, key)
    announcer = room.screen.choosers.announcements
    assert announcer.isVisible()
    assert announcer.button(None) is QApplication.focusWidget()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Right)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_R)
    assert announcer.button(Suit.RED) is QApplication.focusWidget()
    assert "red? Enter to play" in status_bar(room)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert not announcer.isVisible()
    assert seen(room).history[0].action == Play(order, Suit.RED)
    own_turn(room, qtbot)


def test_colour_is_announced_by_drag_and_click(program: Program, qtbot: QtBot) -> None:
    room = choreography(program)
    order = seen(room).own_hand[1].order
    fireworks = at(room, room.screen.scene.geometry.fireworks.center())
    drag(room, centre(room, order), fireworks)
    assert seen(room).history == ()
    tile = room.screen.choosers.announcements.button(Suit.BLUE)
    assert tile is not None
    assert tile.accessibleName() == "Blue"
    QTest.mouseClick(tile, Qt.MouseButton.LeftButton)
    assert seen(room).history[0].action == Play(order, Suit.BLUE)
    own_turn(room, qtbot)


def test_playing_without_announcing_takes_one_more_click(program: Program, qtbot: QtBot) -> None:
    room = choreography(program)
    order = seen(room).own_hand[1].order
    click(room, centre(room, order))
    QTest.mouseClick(room.screen.buttons.play, Qt.MouseButton.LeftButton)
    silently = room.screen.choosers.announcements.button(None)
    assert silently is not None
    QTest.mouseClick(silently, Qt.MouseButton.LeftButton)
    assert seen(room).history[0].action == Play(order)
    own_turn(room, qtbot)


def test_announcing_is_cancelled_by_esc_and_by_clicking_the_table(program: Program) -> None:
    room = choreography(program)
    order = seen(room).own_hand[1].order
    for leave in (
        lambda: QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape),
        lambda: click(room, at(room, room.screen.scene.geometry.deck.center())),
    ):
        room.screen.intent.drop(order, Zone.PLAY)
        assert room.screen.choosers.announcements.isVisible()
        leave()
        assert not room.screen.choosers.announcements.isVisible()
        assert table_has_focus(room)
    assert seen(room).history == ()


def test_tab_moves_between_colours_and_enter_uses_the_focused_choice(
    program: Program, qtbot: QtBot
) -> None:
    room = choreography(program)
    order = seen(room).own_hand[1].order
    room.screen.intent.drop(order, Zone.PLAY)
    announcer, offered = (
        room.screen.choosers.announcements,
        room.screen.choosers.announcements.offered,
    )
    for step, key in enumerate([Qt.Key.Key_Tab] * 7 + [Qt.Key.Key_Backtab] * 2):
        QTest.keyClick(QApplication.focusWidget(), key)
        place = (5 + min(step + 1, 7) - max(0, step - 6)) % 6
        pending = room.screen.intent.pending.announcement
        assert pending is not None
        assert pending.suit is offered[place]
        assert QApplication.focusWidget() is announcer.button(offered[place])
    silently = announcer.button(None)
    assert silently is not None
    silently.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(silently, Qt.Key.Key_Return)
    assert seen(room).history[0].action == Play(order)
    own_turn(room, qtbot)


def test_resting_pointer_chooses_nothing(program: Program) -> None:
    """A pointer that rests where the colours appear chooses nothing; a moving one does."""
    room = choreography(program)
    room.screen.intent.drop(seen(room).own_hand[1].order, Zone.PLAY)
    announcer = room.screen.choosers.announcements
    tile = announcer.button(Suit.GREEN)
    assert tile is not None
    inside = QPointF(20, 20)
    QApplication.sendEvent(tile, QEnterEvent(inside, inside, inside))
    assert room.screen.intent.pending.announcement == Announcement(seen(room).own_hand[1].order)
    QTest.mouseMove(tile, QPoint(20, 20))
    assert room.screen.intent.pending.announcement == Announcement(
        seen(room).own_hand[1].order, Suit.GREEN
    )


def test_accidental_key_while_announcing_does_not_discard_the_card(
    program: Program, qtbot: QtBot
) -> None:
    room = choreography(program)
    room.session.submit(Clue(1, Rank.ONE))
    own_turn(room, qtbot)
    order = seen(room).own_hand[1].order
    room.screen.intent.drop(order, Zone.PLAY)
    before = seen(room).history
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_D)
    assert seen(room).history == before
    assert not room.screen.choosers.announcements.isVisible()
    assert room.screen.intent.pending.chosen == order


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("kind", [Multicolour.NONE, Multicolour.FIVE, Multicolour.TEN_EVERY])
def test_announcement_chooser_does_not_cover_the_fireworks(
    program: Program, language: Language, kind: Multicolour
) -> None:
    """In the smallest window in every language; in larger ones with the longest texts."""
    program.preferences.change(language=language)
    larger = (QSize(1280, 800), QSize(2560, 1440))
    for size in (QSize(1024, 640), *(larger if language is Language.DUTCH else ())):
        program.window.resize(size)
        for players in (2, 3, 4, 5):
            options = GameOptions(players, first_seat=0, choreography=True, multicolour=kind)
            program.game.tables.start(GameSetup(default_seats(players), options, 11))
            QApplication.processEvents()
            room = program.game
            for held in seen(room).own_hand[::2]:
                room.screen.intent.drop(held.order, Zone.PLAY)
                box = QRectF(room.screen.choosers.announcements.geometry())
                geometry = room.screen.scene.geometry
                taken = kept_free(geometry)
                if players == 5:  # between the hands it may cover fireworks still to be built
                    taken = tuple(one for one in taken if one != geometry.fireworks)
                assert not any(box.intersects(one) for one in taken)
                assert room.screen.rect().contains(box.toRect())
                for button in room.screen.choosers.announcements.findChildren(QPushButton):
                    words = button.fontMetrics().horizontalAdvance(button.text())
                    assert words <= button.width() - 12, button.text()
                room.screen.intent.cancel()


def test_bouquet_is_rated_complete_or_lost(program: Program) -> None:
    room = program.game
    for care, words in ((1.0, "Complete"), (0.0, "Lost")):
        options = GameOptions(3, final_bouquet=True)
        state = played_out(options, 3, care)
        show_states(room.session, states_of(state))
        room.end.show()
        assert room.end.page.rating.text() == words
        assert not room.end.page.score.isVisible()
        assert program.window.windowTitle() == f"{words} · Hanabi"
        assert room.screen.side.pace.text() == "–"


def test_six_complete_fireworks_are_rated_divine(program: Program) -> None:
    options = GameOptions(3, multicolour=Multicolour.FIVE)
    number = next(n for n in range(60) if sum(played_out(options, n, 1.0).fireworks) == 30)
    state = played_out(options, number, 1.0)
    show_states(program.game.session, states_of(state))
    program.game.end.show()
    assert program.game.end.page.rating.text() == "Divine"
    assert program.game.end.page.score.text() == "30"
    assert program.window.windowTitle() == "30 of 30 · Divine · Hanabi"
