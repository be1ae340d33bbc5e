"""The frozen program: small, complete, self-contained and without network access."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import linux
import product
import pytest
from contents import is_shipped, part_of

import run
from hanabi_desktop.teammates.reasoning import compiled

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="inspects Linux executables"),
]

MOST_INSTALLED_MB = 130


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return PyInstaller's output, built in a folder with a space and letters of several scripts."""
    out = tmp_path_factory.mktemp("ut åäö")
    freeze = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"]
    where = ["--distpath", out / "dist", "--workpath", out / "work", "build.spec"]
    done = subprocess.run(
        [*freeze, *where], cwd=product.ROOT, check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return out / "dist" / product.PACKAGE


@pytest.fixture
def home(tmp_path: Path) -> Iterator[dict[str, str]]:
    """Yield an environment with only a home folder, whose name has spaces and letters of several scripts."""
    folder = tmp_path / "Åsa Öberg"
    folder.mkdir()
    yield {"HOME": str(folder), "PATH": "/usr/bin:/bin", "QT_QPA_PLATFORM": "offscreen"}
    written = {file.relative_to(folder).parts[0] for file in folder.rglob("*") if file.is_file()}
    # The program's own files, and the caches of the system's font and sound libraries.
    assert written <= {".local", ".cache", ".config"}


def started(bundle: Path, home: dict[str, str], *words: str) -> str:
    done = subprocess.run(
        [bundle / product.PACKAGE, *words],
        env=home,
        cwd="/",
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_bundle_is_small_and_every_file_has_a_licence(bundle: Path) -> None:
    files = [file for file in bundle.rglob("*") if file.is_file()]
    size = sum(file.stat().st_size for file in files if not file.is_symlink())
    assert size < MOST_INSTALLED_MB * 1e6
    inside = bundle / "_internal"
    listed = {part["name"] for part in json.loads((inside / "licences/index.json").read_text())}
    assert {"Qt", "Python", "msgspec", "anyascii", product.NAME} <= listed
    for file in files:
        name = file.relative_to(inside if inside in file.parents else bundle).as_posix()
        if not name.startswith("licences/") and name != product.PACKAGE:
            assert is_shipped(name), name
            part = part_of(name)
            assert part in listed if part else name.startswith("lib"), name
    assert all((inside / "licences").glob("*.txt"))


def test_bundle_has_no_dangling_links(bundle: Path) -> None:
    assert [file for file in bundle.rglob("*") if not file.exists()] == []


def test_linked_system_libraries_are_declared(bundle: Path) -> None:
    if not Path("/usr/bin/dpkg-query").exists():
        pytest.skip("needs a Debian-based system")
    unknown, packages = "", []
    try:
        packages = linux.needed_packages(bundle)
    except LookupError as error:
        unknown = str(error)
    named = (*run.LIBRARIES, *run.SOUND_AND_WAYLAND)
    assert not any(library in unknown for library in named), (
        "run.py has not reported a missing library"
    )
    if unknown:
        pytest.skip(unknown)  # this system has no desktop
    assert packages[0].startswith("libc6 (>= 2.")
    assert {"libx11-6", "libfontconfig1", "libgl1"} <= set(packages)
    assert not any("gtk" in package or "ssl" in package for package in packages)


def test_frozen_program_prints_its_version_in_an_empty_environment(
    bundle: Path, home: dict[str, str]
) -> None:
    assert started(bundle, home, "--version").split()[-1] == product.VERSION


@pytest.mark.skipif(not compiled(), reason="lookahead needs the compiled reasoning")
def test_frozen_teammates_look_ahead(bundle: Path, home: dict[str, str]) -> None:
    table = ("--players", "2", "--games", "1", "--seed", "3", "--level", "expert")
    game = json.loads(started(bundle, home, "selfplay", *table, "--think-ms", "200", "--json"))
    assert game["compiled"]
    assert game["ms_per_move"]["mean"] > 3


@pytest.mark.skipif(not compiled(), reason="lookahead needs the compiled reasoning")
def test_frozen_worker_processes_look_ahead(
    bundle: Path, home: dict[str, str], tmp_path: Path
) -> None:
    """They are spawned from the frozen program itself, as on Windows and macOS."""
    words = (
        "selftest",
        "--out",
        str(tmp_path / "out"),
        "--speed",
        "off",
        "--starts",
        "1",
        "--json",
    )
    told = json.loads(started(bundle, {**home, "QT_QPA_PLATFORM": "offscreen"}, *words))
    assert told["workers"] > 0


@pytest.mark.parametrize("language", product.LANGUAGES)
def test_frozen_program_supports_every_language(
    bundle: Path, home: dict[str, str], language: str
) -> None:
    words = {"en": "game to open", "sv": "parti att öppna", "nl": "te openen spel"}
    assert words[language] in started(bundle, {**home, "LANG": "C.UTF-8"}, "--lang", language, "-h")


@pytest.mark.skipif(
    "not hasattr(os, 'geteuid') or os.geteuid() != 0", reason="only root can disable the network"
)
def test_frozen_program_opens_a_window_without_a_network(
    bundle: Path, home: dict[str, str], tmp_path: Path
) -> None:
    told = tmp_path / "ms"
    command = [bundle / product.PACKAGE, "first-paint", "page", "0", told]
    subprocess.run(["unshare", "-n", *command], env=home, check=True, timeout=60)
    assert float(told.read_text()) > 0
