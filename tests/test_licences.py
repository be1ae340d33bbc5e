"""The licences of everything shipped: complete, readable, shown."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from hanabi_desktop.app.program import Program
from hanabi_desktop.ui.shell import about
from hanabi_desktop.ui.shell.about import LicencesDialog, components, installed_components
from hanabi_desktop.ui.shell.command import Command

_EVERY_DISTRIBUTION = """
import importlib, json, pkgutil, sys
from importlib.metadata import packages_distributions
import hanabi_desktop
for module in pkgutil.walk_packages(hanabi_desktop.__path__, "hanabi_desktop."):
    importlib.import_module(module.name)
from PySide6 import QtDBus, QtMultimedia
tops = {name.partition(".")[0] for name in sys.modules}
known = packages_distributions()
print(json.dumps(sorted({one for top in tops for one in known.get(top, ())})))
"""


def test_every_imported_package_is_listed() -> None:
    command = [sys.executable, "-c", _EVERY_DISTRIBUTION]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    found = {name.replace("_", "-") for name in json.loads(done.stdout)}
    listed = {name for part in installed_components() for name in part.distributions}
    empty = {"PySide6"}  # it only depends on the others, and contains nothing
    not_shipped = {
        "setuptools",
        "typing-extensions",
    }  # of the environment, or needed by msgspec on old Pythons
    assert found - {"hanabi-desktop"} - empty - not_shipped == listed


def test_every_licence_has_a_text_that_names_it() -> None:
    words = {
        "MIT": "Permission is hereby granted",
        "PSF-2.0": "PYTHON SOFTWARE FOUNDATION",
        "LGPL-3.0-only": "GNU LESSER GENERAL PUBLIC LICENSE",
        "BSD-3-Clause": "Redistribution and use",
        "ISC": "Permission to use, copy, modify",
        "OFL-1.1": "SIL OPEN FONT LICENSE",
    }
    for part in components():
        assert words[part.licence] in part.text(), part.name


def test_about_dialog_leads_to_the_licences(program: Program, qtbot: QtBot) -> None:
    program.window.commands.give(Command.ABOUT)
    (about,) = program.window.findChildren(QMessageBox)
    next(b for b in about.buttons() if b.text().startswith("Licences")).click()
    (dialog,) = program.window.findChildren(LicencesDialog)
    assert dialog.parts.count() == len(components())
    assert dialog.parts.accessibleName()
    assert "Permission is hereby granted" in dialog.text.toPlainText()
    for _ in range(2):
        QTest.keyClick(dialog.parts, Qt.Key.Key_Down)
    assert dialog.parts.currentItem().text().startswith("Qt 6")
    assert "LESSER GENERAL PUBLIC" in dialog.text.toPlainText()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_bundle_uses_the_licence_list_made_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    part = {"name": "Ö", "version": "1", "licence": "MIT", "text": "o.txt"}
    (tmp_path / "index.json").write_text(json.dumps([part, {**part, "text": "gone.txt"}]))
    (tmp_path / "o.txt").write_text("Fri att använda", encoding="utf-8")
    monkeypatch.setattr(about, "LICENCES", tmp_path)
    dialog = LicencesDialog()
    qtbot.addWidget(dialog)
    assert dialog.text.toPlainText() == "Fri att använda"
    dialog.parts.setCurrentRow(1)
    assert "gone.txt" in dialog.text.toPlainText()


def test_bundle_without_its_licence_list_is_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(about, "LICENCES", tmp_path)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    with pytest.raises(OSError, match=r"index\.json"):
        components()
