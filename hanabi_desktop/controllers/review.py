"""A review in the window: opened over a game that is over, filled in while it is worked out."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QGuiApplication

from hanabi_desktop.controllers.game.game import GameController
from hanabi_desktop.controllers.library import LibraryController
from hanabi_desktop.game.moves import Action
from hanabi_desktop.models.turn_log import places_in
from hanabi_desktop.review.findings import HeldKnowledge
from hanabi_desktop.session.play.replay import Replay
from hanabi_desktop.session.review.game_review import GameReview, Progress
from hanabi_desktop.session.review.service import ReviewService
from hanabi_desktop.support.background import Task, in_a_process
from hanabi_desktop.support.files import write_atomically
from hanabi_desktop.table.move_marks import MarkedMove, MarkKind, MoveMarks
from hanabi_desktop.teammates.levels import Level
from hanabi_desktop.windows.dialogs.file_dialogs import documents_folder, summary_dialog
from hanabi_desktop.windows.dialogs.message import show_message
from hanabi_desktop.windows.main.main_window import MainWindow
from hanabi_desktop.wording.files import unwritable_file
from hanabi_desktop.wording.review import better_mark, made_mark
from hanabi_desktop.wording.review_summary import summary_html, summary_text

if TYPE_CHECKING:
    from hanabi_desktop.windows.review.curve import ReviewCurve
    from hanabi_desktop.windows.review.review_panel import ReviewPanel

translate = QCoreApplication.translate


class ReviewController(QObject):
    """Opens reviews, and shows what is known of them by now.

    Attributes:
        service: has games reviewed.
        current: the review that is shown; None where none is.
    """

    def __init__(
        self,
        window: MainWindow,
        game: GameController,
        library: LibraryController,
        service: ReviewService,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._game = game
        self._library = library
        self.service = service
        self._parts: tuple[ReviewPanel, ReviewCurve] | None = None
        self._marks = MoveMarks(game.screen.scene, lambda: game.table.observation, self)
        self._folder = documents_folder()
        self._saving: Task | None = None
        self._begins = False
        self._left_at = 0
        self._asked: tuple[int, int] | None = None
        self.current: GameReview | None = None
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
        panel.moment.line_asked.connect(self._ask_line)
        panel.hands.wanted.connect(lambda _: self._ask_what_was_known())
        panel.page_turned.connect(self._on_page_turned)
        panel.begin_asked.connect(self._begin)
        panel.stop_asked.connect(self._stop)
        panel.level_chosen.connect(self._judge_by)
        panel.back_asked.connect(self._leave_line)
        panel.left.connect(self.close_review)
        panel.points.saving.connect(self._ask_where_to_save)
        panel.points.copying.connect(self._copy)
        return self._parts

    def _connect(self) -> None:
        window, game = self._window, self._game
        window.menu.review.connect(self.show)
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
        if self._saving is not None:
            self._saving.finish()
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

    def _open(self, replay: Replay) -> None:
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
        self._begins = True
        self._on_changed()
        screen.view.setFocus()

    def close_review(self) -> None:
        """Show the replay without its review; the work goes on."""
        self._leave_line()
        self._on_closed()
        self._game.screen.view.setFocus()

    def _escape(self) -> None:
        """Leave the course that the game did not take, else the review."""
        if self._replay is not None and self._replay.is_on_line:
            self._leave_line()
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
        self.panel.show_line(is_on_line=False)
        review.changed.disconnect(self._on_changed)
        self.service.let_go(review)

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

    def _judge_by(self, level: Level) -> None:
        if self.current is not None and level is not self.current.level:
            self.service.begin_anew(self.current, level)

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
            review.progress, review.share, review.level, is_outdated=review.is_outdated
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
        if self.current is not None:
            self._tell_moment()

    def _tell_moment(self) -> None:
        """Tell of the decision at the moment shown, and draw it on the table."""
        review, replay = self.current, self._replay
        if review is None or replay is None:
            return
        self._marks.show()
        if replay.is_on_line:
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
                self._mark(found.action, found.cost.best)
        self._ask_what_was_known()

    def _mark(self, made: Action, better: Action) -> None:
        moves = [MarkedMove(MarkKind.MADE, made, made_mark(made))]
        if better != made:
            moves.append(MarkedMove(MarkKind.BETTER, better, better_mark(better)))
        self._marks.show(*moves)

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

    # -- how it would have gone on --------------------------------------------------------------------

    def _ask_line(self) -> None:
        review, replay = self.current, self._replay
        if review is None or replay is None or replay.is_on_line:
            return
        turn = replay.turn

        def show(states: tuple[object, ...]) -> None:
            if self.current is review and self._replay is replay and replay.turn == turn:
                self._left_at = turn
                self._marks.show()
                self._game.replay.show_line(turn, states)
                self._game.screen.replay_bar.show_curve(None)
                self.panel.show_line(is_on_line=True)

        self.service.ask_line(review, turn + 1, show)

    def _leave_line(self) -> None:
        replay = self._replay
        if replay is not None and replay.is_on_line:
            self.panel.show_line(is_on_line=False)
            self._game.screen.replay_bar.show_curve(self.curve)
            self._game.replay.leave_line(self._left_at)

    # -- the summary ------------------------------------------------------------------------------------

    def _copy(self) -> None:
        review = self.current
        if review is not None and review.found is not None:
            found, names = review.found, self._game.words.names
            QGuiApplication.clipboard().setText(summary_text(found.review, found.moments, names))
            self._window.toast.say(translate("Review", "Summary copied."))

    def _ask_where_to_save(self) -> None:
        if self.current is None or self.current.found is None:
            return
        title = translate("Review", "Save the summary")
        dialog = summary_dialog(self._window, title, self._folder, f"{self._game.file_name}-review")
        dialog.fileSelected.connect(lambda name: self.save_summary(Path(name)))
        dialog.open()

    def save_summary(self, file: Path) -> None:
        """Write the summary as HTML or PDF, and say how it went."""
        review = self.current
        if review is None or review.found is None or self._saving is not None:
            return
        from hanabi_desktop.windows.review.summary import (  # noqa: PLC0415 (as the panel)
            PDF,
            pdf_without_window,
        )

        page = summary_html(review.found.review, review.found.moments, self._game.words.names)

        def write(_: Task) -> OSError | Path:
            for_paper = file.suffix == PDF
            data = in_a_process(pdf_without_window, page) if for_paper else page.encode()
            try:
                write_atomically(file, data)
            except OSError as error:
                return error
            return file

        task = self._saving = Task(write, self)
        task.ended.connect(partial(self._on_saved, file))
        task.start()

    def _on_saved(self, file: Path, came: object) -> None:
        if self._saving is not None:
            self._saving.deleteLater()
            self._saving = None
        if isinstance(came, Path):
            self._folder = file.parent
            text = translate("FilesController", "Saved as {file}.")
            self._window.toast.say(text.format(file=file.name))
        else:
            error = came if isinstance(came, OSError) else OSError()
            show_message(unwritable_file(file.name, error), self._window)
