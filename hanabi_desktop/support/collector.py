"""Python's collector of garbage, kept from a start and from what a start has made.

Next to nothing that is made while the program starts becomes garbage, and all of it lasts: some
300,000 things. To look through them takes longer than several frames, each time.
"""

import gc


def pause_collector() -> None:
    """Collect nothing until :func:`resume_collector`."""
    gc.disable()


def resume_collector() -> None:
    """Collect again, but of what is made from now on; nothing where it was not paused."""
    if not gc.isenabled():
        gc.enable()
        gc.freeze()
