"""Programs at the table: ours among them, a small one, and broken ones."""

import ctypes
import os
import random
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from redeal import redealt_for
from whole_games import VARIANTS, played_out, skip_simulation, variant_id

from hanabi_desktop.engine.bot import Bot
from hanabi_desktop.engine.following import FollowedGame
from hanabi_desktop.engine.frames import decode, encode
from hanabi_desktop.engine.matches import Match
from hanabi_desktop.engine.process import ChildProcess
from hanabi_desktop.engine.programs import Fault, Program, ProgramError
from hanabi_desktop.engine.seat import ProgramSeat, UnwantedError
from hanabi_desktop.engine.telling import Narrator
from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.state import GameState, apply, deal, deal_deck, observe
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.players import SECONDS_AT_ONCE, teammate_of, teammates_of
from hanabi_desktop.teammates.search.deadline import CancellationToken
from hanabi_desktop.teammates.teammate import AT_ONCE, Budget
from hanabi_desktop.wording.programs import fault_sentence

ROOT = Path(__file__).parents[2]
_QUERY_INFORMATION, _STILL_ACTIVE = 0x400, 259
"""Of the Windows interface to processes."""
LEGAL_BOT = Program("Legal", (sys.executable, str(ROOT / "docs" / "examples" / "legal_bot.py")))
_UNHURRIED = (
    "import sys; from hanabi_desktop.cli import main; from hanabi_desktop.teammates import players;"
    f" players.SECONDS_AT_ONCE = {SECONDS_AT_ONCE}; sys.exit(main())"
)
OURS = Program("Ours", (sys.executable, "-c", _UNHURRIED, "engine", "--level", "expert"), ROOT)
"""Our teammate, which takes as long for its trials as the ones of this process do."""
MANY_GAMES = 200
NAMES = ("Åsa", "Björn", "Cécile", "Daniël", "Noor")


@contextmanager
def seats_of(program: Program, players: int) -> Iterator[list[ProgramSeat]]:
    seats = [ProgramSeat(program, NAMES[:players]) for _ in range(players)]
    try:
        yield seats
    finally:
        for seat in seats:
            seat.close()


@pytest.mark.slow
def test_ours_through_pipes_equal_ours_in_process(deep: bool) -> None:
    with seats_of(OURS, 5) as seats:
        for number in range(MANY_GAMES if deep else len(VARIANTS)):
            variant, players = VARIANTS[number % len(VARIANTS)], 2 + number // 3 % 4
            state = deal(GameOptions(players, empty_clues=number % 2 == 0, **variant), number)
            teammates = teammates_of((Level.EXPERT,) * players)
            for seat in range(players):
                seats[seat]._names = NAMES[:players]  # five processes serve tables of every size
                seats[seat].begin(observe(state, seat))
            while state.ending is None:
                seat = state.seat_to_act
                seen = observe(state, seat)
                action = teammates[seat].choose(seen, AT_ONCE).action
                assert seats[seat].choose(seen, AT_ONCE).action == action
                state, _ = apply(state, action)
            for seat in range(players):
                seats[seat].watch(observe(state, seat))


@pytest.mark.parametrize("variant", VARIANTS, ids=variant_id)
@pytest.mark.parametrize("players", range(2, 6))
def test_followed_game_is_what_the_seat_observes(players: int, variant: dict[str, object]) -> None:
    first_seat = random.Random(f"{players} {variant}").randrange(players)
    last = played_out(GameOptions(players, first_seat=first_seat, **variant), 7)
    for seat in range(players):
        state = deal(last.options, 7)
        narrator = Narrator(observe(state, seat), 1)
        game = FollowedGame(narrator.init(NAMES[:players]))
        assert (game.seat, game.names) == (seat, NAMES[:players])
        take_list(game, narrator, state, seat)
        for turn in last.history:
            assert game.observation == observe(state, seat)
            state, _ = apply(state, turn.action)
            for action in narrator.turn(observe(state, seat).history[-1]):
                game.take(content_of(action))
        assert game.observation == observe(last, seat)
        take_list(game, narrator, last, seat)
        assert game.observation == observe(last, seat)


def take_list(game: FollowedGame, narrator: Narrator, state: GameState, seat: int) -> None:
    game.restart(content_of(narrator.everything(observe(state, seat)))["list"])


def content_of(message: object) -> dict[str, object]:
    frame = decode(encode("x", message).rstrip())
    assert frame is not None
    return frame.content


class Recorded:
    """Stands for a process: keeps what is written to it, and answers as our engine does."""

    written: list[bytes]

    def __init__(self, *_: object) -> None:
        self.written = []
        self._bot = Bot(lambda: teammate_of(Level.CASUAL), AT_ONCE)
        self._lines: list[bytes] = []

    def send(self, data: bytes) -> None:
        self.written.append(data)
        for line in data.splitlines(keepends=True):
            self._lines += self._bot.answers(line)

    def line(self, _: float) -> bytes | None:
        return self._lines.pop(0).rstrip() if self._lines else None

    def close(self) -> None:
        pass


@pytest.mark.parametrize("variant", VARIANTS, ids=variant_id)
def test_program_is_told_nothing_of_its_own_hand(
    variant: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the cards that the seat may not see are, the bytes are the same, at every turn."""
    skip_simulation(monkeypatch)
    monkeypatch.setattr("hanabi_desktop.engine.seat.ChildProcess", Recorded)
    monkeypatch.setattr("hanabi_desktop.engine.seat._HELLO_S", 0.01)
    options, chance = GameOptions(3, **variant), random.Random(5)
    state = deal(options, 11)
    teammates = teammates_of((Level.CASUAL,) * 3)
    while state.ending is None:
        seat = state.seat_to_act
        seen = [observe(one, seat) for one in (state, redealt_for(state, seat, chance))]
        assert bytes_for(seen[0]) == bytes_for(seen[1])
        state, _ = apply(state, teammates[seat].choose(seen[0], AT_ONCE).action)
    for seat in range(3):
        other = redealt_for(state, seat, chance)
        assert bytes_of_game(state, seat) == bytes_of_game(other, seat)


def bytes_for(seen: Observation, *later: Observation) -> bytes:
    """Return every byte written to a program that is told these observations one after another."""
    program = ProgramSeat(OURS, NAMES[:3])
    program.begin(seen)
    for one in later:
        program.watch(one)
    written = b"".join(program._process.written)
    program.close()
    return written


def bytes_of_game(last: GameState, seat: int) -> bytes:
    states = [deal_deck(last.options, last.deck, last.first_seat)]
    for turn in last.history:
        states.append(apply(states[-1], turn.action)[0])
    return bytes_for(*(observe(state, seat) for state in states))


def test_the_bot_of_the_manual_is_short() -> None:
    lines = Path(LEGAL_BOT.command[1]).read_text(encoding="utf-8").splitlines()
    assert len([line for line in lines if line]) <= 40


@pytest.mark.parametrize("players", range(2, 6))
def test_the_bot_of_the_manual_plays_whole_games(players: int) -> None:
    match = Match((LEGAL_BOT,) * players)
    try:
        for number in range(5):
            game = match.play(GameOptions(players, empty_clues=False), number)
            assert game.broken is None
            assert game.ending is not None
    finally:
        match.close()


BROKEN = {
    "silent": Fault.SILENT,
    "slow": Fault.SILENT,
    "crashing_in_mid_line": Fault.ENDED,
    "ended_at_once": Fault.ENDED,
    "illegal": Fault.ILLEGAL,
    "wrong_table": Fault.ILLEGAL,
    "wrong_fields": Fault.ILLEGAL,
    "invalid_utf8": Fault.NOT_UTF8,
    "endless_line": Fault.ENDLESS_LINE,
    "a_million_lines": Fault.SILENT,
    "notes_without_end": Fault.SILENT,
    "refuses": Fault.REFUSES,
}


def odd_program(kind: str, seconds: float = 20) -> Program:
    file = Path(__file__).with_name("programs_for_tests.py")
    return Program("Björn’s bot", (sys.executable, str(file), kind), seconds=seconds)


@pytest.mark.parametrize("kind", BROKEN)
def test_broken_program_ends_in_a_sentence(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hanabi_desktop.engine.seat._HELLO_S", 0.5)
    seat = ProgramSeat(odd_program(kind, seconds=1), NAMES[:2])
    seen = observe(deal(GameOptions(2, first_seat=0), 3), 0)
    try:
        with pytest.raises(ProgramError) as caught:
            seat.choose(seen, AT_ONCE)
        assert caught.value.fault is BROKEN[kind]
        sentence = fault_sentence(caught.value.program, caught.value.fault, caught.value.detail)
        assert sentence.startswith("Björn’s bot ")
        assert "\a" not in sentence
    finally:
        started = time.monotonic()
        seat.close()
    assert time.monotonic() - started < 1


def test_program_that_does_not_exist_is_a_fault() -> None:
    seat = ProgramSeat(Program("None", ("no-such-program-here",)), NAMES[:2])
    with pytest.raises(ProgramError) as caught:
        seat.begin(observe(deal(GameOptions(2), 3), 0))
    assert caught.value.fault is Fault.NOT_STARTED


def test_chatty_program_plays_and_its_lines_are_kept() -> None:
    seat = ProgramSeat(odd_program("chatty"), NAMES[:2])
    try:
        seen = observe(deal(GameOptions(2, first_seat=0), 3), 0)
        assert seat.choose(seen, AT_ONCE).action is not None
        while not seat.words:
            seat.catch_up()
        assert seat.notes == {2: "mine"}
        assert seat.words[1].startswith("Because. xxx")
        assert len(seat.words[1]) == 300
        assert seat.printed[-1] == "setting {broken"
    finally:
        seat.close()


def test_illegal_move_is_forgiven_once_and_take_backs_are_told() -> None:
    seat = ProgramSeat(odd_program("discards_first"), NAMES[:2])
    start = deal(GameOptions(2, first_seat=0), 3)
    try:
        first = seat.choose(observe(start, 0), AT_ONCE)
        state = start
        for _ in range(2):
            state, _ = apply(state, first.action if state is start else played_by(state))
        seat.watch(observe(state, 0))
        assert seat.choose(observe(start, 0), AT_ONCE) == first
        assert seat.notes == {0: "10"}
    finally:
        seat.close()


def test_program_that_is_asked_twice_answers_once() -> None:
    seat = ProgramSeat(LEGAL_BOT, NAMES[:2])
    seen = observe(deal(GameOptions(2, first_seat=0), 3), 0)
    try:
        assert seat.choose(seen, AT_ONCE) == seat.choose(seen, AT_ONCE)
    finally:
        seat.close()


def test_program_whose_move_is_not_wanted_lets_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hanabi_desktop.engine.seat._HELLO_S", 0.1)
    seat, token = ProgramSeat(odd_program("silent"), NAMES[:2]), CancellationToken()
    token.end()
    try:
        with pytest.raises(UnwantedError):
            seat.choose(
                observe(deal(GameOptions(2, first_seat=0), 3), 0), Budget(0, 1, None, token)
            )
    finally:
        seat.close()


def test_whoever_waits_for_a_program_can_be_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hanabi_desktop.engine.seat._HELLO_S", 0.1)
    seat = ProgramSeat(odd_program("silent"), NAMES[:2])
    seen = observe(deal(GameOptions(2, first_seat=0), 3), 0)
    seat.begin(seen)
    threading.Timer(0.1, seat.interrupt).start()
    started = time.monotonic()
    with pytest.raises(ProgramError) as caught:
        seat.choose(seen, AT_ONCE)
    seat.close()
    assert caught.value.fault is Fault.ENDED
    assert time.monotonic() - started < 10


def played_by(state: GameState) -> Action:
    return teammate_of(Level.CASUAL).choose(observe(state, state.seat_to_act), AT_ONCE).action


def test_children_of_a_program_end_with_it() -> None:
    source = (
        "import subprocess, sys, time\n"
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(60)'])\n"
        "print(child.pid, flush=True); time.sleep(60)"
    )
    process = ChildProcess((sys.executable, "-c", source), None, print)
    line = process.line(30)
    assert line is not None
    started = time.monotonic()
    process.close()
    assert time.monotonic() - started < 1
    deadline = time.monotonic() + 5
    while is_running(int(line)) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert not is_running(int(line))


def is_running(pid: int) -> bool:
    if sys.platform == "win32":
        kernel, code = ctypes.windll.kernel32, ctypes.c_ulong()
        process = kernel.OpenProcess(_QUERY_INFORMATION, False, pid)
        is_known = process and kernel.GetExitCodeProcess(process, ctypes.byref(code))
        kernel.CloseHandle(process)
        return bool(is_known) and code.value == _STILL_ACTIVE
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    state = subprocess.run(
        ["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False
    )
    return bool(state.stdout.strip()) and not state.stdout.startswith("Z")
