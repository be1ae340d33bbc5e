"""Games of hanab.live with special rules in the window: watched, and nothing else."""

import json
from typing import Any

import pytest
from driving import keys, seen
from PySide6.QtCore import QRectF
from site_games import site_game

from hanabi_desktop.app.program import Program
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.session.library.loading import open_text
from hanabi_desktop.ui.widgets.playback import PlaybackStep

SENTENCE = "This game had special rules (one card more)"


def watched(program: Program, options: GameOptions, **more: Any) -> None:
    program.game.open(open_text(json.dumps(site_game(options, **more))))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("size", [(1024, 640), (1366, 768)])
def test_hand_with_one_card_more_fits_its_place(
    program: Program, players: int, size: tuple[int, int]
) -> None:
    program.window.resize(*size)
    watched(program, GameOptions(players, extra_cards=1))
    room, bar = program.game, program.game.screen.replay_bar
    bar.take(PlaybackStep.FIRST)
    geometry = room.screen.scene.geometry
    for seat in geometry.seats:
        last = seat.slots[-1].x() + seat.card_width
        assert QRectF(seat.panel).contains(seat.slots[0])
        assert last <= seat.panel.right() + 1
    assert len(seen(room).own_hand) == (6 if players <= 3 else 5)
    assert geometry.own_slots[0].x() > 0
    assert geometry.own_slots[-1].x() + geometry.own_width < geometry.size[0]


def test_one_sentence_says_what_cannot_be_done(program: Program) -> None:
    watched(program, GameOptions(3, extra_cards=1))
    toast = program.window.toast
    assert toast.text().startswith(SENTENCE)
    for sequence in ("Ctrl+J", "Ctrl+G", "Ctrl+I"):
        toast.setText("")
        keys(program.game, sequence)
        assert toast.text().startswith(SENTENCE), sequence
    assert not program.game.screen.replay_bar.play_on_button.isEnabled()
    assert program.controllers.reviews.current is None


def test_play_from_the_deck_is_shown_and_told(program: Program) -> None:
    watched(program, GameOptions(3, deck_plays=True), number=3, deck_play=True)
    room, bar = program.game, program.game.screen.replay_bar
    whole = room.session.cursor.present
    assert whole is not None
    number = next(t.number for t in whole.history if getattr(t.action, "order", 0) == 49)
    bar.slider.setValue(number - 1)
    assert seen(room).deck_size == 1
    bar.take(PlaybackStep.ON)
    assert seen(room).deck_size == 0
    assert "played" in room.log.index(0, 0).data()
