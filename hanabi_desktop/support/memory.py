"""Large blocks of memory, given back to the system as soon as they are free."""

import ctypes
import sys

_M_MMAP_THRESHOLD = -3
"""glibc's ``malloc.h``."""
_LARGE_BYTES = 64 * 1024


def give_back_large_blocks() -> None:
    """Keep no pictures' memory for later; nothing where the system's ``malloc`` is not glibc's.

    By default glibc takes blocks of up to 32 MB from its heap once one of that size has been
    freed, as each resized window's picture is, and a heap only shrinks at its end: small blocks
    that came later held 12 MB of freed pictures. With a threshold of its own a picture is a
    mapping of its own (``mallopt(3)``).
    """
    if sys.platform != "linux":
        return
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
    if mallopt is not None:
        mallopt(_M_MMAP_THRESHOLD, _LARGE_BYTES)
