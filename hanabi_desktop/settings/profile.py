"""The folder of what is remembered, and the little of it that the start page needs."""

import json
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QSize, QStandardPaths

from hanabi_desktop.support.translation import Language
from hanabi_desktop.table.art.palette import Theme

APPLICATION_NAME = "Hanabi Desktop"
"""What the system's folder for the program is called after, in every command."""
SETTINGS_FILE = "settings.json"
WIDEST_PX = 16_777_215
"""Qt makes no window wider or higher."""
TEXT_SIZES = (100, 115, 130, 150)
"""How large words may be, in percent of their usual size."""


def profile_folder(chosen: Path | None) -> Path:
    """The folder for all that is remembered: the chosen one, else the platform's."""
    if chosen is not None:
        return chosen
    location = QStandardPaths.StandardLocation.AppDataLocation
    return Path(QStandardPaths.writableLocation(location))


class FirstLook(NamedTuple):
    """How the start page is to look before the settings are loaded.

    Attributes:
        theme: the remembered one, else the usual one.
        size: of the window, the remembered one, if any.
        language: the remembered one; None follows the system.
        text_size: of words, in percent of their usual size.
        goes_on: a game could be gone on with when the program ended.
        is_first_start: nothing is remembered.
    """

    theme: Theme = Theme.NIGHT
    size: QSize | None = None
    language: Language | None = None
    text_size: int = TEXT_SIZES[0]
    goes_on: bool = False
    is_first_start: bool = False


def first_look(folder: Path) -> FirstLook:
    """Glance at a profile's settings.

    The settings themselves check every word of the file, and say what is wrong with it; but to
    load them takes as long as all else that the page needs. What cannot be read here has its
    usual look for the tenth of a second until they are there.
    """
    try:
        told = json.loads((folder / SETTINGS_FILE).read_bytes())
        theme = Theme(told.get("theme", Theme.NIGHT.value))
        width, height = told.get("window") or (0, 0)
        code = told.get("language")
        language = None if code is None else Language(code)
        text_size = told.get("text_size", TEXT_SIZES[0])
        goes_on = told.get("goes_on") is True
    except FileNotFoundError:
        return FirstLook(is_first_start=True)
    except (OSError, ValueError, TypeError, AttributeError, RecursionError):
        return FirstLook()
    fits = all(isinstance(px, int) and 0 < px <= WIDEST_PX for px in (width, height))
    size = QSize(width, height) if fits else None
    if not isinstance(text_size, int) or not TEXT_SIZES[0] <= text_size <= TEXT_SIZES[-1]:
        text_size = TEXT_SIZES[0]
    return FirstLook(theme, size, language, text_size, goes_on)
