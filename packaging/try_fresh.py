"""Try the README's two commands on bare Debian systems: ``python3 packaging fresh``.

Needs root, debootstrap and access to Debian's packages; takes 30 minutes per system. Each system is
created twice with only Python: on one, root plays and checks. On the other, an unprivileged user is
shown a command that root must run; root runs it unchanged, and then the user plays and checks.

The commands' output is in ``build/fresh``; a summary is printed at the end.
"""

import re
import runpy
import shutil
import sys
import time
from pathlib import Path

from debian import SYSTEMS, DebianSystem, can_make_systems
from product import BUILD
from steps import PACKAGING

LOGS = BUILD / "fresh"
_WARNING = re.compile(r"^(warning|W:|debconf:|.*\bWARNING\b)", re.IGNORECASE)
_NAMED_COMMAND = re.compile(r"^This installs it: sudo (.+)$", re.MULTILINE)


def main(*, systems: list[str], users: list[str], folder: Path, no_check: bool) -> int:
    """Try the given systems as the given users; return 0 if everything works."""
    if not can_make_systems():
        return 1
    shutil.rmtree(LOGS, ignore_errors=True)
    summary: list[str] = []
    for suite in systems:
        base = DebianSystem.made(suite, folder / suite, LOGS / "made.log", "python3")
        for who in users:
            name = f"{suite}-{who}"
            system = base.copied(name, LOGS / f"{name}.log")
            system.check_out(who)
            results = try_commands(system, who, checking=not no_check)
            summary.append(f"{SYSTEMS[suite]} as {who}: {'; '.join(results)}")
            system.remove()
        base.remove()
    print(*summary, sep="\n")
    return int(any("FAILED" in line for line in summary))


def try_commands(system: DebianSystem, who: str, *, checking: bool) -> list[str]:
    """Play, then check; return the results."""
    results = []
    with system.running():
        for task in ("play", "check") if checking else ("play",):
            started = time.monotonic()
            code, text = run_as_asked(system, who, task)
            minutes = (time.monotonic() - started) / 60
            results.append(f"{task} {'works' if code == 0 else 'FAILED'} ({minutes:.1f} min)")
            results += [f"warns: {line}" for line in text.splitlines() if _WARNING.match(line)]
            results += re.findall(r"^.*\d+ passed.*$|^Tests skipped.*$", text, re.MULTILINE)
    return results


def run_as_asked(system: DebianSystem, who: str, task: str) -> tuple[int, str]:
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


if __name__ == "__main__":  # the command also goes by the name of this file
    sys.argv[:1] = [str(PACKAGING), "fresh"]
    runpy.run_path(sys.argv[0], run_name="__main__")
