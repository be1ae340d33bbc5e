"""*Guess the move*: a person decides for one seat of a finished game, turn by turn."""

from collections.abc import Callable

import pytest
from driving import advice, keys, seen
from privacy import all_texts
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from test_hidden_result import WHOLE, _game, _otherwise, shown

from hanabi_desktop.app.program import Program
from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.observation import Observation, legal_actions
from hanabi_desktop.review.decisions import ActionCost
from hanabi_desktop.session.guides.guessing import GuessScore
from hanabi_desktop.teammates.conventions import Agreement
from hanabi_desktop.ui.game.advice_panel import Choice
from hanabi_desktop.ui.learn.guessing import GuessingController
from hanabi_desktop.ui.widgets.playback import PlaybackStep

TURNS = [turn.number for turn in WHOLE.history if turn.seat == 0]


class Judge:
    """Says at once that the moves in ``dear`` cost half a point, and that all others are free."""

    def __init__(self) -> None:
        self.dear: set[Action] = set()

    def watch(self, observation: Observation, agreement: Agreement, limit: float) -> None: ...

    def ask(self, action: Action, then: Callable[[ActionCost], None]) -> None:
        best = action if action not in self.dear else next(iter(self.dear - {action}), action)
        then(ActionCost(action, best, 0.5 * (action in self.dear), 0.1, deals=99))

    def leave(self) -> None: ...


@pytest.fixture
def judge(program: Program) -> Judge:
    """Return a judge that needs no processes, in place of the real one."""
    judge = Judge()
    program.controllers.learning.guessing.guide._costs = judge
    return judge


@pytest.fixture
def guessing(program: Program, judge: Judge) -> GuessingController:
    """Return the controller, once it asks for the first move of the first seat."""
    shown(program, _game(WHOLE))
    keys(program.game, "Ctrl+G")
    return program.controllers.learning.guessing


def made(number: int) -> Action:
    return WHOLE.history[number - 1].action


def other(program: Program, number: int) -> Action:
    return next(one for one in legal_actions(seen(program.game)) if one != made(number))


def guess(program: Program, qtbot: QtBot, action: Action) -> str:
    guide = program.controllers.learning.guessing.guide
    with qtbot.waitSignal(guide.answered):
        program.game.session.submit(action)
    return advice(program.game)


def test_asks_before_each_move_of_the_seat_and_shows_what_was_done(
    program: Program, guessing: GuessingController, qtbot: QtBot
) -> None:
    room, name = program.game, program.game.words.names[0]
    for number in TURNS[:3]:
        assert len(seen(room).history) == number - 1
        assert seen(room).seat == seen(room).seat_to_act == 0
        assert all(held.card is None for held in seen(room).own_hand)
        assert advice(room).startswith(f"What would you do as {name}?")
        assert room.screen.advice.isVisible()
        said = guess(program, qtbot, made(number))
        assert said.startswith(f"{name} made the same move: ")
        assert len(seen(room).history) == number, "the move of the game should be shown"
        QTest.keyClick(room.screen.view, Qt.Key.Key_Return)
    assert guessing.guide.score == GuessScore(3, 3, 3)


def test_other_move_is_told_with_both_judgements_and_the_agreement(
    program: Program, guessing: GuessingController, judge: Judge, qtbot: QtBot
) -> None:
    action = other(program, TURNS[0])
    judge.dear = {action, made(TURNS[0])}
    said = guess(program, qtbot, action)
    assert "made another move: " in said
    assert "On average yours scores 0.5 points fewer than the best." in said
    assert "’s move scores 0.5 points fewer than the best." in said
    assert "In your place, a teammate would " in said
    assert "Guesses so far: 1. Same as in the game: 0. As good as the best: 0." in said
    # The game went on with its own move, not with the guess.
    assert seen(program.game).history[-1].action == made(TURNS[0])


def test_two_moves_as_good_as_the_best_are_judged_in_one_sentence(
    program: Program, guessing: GuessingController, qtbot: QtBot
) -> None:
    said = guess(program, qtbot, other(program, TURNS[0]))
    assert "Both are as good as the best." in said
    assert "No move is better" not in said


def test_score_is_told_at_the_end(program: Program, guessing: GuessingController) -> None:
    for _ in TURNS:
        program.game.screen.advice.chosen.emit(Choice.SKIP)
    assert seen(program.game).ending is not None
    assert "this is the end of the game" in advice(program.game)
    assert "You didn’t guess any moves." in advice(program.game)
    program.game.screen.advice.chosen.emit(Choice.BACK)
    assert not program.game.screen.advice.isVisible()
    assert program.game.session.guide is None


def test_no_text_tells_what_comes_later(program: Program, judge: Judge) -> None:
    told = []
    for last in (WHOLE, _otherwise()):
        shown(program, _game(last))
        keys(program.game, "Ctrl+G")
        texts = [all_texts(program)]
        for _ in range(3):
            program.game.screen.advice.chosen.emit(Choice.SKIP)
            texts.append(all_texts(program))
        told.append(texts)
    assert told[0] == told[1]


def test_leaving_returns_to_the_replay_as_it_was_wished(
    program: Program, guessing: GuessingController
) -> None:
    room = program.game
    room.screen.advice.chosen.emit(Choice.BACK)
    assert room.screen.replay_bar.isVisible()
    assert room.screen.replay_bar.slider.maximum() == len(WHOLE.history)
    assert len(seen(room).history) == TURNS[0] - 1


def test_begins_at_the_moment_shown_and_with_the_seat_shown(program: Program, judge: Judge) -> None:
    shown(program, _game(WHOLE))
    room, bar = program.game, program.game.screen.replay_bar
    bar.take(PlaybackStep.FIRST)
    bar.slider.setValue(7)
    room.session.cursor.look_from(1)
    bar.guess_button.click()
    number = next(turn.number for turn in WHOLE.history if turn.number > 7 and turn.seat == 1)
    assert len(seen(room).history) == number - 1
    assert seen(room).seat == 1


def test_needs_a_finished_game(program: Program, judge: Judge) -> None:
    keys(program.game, "Ctrl+G")
    assert program.window.toast.text().startswith("Open a finished game first")


def test_guess_is_measured_by_the_judge_of_the_reviews(program: Program, qtbot: QtBot) -> None:
    shown(program, _game(WHOLE))
    keys(program.game, "Ctrl+G")
    guide = program.controllers.learning.guessing.guide
    with qtbot.waitSignal(guide.answered) as answered:
        program.game.session.submit(legal_actions(seen(program.game))[0])
        assert "compared with the best" in advice(program.game)
    assert answered.args[0].cost is not None
