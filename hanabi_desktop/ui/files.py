"""Opening and saving games: files, links on the clipboard, dropped files."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog

from hanabi_desktop.game.observation import BrokenTurnError
from hanabi_desktop.library.metadata.problems import Lost, UnreadableGameError
from hanabi_desktop.session.library.loading import (
    OpenedGame,
    is_archive,
    open_file,
    open_text,
)
from hanabi_desktop.session.play.sharing import GameUnfinishedError
from hanabi_desktop.support.background import BackgroundThread
from hanabi_desktop.support.files import is_folder
from hanabi_desktop.ui.game.game_controller import GameController
from hanabi_desktop.ui.shell.command import Command
from hanabi_desktop.ui.shell.main_window import MainWindow
from hanabi_desktop.ui.widgets.dialogs import (
    game_file_name,
    reading_dialog,
    show_message,
    writing_dialog,
)
from hanabi_desktop.wording.counts import Counts
from hanabi_desktop.wording.positions import position_text
from hanabi_desktop.wording.problems import (
    holds_cards_sentence,
    left_out_sentence,
    no_turns_sentence,
    problem_text,
    saved_sentence,
    unreadable_file,
    unwritable_file,
)

translate = QCoreApplication.translate

_PATIENCE_S = 0.5
"""How long the end of the program waits for a file, which may lie on a share that does not answer."""


class FilesController(QObject):
    """Opens and saves games, and reports the result."""

    def __init__(
        self,
        window: MainWindow,
        game: GameController,
        import_games: Callable[[Sequence[Path]], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._game = game
        self._import_games = import_games
        self._counts = Counts()
        self._reading = BackgroundThread("reading games", self, patience_s=_PATIENCE_S)
        self._asked = self._answered = 0
        window.commands.connect(Command.OPEN, self._ask_what_to_open)
        window.commands.connect(Command.SAVE, self._ask_where_to_save)
        window.commands.connect(Command.COPY_LINK, self._copy_link)
        window.commands.connect(Command.COPY_POSITION, self._copy_position)
        window.commands.connect(Command.COPY_PICTURE, self._copy_picture)
        window.commands.connect(Command.OPEN_COPIED, self._open_copied)
        window.dropped.connect(self._open_dropped)

    # -- opening ----------------------------------------------------------------------------

    def open_file(self, file: Path) -> None:
        """Show the game of a file, or explain why not; an archive's games are imported into the library."""
        self._read(lambda: file if is_archive(file) else open_file(file), file)

    def open_text(self, text: str) -> None:
        """Show the game of a link or of JSON, or explain why not."""
        self._read(lambda: open_text(text))

    @property
    def is_reading(self) -> bool:
        return self._answered < self._asked

    def close(self) -> None:
        self._reading.close(drop=True)

    def _read(self, read: Callable[[], OpenedGame | Path], file: Path | None = None) -> None:
        """Read a game in the background; of several requested games, only the last one is shown."""
        self._asked += 1
        self._reading.run(partial(_tried, read), partial(self._on_read, self._asked, file))

    def _on_read(self, asked: int, file: Path | None, found: OpenedGame | Path | Exception) -> None:
        name = "" if file is None else file.name
        self._answered = asked
        if self.is_reading:
            return
        match found:
            case OSError():
                self._complain(unreadable_file(name, found))
            case UnreadableGameError() | BrokenTurnError():
                wrong = problem_text(found)
                self._complain(f"{name}\n\n{wrong}" if name else wrong)
            case Path():
                self._import_games((found,))
            case OpenedGame():
                if file is not None:
                    self._window.last_folder.remember(file)
                self.show(found, name)
            case _:
                raise found  # a programming error is reported like any other

    def show(self, opened: OpenedGame, name: str = "") -> None:
        """Continue one of the program's own unfinished games, or show any other game.

        Args:
            opened: the game.
            name: the name of its file; empty if it does not come from a file.
        """
        goes_on = self._game.open(opened)
        if opened.broken is not None:
            message = left_out_sentence(opened.broken)
            self._complain(f"{name}\n\n{message}" if name else message)
        if opened.others:
            #: {more} is "3 more games"
            text = translate(
                "FilesController",
                "This is the first game in the file. Import the file to see {more}.",
            )
            self._window.toast.say(text.format(more=self._counts.more_games(opened.others)))
        elif goes_on:
            self._window.toast.say(
                translate("FilesController", "The game continues where it was saved.")
            )

    def _ask_what_to_open(self) -> None:
        title = translate("FilesController", "Open a game")
        single_file = QFileDialog.FileMode.ExistingFile
        dialog = reading_dialog(self._window, title, self._window.last_folder, single_file)
        dialog.fileSelected.connect(lambda name: self.open_file(Path(name)))
        dialog.open()

    def _open_copied(self) -> None:
        self.open_text(QGuiApplication.clipboard().text())

    def _open_dropped(self, what: tuple[Path, ...] | str) -> None:
        """Open a single file or link; import several files or a folder into the library."""
        if isinstance(what, str):
            self.open_text(what)
        elif len(what) == 1 and not is_folder(what[0]):
            self.open_file(what[0])
        else:
            self._import_games(what)

    # -- saving -----------------------------------------------------------------------------

    def _ask_where_to_save(self) -> None:
        if not self._game.session.sharing.is_possible:
            return
        title = translate("FilesController", "Save this game")
        dialog = writing_dialog(
            self._window, title, self._window.last_folder, game_file_name(self._game.session.setup)
        )
        dialog.fileSelected.connect(lambda name: self.save_to(Path(name)))
        dialog.open()

    def save_to(self, file: Path) -> None:
        game = self._game.session.sharing
        if not game.is_possible:
            return
        try:
            lost = game.save(file)
        except OSError as error:
            self._complain(unwritable_file(file.name, error))
            return
        text = saved_sentence(file)
        if game.is_being_played:
            text = f"{text} {holds_cards_sentence()}"
        if lost is Lost.NO_TURNS:
            text = f"{text} {no_turns_sentence()}"
        elif lost is not None:
            other = translate(
                "FilesController",
                "Other programs will read this game differently, because they don’t "
                "support announced colours.",
            )
            text = f"{text} {other}"
        self._window.toast.say(text)

    def _copy_position(self) -> None:
        """Copy the position shown as text, as its viewer sees it."""
        seen = self._game.table.observation
        if seen is not None:
            QGuiApplication.clipboard().setText(position_text(seen, self._game.words.names))
            self._window.toast.say(translate("FilesController", "The position was copied as text."))

    def _copy_picture(self) -> None:
        """Copy a picture of the table as it is shown."""
        if self._game.table.observation is not None:
            picture = self._game.screen.view.grab()
            QGuiApplication.clipboard().setPixmap(picture)
            self._window.toast.say(
                translate("FilesController", "The position was copied as a picture.")
            )

    def _copy_link(self) -> None:
        game = self._game.session.sharing
        if not game.is_possible:
            return
        try:
            cursor = self._game.session.cursor
            is_within = cursor.is_read_only and not cursor.is_on_line
            is_within = is_within and cursor.moment < cursor.turns
            link = game.link(cursor.moment + 1 if is_within else None)
        except GameUnfinishedError:
            self._complain(
                translate(
                    "FilesController",
                    "A link shows every card, even hidden ones: finish this game first.",
                )
            )
            return
        match link:
            case Lost.ANNOUNCEMENTS:
                self._complain(
                    translate(
                        "FilesController",
                        "A link can’t hold the announced colours, and without them this would be"
                        " a different game. Save it as a file instead.",
                    )
                )
            case Lost.FINAL_BOUQUET:
                self._complain(
                    translate(
                        "FilesController",
                        "A link can’t say that this was the final bouquet, and without that the"
                        " game would end differently. Save it as a file instead.",
                    )
                )
            case Lost.NO_TURNS:
                self._complain(no_turns_sentence())
            case Lost.SITE_RULES:
                self._complain(
                    translate(
                        "FilesController",
                        "A link can’t say which special rules this game had. Save it as a file"
                        " instead.",
                    )
                )
            case Lost.EMPTY_CLUES:
                self._complain(
                    translate(
                        "FilesController",
                        "A link can’t say that empty clues were allowed, and hanab.live would stop"
                        " at the first one. Save it as a file instead.",
                    )
                )
            case str():
                QGuiApplication.clipboard().setText(link)
                self._window.toast.say(translate("FilesController", "Link copied."))

    def _complain(self, text: str) -> None:
        show_message(text, self._window)


def _tried(read: Callable[[], OpenedGame | Path]) -> OpenedGame | Path | Exception:
    """Return what was read, or the exception that prevented it."""
    try:
        return read()
    except Exception as error:  # noqa: BLE001 (raised again in the GUI thread)
        return error
