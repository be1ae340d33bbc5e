"""File names: those of the project, and those that dialogs propose."""

import shutil
import subprocess
from pathlib import Path, PurePath

import pytest
from portable_names import unportable
from PySide6.QtWidgets import QFileDialog

from hanabi_desktop.app.program import Program
from hanabi_desktop.support.translation import Language
from hanabi_desktop.ui.shell.command import Command
from hanabi_desktop.ui.widgets.dialogs import game_file_name, writing_dialog

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize(
    "name",
    ["a:b", "a.", "b ", "nul", "com1.txt", 'qu"ote', "what?", "l\nine", "a/aux/b", "x" * 200],
)
def test_names_impossible_on_windows_are_detected(name: str) -> None:
    assert unportable([PurePath(name)])


def test_names_differing_only_in_case_are_rejected() -> None:
    assert unportable([PurePath("a/Readme"), PurePath("a/readme")])
    assert not unportable([PurePath("a/Åsa.hanabi"), PurePath("b/Åsa.hanabi"), PurePath(".x")])


def test_project_can_be_checked_out_anywhere() -> None:
    if shutil.which("git") is None:
        pytest.skip("git is not installed")
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=False)
    if listed.returncode:
        pytest.skip("not a git checkout")
    names = [PurePath(name) for name in listed.stdout.decode().split("\0") if name]
    assert len(names) > 500
    assert not unportable(names)


@pytest.mark.parametrize("language", list(Language))
def test_dialogs_propose_portable_names(
    program: Program, tmp_path: Path, language: Language
) -> None:
    program.window.menu.languages.chosen.emit(language)
    program.window.commands.give(Command.STATISTICS)
    statistics = program.controllers.statistics
    assert statistics is not None
    assert statistics.page is not None
    statistics.page.table_button.click()
    statistics.page.picture_button.click()
    for several in (False, True):
        writing_dialog(
            program.window,
            "",
            program.window.last_folder,
            game_file_name(program.game.session.setup),
            several=several,
        )
    asked = program.window.findChildren(QFileDialog)
    proposed = {Path(name).name for dialog in asked for name in dialog.selectedFiles()}
    assert len(proposed) >= 4
    assert not unportable(map(PurePath, proposed))
    for dialog in asked:
        dialog.reject()
