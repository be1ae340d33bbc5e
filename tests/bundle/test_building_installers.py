"""Building the installers on another system: every NSIS version, signing, stapling."""

import stat
import struct
import subprocess
from pathlib import Path

import macos
import product
import pytest
import windows

X86, AMD64 = 0x14C, 0x8664


def frozen(folder: Path) -> Path:
    """Return a stand-in for the frozen program."""
    bundle = folder / "bundle"
    (bundle / "_internal").mkdir(parents=True)
    (bundle / f"{product.PACKAGE}.exe").write_bytes(b"MZ")
    return bundle


def machine_of(program: Path) -> int:
    """Return the processor of a Windows program, from its header."""
    data = program.read_bytes()
    (header,) = struct.unpack_from("<I", data, 0x3C)
    return int(struct.unpack_from("<H", data, header + 4)[0])


@pytest.mark.needs("makensis")
@pytest.mark.parametrize(("target", "machine"), [("amd64-unicode", AMD64), ("x86-unicode", X86)])
def test_every_nsis_target_builds_an_installer(tmp_path: Path, target: str, machine: int) -> None:
    (made,) = windows.make_installers(frozen(tmp_path), tmp_path, "1.2.3", target)
    assert machine_of(made) == machine


@pytest.mark.needs("makensis")
def test_target_is_supported_by_the_installed_nsis(monkeypatch: pytest.MonkeyPatch) -> None:
    assert windows.best_target() in windows.TARGETS
    monkeypatch.setattr(windows, "TARGETS", ("arm64-unicode", "x86-unicode"))
    assert windows.best_target() == "x86-unicode"


@pytest.mark.needs("makensis")
@pytest.mark.skipif("os.name == 'nt'", reason="the stand-in for signtool is a shell script")
def test_program_uninstaller_and_installer_are_signed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = tmp_path / "asked"
    tool = tmp_path / "signtool"
    tool.write_text(f'#!/bin/sh\nprintf "%s|" "$@" >>"{asked}"\necho >>"{asked}"\n')
    tool.chmod(tool.stat().st_mode | stat.S_IXUSR)
    bundle = frozen(tmp_path)
    windows.make_installers(bundle, tmp_path, "1.2.3")
    assert not asked.exists(), "nothing must be signed without a certificate"
    monkeypatch.setenv("HANABI_SIGNING_IDENTITY", "00AA")
    monkeypatch.setenv("HANABI_SIGNTOOL", str(tool))
    (made,) = windows.make_installers(bundle, tmp_path, "1.2.3")
    lines = asked.read_text().splitlines()
    assert all(line.startswith("sign|/sha1|00AA|/fd|SHA256|/tr|") for line in lines)
    files = [line.split("|")[-2] for line in lines]
    assert files[0] == str(bundle / f"{product.PACKAGE}.exe")
    assert files[-1] == str(made)
    assert len(files) == 3


@pytest.mark.needs("makensis")
@pytest.mark.skipif("os.name == 'nt'", reason="the stand-in for signtool is a shell script")
@pytest.mark.parametrize("failing", [f"{product.PACKAGE}.exe", "setup.exe", ".exe"])
def test_failed_signing_ends_the_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failing: str
) -> None:
    tool = tmp_path / "signtool"
    tool.write_text(f'#!/bin/sh\nfor file; do :; done\ncase "$file" in *{failing}) exit 7; esac\n')
    tool.chmod(tool.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("HANABI_SIGNING_IDENTITY", "00AA")
    monkeypatch.setenv("HANABI_SIGNTOOL", str(tool))
    with pytest.raises(subprocess.CalledProcessError):
        windows.make_installers(frozen(tmp_path), tmp_path, "1.2.3")


@pytest.fixture
def told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """Record the commands for Apple's tools; none of them is executed."""
    commands: list[tuple[str, ...]] = []
    app = tmp_path / f"{product.NAME}.app"
    app.mkdir()
    monkeypatch.setattr(macos, "DIST", tmp_path)
    monkeypatch.setattr(macos, "APP", app)
    monkeypatch.setattr(macos, "run", lambda *words: commands.append(words))
    return commands


def test_program_and_image_are_each_stapled(
    told: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HANABI_SIGNING_IDENTITY", "Somebody")
    monkeypatch.setenv("HANABI_NOTARY_PROFILE", "hanabi")
    (image,) = macos.make_installers()
    steps = [words[:1] if words[0] != "xcrun" else words[1:3] for words in told]
    assert steps == [
        ("codesign",),
        ("ditto",),
        ("notarytool", "submit"),
        ("stapler", "staple"),
        ("hdiutil",),  # the image contains the stapled program
        ("codesign",),
        ("notarytool", "submit"),
        ("stapler", "staple"),
    ]
    assert [words[-1] for words in told if "staple" in words] == [macos.APP, image]


def test_notarisation_is_skipped_without_a_profile(told: list[tuple[str, ...]]) -> None:
    macos.make_installers()
    assert not [words for words in told if words[0] == "xcrun"]


def test_identifiers_use_only_characters_apple_allows() -> None:
    allowed = set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-.")
    assert set(macos.GAME_TYPE_IDENTIFIER) <= allowed
    assert set(product.IDENTIFIER) <= allowed
