"""Games given on the command line: a file, a link, or a file of many games."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.commands.arguments import content_of
from hanabi_desktop.commands.table_arguments import UnusableArgumentError
from hanabi_desktop.game.observation import BrokenTurnError
from hanabi_desktop.game.record import GameRecord
from hanabi_desktop.library.metadata.file_endings import holds_one
from hanabi_desktop.library.metadata.problems import Problem, UnreadableGameError
from hanabi_desktop.library.records.exchange import entries
from hanabi_desktop.library.records.verification import verify
from hanabi_desktop.wording.files import unreadable_file
from hanabi_desktop.wording.problems import problem_text

if TYPE_CHECKING:
    from hanabi_desktop.session.library.loading import OpenedGame

translate = QCoreApplication.translate

_LONGEST_FILE_NAME = 255


def opened_game(game: str, *, as_far_as_allowed: bool = False) -> "OpenedGame":
    """Return the game of a file or link.

    Args:
        game: the file or link.
        as_far_as_allowed: return an illegal game up to its first illegal action.

    Raises:
        UnusableArgumentError: it is neither, or the game breaks the rules.
    """
    from hanabi_desktop.session.library.loading import (  # noqa: PLC0415 (no start waits for it in vain)
        ZIP_BEGINS,
        open_content,
        open_text,
        read_game_file,
    )

    file = Path(game)
    try:
        is_link = "://" in game or len(file.name) > _LONGEST_FILE_NAME or not file.exists()
        content = b""
        if not is_link:  # a pipe, as of a shell, is read whole; it can be read only once
            content = read_game_file(file) if file.is_file() else content_of(game)
        if content.startswith(ZIP_BEGINS):
            message = translate(
                "Commands", "{game} is an archive: import it in the library, or unpack it first"
            )
            raise UnusableArgumentError(message.format(game=game))
        opened = open_text(game) if is_link else open_content(content, one=holds_one(file))
        if opened.broken is not None and not as_far_as_allowed:
            raise opened.broken
    except OSError as error:
        raise UnusableArgumentError(unreadable_file(game, error)) from error
    except UnreadableGameError as error:
        if error.problem is Problem.NOT_A_LINK and "://" not in game:
            message = translate("Commands", "{game} is neither a file nor a link to a game")
            raise UnusableArgumentError(message.format(game=game)) from error
        raise UnusableArgumentError(f"{game}: {problem_text(error)}") from error
    except BrokenTurnError as error:
        raise UnusableArgumentError(f"{game}: {problem_text(error)}") from error
    return opened


def legal_records(file: str) -> list[GameRecord]:
    """Return the games of a file, all of which must be legal.

    Raises:
        UnusableArgumentError: the file or a game in it cannot be read, or a game breaks the rules.
    """
    records: list[GameRecord] = []
    try:
        for entry in entries(content_of(file), one=holds_one(Path(file))):
            game = entry.read()
            broken = verify(game).broken
            if broken is not None:
                raise broken
            records.append(game.record)
    except OSError as error:
        raise UnusableArgumentError(unreadable_file(file, error)) from error
    except (UnreadableGameError, BrokenTurnError) as error:
        raise UnusableArgumentError(f"{file}: {problem_text(error)}") from error
    return records
