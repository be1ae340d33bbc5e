"""Play a whole game through the accessibility tree alone."""

import re
from collections.abc import Iterator

import pytest
from driving import own_turn, seen, start
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from hanabi_desktop.app.program import Program
from hanabi_desktop.game.moves import Action, Clue, Discard, Play
from hanabi_desktop.game.observation import slot_of
from hanabi_desktop.support.translation import Language
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import agreement_of
from hanabi_desktop.teammates.players import ConventionPlayer
from hanabi_desktop.teammates.teammate import Budget
from hanabi_desktop.ui.game.game_controller import GameController
from hanabi_desktop.wording.names import clue_title

Role = QAccessible.Role


@pytest.fixture
def listening(qapp: QApplication) -> Iterator[None]:
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def found(root: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """Yield every visible accessible object below."""
    for place in range(root.childCount()):
        child = root.child(place)
        if child is not None and child.isValid() and not child.state().invisible:
            yield child
            yield from found(child)


def name_of(thing: QAccessibleInterface) -> str:
    return thing.text(QAccessible.Text.Name)


class Listener:
    """A player who knows the window by its accessibility tree alone."""

    def __init__(self, room: GameController, qtbot: QtBot) -> None:
        self.qtbot = qtbot
        self.window = QAccessible.queryAccessibleInterface(room.screen.window())

    def things(self, role: QAccessible.Role, name: str) -> list[QAccessibleInterface]:
        there = found(self.window)
        end = r"(?!\w)" if name[-1].isalnum() else ""  # "Play" must not match "Player, card 1"
        begins = re.compile(re.escape(name) + end)
        return [t for t in there if t.role() is role and begins.match(name_of(t))]

    def press(self, role: QAccessible.Role, name: str) -> None:
        things = self.things(role, name)
        assert things, (role, name, sorted(map(name_of, found(self.window))))
        actions = things[0].actionInterface()
        assert actions is not None
        assert actions.pressAction() in actions.actionNames()
        # Qt shows a button pressed for a moment before it counts as clicked.
        button = things[0].object()
        assert isinstance(button, QAbstractButton)
        with self.qtbot.waitSignal(button.clicked):
            actions.doAction(actions.pressAction())


def act(room: GameController, listener: Listener, action: Action) -> None:
    """Act like a user who knows cards by holder and slot."""
    table = seen(room)
    seat = action.target if isinstance(action, Clue) else table.seat
    order = table.touched_by(action)[0] if isinstance(action, Clue) else action.order
    slot = slot_of(table.hand_orders(seat), order)
    room.screen.intent.warn_mistakes = False
    listener.press(Role.Button, f"{room.words.names[seat]}, card {slot}:")
    match action:
        case Play():
            listener.press(Role.Button, room.screen.buttons.play.text())
        case Discard():
            listener.press(Role.Button, room.screen.buttons.discard.text())
        case Clue(value=value):
            listener.press(Role.Button, f"{clue_title(value)}: ")


@pytest.mark.usefixtures("listening")
def test_whole_game_is_played_by_accessible_actions(program: Program, qtbot: QtBot) -> None:
    room = start(program, number=3)
    listener = Listener(room, qtbot)
    own_turn(room, qtbot)
    player = room.words.names[0]
    while seen(room).ending is None:
        own = [t for t in found(listener.window) if name_of(t).startswith(f"{player}, card ")]
        assert len(own) == len(seen(room).own_hand)
        assert all(": hidden. " in name_of(t) for t in own)
        before = len(seen(room).history)
        choice = ConventionPlayer(agreement_of(Level.CASUAL)).choose(seen(room), Budget()).action
        if isinstance(choice, Clue) and not seen(room).touched_by(choice):
            room.session.submit(choice)  # an empty clue is offered under "All clues ..."
        else:
            act(room, listener, choice)
        assert len(seen(room).history) > before
        assert seen(room).history[before].action == choice
        own_turn(room, qtbot)
    qtbot.waitUntil(room.end.page.isVisible)
    assert listener.things(Role.Button, room.end.page.again_button.text())


@pytest.mark.usefixtures("listening")
@pytest.mark.parametrize("language", list(Language))
def test_every_interactive_object_has_a_name(
    program: Program, qtbot: QtBot, language: Language
) -> None:
    program.window.menu.languages.chosen.emit(language)
    room = start(program)
    room.screen.intent.press_card(seen(room).hands[1][0].order)
    for thing in found(Listener(room, qtbot).window):
        if thing.role() in (Role.Button, Role.ComboBox, Role.Slider, Role.EditableText):
            assert name_of(thing).strip(), (thing.role(), thing.rect())


@pytest.mark.usefixtures("listening")
def test_card_describes_what_pressing_it_does(program: Program, qtbot: QtBot) -> None:
    room = start(program)
    listener = Listener(room, qtbot)
    card = listener.things(Role.Button, f"{room.words.names[1]}, card 1:")[0]
    assert card.text(QAccessible.Text.Description).startswith("Click to tell ")
    actions = card.actionInterface()
    assert actions is not None
    actions.doAction(actions.setFocusAction())
    assert room.screen.intent.pending.focused == seen(room).hands[1][-1].order
    assert card.state().focused
