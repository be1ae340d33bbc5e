"""The commands of ``python3 packaging``: described on a bare Python, and given their options."""

import ast
import re
import runpy
import subprocess
import sys

import product
import pytest

PACKAGING = product.ROOT / "packaging"
COMMANDS = {
    "build": ["--bundle"],
    "windows": ["install", "play"],
    "debian": ["--no-build"],
    "fresh": ["--systems", "trixie", "--users", "root", "--no-check"],
    "compile": ["--annotate"],
    "try-windows": ["install"],
    "plans": ["macos"],
    "measure": [],
    "compare": ["one.txt", "other.txt"],
}


def on_bare_python(*words: str) -> "subprocess.CompletedProcess[str]":
    """Run a Python that sees no installed package."""
    return subprocess.run(
        [sys.executable, "-S", *words],
        cwd=product.ROOT,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


@pytest.mark.parametrize("name", COMMANDS)
def test_command_is_described_on_a_bare_python(name: str) -> None:
    done = on_bare_python("packaging", name, "--help")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(f"usage: python3 packaging {name}")


def test_every_command_is_listed() -> None:
    text = on_bare_python("packaging", "--help").stdout
    assert re.findall(r"^    ([a-z-]+)(?: |$)", text, re.MULTILINE) == list(COMMANDS)


@pytest.mark.parametrize(("name", "words"), COMMANDS.items())
def test_options_are_the_arguments_of_the_function(name: str, words: list[str]) -> None:
    parser = runpy.run_path(str(PACKAGING / "__main__.py"))["parser"]()
    given = vars(parser.parse_args([name, *words]))
    module, _, function = given.pop("runs").partition(".")
    # Read, as try_windows can be imported only on Windows.
    tree = ast.parse((PACKAGING / f"{module}.py").read_text(encoding="utf-8"))
    (called,) = (
        part for part in tree.body if isinstance(part, ast.FunctionDef) and part.name == function
    )
    arguments = [*called.args.args, *called.args.kwonlyargs]
    assert set(given) == {argument.arg for argument in arguments}


def test_fresh_systems_are_also_tried_by_their_own_script() -> None:
    done = on_bare_python("packaging/try_fresh.py", "--help")
    assert done.stdout.startswith("usage: python3 packaging fresh")


def test_missing_package_is_named() -> None:
    done = on_bare_python("packaging", "plans")
    assert done.returncode == 1
    assert re.fullmatch(r"This needs \w+: run\.py check sets up a \.venv with it\.\n", done.stderr)


def test_missing_file_is_named() -> None:
    done = on_bare_python("packaging", "compare", "nowhere.txt", "nowhere.txt")
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "nowhere.txt" in done.stderr
