"""Build on a bare Debian 12 and try the .deb: ``python3 packaging/build_on_debian.py``.

A program built against an old system's libraries also runs on newer systems. The
installers are written to ``dist``. Then the .deb is installed on bare Debian 12 and 13 systems,
plays a game in its window, and is purged, leaving nothing behind. Needs root,
debootstrap and access to Debian's packages; takes 15 minutes.
"""

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

from debian_systems import CHECKOUT, ROOT, SYSTEMS, USER, DebianSystem, can_make_systems

LOGS = ROOT / "build" / "debian"
DIST = ROOT / "dist"
OLDEST = "bookworm"
PACKAGE = "hanabi-desktop"
_OURS = ("usr/bin", "usr/lib", "usr/share", "etc", "opt", "var/lib/hanabi-desktop")


def main(words: list[str]) -> int:
    """Build and try the result; return 0 if everything works."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--no-build", action="store_true", help="only try the .deb in dist/")
    parser.add_argument("--folder", type=Path, default=Path("/var/tmp/hanabi-debian"))  # noqa: S108 (systems are large)
    arguments = parser.parse_args(words)
    if not can_make_systems():
        return 1
    shutil.rmtree(LOGS, ignore_errors=True)
    if not arguments.no_build and not is_built(arguments.folder / "build"):
        return 1
    (deb,) = DIST.glob("*.deb")
    troubles = {suite: trouble_with(deb, suite, arguments.folder / suite) for suite in SYSTEMS}
    for suite, trouble in troubles.items():
        print(f"{SYSTEMS[suite]}: {trouble or 'installs, plays a game and goes without a trace'}")
    return int(any(troubles.values()))


def is_built(folder: Path) -> bool:
    """Build on the oldest system; return whether that succeeded."""
    system = DebianSystem.made(OLDEST, folder, LOGS / "build.log", "python3")
    system.check_out()
    with system.running():
        code, text = system.run("root", ["python3", "run.py", "build"])
    print(*text.splitlines()[-12:], sep="\n")
    if code == 0:
        shutil.rmtree(DIST, ignore_errors=True)
        shutil.copytree(folder / CHECKOUT.lstrip("/") / "dist", DIST, symlinks=True)
        caller = ":".join(os.environ.get(name, "0") for name in ("SUDO_UID", "SUDO_GID"))
        subprocess.run(["chown", "-hR", caller, DIST], check=True)
    system.remove()
    return code == 0


def trouble_with(deb: Path, suite: str, folder: Path) -> str:
    """Install the .deb on a bare system, play, and purge it; return the first problem, or ""."""
    system = DebianSystem.made(suite, folder, LOGS / f"{suite}.log")
    shutil.copy(deb, folder / "srv")
    with system.running():
        system.install("xvfb", "xauth")
        before = files_in(folder)
        system.install(f"/srv/{deb.name}")
        play = ["xvfb-run", "-a", PACKAGE, "selftest", "--out", f"/home/{USER}/tried"]
        for command in ([PACKAGE, "--version"], play):
            code, text = system.run(USER, command, f"/home/{USER}")
            if code:
                return f"{' '.join(command)} ended with {code}: {text[-500:]}"
        if system.run("root", ["apt-get", "purge", "-y", "--autoremove", PACKAGE], "/")[0]:
            return "it cannot be removed"
        left = [name for name in files_in(folder) - before if "hanabi" in name.lower()]
    system.remove()
    return f"it leaves {', '.join(sorted(left))}" if left else ""


def files_in(folder: Path) -> set[str]:
    """Return the files in a system's program folders."""
    places = (folder / place for place in _OURS)
    return {str(file.relative_to(folder)) for place in places for file in place.rglob("*")}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
