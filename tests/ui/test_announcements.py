"""Accessible announcements: made unasked, and on a key press."""

import pytest
from driving import advice, own_turn, press, seen, start
from pytestqt.qtbot import QtBot

from hanabi_desktop.app.program import Program
from hanabi_desktop.game.cards import Rank
from hanabi_desktop.game.moves import Clue, Discard
from hanabi_desktop.ui.game import advice_panel, table_screen
from hanabi_desktop.ui.game import status_bar as bar


@pytest.fixture
def spoken(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Collect everything a screen reader would announce unasked."""
    said: list[str] = []
    for module in (table_screen, bar, advice_panel):
        monkeypatch.setattr(module, "announce", lambda _widget, text: said.append(text))
    return said


def test_every_prompt_is_announced(program: Program, spoken: list[str]) -> None:
    room = start(program)
    for key, says in (
        ("P", "Which card do you play?"),
        ("D", "All eight clues are available"),
        ("C", "What do you tell "),
        ("3", "3s for "),
        ("Escape", ""),
    ):
        spoken.clear()
        press(room, key)
        assert not says or any(text.startswith(says) for text in spoken), key


def test_own_turn_is_announced(program: Program, spoken: list[str], qtbot: QtBot) -> None:
    room = start(program)
    room.session.submit(Clue(1, Rank.ONE))
    own_turn(room, qtbot)
    told = [text for text in spoken if text.endswith("It’s your turn.")]
    assert told
    assert told[-1].startswith(room.words.names[seen(room).history[-1].seat])


def test_each_part_of_the_table_is_announced_by_its_key(
    program: Program, spoken: list[str], qtbot: QtBot
) -> None:
    room = start(program)
    room.session.submit(Clue(1, Rank.ONE))
    own_turn(room, qtbot)
    room.session.submit(Discard(seen(room).own_hand[0].order))
    own_turn(room, qtbot)
    mate = room.words.names[1]
    for key, says, also in (
        ("F5", "Player. Card 1: ", "clued"),
        ("F6", f"{mate}. Card 1: ", "known: "),
        ("F7", "Fireworks: White ", "Green "),
        ("F8", "Discard pile: ", "."),
        ("F9", "", "of 3"),
    ):
        spoken.clear()
        press(room, key)
        (text,) = spoken
        assert text.startswith(says), key
        assert also in text, key
        assert advice(room) == text, "the announcement should also be in the panel"


def test_own_hand_is_announced_without_faces(program: Program) -> None:
    room = start(program)
    press(room, "F5")
    assert "hidden" not in advice(room)
    assert advice(room).count("nothing known") == len(seen(room).own_hand)
