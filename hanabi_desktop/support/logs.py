"""The program's log, on stderr and in a file of the profile; it never contains a hidden card."""

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
    """Log warnings, or everything from the level named by HANABI_LOG."""
    level = os.environ.get("HANABI_LOG", "WARNING").upper()
    known = level if level in logging.getLevelNamesMapping() else "WARNING"
    handler = logging.StreamHandler()
    handler.setFormatter(_DiscreetFormatter("%(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=known, handlers=[handler])


def log_to(folder: Path) -> logging.Handler:
    """Log warnings to a rotating file in this folder as well.

    The caller removes and closes the handler, which does nothing if the file cannot be written.
    """
    handler = _FileHandler(folder)
    handler.setLevel(logging.WARNING)
    handler.setFormatter(_DiscreetFormatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.getLogger().addHandler(handler)
    return handler


class _FileHandler(logging.Handler):
    """A log file that is opened at the first warning, so that it costs nothing at start-up.

    The folder is created if necessary.
    """

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder
        self._file: logging.Handler | None = None

    def emit(self, record: logging.LogRecord) -> None:
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
        if self._file is not None:
            self._file.close()
        super().close()


class _DiscreetFormatter(logging.Formatter):
    """Logs where an error happened and its type, but not its message."""

    def format(self, record: logging.LogRecord) -> str:
        """Format a record without the traceback text that other handlers have cached."""
        own = copy(record)
        own.exc_text = None
        return super().format(own)

    def formatException(self, ei: _ExcInfo) -> str:  # noqa: N802 (logging's name)
        return "" if ei[1] is None else where_it_happened(ei[1])


def where_it_happened(error: BaseException) -> str:
    """Return an error's type and traceback lines, cause first.

    The message is left out, as it may quote a hidden card.
    """
    parts = []
    seen: set[int] = set()
    following: BaseException | None = error
    while following is not None and id(following) not in seen:
        seen.add(id(following))
        frames = traceback.extract_tb(following.__traceback__)
        lines = (f"  {Path(f.filename).name}:{f.lineno} in {f.name}" for f in frames)
        parts.append("\n".join((type(following).__name__, *lines)))
        following = following.__cause__ or following.__context__
    return "\nwhich led to\n".join(reversed(parts))
