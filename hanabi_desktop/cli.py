"""The command line: parses the arguments and runs a command.

Exit codes: 0 success, 1 a failed check, 2 invalid arguments or input.
"""

import errno
import io
import logging
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.commands.terminal import has_display
from hanabi_desktop.support.interpreter import pause_collector, use_plain_import
from hanabi_desktop.support.logs import set_up_logging
from hanabi_desktop.support.translation import Language, Translation

log = logging.getLogger(__name__)


def main(words: Sequence[str] | None = None) -> int:
    """Run the program with these arguments, by default those of the process."""
    use_plain_import()
    set_up_logging()
    write_unicode()
    try:
        code = _run(list(sys.argv[1:] if words is None else words))
        if sys.stdout is not None:  # None without a console
            sys.stdout.flush()  # otherwise buffered output would fail at exit, with a traceback
    except KeyboardInterrupt:
        return 130
    except OSError as error:
        if not _is_output_closed(error):
            raise
        # The reader has closed the pipe; redirect stdout so that the flush at exit does not fail too.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    else:
        return code


def write_unicode() -> None:
    """Write UTF-8 regardless of the system's encoding, as names in three languages need it."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")


def _is_output_closed(error: OSError) -> bool:
    """Return whether the reader has closed the output pipe, which Windows reports as an invalid argument."""
    is_invalid = sys.platform == "win32" and error.errno == errno.EINVAL
    return isinstance(error, BrokenPipeError) or (is_invalid and error.filename is None)


def _keep_log() -> None:
    """Write the log to a file if there is no terminal."""
    if sys.stderr is None:
        from hanabi_desktop.settings.start import profile_folder  # noqa: PLC0415 (as above)
        from hanabi_desktop.support.logs import log_to  # noqa: PLC0415

        log_to(profile_folder(None))


def _run(words: list[str]) -> int:
    match words:
        case ["first-paint", what, since, out]:  # started by selftest only
            from hanabi_desktop.commands import first_paint  # noqa: PLC0415 (the window starts faster without the rest)

            return first_paint.run(what, float(since), Path(out))
        case [] | ["play"] | ["play", "--from-desktop"] if has_display():
            return _open_window(None)
        case ["play", "--from-desktop", file] if has_display() and not file.startswith("-"):
            return _open_window(Path(file))
        case _:
            return _read(words)


def _open_window(file: Path | None) -> int:
    """Open the window directly, without parsing arguments, for a faster start."""
    pause_collector()
    from hanabi_desktop.app.application import run  # noqa: PLC0415 (the window starts faster without the rest)
    from hanabi_desktop.settings.start import StartOptions  # noqa: PLC0415

    return run(StartOptions(file=file))


def _read(words: Sequence[str]) -> int:
    """Run the command named by the arguments."""
    from hanabi_desktop.commands.arguments import run_where_asked  # noqa: PLC0415
    from hanabi_desktop.commands.command_list import command_module, parser  # noqa: PLC0415

    # Help and errors need translators, and translators an application.
    from hanabi_desktop.settings.start import APPLICATION_NAME  # noqa: PLC0415

    console = QCoreApplication.instance() or QCoreApplication([])
    console.setApplicationName(APPLICATION_NAME)  # the name of the profile folder
    Translation(console).use(_language_of(words))
    words = _with_command(words)
    arguments = parser(words[0]).parse_args(words)
    try:
        return run_where_asked(command_module(arguments.command).run, arguments)
    except Exception as error:
        if isinstance(error, OSError) and _is_output_closed(error):
            raise
        # Without a console, the frozen program would show a message box and wait.
        _keep_log()
        log.exception("the command “%s” has failed", arguments.command)
        return 1


def _language_of(words: Sequence[str]) -> Language:
    """Return the language of help and errors: that of ``--lang``, else the system's."""
    for place, word in enumerate(words):
        code = word.partition("=")[2] if word.startswith("--lang=") else None
        if word == "--lang" and place + 1 < len(words):
            code = words[place + 1]
        if code in [language.value for language in Language]:
            return Language(code)
    return Language.of_system()


def _with_command(words: Sequence[str]) -> list[str]:
    """Add ``play`` if no command is named."""
    from hanabi_desktop.commands.command_list import COMMANDS  # noqa: PLC0415

    first = words[0] if words else ""
    named = first in (*COMMANDS, "-h", "--help", "--version")
    return list(words) if named else ["play", *words]


if __name__ == "__main__":
    sys.exit(main())
