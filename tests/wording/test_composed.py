"""Composed sentences are well-formed with awkward values, in every language."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from hanabi_desktop.support.translation import Language, Translation
from hanabi_desktop.wording.markup import PLAIN, RICH
from lab.commands.sentences import NAMES, composed_sentences, sentences_of_games

FAULTS = re.compile(r"[{}\[\]]|None|  |^ | $| [.,;:]|\(\s*\)|\.\.(?!\.)|\b(\w+) \1\b")
"""Signs of a malformed sentence: a placeholder, a code, a missing word or a repeated one."""


@pytest.fixture(params=list(Language))
def spoken(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[Language]:
    owner = QObject()
    translation = Translation(owner)
    translation.use(request.param)
    yield request.param
    translation.use(Language.ENGLISH)
    owner.deleteLater()


def told(sentences: Iterator[str]) -> list[str]:
    return [sentence for sentence in sentences if sentence]


def test_every_sentence_is_complete(spoken: Language) -> None:
    sentences = told(composed_sentences())
    assert len(sentences) > 450
    assert [text for text in sentences if FAULTS.search(text)] == []


def test_every_sentence_starts_with_a_capital_and_ends_with_punctuation(spoken: Language) -> None:
    for text in told(composed_sentences()):
        assert text[0].isupper() or text[0].isdigit() or text[0] in "“‘”", text
        assert text[-1] in ".”’?!", text


def test_name_occurs_once_unless_another_player_helps(spoken: Language) -> None:
    """ "Two cards of Zoë: first Zoë (slot 2)" once named her twice.

    Other languages than English repeat a name where a pronoun would have a gender.
    """
    receiver, most = NAMES[1], 1 if spoken is Language.ENGLISH else 2
    assert [text for text in told(composed_sentences()) if text.count(receiver) > most] == []


def test_possessive_form_of_a_name_follows_the_language(spoken: Language) -> None:
    forms = {
        Language.ENGLISH: ("Zoë’s", "Lars’"),
        Language.SWEDISH: ("Zoës", "Lars"),
        Language.DUTCH: ("Zoës", "Lars’"),
    }
    assert tuple(f"{PLAIN.name(name):of}" for name in ("Zoë", "Lars")) == forms[spoken]
    assert f"{RICH.name('Zoë'):of}" == RICH.name("Zoë") + forms[spoken][0].removeprefix("Zoë")


def test_sentences_of_games_are_complete(spoken: Language) -> None:
    sentences = told(sentences_of_games(3, 2, 1))
    assert len(sentences) > 200
    assert [text for text in sentences if FAULTS.search(text)] == []
