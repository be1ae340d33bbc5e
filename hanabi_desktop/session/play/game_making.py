"""Creation of games: new, continued, branched, led, or studied."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from hanabi_desktop.game.course import Course
from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.record import GameRecord
from hanabi_desktop.game.state import GameState, deal, observe
from hanabi_desktop.library.metadata.summary import UNFINISHED, Assistance
from hanabi_desktop.library.records.saved_game import SavedGame
from hanabi_desktop.library.store.rows import new_id
from hanabi_desktop.session.library.loading import OpenedGame
from hanabi_desktop.session.play.game import Game, Mode
from hanabi_desktop.session.play.position import Move
from hanabi_desktop.session.setup import GameSetup, Seat
from hanabi_desktop.teammates.agreements import Agreement
from hanabi_desktop.teammates.players.reasons import shown_reasons
from hanabi_desktop.teammates.teammate import Reason


def new_game(setup: GameSetup) -> Game:
    """Return a new game; ValueError if the deal has no number."""
    if setup.game_number is None:
        raise ValueError("a new game is dealt from a number")
    state = deal(setup.options, setup.game_number)
    return Game(Mode.PLAYED, setup, Course(state), _sheet(setup, state), new_id())


def continued_game(opened: OpenedGame, setup: GameSetup) -> Game:
    """Return an unfinished game, continued where it was left."""
    game_id = new_id() if opened.game_id is None else opened.game_id
    before, sheet = opened.saved, _sheet(setup, opened.states[0])
    saved = replace(
        sheet,
        assistance=replace(before.assistance, taught=setup.is_taught),
        notes=before.notes,
        bookmarks=before.bookmarks,
        card_notes=before.card_notes,
        held=before.held,
        remarks=before.remarks,
    )
    course = _course(opened.states, before.reasons, setup.eyes, setup.agreed)
    return Game(Mode.PLAYED, setup, course, saved, game_id)


def branched_game(opened: OpenedGame, setup: GameSetup, turn: int) -> Game:
    """Return a new game that leaves another one after ``turn`` turns."""
    sheet = _sheet(setup, opened.states[0])
    remarks = tuple(remark for remark in opened.saved.remarks if remark.turns <= turn)
    helped = replace(sheet.assistance, branched_at=turn)
    saved = replace(sheet, assistance=helped, remarks=remarks)
    states, reasons = opened.states[: turn + 1], opened.saved.reasons[:turn]
    course = _course(states, reasons, setup.eyes, setup.agreed)
    return Game(Mode.PLAYED, setup, course, saved, new_id())


def led_game(
    setup: GameSetup,
    states: Sequence[GameState],
    reasons: Sequence[Reason | None],
    notes: Mapping[int, str] = MappingProxyType({}),
) -> Game:
    """Return a game that a guide leads.

    Args:
        setup: the table.
        states: the states of the game so far, the deal first.
        reasons: the reason for each turn, as its player understands it.
        notes: the learner's notes on cards, by their orders.
    """
    saved = _sheet(setup, states[0])
    for seat in setup.people:
        saved = saved.with_notes(seat, notes)
    course = _course(states, reasons, setup.eyes, setup.agreed)
    return Game(Mode.LED, setup, course, saved)


def studied_game(opened: OpenedGame) -> Game:
    """Return a game that is only viewed."""
    saved = opened.saved
    setup = GameSetup(
        opened.seats, saved.record.options, saved.record.game_number, wished=saved.wished
    )
    is_told = bool(saved.levels) and opened.ending == UNFINISHED
    seats = range(saved.record.options.players) if is_told else ()
    course = _course(opened.states, saved.reasons, seats, saved.agreed)
    return Game(Mode.STUDIED, setup, course, saved, opened.game_id, opened)


def restarted(game: Game) -> Game:
    """Restart this deal; counted as a restart if a turn was played."""
    helped = game.assistance
    if game.turns:
        helped = replace(helped, restarts=helped.restarts + 1)
    dealt = game.course.deal.state
    saved = replace(_sheet(game.setup, dealt), assistance=helped)
    return Game(Mode.PLAYED, game.setup, Course(dealt), saved, new_id())


def with_teammate(game: Game, seat: int, teammate: Seat) -> Game:
    """Return the game with a teammate in the seat of a person who has left."""
    places = enumerate(game.setup.seats)
    seats = tuple(teammate if place == seat else player for place, player in places)
    setup = replace(game.setup, seats=seats)
    states = [node.state for node in game.course.line]
    sheet, before = _sheet(setup, states[0]), game.saved
    saved = replace(
        before,
        record=sheet.record,
        levels=sheet.levels,
        personalities=sheet.personalities,
        badges=sheet.badges,
    )
    course = _course(states, game.reasons, setup.eyes, setup.agreed)
    return Game(Mode.PLAYED, setup, course, saved, game.game_id)


def _sheet(setup: GameSetup, dealt: GameState) -> SavedGame:
    """Return the saved form of a game at its deal."""
    seats = setup.seats
    record = GameRecord(
        setup.names, setup.options, dealt.deck, (), dealt.first_seat, setup.game_number
    )
    return SavedGame(
        record,
        levels=tuple(seat.level for seat in seats),
        wished=setup.wished,
        personalities=tuple(seat.personality for seat in seats),
        badges=tuple(seat.badge for seat in seats),
        assistance=Assistance(taught=setup.is_taught),
    )


def _course(
    states: Sequence[GameState],
    reasons: Sequence[Reason | None],
    told_to: Iterable[int],
    agreement: Agreement,
) -> Course[Move]:
    """Return the course of a game so far; each move has the reason that the seats ``told_to`` are shown."""
    actions: list[Action] = [turn.action for turn in states[-1].history]
    whole = [*reasons, *(None for _ in actions[len(reasons) :])]
    reasons_by_seat = {
        seat: shown_reasons(whole, observe(states[-1], seat), agreement) for seat in told_to
    }
    moves = [
        Move(action, whole[turn], {seat: reasons_by_seat[seat][turn] for seat in reasons_by_seat})
        for turn, action in enumerate(actions)
    ]
    return Course.from_states(states, moves)
