"""Creation of the reasoning's models from the rules and the table's conventions."""

from collections.abc import Collection
from functools import cache

from hanabi_desktop.game.cards import faces
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.teammates.agreements import Agreement
from hanabi_desktop.teammates.conventions import Convention
from hanabi_desktop.teammates.reasoning.model import SeatModel
from hanabi_desktop.teammates.reasoning.simulation import Simulation


def new_model(options: GameOptions, agreement: Agreement, seat: int) -> SeatModel:
    """Return the model of a seat before the deal."""
    model = SeatModel(options.players, seat, copies_of(options))
    if options.multicolour.is_every_colour:
        model.count_as_every_colour()
    model.endless = int(options.final_bouquet)
    model.choreography = int(options.choreography)
    agreed = agreement.useful_in(options)
    model.empty_clues = int(Convention.EMPTY_CLUE in agreed)
    model.delayed_plays = int(Convention.DELAYED_PLAY in agreed)
    model.save_twos = int(Convention.SAVE_TWO in agreed)
    model.ordered_ones = int(Convention.ORDERED_ONES in agreed)
    model.tempo_clues = int(Convention.TEMPO in agreed)
    model.fixes = int(Convention.FIX in agreed)
    model.prompts = int(Convention.PROMPT in agreed)
    model.self_prompts = int(Convention.SELF_PROMPT in agreed)
    model.five_stalls = int(Convention.FIVE_STALL in agreed)
    model.finesses = _longest_finesse(agreed)
    model.reverse_finesses = int(Convention.REVERSE_FINESSE in agreed)
    model.layered_finesses = int(Convention.LAYERED_FINESSE in agreed)
    model.hidden_finesses = int(Convention.HIDDEN_FINESSE in agreed)
    model.repeated_clues = int(Convention.REPEATED_CLUE in agreed)
    model.sarcastic_discards = int(Convention.SARCASTIC_DISCARD in agreed)
    model.gentlemans_discards = int(Convention.GENTLEMANS_DISCARD in agreed)
    model.bluffs = int(Convention.BLUFF in agreed)
    model.self_finesses = int(Convention.SELF_FINESSE in agreed)
    model.deck = len(options.box)
    return model


def undealt_game(options: GameOptions, agreement: Agreement, first_seat: int) -> Simulation:
    """Return a game for the compiled reasoning, before the deal."""
    models = [new_model(options, agreement, seat) for seat in range(options.players)]
    return Simulation(models, options.hand_size, first_seat)


@cache
def copies_of(options: GameOptions) -> tuple[int, ...]:
    """Return the number of copies of each identity."""
    return tuple(options.copies(face) for face in faces(options.suits))


def _longest_finesse(agreed: Collection[Convention]) -> int:
    """Return how many blind plays a finesse may chain."""
    return (Convention.FINESSE in agreed) + (Convention.DOUBLE_FINESSE in agreed)
