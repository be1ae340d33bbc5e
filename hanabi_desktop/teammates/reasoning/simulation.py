"""A whole game between teammates in the compact form, for the tuner and for thinking ahead."""

from collections.abc import Sequence

from hanabi_desktop.teammates.reasoning.model import SeatModel, members
from hanabi_desktop.teammates.reasoning.moves import hear_discard, hear_play
from hanabi_desktop.teammates.reasoning.policy import Policy
from hanabi_desktop.teammates.reasoning.reading import hear_clue

# The kinds of action, as in ``policy``.
PLAY = 0
CLUE = 2


class Simulation:
    """One game: the deck, and what each seat holds true.

    Attributes:
        models: seat by seat.
        moves: turns played.
        ended: whether the game is over.
    """

    def __init__(self, models: Sequence[SeatModel], deck: Sequence[int], hand_size: int) -> None:
        self.models = list(models)
        self.players = len(models)
        self.cards = len(deck)
        self.drawn = 0
        self.moves = 0
        self.seat = 0
        self.ended = 0
        self.deck = [-1] * 60
        for order in range(self.cards):
            self.deck[order] = deck[order]
        for model in models:
            model.deck = self.cards
        for seat in range(self.players):
            for _ in range(hand_size):
                self._draw(seat)

    def play_out(self, policies: Sequence[Policy]) -> int:
        """Let the policies play to the end; the score, 0 for a lost game."""
        while not self.ended:
            policy = policies[self.seat]
            best = policy.choose(self.models[self.seat])
            self.act(policy.kind[best], policy.subject[best], policy.detail[best])
        return self.score()

    def score(self) -> int:
        """Points on the fireworks; 0 for a game lost (RULES.md, "Score")."""
        model = self.models[0]
        if model.strikes >= 3 or (model.endless and model.score < 5 * model.suits):
            return 0
        return model.score

    def act(self, kind: int, subject: int, detail: int) -> None:
        """The seat to act does something, and every seat hears of it.

        Args:
            kind: PLAY, DISCARD or CLUE.
            subject: the order of the card, or the seat clued.
            detail: the suit announced or -1; the clue's value.
        """
        if kind == CLUE:
            self._clue(subject, detail)
        else:
            self._part_with(kind, subject, detail)
        self.moves += 1
        for model in self.models:
            model.end_turn()
        self._pass_on()

    def _clue(self, receiver: int, value: int) -> None:
        touched = 0
        model = self.models[0]
        for place in range(model.size[receiver]):
            identity = self.deck[model.hand[5 * receiver + place]]
            if model.value_mask[value] >> identity & 1:
                touched |= 1 << place
        for model in self.models:
            hear_clue(model, self.seat, receiver, value, touched)

    def _part_with(self, kind: int, order: int, announced: int) -> None:
        """A card is played or discarded, and another drawn."""
        identity = self.deck[order]
        model = self.models[0]
        fits = 1 if kind == PLAY and model.playable >> identity & 1 else 0
        if announced >= 0 and announced != identity // 5:
            fits = 0
        for model in self.models:
            if kind == PLAY:
                hear_play(model, self.seat, order, identity, fits)
                if announced >= 0 and fits and model.tokens < 8:
                    model.tokens += 1
            else:
                hear_discard(model, self.seat, order, identity)
        if self.drawn < self.cards:
            self._draw(self.seat)

    def _draw(self, seat: int) -> None:
        order = self.drawn
        for model in self.models:
            model.draw(seat, order, -1 if model.seat == seat else self.deck[order])
            model.count_draw()
        self.drawn += 1

    def _pass_on(self) -> None:
        """Find the seat that acts next, or the end (RULES.md, "End" and "Variants").

        Where nothing can be played any more the points stand, so the game is not drawn out.
        """
        model = self.models[0]
        unreachable = model.trash & model.everything
        lost = model.endless and members(unreachable) > model.score
        if model.strikes >= 3 or model.turns_left == 0 or not model.playable or lost:
            self.ended = 1
            return
        for _ in range(self.players):
            self.seat = (self.seat + 1) % self.players
            if model.tokens or model.size[self.seat]:
                return
        self.ended = 1
