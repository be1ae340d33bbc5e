"""Variations of a game: the better move, what-if lines, and what if at any moment."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QInputDialog

from hanabi_desktop.game.moves import Action
from hanabi_desktop.session.reviews import GameReview, ReviewService
from hanabi_desktop.table.marks import MoveMarks
from hanabi_desktop.teammates.search.evaluator import Comparison
from hanabi_desktop.ui.game.game_controller import GameController
from hanabi_desktop.ui.shell.main_window import MainWindow
from hanabi_desktop.wording.review import line_sentence, line_worth_sentence

if TYPE_CHECKING:
    from hanabi_desktop.ui.review.curve import ReviewCurve
    from hanabi_desktop.ui.review.review_panel import ReviewPanel

translate = QCoreApplication.translate


_LONGEST_NAME = 100


class LinesController(QObject):
    """Shows and lists the variations of a game.

    Args:
        window: the main window.
        game: the game controller, whose session shows the game.
        marks: the marks on the table, which belong to the game as played.
        service: computes the value of a move.
        parts: returns the panel and the curve of the review.
        parent: the owner.
    """

    def __init__(
        self,
        window: MainWindow,
        game: GameController,
        marks: MoveMarks,
        service: ReviewService,
        parts: "Callable[[], tuple[ReviewPanel, ReviewCurve]]",
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._game = game
        self._cursor = game.session.cursor
        self._lines = game.session.lines
        self._marks = marks
        self._service = service
        self._parts = parts
        self._left_at = 0
        self._begins: tuple[int, Action] | None = None
        self._compared: Comparison | None = None

    def connect_panel(self, panel: "ReviewPanel") -> None:
        """Connect to the list of variations in a panel."""
        panel.back_asked.connect(self.leave)
        panel.bookmarks.branch_chosen.connect(self._show_kept)
        panel.bookmarks.renaming.connect(self._ask_for_name)
        panel.bookmarks.dropping.connect(self._drop)

    def report_line(self, review: GameReview) -> None:
        """Show the result of the variation on the table, and the value of its first move."""
        begins, result = self._cursor.line_begins, self._cursor.result
        if begins is None or result is None:
            return
        panel, _ = self._parts()
        over = review.opened.states[-1].ending is not None
        sentence = line_sentence(self._cursor.points, result[0] if over else None)
        if begins != self._begins:
            self._begins, self._compared = begins, None
            self._service.ask_comparison(review, *begins, partial(self._on_compared, review))
        if self._compared is not None:
            sentence = f"{sentence} {line_worth_sentence(self._compared)}"
        panel.moment.show_waiting(sentence)

    def _on_compared(self, review: GameReview, compared: Comparison) -> None:
        if self._cursor.is_on_line and self._cursor.line_begins == self._begins:
            self._compared = compared
            self.report_line(review)

    def tell(self) -> None:
        """List the variations stored with the game."""
        panel, _ = self._parts()
        panel.bookmarks.show_branches(self._lines.entries)

    def play(self, turn: int, actions: Sequence[Action]) -> None:
        """Show a variation that branches off after ``turn`` turns, and play it."""
        self.show(turn, actions)
        self._game.screen.replay_bar.playback.play()

    def show(self, turn: int, actions: Sequence[Action], at: int | None = None) -> None:
        """Show a variation that branches off after ``turn`` turns, from there or at a position."""
        panel, _ = self._parts()
        self._left_at = turn
        self._marks.show()
        self._game.screen.replay_bar.show_curve(None)
        panel.show_line(is_on_line=True)
        self._cursor.show_line(turn, actions, at)

    def leave(self) -> None:
        """Return to the game as played."""
        self._begins = None
        if self._cursor.is_on_line:
            panel, curve = self._parts()
            panel.show_line(is_on_line=False)
            self._game.screen.replay_bar.playback.pause()
            self._game.screen.replay_bar.show_curve(curve)
            self._cursor.leave_line(self._left_at)

    def _show_kept(self, place: int) -> None:
        if place < len(self._lines.entries):
            self.leave()
            self.show(*self._lines.actions(place))

    def _drop(self, place: int) -> None:
        if 0 <= place < len(self._lines.entries):
            self.leave()
            self._lines.drop(place)
            self.tell()

    def _ask_for_name(self, place: int) -> None:
        entries = self._lines.entries
        if not 0 <= place < len(entries):
            return
        dialog = QInputDialog(self._window)
        dialog.setWindowTitle(translate("Review", "Rename"))
        dialog.setLabelText(translate("Review", "Name of this line"))
        dialog.setTextValue(entries[place].name)
        dialog.textValueSelected.connect(lambda name: self.rename(place, name))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def rename(self, place: int, name: str) -> None:
        """Rename a variation."""
        name = name.strip()
        if name and place < len(self._lines.entries):
            self._lines.rename(place, name[:_LONGEST_NAME])
            self.tell()
