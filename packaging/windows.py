"""The program as Windows knows it: an installer made by NSIS, on any system that has it."""

import os
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

from icons import write_bmp, write_ico
from product import (
    BUNDLE,
    COPYRIGHT,
    DIST,
    GAME_ENDING,
    GAME_TYPE,
    IDENTIFIER,
    NAME,
    PACKAGE,
    VERSION,
    numeric_version,
)

SCRIPT = Path(__file__).resolve().parent / "windows" / "installer.nsi"
WELCOME = SCRIPT.parent / "welcome.svg"
_PICTURE = 2 * 164, 2 * 314
"""Pixels of the picture on the first and the last page, at twice its size for fine screens."""

TARGETS = ("amd64-unicode", "x86-unicode")
"""What the installer itself is made for, the best first; NSIS' own release has the second alone.

The program is for 64 bits either way; an installer for 32 runs on every Windows for 64.
"""


def make_installer(
    bundle: Path = BUNDLE, folder: Path = DIST, version: str = VERSION, target: str | None = None
) -> list[Path]:
    """Make the installer of a bundle, and sign what comes out where there is a certificate.

    Args:
        bundle: the folder with the frozen program, or what stands in for it.
        folder: where the installer is put.
        version: what it says it installs.
        target: one of :data:`TARGETS`; without it the best that this NSIS can make.

    Raises:
        subprocess.CalledProcessError: NSIS has found a mistake, or the signing has failed.
    """
    made = folder / f"HanabiDesktop-{version}-x64-setup.exe"
    names = {
        "NAME": NAME,
        "PACKAGE": PACKAGE,
        "IDENTIFIER": IDENTIFIER,
        "VERSION": version,
        "NUMBERS": ".".join(map(str, numeric_version(version))),
        "COPYRIGHT": COPYRIGHT,
        "GAME_ENDING": GAME_ENDING,
        "GAME_TYPE": GAME_TYPE,
        "CONTENT": bundle / "*",
        "OUT": made,
    }
    with TemporaryDirectory() as drawn:
        names["ICON"] = write_ico(Path(drawn, "setup.ico"))
        names["PICTURE"] = write_bmp(Path(drawn, "welcome.bmp"), WELCOME, *_PICTURE)
        defined = [f"-D{name}={value}" for name, value in names.items()]
        words = ["makensis", "-V2", "-WX", "-INPUTCHARSET", "UTF8", *defined]
        if sign := signing_command():
            subprocess.run([*sign, str(bundle / f"{PACKAGE}.exe")], check=True)
            # The uninstaller comes into being as the installer is made, and is signed before.
            line = subprocess.list2cmdline(sign)
            kinds = ("uninstfinalize", "finalize")  # "= 0": what cannot be signed ends it all
            words += [f"-X!{kind} '{line} \"%1\"' = 0" for kind in kinds]
        subprocess.run([*words, f"-XTarget {target or best_target()}", str(SCRIPT)], check=True)
    return [made]


def best_target() -> str:
    """Return the first of :data:`TARGETS` for which this NSIS has what an installer begins with."""
    nothing = ["-XOutFile nothing.exe", "-XSection", "-XSectionEnd"]
    with TemporaryDirectory() as folder:
        for target in TARGETS:
            tried = ["makensis", "-V0", f"-XTarget {target}", *nothing]
            if subprocess.run(tried, check=False, cwd=folder).returncode == 0:
                return target
    return TARGETS[-1]


def signing_command() -> list[str] | None:
    """Return the command that signs the file it is given; None where there is no certificate.

    ``HANABI_SIGNING_IDENTITY`` is the certificate's thumbprint in the person's store,
    ``HANABI_SIGNTOOL`` Microsoft's signtool.
    """
    thumbprint = os.environ.get("HANABI_SIGNING_IDENTITY")
    if not thumbprint:
        return None
    tool = os.environ.get("HANABI_SIGNTOOL", "signtool")
    stamp = ["/tr", "http://timestamp.digicert.com", "/td", "SHA256"]
    return [tool, "sign", "/sha1", thumbprint, "/fd", "SHA256", *stamp]
