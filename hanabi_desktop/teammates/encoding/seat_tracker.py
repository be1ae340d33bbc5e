"""A seat's model of the game, updated turn by turn."""

from collections.abc import Iterable

from hanabi_desktop.game.moves import (
    Clued,
    Discarded,
    Drawn,
    Event,
    Misplayed,
    Played,
    Turn,
)
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.teammates.agreements import Agreement
from hanabi_desktop.teammates.encoding.codes import index_of, value_code
from hanabi_desktop.teammates.encoding.model_factory import new_model
from hanabi_desktop.teammates.reasoning.model import SeatModel
from hanabi_desktop.teammates.reasoning.moves import interpret_discard, interpret_play
from hanabi_desktop.teammates.reasoning.reading import interpret_clue

_UNSEEN = -1


class SeatTracker:
    """Follows a game as one seat sees it, and keeps that seat's model up to date.

    Args:
        observation: any moment of the game, as seen by the seat to be followed.
        agreement: the table's agreement.

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
    """Return the identities of the cards that the seat has seen, by order.

    Args:
        observation: any moment of a game.
        parted_with: whether to include the seat's own former cards, known once played or discarded.
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
