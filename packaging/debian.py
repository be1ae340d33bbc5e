"""Build on a bare Debian 12 and try the .deb: ``python3 packaging debian``.

A program built against an old system's libraries also runs on newer systems. The
installers are written to ``dist``. Then the .deb is installed on bare Debian 12 and 13 systems,
plays a game in its window, and is purged, leaving nothing behind. Takes 15 minutes.

The systems are folders of this machine. Making one needs root, debootstrap and access to
Debian's packages.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from product import BUILD, DIST, PACKAGE, ROOT
from steps import FailedError, output, run, run_logged

LOGS = BUILD / "debian"
SYSTEMS = {"bookworm": "Debian 12", "trixie": "Debian 13"}
OLDEST = "bookworm"
CHECKOUT = "/srv/hanabi"
USER = "somebody"
_CERTIFICATES = Path("/etc/ssl/certs/ca-certificates.crt")
_MOUNTS = ("proc", "sys", "dev", "dev/shm")
_OURS = ("usr/bin", "usr/lib", "usr/share", "etc", "opt", "var/lib/hanabi-desktop")
"""The folders in which a package of ours might leave something."""


def main(*, folder: Path, no_build: bool) -> int:
    """Build and try the result, in systems below a folder; return 0 if everything works."""
    if not can_make_systems():
        return 1
    shutil.rmtree(LOGS, ignore_errors=True)
    if not no_build and not is_built(folder / "build"):
        return 1
    (deb,) = DIST.glob("*.deb")
    troubles = {suite: trouble_with(deb, suite, folder / suite) for suite in SYSTEMS}
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
        run("chown", "-hR", caller, DIST)
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


# -- bare systems ---------------------------------------------------------------------------------


def can_make_systems() -> bool:
    """Return whether this machine can create such systems; print what is missing."""
    able = sys.platform == "linux" and os.geteuid() == 0 and bool(shutil.which("debootstrap"))
    if not able:
        print("This needs root, and debootstrap: run.py packages debian.", file=sys.stderr)
    return able


class DebianSystem:
    """A minimal Debian system with an unprivileged user.

    Args:
        folder: its root.
        log: the file for the output of its commands.
    """

    def __init__(self, folder: Path, log: Path) -> None:
        self.folder = folder
        self._log = log
        log.parent.mkdir(parents=True, exist_ok=True)

    @classmethod
    def made(cls, suite: str, folder: Path, log: Path, *packages: str) -> "DebianSystem":
        """Create a system with packages, replacing the folder.

        Raises:
            FailedError: debootstrap failed.
        """
        shutil.rmtree(folder, ignore_errors=True)
        folder.parent.mkdir(parents=True, exist_ok=True)
        system = cls(folder, log)
        included = ",".join(("ca-certificates", *packages))
        how = ("--variant=minbase", f"--include={included}")
        system._do("debootstrap", *how, suite, folder, *_mirror())
        if _CERTIFICATES.exists():  # for networks with their own certificates
            shutil.copy(_CERTIFICATES, folder / _CERTIFICATES.relative_to("/"))
        system._do("chroot", folder, "useradd", "--create-home", USER)
        return system

    def copied(self, name: str, log: Path) -> "DebianSystem":
        """Copy this system next to itself and return the copy."""
        copy = DebianSystem(self.folder.with_name(name), log)
        copy.remove()
        copy._do("cp", "-a", self.folder, copy.folder)
        return copy

    def remove(self) -> None:
        """Delete the system."""
        shutil.rmtree(self.folder, ignore_errors=True)

    def check_out(self, owner: str = "root") -> None:
        """Clone this project into the system."""
        inside = self.folder / CHECKOUT.lstrip("/")
        self._do("git", "clone", "-q", "--no-local", ROOT, inside)
        shutil.rmtree(inside / ".git")
        self._do("chroot", self.folder, "chown", "-R", owner, CHECKOUT)

    @contextmanager
    def running(self) -> Iterator[None]:
        """Mount the kernel's file systems and share this machine's network settings."""
        for name in ("resolv.conf", "hosts"):
            shutil.copy(f"/etc/{name}", self.folder / "etc" / name)
        for name in _MOUNTS:
            self._do("mount", "--bind", f"/{name}", self.folder / name)
        try:
            yield
        finally:
            for name in reversed(_MOUNTS):
                self._do("umount", "--lazy", self.folder / name)

    def run(self, who: str, command: Sequence[str], within: str = CHECKOUT) -> tuple[int, str]:
        """Run a command in the running system; return its exit code and output."""
        home = "/root" if who == "root" else f"/home/{who}"
        kept = {"HOME": home, "PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LANG": "C.UTF-8"}
        proxies = (name for name in os.environ if name.lower().endswith("_proxy"))
        kept |= {name: os.environ[name] for name in proxies}
        kept |= {name: str(_CERTIFICATES) for name in ("PIP_CERT", "SSL_CERT_FILE")}
        inside = ["env", "-C", within, "-i", *(f"{name}={kept[name]}" for name in kept)]
        words = ["chroot", f"--userspec={who}", str(self.folder), *inside, *command]
        done = run_logged(words, self._log, stderr=subprocess.STDOUT)
        return done.returncode, done.stdout

    def install(self, *packages: str) -> None:
        """Install packages by name or file in the running system.

        Raises:
            FailedError: apt failed.
        """
        install = ("apt-get", "install", "-y", "--no-install-recommends", *packages)
        for command in (("apt-get", "update"), ("env", "DEBIAN_FRONTEND=noninteractive", *install)):
            code, _ = self.run("root", command, "/")
            if code:
                names = " ".join(packages)
                raise FailedError(f"{names} could not be installed: see {self._log}")

    def _do(self, *words: str | Path) -> None:
        """Run a command outside of the system.

        Raises:
            FailedError: it failed.
        """
        if run_logged(words, self._log, stderr=subprocess.STDOUT).returncode:
            raise FailedError(f"{' '.join(map(str, words))} failed: see {self._log}")


def _mirror() -> list[str]:
    """Return this machine's Debian mirror; empty if it is not Debian."""
    listed = output("apt-get", "indextargets", "--format", "$(REPO_URI)", "Origin: Debian")
    return [uri for uri in listed.split() if "security" not in uri][:1]
