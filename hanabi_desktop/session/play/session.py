"""The session: one game, and the turns of its seats."""

import logging
from collections.abc import Mapping, Sequence
from functools import partial
from types import MappingProxyType

from PySide6.QtCore import QObject, Signal

from hanabi_desktop.game.course import Node
from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.observation import Observation, Refusal, why_not
from hanabi_desktop.game.remarks import Remark, Said, why_not_say
from hanabi_desktop.game.state import GameState, observe
from hanabi_desktop.library.metadata.assistance import NO_ASSISTANCE, Assistance
from hanabi_desktop.session.library.game_saver import GameSaver, NullSaver
from hanabi_desktop.session.library.loading import OpenedGame
from hanabi_desktop.session.play import game_making
from hanabi_desktop.session.play.advice import Advice
from hanabi_desktop.session.play.autosave import Autosave
from hanabi_desktop.session.play.cursor import Cursor
from hanabi_desktop.session.play.game import Game, Mode
from hanabi_desktop.session.play.guide import Guide
from hanabi_desktop.session.play.handover import TakingBack
from hanabi_desktop.session.play.lines import Lines
from hanabi_desktop.session.play.notebook import Notebook
from hanabi_desktop.session.play.position import Move
from hanabi_desktop.session.play.sharing import Shareable
from hanabi_desktop.session.play.teammate_threads import TeammateThreads
from hanabi_desktop.session.setup import GameSetup, Seat
from hanabi_desktop.teammates.teammate import Reason

log = logging.getLogger(__name__)


class Session(QObject):
    """Holds one game and is the only writer of its course.

    Where several people share the screen, one of them looks on at a time, and between two of them
    nobody does: nothing is told then but what everybody may know.

    Attributes:
        cursor: the position that is shown, and who looks on.
        guide: decides what becomes of the viewer's moves; None where they are simply made.
        teammates: the threads in which they think.
        advice: answers what the viewer asks.
        notebook: what the viewer writes down.
        lines: other lines that are kept with the game.
        sharing: writes the game into a file or a link.

    Signals:
        started: (GameSetup) another game is on the table; its positions follow.
        closed: there is no game on the table any more.
        covered: (Handover) nobody looks on until somebody takes the seat.
        seated: (int) this person looks on from now on; what they may see follows.
        remarked: (Said) something was said.
        turn_passed: (int) the next turn is this person's, and another one looks on.
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
        self.advice = Advice(self.teammates, self._seen, lambda: self._game, self.cursor, self)
        self.advice.counted.connect(self._save)
        self.advice.refused.connect(self.refused)

    # -- which game -----------------------------------------------------------------------------

    def start(self, setup: GameSetup) -> None:
        """Begin a game, dropping the one in progress.

        Raises:
            ValueError: the deal has no number.
        """
        self._begin(game_making.dealt(setup))

    def restart(self) -> None:
        """Begin the same deal once more; it is counted."""
        if self._game is not None and self._game.mode is Mode.PLAYED:
            self._begin(game_making.once_more(self._game))

    def go_on(self, opened: OpenedGame, setup: GameSetup) -> None:
        """Go on with a game that was broken off, at the table of ``opened.setup()``."""
        self._begin(game_making.gone_on(opened, setup))

    def branch(self, opened: OpenedGame, setup: GameSetup, turn: int) -> None:
        """Play on from a moment of another game: a game of its own."""
        self._begin(game_making.branched(opened, setup, turn))

    @property
    def playable_branch(self) -> tuple[OpenedGame, GameSetup, int] | None:
        """The arguments for :meth:`branch` to play on from the position shown; None if nobody can."""
        game, cursor = self._game, self.cursor
        if game is None or cursor.viewer is None or not cursor.is_only_looked_at:
            return None
        setup = game.opened.branch(cursor.viewer)
        if setup is None or cursor.is_on_line or cursor.is_at_ending:
            return None
        return game.opened, setup, cursor.moment

    def study(
        self, opened: OpenedGame, seat: int | None = None, *, shows_all: bool = False
    ) -> None:
        """Look at a game that is over, at the moment its link names, or at its end.

        Args:
            opened: the game.
            seat: whose hand lies in front; None: the first person's.
            shows_all: whether nothing is hidden.
        """
        self._begin(game_making.studied(opened), seat=seat, shows_all=shows_all)

    def lead(
        self,
        guide: Guide,
        setup: GameSetup,
        states: Sequence[GameState],
        reasons: Sequence[Reason | None],
        notes: Mapping[int, str] = MappingProxyType({}),
    ) -> None:
        """Show a game that a guide leads (see ``led``): only :meth:`act` goes on with it."""
        self._begin(game_making.led(setup, states, reasons, notes), guide)

    def ask_what_if(self, guide: Guide) -> None:
        """Let the seat to act decide anew at the position shown of a game that is over."""
        self.take_guide(guide)
        self.cursor.lend()

    def dismiss_guide(self) -> None:
        """Go on without the guide; a game that is over is looked at as before."""
        self.take_guide(None)
        self.cursor.give_back()

    def take_guide(self, guide: Guide | None) -> None:
        """Have every move of the viewer go by a guide first; None: by none any more."""
        before, self.guide = self.guide, guide
        if before is not None and before is not guide:
            before.close()

    def leave(self) -> None:
        """Drop the game in progress; it stays saved if anything has been done in it."""
        self._autosave.forget_untouched(self._game)
        self._end()
        self.closed.emit()

    def close(self) -> None:
        """Stop thinking and pausing, for good."""
        self._end()
        self.teammates.close()

    def _end(self) -> None:
        self._drop()
        self.take_guide(None)
        self._game = None
        self.cursor.enter(None)

    def _drop(self) -> None:
        """Let what was begun so far hold no more."""
        self._autosave.drop()
        self.teammates.drop()

    def _begin(
        self,
        game: Game,
        guide: Guide | None = None,
        *,
        seat: int | None = None,
        shows_all: bool = False,
    ) -> None:
        self._drop()
        self.take_guide(guide)
        self._autosave.forget_untouched(self._game, game)
        self._game = game
        self.cursor.enter(game)
        log.info("deal %s, %d players", game.setup.game_number, game.setup.options.players)
        if game.mode is Mode.PLAYED:
            self._save()
        self.started.emit(game.setup)
        if game.mode is Mode.STUDIED:
            opened_at = game.saved.opened_at
            at = None if opened_at is None or shows_all else opened_at - 1
            person = game.setup.eyes[0] if seat is None else seat
            self._show_to(person, at, shows_all=shows_all)
        else:
            self._seat(game, game.setup.next_person(game.state.seat_to_act))

    def _save(self) -> None:
        if self._game is not None:
            self._autosave.save(self._game)

    # -- who looks on -------------------------------------------------------------------------

    @property
    def viewer(self) -> int | None:
        """The seat that looks on; None while the table is covered, or before the first game."""
        return self.cursor.viewer

    @property
    def people_who_may_leave(self) -> tuple[int, ...]:
        """The seats that can be handed to a teammate: of several people in a game that goes on."""
        return () if self._game is None else self._game.people_who_may_leave

    def hand_seat_to(self, seat: int, teammate: Seat) -> None:
        """Let a teammate play on from the seat of a person who leaves; nothing else changes."""
        if self._game is not None and seat in self.people_who_may_leave:
            self._begin(game_making.with_teammate(self._game, seat, teammate))

    def _seat(self, game: Game, person: int) -> None:
        """Show the game to this person; another one, at a shared screen, has to come first."""
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
        """Cover the table, where the turn has passed to another person."""
        if self._game is not None and self._game.passed_to(self.viewer) is not None:
            self._cover(self._game)

    def cover(self) -> None:
        """Cover the table of a game that goes on at a shared screen: everybody is called to it."""
        if self._game is not None and self.people_who_may_leave and self.viewer is not None:
            self._cover(self._game)

    def take_seat(self, at: int | None = None) -> None:
        """Let the person whose turn comes next look on, from a position on that they know."""
        game = self._game
        if game is not None and self.viewer is None:
            self._show_to(game.setup.next_person(game.state.seat_to_act), at)

    # -- acting ---------------------------------------------------------------------------------

    def _seen(self) -> Observation | None:
        """Return the game as the viewer sees it where it goes on; None where they cannot act in it."""
        game, end = self._game, self.cursor.end
        if game is None or end is None or self.viewer is None or self.cursor.is_only_looked_at:
            return None
        state = end.state if game.mode is Mode.STUDIED else game.state
        return observe(state, self.viewer)

    def submit(self, action: Action) -> None:
        """Let the person who looks on act; the one door for mouse, keys and screen readers."""
        game, seen = self._game, self._seen()
        if game is None or seen is None:
            return
        refusal = why_not(seen, action)
        if refusal is None and game.is_played_by_program(seen.seat):
            refusal = Refusal.NOT_YOUR_TURN
        if refusal is not None:
            self.refused.emit(refusal)
        elif self.guide is not None:
            self.guide.propose(action)
        else:
            self.act(Move(action))

    def act(self, move: Move) -> None:
        """Have a legal move made by the seat whose turn it is; the game is saved, then told."""
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
        if (
            game.course.end is node
        ):  # else whoever heard of it has played the next one, which is saved
            self._ask_teammate()

    def _ask_teammate(self) -> None:
        """Ask the seat to act for its move if it is a program's."""
        game = self._game
        if game is None or self.viewer is None:
            return
        self._tell_guide()
        if game.awaits_teammate:
            self.thinking.emit(game.state.seat_to_act)
            self.teammates.ask_move(game.move_question(), self.act)
            return
        self.thinking.emit(-1)
        passed_to = game.passed_to(self.viewer)
        if passed_to is not None:
            self.turn_passed.emit(passed_to)

    def _tell_guide(self) -> None:
        if self.guide is not None:
            self.guide.follow()

    def say(self, remark: Remark, to: int | None = None) -> None:
        """Let the person who looks on say something; a teammate that is asked answers."""
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
    def taking_back(self) -> TakingBack | None:
        """What :meth:`undo` would take back."""
        return None if self._game is None else self._game.taking_back()

    def undo(self) -> None:
        """Take a person's last move back, with all that followed; it is counted.

        Where none has been made yet, one that a guide still weighs is dropped.
        """
        game, back = self._game, self.taking_back
        if game is None or back is None:
            if self.guide is not None:
                self.guide.withdraw()
            return
        self._drop()
        game.take_back(back)
        self._autosave.save(game, partial(self._seat, game, back.seat))

    # -- the game as a whole --------------------------------------------------------------------

    @property
    def game_id(self) -> int | None:
        """The store's name for the game on the table; None where there is none."""
        return None if self._game is None else self._game.game_id

    @property
    def mode(self) -> Mode | None:
        """What may be done with the game on the table; None where there is none."""
        return None if self._game is None else self._game.mode

    @property
    def setup(self) -> GameSetup | None:
        """The table; None where there is none."""
        return None if self._game is None else self._game.setup

    @property
    def knows_players(self) -> bool:
        """Whether it is known who plays, people or teammates."""
        return self._game is not None and self._game.knows_players

    @property
    def is_under_way(self) -> bool:
        """Whether somebody has done something in a game of their own that is not over."""
        return self._game is not None and self._game.is_under_way

    @property
    def assistance(self) -> Assistance:
        """What has helped the people in this game."""
        return NO_ASSISTANCE if self._game is None else self._game.assistance

    @property
    def over(self) -> OpenedGame | None:
        """The finished or studied game, with what was noted since.

        It holds every card: whoever carries it leaves it unopened.
        """
        game = self._game
        if game is None or game.mode is Mode.LED or not (game.is_over or game.mode is Mode.STUDIED):
            return None
        return game.opened
