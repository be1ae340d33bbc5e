"""Bare Debian systems in folders of this machine.

Creating one needs root, debootstrap and access to Debian's packages.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SYSTEMS = {"bookworm": "Debian 12", "trixie": "Debian 13"}
CHECKOUT = "/srv/hanabi"
USER = "somebody"
_CERTIFICATES = Path("/etc/ssl/certs/ca-certificates.crt")
_MOUNTS = ("proc", "sys", "dev", "dev/shm")


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
            subprocess.CalledProcessError: debootstrap failed.
        """
        shutil.rmtree(folder, ignore_errors=True)
        folder.parent.mkdir(parents=True, exist_ok=True)
        system = cls(folder, log)
        included = ",".join(("ca-certificates", *packages))
        debootstrap = ["debootstrap", "--variant=minbase", f"--include={included}", suite]
        system._run([*debootstrap, folder, *_mirror()], check=True)
        if _CERTIFICATES.exists():  # for networks with their own certificates
            shutil.copy(_CERTIFICATES, folder / _CERTIFICATES.relative_to("/"))
        system._run(["chroot", folder, "useradd", "--create-home", USER], check=True)
        return system

    def copied(self, name: str, log: Path) -> "DebianSystem":
        """Copy this system next to itself and return the copy."""
        copy = DebianSystem(self.folder.with_name(name), log)
        copy.remove()
        copy._run(["cp", "-a", self.folder, copy.folder], check=True)
        return copy

    def remove(self) -> None:
        """Delete the system."""
        shutil.rmtree(self.folder, ignore_errors=True)

    def check_out(self, owner: str = "root") -> None:
        """Clone this project into the system."""
        inside = self.folder / CHECKOUT.lstrip("/")
        self._run(["git", "clone", "-q", "--no-local", ROOT, inside], check=True)
        shutil.rmtree(inside / ".git")
        self._run(["chroot", self.folder, "chown", "-R", owner, CHECKOUT], check=True)

    @contextmanager
    def running(self) -> Iterator[None]:
        """Mount the kernel's file systems and share this machine's network settings."""
        for name in ("resolv.conf", "hosts"):
            shutil.copy(f"/etc/{name}", self.folder / "etc" / name)
        for name in _MOUNTS:
            self._run(["mount", "--bind", f"/{name}", self.folder / name], check=True)
        try:
            yield
        finally:
            for name in reversed(_MOUNTS):
                self._run(["umount", "--lazy", self.folder / name], check=True)

    def run(self, who: str, command: Sequence[str], within: str = CHECKOUT) -> tuple[int, str]:
        """Run a command in the running system; return its exit code and output."""
        home = "/root" if who == "root" else f"/home/{who}"
        kept = {"HOME": home, "PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LANG": "C.UTF-8"}
        proxies = (name for name in os.environ if name.lower().endswith("_proxy"))
        kept |= {name: os.environ[name] for name in proxies}
        kept |= {name: str(_CERTIFICATES) for name in ("PIP_CERT", "SSL_CERT_FILE")}
        inside = ["env", "-C", within, "-i", *(f"{name}={kept[name]}" for name in kept)]
        words = ["chroot", f"--userspec={who}", str(self.folder), *inside, *command]
        return self._run(words, check=False)

    def install(self, *packages: str) -> None:
        """Install packages by name or file in the running system.

        Raises:
            RuntimeError: apt failed; see the log.
        """
        install = ("apt-get", "install", "-y", "--no-install-recommends", *packages)
        for command in (("apt-get", "update"), ("env", "DEBIAN_FRONTEND=noninteractive", *install)):
            code, _ = self.run("root", command, "/")
            if code:
                message = f"{' '.join(packages)} could not be installed: see {self._log}"
                raise RuntimeError(message)

    def _run(self, words: Sequence[str | Path], *, check: bool) -> tuple[int, str]:
        done = subprocess.run(
            words, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        with self._log.open("a", encoding="utf-8") as file:
            file.write(f"$ {' '.join(map(str, words))}\n{done.stdout}\n")
        if check:
            done.check_returncode()
        return done.returncode, done.stdout


def _mirror() -> tuple[str, ...]:
    """Return this machine's Debian mirror; empty if it is not Debian."""
    listed = subprocess.run(
        ["apt-get", "indextargets", "--format", "$(REPO_URI)", "Origin: Debian"],
        check=True,
        capture_output=True,
        text=True,
    )
    return tuple(uri for uri in listed.stdout.split() if "security" not in uri)[:1]
