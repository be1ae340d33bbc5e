"""The game on the table: its course, everything saved with it, and how games are created."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from enum import Enum, auto
from functools import cached_property, partial
from time import time
from types import MappingProxyType

from hanabi_desktop.game.course import Course, GameRecord, Node
from hanabi_desktop.game.moves import Action, Drawn
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.game.remarks import Said, clued_cards
from hanabi_desktop.game.scoring import score_of
from hanabi_desktop.game.state import GameState, deal, observe, observe_all
from hanabi_desktop.library.metadata.badges_and_notes import HeldHand
from hanabi_desktop.library.metadata.summary import UNFINISHED, Assistance
from hanabi_desktop.library.saved_game import SavedGame
from hanabi_desktop.library.store_rows import StoredGame, begun_at, new_id
from hanabi_desktop.session.library.loading import OpenedGame
from hanabi_desktop.session.play.position import Handover, Move, Position, TakingBack, hide_draws
from hanabi_desktop.session.play.teammate_threads import TableContext, decide_move, explained_to
from hanabi_desktop.session.setup import GameSetup, Seat, with_badges
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import Agreement
from hanabi_desktop.teammates.players import teammates_of
from hanabi_desktop.teammates.reasons import reasons_for_listener, shown_reasons
from hanabi_desktop.teammates.teammate import Budget, Reason, Teammate

Held = tuple[int, int, HeldHand]
"""A seat, a number of turns, and how the seat has held its cards since then."""


class Mode(Enum):
    """How the game on the table is used."""

    PLAYED = auto()
    """Its seats act in turn, teammates automatically; every move is saved."""
    LED = auto()
    """A guide controls it; it is not saved."""
    STUDIED = auto()
    """It is only viewed; only annotations are saved."""


class Game:
    """A game and what is saved with it. It contains every card.

    Attributes:
        mode: how it is used.
        setup: the table.
        course: every position, and the variations.
        saved: the game in the form of a file; for a played or led game without actions and reasons,
            which are in the course (see :meth:`written`).
        game_id: its id in the store; None if the store does not have it.

    Args:
        opened: the opened game, for a studied game.
    """

    def __init__(
        self,
        mode: Mode,
        setup: GameSetup,
        course: Course[Move],
        saved: SavedGame,
        game_id: int | None = None,
        opened: OpenedGame | None = None,
    ) -> None:
        self.mode = mode
        self.setup = setup
        self.course = course
        self.saved = saved
        self.game_id = game_id
        self._opened = opened
        self._hinted: set[tuple[int, int]] = set()
        self._positions: dict[tuple[Node[Move], int, bool], Position] = {}
        self._answers: dict[Said, Said] = {}

    # -- current state --------------------------------------------------------------------------

    @property
    def state(self) -> GameState:
        """The state at the end of the game so far."""
        return self.course.end.state

    @property
    def turns(self) -> int:
        return self.course.turns

    @property
    def is_over(self) -> bool:
        return self.state.ending is not None

    @property
    def is_being_played(self) -> bool:
        """Whether cards must stay hidden; an unfinished game may be continued."""
        if self._opened is None:
            return not self.is_over
        return self.knows_players and self._opened.ending == UNFINISHED

    @property
    def knows_players(self) -> bool:
        """Whether it is known which players are people and which are teammates."""
        return bool(self.saved.levels)

    @property
    def agreed(self) -> Agreement:
        """The table's agreement, or the one that a studied game is judged by."""
        return self.saved.agreed if self.mode is Mode.STUDIED else self.setup.agreed

    @cached_property
    def teammates(self) -> dict[int, Teammate]:
        """The teammates at the table, by seat."""
        seats = self.setup.seats
        levels, personalities = [s.level for s in seats], [s.personality for s in seats]
        return teammates_of(levels, personalities, self.setup.wished)

    @property
    def is_under_way(self) -> bool:
        """Whether a game is being played and has at least one turn."""
        return self.mode is Mode.PLAYED and not self.is_over and self.turns > 0

    @property
    def people_who_may_leave(self) -> tuple[int, ...]:
        """The seats that can be handed to a teammate: those of several people in a running game."""
        goes_on = self.mode is Mode.PLAYED and not self.is_over
        return self.setup.people if goes_on and self.setup.is_shared else ()

    def is_played_by_program(self, seat: int) -> bool:
        """Return whether no person decides for a seat; always False in a studied game."""
        return self.mode is not Mode.STUDIED and not self.setup.seats[seat].is_person

    @property
    def awaits_teammate(self) -> bool:
        is_program = self.is_played_by_program(self.state.seat_to_act)
        return self.mode is Mode.PLAYED and is_program and not self.is_over

    def waiting_person(self, viewer: int | None) -> int | None:
        """Return the seat of the person whose turn it is while another person is the viewer."""
        seat = self.state.seat_to_act
        if self.mode is not Mode.PLAYED or self.is_over or viewer in (None, seat):
            return None
        return seat if self.setup.seats[seat].is_person else None

    def seen_by_programs(self) -> dict[int, Observation]:
        """Return what each program of somebody else's sees of a game that is played, by seat."""
        if self.mode is not Mode.PLAYED:
            return {}
        programs = (place for place, seat in enumerate(self.setup.seats) if seat.program)
        return {seat: observe(self.state, seat) for seat in programs}

    def move_question(self) -> Callable[[Budget], Move]:
        """Return the question for the move of the teammate to act; it holds observations, no state."""
        seat, state = self.state.seat_to_act, self.state
        context = TableContext(self.agreed, self.said, self.setup.seats[seat].personality)
        listeners = {seat: observe(state, seat) for seat in self.setup.eyes}
        return partial(decide_move, self.teammates[seat], observe(state, seat), listeners, context)

    @property
    def reasons(self) -> tuple[Reason | None, ...]:
        """The teammates' own reasons, turn by turn; shown only after the game."""
        return tuple(
            None if node.step is None else node.step.reason for node in self.course.line[1:]
        )

    def position(self, node: Node[Move], seat: int, *, shows_all: bool = False) -> Position:
        """Return a position as a seat may see it, or with nothing hidden."""
        key = node, seat, shows_all
        if key not in self._positions:
            seen = observe_all(node.state, seat) if shows_all else observe(node.state, seat)
            turn = seen.history[-1] if seen.history else None
            self._positions[key] = Position(seen, turn, self._reason(node, seat))
        return self._positions[key]

    def _reason(self, node: Node[Move], seat: int) -> Reason | None:
        move = node.step
        if move is None:
            return None
        return move.told.get(seat) if self.is_being_played else move.reason

    # -- moves ------------------------------------------------------------------------------------

    def play(self, move: Move) -> None:
        self.course.play(move.action, move)
        if self.is_over:
            self._positions.clear()  # from now on every reason is shown in full

    def taking_back(self) -> TakingBack | None:
        """Return what an undo would take back: a person's last move, with all that followed."""
        history = self.state.history if self.mode is Mode.PLAYED else ()
        people = self.setup.people
        last = next((turn for turn in reversed(history) if turn.seat in people), None)
        if last is None:
            return None
        back = history[last.number - 1 :]
        drawn = (event for turn in back for event in turn.events if isinstance(event, Drawn))
        return TakingBack(
            last.seat,
            tuple(map(hide_draws, back)),
            tuple(event.seat for event in drawn),
            reasons_told=self.is_over and any(self.reasons),
        )

    def take_back(self, back: TakingBack) -> None:
        """Take back these last moves and count the undo."""
        self.course.take_back(len(back.turns))
        self._positions.clear()
        kept, saved = self.turns, self.saved
        self.saved = replace(
            saved,
            assistance=replace(saved.assistance, undos=saved.assistance.undos + 1),
            remarks=tuple(remark for remark in saved.remarks if remark.turns <= kept),
            bookmarks=tuple(bookmark for bookmark in saved.bookmarks if bookmark.turns <= kept),
            card_notes=tuple(
                replace(note, turns=min(note.turns, kept)) for note in saved.card_notes
            ),
            held=_held_by(kept, saved.held),
        )

    def handover(self) -> Handover:
        """Return what the next person is shown: everything since their last turn."""
        seat = self.setup.next_person(self.state.seat_to_act)
        history = self.state.history
        since = next((turn.number for turn in reversed(history) if turn.seat == seat), 0)
        said = tuple(remark for remark in self.said if remark.turns >= since)
        return Handover(seat, since, tuple(map(hide_draws, history[since:])), said)

    # -- remarks and help -------------------------------------------------------------------------

    @property
    def assistance(self) -> Assistance:
        return self.saved.assistance

    @property
    def said(self) -> tuple[Said, ...]:
        """Every remark, with the answer of the teammate asked."""
        return tuple(map(self._answered, self.saved.remarks))

    def _answered(self, said: Said) -> Said:
        if said not in self._answers:
            answer = said.answer
            if said.to is not None and not self.setup.seats[said.to].is_person:
                then = self.course.line[said.turns].state
                answer = clued_cards(observe(then, said.seat), said.to)
            self._answers[said] = replace(said, answer=answer)
        return self._answers[said]

    def say(self, said: Said) -> Said:
        """Add a remark; return it with its answer."""
        self.saved = replace(self.saved, remarks=(*self.saved.remarks, said))
        return self.said[-1]

    def count_hint(self, seat: int) -> bool:
        """Count a hint to a person; return False if it was already counted in this turn."""
        asked = self.turns, seat
        if asked in self._hinted:
            return False
        self._hinted.add(asked)
        helped = replace(self.assistance, hints=self.assistance.hints + 1)
        self.saved = replace(self.saved, assistance=helped)
        return True

    def count_reading_ahead(self) -> bool:
        """Record that the table says how clues will be read; return False if it is recorded already."""
        if self.assistance.reads_ahead:
            return False
        self.saved = replace(self.saved, assistance=replace(self.assistance, reads_ahead=True))
        return True

    # -- saving ------------------------------------------------------------------------------------

    def written(self) -> SavedGame:
        """Return the game in the form of a file."""
        if self._opened is not None:
            return self.saved
        actions = tuple(node.action for node in self.course.line[1:])
        record = replace(self.saved.record, actions=actions)
        reasons = self.reasons
        return replace(self.saved, record=record, reasons=reasons if any(reasons) else ())

    def entry(self) -> StoredGame:
        """Return the game as stored; ValueError for a led game, which is not saved."""
        if self.game_id is None:
            raise ValueError("a game that is led is not kept")
        state = self.state
        return StoredGame(
            self.game_id,
            self.written(),
            UNFINISHED if state.ending is None else state.ending.value,
            score_of(state.fireworks, state.ending),
            state.strikes,
            round(time()),
            fireworks=state.fireworks,
        )

    @property
    def opened(self) -> OpenedGame:
        """The game as an ``OpenedGame``, with the annotations made since it was opened."""
        if self._opened is not None:
            return replace(self._opened, saved=self.saved)
        entry = self.entry()
        return OpenedGame(
            entry.game,
            tuple(node.state for node in self.course.line),
            entry.ending,
            entry.score,
            game_id=self.game_id,
            begun=begun_at(entry.id),
        )


def _held_by(turns: int, held: Iterable[Held]) -> tuple[Held, ...]:
    """Return how hands are held after ``turns`` turns; later changes are moved to that turn."""
    latest = {(seat, min(since, turns)): hand for seat, since, hand in held}
    return tuple((seat, since, hand) for (seat, since), hand in latest.items())


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


def ended_game(opened: OpenedGame, setup: GameSetup) -> Game:
    """Return a finished game as it stood on its table at its end, with the annotations made since."""
    saved = opened.saved
    course = _course(opened.states, saved.reasons, setup.eyes, setup.agreed)
    return Game(Mode.PLAYED, setup, course, saved, opened.game_id)


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


def reasons_of(state: GameState, agreement: Agreement, learner: int) -> list[Reason | None]:
    """Return the reason for every turn so far, as its player understands it; None for the learner's turns."""
    others = (seat for seat in range(state.options.players) if seat != learner)
    shown = {seat: reasons_for_listener(observe(state, seat), agreement) for seat in others}
    return [
        shown[turn.seat][place] if turn.seat in shown else None
        for place, turn in enumerate(state.history)
    ]


def explained(state: GameState, action: Action, agreement: Agreement, learner: int) -> Move:
    """Return a move with its reason, as its player and the observing learner understand it."""
    actor = observe(state, state.seat_to_act)
    if actor.seat == learner:
        return Move(action)
    told = {learner: explained_to(observe(state, learner), agreement, actor, action)}
    return Move(action, explained_to(actor, agreement, actor, action), told)


def led_setup(opened: OpenedGame, seat: int, agreement: Agreement) -> GameSetup:
    """Return the table of a finished game with a person in one seat and teammates in all others."""
    seats = [
        replace(one, level=None if place == seat else one.level or Level.EXPERT, program=None)
        for place, one in enumerate(opened.seats)
    ]
    return GameSetup(with_badges(seats), opened.states[0].options, None, wished=agreement)


def studied_game(opened: OpenedGame) -> Game:
    """Return a game that is only viewed."""
    saved = opened.saved
    options = saved.record.options
    setup = GameSetup(opened.seats, options, saved.record.game_number, wished=saved.wished)
    is_told = bool(saved.levels) and opened.ending == UNFINISHED and not options.is_only_watched
    seats = range(options.players) if is_told else ()
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
    """Return the game with a teammate, or a program, in the seat of a person who left or of a program."""
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
        programs=sheet.programs,
    )
    course = _course(states, game.reasons, setup.eyes, setup.agreed)
    return Game(Mode.PLAYED, setup, course, saved, game.game_id)


def _sheet(setup: GameSetup, dealt: GameState) -> SavedGame:
    """Return the saved form of a game at its deal."""
    seats = setup.seats
    programs = tuple(seat.program for seat in seats)
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
        programs=programs if any(programs) else (),
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
