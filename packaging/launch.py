"""Where the frozen program starts."""

import multiprocessing
import sys

if __name__ == "__main__":
    # First of all: a worker process ends here, and needs nothing of the window.
    multiprocessing.freeze_support()

    from hanabi_desktop.cli import main

    sys.exit(main())
