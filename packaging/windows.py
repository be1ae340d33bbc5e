"""Builds the Windows installer with NSIS, on any system that has NSIS, and the program's metadata."""

import os
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

import product
from icons import write_bmp, write_ico
from product import BUNDLE, DIST, PACKAGE, VERSION, numeric_version
from steps import PACKAGING, run

SCRIPT = PACKAGING / "windows" / "installer.nsi"
WELCOME = SCRIPT.parent / "welcome.svg"
_PICTURE = 2 * 164, 2 * 314
"""The size in pixels of the picture on the first and last pages, doubled for high-DPI screens."""
_SAME_NAMES = ("NAME", "PACKAGE", "IDENTIFIER", "COPYRIGHT", "GAME_ENDING", "GAME_TYPE")
"""Names of the product that the installer's script knows by the same names."""
_ENGLISH, _UNICODE = 0x0409, 1200

TARGETS = ("amd64-unicode", "x86-unicode")
"""Target platforms of the installer itself, best first; NSIS's official release has only the second.

The program is 64-bit either way; a 32-bit installer runs on every 64-bit Windows.
"""


def make_installers(
    bundle: Path = BUNDLE, folder: Path = DIST, version: str = VERSION, target: str | None = None
) -> list[Path]:
    """Build the installer of a bundle, and sign it if there is a certificate.

    Args:
        bundle: the folder with the frozen program or a stand-in.
        folder: the output folder.
        version: the program's version.
        target: one of :data:`TARGETS`; by default the best this NSIS supports.

    Raises:
        subprocess.CalledProcessError: NSIS or the signing failed.
    """
    made = folder / f"HanabiDesktop-{version}-x64-setup.exe"
    names = {name: getattr(product, name) for name in _SAME_NAMES}
    numbers = ".".join(map(str, numeric_version(version)))
    names |= {"VERSION": version, "NUMBERS": numbers, "CONTENT": bundle / "*", "OUT": made}
    with TemporaryDirectory() as drawn:
        names["ICON"] = write_ico(Path(drawn, "setup.ico"))
        names["PICTURE"] = write_bmp(Path(drawn, "welcome.bmp"), WELCOME, *_PICTURE)
        defined = [f"-D{name}={value}" for name, value in names.items()]
        words = ["makensis", "-V2", "-WX", "-INPUTCHARSET", "UTF8", *defined]
        if sign := signing_command():
            run(*sign, bundle / f"{PACKAGE}.exe")
            # NSIS writes the uninstaller while building the installer; it is signed before it is packed.
            line = subprocess.list2cmdline(sign)
            kinds = ("uninstfinalize", "finalize")  # "= 0": a failed signature aborts the build
            words += [f"-X!{kind} '{line} \"%1\"' = 0" for kind in kinds]
        run(*words, f"-XTarget {target or best_target()}", SCRIPT)
    return [made]


def best_target() -> str:
    """Return the first of :data:`TARGETS` for which this NSIS has an installer stub."""
    nothing = ["-XOutFile nothing.exe", "-XSection", "-XSectionEnd"]
    with TemporaryDirectory() as folder:
        for target in TARGETS:
            tried = ["makensis", "-V0", f"-XTarget {target}", *nothing]
            if subprocess.run(tried, check=False, cwd=folder).returncode == 0:
                return target
    return TARGETS[-1]


def signing_command() -> list[str] | None:
    """Return the command that signs a file, or None without a certificate.

    ``HANABI_SIGNING_IDENTITY`` is the certificate's thumbprint in the user's store,
    ``HANABI_SIGNTOOL`` Microsoft's signtool.
    """
    thumbprint = os.environ.get("HANABI_SIGNING_IDENTITY")
    if not thumbprint:
        return None
    tool = os.environ.get("HANABI_SIGNTOOL", "signtool")
    stamp = ["/tr", "http://timestamp.digicert.com", "/td", "SHA256"]
    return [tool, "sign", "/sha1", thumbprint, "/fd", "SHA256", *stamp]


def version_resource() -> str:
    """Return what Windows shows under Properties, Details, in PyInstaller's file format."""
    texts = {
        "CompanyName": product.NAME,
        "FileDescription": product.NAME,
        "FileVersion": VERSION,
        "InternalName": PACKAGE,
        "LegalCopyright": product.COPYRIGHT,
        "OriginalFilename": f"{PACKAGE}.exe",
        "ProductName": product.NAME,
        "ProductVersion": VERSION,
        "Comments": product.SUMMARY,
    }
    strings = ", ".join(f"StringStruct({name!r}, {text!r})" for name, text in texts.items())
    return f"""VSVersionInfo(
  ffi=FixedFileInfo(
    filevers={numeric_version()}, prodvers={numeric_version()},
    mask=0x3F, flags=0x0, OS=0x40004, fileType=0x1, subtype=0x0, date=(0, 0),
  ),
  kids=[
    StringFileInfo([StringTable({f"{_ENGLISH:04x}{_UNICODE:04x}"!r}, [{strings}])]),
    VarFileInfo([VarStruct("Translation", [{_ENGLISH}, {_UNICODE}])]),
  ],
)
"""
