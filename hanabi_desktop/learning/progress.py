"""What a person has learned and reached, and how much the table shows and tells them.

Lessons, puzzles, and moments of the person's own games to be decided again, with their schedule;
milestones; and the hints of a first game.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from enum import Enum

import msgspec

from hanabi_desktop.game.moves import Clued, Discard
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.learning.lessons import Chapter, Lesson
from hanabi_desktop.learning.themes import Theme

RETURNS = (1, 3, 7, 21)
"""Days until an unsolved exercise returns: after the first time, the second, and so on."""


class Outcome(Enum):
    """The state of an exercise."""

    OPEN = "open"
    AT_FIRST_SIGHT = "at_first_sight"
    LATER = "later"


class Exercise(msgspec.Struct, frozen=True):
    """A costly decision to be made again.

    Attributes:
        game: the game's id in the library.
        turn: counted from 1.
        person: the name of the person who made it.
        theme: the theme of the better action.
        due: the day on which it returns, as by ``datetime.date.toordinal``.
        tries: the number of attempts.
    """

    game: int
    turn: int
    person: str
    theme: Theme
    due: int
    tries: int = 0
    outcome: Outcome = Outcome.OPEN

    @property
    def key(self) -> str:
        return key_of(self.game, self.turn)

    @property
    def is_open(self) -> bool:
        return self.outcome is Outcome.OPEN

    def after(self, today: int, *, solved: bool) -> "Exercise":
        """Return the exercise after an attempt on a given day."""
        tries = self.tries + 1
        if solved:
            outcome = Outcome.LATER if self.tries else Outcome.AT_FIRST_SIGHT
            return msgspec.structs.replace(self, tries=tries, outcome=outcome)
        wait = RETURNS[min(tries, len(RETURNS) - 1)]
        return msgspec.structs.replace(self, tries=tries, due=today + wait)


class Practised(msgspec.Struct, frozen=True):
    """The numbers of solved and open exercises of a theme; None stands for all themes together."""

    theme: Theme | None
    at_first_sight: int
    later: int
    still_open: int


def practised(exercises: Iterable[Exercise]) -> Sequence[Practised]:
    """Return the results in total, then by theme, most frequent first."""
    every = list(exercises)
    counts = Counter(exercise.theme for exercise in every)
    themes = sorted(counts, key=lambda theme: (-counts[theme], theme.value))
    return [_practised(None, every)] + [
        _practised(theme, [exercise for exercise in every if exercise.theme is theme])
        for theme in themes
    ]


def _practised(theme: Theme | None, exercises: Sequence[Exercise]) -> Practised:
    outcomes = Counter(exercise.outcome for exercise in exercises)
    return Practised(
        theme, outcomes[Outcome.AT_FIRST_SIGHT], outcomes[Outcome.LATER], outcomes[Outcome.OPEN]
    )


def key_of(game: int, turn: int) -> str:
    """Return the key of the exercise of a turn."""
    return f"{game}/{turn}"


def due_on(exercises: Iterable[Exercise], today: int) -> Sequence[Exercise]:
    """Return the exercises due on a day, longest overdue first."""
    due = (exercise for exercise in exercises if exercise.is_open and exercise.due <= today)
    return sorted(due, key=lambda exercise: (exercise.due, exercise.game, exercise.turn))


class Solved(msgspec.Struct, frozen=True):
    """The result of the first attempt at a puzzle, and when it comes back.

    Attributes:
        tries: the number of answers, including the right one.
        shown: whether the answer was shown instead.
        hints: the number of hints requested.
        due: the day on which it comes back, as by ``datetime.date.toordinal``; 0 for never.
        repeats: how often it was tried again later.
    """

    tries: int = 0
    shown: bool = False
    hints: int = 0
    due: int = 0
    repeats: int = 0


class Progress(msgspec.Struct, frozen=True):
    """Everything learned so far.

    Attributes:
        places: the step each lesson has reached, by the lesson's name.
        finished: the names of the lessons finished.
        slips: the names of the lessons that are not finished and in which a mistake was made.
        flawless: the names of the lessons that were once finished without a mistake.
        puzzles: the results of puzzles, by their numbers.
        exercises: the exercises from the player's own games, by their keys.
        games: the number of games finished.
        milestones: the day on which each was reached, as by ``datetime.date.toordinal``, by name.
        told: the names of the milestones that the person has been told.
        hints: the names of the hints of a first game that the person has been told.
        known: the names of the lessons whose subject the person knew before.
    """

    places: dict[str, int] = {}
    finished: frozenset[str] = frozenset()
    slips: frozenset[str] = frozenset()
    flawless: frozenset[str] = frozenset()
    puzzles: dict[int, Solved] = {}
    exercises: dict[str, Exercise] = {}
    games: int = 0
    milestones: dict[str, int] = {}
    told: frozenset[str] = frozenset()
    hints: frozenset[str] = frozenset()
    known: frozenset[str] = frozenset()

    def place_in(self, lesson: Lesson) -> int:
        """Return the step a lesson has reached; 0 if it is not begun or is finished."""
        return self.places.get(lesson.value, 0)

    def has_finished(self, lesson: Lesson) -> bool:
        return lesson.value in self.finished

    def knows(self, lesson: Lesson) -> bool:
        """Return whether a lesson is finished, or the person knew its subject before."""
        return self.has_finished(lesson) or lesson.value in self.known


FIRST_GAMES = 3
"""A person's first games, in which the table also says how clues will be read."""
_GAMES_FOR_ALL = 10


class Detail(Enum):
    """How much the table shows.

    Simple: the cards, what clues have pointed out, and the score. Usual: also what clues have ruled
    out, the best score still possible, the pace, and empty clues. Everything: also the identities that
    the cards in sight rule out, and the efficiency.
    """

    SIMPLE = "simple"
    USUAL = "usual"
    EVERYTHING = "everything"


def is_in_first_games(progress: Progress) -> bool:
    """Return whether a person is still playing their first games."""
    return progress.games < FIRST_GAMES


def grown_detail(progress: Progress) -> Detail:
    """Return what the table shows to a person who has not chosen.

    The lessons on the rules lead to *usual*, those for casual tables to *everything*; so do games.
    """

    def has_finished(chapter: Chapter) -> bool:
        return all(progress.has_finished(lesson) for lesson in chapter.lessons)

    if has_finished(Chapter.CASUAL) or progress.games >= _GAMES_FOR_ALL:
        return Detail.EVERYTHING
    if has_finished(Chapter.RULES) or not is_in_first_games(progress):
        return Detail.USUAL
    return Detail.SIMPLE


WEEK = 7
"""The days in a row that make a week of deals of the day."""


class Milestone(Enum):
    """A landmark; the value is its name in the file."""

    FIRST_PERFECT = "first_perfect"
    WEEK_OF_DAYS = "week_of_days"
    ALL_FINESSES = "all_finesses"
    ALL_LESSONS = "all_lessons"


def learned_milestones(progress: Progress, puzzles: Mapping[int, Theme]) -> frozenset[Milestone]:
    """Return the milestones that lessons and puzzles have led to.

    ``puzzles`` are the themes of all puzzles, by their numbers.
    """
    reached = set()
    finesses = [number for number, theme in puzzles.items() if theme is Theme.FINESSE]
    solved = progress.puzzles
    if finesses and all(number in solved and not solved[number].shown for number in finesses):
        reached.add(Milestone.ALL_FINESSES)
    if all(progress.has_finished(lesson) for lesson in Lesson):
        reached.add(Milestone.ALL_LESSONS)
    return frozenset(reached)


_FEW_CLUES = 3
"""From so few clues on, a first discard is worth explaining."""


class FirstHint(Enum):
    """A hint, given once; the value is its name in the file."""

    HANDS = "hands"
    STRIKE = "strike"
    LAST_ROUND = "last_round"
    NO_CLUES = "no_clues"
    CLUED = "clued"
    EMPTY_CLUE = "empty_clue"
    DISCARDING = "discarding"


def hint_due(seen: Observation, told: Collection[str]) -> FirstHint | None:
    """Return the hint that fits a person's turn; None if there is none, or it is not their turn.

    Args:
        seen: the game as the person sees it.
        told: the names of the hints told already.
    """
    if seen.ending is not None or seen.seat_to_act != seen.seat:
        return None
    last_own = max((turn.number for turn in seen.history if turn.seat == seen.seat), default=0)
    latest = [event for turn in seen.history[last_own:] for event in turn.events]
    clues = [event for event in latest if isinstance(event, Clued)]
    has_discarded = any(
        turn.seat == seen.seat and isinstance(turn.action, Discard) for turn in seen.history
    )
    fitting = {
        FirstHint.HANDS: True,
        FirstHint.STRIKE: seen.strikes > 0,
        FirstHint.LAST_ROUND: seen.turns_left is not None,
        FirstHint.NO_CLUES: seen.clue_tokens == 0,
        FirstHint.CLUED: any(clue.target == seen.seat and clue.touched for clue in clues),
        FirstHint.EMPTY_CLUE: any(not clue.touched for clue in clues),
        FirstHint.DISCARDING: seen.clue_tokens <= _FEW_CLUES and not has_discarded,
    }
    return next((hint for hint in FirstHint if fitting[hint] and hint.value not in told), None)
