"""The compiled reasoning's codes for cards and actions, and its models of a game, one for each seat."""

from collections.abc import Collection, Iterable, Iterator
from functools import cache

from hanabi_desktop.game.cards import ALL_SUITS, RANKS, Card, ClueValue, Suit, faces
from hanabi_desktop.game.moves import (
    Action,
    Clue,
    Clued,
    Discard,
    Discarded,
    Drawn,
    Event,
    Misplayed,
    Play,
    Played,
    Turn,
)
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.teammates.conventions import Agreement, Convention
from hanabi_desktop.teammates.reasoning.codes import CLUE, DISCARD, PLAY
from hanabi_desktop.teammates.reasoning.model import SeatModel
from hanabi_desktop.teammates.reasoning.moves import interpret_discard, interpret_play
from hanabi_desktop.teammates.reasoning.reading import interpret_clue
from hanabi_desktop.teammates.reasoning.simulation import Simulation

IdentitySet = int

_FACES = faces(ALL_SUITS)


def bit_of(card: Card) -> IdentitySet:
    """Return the set with only this card."""
    return 1 << index_of(card)


def identities(cards: Iterable[Card]) -> IdentitySet:
    """Return the set of these cards."""
    result = 0
    for card in cards:
        result |= bit_of(card)
    return result


def cards_in(cards: IdentitySet) -> Iterator[Card]:
    """Iterate over the cards of a set."""
    return (face for place, face in enumerate(_FACES) if cards >> place & 1)


def index_of(card: Card) -> int:
    """Return the number of the card's bit: ``5 * suit + rank - 1``."""
    return 5 * card.suit.value + card.rank - 1


Coded = tuple[int, int, int]
"""Kind (see ``reasoning.codes``), subject and detail, as in ``reasoning.policy``."""


def coded(action: Action) -> Coded:
    """Return the numeric form of an action."""
    match action:
        case Play(order, announced):
            return PLAY, order, -1 if announced is None else announced.value
        case Discard(order):
            return DISCARD, order, -1
        case Clue(target, value):
            return CLUE, target, value_code(value)


@cache  # few distinct arguments, up to 30 a turn
def decoded(coded_action: Coded) -> Action:
    """Return the action of a numeric form."""
    kind, subject, detail = coded_action
    if kind == PLAY:
        return Play(subject, None if detail < 0 else Suit(detail))
    if kind == DISCARD:
        return Discard(subject)
    return Clue(subject, _value(detail))


def value_code(value: ClueValue) -> int:
    """Return a clue's value as a number: 0 to 5 for suits, 6 to 10 for ranks."""
    return value.value if isinstance(value, Suit) else 5 + value.value


def _value(code: int) -> ClueValue:
    return RANKS[code - 6] if code >= 6 else Suit(code)


def new_model(options: GameOptions, agreement: Agreement, seat: int) -> SeatModel:
    """Return the model of a seat before the deal; ValueError for suits that no box has."""
    if options.site_suits is not None:
        raise ValueError("teammates know the suits of the boxes only")
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


_UNSEEN = -1


class SeatTracker:
    """Follows a game as one seat sees it, and keeps that seat's model up to date.

    It can be created from any moment of the game, as that seat sees it.

    Attributes:
        model: the seat's model after the turns watched so far.
    """

    def __init__(self, observation: Observation, agreement: Agreement) -> None:
        options = observation.options
        self.model = new_model(options, agreement, observation.seat)
        self._table = (options, observation.first_seat)
        self._watched: tuple[Turn, ...] = ()
        known = known_cards(observation, parted_with=False)
        for seat, orders in enumerate(options.dealt_hands(observation.first_seat)):
            for order in orders:
                self.model.draw(seat, order, known.get(order, _UNSEEN))
                self.model.count_draw()

    @classmethod
    def after(
        cls, observation: Observation, agreement: Agreement, turns: int | None = None
    ) -> "SeatTracker":
        """Return a tracker that has watched all turns so far, or the first ``turns``."""
        tracker = cls(observation, agreement)
        for turn in observation.history[:turns]:
            tracker.watch(turn)
        return tracker

    def catch_up(self, observation: Observation) -> bool:
        """Watch the turns that are new since the last one watched.

        Return False if the observation belongs to another game, because the history or a visible
        card differs; the model is then no longer reliable.
        """
        known = len(self._watched)
        same_table = (observation.options, observation.first_seat) == self._table
        if not same_table or observation.seat != self.model.seat:
            return False
        if observation.history[:known] != self._watched:
            return False
        for turn in observation.history[known:]:
            self.watch(turn)
        return all(
            held.card is None or self.model.card[held.order] == index_of(held.card)
            for hand in observation.hands
            for held in hand
        )

    def watch(self, turn: Turn) -> None:
        """Update the model with the events of a turn, as this seat saw them."""
        for event in turn.events:
            self._take_in(event)
        self.model.end_turn()
        self._watched += (turn,)

    def _take_in(self, event: Event) -> None:
        model = self.model
        match event:
            case Clued(seat, target, value, touched):
                places = places_of(model, target, touched)
                interpret_clue(model, seat, target, value_code(value), places)
            case Played(seat, order, card, tokens, _):
                before = model.tokens
                interpret_play(model, seat, order, index_of(card), 1)
                model.tokens = before + tokens
            case Misplayed(seat, order, card, _):
                interpret_play(model, seat, order, index_of(card), 0)
            case Discarded(seat, order, card):
                interpret_discard(model, seat, order, index_of(card))
            case Drawn(seat, order, card):
                model.draw(seat, order, _UNSEEN if card is None else index_of(card))
                model.count_draw()


def places_of(model: SeatModel, seat: int, orders: Iterable[int]) -> int:
    """Return the places of these cards in a seat's hand, as bits (0 for the oldest card)."""
    hand = model.hand[5 * seat : 5 * seat + model.size[seat]]
    return sum(1 << hand.index(order) for order in orders)


def known_cards(observation: Observation, *, parted_with: bool) -> dict[int, int]:
    """Return the identities of the cards that the seat has seen by any moment of a game, by order.

    ``parted_with`` includes the seat's own former cards, known once played or discarded.
    """
    known = {
        held.order: index_of(held.card)
        for hand in observation.hands
        for held in hand
        if held.card is not None
    }
    for turn in observation.history:
        for event in turn.events:
            if isinstance(event, Played | Misplayed | Discarded) and (
                parted_with or event.seat != observation.seat
            ):
                known[event.order] = index_of(event.card)
    return known
