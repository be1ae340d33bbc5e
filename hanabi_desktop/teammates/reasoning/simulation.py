"""The simulation of complete games between teammates in numeric form, for tuning and for looking ahead."""

from collections.abc import Sequence

from hanabi_desktop.teammates.reasoning.codes import CLUE, DISCARD, PLAY
from hanabi_desktop.teammates.reasoning.knowledge import count_of
from hanabi_desktop.teammates.reasoning.model import SeatModel
from hanabi_desktop.teammates.reasoning.moves import interpret_discard, interpret_play
from hanabi_desktop.teammates.reasoning.policy import Policy
from hanabi_desktop.teammates.reasoning.reading import interpret_clue
from hanabi_desktop.teammates.reasoning.settling import stop_waiting_for


class Simulation:
    """One game: the deck, and each seat's model.

    Args:
        models: the seats' models, in order, before the deal.
        hand_size: the number of cards in a hand.
        first_seat: the seat that begins.

    Attributes:
        models: the seats' models, in order.
        deck: the identity of every card, by its order.
        cards: the number of cards in the game.
        drawn: the number of cards drawn so far.
        moves: the number of turns played.
        seat: the seat to act.
        ended: whether the game is over.
        understood: whether the table is assumed to have conventions beyond the agreement, as
            people may have. Then a clue that the agreement misreads causes no misplay, no card is
            played that is wrongly believed to fit, and no unclued last copy is discarded if another
            unclued card can be.
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
        """Rearrange the cards still to be drawn.

        Args:
            undrawn: their identities, the next one first; as many as are left.
        """
        for place in range(self.cards - self.drawn):
            self.deck[self.drawn + place] = undrawn[place]

    def copy(self) -> "Simulation":
        """Return an independent copy of this game."""
        other = Simulation([model.copy() for model in self.models], self.hand_size, self.seat)
        other.copy_from(self)
        return other

    def copy_from(self, other: "Simulation") -> None:
        """Copy another game at the same table."""
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
        """Play to the end by the policies; return the score, 0 for a lost game."""
        while not self.is_over():
            self._take_turn(policies)
        return self.score()

    def play_on(self, policies: Sequence[Policy], turns: int) -> None:
        """Play this many turns by the policies, fewer if the game ends."""
        for _ in range(turns):
            if self.is_over():
                return
            self._take_turn(policies)

    def leads_to_misplay(
        self, action: tuple[int, int, int], policies: Sequence[Policy], turns: int
    ) -> bool:
        """Carry out an action and play on; return whether somebody misplays a card a clue asked for.

        Args:
            action: the action of the seat to act: kind, subject and detail, as for :meth:`act`.
            policies: the policies, by seat.
            turns: the number of turns to play after the action.
        """
        before = self._misled_plays()
        kind, subject, detail = action
        self.act(kind, subject, detail)
        for left in range(turns, 0, -1):
            if self._misled_plays() > before:
                return True
            if self.is_over() or (left == 1 and not self._may_misplay()):
                return False
            self._take_turn(policies)
        return bool(self._misled_plays() > before)

    def _misled_plays(self) -> int:
        """Return how many misplays of cards that a clue had asked for all models have counted."""
        count = 0
        for model in self.models:
            for seat in range(self.players):
                count += model.misled[seat]
        return count

    def _may_misplay(self) -> bool:
        """Return whether the seat to act may misplay a card, whatever it chooses.

        Until the last turns, a policy plays only cards that the seat is sure of.
        """
        model = self.models[self.seat]
        if model.turns_left >= 0 or model.deck <= model.players or model.choreography:
            return True
        model.think(self.seat)
        for place in range(model.size[self.seat]):
            order = model.hand[5 * self.seat + place]
            if model.is_sure(order) and not model.playable >> self.deck[order] & 1:
                return True
        return False

    def _take_turn(self, policies: Sequence[Policy]) -> None:
        policy = policies[self.seat]
        best = policy.pick(self.models[self.seat])
        if self.understood:
            best = self._without_misplay(policy, best)
        subject = policy.subject[best]
        if self.understood and policy.kind[best] == DISCARD:
            subject = self._cheaper_discard(subject)
        self.act(policy.kind[best], subject, policy.detail[best])

    def _without_misplay(self, policy: Policy, best: int) -> int:
        """Return the best candidate other than a play of a card wrongly believed to fit."""
        if not self._is_misplay(policy, best):
            return best
        best = policy.choose(self.models[self.seat])  # a misleading clue may be all that is left
        other = -1
        for i in range(policy.candidates):
            if (other < 0 or policy.value[i] > policy.value[other]) and not self._is_misplay(
                policy, i
            ):
                other = i
        return best if other < 0 else other

    def _is_misplay(self, policy: Policy, i: int) -> int:
        """Return whether a candidate plays a card that is wrongly believed to fit."""
        model = self.models[self.seat]
        order = policy.subject[i]
        if policy.kind[i] != PLAY or not model.is_sure(order):
            return 0
        return 1 - (model.playable >> self.deck[order] & 1)

    def _cheaper_discard(self, order: int) -> int:
        """Return the card to discard instead of an unclued last copy: the oldest unclued card that is none.

        If ``order`` is no such last copy, or there is no alternative, it is returned itself.
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
        """Return the points on the fireworks; 0 for a lost game (docs/rules.md, "Score")."""
        model = self.models[0]
        if model.strikes >= model.most_strikes or (model.endless and model.score < 5 * model.suits):
            return 0
        return model.score

    def is_over(self) -> bool:
        """Return whether the score is final: the game has ended, or nothing can be played any more."""
        model = self.models[0]
        return bool(self.ended or not model.playable)

    def act(self, kind: int, subject: int, detail: int) -> None:
        """Carry out an action of the seat to act; every seat interprets it.

        Args:
            kind: PLAY, DISCARD or CLUE.
            subject: the order of the card, or the seat that is clued.
            detail: the announced suit or -1; for a clue, its value.
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
        """Correct a seat's interpretation of a clue where it contradicts the actual cards.

        The real meaning of such a clue is unknown. The seat only learns whether each card concerned
        fits, so that the clue does not lead to a strike.
        """
        for seat in range(self.players):
            for place in range(model.size[seat]):
                order = model.hand[5 * seat + place]
                if model.told[order] == model.turn or order == model.focus:
                    if not model.inferred[order] >> self.deck[order] & 1:
                        self._learn_playability(model, order)
        model.think(receiver)
        for place in range(model.size[receiver]):
            order = model.hand[5 * receiver + place]
            if model.is_sure(order) and not model.playable >> self.deck[order] & 1:
                self._learn_playability(model, order)

    def _learn_playability(self, model: SeatModel, order: int) -> None:
        """Let a seat know whether a card fits; withdraw everything else beyond the facts."""
        meant = model.playable
        if not model.playable >> self.deck[order] & 1:
            meant = ~model.playable
        model.inferred[order] = model.possible[order] & meant
        model.promised[order] = 0
        stop_waiting_for(model, order)
        model.hands_changed()

    def _part_with(self, kind: int, order: int, announced: int) -> None:
        """Remove a card from its hand by a play or discard."""
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
        """Return whether a play or a discard has ended the game (see docs/rules.md)."""
        model = self.models[0]
        unreachable = model.trash & model.everything
        if model.endless and count_of(unreachable) > model.score:
            return True
        return model.strikes >= model.most_strikes or model.score == 5 * model.suits

    def _draw(self, seat: int) -> None:
        order = self.drawn
        for model in self.models:
            model.draw(seat, order, -1 if model.seat == seat else self.deck[order])
            model.count_draw()
        self.drawn += 1

    def _pass_on(self) -> None:
        """Move to the next seat that can act, or end the game after the last round."""
        model = self.models[0]
        if model.turns_left == 0:
            self.ended = 1
            return
        for _ in range(self.players):
            self.seat = (self.seat + 1) % self.players
            if model.tokens or model.size[self.seat]:
                return
        self.ended = 1
