"""``lesson-deals``: find deals in which teammates use what a lesson teaches.

The numbers found are listed in ``learning/lessons.py``.
"""

import argparse
from collections.abc import Iterator
from itertools import count, islice

from hanabi_desktop.commands.arguments import deal_number, positive_number
from hanabi_desktop.game.course import replay
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.state import observe
from hanabi_desktop.learning.lessons import LESSON_OF, RULES_OF, Lesson, chapter_of
from hanabi_desktop.teammates.conventions import agreement_of
from hanabi_desktop.teammates.measuring.arena import Seating, play_game
from hanabi_desktop.teammates.players import ConventionPlayer
from hanabi_desktop.teammates.teammate import AT_ONCE

EARLY = 24
"""Within so many turns a lesson's convention has to be used."""
OFTEN = 2
"""So often, at least."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add this command's options."""
    parser.add_argument("--each", type=positive_number, default=3, help="deals for each lesson")
    parser.add_argument("--most", type=positive_number, default=60, help="deals tried for each")
    parser.add_argument("--seed", type=deal_number, default=50_001)


def run(arguments: argparse.Namespace) -> int:
    """Print the deals found for each lesson and return the exit code."""
    for lesson in Lesson:
        if lesson in LESSON_OF.values():
            numbers = islice(count(arguments.seed), arguments.most)
            found = list(islice(_fitting(lesson, numbers), arguments.each))
            print(f"    Lesson.{lesson.name}: {tuple(found)},", flush=True)
    return 0


def _fitting(lesson: Lesson, numbers: Iterator[int]) -> Iterator[int]:
    return (number for number in numbers if uses(lesson, number) >= OFTEN)


def uses(lesson: Lesson, number: int) -> int:
    """Return how often teammates use a lesson's conventions early in a game between themselves."""
    options, level = RULES_OF.get(lesson, GameOptions(3)), chapter_of(lesson).level
    wanted = {convention for convention, about in LESSON_OF.items() if about is lesson}
    player = ConventionPlayer(agreement_of(level))
    record = play_game(Seating((level,) * options.players), options, number).record
    used = 0
    for state in islice(replay(record), EARLY):
        if state.ending is None:
            reason = player.choose(observe(state, state.seat_to_act), AT_ONCE).reason
            used += reason.convention in wanted
    return used
