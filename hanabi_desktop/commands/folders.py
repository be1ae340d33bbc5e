"""The output folder of commands that write pictures."""

import sys
from pathlib import Path

from hanabi_desktop.wording.files import unwritable_file


def is_made(folder: Path) -> bool:
    """Create a folder if necessary; on failure print a message to stderr and return False."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        print(unwritable_file(folder, error), file=sys.stderr)
        return False
    return True
