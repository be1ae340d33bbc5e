"""The source texts are literals, and the catalogues are complete."""

import ast
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

from hanabi_desktop.support.translation import Language
from hanabi_desktop.wording.learning import texts_in

PACKAGE = Path(__file__).resolve().parent.parent / "hanabi_desktop"
SOURCES = sorted(PACKAGE.rglob("*.py"))


@pytest.mark.parametrize("source", SOURCES, ids=lambda p: p.relative_to(PACKAGE).as_posix())
def test_translated_texts_are_literals(source: Path) -> None:
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Name) and node.func.id == "translate":
                assert all(isinstance(arg, ast.Constant) for arg in node.args), ast.unparse(node)
                assert len(node.args) == 2, "plural forms belong in wording.counts"
            if isinstance(node.func, ast.Attribute) and node.func.attr == "tr":
                assert isinstance(node.args[0], ast.Constant), ast.unparse(node)


def test_catalogues_know_every_text_of_the_code() -> None:
    """Qt's extractor overlooks what stands inside an f-string."""
    catalogue = ET.parse(PACKAGE.parent / "translations" / "hanabi_sv.ts")
    known = {
        (context.findtext("name"), message.findtext("source"))
        for context in catalogue.iter("context")
        for message in context.iter("message")
    }
    calls = [
        node
        for source in SOURCES
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "translate"
    ]
    assert len(calls) > 1000
    for node in calls:
        assert tuple(map(ast.literal_eval, node.args)) in known, ast.unparse(node)


SAYS_NOTHING = {
    "en": ("something else matters", "something else can’t wait", "mainly about", "needed later"),
    "sv": ("något annat är viktigare", "något annat kan inte vänta", "främst om", "behövs senare"),
    "nl": ("iets anders is nu belangrijker", "iets anders kan niet wachten", "vooral over"),
}
"""Phrases that would fit any move."""


@pytest.mark.parametrize("language", SAYS_NOTHING)
def test_no_reason_ends_in_an_empty_phrase(language: str) -> None:
    kind, file = ("source", "sv") if language == "en" else ("translation", language)
    catalogue = ET.parse(PACKAGE.parent / "translations" / f"hanabi_{file}.ts")
    texts = [text for found in catalogue.iter(kind) for text in found.itertext()]
    for lesson in texts_in(Language(language)).lessons.values():
        texts += lesson.values()
    assert len(texts) > 1000
    for phrase in SAYS_NOTHING[language]:
        assert not [text for text in texts if phrase in text.lower()]


def test_compiled_catalogues_exist_and_load(qapp: QApplication) -> None:
    for language in ("sv", "nl", "en"):
        translator = QTranslator()
        assert translator.load(f"hanabi_{language}", str(PACKAGE.parent / "translations"))
        assert not translator.isEmpty()
