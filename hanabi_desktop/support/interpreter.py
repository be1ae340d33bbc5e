"""Adjustments of Python itself: its import function, its collector, and the allocator below it."""

import builtins
import gc
import sys


def use_plain_import() -> None:
    """Restore Python's import function; call this before most modules are imported.

    PySide replaces it to support ``__feature__``, which this program does not use. Its hook reads the
    source of every module imported later, looking for Qt, and keeps that source in ``linecache``.
    PySide stores the function it replaced under a private name; if that name is missing, nothing
    is changed.
    """
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


def pause_collector() -> None:
    """Pause collection until :func:`resume_collector`."""
    gc.disable()


def resume_collector() -> None:
    """Resume collection, excluding all existing objects; do nothing if it was not paused."""
    if not gc.isenabled():
        gc.enable()
        gc.freeze()


_M_MMAP_THRESHOLD = -3
"""M_MMAP_THRESHOLD in glibc's ``malloc.h``."""
_LARGE_BYTES = 64 * 1024


def give_back_large_blocks() -> None:
    """Make glibc's ``malloc`` unmap large blocks when freed; do nothing with another ``malloc``.

    By default glibc allocates blocks of up to 32 MB on its heap once one of that size has been
    freed, as happens with every window resize. A heap shrinks only at its end, and small blocks
    allocated later kept 12 MB of freed pixmaps alive. With a fixed threshold each pixmap is its
    own mapping (``mallopt(3)``).
    """
    if sys.platform != "linux":
        return
    import ctypes  # noqa: PLC0415 (commands without a window need none of it)

    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
    if mallopt is not None:
        mallopt(_M_MMAP_THRESHOLD, _LARGE_BYTES)
