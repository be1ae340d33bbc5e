"""The games after lessons are ones in which the lesson matters."""

import pytest

from hanabi_desktop.learning.lessons import DEALS, Lesson
from lab.commands.lesson_deals import OFTEN, uses


@pytest.mark.parametrize("lesson", DEALS)
def test_teammates_use_what_the_lesson_teaches(lesson: Lesson) -> None:
    for number in DEALS[lesson]:
        assert uses(lesson, number) >= OFTEN
