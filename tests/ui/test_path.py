"""The drawn path of lessons: what it shows, where it leads, and that all of it is in reach."""

from math import ceil

import pytest
from driving import play_to_the_end, start
from internals import game_of
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from hanabi_desktop.app.program import Program
from hanabi_desktop.learning.daily import DayResult
from hanabi_desktop.learning.lessons import Chapter, Lesson
from hanabi_desktop.learning.path import Light
from hanabi_desktop.learning.progress import Solved
from hanabi_desktop.learning.puzzle_order import run_of_the_day
from hanabi_desktop.learning.themes import Theme
from hanabi_desktop.session.guides.answers import puzzle_list, puzzles_on
from hanabi_desktop.session.play.game import Mode
from hanabi_desktop.support.translation import Language
from hanabi_desktop.table.appearance import Speed
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.ui.game.advice_panel import Choice
from hanabi_desktop.ui.learn import learn_controller
from hanabi_desktop.ui.learn.learn_controller import LearningController
from hanabi_desktop.ui.learn.learn_page import LearnPage
from hanabi_desktop.ui.learn.path import AHEAD
from hanabi_desktop.ui.shell.command import Command


@pytest.fixture
def learning(program: Program) -> LearningController:
    program.preferences.change(speed=Speed.OFF)
    program.window.show()
    program.window.start_page.welcome_back()
    return program.controllers.learning


def path_of(learning: LearningController) -> LearnPage:
    learning.show()
    assert learning.page is not None
    QApplication.processEvents()
    return learning.page


def take(learning: LearningController, program: Program, lesson: Lesson) -> None:
    """Take a lesson to its end, doing what it asks."""
    learning.begin_lesson(lesson)
    coach = program.game.screen.advice
    while learning.lessons.guide.lesson is not None:
        coach.chosen.emit(Choice.GO_ON if coach.waits else Choice.SHOW)


def is_whole(widget: QWidget) -> bool:
    return widget.visibleRegion().boundingRect() == widget.rect()


def test_lantern_shows_and_says_how_a_lesson_went(
    learning: LearningController, program: Program
) -> None:
    learning.progress.finish(Lesson.TABLE)
    take(learning, program, Lesson.PLAYING)
    program.game.screen.advice.chosen.emit(Choice.LESSONS)
    page = learning.page
    assert page is not None
    lanterns = [page.shore.lessons[lesson] for lesson in list(Lesson)[:4]]
    shown = [(lantern.light, lantern.accessibleName()) for lantern in lanterns]
    assert shown == [
        (Light.FLAWLESS, "A look at the table, done, no mistakes"),
        (Light.LIT, "Playing cards, done"),
        (Light.NEXT, "Giving clues, next"),
        (Light.UNLIT, "Discarding"),
    ]


def test_mistake_counts_until_the_lesson_is_begun_afresh(learning: LearningController) -> None:
    progress, name = learning.progress, Lesson.CLUES.value
    progress.reach(Lesson.CLUES, 0)
    progress.slip(Lesson.CLUES)
    progress.reach(Lesson.CLUES, 3)
    progress.finish(Lesson.CLUES)
    assert name not in progress.current.flawless
    progress.slip(Lesson.CLUES)
    progress.reach(Lesson.CLUES, 0)
    progress.finish(Lesson.CLUES)
    assert name in progress.current.flawless


def test_tab_and_screen_reader_follow_the_path(learning: LearningController) -> None:
    page = path_of(learning)
    order = [
        page.go_on_button, page.day_button, page.run_button, page.practise_button, page.next_button,
        *page.shore.buttons(), page.lists_button, page.rulebook_button, page.back_button,
    ]  # fmt: skip
    chain, widget = [page.go_on_button], page.go_on_button.nextInFocusChain()
    while widget is not page.go_on_button:
        if widget in order:
            assert isinstance(widget, QPushButton)
            chain.append(widget)
        widget = widget.nextInFocusChain()
    assert chain == order
    children = [child for child in page.shore.children() if isinstance(child, QPushButton)]
    assert children == [
        button
        for pier in page.shore.piers
        for button in (*pier.lessons.values(), *pier.runs.values(), pier.game)
    ]
    assert [lantern.text() for lantern in page.shore.lessons.values()][:2] == [
        "A look at the table",
        "Playing cards",
    ]
    assert all(button.accessibleName() for button in page.shore.buttons())


def test_arrow_keys_walk_the_path_and_the_view_follows(
    learning: LearningController, program: Program
) -> None:
    program.window.activateWindow()
    page = path_of(learning)
    shore = page.shore
    assert shore.lessons[Lesson.TABLE].hasFocus()

    def press(key: Qt.Key) -> QWidget:
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, key)
        now = QApplication.focusWidget()
        assert now is not None
        assert is_whole(now)
        return now

    assert press(Qt.Key.Key_Right) is shore.lessons[Lesson.PLAYING]
    assert press(Qt.Key.Key_Down) is shore.runs[Lesson.PLAYING]
    assert press(Qt.Key.Key_Down) is shore.piers[0].game
    assert press(Qt.Key.Key_Up) is shore.lessons[Lesson.THE_END]
    assert press(Qt.Key.Key_Right) is shore.lessons[Lesson.CHOP_AND_FOCUS]
    assert press(Qt.Key.Key_End) is shore.lessons[Lesson.EMPTY_CLUES]
    assert press(Qt.Key.Key_Home) is shore.lessons[Lesson.TABLE]
    QTest.keyClick(shore.lessons[Lesson.TABLE], Qt.Key.Key_Return)
    assert learning.lessons.guide.lesson is Lesson.TABLE


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize(
    ("size", "text_size"),
    [((1024, 640), 100), ((1024, 640), 150), ((1366, 768), 150), ((2560, 1440), 100)],
)
def test_next_five_lessons_are_seen_at_once_and_nothing_overlaps(
    language: Language,
    size: tuple[int, int],
    text_size: int,
    learning: LearningController,
    program: Program,
) -> None:
    program.preferences.change(language=language, text_size=text_size)
    program.window.resize(*size)
    for lesson in Lesson:
        if lesson in (Lesson.TABLE, Lesson.PROMPTS, Lesson.STALLS, Lesson.EMPTY_CLUES):
            program.game.to_start()
            page = path_of(learning)
            ahead = list(Lesson)[list(Lesson).index(lesson) :][:AHEAD]
            assert all(is_whole(page.shore.lessons[one]) for one in ahead)
        learning.progress.finish(lesson)
    page = path_of(learning)
    plates = [*page.shore.runs.values(), *(pier.game for pier in page.shore.piers)]
    boxes = [plate.geometry() for plate in plates]
    boxes += [
        lantern.plate.toRect().translated(lantern.pos()) for lantern in page.shore.lessons.values()
    ]
    for place, box in enumerate(boxes):
        assert not any(box.intersects(other) for other in boxes[place + 1 :])
    assert max(box.bottom() for box in boxes) < page.shore.height()


def test_path_opens_at_its_start_or_at_a_whole_lesson(
    learning: LearningController, program: Program
) -> None:
    program.window.activateWindow()
    program.window.resize(1366, 768)
    for lesson in Lesson:
        program.game.to_start()
        page = path_of(learning)
        lanterns = page.shore.lessons
        seen = [one for one, lantern in lanterns.items() if not lantern.visibleRegion().isEmpty()]
        assert lesson in seen
        bar = page._view.horizontalScrollBar()
        if bar.value() < bar.maximum():
            left = lanterns[seen[0]].visibleRegion().boundingRect().left()
            assert left == 0, f"{seen[0]} is cut off, where {lesson} is next"
        if lesson in (Lesson.PLAYING, Lesson.CLUES):
            assert seen[0] is Lesson.TABLE, "there is room for the whole pier"
        learning.progress.finish(lesson)


def test_run_shows_its_puzzles_and_goes_on_where_it_was_left(
    learning: LearningController,
) -> None:
    plate = path_of(learning).shore.runs[Lesson.SAVE_CLUES]
    run = plate.run
    assert run is not None
    assert run.solved == (None,) * 5
    entries = puzzle_list()
    for place, shown in zip(run.places[:2], (False, True), strict=True):
        learning.progress.solve(entries[place - 1].number, Solved(1, shown=shown), 1)
    path_of(learning)
    learning._show_path()
    run = plate.run
    assert run is not None
    assert run.solved == (True, False, None, None, None)
    saves = sum(entry.theme is Theme.SAVE for entry in puzzle_list())
    name = f"Puzzles, Save clue: run 1 of {ceil(saves / 5)}, 1 of 5 solved"
    assert plate.accessibleName() == name
    plate.click()
    assert learning.puzzles.guide.place == run.places[2]
    assert learning.puzzles.heading().startswith("Run: 3 of 5")


def test_run_of_the_day_and_what_is_due_stand_first(
    learning: LearningController, program: Program
) -> None:
    page = path_of(learning)
    assert page.practise_button.isHidden()
    assert page.next_button.text() == "Next puzzle"
    learning.progress.solve(puzzle_list()[5].number, Solved(2), 1)
    learning._show_path()
    assert page.next_button.text() == "1 puzzle to repeat today"
    page.next_button.click()
    assert learning.puzzles.guide.place == 6
    learning.puzzles.choose(Choice.PUZZLES)
    assert program.window.page is page
    page.run_button.click()
    run = run_of_the_day(puzzle_list(), learning.trainer.today())
    assert learning.puzzles.guide.place == run[0]


def test_deal_of_the_day_says_what_was_reached(
    learning: LearningController, program: Program
) -> None:
    page, deals = path_of(learning), program.controllers.daily.deals
    assert page.day_button.text() == "Deal of the day"
    for is_over, text in ((False, "not finished"), (True, "23 of 25")):
        today = deals.today()
        deals.results = {today: DayResult(today, 1, is_over, 23, 25, is_late=False)}
        deals.changed.emit()
        assert page.day_button.text() == f"Deal of the day: {text}"


@pytest.mark.parametrize(
    ("chapter", "level", "players"),
    [(Chapter.RULES, Level.CASUAL, 3), (Chapter.EXPERT, Level.EXPERT, 4)],
)
def test_pier_ends_in_a_game_in_which_its_lessons_matter(
    chapter: Chapter, level: Level, players: int, learning: LearningController, program: Program
) -> None:
    page = path_of(learning)
    pier = next(pier for pier in page.shore.piers if pier.chapter is chapter)
    pier.game.click()
    session = program.game.session
    assert session.mode is Mode.PLAYED
    setup = game_of(session).setup
    assert setup is not None
    assert setup.options.players == players
    assert setup.agreed.level is level


def test_game_of_the_variants_has_the_rules_of_the_last_one_learned(
    learning: LearningController, program: Program
) -> None:
    learning.progress.finish(Lesson.CHOREOGRAPHY)
    page = path_of(learning)
    page.shore.piers[-1].game.click()
    setup = program.game.session.setup
    assert setup is not None
    assert setup.options.choreography


def test_newcomer_who_says_no_gets_the_first_lesson_and_then_the_path(program: Program) -> None:
    start, learning = program.window.start_page, program.controllers.learning
    program.window.show()
    start.greet()
    start.learn_button.click()
    assert learning.lessons.guide.lesson is Lesson.TABLE
    assert program.window.page is program.game.screen
    program.game.screen.advice.chosen.emit(Choice.LESSONS)
    assert program.window.page is learning.page
    program.game.to_start()
    assert not start.asks_experience
    start.learn_button.click()
    assert program.window.page is learning.page


def test_second_lesson_is_followed_by_its_puzzles(
    learning: LearningController, program: Program
) -> None:
    take(learning, program, Lesson.PLAYING)
    assert learning.lessons.choices()[0] is Choice.LIKE_THIS
    program.game.screen.advice.chosen.emit(Choice.LIKE_THIS)
    assert learning.puzzles.guide.place is not None


def test_last_lesson_of_a_pier_is_followed_by_a_game(
    learning: LearningController, program: Program
) -> None:
    take(learning, program, Lesson.THE_END)
    assert learning.lessons.choices()[0] is Choice.PLAY
    program.game.screen.advice.chosen.emit(Choice.PLAY)
    assert learning.lessons.guide.lesson is None
    assert program.game.session.setup is not None


@pytest.mark.parametrize("lesson", [Lesson.PLAYING, Lesson.DISCARDING, Lesson.THE_END])
def test_puzzles_after_the_first_lessons_have_the_usual_rules(
    learning: LearningController, lesson: Lesson
) -> None:
    places = puzzles_on(lesson, learning.progress.current)
    assert len(places) == 3
    assert all(puzzle_list()[place - 1].has_usual_rules for place in places)


def test_start_page_shows_the_path_around_the_next_lesson(
    learning: LearningController, program: Program
) -> None:
    strip = program.window.start_page._strip
    assert strip is not None
    learning.progress.finish(Lesson.TABLE)
    program.game.to_start()
    QApplication.processEvents()
    assert strip.isVisible()
    assert strip.accessibleName() == "Next lesson: Playing cards"
    assert list(strip._lights) == [Light.FLAWLESS, Light.NEXT, Light.UNLIT]
    program.preferences.change(language=Language.DUTCH)
    assert strip.text() == "Volgende les: Kaarten spelen"
    strip.click()
    assert program.window.page is learning.page
    for lesson in Lesson:
        learning.progress.finish(lesson)
    program.game.to_start()
    assert not strip.isVisible(), "there is no next lesson"


def test_path_of_a_person_who_has_played_before_begins_after_the_rules(program: Program) -> None:
    start_page, learning = program.window.start_page, program.controllers.learning
    program.window.show()
    start_page.greet()
    start_page.play_button.click()
    program.game.to_start()
    assert start_page._strip is not None
    assert start_page._strip.accessibleName() == "Next lesson: Chop and focus"
    page = path_of(learning)
    lanterns = page.shore.lessons
    assert lanterns[Lesson.TABLE].accessibleName() == "A look at the table, known"
    lights = [lanterns[lesson].light for lesson in Chapter.RULES.lessons]
    assert set(lights) == {Light.LIT}
    assert lanterns[Lesson.CHOP_AND_FOCUS].light is Light.NEXT
    assert lanterns[Lesson.CHOP_AND_FOCUS].hasFocus()
    assert page._line.text() == "Lessons: 5 of 27"
    assert learning._show_lists().next_lesson is Lesson.CHOP_AND_FOCUS
    learning.progress.finish(Lesson.TABLE)
    page = learning._show_path()
    assert lanterns[Lesson.TABLE].accessibleName() == "A look at the table, done, no mistakes"


def test_path_can_be_opened_from_the_menu_while_a_newcomer_plays(program: Program) -> None:
    program.window.show()
    program.window.start_page.greet()
    program.window.start_page.play_button.click()
    program.window.commands.give(Command.LEARN)
    assert program.window.page is program.controllers.learning.page


def test_game_from_the_path_ends_with_the_next_lesson(
    learning: LearningController,
    program: Program,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(learn_controller, "random_deal", lambda: 3)  # not lost
    page = program.game.end.page
    learning.lessons.playing.emit(Lesson.TABLE)
    play_to_the_end(program, qtbot)
    qtbot.waitUntil(page.isVisible)
    assert page.path_button.text() == "Next lesson: A look at the table"
    assert page.first_button is page.path_button
    assert page.path_button.hasFocus()
    program.preferences.change(language=Language.SWEDISH)
    assert page.path_button.text().startswith("Nästa lektion: ")
    page.path_button.click()
    assert learning.lessons.guide.lesson is Lesson.TABLE
    for lesson in Lesson:
        learning.progress.finish(lesson)
    program.preferences.change(language=Language.ENGLISH)
    learning.lessons.playing.emit(Lesson.TABLE)
    play_to_the_end(program, qtbot)
    qtbot.waitUntil(page.isVisible)
    assert page.path_button.text() == "Back to the lessons"
    page.path_button.click()
    assert program.window.page is learning.page
    program.game.to_start()
    start(program, number=3)
    play_to_the_end(program, qtbot)
    qtbot.waitUntil(page.isVisible)
    assert page.path_button.isHidden(), "this game was not begun from the path"
