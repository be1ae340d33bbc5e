"""Bookmarks: set by a key while playing, saved, shown in the review once their moment is passed."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from driving import keys, own_turn, press, start
from pytestqt.qtbot import QtBot
from quick_reviews import review_quickly
from test_review_shown import LITTLE, PLAYED

from hanabi_desktop.app.program import Program
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.library.hanab_live.game_json import read_json, write_json
from hanabi_desktop.library.metadata.badges_and_notes import Bookmark, CardNote
from hanabi_desktop.library.metadata.problems import UnreadableGameError
from hanabi_desktop.library.metadata.summary import Kind, Query
from hanabi_desktop.library.saved_game import verify
from hanabi_desktop.library.store_rows import StoredGame
from hanabi_desktop.session.library.loading import open_text
from hanabi_desktop.session.setup import GameSetup, Seat
from hanabi_desktop.table.appearance import Speed
from hanabi_desktop.ui.library.games_model import GameWords

NOTED = replace(
    PLAYED,
    bookmarks=(Bookmark(2, 0, "why this clue?"), Bookmark(9, 0)),
    card_notes=(CardNote(1, 0, 3, "r2"), CardNote(4, 0, 3, ""), CardNote(5, 0, 4, "keep")),
)


def test_key_marks_the_moment_with_an_optional_note(program: Program, qtbot: QtBot) -> None:
    program.preferences.change(speed=Speed.OFF)
    program.window.show()
    game = start(program, players=2)
    own_turn(game, qtbot)
    keys(game, "Ctrl+B")
    dialog = game.bookmarks.dialog
    assert dialog is not None
    assert game.session.notebook.bookmarked == "", (
        "the bookmark should be saved before its note is written"
    )
    dialog.note.setText(" what now? ")
    dialog.accept()
    assert game.session.notebook.bookmarked == "what now?"
    # Esc keeps the earlier text.
    keys(game, "Ctrl+B")
    assert game.bookmarks.dialog is not None
    game.bookmarks.dialog.note.setText("something else")
    game.bookmarks.dialog.reject()
    assert game.session.notebook.bookmarked == "what now?"
    keys(game, "Ctrl+B")
    assert game.bookmarks.dialog is not None
    game.bookmarks.dialog.remove_button.click()
    assert game.session.notebook.bookmarked is None
    press(game, "Escape")


def test_bookmarks_survive_files_and_the_library(program: Program, qtbot: QtBot) -> None:
    again = read_json(write_json(NOTED))
    assert again.bookmarks == NOTED.bookmarks
    assert again.card_notes == NOTED.card_notes
    # The notes before turn 3 and before turn 6; the first note was deleted in between.
    assert again.notes_before(3, 0) == {3: "r2"}
    assert again.notes_before(6, 0) == {4: "keep"}
    verdict = verify(NOTED)
    service = program.controllers.library_service
    service.keep(StoredGame(7, NOTED, verdict.ending, verdict.score, 0, 1_700_000_000), list)
    answers: list[object] = []
    unmarked = StoredGame.from_game(replace(NOTED, bookmarks=()), verdict, 1_700_000_001)
    service.keep(unmarked, list)
    marked = Query(kind=Kind.BOOKMARKED)
    service.ask(lambda store: store.summaries(store.find(marked)), answers.append)
    qtbot.waitUntil(lambda: bool(answers))
    (listed,) = answers
    assert isinstance(listed, Sequence)
    assert [one.bookmarks for one in listed] == [2]
    assert "2 bookmarks" in GameWords().name(listed[0])


def test_invalid_bookmark_is_refused() -> None:
    wrong = replace(NOTED, bookmarks=(Bookmark(10_000, 0),))
    with pytest.raises(UnreadableGameError):
        read_json(write_json(wrong))
    nobody = replace(NOTED, bookmarks=(Bookmark(1, 4),))
    with pytest.raises(UnreadableGameError):
        read_json(write_json(nobody))


def test_review_lists_bookmarks_and_shows_notes_once_passed(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    review_quickly(monkeypatch, LITTLE)
    program.window.show()
    program.game.open(open_text(write_json(NOTED).decode()))
    reviews = program.controllers.reviews
    reviews.show()
    rows = reviews.panel.bookmarks.rows
    assert rows.rowCount() == 2
    assert rows.index(0, 1).data() == "not reached yet"
    slider = program.game.screen.replay_bar.slider
    slider.setValue(2)
    assert rows.index(0, 1).data() == "why this clue?"
    slider.setValue(0)
    assert rows.index(0, 1).data() == "why this clue?"
    reviews.panel.bookmarks.table.activated.emit(rows.index(1, 0))
    assert program.game.session.cursor.moment == 9
    reviews.close_review()
    assert not rows.rowCount()


def test_bookmark_under_the_curtain_says_what_to_do_first(program: Program) -> None:
    program.game.tables.start(GameSetup((Seat("Elin"), Seat("Max")), GameOptions(2), 5))
    assert program.game.session.viewer is None
    program.game.bookmarks.mark()
    assert program.window.toast.text() == "Take your seat first, then you can set a bookmark."
