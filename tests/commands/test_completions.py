"""Shell completions and manual pages, and help in the language asked for."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from hanabi_desktop.commands.command_list import COMMANDS, command_parser, parser
from hanabi_desktop.commands.completions import written_for
from hanabi_desktop.support.translation import Language, Translation

ENGLISH = ("usage", "options:", "positional", "show this", "and exit", "required", "default")


@pytest.mark.skipif(sys.platform == "win32", reason="needs a Unix shell")
@pytest.mark.parametrize(
    ("words", "found"),
    [
        (["rev"], {"review"}),
        (["review"], {"review"}),
        (["review", "--le"], {"--level"}),
        (["review", "--level", ""], {"casual", "standard", "expert"}),
        (["play", "--th"], {"--theme"}),
    ],
)
def test_bash_completes_commands_options_and_values(
    tmp_path: Path, words: list[str], found: set[str]
) -> None:
    bash = shutil.which("bash")
    if bash is None:
        pytest.skip("there is no bash")
    typed = " ".join(f"'{word}'" for word in ("hanabi-desktop", *words))
    script = tmp_path / "completions"
    asked = (
        f'COMP_WORDS=({typed}); COMP_CWORD={len(words)}; _hanabi_desktop; echo "${{COMPREPLY[@]}}"'
    )
    script.write_text(f"{written_for('bash')}{asked}\n", encoding="utf-8")
    done = subprocess.run([bash, str(script)], capture_output=True, text=True, check=True)
    assert set(done.stdout.split()) == found


def test_zsh_accepts_its_script(tmp_path: Path) -> None:
    zsh = shutil.which("zsh")
    if zsh is None:
        pytest.skip("there is no zsh")
    script = tmp_path / "_hanabi-desktop"
    script.write_text(written_for("zsh"), encoding="utf-8")
    subprocess.run([zsh, "-n", str(script)], check=True)


@pytest.mark.parametrize("shell", ["bash", "zsh", "powershell", "man"])
def test_every_command_and_option_is_completed(shell: str) -> None:
    script = written_for(shell).replace("\\-", "-")
    for name in COMMANDS:
        assert name in script
        for action in command_parser(name)._actions:
            assert all(option in script for option in action.option_strings)


@pytest.mark.parametrize("language", [Language.SWEDISH, Language.DUTCH])
def test_help_speaks_the_language_asked_for_to_the_last_word(
    qapp: QApplication, language: Language
) -> None:
    translation = Translation(qapp)
    translation.use(language)
    try:
        for name in COMMANDS:
            text = command_parser(name).format_help() + parser(name).format_help()
            assert [word for word in ENGLISH if word in text] == []
    finally:
        translation.use(Language.ENGLISH)
