"""A game in progress: actions go in, observations and redacted events come out."""

import logging
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import repeat

from PySide6.QtCore import QObject, QTimer, Signal

from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.observation import Observation, Refusal, why_not
from hanabi_desktop.game.record import GameRecord
from hanabi_desktop.game.state import GameState, apply, deal, observe
from hanabi_desktop.library.saved_game import SavedGame
from hanabi_desktop.session.advance import Advance
from hanabi_desktop.session.opening import OpenedGame
from hanabi_desktop.session.setup import GameSetup
from hanabi_desktop.session.sharing import Shareable
from hanabi_desktop.session.thinking import Thinker, Ticket
from hanabi_desktop.teammates.catalogue import teammate_of
from hanabi_desktop.teammates.teammate import Budget, Decision, Reason, Teammate

log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Game:
    """The game in progress. ``number`` tells it from every other game of this session."""

    number: int
    setup: GameSetup
    state: GameState
    teammates: dict[int, Teammate]
    reasons: list[Reason | None] = field(default_factory=list)

    @property
    def ticket(self) -> Ticket:
        return Ticket(self.number, len(self.state.history))

    def seen_by_viewer(self) -> Observation:
        return observe(self.state, self.setup.viewer)

    def advanced_by(self, action: Action, reason: Reason | None) -> Advance:
        """Apply an action; what the viewer is told of it."""
        self.state, _ = apply(self.state, action)
        self.reasons.append(reason)
        seen = self.seen_by_viewer()
        heard = reason.shown_to(self.setup.viewer, action) if reason else None
        return Advance(seen, seen.history[-1], heard)


class Session(QObject, Shareable):
    """Holds the state of one game and lets its seats act in turn.

    Signals:
        started: (GameSetup) a game begins; its steps follow.
        caught_up: (tuple of Advance) every step so far, the deal first.
        advanced: (Advance) the game went on.
        rejected: (Refusal) an action was refused; nothing changed.
        thinking: (int) the seat of the teammate that thinks, -1 when none does.
    """

    started = Signal(object)
    caught_up = Signal(object)
    advanced = Signal(object)
    rejected = Signal(object)
    thinking = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game: _Game | None = None
        self._games_started = 0
        self._pause_ms = 0
        self._decision: Decision | None = None
        self._thinker = Thinker(self)
        self._thinker.decided.connect(self._on_decided)
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._act_on_decision)

    def set_pause(self, milliseconds: int) -> None:
        """Have teammates wait at least this long before they act, so that one can follow."""
        self._pause_ms = milliseconds

    def start(self, setup: GameSetup) -> None:
        """Begin a game, dropping the one in progress."""
        self._begin(setup, ())

    def go_on(self, opened: OpenedGame, setup: GameSetup) -> None:
        """Go on with a game that was broken off, at the table of ``opened.setup()``."""
        actions = opened.saved.record.actions
        self._begin(setup, zip(actions, opened.saved.reasons or repeat(None), strict=False))

    def _begin(self, setup: GameSetup, played: Iterable[tuple[Action, Reason | None]]) -> None:
        self._drop_thoughts()
        self._games_started += 1
        teammates = {
            place: teammate_of(seat.level)
            for place, seat in enumerate(setup.seats)
            if seat.level is not None
        }
        state = deal(setup.options, setup.game_number)
        game = self._game = _Game(self._games_started, setup, state, teammates)
        log.info("deal %d, %d players", setup.game_number, setup.options.players)
        self.started.emit(setup)
        steps = [Advance(game.seen_by_viewer())]
        steps += [game.advanced_by(action, reason) for action, reason in played]
        self.caught_up.emit(tuple(steps))
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
            self._advance(game, action, None)
        else:
            self.rejected.emit(refusal)

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
        self._decision = None

    def _advance(self, game: _Game, action: Action, reason: Reason | None) -> None:
        advance = game.advanced_by(action, reason)
        log.info("turn %d played", len(game.state.history))
        self.advanced.emit(advance)
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
        return SavedGame(record, levels, reasons)

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
        observation = observe(game.state, seat)
        self._thinker.ask(game.ticket, game.teammates[seat], observation, Budget())

    def _on_decided(self, ticket: Ticket, decision: Decision) -> None:
        if self._game is None or ticket != self._game.ticket:
            return
        self._decision = decision
        if not self._pause.isActive():
            self._act_on_decision()

    def _act_on_decision(self) -> None:
        """Act once both the decision and the end of the pause are there."""
        decision, self._decision = self._decision, None
        if decision is not None and self._game is not None:
            self._advance(self._game, decision.action, decision.reason)
