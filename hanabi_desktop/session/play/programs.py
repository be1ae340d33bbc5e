"""Programs of others in the seats of the game on the table: their processes, and games to try them."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from time import monotonic

from PySide6.QtCore import QObject, Signal

from hanabi_desktop.engine.programs import Fault, Program, ProgramError
from hanabi_desktop.engine.seat import ProgramSeat, UnwantedError
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.scoring import score_of
from hanabi_desktop.game.state import apply, deal, observe
from hanabi_desktop.session.play.position import Move
from hanabi_desktop.session.setup import GameSetup, Seat
from hanabi_desktop.support.background import BackgroundThread, Task
from hanabi_desktop.teammates.characters import ProgramName
from hanabi_desktop.teammates.players import teammate_of
from hanabi_desktop.teammates.teammate import AT_ONCE, Budget, Teammate


@dataclass(frozen=True, slots=True)
class ProgramWords:
    """What a program has said.

    Attributes:
        reason: why it made a move; empty if it has not said so.
        notes: what it thinks of cards, by their orders.
    """

    reason: str
    notes: Mapping[int, str]


class ProgramsAtTable(QObject):
    """Leads the programs at the table, each in a thread of its own, so that nobody waits for them.

    A thread goes on from game to game; it ends the program of one game before it begins the next.
    What goes wrong is reported when the program is asked for its move.

    Attributes:
        find: returns the program of this name from the list that the person keeps by hand, which
            nothing else may start; None if it is not there.

    Signals:
        said: (int, str) what the program of this seat says of its latest move.
    """

    said = Signal(int, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.find: Callable[[str], Program | None] = lambda _: None
        self._setup: GameSetup | None = None
        self._threads: dict[int, BackgroundThread] = {}
        self._seated: dict[int, ProgramSeat] = {}
        self._asked: int | None = None
        self._said_of: dict[int, int] = {}

    def sit_down(self, setup: GameSetup | None) -> None:
        """Seat the programs of a table in place of those of the last one; None seats nobody."""
        for seat in tuple(self._seated):
            self._dismiss(seat)
        self._setup = setup
        for seat in range(len(setup.seats) if setup is not None else 0):
            self._seat(seat)

    def restart(self, seat: int) -> None:
        """Start the program of a seat anew, as the list describes it now."""
        self._dismiss(seat)
        self._seat(seat)

    def _seat(self, seat: int) -> None:
        name = self._name_in(seat)
        found = None if name is None else self.find(name.name)
        if found is not None and self._setup is not None:
            self._seated[seat] = ProgramSeat(found, self._setup.names)

    def _name_in(self, seat: int) -> ProgramName | None:
        return None if self._setup is None else self._setup.seats[seat].program

    def _dismiss(self, seat: int) -> None:
        program = self._seated.pop(seat, None)
        self._said_of.pop(seat, None)
        if program is not None:
            program.interrupt()
            self.thread_of(seat).run(program.close)

    def thread_of(self, seat: int) -> BackgroundThread:
        """Return the thread that speaks to the program of a seat."""
        if seat not in self._threads:
            self._threads[seat] = BackgroundThread("program", self)
        return self._threads[seat]

    def tell(self, seen: Mapping[int, Observation]) -> None:
        """Tell the programs what has happened; they are started first, and ended after the game."""
        for seat, observation in seen.items():
            self._asked = observation.seat_to_act if observation.ending is None else None
            if seat in self._seated:
                work = partial(_tell, self._seated[seat], observation)
                self.thread_of(seat).run(work, partial(self._on_told, seat))

    def _on_told(self, seat: int, latest: tuple[int, str]) -> None:
        """Pass on what a program has said of its latest move, once."""
        turn, words = latest
        if words and seat in self._seated and self._said_of.get(seat) != turn:
            self._said_of[seat] = turn
            self.said.emit(seat, words)

    def move_question(self, seat: int, seen: Observation) -> Callable[[Budget], Move]:
        """Return the question for a program's move; it raises a ProgramError if there is none."""
        if seat in self._seated:
            return partial(_move_of, self._seated[seat], seen)
        return partial(_nobody, str(self._name_in(seat)))

    def ask_words(self, seat: int, turn: int, then: Callable[[ProgramWords], None]) -> None:
        """Ask for what a program has said of its move in a turn, counted from 1, and of the cards."""
        program = self._seated.get(seat)
        if program is None:
            then(ProgramWords("", {}))
        elif seat == self._asked:  # its thread waits for its next move, and takes its words in
            then(_words_of(program, turn))
        else:
            self.thread_of(seat).run(partial(_latest_words, program, turn), then)

    def close(self) -> None:
        """End all programs, and the threads, permanently."""
        self.sit_down(None)
        for thread in self._threads.values():
            thread.close()


def _tell(program: ProgramSeat, seen: Observation) -> tuple[int, str]:
    """Tell a program what has happened; return its latest turn, 0 for none, and its words about it."""
    turn = max((one.number for one in seen.history if one.seat == seen.seat), default=0)
    is_over = seen.ending is not None
    if is_over and not program.is_running:
        return turn, ""
    with suppress(ProgramError):  # asked for its move, it fails again
        program.watch(seen)
        program.catch_up()
    if is_over:
        program.close()
    return turn, program.words.get(turn, "")


def _move_of(program: ProgramSeat, seen: Observation, budget: Budget) -> Move:
    decision = program.choose(seen, budget)
    everybody = range(seen.options.players)
    return Move(decision.action, decision.reason, dict.fromkeys(everybody, decision.reason))


def _nobody(name: str, _budget: Budget) -> Move:
    raise ProgramError(Program(name, ()), Fault.NOT_KNOWN)


def _latest_words(program: ProgramSeat, turn: int) -> ProgramWords:
    with suppress(ProgramError):
        program.catch_up()
    return _words_of(program, turn)


def _words_of(program: ProgramSeat, turn: int) -> ProgramWords:
    return ProgramWords(program.words.get(turn, ""), dict(program.notes))


@dataclass(frozen=True, slots=True)
class Trial:
    """A game between a program and one of our teammates, as far as it was played.

    Attributes:
        score: its points; None if it was not played to its end.
        turns: how many moves were made.
        seconds: the program's mean time for a move; 0 if it made none.
        error: what the program did wrong; None if nothing.
    """

    score: int | None
    turns: int
    seconds: float
    error: ProgramError | None = None


def try_program(
    program: Program, partner: Seat, options: GameOptions, number: int, task: Task
) -> Trial:
    """Play a game between a program, which begins, and our teammates; stop where the task is cancelled."""
    state = deal(options, number)
    names = (program.name, *(f"{partner.name} {seat}" for seat in range(2, options.players + 1)))
    seat = ProgramSeat(program, names, is_wanted=lambda: not task.is_cancelled)
    ours: Teammate | None = teammate_of(partner.level) if partner.level is not None else None
    cards, times, error = len(options.box), list[float](), None
    try:
        while state.ending is None and not task.is_cancelled:
            seen = observe(state, state.seat_to_act)
            began = monotonic()
            if seen.seat == 0 or ours is None:
                action = seat.choose(seen, AT_ONCE).action
                times.append(monotonic() - began)
            else:
                action = ours.choose(seen, AT_ONCE).action
            state, _ = apply(state, action)
            task.tell(cards - state.deck_size, cards)
        seat.watch(observe(state, 0))
    except UnwantedError:
        pass
    except ProgramError as caught:
        error = caught
    finally:
        seat.close()
    score = None if state.ending is None else score_of(state.fireworks, state.ending)
    mean = sum(times) / len(times) if times else 0.0
    return Trial(score, len(state.history), mean, error)
