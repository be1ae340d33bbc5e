"""Restoring Python's own import function under PySide.

PySide replaces Python's import function to support ``__feature__``, which this program does not
use. Its hook reads the source of every module imported later, looking for Qt, and keeps that source
in ``linecache``.
"""

import builtins


def use_plain_import() -> None:
    """Restore Python's import function; call this before most modules are imported.

    PySide stores the function it replaced under a private name; if that name is missing, nothing
    is changed.
    """
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
