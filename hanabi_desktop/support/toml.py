"""Reading the program's own TOML files."""

from pathlib import Path
from typing import TypeVar

import msgspec

_T = TypeVar("_T")


def read_toml(file: Path, form: type[_T]) -> _T:
    """Return the contents of a file in this form, a type that ``msgspec`` knows.

    Raises:
        OSError: the file cannot be read.
        ValueError: it is no TOML, or has another form; the message says where.
    """
    try:
        return msgspec.toml.decode(file.read_bytes(), type=form)
    except ValueError as error:
        raise ValueError(f"{file.name}: {error}") from error
