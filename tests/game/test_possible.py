"""The possible identities of cards: from clues, visible cards and the rest of the hand."""

from random import Random

import pytest
from positions import deal_known
from redeal import redealt_for

from hanabi_desktop.game.cards import Card, Multicolour, Rank, Suit
from hanabi_desktop.game.observation import possible_cards
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.state import GameState, apply, deal, observe
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.conventions import agreement_of
from hanabi_desktop.teammates.players import ConventionPlayer
from hanabi_desktop.teammates.teammate import AT_ONCE


def positions(options: GameOptions, number: int) -> list[GameState]:
    player, state = ConventionPlayer(agreement_of(Level.CASUAL)), deal(options, number)
    found = [state]
    while state.ending is None:
        state, _ = apply(state, player.choose(observe(state, state.seat_to_act), AT_ONCE).action)
        found.append(state)
    return found


@pytest.mark.parametrize("players", [2, 3, 5])
def test_truth_is_never_ruled_out_and_hidden_cards_are_not_used(players: int) -> None:
    options, chance = GameOptions(players, list(Multicolour)[players - 1]), Random(players)
    narrowed = 0
    for state in positions(options, 40 + players)[::5]:
        for seat in range(players):
            seen = observe(state, seat)
            other = observe(redealt_for(state, seat, chance), seat)
            for holder in range(players):
                possible = possible_cards(seen, holder)
                assert possible == possible_cards(other, holder)
                for held in state.hands[holder]:
                    truth = state.deck[held.order]
                    assert truth in possible[held.order]
                marks = {held.order: held.marks for held in seen.hands[holder]}
                narrowed += sum(
                    len(cards) < len(marks[order].suits) * len(marks[order].ranks)
                    for order, cards in possible.items()
                )
    assert narrowed > 0, "visible cards should have ruled out some identities"


def test_five_visible_elsewhere_is_ruled_out() -> None:
    table = deal_known("r1 y2 b5 g1 w3", "g5 y5 r5 b1 y1").after("clue 1 1", "clue 0 5")
    seen = observe(table.state, 0)
    order = seen.own_hand[2].order
    assert possible_cards(seen, 0)[order] == {Card(s, Rank.FIVE) for s in (Suit.WHITE, Suit.BLUE)}
