"""Simulated input for the window, shared by its tests."""

from collections.abc import Callable, Sequence

from patience import Deadline
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from hanabi_desktop.app.program import Program
from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.state import GameState, apply, deal_deck
from hanabi_desktop.session.play.session import Session
from hanabi_desktop.session.setup import GameSetup
from hanabi_desktop.settings.start import StartOptions
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import agreement_of
from hanabi_desktop.teammates.players import ConventionPlayer
from hanabi_desktop.teammates.teammate import AT_ONCE, Reason
from hanabi_desktop.ui.game.game_controller import GameController
from hanabi_desktop.ui.widgets.seats import default_seats

MakeProgram = Callable[[StartOptions], Program]
"""The fixture ``make_program``: creates a program, which is closed after the test."""


def start(program: Program, players: int = 3, number: int = 11) -> GameController:
    options = GameOptions(players, first_seat=0)
    program.game.tables.start(GameSetup(default_seats(players), options, number))
    QTest.qWait(1)
    return program.game


class IdleGuide:
    """A guide that does nothing: the test controls the game."""

    def propose(self, action: Action) -> None: ...

    def follow(self) -> None: ...

    def withdraw(self) -> None: ...

    def close(self) -> None: ...


def show_states(
    session: Session, states: Sequence[GameState], reasons: Sequence[Reason | None] = ()
) -> None:
    """Show a game, given by its states from the deal on, as the first seat sees it."""
    options = states[0].options
    setup = GameSetup(default_seats(options.players), options, None)
    session.lead(IdleGuide(), setup, states, reasons)


def states_of(state: GameState) -> list[GameState]:
    """Return every state that led to this one, the deal first."""
    states = [deal_deck(state.options, state.deck, state.first_seat)]
    for turn in state.history:
        states.append(apply(states[-1], turn.action)[0])
    return states


def seen(room: GameController) -> Observation:
    observation = room.table.observation
    assert observation is not None
    return observation


def own_turn(room: GameController, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: seen(room).seat_to_act == 0 or seen(room).ending is not None)


def play_to_the_end(program: Program, qtbot: QtBot) -> None:
    """Let the person play by the conventions until the game is over."""
    session, player = program.game.session, ConventionPlayer(agreement_of(Level.CASUAL))
    session.teammates.set_pause(0)
    session.teammates.set_thinking_time(0)
    while (observation := seen(program.game)).ending is None:
        if observation.seat_to_act == observation.seat:
            session.submit(player.choose(observation, AT_ONCE).action)
        else:
            turns = len(observation.history)
            qtbot.waitUntil(lambda turns=turns: len(seen(program.game).history) > turns)


def at(room: GameController, point: QPointF) -> QPoint:
    return room.screen.view.mapFromScene(point)


def centre(room: GameController, order: int) -> QPoint:
    return at(room, room.screen.scene.card_box(order).center())


def click(room: GameController, point: QPoint) -> None:
    viewport = room.screen.view.viewport()
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=point)


def drag(room: GameController, start_at: QPoint, end_at: QPoint) -> None:
    viewport, left = room.screen.view.viewport(), Qt.MouseButton.LeftButton
    QTest.mousePress(viewport, left, pos=start_at)
    for step in range(1, 6):
        QTest.mouseMove(viewport, start_at + (end_at - start_at) * step / 5)
    QTest.mouseRelease(viewport, left, pos=end_at)


def press(room: GameController, name: str, *, shift: bool = False) -> None:
    """Press a key, such as "Return", on the focused widget."""
    modifier = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
    target = QApplication.focusWidget() or room.screen.view
    QTest.keyClick(target, getattr(Qt.Key, f"Key_{name}"), modifier)


def keys(room: GameController, sequence: str) -> None:
    """Press a shortcut of the window."""
    QTest.keySequence(room.screen.window(), QKeySequence(sequence))


def status_bar(room: GameController) -> str:
    return room.screen.status_bar.label.accessibleName()


def advice(room: GameController) -> str:
    """Return the text of the panel for advice; empty if it is hidden."""
    panel = room.screen.advice
    return "" if panel.isHidden() else panel.text.accessibleName()


def says(widget: QWidget, text: str) -> bool:
    """Return whether a visible label in a widget has this text."""
    labels = (one for one in widget.findChildren(QLabel) if one.isVisibleTo(widget))
    return any(text in label.text() for label in labels)


def entry(window: QWidget, text: str) -> QAction:
    """Return the window's command with this text, whichever menu contains it."""
    (found,) = {one for one in window.findChildren(QAction) if one.text().replace("&", "") == text}
    return found


def table_has_focus(room: GameController) -> bool:
    """Return whether the table, or something on it, has the keyboard focus."""
    view, focused = room.screen.view, QApplication.focusWidget()
    return focused is not None and (focused is view or view.isAncestorOf(focused))


def wait_until_read(program: Program) -> None:
    """Wait until the requested games are shown or refused."""
    deadline = Deadline()
    while program.controllers.files.is_reading:
        assert not deadline.has_passed()
        QTest.qWait(1)
