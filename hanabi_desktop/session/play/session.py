"""The session: one game, the turns of its seats, and the guide that leads them."""

import logging
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from hanabi_desktop.game.course import Node
from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.observation import Observation, Refusal, why_not
from hanabi_desktop.game.remarks import Remark, Said, why_not_say
from hanabi_desktop.game.state import GameState, observe
from hanabi_desktop.library.metadata.summary import NO_ASSISTANCE, Assistance
from hanabi_desktop.session.library.library_service import GameSaver, NullSaver
from hanabi_desktop.session.library.loading import OpenedGame
from hanabi_desktop.session.play.advice import Advice
from hanabi_desktop.session.play.cursor import Cursor
from hanabi_desktop.session.play.game import (
    Game,
    Mode,
    branched_game,
    continued_game,
    ended_game,
    led_game,
    new_game,
    restarted,
    studied_game,
    with_teammate,
)
from hanabi_desktop.session.play.notebook import Lines, Notebook
from hanabi_desktop.session.play.position import Move, TakingBack
from hanabi_desktop.session.play.programs import ProgramsAtTable
from hanabi_desktop.session.play.sharing import Shareable
from hanabi_desktop.session.play.teammate_threads import TeammateThreads
from hanabi_desktop.session.setup import GameSetup, Seat
from hanabi_desktop.teammates.teammate import Reason

log = logging.getLogger(__name__)


class Guide(Protocol):
    """Controls the moves that a person proposes. A session has at most one guide.

    A guide makes a move by calling ``Session.act``.
    """

    def propose(self, action: Action) -> None:
        """Handle a legal move proposed by the viewer."""

    def follow(self) -> None:
        """React to a change of the session's game or viewer."""

    def withdraw(self) -> None:
        """Drop a proposed move that is not decided yet."""

    def close(self) -> None:
        """End, because another guide or another game takes the table."""


class Autosave:
    """Saves a game, and drops the callbacks of games that were left."""

    def __init__(self, saver: GameSaver) -> None:
        self._saver = saver
        self._epoch = 0

    def drop(self) -> None:
        """Drop all pending callbacks, because the game was replaced or moves were taken back."""
        self._epoch += 1

    def save(self, game: Game, then: Callable[[], None] | None = None) -> None:
        """Save the current state of a game, then call ``then`` unless it was dropped meanwhile.

        Of a studied game only the annotations are saved; a led game is not saved.
        """
        epoch = self._epoch

        def on_saved() -> None:
            if then is not None and self._epoch == epoch:
                then()

        match game.mode:
            case Mode.PLAYED:
                self._saver.keep(game.entry(), on_saved)
            case Mode.STUDIED:
                if game.game_id is not None:
                    self._saver.annotate(game.game_id, game.saved)
            case Mode.LED:
                on_saved()

    def forget_untouched(self, game: Game | None, following: Game | None = None) -> None:
        """Delete a game without any turns, unless the next game continues it."""
        if game is None or game.mode is not Mode.PLAYED or game.game_id is None or game.turns:
            return
        if following is None or following.game_id != game.game_id:
            self._saver.forget(game.game_id)


class Session(QObject):
    """Holds one game and is the only writer of its course.

    If several people share the screen, one of them is the viewer at a time. Between two of them
    there is no viewer, and only what everybody may know is sent out.

    Attributes:
        cursor: the position shown, and its viewer.
        guide: handles the viewer's moves; None if they are made directly.
        teammates: the threads in which teammates think.
        programs: the programs of others at the table.
        notebook: the viewer's annotations.
        lines: the variations saved with the game.

    Signals:
        started: (GameSetup) another game is on the table; its positions follow.
        closed: the table is empty.
        covered: (Handover) there is no viewer until a person takes the seat.
        seated: (int) this seat's person is the viewer now; what they may see follows.
        remarked: (Said) a remark was made.
        turn_passed: (int) it is this seat's turn, and another person is the viewer.
        refused: (Refusal) a move or a remark was refused; nothing changed.
        thinking: (int) the seat of the teammate that thinks, -1 when none does.
    """

    started = Signal(object)
    closed = Signal()
    covered = Signal(object)
    seated = Signal(int)
    remarked = Signal(object)
    turn_passed = Signal(int)
    refused = Signal(object)
    thinking = Signal(int)

    def __init__(self, parent: QObject | None = None, saver: GameSaver | None = None) -> None:
        super().__init__(parent)
        self._autosave = Autosave(saver or NullSaver())
        self._game: Game | None = None
        self.guide: Guide | None = None
        self.cursor = Cursor(self)
        self.sharing = Shareable(lambda: self._game)
        self.notebook = Notebook(lambda: self._game, lambda: self.viewer, self._save)
        self.lines = Lines(lambda: self._game, self._save)
        self.teammates = TeammateThreads(self)
        self.programs = ProgramsAtTable(self)
        self.advice = Advice(self.teammates, self._seen, lambda: self._game, self.cursor, self)
        self.advice.counted.connect(self._save)
        self.advice.refused.connect(self.refused)

    # -- starting and ending games ----------------------------------------------------------------

    def start(self, setup: GameSetup) -> None:
        """Start a game, dropping the one in progress; ValueError if the deal has no number."""
        self._begin(new_game(setup))

    def restart(self) -> None:
        """Restart this deal; counts as a restart once a turn was played."""
        if self._game is not None and self._game.mode is Mode.PLAYED:
            self._begin(restarted(self._game))

    def go_on(self, opened: OpenedGame, setup: GameSetup) -> None:
        """Continue an unfinished game at the table of ``opened.setup()``."""
        self._begin(continued_game(opened, setup))

    def branch(self, opened: OpenedGame, setup: GameSetup, turn: int) -> None:
        """Play on from a moment of another game, as a new game."""
        self._begin(branched_game(opened, setup, turn))

    @property
    def playable_branch(self) -> tuple[OpenedGame, GameSetup, int] | None:
        """The arguments of :meth:`branch` for the position shown; None if that is impossible."""
        cursor = self.cursor
        if not cursor.is_read_only or cursor.is_on_line or cursor.is_at_ending:
            return None
        return self.branch_at(cursor.moment)

    def branch_at(self, turn: int) -> tuple[OpenedGame, GameSetup, int] | None:
        """Return the arguments of :meth:`branch` after a turn of this game; None if that is impossible."""
        game, viewer = self._game, self.cursor.viewer
        if game is None or viewer is None:
            return None
        opened = game.opened
        setup = opened.branch(viewer)
        return None if setup is None else (opened, setup, turn)

    def study(
        self,
        opened: OpenedGame,
        seat: int | None = None,
        *,
        shows_all: bool = False,
        hides_end: bool = False,
    ) -> None:
        """Show a finished game, at the moment its link names, or at its end.

        Args:
            opened: the game.
            seat: the viewer's seat; None for the first person's.
            shows_all: whether nothing is hidden from the viewer.
            hides_end: whether what follows is not told; without a link's moment the deal is shown.
        """
        self._begin(studied_game(opened), seat=seat, shows_all=shows_all, hides_end=hides_end)

    def return_to_end(self, setup: GameSetup, viewer: int) -> None:
        """Put the finished game that is studied back on the table where it was played."""
        if self._game is not None and self._game.mode is Mode.STUDIED and self._game.is_over:
            self._begin(ended_game(self._game.opened, setup), seat=viewer)

    def lead(
        self,
        guide: Guide,
        setup: GameSetup,
        states: Sequence[GameState],
        reasons: Sequence[Reason | None],
        notes: Mapping[int, str] = MappingProxyType({}),
    ) -> None:
        """Show a game that a guide leads (see ``led``); only :meth:`act` continues it."""
        self._begin(led_game(setup, states, reasons, notes), guide)

    def ask_for_move(self, guide: Guide) -> None:
        """Let the seat to act choose a move at the position shown of a finished game."""
        self.take_guide(guide)
        self.cursor.view_from_seat_to_act()

    @property
    def may_imagine(self) -> bool:
        """Whether the viewer plays by themselves and has to move, so that they may try moves out.

        They may do so from an earlier position as well, if it is shown.
        """
        game, cursor = self._game, self.cursor
        if game is None or game.mode is not Mode.PLAYED or game.is_over or game.setup.is_shared:
            return False
        return cursor.viewer == game.state.seat_to_act and (
            cursor.may_act or cursor.is_looking_back
        )

    def count_help(self) -> None:
        """Count that the viewer was helped in this turn, as a hint is counted."""
        game, viewer = self._game, self.viewer
        if game is not None and viewer is not None and game.count_hint(viewer):
            self._save()

    def dismiss_guide(self) -> None:
        """Remove the guide; a finished game is shown as before."""
        self.take_guide(None)
        self.cursor.restore_view()

    def take_guide(self, guide: Guide | None) -> None:
        """Send the viewer's moves to a guide first; None removes the guide."""
        before, self.guide = self.guide, guide
        if before is not None and before is not guide:
            before.close()

    def leave(self) -> None:
        """Drop the game in progress; it stays saved if a turn was played."""
        self._autosave.forget_untouched(self._game)
        self._end()
        self.closed.emit()

    def close(self) -> None:
        """Stop all threads and timers permanently."""
        self._end()
        self.teammates.close()
        self.programs.close()

    def _end(self) -> None:
        self._drop()
        self.programs.sit_down(None)
        self.take_guide(None)
        self._game = None
        self.cursor.enter(None)

    def _drop(self) -> None:
        self._autosave.drop()
        self.teammates.drop()

    def _begin(
        self,
        game: Game,
        guide: Guide | None = None,
        *,
        seat: int | None = None,
        shows_all: bool = False,
        hides_end: bool = False,
    ) -> None:
        self._drop()
        self.take_guide(guide)
        self._autosave.forget_untouched(self._game, game)
        self._game = game
        self.programs.sit_down(game.setup if game.mode is Mode.PLAYED else None)
        self.cursor.enter(game)
        log.info("deal %s, %d players", game.setup.game_number, game.setup.options.players)
        if game.mode is Mode.PLAYED and not game.is_over:
            self._save()
        self.started.emit(game.setup)
        if game.mode is Mode.STUDIED:
            opened_at = game.saved.opened_at
            at = None if opened_at is None or shows_all else opened_at - 1
            self.cursor.hide_end(hidden=hides_end)
            if self.cursor.hides_end:
                at = at or 0
            person = game.setup.eyes[0] if seat is None else seat
            self._show_to(person, at, shows_all=shows_all)
        elif game.mode is Mode.PLAYED and game.is_over:
            self._show_to(game.setup.eyes[0] if seat is None else seat)
        else:
            self._seat(game, game.setup.next_person(game.state.seat_to_act))

    def _save(self) -> None:
        if self._game is not None:
            self._autosave.save(self._game)

    # -- viewers ------------------------------------------------------------------------------

    @property
    def viewer(self) -> int | None:
        """The seat whose view is shown; None while the table is covered, or before the first game."""
        return self.cursor.viewer

    @property
    def people_who_may_leave(self) -> tuple[int, ...]:
        """The seats that can be handed to a teammate: those of several people in a running game."""
        return () if self._game is None else self._game.people_who_may_leave

    def hand_seat_to(self, seat: int, teammate: Seat) -> None:
        """Replace a person who leaves by a teammate; nothing else changes."""
        if self._game is not None and seat in self.people_who_may_leave:
            self._begin(with_teammate(self._game, seat, teammate))

    def replace_program(self, seat: int, teammate: Seat) -> None:
        """Replace a program of somebody else's by a teammate or another program; nothing else changes."""
        game = self._game
        if game is not None and game.mode is Mode.PLAYED and game.setup.seats[seat].program:
            self._begin(with_teammate(game, seat, teammate))

    def ask_program_again(self) -> None:
        """Start the program whose turn it is anew, and ask it for its move again."""
        if self._game is not None:
            self.programs.restart(self._game.state.seat_to_act)
            self._ask_teammate()

    def _seat(self, game: Game, person: int) -> None:
        """Show the game to this person; if another one shares the screen, cover the table first."""
        if game.setup.is_shared and self.viewer != person:
            self._cover(game)
        else:
            self._show_to(person)

    def _show_to(self, person: int, at: int | None = None, *, shows_all: bool = False) -> None:
        self.cursor.show_to(person, at, shows_all=shows_all)
        self.seated.emit(person)
        self.cursor.tell()
        self._ask_teammate()

    def _cover(self, game: Game) -> None:
        self.teammates.drop()
        self.cursor.hide()
        self._tell_guide()
        self.thinking.emit(-1)
        self.covered.emit(game.handover())

    def hand_over(self) -> None:
        """Cover the table, if the turn has passed to another person."""
        if self._game is not None and self._game.waiting_person(self.viewer) is not None:
            self._cover(self._game)

    def cover(self) -> None:
        """Cover the table of a running game on a shared screen, so that everybody may look."""
        if self._game is not None and self.people_who_may_leave and self.viewer is not None:
            self._cover(self._game)

    def take_seat(self, at: int | None = None) -> None:
        """Make the person whose turn comes next the viewer, from a position that they know."""
        game = self._game
        if game is not None and self.viewer is None:
            self._show_to(game.setup.next_person(game.state.seat_to_act), at)

    # -- acting ---------------------------------------------------------------------------------

    def _seen(self) -> Observation | None:
        """Return the current position as the viewer sees it; None if they cannot act in it."""
        game, end = self._game, self.cursor.end
        if game is None or end is None or self.viewer is None or self.cursor.is_read_only:
            return None
        is_other = game.mode is Mode.STUDIED or self.cursor.is_trying
        state = end.state if is_other else game.state
        return observe(state, self.viewer)

    def submit(self, action: Action) -> None:
        """Handle an action of the viewer; called for mouse, keyboard and screen readers alike."""
        game, seen = self._game, self._seen()
        if game is None or seen is None:
            return
        refusal = why_not(seen, action)
        is_tried = self.cursor.is_trying
        if refusal is None and game.is_played_by_program(seen.seat) and not is_tried:
            refusal = Refusal.NOT_YOUR_TURN
        if refusal is not None:
            self.refused.emit(refusal)
        elif self.guide is not None:
            self.guide.propose(action)
        else:
            self.act(Move(action))

    def act(self, move: Move) -> None:
        """Play a legal move of the seat to act; the game is saved first, then the turn is announced."""
        game = self._game
        if game is None or game.mode is Mode.STUDIED:
            return
        if move.said is not None:
            self.remarked.emit(game.say(move.said))
        game.play(move)
        log.info("turn %d played", game.turns)
        self.teammates.drop()
        self._autosave.save(game, partial(self._tell_turn, game, game.course.end))

    def _tell_turn(self, game: Game, node: Node[Move]) -> None:
        self.cursor.lengthen(node)
        # Otherwise a listener has already played the next one, which is saved.
        if game.course.end is node:
            self._ask_teammate()

    def _ask_teammate(self) -> None:
        """Ask the seat to act for its move if it is a teammate's."""
        game = self._game
        if game is None or self.viewer is None:
            return
        self._tell_guide()
        seen = game.seen_by_programs()
        self.programs.tell(seen)
        if game.awaits_teammate:
            seat, programs = game.state.seat_to_act, self.programs
            self.thinking.emit(seat)
            if seat in seen:
                question = programs.move_question(seat, seen[seat])
                self.teammates.ask_move(question, self.act, programs.thread_of(seat))
            else:
                self.teammates.ask_move(game.move_question(), self.act)
            return
        self.thinking.emit(-1)
        waiting_person = game.waiting_person(self.viewer)
        if waiting_person is not None:
            self.turn_passed.emit(waiting_person)

    def _tell_guide(self) -> None:
        if self.guide is not None:
            self.guide.follow()

    def say(self, remark: Remark, to: int | None = None) -> None:
        """Handle a remark of the viewer; a teammate that is asked answers."""
        game, seen = self._game, self._seen()
        if game is None or seen is None or game.is_played_by_program(seen.seat):
            return
        said = Said(len(seen.history), seen.seat, remark, to)
        refusal = why_not_say(seen, said, game.said)
        if refusal is None:
            self.remarked.emit(game.say(said))
            self._save()
        else:
            self.refused.emit(refusal)

    @property
    def can_undo(self) -> bool:
        """Whether :meth:`undo` takes something back."""
        if self.cursor.is_trying:
            return self.cursor.moment > 0
        return self.taking_back is not None

    @property
    def taking_back(self) -> TakingBack | None:
        """What :meth:`undo` would take back."""
        return None if self._game is None else self._game.taking_back()

    def undo(self) -> None:
        """Take back a person's last move, with all that followed; the undo is counted.

        If no move has been made yet, a move that a guide is still measuring is dropped.
        """
        game, back = self._game, self.taking_back
        if game is None or back is None or self.cursor.is_trying:
            if self.guide is not None:
                self.guide.withdraw()
            return
        self._drop()
        game.take_back(back)
        self._autosave.save(game, partial(self._seat, game, back.seat))

    # -- the game as a whole --------------------------------------------------------------------

    @property
    def game_id(self) -> int | None:
        return None if self._game is None else self._game.game_id

    @property
    def mode(self) -> Mode | None:
        """How the game on the table is used; None if there is none."""
        return None if self._game is None else self._game.mode

    @property
    def setup(self) -> GameSetup | None:
        return None if self._game is None else self._game.setup

    @property
    def is_only_watched(self) -> bool:
        """Whether the game has rules of the site with which nothing can be judged or played here."""
        return self._game is not None and self._game.setup.options.is_only_watched

    @property
    def knows_players(self) -> bool:
        """Whether it is known which players are people and which are teammates."""
        return self._game is not None and self._game.knows_players

    @property
    def is_under_way(self) -> bool:
        """Whether a game is being played and has at least one turn."""
        return self._game is not None and self._game.is_under_way

    @property
    def assistance(self) -> Assistance:
        """The help that the people received in this game."""
        return NO_ASSISTANCE if self._game is None else self._game.assistance

    @property
    def over(self) -> OpenedGame | None:
        """The finished or studied game, with the annotations made since.

        It contains every card, so other code may only pass it on.
        """
        game = self._game
        if game is None or game.mode is Mode.LED or not (game.is_over or game.mode is Mode.STUDIED):
            return None
        return game.opened
