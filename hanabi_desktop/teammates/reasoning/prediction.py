"""Predictions of what the others will do until my next turn, and of the end of the game."""

from hanabi_desktop.teammates.reasoning.appraisal import (
    Appraisal,
    Weights,
    expected_loss,
    loss_of,
)
from hanabi_desktop.teammates.reasoning.codes import LAST_STRIKE
from hanabi_desktop.teammates.reasoning.knowledge import sole_member
from hanabi_desktop.teammates.reasoning.model import SeatModel
from hanabi_desktop.teammates.reasoning.moves import interpret_discard, interpret_play


def predict_responses(model: SeatModel, weights: Weights, sum_: Appraisal) -> None:
    """Predict the others' turns on this copy of my model, and add their costs and gains to ``sum_``."""
    for step in range(1, model.players):
        if model.turns_left == 0 or model.strikes >= model.most_strikes:
            return
        _answer(model, weights, sum_, (model.seat + step) % model.players)
        model.end_turn()
    if model.turns_left != 0:
        _look_further(model, weights, sum_)


def _answer(model: SeatModel, weights: Weights, sum_: Appraisal, seat: int) -> None:
    """Predict one seat's action."""
    model.think(seat)
    play = best_play(model, seat)
    next_seat = (seat + 1) % model.players
    if model.tokens > 0 and next_seat != model.seat and not (play >= 0 and model.promised[play]):
        risk = _chop_risk(model, weights, next_seat)
        if risk > 0.0 and risk > weights.save_threshold:
            model.kept[discarded_chop(model, next_seat)] = 1
            model.tokens -= 1
            sum_.tokens -= weights.save_cost
            return
    if play >= 0:
        _answer_with_play(model, weights, sum_, seat, play)
        return
    chop = discarded_chop(model, seat)
    loss = 0.0
    if chop >= 0:
        loss = loss_of(model, weights, model.card[chop], chop)
    trash = known_trash(model, seat)
    if model.tokens > 0 and model.tokens >= weights.clue_threshold:
        model.tokens -= 1
        sum_.habit += weights.expected_clue
        if trash < 0:
            sum_.saving -= weights.chop_of_giver * loss
        return
    if trash >= 0:
        chop = trash
    elif model.tokens == 0:
        sum_.saving -= weights.chop_without_token * loss
    else:
        sum_.saving -= weights.chop_with_token * loss
    if chop < 0:
        if model.tokens > 0:
            model.tokens -= 1
        return
    interpret_discard(model, seat, chop, model.card[chop])
    model.count_draw()


def _answer_with_play(
    model: SeatModel, weights: Weights, sum_: Appraisal, seat: int, play: int
) -> None:
    truth = model.card[play]
    fits = 1 if model.playable >> truth & 1 else 0
    if not fits:
        sum_.strikes -= LAST_STRIKE if model.strikes == model.most_strikes - 1 else weights.misplay
    interpret_play(model, seat, play, truth, fits)
    model.count_draw()


def best_play(model: SeatModel, seat: int) -> int:
    """Return the card that a seat plays next, among those it believes to be playable; -1 for none.

    Promised cards come first, then lower ranks, then cards that a clued card of another hand can
    follow, then newer cards (among 1s, older ones if that is agreed). Call ``think`` for the seat
    first.
    """
    best = -1
    best_value = -1
    for place in range(model.size[seat]):
        order = model.hand[5 * seat + place]
        if not model.is_sure(order):
            continue
        some = model.believed[order]
        rank = 0
        while not some & model.value_mask[6 + rank]:
            rank += 1
        newer = 4 - place if model.ordered_ones and not rank else place
        value = 100 * model.promised[order] + 10 * (5 - rank) + newer
        if rank == 4 and model.tokens < 4:
            value += 35
        identity = model.card[order] if model.card[order] >= 0 else sole_member(some)
        if identity >= 0 and identity % 5 < 4 and _is_awaited(model, seat, identity + 1):
            value += 15
        if value > best_value:
            best = order
            best_value = value
    return best


def _is_awaited(model: SeatModel, seat: int, identity: int) -> bool:
    """Return whether another hand holds a clued card of this identity."""
    for other in range(model.players):
        if other == seat:
            continue
        for place in range(model.size[other]):
            order = model.hand[5 * other + place]
            if model.card[order] == identity and model.clued[order]:
                return True
    return False


def known_trash(model: SeatModel, seat: int) -> int:
    """Return a card that its holder knows to be useless, -1 for none; call ``think`` for the seat first."""
    for place in range(model.size[seat]):
        order = model.hand[5 * seat + place]
        if model.is_known_trash(order):
            return order
    return -1


def discarded_chop(model: SeatModel, seat: int) -> int:
    """Return the card that a seat discards without known trash; -1 for none. Call ``think`` for it first.

    It is the chop, unless its holder can work out that the card is needed and the last of its kind;
    then it is the next card without a clue.
    """
    for place in range(model.size[seat]):
        order = model.hand[5 * seat + place]
        if not model.clued[order] and not model.kept[order]:
            some = model.believed[order]
            if some == 0 or some & ~model.critical:
                return order
    return -1


def _chop_risk(model: SeatModel, weights: Weights, seat: int) -> float:
    """Return the loss if a seat discards its chop; 0 if it can play or discard something better."""
    model.think(seat)
    chop = discarded_chop(model, seat)
    if chop < 0:
        return 0.0
    if best_play(model, seat) >= 0 or known_trash(model, seat) >= 0:
        return 0.0
    if seat == model.seat:
        return expected_loss(model, weights, chop)
    return loss_of(model, weights, model.card[chop], chop)


def _look_further(model: SeatModel, weights: Weights, sum_: Appraisal) -> None:
    """Subtract the danger to chops in the round after this one."""
    next_seat = (model.seat + 1) % model.players
    risk = _chop_risk(model, weights, next_seat)
    if model.tokens == 0:
        sum_.saving -= weights.danger_without_token * risk
        sum_.saving -= weights.own_danger * _chop_risk(model, weights, model.seat)
    else:
        sum_.saving -= weights.danger_with_token * risk


def late_plan(model: SeatModel, seat: int) -> int:
    """Return the score of a quick, optimistic end of the game, played out on this model.

    Every seat plays a card that it is sure of; otherwise it spends a token on a clue about the next
    needed card; otherwise, with at most two cards in the deck, it spends a token on waiting;
    otherwise it discards.
    """
    for _ in range(40):
        if model.turns_left == 0 or model.strikes >= model.most_strikes:
            break
        _plan_turn(model, seat)
        model.end_turn()
        seat = (seat + 1) % model.players
    return model.score


def _plan_turn(model: SeatModel, seat: int) -> None:
    model.think(seat)
    play = best_play(model, seat)
    if play >= 0:
        identity = model.card[play]
        if identity < 0:
            identity = _some_playable(model, play)
        if identity >= 0 and model.playable >> identity & 1:
            interpret_play(model, seat, play, identity, 1)
            model.count_draw()
            return
        model.remove(seat, play)
        model.strikes += 1
        model.count_draw()
        return
    if model.tokens > 0:
        order = _worth_teaching(model, seat)
        if order >= 0:
            _teach(model, order)
            return
        if model.deck <= 2 and model.playable:
            model.tokens -= 1
            return
    order = known_trash(model, seat)
    if order < 0:
        order = discarded_chop(model, seat)
    if order < 0 or model.tokens >= 8:
        if model.tokens > 0:
            model.tokens -= 1
        return
    interpret_discard(model, seat, order, model.card[order])
    model.count_draw()


def _teach(model: SeatModel, order: int) -> None:
    """Predict a clue that tells a holder its card."""
    model.clued[order] = 1
    model.inferred[order] = 1 << model.card[order]
    model.duplicate[order] = 0
    model.tokens -= 1
    model.hands_changed()


def _some_playable(model: SeatModel, order: int) -> int:
    """Return a playable identity that one of my own cards may have; -1 for none."""
    some = model.believed[order] & model.playable
    for identity in range(30):
        if some >> identity & 1:
            return identity
    return -1


def _worth_teaching(model: SeatModel, seat: int) -> int:
    """Return the next playable card in another hand whose holder does not know it; -1 for none."""
    for step in range(1, model.players):
        other = (seat + step) % model.players
        model.think(other)
        for place in range(model.size[other]):
            order = model.hand[5 * other + place]
            identity = model.card[order]
            if identity >= 0 and model.playable >> identity & 1 and not model.is_sure(order):
                if not _is_being_played(model, identity):
                    return order
    return -1


def _is_being_played(model: SeatModel, identity: int) -> bool:
    """Return whether a holder of this identity already believes it to be playable; call ``think`` first."""
    for seat in range(model.players):
        for place in range(model.size[seat]):
            order = model.hand[5 * seat + place]
            if model.card[order] == identity and model.fresh >> seat & 1 and model.is_sure(order):
                return True
    return False
