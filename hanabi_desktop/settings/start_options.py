"""The options of the command line for the window."""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize

from hanabi_desktop.support.translation import Language
from hanabi_desktop.table.art.palette import Theme
from hanabi_desktop.table.speed import Speed

if TYPE_CHECKING:
    from hanabi_desktop.learning.progress import Detail
    from hanabi_desktop.session.library.loading import OpenedGame
    from hanabi_desktop.session.setup import GameSetup


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
