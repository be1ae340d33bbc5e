"""The suits of hanab.live: copies, the clues that touch their cards, and what is known after a clue.

Every expectation is written out by hand from the site's description of its suits.
"""

import pytest

from hanabi_desktop.game.cards import ALL_SUITS, RANKS, Card, ClueValue, Rank, Suit, parse_cards
from hanabi_desktop.game.moves import Clue, Discard, Play
from hanabi_desktop.game.observation import (
    Refusal,
    fresh_marks,
    legal_actions,
    possible_cards,
    refusal,
)
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.scoring import Standing, best_reachable_score, is_critical
from hanabi_desktop.game.site_suits import SPECIAL_SUITS, SiteSuits
from hanabi_desktop.game.state import GameState, apply, deal, deal_deck, observe

RED, YELLOW, GREEN, BLUE, PURPLE = Suit.RED, Suit.YELLOW, Suit.GREEN, Suit.BLUE, Suit.PURPLE

TOUCHED: dict[Suit, tuple[str, str]] = {
    # with red, green and blue: the colours, and the values, that touch a 2 of this suit
    Suit.BLACK: ("black", "2"),
    Suit.RAINBOW: ("red green blue", "2"),
    Suit.PINK: ("pink", "1 2 3 4 5"),
    Suit.WHITE: ("", "2"),
    Suit.BROWN: ("brown", ""),
    Suit.OMNI: ("red green blue", "1 2 3 4 5"),
    Suit.NULL: ("", ""),
    Suit.MUDDY_RAINBOW: ("red green blue", ""),
    Suit.LIGHT_PINK: ("", "1 2 3 4 5"),
    Suit.PRISM: ("green", "2"),
    Suit.DARK_RAINBOW: ("red green blue", "2"),
    Suit.DARK_PINK: ("dark_pink", "1 2 3 4 5"),
    Suit.GRAY: ("", "2"),
    Suit.DARK_BROWN: ("dark_brown", ""),
    Suit.DARK_OMNI: ("red green blue", "1 2 3 4 5"),
    Suit.DARK_NULL: ("", ""),
    Suit.COCOA_RAINBOW: ("red green blue", ""),
    Suit.GRAY_PINK: ("", "1 2 3 4 5"),
    Suit.DARK_PRISM: ("green", "2"),
}
ONE_OF_EACH = (
    *("BLACK", "DARK_RAINBOW", "DARK_PINK", "GRAY", "DARK_BROWN", "DARK_OMNI", "DARK_NULL"),
    *("COCOA_RAINBOW", "GRAY_PINK", "DARK_PRISM"),
)


def game_of(*suits: Suit, players: int = 2, empty_clues: bool = True) -> GameOptions:
    return GameOptions(players, empty_clues=empty_clues, site_suits=SiteSuits(suits))


def dealt(options: GameOptions, hands: str) -> GameState:
    """Deal these cards first, seat by seat, and then the rest of the box."""
    first = parse_cards(hands)
    rest = list(options.box)
    for card in first:
        rest.remove(card)
    return deal_deck(options, (*first, *rest))


def after(state: GameState, *actions: Clue | Play | Discard) -> GameState:
    for action in actions:
        state, _ = apply(state, action)
    return state


def touched(state: GameState, value: ClueValue) -> list[str]:
    return [str(state.deck[order]) for order in state.touched_by(Clue(1, value))]


def known(state: GameState, seat: int, slot: int) -> set[str]:
    held = state.hands[seat][slot]
    return {str(card) for card in possible_cards(observe(state, seat), seat)[held.order]}


@pytest.mark.parametrize("suit", SPECIAL_SUITS)
def test_clues_touch_what_the_site_says(suit: Suit) -> None:
    rules = SiteSuits((RED, GREEN, BLUE, suit))
    colours, values = TOUCHED[suit]
    expected = {Suit[word.upper()] for word in colours.split()} | {
        Rank(int(word)) for word in values.split()
    }
    assert set(rules.clues_on(Card(suit, Rank.TWO))) == expected
    assert set(rules.clues_on(Card(RED, Rank.TWO))) == {RED, Rank.TWO}


@pytest.mark.parametrize("suit", SPECIAL_SUITS)
def test_dark_suits_have_one_card_of_each_value(suit: Suit) -> None:
    options = game_of(RED, YELLOW, GREEN, BLUE, PURPLE, suit)
    is_dark = suit.name in ONE_OF_EACH
    assert len(options.box) == (55 if is_dark else 60)
    copies = [options.copies(Card(suit, rank)) for rank in RANKS]
    assert copies == ([1, 1, 1, 1, 1] if is_dark else [3, 2, 2, 2, 1])
    assert options.max_score == 30
    assert options.is_only_watched


def test_colour_of_a_prism_card_goes_by_its_value() -> None:
    rules = SiteSuits((RED, GREEN, BLUE, Suit.PINK, Suit.PRISM))
    colours = [rules.clues_on(Card(Suit.PRISM, rank)) for rank in RANKS]
    # Four colours can be clued, so that the fifth value begins again.
    assert colours == [
        (RED, Rank.ONE),
        (GREEN, Rank.TWO),
        (BLUE, Rank.THREE),
        (Suit.PINK, Rank.FOUR),
        (RED, Rank.FIVE),
    ]
    two = SiteSuits((RED, BLUE, Suit.PRISM))
    assert [two.clues_on(Card(Suit.PRISM, rank))[0] for rank in RANKS] == [
        RED,
        BLUE,
        RED,
        BLUE,
        RED,
    ]


def test_colours_that_can_be_clued_are_those_of_suits_with_their_own() -> None:
    options = game_of(RED, BLUE, Suit.BLACK, Suit.PINK, Suit.WHITE, Suit.BROWN)
    assert options.clue_suits == (RED, BLUE, Suit.BLACK, Suit.PINK, Suit.BROWN)
    assert game_of(RED, GREEN, BLUE).max_score == 15
    assert len(game_of(RED, GREEN, BLUE).box) == 30


def test_clues_in_a_game_touch_pink_and_prism_and_miss_brown_and_null() -> None:
    options = game_of(RED, Suit.PINK, Suit.BROWN, Suit.NULL, Suit.PRISM)
    state = dealt(options, "r1 r1 r1 r2 r2 i3 n3 u3 s2 r3")
    # Red, pink and brown can be clued: the prism 2 counts as pink.
    assert touched(state, RED) == ["r3"]
    assert touched(state, Suit.PINK) == ["i3", "s2"]
    assert touched(state, Suit.BROWN) == ["n3"]
    assert touched(state, Rank.THREE) == ["i3", "r3"]
    assert touched(state, Rank.TWO) == ["i3", "s2"]
    assert touched(state, Rank.FIVE) == ["i3"]


def test_clue_about_a_suit_without_colour_is_refused() -> None:
    state = dealt(game_of(RED, BLUE, Suit.RAINBOW, Suit.WHITE), "r1 r1 r1 r2 r2 b3 b3 z1 w1 w2")
    for suit in (Suit.RAINBOW, Suit.WHITE, GREEN, PURPLE, Suit.MULTICOLOUR):
        assert refusal(state, Clue(1, suit)) is Refusal.NO_SUCH_SUIT
    assert refusal(state, Clue(1, BLUE)) is None
    named = {a.value for a in legal_actions(observe(state, 0)) if isinstance(a, Clue)}
    assert named == {RED, BLUE, *RANKS}


def test_empty_clue_is_refused_where_it_is_not_allowed() -> None:
    options = game_of(RED, BLUE, Suit.NULL, empty_clues=False)
    state = dealt(options, "r1 r1 r1 r2 r2 u1 u2 u3 b4 u1")
    assert refusal(state, Clue(1, RED)) is Refusal.TOUCHES_NOTHING
    assert refusal(state, Clue(1, Rank.ONE)) is Refusal.TOUCHES_NOTHING
    assert refusal(state, Clue(1, Rank.FOUR)) is None


def test_value_told_of_a_pink_card_is_not_its_value() -> None:
    options = game_of(RED, BLUE, Suit.PINK)
    state = after(dealt(options, "r1 r1 r1 r2 r2 i5 b2 b3 b4 b1"), Clue(1, Rank.TWO))
    first, second, third = state.hands[1][:3]
    assert first.marks.ranks == set(RANKS)
    assert first.marks.told_value is Rank.TWO
    assert [rank.value for rank in RANKS if first.marks.is_told(rank)] == [2]
    # A 2, or pink: of the 2s both red ones are in sight of its holder.
    assert known(state, 1, 0) == {"b2", "i1", "i2", "i3", "i4", "i5"}
    assert second.marks.allow(Card(BLUE, Rank.TWO))
    # A card that a value misses is not pink.
    assert third.marks.suits == {RED, BLUE}
    assert third.marks.ranks == {Rank.ONE, Rank.THREE, Rank.FOUR, Rank.FIVE}
    again = after(state, Clue(0, RED), Clue(1, Rank.THREE))
    assert again.hands[1][0].marks.suits == {Suit.PINK}
    assert again.hands[1][0].marks.told_value is Rank.TWO
    # The blue 2 was missed, so that it is sure now.
    assert known(again, 1, 1) == {"b2"}


def test_brown_is_not_ruled_out_by_values() -> None:
    options = game_of(RED, BLUE, Suit.BROWN)
    state = after(dealt(options, "r1 r1 r1 r2 r2 n1 b1 b2 b3 b4"), Clue(1, Rank.ONE))
    assert known(state, 1, 0) == {
        *("b2", "b3", "b4", "b5", "r3", "r4", "r5", "n1", "n2", "n3", "n4", "n5")
    }
    assert state.hands[1][1].marks.suits == {RED, BLUE}
    later = after(state, Clue(0, RED), Clue(1, Suit.BROWN))
    assert later.hands[1][0].marks.suits == {Suit.BROWN}
    assert later.hands[1][0].marks.ranks == set(RANKS)


def test_friendly_table_shows_only_what_was_pointed_out() -> None:
    options = game_of(RED, BLUE, Suit.PINK)
    state = after(
        dealt(options, "r1 r1 r1 r2 r2 b2 b1 b3 b4 b1"),
        Clue(1, Rank.TWO),
        Clue(0, RED),
        Clue(1, RED),
    )
    marks = state.hands[1][0].marks
    assert marks.suits == {BLUE, Suit.PINK}
    shown = marks.pointed_out(options.deck_rules)
    assert shown.suits == {RED, BLUE, Suit.PINK}
    assert shown.told_value is Rank.TWO
    nothing = state.hands[1][1].marks.pointed_out(options.deck_rules)
    assert nothing == fresh_marks(options)


def test_discarded_dark_card_is_lost() -> None:
    options = game_of(RED, BLUE, Suit.BLACK)
    state = after(dealt(options, "k3 r1 r1 r2 r2 b1 b1 b1 b2 b2"), Clue(1, BLUE))
    assert is_critical(Card(Suit.BLACK, Rank.THREE), Standing.from_table(state))
    state = after(state, Clue(0, RED), Discard(0))
    assert best_reachable_score(Standing.from_table(state)) == 12


def test_game_of_three_suits_is_perfect_at_fifteen() -> None:
    options = game_of(RED, GREEN, BLUE)
    state = dealt(options, "r1 r2 r3 r4 r5 g1 g2 g3 g4 g5 b1 b2 b3 b4 b5")
    for turn in range(30):
        hand = state.hand_orders(state.seat_to_act)
        tops = dict(zip(options.suits, state.fireworks, strict=True))
        order = next(
            (
                order
                for order in hand
                if order < 15 and state.deck[order].rank == tops[state.deck[order].suit] + 1
            ),
            None,
        )
        action = Play(order) if order is not None else Clue((turn + 1) % 2, Rank.ONE)
        state = after(state, action)
        if state.ending is not None:
            break
    assert sum(state.fireworks) == 15
    assert state.ending is not None
    assert not state.ending.lost


@pytest.mark.parametrize(
    "suits",
    [
        (RED, GREEN),
        (GREEN, RED, BLUE),
        (RED, GREEN, Suit.MULTICOLOUR),
        (RED, RED, BLUE),
        (*(RED, YELLOW, GREEN, BLUE, PURPLE), Suit.BLACK, Suit.PINK),
    ],
)
def test_other_sets_of_suits_are_refused(suits: tuple[Suit, ...]) -> None:
    with pytest.raises(ValueError, match="no game"):
        SiteSuits(suits)


def test_letters_of_suits_differ() -> None:
    letters = [suit.letter for suit in Suit]
    assert len(set(letters)) == len(letters)
    assert [Suit.from_letter(letter) for letter in letters] == list(Suit)
    assert "".join(suit.letter for suit in ALL_SUITS) == "wrbygm"


def test_ordinary_games_know_nothing_of_the_site() -> None:
    options = GameOptions(3)
    assert "site_suits" not in repr(options), "fingerprints in the library would change"
    assert deal(options, 1).hands[0][0].marks == fresh_marks(options)
    assert not options.is_only_watched
