"""The games that follow lessons: their rules, and deals in which the lesson matters."""

from hanabi_desktop.game.decks import Multicolour
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.learning.lessons import Lesson

RULES_OF: dict[Lesson, GameOptions] = {
    Lesson.DOUBLE_FINESSES: GameOptions(4),
    Lesson.MULTICOLOUR: GameOptions(3, Multicolour.FIVE),
    Lesson.TEN_MULTICOLOUR: GameOptions(3, Multicolour.TEN),
    Lesson.EVERY_COLOUR: GameOptions(3, Multicolour.FIVE_EVERY),
    Lesson.TEN_EVERY_COLOUR: GameOptions(3, Multicolour.TEN_EVERY),
    Lesson.CHOREOGRAPHY: GameOptions(3, choreography=True),
    Lesson.BOUQUET: GameOptions(3, final_bouquet=True),
}
"""The rules of the game offered after a lesson; a standard game after all others."""

DEALS: dict[Lesson, tuple[int, ...]] = {
    Lesson.SAVE_CLUES: (50_001, 50_002, 50_004),
    Lesson.PROMPTS: (50_002, 50_003, 50_004),
    Lesson.FINESSES: (50_002, 50_004, 50_007),
    Lesson.ONES_AND_FIXES: (50_008, 50_035),
    Lesson.STALLS: (50_001, 50_036),
    Lesson.REVERSE_FINESSES: (50_002, 50_009, 50_029),
}
"""Numbers of deals in which teammates use a lesson's convention early, from ``lesson-deals``."""
