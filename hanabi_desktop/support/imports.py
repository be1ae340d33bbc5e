"""How modules are imported beside PySide.

PySide puts a hook in place of Python's import, for the switches of ``__feature__`` that nothing
here uses. It reads the source of every module imported after it, to see whether Qt is named
there, and leaves all of it in ``linecache``.
"""

import builtins


def use_plain_import() -> None:
    """Import as Python does from here on; to be called before most modules are imported.

    PySide keeps the import it has replaced under a name of its own; without that name nothing
    is changed.
    """
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
