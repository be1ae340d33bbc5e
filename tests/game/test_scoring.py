import pytest
from positions import card

from hanabi_desktop.game.cards import BOX_SUITS, Suit, parse_cards
from hanabi_desktop.game.moves import Ending
from hanabi_desktop.game.scoring import (
    Rating,
    best_reachable_score,
    efficiency,
    final_score,
    is_critical,
    is_irreplaceable,
    is_trash,
    pace,
    rating_of,
    reachable_rank,
)

NONE = dict.fromkeys(Suit, 0)


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
def test_ratings_at_their_edges(score: int, rating: Rating) -> None:
    assert rating_of(score) is rating


def test_score_is_the_sum_of_the_top_ranks() -> None:
    assert final_score((3, 4, 4, 5, 2), Ending.DECK) == 18


@pytest.mark.parametrize("ending", [Ending.STRIKES, Ending.IRREPLACEABLE, Ending.STUCK])
def test_lost_game_scores_nothing(ending: Ending) -> None:
    assert final_score((3, 4, 4, 5, 2), ending) == 0


def test_last_copy_still_needed_is_critical() -> None:
    assert is_critical(card("r5"), NONE, [])
    assert not is_critical(card("r2"), NONE, [])
    assert is_critical(card("r2"), NONE, list(parse_cards("r2")))
    assert not is_critical(card("r2"), NONE | {Suit.RED: 2}, list(parse_cards("r2")))
    assert is_critical(card("m1"), NONE, [])


def test_card_above_a_lost_one_is_trash_and_not_critical() -> None:
    lost = list(parse_cards("r2 r2"))
    assert reachable_rank(Suit.RED, lost) == 1
    assert is_trash(card("r5"), NONE, lost)
    assert not is_critical(card("r5"), NONE, lost)
    assert not is_trash(card("r1"), NONE, lost)


def test_card_already_played_is_trash() -> None:
    assert is_trash(card("b1"), NONE | {Suit.BLUE: 1}, [])


def test_irreplaceable_needs_every_copy_gone() -> None:
    assert is_irreplaceable(card("g5"), NONE, list(parse_cards("g5")))
    assert not is_irreplaceable(card("g2"), NONE, list(parse_cards("g2")))
    assert not is_irreplaceable(card("g1"), NONE | {Suit.GREEN: 1}, list(parse_cards("g1 g1")))


def test_best_reachable_score_counts_lost_cards() -> None:
    assert best_reachable_score(BOX_SUITS, []) == 25
    assert best_reachable_score(BOX_SUITS, list(parse_cards("r5 b3 b3"))) == 25 - 1 - 3


def test_pace_is_chances_less_points_missing() -> None:
    assert pace(score=0, deck_size=35, players=3, turns_left=None, best=25) == 13
    assert pace(score=20, deck_size=0, players=3, turns_left=2, best=24) == -2


def test_efficiency_needs_a_clue() -> None:
    assert efficiency(played=3, clued_in_hands=2, clues_given=4) == 1.25
    assert efficiency(played=3, clued_in_hands=2, clues_given=0) is None
