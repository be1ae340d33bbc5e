"""The entry point of the frozen program."""

import multiprocessing
import sys

if __name__ == "__main__":
    # Must come first: worker processes run and end here.
    multiprocessing.freeze_support()

    from hanabi_desktop.cli import main

    sys.exit(main())
