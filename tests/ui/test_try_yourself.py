"""Replaying one's own decisions: from a review, from the trainer, by keys."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from privacy import all_texts, paint_faces_flat
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from quick_reviews import review_quickly
from redeal import redealt_for
from test_review_shown import LITTLE, PLAYED, done

from hanabi_desktop.app.program import Program
from hanabi_desktop.game.course import replay
from hanabi_desktop.game.observation import Observation, legal_actions
from hanabi_desktop.learning.progress import Exercise, Outcome, due_on, practised
from hanabi_desktop.learning.themes import Theme
from hanabi_desktop.library.metadata.badges_and_notes import CardNote
from hanabi_desktop.library.saved_game import verify
from hanabi_desktop.library.store_rows import StoredGame
from hanabi_desktop.review.decisions import Decision
from hanabi_desktop.review.findings import FAULTS, TurnReview
from hanabi_desktop.session.guides import answers as own_moment
from hanabi_desktop.session.guides.answers import OwnMoment
from hanabi_desktop.table.marks import MarkKind
from hanabi_desktop.ui.game.advice_panel import Choice
from hanabi_desktop.ui.review.review_controller import ReviewController
from hanabi_desktop.ui.shell.command import Command


@pytest.fixture(autouse=True)
def _quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    review_quickly(monkeypatch, LITTLE)


@pytest.fixture
def reviewed(program: Program, qtbot: QtBot) -> Iterator[ReviewController]:
    """Return an own game saved in the library, and its finished review."""
    verdict = verify(PLAYED)
    service, page = program.controllers.library_service, program.controllers.library.page
    service.keep(StoredGame(7, PLAYED, verdict.ending, verdict.score, 0, 1_700_000_000), list)
    program.window.commands.give(Command.LIBRARY)
    qtbot.waitUntil(lambda: page.table.model().rowCount() == 1)
    page.table.selectRow(0)
    reviews = program.controllers.reviews
    QTest.keyClick(program.window, Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: done(reviews))
    return reviews


def begin(program: Program) -> OwnMoment:
    QTest.keyClick(program.window, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    return on_the_table(program)


def on_the_table(program: Program) -> OwnMoment:
    moment = program.controllers.learning.moments.guide.moment
    assert moment is not None
    return moment


def said(program: Program) -> str:
    return program.game.screen.advice.text.accessibleName()


def test_one_key_goes_through_the_costly_decisions(
    program: Program, reviewed: ReviewController
) -> None:
    assert reviewed.current is not None
    found = reviewed.current.found
    assert found is not None
    mine = [t.turn for t in found.review.turns if t.seat == 0 and t.grade is not None]
    moment = begin(program)
    assert moment.found.turn in mine
    seen = program.game.table.observation
    assert seen is not None
    assert len(seen.history) == moment.found.turn - 1
    assert seen.seat == moment.found.seat
    assert all(held.card is None for held in seen.own_hand)
    assert said(program).startswith("In this position you lost points.")
    assert not reviewed.panel.isVisible()
    # The move made in the game is wrong again.
    program.game.session.submit(moment.found.action)
    assert "Try again." in said(program)
    assert not program.controllers.learning.moments._marks.shown
    program.game.session.submit(moment.found.cost.best)
    assert "That’s it." in said(program)
    assert "You discarded slot 5; that cost" in said(program)
    marks = program.controllers.learning.moments._marks.shown
    assert {mark.kind for mark in marks} == {MarkKind.MADE, MarkKind.BETTER}
    seen = program.game.table.observation
    assert seen is not None
    assert len(seen.history) == moment.found.turn - 1, "the position should not advance"


@pytest.mark.parametrize(("points", "solves"), [(0.0, True), (0.09, True), (0.3, False)])
def test_any_move_as_good_as_the_best_solves(
    program: Program,
    reviewed: ReviewController,
    monkeypatch: pytest.MonkeyPatch,
    points: float,
    solves: bool,
) -> None:
    """This includes moves that the review itself compared, not only the single best action."""
    moment = begin(program)
    best = moment.found.cost.best
    made = moment.found.action
    other = next(a for a in legal_actions(seen_by(program)) if a not in (best, made))
    cost = replace(moment.found.cost, worth=((best, 20.0), (other, 20.0 - points)))
    found = replace(moment.found, cost=cost)
    assert own_moment._known_cost(found, other) == pytest.approx(points)
    above = replace(found, cost=replace(cost, worth=((best, 20.0), (other, 20.04))))
    assert own_moment._known_cost(above, other) == 0.0
    monkeypatch.setattr(own_moment, "_known_cost", lambda *_: points)
    program.game.session.submit(other)
    assert ("Try again." in said(program)) is not solves


def seen_by(program: Program) -> Observation:
    seen = program.game.table.observation
    assert seen is not None
    return seen


def test_any_other_move_is_measured(
    program: Program, reviewed: ReviewController, qtbot: QtBot
) -> None:
    moment = begin(program)
    seen = program.game.table.observation
    assert seen is not None
    known = {moment.found.action, *(action for action, _ in moment.found.cost.worth)}
    other = next(action for action in legal_actions(seen) if action not in known)
    program.game.session.submit(other)
    qtbot.waitUntil(lambda: "Try again." in said(program) or "Just as good" in said(program))


def test_answer_can_be_shown_skipped_and_left(
    program: Program, reviewed: ReviewController, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The game has one fault, so moves that cost less are practised as well.
    costs = property(lambda turn: turn.cost.best != turn.action)
    monkeypatch.setattr(TurnReview, "is_fault", costs)
    coach = program.game.screen.advice
    first = begin(program)
    coach.chosen.emit(Choice.SKIP)
    second = on_the_table(program)
    assert second.found.turn > first.found.turn
    coach.chosen.emit(Choice.SOLUTION)
    assert said(program).startswith("Better:")
    coach.chosen.emit(Choice.LEAVE)
    assert program.controllers.learning.moments.guide.moment is None
    qtbot.waitUntil(lambda: done(reviewed))
    assert reviewed.panel.isVisible()
    assert program.game.session.cursor.moment == second.found.turn - 1


def test_costly_decision_returns_until_it_is_solved(
    program: Program, reviewed: ReviewController, qtbot: QtBot
) -> None:
    learning = program.controllers.learning
    exercises = learning.progress.current.exercises
    assert exercises
    assert {one.person for one in exercises.values()} == {PLAYED.record.seats[0]}
    assert not learning.trainer.due()
    today = learning.trainer.today()
    learning.trainer.today = lambda: today + 1
    due = learning.trainer.due()
    assert len(due) == len(exercises)
    program.game.to_start()
    learning.show()
    assert learning.page is not None
    assert learning.page.practise_button.isVisible()
    learning.page.practise_button.click()
    qtbot.waitUntil(lambda: learning.moments.guide.moment is not None)
    moment = on_the_table(program)
    assert moment.found.turn == due[0].turn
    program.game.session.submit(moment.found.cost.best)
    solved = learning.progress.current.exercises[due[0].key]
    assert solved.outcome is Outcome.AT_FIRST_SIGHT
    (every, *themes) = practised(learning.progress.current.exercises.values())
    assert every.at_first_sight == 1
    assert sum(one.still_open for one in themes) == every.still_open == len(due) - 1
    # A puzzle of the same kind follows if there is one; a shown answer returns in 3 days.
    coach = program.game.screen.advice
    if len(due) > 1:
        coach.go_on()
        qtbot.waitUntil(lambda: learning.moments.guide.moment is not moment)
        if program.game.coach.current is learning.puzzles:
            coach.chosen.emit(Choice.SKIP)
        qtbot.waitUntil(lambda: learning.moments.guide.moment is not None)
        coach.chosen.emit(Choice.SOLUTION)
        shown = learning.progress.current.exercises[due[1].key]
        assert shown.is_open
        assert shown.due == today + 1 + 3


def redealt(moment: OwnMoment, number: int) -> OwnMoment:
    """Return the same moment for its seat, with other own cards, another deck and no later turns."""
    opened, turn = moment.opened, moment.found.turn
    other = redealt_for(moment.before, moment.found.seat, Random(number))
    record = opened.saved.record
    record = replace(record, deck=other.deck, actions=record.actions[: turn - 1], game_number=None)
    states = tuple(replay(record))
    saved = replace(
        opened.saved,
        record=record,
        bookmarks=(),
        card_notes=tuple(one for one in opened.saved.card_notes if one.turns < turn),
    )
    saved = saved.with_notes(moment.found.seat, {})
    return replace(moment, opened=replace(opened, saved=saved, states=states, ending="unfinished"))


def test_later_course_of_the_game_is_not_revealed(
    program: Program, reviewed: ReviewController, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    paint_faces_flat(monkeypatch)
    moment = begin(program)
    saved = moment.opened.saved
    later = (
        CardNote(0, 0, 2, "then"),
        CardNote(len(saved.record.actions), 0, 2, "now I know: r5"),
    )
    saved = replace(saved, record=replace(saved.record, game_number=None), card_notes=later)
    saved = saved.with_notes(0, {2: "now I know: r5"})
    whole = replace(moment, opened=replace(moment.opened, saved=saved))
    learning = program.controllers.learning
    told, pictures = [], []
    # Lazily created widgets exist from the second time on.
    for one in (whole, whole, redealt(whole, 1), redealt(whole, 2)):
        learning.try_yourself((one,))
        program.game.screen.view.settle()
        QCoreApplication.processEvents()
        told.append(all_texts(program))
        pictures.append(program.window.grab().toImage())
    assert told[1] == told[2] == told[3]
    assert pictures[1] == pictures[2] == pictures[3]
    assert not any("now I know" in text for text in told[1])
    assert program.game.screen.own_hand.note(2) == "then"


def test_decisions_of_other_seats_can_be_chosen(
    program: Program, reviewed: ReviewController
) -> None:
    menu = reviewed.panel.moment._seats_menu
    menu.aboutToShow.emit()
    assert reviewed.current is not None
    found = reviewed.current.found
    assert found is not None
    losses = {seat.seat: seat.losses for seat in found.review.seats if seat.losses}
    assert len(menu.actions()) == len(losses)
    seat = max(losses, key=losses.__getitem__)
    menu.actions()[list(losses).index(seat)].trigger()
    assert on_the_table(program).found.seat == seat


def test_answer_leads_to_its_lesson(program: Program, reviewed: ReviewController) -> None:
    begin(program)
    coach = program.game.screen.advice
    coach.chosen.emit(Choice.SOLUTION)
    learning = program.controllers.learning
    assert learning.moments._answer is not None
    lesson = learning.moments._answer.lesson
    assert lesson is not None
    coach.chosen.emit(Choice.LESSON)
    assert learning.lessons.guide.lesson is lesson
    assert learning.moments.guide.moment is None


def test_exercise_of_a_deleted_game_is_reported_and_dropped(
    program: Program, reviewed: ReviewController, qtbot: QtBot
) -> None:
    learning = program.controllers.learning
    today = learning.trainer.today()
    learning.trainer.today = lambda: today + 1
    assert learning.trainer.due()
    program.controllers.library_service.change(lambda store: store.forget(7))
    program.game.to_start()
    learning.show()
    assert learning.page is not None
    learning.page.practise_button.click()
    qtbot.waitUntil(lambda: not learning.trainer.due())
    assert not learning.progress.current.exercises


@pytest.mark.parametrize(
    ("tries", "wait"),
    [(0, 3), (1, 7), (2, 21), (3, 21)],
    ids=("second", "third", "fourth", "later"),
)
def test_unsolved_exercises_return_at_growing_intervals(tries: int, wait: int) -> None:
    exercise = Exercise(1, 2, "Åsa", Theme.SAVE, due=100, tries=tries)
    missed = exercise.after(200, solved=False)
    assert missed.is_open
    assert missed.due == 200 + wait
    assert not due_on([missed], 199 + wait)
    assert due_on([missed], 200 + wait)
    solved = exercise.after(200, solved=True)
    assert solved.outcome is (Outcome.LATER if tries else Outcome.AT_FIRST_SIGHT)
    assert not due_on([solved], 10_000)


def test_statistics_show_what_was_practised(
    program: Program, reviewed: ReviewController, qtbot: QtBot
) -> None:
    learning = program.controllers.learning
    exercise = next(iter(learning.progress.current.exercises.values()))
    learning.trainer.tried(exercise, solved=True)
    program.window.commands.give(Command.STATISTICS)
    page = program.controllers.statistics.page
    assert page is not None
    page.group.setCurrentIndex(page.group.findData("practice"))
    rows = page.group_rows
    qtbot.waitUntil(lambda: rows.columnCount() == 4 and rows.rowCount() > 1)
    assert [rows.index(0, column).data() for column in range(2)] == ["All themes", "1"]


def test_review_leads_to_the_lesson(program: Program, reviewed: ReviewController) -> None:
    assert reviewed.current is not None
    found = reviewed.current.found
    assert found is not None
    turn = next(t for t in found.review.turns if t.seat == 0 and t.grade in FAULTS)
    reviewed.panel.moment.list.chosen.emit(turn.turn)
    button = reviewed.panel.moment.lesson_button
    assert button.isVisible()
    button.click()
    assert program.controllers.learning.lessons.guide.lesson is not None
    assert reviewed.current is None


def test_move_among_people_is_measured_as_people_play(
    program: Program, reviewed: ReviewController, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    moment = begin(program)
    saved = replace(moment.opened.saved, levels=())
    assert saved.is_among_people
    people = replace(moment, opened=replace(moment.opened, saved=saved))
    asked: list[bool] = []
    usual = Decision.__init__

    def note(*args: Any, among_people: bool = False, **rest: Any) -> None:
        asked.append(among_people)
        usual(*args, among_people=among_people, **rest)

    monkeypatch.setattr(Decision, "__init__", note)
    program.controllers.learning.try_yourself((people,))
    seen = seen_by(program)
    known = {people.found.action, *(action for action, _ in people.found.cost.worth)}
    other = next(action for action in legal_actions(seen) if action not in known)
    program.game.session.submit(other)
    qtbot.waitUntil(lambda: "Try again." in said(program) or "Just as good" in said(program))
    assert asked == [True]
