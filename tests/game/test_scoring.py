from collections import Counter

import pytest
from positions import card

from hanabi_desktop.game.cards import Multicolour, Rank, parse_cards
from hanabi_desktop.game.moves import Clued, Ending, Event, Misplayed, Play, Played, Turn
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.scoring import (
    Rating,
    Standing,
    best_reachable_score,
    clues_spent,
    clues_to_come,
    copies_left,
    efficiency,
    future_efficiency,
    is_critical,
    is_irreplaceable,
    is_trash,
    pace,
    rating_of,
    reachable_rank,
    score_of,
)

SIX = GameOptions(2, multicolour=Multicolour.FIVE)


def standing(fireworks: str = "", discarded: str = "", options: GameOptions = SIX) -> Standing:
    """Build fireworks from their top cards, and the discard pile card by card."""
    tops = {top.suit: int(top.rank) for top in parse_cards(fireworks)}
    heights = {suit: tops.get(suit, 0) for suit in options.suits}
    return Standing(options, heights, Counter(parse_cards(discarded)))


@pytest.mark.parametrize(
    ("score", "rating"),
    [
        (0, Rating.HORRIBLE),
        (5, Rating.HORRIBLE),
        (6, Rating.POOR),
        (10, Rating.POOR),
        (11, Rating.HONOURABLE),
        (15, Rating.HONOURABLE),
        (16, Rating.EXCELLENT),
        (20, Rating.EXCELLENT),
        (21, Rating.EXTRAORDINARY),
        (24, Rating.EXTRAORDINARY),
        (25, Rating.LEGENDARY),
        (29, Rating.LEGENDARY),
        (30, Rating.DIVINE),
    ],
)
def test_ratings_at_their_boundaries(score: int, rating: Rating) -> None:
    assert rating_of(score) is rating


def test_score_is_the_sum_of_the_top_ranks() -> None:
    assert score_of((3, 4, 4, 5, 2), Ending.DECK) == 18


@pytest.mark.parametrize("ending", [Ending.STRIKES, Ending.IRREPLACEABLE, Ending.STUCK])
def test_lost_game_scores_nothing(ending: Ending) -> None:
    assert score_of((3, 4, 4, 5, 2), ending) == 0


@pytest.mark.parametrize(
    ("name", "fireworks", "discarded", "critical"),
    [
        ("r5", "", "", True),
        ("r2", "", "", False),
        ("r2", "", "r2", True),
        ("r2", "r2", "r2", False),
        ("r1", "", "r1", False),
        ("r1", "", "r1 r1", True),
        ("m1", "", "", True),
        ("m3", "m3", "", False),
        ("r5", "", "r4 r4", False),
        ("r3", "", "r3 r4 r4", True),
    ],
)
def test_critical_card_is_the_last_useful_copy(
    name: str, fireworks: str, discarded: str, critical: bool
) -> None:
    assert is_critical(card(name), standing(fireworks, discarded)) is critical


@pytest.mark.parametrize(
    ("name", "fireworks", "discarded", "trash"),
    [
        ("b1", "b1", "", True),
        ("b2", "b1", "", False),
        ("b1", "b5", "", True),
        ("r5", "", "r2 r2", True),
        ("r2", "", "r2 r2", True),
        ("r1", "", "r2 r2", False),
        ("m2", "", "m1", True),
        ("m1", "", "m2", False),
    ],
)
def test_trash_is_already_built_or_unreachable(
    name: str, fireworks: str, discarded: str, trash: bool
) -> None:
    assert is_trash(card(name), standing(fireworks, discarded)) is trash


@pytest.mark.parametrize(
    ("name", "fireworks", "discarded", "irreplaceable"),
    [
        ("g5", "", "g5", True),
        ("g2", "", "g2", False),
        ("g2", "", "g2 g2", True),
        ("g1", "g1", "g1 g1", False),
        ("m4", "m3", "m4", True),
        ("m4", "m4", "", False),
    ],
)
def test_irreplaceable_needs_every_copy_gone(
    name: str, fireworks: str, discarded: str, irreplaceable: bool
) -> None:
    assert is_irreplaceable(card(name), standing(fireworks, discarded)) is irreplaceable


def test_number_of_copies_matches_the_box() -> None:
    assert [copies_left(card(f"w{rank}"), standing()) for rank in range(1, 6)] == [3, 2, 2, 2, 1]
    assert [copies_left(card(f"m{rank}"), standing()) for rank in range(1, 6)] == [1] * 5
    assert copies_left(card("w1"), standing(discarded="w1 w1")) == 1
    ten = GameOptions(2, multicolour=Multicolour.TEN)
    assert copies_left(card("m1"), standing(options=ten)) == 3
    assert not is_critical(card("m2"), standing(options=ten))


def test_incompletable_fireworks_are_found() -> None:
    now = standing(fireworks="b2", discarded="r5 b3 b3 m1 w1 w1")
    assert [reachable_rank(suit, now) for suit in SIX.suits] == [5, 4, 2, 5, 5, 0]
    assert [reachable_rank(suit, standing()) for suit in SIX.suits] == [5] * 6


def test_best_reachable_score_counts_lost_cards() -> None:
    assert best_reachable_score(standing()) == 30
    assert best_reachable_score(standing(options=GameOptions(2))) == 25
    lost = standing(discarded="r5 b3 b3", options=GameOptions(2))
    assert best_reachable_score(lost) == 25 - 1 - 3


def test_pace_is_remaining_draws_less_missing_points() -> None:
    assert pace(score=0, deck_size=35, players=3, turns_left=None, best=25) == 13
    assert pace(score=20, deck_size=0, players=3, turns_left=2, best=24) == -2


def test_efficiency_is_undefined_without_a_clue() -> None:
    assert efficiency(played=3, clued_in_hands=2, clues_spent=4) == 1.25
    assert efficiency(played=3, clued_in_hands=2, clues_spent=0) is None


@pytest.mark.parametrize(
    ("players", "deck", "clues"),
    [(2, 40, 8 + 17 + 4), (3, 35, 8 + 13 + 4), (4, 34, 8 + 13 + 4), (5, 30, 8 + 10 + 4)],
)
def test_clues_to_come_at_the_deal_are_those_of_the_site(
    players: int, deck: int, clues: int
) -> None:
    dealt = standing(options=GameOptions(players))
    assert clues_to_come(8, deck, players, dealt) == clues
    assert future_efficiency(0, 0, 25, clues) == 25 / clues


def test_clues_to_come_shrink_with_what_is_lost() -> None:
    # A 5 that is gone can bring no clue back, and only what precedes the last round counts.
    lost = standing(fireworks="r4 y4 g4 b4 w4", discarded="r5", options=GameOptions(2))
    assert clues_to_come(0, 9, 2, lost) == (20 + 9 + 2 - 24) + 2
    assert clues_to_come(3, 1, 2, standing(options=GameOptions(2))) == 3
    assert future_efficiency(20, 3, 24, 0) is None
    assert future_efficiency(20, 6, 24, 4) == 0


def test_strike_and_a_five_at_eight_clues_count_as_clues_spent() -> None:
    def turn(event: Event) -> Turn:
        return Turn(1, 0, Play(0), (event,))

    strike, five = Misplayed(0, 1, card("r3")), Played(0, 2, card("r5"), tokens=0)
    clue = Clued(0, 1, Rank.ONE, (3,))
    assert clues_spent([turn(clue), turn(strike), turn(five)]) == 3
    assert (
        clues_spent([turn(Played(0, 2, card("r5"), tokens=1)), turn(Played(0, 4, card("r1")))]) == 0
    )
