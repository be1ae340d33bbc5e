"""A queue of games to be reviewed, which continues at the next start."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QLocale, QObject

from hanabi_desktop.library.metadata.summary import UNFINISHED
from hanabi_desktop.session.library.library_service import LibraryService
from hanabi_desktop.session.library.loading import OpenedGame
from hanabi_desktop.session.reviews import GameReview, Progress, ReviewService
from hanabi_desktop.settings.settings_store import SettingsStore
from hanabi_desktop.ui.library.library_page import LibraryPage
from hanabi_desktop.wording.counts import Counts
from hanabi_desktop.wording.player_names import shown_name

_UNTOUCHED = (Progress.NOT_BEGUN, Progress.STOPPED)


class ReviewQueue(QObject):
    """Reviews several games in the background; the library page shows the progress.

    The ids of the games are kept in the settings until the games have been reviewed.

    Args:
        with_ids: calls a function with the ids of the games in these rows.
        is_shown: returns whether a review is open in the window, so that it must not be released.
    """

    def __init__(
        self,
        page: LibraryPage,
        with_ids: Callable[[Sequence[range], Callable[[tuple[int, ...]], None]], None],
        settings: SettingsStore,
        library_service: LibraryService,
        reviews: ReviewService,
        is_shown: Callable[[GameReview], bool],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._page = page
        self._settings = settings
        self._library_service = library_service
        self._reviews = reviews
        self._is_shown = is_shown
        self._counts = Counts()
        self._games = list(settings.current.reviews)
        self._opening: int | None = None
        self._current: GameReview | None = None
        self._has_begun = False
        self._reviewed = self._not_over = self._failed = 0
        page.reviewing_several.connect(lambda rows: with_ids(rows, self.add))
        page.review_line.stop_button.clicked.connect(self.cancel)
        library_service.opened.connect(self._go_on)

    @property
    def games(self) -> tuple[int, ...]:
        """The ids of the games still to be reviewed, the current one first."""
        return tuple(self._games)

    def add(self, games: Sequence[int]) -> None:
        self._games += [game for game in games if game not in self._games]
        self._keep()
        self._go_on()
        self._show()

    def cancel(self) -> None:
        """Stop the running review and drop the waiting games; results so far are kept."""
        del self._games[1:]
        review = self._current
        if review is not None and review.is_going_on:
            self._reviews.stop(review)
        else:
            self._games.clear()
            self._opening = None
        self._keep()
        self._show()

    def _go_on(self) -> None:
        """Open the next game, unless one is being reviewed."""
        if self._current is None and self._opening is None and self._games:
            self._opening = self._games[0]
            then = partial(self._on_opened, self._opening)
            self._library_service.open_game(self._opening, then)

    def _on_opened(self, game: int, opened: object) -> None:
        if self._opening != game:
            return  # cancelled meanwhile
        self._opening = None
        if not isinstance(opened, OpenedGame) or opened.saved.record.options.is_only_watched:
            self._failed += 1
            self._finish()
        elif opened.ending == UNFINISHED and opened.saved.people:
            # A review would show the cards; see GameSummary.can_go_on.
            self._not_over += 1
            self._finish()
        else:
            self._has_begun = False
            review = self._current = self._reviews.open(opened)
            review.changed.connect(self._on_changed)
            self._on_changed()

    def _on_changed(self) -> None:
        review = self._current
        if review is None:
            return
        is_complete = review.progress is Progress.COMPLETE and not review.is_outdated
        may_begin = review.progress in _UNTOUCHED or review.is_outdated
        if is_complete:
            self._reviewed += 1
            self._finish()
        elif not review.is_going_on and may_begin and not self._has_begun:
            self._has_begun = True
            self._reviews.begin(review)
        elif not review.is_going_on:
            self._failed += review.progress is Progress.FAILED
            self._finish()
        else:
            self._show()

    def _finish(self) -> None:
        review, self._current = self._current, None
        if review is not None:
            review.changed.disconnect(self._on_changed)
            if not self._is_shown(review):
                self._reviews.release(review)
        del self._games[:1]
        self._keep()
        self._go_on()
        self._show()
        if not self._games:
            self._tell()

    def _keep(self) -> None:
        self._settings.change(reviews=tuple(self._games))

    def _show(self) -> None:
        line, review = self._page.review_line, self._current
        if review is None:
            line.setVisible(bool(self._games))
            return
        names = [shown_name(name) for name in review.opened.saved.record.seats]
        game = QLocale().createSeparatedList(names)
        line.show_queue(game, len(self._games) - 1, review.share)

    def _tell(self) -> None:
        """Report the results of the whole queue."""
        counts = self._counts
        results = (
            (self._reviewed, counts.reviewed_games),
            (self._not_over, counts.games_not_over),
            (self._failed, counts.games_not_reviewed),
        )
        self._page.progress.say(
            " ".join(sentence(number) for number, sentence in results if number)
        )
        self._reviewed = self._not_over = self._failed = 0
