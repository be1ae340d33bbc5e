"""The program as Windows knows it: an installer made by NSIS, on any system that has it."""

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


def make_installer(
    bundle: Path = BUNDLE, folder: Path = DIST, version: str = VERSION
) -> list[Path]:
    """Make the installer of a bundle.

    Args:
        bundle: the folder with the frozen program, or what stands in for it.
        folder: where the installer is put.
        version: what it says it installs.

    Raises:
        subprocess.CalledProcessError: NSIS has found a mistake.
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
        words = ["makensis", "-V2", "-WX", "-INPUTCHARSET", "UTF8", *defined, str(SCRIPT)]
        subprocess.run(words, check=True)
    return [made]
