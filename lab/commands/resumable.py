"""Long work of a command that a file keeps, so that the same command goes on with it."""

import sys
from collections.abc import Callable
from pathlib import Path


def run_resumable(work: Callable[[], None], state: Path) -> int:
    """Do the work, and say what stopped it.

    Args:
        work: what is to be done; it writes to ``state`` how far it is.
        state: the file that the same command goes on from.

    Returns:
        The exit code: 0 when done, 2 when a file could not be read or written or holds other
        work, 130 when somebody broke it off.
    """
    try:
        work()
    except (OSError, ValueError) as error:
        print(f"hanabi-desktop: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        message = "Broken off; the same command goes on from {file}."
        print(message.format(file=state), file=sys.stderr)
        return 130
    return 0
