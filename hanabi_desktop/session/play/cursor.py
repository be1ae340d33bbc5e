"""The cursor: the position that is shown, and its viewer."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from hanabi_desktop.game.course import Node
from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.game.remarks import Said
from hanabi_desktop.game.scoring import score_of
from hanabi_desktop.game.state import observe
from hanabi_desktop.session.play.game import Game, Mode
from hanabi_desktop.session.play.position import Move, Position


class _View(NamedTuple):
    """The line, position and viewer that are shown.

    Attributes:
        line: the positions from the deal to the end of the line.
        at: the index of the position shown.
        viewer: the seat whose view is shown; None while there is none.
        shows_all: whether nothing is hidden from the viewer.
        is_branch: whether the line is a variation.
    """

    line: tuple[Node[Move], ...] = ()
    at: int = 0
    viewer: int | None = None
    shows_all: bool = False
    is_branch: bool = False


class Cursor(QObject):
    """An index into a line of a game: the game as it was played, or a variation.

    It provides positions as the viewer may see them, never a state.

    Signals:
        changed: (Position) the position to show: the game went on, or another position, line or
            viewer was chosen. Emitted again when the game goes on while an earlier position is
            shown.
    """

    changed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game: Game | None = None
        self._view = _View()
        self._before_guide: _View | None = None
        self._hides_end = False
        self._reached = 0

    # -- for the session ------------------------------------------------------------------------

    def enter(self, game: Game | None) -> None:
        """Switch to another game, or to none; there is no viewer until :meth:`show_to`."""
        self._game, self._before_guide = game, None
        self._hides_end, self._reached = False, 0
        self._view = _View() if game is None else _View(game.course.line)

    def show_to(self, viewer: int, at: int | None = None, *, shows_all: bool = False) -> None:
        """Make a seat the viewer, at a position or at the end of the game so far.

        The caller must call :meth:`tell` afterwards.
        """
        if self._game is not None:
            line = self._game.course.line
            last = len(line) - 1
            place = last if at is None else max(0, min(last, at))
            self._view = _View(line, place, viewer, shows_all)
            self._reached = place

    def hide(self) -> None:
        self._view = self._view._replace(viewer=None)

    def lengthen(self, node: Node[Move]) -> None:
        """Append the new end of the game; an earlier position stays shown."""
        view = self._view
        at = view.at if self.is_looking_back else view.at + 1
        self._view = view._replace(line=(*view.line, node), at=at)
        self.tell()

    def tell(self) -> None:
        """Emit the position shown, if there is a viewer."""
        position = self._position(self._view.line[self._view.at])
        if position is not None:
            self.changed.emit(position)

    def view_from_seat_to_act(self) -> None:
        """Make the seat to act the viewer of the position shown, as the end of its line."""
        view = self._before_guide = self._view
        line = view.line[: view.at + 1]
        seat = line[-1].state.seat_to_act
        self._view = _View(line, view.at, seat, is_branch=view.is_branch)
        self.tell()

    def try_at(self, node: Node[Move], *, shows_all: bool) -> None:
        """Show a position that somebody tries out, as the end of its line, to its seat to act."""
        if self._before_guide is None:
            self._before_guide = self._view
        seat = node.state.seat_to_act
        self._view = _View(node.path(), node.turns, seat, shows_all, is_branch=True)
        self.tell()

    @property
    def is_trying(self) -> bool:
        """Whether moves are being tried out: the viewer may then move for any seat."""
        return self._before_guide is not None

    @property
    def shown(self) -> Node[Move] | None:
        """The position shown, with its state; only for sessions."""
        return self._view.line[self._view.at] if self._view.line else None

    @property
    def main_line(self) -> tuple[Node[Move], ...]:
        """The game as it was played, with its states; only for sessions."""
        return () if self._game is None else self._game.course.line

    def restore_view(self) -> None:
        """Restore what was shown before :meth:`view_from_seat_to_act` or :meth:`try_at`."""
        if self._before_guide is not None:
            self._view, self._before_guide = self._before_guide, None
            self.tell()

    @property
    def end(self) -> Node[Move] | None:
        """The last position of the line, with its state; only for sessions."""
        return self._view.line[-1] if self._view.line else None

    def seen_before(self, turn: int) -> Observation | None:
        """Return what the viewer saw before a turn of the line, counted from 1."""
        view = self._view
        if view.viewer is None or not 0 < turn < len(view.line):
            return None
        return observe(view.line[turn - 1].state, view.viewer)

    # -- viewer and position --------------------------------------------------------------------

    @property
    def viewer(self) -> int | None:
        """The seat whose view is shown; None while the table is covered, or before the first game."""
        return self._view.viewer

    @property
    def shows_all(self) -> bool:
        return self._view.shows_all

    @property
    def moment(self) -> int:
        """The number of turns played at the position shown, 0 at the deal."""
        return self._view.at

    @property
    def turns(self) -> int:
        return max(0, len(self._view.line) - 1)

    @property
    def result(self) -> tuple[int, str] | None:
        """The score and the ending's code of the studied game; None if there is none, or it is hidden."""
        game = self._game
        if game is None or game.mode is not Mode.STUDIED or self._end_is_hidden:
            return None
        return game.opened.score, game.opened.ending

    @property
    def is_read_only(self) -> bool:
        """Whether the game is studied, so that nobody acts."""
        game = self._game
        return game is not None and game.mode is Mode.STUDIED and self._before_guide is None

    @property
    def is_looking_back(self) -> bool:
        """Whether an earlier position of a running game is shown."""
        return self.moment < self.turns and not self.is_read_only

    @property
    def may_act(self) -> bool:
        """Whether the viewer can act at the position shown."""
        game, viewer = self._game, self.viewer
        if game is None or viewer is None or self.is_read_only or self.is_looking_back:
            return False
        return self._before_guide is not None or game.setup.seats[viewer].is_person

    @property
    def is_at_ending(self) -> bool:
        view = self._view
        return bool(view.line) and view.line[view.at].state.ending is not None

    @property
    def can_show_all(self) -> bool:
        """Whether every card may be shown, because nobody will continue this game."""
        return self._game is not None and not self._game.is_being_played

    def _position(self, node: Node[Move]) -> Position | None:
        game, viewer = self._game, self.viewer
        if game is None or viewer is None:
            return None
        return game.position(node, viewer, shows_all=self.shows_all)

    @property
    def present(self) -> Observation | None:
        """The end of the line shown, as the viewer sees it; None while there is no viewer.

        While the end is hidden, it is the last position that has been shown.
        """
        line = self._view.line
        node = self.end if not self.hides_end else line[self._reached]
        end = None if node is None else self._position(node)
        return None if end is None else end.observation

    @property
    def log_positions(self) -> tuple[Position, ...]:
        """The positions for the turn log, the deal first; for a studied game up to the position shown."""
        line, last = self._view.line, self._last_told
        return tuple(
            position for position in map(self._position, line[: last + 1]) if position is not None
        )

    @property
    def said(self) -> tuple[Said, ...]:
        """The remarks for the turn log."""
        said = () if self._game is None else self._game.said
        return tuple(remark for remark in said if remark.turns <= self._last_told)

    @property
    def _last_told(self) -> int:
        return self.moment if self.is_read_only else self.turns

    # -- a replay without its result ------------------------------------------------------------

    @property
    def hides_end(self) -> bool:
        """Whether nothing after the last position shown is told, in a game that is studied."""
        return self._end_is_hidden and self.is_read_only and not self.is_on_line

    @property
    def _end_is_hidden(self) -> bool:
        game = self._game
        return self._hides_end and game is not None and self._reached < game.turns

    def hide_end(self, *, hidden: bool) -> None:
        """Hide what follows the position shown, or tell it; from its end a game begins again.

        Only a finished game has an end that can be hidden.
        """
        hidden = hidden and self.is_read_only and self.can_show_all
        if hidden is self._hides_end:
            return
        self._hides_end = hidden
        if hidden and not self.is_on_line:
            at = 0 if self.moment == self.turns else self.moment
            self._view, self._reached = self._view._replace(at=at), at
        self.tell()

    # -- moving ---------------------------------------------------------------------------------

    def go_to(self, turn: int) -> None:
        """Show the position after this many turns, clamped to the line."""
        turn = max(0, min(self.turns, turn))
        if turn != self.moment and self.viewer is not None:
            self._view = self._view._replace(at=turn)
            if not self.is_on_line:
                self._reached = max(self._reached, turn)
            self.tell()

    def go_to_present(self) -> None:
        if not self.is_read_only:
            self.go_to(self.turns)

    def look_from(self, seat: int | None) -> None:
        """Show a finished game from a seat's view; None shows it with nothing hidden."""
        if not self.is_read_only or (seat is None and not self.can_show_all):
            return
        viewer = self.viewer if seat is None else seat
        if (viewer, seat is None) != (self.viewer, self.shows_all):
            self._view = self._view._replace(viewer=viewer, shows_all=seat is None)
            self.tell()

    # -- variations of a finished game ----------------------------------------------------------

    @property
    def is_on_line(self) -> bool:
        """Whether the line shown is a variation."""
        return self._view.is_branch

    @property
    def leaves_at(self) -> int:
        """The number of turns after which the line shown leaves the game, or would from here."""
        if self._game is None or not self.is_on_line:
            return self.moment
        return min(self.moment, self._game.course.leaves_at(self._view.line))

    @property
    def line_begins(self) -> tuple[int, Action] | None:
        """The turn, counted from 1, at which the line leaves the game, and its action there."""
        line = self._view.line
        left = self.turns if self._game is None else self._game.course.leaves_at(line)
        return None if left >= self.turns else (left + 1, line[left + 1].action)

    @property
    def points(self) -> int:
        """The points at the end of the line shown."""
        if self.end is None:
            return 0
        state = self.end.state
        return score_of(state.fireworks, state.ending)

    def show_line(self, turn: int, actions: Sequence[Action], at: int | None = None) -> None:
        """Show a variation that leaves the game after ``turn`` turns, there or at position ``at``."""
        if self._game is not None:
            line = self._game.course.branch(turn, actions).path()
            self._show(line, turn if at is None else at, is_branch=True)

    def leave_line(self, turn: int) -> None:
        """Show the game as it was played again, at the position after ``turn`` turns."""
        if self._game is not None:
            self._show(self._game.course.line, turn, is_branch=False)

    def _show(self, line: tuple[Node[Move], ...], at: int, *, is_branch: bool) -> None:
        at = max(0, min(len(line) - 1, at))
        self._view = self._view._replace(line=line, at=at, is_branch=is_branch)
        self.tell()
