"""The installer for Windows, built here and run under Wine with a stand-in for the program."""

import os
import re
import subprocess
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import BinaryIO

import product
import pytest
import windows
from patience import end_of, wait_until
from screens import PROGRAMS, Screen, virtual_screen

pytestmark = [
    pytest.mark.slow,
    pytest.mark.needs("wine", "makensis", *PROGRAMS),
]

GAME_CLASS = rf"HKCU\Software\Classes\{product.IDENTIFIER}.Game.1"
GAMES = rf"HKCU\Software\Classes\.{product.GAME_ENDING}"
INSTALLED = rf"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\{product.IDENTIFIER}"

STAND_IN = r"""
Unicode true
Target amd64-unicode
RequestExecutionLevel user
SilentInstall silent
OutFile "{out}"
Section
  FileOpen $0 "$PROFILE\started.txt" w
  FileWriteUTF16LE $0 "$CMDLINE"
  FileClose $0
  IfFileExists "$PROFILE\stay.txt" 0 +3
  Sleep 100
  Goto -2
SectionEnd
"""
"""A stand-in for the program: it records its command line, and runs as long as stay.txt exists."""


class Windows:
    """A separate Windows environment on which nothing is installed yet."""

    def __init__(self, folder: Path, screen: Screen) -> None:
        self._environment = {
            **os.environ,
            "WINEPREFIX": str(folder),
            "WINEARCH": "win64",
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": "mscoree,mshtml=",
        }
        self._environment["DISPLAY"] = screen.name
        self.run("wineboot", "--init")
        # While a process runs in it, Wine need not start again.
        self._stays_up = subprocess.Popen(
            ["wine", "cmd"],
            env=self._environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        users = folder / "drive_c" / "users"
        self.home = next(user for user in users.iterdir() if user.name != "Public")
        self.program = self.home / "AppData/Local/Programs" / product.NAME
        self.data = self.home / "AppData/Roaming" / product.NAME
        menu = self.home / "AppData/Roaming/Microsoft/Windows/Start Menu/Programs"
        self.menu_entry = menu / f"{product.NAME}.lnk"

    def start(
        self, *words: str, stderr: int | BinaryIO = subprocess.DEVNULL, **environment: str
    ) -> "subprocess.Popen[bytes]":
        return subprocess.Popen(
            ["wine", *words],
            env={**self._environment, **environment},
            stdout=subprocess.DEVNULL,
            stderr=stderr,
        )

    def run(self, *words: str) -> int:
        return self.start(*words).wait(timeout=180)

    def start_program(self) -> "subprocess.Popen[bytes]":
        """Start the installed stand-in, which then runs as long as stay.txt exists."""
        (self.home / "stay.txt").write_text("")
        (self.home / "started.txt").unlink(missing_ok=True)
        running = self.start(str(self.program / f"{product.PACKAGE}.exe"))
        wait_until((self.home / "started.txt").exists)
        return running

    def value(self, key: str, name: str = "") -> str | None:
        """Return a registry value, or None if it does not exist."""
        asked = ["/v", name] if name else ["/ve"]
        done = subprocess.run(
            ["wine", "reg", "query", key, *asked],
            env=self._environment,
            check=False,
            timeout=60,
            capture_output=True,
            text=True,
        )
        found = re.search(r"REG_\w+\s+(.*\S)", done.stdout)
        return found and found[1]

    def remove(self, *words: str) -> None:
        """Run the uninstaller to its end; it continues in another process."""
        self.run(str(self.program / "uninstall.exe"), *words)
        wait_until(lambda: self.value(INSTALLED, "DisplayName") is None)
        wait_until(lambda: not self.program.exists())

    def close(self) -> None:
        self._stays_up.communicate(b"exit\r\n", timeout=60)


def compiled_stand_in(out: Path) -> None:
    script = out.with_suffix(".nsi")
    script.write_text(STAND_IN.format(out=out), encoding="utf-8")
    subprocess.run(["makensis", "-V1", str(script)], check=True)
    script.unlink()


def bundle(folder: Path, version: str, *, obsolete: str) -> Path:
    """Return a stand-in for the frozen program's folder, and its installer."""
    content = folder / version
    (content / "_internal" / "resources").mkdir(parents=True)
    compiled_stand_in(content / f"{product.PACKAGE}.exe")
    (content / "_internal" / "version.txt").write_text(version)
    (content / "_internal" / "saved-game.ico").write_text("")
    (content / "_internal" / obsolete).write_text("")
    (made,) = windows.make_installers(content, folder, version)
    return made


@pytest.fixture(scope="module")
def installers(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """Return installers of an older and a newer version."""
    folder = tmp_path_factory.mktemp("installers")
    old = bundle(folder, "0.9.1", obsolete="only_in_the_old_one.dll")
    return old, bundle(folder, "1.0.0", obsolete="only_in_the_new_one.dll")


@pytest.fixture(scope="module")
def screen() -> Iterator[Screen]:
    """Yield a screen on which windows have titles."""
    with virtual_screen("1024x768x24") as screen:
        yield screen


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory, screen: Screen) -> Iterator[Windows]:
    desktop = Windows(tmp_path_factory.mktemp("windows"), screen)
    yield desktop
    desktop.close()


@pytest.fixture
def desktop(fresh: Windows) -> Iterator[Windows]:
    """Windows 10 with games from an earlier installation."""
    fresh.run("winecfg", "-v", "win10")
    (fresh.data / "backups").mkdir(parents=True, exist_ok=True)
    (fresh.data / "games.sqlite").write_text("games")
    yield fresh
    (fresh.home / "stay.txt").unlink(missing_ok=True)
    (fresh.program / "mine.txt").unlink(missing_ok=True)
    if (fresh.program / "uninstall.exe").exists():
        fresh.remove("/S")


def test_installer_installs_for_one_user_and_registers_games(
    desktop: Windows, installers: tuple[Path, Path]
) -> None:
    """Wine opens files only by machine-wide registrations, so the registered command is run directly."""
    assert desktop.run(str(installers[0]), "/S") == 0
    assert (desktop.program / "_internal" / "version.txt").read_text() == "0.9.1"
    assert desktop.menu_entry.exists()
    assert desktop.value(INSTALLED, "DisplayVersion") == "0.9.1"
    assert desktop.value(INSTALLED, "DisplayName") == product.NAME
    assert desktop.value(GAMES, "Content Type") == product.GAME_TYPE
    assert desktop.value(rf"{GAME_CLASS}\DefaultIcon", "").endswith("saved-game.ico")
    opens = desktop.value(rf"{GAME_CLASS}\shell\open\command")
    assert opens is not None
    program, before, after = re.fullmatch(r'"([^"]*)" (.*) "%1"(.*)', opens).groups()
    assert not after
    game = rf"C:\users\{desktop.home.name}\ett spel.{product.GAME_ENDING}"
    desktop.run(program, *before.split(), game)
    started = (desktop.home / "started.txt").read_text("utf-16-le")
    assert started.rstrip().endswith(f'play --from-desktop "{game}"')


def test_newer_version_replaces_the_older(desktop: Windows, installers: tuple[Path, Path]) -> None:
    old, new = installers
    assert desktop.run(str(old), "/S") == 0
    (desktop.program / "mine.txt").write_text("a person's own")
    assert desktop.run(str(new), "/S") == 0
    assert desktop.value(INSTALLED, "DisplayVersion") == "1.0.0"
    inside = {file.name for file in (desktop.program / "_internal").iterdir()}
    assert "only_in_the_new_one.dll" in inside
    assert "only_in_the_old_one.dll" not in inside
    assert (desktop.program / "mine.txt").exists()
    assert (desktop.data / "games.sqlite").read_text() == "games"


def test_uninstaller_leaves_only_the_games(desktop: Windows, installers: tuple[Path, Path]) -> None:
    desktop.run(str(installers[0]), "/S")
    desktop.remove("/S")
    assert not desktop.menu_entry.exists()
    for key in (INSTALLED, GAMES, GAME_CLASS, rf"{GAME_CLASS}\shell\open\command"):
        assert desktop.value(key) is None
    assert (desktop.data / "games.sqlite").read_text() == "games"


def test_users_files_beside_the_program_are_kept(
    desktop: Windows, installers: tuple[Path, Path]
) -> None:
    desktop.run(str(installers[0]), "/S")
    (desktop.program / "mine.txt").write_text("a person's own")
    desktop.run(str(desktop.program / "uninstall.exe"), "/S")
    wait_until(lambda: desktop.value(INSTALLED, "DisplayName") is None)
    assert [file.name for file in desktop.program.iterdir()] == ["mine.txt"]
    (desktop.program / "mine.txt").unlink()
    desktop.program.rmdir()


def test_uninstaller_deletes_games_on_request(
    desktop: Windows, installers: tuple[Path, Path]
) -> None:
    desktop.run(str(installers[0]), "/S")
    desktop.remove("/S", "/DELETEGAMES")
    assert not desktop.data.exists()


def test_uninstaller_keeps_another_programs_file_association(
    desktop: Windows, installers: tuple[Path, Path]
) -> None:
    desktop.run(str(installers[0]), "/S")
    desktop.run("reg", "add", GAMES, "/ve", "/d", "Another.Program", "/f")
    desktop.remove("/S")
    assert desktop.value(GAMES) == "Another.Program"
    desktop.run("reg", "delete", GAMES, "/f")


def test_running_program_is_not_replaced(desktop: Windows, installers: tuple[Path, Path]) -> None:
    old, new = installers
    desktop.run(str(old), "/S")
    running = desktop.start_program()
    assert desktop.run(str(new), "/S") == 2
    assert (desktop.program / "_internal" / "version.txt").read_text() == "0.9.1"
    (desktop.home / "stay.txt").unlink()
    running.wait(timeout=60)
    assert desktop.run(str(new), "/S") == 0


def test_program_that_ends_while_the_installer_waits_is_replaced(
    desktop: Windows, installers: tuple[Path, Path], tmp_path: Path
) -> None:
    """Another process may hold the program's file for a moment, without the program running."""
    old, new = installers
    desktop.run(str(old), "/S")
    running = desktop.start_program()
    trace = tmp_path / "trace.txt"
    with trace.open("wb") as opened:
        installing = desktop.start(str(new), "/S", stderr=opened, WINEDEBUG="+file")
    found_in_use = re.compile(rf"CreateFileW? .*{product.PACKAGE}\.exe.*GENERIC_WRITE")
    wait_until(lambda: found_in_use.search(trace.read_text("utf-8", "replace")))
    (desktop.home / "stay.txt").unlink()
    assert end_of(installing) == 0
    assert end_of(running) == 0
    assert (desktop.program / "_internal" / "version.txt").read_text() == "1.0.0"


def test_older_windows_is_refused(desktop: Windows, installers: tuple[Path, Path]) -> None:
    desktop.run("winecfg", "-v", "win81")
    assert desktop.run(str(installers[0]), "/S") == 2
    assert not desktop.program.exists()


@pytest.mark.parametrize("language", ["en_US", "sv_SE", "nl_NL"])
def test_installer_pages_can_be_stepped_through(
    desktop: Windows, installers: tuple[Path, Path], language: str, screen: Screen
) -> None:
    """Enter leads from page to page; all texts are in the system's language."""
    here = screen.environment

    def lead_through(program: Path, titles: dict[str, str], done: Callable[[], bool]) -> None:
        running = desktop.start(str(program), LC_ALL=f"{language}.UTF-8")
        search = ["xdotool", "search", "--name", titles[language]]
        shown = partial(subprocess.run, search, env=here, check=False, capture_output=True)
        wait_until(lambda: bool(shown().stdout))

        def has_led_on() -> bool:
            time.sleep(0.7)
            subprocess.run(["xdotool", "key", "Return"], env=here, check=True)
            return done() and not shown().stdout

        wait_until(has_led_on)
        assert running.wait(timeout=60) == 0

    setup = {
        "en_US": "Desktop Setup",
        "sv_SE": "Desktop Installation",
        "nl_NL": "Desktop-installatie",
    }
    lead_through(installers[0], setup, (desktop.program / "uninstall.exe").exists)
    names = {"en_US": "Hanabi game", "sv_SE": "Hanabispel", "nl_NL": "Hanabi-spel"}
    assert desktop.value(GAME_CLASS) == names[language]
    removal = {"en_US": "Desktop Uninstall", "sv_SE": "Avinstallation", "nl_NL": "nstallatie"}
    lead_through(desktop.program / "uninstall.exe", removal, lambda: not desktop.program.exists())
    assert (desktop.data / "games.sqlite").exists()
