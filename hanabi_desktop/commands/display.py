"""Detection of a display."""

import os
import sys


def has_display() -> bool:
    """Return whether a window can open; only X11 and Wayland systems may lack a display."""
    if not sys.platform.startswith(("linux", "freebsd")):
        return True
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return any(os.environ.get(name) for name in names)
