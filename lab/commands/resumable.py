"""Long computations that save their state to a file and can be resumed."""

import sys
from collections.abc import Callable
from pathlib import Path


def run_resumable(work: Callable[[], None], state: Path) -> int:
    """Run the work and print why it stopped.

    Args:
        work: the computation; it saves its progress to ``state``.
        state: the file from which the same command resumes.

    Returns:
        The exit code: 0 if done, 2 if a file could not be read or written or holds other
        work, 130 if interrupted.
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
