"""Pausing Python's garbage collector during start-up.

Start-up creates some 300,000 objects, almost all of which live until the program ends. Each full
collection over them would take longer than several frames.
"""

import gc


def pause_collector() -> None:
    """Pause collection until :func:`resume_collector`."""
    gc.disable()


def resume_collector() -> None:
    """Resume collection, excluding all existing objects; do nothing if it was not paused."""
    if not gc.isenabled():
        gc.enable()
        gc.freeze()
