"""A program in a seat: told what the seat sees, asked for its moves."""

from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from time import monotonic

import msgspec

from hanabi_desktop import __version__
from hanabi_desktop.engine.frames import (
    Frame,
    GameSaved,
    Happened,
    Message,
    Move,
    Note,
    Said,
    TableMessage,
    Warned,
    Welcome,
    action_of,
    decode,
    encode,
)
from hanabi_desktop.engine.process import ChildProcess, EndlessLineError, Log, ProcessEnded
from hanabi_desktop.engine.programs import Fault, Program, ProgramError
from hanabi_desktop.engine.telling import Narrator
from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.observation import Observation, Refusal, why_not
from hanabi_desktop.teammates.teammate import Budget, Decision, Reason, ReasonCode

_HELLO_S = 1.0
"""How long a program may take to ask for the rules, and then for the deal; told unasked afterwards."""
_CATCH_UP_S = 0.1
"""How long is spent on what a program has written when no move is expected."""
_LOOK_S = 0.1
"""How often it is looked whether a move is still wanted."""
_LONGEST_WORDS = 300
_LONGEST_NOTE = 1_000
_KEPT_LINES = 1_000
_KEPT_MOVES = 10
_ASKS_RULES, _ASKS_GAME = "getGameInfo1", "getGameInfo2"


class UnwantedError(Exception):
    """A move is not wanted any more."""


class ProgramSeat:
    """A teammate that is a program. It is handed observations of its own seat, nothing else.

    Between two games the process goes on, until :meth:`close`.

    Attributes:
        notes: what the program thinks of cards, by order.
        words: what it said of its moves, by the number of the turn.
        printed: its last lines that are no messages, for its author.

    Args:
        names: the players' names, by seat.
        keep: also takes those lines, as they come.
        is_wanted: asked while waiting; once it returns False, an UnwantedError ends the wait.
    """

    def __init__(
        self,
        program: Program,
        names: Sequence[str],
        keep: Log | None = None,
        is_wanted: Callable[[], bool] = lambda: True,
    ) -> None:
        self._program = program
        self._names = tuple(names)
        self._keep = keep
        self._is_wanted = is_wanted
        self._process: ChildProcess | None = None
        self._narrator: Narrator | None = None
        self._seen: Observation | None = None
        self._table = 0
        self._owed: dict[str, int] = {}
        self._turn = 0
        self._error: ProgramError | None = None
        self._decided: tuple[Observation, Decision] | None = None
        self._is_asked = self._is_interrupted = False
        self._early: deque[Frame] = deque(maxlen=_KEPT_MOVES)
        self.notes: dict[int, str] = {}
        self.words: dict[int, str] = {}
        self.printed: deque[str] = deque(maxlen=_KEPT_LINES)

    def begin(self, seen: Observation) -> None:
        """Tell the program of a game, from its deal or from further on; start it if need be.

        Raises:
            ProgramError: it cannot be started, or has ended.
        """
        has_played = self._process is not None
        try:
            self._begin(seen)
        except ProgramError as error:
            if not has_played or error.fault is not Fault.ENDED:
                raise
            self.close()  # it ended with the last game
            self._begin(seen)

    def watch(self, seen: Observation) -> None:
        """Tell the program what has happened since it was last told.

        Where turns were taken back, it is told the game anew.

        Raises:
            ProgramError: it cannot be started, or has ended.
        """
        narrator = self._narrator
        if narrator is None:
            self.begin(seen)
            return
        known = len(narrator.told)
        if seen.history[:known] != narrator.told:
            self._tell_everything(seen)
            return
        data = b"".join(
            encode("gameAction", Happened(narrator.table, action))
            for turn in seen.history[known:]
            for action in narrator.turn(turn)
        )
        if seen.ending is not None and known < len(seen.history):
            data += encode("databaseID", GameSaved(narrator.table))
        if data:
            self._note_told(seen)
            self._write(data)

    def choose(self, observation: Observation, budget: Budget) -> Decision:
        """Ask the program for its move. It has its own time; of the budget only the cancellation counts.

        Asked again in the same position, it is the same move.

        Raises:
            ProgramError: it gives none that can be played.
            UnwantedError: nobody waits for the move any more.
        """
        if self._error is not None:
            raise self._error
        self.catch_up()
        self.watch(observation)
        if self._decided is not None and self._decided[0] == observation:
            return self._decided[1]  # asked again: the program does not answer twice
        deadline = monotonic() + self._program.seconds
        was_warned = False
        while True:
            frame = self._early.popleft() if self._early else self._wanted_frame(deadline, budget)
            if frame is None:
                raise ProgramError(self._program, Fault.SILENT)
            if frame.command != "action":
                self._take(frame)
                continue
            action, objection = self._move_in(frame, observation)
            if action is not None:
                self._turn, self._is_asked = observation.turn_number, False
                decision = Decision(action, Reason(ReasonCode.NONE_GIVEN))
                self._decided = observation, decision
                return decision
            if was_warned:
                raise ProgramError(self._program, Fault.ILLEGAL, objection)
            was_warned = True
            self._send("warning", Warned(objection))
            self._tell_everything(observation)

    def catch_up(self) -> None:
        """Read what the program has said meanwhile: notes, words about its move, perhaps its next move.

        Raises:
            ProgramError: it has ended, or what it writes are no lines of text.
        """
        deadline = monotonic() + _CATCH_UP_S
        while (frame := self._next_frame(deadline, wait=False)) is not None:
            if frame.command != "action":
                self._take(frame)
            elif self._is_asked:
                self._early.append(frame)
            else:
                self._send("warning", Warned(Refusal.NOT_YOUR_TURN.value))

    @property
    def is_running(self) -> bool:
        return self._process is not None

    def interrupt(self) -> None:
        """Stop waiting for the program's lines at once; call it from any thread, before :meth:`close`."""
        self._is_interrupted = True
        process = self._process
        if process is not None:
            process.interrupt()

    def close(self) -> None:
        """End the program and its children, within a second."""
        if self._process is not None:
            self._process.close()
        self._process = None
        self._narrator = None
        self._is_interrupted = False
        self._error = None

    def _begin(self, seen: Observation) -> None:
        if self._process is None:
            self._start(seen.seat)
        else:
            self.catch_up()
        self._table += 1
        self.notes, self.words = {}, {}
        narrator = self._narrator = Narrator(seen, self._table)
        self._owed = {_ASKS_RULES: 0, _ASKS_GAME: 0}
        self._send("tableStart", TableMessage(self._table))
        self._await(_ASKS_RULES)
        self._send("init", narrator.init(self._names))
        self._await(_ASKS_GAME)
        self._tell_everything(seen)

    def _start(self, seat: int) -> None:
        program = self._program
        try:
            self._process = ChildProcess(program.command, program.folder, self._print)
        except OSError as error:
            detail = error.strerror or str(error)
            raise ProgramError(program, Fault.NOT_STARTED, detail) from error
        if self._is_interrupted:  # meanwhile
            self._process.interrupt()
        version = f"Hanabi Desktop {__version__}"
        self._send("welcome", Welcome(self._names[seat], program=version))

    def _await(self, question: str) -> None:
        """Wait until the program asks, or has had its time; it is answered once either way."""
        deadline = monotonic() + _HELLO_S
        self._owed[question] -= 1
        while (frame := self._next_frame(deadline)) is not None:
            if frame.command == question:
                self._owed[question] += 1
                return
            self._take(frame)

    def _take(self, frame: Frame) -> None:
        """Take in any frame but a move; what means nothing to us is ignored."""
        match frame.command:
            case "note":
                with suppress(msgspec.ValidationError):
                    note = msgspec.convert(frame.content, type=Note)
                    if note.table == self._table:
                        self.notes[note.order] = _plain(note.note, _LONGEST_NOTE)
            case "reason":
                with suppress(msgspec.ValidationError):
                    said = msgspec.convert(frame.content, type=Said)
                    if said.table == self._table:
                        self.words[self._turn] = _plain(said.text, _LONGEST_WORDS)
            case "error":
                detail = _plain(str(frame.content.get("error", "")), _LONGEST_WORDS)
                raise self._failed(Fault.REFUSES, detail)
            case question if question in self._owed:
                self._owed[question] += 1
                if self._owed[question] > 0:  # otherwise it was answered unasked
                    self._owed[question] = 0
                    self._answer(question)

    def _answer(self, question: str) -> None:
        if self._narrator is None or self._seen is None:
            return
        if question == _ASKS_RULES:
            self._send("init", self._narrator.init(self._names))
        else:
            self._tell_everything(self._seen)

    def _move_in(self, frame: Frame, seen: Observation) -> tuple[Action | None, str]:
        """Return the move of a frame, or None and why it cannot be played."""
        try:
            move = msgspec.convert(frame.content, type=Move)
        except msgspec.ValidationError as error:
            return None, str(error)
        narrator = self._narrator
        if narrator is None or move.table != narrator.table:
            return None, "tableID"
        action = action_of(move, seen.options)
        if action is None:
            return None, "type, target, value"
        action = narrator.our_action(action)
        refusal = why_not(seen, action)
        return (action, "") if refusal is None else (None, refusal.value)

    def _tell_everything(self, seen: Observation) -> None:
        self._note_told(seen)
        if self._narrator is not None:
            self._send("gameActionList", self._narrator.everything(seen))

    def _note_told(self, seen: Observation) -> None:
        """Remember what the program knows now, and whether a move is expected of it."""
        self._seen, self._decided = seen, None
        self._is_asked = seen.ending is None and seen.seat_to_act == seen.seat
        self._early.clear()

    def _wanted_frame(self, deadline: float, budget: Budget) -> Frame | None:
        """Return the next frame, or None if there is none by then, while a move is wanted."""
        while (now := monotonic()) < deadline:
            if budget.cancellation is not None and not budget.cancellation.lasts():
                raise UnwantedError
            frame = self._next_frame(min(deadline, now + _LOOK_S))
            if frame is not None:
                return frame
        return None

    def _next_frame(self, deadline: float, *, wait: bool = True) -> Frame | None:
        """Return the next frame, or None if there is none by then; other lines are kept.

        Without ``wait`` only what is there already is read.
        """
        while self._process is not None and (left := deadline - monotonic()) > 0:
            if not self._is_wanted():
                raise UnwantedError
            try:
                line = self._process.line(min(left, _LOOK_S) if wait else 0)
                if line is None and wait:
                    continue
                if line is None:
                    return None
                frame = decode(line)
            except ProcessEnded as error:
                raise self._failed(Fault.ENDED, self._last_words) from error
            except EndlessLineError as error:
                raise self._failed(Fault.ENDLESS_LINE) from error
            except UnicodeDecodeError as error:
                raise self._failed(Fault.NOT_UTF8) from error
            if frame is not None:
                return frame
            self._print(line.decode("utf-8"))
        return None

    def _failed(self, fault: Fault, detail: str = "") -> ProgramError:
        """Return what went wrong; asked for its move, the program fails in the same way again."""
        self._error = ProgramError(self._program, fault, detail)
        return self._error

    @property
    def _last_words(self) -> str:
        return _plain(self.printed[-1], _LONGEST_WORDS) if self.printed else ""

    def _print(self, line: str) -> None:
        self.printed.append(line)
        if self._keep is not None:
            self._keep(line)

    def _send(self, command: str, content: Message) -> None:
        self._write(encode(command, content))

    def _write(self, data: bytes) -> None:
        if self._process is not None:
            self._process.send(data)


def _plain(text: str, most: int) -> str:
    """Return text without control characters, on one line, of at most so many characters."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())[:most]
