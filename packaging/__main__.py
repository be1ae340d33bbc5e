"""Build Hanabi Desktop's installers, and try them: ``python3 packaging COMMAND``.

Needs only Python; a command that needs more says what. Commands are imported when they are run,
and their descriptions are the docstrings of their modules.
"""

import argparse
import io
import subprocess
import sys
from importlib import import_module
from pathlib import Path

from debian import SYSTEMS, USER
from product import BUNDLE
from steps import PACKAGING, FailedError

_TEMPORARY = Path("/var/tmp")  # noqa: S108 (systems are large)


def main(words: list[str]) -> int:
    """Run a command; return its exit code."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8")  # Windows has another encoding for pipes
    given = vars(parser().parse_args(words))
    module, _, function = given.pop("runs").partition(".")
    try:
        return int(getattr(import_module(module), function)(**given))
    except ModuleNotFoundError as error:
        print(f"This needs {error.name}: run.py check sets up a .venv with it.", file=sys.stderr)
    except (FailedError, FileNotFoundError) as error:
        print(error, file=sys.stderr)
    except subprocess.CalledProcessError as error:
        command = " ".join(map(str, error.cmd))
        print(f"{error.stderr or ''}This command failed: {command}", file=sys.stderr)
    except KeyboardInterrupt:
        return 130
    return 1


def parser() -> argparse.ArgumentParser:
    """Return the parser of all commands."""
    description = __doc__.partition("\n")[0]
    whole = argparse.ArgumentParser(prog="python3 packaging", description=description)
    commands = whole.add_subparsers(metavar="COMMAND", required=True)

    def command(name: str, runs: str, summary: str) -> argparse.ArgumentParser:
        source = (PACKAGING / runs).with_suffix(".py").read_text(encoding="utf-8")
        made = commands.add_parser(
            name,
            help=summary,
            description=source.split('"""')[1].strip(),
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        made.set_defaults(runs=runs)
        return made

    build = command("build", "build.main", "build this system's installers")
    build.add_argument("--bundle", action="store_true", help="stop after the program's folder")
    build.add_argument("--in-environment", action="store_true", help=argparse.SUPPRESS)

    windows = command("windows", "windows_on_linux.main", "build and try for Windows, under Wine")
    windows.add_argument("names", nargs="*", metavar="STEP", help="by default all; or short")

    debian = command("debian", "debian.main", "build on a bare Debian, and try the .deb")
    debian.add_argument("--no-build", action="store_true", help="only try the .deb in dist/")
    debian.add_argument("--folder", type=Path, default=_TEMPORARY / "hanabi-debian")

    fresh = command("fresh", "try_fresh.main", "try the README's commands on bare Debian systems")
    fresh.add_argument("--systems", nargs="+", choices=SYSTEMS, default=list(SYSTEMS))
    fresh.add_argument("--users", nargs="+", choices=("root", USER), default=["root", USER])
    fresh.add_argument("--folder", type=Path, default=_TEMPORARY / "hanabi-fresh")
    fresh.add_argument("--no-check", action="store_true", help="only play")

    compiling = command("compile", "compile.main", "compile the teammates' reasoning in place")
    compiling.add_argument("--annotate", action="store_true", help="write Cython's reports")

    trial = command("try-windows", "try_windows.main", "on Windows: try the installer in dist/")
    trial.add_argument("names", nargs="*", metavar="STEP", help="by default all")

    plans = command("plans", "wheel_plans.main", "plan the bundles of Windows and macOS for tests")
    plans.add_argument("systems", nargs="*", metavar="SYSTEM", help="windows or macos; both")

    measure = command("measure", "build.measure", "measure a bundle's size and start")
    measure.add_argument("--bundle", type=Path, default=BUNDLE)

    compare = command("compare", "build.compare", "compare the lists of files of two bundles")
    compare.add_argument("one", type=Path, metavar="LIST")
    compare.add_argument("other", type=Path, metavar="OTHER")
    return whole


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
