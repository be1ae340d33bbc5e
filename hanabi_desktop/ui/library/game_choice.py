"""The selection in the library's list while the list is sorted or changes.

Part of the composition root.
"""

from hanabi_desktop.library.metadata.query import Query
from hanabi_desktop.session.library.library_service import LibraryService
from hanabi_desktop.session.library.store_access import Refused
from hanabi_desktop.ui.library.game_table import GameTable


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
        """The ids of the selected games."""
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
