"""Tries the README's two commands on bare Debian systems: ``python3 packaging/try_fresh.py``.

Needs root, debootstrap and a way to Debian's packages; takes half an hour a system. Each system
is made twice from nothing but Python: on one, root plays and checks; on the other somebody
without rights is told one command, which root runs as it stands, and then plays and checks.
What the commands print lies in ``build/fresh``; what was found is told at the end.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOGS = ROOT / "build" / "fresh"
SYSTEMS = {"bookworm": "Debian 12", "trixie": "Debian 13"}
CERTIFICATES = Path("/etc/ssl/certs/ca-certificates.crt")
CHECKOUT = "srv/hanabi"
USER = "somebody"
_MOUNTS = ("proc", "sys", "dev", "dev/shm")
_WARNING = re.compile(r"^(warning|W:|debconf:|.*\bWARNING\b)", re.IGNORECASE)
_NAMED_COMMAND = re.compile(r"^This installs it: sudo (.+)$", re.MULTILINE)


def main(words: list[str]) -> int:
    """Try the systems that are asked for; 0 where everything works on all of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--systems", nargs="+", choices=SYSTEMS, default=list(SYSTEMS))
    parser.add_argument("--folder", type=Path, default=Path("/var/tmp/hanabi-fresh"))  # noqa: S108 (roots are large)
    parser.add_argument("--no-check", action="store_true", help="only play")
    arguments = parser.parse_args(words)
    if os.geteuid() != 0 or not shutil.which("debootstrap"):
        print("This needs root, and debootstrap.", file=sys.stderr)
        return 1
    shutil.rmtree(LOGS, ignore_errors=True)
    LOGS.mkdir(parents=True)
    found: list[str] = []
    for suite in arguments.systems:
        base = arguments.folder / suite
        make_system(suite, base)
        trials = (Trial(suite, base, who) for who in ("root", USER))
        found += [trial.run(checking=not arguments.no_check) for trial in trials]
    print(*found, sep="\n")
    return int(any("FAILED" in line for line in found))


def make_system(suite: str, base: Path) -> None:
    """Have a system with nothing but Python on it, and a user without rights."""
    shutil.rmtree(base, ignore_errors=True)
    base.parent.mkdir(parents=True, exist_ok=True)
    packages = "--include=python3,ca-certificates"
    run(["debootstrap", "--variant=minbase", packages, suite, base, mirror()], "debootstrap")
    if CERTIFICATES.exists():  # networks with certificates of their own
        shutil.copy(CERTIFICATES, base / CERTIFICATES.relative_to("/"))
    run(["chroot", base, "useradd", "--create-home", USER], "debootstrap")
    run(["git", "clone", "-q", "--no-local", ROOT, base / CHECKOUT], "debootstrap")
    shutil.rmtree(base / CHECKOUT / ".git")


def mirror() -> str:
    """Where this machine has Debian's packages from."""
    listed = subprocess.run(
        ["apt-get", "indextargets", "--format", "$(REPO_URI)", "Origin: Debian"],
        check=True,
        capture_output=True,
        text=True,
    )
    return next(uri for uri in listed.stdout.split() if "security" not in uri)


class Trial:
    """One system, and who sits at it."""

    def __init__(self, suite: str, base: Path, who: str) -> None:
        self._name = f"{SYSTEMS[suite]} as {who}"
        self._log = f"{suite}-{who}"
        self._who = who
        self._system = base.with_name(self._log)
        shutil.rmtree(self._system, ignore_errors=True)
        run(["cp", "-a", base, self._system], self._log)
        if who != "root":
            run(["chroot", self._system, "chown", "-R", who, f"/{CHECKOUT}"], self._log)

    def run(self, *, checking: bool) -> str:
        """Play, then check; what was found, in a line."""
        with mounted(self._system):
            told = []
            for task in ("play", "check") if checking else ("play",):
                started = time.monotonic()
                code, text = self._try(task)
                minutes = (time.monotonic() - started) / 60
                told.append(f"{task} {'works' if code == 0 else 'FAILED'} ({minutes:.1f} min)")
                told += [f"warns: {line}" for line in text.splitlines() if _WARNING.match(line)]
                told += re.findall(r"^.*\d+ passed.*$|^Tests skipped.*$", text, re.MULTILINE)
        shutil.rmtree(self._system)
        return f"{self._name}: {'; '.join(told)}"

    def _try(self, task: str) -> tuple[int, str]:
        """Do what the README says, and what the program says to be done first."""
        # Without a display the program plays a game in the terminal.
        words = [] if task == "play" else [task]
        code, text = self._as(self._who, ["python3", "run.py", *words])
        named = _NAMED_COMMAND.search(text)
        if named is None or self._who == "root":
            return code, text
        if task == "play" and code == 0:
            return 1, f"{text}\nit ran without what it needs"
        self._as("root", ["apt-get", "update"])
        self._as("root", named[1].split())
        return self._as(self._who, ["python3", "run.py", *words])

    def _as(self, who: str, command: Sequence[str]) -> tuple[int, str]:
        """Run a command in the checkout; its exit code and what it printed."""
        home = "/root" if who == "root" else f"/home/{who}"
        kept = {"HOME": home, "PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LANG": "C.UTF-8"}
        kept |= {
            name: os.environ[name] for name in os.environ if name.endswith(("_proxy", "_PROXY"))
        }
        kept |= {name: str(CERTIFICATES) for name in ("PIP_CERT", "SSL_CERT_FILE")}
        inside = ["env", "-C", f"/{CHECKOUT}", "-i", *(f"{k}={v}" for k, v in kept.items())]
        words = ["chroot", f"--userspec={who}", str(self._system), *inside, *command]
        return run(words, self._log, check=False)


@contextmanager
def mounted(system: Path) -> Iterator[None]:
    """Give a system the kernel's folders, and this machine's way to the network."""
    for name in ("resolv.conf", "hosts"):
        shutil.copy(f"/etc/{name}", system / "etc" / name)
    for name in _MOUNTS:
        run(["mount", "--bind", f"/{name}", system / name], "mounts")
    try:
        yield
    finally:
        for name in reversed(_MOUNTS):
            run(["umount", "--lazy", system / name], "mounts")


def run(words: Sequence[str | Path], log: str, *, check: bool = True) -> tuple[int, str]:
    """Run a command, what it prints going to a log; its exit code and what it printed.

    Raises:
        subprocess.CalledProcessError: it has failed, and that is not expected.
    """
    done = subprocess.run(
        words, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    with (LOGS / f"{log}.log").open("a", encoding="utf-8") as file:
        file.write(f"$ {' '.join(map(str, words))}\n{done.stdout}\n")
    if check:
        done.check_returncode()
    return done.returncode, done.stdout


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
