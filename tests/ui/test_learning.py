"""Lessons and puzzles as a learner takes them: by buttons or keys, with mistakes and interruptions."""

import pytest
from driving import entry
from internals import game_of
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hanabi_desktop.app.program import Program
from hanabi_desktop.game.cards import Rank, Suit
from hanabi_desktop.game.moves import Clue
from hanabi_desktop.game.observation import legal_actions
from hanabi_desktop.learning.lessons import Lesson, lesson_after
from hanabi_desktop.learning.progress import Solved
from hanabi_desktop.learning.puzzles import all_puzzles
from hanabi_desktop.learning.themes import Theme
from hanabi_desktop.session.guides.answers import puzzle_list, puzzles_on
from hanabi_desktop.session.play.game import Mode
from hanabi_desktop.support.translation import Language
from hanabi_desktop.table.appearance import Speed
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.ui.game.advice_panel import Choice
from hanabi_desktop.ui.learn.learn_controller import LearningController
from hanabi_desktop.ui.learn.lists_page import ListsPage
from hanabi_desktop.ui.shell.command import Command
from hanabi_desktop.wording.learning import LearningWords


@pytest.fixture
def learning(program: Program) -> LearningController:
    program.preferences.change(speed=Speed.OFF)
    program.window.show()
    program.window.start_page.welcome_back()
    room = program.game
    assert room is not None
    return program.controllers.learning


LONG_MS = 60_000


def said(program: Program) -> str:
    return program.game.screen.advice.text.accessibleName()


def to_the_next_question(program: Program) -> None:
    """Continue until the lesson asks for a move or ends."""
    coach = program.game.screen.advice
    while coach.waits and program.controllers.learning.lessons.guide.lesson is not None:  # type: ignore[union-attr]
        coach.go_on()


@pytest.mark.parametrize("lesson", Lesson)
def test_every_lesson_can_be_taken_on_the_table(
    lesson: Lesson, learning: LearningController, program: Program
) -> None:
    learning.begin_lesson(lesson)
    assert program.window.page is program.game.screen
    for _ in range(60):
        if learning.lessons.guide.lesson is None:
            break
        coach = program.game.screen.advice
        coach.chosen.emit(Choice.GO_ON if coach.waits else Choice.SHOW)
    assert learning.lessons.guide.lesson is None
    assert learning.progress.current.has_finished(lesson)
    assert program.game.screen.advice.waits


def test_wrong_move_changes_nothing_and_is_explained(
    learning: LearningController, program: Program
) -> None:
    learning.begin_lesson(Lesson.SAVE_CLUES)
    to_the_next_question(program)
    before = program.game.table.observation
    program.game.session.submit(Clue(1, Suit.BLUE))
    assert program.game.table.observation is before
    assert "Zoë would read their slot 5 as blue 1, but it’s the blue 5." in said(program)
    assert "Tell Zoë about 5s." in said(program)
    program.game.session.submit(Clue(1, Rank.FIVE))
    after = program.game.table.observation
    assert after is not None
    assert before is not None
    assert len(after.history) == len(before.history) + 1


def test_text_is_read_before_a_move_is_accepted(
    learning: LearningController, program: Program
) -> None:
    learning.begin_lesson(Lesson.SAVE_CLUES)
    program.game.session.submit(Clue(1, Rank.FIVE))
    seen = program.game.table.observation
    assert seen is not None
    assert not seen.history
    assert program.window.toast.isVisible()


def test_lesson_can_be_taken_by_keys_alone(
    learning: LearningController, program: Program, qtbot: QtBot
) -> None:
    learning.begin_lesson(Lesson.TABLE)
    view = program.game.screen.view
    for _ in range(4):
        QTest.keyClick(view, Qt.Key.Key_Return)
    learning.lessons.guide.pause_ms = 0
    for _ in range(2):
        QTest.keyClick(view, Qt.Key.Key_Return)
    assert not program.game.screen.advice.waits, "it should be the learner's turn to act"
    QTest.keyClick(view, Qt.Key.Key_P)
    QTest.keyClick(view, Qt.Key.Key_2)
    seen = program.game.table.observation
    assert seen is not None
    assert sum(seen.fireworks) == 1


def test_lesson_resumes_where_it_was_left(learning: LearningController, program: Program) -> None:
    learning.begin_lesson(Lesson.CLUES)
    to_the_next_question(program)
    program.game.session.submit(Clue(1, Suit.RED))
    text = said(program)
    program.game.to_start()
    assert program.game.screen.advice.isHidden()
    learning.begin_lesson(Lesson.CLUES)
    assert said(program) == text
    learning.lessons.begin(Lesson.CLUES, afresh=True)
    assert said(program) != text


def test_lessons_are_not_saved_in_the_library_and_cannot_be_shared(
    learning: LearningController, program: Program
) -> None:
    learning.begin_lesson(Lesson.CLUES)
    to_the_next_question(program)
    program.game.session.submit(Clue(1, Suit.RED))
    assert not entry(program.window, "Save this game as…").isEnabled()
    assert not entry(program.window, "Same deal again").isEnabled()
    assert not entry(program.window, "Take back the last move").isEnabled()
    assert program.controllers.library_service.do(lambda store: store.count()) is None
    program.game.to_start()


def test_starting_a_game_closes_the_coach(learning: LearningController, program: Program) -> None:
    learning.begin_lesson(Lesson.FINESSES)
    program.game.tables.start(program.game.tables.last_setup())
    assert program.game.screen.advice.isHidden()
    assert program.game.coach.current is None
    assert program.game.session.mode is Mode.PLAYED


def test_next_game_is_played_at_the_lessons_level(
    learning: LearningController, program: Program
) -> None:
    learning.begin_lesson(Lesson.DOUBLE_FINESSES)
    while learning.lessons.guide.lesson is not None:
        coach = program.game.screen.advice
        coach.chosen.emit(Choice.GO_ON if coach.waits else Choice.SHOW)
    program.game.screen.advice.chosen.emit(Choice.PLAY)
    seen = program.game.table.observation
    assert seen is not None
    assert seen.options.players == 4
    setup = game_of(program.game.session).setup
    assert setup is not None
    assert setup.agreed.level is Level.EXPERT


def test_language_change_during_a_lesson_updates_its_text(
    learning: LearningController, program: Program
) -> None:
    learning.begin_lesson(Lesson.SAVE_CLUES)
    to_the_next_question(program)
    program.game.session.submit(Clue(1, Suit.BLUE))
    program.preferences.change(language=Language.SWEDISH)
    assert "det är en blå 5:a" in said(program)
    assert program.window.windowTitle().startswith("Räddningar")
    program.preferences.change(language=Language.ENGLISH)
    assert "it’s the blue 5" in said(program)


def test_puzzle_is_judged_solved_and_played_on(
    learning: LearningController, program: Program
) -> None:
    puzzle = all_puzzles()[0]
    learning.begin_puzzle(1)
    seen = program.game.table.observation
    assert seen is not None
    wrong = next(action for action in legal_actions(seen) if action != puzzle.solution)
    program.game.session.submit(wrong)
    assert "fewer than the best" in said(program)
    assert program.game.table.observation is seen
    program.game.session.submit(puzzle.solution)
    assert "That’s it." in said(program)
    assert learning.progress.current.puzzles[puzzle.number].tries == 2
    program.game.screen.advice.chosen.emit(Choice.PLAY_ON)
    assert program.game.session.mode is Mode.PLAYED
    assert program.game.session.assistance.branched_at == len(puzzle.record.actions)


def place_of(number: int) -> int:
    """Return the place of a puzzle in the list, counted from 1, by its permanent number."""
    return [puzzle.number for puzzle in all_puzzles()].index(number) + 1


def test_wrong_answer_to_a_puzzle_shows_its_consequence(
    learning: LearningController, program: Program, qtbot: QtBot
) -> None:
    place = place_of(7)
    learning.begin_puzzle(place)
    seen = program.game.table.observation
    assert seen is not None
    solution = all_puzzles()[place - 1].solution
    wrong = next(action for action in legal_actions(seen) if action != solution)
    program.game.session.submit(wrong)
    qtbot.waitUntil(lambda: "would not play the yellow 3 next" in said(program))
    assert "fewer than the best" in said(program)
    program.game.session.submit(solution)
    assert "That’s it." in said(program)
    assert learning.progress.current.puzzles[7].tries == 2


def test_wrong_move_in_a_lesson_shows_its_consequence(
    learning: LearningController, program: Program, qtbot: QtBot
) -> None:
    learning.begin_lesson(Lesson.SAVE_CLUES)
    to_the_next_question(program)
    program.game.session.submit(Clue(1, Suit.BLUE))
    qtbot.waitUntil(lambda: len(said(program).splitlines()[0].split(". ")) > 1)
    assert "Tell Zoë about 5s." in said(program)


def test_hint_is_followed_by_a_comparison_with_other_moves(
    learning: LearningController, program: Program, qtbot: QtBot
) -> None:
    learning.begin_puzzle(4)
    program.window.commands.give(Command.HINT)
    qtbot.waitUntil(lambda: "Why not" in said(program))


def test_reason_is_followed_by_a_comparison_with_another_move(
    learning: LearningController, program: Program, qtbot: QtBot
) -> None:
    """The reason and the comparison come together; nothing is put right afterwards."""
    learning.begin_puzzle(place_of(25))
    program.window.commands.give(Command.WHY)
    assert said(program) == "Thinking…"
    with qtbot.waitSignal(program.game.session.advice.compared):
        pass
    assert "Why not discard slot" in said(program)
    with qtbot.waitSignal(program.game.session.advice.compared):
        program.window.commands.give(Command.WHY)
        program.game.session.advice.ask_hint()  # another answer is awaited by now
    assert said(program) == "Thinking…"


def test_shown_answer_is_counted_as_shown(learning: LearningController, program: Program) -> None:
    learning.begin_puzzle(2)
    program.game.screen.advice.chosen.emit(Choice.SOLUTION)
    assert learning.progress.current.puzzles[all_puzzles()[1].number].shown
    program.game.screen.advice.chosen.emit(Choice.NEXT_PUZZLE)
    following = learning.puzzles.guide.place
    assert following is not None
    assert all_puzzles()[following - 1].theme is not all_puzzles()[1].theme, "the order is mixed"


def test_focus_is_on_the_button_that_enter_triggers(
    learning: LearningController, program: Program
) -> None:
    program.window.activateWindow()
    learning.begin_puzzle(1)
    coach = program.game.screen.advice
    coach.others[0].setFocus()
    QTest.keyClick(coach.others[0], Qt.Key.Key_Space)
    assert coach.waits
    assert coach.main.hasFocus()


def test_next_puzzle_is_of_the_chosen_kind(learning: LearningController, program: Program) -> None:
    places = [n for n, entry in enumerate(puzzle_list(), 1) if entry.theme is Theme.SAVE]
    assert places[1] > places[0] + 1
    learning.begin_puzzle(places[0], Theme.SAVE)
    coach = program.game.screen.advice
    for following in places[1:3]:
        coach.chosen.emit(Choice.SOLUTION)
        coach.chosen.emit(Choice.NEXT_PUZZLE)
        assert learning.puzzles.guide.place == following
    learning.begin_puzzle(places[-1], Theme.SAVE)
    coach.chosen.emit(Choice.SOLUTION)
    assert coach._choices[0] is Choice.PUZZLES


def lists_of(learning: LearningController) -> ListsPage:
    """Turn to the page of all lessons and puzzles."""
    learning.show()
    assert learning.page is not None
    learning.page.lists_button.click()
    assert learning.lists is not None
    return learning.lists


def test_lists_show_progress_and_start_by_keys(
    learning: LearningController, program: Program
) -> None:
    learning.progress.finish(Lesson.TABLE)
    page = lists_of(learning)
    assert page.lessons.currentIndex().data() == "Playing cards"
    assert "1" in page.lessons.accessibleName()
    QTest.keyClick(page.lessons, Qt.Key.Key_Return)
    assert learning.lessons.guide.lesson is Lesson.PLAYING
    program.game.screen.advice.chosen.emit(Choice.LESSONS)
    assert program.window.page is page
    QTest.keyClick(page.puzzles, Qt.Key.Key_Home)
    page.puzzles.setCurrentIndex(page.puzzles.model().index(2, 0))
    QTest.keyClick(page.puzzles, Qt.Key.Key_Return)
    assert learning.puzzles.guide.place == 3
    program.game.screen.advice.chosen.emit(Choice.PUZZLES)
    assert program.window.page is page
    page.back_button.click()
    assert program.window.page is learning.page


def test_hint_in_a_puzzle_comes_with_its_solution(
    learning: LearningController, program: Program, qtbot: QtBot
) -> None:
    learning.begin_puzzle(1)
    for _ in range(2):
        with qtbot.waitSignal(program.game.session.advice.hinted):
            program.window.commands.give(Command.HINT)
    puzzle = all_puzzles()[0]
    program.game.session.submit(puzzle.solution)
    solved = learning.progress.current.puzzles[puzzle.number]
    assert (solved.tries, solved.hints) == (1, 1)
    assert solved.due > 0, "with a hint it comes back"
    told = LearningWords().puzzle_state(1, puzzle_list()[0], solved)
    assert told == "Puzzle 1, Endgame: solved, 1 try, 1 hint"


def test_puzzles_can_be_filtered_by_kind(learning: LearningController, program: Program) -> None:
    page = lists_of(learning)
    theme = all_puzzles()[0].theme
    page.themes.setCurrentIndex(page.themes.findData(theme))
    places = [n for n, one in enumerate(all_puzzles(), start=1) if one.theme is theme]
    model = page.puzzles.model()
    assert [model.index(row, 0).data() for row in range(model.rowCount())] == list(map(str, places))
    page.puzzles.setCurrentIndex(model.index(len(places) - 1, 0))
    QTest.keyClick(page.puzzles, Qt.Key.Key_Return)
    assert learning.puzzles.guide.place == places[-1]


def test_lesson_ends_with_puzzles_of_its_kind(
    learning: LearningController, program: Program
) -> None:
    learning.begin_lesson(Lesson.FINESSES)
    coach = program.game.screen.advice
    while learning.lessons.guide.lesson is not None:
        coach.chosen.emit(Choice.GO_ON if coach.waits else Choice.SHOW)
    coach.chosen.emit(Choice.LIKE_THIS)
    assert program.game.coach.current is learning.puzzles
    asked = []
    for _ in range(3):
        place = learning.puzzles.guide.place
        assert place is not None
        assert all_puzzles()[place - 1].theme is Theme.FINESSE
        asked.append(place)
        coach.chosen.emit(Choice.SOLUTION)
        if len(asked) < 3:
            coach.chosen.emit(Choice.NEXT_PUZZLE)
    assert len(set(asked)) == 3
    assert coach._choices[0] is Choice.NEXT_LESSON, "after three puzzles the path goes on"
    coach.chosen.emit(Choice.NEXT_LESSON)
    assert learning.lessons.guide.lesson is lesson_after(Lesson.FINESSES)
    assert puzzles_on(Lesson.TABLE, learning.progress.current) == ()


def test_lesson_ends_with_what_one_can_do_now_and_a_figure(
    learning: LearningController, program: Program
) -> None:
    learning.begin_lesson(Lesson.SAVE_CLUES)
    coach = program.game.screen.advice
    while learning.lessons.guide.lesson is not None:
        coach.chosen.emit(Choice.GO_ON if coach.waits else Choice.SHOW)
    assert said(program).startswith("Now you can save")
    assert coach._figure.isVisible()
    assert coach._figure.accessibleName() == "green 4, white 1, red 4, white 4, blue 5"
    coach.chosen.emit(Choice.NEXT_LESSON)
    assert not coach._figure.isVisible()


def test_heading_of_a_puzzle_does_not_give_its_theme_away(
    learning: LearningController, program: Program
) -> None:
    places = [n for n, one in enumerate(all_puzzles(), 1) if one.theme is Theme.ENDGAME]
    learning.begin_puzzle(places[0])
    assert "Endgame" not in learning.puzzles.heading()
    program.game.session.submit(all_puzzles()[places[0] - 1].solution)
    assert "Endgame" in learning.puzzles.heading()


def test_heading_of_a_puzzle_names_the_variant(learning: LearningController) -> None:
    place = next(
        n for n, one in enumerate(all_puzzles(), 1) if one.record.options.multicolour.cards
    )
    learning.begin_puzzle(place)
    assert "Avalanche of colours" in learning.puzzles.heading()


def test_rating_is_told_after_the_first_attempt_only(
    learning: LearningController, program: Program
) -> None:
    others = {puzzle.number: Solved(1) for puzzle in all_puzzles()[1:10]}
    learning.progress.change(puzzles=others)
    for expected in (True, False):
        learning.begin_puzzle(1)
        program.game.session.submit(all_puzzles()[0].solution)
        assert ("Your rating: " in said(program)) is expected


def test_rating_is_not_told_before_ten_puzzles_and_hints_are_not_rated(
    learning: LearningController, program: Program, qtbot: QtBot
) -> None:
    learning.begin_puzzle(1)
    assert "easy" in learning.puzzles.heading()
    program.game.session.submit(all_puzzles()[0].solution)
    assert "Your rating appears when you have solved 9 more puzzles without a hint." in said(
        program
    )
    learning.begin_puzzle(2)
    with qtbot.waitSignal(program.game.session.advice.hinted):
        program.game.session.advice.ask_hint()
    program.game.session.submit(all_puzzles()[1].solution)
    assert "Not rated, because you asked for a hint." in said(program)


def test_run_of_a_kind_ends_with_what_was_reached(
    learning: LearningController, program: Program
) -> None:
    page = lists_of(learning)
    assert page.run_button.text() == "Run of the day"
    page.themes.setCurrentIndex(page.themes.findData(Theme.PLAY))
    assert page.run_button.text() == "Run of five"
    page.run_button.click()
    puzzles = all_puzzles()
    for number in range(1, 6):
        assert learning.puzzles.heading().startswith(f"Run: {number} of 5 · ")
        puzzle = puzzles[(learning.puzzles.guide.place or 0) - 1]
        assert puzzle.theme is Theme.PLAY
        if number == 2:
            learning.puzzles.choose(Choice.SOLUTION)
        else:
            program.game.session.submit(puzzle.solution)
        assert learning.puzzles.heading().startswith(f"Run: {number} of 5 · ")
        assert ("4 of 5 on the first try" in said(program)) is (number == 5)
        if number < 5:
            learning.puzzles.choose(Choice.NEXT_PUZZLE)
    assert learning.puzzles.choices()[0] is Choice.DONE


def test_skipped_puzzle_counts_in_the_heading_of_a_run(learning: LearningController) -> None:
    learning.begin_run(Theme.PLAY)
    assert learning.puzzles.heading().startswith("Run: 1 of 5 · ")
    learning.puzzles.choose(Choice.SKIP)
    assert learning.puzzles.heading().startswith("Run: 2 of 5 · ")


def test_lessons_and_puzzles_use_the_persons_name(
    learning: LearningController, program: Program
) -> None:
    program.window.start_page.name.setText("Elin")
    learning.begin_lesson(Lesson.TABLE)
    assert program.game.words.names[0] == "Elin"
    learning.begin_puzzle(1)
    assert "Elin" in program.game.words.names


@pytest.mark.parametrize(("size", "text_size"), [((900, 540), 100), ((1024, 640), 150)])
def test_coach_leaves_space_for_cards_and_strips_of_a_low_table(
    program: Program, size: tuple[int, int], text_size: int
) -> None:
    program.window.resize(*size)
    program.preferences.change(text_size=text_size)
    program.controllers.learning.begin_lesson(Lesson.TABLE)
    screen = program.game.screen
    QApplication.processEvents()
    assert screen.advice.isVisible()
    assert screen.advice.x() >= screen.view.width(), "the coach should be beside the table"
    assert screen.advice.fits() or text_size == 150
    assert not screen.side.log.isVisible()
    geometry = screen.scene.geometry
    assert geometry.strips
    assert geometry.own_width > 60
    assert geometry.seats[0].card_width > 45
    screen.advice.chosen.emit(Choice.LESSONS)
    assert not screen.advice.isVisible()
    program.preferences.change(text_size=100)
    program.window.resize(1100, 780)
    program.controllers.learning.begin_lesson(Lesson.TABLE)
    QApplication.processEvents()
    assert screen.side.log.isVisible()
    assert screen.advice.y() > screen.side.log.geometry().bottom()
