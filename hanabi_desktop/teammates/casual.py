"""A teammate for a casual table: plays what it was told, saves what must be kept.

It weighs its possibilities in a fixed order and takes the first that applies: save the next
player's chop, play, have a teammate play, discard.
"""

from dataclasses import dataclass

from hanabi_desktop.game.cards import Card, Rank, Suit
from hanabi_desktop.game.moves import Action, Clue, Discard, Play
from hanabi_desktop.game.observation import Observation, legal_actions
from hanabi_desktop.game.options import MAX_CLUE_TOKENS, MAX_STRIKES
from hanabi_desktop.teammates.conventions import Belief, read_table
from hanabi_desktop.teammates.explaining import reason_of
from hanabi_desktop.teammates.identities import (
    IdentitySet,
    exhausted_for,
    identity,
    is_within,
    members,
)
from hanabi_desktop.teammates.teammate import Budget, Decision


class CasualTeammate:
    """Chop and focus, play clues and save clues, good touch."""

    def choose(self, observation: Observation, budget: Budget) -> Decision:  # noqa: ARG002 (its answer is immediate)
        """Decide for the observing seat, whose turn it is."""
        return _Choice(observation).decide()


@dataclass(frozen=True, slots=True)
class _WeighedClue:
    """A clue that misleads nobody.

    Attributes:
        clue: what would be said.
        focus: the card it is about; None for an empty clue.
        plays: how many cards its receiver would newly know to be playable.
        saves: whether the focus is a card that must not be lost.
        useless: touched cards that will never be played, or are clued elsewhere.
        touched: how many cards it touches for the first time.
    """

    clue: Clue
    focus: int | None
    plays: int
    saves: bool
    useless: int
    touched: int

    @property
    def worth(self) -> float:
        """How much it brings: a play first of all, and each card touched in vain costs."""
        return self.plays + 0.1 * self.touched + 0.5 * self.saves - 0.7 * self.useless


class _Choice:
    """One decision: the facts gathered once, the rules asked in turn."""

    def __init__(self, observation: Observation) -> None:
        self._seen = observation
        self._me = observation.seat
        self._legal = legal_actions(observation)
        self._weighed: list[_WeighedClue] | None = None
        self._reading = read_table(observation)
        self._board = self._reading.board
        self._exhausted = [
            exhausted_for(seat, observation) for seat in range(observation.options.players)
        ]
        self._true = {
            held.order: identity(held.card)
            for hand in observation.hands
            for held in hand
            if held.card is not None
        }

    def decide(self) -> Decision:
        """The first rule that applies."""
        action = (
            self._save_the_next_chop()
            or self._play()
            or self._gamble_on_the_last_turns()
            or self._have_a_teammate_play()
            or self._discard()
            or self._stall()
            or self._whatever_is_legal()
        )
        return Decision(action, reason_of(self._seen, self._reading, action))

    # -- the rules, in order ------------------------------------------------------------

    def _save_the_next_chop(self) -> Action | None:
        """The next player would discard a card that must not be lost: say so now."""
        seat = (self._me + 1) % self._seen.options.players
        chop = self._reading.chop(seat)
        no_more_discards = self._seen.deck_size == 0 and not self._seen.options.final_bouquet
        if chop is None or no_more_discards or self._has_something_better(seat):
            return None
        if not self._true[chop] & self._worth_saving(seat):
            return None
        saving = [c for c in self._clues() if c.clue.target == seat and c.focus == chop]
        return max(saving, key=lambda c: c.worth).clue if saving else None

    def _play(self) -> Action | None:
        plays = [
            order
            for order in self._reading.hands[self._me]
            if is_within(self._known(self._me, order), self._board.playable)
        ]
        if not plays:
            return None
        order = min(plays, key=lambda o: (self._lowest_rank(self._known(self._me, o)), -o))
        return Play(order, self._announcement(order))

    def _announcement(self, order: int) -> Suit | None:
        """The suit of a card about to be played, where it is known and a token is wanted."""
        known = list(members(self._known(self._me, order)))
        earned = all(card.rank is Rank.FIVE for card in known)
        wanted = self._seen.clue_tokens + earned < MAX_CLUE_TOKENS
        suits = {card.suit for card in known}
        if not self._seen.options.choreography or not wanted or len(suits) > 1:
            return None
        return suits.pop()

    def _gamble_on_the_last_turns(self) -> Action | None:
        """In the last round a strike costs nothing until the third."""
        if self._seen.turns_left is None or self._seen.strikes == MAX_STRIKES - 1:
            return None
        if self._seen.turns_left > 1 and self._have_a_teammate_play() is not None:
            return None
        chances = {
            order: self._share(self._known(self._me, order), self._board.playable)
            for order in self._reading.hands[self._me]
        }
        order = max(chances, key=lambda o: chances[o], default=None)
        return None if order is None or chances[order] == 0 else Play(order)

    def _have_a_teammate_play(self) -> Action | None:
        useful = [c for c in self._clues() if c.plays and c.worth >= 1]
        if not useful:
            return None
        return max(useful, key=lambda c: (c.worth, -self._turns_until(c.clue.target))).clue

    def _discard(self) -> Action | None:
        hand = [order for order in self._reading.hands[self._me] if Discard(order) in self._legal]
        if not hand:
            return None
        for order in hand:
            if is_within(self._known(self._me, order), self._board.trash):
                return Discard(order)
        chop = self._reading.chop(self._me)
        if chop is not None and not self._would_lose(chop):
            return Discard(chop)
        return self._stall() or self._least_needed(hand)

    def _least_needed(self, hand: list[int]) -> Action | None:
        """The card of a locked hand that seems least needed, unless every one would lose."""
        harmless = [order for order in hand if not self._would_lose(order)]
        return Discard(min(harmless, key=self._risk)) if harmless else None

    def _would_lose(self, order: int) -> bool:
        """Whether throwing a card away surely loses the final bouquet."""
        lost = is_within(self._known(self._me, order), self._board.critical)
        return self._seen.options.final_bouquet and lost

    def _stall(self) -> Action | None:
        """Say something true that does no harm."""
        best = max(
            self._clues(),
            key=lambda c: (c.focus is not None, c.saves, -c.useless, -c.touched),
            default=None,
        )
        return None if best is None else best.clue

    def _whatever_is_legal(self) -> Action:
        """No harmless clue and no discard: the least harmful of what is left."""
        clues = [action for action in self._legal if isinstance(action, Clue)]
        if clues:
            return clues[-1]
        plays = [action for action in self._legal if isinstance(action, Play)]
        return max(
            plays,
            key=lambda p: self._share(self._known(self._me, p.order), self._board.playable),
        )

    # -- clues --------------------------------------------------------------------------

    def _clues(self) -> list[_WeighedClue]:
        """Every clue that misleads nobody, weighed; worked out once."""
        if self._weighed is None:
            self._weighed = [
                weighed
                for action in self._legal
                if isinstance(action, Clue) and (weighed := self._weigh(action)) is not None
            ]
        return self._weighed

    def _weigh(self, clue: Clue) -> _WeighedClue | None:
        """Read a clue as its receiver will; None when the reading would be false."""
        reading, seat = self._reading, clue.target
        touched = frozenset(self._seen.touched_by(clue))
        after = reading.read_clue(seat, clue.value, touched)
        focus = reading.focus(seat, touched)
        plays = 0
        for order, belief in after.items():
            true = self._true[order]
            known = self._narrowed(seat, belief)
            if is_within(known, self._board.playable):
                if not true & self._board.playable:
                    return None
                if not is_within(self._known(seat, order), self._board.playable):
                    plays += not self._promised_elsewhere(order)
            if order == focus and not true & known:
                return None
        new = [order for order in touched if not reading.beliefs[order].clued]
        useless = sum(
            bool(self._true[order] & self._board.trash) or self._promised_elsewhere(order)
            for order in new
        )
        saves = focus in new and bool(self._true[focus] & self._worth_saving(seat))
        return _WeighedClue(clue, focus, plays, saves, useless, len(new))

    def _promised_elsewhere(self, order: int) -> bool:
        """Whether a copy of this card is already clued, in any hand or in mine."""
        true = self._true[order]
        return any(
            belief.clued
            and other != order
            and (self._true.get(other) == true or self._known(self._me, other) == true)
            for other, belief in self._reading.beliefs.items()
        )

    def _worth_saving(self, seat: int) -> IdentitySet:
        """What must not be lost from this hand: last copies, and 2s without a visible twin."""
        twos = 0
        for held in self._seen.hands[seat]:
            if held.card is not None and held.card.rank == 2:
                others = sum(self._true[o] == self._true[held.order] for o in self._true)
                twos |= self._true[held.order] if others == 1 else 0
        return self._board.critical | twos & ~self._board.trash

    # -- what a seat knows of a card --------------------------------------------------------

    def _known(self, seat: int, order: int) -> IdentitySet:
        return self._narrowed(seat, self._reading.beliefs[order])

    def _narrowed(self, seat: int, belief: Belief) -> IdentitySet:
        """What the holder holds possible: convention first, logic where it fails."""
        seen = ~self._exhausted[seat]
        known = belief.inferred & seen or belief.possible & seen
        useful = known & ~self._board.trash
        return useful if belief.clued and useful else known

    def _has_something_better(self, seat: int) -> bool:
        """Whether a seat will play or discard trash rather than its chop."""
        return any(
            is_within(known, self._board.playable) or is_within(known, self._board.trash)
            for known in (self._known(seat, order) for order in self._reading.hands[seat])
        )

    def _share(self, known: IdentitySet, wanted: IdentitySet) -> float:
        """How likely a card is one of those wanted, each copy still unseen counted alike."""
        weights = {card: self._unseen_copies(card) for card in members(known)}
        total = sum(weights.values())
        hits = sum(weight for card, weight in weights.items() if identity(card) & wanted)
        return hits / total if total else 0.0

    def _unseen_copies(self, card: Card) -> int:
        visible = sum(true == identity(card) for true in self._true.values())
        public = sum(
            p.card == card for pile in (*self._seen.stacks, self._seen.discards) for p in pile
        )
        return self._seen.options.copies(card) - visible - public

    def _risk(self, order: int) -> float:
        """How much a card of a locked hand may be needed: last copies, then anything useful."""
        known = self._known(self._me, order)
        cards = list(members(known))
        critical = sum(bool(identity(card) & self._board.critical) for card in cards)
        useful = sum(not identity(card) & self._board.trash for card in cards)
        return (3 * critical + useful) / len(cards)

    def _turns_until(self, seat: int) -> int:
        return (seat - self._me) % self._seen.options.players

    @staticmethod
    def _lowest_rank(known: IdentitySet) -> int:
        return min(card.rank for card in members(known))
