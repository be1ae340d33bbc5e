"""Invariants of every position and every turn, in every variant."""

from collections import Counter

from hanabi_desktop.game.cards import Card, ClueValue, Multicolour, Rank, Suit, faces
from hanabi_desktop.game.moves import Clued, Discarded, Drawn, Misplayed, Play, Played
from hanabi_desktop.game.scoring import Standing, best_reachable_score
from hanabi_desktop.game.state import GameState


def check_position(state: GameState) -> None:
    """Check that cards are conserved, numbers in range, fireworks in order and clue marks true."""
    options = state.options
    assert 0 <= state.clue_tokens <= 8
    assert 0 <= state.strikes <= 3
    held = [held for hand in state.hands for held in hand]
    assert all(h.card == state.deck[h.order] for h in held)
    public = [*(p for stack in state.stacks for p in stack), *state.discards]
    assert all(p.card == state.deck[p.order] for p in public)
    orders = [*(h.order for h in held), *(p.order for p in public)]
    assert sorted(orders) == list(range(state.drawn))
    assert Counter(state.deck) == Counter(options.box)
    for suit, stack in zip(options.suits, state.stacks, strict=True):
        assert [p.card.rank for p in stack] == list(range(1, len(stack) + 1))
        assert all(p.card.suit is suit for p in stack)
    for h in held:
        assert h.marks.allow(state.deck[h.order])
    for hand in state.hands:
        assert [h.order for h in hand] == sorted(h.order for h in hand)
        assert len(hand) <= options.hand_size
    assert (
        sum(state.fireworks)
        <= best_reachable_score(Standing.from_table(state))
        <= options.max_score
    )


def is_touched(card: Card, value: ClueValue, kind: Multicolour) -> bool:
    """Return whether a clue touches a card, as docs/rules.md says."""
    if isinstance(value, Rank):
        return card.rank == value
    is_of_every_colour = card.suit is Suit.MULTICOLOUR and kind.name.endswith("EVERY")
    return card.suit is value or is_of_every_colour


def check_turn(before: GameState, after: GameState) -> None:
    """Check that a turn has exactly the effects of its action."""
    turn = after.history[-1]
    event, *rest = turn.events
    match event:
        case Clued(seat, target, value, touched):
            assert target != seat
            kind = before.options.multicolour
            truth = tuple(
                order
                for order in before.hand_orders(target)
                if is_touched(before.deck[order], value, kind)
            )
            assert touched == truth
            assert after.clue_tokens == before.clue_tokens - 1
            for was, now in zip(before.hands[target], after.hands[target], strict=True):
                told = was.order in touched
                assert {face for face in faces(kind.suits) if now.marks.allow(face)} == {
                    face
                    for face in faces(kind.suits)
                    if was.marks.allow(face) and is_touched(face, value, kind) == told
                }
                assert now.marks.allow(before.deck[was.order]), "clues tell the truth"
        case Discarded():
            assert after.clue_tokens == before.clue_tokens + 1
        case Misplayed():
            assert after.strikes == before.strikes + 1
            assert after.clue_tokens == before.clue_tokens
        case Played(_, _, card, tokens, announced):
            assert sum(after.fireworks) == sum(before.fireworks) + 1
            earned = (card.rank == 5) + (announced is not None)
            assert tokens == min(earned, 8 - before.clue_tokens)
            assert after.clue_tokens == before.clue_tokens + tokens
    if isinstance(turn.action, Play) and turn.action.announced not in (None, event.card.suit):
        assert isinstance(event, Misplayed)
    drew = any(isinstance(e, Drawn) for e in rest)
    may_draw = not isinstance(event, Clued) and before.deck_size > 0
    assert drew == (may_draw and (after.ending is None or drew))
    others = [seat for seat in range(len(before.hands)) if seat != turn.seat]
    if not isinstance(event, Clued):
        assert all(after.hands[seat] is before.hands[seat] for seat in others)
