"""Games of hanab.live with other suits: read by name or number, written again, and kept in the library."""

import json
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from site_games import played, site_game
from whole_games import NAMES, record_of

from hanabi_desktop.game.cards import Suit
from hanabi_desktop.game.course import replay
from hanabi_desktop.game.moves import Clue
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.site_suits import SPECIAL_SUITS, SiteSuits
from hanabi_desktop.library.exchange import lost_in_link
from hanabi_desktop.library.hanab_live.compact_link import read_link, write_link
from hanabi_desktop.library.hanab_live.game_json import read_json, write_json
from hanabi_desktop.library.hanab_live.site_codes import (
    variant_named,
    variant_numbered,
    variant_of,
)
from hanabi_desktop.library.metadata.problems import Lost, UnreadableGameError
from hanabi_desktop.library.metadata.summary import Query, Rules
from hanabi_desktop.library.saved_game import Branch, SavedGame, verify
from hanabi_desktop.library.store import Store
from hanabi_desktop.library.store_rows import StoredGame

R, Y, G, B, P = Suit.RED, Suit.YELLOW, Suit.GREEN, Suit.BLUE, Suit.PURPLE

VARIANTS = {
    "4 Suits": (15, (R, Y, G, B)),
    "3 Suits": (18, (R, G, B)),
    "Black (5 Suits)": (21, (R, Y, G, B, Suit.BLACK)),
    "Rainbow (3 Suits)": (19, (R, B, Suit.RAINBOW)),
    "Rainbow (5 Suits)": (16, (R, Y, G, B, Suit.RAINBOW)),
    "Pink (6 Suits)": (106, (R, Y, G, B, P, Suit.PINK)),
    "White (6 Suits)": (13, (R, Y, G, B, P, Suit.WHITE)),
    "Brown (5 Suits)": (70, (R, Y, G, B, Suit.BROWN)),
    "Prism (5 Suits)": (1465, (R, Y, G, B, Suit.PRISM)),
    "Gray (5 Suits)": (58, (R, Y, G, B, Suit.GRAY)),
    "Pink & White (6 Suits)": (123, (R, Y, G, B, Suit.PINK, Suit.WHITE)),
    "Pink & Brown (3 Suits)": (130, (R, Suit.PINK, Suit.BROWN)),
    "Muddy Rainbow & Light Pink (4 Suits)": (804, (R, B, Suit.MUDDY_RAINBOW, Suit.LIGHT_PINK)),
    "Black & Dark Rainbow (6 Suits)": (12, (R, Y, G, B, Suit.BLACK, Suit.DARK_RAINBOW)),
    "Gray Pink & Dark Prism (6 Suits)": (1544, (R, Y, G, B, Suit.GRAY_PINK, Suit.DARK_PRISM)),
}
"""Some of the site's variants by hand: their numbers and their suits."""

REFUSED = (
    *("Rainbow-Ones (6 Suits)", "Pink-Fives & Pink (6 Suits)", "Deceptive-Ones (5 Suits)"),
    *("Up or Down (6 Suits)", "Pink Reversed (6 Suits)", "Alternating Clues (5 Suits)"),
    *(
        "Clue Starved (6 Suits)",
        "Cow & Pig (6 Suits)",
        "Duck (5 Suits)",
        "Odds and Evens (5 Suits)",
    ),
    *("Throw It in a Hole (4 Suits)", "Synesthesia (5 Suits)", "Dual-Color (6 Suits)"),
    *("Ambiguous (6 Suits)", "Matryoshka (5 Suits)", "Sudoku (5 Suits)", "Orange (6 Suits)"),
    *("Funnels (6 Suits)", "Null-Ones & Omni (3 Suits)", "Pink & Dark Pink (6 Suits)"),
    *(
        "Pink (7 Suits)",
        "Pink (2 Suits)",
        "pink (6 suits)",
        "Pink  (6 Suits)",
        "2 Suits",
        "7 Suits",
    ),
)


def options_of(name: str, players: int = 3) -> GameOptions:
    variant = variant_named(name)
    assert variant is not None
    return GameOptions(players, empty_clues=True, site_suits=variant.site_suits)


@pytest.mark.parametrize("name", VARIANTS)
def test_suits_of_a_variant_follow_from_its_name(name: str) -> None:
    number, suits = VARIANTS[name]
    variant = variant_named(name)
    assert variant is not None
    assert variant is variant_numbered(str(number))
    assert variant.site_suits == SiteSuits(suits)
    assert variant_of(options_of(name)) is variant


@pytest.mark.parametrize("name", REFUSED)
def test_other_variants_are_refused_by_name(name: str) -> None:
    data = site_game(options_of("3 Suits"))
    data["options"]["variant"] = name
    with pytest.raises(UnreadableGameError) as error:
        read_json(json.dumps(data).encode())
    assert error.value.place == name


@pytest.mark.parametrize("number", ["14", "168", "2130", "0016", "016", "", "x"])
def test_other_numbers_are_refused(number: str) -> None:
    assert variant_numbered(number) is None


def test_variants_that_are_played_here_stay_ours() -> None:
    for name in ("No Variant", "6 Suits", "Black (6 Suits)", "Rainbow (6 Suits)"):
        variant = variant_named(name)
        assert variant is not None
        assert variant.site_suits is None


def test_all_pairs_of_special_suits_are_known() -> None:
    """Two light suits make four variants, a dark one two and two dark ones one."""
    assert len(SPECIAL_SUITS) == 19
    numbers = [n for n in range(2000) if variant_numbered(str(n)) is not None]
    # alone: 9 light suits and 10 dark ones, of which three with six suits are ours
    alone = 9 * 4 + 10 * 2 - 3
    # nine pairs of a suit and its own dark one do not exist
    pairs = 36 * 4 + (9 * 10 - 9) * 2 + 45
    assert len(numbers) == 5 + 2 + alone + pairs


@pytest.mark.parametrize("name", VARIANTS)
def test_game_is_the_same_after_file_and_link(name: str) -> None:
    options = options_of(name)
    number, suits = VARIANTS[name]
    data = site_game(options)
    assert data["options"]["variant"] == name
    assert max(card["suitIndex"] for card in data["deck"]) == len(suits) - 1
    game = read_json(json.dumps(data).encode())
    assert game.record.options == options
    assert read_json(write_json(game)).record == game.record
    link = write_link(game)
    assert link.replace("-", "").endswith(f",{number}")
    from_link = read_link(link)
    assert from_link.record.deck == game.record.deck
    assert from_link.record.actions == game.record.actions
    assert from_link.record.options == options
    assert write_link(from_link) == link
    assert lost_in_link(game.record) in (None, Lost.EMPTY_CLUES)
    *_, last = replay(game.record)
    assert len(last.history) == len(game.record.actions)
    assert verify(game).broken is None
    assert options.max_score == 5 * len(suits)


def test_colours_are_counted_among_those_that_can_be_clued() -> None:
    """Index 1 is blue where rainbow and white stand between red and brown, and 2 is brown."""
    suits = (R, B, Suit.WHITE, Suit.BROWN)
    data: dict[str, Any] = site_game(GameOptions(2, empty_clues=True, site_suits=SiteSuits(suits)))
    data["actions"] = [{"type": 2, "target": 1, "value": value} for value in (0,)]
    data["actions"] += [{"type": 2, "target": 0, "value": 1}, {"type": 2, "target": 1, "value": 2}]
    assert data["options"]["variant"] == "White & Brown (4 Suits)"
    game = read_json(json.dumps(data).encode())
    named = [action.value for action in game.record.actions if isinstance(action, Clue)]
    assert named == [R, B, Suit.BROWN]
    data["actions"].append({"type": 2, "target": 0, "value": 3})
    with pytest.raises(UnreadableGameError, match=r"actions\[3\]"):
        read_json(json.dumps(data).encode())


def _one_card_more(data: dict[str, Any]) -> None:
    data["deck"].append({"suitIndex": 0, "rank": 1})


def _other_copies(data: dict[str, Any]) -> None:
    dark = next(card for card in data["deck"] if card["suitIndex"] == 4)
    light = next(card for card in data["deck"] if card["suitIndex"] == 0 and card["rank"] == 1)
    light.update(dark)


def _unknown_suit(data: dict[str, Any]) -> None:
    data["deck"][7]["suitIndex"] = 5


@pytest.mark.parametrize(
    ("spoil", "place"),
    [(_one_card_more, "46"), (_other_copies, "r1"), (_unknown_suit, "deck[7]")],
)
def test_deck_must_have_the_copies_of_its_suits(
    spoil: Callable[[dict[str, Any]], None], place: str
) -> None:
    data = site_game(options_of("Gray (5 Suits)"))
    assert len(data["deck"]) == 45
    spoil(data)
    with pytest.raises(UnreadableGameError) as error:
        read_json(json.dumps(data).encode())
    assert error.value.place == place


def test_notes_keep_the_words_of_the_site() -> None:
    data = site_game(options_of("Pink (6 Suits)"))
    data["notes"] = [["purple or p2", "i3"], [], []]
    game = read_json(json.dumps(data).encode())
    assert game.notes[0][:2] == ("purple or p2", "i3")
    assert json.loads(write_json(game))["notes"][0][:2] == ["purple or p2", "i3"]


def test_variations_in_a_file_keep_their_clues() -> None:
    options = options_of("Prism (5 Suits)", 2)
    record = record_of(played(options))
    branch = Branch(0, (Clue(1 - record.first_seat, B),), "blue")
    game = SavedGame(record, branches=(branch,))
    assert read_json(write_json(game)).branches == (branch,)


def test_library_lists_and_finds_it(tmp_path: Path) -> None:
    with_suits = SavedGame(record_of(played(options_of("Pink & White (6 Suits)"))))
    usual = SavedGame(replace(record_of(played(GameOptions(3))), seats=NAMES[:3]))
    with closing(Store(tmp_path / "games.db", writing=True)) as store:
        for moment, game in enumerate((with_suits, usual)):
            store.keep(StoredGame.from_game(game, verify(game), moment))
        (found,) = store.page(Query(variant=Rules.SITE_SUITS), 0, 9)
        assert found.most == 30
        assert found.rules.options.suits == (R, Y, G, B, Suit.PINK, Suit.WHITE)
        assert found.rules.codes == ()
        (other,) = store.page(Query(variant=Rules(0)), 0, 9)
        assert other.most == 25
        assert other.rules.options == GameOptions()
        assert store.load(found.id).record == with_suits.record
