"""The library page: listing, starring, renaming and deleting games."""

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale, QObject, QTimer, Signal
from PySide6.QtWidgets import QInputDialog

from hanabi_desktop.game.observation import BrokenTurnError
from hanabi_desktop.library.metadata.problems import Recovery, Trouble, UnreadableGameError
from hanabi_desktop.library.metadata.summary import GameSummary, Overview, Query
from hanabi_desktop.session.library.library_service import LibraryService, Listed
from hanabi_desktop.session.library.loading import OpenedGame
from hanabi_desktop.session.library.store_access import Refused
from hanabi_desktop.settings.start import companions_of
from hanabi_desktop.ui.game.game_controller import GameController
from hanabi_desktop.ui.library.game_table import GameTable
from hanabi_desktop.ui.library.games_model import PAGE, GamesModel, GameWords
from hanabi_desktop.ui.library.library_page import LibraryPage
from hanabi_desktop.ui.library.library_tasks import (
    AgreementFinder,
    LibraryTasks,
    TransferController,
)
from hanabi_desktop.ui.shell.command import Command
from hanabi_desktop.ui.shell.main_window import MainWindow
from hanabi_desktop.ui.widgets.dialogs import Question, show_message
from hanabi_desktop.wording.counts import Counts
from hanabi_desktop.wording.problems import problem_text, trouble_sentence

translate = QCoreApplication.translate


class GameChoice:
    """Selects the same games again after rows have moved.

    The rows are looked up in the store, because the table only knows games that were visible. Until
    they are found nothing is selected, so that no key reaches a game that has moved into a selected
    row; if the person selects rows meanwhile, those win.
    """

    def __init__(self, table: GameTable, library_service: LibraryService) -> None:
        self._table = table
        self._library_service = library_service
        self._restored: tuple[int, ...] = ()
        self._rows_meanwhile: tuple[range, ...] = ()

    @property
    def games(self) -> tuple[int, ...]:
        is_awaited = bool(self._restored) and self._table.chosen() == self._rows_meanwhile
        return self._restored if is_awaited else self._table.chosen_ids()

    def restore(self, games: tuple[int, ...], query: Query) -> None:
        """Select these games in the list of this query as soon as their rows are known."""
        table = self._table
        self._restored, self._rows_meanwhile = games, table.chosen()
        if not games or table.chosen_ids() == games:
            return
        first_row = next((part.start for part in table.chosen() if part), 0)
        table.clearSelection()
        self._rows_meanwhile = table.chosen()

        def choose(listed: tuple[int, ...] | Refused) -> None:
            if self.games == games and not isinstance(listed, Refused):
                places = {game: row for row, game in enumerate(listed)}
                rows = [places[game] for game in games if game in places]
                rows = rows or [min(first_row, len(listed) - 1)] * bool(listed)
                self._restored = tuple(listed[row] for row in rows)  # a game may be gone
                table.choose(rows)
                self._rows_meanwhile = table.chosen()

        self._library_service.ids(query, (), choose)


_SOON_MS = 60
_LONGEST_TITLE = 80


class LibraryController(QObject):
    """Shows the library and carries out the commands on its games.

    Signals:
        opened_for_review: a game to be reviewed is on the table.
    """

    opened_for_review = Signal()

    def __init__(
        self,
        window: MainWindow,
        game: GameController,
        library_service: LibraryService,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._game = game
        self._library_service = library_service
        self._counts = Counts()
        self._query = Query()
        self._asked: Future[Listed | Refused] | None = None
        self._deleted: list[tuple[int, ...]] = []
        self._recovering = ""
        self.games = GamesModel(GameWords(), self._fetch, self)
        self.page = LibraryPage(self.games)
        window.add_page(self.page)
        self._choice = GameChoice(self.page.table, library_service)
        self._tasks = LibraryTasks(self.page, self)
        self.transfers = TransferController(window, self.page, library_service, self._tasks, self)
        self.agreements = AgreementFinder(
            window, self.page, self._tasks, game.tables, library_service, self
        )
        self._refresh = QTimer(self, singleShot=True, interval=_SOON_MS)
        self._refresh.timeout.connect(self._update_start_page)
        self._connect()
        self._on_troubled(library_service.trouble)

    def _connect(self) -> None:
        window, page, library_service = self._window, self.page, self._library_service
        library_service.recovering.connect(self._on_recovering)
        library_service.recovered.connect(self._on_recovered)
        library_service.troubled.connect(self._on_troubled)
        library_service.changed.connect(self._refresh.start)
        window.turned.connect(self._on_turned)
        window.language_changed.connect(self._on_language_changed)
        window.commands.connect(Command.LIBRARY, self.show)
        window.start_page.go_on.connect(self._go_on)
        hiding = window.commands[Command.HIDE_RESULT]
        page.filters.hide_box.clicked.connect(hiding.trigger)
        hiding.toggled.connect(self._hide_results)
        self._hide_results(hiding.isChecked())
        page.wanted.connect(self._look_for)
        page.open_button.clicked.connect(self._open_chosen)
        page.rename_button.clicked.connect(self._ask_for_title)
        page.star_button.clicked.connect(self._star)
        page.delete_button.clicked.connect(self._delete_or_restore)
        page.progress.undelete_button.clicked.connect(self._bring_back)
        page.export_button.clicked.connect(self._ask_where_to_export)
        page.agreement_button.clicked.connect(
            lambda: self.with_ids(page.rows_of_several(), self.agreements.find)
        )
        self.transfers.wanted.connect(self.import_games)
        page.back_button.clicked.connect(self._game.go_back)
        page.reviewing.connect(self.open_for_review)

    def close(self) -> None:
        """Stop everything still running, for good."""
        self._refresh.stop()
        self._tasks.close()

    def _on_language_changed(self) -> None:
        self._tell_trouble()
        self._refresh.start()

    def _hide_results(self, hidden: bool) -> None:  # noqa: FBT001 (a signal's argument)
        self.page.filters.hide_box.setChecked(hidden)
        self.games.hide_results(hidden=hidden)

    # -- problems -----------------------------------------------------------------------------

    def _on_recovering(self, done: int, whole: int) -> None:
        if whole:
            locale = QLocale()
            self._recovering = translate(
                "Library",
                "The file with your games was damaged. Recovered so far: {done} of about {whole}.",
            ).format(done=locale.toString(done), whole=locale.toString(whole))
        else:
            self._recovering = translate(
                "Library", "The file with your games was damaged. Your games are being recovered."
            )
        self._tell_trouble()

    def _on_recovered(self, recovery: Recovery | None) -> None:
        self._recovering = ""
        self._tell_trouble()
        if recovery is None:
            self._tell(
                translate(
                    "Library",
                    "Some games have not been recovered yet. The damaged file is kept, and"
                    " recovery will continue the next time you start Hanabi.",
                )
            )
            return
        text = translate(
            "Library",
            "The file with your games was damaged. It is kept as {file}, and a new one was"
            " started: {games}.",
        )
        self._tell(
            text.format(
                file=recovery.set_aside.name, games=self._counts.recovered_games(recovery.games)
            )
        )

    def _on_troubled(self, trouble: Trouble | None) -> None:
        plays = trouble is not Trouble.IN_USE
        self._game.tables.may_play = plays
        self._window.start_page.set_may_play(plays)
        self.page.set_reads_only(trouble is not None)
        self._tell_trouble()
        self._refresh.start()  # the library may still be readable

    def _tell_trouble(self) -> None:
        trouble = self._library_service.trouble
        self._window.notify(self._recovering if trouble is None else trouble_sentence(trouble))

    # -- start page -------------------------------------------------------------------------------

    def _on_turned(self) -> None:
        if self._window.page is self._window.start_page:
            self._refresh.start()
        else:
            self._window.start_page.welcome_back()

    def _update_start_page(self) -> None:
        """Refresh what is shown after a change."""
        if self._window.page is self._window.start_page:
            seats = self._game.tables.last_setup().seats
            companions = companions_of(
                [seat.name for seat in seats], [seat.player for seat in seats]
            )
            self._window.start_page.show_table(companions)
            self._library_service.overview(self._show_overview)
        elif self._window.page is self.page:
            self._look_for(self._query)

    def _show_overview(self, overview: Overview | Refused) -> None:
        if isinstance(overview, Overview):
            self._window.start_page.show_overview(overview)
        else:  # a library that cannot be read means that this is not the first start
            self._window.start_page.show_unreadable(for_good=overview.trouble is Trouble.NEWER)

    def _go_on(self, game: GameSummary | None) -> None:
        """Continue the last game; if the library cannot be read, explain why."""
        if game is None:
            self._tell(trouble_sentence(self._library_service.trouble or Trouble.UNREACHABLE))
        else:
            self.open_game(game.id)

    # -- the list -----------------------------------------------------------------------------------

    def show(self) -> None:
        if self._window.page is self.page:
            return
        self._offer_undo()
        self._game.visit(self.page, translate("Library", "Library · Hanabi"))
        self.page.focus_list()
        self._look_for(self.page.query())

    def _look_for(self, query: Query) -> None:
        """List the games of a query; an older query that is still waiting is dropped."""
        if self._asked is not None:
            self._asked.cancel()
        same = query == self._query
        in_order = replace(self._query, order=query.order, backwards=query.backwards)
        stays = query == in_order
        self._query = query

        def show(found: Listed | Refused) -> None:
            if query == self._query:
                chosen = self._choice.games if stays else ()
                self._show_found(found, same=same)
                self._choice.restore(chosen, query)

        self._asked = self._library_service.find(query, PAGE, show)

    def _show_found(self, found: Listed | Refused, *, same: bool) -> None:
        if isinstance(found, Listed):
            (self.games.refresh if same else self.games.show)(found.listed, found.first)
            self.page.show_count(found.listed, found.games)
            if self._recovering and not found.games:
                self.page.show_trouble(self._recovering)
            return
        self.games.show(0, ())
        self.page.show_trouble(translate("Library", "Your games can’t be read right now."))

    def _fetch(self, start: int) -> None:
        query = self._query

        def take(games: list[GameSummary] | Refused) -> None:
            if query == self._query and not isinstance(games, Refused):
                self.games.take_page(start, games)

        self._library_service.page(query, start, PAGE, take)

    # -- one game -----------------------------------------------------------------------------------

    def _open_chosen(self) -> None:
        game = self.page.chosen_game()
        if game is not None:
            self.open_game(game.id)

    def open_game(self, game: int) -> None:
        """Continue or view a game."""
        self._library_service.open_game(game, self._show_opened)

    def open_for_review(self, game: GameSummary) -> None:
        """Open a game for review; an unfinished one is ended first if the person agrees."""
        if not game.can_go_on:
            self._open_ended(game.id)
            return
        text = translate(
            "Library",
            "This game is not over. A review shows every card, so the game can’t be continued"
            " afterwards.",
        )
        question = Question(
            text,
            translate("Library", "End game and review"),
            self._window,
            leaves=translate("Question", "Cancel"),
        )
        question.agreed.connect(lambda: self._end(game.id))
        question.open()

    def _end(self, game: int) -> None:
        def go_on(refused: Refused | None) -> None:
            self._tell_refused(refused)
            if refused is None:
                self._open_ended(game)

        self._library_service.end_game(game, go_on)

    def _open_ended(self, game: int) -> None:
        def show(opened: OpenedGame | UnreadableGameError | BrokenTurnError | Refused) -> None:
            self._show_opened(opened)
            if isinstance(opened, OpenedGame):
                self.opened_for_review.emit()

        self._library_service.open_game(game, show)

    def _show_opened(
        self, opened: OpenedGame | UnreadableGameError | BrokenTurnError | Refused
    ) -> None:
        match opened:
            case OpenedGame():
                self._game.open(opened)
            case Refused():
                self._tell(trouble_sentence(opened.trouble))
            case _:
                self._tell(problem_text(opened))

    def _ask_for_title(self) -> None:
        game = self.page.chosen_game()
        if game is None:
            return
        dialog = QInputDialog(self._window)
        dialog.setWindowTitle(translate("Library", "Rename"))
        dialog.setLabelText(translate("Library", "Name of this game"))
        dialog.setTextValue(game.title)
        dialog.setOkButtonText(translate("Library", "Rename"))
        dialog.setCancelButtonText(translate("Library", "Cancel"))
        dialog.textValueSelected.connect(lambda title: self._rename(game, title))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _rename(self, game: GameSummary, title: str) -> None:
        title = " ".join(title.split())[:_LONGEST_TITLE]
        self._library_service.rename(game.id, title, self._tell_refused)

    def _star(self) -> None:
        """Star the selected games; if all of them are starred, remove their stars."""
        table = self.page.table
        starred = not all(game.starred for game in table.selected_games())
        self.with_ids(
            table.chosen(),
            lambda games: self._library_service.star(games, self._tell_refused, starred=starred),
        )

    def _delete_or_restore(self) -> None:
        (self._restore if self.page.shows_deleted else self._delete)(self.page.table.chosen())

    def _delete(self, rows: tuple[range, ...]) -> None:
        def delete(games: tuple[int, ...]) -> None:
            def tell(refused: Refused | None) -> None:
                self._tell_refused(refused)
                if refused is None:
                    self._deleted.append(games)
                    self._offer_undo()

            self._library_service.delete(games, tell)

        self.with_ids(rows, delete)

    def with_ids(self, rows: Sequence[range], do: Callable[[tuple[int, ...]], None]) -> None:
        """Call ``do`` with the ids of the games in these rows."""

        def take(games: tuple[int, ...] | Refused) -> None:
            if isinstance(games, Refused):
                self._tell_refused(games)
            else:
                do(games)

        self._library_service.ids(self._query, rows, take)

    def _bring_back(self) -> None:
        if self._deleted:
            self._library_service.bring_back(self._deleted.pop(), self._tell_refused)
            self._offer_undo()

    def _offer_undo(self) -> None:
        self.page.show_deleted(len(self._deleted[-1]) if self._deleted else 0)

    def _restore(self, rows: tuple[range, ...]) -> None:

        def restore(games: tuple[int, ...]) -> None:
            back = set(games)
            left = (tuple(game for game in games if game not in back) for games in self._deleted)
            self._deleted = [games for games in left if games]
            self._offer_undo()
            self._library_service.bring_back(games, self._tell_refused)

        self.with_ids(rows, restore)

    def _tell_refused(self, refused: Refused | None) -> None:
        if refused is not None:
            self._tell(trouble_sentence(refused.trouble))

    # -- many games ---------------------------------------------------------------------------------

    def import_games(self, sources: Sequence[Path | str]) -> None:
        self.show()
        self.transfers.import_games(sources)

    def export_games(self, file: Path, rows: tuple[range, ...]) -> None:
        """Export the games in these rows, or all that are listed."""
        self.with_ids(rows, lambda games: self.transfers.export_games(file, games))

    def _ask_where_to_export(self) -> None:
        """Export the selected games; all listed games if none is selected."""
        rows = self.page.table.chosen()
        self.transfers.ask_where_to_export(
            lambda file: self.export_games(file, rows), several=sum(map(len, rows)) != 1
        )

    def _tell(self, text: str) -> None:
        show_message(text, self._window)
