"""Files and links of the game on the table.

A saved game contains its deck, so it leaves sessions only as a file or a link.
"""

from collections.abc import Callable
from pathlib import Path

from hanabi_desktop.library.exchange import lost_in_json, lost_in_link
from hanabi_desktop.library.hanab_live.compact_link import PREFIX, write_link
from hanabi_desktop.library.hanab_live.game_json import write_json
from hanabi_desktop.library.metadata.problems import Lost, is_for_site
from hanabi_desktop.session.play.game import Game, Mode
from hanabi_desktop.support.files import write_atomically


class GameUnfinishedError(Exception):
    """A link would show every card of an unfinished game."""


class Shareable:
    """Writes the game on the table to a file or a link."""

    def __init__(self, game: Callable[[], Game | None]) -> None:
        self._game_on_table = game

    @property
    def _game(self) -> Game:
        game = self._game_on_table()
        if game is None:
            raise ValueError("there is no game to share")
        return game

    @property
    def is_possible(self) -> bool:
        """Whether there is a game that can be shared; led games cannot."""
        game = self._game_on_table()
        return game is not None and game.mode is not Mode.LED

    @property
    def is_being_played(self) -> bool:
        """Whether a file would show cards that a player must not see yet."""
        return self._game.is_being_played

    def save(self, file: Path) -> Lost | None:
        """Write the game; return what other readers of the format will miss.

        A file for hanab.live is limited to what its server accepts. After an OSError an older file
        of that name is unchanged.
        """
        game = self._game.written()
        for_site = is_for_site(file)
        write_atomically(file, write_json(game, for_site=for_site))
        if for_site and not game.record.actions:
            return Lost.NO_TURNS
        return lost_in_json(game.record)

    def link(self, turn: int | None = None) -> str | Lost:
        """Return the game as a link, or what a link cannot carry of it.

        ``turn`` is the turn at which the link opens, 1 for the deal; None for the end.

        Raises:
            GameUnfinishedError: it is still being played.
        """
        if self.is_being_played:
            raise GameUnfinishedError
        game = self._game.written()
        if not game.record.actions:
            return Lost.NO_TURNS
        place = "" if turn is None else f"#{turn}"
        return lost_in_link(game.record) or PREFIX + write_link(game) + place
