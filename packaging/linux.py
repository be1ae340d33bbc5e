"""Builds the Linux installers: a .deb and a tarball."""

import gzip
import os
import platform
import re
import shutil
import tarfile
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

import product
from contents import package_of
from icons import SAVED_GAME, write_png
from product import BUILD, BUNDLE, DIST, NAME, PACKAGE, ROOT, VERSION
from PySide6.QtCore import QCoreApplication
from steps import PACKAGING, output

from hanabi_desktop.commands.completions import written_for
from hanabi_desktop.support.files import RESOURCES
from hanabi_desktop.support.translation import Language, Translation
from hanabi_desktop.table.art.scenery import ICON_SIZES

DATA = PACKAGING / "linux"
TREE = BUILD / "tree"
_ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
MAINTAINER = f"The {NAME} authors <authors@hanabi-desktop.invalid>"
_DESCRIPTION = """\
 Everybody sees your cards but you: build the fireworks together with
 teammates who follow conventions that a person can read and give a
 reason for every move, with other people at the same screen, or with
 both. Offline, in English, Swedish and Dutch."""
_GLIBC = re.compile(rb"GLIBC_(\d+)\.(\d+)")
_FONT_LIST = "fontconfig"
"""The package that caches the font list; without it every program rebuilds the list for each user."""


def make_installers() -> list[Path]:
    """Build the .deb and the tarball from the bundle."""
    lay_out(TREE)
    return [_make_tarball(TREE), _make_deb(TREE)]


def lay_out(tree: Path) -> None:
    """Arrange all files as installed under ``/usr`` or ``~/.local``."""
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(BUNDLE, tree / "lib" / PACKAGE, symlinks=True)
    (tree / "bin").mkdir()
    (tree / "bin" / PACKAGE).symlink_to(f"../lib/{PACKAGE}/{PACKAGE}")
    share = tree / "share"
    entry = DATA / f"{PACKAGE}.desktop"
    _write(share / "applications" / entry.name, entry.read_bytes())
    _write(share / "mime" / "packages" / f"{PACKAGE}.xml", (DATA / "mime.xml").read_bytes())
    metainfo = (DATA / "metainfo.xml").read_text(encoding="utf-8")
    _write(share / "metainfo" / f"{product.IDENTIFIER}.metainfo.xml", with_release(metainfo))
    icons = share / "icons" / "hicolor"
    saved_game = product.GAME_TYPE.replace("/", "-")
    for size in ICON_SIZES:
        write_png(icons / f"{size}x{size}" / "apps" / f"{PACKAGE}.png", size)
        write_png(icons / f"{size}x{size}" / "mimetypes" / f"{saved_game}.png", size, SAVED_GAME)
    drawing = RESOURCES / "icons" / "program-128.svg"
    _write(icons / "scalable" / "apps" / f"{PACKAGE}.svg", drawing.read_bytes())
    _write(icons / "scalable" / "mimetypes" / f"{saved_game}.svg", SAVED_GAME.read_bytes())
    for language in product.LANGUAGES:
        page = f"{PACKAGE}.6" if language == "en" else f"{PACKAGE}.{language}.6"
        folder = share / "man" / ("" if language == "en" else language) / "man6"
        text = (DATA / page).read_text(encoding="utf-8").replace("{version}", VERSION)
        _write(folder / f"{PACKAGE}.6.gz", text.replace("{commands}", completions("man", language)))
    _write(share / "bash-completion" / "completions" / PACKAGE, completions("bash"))
    _write(share / "zsh" / "vendor-completions" / f"_{PACKAGE}", completions("zsh"))


def completions(shell: str, language: str = "en") -> str:
    """Return what the command ``completions`` prints for a shell, in a language."""
    application = QCoreApplication.instance() or QCoreApplication([])
    Translation(application).use(Language(language))
    return written_for(shell)


def with_release(metainfo: str) -> str:
    """Return the AppStream metadata with the current version and date."""
    release = f'<release version="{VERSION}" date="{datetime.now(UTC).date()}"/>'
    return metainfo.replace("<releases/>", f"<releases>\n    {release}\n  </releases>")


def _make_tarball(tree: Path) -> Path:
    name = f"{PACKAGE}-{VERSION}-linux-{platform.machine()}"
    made = DIST / f"{name}.tar.xz"
    with tarfile.open(made, "w:xz", preset=9) as archive:
        archive.add(tree, name, filter=_as_root)
        archive.add(ROOT / "LICENSE", f"{name}/LICENSE", filter=_as_root)
    return made


def _as_root(member: tarfile.TarInfo) -> tarfile.TarInfo:
    member.uid = member.gid = 0
    member.uname = member.gname = "root"
    member.mode = 0o755 if member.mode & 0o100 else 0o644
    return member


def _make_deb(tree: Path) -> Path:
    root = BUILD / "deb"
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(tree, root / "usr", symlinks=True)
    notes = root / "usr" / "share" / "doc" / PACKAGE
    licence = (ROOT / "LICENSE").read_text(encoding="utf-8")
    others = f"The licences of all other parts stand in /usr/lib/{PACKAGE}/_internal/licences."
    _write(notes / "copyright", f"{licence}\n{others}\n")
    signed = f" -- {MAINTAINER}  {format_datetime(datetime.now(UTC))}"
    changes = f"{PACKAGE} ({VERSION}) stable; urgency=low\n\n  * See CHANGELOG.md of the project."
    _write(notes / "changelog.gz", f"{changes}\n\n{signed}\n")
    architecture = _ARCHITECTURES[platform.machine()]
    files = [file for file in root.rglob("*") if file.is_file() and not file.is_symlink()]
    fields = {
        "Package": PACKAGE,
        "Version": VERSION,
        "Section": "games",
        "Priority": "optional",
        "Architecture": architecture,
        "Maintainer": MAINTAINER,
        "Installed-Size": str(sum(file.stat().st_size for file in files) // 1024),
        "Depends": ", ".join((*needed_packages(root / "usr" / "lib" / PACKAGE), _FONT_LIST)),
        "Description": f"{product.SUMMARY}\n{_DESCRIPTION}",
    }
    control = "".join(f"{name}: {value}\n" for name, value in fields.items())
    _write(root / "DEBIAN" / "control", control)
    for folder in (root, *(path for path in root.rglob("*") if path.is_dir())):
        folder.chmod(0o755)
    for file in files:
        file.chmod(0o755 if os.access(file, os.X_OK) and ".so" not in file.name else 0o644)
    made = DIST / f"{PACKAGE}_{VERSION}_{architecture}.deb"
    output("dpkg-deb", "--root-owner-group", "-Zxz", "-z9", "--build", root, made)
    return made


def needed_packages(bundle: Path) -> list[str]:
    """Return the Debian packages of the libraries the bundle links to but does not contain.

    Raises:
        LookupError: a library is missing on this system or belongs to no package.
    """
    programs = [file for file in bundle.rglob("*") if file.is_file() and _is_program(file)]
    linked = {name for file in programs for name in _linked_to(file)}
    lacking = linked - {file.name for file in bundle.rglob("*")}
    built_against = {found for file in programs for found in _GLIBC.findall(file.read_bytes())}
    major, minor = max((int(major), int(minor)) for major, minor in built_against)
    packages = {_package_of(name) for name in lacking} - {"libc6"}
    return [f"libc6 (>= {major}.{minor})", *sorted(packages)]


def _is_program(file: Path) -> bool:
    with file.open("rb") as stream:
        return stream.read(4) == b"\x7fELF"


def _linked_to(file: Path) -> list[str]:
    return re.findall(r"NEEDED\s+(\S+)", output("objdump", "-p", file))


def _package_of(library: str) -> str:
    known = output("/sbin/ldconfig", "-p")
    places = re.findall(rf"^\s*{re.escape(library)} .*=> (\S+)$", known, re.MULTILINE)
    package = next(filter(None, (package_of(Path(place)) for place in places)), None)
    if package is None:
        raise LookupError(f"no package of this system brings {library}")
    return package


def _write(file: Path, content: str | bytes) -> None:
    """Write a file and its folders; compressed if its name ends with .gz."""
    content = content.encode() if isinstance(content, str) else content
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(gzip.compress(content, 9, mtime=0) if file.suffix == ".gz" else content)
