"""Helpers for guides: tables, reasons and moves of the games they lead."""

from dataclasses import replace

from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.state import GameState, observe
from hanabi_desktop.session.library.loading import OpenedGame
from hanabi_desktop.session.play.position import Move
from hanabi_desktop.session.play.teammate_threads import explained_to
from hanabi_desktop.session.setup import GameSetup, with_badges
from hanabi_desktop.teammates.agreements import Agreement
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.players.reasons import reasons_for_listener
from hanabi_desktop.teammates.teammate import Reason


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
        replace(one, level=None if place == seat else one.level or Level.EXPERT)
        for place, one in enumerate(opened.seats)
    ]
    return GameSetup(with_badges(seats), opened.states[0].options, None, wished=agreement)
