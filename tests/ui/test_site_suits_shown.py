"""Games of hanab.live with other suits in the window, from the first turn to the last."""

import json
from dataclasses import replace
from itertools import pairwise

import pytest
from driving import keys, seen
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from site_games import played, site_game
from whole_games import NAMES, record_of

from hanabi_desktop.app.program import Program
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.library.hanab_live.compact_link import PREFIX, read_link
from hanabi_desktop.library.hanab_live.game_json import write_json
from hanabi_desktop.library.hanab_live.site_codes import variant_named
from hanabi_desktop.library.saved_game import SavedGame, verify
from hanabi_desktop.library.store_rows import StoredGame
from hanabi_desktop.session.library.loading import open_text
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.encoding import SeatTracker
from hanabi_desktop.ui.game.descriptions import TableDescriptions
from hanabi_desktop.ui.library.games_model import Column
from hanabi_desktop.ui.shell.command import Command
from hanabi_desktop.ui.widgets.playback import PlaybackStep
from hanabi_desktop.wording.names import suit_name

SPECIAL = (
    *(
        "3 Suits",
        "4 Suits",
        "Rainbow (3 Suits)",
        "Pink & Brown (6 Suits)",
        "Black & Prism (5 Suits)",
    ),
    *("White & Null (6 Suits)", "Omni & Light Pink (4 Suits)", "Rainbow & Muddy Rainbow (6 Suits)"),
    *("Gray & Cocoa Rainbow (6 Suits)", "Dark Pink & Gray Pink (6 Suits)", "Dark Prism (6 Suits)"),
    *("Dark Brown & Dark Omni (6 Suits)", "Dark Rainbow & Dark Null (6 Suits)", "Pink (6 Suits)"),
)


def watched(program: Program, name: str, players: int = 3) -> GameOptions:
    variant = variant_named(name)
    assert variant is not None
    options = GameOptions(players, empty_clues=False, site_suits=variant.site_suits)
    program.game.open(open_text(json.dumps(site_game(options))))
    return options


@pytest.mark.parametrize("name", SPECIAL)
def test_whole_game_is_shown_and_told(program: Program, name: str) -> None:
    options = watched(program, name, 2 + len(name) % 4)
    room, bar = program.game, program.game.screen.replay_bar
    bar.take(PlaybackStep.FIRST)
    program.window.grab()
    present = room.session.cursor.present
    assert present is not None
    turns = present.history
    for number in range(1, len(turns) + 1):
        bar.slider.setValue(number)
        if number % 8 == 0 or number == len(turns):
            program.window.grab()
    assert seen(room).options == options
    assert room.log.rowCount() >= len(turns)
    for row in range(room.log.rowCount()):
        assert room.log.index(row, 0).data()
    discards = room.discards
    assert discards.suits == options.suits
    for row, suit in enumerate(options.suits):
        assert suit_name(suit).casefold() in discards.index(row, 0).data().casefold()
    for sequence in ("Ctrl+Shift+P", "Ctrl+Shift+I"):
        keys(room, sequence)
    keys(room, "Ctrl+Shift+C")
    assert QGuiApplication.clipboard().text().startswith(PREFIX)
    assert read_link(QGuiApplication.clipboard().text()).record.options.suits == options.suits


@pytest.mark.parametrize("size", [(1024, 640), (1366, 768)])
@pytest.mark.parametrize("name", ["3 Suits", "Pink & Brown (6 Suits)"])
def test_fireworks_fit_the_table(program: Program, name: str, size: tuple[int, int]) -> None:
    program.window.resize(*size)
    options = watched(program, name, 5)
    geometry = program.game.screen.scene.geometry
    boxes = [QRectF(box) for box in geometry.columns]
    assert len(boxes) == len(options.suits)
    for left, right in pairwise(boxes):
        assert left.right() <= right.left()


def test_clue_is_told_by_its_name(program: Program) -> None:
    variant = variant_named("Pink & Brown (6 Suits)")
    assert variant is not None
    data = site_game(GameOptions(2, empty_clues=True, site_suits=variant.site_suits))
    # Red, yellow, green and blue come before pink and brown.
    data["actions"] = [
        {"type": 2, "target": 1, "value": 4},
        {"type": 2, "target": 0, "value": 5},
        {"type": 3, "target": 1, "value": 2},
    ]
    room = program.game
    room.open(open_text(json.dumps(data)))
    texts = [room.log.index(row, 0).data() for row in range(3)]
    first, second = NAMES[:2]
    assert {text.partition(",")[0] for text in texts} == {
        f"{first} told {second} about pink",
        f"{second} told {first} about brown",
        f"{first} told {second} about 2s",
    }


def test_sentence_says_what_cannot_be_done(program: Program) -> None:
    watched(program, "Pink & White (6 Suits)")
    said = "This game had special rules (6 colours, with pink and white)"
    toast = program.window.toast
    assert toast.text().startswith(said)
    for sequence in ("Ctrl+J", "Ctrl+G", "Ctrl+I"):
        toast.setText("")
        keys(program.game, sequence)
        assert toast.text().startswith(said), sequence
    assert not program.game.screen.replay_bar.play_on_button.isEnabled()
    assert program.controllers.reviews.current is None


def test_teammates_in_a_file_are_never_asked(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file may claim that our teammates played with suits that their reasoning does not know."""
    variant = variant_named("Pink & Brown (6 Suits)")
    assert variant is not None
    options = GameOptions(3, site_suits=variant.site_suits)
    whole = record_of(played(options))
    for turns in (0, 9, len(whole.actions)):
        record = replace(whole, actions=whole.actions[:turns], game_number=None)
        saved = SavedGame(record, (None, Level.CASUAL, Level.EXPERT), review=b"{}")
        with monkeypatch.context() as patch:
            patch.setattr(SeatTracker, "__init__", _refuse)
            room = program.game
            room.open(open_text(write_json(saved).decode()))
            for command in (Command.HINT, Command.READ_CLUE, Command.WHY, Command.CONVENTIONS):
                program.window.commands.give(command)
            for sequence in ("Ctrl+J", "Ctrl+G", "Ctrl+I", "Ctrl+K"):
                keys(room, sequence)
            QTest.qWait(20)
            program.window.grab()
        assert room.session.is_only_watched
        assert room.session.over is None or room.session.over.saved.review == b""


def _refuse(*_arguments: object) -> None:
    raise AssertionError("a teammate was asked about suits that it does not know")


def test_firework_tells_which_clues_touch_its_cards(program: Program) -> None:
    watched(program, "Black & Prism (5 Suits)")
    room, screen = program.game, program.game.screen
    descriptions = TableDescriptions(
        room.table, screen.intent, screen.own_hand, room.words, lambda: True
    )
    red, black, prism = (descriptions.tip_of_firework(column) for column in (0, 3, 4))
    assert "touches" not in red
    assert "decides" not in red
    assert black.startswith("There is one card of each value.")
    assert "1 red, 2 green, 3 blue, 4 black, 5 red" in prism
    assert "1 red, 2 green, 3 blue, 4 black, 5 red" in descriptions.for_firework(4)


def test_library_tells_its_rules_and_finds_it(program: Program, qtbot: QtBot) -> None:
    entries = []
    for deal, name in enumerate(("Pink & Brown (6 Suits)", "3 Suits", "")):
        variant = variant_named(name)
        options = GameOptions(3, site_suits=variant.site_suits if variant else None)
        game = SavedGame(record_of(played(options, number=3)))
        entries.append(StoredGame.from_game(game, verify(game), 1_700_000_000 + deal))
    assert program.controllers.library_service.do(lambda store: store.keep(*entries)) is None
    program.window.commands.give(Command.LIBRARY)
    library = program.controllers.library

    def rules() -> list[str]:
        rows = range(library.games.rowCount())
        return [library.games.index(row, Column.RULES).data() for row in rows]

    qtbot.waitUntil(lambda: len(rules()) == 3)
    assert rules() == [
        "3 players",
        "3 players · 3 colours",
        "3 players · 6 colours, with pink and brown",
    ]
    spoken = library.games.index(2, Column.SCORE).data(Qt.ItemDataRole.AccessibleTextRole)
    assert all(f"{name} " in spoken for name in ("Red", "Yellow", "Green", "Blue", "Pink", "Brown"))
    program.window.grab()
    variants = library.page.filters.variants
    variants.setCurrentText("Colours of hanab.live")
    qtbot.waitUntil(lambda: len(rules()) == 2)
    variants.setCurrentText("Base game")
    qtbot.waitUntil(lambda: rules() == ["3 players"])
