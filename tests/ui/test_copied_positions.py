"""Positions copied as text and as a picture, and links that open at the turn shown."""

from dataclasses import replace

import pytest
from driving import keys, seen
from positions import deal_known
from PySide6.QtGui import QGuiApplication
from test_hidden_result import WHOLE, _game, shown
from whole_games import played_out, record_of

from hanabi_desktop.app.program import Program
from hanabi_desktop.game.options import GameOptions, TableTalk
from hanabi_desktop.library.hanab_live.compact_link import read_link
from hanabi_desktop.library.saved_game import SavedGame
from hanabi_desktop.session.library.loading import open_text
from hanabi_desktop.ui.widgets.playback import PlaybackStep
from hanabi_desktop.wording.positions import position_text

HANDS = "r1 y2 b5 g1 w3", "g1 r2 r3 b1 y1"


@pytest.fixture
def told(program: Program) -> str:
    """Return a position in words, with the plural forms of the program's language."""
    table = deal_known(*HANDS).after("clue 1 red", "clue 0 1", "play 0:slot5", "discard 1:slot5")
    return position_text(table.sees(1), ("Elin", "Zoë"))


def test_position_is_written_as_in_forums(told: str) -> None:
    heading, fireworks, discards, first, second = told.split("\n")
    assert heading == (
        "Turn 5, Elin to move · 1 point · 7 clues left · 0 strikes of 3 · 38 cards in the deck"
    )
    assert fireworks == "Fireworks: w0 r1 b0 y0 g0"
    assert discards == "Discarded: g1"
    assert first.startswith("Elin: ")
    assert first.endswith(" w3 g1(1) b5 y2")
    assert second.startswith("Zoë: ?? ?? ?? ??(r) ??(r)")


def test_strict_table_does_not_help_to_remember() -> None:
    table = deal_known(*HANDS).after("clue 1 red")
    whole = table.sees(1)
    assert "(r)" in position_text(whole, ("a", "b"))
    strict = replace(whole, options=replace(whole.options, table_talk=TableTalk.STRICT))
    assert "(r)" not in position_text(strict, ("a", "b"))


def test_position_shown_is_copied_as_its_viewer_sees_it(program: Program) -> None:
    shown(program, _game(WHOLE))
    bar, clipboard = program.game.screen.replay_bar, QGuiApplication.clipboard()
    bar.take(PlaybackStep.FIRST)
    bar.slider.setValue(9)
    keys(program.game, "Ctrl+Shift+P")
    copied = clipboard.text()
    assert copied == position_text(seen(program.game), program.game.words.names)
    assert copied.startswith("Turn 10, ")
    assert "?? ??" in copied
    program.game.session.cursor.look_from(None)
    keys(program.game, "Ctrl+Shift+P")
    assert "??" not in clipboard.text()


def test_picture_shows_the_table(program: Program) -> None:
    shown(program, _game(WHOLE))
    keys(program.game, "Ctrl+Shift+I")
    picture = QGuiApplication.clipboard().pixmap()
    assert picture.size() == program.game.screen.view.size()
    assert program.window.toast.text() == "The position was copied as a picture."


def test_link_opens_at_the_turn_shown(program: Program) -> None:
    last = played_out(GameOptions(3, empty_clues=False), 3, care=1.0)
    shown(program, SavedGame(record_of(last, 3)))
    clipboard = QGuiApplication.clipboard()
    keys(program.game, "Ctrl+Shift+C")
    assert "#" not in clipboard.text()
    program.game.screen.replay_bar.slider.setValue(9)
    keys(program.game, "Ctrl+Shift+C")
    assert clipboard.text().endswith("#10")
    assert read_link(clipboard.text()).opened_at == 10
    program.game.open(open_text(clipboard.text()))
    assert len(seen(program.game).history) == 9
