"""Builds the macOS app: Info.plist, signing, and the disk image."""

import os
import platform
import plistlib
import shutil
from pathlib import Path
from typing import Any

import product
from product import DIST, NAME, VERSION
from steps import run

APP = DIST / f"{NAME}.app"
GAME_TYPE_IDENTIFIER = f"{product.IDENTIFIER}.game"
OLDEST_SYSTEM = "13.0"  # Qt's own


def info_plist() -> dict[str, Any]:
    """Return the Info.plist entries to add to PyInstaller's."""
    return {
        "CFBundleDisplayName": NAME,
        "CFBundleName": NAME,
        "CFBundleShortVersionString": VERSION,
        "CFBundleVersion": VERSION,
        "CFBundleDevelopmentRegion": product.LANGUAGES[0],
        "CFBundleLocalizations": list(product.LANGUAGES),
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": product.GAME_NAMES["en"],
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": "saved-game.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [GAME_TYPE_IDENTIFIER],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": GAME_TYPE_IDENTIFIER,
                "UTTypeDescription": product.GAME_NAMES["en"],
                "UTTypeIconFile": "saved-game.icns",
                "UTTypeConformsTo": ["public.json"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": [product.GAME_ENDING],
                    "public.mime-type": [product.GAME_TYPE],
                },
            }
        ],
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": OLDEST_SYSTEM,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": product.COPYRIGHT,
        "NSPrincipalClass": "NSApplication",
        "NSSupportsAutomaticGraphicsSwitching": True,
    }


def signing_identity() -> str | None:
    """Return the signing certificate; None signs ad hoc, which Apple processors require."""
    return os.environ.get("HANABI_SIGNING_IDENTITY")


def notary_profile() -> str | None:
    """Return the keychain profile for notarization, or None."""
    return os.environ.get("HANABI_NOTARY_PROFILE")


def write_entitlements(file: Path) -> Path:
    """Write the entitlements; Python's ctypes generates code at run time."""
    allowed = ("allow-unsigned-executable-memory", "disable-library-validation")
    rights = {f"com.apple.security.cs.{right}": True for right in allowed}
    file.write_bytes(plistlib.dumps(rights))
    return file


def make_installers() -> list[Path]:
    """Pack the bundle into a disk image, and notarize both if a profile is set."""
    run("codesign", "--verify", "--deep", "--strict", APP)
    # The app needs its own ticket, as it is moved out of the image: without one it would
    # not start for the first time on an offline Mac.
    if notary_profile():
        archive = DIST / "notarize.zip"
        run("ditto", "-c", "-k", "--keepParent", APP, archive)
        _notarize(archive, APP)
        archive.unlink(missing_ok=True)
    image = DIST / f"HanabiDesktop-{VERSION}-{platform.machine()}.dmg"
    image.unlink(missing_ok=True)
    content = DIST / "image"
    shutil.rmtree(content, ignore_errors=True)
    content.mkdir()
    shutil.copytree(APP, content / APP.name, symlinks=True)
    (content / "Applications").symlink_to("/Applications")
    how = ("-volname", NAME, "-srcfolder", content, "-format", "ULMO", "-ov")
    run("hdiutil", "create", *how, image)
    shutil.rmtree(content)
    if identity := signing_identity():
        run("codesign", "--timestamp", "--sign", identity, image)
    if notary_profile():
        _notarize(image, image)
    return [image]


def _notarize(submitted: Path, stapled: Path) -> None:
    """Submit a file for notarization and staple the ticket."""
    profile = ("--keychain-profile", str(notary_profile()))
    run("xcrun", "notarytool", "submit", submitted, *profile, "--wait")
    run("xcrun", "stapler", "staple", stapled)
