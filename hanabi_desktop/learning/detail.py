"""How much the table shows beyond the cards; it grows with a person's experience."""

from enum import Enum

from hanabi_desktop.learning.lessons import Chapter
from hanabi_desktop.learning.progress import Progress

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
