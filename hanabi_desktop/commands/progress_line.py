"""How far long work has come, on one line of the terminal."""

import sys


def show_progress(text: str, *, last: bool) -> None:
    """Show how far it is; nothing where no terminal shows it."""
    if sys.stderr is not None and sys.stderr.isatty():
        print(f"\r{text}", end="\n" if last else "", file=sys.stderr, flush=True)
