"""Every lesson can be completed, has a text for each step, and accepts sound moves."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from lesson_words import keys_of
from PySide6.QtCore import QCoreApplication

from hanabi_desktop.game.cards import Card, Multicolour
from hanabi_desktop.game.moves import Action, Clue, Misplayed, Play
from hanabi_desktop.game.observation import legal_actions
from hanabi_desktop.game.state import GameState, apply, observe
from hanabi_desktop.learning.lessons import (
    RULES_OF,
    Ask,
    Chapter,
    Lesson,
    Spot,
    Tell,
    Watch,
    chapter_of,
    has_been_taught,
)
from hanabi_desktop.learning.script import (
    LEARNER,
    SCRIPTS,
    Scene,
    action_in,
    script_of,
    scripts_in,
)
from hanabi_desktop.review.played_game import judgement_of
from hanabi_desktop.support.translation import Language, Translation
from hanabi_desktop.teammates.conventions import agreement_of
from hanabi_desktop.teammates.encoding import bit_of, index_of
from hanabi_desktop.teammates.explaining.clue_readings import last_clue_to
from hanabi_desktop.teammates.players import ConventionPlayer
from hanabi_desktop.wording.judgements import judgement_sentence
from hanabi_desktop.wording.learning import lesson_text, lesson_title, texts_in
from hanabi_desktop.wording.names import multicolour_name

READING_SPEED = 150
"""Words per minute, a slow speed for learners."""
SECONDS_A_MOVE = 8

_NAMED_OTHERWISE = ("double_finesses.now_give", "multicolour.clue")
"""Steps that also point at "the newest cards" or "the 1", which name no card."""
_TILE = re.compile(r"\{([wrbygm]):[^}]*?(\d)[^}]*\}")

ASKED = [(lesson, scene) for lesson in Lesson for scene in script_of(lesson).scenes]


def played(scene: Scene) -> Iterator[tuple[Ask | Watch, GameState, list[Action]]]:
    """Yield every step that is a move, with the state before it and the accepted actions."""
    *_, state = scene.states()
    for step in scene.steps:
        if isinstance(step, Tell):
            continue
        texts = step.right if isinstance(step, Ask) else (step.move,)
        actions = []
        for text in texts:
            try:
                actions.append(action_in(state, text))
            except ValueError:
                assert len(texts) > 1, text
        yield step, state, actions
        state, _ = apply(state, actions[0])


def test_every_lesson_has_a_title_and_a_chapter() -> None:
    assert [lesson for chapter in Chapter for lesson in chapter.lessons] == list(Lesson)
    assert len({lesson_title(lesson) for lesson in Lesson}) == len(Lesson)
    assert len(Chapter.RULES.lessons) == 5


@pytest.mark.parametrize("language", Language)
def test_steps_and_texts_correspond(language: Language) -> None:
    texts = texts_in(language)
    for lesson in Lesson:
        needed = {"title", *keys_of(script_of(lesson).steps), "done"}
        assert set(texts.lessons[lesson]) == needed, lesson
    assert [set(told) for told in texts.chapters.values()] == [{"title", "gain"}] * len(Chapter)
    for told in (*texts.lessons.values(), *texts.chapters.values()):
        assert all(told.values())


@pytest.mark.parametrize("language", Language)
def test_texts_name_the_same_cards_in_every_language(language: Language) -> None:
    texts = texts_in(language).lessons
    for lesson, english in texts_in(Language.ENGLISH).lessons.items():
        for key, text in english.items():
            told = texts[lesson][key]
            assert sorted(_TILE.findall(told)) == sorted(_TILE.findall(text)), (lesson, key)
            assert told.count("{") == told.count("}") == len(_TILE.findall(told)), (lesson, key)


@pytest.mark.parametrize("language", Language)
def test_titles_of_multicolour_are_the_names_of_the_rules(
    language: Language, qapp: QCoreApplication
) -> None:
    translation = Translation(qapp)
    translation.use(language)
    for lesson, options in RULES_OF.items():
        if options.multicolour is not Multicolour.NONE:
            assert lesson_title(lesson) == multicolour_name(options.multicolour)
    translation.use(Language.ENGLISH)


FAULTS = [
    ("[[clues]]", "[[clues_again]]", "unknown field `clues_again`"),
    ("[[clues]]", "[[playing]]", "missing required field `clues`"),
    ('kind = "watch"', 'kind = "wait"', "Invalid value 'wait' - at `$.table[0].steps[4].kind`"),
    ('"play 2"', '"plays 2"', "regex"),
    ("[0, 2]", "[0, 6]", "Expected `int` <= 5 - at `$.table[0].steps[6].at[0][1]`"),
    ('"deck"', '"desk"', "Invalid enum value 'desk'"),
    ('key = "hand", ', "", "missing required field `key`"),
    ("draws", "drawn", "unknown field `drawn`"),
    ("begins = 1", "begins = 3", "there is no seat 3 - at `$.table[0]`"),
    ("begins = 1", 'variants = ["none"]', "there are no such variants: none"),
    ("y2 w1 b4", "y2 w1", "cannot be dealt"),
    ("y2 w1 b4", "b5 w1 b4", "cannot be dealt"),
    ("y2 w1 b4", "y2 w1 q4", "no suit is written 'q'"),
    ('link = "', 'hands = ["r1"]\nlink = "', "either hands or a link - at `$.the_end[0]`"),
    ('link = "3', 'link = "9', "wrong_players"),
    ("[[table]]", "[[table]", "(at line 4, column 8)"),
]


@pytest.mark.parametrize(("right", "wrong", "told"), FAULTS)
def test_faults_of_a_script_are_named_with_their_place(
    right: str, wrong: str, told: str, tmp_path: Path
) -> None:
    script = (SCRIPTS / "rules.toml").read_text("utf-8")
    assert right in script
    (tmp_path / "rules.toml").write_text(script.replace(right, wrong, 1), "utf-8")
    with pytest.raises(ValueError, match=rf"^rules\.toml: .*{re.escape(told)}"):
        scripts_in(tmp_path, Chapter.RULES)


@pytest.mark.parametrize("lesson", Lesson)
def test_lesson_takes_less_than_three_minutes(lesson: Lesson) -> None:
    steps = script_of(lesson).steps
    words = sum(len(lesson_text(lesson, step.key).split()) for step in steps)
    moves = sum(not isinstance(step, Tell) for step in steps)
    assert words / READING_SPEED * 60 + moves * SECONDS_A_MOVE < 180


@pytest.mark.parametrize(("lesson", "scene"), ASKED, ids=lambda x: getattr(x, "value", ""))
def test_scripts_are_legal(lesson: Lesson, scene: Scene) -> None:
    for step, state, actions in played(scene):
        assert (state.seat_to_act == LEARNER) is isinstance(step, Ask), step
        for action in actions:
            apply(state, action)
    assert scene.steps, lesson


@pytest.mark.parametrize(("lesson", "scene"), ASKED, ids=lambda x: getattr(x, "value", ""))
def test_cards_are_those_of_a_whole_deck(lesson: Lesson, scene: Scene) -> None:
    for state in scene.states():
        assert Counter(state.deck) == Counter(state.options.box), lesson


@pytest.mark.parametrize(("lesson", "scene"), ASKED, ids=lambda x: getattr(x, "value", ""))
def test_accepted_moves_are_sound_and_described_correctly(lesson: Lesson, scene: Scene) -> None:
    """No accepted move is misleading or a misplay, and every clue is read as the actual card.

    The lesson on bluffs shows a clue that no teammate would give.
    """
    level = chapter_of(lesson).level
    gambles = {"bjorn_gambles"}  # a strike, to show what one is
    for step, state, actions in played(scene):
        for action in actions:
            after, events = apply(state, action)
            if isinstance(action, Play):
                assert isinstance(events[0], Misplayed) is (step.key in gambles), step
            if isinstance(action, Clue) and lesson is not Lesson.BLUFFS:
                options = ConventionPlayer(agreement_of(level)).weigh(
                    observe(state, state.seat_to_act)
                )
                assert not any(o.is_misleading for o in options if o.action == action), step
                reading = last_clue_to(observe(after, action.target), agreement_of(level))
                if reading is not None and reading.order is not None and reading.faces:
                    truth = state.deck[reading.order]
                    assert any(bit_of(face) == bit_of(truth) for face in reading.faces), step


@pytest.mark.parametrize(("lesson", "scene"), ASKED, ids=lambda x: getattr(x, "value", ""))
def test_every_wrong_move_is_explained(lesson: Lesson, scene: Scene) -> None:
    names = ("You", "Zoë", "Björn", "Saar")
    for step, state, actions in played(scene):
        if not isinstance(step, Ask):
            continue
        places = places_of(state)
        for action in legal_actions(observe(state, LEARNER)):
            if action not in actions:
                judgement = judgement_of(state, action, agreement_of(chapter_of(lesson).level))
                knows = has_been_taught(Lesson.CHOP_AND_FOCUS, by=lesson)
                sentence = judgement_sentence(judgement, places, names, knows_chop=knows)
                assert knows or "chop" not in sentence
                assert sentence, (step, action)
                assert "{" not in sentence, sentence
                assert "None" not in sentence, sentence
                told_of_own = judgement.truth is not None and not isinstance(action, Clue)
                assert not told_of_own, "the judgement must not reveal the learner's own cards"


def places_of(state: GameState) -> dict[int, tuple[int, int]]:
    return {
        order: (seat, len(orders) - place)
        for seat in range(state.options.players)
        for orders in [state.hand_orders(seat)]
        for place, order in enumerate(orders)
    }


def test_judgement_uses_only_what_the_learner_sees() -> None:
    """A misplay is judged by the belief, not by the actual card."""
    scene = script_of(Lesson.CHOP_AND_FOCUS).scenes[0]
    asked = next((s, st) for s, st, _ in played(scene) if isinstance(s, Ask))
    _, state = asked
    order = state.hand_orders(LEARNER)[0]
    judgement = judgement_of(
        state, Play(order), agreement_of(chapter_of(Lesson.CHOP_AND_FOCUS).level)
    )
    truth = index_of(state.deck[order])
    assert not judgement.faces or any(index_of(face) != truth for face in judgement.faces)


def test_watch_steps_are_teammates_moves() -> None:
    watched = [s for lesson in Lesson for s in script_of(lesson).steps if isinstance(s, Watch)]
    assert len(watched) > 30


def test_highlighted_cards_are_named_in_the_text() -> None:
    """Where a step names cards, it highlights no others."""
    seen = 0
    for lesson, scene in ASKED:
        *_, state = scene.states()
        for step in scene.steps:
            text = texts_in(Language.ENGLISH).lessons[lesson][step.key]
            named = {Card.parse(letter + rank) for letter, rank in _TILE.findall(text)}
            spots = [spot for spot in getattr(step, "at", ()) if isinstance(spot, Spot)]
            cards = {state.deck[state.hand_orders(spot.seat)[-spot.slot]] for spot in spots}
            if spots and named and f"{lesson.value}.{step.key}" not in _NAMED_OTHERWISE:
                seen += 1
                assert cards <= named, (lesson, step.key)
            if not isinstance(step, Tell):
                move = step.right[0] if isinstance(step, Ask) else step.move
                state, _ = apply(state, action_in(state, move))
    assert seen > 10
