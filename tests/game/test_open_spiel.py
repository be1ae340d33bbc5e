"""The rules agree with OpenSpiel's Hanabi (DeepMind's environment), action by action.

Shared decks, random legal actions; after each action the whole table is compared: hands with their clues,
fireworks, tokens, strikes, discards, deck, legal actions, score and end. OpenSpiel has no empty clues and no
variants.
"""

import random
import sys
from typing import Any

import pytest

from hanabi_desktop.game.cards import RANKS, Card, Suit
from hanabi_desktop.game.moves import Action, Clue, Discard, Ending, Play
from hanabi_desktop.game.observation import HandCard, legal_actions
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.state import GameState, apply, deal, observe

if sys.platform == "win32":
    pytest.skip("OpenSpiel has no packages for Windows", allow_module_level=True)

import pyspiel

DECKS = 600
PARTS = 4
LETTERS = "RYGWB"
SUITS = (Suit.RED, Suit.YELLOW, Suit.GREEN, Suit.WHITE, Suit.BLUE)


def written(card: Card) -> str:
    return f"{LETTERS[SUITS.index(card.suit)]}{card.rank.value}"


def written_in_hand(held: HandCard) -> str:
    assert held.card is not None
    marks = held.marks
    suits = "".join(
        letter for letter, suit in zip(LETTERS, SUITS, strict=True) if suit in marks.suits
    )
    ranks = "".join(str(rank.value) for rank in sorted(marks.ranks))
    told_suit = suits if marks.told_suit else "X"
    told_rank = ranks if marks.told_rank else "X"
    return f"{written(held.card)} || {told_suit}{told_rank}|{suits}{ranks}"


def table_of(state: GameState) -> str:
    """Return our state as OpenSpiel writes it; the seat to act is not marked."""
    heights = dict(zip(state.options.suits, state.fireworks, strict=True))
    hands = ["".join(f"{written_in_hand(held)}\n" for held in hand) for hand in state.hands]
    fireworks = "".join(
        f"{letter}{heights[suit]} " for letter, suit in zip(LETTERS, SUITS, strict=True)
    )
    discards = "".join(f"{written(public.card)} " for public in state.discards)
    lines = (
        f"Life tokens: {3 - state.strikes}\n",
        f"Info tokens: {state.clue_tokens}\n",
        f"Fireworks: {fireworks}\n",
        "Hands:\n",
        "-----\n".join(hands),
        f"Deck size: {state.deck_size}\n",
        f"Discards: {discards}",
    )
    return "".join(lines).strip()


def action_name(action: Action, state: GameState) -> str:
    match action:
        case Play(order):
            return f"(Play {state.hand_orders(state.seat_to_act).index(order)})"
        case Discard(order):
            return f"(Discard {state.hand_orders(state.seat_to_act).index(order)})"
        case Clue(target, value):
            offset = (target - state.seat_to_act) % state.options.players
            if isinstance(value, Suit):
                return f"(Reveal player +{offset} color {LETTERS[SUITS.index(value)]})"
            return f"(Reveal player +{offset} rank {value.value})"


def deal_until_a_player_acts(theirs: Any, deck: tuple[Card, ...], dealt: int) -> int:
    while theirs.is_chance_node():
        card = deck[dealt]
        theirs.apply_action(SUITS.index(card.suit) * len(RANKS) + card.rank - 1)
        dealt += 1
    return dealt


def assert_same(ours: GameState, theirs: Any) -> dict[str, int]:
    """Compare everything; return their legal actions by name."""
    text = str(theirs).replace("Cur player\n", "").strip()
    assert text == table_of(ours)
    assert theirs.is_terminal() == (ours.ending is not None)
    if ours.ending is not None:
        assert theirs.returns()[0] == (0 if ours.ending.lost else sum(ours.fireworks))
        return {}
    assert theirs.current_player() == ours.seat_to_act
    names = {theirs.action_to_string(action): action for action in theirs.legal_actions()}
    legal = legal_actions(observe(ours, ours.seat_to_act))
    assert set(names) == {action_name(action, ours) for action in legal}
    return names


def cautious(legal: tuple[Action, ...], state: GameState) -> tuple[Action, ...]:
    """Allow only actions without a strike, preferring plays, so that games last long."""
    heights = dict(zip(state.options.suits, state.fireworks, strict=True))

    def fits(play: Play) -> bool:
        card = state.deck[play.order]
        return card.rank == heights[card.suit] + 1

    plays = tuple(action for action in legal if isinstance(action, Play) and fits(action))
    return plays or tuple(action for action in legal if not isinstance(action, Play)) or legal


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_open_spiel_agrees_after_every_action(part: int) -> None:
    endings = set()
    for number in range(part, DECKS, PARTS):
        players = 2 + number // PARTS % 4
        chance = random.Random(number)
        is_wise = number // (4 * PARTS) % 2 == 0  # the others reach the third strike
        ours = deal(GameOptions(players, empty_clues=False, first_seat=0), number)
        theirs = pyspiel.load_game("hanabi", {"players": players}).new_initial_state()
        dealt = deal_until_a_player_acts(theirs, ours.deck, 0)
        while names := assert_same(ours, theirs):
            legal = legal_actions(observe(ours, ours.seat_to_act))
            action = chance.choice(cautious(legal, ours) if is_wise else legal)
            theirs.apply_action(names[action_name(action, ours)])
            ours, _ = apply(ours, action)
            dealt = deal_until_a_player_acts(theirs, ours.deck, dealt)
        endings.add(ours.ending)
    assert endings >= {Ending.STRIKES, Ending.DECK}
