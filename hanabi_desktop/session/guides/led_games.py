"""Helpers for guides: setups, reasons and moves of games that they lead."""

from dataclasses import replace

from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.state import GameState, observe
from hanabi_desktop.session.library.loading import OpenedGame
from hanabi_desktop.session.play.deciding import explained_to
from hanabi_desktop.session.play.position import Move
from hanabi_desktop.session.setup import GameSetup, with_badges
from hanabi_desktop.teammates.agreements import Agreement
from hanabi_desktop.teammates.levels import Level
from hanabi_desktop.teammates.players.reasons import reasons_for_listener
from hanabi_desktop.teammates.teammate import Reason


def reasons_of(state: GameState, agreement: Agreement, learner: int) -> list[Reason | None]:
    """Return why every turn so far was played, as whoever played it understands it; not the learner's."""
    others = (seat for seat in range(state.options.players) if seat != learner)
    shown = {seat: reasons_for_listener(observe(state, seat), agreement) for seat in others}
    return [
        shown[turn.seat][place] if turn.seat in shown else None
        for place, turn in enumerate(state.history)
    ]


def explained(state: GameState, action: Action, agreement: Agreement, learner: int) -> Move:
    """Return a move with its reason, as whoever makes it and the learner who looks on understand it."""
    actor = observe(state, state.seat_to_act)
    if actor.seat == learner:
        return Move(action)
    told = {learner: explained_to(observe(state, learner), agreement, actor, action)}
    return Move(action, explained_to(actor, agreement, actor, action), told)


def led_by(opened: OpenedGame, seat: int, agreement: Agreement) -> GameSetup:
    """Return the table of a game that is over, with one seat a person's and teammates everywhere else."""
    seats = [
        replace(one, level=None if place == seat else one.level or Level.EXPERT)
        for place, one in enumerate(opened.seats)
    ]
    return GameSetup(with_badges(seats), opened.states[0].options, None, wished=agreement)
