"""Saving, opening, resuming and viewing games."""

import itertools
import json
import os
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from internals import game_of
from pytestqt.qtbot import QtBot
from whole_games import VARIANTS, played_out, record_of

from hanabi_desktop.app.program import Program
from hanabi_desktop.game.course import GameRecord
from hanabi_desktop.game.course import replay as record_states
from hanabi_desktop.game.moves import Clue, Drawn, Play
from hanabi_desktop.game.observation import BrokenTurnError, Refusal
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.state import apply, deal, observe
from hanabi_desktop.library.hanab_live.compact_link import PREFIX, write_link
from hanabi_desktop.library.hanab_live.game_json import read_json, write_json
from hanabi_desktop.library.metadata.problems import Lost, Problem, UnreadableGameError
from hanabi_desktop.library.saved_game import Closing, SavedGame, verify
from hanabi_desktop.library.store_opening import OpenStore
from hanabi_desktop.library.store_rows import StoredGame
from hanabi_desktop.session.library.loading import is_archive, open_file, open_kept, open_text
from hanabi_desktop.session.play.position import Position
from hanabi_desktop.session.play.session import Session
from hanabi_desktop.session.play.sharing import GameUnfinishedError
from hanabi_desktop.session.setup import GameSetup, Seat, with_badges
from hanabi_desktop.support.background import BackgroundThread, Task
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import agreement_of
from hanabi_desktop.teammates.measuring.arena import Seating, play_game
from hanabi_desktop.teammates.players import ConventionPlayer
from hanabi_desktop.teammates.teammate import AT_ONCE, Budget, Reason, ReasonCode
from hanabi_desktop.ui.shell.saving import Saver
from hanabi_desktop.ui.widgets.last_folder import LastFolder

SEATS = with_badges((Seat("Elin"), Seat("Björn", Level.CASUAL), Seat("Zoë", Level.CASUAL)))


@pytest.fixture
def session(qtbot: QtBot) -> Iterator[Session]:
    session = Session()
    yield session
    session.close()


def play_some(session: Session, qtbot: QtBot, options: GameOptions, rounds: int = 2) -> None:
    session.start(GameSetup(SEATS, options, 31))
    for _ in range(rounds):
        person_acts(session)
        qtbot.waitUntil(lambda: game_of(session).state.seat_to_act == 0)


def person_acts(session: Session) -> None:
    seen = session.cursor.present
    assert seen is not None
    session.submit(ConventionPlayer(agreement_of(Level.CASUAL)).choose(seen, Budget()).action)


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda v: "+".join(filter(v.get, v)))
def test_saved_game_resumes_where_it_was(
    session: Session, qtbot: QtBot, tmp_path: Path, variant: dict[str, bool]
) -> None:
    play_some(session, qtbot, GameOptions(3, first_seat=0, **variant))
    before, reasons = game_of(session).state, game_of(session).reasons
    file = tmp_path / "game.json"
    session.sharing.save(file)
    other = Session()
    opened = open_file(file)
    setup = opened.setup()
    assert setup is not None
    other.go_on(opened, setup)
    steps = other.cursor.log_positions
    assert (game_of(other).state, game_of(other).reasons) == (before, reasons)
    assert game_of(other).setup.seats == SEATS
    assert session.cursor.present is not None
    assert [step.turn for step in steps] == [None, *session.cursor.present.history]
    assert not any(
        event.card
        for step in steps
        if step.turn
        for event in step.turn.events
        if isinstance(event, Drawn) and event.seat == 0
    )
    other.close()


def test_failed_save_keeps_the_old_file(
    session: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session.start(GameSetup(SEATS, GameOptions(3, first_seat=0), 31))
    file = tmp_path / "game.json"
    file.write_text("precious")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="No space"):
        session.sharing.save(file)
    assert file.read_text() == "precious"
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.json"]


def test_no_link_is_given_while_a_game_is_played(session: Session) -> None:
    session.start(GameSetup(SEATS, GameOptions(3, first_seat=0), 31))
    with pytest.raises(GameUnfinishedError):
        session.sharing.link()


def finished(options: GameOptions, number: int = 3) -> SavedGame:
    record = record_of(played_out(options, number, care=1.0), number)
    return SavedGame(record, (None, *[Level.CASUAL] * (options.players - 1)))


def told(line_up: Seating, options: GameOptions, number: int) -> SavedGame:
    """Return a whole game of teammates with the reasons that they gave."""
    teammates, state = line_up.teammates(), deal(options, number)
    actions, reasons = [], []
    while state.ending is None:
        seat = state.seat_to_act
        decision = teammates[seat].choose(observe(state, seat), AT_ONCE)
        actions.append(decision.action)
        reasons.append(decision.reason)
        state, _ = apply(state, decision.action)
    record = GameRecord(
        line_up.names, options, state.deck, tuple(actions), state.first_seat, number
    )
    return SavedGame(record, line_up.levels, reasons=tuple(reasons))


def studied(game: SavedGame | str) -> Session:
    """Return a session that studies a finished game."""
    session = Session()
    session.study(open_text(game if isinstance(game, str) else write_json(game).decode()))
    return session


def test_link_of_a_finished_game_opens_again(qtbot: QtBot) -> None:
    first = studied(finished(GameOptions(3, empty_clues=False)))
    link = first.sharing.link()
    assert isinstance(link, str)
    assert link.startswith(PREFIX)
    again = studied(f"  {link}#4\n")
    assert (again.cursor.turns, again.cursor.moment) == (first.cursor.turns, 3)
    assert again.cursor.result == first.cursor.result
    deal = studied(f"{link}#1")
    assert deal.cursor.moment == 0
    assert not again.knows_players
    assert first.knows_players
    for session in (first, again, deal):
        session.close()


def test_link_reports_what_it_cannot_carry(qtbot: QtBot, tmp_path: Path) -> None:
    announced = studied(finished(GameOptions(2, choreography=True)))
    assert announced.sharing.link() is Lost.ANNOUNCEMENTS
    assert announced.sharing.save(tmp_path / "a.json") is Lost.ANNOUNCEMENTS
    bouquet = studied(finished(GameOptions(2, final_bouquet=True)))
    assert bouquet.sharing.link() is Lost.FINAL_BOUQUET
    assert bouquet.sharing.save(tmp_path / "b.json") is None
    announced.close()
    bouquet.close()


@pytest.mark.usefixtures("qapp")
class TestFinishedGame:
    @pytest.fixture
    def session(self) -> Iterator[Session]:
        session = studied(finished(GameOptions(3, first_seat=1)))
        yield session
        session.close()

    def test_finished_game_opens_at_the_end(self, session: Session) -> None:
        assert session.cursor.moment == session.cursor.turns > 20
        assert session.cursor.result is not None
        assert session.cursor.result[1] in ("deck", "perfect")
        assert session.setup is not None
        assert [seat.level for seat in session.setup.seats] == [None, Level.CASUAL, Level.CASUAL]

    def test_each_moment_is_shown_from_one_seats_view(self, session: Session) -> None:
        cursor = session.cursor
        shown: list[tuple[Position, ...]] = []
        cursor.changed.connect(lambda _: shown.append(cursor.log_positions))
        cursor.go_to(5)
        cursor.go_to(5)
        cursor.look_from(2)
        cursor.go_to(-3)
        cursor.go_to(9999)
        assert [len(steps) for steps in shown] == [6, 6, 1, cursor.turns + 1]
        assert [steps[-1].observation.seat for steps in shown] == [0, 2, 2, 2]
        for steps in shown:
            assert all(held.card is None for s in steps for held in s.observation.own_hand)
            assert [s.turn.number for s in steps if s.turn] == list(range(1, len(steps)))

    def test_finished_game_can_be_saved_again(self, session: Session, tmp_path: Path) -> None:
        session.sharing.save(tmp_path / "again.json")
        assert read_json((tmp_path / "again.json").read_bytes()) == finished(
            GameOptions(3, first_seat=1)
        )

    def test_nobody_acts_in_a_finished_game(self, session: Session) -> None:
        session.cursor.go_to(3)
        told = session.cursor.present
        session.submit(Play(0))
        session.advice.ask_hint()
        session.undo()
        assert session.cursor.present is told
        assert not session.cursor.may_act


@pytest.mark.usefixtures("qapp")
class TestUnfinishedGameInView:
    @pytest.fixture
    def game(self) -> SavedGame:
        """Two people and a teammate whose fourth turn is a clue to one of them."""
        record = play_game(Seating((Level.CASUAL,) * 3), GameOptions(3, first_seat=0), 5).record
        record = replace(record, actions=record.actions[:12], seats=("a", "b", "c"))
        reasons = [
            Reason(ReasonCode.CLUE_PLAY, (self.focus(record, turn),))
            if isinstance(action, Clue) and turn % 3 == 2
            else None
            for turn, action in enumerate(record.actions)
        ]
        assert any(reasons)
        return SavedGame(record, (None, None, Level.CASUAL), reasons=tuple(reasons))

    @staticmethod
    def focus(record: GameRecord, turn: int) -> int:
        state = list(record_states(record))[turn]
        action = record.actions[turn]
        assert isinstance(action, Clue)
        return state.hand_orders(action.target)[0]

    def test_clue_receiver_learns_no_more_than_the_clue(self, game: SavedGame) -> None:
        session = studied(game)
        for seat in range(3):
            session.cursor.look_from(seat)
            for step in session.cursor.log_positions:
                clued = step.turn is not None and isinstance(step.turn.action, Clue)
                if clued and step.reason and step.turn.action.target == seat:
                    assert step.reason.code is ReasonCode.CLUE_FOCUS
        session.cursor.look_from(None)
        assert not session.cursor.shows_all
        session.close()

    def test_unfinished_game_in_view_gives_no_link(self, game: SavedGame) -> None:
        session = studied(game)
        with pytest.raises(GameUnfinishedError):
            session.sharing.link()
        session.close()


class TestOpening:
    @pytest.mark.parametrize(
        ("kind", "code", "orders"),
        [
            ("clue", "clue_play", [49]),
            ("clue", "clue_play", []),
            ("clue", "clue_through", None),
            ("clue", "clue_empty", [1]),
            ("clue", "clue_delay", [1]),
            ("clue", "play_known", [1]),
            ("play", "play_known", [49]),
            ("play", "discard_chop", None),
            ("play", "none_given", [1]),
        ],
    )
    def test_impossible_reason_is_refused(
        self, kind: str, code: str, orders: list[int] | None
    ) -> None:
        data = json.loads(write_json(finished(GameOptions(2))))
        types = {"clue": (2, 3), "play": (0,)}[kind]
        place = next(i for i, a in enumerate(data["actions"]) if a["type"] in types)
        orders = [data["actions"][place]["target"]] if orders is None else orders
        data["hanabi_desktop"]["reasons"] = [{"turn": place + 1, "code": code, "orders": orders}]
        with pytest.raises(UnreadableGameError) as caught:
            open_text(json.dumps(data))
        assert caught.value.problem is Problem.CONTRADICTION

    @pytest.mark.parametrize("players", [2, 3, 4, 5])
    def test_every_reason_that_teammates_give_can_be_read_again(self, players: int) -> None:
        codes: set[ReasonCode] = set()
        for number in itertools.count(1):
            game = told(Seating((Level.EXPERT,) * players), GameOptions(players), number)
            opened = open_text(write_json(game).decode())
            assert opened.saved.reasons == game.reasons
            codes |= {reason.code for reason in game.reasons if reason is not None}
            if {ReasonCode.CLUE_DELAY, ReasonCode.CLUE_EMPTY, ReasonCode.CLUE_SAVE} <= codes:
                return

    def test_kept_game_is_opened_without_a_reason_that_does_not_fit(self, tmp_path: Path) -> None:
        game = finished(GameOptions(2))
        turn = next(i for i, one in enumerate(game.record.actions) if isinstance(one, Play))
        odd = [None] * len(game.record.actions)
        odd[turn] = Reason(ReasonCode.CLUE_SAVE, (0,))
        game = replace(game, reasons=tuple(odd))
        entry = StoredGame.from_game(game, verify(game), played_at=1_700_000_000)
        with closing(OpenStore(tmp_path)) as opened:
            opened.store.keep(entry)
            assert open_kept(opened.store, entry.id).saved.reasons[turn] is None

    def test_illegal_game_is_not_shown_in_part(self) -> None:
        data = json.loads(write_json(finished(GameOptions(2, first_seat=0))))
        data.pop("hanabi_desktop")
        data["actions"].insert(0, {"type": 1, "target": 0})
        with pytest.raises(BrokenTurnError) as caught:
            open_text(json.dumps(data))
        assert (caught.value.turn, caught.value.refusal) == (1, Refusal.ALL_TOKENS_THERE)

    def test_first_of_several_games_opens_with_the_number_of_others(self, tmp_path: Path) -> None:
        file = tmp_path / "links.txt"
        link = write_link(finished(GameOptions(2)))
        file.write_text(f"{link}\n{link}\n{link}\n")
        opened = open_file(file)
        assert opened.others == 2
        assert opened.setup() is None

    def test_huge_file_is_not_read(self, tmp_path: Path) -> None:
        file = tmp_path / "huge.jsonl"
        with file.open("wb") as stream:
            stream.truncate(60_000_000)
        with pytest.raises(UnreadableGameError) as caught:
            open_file(file)
        assert caught.value.problem is Problem.TOO_LARGE

    def test_only_our_own_unfinished_games_can_be_resumed(self) -> None:
        game = finished(GameOptions(2))
        record = game.record

        def can_go_on(**changes: object) -> bool:
            fields = {"actions": record.actions[:4], "levels": game.levels} | changes
            levels = fields.pop("levels")
            closing = fields.pop("closing", None)
            some = SavedGame(replace(record, **fields), levels, closing=closing)
            return open_text(write_json(some).decode()).setup() is not None

        assert can_go_on()
        assert not can_go_on(actions=record.actions)
        assert not can_go_on(levels=())
        assert can_go_on(levels=(None, None))
        assert not can_go_on(levels=(Level.CASUAL, Level.CASUAL))
        assert can_go_on(game_number=None)  # resumed from another program's deck
        assert not can_go_on(game_number=6)
        assert not can_go_on(closing=Closing(0, 4))


def test_announced_plays_are_saved_with_their_colour(session: Session, tmp_path: Path) -> None:
    session.start(GameSetup(SEATS, GameOptions(3, choreography=True, first_seat=0), 31))
    order = game_of(session).state.hand_orders(0)[0]
    suit = game_of(session).state.deck[order].suit
    session.submit(Play(order, suit))
    session.sharing.save(tmp_path / "g.json")
    assert read_json((tmp_path / "g.json").read_bytes()).record.actions == (Play(order, suit),)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no named pipes")
def test_pipe_is_refused_at_once(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.hanabi"
    if sys.platform != "win32":
        os.mkfifo(pipe)
    for read in (open_file, is_archive):
        with pytest.raises(UnreadableGameError) as caught:
            read(pipe)
        assert caught.value.problem is Problem.NO_FILE


def test_closing_does_not_wait_for_a_file_that_never_comes(qtbot: QtBot) -> None:
    never, begun = threading.Event(), threading.Event()

    def read() -> None:
        begun.set()
        never.wait()

    thread = BackgroundThread("reading games", patience_s=0.05)
    told: list[None] = []
    thread.run(read, told.append)
    begun.wait()
    started = time.monotonic()
    thread.close(drop=True)
    assert time.monotonic() - started < 30
    never.set()
    qtbot.waitUntil(lambda: not [t for t in threading.enumerate() if t.name == "reading games"])
    assert not told, "nobody is there any more"
    assert thread.run(read).cancelled()


def test_saving_is_waited_for_longer_than_reading(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert Task.__init__.__kwdefaults__ is not None
    monkeypatch.setitem(Task.__init__.__kwdefaults__, "patience_s", 0.01)
    begun, is_closing = threading.Event(), threading.Event()

    def make() -> bytes:
        begun.set()
        is_closing.wait()
        time.sleep(0.1)
        return b"all of it"

    saver = Saver(program.window, program.window)
    saver.save(tmp_path / "summary.pdf", make)
    begun.wait()
    is_closing.set()
    saver.close()
    assert (tmp_path / "summary.pdf").read_bytes() == b"all of it"


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such folders")
def test_folder_that_cannot_be_reached_gives_way_to_another(tmp_path: Path) -> None:
    last = LastFolder()
    last.restore(tmp_path / ("x" * 300))
    assert last.path.is_dir()
    last.restore(tmp_path)
    assert last.path == tmp_path
    last.remember(tmp_path / ("x" * 300))
    assert last.path == tmp_path
