"""The planned contents of the bundles for Windows and macOS, from the files of the real wheels.

``packaging/wheel_plans.py`` has recorded what PyInstaller plans there.
"""

import re
import sys
from collections import Counter
from pathlib import Path, PurePosixPath

import pytest
from contents import LINK, Entry, StrayFileError, check_sources, known_places, part_of, shipped

ROOT = Path(__file__).parents[2]
PLANS = Path(__file__).with_name("plans")
SYSTEMS = ("windows", "macos")
OF_PYTHON = {"python3.dll", "python311.dll"}
OF_WINDOWS = re.compile(
    r"(api-ms-win-.*|advapi32|authz|avrt|comdlg32|d3d9|d3d1[12]|dnsapi|dwmapi|dwrite|dxgi|dxva2|evr"
    r"|gdi32|icuuc|imm32|iphlpapi|kernel32|mf|mfplat|mfreadwrite|mpr|netapi32|ntdll|ole32|oleaut32"
    r"|propsys|secur32|setupapi|shell32|shlwapi|uiautomationcore|user32|userenv|uxtheme|version"
    r"|winhttp|winmm|ws2_32|wtsapi32)\.dll"
)
"""System libraries of every Windows 10 since version 1903."""


def plan(system: str) -> list[list[str]]:
    """Return name, kind, size or link target, and required libraries of each planned file."""
    lines = (PLANS / f"{system}.txt").read_text(encoding="utf-8").splitlines()
    return [line.split("\t") for line in lines if not line.startswith("#")]


def shipped_files(system: str) -> list[Entry]:
    entries = [(name, more if kind == LINK else "", kind) for name, kind, more, _ in plan(system)]
    return shipped(entries)


@pytest.mark.parametrize("system", SYSTEMS)
def test_plans_match_the_pinned_wheels(system: str) -> None:
    first = (PLANS / f"{system}.txt").read_text(encoding="utf-8").partition("\n")[0]
    pinned = (ROOT / "packaging" / "requirements.txt").read_text(encoding="utf-8")
    assert first.removeprefix("# ").split()
    for version in first.removeprefix("# ").split():
        assert f"{version} \\\n" in pinned, "the plan is out of date; run packaging plans"


@pytest.mark.parametrize("system", SYSTEMS)
def test_shipped_files_belong_to_a_component_and_are_unique(system: str) -> None:
    entries = shipped_files(system)
    assert len(entries) > 30
    assert not [name for name, _, kind in entries if kind != LINK and part_of(name) is None]
    # The file systems of both are case-insensitive.
    twice = Counter(name.casefold() for name, _, _ in entries)
    assert max(twice.values()) == 1


def test_every_link_resolves_inside_the_bundle() -> None:
    entries = shipped_files("macos")
    links = {name: PurePosixPath(name).parent / to for name, to, kind in entries if kind == LINK}
    assert len(links) > 30
    files = {PurePosixPath(name) for name, _, kind in entries if kind != LINK}
    there = files.union(*(file.parents for file in files))
    for name, target in links.items():
        while unfolded := [p for p in (target, *target.parents) if str(p) in links]:
            target = links[str(unfolded[0])] / target.relative_to(unfolded[0])  # noqa: PLW2901
        assert target in there, name
    assert links["QtCore"] in there
    assert not {"QtQml", "QtPdf", "libavcodec.61.dylib"} & links.keys()


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_required_library_is_shipped(system: str) -> None:
    names = {name for name, _, _ in shipped_files(system)}
    there = {PurePosixPath(name).name.casefold() for name in names}
    for name, _, _, libraries in plan(system):
        if name in names:
            asked = {library.casefold() for library in libraries.split()} - there - OF_PYTHON
            assert not [lib for lib in asked if not OF_WINDOWS.fullmatch(lib)], name


@pytest.mark.parametrize("system", SYSTEMS)
def test_files_needed_by_the_window_are_shipped(system: str) -> None:
    names = [PurePosixPath(name).name for name, _, _ in shipped_files(system)]
    plugins = {"windows": ["qwindows.dll"], "macos": ["libqcocoa.dylib"]}[system]
    bindings = (f"{module}." for module in ("QtCore", "QtGui", "QtWidgets", "QtMultimedia"))
    for start in (*plugins, *bindings):
        assert any(name.startswith(start) for name in names), start
    assert {"qtbase_sv.qm", "qtbase_nl.qm"} <= set(names)


@pytest.mark.parametrize("system", SYSTEMS)
def test_wheels_leave_space_for_python_and_the_program(system: str) -> None:
    names = {name for name, _, _ in shipped_files(system)}
    sizes = [int(size) for name, kind, size, _ in plan(system) if name in names and kind != LINK]
    assert 40e6 < sum(sizes) < 80e6  # of 130 MB installed
    second = (PLANS / f"{system}.txt").read_text(encoding="utf-8").splitlines()[1]
    packed = re.fullmatch(r"# (\d+) bytes packed", second)
    assert packed is not None
    assert 10e6 < int(packed[1]) < 30e6  # of 40 MB to download


def test_openssl_of_the_build_machine_is_not_shipped() -> None:
    runners = [
        ("libcrypto-3-x64.dll", "C:/Program Files/Git/mingw64/bin/libcrypto-3-x64.dll", "BINARY"),
        ("libssl-3-x64.dll", "C:/hostedtoolcache/libssl-3-x64.dll", "BINARY"),
        ("libcrypto.3.dylib", "/opt/homebrew/lib/libcrypto.3.dylib", "BINARY"),
        ("libssl.dylib", "libssl.3.dylib", LINK),
    ]
    assert shipped(runners) == []


def test_file_from_an_unknown_place_ends_the_build(tmp_path: Path) -> None:
    ours, theirs = tmp_path / "wheels", tmp_path / "bin"
    good = [("a/b.dll", str(ours / "a" / "b.dll"), "BINARY"), ("b.dll", "a/b.dll", LINK)]
    check_sources(good, [ours])
    with pytest.raises(StrayFileError, match=r"zlib1\.dll"):
        check_sources([*good, ("zlib1.dll", str(theirs / "zlib1.dll"), "BINARY")], [ours])


@pytest.mark.parametrize(
    ("system", "ours", "theirs"),
    [
        ("win32", "{system root}/System32/msvcp_win.dll", "/lib/msvcp_win.dll"),
        ("darwin", "{base}/lib/libpython3.11.dylib", "/opt/homebrew/lib/liblzma.5.dylib"),
        ("darwin", "{base}/lib/libpython3.11.dylib", "/usr/lib/libSystem.B.dylib"),
        ("linux", "/usr/lib/x86_64-linux-gnu/libffi.so.8", "/opt/lib/libffi.so.8"),
    ],
)
def test_only_files_of_the_build_system_are_accepted(
    system: str, ours: str, theirs: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("SYSTEMROOT", str(tmp_path))
    monkeypatch.setattr(sys, "base_prefix", str(tmp_path / "python"))
    monkeypatch.setattr(sys, "platform", system)
    places = known_places()
    source = ours.format_map({"system root": tmp_path, "base": tmp_path / "python"})
    own = [("a", source, "BINARY"), ("b", str(ROOT / "resources" / "icon.svg"), "DATA")]
    check_sources(own, places)
    with pytest.raises(StrayFileError, match="c is no part"):
        check_sources([("c", theirs, "BINARY")], places)
