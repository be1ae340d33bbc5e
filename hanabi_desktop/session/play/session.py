"""A game in progress: actions go in, observations and redacted events come out."""

import logging
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from PySide6.QtCore import QObject, Signal

from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.observation import Refusal, why_not
from hanabi_desktop.game.remarks import Remark, Said, why_not_say
from hanabi_desktop.game.state import GameState, deal
from hanabi_desktop.library.metadata.assistance import NO_ASSISTANCE, Assistance
from hanabi_desktop.library.metadata.jottings import HeldHand
from hanabi_desktop.library.records.saved_game import SavedGame
from hanabi_desktop.session.library.loading import OpenedGame
from hanabi_desktop.session.library.saving import GameSaver, NullSaver
from hanabi_desktop.session.play.deciding import Hint
from hanabi_desktop.session.play.game_in_progress import GameInProgress, Move
from hanabi_desktop.session.play.handover import TakingBack
from hanabi_desktop.session.play.sharing import Shareable
from hanabi_desktop.session.play.teaching import Objection, Teacher
from hanabi_desktop.session.play.teammate_requests import TeammateRequests
from hanabi_desktop.session.setup import GameSetup, Seat
from hanabi_desktop.teammates.teammate import Reason

log = logging.getLogger(__name__)


class Session(QObject):
    """Holds the state of one game and lets its seats act in turn.

    Where several people share the screen, one of them looks on at a time, and between two of
    them nobody does: the session tells nothing then but what everybody may know.

    Attributes:
        sharing: writes the game into a file or a link.

    Signals:
        started: (GameSetup) a game begins; its steps follow once somebody looks on.
        covered: (Handover) nobody looks on until somebody says that the table is theirs.
        seated: (int) this person looks on from now on; what they have seen so far follows.
        caught_up: (tuple of Advance) every step so far, the deal first.
        recalled: (Observation) an earlier moment, as the viewer saw it then.
        advanced: (Advance) the game went on.
        remarked: (Said) something was said.
        turn_passed: (int) the next turn is this person's, and another one looks on.
        rejected: (Refusal) an action or a remark was refused; nothing changed.
        proposed: (Action) the viewer would do this in a game that somebody leads.
        told_all: (tuple of Reason or None) the game is over: why every move was made.
        compared: (WhyNot) why a turn was played and not something else.
        hinted: (Hint) what a teammate would do in the viewer's place; once more with the reason.
        clue_read: (ClueReading or None) what the last clue says to the viewer.
        weighing: a teaching table weighs what the viewer would do.
        objected: (Objection or None) it costs much; nothing is done before the viewer says so once more.
        asking_failed: what was asked of a teammate could not be worked out.
        thinking: (int) the seat of the teammate that thinks, -1 when none does.
    """

    started = Signal(object)
    covered = Signal(object)
    seated = Signal(int)
    caught_up = Signal(object)
    recalled = Signal(object)
    advanced = Signal(object)
    remarked = Signal(object)
    turn_passed = Signal(int)
    rejected = Signal(object)
    proposed = Signal(object)
    told_all = Signal(object)
    hinted = Signal(object)
    compared = Signal(object)
    clue_read = Signal(object)
    weighing = Signal()
    objected = Signal(object)
    asking_failed = Signal()
    thinking = Signal(int)

    def __init__(self, parent: QObject | None = None, keeper: GameSaver | None = None) -> None:
        super().__init__(parent)
        self._keeper = keeper or NullSaver()
        self._game: GameInProgress | None = None
        self.sharing = Shareable(self._saved_game, self._is_being_played)
        self._last_number = 0
        self._teacher = Teacher(self)
        self._asking = TeammateRequests(self)
        self._asking.decided.connect(self._on_decided)
        self._asking.hinted.connect(self._on_hinted)
        self._asking.compared.connect(self.compared)
        self._asking.clue_read.connect(self.clue_read)
        self._asking.failed.connect(self.asking_failed)

    def set_pause(self, milliseconds: int) -> None:
        """Have teammates wait at least this long before they act, so that one can follow."""
        self._asking.set_pause(milliseconds)

    def set_thinking_time(self, milliseconds: int) -> None:
        """Let Experts look ahead for so long at most, 0 for not at all."""
        self._asking.set_thinking_time(milliseconds)

    # -- beginning and leaving ----------------------------------------------------------------

    def start(self, setup: GameSetup) -> None:
        """Begin a game, dropping the one in progress.

        Raises:
            ValueError: the deal has no number.
        """
        if setup.game_number is None:
            raise ValueError("a new game is dealt from a number")
        dealt = deal(setup.options, setup.game_number)
        self._begin(GameInProgress(self._next_number(), setup, dealt))

    def restart(self) -> None:
        """Begin the same deal once more; it is counted."""
        before = self._game
        if before is not None and not before.is_scripted:
            self._begin(before.once_more(self._next_number()))

    def go_on(self, opened: OpenedGame, setup: GameSetup) -> None:
        """Go on with a game that was broken off, at the table of ``opened.setup()``."""
        self._begin(GameInProgress.gone_on(self._next_number(), opened, setup))

    def branch(self, opened: OpenedGame, setup: GameSetup, turn: int) -> None:
        """Play on from a moment of a game that was looked at: a game of its own."""
        self._begin(GameInProgress.branched(self._next_number(), opened, setup, turn))

    @property
    def people_who_may_leave(self) -> tuple[int, ...]:
        """The seats that can be handed to a teammate: of several people in a game that goes on."""
        game = self._game
        if game is None or game.is_over or game.is_scripted or not game.setup.is_shared:
            return ()
        return game.setup.people

    def hand_seat_to(self, seat: int, teammate: Seat) -> None:
        """Let a teammate play on from the seat of a person who leaves; nothing else changes."""
        game = self._game
        if game is not None and seat in self.people_who_may_leave:
            self._begin(game.with_teammate(self._next_number(), seat, teammate))

    def start_scripted(
        self,
        setup: GameSetup,
        states: Sequence[GameState],
        reasons: Sequence[Reason | None],
        notes: Mapping[int, str] = MappingProxyType({}),
    ) -> None:
        """Show a game that a lesson leads, with these states behind it, the deal first.

        Nobody acts in it but by :meth:`act`; what the viewer would do is :attr:`proposed`.
        It is not kept.

        Args:
            setup: the table.
            states: of the game so far.
            reasons: why each action was done, as the viewer understands it.
            notes: what the viewer had written on cards, by their orders.
        """
        game = GameInProgress(self._next_number(), setup, states[0], is_scripted=True)
        for seat in setup.people:
            game.notes[seat] = dict(notes)
        game.play_again([turn.action for turn in states[-1].history], reasons, ())
        self._begin(game)

    def act(self, move: Move) -> None:
        """Have this done in the game that is led, by the seat whose turn it is."""
        if self._game is not None and self._game.is_scripted:
            self._advance(self._game, move)

    @property
    def is_scripted(self) -> bool:
        """Whether a lesson leads the game in progress."""
        return self._game is not None and self._game.is_scripted

    def _next_number(self) -> int:
        """A number for a game, or for a new course of one: what was thought before holds no more."""
        self._asking.drop()
        self._teacher.leave()
        self._last_number += 1
        return self._last_number

    def _begin(self, game: GameInProgress) -> None:
        self._forget_untouched(game)
        self._game = game
        log.info("deal %s, %d players", game.setup.game_number, game.setup.options.players)
        self._keep(game)
        self.started.emit(game.setup)
        self._seat(game, game.setup.next_person(game.state.seat_to_act))

    def leave(self) -> None:
        """Drop the game in progress; it stays kept if anything has been done in it."""
        self._asking.drop()
        self._teacher.leave()
        self._forget_untouched()
        self._game = None

    def stop(self) -> None:
        """Stop thinking and pausing, for good: the program is about to end."""
        self._asking.stop()
        self._teacher.stop()
        self._game = None

    def _forget_untouched(self, following: GameInProgress | None = None) -> None:
        before = self._game
        goes_on = before and following and before.game_id == following.game_id
        if before is not None and not before.turns and not goes_on:
            self._keeper_of(before).forget(before.game_id)

    def _keep(self, game: GameInProgress, then: Callable[[], None] | None = None) -> None:
        """Keep the game as it is; go on then, unless it has taken another course meanwhile."""
        number = game.number

        def on_kept() -> None:
            if then is not None and self._game is game and game.number == number:
                then()

        self._keeper_of(game).keep(game.entry(), on_kept)

    def _keeper_of(self, game: GameInProgress) -> GameSaver:
        return NullSaver() if game.is_scripted else self._keeper

    # -- who looks on -------------------------------------------------------------------------

    @property
    def viewer(self) -> int | None:
        """The seat that looks on; None while the table is covered, or before the first game."""
        return None if self._game is None else self._game.viewer

    def _seat(self, game: GameInProgress, person: int) -> None:
        """Show the game to this person; another one, at a shared screen, has to come first."""
        if game.setup.is_shared and game.viewer != person:
            self._cover(game)
        else:
            self._show_to(game, person)

    def _cover(self, game: GameInProgress) -> None:
        self._asking.drop()
        self._teacher.leave()
        game.viewer = None
        self.thinking.emit(-1)
        self.covered.emit(game.handover())

    def _show_to(self, game: GameInProgress, person: int) -> None:
        game.viewer = person
        self.seated.emit(person)
        self.caught_up.emit(game.advances_of(person))
        self._ask_teammate()

    def hand_over(self) -> None:
        """Cover the table, where the turn has passed to another person."""
        game = self._game
        if game is not None and game.passed_to is not None:
            self._cover(game)

    def cover(self) -> None:
        """Cover the table of a game that goes on at a shared screen: everybody is called to it."""
        game = self._game
        if (
            game is not None
            and game.setup.is_shared
            and not game.is_over
            and game.viewer is not None
        ):
            self._cover(game)

    def take_seat(self) -> None:
        """The person whose turn comes next says that it is they who look on now."""
        game = self._game
        if game is not None and game.viewer is None:
            self._show_to(game, game.setup.next_person(game.state.seat_to_act))

    # -- acting ---------------------------------------------------------------------------------

    def submit(self, action: Action) -> None:
        """Let the person who looks on act; the one door for mouse, keys and screen readers."""
        game = self._game
        if game is None or game.viewer is None:
            return
        refusal = why_not(game.seen_by(game.viewer), action)
        if refusal is None and game.viewer in game.teammates:
            refusal = Refusal.NOT_YOUR_TURN
        if refusal is not None:
            self.rejected.emit(refusal)
        elif game.is_scripted:
            self.proposed.emit(action)
        elif game.setup.is_taught:
            self._weigh(game, action)
        else:
            self._advance(game, Move(action))

    def _weigh(self, game: GameInProgress, action: Action) -> None:
        """Have a move weighed before it is carried out, at a teaching table."""
        number, turn = game.number, game.turns

        def on_weighed(objection: Objection | None) -> None:
            if self._game is not game or (game.number, game.turns) != (number, turn):
                return
            if objection is not None:
                self.objected.emit(objection)
            else:
                self._advance(game, Move(action))

        self.weighing.emit()
        self._teacher.ask(action, game.setup.agreed, on_weighed)

    def insist(self, action: Action) -> None:
        """Do what a teaching table has objected to."""
        game = self._game
        if game is None or game.viewer is None or game.is_scripted:
            return
        allowed = why_not(game.seen_by(game.viewer), action) is None
        if allowed and game.viewer not in game.teammates:
            self._advance(game, Move(action))

    def say(self, remark: Remark, to: int | None = None) -> None:
        """Let the person who looks on say something; a teammate that is asked answers."""
        game = self._game
        if game is None or game.viewer is None or game.viewer in game.teammates:
            return
        said = Said(game.turns, game.viewer, remark, to)
        refusal = why_not_say(game.seen_by(game.viewer), said, game.said)
        if refusal is None:
            self._note_said(game, said)
            self._keep(game)
        else:
            self.rejected.emit(refusal)

    def _note_said(self, game: GameInProgress, said: Said) -> None:
        game.said.append(game.answered(said))
        self.remarked.emit(game.said[-1])

    @property
    def game_id(self) -> int | None:
        """The store's name for the game in progress; None where there is none."""
        return None if self._game is None else self._game.game_id

    def finished(self) -> OpenedGame | None:
        """The game in progress, where it is over and can be looked at; None where it cannot."""
        game = self._game
        if game is None or not game.is_over or game.is_scripted:
            return None
        return game.finished()

    @property
    def is_under_way(self) -> bool:
        """Whether somebody has done something in a game that is not over."""
        game = self._game
        return game is not None and game.state.ending is None and bool(game.state.history)

    @property
    def said(self) -> tuple[Said, ...]:
        """Everything said so far; everybody has heard it."""
        return () if self._game is None else tuple(self._game.said)

    def _advance(self, game: GameInProgress, move: Move) -> None:
        if move.said is not None:
            self._note_said(game, move.said)
        self._teacher.leave()
        game.play(move)
        log.info("turn %d played", game.turns)
        self._asking.lose_interest()
        turn = game.turns
        self._keep(game, lambda: self._tell_advance(game, turn))

    def _tell_advance(self, game: GameInProgress, turn: int) -> None:
        if game.viewer is not None:
            self.advanced.emit(game.advances_of(game.viewer)[turn])
        if game.turns != turn:
            return  # whoever heard of it has played the next one, which waits to be kept
        if game is self._game and game.is_over:
            self.told_all.emit(game.reasons)
        self._ask_teammate()

    # -- what the viewer keeps, looks back at, takes back ---------------------------------------

    def recall(self, turn: int) -> None:
        """Show the moment after so many turns, 0 for the deal; the game goes on meanwhile."""
        game = self._game
        if game is not None and game.viewer is not None and 0 <= turn <= game.turns:
            self.recalled.emit(game.advances_of(game.viewer)[turn].observation)

    @property
    def notes(self) -> dict[int, str]:
        """What the viewer has written on cards, by their orders."""
        game = self._game
        return {} if game is None or game.viewer is None else dict(game.notes[game.viewer])

    def note(self, order: int, text: str) -> None:
        """Keep with the game what the viewer has written on a card; an empty text takes it off."""
        game = self._game
        if game is None or game.viewer is None:
            return
        game.note(game.viewer, order, text)
        self._keep(game)

    def held_at(self, turn: int | None = None) -> HeldHand:
        """Return how the viewer held their cards after so many turns; None: how they do now."""
        game = self._game
        if game is None or game.viewer is None:
            return HeldHand()
        return game.held_at(game.viewer, turn)

    def hold(self, hand: HeldHand) -> None:
        """Keep with the game how the viewer holds their cards."""
        game = self._game
        if game is not None and game.viewer is not None:
            game.hold(game.viewer, hand)
            self._keep(game)

    def bookmark(self, note: str = "", turn: int | None = None) -> None:
        """Keep with the game that the viewer wants to find a moment again.

        Args:
            note: why; may be empty.
            turn: the moment after so many turns; None: the present one.
        """
        game = self._game
        if game is None or game.viewer is None or game.is_scripted:
            return
        if turn is None or turn <= game.turns:
            game.mark(game.viewer, note, game.turns if turn is None else turn)
            self._keep(game)

    def remove_bookmark(self, turn: int) -> None:
        """Keep the viewer's mark on the moment after so many turns no longer."""
        game = self._game
        if game is not None and game.viewer is not None:
            game.unmark(game.viewer, turn)
            self._keep(game)

    @property
    def bookmarked(self) -> str | None:
        """What the viewer noted at this moment, which may be nothing; None without a bookmark."""
        game = self._game
        if game is None or game.viewer is None:
            return None
        return game.bookmarked(game.viewer)

    @property
    def taking_back(self) -> TakingBack | None:
        """What would be taken back now: a person's last move with all that followed."""
        return None if self._game is None else self._game.taking_back()

    def undo(self) -> None:
        """Take a person's last move back, with all that followed; it is counted.

        Where none has been made yet, one that a teaching table has asked about is dropped.
        """
        game = self._game
        back = None if game is None else game.taking_back()
        if game is None or back is None:
            self.objected.emit(None)
            return
        game.take_back(back, self._next_number())
        self._keep(game, lambda: self._seat(game, back.seat))

    # -- writing ----------------------------------------------------------------------------------

    def _saved_game(self) -> SavedGame:
        if self._game is None:
            raise ValueError("there is no game to save")
        return self._game.saved()

    def _is_being_played(self) -> bool:
        return self._game is not None and not self._game.is_over

    @property
    def assistance(self) -> Assistance:
        """What has helped the people in this game."""
        return NO_ASSISTANCE if self._game is None else self._game.assistance

    # -- asked of teammates -----------------------------------------------------------------------

    def _ask_teammate(self) -> None:
        """Ask the seat to act, if it is a program's; whoever listens may have left the game."""
        game = self._game
        if game is None or game.viewer is None:
            return
        seat = game.state.seat_to_act
        if game.is_over or game.is_scripted or seat not in game.teammates:
            self.thinking.emit(-1)
            if game.passed_to is not None:
                self.turn_passed.emit(game.passed_to)
            elif game.setup.is_taught and not (game.is_over or game.is_scripted):
                self._teacher.watch(game.seen_by(seat), game.setup.agreed)
            return
        self.thinking.emit(seat)
        self._asking.for_move(game)

    def ask_hint(self) -> None:
        """Ask what a teammate would do in the viewer's place; it is counted once a turn."""
        game = self._game
        if game is None or game.viewer is None or game.is_over:
            return
        if game.state.seat_to_act != game.viewer:
            self.rejected.emit(Refusal.NOT_YOUR_TURN)
            return
        if game.count_hint():
            self._keep(game)
        self._asking.for_hint(game, game.viewer)

    def _on_hinted(self, hint: Hint) -> None:
        """Tell a hint at once, and once more with its reason where there is one."""
        game = self._game
        is_new = hint.because is None
        if is_new or hint.because:
            self.hinted.emit(hint)
        if is_new and game is not None and game.viewer is not None:
            self._asking.for_hint_reason(game, game.viewer, hint)

    def ask_why_not(self, turn: int) -> None:
        """Ask why a turn, counted from 1, was played and not something else."""
        game = self._game
        if game is not None and game.viewer is not None and 0 < turn <= game.turns:
            self._asking.for_why_not(game, game.viewer, turn)

    def ask_reading(self) -> None:
        """Ask what the last clue says to the viewer, by the table's conventions."""
        game = self._game
        if game is not None and game.viewer is not None:
            self._asking.for_reading(game, game.viewer)

    def _on_decided(self, move: Move) -> None:
        if self._game is not None:
            self._advance(self._game, move)
