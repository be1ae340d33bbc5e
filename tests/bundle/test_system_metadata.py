"""The metadata for Linux, macOS and Windows: the same everywhere, in three languages."""

import plistlib
import re
import struct
import subprocess
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import linux
import macos
import product
import pytest
import windows
from icons import SAVED_GAME, write_icns, write_ico
from packaging.requirements import Requirement
from PIL import Image

LANG = "{http://www.w3.org/XML/1998/namespace}lang"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
DESKTOP = linux.DATA / f"{product.PACKAGE}.desktop"
METAINFO = linux.DATA / "metainfo.xml"


def entries(file: Path) -> dict[str, str]:
    lines = file.read_text(encoding="utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if "=" in line)


def test_desktop_entry_is_translated() -> None:
    entry = entries(DESKTOP)
    for key in ("GenericName", "Comment", "Keywords"):
        assert {f"{key}[nl]", f"{key}[sv]"} <= set(entry)
    assert entry["Name"] == product.NAME
    assert entry["MimeType"] == f"{product.GAME_TYPE};"
    assert entry["Icon"] == entry["TryExec"] == product.PACKAGE
    assert "--from-desktop %f" in entry["Exec"]


def test_saved_games_have_their_own_media_type() -> None:
    (kind,) = ET.parse(linux.DATA / "mime.xml").getroot()
    assert kind.get("type") == product.GAME_TYPE
    (pattern,) = kind.findall(f"{MIME}glob")
    assert pattern.get("pattern") == f"*.{product.GAME_ENDING}"
    names = {one.get(LANG, "en"): one.text for one in kind.findall(f"{MIME}comment")}
    assert names == product.GAME_NAMES


def test_appstream_metadata_is_translated() -> None:
    component = ET.fromstring(linux.with_release(METAINFO.read_text(encoding="utf-8")))
    assert component.findtext("id") == product.IDENTIFIER
    assert component.findtext("provides/mediatype") == product.GAME_TYPE
    assert component.find("releases/release").get("version") == product.VERSION
    for path in ("summary", "description/p"):
        assert {one.get(LANG, "en") for one in component.findall(path)} == set(product.LANGUAGES)
    said = [one.get(LANG, "en") for one in component.findall("description/ul/li")]
    assert len({said.count(language) for language in product.LANGUAGES}) == 1


@pytest.mark.parametrize("language", product.LANGUAGES)
def test_manual_page_exists(language: str) -> None:
    middle = "" if language == "en" else f".{language}"
    page = linux.DATA / f"{product.PACKAGE}{middle}.6"
    english = (linux.DATA / f"{product.PACKAGE}.6").read_text(encoding="utf-8")
    text = page.read_text(encoding="utf-8")
    assert text.count(".SH") == english.count(".SH")
    assert re.findall(r"\\-\\-([\w-]+)", text) == re.findall(r"\\-\\-([\w-]+)", english)


@pytest.mark.needs("desktop-file-validate")
def test_desktop_entry_is_valid() -> None:
    done = subprocess.run(["desktop-file-validate", DESKTOP], capture_output=True, check=False)
    assert (done.returncode, done.stdout) == (0, b"")


@pytest.mark.needs("appstreamcli")
def test_metadata_is_valid(tmp_path: Path) -> None:
    file = tmp_path / f"{product.IDENTIFIER}.metainfo.xml"
    file.write_text(linux.with_release(METAINFO.read_text(encoding="utf-8")), encoding="utf-8")
    done = subprocess.run(
        ["appstreamcli", "validate", "--no-net", file], capture_output=True, text=True, check=False
    )
    warned = re.findall(r"^[EW]: .*", done.stdout, re.MULTILINE)
    # The project has no home page, which newer versions of the two validators demand.
    assert not [line for line in warned if not line.endswith("url-homepage-missing")], done.stdout


@pytest.mark.needs("man")
@pytest.mark.skipif("sys.platform != 'linux'", reason="only man-db supports --warnings")
def test_manual_pages_are_valid() -> None:
    for page in linux.DATA.glob("*.6"):
        shown = subprocess.run(
            ["man", "--warnings", "-E", "UTF-8", "-l", page], capture_output=True, check=True
        )
        assert shown.stderr == b""


def test_mac_metadata_has_languages_category_and_file_type() -> None:
    told: dict[str, Any] = plistlib.loads(plistlib.dumps(macos.info_plist()))
    assert told["CFBundleLocalizations"] == ["en", "sv", "nl"]
    assert told["LSApplicationCategoryType"] == "public.app-category.card-games"
    assert told["LSMinimumSystemVersion"] == "13.0"
    (opened,), (kind,) = told["CFBundleDocumentTypes"], told["UTExportedTypeDeclarations"]
    assert opened["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]
    tags = kind["UTTypeTagSpecification"]
    assert tags["public.filename-extension"] == [product.GAME_ENDING]
    assert tags["public.mime-type"] == [product.GAME_TYPE]


def test_entitlements_allow_python_in_a_signed_program(tmp_path: Path) -> None:
    rights = plistlib.loads(macos.write_entitlements(tmp_path / "rights.plist").read_bytes())
    assert all(rights.values())
    assert "com.apple.security.cs.allow-unsigned-executable-memory" in rights


def test_windows_metadata_has_the_version() -> None:
    told: dict[str, object] = {}
    names = ("VSVersionInfo", "FixedFileInfo", "StringFileInfo", "StringTable", "VarFileInfo")
    reading = {
        **{name: lambda *_, **named: told.update(named) for name in (*names, "VarStruct")},
        "StringStruct": lambda name, text: told.update({name: text}),
    }
    eval(windows.version_resource(), reading)  # noqa: S307 (our own file, which PyInstaller reads in this way)
    assert told["ProductName"] == product.NAME
    assert told["FileVersion"] == product.VERSION
    assert told["filevers"] == product.numeric_version()


@pytest.mark.parametrize(
    ("version", "numbers"), [("0.1.0", (0, 1, 0, 0)), ("2.10.3", (2, 10, 3, 0))]
)
def test_windows_versions_have_four_numbers(version: str, numbers: tuple[int, ...]) -> None:
    assert product.numeric_version(version) == numbers


@pytest.mark.parametrize("drawing", [None, SAVED_GAME])
def test_icon_files_contain_every_size(tmp_path: Path, drawing: Path | None) -> None:
    with Image.open(write_ico(tmp_path / "a.ico", drawing)) as icon:
        sizes = {size for size, _ in icon.info["sizes"]}
    assert sizes == {16, 24, 32, 48, 64, 128, 256}
    data = write_icns(tmp_path / "a.icns", drawing).read_bytes()
    kinds, place = set(), 8
    while place < len(data):
        kind, length = struct.unpack_from(">4sI", data, place)
        kinds.add(kind)
        place += length
    assert {b"ic07", b"ic08", b"ic09", b"ic10", b"ic11", b"ic12", b"ic13", b"ic14"} <= kinds


# -- what a release is made from ------------------------------------------------------------------


def test_requirements_are_pinned_with_hashes_and_without_host_names() -> None:
    text = (product.ROOT / "packaging" / "requirements.txt").read_text()
    assert "://" not in text
    assert "--index" not in text
    blocks = re.split(r"\n(?=\S)", text.strip())
    pinned = {}
    for block in blocks:
        name, version = re.match(r"([\w.-]+)==([\w.]+)", block).groups()
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", block), name
        pinned[name] = version
    wanted = (product.ROOT / "packaging" / "requirements.in").read_text().splitlines()
    for line in wanted:
        if line and not line.startswith("#"):
            requirement = Requirement(line.partition("#")[0].strip())
            assert requirement.specifier.contains(pinned[requirement.name.lower()])


def test_changelog_mentions_the_version() -> None:
    text = (product.ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    newest = re.search(r"^## (\S+)", text, re.MULTILINE)
    assert newest is not None
    assert newest[1] == product.VERSION
