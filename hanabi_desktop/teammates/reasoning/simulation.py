"""A whole game between teammates in the compact form, for the tuner and for thinking ahead."""

from collections.abc import Sequence

from hanabi_desktop.teammates.reasoning.codes import CLUE, DISCARD, PLAY
from hanabi_desktop.teammates.reasoning.knowledge import count_of
from hanabi_desktop.teammates.reasoning.model import SeatModel
from hanabi_desktop.teammates.reasoning.moves import interpret_discard, interpret_play
from hanabi_desktop.teammates.reasoning.policy import Policy
from hanabi_desktop.teammates.reasoning.reading import interpret_clue
from hanabi_desktop.teammates.reasoning.settling import stop_waiting_for


class Simulation:
    """One game: the deck, and what each seat holds true.

    Args:
        models: seat by seat, before the deal.
        hand_size: cards in a hand.
        first_seat: who begins.

    Attributes:
        models: seat by seat.
        deck: the identity of every card, by its order.
        cards: how many there are.
        drawn: how many of them have been drawn.
        moves: turns played.
        seat: whose turn it is.
        ended: whether the game is over.
        understood: whether the table has conventions beside ours: clues that ours read wrongly are
            taken as they were meant, and a last copy on a chop that nobody saved is not discarded.
    """

    def __init__(self, models: Sequence[SeatModel], hand_size: int, first_seat: int) -> None:
        self.models = list(models)
        self.players = len(models)
        self.hand_size = hand_size
        self.cards = 0
        self.drawn = 0
        self.moves = 0
        self.seat = first_seat
        self.ended = 0
        self.understood = 0
        self.deck = [-1] * 60

    def deal(self, deck: Sequence[int]) -> None:
        """Deal the hands, before the first turn.

        Args:
            deck: the identity of every card, by its order.
        """
        self.cards = len(deck)
        for order in range(self.cards):
            self.deck[order] = deck[order]
        for model in self.models:
            model.deck = self.cards
        for step in range(self.players):
            for _ in range(self.hand_size):
                self._draw((self.seat + step) % self.players)

    def stack(self, undrawn: Sequence[int]) -> None:
        """Lay the cards still to be drawn in another order.

        Args:
            undrawn: their identities, the next one first; as many as are left.
        """
        for place in range(self.cards - self.drawn):
            self.deck[self.drawn + place] = undrawn[place]

    def twin(self) -> "Simulation":
        """Return an independent copy of this game."""
        twin = Simulation([model.twin() for model in self.models], self.hand_size, self.seat)
        twin.copy_from(self)
        return twin

    def copy_from(self, other: "Simulation") -> None:
        """Become equal to another moment of a game at the same table."""
        for seat in range(self.players):
            model = self.models[seat]
            model.copy_from(other.models[seat])
        self.cards = other.cards
        self.drawn = other.drawn
        self.moves = other.moves
        self.seat = other.seat
        self.ended = other.ended
        self.understood = other.understood
        self.deck[:] = other.deck

    def play_out(self, policies: Sequence[Policy]) -> int:
        """Let the policies play to the end; the score, 0 for a lost game."""
        while not self.is_over():
            self._take_turn(policies)
        return self.score()

    def play_on(self, policies: Sequence[Policy], turns: int) -> None:
        """Let the policies play so many turns, fewer where the game is over sooner."""
        for _ in range(turns):
            if self.is_over():
                return
            self._take_turn(policies)

    def _take_turn(self, policies: Sequence[Policy]) -> None:
        policy = policies[self.seat]
        best = policy.choose(self.models[self.seat])
        if self.understood:
            best = self._without_misplay(policy, best)
        subject = policy.subject[best]
        if self.understood and policy.kind[best] == DISCARD:
            subject = self._less_dear(subject)
        self.act(policy.kind[best], subject, policy.detail[best])

    def _without_misplay(self, policy: Policy, best: int) -> int:
        """Return the best candidate that is no play of a card believed to fit that does not fit."""
        if not self._is_misplay(policy, best):
            return best
        other = -1
        for i in range(policy.candidates):
            if (other < 0 or policy.value[i] > policy.value[other]) and not self._is_misplay(
                policy, i
            ):
                other = i
        return best if other < 0 else other

    def _is_misplay(self, policy: Policy, i: int) -> int:
        """Return whether a candidate plays a card that is believed to fit, and that does not fit."""
        model = self.models[self.seat]
        order = policy.subject[i]
        if policy.kind[i] != PLAY or not model.is_sure(order):
            return 0
        return 1 - (model.playable >> self.deck[order] & 1)

    def _less_dear(self, order: int) -> int:
        """Return the card to discard: in place of an unclued last copy, the oldest unclued other card.

        Any other card, and a last copy that has no alternative, is returned itself.
        """
        model = self.models[self.seat]
        if model.clued[order] or not model.critical >> self.deck[order] & 1:
            return order
        for place in range(model.size[self.seat]):
            other = model.hand[5 * self.seat + place]
            if not model.clued[other] and not model.critical >> self.deck[other] & 1:
                return other
        return order

    def score(self) -> int:
        """Return points on the fireworks; 0 for a game lost (RULES.md, "Score")."""
        model = self.models[0]
        if model.strikes >= 3 or (model.endless and model.score < 5 * model.suits):
            return 0
        return model.score

    def is_over(self) -> bool:
        """Return whether the points stand: the game has ended, or nothing can be played any more."""
        model = self.models[0]
        return bool(self.ended or not model.playable)

    def act(self, kind: int, subject: int, detail: int) -> None:
        """Let the seat to act do something; every seat interprets it.

        Args:
            kind: PLAY, DISCARD or CLUE.
            subject: the order of the card, or the seat clued.
            detail: the suit announced or -1; the clue's value.
        """
        if kind == CLUE:
            self._clue(subject, detail)
        else:
            self._part_with(kind, subject, detail)
            self.ended = 1 if self._is_decided() else 0
            if not self.ended and self.drawn < self.cards:
                self._draw(self.seat)
        self.moves += 1
        for model in self.models:
            model.end_turn()
        if not self.ended:
            self._pass_on()

    def _clue(self, receiver: int, value: int) -> None:
        touched = 0
        model = self.models[0]
        for place in range(model.size[receiver]):
            identity = self.deck[model.hand[5 * receiver + place]]
            if model.value_mask[value] >> identity & 1:
                touched |= 1 << place
        for model in self.models:
            interpret_clue(model, self.seat, receiver, value, touched)
        if self.understood:
            for model in self.models:
                self._take_as_meant(model, receiver)

    def _take_as_meant(self, model: SeatModel, receiver: int) -> None:
        """Correct what a seat has just made of a clue where the cards are not what it takes them for.

        What such a clue means cannot be read. But it does not lead to a strike: of a card that it
        tells something of, the table knows whether it fits.
        """
        for seat in range(self.players):
            for place in range(model.size[seat]):
                order = model.hand[5 * seat + place]
                if model.told[order] == model.turn or order == model.focus:
                    if not model.inferred[order] >> self.deck[order] & 1:
                        self._know_whether_it_fits(model, order)
        model.think(receiver)
        for place in range(model.size[receiver]):
            order = model.hand[5 * receiver + place]
            if model.is_sure(order) and not model.playable >> self.deck[order] & 1:
                self._know_whether_it_fits(model, order)

    def _know_whether_it_fits(self, model: SeatModel, order: int) -> None:
        """Know that of a card, and nothing else beyond the facts."""
        meant = model.playable
        if not model.playable >> self.deck[order] & 1:
            meant = ~model.playable
        model.inferred[order] = model.possible[order] & meant
        model.promised[order] = 0
        stop_waiting_for(model, order)
        model.hands_changed()

    def _part_with(self, kind: int, order: int, announced: int) -> None:
        """Take a card from its hand to play or discard it."""
        identity = self.deck[order]
        model = self.models[0]
        fits = 1 if kind == PLAY and model.playable >> identity & 1 else 0
        if announced >= 0 and announced != identity // 5:
            fits = 0
        for model in self.models:
            if kind == PLAY:
                interpret_play(model, self.seat, order, identity, fits)
                if announced >= 0 and fits and model.tokens < 8:
                    model.tokens += 1
            else:
                interpret_discard(model, self.seat, order, identity)

    def _is_decided(self) -> bool:
        """Return whether a play or a discard has ended the game (RULES.md, "End" and "Variants")."""
        model = self.models[0]
        unreachable = model.trash & model.everything
        if model.endless and count_of(unreachable) > model.score:
            return True
        return model.strikes >= 3 or model.score == 5 * model.suits

    def _draw(self, seat: int) -> None:
        order = self.drawn
        for model in self.models:
            model.draw(seat, order, -1 if model.seat == seat else self.deck[order])
            model.count_draw()
        self.drawn += 1

    def _pass_on(self) -> None:
        """Find the seat that acts next, or the end of the last round."""
        model = self.models[0]
        if model.turns_left == 0:
            self.ended = 1
            return
        for _ in range(self.players):
            self.seat = (self.seat + 1) % self.players
            if model.tokens or model.size[self.seat]:
                return
        self.ended = 1
