"""Touch input: everything can be reached with one finger and without hovering."""

import pytest
from driving import centre, click, own_turn, seen, start
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QInputDevice, QMouseEvent, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QToolTip
from pytestqt.qtbot import QtBot

from hanabi_desktop.app.program import Program
from hanabi_desktop.game.cards import Multicolour
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.session.setup import GameSetup
from hanabi_desktop.support.translation import Language
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import agreement_of
from hanabi_desktop.teammates.explaining.clue_readings import expected_readings
from hanabi_desktop.ui.game.choosers import EDGE, kept_free
from hanabi_desktop.ui.new_game.new_game_dialog import NewGameDialog
from hanabi_desktop.ui.widgets.controls import ClueButton
from hanabi_desktop.ui.widgets.seats import default_seats

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
PLAIN = Qt.KeyboardModifier.NoModifier
TARGET_PX = 40


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_long_press_on_an_own_card_opens_its_menu(program: Program, qtbot: QtBot) -> None:
    room = start(program)
    own_turn(room, qtbot)
    order = seen(room).own_hand[2].order
    viewport, menu = room.screen.view.viewport(), room.screen.card_menu
    finger, at = QTest.createTouchDevice(), centre(room, order)
    QTest.touchEvent(viewport, finger).press(0, at, viewport).commit()
    qtbot.waitUntil(menu.isVisible)
    QTest.touchEvent(viewport, finger).release(0, at, viewport).commit()
    assert room.screen.intent.pending.chosen is None, "the press should only open the menu"
    assert any("raise" in action.text().lower() for action in menu.actions())
    menu.close()


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_pen_held_down_on_an_own_card_opens_its_menu(program: Program, qtbot: QtBot) -> None:
    room = start(program)
    own_turn(room, qtbot)
    at = centre(room, seen(room).own_hand[2].order)
    viewport, menu = room.screen.view.viewport(), room.screen.card_menu
    pen = QPointingDevice(
        "pen",
        1,
        QInputDevice.DeviceType.Stylus,
        QPointingDevice.PointerType.Pen,
        QInputDevice.Capability.Position,
        1,
        1,
    )
    for kind, held in (
        (QEvent.Type.MouseButtonPress, LEFT),
        (QEvent.Type.MouseButtonRelease, NONE),
    ):
        spot = QPointF(at), QPointF(viewport.mapToGlobal(at))
        QApplication.sendEvent(viewport, QMouseEvent(kind, *spot, LEFT, held, PLAIN, pen))
        qtbot.waitUntil(menu.isVisible)
    menu.close()


def test_mouse_held_down_opens_no_menu(program: Program, qtbot: QtBot) -> None:
    room = start(program)
    own_turn(room, qtbot)
    order = seen(room).own_hand[2].order
    view, at = room.screen.view, centre(room, order)
    QTest.mousePress(view.viewport(), LEFT, pos=at)
    qtbot.waitUntil(lambda: not view._hold.isActive())
    assert not room.screen.card_menu.isVisible()
    QTest.mouseRelease(view.viewport(), LEFT, pos=at)
    assert room.screen.intent.pending.chosen == order


def test_long_press_on_a_teammates_hand_shows_what_its_holder_knows(
    program: Program, qtbot: QtBot
) -> None:
    room = start(program)
    own_turn(room, qtbot)
    order = seen(room).hands[1][0].order
    viewport, intent = room.screen.view.viewport(), room.screen.intent
    QTest.mousePress(viewport, LEFT, pos=centre(room, order))
    qtbot.waitUntil(lambda: intent.pending.empathy == {1})
    QTest.mouseRelease(viewport, LEFT, pos=centre(room, order))
    assert not intent.pending.empathy
    assert intent.pending.question is None, "the press should only show the hand"


def test_short_press_chooses_and_a_drag_opens_no_menu(program: Program, qtbot: QtBot) -> None:
    room = start(program)
    own_turn(room, qtbot)
    order = seen(room).own_hand[2].order
    viewport, at = room.screen.view.viewport(), centre(room, order)
    QTest.mouseClick(viewport, LEFT, pos=at)
    assert room.screen.intent.pending.chosen == order
    QTest.mousePress(viewport, LEFT, pos=at)
    QTest.mouseMove(viewport, at + at * 0.1)
    QTest.qWait(1)
    assert not room.screen.view._hold.isActive()
    room.screen.view.cancel_drag()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_tiles_of_six_colours_are_wide_enough_in_the_smallest_window(
    program: Program, qtbot: QtBot, players: int
) -> None:
    program.window.resize(QSize(1024, 640))
    options = GameOptions(players, multicolour=Multicolour.FIVE, first_seat=0)
    program.game.tables.start(GameSetup(default_seats(players), options, 11))
    room = program.game
    own_turn(room, qtbot)
    room.screen.intent.start_clue()
    QApplication.processEvents()
    popover = room.screen.choosers.clues
    tiles = [tile for tile in popover.findChildren(QAbstractButton) if tile.isVisible()]
    assert len([tile for tile in tiles if tile.height() >= TARGET_PX]) >= 11
    assert min(tile.width() for tile in tiles) >= TARGET_PX
    assert room.screen.rect().contains(popover.geometry())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_status_bar_stays_readable_beside_the_clue_chooser_with_large_text(
    program: Program, qtbot: QtBot, players: int
) -> None:
    """Two wide tiles about one card: no chooser is taller."""
    program.window.resize(QSize(1024, 640))
    program.preferences.change(text_size=150, language=Language.DUTCH)
    program.game.tables.start(GameSetup(default_seats(players), GameOptions(players), 11))
    room = program.game
    own_turn(room, qtbot)
    for held in seen(room).hands[players - 1]:
        click(room, centre(room, held.order))
        QApplication.processEvents()
        popover, words = room.screen.choosers.clues, room.screen.status_bar.label
        assert popover.isVisible()
        assert not popover.geometry().intersects(words.geometry())
        tiles = [tile for tile in popover.findChildren(ClueButton) if tile.isVisible()]
        assert len(tiles) == 2
        targets = popover.findChildren(QAbstractButton)
        assert popover.all_button in targets
        assert min(part.height() for part in targets if part.isVisible()) >= TARGET_PX
        room.screen.intent.cancel()


@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize("language", list(Language))
def test_chooser_covers_no_hand_no_count_and_nothing_built(
    program: Program, qtbot: QtBot, language: Language, text_size: int
) -> None:
    program.preferences.change(text_size=text_size, language=language)
    room, popover = program.game, program.game.screen.choosers.clues
    larger = QSize(1366, 768), QSize(1440, 900), QSize(1920, 1080)
    for size in (QSize(1024, 640), *(larger if language is Language.DUTCH else ())):
        program.window.resize(size)
        for players in range(2, 6):
            program.game.tables.start(GameSetup(default_seats(players), GameOptions(players), 11))
            own_turn(room, qtbot)
            geometry, built = room.screen.scene.geometry, seen(room).fireworks
            taken = kept_free(geometry)
            if players == 5:  # between the hands it may cover fireworks still to be built
                kept = (one for one in taken if one != geometry.fireworks)
                taken = (*kept, *geometry.built(built))
            for asks in (*seen(room).hands[1][::2], *seen(room).hands[players - 1][::2], None):
                if asks is None:
                    room.screen.intent.start_clue()
                else:
                    room.screen.intent.press_card(asks.order)
                QApplication.processEvents()
                box = QRectF(popover.geometry())
                assert popover.isVisible()
                assert not any(box.intersects(one) for one in taken), (size, players)
                assert room.screen.rect().contains(popover.geometry())
                assert popover.height() >= popover.sizeHint().height()
                room.screen.intent.cancel()


def shown_tip(button: QAbstractButton) -> QRect:
    """Show a button's tooltip as if the pointer rested on its middle; return the box of the tooltip."""
    at = button.rect().center()
    QApplication.sendEvent(button, QHelpEvent(QEvent.Type.ToolTip, at, button.mapToGlobal(at)))
    (tip,) = (one for one in QApplication.topLevelWidgets() if one.inherits("QTipLabel"))
    return tip.geometry()


@pytest.mark.parametrize("size", [QSize(1024, 640), QSize(1366, 768)])
def test_tooltip_covers_no_other_button(program: Program, qtbot: QtBot, size: QSize) -> None:
    program.window.resize(size)
    room, screen = start(program), program.game.screen
    own_turn(room, qtbot)
    screen.intent.start_clue()
    QApplication.processEvents()
    tiles = screen.choosers.clues.findChildren(ClueButton)
    table = screen.buttons.clue, screen.buttons.remark, screen.buttons.play, screen.buttons.discard
    buttons = [button for button in (*table, *tiles) if button.isVisible()]
    boxes = {button: QRect(button.mapToGlobal(QPoint(0, 0)), button.size()) for button in buttons}
    for button in buttons:
        button.setToolTip("A tooltip")
        tip = shown_tip(button)
        others = [box for other, box in boxes.items() if other is not button]
        assert not any(tip.intersects(box) for box in others), button.accessibleName()
    QToolTip.hideText()


def test_tooltip_does_not_repeat_the_text_below_a_button(program: Program, qtbot: QtBot) -> None:
    program.window.resize(QSize(1366, 768))
    room, buttons = start(program), program.game.screen.buttons
    own_turn(room, qtbot)
    QApplication.processEvents()
    assert buttons._clue_note.isVisible()
    assert buttons._clue_note.text()
    assert buttons.clue.toolTip() == ""


def test_advice_ends_above_a_chooser_over_the_log(program: Program, qtbot: QtBot) -> None:
    program.window.resize(QSize(1024, 640))
    room, screen = start(program), program.game.screen
    own_turn(room, qtbot)
    screen.intent.start_clue()
    room.advice.read_ahead(expected_readings(seen(room), agreement_of(Level.CASUAL)))
    screen.intent.consider(screen.intent.offered()[0])
    QApplication.processEvents()
    popover, advice = screen.choosers.clues, screen.advice
    assert popover.x() + EDGE >= screen.view.width()
    assert advice.isVisible()
    assert advice.geometry().bottom() <= popover.y()
    screen.intent.cancel()
    assert screen.choosers.top_over_log is None


def test_buttons_of_bar_and_table_are_large_enough_for_a_finger(program: Program) -> None:
    program.window.resize(QSize(1024, 640))
    room = start(program)
    QApplication.processEvents()
    bar, buttons = program.window.bar, room.screen.buttons
    targets: tuple[QAbstractButton, ...] = (
        *(bar.menu_button, bar.undo_button, bar.eye_button, bar.settings_button),
        *(buttons.clue, buttons.remark, buttons.play, buttons.discard),
        room.screen.status_bar.why,
    )
    for button in targets:
        assert min(button.width(), button.height()) >= TARGET_PX - 2, button.accessibleName()
    dialog = NewGameDialog(program.game.tables.last_setup(), (), 3, program.window)
    dialog.show()
    counts = dialog.counts.buttons()
    assert min(min(button.width(), button.height()) for button in counts) >= TARGET_PX
    dialog.close()
    dialog.deleteLater()
