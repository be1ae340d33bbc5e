"""The choice of an action, by trying every sensible action on a copy of the seat's model."""

from hanabi_desktop.teammates.reasoning.appraisal import (
    Appraisal,
    Weights,
    appraise,
    expected_loss,
    pace_of,
)
from hanabi_desktop.teammates.reasoning.codes import (
    CLUE,
    DISCARD,
    FIX,
    LAST_STRIKE,
    MISLEADING_CLUE,
    PLAY,
    SAVE_CRITICAL,
    SAVE_FIVE,
    SAVE_TWO,
)
from hanabi_desktop.teammates.reasoning.knowledge import sole_member
from hanabi_desktop.teammates.reasoning.misleading import is_misleading
from hanabi_desktop.teammates.reasoning.model import SeatModel
from hanabi_desktop.teammates.reasoning.moves import interpret_discard, interpret_play
from hanabi_desktop.teammates.reasoning.prediction import (
    discarded_chop,
    known_trash,
    late_plan,
    predict_responses,
)
from hanabi_desktop.teammates.reasoning.promises import has_to_suppose, suppose_promises
from hanabi_desktop.teammates.reasoning.reading import interpret_clue
from hanabi_desktop.teammates.reasoning.transfers import interpret_transfer, transferred_identity

WAITED_FOR = 4.0
"""Penalty for delaying the play of a card that has just been clued for play; the others rely on it."""

ASKED_FIRST = 0.5
"""Bonus for playing a card that has just been clued before other playable cards, as people do."""

LAST_CHANCE = 0.15
"""Minimum probability at which an uncertain card is played in the last round."""


class Policy:
    """Chooses actions for the seats of one table; its buffers are reused between calls.

    Args:
        weights: the weights of the considerations.
        model: the model of any seat at the table.

    Attributes:
        candidates: the number of actions weighed.
        kind, subject, detail: for each candidate: PLAY, DISCARD or CLUE; the order or the receiver;
            the announced suit (-1 for none) or the clue's value.
        value: for each candidate: the sum of its terms.
        misleading: for each candidate: whether it is a clue that would mislead somebody.
        terms: for each candidate: its terms.
        best: the index of the chosen candidate.
        skips: whether misleading clues are skipped as soon as they are found to be misleading.
    """

    def __init__(self, weights: Weights, model: SeatModel) -> None:
        copies = list(model.copies)[: 5 * model.suits]
        self.weights = weights
        self.candidates = 0
        self.best = 0
        self.planning = 0
        self.asked = 0
        self.skips = 0
        self.kind = [0] * 80
        self.subject = [0] * 80
        self.detail = [0] * 80
        self.misleading = [0] * 80
        self.value = [0.0] * 80
        self.terms = [Appraisal() for _ in range(80)]
        self.part = Appraisal()
        self.whole = Appraisal()
        self.scratch = SeatModel(model.players, model.seat, copies)
        self.planned = SeatModel(model.players, model.seat, copies)

    def choose(self, model: SeatModel) -> int:
        """Weigh every sensible action of the model's seat and return the index of the best."""
        self.candidates = 0
        self.planning = 1 if model.deck <= self.weights.plan_deck and not model.endless else 0
        for seat in range(model.players):
            model.think(seat)  # so that the copies do not have to
        self.asked = self._was_asked(model)
        self._weigh_plays(model)
        if model.tokens < 8:
            self._weigh_discards(model)
        if model.tokens > 0:
            self._weigh_clues(model)
        if self.candidates == 0 and not self.skips:
            self._weigh_forced(model)
        self.best = 0
        for i in range(1, self.candidates):
            if self.value[i] > self.value[self.best]:
                self.best = i
        return self.best

    def pick(self, model: SeatModel) -> int:
        """Return the same choice as :meth:`choose` in less time, without weighing misleading clues.

        These are a last resort: they are weighed only if there is nothing else. ``candidates`` does
        not count them.
        """
        if model.deck <= self.weights.plan_deck:
            return self.choose(model)  # the plan of the last turns may outweigh the penalty
        self.skips = 1
        best = self.choose(model)
        self.skips = 0
        return best if self.candidates else self.choose(model)

    def action(self, i: int) -> tuple[int, int, int]:
        """Return a candidate as kind, subject and detail."""
        return self.kind[i], self.subject[i], self.detail[i]

    def behind(self, kind: int, subject: int, detail: int) -> float:
        """Return how far an action's value is below the best; -1 if it is not a candidate."""
        for i in range(self.candidates):
            if self.kind[i] == kind and self.subject[i] == subject and self.detail[i] == detail:
                return self.value[self.best] - self.value[i]
        return -1.0

    def _propose(self, kind: int, subject: int, detail: int) -> None:
        """Add an action as a candidate, with the terms in ``whole``."""
        i = self.candidates
        self.kind[i] = kind
        self.subject[i] = subject
        self.detail[i] = detail
        self.misleading[i] = 0
        self.value[i] = self.whole.total()
        terms = self.terms[i]
        terms.clear()
        terms.add(self.whole, 1.0)
        self.candidates += 1

    def _weigh_plays(self, model: SeatModel) -> None:
        seat = model.seat
        late = model.turns_left >= 0 or model.deck <= model.players
        desperate = (
            late
            and not model.endless
            and pace_of(model) <= 2
            and model.strikes < model.most_strikes - 1
        )
        least = LAST_CHANCE if model.turns_left >= 0 else self.weights.gamble
        for place in range(model.size[seat]):
            order = model.hand[5 * seat + place]
            some = model.believed[order]
            if model.is_sure(order):
                if model.strikes == model.most_strikes - 1 and not self._is_safe(model, order):
                    continue
                self._weigh_play(model, order, some)
            elif desperate and some & model.playable:
                if chance_of(model, order, model.playable) >= least:
                    self._weigh_play(model, order, some)

    def _was_asked(self, model: SeatModel) -> int:
        """Return whether a clue since my last turn asked me to play a card now."""
        for place in range(model.size[model.seat]):
            if self._is_asked_for(model, model.hand[5 * model.seat + place]):
                return 1
        return 0

    def _is_asked_for(self, model: SeatModel, order: int) -> bool:
        """Return whether a clue since my last turn asked for this card."""
        meant = model.focused[order] or model.promised[order]
        since = model.turn - model.told[order]
        return bool(meant and since < model.players and model.is_sure(order))

    def _is_safe(self, model: SeatModel, order: int) -> bool:
        """Return whether a card may be played with two strikes: proven, or the focus of a clue."""
        if not model.logical[order] & ~model.playable:
            return True
        return bool(model.focused[order]) and not model.promised[order]

    def _weigh_play(self, model: SeatModel, order: int, some: int) -> None:
        """Weigh a play by averaging over the card's identities."""
        copies = _copies_left(model, some)
        announced = -1
        for suit in range(model.suits):
            if model.choreography and model.tokens < 8 and not some & ~(31 << (5 * suit)):
                announced = suit
        self.whole.clear()
        for identity in range(30):
            if not some >> identity & 1:
                continue
            self.part.clear()
            self.scratch.copy_from(model)
            fits = 1 if model.playable >> identity & 1 else 0
            if not fits and model.strikes == model.most_strikes - 1:
                self.part.strikes -= LAST_STRIKE
            interpret_play(self.scratch, model.seat, order, identity, fits)
            if announced >= 0 and fits and self.scratch.tokens < 8:
                self.scratch.tokens += 1
            self.scratch.count_draw()
            self._finish()
            self.whole.add(self.part, _copies_left(model, 1 << identity) / copies)
        if model.is_sure(order):
            self.whole.habit += self.weights.play
            if model.promised[order]:
                self.whole.habit += self.weights.blind
            if self._is_asked_for(model, order):
                self.whole.habit += ASKED_FIRST
        self._propose(PLAY, order, announced)

    def _weigh_discards(self, model: SeatModel) -> None:
        """Weigh the sensible discards.

        These are transfers, and known trash or else the chop, or the card discarded instead of it; if
        there is no such card, every card.
        """
        trash = known_trash(model, model.seat)
        chop = discarded_chop(model, model.seat)
        if trash >= 0 or chop >= 0:
            self._weigh_transfers(model)
            self._weigh_discard(model, trash if trash >= 0 else chop)
            return
        for place in range(model.size[model.seat]):
            self._weigh_discard(model, model.hand[5 * model.seat + place])

    def _weigh_transfers(self, model: SeatModel) -> None:
        """Weigh discards of known cards of which another seat holds a copy."""
        for place in range(model.size[model.seat]):
            order = model.hand[5 * model.seat + place]
            identity = transferred_identity(model, model.seat, order)
            if identity >= 0 and self._has_other_copy(model, order, identity):
                self._weigh_discard(model, order)

    def _has_other_copy(self, model: SeatModel, order: int, identity: int) -> bool:
        """Return whether the discard of this card would show somebody that they hold a copy."""
        self.planned.copy_from(model)
        return interpret_transfer(self.planned, model.seat, order, identity) >= 0

    def _weigh_discard(self, model: SeatModel, order: int) -> None:
        self.part.clear()
        self.scratch.copy_from(model)
        if self.asked:
            self.part.habit -= WAITED_FOR
        loss = 0.0
        if not model.is_known_trash(order):
            loss = expected_loss(model, self.weights, order)
            told = transferred_identity(model, model.seat, order)
            if told >= 0 and self._has_other_copy(model, order, told):
                self.part.saving -= loss
            elif told >= 0:
                self.part.strikes -= MISLEADING_CLUE  # somebody would take it for such a discard
            elif model.clued[order]:
                self.part.saving -= loss + 1.0
            elif model.spared[order]:
                self.part.saving -= self.weights.own_chop_spared * loss
            else:
                self.part.saving -= self.weights.own_chop * loss
        interpret_discard(self.scratch, model.seat, order, sole_member(model.believed[order]))
        self.scratch.count_draw()
        self._conclude(DISCARD, order, -1)

    def _weigh_clues(self, model: SeatModel) -> None:
        for step in range(1, model.players):
            receiver = (model.seat + step) % model.players
            if model.size[receiver] == 0:
                continue
            for value in range(11):
                if value < model.clue_suits or value >= 6:
                    self._weigh_clue(model, receiver, value)

    def _weigh_clue(self, model: SeatModel, receiver: int, value: int) -> None:
        touched = 0
        new = 0
        for place in range(model.size[receiver]):
            order = model.hand[5 * receiver + place]
            if model.value_mask[value] >> model.card[order] & 1:
                touched |= 1 << place
                new += 1 - model.clued[order]
        if not touched and not model.empty_clues:
            return
        self.part.clear()
        self.scratch.copy_from(model)
        interpret_clue(self.scratch, model.seat, receiver, value, touched)
        misleading = is_misleading(self.scratch, receiver)
        if not misleading:
            misleading = self._is_misleading_otherwise(model, receiver, value, touched)
        if misleading and self.skips:
            return
        if misleading:
            self.part.strikes -= MISLEADING_CLUE
        if self.asked and not self._is_urgent():
            self.part.habit -= WAITED_FOR
        if not new:
            self.part.habit -= self.weights.stall
        else:
            self._discount_duplicates(model, receiver, value)
        self._conclude(CLUE, receiver, value)
        self.misleading[self.candidates - 1] = misleading

    def _is_misleading_otherwise(
        self, model: SeatModel, receiver: int, value: int, touched: int
    ) -> int:
        """Return whether a clue would mislead if others were asked to play cards below my clued cards."""
        if not has_to_suppose(model):
            return 0
        self.planned.copy_from(model)
        suppose_promises(self.planned)
        interpret_clue(self.planned, model.seat, receiver, value, touched)
        return is_misleading(self.planned, receiver)

    def _is_urgent(self) -> bool:
        """Return whether the clue just tried may be given before a play that was asked for."""
        return self.scratch.interpretation in (SAVE_CRITICAL, SAVE_TWO, SAVE_FIVE, FIX)

    def _discount_duplicates(self, model: SeatModel, receiver: int, value: int) -> None:
        """Discount a clue whose new cards may be copies of clued cards in my own hand."""
        for place in range(model.size[receiver]):
            order = model.hand[5 * receiver + place]
            truth = model.card[order]
            if model.clued[order] or not model.value_mask[value] >> truth & 1:
                continue
            if model.trash >> truth & 1:
                continue
            for own_place in range(model.size[model.seat]):
                own = model.hand[5 * model.seat + own_place]
                some = model.believed[own]
                if (model.clued[own] or model.promised[own]) and some >> truth & 1:
                    share = _copies_left(model, 1 << truth) / _copies_left(model, some)
                    self.part.habit -= self.weights.own_duplicate * share

    def _weigh_forced(self, model: SeatModel) -> None:
        """Weigh a forced move, with eight tokens and no clue to give: play the likeliest card to fit."""
        self.whole.clear()
        best = model.hand[5 * model.seat]
        for place in range(model.size[model.seat]):
            order = model.hand[5 * model.seat + place]
            if chance_of(model, order, model.playable) > chance_of(model, best, model.playable):
                best = order
        self._propose(PLAY, best, -1)

    def _conclude(self, kind: int, subject: int, detail: int) -> None:
        """Finish weighing an action without a random outcome, and add it as a candidate."""
        self._finish()
        self.whole.clear()
        self.whole.add(self.part, 1.0)
        self._propose(kind, subject, detail)

    def _finish(self) -> None:
        """End my turn on the scratch copy, predict the responses and appraise the result."""
        self.scratch.end_turn()
        if self.planning:
            self.planned.copy_from(self.scratch)
            score = late_plan(self.planned, (self.planned.seat + 1) % self.planned.players)
            self.part.plan += self.weights.plan * score
        predict_responses(self.scratch, self.weights, self.part)
        appraise(self.scratch, self.weights, self.part)


def chance_of(model: SeatModel, order: int, identities: int) -> float:
    """Return the probability that a card has one of these identities, in proportion to the copies left."""
    found = 0
    copies = 0
    for identity in range(30):
        if model.believed[order] >> identity & 1:
            left = model.copies[identity] - model.gone[identity]
            copies += left
            if identities >> identity & 1:
                found += left
    return found / copies if copies else 0.0


def _copies_left(model: SeatModel, some: int) -> float:
    """Return how many copies of these identities are left, counting at least one of each."""
    copies = 0
    for identity in range(30):
        if some >> identity & 1:
            copies += max(model.copies[identity] - model.gone[identity], 1)
    return copies
