"""Creates all controllers. It is imported once the start page has been painted."""

from pathlib import Path

from PySide6.QtCore import QObject

from hanabi_desktop.controllers.errors import ErrorReporter
from hanabi_desktop.controllers.files import FilesController
from hanabi_desktop.controllers.game.game import GameController
from hanabi_desktop.controllers.learning.page import LearningController
from hanabi_desktop.controllers.library import LibraryController
from hanabi_desktop.controllers.quitting import QuitController
from hanabi_desktop.controllers.review.queue import ReviewQueue
from hanabi_desktop.controllers.review.review import ReviewController
from hanabi_desktop.controllers.rulebook import RulebookController
from hanabi_desktop.controllers.statistics import StatisticsController
from hanabi_desktop.session.library.library_service import LibraryService
from hanabi_desktop.session.review.review_service import ReviewService
from hanabi_desktop.settings.settings_store import SettingsStore, agreement_of_players
from hanabi_desktop.windows.main.main_window import MainWindow


class Controllers(QObject):
    """All controllers of the window.

    Args:
        window: the one window.
        settings: what is remembered, the games' folder and the line-ups among it.
        first_deal: the number of the first deal; None leaves it to chance.
        reports_errors: whether an error that nobody expected is told instead of ending the program.
        parent: owns them all.

    Attributes:
        library_service: keeps games.
        game: plays games at the table.
        library: the list of games.
        reviews: what moves cost, and what was luck.
        review_queue: reviews several games, one after the other.
        files: opens and saves games.
        statistics: how they went.
        learning: lessons and puzzles.
        rulebook: opens the rules.
        quitting: asks before unsaved games are lost.
    """

    def __init__(
        self,
        window: MainWindow,
        settings: SettingsStore,
        first_deal: int | None,
        parent: QObject,
        *,
        reports_errors: bool,
    ) -> None:
        super().__init__(parent)
        chosen = settings.current.library
        service = LibraryService(Path(chosen) if chosen else settings.folder, self)
        self.library_service = service
        self.game = GameController(window, settings, service, first_deal, self)
        self.library = LibraryController(window, self.game, service, self)
        reviews = ReviewService(
            service, self, lambda names: agreement_of_players(settings.current.groups, names)
        )
        self.learning = LearningController(
            window, self.game, service, reviews, settings.folder, self
        )
        self.reviews = ReviewController(
            window, self.game, self.library, self.learning, reviews, self
        )
        self.review_queue = ReviewQueue(
            self.library,
            settings,
            service,
            reviews,
            lambda review: review is self.reviews.current,
            self,
        )
        self.files = FilesController(window, self.game, self.library, self)
        self.statistics = StatisticsController(window, self.game, service, self.learning, self)
        self._errors = ErrorReporter(window, self.game, service, self)
        if reports_errors:
            self._errors.watch()
        self.rulebook = RulebookController(window, self.game, self.learning, self)
        self.quitting = QuitController(window, service, self)

    def close(self) -> None:
        """End everything that still goes on, for good; what has to be kept is kept."""
        self.game.close()
        self.reviews.close()
        self.library.close()
        self.statistics.close()
        self.learning.close()
        self.files.close()
        self.rulebook.close()
        self.library_service.close()
        self._errors.stop()
