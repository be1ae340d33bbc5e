"""The workflows: valid, safe, and with scripts that their shells can parse."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import product
import pytest
import tree_sitter
import tree_sitter_powershell
from ruamel.yaml import YAML
from wine import UNDER_WINE

FILES = sorted((product.ROOT / ".github" / "workflows").glob("*.yml"))
SCRIPTS = sorted(product.ROOT.glob("packaging/*.sh")) + sorted(product.ROOT.glob("packaging/*.ps1"))
POWERSHELL = tree_sitter.Parser(tree_sitter.Language(tree_sitter_powershell.language()))


def jobs() -> Iterator[tuple[str, dict[str, Any]]]:
    for file in FILES:
        for name, job in YAML(typ="safe").load(file)["jobs"].items():
            yield f"{file.stem}/{name}", job


def systems(job: dict[str, Any]) -> list[str]:
    """Return the labels of the runners that a job requests."""
    matrix: list[str] = job.get("strategy", {}).get("matrix", {}).get("system", [])
    return [job["runs-on"]] if "${{" not in job["runs-on"] else matrix


def scripts() -> Iterator[tuple[str, str, str]]:
    """Yield the place, the shell and the text of each script."""
    for file in SCRIPTS:
        yield file.name, "pwsh" if file.suffix == ".ps1" else "bash", file.read_text("utf-8")
    for place, job in jobs():
        for step in job["steps"]:
            if script := step.get("run"):
                on_windows = any("windows" in system for system in systems(job))
                shells = [step["shell"]] if "shell" in step else ["bash", *["pwsh"] * on_windows]
                for shell in shells:
                    told = re.sub(r"\$\{\{.*?\}\}", "TOLD", script)
                    yield f"{place}: {step.get('name')} ({shell})", shell, told


def is_readable(shell: str, script: str) -> bool:
    if shell == "pwsh":
        return not POWERSHELL.parse(script.encode()).root_node.has_error
    return subprocess.run(["bash", "-n"], input=script, text=True, check=False).returncode == 0


@pytest.mark.parametrize(
    "checker",
    [
        ("check-jsonschema", "--builtin-schema", "vendor.github-workflows"),
        ("zizmor", "--offline", "--quiet", "--no-progress"),
        ("actionlint", "-no-color", "-shellcheck=", "-pyflakes="),
    ],
)
@pytest.mark.skipif(
    UNDER_WINE, reason="the checkers are installed for the host system, not for Wine"
)
def test_workflows_are_valid_and_safe(checker: tuple[str, ...]) -> None:
    program = Path(sys.executable).with_name(checker[0])
    done = subprocess.run(
        [program, *checker[1:], *FILES], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="bash is not reliably available on Windows")
def test_every_script_is_parsed_by_its_shell() -> None:
    told = list(scripts())
    assert {shell for _, shell, _ in told} == {"bash", "pwsh"}
    assert len(told) > 10
    assert not [place for place, shell, script in told if not is_readable(shell, script)]


def test_unparsable_script_is_detected() -> None:
    assert not is_readable("pwsh", 'if ($a { "b" }')
    assert sys.platform == "win32" or not is_readable("bash", "if true; then")


def test_actions_are_pinned() -> None:
    for file in FILES:
        for used in re.findall(r"uses: (\S+)", file.read_text()):
            assert re.fullmatch(r"[\w/-]+@[0-9a-f]{40}", used), f"{file.name}: {used}"


def test_runners_and_python_versions_are_pinned() -> None:
    for place, job in jobs():
        assert not [label for label in systems(job) if "latest" in label], place
        for step in job["steps"]:
            wanted = step.get("with", {}).get("python-version")
            told = job.get("strategy", {}).get("matrix", {}).get("python", [wanted])
            assert wanted is None or all(re.fullmatch(r"3\.\d+\.\d+", one) for one in told), place


def test_every_installer_is_built_and_released() -> None:
    named = dict(jobs())
    made = {"build/linux", "build/windows", "build/macos", "build/wheels"}
    assert made <= named.keys()
    assert {f"build/{name}" for name in named["build/release"]["needs"]} - {"build/compare"} == made
    macs = systems(named["build/macos"])
    assert {label.endswith("intel") for label in macs} == {True, False}
