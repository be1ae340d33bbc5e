"""Games round-trip through JSON and links in every variant."""

import json
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from whole_games import NAMES, VARIANTS, options_with, played_out, record_of, some_games, variant_id

from hanabi_desktop.game.cards import ALL_SUITS, Multicolour, Rank, Suit, faces
from hanabi_desktop.game.course import GameRecord, replay
from hanabi_desktop.game.moves import Clue, Discard, Play
from hanabi_desktop.game.options import GameOptions, TableTalk
from hanabi_desktop.game.remarks import Remark, Said
from hanabi_desktop.library.exchange import entries, lost_in_json, lost_in_link
from hanabi_desktop.library.hanab_live.compact_link import PREFIX, read_link, write_link
from hanabi_desktop.library.hanab_live.extension import KEY
from hanabi_desktop.library.hanab_live.game_json import read_json, write_json
from hanabi_desktop.library.hanab_live.site_codes import VARIANTS as SITE_VARIANTS
from hanabi_desktop.library.metadata.badges_and_notes import BADGES, Badge, Emblem, Tint
from hanabi_desktop.library.metadata.problems import Lost, Problem, UnreadableGameError
from hanabi_desktop.library.saved_game import Closing, SavedGame, verify
from hanabi_desktop.session.library.loading import open_text
from hanabi_desktop.teammates.characters import Level, ProgramName
from hanabi_desktop.teammates.teammate import Ahead, Reason, ReasonCode, StallPurpose

each_variant = pytest.mark.parametrize("variant", VARIANTS, ids=variant_id)
a_dozen = settings(some_games, max_examples=12)
NUMBERS = st.integers(0, 2**63 - 1)
LEVELS = st.lists(st.none() | st.sampled_from(Level), min_size=5, max_size=5)
NOTE = st.text(st.characters(codec="utf-8", exclude_characters="12345"), max_size=5)
"""Without a rank, beside which one of the site's letters would be read as one of ours."""
NOTES = st.lists(st.lists(st.none() | NOTE, max_size=4).map(tuple), max_size=3).map(tuple)
AHEAD = st.builds(
    Ahead,
    st.sampled_from([Play(3), Discard(20), Clue(1, Suit.BLUE), Clue(0, Rank.FOUR)]),
    st.integers(1, 500),
    st.sampled_from([0.125, 1.5, -0.25]),
    st.sampled_from([0.0, 0.0625, 0.5]),
)
REASONS = st.lists(
    st.none()
    | st.builds(
        Reason,
        st.sampled_from(ReasonCode),
        st.lists(st.integers(0, 54), max_size=3).map(tuple),
        ahead=st.none() | AHEAD,
        helping=st.lists(st.sampled_from(faces(ALL_SUITS)), max_size=2).map(tuple),
        purpose=st.none() | st.builds(StallPurpose, st.none() | st.sampled_from(faces(ALL_SUITS))),
    ),
    min_size=200,
    max_size=200,
)


@st.composite
def saved_games(draw: st.DrawFn, **variant: bool) -> SavedGame:
    """Return an unfinished game with everything a file can hold."""
    options = draw(options_with(**variant))
    number = draw(NUMBERS)
    record = record_of(played_out(options, number), draw(st.none() | st.just(number)))
    turns = draw(st.integers(0, len(record.actions)))
    record = replace(record, actions=record.actions[:turns])
    reasons = tuple(draw(REASONS))[:turns] if draw(st.booleans()) else ()
    seats = st.integers(-1, options.players - 1)
    plays = any(not isinstance(action, Clue) for action in record.actions)
    return SavedGame(
        record,
        levels=tuple(draw(LEVELS))[: options.players] if draw(st.booleans()) else (),
        reasons=reasons if any(reasons) else (),
        id=draw(st.none() | st.integers(0, 10**9) | st.text(max_size=20)),
        closing=draw(st.none() | st.builds(Closing, seats, st.integers(0, 10))),
        notes=draw(NOTES),
        seed=draw(st.none() | st.text(max_size=8)),
        explicit_zeros=plays and draw(st.booleans()),
    )


@each_variant
def test_json_round_trips_everything(variant: dict[str, Any]) -> None:
    @a_dozen
    @given(saved_games(**variant))
    def holds(game: SavedGame) -> None:
        again = read_json(write_json(game))
        assert again == game
        assert list(replay(again.record)) == list(replay(game.record))

    holds()


@each_variant
def test_link_round_trips_deck_and_actions(variant: dict[str, Any]) -> None:
    @a_dozen
    @given(saved_games(**variant))
    def holds(game: SavedGame) -> None:
        record = game.record
        again = read_link(PREFIX + write_link(game))
        assert write_link(again) == write_link(game)
        assert again.record.deck == record.deck
        assert again.record.options.suits == record.options.suits
        players = record.options.players
        for ours, theirs in zip(record.actions, again.record.actions, strict=True):
            if isinstance(ours, Clue):
                assert theirs == Clue((ours.target - record.first_seat) % players, ours.value)
            elif isinstance(ours, Play):
                assert theirs == Play(ours.order)
            else:
                assert theirs == ours
        if lost_in_link(record) is None:
            *_, last = replay(record)
            assert verify(again).last.fireworks == last.fireworks
            assert verify(again).ending == verify(game).ending

    holds()


def whole(options: GameOptions, number: int = 3, care: float = 1.0) -> GameRecord:
    return record_of(played_out(options, number, care), number)


def as_dict(game: SavedGame) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(write_json(game))
    return data


def test_file_has_the_structure_the_site_expects() -> None:
    options = GameOptions(
        3,
        multicolour=Multicolour.FIVE,
        final_bouquet=True,
        first_seat=1,
        table_talk=TableTalk.FRIENDLY,
    )
    data = as_dict(SavedGame(whole(options)))
    assert data["players"] == [NAMES[1], NAMES[2], NAMES[0]]
    assert data["options"] == {
        "variant": "Black (6 Suits)",
        "emptyClues": True,
        "allOrNothing": True,
    }
    assert {card["suitIndex"] for card in data["deck"]} == set(range(6))
    assert all(set(action) <= {"type", "target", "value"} for action in data["actions"])


def test_file_is_valid_without_our_extension() -> None:
    record = whole(GameOptions(4, first_seat=2))
    data = as_dict(SavedGame(record))
    data.pop("hanabi_desktop")
    plain = read_json(json.dumps(data).encode()).record
    assert plain.seats == (NAMES[2], NAMES[3], NAMES[0], NAMES[1])
    assert [s.fireworks for s in replay(plain)] == [s.fireworks for s in replay(record)]


def test_additions_of_a_later_version_are_ignored() -> None:
    game = SavedGame(whole(GameOptions(2)))
    data = as_dict(game)
    data["hanabi_desktop"] |= {"mood": "festive"}
    data |= {"notes": [["a", None]], "seed": "p2v0s1", "something": {"new": []}}
    data["options"] |= {"cardCycle": False, "timed": True, "timeBase": 120.5, "detrimental": None}
    read = read_json(json.dumps(data).encode())
    assert read == replace(game, notes=(("a", None),), seed="p2v0s1")
    assert read_json(write_json(read)) == read


def test_badges_and_remarks_round_trip() -> None:
    game = SavedGame(
        whole(GameOptions(3, first_seat=1)),
        (None, Level.CASUAL, None),
        badges=(BADGES[0], None, Badge(Tint.TEAL, Emblem.CAT)),
        remarks=(
            Said(0, 1, Remark.THANKS),
            Said(0, 1, Remark.REMEMBER, 2),
            Said(5, 0, Remark.KNOW_NOTHING),
        ),
    )
    assert read_json(write_json(game)) == game


def test_programs_are_known_by_name_and_version_and_are_no_people() -> None:
    program = ProgramName("bot", "1.2")
    game = SavedGame(
        whole(GameOptions(3)), levels=(None, None, Level.CASUAL), programs=(None, program, None)
    )
    assert read_json(write_json(game)) == game
    assert game.people == (0,)
    assert "program" not in json.dumps(as_dict(replace(game, programs=()))[KEY])
    opened = open_text(write_json(game).decode())
    assert [seat.is_person for seat in opened.seats] == [True, False, False]
    assert opened.seats[1].program == program
    branch = opened.branch(0)
    assert branch is not None
    assert branch.people == (0,)


def test_unknown_remark_and_incomplete_badge_are_dropped() -> None:
    game = SavedGame(whole(GameOptions(2)))
    data = as_dict(game)
    data["hanabi_desktop"]["remarks"] = [{"turns": 1, "seat": 0, "remark": "hurrah"}]
    data["hanabi_desktop"]["seats"][0] |= {"tint": "teal", "emblem": "dragon"}
    assert read_json(json.dumps(data).encode()) == game


def test_unknown_reason_is_dropped() -> None:
    game = SavedGame(whole(GameOptions(2)))
    data = as_dict(game)
    data["hanabi_desktop"]["reasons"] = [{"turn": 1, "code": "intuition", "orders": []}]
    assert not any(read_json(json.dumps(data).encode()).reasons)


@pytest.mark.parametrize("begins", [1, 2])
def test_exports_before_2020_state_the_first_player(begins: int) -> None:
    """The site deals to its seat 0 first, whoever begins."""
    record = whole(GameOptions(3, first_seat=0))
    data = as_dict(SavedGame(record))
    data.pop("hanabi_desktop")
    size, players = 5, 3
    old = {
        place * size + k: (place - begins) % players * size + k
        for place in range(players)
        for k in range(size)
    }
    new_to_old = {new: place for place, new in old.items()}
    deck = [data["deck"][old.get(order, order)] for order in range(50)]
    actions = [
        action | {"target": new_to_old.get(action["target"], action["target"])}
        if action["type"] < 2
        else action | {"target": (action["target"] + begins) % players}
        for action in data["actions"]
    ]
    names = [data["players"][(place - begins) % players] for place in range(players)]
    data |= {"deck": deck, "actions": actions, "players": names}
    data["options"]["startingPlayer"] = begins
    read = read_json(json.dumps(data).encode()).record
    assert read == replace(
        record, options=replace(record.options, first_seat=None), game_number=None
    )


def test_zeros_on_plays_and_discards_are_accepted_and_kept() -> None:
    game = SavedGame(whole(GameOptions(2)), explicit_zeros=True)
    data = as_dict(game)
    assert all("value" in action for action in data["actions"])
    assert read_json(json.dumps(data).encode()).explicit_zeros
    assert read_link(write_link(game)).explicit_zeros


@pytest.mark.parametrize(
    ("kind", "cards", "name", "number"),
    [
        (Multicolour.FIVE, 55, "Black (6 Suits)", 2),
        (Multicolour.TEN, 60, "6 Suits", 1),
        (Multicolour.FIVE_EVERY, 55, "Dark Rainbow (6 Suits)", 11),
        (Multicolour.TEN_EVERY, 60, "Rainbow (6 Suits)", 3),
    ],
)
def test_every_multicolour_is_a_variant_of_the_site(
    kind: Multicolour, cards: int, name: str, number: int
) -> None:
    record = whole(GameOptions(2, kind))
    assert len(record.deck) == cards
    text = write_link(SavedGame(record))
    assert text.endswith(f",{number}")
    assert read_link(text).record.deck == record.deck
    assert read_link(text).record.actions == record.actions
    data = as_dict(SavedGame(record))
    assert data["options"]["variant"] == name
    assert read_json(json.dumps(data).encode()).record == record


def test_multicolour_of_every_colour_has_no_clue_of_its_own() -> None:
    data = as_dict(SavedGame(whole(GameOptions(2, Multicolour.FIVE_EVERY))))
    place, clue = next((n, a) for n, a in enumerate(data["actions"]) if a["type"] == 2)
    clue["value"] = 5
    with pytest.raises(UnreadableGameError) as caught:
        read_json(json.dumps(data).encode())
    assert (caught.value.problem, caught.value.place) == (Problem.WRONG_ACTION, f"actions[{place}]")


def test_link_opens_at_its_turn() -> None:
    text = write_link(SavedGame(whole(GameOptions(2))))
    assert read_link(f"{PREFIX}{text}#12").opened_at == 12
    assert read_link(f"{PREFIX}{text}/?from=mail#3").opened_at == 3
    assert read_link(f"hanab.live/replay-json/{text}").record == read_link(text).record
    assert read_link(f"https://hanab.live/replay-json/{text}").opened_at is None
    assert read_link(text.replace("-", "")).record == read_link(text).record
    assert text[20] == text[41] == "-"


@pytest.mark.parametrize("seed", ["", "p2v0s1", "legacy-1-p2v0s33"])
def test_newer_links_carry_a_seed(seed: str) -> None:
    text = write_link(SavedGame(whole(GameOptions(2))))
    game = read_link(f"{PREFIX}{text},{seed}#7")
    assert (game.record.deck, game.opened_at) == (read_link(text).record.deck, 7)
    assert write_link(game) == f"{text},{seed}"
    assert write_link(read_link(text)) == text


@pytest.mark.parametrize(
    "pasted",
    [
        "<{link}>",
        "[my game]({link})",
        "({link}).",
        "> {link}",
        "look at this: {link} what do you think?",
        "First a line of words.\n{link}\n",
        '"{link}"',
        "'{link}'",
        "{upper}",
        "{broken}",
        "{dashed}",
        "{escaped}",
        "\u200b{link}\u2060",
    ],
)
@pytest.mark.parametrize("turn", ["", "#5"])
def test_links_are_found_in_pasted_text(pasted: str, turn: str) -> None:
    game = whole(GameOptions(2, empty_clues=False))
    link = PREFIX + write_link(SavedGame(game)) + turn
    text = pasted.format(
        link=link,
        upper=link.replace("https://hanab.live", "HTTPS://HANAB.LIVE"),
        broken=link[:90].replace("-", "-\n") + link[90:],
        dashed=link.replace("-", "\u2011"),
        escaped=link.replace(",", "%2C"),
    )
    opened = open_text(text)
    assert opened.saved.record.deck == game.deck
    assert opened.saved.record.actions == game.actions
    assert opened.saved.opened_at == (5 if turn else None)


@pytest.mark.parametrize("path", ["replay/123", "export/123", "game/7", "seed/p3v0s1"])
def test_links_without_a_game_are_distinguished(path: str) -> None:
    with pytest.raises(UnreadableGameError) as caught:
        read_link(f"<https://hanab.live/{path}>")
    assert caught.value.problem is Problem.NOT_IN_THE_LINK


def test_vote_ends_a_game_as_on_the_site() -> None:
    data = as_dict(SavedGame(whole(GameOptions(2))))
    del data["hanabi_desktop"]
    vote = {"type": 5, "target": -1, "value": 10}
    data["actions"].append(vote)
    game = read_json(json.dumps(data).encode())
    assert game.closing == Closing(-1, 10)
    assert as_dict(game)["actions"][-1] == vote
    assert read_link(write_link(game)).closing == Closing(0, 10)


def test_notes_use_the_sites_letters_outside_and_ours_inside() -> None:
    data = as_dict(SavedGame(whole(GameOptions(2, multicolour=Multicolour.FIVE))))
    del data["hanabi_desktop"]
    site = ["p1", "2 P", "k3", "g1|y1", "purple 2", "[p4] play", "stop", "black?"]
    data["notes"] = [site]
    game = read_json(json.dumps(data).encode())
    ours = ["w1", "2 W", "m3", "g1|y1", "white 2", "[w4] play", "stop", "multicolour?"]
    assert list(game.notes[0]) == ours
    assert as_dict(game)["notes"] == [site]
    assert game.with_notes(1, {0: "r1"}).notes_of(1) == {0: "r1"}


def test_notes_saved_in_our_letters_are_unchanged() -> None:
    data = as_dict(SavedGame(whole(GameOptions(2)), notes=(("w1",),)))
    assert data["notes"] == [["p1"]]
    data["notes"] = [["w1"]]  # as earlier versions wrote it
    assert read_json(json.dumps(data).encode()).notes == (("w1",),)


def test_notes_on_the_stacks_are_kept() -> None:
    game = SavedGame(whole(GameOptions(2)), notes=(("",) * 50 + ("stack",),))
    assert game.notes_of(0) == {}
    assert game.with_notes(0, {3: "r1"}).notes[0][50:] == ("stack",)


def test_game_rotated_to_its_first_player_has_no_site_seed() -> None:
    data = as_dict(SavedGame(whole(GameOptions(2)), seed="p2v0s1"))
    del data["hanabi_desktop"]
    assert read_json(json.dumps(data).encode()).seed == "p2v0s1"
    data["options"]["startingPlayer"] = 1
    assert read_json(json.dumps(data).encode()).seed is None


def test_game_without_actions_has_a_valid_link() -> None:
    record = replace(whole(GameOptions(2)), actions=())
    text = write_link(SavedGame(record))
    assert text.replace("-", "").endswith(",00,0")
    assert read_link(text).record.actions == ()


class TestInformationLostInFormats:
    def test_ordinary_games_lose_nothing(self) -> None:
        record = whole(GameOptions(3, multicolour=Multicolour.FIVE, empty_clues=False))
        assert lost_in_json(record) is None
        assert lost_in_link(record) is None

    def test_announcement_that_changed_the_outcome_is_lost(self) -> None:
        record = whole(GameOptions(2, choreography=True))
        assert any(isinstance(a, Play) and a.announced for a in record.actions)
        assert lost_in_json(record) is Lost.ANNOUNCEMENTS
        assert lost_in_link(record) is Lost.ANNOUNCEMENTS

    def test_choreography_without_announcements_loses_nothing(self) -> None:
        record = whole(GameOptions(2, empty_clues=False))
        record = replace(record, options=replace(record.options, choreography=True))
        assert lost_in_json(record) is None
        assert lost_in_link(record) is None

    def test_announcement_without_consequence_loses_nothing(self) -> None:
        options = GameOptions(2, choreography=True, first_seat=0)
        record = whole(options)
        state = next(iter(replay(record)))
        hand = [(order, state.deck[order]) for order in state.hand_orders(0)]
        ones = [Play(order, card.suit) for order, card in hand if card.rank == 1]
        record = replace(record, actions=tuple(ones[:1]))
        assert ones
        assert lost_in_json(record) is None

    def test_final_bouquet_beyond_the_deck_is_lost(self) -> None:
        record = whole(GameOptions(2, final_bouquet=True))
        assert lost_in_json(record) is None
        assert lost_in_link(record) is Lost.FINAL_BOUQUET

    def test_empty_clue_is_lost(self) -> None:
        record = whole(GameOptions(2))
        state = next(iter(replay(record)))
        held = {state.deck[order].suit for order in state.hand_orders(1)}
        absent = next((suit for suit in record.options.suits if suit not in held), None)
        if absent is None:
            pytest.skip("the hand contains every suit")
        record = replace(record, actions=(Clue(1, absent),))
        assert lost_in_json(record) is None
        assert lost_in_link(record) is Lost.EMPTY_CLUES


class TestFilesWithSeveralGames:
    def test_json_lines_and_links_may_be_mixed(self) -> None:
        game = SavedGame(whole(GameOptions(2)))
        link = write_link(game).encode()
        text = b"\n\n".join([write_json(game), link, PREFIX.encode() + link + b"#4\t17"])
        found = list(entries(text))
        assert [entry.index for entry in found] == [0, 1, 2]
        assert [entry.expected for entry in found] == [None, None, 17]
        assert len({entry.read().record.deck for entry in found}) == 1

    def test_benchmark_lines_contain_a_game(self) -> None:
        game = SavedGame(whole(GameOptions(2)))
        line = msgspec.json.encode({"score": 3, "game": msgspec.Raw(write_json(game))})
        assert [entry.read() for entry in entries(line + b"\r\n" + line)] == [game, game]

    def test_one_game_may_span_many_lines(self) -> None:
        game = SavedGame(whole(GameOptions(2)))
        text = b"\xef\xbb\xbf" + json.dumps(as_dict(game), indent=2).encode()
        assert [entry.read() for entry in entries(text)] == [game]
        assert [entry.read() for entry in entries(text, is_one_game=True)] == [game]
        odd = b'{"seed": {}\n,'.replace(b"{}", b'"a"') + write_json(game)[1:]
        assert [entry.read().seed for entry in entries(odd)] == ["a"]

    @pytest.mark.parametrize("one", [False, True])
    def test_objects_may_stand_on_any_lines(self, one: bool) -> None:
        game = SavedGame(whole(GameOptions(2)))
        flat, tall = write_json(game), json.dumps(as_dict(game), indent=2).encode()
        height = tall.count(b"\n") + 1
        for text, lines in (
            (flat + b"\n" + flat, [1, 2]),
            (flat + b" " + flat, [1, 1]),
            (flat + b"\n" + tall + b"\n" + flat, [1, 2, 2 + height]),
            (
                b"[\n" + flat + b",\n" + flat + b",\n" + tall + b", " + flat + b"]",
                [2, 3, 4, 3 + height],
            ),
        ):
            found = list(entries(text, is_one_game=one))
            assert [entry.line for entry in found] == lines
            assert [entry.read() for entry in found] == [game] * len(lines)


def test_every_variant_of_the_site_has_its_own_name_and_number() -> None:
    assert len({v.name for v in SITE_VARIANTS}) == len({v.number for v in SITE_VARIANTS}) == 5
    assert {v.multicolour for v in SITE_VARIANTS} == set(Multicolour)


def test_overlong_name_is_reported() -> None:
    told = json.loads(write_json(SavedGame(record_of(played_out(GameOptions(3), 4), 4))))
    told["players"][1] = "x" * 100
    with pytest.raises(UnreadableGameError) as refused:
        read_json(json.dumps(told).encode())
    assert (refused.value.problem, refused.value.place) == (Problem.TOO_LONG, "players[1]")


@pytest.mark.parametrize(
    "names",
    [
        ("花火花火花火", "Мария-Анна", "O'Neil (the first)"),
        ("a name of sixteen", "!!!", "Zoë"),
        ("Elin", "Björn", "Åsa"),
    ],
)
def test_file_for_the_site_is_accepted_by_its_server(names: tuple[str, ...]) -> None:
    record = replace(record_of(played_out(GameOptions(3), 4), 4), seats=names)
    levels = (None, Level.EXPERT, Level.CASUAL)
    game = SavedGame(record, levels, id="ours-4", seed=7, closing=Closing(-1, 6))
    told = json.loads(write_json(game, for_site=True))
    for name in told["players"]:
        assert 0 < len(name.encode()) <= 15
        assert not set(name) & set("`~!@#$%^&*()=+[{]}\\|;:'\",<>/?")
    assert "id" not in told
    assert "seed" not in told
    assert told["actions"][-1] == {"type": 4, "target": 0, "value": 6}
    again = read_json(json.dumps(told).encode())
    assert again.record.seats == names, "the program's own object should keep the full names"
    assert again.record.actions == record.actions
    assert read_json(write_json(game)) == game, "the program's own format should be lossless"
    plain = {key: value for key, value in told.items() if key != KEY}
    assert read_json(json.dumps(plain).encode()).record.deck == record.deck


def test_closing_entry_unknown_to_the_site_is_not_written() -> None:
    game = SavedGame(record_of(played_out(GameOptions(3), 4), 4), closing=Closing(1, 5))
    assert json.loads(write_json(game, for_site=True))["actions"][-1]["type"] != 4


ENCODINGS = ("utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-32-le", "utf-32-be")


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("end", ["", "\x1a", "\0", "\r\n\x1a"])
def test_games_and_links_are_read_in_any_encoding(encoding: str, end: str) -> None:
    """As PowerShell and Notepad write them, and as old programs end them."""
    record = replace(record_of(played_out(GameOptions(3), 5), 5), seats=("Åsa", "Łukasz", "Zoë"))
    text = write_json(SavedGame(record)).decode()
    (game,) = entries((text + end).encode(encoding), is_one_game=True)
    assert game.read().record == record
    link = write_link(SavedGame(record))
    (linked,) = entries((link + end).encode(encoding))
    assert linked.read() == read_link(link)


@pytest.mark.parametrize("one", [False, True])
@pytest.mark.parametrize("form", ["array", "pretty array", "one after another", "with commas"])
def test_several_games_are_found_in_one_text(form: str, one: bool) -> None:
    games = [
        json.loads(write_json(SavedGame(record_of(played_out(GameOptions(3), n), n))))
        for n in (5, 6)
    ]
    text = {
        "array": json.dumps(games),
        "pretty array": json.dumps(games, indent=2),
        "one after another": "\n".join(json.dumps(game, indent=2) for game in games),
        "with commas": ",\n".join(json.dumps(game, indent=2) for game in games),
    }[form]
    found = list(entries(text.encode(), is_one_game=one))
    assert [entry.read().record.game_number for entry in found] == [5, 6]
    assert [entry.index for entry in found] == [0, 1]
    lines = text.splitlines()
    if form != "array":
        assert all(lines[entry.line - 1].strip().startswith("{") for entry in found)
