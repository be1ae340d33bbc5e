"""Every code below the wording layer has a text, and all of them are translated."""

from collections.abc import Iterator

import pytest
from lesson_words import keys_of
from pseudo_language import Pseudo, translate_lessons, untranslated
from PySide6.QtCore import QCoreApplication

from hanabi_desktop.game.cards import RANKS, Card, Suit
from hanabi_desktop.game.moves import Clue, Discard, Play, Turn
from hanabi_desktop.game.observation import Refusal
from hanabi_desktop.game.scoring import Rating
from hanabi_desktop.learning.lessons import Chapter, Lesson
from hanabi_desktop.learning.progress import Solved
from hanabi_desktop.learning.puzzle_order import BEFORE_ANY, Difficulty, PuzzleEntry
from hanabi_desktop.learning.script import script_of
from hanabi_desktop.learning.themes import Theme
from hanabi_desktop.library.metadata.problems import Problem, UnreadableGameError
from hanabi_desktop.teammates.characters import Level, Personality
from hanabi_desktop.teammates.conventions import Convention
from hanabi_desktop.teammates.explaining.clue_readings import ClueReading, Meaning
from hanabi_desktop.teammates.explaining.move_review import Finding, Judgement
from hanabi_desktop.teammates.teammate import Ahead, Decision, Reason, ReasonCode, Term
from hanabi_desktop.wording.clue_readings import reading_sentence
from hanabi_desktop.wording.conventions import convention_name, convention_rule
from hanabi_desktop.wording.hints import ahead_sentence, hint_sentence
from hanabi_desktop.wording.judgements import judgement_sentence
from hanabi_desktop.wording.learning import LearningWords, difficulty_name, lesson_text, theme_name
from hanabi_desktop.wording.move_reasons import reason_sentence, term_sentence
from hanabi_desktop.wording.names import (
    card_name,
    clue_name,
    level_name,
    personality_name,
    rating_name,
)
from hanabi_desktop.wording.problems import problem_sentence, refusal_sentence

NAMES = ("Zoë", "Björn")
PLACES = {3: (1, 2), 4: (1, 3)}
RED = Card(Suit.RED, RANKS[0])
TOLD = Turn(1, 0, Clue(1, Suit.RED), ())


@pytest.fixture
def pseudo(qapp: QCoreApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    translate_lessons(monkeypatch)
    translator = Pseudo()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


def sentences() -> Iterator[tuple[object, str]]:
    """Yield every code with its text; a few codes have none by design."""
    for code in ReasonCode:
        reason = Reason(code, (3, 4), (RED,))
        yield code, reason_sentence(reason, TOLD, PLACES, NAMES)
        yield code, hint_sentence(Decision(Play(3), reason), PLACES, NAMES)
    for instead in (Play(3), Play(3, Suit.RED), Discard(4), Clue(1, Suit.RED)):
        for perfect in (0.0, 0.01, 0.08):
            ahead = Ahead(instead, 80, 0.4, perfect)
            yield ahead, ahead_sentence(ahead, PLACES, NAMES)
    for meaning in Meaning:
        reading = ClueReading(TOLD, meaning, 3, (RED,), 4)
        yield meaning, reading_sentence(reading, PLACES, NAMES)
        for finding in Finding:
            judgement = Judgement(TOLD.action, finding, 3, (RED,), RED, reading, 4)
            for knows in (True, False):
                yield finding, judgement_sentence(judgement, PLACES, NAMES, knows_chop=knows)
    for term in Term:
        yield term, term_sentence(term)
    for refusal in Refusal:
        yield refusal, refusal_sentence(refusal)
    for problem in Problem:
        yield problem, problem_sentence(UnreadableGameError(problem, "r1"))
    for convention in Convention:
        if convention is not Convention.NOTHING:
            yield convention, convention_name(convention)
        rule = convention_rule(convention)
        if rule:
            yield convention, rule
    for rating in Rating:
        yield rating, rating_name(rating)
    for level in Level:
        yield level, level_name(level)
    for personality in Personality:
        yield personality, personality_name(personality)
    for value in (*Suit, *RANKS):
        yield value, clue_name(value)
    for suit in Suit:
        yield suit, card_name(Card(suit, RANKS[0]))
    words = LearningWords()
    entry = PuzzleEntry(1, Theme.SAVE, Level.CASUAL, BEFORE_ANY)
    for difficulty in Difficulty:
        yield difficulty, difficulty_name(difficulty)
    for item in (*Chapter, *Lesson):
        yield item, words.title(item)
    for solved in (None, Solved(2), Solved(1, shown=True)):
        yield solved, words.puzzle_state(1, entry, solved)
    for theme in Theme:
        yield theme, theme_name(theme)
    for lesson in Lesson:
        for key in keys_of(script_of(lesson).steps):
            yield (lesson, key), lesson_text(lesson, key)


@pytest.mark.usefixtures("pseudo")
def test_every_code_has_a_translated_text() -> None:
    told = list(sentences())
    assert len(told) > 350
    assert not [code for code, text in told if not text]
    left = {code: untranslated(text) for code, text in told if untranslated(text)}
    assert not left


def test_no_placeholder_is_left_in_the_source_language() -> None:
    assert not [text for _, text in sentences() if "{" in text or "None" in text]
