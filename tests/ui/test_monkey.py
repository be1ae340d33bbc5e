"""Monkey test of the table: thousands of random clicks, drags, wheel turns and keys."""

import random
from itertools import count

import pytest
from driving import seen
from internals import game_of
from invariants import check_position
from patience import Deadline
from privacy import reachable_cards
from PySide6.QtCore import QPoint, QPointF, QSize, Qt, QTimer
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from hanabi_desktop.app.program import Program
from hanabi_desktop.game.cards import Multicolour
from hanabi_desktop.game.options import GameOptions, TableTalk
from hanabi_desktop.session.setup import GameSetup, Seat, with_badges
from hanabi_desktop.support.translation import Language
from hanabi_desktop.table.appearance import Speed, Theme
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.ui.game.game_controller import GameController
from hanabi_desktop.ui.shell.command import Command
from hanabi_desktop.ui.widgets.seats import default_seats

EVENTS, MANY_EVENTS = 450, 5000
"""The number of events at each of four tables and at a shared screen; the greater one with ``--deep``."""
ENOUGH_TURNS, AT_MOST = 15, 15_000
"""A monkey with too few turns continues until this many turns or events."""
GLANCE_MS = 20
"""The thinking time of Experts, short because monkeys do not wait; searches are still started and cancelled."""
TABLES = [
    GameOptions(2, choreography=True, table_talk=TableTalk.STRICT),
    GameOptions(3),
    GameOptions(4, multicolour=Multicolour.FIVE, final_bouquet=True, table_talk=TableTalk.FRIENDLY),
    GameOptions(5, multicolour=Multicolour.FIVE, choreography=True),
]
SIZES = [QSize(1024, 640), QSize(1280, 800), QSize(1500, 900)]
KEYS = [
    *(getattr(Qt.Key, f"Key_{sign}") for sign in "12345WRBYGMPDCUTNQH"),
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
    *(Qt.Key.Key_Tab, Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Space),
    *(Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_Question),
]
MODIFIERS = [Qt.KeyboardModifier.NoModifier] * 9 + [Qt.KeyboardModifier.ShiftModifier]
SHORTCUTS = [Qt.Key.Key_Z, Qt.Key.Key_R, Qt.Key.Key_Z]
"""Keys pressed with Ctrl, except those that open another window or quit."""


class Monkey:
    """Send random input to random places."""

    def __init__(self, program: Program, chance: random.Random) -> None:
        self.program = program
        self.chance = chance
        self.held: QWidget | None = None
        # Modal menus and dialogs would block the monkey.
        self.leaver = QTimer(program, interval=60)
        self.leaver.timeout.connect(self.leave)
        self.leaver.start()

    @staticmethod
    def leave() -> None:
        """Close the open menu or dialog."""
        for asking in (QApplication.activePopupWidget(), QApplication.activeModalWidget()):
            if asking is not None:
                asking.close()

    def point(self) -> QPoint:
        """Return a random point in the window, preferring cards to the background."""
        window, room = self.program.window, self.program.game
        if window.curtain.is_down and self.chance.random() < 0.1:
            return window.curtain.button.mapTo(window, window.curtain.button.rect().center())
        if self.chance.random() < 0.6 and room.screen.isVisible():
            boxes = [room.screen.scene.card_box(card.order) for card in room.table.cards]
            geometry = room.screen.scene.geometry
            boxes += [geometry.fireworks, geometry.strikes, geometry.right_buttons]
            box = self.chance.choice(boxes)
            at = QPointF(
                box.left() + self.chance.random() * box.width(),
                box.top() + self.chance.random() * box.height(),
            )
            view = room.screen.view
            return view.mapTo(window, view.mapFromScene(at))
        return QPoint(
            self.chance.randrange(window.width()), self.chance.randrange(45, window.height())
        )

    def under(self, point: QPoint) -> tuple[QWidget, QPoint]:
        popup = QApplication.activePopupWidget()
        window = self.program.window
        widget = popup or window.childAt(point) or window
        return widget, widget.mapFromGlobal(window.mapToGlobal(point))

    def hit(self) -> None:
        kind = self.chance.choices(
            ("click", "press", "release", "move", "wheel", "key", "shortcut", "menu", "rest"),
            (20, 8, 10, 25, 4, 25, 1, 3, 4),
        )[0]
        if self.held is not None and not isValid(self.held):
            self.held = None  # the game continued, and removed the button
        point = self.point()
        widget, at = self.under(point)
        left = Qt.MouseButton.LeftButton
        match kind:
            case "click":
                QTest.mouseClick(widget, left, pos=at)
            case "press" if self.held is None:
                QTest.mousePress(widget, left, pos=at)
                self.held = widget
            case "release" if self.held is not None:
                QTest.mouseRelease(self.held, left, pos=at)
                self.held = None
            case "move":
                target = self.held or widget
                QTest.mouseMove(target, target.mapFromGlobal(widget.mapToGlobal(at)))
            case "wheel":
                wheel = QWheelEvent(
                    QPointF(at),
                    QPointF(widget.mapToGlobal(at)),
                    QPoint(),
                    QPoint(0, self.chance.choice((-120, 120))),
                    Qt.MouseButton.NoButton,
                    Qt.KeyboardModifier.NoModifier,
                    Qt.ScrollPhase.NoScrollPhase,
                    False,
                )
                QApplication.sendEvent(widget, wheel)
            case "key":
                target = QApplication.activePopupWidget() or QApplication.focusWidget()
                key, modifier = self.chance.choice(KEYS), self.chance.choice(MODIFIERS)
                QTest.keyClick(target or self.program.window, key, modifier)
            case "shortcut":
                control = Qt.KeyboardModifier.ControlModifier
                QTest.keyClick(self.program.window, self.chance.choice(SHORTCUTS), control)
            case "menu" if self.chance.random() < 0.1:
                QTest.keyClick(self.program.game.screen.view, Qt.Key.Key_S)
            case "menu":
                QTest.mouseClick(widget, Qt.MouseButton.RightButton, pos=at)
            case "rest":
                QTest.qWait(self.chance.choice((0, 5, 30)))
        QApplication.processEvents()


def check(room: GameController) -> None:
    """Check the state's invariants, that the table shows it, and that own cards are hidden."""
    game = game_of(room.session)
    assert game is not None
    check_position(game.state)
    table, scene = seen(room), room.screen.scene
    in_hands = {card.order for card in room.table.cards}
    assert in_hands <= set(scene.card_items)
    own = set(table.hand_orders(table.seat))
    assert own == set(scene.composition.own_row().orders)
    for order in own:
        look = scene.card_items[order].look
        assert look is None or look.card is None
    pending = room.screen.intent.pending
    if pending.chosen is not None:
        assert pending.chosen in own
    if pending.question is not None:
        assert pending.question.target != table.seat


def settle(program: Program, monkey: Monkey) -> None:
    """Release everything, and wait until the table is at rest."""
    monkey.leaver.stop()
    monkey.leave()
    if monkey.held is not None and isValid(monkey.held):
        QTest.mouseRelease(monkey.held, Qt.MouseButton.LeftButton)
    program.game.set_speed(Speed.OFF)


@pytest.mark.slow
@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_monkeys_at_a_shared_screen_see_only_their_own_view(
    program: Program, *, deep: bool
) -> None:
    chance, room = random.Random(8), program.game
    room.set_speed(Speed.FAST)
    program.preferences.change(thinking_ms=GLANCE_MS)
    room.session.teammates.set_pause(0)
    program.window.curtain.grace_ms = program.game.screen.done.grace_ms = 0
    room.hot_seat.recap.step_ms = 60
    seats = with_badges((Seat("a"), Seat("b"), Seat("c", Level.CASUAL), Seat("d")))
    setup = GameSetup(seats, GameOptions(4), 7)
    room.tables.start(setup)
    monkey, viewers, covered = Monkey(program, chance), set[int | None](), 0
    events, deadline = (MANY_EVENTS if deep else EVENTS), Deadline()
    for event in count():
        # A slow machine may take longer until everybody has had the screen.
        if event >= events and (viewers == {None, 0, 1, 3} or deadline.has_passed()):
            break
        monkey.hit()
        viewer = room.session.viewer
        viewers.add(viewer)
        if viewer is None:
            covered += 1
            assert program.window.curtain.is_down
            assert room.table.observation is None
            assert room.log.rowCount() == 0
            if covered % 40 == 0:
                assert reachable_cards(program) == []
                program.window.curtain.button.click()
        elif program.window.page is not room.screen or seen(room).ending is not None:
            room.tables.start(setup.with_number(chance.randrange(1, 99_999)))
        else:
            assert seen(room).seat == viewer
            if event % 50 == 0:
                check(room)
                room.session.cursor.go_to_present()
    assert viewers == {None, 0, 1, 3}
    settle(program, monkey)
    program.window.commands.give(Command.START_PAGE)


@pytest.mark.slow
@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
@pytest.mark.parametrize("options", TABLES, ids=lambda options: f"{options.players} players")
def test_random_events_leave_a_valid_table(
    program: Program, options: GameOptions, *, deep: bool
) -> None:
    chance = random.Random(options.players)
    room = program.game
    room.set_speed(Speed.FAST)
    program.preferences.change(thinking_ms=GLANCE_MS)
    room.session.teammates.set_pause(0)
    setup = GameSetup(default_seats(options.players), options, 100 + options.players)
    room.tables.start(setup)
    monkey = Monkey(program, chance)
    turns = []
    room.session.cursor.changed.connect(turns.append)
    for event in range(AT_MOST):
        if event >= (MANY_EVENTS if deep else EVENTS) and len(turns) > ENOUGH_TURNS:
            break
        monkey.hit()
        if program.window.page is not room.screen or seen(room).ending is not None:
            room.tables.start(setup.with_number(chance.randrange(1, 99_999)))
        if event % 50 == 0:
            check(room)
        if event % 4 == 0:
            room.session.cursor.go_to_present()  # random input leads there often and rarely back
        if event % 200 == 199:
            program.window.resize(chance.choice(SIZES))
            program.window.menu.themes.chosen.emit(chance.choice(list(Theme)))
            program.window.menu.languages.chosen.emit(chance.choice(list(Language)))
            # Random input may find nothing to do for long; another table offers more.
            room.tables.start(setup.with_number(chance.randrange(1, 99_999)))
    assert len(turns) > ENOUGH_TURNS, "the random input played too few turns"
    settle(program, monkey)
    room.tables.start(setup)
    check(room)
