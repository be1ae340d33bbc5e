from collections import Counter

import pytest

from hanabi_desktop.game.cards import Card, Multicolour, Rank, Suit
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.state import SplitMix64, first_seat, shuffled_deck


def test_generator_matches_the_published_splitmix64_numbers() -> None:
    generator = SplitMix64(1234567)
    assert [generator.next() for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


def test_deck_of_game_1_never_changes() -> None:
    deck = shuffled_deck(1, GameOptions(3))
    assert " ".join(map(str, deck)) == (
        "w1 g1 g1 y2 b3 y5 r4 r5 g4 g1 g3 w4 g5 b1 w3 b4 r1 w1 r1 b5 y1 b2 g4 r2 w5 g2 y1 b3"
        " w1 r3 w2 r2 g2 g3 y3 y4 y4 b1 w2 r4 b1 y3 w3 y2 b2 r1 w4 y1 b4 r3"
    )


def test_first_seats_of_games_0_to_9_never_change() -> None:
    seats = [first_seat(number, GameOptions(3)) for number in range(10)]
    assert seats == [1, 0, 1, 0, 2, 1, 2, 2, 1, 0]


def test_agreed_first_seat_begins() -> None:
    assert first_seat(1, GameOptions(4, first_seat=3)) == 3


@pytest.mark.parametrize("multicolour", Multicolour)
def test_every_deck_holds_the_whole_box(multicolour: Multicolour) -> None:
    options = GameOptions(2, multicolour=multicolour)
    for number in (0, 1, 99_999, 2**63):
        assert Counter(shuffled_deck(number, options)) == Counter(options.box)


def test_card_is_equally_likely_at_every_place() -> None:
    games = 4000
    places = [
        shuffled_deck(n, GameOptions(2)).index(Card(Suit.RED, Rank.FIVE)) for n in range(games)
    ]
    counts = Counter(places)
    expected = games / 50
    chi_square = sum((counts[p] - expected) ** 2 / expected for p in range(50))
    assert chi_square < 85.4  # 49 degrees of freedom, significance level 0.001
