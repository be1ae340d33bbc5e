"""A game in progress: actions go in, observations and redacted events come out."""

import logging
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from itertools import repeat
from types import MappingProxyType

from PySide6.QtCore import QObject, QTimer, Signal

from hanabi_desktop.game.moves import Action, Clue
from hanabi_desktop.game.observation import Observation, Refusal, why_not
from hanabi_desktop.game.record import GameRecord
from hanabi_desktop.game.state import GameState, apply, deal, observe
from hanabi_desktop.library.assistance import NO_ASSISTANCE, Assistance
from hanabi_desktop.library.saved_game import SavedGame
from hanabi_desktop.session.advance import Advance
from hanabi_desktop.session.opening import OpenedGame
from hanabi_desktop.session.setup import GameSetup
from hanabi_desktop.session.sharing import Shareable
from hanabi_desktop.session.thinking import Asked, Thinker, Ticket, decision_of
from hanabi_desktop.teammates.advice import last_clue_to
from hanabi_desktop.teammates.catalogue import teammates_of
from hanabi_desktop.teammates.convention_player import ConventionPlayer
from hanabi_desktop.teammates.explaining import explain, told_reasons
from hanabi_desktop.teammates.levels import Level
from hanabi_desktop.teammates.teammate import Budget, Reason, ReasonCode, Teammate
from hanabi_desktop.teammates.witness import Witness

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Move:
    """What a seat does, why, and what the viewer is told of that; a person gives no reason."""

    action: Action
    reason: Reason | None = None
    told: Reason | None = None


@dataclass(slots=True)
class _Game:
    """The game in progress. ``number`` tells it from every other game of this session.

    ``reasons`` are the teammates' own, for the record; what the viewer is told of a move is
    what the viewer's seat makes of it, until the game is over.
    """

    number: int
    setup: GameSetup
    state: GameState
    teammates: dict[int, ConventionPlayer]
    reasons: list[Reason | None] = field(default_factory=list)
    assistance: Assistance = NO_ASSISTANCE
    notes: dict[int, str] = field(default_factory=dict)

    def ticket(self, asked: Asked = Asked.MOVE) -> Ticket:
        return Ticket(self.number, len(self.state.history), asked)

    def seen_by_viewer(self) -> Observation:
        return observe(self.state, self.setup.viewer)

    def advanced_by(self, action: Action, reason: Reason | None) -> Observation:
        """Apply an action; the game as the viewer sees it then."""
        self.state, _ = apply(self.state, action)
        self.reasons.append(reason)
        return self.seen_by_viewer()

    def reasons_told(self) -> tuple[Reason | None, ...]:
        """Every reason as the viewer may hear it now."""
        if self.state.ending is not None:
            return tuple(self.reasons)
        return told_reasons(self.reasons, self.seen_by_viewer(), self.setup.agreed)


class Session(QObject, Shareable):
    """Holds the state of one game and lets its seats act in turn.

    Signals:
        started: (GameSetup) a game begins; its steps follow.
        caught_up: (tuple of Advance) every step so far, the deal first.
        recalled: (Observation) an earlier moment, as the viewer saw it then.
        advanced: (Advance) the game went on.
        rejected: (Refusal) an action was refused; nothing changed.
        told_all: (tuple of Reason or None) the game is over: why every move was made.
        hinted: (Decision) what a teammate would do in the viewer's place.
        clue_read: (ClueReading or None) what the last clue says to the viewer.
        thinking: (int) the seat of the teammate that thinks, -1 when none does.
    """

    started = Signal(object)
    caught_up = Signal(object)
    recalled = Signal(object)
    advanced = Signal(object)
    rejected = Signal(object)
    told_all = Signal(object)
    hinted = Signal(object)
    clue_read = Signal(object)
    thinking = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game: _Game | None = None
        self._games_started = 0
        self._pause_ms = 0
        self._move: _Move | None = None
        self._thinker = Thinker(self)
        self._thinker.answered.connect(self._on_answered)
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._make_move)

    def set_pause(self, milliseconds: int) -> None:
        """Have teammates wait at least this long before they act, so that one can follow."""
        self._pause_ms = milliseconds

    def start(self, setup: GameSetup) -> None:
        """Begin a game, dropping the one in progress; the same deal again is a restart."""
        helped, before = NO_ASSISTANCE, self._game
        if before is not None and before.setup == setup and before.state.history:
            helped = replace(before.assistance, restarts=before.assistance.restarts + 1)
        self._begin(setup, (), helped)

    def go_on(self, opened: OpenedGame, setup: GameSetup) -> None:
        """Go on with a game that was broken off, at the table of ``opened.setup()``."""
        actions = opened.saved.record.actions
        reasons = opened.saved.reasons or repeat(None)
        saved = opened.saved
        notes = saved.notes_of(setup.viewer)
        self._begin(setup, zip(actions, reasons, strict=False), saved.assistance, notes)

    def _begin(
        self,
        setup: GameSetup,
        played: Iterable[tuple[Action, Reason | None]],
        helped: Assistance,
        notes: Mapping[int, str] = MappingProxyType({}),
    ) -> None:
        self._drop_thoughts()
        self._games_started += 1
        teammates = teammates_of(
            [seat.level for seat in setup.seats], [seat.temper for seat in setup.seats]
        )
        state = deal(setup.options, setup.game_number)
        game = self._game = _Game(
            self._games_started, setup, state, teammates, assistance=helped, notes=dict(notes)
        )
        log.info("deal %d, %d players", setup.game_number, setup.options.players)
        self.started.emit(setup)
        self._replay(game, played)

    def _replay(self, game: _Game, played: Iterable[tuple[Action, Reason | None]]) -> None:
        """Play a freshly dealt game up to a moment, and go on from there."""
        deal_seen = game.seen_by_viewer()
        seen = [game.advanced_by(action, reason) for action, reason in played]
        told = game.reasons_told()
        steps = [Advance(at, at.history[-1], why) for at, why in zip(seen, told, strict=True)]
        self.caught_up.emit((Advance(deal_seen), *steps))
        self._ask_teammate()

    def submit(self, action: Action) -> None:
        """Let the person who looks on act; the one door for mouse, keys and screen readers."""
        game = self._game
        if game is None:
            return
        refusal = why_not(game.seen_by_viewer(), action)
        if refusal is None and game.state.seat_to_act in game.teammates:
            refusal = Refusal.NOT_YOUR_TURN
        if refusal is None:
            self._advance(game, _Move(action))
        else:
            self.rejected.emit(refusal)

    def recall(self, turn: int) -> None:
        """Show the moment after so many turns, 0 for the deal; the game goes on meanwhile."""
        game = self._game
        if game is None or not 0 <= turn <= len(game.state.history):
            return
        state = deal(game.setup.options, game.setup.game_number)
        for played in game.state.history[:turn]:
            state, _ = apply(state, played.action)
        self.recalled.emit(observe(state, game.setup.viewer))

    @property
    def notes(self) -> dict[int, str]:
        """What the viewer has written on cards, by their orders."""
        return {} if self._game is None else dict(self._game.notes)

    def note(self, order: int, text: str) -> None:
        """Keep with the game what the viewer has written on a card; an empty text takes it off."""
        if self._game is not None:
            self._game.notes = {**self._game.notes, order: text}
            if not text:
                del self._game.notes[order]

    @property
    def can_undo(self) -> bool:
        """Whether there is a move of the viewer's to be taken back."""
        return self._last_own_turn() is not None

    def undo(self) -> None:
        """Take the viewer's last move back, with all that followed; it is counted."""
        game, at = self._game, self._last_own_turn()
        if game is None or at is None:
            return
        self._drop_thoughts()
        self._games_started += 1  # what was thought of the moves taken back holds no more
        game.number = self._games_started
        game.assistance = replace(game.assistance, undos=game.assistance.undos + 1)
        actions = [turn.action for turn in game.state.history[:at]]
        kept = list(zip(actions, game.reasons[:at], strict=True))
        game.state, game.reasons = deal(game.setup.options, game.setup.game_number), []
        self._replay(game, kept)

    def _last_own_turn(self) -> int | None:
        """The place in the history of the viewer's last move; None while there is none."""
        game = self._game
        if game is None or game.setup.viewer in game.teammates:
            return None
        turns = range(len(game.state.history) - 1, -1, -1)
        return next((t for t in turns if game.state.history[t].seat == game.setup.viewer), None)

    def leave(self) -> None:
        """Drop the game in progress."""
        self._drop_thoughts()
        self._game = None

    def stop(self) -> None:
        """Stop thinking and pausing, for good: the program is about to end."""
        self.leave()
        self._thinker.stop()

    def _drop_thoughts(self) -> None:
        self._pause.stop()
        self._move = None

    def _advance(self, game: _Game, move: _Move) -> None:
        seen = game.advanced_by(move.action, move.reason)
        log.info("turn %d played", len(game.state.history))
        self.advanced.emit(Advance(seen, seen.history[-1], move.told))
        if game is self._game and game.state.ending is not None:
            self.told_all.emit(game.reasons_told())
        self._ask_teammate()

    def _saved_game(self) -> SavedGame:
        game = self._game
        if game is None:
            raise ValueError("there is no game to save")
        record = GameRecord(
            game.setup.names,
            game.setup.options,
            game.state.deck,
            tuple(turn.action for turn in game.state.history),
            game.state.first_seat,
            game.setup.game_number,
        )
        levels = tuple(seat.level for seat in game.setup.seats)
        reasons = tuple(game.reasons) if any(game.reasons) else ()
        tempers = tuple(seat.temper for seat in game.setup.seats)
        saved = SavedGame(record, levels, tempers, reasons, assistance=game.assistance)
        return saved.with_notes(game.setup.viewer, game.notes)

    def _is_being_played(self) -> bool:
        return self._game is not None and self._game.state.ending is None

    def _ask_teammate(self) -> None:
        """Ask the seat to act, if it is a program's; whoever listens may have left the game."""
        game = self._game
        if game is None:
            return
        seat = game.state.seat_to_act
        if game.state.ending is not None or seat not in game.teammates:
            self.thinking.emit(-1)
            return
        self.thinking.emit(seat)
        self._drop_thoughts()
        self._pause.start(self._pause_ms)
        teammate, level = game.teammates[seat], game.setup.agreed
        actor, viewer = observe(game.state, seat), game.seen_by_viewer()
        self._thinker.ask(game.ticket(), lambda: _think(teammate, actor, viewer, level))

    # -- asked by the person who looks on -------------------------------------------------------

    def ask_hint(self) -> None:
        """Ask what a teammate would do in the viewer's place; it is counted."""
        game = self._game
        if game is None or game.state.ending is not None:
            return
        if game.state.seat_to_act != game.setup.viewer:
            self.rejected.emit(Refusal.NOT_YOUR_TURN)
            return
        game.assistance = replace(game.assistance, hints=game.assistance.hints + 1)
        seen, player = game.seen_by_viewer(), ConventionPlayer(game.setup.agreed)
        self._thinker.ask(game.ticket(Asked.HINT), lambda: player.choose(seen, Budget()))

    def ask_reading(self) -> None:
        """Ask what the last clue says to the viewer, by the table's conventions."""
        game = self._game
        if game is not None:
            seen, level = game.seen_by_viewer(), game.setup.agreed
            self._thinker.ask(game.ticket(Asked.READING), lambda: last_clue_to(seen, level))

    @property
    def assistance(self) -> Assistance:
        """What has helped the person in this game."""
        return NO_ASSISTANCE if self._game is None else self._game.assistance

    def _on_answered(self, ticket: Ticket, answer: object) -> None:
        game = self._game
        if game is None or ticket != game.ticket(ticket.asked):
            return
        if isinstance(answer, _Move):
            self._move = answer
            if not self._pause.isActive():
                self._make_move()
        elif ticket.asked is Asked.READING:
            self.clue_read.emit(answer)
        elif answer is not None:
            self.hinted.emit(answer)

    def _make_move(self) -> None:
        """Act once both the decision and the end of the pause are there."""
        move, self._move = self._move, None
        if move is not None and self._game is not None:
            self._advance(self._game, move)


def _think(teammate: Teammate, actor: Observation, viewer: Observation, level: Level) -> _Move:
    """A teammate's move, and what the viewer makes of it; either from its own eyes only."""
    decision = decision_of(teammate, actor, Budget())
    action = decision.action
    if decision.reason.code is ReasonCode.NONE_GIVEN:
        return _Move(action, decision.reason, decision.reason)
    touched = actor.touched_by(action) if isinstance(action, Clue) else ()
    try:
        told = explain(Witness.of(viewer, level).model, actor.seat, action, touched)
    except Exception:  # as above: the game must go on, if need be without a reason
        log.exception("the move of seat %d could not be explained", actor.seat)
        told = Reason(ReasonCode.NONE_GIVEN)
    return _Move(action, decision.reason, told)
