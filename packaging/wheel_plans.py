"""Compute PyInstaller's plans for Windows and macOS: ``python packaging plans``.

Downloads the pinned wheels of these systems, runs PyInstaller's own analysis on them as if
it ran there, and writes the results to ``tests/bundle/plans``, for the tests of the bundle's
contents. Only files in wheels are included, not Python itself.

The first line of a plan names the packages it was made from, and the second its packed size. Then
there is a line for each file, with four fields separated by tabs: the file's name in the bundle;
PyInstaller's name of its type; its size in bytes, or a link's target; the libraries it links to.
"""

import logging
import lzma
import re
import sys
import zipfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path, PurePath
from tempfile import TemporaryDirectory
from unittest.mock import patch

from contents import LINK, UNUSED_MODULES, Entry, shipped
from macholib.MachO import MachO
from product import ROOT
from PyInstaller import compat
from PyInstaller.building.datastruct import normalize_toc, toc_process_symbolic_links
from PyInstaller.depend import bindepend
from PyInstaller.utils import osx
from PyInstaller.utils.hooks import qt
from steps import REQUIREMENTS, download_wheels

PLANS = ROOT / "tests" / "bundle" / "plans"
PACKAGES = ("msgspec", "pyside6-addons", "pyside6-essentials", "shiboken6")
SYSTEMS = {"windows": "win_amd64", "macos": "macosx_13_0_arm64"}
"""The plans with pip's platform tags; Qt's macOS wheels are universal."""

OF_EVERY_MAC = ("/System/", "/usr/lib/")
_IMPORTED = re.compile(r"^\s*(?:from|import) PySide6\.(Qt\w+)", re.MULTILINE)


def main(systems: Sequence[str]) -> int:
    """Write the requested plans, by default all."""
    logging.disable(logging.WARNING)  # about missing libraries of other systems
    for system in systems or SYSTEMS:
        with TemporaryDirectory() as folder:
            site = Path(folder, "site-packages")
            unpack(SYSTEMS[system], Path(folder), site)
            with analysing(site, system):
                entries = analysed(site, collected(site, system))
                lines = sorted("\t".join(line(*entry)) for entry in entries)
                taken = [entry for entry in shipped(entries) if entry[2] != LINK]
                bytes_in_all = sum(size_of(source) for _, source, _ in taken)
            packed = packed_size(source for _, source, _ in taken)
        PLANS.mkdir(exist_ok=True)
        (PLANS / f"{system}.txt").write_text(
            "\n".join([versions(), f"# {packed} bytes packed", *lines]) + "\n", encoding="utf-8"
        )
        sizes = f"{bytes_in_all / 1e6:.1f} MB, {packed / 1e6:.1f} MB packed"
        print(f"{system}: {len(lines)} files are planned, {len(taken)} shipped: {sizes}")
    return 0


def unpack(platform: str, folder: Path, site: Path) -> None:
    """Download the pinned wheels of a system and unpack them."""
    wanted = folder / "requirements.txt"
    wanted.write_text("\n".join(pins()))
    download_wheels(folder, platform, "--no-deps", "--require-hashes", "-r", wanted)
    for wheel in folder.glob("*.whl"):
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(site)


def pins() -> list[str]:
    """Return the pinned requirements of packages with platform-specific wheels."""
    blocks = re.split(r"\n(?=\S)", REQUIREMENTS.read_text(encoding="utf-8"))
    return [block for block in blocks if block.partition("==")[0] in PACKAGES]


def versions() -> str:
    """Return the first line of a plan: the versions it was made from."""
    return "# " + " ".join(pin.split()[0] for pin in pins())


@contextmanager
def analysing(site: Path, system: str) -> Iterator[None]:
    """Make PyInstaller treat this machine as another system with only the wheels installed."""

    def module_file(name: str) -> str:
        return str(next(extensions(site, f"{name.replace('.', '/')}.*")))

    def found_in(name: str, folders: Sequence[str | Path] | None = None) -> str | None:
        # On Windows a library's name may differ in case from the file.
        there = (file for folder in folders or () for file in Path(folder).glob("*"))
        return next((str(file) for file in there if file.name.lower() == name.lower()), None)

    def is_in_wheels(path: str) -> bool:
        return str(site) in str(path)

    its_own = next(extensions(site, "shiboken6/*"))  # a stand-in for its Python
    with ExitStack() as patched:
        for target, names in (
            (compat, {"is_linux": False, "is_unix": False}),
            (compat, {"is_win": system == "windows", "is_darwin": system == "macos"}),
            (bindepend, {"_resolve_library_path_in_search_paths": found_in}),
            (bindepend, {"_get_paths_for_parent_directory_preservation": lambda: [site]}),
            (bindepend.dylib, {"include_library": is_in_wheels, "warn_missing_lib": bool}),
            (qt.hooks, {"get_module_file_attribute": module_file}),
            (sys, {"executable": str(its_own)}),
        ):
            patched.enter_context(patch.multiple(target, **names))
        yield


def collected(site: Path, system: str) -> list[Entry]:
    """Return the files that PyInstaller's hooks collect for the imported Qt modules."""
    libraries = qt.QtLibraryInfo("PySide6")
    package = site / "PySide6"
    prefix = package if system == "windows" else package / "Qt"
    places = {"Prefix": ".", "Plugins": "plugins", "Translations": "translations"}
    libraries.version = [6]
    libraries.is_debug_build = False
    libraries.package_location = package
    libraries.qt_inside_package = True
    libraries.location = {f"{name}Path": str(prefix / place) for name, place in places.items()}
    libraries.qt_lib_dir = package if system == "windows" else prefix / "lib"
    sources = (file.read_text(encoding="utf-8") for file in (ROOT / "hanabi_desktop").rglob("*.py"))
    waiting = {f"PySide6.{name}" for source in sources for name in _IMPORTED.findall(source)}
    seen = {*UNUSED_MODULES}
    entries: list[Entry] = []
    while waiting := waiting - seen:
        seen |= waiting
        for module in sorted(waiting):
            hidden, binaries, datas = libraries.collect_module(module)
            waiting = waiting | set(hidden)
            entries += [entry_in(site, qt.hooks.get_module_file_attribute(module), "EXTENSION")]
            for kind, files in (("BINARY", binaries), ("DATA", datas)):
                entries += [(str(PurePath(to, Path(file).name)), file, kind) for file, to in files]
    for file, to in libraries.collect_extra_binaries():
        entries.append((str(PurePath(to, Path(file).name)), file, "BINARY"))
    others = [*extensions(site, "shiboken6/Shiboken.*"), *extensions(site, "msgspec/*")]
    return entries + [entry_in(site, file, "EXTENSION") for file in others]


def analysed(site: Path, entries: list[Entry]) -> list[Entry]:
    """Return the entries together with all linked libraries and the links that the system needs."""
    programs = [entry for entry in entries if entry[2] != "DATA"]
    data = [entry for entry in entries if entry[2] == "DATA"]
    linked = bindepend.binary_dependency_analysis(programs, [str(site / "PySide6")], ())
    files = toc_process_symbolic_links(normalize_toc([*data, *linked]))
    if compat.is_darwin:
        files = normalize_toc(osx.collect_files_from_framework_bundles(files))
    return [(name, source, kind) for name, source, kind in files]


def extensions(site: Path, pattern: str) -> Iterator[Path]:
    """Return the extension modules among the files matching a pattern."""
    return (file for file in site.glob(pattern) if file.suffix in {".pyd", ".so"})


def entry_in(site: Path, file: str | Path, kind: str) -> Entry:
    """Return the entry of a file that has the same path in the bundle as in its wheel."""
    return (str(PurePath(file).relative_to(site)), str(file), kind)


def line(name: str, source: str, kind: str) -> list[str]:
    """Return a plan's line for a file: destination, type, size or link target, libraries."""
    if kind == LINK:
        return [name, kind, source, ""]
    if kind == "DATA":
        return [name, kind, str(size_of(source)), ""]
    asked = {library for library, _ in bindepend.get_imports(source, ())}
    names = sorted(PurePath(lib).name for lib in asked if not lib.startswith(OF_EVERY_MAC))
    return [name, kind, str(size_of(source)), " ".join(names)]


def size_of(file: str) -> int:
    """Return a file's size in bytes, counting one architecture of a universal binary."""
    if compat.is_darwin and not file.endswith((".qm", ".plist")):
        return int(max(header.size for header in MachO(file).headers))
    return Path(file).stat().st_size


def packed_size(files: Iterable[str]) -> int:
    """Return the compressed size in an installer, including code for both Mac processors."""
    packer = lzma.LZMACompressor(preset=6)
    packed = sum(len(packer.compress(Path(file).read_bytes())) for file in files)
    return packed + len(packer.flush())
