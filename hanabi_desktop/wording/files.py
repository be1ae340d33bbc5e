"""Messages about reading and writing files."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def unreadable_file(file: Path | str, error: Exception) -> str:
    """Return why a file cannot be read; ``file`` is its displayed name."""
    text = translate("Files", "{file} cannot be read: {cause}")
    return text.format(file=file, cause=_cause(error))


def unwritable_file(file: Path | str, error: Exception) -> str:
    """Return why a file or folder cannot be written; ``file`` is its displayed name."""
    text = translate("Files", "{file} cannot be written: {cause}")
    return text.format(file=file, cause=_cause(error))


def _cause(error: Exception) -> str:
    """Return the operating system's error message, or else the exception's text."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def saved_sentence(file: Path) -> str:
    """Return the message that a file was saved."""
    return translate("FilesController", "Saved as {file}.").format(file=file.name)


def holds_cards_sentence() -> str:
    """Return the warning that a file reveals the cards that are still hidden at the table."""
    return translate(
        "FilesController",
        "This game is not over, and the file contains every card: open it only to play on.",
    )


def no_turns_sentence() -> str:
    """Return the message that hanab.live opens only games in which a move was made."""
    return translate("FilesController", "hanab.live only opens games with at least one move.")
