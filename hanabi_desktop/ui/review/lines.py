"""Variations of a game: the better move, what-if lines, and what if at any moment."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QInputDialog

from hanabi_desktop.game.moves import Action
from hanabi_desktop.session.guides.what_if import OtherLine, WhatIfGuide
from hanabi_desktop.session.reviews import GameReview, ReviewService
from hanabi_desktop.table.marks import MoveMarks
from hanabi_desktop.table.models.lists import places_in
from hanabi_desktop.teammates.search.evaluator import Comparison
from hanabi_desktop.ui.game.advice_panel import Choice
from hanabi_desktop.ui.game.game_controller import GameController
from hanabi_desktop.ui.shell.main_window import MainWindow
from hanabi_desktop.wording.clues_and_hints import action_phrase
from hanabi_desktop.wording.markup import Markup
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


class WhatIfController(QObject):
    """Lets a person make another move, and reports the line that follows (see ``Coached``).

    Attributes:
        guide: waits for the other move.

    Signals:
        found: (OtherLine, str) the line that follows, and a name for it.
    """

    found = Signal(object, str)

    def __init__(self, window: MainWindow, game: GameController, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        self._game = game
        self.guide = WhatIfGuide(game.session, self._on_found, self)

    def close(self) -> None:
        """Stop computing, for good."""
        self.guide.stop()

    def begin(self) -> None:
        """Let the seat to act make another move at the position shown."""
        session, cursor = self._game.session, self._game.session.cursor
        if not cursor.is_read_only or not cursor.can_show_all or cursor.is_at_ending:
            self._window.toast.say(
                translate("WhatIf", "Open a finished game first, then go to one of its turns.")
            )
            return
        self._game.coach.attend(self)
        session.ask_for_move(self.guide)
        self._game.coach.offer()
        self._game.coach.await_move()

    def end(self) -> None:
        """Nothing to reset: the guide's game stays."""

    def figure(self) -> None:
        """Return None: no figure is shown."""

    def choices(self) -> tuple[Choice | None, tuple[Choice, ...]]:
        """Return the single choice: back to the game."""
        return None, (Choice.BACK,)

    def title(self) -> str:
        """Return the title of the window."""
        return translate("WhatIf", "What if …")

    def heading(self) -> str:
        """Return the title."""
        return self.title()

    def paragraphs(self, _markup: Markup) -> tuple[str, ...]:
        """Return the question."""
        return (
            translate(
                "WhatIf",
                "What would you do here instead? Make any move: then the computer plays for"
                " everyone, to the end, with the same cards.",
            ),
        )

    def choose(self, choice: Choice) -> None:
        """Return to the game as it was."""
        if choice is Choice.BACK:
            self._leave()

    def _leave(self) -> None:
        self._game.coach.dismiss()
        self._game.session.dismiss_guide()

    def _on_found(self, line: OtherLine) -> None:
        seen = self._game.session.cursor.present
        if seen is None:
            return
        action = line.actions[line.at - line.turn]
        phrase = action_phrase(action, places_in(seen), self._game.words.names)
        #: the name of a line that a game did not take; {action} is "play slot 2"
        name = translate("WhatIf", "Turn {turn}: {action}")
        self._leave()
        self.found.emit(line, name.format(turn=line.at + 1, action=phrase))
