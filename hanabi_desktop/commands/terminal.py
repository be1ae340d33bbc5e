"""The terminal: whether a window can open beside it, and a progress line."""

import os
import sys


def show_progress(text: str, *, last: bool) -> None:
    """Update the progress line, if stderr is a terminal."""
    if sys.stderr is not None and sys.stderr.isatty():
        print(f"\r{text}", end="\n" if last else "", file=sys.stderr, flush=True)


def has_display() -> bool:
    """Return whether a window can open; only X11 and Wayland systems may lack a display."""
    if not sys.platform.startswith(("linux", "freebsd")):
        return True
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return any(os.environ.get(name) for name in names)
