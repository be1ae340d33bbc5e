"""The wheel and the source distribution: complete, and working once installed."""

import json
import os
import subprocess
import sys
import tarfile
import venv
import zipfile
from importlib.metadata import distribution
from pathlib import Path

import product
import pytest

pytestmark = pytest.mark.slow


def built(target: str, out: Path, source: Path = product.ROOT) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(out)]
    usual = {name: value for name, value in os.environ.items() if name != "HANABI_COMPILE"}
    subprocess.run(command, cwd=source, check=True, capture_output=True, env=usual)
    (made,) = out.iterdir()
    return made


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built("wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the Python of an environment with only the wheel and its dependencies."""
    folder = tmp_path_factory.mktemp("installed") / "environment"
    venv.create(folder, with_pip=True)
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    install = [python, "-m", "pip", "install", "-q", "--no-index", "--no-deps", wheel]
    subprocess.run(install, check=True, capture_output=True)
    (packages,) = folder.glob("**/site-packages")
    for name in (
        "PySide6",
        "PySide6_Essentials",
        "PySide6_Addons",
        "shiboken6",
        "msgspec",
        "anyascii",
    ):
        told = distribution(name)
        tops = {file.parts[0] for file in told.files or () if file.parts[0] not in ("..", ".")}
        for top in tops:
            here = packages / top
            if not here.exists():
                here.symlink_to(Path(str(told.locate_file(top))))
    return python


def test_wheel_contains_everything(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    for folder in ("resources", "translations"):
        wanted = {
            f"hanabi_desktop/{file.relative_to(product.ROOT).as_posix()}"
            for file in (product.ROOT / folder).rglob("*")
            if file.suffix not in {".py", ".pyc", ".ts"} and file.is_file()
        }
        assert wanted
        assert wanted <= names
    assert not [name for name in names if name.endswith((".so", ".pyd", ".ts"))]
    assert wheel.name.endswith("-py3-none-any.whl")


def test_source_distribution_builds_the_same_wheel(wheel: Path, tmp_path: Path) -> None:
    with tarfile.open(built("sdist", tmp_path / "sdist")) as archive:
        if hasattr(tarfile, "data_filter"):  # since Python 3.11.4; 3.12 warns without
            archive.extraction_filter = tarfile.data_filter
        archive.extractall(tmp_path / "source")  # noqa: S202 (our own)
    (source,) = (tmp_path / "source").iterdir()
    again = built("wheel", tmp_path / "wheel", source)
    assert zipfile.ZipFile(again).namelist() == zipfile.ZipFile(wheel).namelist()


def test_installed_program_plays_a_whole_game(installed: Path, tmp_path: Path) -> None:
    # Windows needs some variables of its own to start a process, and does not take the home from HOME.
    kept = {name: os.environ[name] for name in ("SYSTEMROOT", "TEMP", "TMP") if name in os.environ}
    home = {
        **kept,
        "HOME": str(tmp_path),
        "APPDATA": str(tmp_path),
        "PATH": "/usr/bin:/bin",
        "QT_QPA_PLATFORM": "offscreen",
    }
    program = installed.with_name("hanabi-desktop")
    done = subprocess.run(
        [
            program,
            "selftest",
            "--out",
            tmp_path / "out",
            "--speed",
            "off",
            "--starts",
            "1",
            "--json",
        ],
        env=home,
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert json.loads(done.stdout)
    told = subprocess.run(
        [program, "--lang", "sv", "--help"],
        env=home,
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert "lagkamrater" in told.stdout
