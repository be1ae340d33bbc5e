"""Games of hanab.live with rules that nobody plays here: they can be watched, and nothing else."""

import json
from typing import Any

import pytest
from site_games import played, site_game

from hanabi_desktop.game.course import replay
from hanabi_desktop.game.moves import Drawn, Play, Played
from hanabi_desktop.game.observation import BrokenTurnError, Refusal
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.state import apply, deal
from hanabi_desktop.library.exchange import lost_in_link
from hanabi_desktop.library.hanab_live.game_json import read_json, write_json
from hanabi_desktop.library.metadata.problems import Lost, UnreadableGameError
from hanabi_desktop.session.library.loading import open_text

CHARACTERS = ("Fuming", "", "Miser")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(("extra", "option"), [(1, "oneExtraCard"), (-1, "oneLessCard")])
def test_game_with_other_hands_is_replayed(players: int, extra: int, option: str) -> None:
    data = site_game(GameOptions(players, extra_cards=extra, empty_clues=True))
    assert data["options"][option] is True
    game = read_json(json.dumps(data).encode())
    assert game.record.options.extra_cards == extra
    first, *_, last = replay(game.record)
    usual = 5 if players <= 3 else 4
    assert {len(hand) for hand in first.hands} == {usual + extra}
    assert len(last.history) == len(game.record.actions)


def test_last_card_of_the_deck_is_played_from_there() -> None:
    options = GameOptions(3, deck_plays=True)
    state = played(options, 3, deck_play=True)
    turn = next(t for t in state.history if t.action == Play(len(state.deck) - 1))
    assert not any(isinstance(event, Drawn) for event in turn.events)
    assert len(state.history) == turn.number + 3, "everybody should have one more turn"
    data = site_game(options, number=3, deck_play=True)
    game = read_json(json.dumps(data).encode())
    assert game.record.options.deck_plays
    *_, last = replay(game.record)
    assert last.history[turn.number - 1].events[0] == turn.events[0]
    assert isinstance(turn.events[0], Played) or last.strikes
    # Without the option the card is not in anybody's hand.
    data["options"]["deckPlays"] = False
    with pytest.raises(BrokenTurnError) as error:
        list(replay(read_json(json.dumps(data).encode()).record))
    assert error.value.refusal is Refusal.NOT_IN_HAND


def test_other_card_of_the_deck_is_never_played() -> None:
    state = deal(GameOptions(3, deck_plays=True), 4)
    with pytest.raises(ValueError, match="hand"):
        apply(state, Play(len(state.deck) - 1))


def with_characters(*names: str | None) -> bytes:
    data = site_game(GameOptions(3))
    data["options"]["detrimentalCharacters"] = True
    data["characters"] = [None if name is None else {"name": name, "metadata": 2} for name in names]
    return json.dumps(data).encode()


def test_characters_that_only_restrict_are_kept() -> None:
    game = read_json(with_characters("Fuming", None, "Miser"))
    assert game.record.options.characters == CHARACTERS
    assert read_json(write_json(game)).record == game.record


@pytest.mark.parametrize("name", ["Blind Spot", "Oblivious", "Slow-Witted", "Genius", "Contrarian"])
def test_character_that_changes_sight_or_turns_is_refused_by_name(name: str) -> None:
    with pytest.raises(UnreadableGameError) as error:
        read_json(with_characters("Fuming", name, None))
    assert error.value.place == name


def test_unknown_characters_are_refused() -> None:
    with pytest.raises(UnreadableGameError) as error:
        read_json(with_characters())
    assert error.value.place == "detrimentalCharacters"


@pytest.mark.parametrize(
    "rules", [{"extra_cards": 1}, {"deck_plays": True}, {"characters": CHARACTERS}]
)
def test_nothing_but_watching_is_possible(rules: dict[str, Any]) -> None:
    data = site_game(GameOptions(3, **rules))
    if "characters" in rules:
        data = json.loads(with_characters("Fuming", None, "Miser"))
    opened = open_text(json.dumps(data))
    assert opened.states[0].options.is_only_watched
    assert opened.branch(0) is None
    assert opened.setup() is None
    assert lost_in_link(opened.saved.record) is Lost.SITE_RULES
    again = read_json(write_json(opened.saved))
    assert again.record == opened.saved.record
