"""A review in the window, updated while it is computed."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from hanabi_desktop.game.moves import Action
from hanabi_desktop.learning.lessons import Lesson
from hanabi_desktop.review.findings import HeldKnowledge
from hanabi_desktop.session.guides.answers import OwnMoment, losses_of
from hanabi_desktop.session.library.loading import OpenedGame
from hanabi_desktop.session.play.cursor import Cursor
from hanabi_desktop.session.play.game import Mode
from hanabi_desktop.session.reviews import GameReview, Progress, ReviewService
from hanabi_desktop.table.marks import MoveMarks
from hanabi_desktop.table.models.lists import places_in
from hanabi_desktop.teammates.conventions import Agreement
from hanabi_desktop.ui.game.game_controller import GameController
from hanabi_desktop.ui.review.lines import LinesController
from hanabi_desktop.ui.review.review_summary import SummaryController
from hanabi_desktop.ui.shell.command import Command
from hanabi_desktop.ui.shell.main_window import MainWindow
from hanabi_desktop.ui.widgets.dialogs import Question
from hanabi_desktop.ui.widgets.sentences import better_move, moves_drawn

if TYPE_CHECKING:
    from hanabi_desktop.ui.review.curve import ReviewCurve
    from hanabi_desktop.ui.review.review_panel import ReviewPanel

translate = QCoreApplication.translate


class HandsController(QObject):
    """Fills the panel's page of hands for the chosen seat."""

    def __init__(self, cursor: Cursor, service: ReviewService, parent: QObject) -> None:
        super().__init__(parent)
        self._cursor = cursor
        self._service = service
        self._panel: ReviewPanel | None = None
        self._review: GameReview | None = None
        self._asked: tuple[int, int] | None = None

    def connect_panel(self, panel: "ReviewPanel") -> None:
        """Connect to the requests of a panel."""
        self._panel = panel
        panel.hands.wanted.connect(lambda _: self._ask())
        panel.page_turned.connect(self._on_page_turned)

    def follow(self, review: GameReview | None) -> None:
        """Show the hands of this review at the cursor's position; None for no review."""
        if review is not self._review:
            self._review, self._asked = review, None
        self._ask()

    def _on_page_turned(self) -> None:
        """Select the seat to act when the page is opened."""
        review, panel = self._review, self._panel
        if review is not None and panel is not None and panel.page is panel.hands:
            number = min(self._cursor.moment + 1, review.turns)
            panel.hands.choose(review.seen_before(number).seat)
            self._asked = None
            self._ask()

    def _ask(self) -> None:
        review, panel = self._review, self._panel
        if review is None or panel is None or self._cursor.is_on_line:
            return
        asked = panel.hands.seat, self._cursor.moment
        if panel.page is not panel.hands or asked == self._asked:
            return
        self._asked = asked
        panel.hands.show_known((), {})

        def show(known: tuple[HeldKnowledge, ...]) -> None:
            if self._asked == asked and self._review is review:
                panel.hands.show_known(known, places_in(review.seen_by(*asked)))

        self._service.ask_what_was_known(review, *asked, show)


class ReviewController(QObject):
    """Opens reviews and shows results as they arrive.

    Attributes:
        service: computes reviews.
        current: the review shown; None if there is none.
        hands: shows what each seat could know.
        lines: shows variations of the game.
        summary: exports the summary.
    """

    def __init__(
        self,
        window: MainWindow,
        game: GameController,
        service: ReviewService,
        begin_lesson: Callable[[Lesson], None],
        practise: Callable[[Sequence[OwnMoment]], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._game = game
        self._session = game.session
        self._cursor = game.session.cursor
        self._begin_lesson = begin_lesson
        self._practise = practise
        self.service = service
        self._parts: tuple[ReviewPanel, ReviewCurve] | None = None
        self._marks = MoveMarks(game.screen.scene, lambda: game.table.observation, self)
        self._begins = False
        self._passed = 0
        self.current: GameReview | None = None
        self._seat_before: int | None = None
        self.summary = SummaryController(window, game, lambda: self.current, self)
        self.lines = LinesController(
            window, game, self._marks, service, lambda: (self.panel, self.curve), self
        )
        self.hands = HandsController(game.session.cursor, service, self)
        self._connect()

    @property
    def panel(self) -> "ReviewPanel":
        """The panel beside the table."""
        return (self._parts or self._create_parts())[0]

    @property
    def curve(self) -> "ReviewCurve":
        """The curve over the turns."""
        return (self._parts or self._create_parts())[1]

    def _create_parts(self) -> "tuple[ReviewPanel, ReviewCurve]":
        """Create panel and curve; they are not needed before a review is opened."""
        from hanabi_desktop.ui.review.curve import ReviewCurve  # noqa: PLC0415 (loaded on first use)
        from hanabi_desktop.ui.review.review_panel import ReviewPanel  # noqa: PLC0415 (loaded on first use)

        panel, curve = self._parts = ReviewPanel(), ReviewCurve()
        curve.pressed.connect(self._cursor.go_to)
        panel.moment.chosen.connect(self._go_to_decision)
        panel.turns.chosen.connect(self._go_to_decision)
        panel.bookmarks.chosen.connect(self._cursor.go_to)
        self.lines.connect_panel(panel)
        panel.bookmarks.what_if_button.clicked.connect(
            self._window.commands[Command.WHAT_IF].trigger
        )
        panel.moment.line_button.clicked.connect(self._ask_line)
        panel.moment.try_asked.connect(self.try_yourself)
        panel.moment.lesson_asked.connect(self._begin_lesson)
        self.hands.connect_panel(panel)
        panel.begin_asked.connect(self._begin)
        panel.stop_asked.connect(self._stop)
        panel.agreement_chosen.connect(self._judge_by)
        panel.close_button.clicked.connect(self.close_review)
        panel.points.save_button.clicked.connect(self.summary.ask_where_to_save)
        panel.points.copy_button.clicked.connect(self.summary.copy)
        return self._parts

    def _connect(self) -> None:
        window, game = self._window, self._game
        window.commands.connect(Command.TRY_YOURSELF, self.try_yourself)
        window.language_changed.connect(self._tell)
        game.end.page.review_button.clicked.connect(self.show)
        game.session.cursor.changed.connect(self._on_moved)
        game.session.started.connect(self._on_closed)
        game.session.closed.connect(self._on_closed)
        game.screen.replay_bar.escaped.connect(self._escape)
        self.service.kept.connect(self._on_kept)

    def close(self) -> None:
        """Stop all computations for good; results so far are kept."""
        self.summary.close()
        self.service.close()

    # -- opening and leaving --------------------------------------------------------------------------

    def show(self) -> None:
        """Review the game shown or just played."""
        if self.current is not None and self._window.page is self._game.screen:
            return
        over = self._session.over
        if over is not None and self._session.mode is Mode.PLAYED:
            self._session.study(over, self._session.viewer)
        if (
            self._session.mode is not Mode.STUDIED
            or not self._cursor.can_show_all
            or not self._cursor.turns
        ):
            self._window.toast.say(self._why_not())
        elif self._game.say_if_only_watched():
            return
        elif self._cursor.hides_end:
            self._ask_before_result()
        else:
            self._open()

    def _ask_before_result(self) -> None:
        """Open the review of a game whose end is hidden only if the person agrees to be told."""
        question = Question(
            translate("Review", "A review shows how the game ended."),
            translate("Review", "Show the result and review"),
            self._window,
            leaves=translate("Question", "Cancel"),
        )
        question.agreed.connect(self._tell_result)
        question.open()

    def _tell_result(self) -> None:
        self._cursor.hide_end(hidden=False)
        self._open()

    def _why_not(self) -> str:
        if self._session.mode is None:
            return translate("Review", "Open a game that is over, then review it.")
        return translate(
            "Review", "A review shows every card, so you can only open it once this game is over."
        )

    def _open(self, turn: int = 0, *, begins: bool = True) -> None:
        """Open the review of the game on the table, at the position after ``turn`` turns."""
        was_open = self.current is not None
        self._on_closed()
        opened, present, screen = self._session.over, self._cursor.present, self._game.screen
        if opened is None or present is None:
            return
        review = self.service.open(opened)
        review.changed.connect(self._on_changed)
        people = opened.saved.people
        person = people[0] if len(people) == 1 else None
        self.panel.show_names(self._game.words.names, person)
        self.panel.open_at_first_page()
        self.curve.show_game(self._cursor.turns, present.options.max_score)
        if not was_open:
            self._seat_before = None if self._cursor.shows_all else self._cursor.viewer
        self._cursor.look_from(None)
        self._cursor.go_to(turn)
        self.current = review
        self._place_parts()
        self._window.turn_to(screen)
        self._begins, self._passed = begins, turn
        self._tell_bookmarks()
        self.lines.tell()
        self._on_changed()
        screen.view.setFocus()

    def _place_parts(self) -> None:
        """Show panel and curve while the game is viewed, and hide them while moments are practised."""
        shown = self.current is not None and self._cursor.is_read_only
        on_line = self._cursor.is_on_line
        if shown or self._game.screen.beside is self.panel:
            self._game.screen.show_beside(self.panel if shown else None)
        self._game.screen.replay_bar.show_curve(self.curve if shown and not on_line else None)

    def close_review(self) -> None:
        """Return to the replay without a review; the computation continues."""
        self.lines.leave()
        self._on_closed()
        if self._cursor.shows_all and self._seat_before is not None:
            self._cursor.look_from(self._seat_before)  # as the replay was seen before
        self._game.screen.view.setFocus()

    def _escape(self) -> None:
        """Leave the variation, or else the review, or else the game for its result."""
        if self._cursor.is_trying:
            return
        if self._cursor.is_on_line:
            self.lines.leave()
        elif self.current is not None:
            self.close_review()
        else:
            self._game.end.return_to_result()

    def _on_closed(self) -> None:
        """Close the review, because another game comes, or none."""
        review, self.current = self.current, None
        screen = self._game.screen
        self._marks.show()
        if review is None:
            return
        screen.replay_bar.show_curve(None)
        screen.replay_bar.show_moments(())
        screen.show_beside(None)
        self.panel.show_found(None, (), ())
        self.panel.bookmarks.show_bookmarks((), (), 0)
        self.panel.bookmarks.show_branches(())
        self.panel.show_line(is_on_line=False)
        self.hands.follow(None)
        review.changed.disconnect(self._on_changed)
        self.service.release(review)

    # -- practice ---------------------------------------------------------------------------------

    def try_yourself(self, seat: int | None = None) -> None:
        """Let the person decide a seat's costly moves again; None stands for the seat in front."""
        review, opened = self.current, self._session.over
        if review is not None and review.is_going_on and review.found is None:
            self._report_running()
            return
        if review is None or opened is None or review.found is None:
            self._window.toast.say(
                translate("Review", "Open the review of a game first, then try it yourself.")
            )
            return
        whose = (self._cursor.viewer or 0) if seat is None else seat
        moments = tuple(losses_of(opened, review.found.review, (whose,)))
        if not moments and review.is_going_on:
            self._report_running()
            return
        if not moments:
            #: {name} of a player
            text = translate("Review", "Nothing to retry: no move by {name} cost points.")
            self._window.toast.say(text.format(name=self._game.words.names[whose]))
            return
        self._practise(moments)

    def _report_running(self) -> None:
        self._window.toast.say(
            translate("Review", "The review has found nothing to try yet. It is still under way.")
        )

    def end_practice(self, moment: OwnMoment | None) -> None:
        """Return to the review, at the moment that was tried last."""
        if moment is None:
            return
        self._come_back(moment.opened, moment.found.turn - 1)

    # -- computation ------------------------------------------------------------------------------

    def _begin(self) -> None:
        self._begins = False
        if self.current is not None:
            self.service.begin(self.current)

    def _stop(self) -> None:
        self._begins = False
        if self.current is not None:
            self.service.stop(self.current)

    def _judge_by(self, agreement: Agreement) -> None:
        if self.current is not None and agreement != self.current.agreement:
            self.service.restart(self.current, agreement)
            self._game.screen.view.setFocus()  # the focused choice is hidden while the review runs

    def _on_changed(self) -> None:
        review = self.current
        if review is None:
            return
        waits_to_begin = review.progress in (Progress.NOT_BEGUN, Progress.STOPPED)
        if self._begins and waits_to_begin and not review.is_outdated:
            self._begin()  # the saved results have been read
            return
        self._tell()

    def _on_kept(self, review: GameReview, body: bytes) -> None:
        if review is self.current:
            self._session.notebook.take_review(body)

    def _tell(self) -> None:
        """Show the results so far."""
        review, names = self.current, self._game.words.names
        if review is None:
            return
        self.panel.show_work(
            review.progress,
            review.share,
            review.agreement,
            review.offered,
            is_outdated=review.is_outdated,
        )
        found = review.found
        if found is not None:
            self.panel.show_found(found.review, found.moments, names)
            self.curve.show_review(found.review, found.moments)
            graded = [one.turn - 1 for one in found.moments if one.grade is not None]
            self._game.screen.replay_bar.show_moments(graded)
        else:
            self.panel.show_found(None, (), names)
        self._tell_moment()

    # -- moment shown -----------------------------------------------------------------------------

    def _on_moved(self) -> None:
        if self.current is None:
            return
        self._place_parts()
        if not self._cursor.is_read_only:
            self._marks.show()
            return
        if not self._cursor.is_on_line and self._cursor.moment > self._passed:
            self._passed = self._cursor.moment
            self._tell_bookmarks()
        self._tell_moment()

    def _tell_bookmarks(self) -> None:
        """List the bookmarks; notes on moments not yet passed stay hidden."""
        bookmarks = self._session.notebook.bookmarks
        self.panel.bookmarks.show_bookmarks(bookmarks, self._game.words.names, self._passed)

    def _tell_moment(self) -> None:
        """Show the decision at the moment shown, and mark it on the table."""
        review, cursor = self.current, self._cursor
        if review is None or not cursor.is_read_only:
            return
        self._marks.show()
        if cursor.is_on_line:
            self.lines.report_line(review)
            return
        self.curve.show_turn(cursor.moment)
        number, present = cursor.moment + 1, cursor.present
        found = review.turn(number)
        if found is None or present is None:
            self.panel.moment.show_waiting(self._waiting_words(review, number))
        else:
            places = places_in(review.seen_before(number))
            self.panel.moment.show_decision(found, present.history[number - 1], places)
            if found.grade is not None:
                self._marks.show(*moves_drawn(found.action, better_move(found)))
        self.hands.follow(review)

    @staticmethod
    def _waiting_words(review: GameReview, number: int) -> str:
        if number > review.turns:
            return translate("Review", "The game is over here.")
        if review.is_going_on:
            return translate("Review", "The first figures will appear in a few seconds.")
        return translate("Review", "This game has not been reviewed yet.")

    def _go_to_decision(self, number: int) -> None:
        self._cursor.go_to(number - 1)

    # -- variations -------------------------------------------------------------------------------

    def _ask_line(self) -> None:
        review, cursor = self.current, self._cursor
        if review is None or cursor.is_on_line:
            return
        turn = cursor.moment

        def show(actions: tuple[Action, ...]) -> None:
            if self.current is review and not cursor.is_on_line and cursor.moment == turn:
                self.lines.play(turn, actions)

        self.service.ask_line(review, turn + 1, show)

    def tell_lines(self) -> None:
        """List the variations again, if a review is open."""
        if self.current is not None:
            self.lines.tell()

    def _come_back(self, opened: OpenedGame, turn: int) -> None:
        """Show the review of a game again, at the moment after ``turn`` turns."""
        self._game.open(opened)
        if self._session.mode is Mode.STUDIED:
            self._open(turn, begins=bool(opened.saved.review))
