"""The folder a command writes its pictures into."""

import sys
from pathlib import Path

from hanabi_desktop.wording.files import unwritable_file


def is_made(folder: Path) -> bool:
    """Make a folder where there is none; False, with a sentence on stderr, if that fails."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        print(unwritable_file(folder, error), file=sys.stderr)
        return False
    return True
