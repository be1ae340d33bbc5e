"""A review in the window: opened over a game that is over, filled in while it is worked out."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from hanabi_desktop.controllers.game.game import GameController
from hanabi_desktop.controllers.learning.page import LearningController
from hanabi_desktop.controllers.library import LibraryController
from hanabi_desktop.controllers.review.courses import CoursesController
from hanabi_desktop.controllers.review.summary import SummaryController
from hanabi_desktop.controllers.what_if import WhatIfController
from hanabi_desktop.models.turn_log import places_in
from hanabi_desktop.review.findings import HeldKnowledge
from hanabi_desktop.session.learning.own_moment import OwnMoment, losses_of
from hanabi_desktop.session.learning.what_if import OtherCourse
from hanabi_desktop.session.library.loading import OpenedGame
from hanabi_desktop.session.play.replay import Replay
from hanabi_desktop.session.review.game_review import GameReview, Progress
from hanabi_desktop.session.review.service import ReviewService
from hanabi_desktop.table.move_marks import MoveMarks
from hanabi_desktop.teammates.agreements import Agreement
from hanabi_desktop.windows.main.main_window import MainWindow
from hanabi_desktop.windows.review.moves_drawn import better_move, moves_drawn

if TYPE_CHECKING:
    from hanabi_desktop.windows.review.curve import ReviewCurve
    from hanabi_desktop.windows.review.review_panel import ReviewPanel


translate = QCoreApplication.translate


class ReviewController(QObject):
    """Opens reviews, and shows what is known of them by now.

    Attributes:
        service: has games reviewed.
        current: the review that is shown; None where none is.
        courses: shows how a game could have gone on.
        summary: takes out what was found.
    """

    def __init__(
        self,
        window: MainWindow,
        game: GameController,
        library: LibraryController,
        learning: LearningController,
        what_if: WhatIfController,
        service: ReviewService,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._game = game
        self._library = library
        self._learning = learning
        self._what_if = what_if
        self.service = service
        self._parts: tuple[ReviewPanel, ReviewCurve] | None = None
        self._marks = MoveMarks(game.screen.scene, lambda: game.table.observation, self)
        self._begins = False
        self._passed = 0
        self._asked: tuple[int, int] | None = None
        self.current: GameReview | None = None
        self.summary = SummaryController(window, game, lambda: self.current, self)
        self.courses = CoursesController(
            window, game, self._marks, service, lambda: (self.panel, self.curve), self
        )
        self._connect()

    @property
    def panel(self) -> "ReviewPanel":
        """What is told beside the table."""
        return (self._parts or self._made())[0]

    @property
    def curve(self) -> "ReviewCurve":
        """What stands over the turns."""
        return (self._parts or self._made())[1]

    def _made(self) -> "tuple[ReviewPanel, ReviewCurve]":
        """Panel and curve; nobody waits for them before a review is opened."""
        from hanabi_desktop.windows.review.curve import ReviewCurve  # noqa: PLC0415 (see above)
        from hanabi_desktop.windows.review.review_panel import ReviewPanel  # noqa: PLC0415 (likewise)

        panel, curve = self._parts = ReviewPanel(), ReviewCurve()
        curve.pressed.connect(self._game.screen.replay_bar.slider.setValue)
        panel.moment.chosen.connect(self._go_to_decision)
        panel.turns.chosen.connect(self._go_to_decision)
        panel.bookmarks.chosen.connect(self._game.screen.replay_bar.slider.setValue)
        self.courses.listen_to(panel)
        panel.bookmarks.what_if.connect(self._what_if.begin)
        panel.moment.line_asked.connect(self._ask_line)
        panel.moment.try_asked.connect(self.try_yourself)
        panel.moment.lesson_asked.connect(self._learning.begin_lesson)
        panel.hands.wanted.connect(lambda _: self._ask_what_was_known())
        panel.page_turned.connect(self._on_page_turned)
        panel.begin_asked.connect(self._begin)
        panel.stop_asked.connect(self._stop)
        panel.agreement_chosen.connect(self._judge_by)
        panel.left.connect(self.close_review)
        panel.points.saving.connect(self.summary.ask_where_to_save)
        panel.points.copying.connect(self.summary.copy)
        return self._parts

    def _connect(self) -> None:
        window, game = self._window, self._game
        window.menu.review.connect(self.show)
        window.menu.try_yourself.connect(self.try_yourself)
        self._learning.practice.over.connect(self._on_practised)
        window.menu.what_if.connect(self._what_if.begin)
        self._what_if.found.connect(self._on_other_course)
        self._what_if.left.connect(self._come_back)
        window.language_changed.connect(self._tell)
        game.end.page.review.connect(self.show)
        self._library.page.reviewing.connect(self._library.open_for_review)
        self._library.opened_for_review.connect(self.show)
        game.replay.moved.connect(self._on_moved)
        game.replay.closed.connect(self._on_closed)
        game.screen.replay_bar.escaped.connect(self._escape)
        self.service.kept.connect(self._on_kept)

    def close(self) -> None:
        """Stop what is worked on, for good; what was found is kept."""
        self.summary.close()
        self.service.close()

    # -- opening and leaving --------------------------------------------------------------------------

    def show(self) -> None:
        """Review the game that is shown, or was just played; of the library the chosen one."""
        if self.current is not None and self._window.page is self._game.screen:
            return
        if self._window.page is self._library.page:
            self._library.page.review()
            return
        finished = self._game.session.finished()
        if self._replay is None and finished is not None:
            self._game.open(finished)
        replay = self._replay
        if replay is None or not replay.can_show_all or not replay.turns:
            self._window.toast.say(self._why_not())
            return
        self._open(replay)

    def _why_not(self) -> str:
        if self._game.session.game_id is not None or self._replay is not None:
            return translate(
                "Review", "A review shows every card. You can open it when this game is over."
            )
        return translate("Review", "Open a game that is over, then review it.")

    def _open(self, replay: Replay, *, begins: bool = True) -> None:
        self._on_closed()
        review = self.current = self.service.open(replay.opened)
        review.changed.connect(self._on_changed)
        screen, names = self._game.screen, self._game.words.names
        self.panel.show_names(names)
        self.panel.open_at_first_page()
        self.curve.show_game(replay.turns, replay.whole.options.max_score)
        screen.replay_bar.show_curve(self.curve)
        screen.show_beside(self.panel)
        replay.look_from(None)
        self._window.turn_to(screen)
        screen.replay_bar.slider.setValue(0)
        self._begins, self._passed = begins, 0
        self._tell_bookmarks()
        self.courses.tell()
        self._on_changed()
        screen.view.setFocus()

    def close_review(self) -> None:
        """Show the replay without its review; the work goes on."""
        self.courses.leave()
        self._on_closed()
        self._game.screen.view.setFocus()

    def _escape(self) -> None:
        """Leave the course that the game did not take, else the review."""
        if self._replay is not None and self._replay.is_on_line:
            self.courses.leave()
        elif self.current is not None:
            self.close_review()

    def _on_closed(self) -> None:
        """Another game comes, or none: nothing of this one stays on the table."""
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
        review.changed.disconnect(self._on_changed)
        self.service.let_go(review)

    # -- deciding once more ---------------------------------------------------------------------------

    def try_yourself(self, seat: int | None = None) -> None:
        """Have what has cost a seat something decided once more; None: whose hand lies in front."""
        review, replay = self.current, self._replay
        if review is not None and review.is_going_on and review.found is None:
            self._say_it_goes_on()
            return
        if review is None or replay is None or review.found is None:
            self._window.toast.say(
                translate("Review", "Open the review of a game first, then try it yourself.")
            )
            return
        whose = replay.place if seat is None else seat
        moments = tuple(losses_of(replay.opened, review.found.review, (whose,)))
        if not moments and review.is_going_on:
            self._say_it_goes_on()
            return
        if not moments:
            #: {name} of a player
            text = translate("Review", "Nothing to try: no move of {name} cost points.")
            self._window.toast.say(text.format(name=self._game.words.names[whose]))
            return
        self._learning.try_yourself(moments)

    def _say_it_goes_on(self) -> None:
        self._window.toast.say(
            translate("Review", "The review has found nothing to try yet. It is still under way.")
        )

    def _on_practised(self, moment: OwnMoment | None) -> None:
        """Come back to the review, at the last moment that was tried."""
        if moment is None:
            return
        self._come_back(moment.opened, moment.found.turn - 1)

    @property
    def _replay(self) -> Replay | None:
        return self._game.replay.current

    # -- the work -------------------------------------------------------------------------------------

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
            self.service.begin_anew(self.current, agreement)
            self._game.screen.view.setFocus()  # the choice is hidden while the work goes on

    def _on_changed(self) -> None:
        review = self.current
        if review is None:
            return
        waits_to_begin = review.progress in (Progress.NOT_BEGUN, Progress.STOPPED)
        if self._begins and waits_to_begin and not review.is_outdated:
            self._begin()  # what was kept has been read
            return
        self._tell()

    def _on_kept(self, review: GameReview, body: bytes) -> None:
        replay = self._replay
        if review is self.current and replay is not None:
            replay.take_review(body)

    def _tell(self) -> None:
        """Show what is known by now."""
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

    # -- the moment shown -----------------------------------------------------------------------------

    def _on_moved(self) -> None:
        replay = self._replay
        if self.current is not None and replay is not None:
            if not replay.is_on_line and replay.turn > self._passed:
                self._passed = replay.turn
                self._tell_bookmarks()
            self._tell_moment()

    def _tell_bookmarks(self) -> None:
        """List what was marked during the game; no note is told before its moment was passed."""
        replay = self._replay
        if replay is not None:
            names = self._game.words.names
            self.panel.bookmarks.show_bookmarks(replay.bookmarks, names, self._passed)

    def _tell_moment(self) -> None:
        """Tell of the decision at the moment shown, and draw it on the table."""
        review, replay = self.current, self._replay
        if review is None or replay is None:
            return
        self._marks.show()
        if replay.is_on_line:
            self.courses.tell_line(review)
            return
        self.curve.show_turn(replay.turn)
        number = replay.turn + 1
        found = review.turn(number)
        if found is None:
            self.panel.moment.show_waiting(self._waiting_words(review, number))
        else:
            places = places_in(review.seen_before(number))
            happened = replay.whole.history[number - 1]
            self.panel.moment.show_decision(found, happened, places)
            if found.grade is not None:
                self._marks.show(*moves_drawn(found.action, better_move(found)))
        self._ask_what_was_known()

    @staticmethod
    def _waiting_words(review: GameReview, number: int) -> str:
        if number > review.turns:
            return translate("Review", "The game is over here.")
        if review.is_going_on:
            return translate("Review", "The first figures come within seconds.")
        return translate("Review", "This game has not been reviewed yet.")

    def _go_to_decision(self, number: int) -> None:
        self._game.screen.replay_bar.slider.setValue(number - 1)

    # -- what each could know ---------------------------------------------------------------------------

    def _on_page_turned(self) -> None:
        review, replay = self.current, self._replay
        if review is not None and replay is not None and self.panel.page is self.panel.hands:
            number = min(replay.turn + 1, review.turns)
            self.panel.hands.choose(review.seen_before(number).seat)
            self._asked = None
            self._ask_what_was_known()

    def _ask_what_was_known(self) -> None:
        review, replay = self.current, self._replay
        shown = self.panel.page is self.panel.hands
        if review is None or replay is None or not shown or replay.is_on_line:
            return
        asked = self.panel.hands.seat, replay.turn
        if asked == self._asked:
            return
        self._asked = asked
        self.panel.hands.show_known((), {})

        def show(known: tuple[HeldKnowledge, ...]) -> None:
            if self._asked == asked and self.current is review:
                self.panel.hands.show_known(known, places_in(review.seen_by(*asked)))

        self.service.ask_what_was_known(review, *asked, show)

    # -- courses that the game did not take -----------------------------------------------------------

    def _ask_line(self) -> None:
        review, replay = self.current, self._replay
        if review is None or replay is None or replay.is_on_line:
            return
        turn = replay.turn

        def show(states: tuple[object, ...]) -> None:
            if self.current is review and self._replay is replay and replay.turn == turn:
                self.courses.show(turn, states)

        self.service.ask_line(review, turn + 1, show)

    def _on_other_course(self, course: OtherCourse, name: str) -> None:
        """Show how it would have gone on, and keep it with the game."""
        self._come_back(course.opened, course.turn)
        replay = self._replay
        if replay is not None:
            replay.keep_branch(course.turn, course.states, name)
            self.courses.tell()
            self.courses.show(course.turn, course.states)
            self._game.screen.replay_bar.slider.setValue(course.at + 1)

    def _come_back(self, opened: OpenedGame, turn: int) -> None:
        """Show the review of a game again, at the moment after so many turns."""
        self._game.open(opened)
        replay = self._replay
        if replay is not None:
            self._open(replay, begins=bool(opened.saved.review))
            self._game.screen.replay_bar.slider.setValue(turn)
