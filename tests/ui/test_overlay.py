"""The buttons over cards, fireworks, tokens, strikes and deck: position, order and effect."""

from driving import click, own_turn, press, seen, start, table_has_focus
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from hanabi_desktop.app.program import Program
from hanabi_desktop.game.cards import Suit
from hanabi_desktop.game.moves import Clue, Play
from hanabi_desktop.table.overlay import OverlayButton
from hanabi_desktop.ui.game.game_controller import GameController


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def focused_name() -> str:
    return focused().accessibleName()


def tab(key: Qt.Key = Qt.Key.Key_Tab) -> None:
    QTest.keyClick(focused(), key)


def at_table(program: Program) -> GameController:
    room = start(program)
    room.screen.view.setFocus()
    return room


def test_tab_goes_through_hands_and_piles_and_back(program: Program) -> None:
    room = at_table(program)
    names = room.words.names
    for name in names:
        tab()
        assert focused_name().startswith(f"{name}, card 1:")
        assert isinstance(focused(), OverlayButton)
    tab()
    assert focused_name() == "White firework: no card yet"
    assert room.screen.intent.pending.focused is None, (
        "no card should be marked while a firework has focus"
    )
    tab()
    assert not table_has_focus(room)
    tab(Qt.Key.Key_Backtab)
    assert focused_name() == "White firework: no card yet"
    for name in reversed(names):
        tab(Qt.Key.Key_Backtab)
        assert focused_name().startswith(f"{name}, card 1:")
    tab(Qt.Key.Key_Backtab)
    assert not table_has_focus(room)


def test_arrows_move_between_cards_and_piles(program: Program) -> None:
    room = at_table(program)
    press(room, "Up")
    press(room, "Right")
    assert focused_name().startswith(f"{room.words.names[0]}, card 2:")
    for _ in room.words.names:
        press(room, "Up")
    assert focused_name() == "White firework: no card yet"
    walked = []
    for _ in range(9):
        press(room, "Right")
        walked.append(focused_name())
    assert walked[4:] == ["8 clues left", "0 strikes of 3", *["35 cards in the deck"] * 3]
    press(room, "Down")
    assert focused_name().startswith(f"{room.words.names[2]}, card 1:")


def test_focused_pile_is_highlighted(program: Program) -> None:
    room = at_table(program)
    pile = room.screen.view.overlay.piles[0]
    before = pile.grab().toImage()
    pile.setFocus()
    ring = pile.grab().toImage()
    assert ring != before
    assert "#ffffff" in {ring.pixelColor(x, ring.height() // 2).name() for x in range(ring.width())}
    press(room, "Right")
    assert pile.grab().toImage() == before


def test_enter_on_a_firework_plays_the_chosen_card_or_shows_its_moment(
    program: Program, qtbot: QtBot
) -> None:
    room = at_table(program)
    room.screen.intent.warn_mistakes = False
    order = seen(room).own_hand[0].order
    room.screen.intent.press_card(order)
    pile = room.screen.view.overlay.piles[0]
    pile.setFocus()
    assert pile.accessibleDescription() == "Enter: play the chosen card."
    press(room, "Return")
    assert seen(room).history[0].action == Play(order)
    own_turn(room, qtbot)
    built = next(c for c, height in enumerate(seen(room).fireworks) if height)
    pile = room.screen.view.overlay.piles[built]
    suit = seen(room).options.suits[built]
    assert pile.accessibleName().startswith(suit.name.capitalize())
    assert pile.accessibleName().endswith(f": {seen(room).fireworks[built]}")
    pile.setFocus()
    press(room, "Return")
    assert room.session.cursor.is_looking_back
    turn = seen(room).history[room.session.cursor.moment - 1]
    assert any(getattr(event, "card", None) and event.card.suit is suit for event in turn.events)


def test_enter_on_the_strikes_shows_the_last_strike(program: Program, qtbot: QtBot) -> None:
    room = at_table(program)
    room.screen.intent.warn_mistakes = False
    while not seen(room).strikes:
        room.session.submit(Play(seen(room).own_hand[0].order))
        own_turn(room, qtbot)
    strikes = room.screen.view.overlay.piles[-2]
    assert strikes.accessibleName() == f"{seen(room).strikes} strike of 3"
    strikes.click()
    assert room.session.cursor.is_looking_back


def test_buttons_are_transparent_to_the_pointer(program: Program) -> None:
    room = at_table(program)
    viewport = room.screen.view.viewport()
    button = room.screen.view.overlay.card(seen(room).own_hand[0].order)
    assert button is not None
    centre = button.geometry().center()
    assert viewport.childAt(centre) is None
    click(room, centre)
    assert room.screen.intent.pending.chosen == seen(room).own_hand[0].order


def test_buttons_follow_their_cards_and_disappear_with_them(program: Program, qtbot: QtBot) -> None:
    room = at_table(program)
    view, scene = room.screen.view, room.screen.scene
    room.session.submit(Clue(1, Suit.RED))
    own_turn(room, qtbot)
    qtbot.waitUntil(lambda: not scene.motions.running)
    program.window.resize(1500, 900)
    view.lay_out()
    held = {card.order for card in scene.composition.hand_cards()}
    assert set(view.overlay._cards) == held
    for order in held:
        button, box = view.overlay.card(order), scene.card_box(order)
        assert button is not None
        assert (button.geometry().topLeft() - box.topLeft().toPoint()).manhattanLength() <= 2
    room.to_start()
    assert view.overlay._cards == {}
    assert view.overlay.piles == []
    assert view.viewport().childAt(QPoint(300, 300)) is None


def test_focus_stays_on_the_table_when_its_card_leaves(program: Program, qtbot: QtBot) -> None:
    room = at_table(program)
    order = seen(room).own_hand[2].order
    room.screen.intent.focus(order)
    assert focused() is room.screen.view.overlay.card(order)
    room.session.submit(Play(order))
    newest = seen(room).own_hand[-1].order
    assert focused() is room.screen.view.overlay.card(newest)
    own_turn(room, qtbot)
    assert table_has_focus(room)


def test_screen_readers_read_hands_then_piles_as_cards_change(
    program: Program, qtbot: QtBot
) -> None:
    """Screen readers read children from the lowest to the uppermost, in the order of the widgets."""
    room = at_table(program)
    room.screen.intent.warn_mistakes = False
    view = room.screen.view
    for _ in range(3):
        room.session.submit(Play(seen(room).own_hand[0].order))
        own_turn(room, qtbot)
        buttons = [one for one in view.viewport().children() if isinstance(one, OverlayButton)]
        shown = [one for one in buttons if one.isVisible()]
        cards = [
            view.overlay.card(card.order) for card in room.screen.scene.composition.hand_cards()
        ]
        assert shown == [*cards, *view.overlay.piles]
