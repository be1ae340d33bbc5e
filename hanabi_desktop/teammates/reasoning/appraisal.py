"""The worth of a position to the team, as a sum of named terms."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from hanabi_desktop.teammates.reasoning.codes import LOST
from hanabi_desktop.teammates.reasoning.knowledge import count_of, sole_member
from hanabi_desktop.teammates.reasoning.model import SeatModel

WEIGHTS = (
    "point", "ready", "soon", "known", "fade", "partial", "partial_base", "load", "own",
    "blind_promise", "waste", "waste_soon", "waste_now", "misled", "first_token", "spare_token",
    "critical", "critical_above", "loss_one", "loss_two", "loss_three", "loss_four",
    "loss_playable", "loss_in_sight", "own_chop", "own_chop_spared", "chop_without_token", "chop_with_token",
    "chop_of_giver", "danger_without_token", "danger_with_token", "own_danger", "expected_clue",
    "clue_threshold", "save_threshold", "save_cost", "pace", "pace_fade", "misplay", "first_strike",
    "second_strike", "play", "blind", "stall", "own_duplicate", "locked", "gamble", "plan",
    "plan_deck", "irreplaceable",
)  # fmt: skip


class Weights:
    """The weights of all considerations, found by the command ``tune`` and stored in ``weights/``.

    Attributes:
        point: each card on the fireworks.
        ready, soon, known, fade: a card that its holder will play now (``ready``), will play after
            cards already promised (``soon``), or knows exactly (``known``, multiplied by ``fade``
            for each card still missing below it).
        partial, partial_base: a touched card with several possible identities; ``partial_base`` is
            divided by their number.
        load: factor for each further ready card of the same hand.
        own: factor for cards of the seat's own hand.
        blind_promise: a card about to be played blind.
        waste, waste_soon, waste_now: a clue on trash or a duplicate; extra if the holder will play
            that card later, or now.
        misled: a touched card whose holder rules out its true identity.
        first_token, spare_token: the first clue token; each further one.
        critical, critical_above: losing a last copy; extra for each card above it.
        loss_one, loss_two, loss_three, loss_four: losing a card of this rank while another copy is
            left.
        loss_playable: extra if the lost card could be played now.
        loss_in_sight: losing a card of which a visible hand holds a copy.
        own_chop, own_chop_spared: factor for the expected loss from discarding the seat's own chop;
            the same if a player who could have clued the card did not.
        chop_without_token, chop_with_token, chop_of_giver: factors for the loss of another seat's
            chop: if it discards without a clue token, if it discards with one, and if it is expected
            to clue instead.
        danger_without_token, danger_with_token, own_danger: factors for the loss of a chop in the
            next round: of the next seat, without or with a clue token, and of the own seat.
        expected_clue: a clue that others are expected to give.
        clue_threshold: number of tokens from which others are expected to clue.
        save_threshold, save_cost: the loss above which others are expected to save a card; the
            cost of such a save.
        pace, pace_fade: running out of turns.
        misplay: a predicted strike.
        first_strike, second_strike: the first and the second strike.
        play, blind: playing a sure card; extra if it is played blind.
        stall: a clue that touches nothing new.
        own_duplicate: a clue that may touch copies of the seat's own clued cards.
        locked: a hand without a card to discard.
        gamble: the minimum probability at which an uncertain card is played before the last round.
        plan, plan_deck: the score of the late plan; the largest deck with which that plan is made.
        irreplaceable: extra for losing a last copy in the final bouquet, which ends the game.
    """

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> float:
            """Any of ``WEIGHTS``; a test checks the attributes used against that list."""

    def __init__(self, values: Mapping[str, float]) -> None:
        for name in WEIGHTS:
            setattr(self, name, values[name])


class Appraisal:
    """The terms of a position's worth.

    Attributes:
        points: cards on the fireworks.
        plays: cards that their holders will play.
        knowledge: what holders know about other cards worth keeping.
        waste: clues on useless cards, and cards whose holders misidentify them.
        saving: cards that may be lost.
        strikes: misplays, actual and predicted.
        tokens: clues that can still be given.
        pace: the turns left to play the missing cards.
        habit: preferences, such as plays before clues, and clues that touch new cards.
        plan: the score that the quick plan of the last turns reaches.
    """

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        """Start a new sum."""
        self.points = 0.0
        self.plays = 0.0
        self.knowledge = 0.0
        self.waste = 0.0
        self.saving = 0.0
        self.strikes = 0.0
        self.tokens = 0.0
        self.pace = 0.0
        self.habit = 0.0
        self.plan = 0.0

    def add(self, other: "Appraisal", share: float) -> None:
        """Add a share of another sum."""
        self.points += share * other.points
        self.plays += share * other.plays
        self.knowledge += share * other.knowledge
        self.waste += share * other.waste
        self.saving += share * other.saving
        self.strikes += share * other.strikes
        self.tokens += share * other.tokens
        self.pace += share * other.pace
        self.habit += share * other.habit
        self.plan += share * other.plan

    def values(self) -> tuple[float, ...]:
        """Return the terms in the order of the class's docstring."""
        return (
            self.points,
            self.plays,
            self.knowledge,
            self.waste,
            self.saving,
            self.strikes,
            self.tokens,
            self.pace,
            self.habit,
            self.plan,
        )

    def total(self) -> float:
        """Return the sum of all terms."""
        return (
            self.points
            + self.plays
            + self.knowledge
            + self.waste
            + self.saving
            + self.strikes
            + self.tokens
            + self.pace
            + self.habit
            + self.plan
        )


def loss_of(model: SeatModel, weights: Weights, identity: int, order: int) -> float:
    """Return the loss from discarding a card of an identity; ``order`` is its order, or -1 if unknown."""
    bit = 1 << identity
    if model.trash & bit:
        return 0.0
    rank = identity % 5
    if model.critical & bit:
        above = 0
        for higher in range(rank + 1, 5):
            if not model.trash >> (identity - rank + higher) & 1:
                above += 1
        loss = weights.critical + weights.critical_above * above
        if model.endless:
            loss += weights.irreplaceable
        return loss
    for seat in range(model.players):
        for place in range(model.size[seat]):
            other = model.hand[5 * seat + place]
            if other != order and model.card[other] == identity:
                return weights.loss_in_sight
    loss = weights.loss_one
    if rank == 1:
        loss = weights.loss_two
    elif rank == 2:
        loss = weights.loss_three
    elif rank == 3:
        loss = weights.loss_four
    if model.playable & bit:
        loss += weights.loss_playable
    return loss


def expected_loss(model: SeatModel, weights: Weights, order: int) -> float:
    """Return the average loss from discarding an unseen card of my own hand."""
    some = model.believed[order]
    copies = 0
    loss = 0.0
    for identity in range(30):
        if some >> identity & 1:
            left = model.copies[identity] - model.gone[identity]
            if left > 0:
                copies += left
                loss += left * loss_of(model, weights, identity, order)
    return loss / copies if copies else 0.0


def appraise(model: SeatModel, weights: Weights, sum_: Appraisal) -> None:
    """Add the worth of a position to ``sum_``: points, knowledge of the hands, tokens, strikes, pace."""
    sum_.points += weights.point * model.score
    soon = promised_soon(model)
    for seat in range(model.players):
        _appraise_hand(model, weights, sum_, seat, soon)
    if model.tokens > 0:
        sum_.tokens += weights.first_token + weights.spare_token * (model.tokens - 1)
    if model.strikes == 1:
        sum_.strikes -= weights.first_strike
    elif 1 < model.strikes < model.most_strikes:
        sum_.strikes -= weights.first_strike + weights.second_strike
    elif model.strikes >= model.most_strikes:
        sum_.strikes -= LOST
    if not model.endless:
        sum_.pace -= _pace_cost(weights, pace_of(model))


def pace_of(model: SeatModel) -> int:
    """Return how many turns may pass without a play before a point is out of reach."""
    turns = model.turns_left if model.turns_left >= 0 else model.deck + model.players
    needed = 5 * model.suits - count_of(model.trash)  # cards played or still needed
    return turns - needed


def _pace_cost(weights: Weights, pace: int) -> float:
    if pace < 0:
        return weights.pace * (1.0 - 0.8 * pace)
    cost = weights.pace
    for _ in range(pace + 1):
        cost *= weights.pace_fade
    return cost


def promised_soon(model: SeatModel) -> int:
    """Return the identities that can be played once every card has been played that its holder will play."""
    soon = model.playable
    ready = 0
    for seat in range(model.players):
        model.think(seat)
    for _ in range(4):
        before = ready
        for seat in range(model.players):
            for place in range(model.size[seat]):
                order = model.hand[5 * seat + place]
                if not (model.clued[order] or model.promised[order]):
                    continue
                some = model.believed[order]
                if not some or some & ~(soon | model.playable):
                    continue
                identity = model.card[order]
                if identity < 0:
                    identity = sole_member(some)
                if identity >= 0:
                    ready |= 1 << identity
        if ready == before:
            break
        for suit in range(model.suits):
            rank = model.stacks[suit]
            while rank < 5 and ready >> (5 * suit + rank) & 1:
                rank += 1
                if rank < 5:
                    soon |= 1 << (5 * suit + rank)
    return soon


def _appraise_hand(
    model: SeatModel, weights: Weights, sum_: Appraisal, seat: int, soon: int
) -> None:
    ready = 1.0
    free = 0
    share = weights.own if seat == model.seat else 1.0
    for place in range(model.size[seat]):
        order = model.hand[5 * seat + place]
        some = model.believed[order]
        if not (model.clued[order] or model.promised[order]):
            free = 1
            continue
        if model.is_known_trash(order):
            free = 1
        truth = model.card[order]
        if truth >= 0:
            bit = 1 << truth
            if bit & model.trash or _is_duplicate(model, order, truth):
                sum_.waste -= weights.waste
                if model.is_sure(order):
                    sum_.waste -= weights.waste_now
                elif not some & ~soon:
                    sum_.waste -= weights.waste_soon
                continue
            if not bit & some:
                sum_.waste -= weights.misled
                if not some & ~soon:
                    sum_.waste -= weights.misled
                continue
        if model.is_sure(order):
            sum_.plays += share * weights.ready * ready
            ready *= weights.load
            if model.promised[order]:
                sum_.plays += share * weights.blind_promise
            free = 1
        elif not some & ~soon:
            sum_.plays += share * weights.soon
        elif some & (some - 1) == 0:
            identity = sole_member(some)
            if not some & model.trash:
                worth = weights.known
                for _ in range(identity % 5 - model.stacks[identity // 5]):
                    worth *= weights.fade
                sum_.knowledge += share * worth
        else:
            worth = weights.partial + weights.partial_base / count_of(some)
            sum_.knowledge += share * worth
    if not free and model.size[seat]:
        sum_.saving -= weights.locked


def _is_duplicate(model: SeatModel, order: int, identity: int) -> bool:
    """Return whether I see another clued or promised copy of this card that was clued earlier."""
    for seat in range(model.players):
        for place in range(model.size[seat]):
            other = model.hand[5 * seat + place]
            if model.card[other] == identity and model.told[other] < model.told[order]:
                if model.clued[other] or model.promised[other]:
                    return True
            elif model.card[other] == identity and other < order:
                if model.told[other] == model.told[order] and model.clued[other]:
                    return True
    return False
