"""The program's log: to stderr, quiet unless asked; never a hidden card in it."""

import logging
import os


def set_up_logging() -> None:
    """Log warnings; everything from the level that HANABI_LOG names, when it names one."""
    level = os.environ.get("HANABI_LOG", "WARNING").upper()
    known = level if level in logging.getLevelNamesMapping() else "WARNING"
    logging.basicConfig(level=known, format="%(levelname)s %(name)s: %(message)s")
