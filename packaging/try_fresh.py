"""Try the README's two commands on bare Debian systems: ``python3 packaging/try_fresh.py``.

Needs root, debootstrap and access to Debian's packages; takes 30 minutes per system. Each system is
created twice with only Python: on one, root plays and checks. On the other, an unprivileged user is
shown a command that root must run; root runs it unchanged, and then the user plays and checks.

The commands' output is in ``build/fresh``; a summary is printed at the end.
"""

import argparse
import re
import shutil
import sys
import time
from pathlib import Path

from debian import SYSTEMS, USER, DebianSystem, can_make_systems
from product import ROOT

LOGS = ROOT / "build" / "fresh"
_WARNING = re.compile(r"^(warning|W:|debconf:|.*\bWARNING\b)", re.IGNORECASE)
_NAMED_COMMAND = re.compile(r"^This installs it: sudo (.+)$", re.MULTILINE)


def main(words: list[str]) -> int:
    """Try the given systems; return 0 if everything works on all of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--systems", nargs="+", choices=SYSTEMS, default=list(SYSTEMS))
    parser.add_argument("--users", nargs="+", choices=("root", USER), default=["root", USER])
    parser.add_argument("--folder", type=Path, default=Path("/var/tmp/hanabi-fresh"))  # noqa: S108 (systems are large)
    parser.add_argument("--no-check", action="store_true", help="only play")
    arguments = parser.parse_args(words)
    if not can_make_systems():
        return 1
    shutil.rmtree(LOGS, ignore_errors=True)
    found: list[str] = []
    for suite in arguments.systems:
        base = DebianSystem.made(suite, arguments.folder / suite, LOGS / "made.log", "python3")
        for who in arguments.users:
            name = f"{suite}-{who}"
            system = base.copied(name, LOGS / f"{name}.log")
            system.check_out(who)
            told = tried(system, who, checking=not arguments.no_check)
            found.append(f"{SYSTEMS[suite]} as {who}: {'; '.join(told)}")
            system.remove()
        base.remove()
    print(*found, sep="\n")
    return int(any("FAILED" in line for line in found))


def tried(system: DebianSystem, who: str, *, checking: bool) -> list[str]:
    """Play, then check; return the results."""
    told = []
    with system.running():
        for task in ("play", "check") if checking else ("play",):
            started = time.monotonic()
            code, text = done(system, who, task)
            minutes = (time.monotonic() - started) / 60
            told.append(f"{task} {'works' if code == 0 else 'FAILED'} ({minutes:.1f} min)")
            told += [f"warns: {line}" for line in text.splitlines() if _WARNING.match(line)]
            told += re.findall(r"^.*\d+ passed.*$|^Tests skipped.*$", text, re.MULTILINE)
    return told


def done(system: DebianSystem, who: str, task: str) -> tuple[int, str]:
    """Run a command of the README, after the one the program asks for first."""
    # Without a display the program plays a game in the terminal.
    command = ["python3", "run.py", *([] if task == "play" else [task])]
    code, text = system.run(who, command)
    named = _NAMED_COMMAND.search(text)
    if named is None or who == "root":
        return code, text
    if task == "play" and code == 0:
        return 1, f"{text}\nit ran without what it needs"
    system.run("root", ["apt-get", "update"])
    system.run("root", named[1].split())
    return system.run(who, command)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
