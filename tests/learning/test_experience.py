"""What a person has learned decides how much the table shows, and which milestones are reached."""

from hanabi_desktop.learning.lessons import Chapter, Lesson
from hanabi_desktop.learning.progress import (
    Detail,
    Milestone,
    Progress,
    Solved,
    grown_detail,
    is_in_first_games,
    learned_milestones,
)
from hanabi_desktop.learning.themes import Theme


def finished(*chapters: Chapter) -> frozenset[str]:
    return frozenset(lesson.value for chapter in chapters for lesson in chapter.lessons)


def test_table_grows_with_lessons() -> None:
    assert grown_detail(Progress()) is Detail.SIMPLE
    assert grown_detail(Progress(finished=finished(Chapter.RULES))) is Detail.USUAL
    casual = Progress(finished=finished(Chapter.RULES, Chapter.CASUAL))
    assert grown_detail(casual) is Detail.EVERYTHING


def test_table_grows_with_games() -> None:
    details = [grown_detail(Progress(games=games)) for games in (2, 3, 9, 10)]
    assert details == [Detail.SIMPLE, Detail.USUAL, Detail.USUAL, Detail.EVERYTHING]
    assert is_in_first_games(Progress(games=2))
    assert not is_in_first_games(Progress(games=3))


def test_all_finesses_need_every_puzzle_solved_by_oneself() -> None:
    puzzles = {1: Theme.FINESSE, 2: Theme.FINESSE, 3: Theme.SAVE}
    assert not learned_milestones(Progress(puzzles={1: Solved(1)}), puzzles)
    shown = Progress(puzzles={1: Solved(1), 2: Solved(shown=True)})
    assert not learned_milestones(shown, puzzles)
    both = Progress(puzzles={1: Solved(3), 2: Solved(1)})
    assert learned_milestones(both, puzzles) == {Milestone.ALL_FINESSES}


def test_all_lessons_are_a_milestone() -> None:
    progress = Progress(finished=frozenset(lesson.value for lesson in Lesson))
    assert learned_milestones(progress, {}) == {Milestone.ALL_LESSONS}
