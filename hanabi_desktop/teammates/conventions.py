"""What a clue means: the conventions of a casual table, read from public facts alone.

*Chop*: the oldest card no clue has touched; it is discarded next.
*Focus*: of the newly touched cards the chop if it is among them, else the newest; if
nothing is new, the newest touched card.
*Play clue*: the focus can be played now.
*Save clue*: a focus on the chop may also be a card that must not be lost: a 5 told by its
rank, a 2 told by its rank, or the last copy of a card.
*Good touch*: what is touched will still be of use.

Every seat reads every clue the same way, because nothing is used that a seat cannot see.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from hanabi_desktop.game.cards import Card, Rank, Suit
from hanabi_desktop.game.moves import (
    Clued,
    ClueValue,
    Discarded,
    Drawn,
    Event,
    Misplayed,
    Played,
)
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.scoring import Standing
from hanabi_desktop.teammates.identities import Board, IdentitySet, is_within, with_value


@dataclass(frozen=True, slots=True)
class Belief:
    """What the whole table holds true of one card.

    Attributes:
        possible: what the clues leave, by logic.
        inferred: what the conventions leave of that; never empty.
        clued: a clue has pointed at the card.
    """

    possible: IdentitySet
    inferred: IdentitySet
    clued: bool = False

    @classmethod
    def unknown(cls, suits: tuple[Suit, ...]) -> "Belief":
        """The belief of a card nothing has been said of."""
        everything = 0
        for suit in suits:
            everything |= with_value(suit)
        return cls(everything, everything)

    def narrowed(self, value: ClueValue, *, touched: bool) -> "Belief":
        """The belief after the bare facts of a clue."""
        mask = with_value(value)
        possible = self.possible & (mask if touched else ~mask)
        return Belief(possible, self.inferred & possible or possible, self.clued or touched)


@dataclass(slots=True)
class TableReading:
    """The conventions' view of a game, brought up to date event by event.

    Attributes:
        options: the rules agreed on.
        hands: the orders in each hand, oldest first.
        beliefs: what is held true of each card in a hand.
        fireworks: the top rank of each suit.
        discarded: how many copies of each card lie on the discard pile.
    """

    options: GameOptions
    hands: list[list[int]]
    beliefs: dict[int, Belief]
    fireworks: dict[Suit, int]
    discarded: Counter[Card] = field(default_factory=Counter)
    _board: Board | None = None

    @classmethod
    def at_the_deal(cls, options: GameOptions, first_seat: int) -> "TableReading":
        """The reading before the first turn."""
        hands = [list(orders) for orders in options.dealt_hands(first_seat)]
        unknown = Belief.unknown(options.suits)
        beliefs = dict.fromkeys((order for hand in hands for order in hand), unknown)
        return cls(options, hands, beliefs, dict.fromkeys(options.suits, 0))

    @property
    def board(self) -> Board:
        """What the open cards make of each identity."""
        if self._board is None:
            self._board = Board.of(Standing(self.options, self.fireworks, self.discarded))
        return self._board

    def chop(self, seat: int) -> int | None:
        """The order of a seat's chop; None when every card is clued."""
        return next((order for order in self.hands[seat] if not self.beliefs[order].clued), None)

    def witness(self, event: Event) -> None:
        """Take an event in."""
        match event:
            case Clued(_, target, value, touched):
                self.beliefs.update(self.read_clue(target, value, touched))
            case Drawn(seat, order, _):
                self.hands[seat].append(order)
                self.beliefs[order] = Belief.unknown(self.options.suits)
            case Played(seat, order, card):
                self._leave_hand(seat, order)
                self.fireworks[card.suit] = card.rank
            case Discarded(seat, order, card) | Misplayed(seat, order, card):
                self._leave_hand(seat, order)
                self.discarded[card] += 1

    def read_clue(self, target: int, value: ClueValue, touched: Iterable[int]) -> dict[int, Belief]:
        """What a clue would make the table believe of each card in the hand it speaks of."""
        touched = frozenset(touched)
        hand = self.hands[target]
        after = {
            order: self.beliefs[order].narrowed(value, touched=order in touched) for order in hand
        }
        focus = self.focus(target, touched)
        if focus is None:
            return after
        was_new = not self.beliefs[focus].clued
        for order in touched:
            if not self.beliefs[order].clued:
                after[order] = _keeping(after[order], ~self.board.trash)
        meant = self.board.playable
        if was_new and focus == self.chop(target):
            meant |= self._saved_by(value)
        if was_new or not is_within(self.beliefs[focus].inferred, self.board.playable):
            after[focus] = _keeping(after[focus], meant)
        return after

    def focus(self, target: int, touched: frozenset[int]) -> int | None:
        """The card a clue is about; None for an empty clue."""
        new = [order for order in touched if not self.beliefs[order].clued]
        chop = self.chop(target)
        if chop in new:
            return chop
        return max(new or touched, default=None)

    def _saved_by(self, value: ClueValue) -> IdentitySet:
        """The cards a clue of this value to the chop may save."""
        board = self.board
        saved = board.critical & with_value(value)
        if value is Rank.TWO:
            saved |= with_value(Rank.TWO) & ~board.trash
        if isinstance(value, Suit):
            saved &= ~with_value(Rank.FIVE)  # a 5 is saved by its rank
        return saved

    def _leave_hand(self, seat: int, order: int) -> None:
        self.hands[seat].remove(order)
        del self.beliefs[order]
        self._board = None


def _keeping(belief: Belief, meant: IdentitySet) -> Belief:
    """Narrow what is inferred to what was meant, unless nothing would be left."""
    return replace(belief, inferred=belief.inferred & meant or belief.inferred)


def read_table(observation: Observation) -> TableReading:
    """Read a game's whole history, as every seat would."""
    reading = TableReading.at_the_deal(observation.options, observation.first_seat)
    for turn in observation.history:
        for event in turn.events:
            reading.witness(event)
    return reading
