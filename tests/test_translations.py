"""The texts of the code are literal, and none is cut off from its catalogue."""

import ast
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

PACKAGE = Path(__file__).resolve().parent.parent / "hanabi_desktop"
SOURCES = sorted(PACKAGE.rglob("*.py"))


@pytest.mark.parametrize("source", SOURCES, ids=lambda p: p.relative_to(PACKAGE).as_posix())
def test_translated_texts_are_literals(source: Path) -> None:
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Name) and node.func.id == "translate":
                assert all(isinstance(arg, ast.Constant) for arg in node.args), ast.unparse(node)
                assert len(node.args) == 2, "plural forms belong to wording.counts"
            if isinstance(node.func, ast.Attribute) and node.func.attr == "tr":
                assert isinstance(node.args[0], ast.Constant), ast.unparse(node)


def test_compiled_catalogues_are_there_and_load(qapp: QApplication) -> None:
    for language in ("sv", "nl", "en"):
        translator = QTranslator()
        assert translator.load(f"hanabi_{language}", str(PACKAGE.parent / "translations"))
        assert not translator.isEmpty()
