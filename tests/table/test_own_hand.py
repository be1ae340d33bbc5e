"""Sorting and marking of a person's own cards."""

import pytest

from hanabi_desktop.game.cards import ALL_SUITS, BOX_SUITS, Card, Rank, Suit
from hanabi_desktop.library.metadata.badges_and_notes import HeldHand
from hanabi_desktop.table.models.own_hand import LONGEST_NOTE, OwnHand, noted_card

HAND = (3, 5, 8, 9, 12)


def test_newest_card_is_leftmost_after_the_deal() -> None:
    assert OwnHand().row(HAND) == (12, 9, 8, 5, 3)


def test_moved_card_keeps_its_place_and_new_cards_join_on_the_left() -> None:
    own = OwnHand()
    own.move(HAND, 3, 1)
    assert own.row(HAND) == (12, 3, 9, 8, 5)
    assert own.row((3, 5, 9, 12, 14)) == (14, 12, 3, 9, 5)
    assert own.row(HAND) == (12, 3, 9, 8, 5), "a card returned by undo should be back in its place"
    own.sort_by_age()
    assert own.row(HAND) == (12, 9, 8, 5, 3)


@pytest.mark.parametrize(("place", "row"), [(-3, (3, 12, 9)), (99, (12, 9, 3)), (1, (12, 3, 9))])
def test_places_beyond_the_hand_mean_its_ends(place: int, row: tuple[int, ...]) -> None:
    own = OwnHand()
    own.move((3, 9, 12), 3, place)
    assert own.row((3, 9, 12)) == row


def test_cards_are_raised_and_tilted_and_back() -> None:
    own = OwnHand()
    own.raise_or_lower(5)
    own.tilt_or_straighten(8)
    assert (own.is_raised(5), own.is_tilted(5), own.is_tilted(8)) == (True, False, True)
    own.raise_or_lower(5)
    own.tilt_or_straighten(8)
    assert not own.is_raised(5)
    assert not own.is_tilted(8)


def test_note_is_signalled_once_and_dropped_with_the_game() -> None:
    own, told = OwnHand(), list[tuple[int, str]]()
    own.noted.connect(lambda order, note: told.append((order, note)))
    own.write(5, "  keep \n this ")
    own.write(5, "keep this")
    own.write(5, "")
    own.write(8, "x" * 99)
    assert told == [(5, "keep this"), (5, ""), (8, "x" * LONGEST_NOTE)]
    own.put_away()
    own.take({3: "r2"}, HeldHand())
    assert (own.note(3), own.note(8)) == ("r2", "")


def test_hands_and_notes_of_two_people_stay_separate() -> None:
    own, held = OwnHand(), list[HeldHand]()
    own.held.connect(held.append)
    own.take({}, HeldHand())
    own.write(5, "r2")
    own.move(HAND, 12, 4)
    own.raise_or_lower(8)
    own.take({}, HeldHand())
    assert (own.note(5), own.is_raised(8), own.is_sorted) == ("", False, False)
    own.put_away()
    own.write(3, "nobody's")
    own.take({5: "r2"}, held[-1])
    assert (own.note(5), own.note(3), own.is_raised(8)) == ("r2", "", True)
    assert own.row(HAND)[-1] == 12


@pytest.mark.parametrize(
    ("note", "named"), [("r2", "r2"), ("2R", "r2"), (" b 5 ", "b5"), ("m1", None), ("r6", None)]
)
def test_note_names_a_card_of_the_suits_in_play(note: str, named: str | None) -> None:
    assert noted_card(note, BOX_SUITS) == (named and Card.parse(named))


@pytest.mark.parametrize("note", ["g1|r2", "[r2] wait", "g1 | 2 R", "g3|[2r]"])
def test_last_part_of_a_note_names_the_card(note: str) -> None:
    assert noted_card(note, ALL_SUITS) == Card(Suit.RED, Rank.TWO)


@pytest.mark.parametrize("note", ["", "r", "2", "r2?", "red 2", "22", "rr", "²r"])
def test_other_notes_are_plain_text(note: str) -> None:
    assert noted_card(note, ALL_SUITS) is None


def test_note_names_a_card_of_the_site_by_its_letter() -> None:
    suits = (Suit.RED, Suit.PINK, Suit.GRAY)
    assert noted_card("i3", suits) == Card(Suit.PINK, Rank.THREE)
    assert noted_card("A5", suits) == Card(Suit.GRAY, Rank.FIVE)
    # The site's letter of a rainbow is our letter of multicolour, which it never meets.
    assert noted_card("m1", (Suit.RED, Suit.RAINBOW)) is None
