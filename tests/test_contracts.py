"""The import contracts hold, and fail when a forbidden import is added."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
LINT = Path(sys.executable).parent / "lint-imports"

FORBIDDEN = [
    ("game/cards.py", "import PySide6.QtCore"),
    ("game/cards.py", "import hanabi_desktop.wording.names"),
    ("teammates/convention_player.py", "import PySide6.QtCore"),
    ("teammates/witness.py", "import hanabi_desktop.game.state"),
    ("teammates/reasoning/policy.py", "import hanabi_desktop.game.record"),
    ("teammates/conventions.py", "import hanabi_desktop.game.record"),
    ("models/table.py", "import hanabi_desktop.game.state"),
    ("models/table.py", "import hanabi_desktop.session.session"),
    ("table/scene.py", "import hanabi_desktop.game.state"),
    ("table/scene.py", "import hanabi_desktop.windows.frame"),
    ("windows/table_screen.py", "import hanabi_desktop.game.state"),
    ("windows/replay_bar.py", "import hanabi_desktop.library.saved_game"),
    ("models/turn_log.py", "import hanabi_desktop.library.exchange"),
    ("wording/events.py", "import hanabi_desktop.game.record"),
]


def contracts_hold(root: Path) -> bool:
    done = subprocess.run(
        [LINT, "--no-cache"],
        cwd=root,
        env={"PYTHONPATH": str(root), "PATH": ""},
        capture_output=True,
        check=False,
    )
    return done.returncode == 0


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("copy")
    shutil.copytree(
        ROOT / "hanabi_desktop",
        root / "hanabi_desktop",
        ignore=shutil.ignore_patterns("__pycache__"),
    )
    shutil.copy(ROOT / "pyproject.toml", root)
    return root


def test_contracts_hold_as_the_code_stands(copy: Path) -> None:
    assert contracts_hold(copy)


@pytest.mark.slow
@pytest.mark.parametrize(("file", "line"), FORBIDDEN)
def test_forbidden_import_breaks_a_contract(copy: Path, file: str, line: str) -> None:
    module = copy / "hanabi_desktop" / file
    text = module.read_text(encoding="utf-8")
    try:
        module.write_text(f"{text}\n{line}\n", encoding="utf-8")
        assert not contracts_hold(copy)
    finally:
        module.write_text(text, encoding="utf-8")
