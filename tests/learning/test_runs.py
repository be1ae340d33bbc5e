"""The path of lessons: every puzzle hangs under one, in runs that a person goes through in order."""

from itertools import pairwise

from hanabi_desktop.learning.lessons import Chapter, Lesson, chapter_of
from hanabi_desktop.learning.path import (
    Light,
    current_run,
    lesson_with_game,
    lessons_around,
    light_of,
    next_lesson,
    run_of,
    runs_beside,
)
from hanabi_desktop.learning.progress import Progress, Solved
from hanabi_desktop.learning.puzzle_order import RUN
from hanabi_desktop.learning.themes import theme_taught
from hanabi_desktop.session.guides.answers import puzzle_list


def test_every_puzzle_is_in_one_run_of_the_lesson_that_teaches_its_theme() -> None:
    entries = puzzle_list()
    runs = runs_beside(entries, Progress())
    places = [place for some in runs.values() for run in some for place in run.places]
    assert sorted(places) == list(range(1, len(entries) + 1))
    for lesson, some in runs.items():
        assert {entries[p - 1].theme for run in some for p in run.places} == {theme_taught(lesson)}
        assert [run.number for run in some] == list(range(1, len(some) + 1))
        assert all(RUN - 2 <= len(run.places) <= RUN for run in some)
        for run in some:
            rated = [entries[place - 1].rating.points for place in run.places]
            assert all(one <= other for one, other in pairwise(rated)), "from easy to hard"
    with_runs = {chapter_of(lesson) for lesson in runs}
    assert with_runs == set(Chapter), "no pier is without puzzles"


def test_run_goes_on_with_what_was_never_tried_and_then_the_next_begins() -> None:
    entries = puzzle_list()
    first, second, *_ = runs_beside(entries, Progress())[Lesson.SAVE_CLUES]
    number = [entries[place - 1].number for place in first.places]
    begun = Progress(
        puzzles={number[0]: Solved(1), number[1]: Solved(2), number[2]: Solved(0, True)}
    )
    run = current_run(runs_beside(entries, begun)[Lesson.SAVE_CLUES])
    assert run.solved == (True, True, False, None, None)
    assert run.left == first.places[3:]
    assert run.at_once == {first.places[0]}
    done = Progress(puzzles={one: Solved(1) for one in number})
    assert current_run(runs_beside(entries, done)[Lesson.SAVE_CLUES]).places == second.places
    assert run_of(first.places, entries, done).left == first.places, "all of it once more"


def test_run_with_the_fewest_solved_at_once_comes_back_when_all_were_tried() -> None:
    entries = puzzle_list()
    runs = runs_beside(entries, Progress())[Lesson.FINESSES]
    weak = {entries[place - 1].number for place in runs[1].places}
    tried = {entry.number: Solved(2 if entry.number in weak else 1) for entry in entries}
    again = current_run(runs_beside(entries, Progress(puzzles=tried))[Lesson.FINESSES])
    assert again.places == runs[1].places


def test_lanterns_follow_what_was_finished_in_any_order() -> None:
    progress = Progress(finished=frozenset({"table", "clues"}), flawless=frozenset({"clues"}))
    lights = [light_of(lesson, progress) for lesson in list(Lesson)[:4]]
    assert lights == [Light.LIT, Light.NEXT, Light.FLAWLESS, Light.UNLIT]
    everything = Progress(finished=frozenset(lesson.value for lesson in Lesson))
    assert next_lesson(everything) is None


def test_stretch_around_a_lesson_has_three_at_either_end() -> None:
    lessons = list(Lesson)
    assert lessons_around(lessons[0]) == tuple(lessons[:3])
    assert lessons_around(lessons[5]) == tuple(lessons[4:7])
    assert lessons_around(lessons[-1]) == tuple(lessons[-3:])


def test_game_of_a_pier_suits_the_last_lesson_learned() -> None:
    assert lesson_with_game(Chapter.RULES, Progress()) is Lesson.THE_END
    assert lesson_with_game(Chapter.EXPERT, Progress()) is Lesson.DOUBLE_FINESSES
    learned = Progress(finished=frozenset({Lesson.REVERSE_FINESSES.value, Lesson.BLUFFS.value}))
    assert lesson_with_game(Chapter.EXPERT, learned) is Lesson.REVERSE_FINESSES
