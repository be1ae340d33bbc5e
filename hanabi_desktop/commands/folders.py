"""The folder a command writes its pictures into."""

import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def is_made(folder: Path) -> bool:
    """Make a folder where there is none; False, with a sentence on stderr, if that fails."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        message = translate("Commands", "{file} cannot be written: {cause}")
        print(message.format(file=folder, cause=error.strerror), file=sys.stderr)
        return False
    return True
