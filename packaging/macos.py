"""The program as a Mac knows it: what its bundle says of itself, and the disk image it comes in."""

import os
import platform
import plistlib
import shutil
import subprocess
from pathlib import Path
from typing import Any

from product import (
    COPYRIGHT,
    DIST,
    GAME_ENDING,
    GAME_NAMES,
    GAME_TYPE,
    IDENTIFIER,
    LANGUAGES,
    NAME,
    VERSION,
)

APP = DIST / f"{NAME}.app"
GAME_TYPE_IDENTIFIER = f"{IDENTIFIER}.game"
OLDEST_SYSTEM = "13.0"  # Qt's own


def info_plist() -> dict[str, Any]:
    """Return what stands in the bundle's Info.plist beside what PyInstaller writes."""
    return {
        "CFBundleDisplayName": NAME,
        "CFBundleName": NAME,
        "CFBundleShortVersionString": VERSION,
        "CFBundleVersion": VERSION,
        "CFBundleDevelopmentRegion": LANGUAGES[0],
        "CFBundleLocalizations": list(LANGUAGES),
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": GAME_NAMES["en"],
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": "saved-game.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [GAME_TYPE_IDENTIFIER],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": GAME_TYPE_IDENTIFIER,
                "UTTypeDescription": GAME_NAMES["en"],
                "UTTypeIconFile": "saved-game.icns",
                "UTTypeConformsTo": ["public.json"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": [GAME_ENDING],
                    "public.mime-type": [GAME_TYPE],
                },
            }
        ],
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": OLDEST_SYSTEM,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": COPYRIGHT,
        "NSPrincipalClass": "NSApplication",
        "NSSupportsAutomaticGraphicsSwitching": True,
    }


def signing_identity() -> str | None:
    """Return the certificate to sign with; without one it is signed ad hoc, as Apple's processors want."""
    return os.environ.get("HANABI_SIGNING_IDENTITY")


def notary_profile() -> str | None:
    """Return the name of the stored credentials of Apple's service; None where there are none."""
    return os.environ.get("HANABI_NOTARY_PROFILE")


def write_entitlements(file: Path) -> Path:
    """Write what a signed program is allowed: Python's ctypes makes code as it runs."""
    allowed = ("allow-unsigned-executable-memory", "disable-library-validation")
    rights = {f"com.apple.security.cs.{right}": True for right in allowed}
    file.write_bytes(plistlib.dumps(rights))
    return file


def make_installer() -> list[Path]:
    """Pack the bundle into a disk image; have Apple notarize both where there is a profile for that.

    Raises:
        subprocess.CalledProcessError: one of Apple's tools has failed.
    """
    _run("codesign", "--verify", "--deep", "--strict", str(APP))
    # The program has a ticket of its own, for it is moved out of the image: without one it would
    # not start for the first time on a Mac that is not online.
    if notary_profile():
        archive = DIST / "notarize.zip"
        _run("ditto", "-c", "-k", "--keepParent", str(APP), str(archive))
        _notarize(archive, APP)
        archive.unlink(missing_ok=True)
    image = DIST / f"HanabiDesktop-{VERSION}-{platform.machine()}.dmg"
    image.unlink(missing_ok=True)
    content = DIST / "image"
    shutil.rmtree(content, ignore_errors=True)
    content.mkdir()
    shutil.copytree(APP, content / APP.name, symlinks=True)
    (content / "Applications").symlink_to("/Applications")
    _run("hdiutil", "create", "-volname", NAME, "-srcfolder", str(content), "-format", "ULMO",
         "-ov", str(image))  # fmt: skip
    shutil.rmtree(content)
    if identity := signing_identity():
        _run("codesign", "--timestamp", "--sign", identity, str(image))
    if notary_profile():
        _notarize(image, image)
    return [image]


def _notarize(submitted: Path, stapled: Path) -> None:
    """Have Apple look through a file, and fasten its ticket to what it is for."""
    profile = ("--keychain-profile", str(notary_profile()))
    _run("xcrun", "notarytool", "submit", str(submitted), *profile, "--wait")
    _run("xcrun", "stapler", "staple", str(stapled))


def _run(*words: str) -> None:
    subprocess.run(words, check=True)
