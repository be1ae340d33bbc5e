"""What the window starts with, before the settings are loaded.

The profile's folder, the few settings that the start page needs, and the options of the command line.
"""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from PySide6.QtCore import QPoint, QSize, QStandardPaths

from hanabi_desktop.support.files import read_file
from hanabi_desktop.support.translation import Language
from hanabi_desktop.table.appearance import Speed, Theme

if TYPE_CHECKING:
    from hanabi_desktop.learning.progress import Detail
    from hanabi_desktop.session.library.loading import OpenedGame
    from hanabi_desktop.session.setup import GameSetup


_T = TypeVar("_T")

APPLICATION_NAME = "Hanabi Desktop"
"""Every command sets this application name, from which Qt derives the data folder."""
SETTINGS_FILE = "settings.json"
WIDEST_PX = 16_777_215
"""Qt's maximum window size (QWIDGETSIZE_MAX)."""
TEXT_SIZES = (100, 115, 130, 150)
"""The text sizes offered, in percent of the default."""


def profile_folder(chosen: Path | None) -> Path:
    """Return the profile folder: the chosen one, else the platform's default."""
    if chosen is not None:
        return chosen
    location = QStandardPaths.StandardLocation.AppDataLocation
    return Path(QStandardPaths.writableLocation(location))


class WindowState(StrEnum):
    """The state of the main window."""

    USUAL = "usual"
    MAXIMISED = "maximised"
    FULL_SCREEN = "full_screen"


class FirstLook(NamedTuple):
    """The start page's appearance, read before the settings are loaded.

    Attributes:
        theme: the saved theme; None follows the system.
        language: the saved language; None follows the system.
        text_size: in percent of the default size.
        goes_on: whether there was a game to continue when the program ended.
        companions: the players of the last table (see :func:`companions_of`).
        is_first_start: whether there are no settings yet.
        is_refused: whether the settings file exists but is invalid.
        position: of the window's frame; None leaves it to the system.
    """

    theme: Theme | None = Theme.NIGHT
    size: QSize | None = None
    language: Language | None = None
    text_size: int = TEXT_SIZES[0]
    goes_on: bool = False
    companions: tuple[str, ...] = ()
    is_first_start: bool = False
    is_refused: bool = False
    position: QPoint | None = None
    state: WindowState = WindowState.USUAL


def companions_of(names: Sequence[str], players: Sequence[object]) -> tuple[str, ...]:
    """Return the names of teammates and programs, or of everybody if several people play.

    ``players`` says who plays each seat; None for a person.
    """
    plays_alone = list(players).count(None) == 1
    seats = zip(names, players, strict=True)
    return tuple(str(name) for name, player in seats if player is not None or not plays_alone)


def first_look(folder: Path) -> FirstLook:
    """Read a profile's settings quickly, without validating them.

    The settings store validates the whole file and reports errors, but importing it
    takes as long as everything else the page needs.
    """
    try:
        return _look_of(json.loads(read_file(folder / SETTINGS_FILE), parse_constant=_refuse))
    except FileNotFoundError:
        return FirstLook(is_first_start=True)
    except (OSError, ValueError, TypeError, LookupError, AttributeError, RecursionError):
        return FirstLook(is_refused=True)


def _refuse(constant: str) -> None:
    raise ValueError(f"{constant} is not JSON")


def _look_of(settings: Any) -> FirstLook:
    """Return the appearance in unvalidated JSON; a value that is malformed falls back alone.

    An AttributeError is raised if it is no JSON object.
    """

    def read(name: str, reader: Callable[[Any], _T], usual: _T) -> _T:
        value = settings.get(name)
        try:
            return usual if value is None else reader(value)
        except (ValueError, TypeError, LookupError, AttributeError):
            return usual

    return FirstLook(
        None if settings.get("theme", "") is None else read("theme", Theme, Theme.NIGHT),
        read("window", lambda window: _size_of(*window), None),
        read("language", Language, None),
        read("text_size", _text_size_of, TEXT_SIZES[0]),
        settings.get("goes_on") is True,
        read("line_ups", _companions_in, ()),
        position=read("window_position", lambda position: _point_of(*position), None),
        state=read("window_state", WindowState, WindowState.USUAL),
    )


def _companions_in(line_ups: Any) -> tuple[str, ...]:
    if not line_ups:
        return ()
    last = line_ups[0]
    programs = last.get("programs") or [None] * len(last["levels"])
    players = [level or program for level, program in zip(last["levels"], programs, strict=True)]
    return companions_of(last["names"], players)


def _text_size_of(percent: Any) -> int:
    if percent not in range(TEXT_SIZES[0], TEXT_SIZES[-1] + 1):
        raise ValueError("words cannot be so large")
    return int(percent)


def _size_of(width: Any, height: Any) -> QSize:
    if not all(px in range(1, WIDEST_PX + 1) for px in (width, height)):
        raise ValueError("no window is so large")
    return QSize(width, height)


def _point_of(x: Any, y: Any) -> QPoint:
    if not all(px in range(-WIDEST_PX, WIDEST_PX + 1) for px in (x, y)):
        raise ValueError("no window stands there")
    return QPoint(x, y)


@dataclass(frozen=True, slots=True)
class StartOptions:
    """The options of the command line for the window; None keeps the setting.

    Attributes:
        language, theme, speed, text_size, detail, size, profile: override the settings for this run.
        setup: the table to start immediately.
        opened: a game from a file or link, shown immediately.
        file: a file opened from the desktop; the window reports errors. It is passed
            to the profile's window if one is already open.
        deal: the number of the first deal.
    """

    language: Language | None = None
    theme: Theme | None = None
    speed: Speed | None = None
    text_size: int | None = None
    detail: "Detail | None" = None
    size: QSize | None = None
    profile: Path | None = None
    setup: "GameSetup | None" = None
    opened: "OpenedGame | None" = None
    file: Path | None = None
    deal: int | None = None
