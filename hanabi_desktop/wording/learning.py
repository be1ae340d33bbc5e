"""Lessons, puzzles and moments of one's own games, in words.

A text of a lesson may name a card as ``{r:red 1}``: the suit's letter for the tile, then the words,
inflected as the language requires.
"""

from collections.abc import Sequence
from functools import cache
from typing import Protocol

import msgspec
from PySide6.QtCore import QCoreApplication, QLocale

from hanabi_desktop.game.cards import ALL_SUITS, Suit
from hanabi_desktop.game.moves import Action, Clue, Discard, Play
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.learning.daily import daily_deal
from hanabi_desktop.learning.lessons import Chapter, Lesson
from hanabi_desktop.learning.progress import FirstHint, Solved
from hanabi_desktop.learning.puzzle_order import Difficulty, PuzzleEntry, Rating, difficulty_of
from hanabi_desktop.learning.themes import OF_MULTICOLOUR, Theme
from hanabi_desktop.review.findings import TurnReview
from hanabi_desktop.review.reasons import Because
from hanabi_desktop.support.files import RESOURCES, read_toml
from hanabi_desktop.support.translation import Language
from hanabi_desktop.teammates.conventions import Agreement
from hanabi_desktop.teammates.explaining.move_review import Judgement
from hanabi_desktop.teammates.teammate import Decision
from hanabi_desktop.wording.better_moves import better_sentence
from hanabi_desktop.wording.costs import judged_move
from hanabi_desktop.wording.counts import Counts, day_name
from hanabi_desktop.wording.graded_moves import cost_sentence
from hanabi_desktop.wording.markup import PLAIN, Markup
from hanabi_desktop.wording.move_reasons import Places
from hanabi_desktop.wording.names import agreement_name, clue_name, multicolour_name
from hanabi_desktop.wording.review import (
    plain_points,
)

translate = QCoreApplication.translate


class LessonTexts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The texts in one language, as they are in its file.

    Attributes:
        chapters: the title of each chapter, and its gain: what it brings, in a few words.
        lessons: the title of each lesson, and its other texts by their keys: those of its steps, of
            hints (see ``hint_key``), and "done".
    """

    chapters: dict[Chapter, dict[str, str]]
    lessons: dict[Lesson, dict[str, str]]


@cache
def texts_in(language: Language) -> LessonTexts:
    """Return the texts in a language.

    Raises:
        OSError: its file cannot be read.
        ValueError: that file is not valid.
    """
    return read_toml(RESOURCES / "lessons" / f"{language.value}.toml", LessonTexts)


class _Tile:
    """Formats the words after the colon, with the suit's tile in front."""

    def __init__(self, suit: Suit, markup: Markup) -> None:
        self._suit = suit
        self._markup = markup

    def __format__(self, words: str) -> str:
        return self._markup.with_tile(self._suit, words)


def lesson_text(lesson: Lesson, key: str, markup: Markup = PLAIN) -> str:
    """Return the text of a lesson at a step, after a wrong move, or at the end ("done").

    Raises:
        KeyError: there is no such text.
    """
    text = texts_in(Language.in_use()).lessons[lesson][key]
    return text.format_map({suit.letter: _Tile(suit, markup) for suit in ALL_SUITS})


def chapter_title(chapter: Chapter) -> str:
    """Return the title of a chapter."""
    return texts_in(Language.in_use()).chapters[chapter]["title"]


def chapter_gain(chapter: Chapter) -> str:
    """Return what a chapter brings, in a few words."""
    return texts_in(Language.in_use()).chapters[chapter]["gain"]


def lesson_title(lesson: Lesson) -> str:
    """Return the title of a lesson."""
    return texts_in(Language.in_use()).lessons[lesson]["title"]


class Asked(Protocol):
    """A moment waiting for an answer (see ``session.guides.own_moment``)."""

    @property
    def turn(self) -> int:
        """The number of the turn, counted from 1."""
        ...

    @property
    def agreement(self) -> Agreement:
        """The table's agreement."""
        ...

    @property
    def deal(self) -> int | None:
        """The number of the deal; None if it has none."""
        ...

    @property
    def options(self) -> GameOptions:
        """The rules of the game."""
        ...


class Answer(Protocol):
    """The value of an answer (see ``session.guides.own_moment``)."""

    @property
    def action(self) -> Action | None:
        """The answer."""
        ...

    @property
    def points(self) -> float | None:
        """The cost of the answer in points."""
        ...

    @property
    def judgement(self) -> Judgement | None:
        """The conventions' judgement on a wrong answer."""
        ...

    @property
    def because(self) -> Sequence[Because]:
        """What happens more often after the best move than after a wrong answer, or less often."""
        ...

    @property
    def solution(self) -> Decision | None:
        """The best move."""
        ...

    @property
    def found(self) -> TurnReview | None:
        """The review of the move made in the game."""
        ...


def moment_title(asked: Asked) -> str:
    """Return the window's title during the practice."""
    if asked.deal is None:
        return translate("OwnMoment", "Your game, turn {turn}").format(turn=asked.turn)
    day, deal = daily_deal(asked.options, asked.deal), QLocale().toString(asked.deal)
    text = translate("OwnMoment", "Deal {deal}, turn {turn}")
    if day is not None:
        deal = day_name(day)
        #: {deal} is the day of a deal of the day, such as "28 November"
        text = translate("OwnMoment", "Deal of {deal}, turn {turn}")
    return text.format(deal=deal, turn=asked.turn)


def moment_heading(asked: Asked, number: int, count: int) -> str:
    """Return which moment it is, and how many there are."""
    #: {moment} is "Deal 71, turn 14"; {number} of {count} of them; {name} is an agreement's name
    text = translate("OwnMoment", "{moment} · {number} of {count} · {name}")
    return text.format(
        moment=moment_title(asked), number=number, count=count, name=agreement_name(asked.agreement)
    )


def asked_sentence() -> str:
    """Return the question to the learner."""
    return translate(
        "OwnMoment",
        "In this position you lost points. What would have been better? Make your move as in a"
        " game. Any move that is as good as the best counts.",
    )


def weighing_sentence() -> str:
    """Return the message shown while an answer is being measured."""
    return translate("OwnMoment", "One moment: that move is being compared with the best…")


def answer_sentences(
    answer: Answer,
    places: Places,
    seats: Sequence[str],
    markup: Markup = PLAIN,
    you: int | None = None,
) -> tuple[str, ...]:
    """Return the feedback on an answer; with the solution, also on the move made in the game."""
    found, solution = answer.found, answer.solution
    if found is None or solution is None:
        said = judged_move(answer.judgement, answer.because, None, places, seats, markup, you=you)
        return tuple(text for text in (said, _cost_sentence(answer.points)) if text)
    better = better_sentence(found, places, seats, markup, you)
    why = cost_sentence(found, places, seats, markup, you)
    in_game = f"{_in_game(found, places, seats, markup)} {why}".strip()
    return f"{_verdict(answer.action, solution.action)} {better}".strip(), in_game


def _in_game(found: TurnReview, places: Places, seats: Sequence[str], markup: Markup) -> str:
    """Return what the person did in the game, and what it cost."""
    points = plain_points(found.cost.points)
    match found.action:
        case Clue(target, value):
            #: {value} is such as "red" or "2s"; {points} such as "0.8"
            text = translate(
                "OwnMoment", "You told {name} about {value}; that cost {points} points."
            )
            return text.format(
                name=markup.name(seats[target]), value=clue_name(value, markup), points=points
            )
        case Play(order):
            text = translate("OwnMoment", "You played slot {slot}; that cost {points} points.")
        case Discard(order):
            text = translate("OwnMoment", "You discarded slot {slot}; that cost {points} points.")
    return text.format(slot=places[order][1], points=points)


def _cost_sentence(points: float | None) -> str:
    if points is None:
        return translate("OwnMoment", "It is not as good as the best move. Try again.")
    text = translate(
        "OwnMoment", "On average it scores {points} points fewer than the best move. Try again."
    )
    return text.format(points=plain_points(points))


def _verdict(action: Action | None, best: Action) -> str:
    if action is None:
        return ""
    if action == best:
        return translate("OwnMoment", "That’s it.")
    return translate("OwnMoment", "Just as good as the best move.")


def theme_name(theme: Theme) -> str:
    """Return the name of a theme of puzzles and moments."""
    match theme:
        case Theme.PLAY:
            #: a kind of puzzle: which card to play, or whether to wait
            return translate("Theme", "Play or wait")
        case Theme.PLAY_CLUE:
            #: a kind of puzzle
            return translate("Theme", "Play clue")
        case Theme.SAVE:
            #: a kind of puzzle
            return translate("Theme", "Save clue")
        case Theme.PROMPT:
            #: a kind of puzzle
            return translate("Theme", "Prompt")
        case Theme.FINESSE:
            #: a kind of puzzle
            return translate("Theme", "Finesse")
        case Theme.FIX:
            #: a kind of puzzle: a clue that prevents a wrong play
            return translate("Theme", "Fix clue")
        case Theme.PACE:
            #: a kind of puzzle
            return translate("Theme", "Pace")
        case Theme.DISCARD:
            #: a kind of puzzle
            return translate("Theme", "Discard")
        case Theme.ENDGAME:
            #: a kind of puzzle
            return translate("Theme", "Endgame")
        case Theme.CHOREOGRAPHY:
            #: a kind of puzzle
            return translate("Theme", "Choreography")
        case Theme.BOUQUET:
            #: a kind of puzzle
            return translate("Theme", "Final bouquet")
        case Theme.AVALANCHE | Theme.TEN_MULTICOLOUR | Theme.EVERY_COLOUR | Theme.TEN_EVERY_COLOUR:
            return multicolour_name(next(k for k, one in OF_MULTICOLOUR.items() if one is theme))


class LearningWords:
    """The texts that the models of lessons and puzzles use."""

    def __init__(self) -> None:
        self._counts = Counts()

    def title(self, item: Chapter | Lesson) -> str:
        """Return the title of a chapter or lesson."""
        return chapter_title(item) if isinstance(item, Chapter) else lesson_title(item)

    def gain(self, chapter: Chapter) -> str:
        """Return what a chapter brings."""
        return chapter_gain(chapter)

    def lesson_state(self, *, begun: bool, done: bool, is_next: bool, known: bool = False) -> str:
        """Return the progress of a lesson; empty if there is nothing to say."""
        if begun:
            #: of a lesson
            return translate("Learning", "started")
        if is_next:
            #: of the lesson to take next
            return translate("Learning", "next")
        if known and not done:
            #: of a lesson whose subject the person knew before
            return translate("Learning", "known")
        #: of a lesson
        return translate("Learning", "done") if done else ""

    def puzzle_state(self, place: int, entry: PuzzleEntry, solved: Solved | None) -> str:
        """Return how a puzzle was solved; before that its difficulty, since the theme tells too much."""
        state = self._puzzle_state(solved)
        if solved is None:
            #: {number} of the puzzle; {difficulty} is such as "easy"; {state} is "not solved yet"
            text = translate("Learning", "Puzzle {number}, {difficulty}: {state}")
            difficulty = difficulty_name(difficulty_of(entry.rating))
            return text.format(number=place, difficulty=difficulty, state=state)
        #: {number} of the puzzle; {theme} is such as "Save clue"; {state} is such as "solved, 2 tries"
        text = translate("Learning", "Puzzle {number}, {theme}: {state}")
        return text.format(number=place, theme=theme_name(entry.theme), state=state)

    def _puzzle_state(self, solved: Solved | None) -> str:
        if solved is None:
            #: of a puzzle
            return translate("Learning", "not solved yet")
        if solved.shown:
            #: of a puzzle
            return translate("Learning", "the answer was shown")
        tries = self._counts.tries(solved.tries)
        if solved.hints:
            #: {tries} is such as "2 tries", {hints} such as "1 hint"
            text = translate("Learning", "solved, {tries}, {hints}")
            return text.format(tries=tries, hints=self._counts.hints(solved.hints))
        #: {tries} is such as "2 tries"
        return translate("Learning", "solved, {tries}").format(tries=tries)


def first_hint_sentence(hint: FirstHint) -> str:
    """Return a hint of a person's first game."""
    match hint:
        case FirstHint.HANDS:
            return translate(
                "FirstGame",
                "You see everybody’s hand but your own. Tell a teammate about their cards, so that they"
                " know what to play.",
            )
        case FirstHint.STRIKE:
            return translate(
                "FirstGame",
                "That card didn’t fit, so it counts as a strike. The third one ends the game.",
            )
        case FirstHint.LAST_ROUND:
            return translate(
                "FirstGame", "The deck is empty. Everybody has one last turn, and this is yours."
            )
        case FirstHint.NO_CLUES:
            return translate(
                "FirstGame", "No clue is left. Play a card, or discard one to get a clue back."
            )
        case FirstHint.CLUED:
            return translate(
                "FirstGame",
                "Somebody told you about the cards that stand out in your hand. Usually that"
                " means: play one. If none can be played yet, keep them.",
            )
        case FirstHint.EMPTY_CLUE:
            return translate(
                "FirstGame",
                "A clue that no card matches asks for nothing. It passes the turn when every"
                " discard seems too dangerous.",
            )
        case FirstHint.DISCARDING:
            return translate(
                "FirstGame",
                "Clues are running out. A discard brings one back: take your oldest card that nobody"
                " has told you about.",
            )


def difficulty_name(difficulty: Difficulty) -> str:
    """Return the name of a difficulty, within a line."""
    match difficulty:
        case Difficulty.EASY:
            #: a puzzle
            return translate("Difficulty", "easy")
        case Difficulty.MEDIUM:
            #: a puzzle
            return translate("Difficulty", "medium")
        case Difficulty.HARD:
            #: a puzzle
            return translate("Difficulty", "hard")
        case Difficulty.VERY_HARD:
            #: a puzzle
            return translate("Difficulty", "very hard")


def rating_words(rating: Rating) -> str:
    """Return a rating with its standard error, such as "1,520 ± 80"."""
    points = QLocale().toString(round(rating.points))
    return f"{points} ± {round(rating.error)}"
