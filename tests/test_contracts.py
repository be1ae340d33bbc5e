"""The import contracts hold, and fail when a forbidden import is added."""

import ast
import graphlib
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from wine import UNDER_WINE

ROOT = Path(__file__).resolve().parent.parent
LINT = Path(sys.executable).parent / "lint-imports"

FORBIDDEN = [
    ("game/cards.py", "import PySide6.QtCore"),
    ("game/cards.py", "import hanabi_desktop.wording.names"),
    ("teammates/players.py", "import PySide6.QtCore"),
    ("teammates/encoding.py", "import hanabi_desktop.game.state"),
    ("teammates/reasoning/policy.py", "import hanabi_desktop.game.course"),
    ("teammates/conventions.py", "import hanabi_desktop.game.course"),
    ("teammates/search/belief.py", "import hanabi_desktop.teammates.measuring.arena"),
    ("teammates/encoding.py", "import hanabi_desktop.teammates.search.rollouts"),
    ("table/models/table_model.py", "import hanabi_desktop.game.state"),
    ("table/models/table_model.py", "import hanabi_desktop.session.play.session"),
    ("table/scene.py", "import hanabi_desktop.game.state"),
    ("table/scene.py", "import hanabi_desktop.ui.widgets.window_sizes"),
    ("ui/game/table_screen.py", "import hanabi_desktop.game.state"),
    ("ui/replay.py", "import hanabi_desktop.library.saved_game"),
    ("table/models/lists.py", "import hanabi_desktop.library.exchange"),
    ("wording/events.py", "import hanabi_desktop.game.course"),
    ("ui/game/game_controller.py", "import hanabi_desktop.ui.library.library_controller"),
    ("ui/end/end_controller.py", "import hanabi_desktop.ui.game.advice"),
    ("ui/game/looking.py", "import hanabi_desktop.ui.game.advice"),
    ("ui/learn/puzzles.py", "import hanabi_desktop.ui.learn.lessons"),
    ("ui/review/review_summary.py", "import hanabi_desktop.ui.review.lines"),
    ("ui/library/library_page.py", "import hanabi_desktop.ui.statistics.charts"),
    ("wording/review.py", "import hanabi_desktop.review.reviewer"),
    ("review/findings.py", "import hanabi_desktop.review.tasks"),
    ("review/decisions.py", "import hanabi_desktop.session.play.session"),
    ("session/play/session.py", "import hanabi_desktop.session.guides.lesson"),
    ("table/layout/geometry.py", "import hanabi_desktop.table.scene"),
    ("support/files.py", "import hanabi_desktop.game.cards"),
    ("wording/events.py", "import hanabi_desktop.library.store_schema"),
    ("table/models/table_model.py", "import hanabi_desktop.learning.puzzles"),
    ("library/metadata/summary.py", "import hanabi_desktop.game.state"),
    ("library/metadata/summary.py", "import hanabi_desktop.library.store_rows"),
    ("library/saved_game.py", "import hanabi_desktop.library.exchange"),
    ("engine/frames.py", "import hanabi_desktop.engine.seat"),
    ("engine/seat.py", "import hanabi_desktop.game.state"),
    ("game/cards.py", "import msgspec"),
    ("commands/selfplay.py", "import lab.puzzle_search"),
]


def checked(root: Path) -> tuple[set[str], str]:
    """Return the names of the broken contracts, and the whole output as one line."""
    done = subprocess.run(
        [LINT, "--no-cache"],
        cwd=root,
        env={"PYTHONPATH": str(root), "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    names = set(re.findall(r"^(.*) BROKEN", done.stdout, re.MULTILINE))
    assert bool(names) == (done.returncode != 0), done.stdout
    return names, " ".join(done.stdout.split())


needs_linter = pytest.mark.skipif(UNDER_WINE, reason="imports are the same on every system")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("copy")
    for name in ("hanabi_desktop", "lab"):
        ignore = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / name, root / name, ignore=ignore)
    shutil.copy(ROOT / "pyproject.toml", root)
    return root


@needs_linter
def test_contracts_hold_for_the_current_code(copy: Path) -> None:
    names, _ = checked(copy)
    assert not names


@contextmanager
def added(root: Path, wrong: set[tuple[str, str]]) -> Iterator[None]:
    """Append these lines to these modules temporarily."""
    modules = {file: root / "hanabi_desktop" / file for file, _ in wrong}
    before = {file: module.read_text(encoding="utf-8") for file, module in modules.items()}
    for file, line in wrong:
        with modules[file].open("a", encoding="utf-8") as end:
            end.write(f"{line}\n")
    try:
        yield
    finally:
        for file, module in modules.items():
            module.write_text(before[file], encoding="utf-8")


def is_named(file: str, line: str, said: str) -> bool:
    """Return whether the output names an import."""
    importer = "hanabi_desktop." + file.removesuffix(".py").replace("/", ".")
    imported = line.removeprefix("import ")
    if not imported.startswith(("hanabi_desktop", "lab")):
        imported = imported.partition(".")[0]
    return f"{importer} -> {imported} (l." in said


@needs_linter
def test_every_contract_detects_a_violation(copy: Path) -> None:
    left, names = set(FORBIDDEN), set[str]()
    while left:  # of two import chains to the forbidden module only one may be reported
        with added(copy, left):
            broken, said = checked(copy)
        noticed = {wrong for wrong in left if is_named(*wrong, said)}
        assert noticed, left
        left -= noticed
        names |= broken
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert names == {contract["name"] for contract in project["tool"]["importlinter"]["contracts"]}


def test_threads_are_created_in_only_two_modules() -> None:
    """One serves the window, the other reads and writes what programs at the table say, without Qt."""
    makes = re.compile(r"\b(QThread|QThreadPool|QRunnable|ThreadPoolExecutor|Thread)\(")
    package = ROOT / "hanabi_desktop"
    found = {
        file.relative_to(package).as_posix()
        for file in package.rglob("*.py")
        if makes.search(file.read_text(encoding="utf-8"))
    }
    assert found == {"engine/process.py", "support/background.py"}


def imports_of(file: Path, modules: set[str]) -> set[str]:
    """Return the project's modules that a file imports, including those for type checking only."""
    found = set[str]()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {f"{node.module}.{one.name}" for one in node.names} | {node.module}
    return found & modules


def test_modules_have_no_import_cycles() -> None:
    package = ROOT / "hanabi_desktop"
    files = {
        ".".join(file.relative_to(ROOT).with_suffix("").parts): file
        for file in package.rglob("*.py")
        if file.name != "__init__.py"
    }
    waits_for = {name: imports_of(file, set(files)) for name, file in files.items()}
    try:
        order = list(graphlib.TopologicalSorter(waits_for).static_order())
    except graphlib.CycleError as error:
        pytest.fail(" -> ".join(error.args[1]))
    assert len(order) == len(files)
