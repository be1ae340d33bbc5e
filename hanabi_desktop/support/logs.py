"""The program's log: to stderr and to a file in the profile; never a hidden card in it."""

import logging
import os
import traceback
from copy import copy
from pathlib import Path
from types import TracebackType

FILE_NAME = "hanabi.log"
_BYTES, _OLD_FILES = 500_000, 3

_ExcInfo = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


def set_up_logging() -> None:
    """Log warnings; everything from the level that HANABI_LOG names, when it names one."""
    level = os.environ.get("HANABI_LOG", "WARNING").upper()
    known = level if level in logging.getLevelNamesMapping() else "WARNING"
    handler = logging.StreamHandler()
    handler.setFormatter(_DiscreetFormatter("%(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=known, handlers=[handler])


def log_to(folder: Path) -> logging.Handler:
    """Log warnings to a file in this folder as well, the oldest going first.

    The handler is to be taken off and closed by whoever asked for it. Where the file cannot be
    written, it writes nothing.
    """
    handler = _FileHandler(folder)
    handler.setLevel(logging.WARNING)
    handler.setFormatter(_DiscreetFormatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.getLogger().addHandler(handler)
    return handler


class _FileHandler(logging.Handler):
    """Opens its file for the first warning: most runs have none, and a start waits for nothing.

    Args:
        folder: where the file is; it is made where there is none.
    """

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder
        self._file: logging.Handler | None = None

    def emit(self, record: logging.LogRecord) -> None:
        """Write it down, if that can be done."""
        try:
            file = self._file or self._open()
        except OSError:
            return
        file.handle(record)

    def _open(self) -> logging.Handler:
        from logging.handlers import RotatingFileHandler  # noqa: PLC0415 (see the class)

        self._folder.mkdir(parents=True, exist_ok=True)
        file = self._file = RotatingFileHandler(
            self._folder / FILE_NAME, maxBytes=_BYTES, backupCount=_OLD_FILES, encoding="utf-8"
        )
        file.setFormatter(self.formatter)
        return file

    def close(self) -> None:
        """Close the file, if it was opened."""
        if self._file is not None:
            self._file.close()
        super().close()


class _DiscreetFormatter(logging.Formatter):
    """Tells where an error happened and of which kind it was."""

    def format(self, record: logging.LogRecord) -> str:
        """Format a record without what other handlers have cached of the error."""
        own = copy(record)
        own.exc_text = None
        return super().format(own)

    def formatException(self, ei: _ExcInfo) -> str:  # noqa: N802 (logging's name)
        """Format the traceback without the error's own message."""
        return "" if ei[1] is None else where_it_happened(ei[1])


def where_it_happened(error: BaseException) -> str:
    """Return an error's kind and the lines that led to it, cause first.

    What it says is left out: it may quote a card that somebody must not see.
    """
    told = []
    seen: set[int] = set()
    following: BaseException | None = error
    while following is not None and id(following) not in seen:
        seen.add(id(following))
        frames = traceback.extract_tb(following.__traceback__)
        lines = (f"  {Path(f.filename).name}:{f.lineno} in {f.name}" for f in frames)
        told.append("\n".join((type(following).__name__, *lines)))
        following = following.__cause__ or following.__context__
    return "\nwhich led to\n".join(reversed(told))
