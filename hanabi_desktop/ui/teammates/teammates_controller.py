"""The page of the teammates."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.library.metadata.statistics import Figures
from hanabi_desktop.session.library.library_service import LibraryService
from hanabi_desktop.session.library.statistics import figures_together
from hanabi_desktop.session.library.store_access import Refused
from hanabi_desktop.session.setup import GameSetup, seat_of, teammates_for, with_badges
from hanabi_desktop.teammates.characters import Character
from hanabi_desktop.ui.game.game_controller import GameController
from hanabi_desktop.ui.shell.command import Command
from hanabi_desktop.ui.shell.main_window import MainWindow
from hanabi_desktop.ui.widgets.seat_row import random_deal

if TYPE_CHECKING:
    from hanabi_desktop.ui.teammates.teammates_page import TeammatesPage

translate = QCoreApplication.translate

_PLAYERS = 3


class TeammatesController(QObject):
    """Shows the teammates and starts games with them.

    Attributes:
        page: the page; None until it is first shown.
    """

    def __init__(
        self, window: MainWindow, game: GameController, service: LibraryService, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._game = game
        self._service = service
        self.page: TeammatesPage | None = None
        window.commands.connect(Command.TEAMMATES, self.show)

    def show(self) -> None:
        """Turn to the page of the teammates."""
        page = self.page or self._create_page()
        self._service.ask(figures_together, self._on_read)
        self._game.visit(page, translate("Teammates", "Your teammates · Hanabi"))
        page.teammates.setFocus()

    def _create_page(self) -> "TeammatesPage":
        from hanabi_desktop.ui.teammates.teammates_page import (  # noqa: PLC0415 (loaded on first use)
            TeammatesPage,
        )

        page = self.page = TeammatesPage()
        self._window.add_page(page)
        page.back_button.clicked.connect(self._game.go_back)
        page.playing.connect(self._play)
        return page

    def _on_read(self, found: dict[str, Figures] | Refused) -> None:
        if self.page is not None and isinstance(found, dict):
            self.page.show_results(found)

    def _play(self, character: Character) -> None:
        """Start a game with a teammate and others of the same level."""
        person = self._game.tables.person
        taken = [person.name, character.name]
        others = teammates_for((character.level,) * (_PLAYERS - 2), taken)
        seats = with_badges((person, seat_of(character), *others))
        self._game.tables.start(GameSetup(seats, GameOptions(_PLAYERS), random_deal()))
