"""A progress line in the terminal."""

import sys


def show_progress(text: str, *, last: bool) -> None:
    """Update the progress line, if stderr is a terminal."""
    if sys.stderr is not None and sys.stderr.isatty():
        print(f"\r{text}", end="\n" if last else "", file=sys.stderr, flush=True)
