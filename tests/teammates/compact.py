"""Positions in a compact notation, as the reasoning sees them.

A hand lists its cards oldest first. After each card come the clues about it: ``r3'r`` means that the suit is
clued, ``r3'3`` the rank, ``r3'r3`` both; anything not clued is unknown. ``0>1 red`` is a clue from seat 0 to
seat 1; ``1.2`` is slot 2 (slot 1 is the newest) of seat 1.
"""

from dataclasses import dataclass
from itertools import count

from hanabi_desktop.game.cards import Card, parse_cards
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import Convention, agreement_of
from hanabi_desktop.teammates.encoding import cards_in, index_of, new_model
from hanabi_desktop.teammates.reasoning.model import SeatModel
from hanabi_desktop.teammates.reasoning.reading import interpret_clue

SUITS = ("white", "red", "blue", "yellow", "green", "multicolour")


@dataclass(frozen=True)
class Position:
    """The cards on the table."""

    hands: str
    stacks: str = ""
    discards: str = ""
    tokens: int = 7
    level: Level = Level.EXPERT
    with_bluffs: bool = False
    options: GameOptions | None = None

    @property
    def cards(self) -> list[list[str]]:
        return [hand.split() for hand in self.hands.split("|")]

    @property
    def agreed_rules(self) -> GameOptions:
        return self.options or GameOptions(len(self.cards), empty_clues=False)

    def order(self, place: str) -> int:
        """Return the order of ``seat.slot``; the orders of seat N start at 10 * N."""
        seat, slot = map(int, place.split("."))
        return 10 * seat + len(self.cards[seat]) - slot

    def seen_by(self, seat: int) -> SeatModel:
        """Return the model of one seat."""
        agreement = agreement_of(self.level)
        if self.with_bluffs:
            agreement = agreement.with_one(Convention.BLUFF)
        model = new_model(self.agreed_rules, agreement, seat)
        model.tokens = self.tokens
        model.turn = 10
        gone_orders = count(59, -1)  # cards that were drawn and have left their hands again
        for top in parse_cards(self.stacks):
            for rank in range(1, top.rank + 1):
                identity = index_of(Card(top.suit, type(top.rank)(rank)))
                model.reveal(next(gone_orders), identity)
                model.lay(identity)
        for card in parse_cards(self.discards):
            model.reveal(next(gone_orders), index_of(card))
            model.pile(index_of(card))
        model.tokens = self.tokens
        for holder, hand in enumerate(self.cards):
            for place, word in enumerate(hand):
                face, _, told = word.partition("'")
                order, card = 10 * holder + place, Card.parse(face)
                model.draw(holder, order, -1 if holder == seat else index_of(card))
                if told:
                    self._tell(model, order, card, told)
        return model

    @staticmethod
    def _tell(model: SeatModel, order: int, card: Card, told: str) -> None:
        """Mark a card as clued before the position, so that its clued values are known."""
        for sign in told:
            mask = model.value_mask[card.suit.value if sign.isalpha() else 5 + int(sign)]
            model.recall(order, mask)

    def after_clue(self, clue: str, seat: int) -> SeatModel:
        """Return the model of a seat after it has seen a clue."""
        model = self.seen_by(seat)
        who, _, what = clue.partition(" ")
        giver, receiver = map(int, who.split(">"))
        value = 5 + int(what) if what.isdigit() else SUITS.index(what)
        touched = sum(
            1 << place
            for place, word in enumerate(self.cards[receiver])
            if model.value_mask[value] >> index_of(Card.parse(word[:2])) & 1
        )
        interpret_clue(model, giver, receiver, value, touched)
        return model


def faces(some: int) -> str:
    """Return a set of identities, such as ``r1 b2``."""
    return " ".join(map(str, cards_in(some)))
