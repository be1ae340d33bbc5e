"""The arguments of the commands: tables, games, numbers and agreements."""

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.game.course import GameRecord
from hanabi_desktop.game.observation import BrokenTurnError
from hanabi_desktop.game.options import MAX_PLAYERS, MIN_PLAYERS, VARIANTS, GameOptions
from hanabi_desktop.library.exchange import GameText, entries
from hanabi_desktop.library.metadata.agreement_file import read_agreement
from hanabi_desktop.library.metadata.problems import (
    Problem,
    UnreadableAgreementError,
    UnreadableGameError,
    holds_one,
)
from hanabi_desktop.library.saved_game import verify
from hanabi_desktop.settings.settings_store import kept_agreements
from hanabi_desktop.settings.start import TEXT_SIZES, WIDEST_PX, profile_folder
from hanabi_desktop.support.translation import Language
from hanabi_desktop.support.workers import on_cluster
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import Agreement, agreed_by, agreement_of
from hanabi_desktop.wording.problems import (
    agreement_problem,
    only_watched_sentence,
    problem_text,
    unreadable_file,
)

if TYPE_CHECKING:
    from hanabi_desktop.session.library.loading import OpenedGame

translate = QCoreApplication.translate


class UnusableArgumentError(ValueError):
    """An invalid argument; the message is shown to the user."""


def levels_for(text: str, seats: int) -> list[Level]:
    """Parse one level for all seats, or a comma-separated level for each.

    An UnusableArgumentError is raised if a level is unknown, or their number does not fit.
    """
    levels = _levels_from(text)
    if len(levels) == 1:
        levels *= seats
    if len(levels) != seats:
        message = translate(
            "Commands", "name one level for all teammates, or one for each ({seats} in all)"
        )
        raise UnusableArgumentError(message.format(seats=seats))
    return levels


def _levels_from(text: str) -> list[Level]:
    known = {level.value: level for level in Level}
    levels = []
    for word in text.split(","):
        if word not in known:
            message = translate(
                "Commands", "there is no teammate of level {word}: choose from {known}"
            )
            raise UnusableArgumentError(message.format(word=word, known=", ".join(known)))
        levels.append(known[word])
    return levels


def agreement_for(text: str | None) -> Agreement | None:
    """Find an agreement by level, by the name of a user's own, or in a file; None for none.

    An UnusableArgumentError is raised if there is none of this name, or none in the file.
    """
    if text is None:
        return None
    own = {agreement.name: agreement for agreement in kept_agreements(profile_folder(None))}
    known = own | {level.value: agreement_of(level) for level in Level}
    if text in known:
        return known[text]
    try:
        return read_agreement(Path(text).read_bytes())
    except FileNotFoundError as error:
        message = translate(
            "Commands", "there is no agreement {word}: choose from {known}, or name a file"
        )
        raise UnusableArgumentError(message.format(word=text, known=", ".join(known))) from error
    except OSError as error:
        raise UnusableArgumentError(unreadable_file(text, error)) from error
    except UnreadableAgreementError as error:
        raise UnusableArgumentError(f"{text}: {agreement_problem(error)}") from error


def agreed_for(arguments: argparse.Namespace) -> Agreement:
    """Return the part of a named agreement that teammates of a named level know.

    See :func:`agreement_for` for the errors.
    """
    return agreed_by([Level(arguments.level)], agreement_for(arguments.agreement))


_MOST_DIGITS = 19
"""The digits of the largest number below 2 ** 63."""

SPEEDS = ("off", "gentle", "fast", "normal", "slow")


def add_appearance(parser: argparse.ArgumentParser) -> None:
    """Add options for language, theme, window size and text size."""
    parser.add_argument(
        "--lang",
        choices=[language.value for language in Language],
        help=translate("Commands", "language of the window (default: the last one used)"),
    )
    parser.add_argument(
        "--theme",
        choices=("night", "day", "contrast"),
        help=translate("Commands", "colours of the window (default: the last ones used)"),
    )
    parser.add_argument(
        "--size",
        type=_size,
        metavar="WxH",
        help=translate("Commands", "size of the window in pixels, such as 1280x800"),
    )
    parser.add_argument(
        "--text-size",
        type=int,
        choices=TEXT_SIZES,
        help=translate("Commands", "text size in percent"),
    )


def add_players(parser: argparse.ArgumentParser, default: int | None = None) -> None:
    """Add ``--players``, required if there is no default."""
    parser.add_argument(
        "--players",
        type=int,
        choices=range(MIN_PLAYERS, MAX_PLAYERS + 1),
        default=default,
        required=default is None,
        help=translate("Commands", "number of players"),
    )


def add_game_files(parser: argparse.ArgumentParser) -> None:
    """Add the positional arguments for game files."""
    parser.add_argument(
        "files",
        nargs="+",
        metavar="FILE",
        help=translate(
            "Commands",
            ".hanabi or .json (one game), .jsonl (one game per line), .txt (one link "
            "per line), or - for standard input",
        ),
    )


def content_of(file: str) -> bytes:
    """Return the contents of a file named on the command line, or of standard input for "-"."""
    return sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()


def games_in(file: str) -> Iterator[GameText]:
    """Return the games of a file: one in .hanabi and .json, one per line in .jsonl and .txt."""
    return entries(content_of(file), is_one_game=holds_one(Path(file)))


def add_level(parser: argparse.ArgumentParser) -> None:
    """Add ``--level``."""
    parser.add_argument(
        "--level",
        choices=[level.value for level in Level],
        default=Level.EXPERT.value,
        help=translate("Commands", "level of the teammates"),
    )


def add_agreement(parser: argparse.ArgumentParser, use: str) -> None:
    """Add ``--agreement``; ``use`` says what it is for, such as "agreement to play by"."""
    names = translate(
        "Commands", "casual, standard, expert, the name of a saved agreement, or a file"
    )
    parser.add_argument("--agreement", metavar="NAME|FILE", help=f"{use}: {names}")


def add_jobs(parser: argparse.ArgumentParser) -> None:
    """Add ``--jobs``, and ``--scheduler`` for a cluster of machines (see :func:`run_where_asked`)."""
    parser.add_argument(
        "--jobs", type=positive_number, default=1, help=translate("Commands", "number of processes")
    )
    parser.add_argument(
        "--scheduler",
        metavar="ADDRESS",
        help=translate(
            "Commands", "run on the Dask cluster at this address, such as tcp://host:8786"
        ),
    )


def run_where_asked(run: Callable[[argparse.Namespace], int], arguments: argparse.Namespace) -> int:
    """Run a command, its tasks on the cluster of ``--scheduler`` if there is one; return its exit code."""
    address = getattr(arguments, "scheduler", None)
    if address is None:
        return run(arguments)
    with ExitStack() as stack:
        try:
            stack.enter_context(on_cluster(address))
        except ImportError:
            text = translate(
                "Commands", "--scheduler needs Dask: install the extra “cluster” (docs/commands.md)"
            )
            print(f"hanabi-desktop: {text}", file=sys.stderr)
            return 2
        except (OSError, ValueError) as error:
            text = translate("Commands", "no scheduler answers at {address}")
            print(f"hanabi-desktop: {text.format(address=address)} ({error})", file=sys.stderr)
            return 2
        return run(arguments)


def add_json(parser: argparse.ArgumentParser) -> None:
    """Add ``--json``."""
    parser.add_argument(
        "--json", action="store_true", help=translate("Commands", "print JSON only")
    )


def whole_number(text: str) -> int | None:
    """Parse a number from 0 to 2 ** 63 - 1 in plain digits; return None for anything else.

    ``str.isdigit`` accepts characters that ``int`` rejects, such as "²", and ``int`` rejects numbers of
    thousands of digits.
    """
    if not (text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS):
        return None
    return number if (number := int(text)) < 1 << 63 else None


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    size = whole_number(width) or 0, whole_number(height) or 0
    if not all(0 < pixels <= WIDEST_PX for pixels in size):
        message = translate("Commands", "{text} is not a size such as 1280x800")
        raise argparse.ArgumentTypeError(message.format(text=text))
    return size


def deal_number(text: str) -> int:
    """Parse the number of a deal."""
    number = whole_number(text)
    if number is None:
        message = translate("Commands", "{text} is not a deal number")
        raise argparse.ArgumentTypeError(message.format(text=text))
    return number


def add_variants(parser: argparse.ArgumentParser) -> None:
    """Add ``--variants``."""
    parser.add_argument(
        "--variants",
        type=_variants,
        default=(),
        metavar="NAME,...",
        help=translate("Commands", "variants to play with, any of {known}").format(
            known=", ".join(VARIANTS)
        ),
    )


def options_of(arguments: argparse.Namespace, *, empty_clues: bool) -> GameOptions:
    """Return the game options of ``--players`` and ``--variants``."""
    options = GameOptions(arguments.players, empty_clues=empty_clues)
    return options.with_variants(arguments.variants)


def _variants(text: str) -> tuple[str, ...]:
    names = tuple(text.split(","))
    unknown = next((name for name in names if name not in VARIANTS), None)
    if unknown is not None:
        message = translate("Commands", "there is no variant {name}: choose from {known}")
        raise argparse.ArgumentTypeError(message.format(name=unknown, known=", ".join(VARIANTS)))
    try:
        GameOptions().with_variants(names)
    except ValueError:
        message = translate(
            "Commands", "{names} don’t go together: a game has only one kind of multicolour"
        )
        raise argparse.ArgumentTypeError(message.format(names=text)) from None
    return names


def positive_number(text: str) -> int:
    """Parse a number of 1 or more."""
    number = whole_number(text)
    if not number:
        message = translate("Commands", "{text} is not a whole number of at least 1")
        raise argparse.ArgumentTypeError(message.format(text=text))
    return number


_LONGEST_FILE_NAME = 255


def opened_game(game: str, *, as_far_as_allowed: bool = False) -> "OpenedGame":
    """Return the game of a file or link, up to the first illegal action if ``as_far_as_allowed``.

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
        opened = open_text(game) if is_link else open_content(content, is_one_game=holds_one(file))
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
        for entry in games_in(file):
            game = entry.read()
            broken = verify(game).broken
            if broken is not None:
                raise broken
            if game.record.options.is_only_watched:
                raise UnusableArgumentError(f"{file}: {only_watched_sentence(game.record.options)}")
            records.append(game.record)
    except OSError as error:
        raise UnusableArgumentError(unreadable_file(file, error)) from error
    except (UnreadableGameError, BrokenTurnError) as error:
        raise UnusableArgumentError(f"{file}: {problem_text(error)}") from error
    return records
