"""What a table agrees on, handed to the reasoning: the rules and the level of conventions."""

from collections.abc import Collection
from functools import cache

from hanabi_desktop.game.cards import faces
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.teammates.conventions import Convention, conventions_of
from hanabi_desktop.teammates.levels import Level
from hanabi_desktop.teammates.reasoning.model import SeatModel
from hanabi_desktop.teammates.reasoning.simulation import Simulation


def new_model(options: GameOptions, level: Level, seat: int) -> SeatModel:
    """The model of a seat before the deal."""
    model = SeatModel(options.players, seat, copies_of(options))
    model.endless = int(options.final_bouquet)
    model.choreography = int(options.choreography)
    model.empty_clues = int(options.empty_clues)
    agreed = conventions_of(level, options)
    model.prompts = int(Convention.PROMPT in agreed)
    model.five_stalls = int(Convention.FIVE_STALL in agreed)
    model.finesses = _longest_finesse(agreed)
    model.reverse_finesses = int(Convention.REVERSE_FINESSE in agreed)
    model.layered_finesses = int(Convention.LAYERED_FINESSE in agreed)
    model.hidden_finesses = int(Convention.HIDDEN_FINESSE in agreed)
    model.repeated_clues = int(Convention.REPEATED_CLUE in agreed)
    model.sarcastic_discards = int(Convention.SARCASTIC_DISCARD in agreed)
    model.gentlemans_discards = int(Convention.GENTLEMANS_DISCARD in agreed)
    model.self_finesses = int(Convention.SELF_FINESSE in agreed)
    model.deck = len(options.box)
    return model


def undealt_game(options: GameOptions, level: Level, first_seat: int) -> Simulation:
    """A game in the compact form, before the deal."""
    models = [new_model(options, level, seat) for seat in range(options.players)]
    return Simulation(models, options.hand_size, first_seat)


@cache
def copies_of(options: GameOptions) -> tuple[int, ...]:
    """How many copies of each identity there are."""
    return tuple(options.copies(face) for face in faces(options.suits))


def _longest_finesse(agreed: Collection[Convention]) -> int:
    """How many blind plays may follow each other."""
    return (Convention.FINESSE in agreed) + (Convention.DOUBLE_FINESSE in agreed)
