"""A corpus of broken games, each with the message shown for it."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from whole_games import played_out, record_of

from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.library.exchange import entries
from hanabi_desktop.library.hanab_live.compact_link import PREFIX, write_link
from hanabi_desktop.library.hanab_live.game_json import write_json
from hanabi_desktop.library.metadata.problems import UnreadableGameError
from hanabi_desktop.library.saved_game import SavedGame
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.wording.problems import problem_sentence

OPTIONS = GameOptions(3, choreography=True, final_bouquet=True)
GAME = SavedGame(record_of(played_out(OPTIONS, 4, care=1.0), 4), (None, Level.CASUAL, Level.CASUAL))
WHOLE = write_json(GAME)
LINK = write_link(GAME)
PLAIN = json.loads(WHOLE)
FIRST_CLUE = next(i for i, a in enumerate(PLAIN["actions"]) if a["type"] > 1)
FIRST_PLAY = next(i for i, a in enumerate(PLAIN["actions"]) if a["type"] == 0)


def changed(change: Callable[[dict[str, Any]], object]) -> bytes:
    data = json.loads(WHOLE)
    change(data)
    return json.dumps(data).encode()


def extended(**fields: Any) -> bytes:
    return changed(lambda d: d["hanabi_desktop"].update(fields))


def head(text: str) -> bytes:
    """Return the link with another head: players, lowest and highest rank."""
    return (text + LINK[len(text) :]).encode()


def without(*path: Any) -> bytes:
    def drop(data: Any) -> None:
        for step in path[:-1]:
            data = data[step]
        del data[path[-1]]

    return changed(drop)


EMPTY = "This is empty: there is no game in it."
LARGE = "This is far too large to be a game."
DEEP = "This is nested far too deeply to be a game."
NOT_JSON = "This is not JSON: something is wrong near byte "
BREAKS_OFF = "This ends before the game is complete."
NO_LINK = "This is not a link to a game."


def layout(place: str) -> str:
    return f"This isn’t in the format of a game: see {place}."


def missing(place: str) -> str:
    return f"This game is incomplete: {place} is missing."


def no_action(place: int) -> str:
    return f"There is no such action: see actions[{place}]."


def contradiction(place: str) -> str:
    return f"Two parts of this game contradict each other: see hanabi_desktop.{place}."


BROKEN_JSON = {
    "empty": (b"", EMPTY),
    "blank": (b" \n\t ", EMPTY),
    "only a byte order mark": (b"\xef\xbb\xbf", EMPTY),
    "a word": (b"hello", NOT_JSON),
    "a picture": (b"\x89PNG\r\n\x1a\n", "This is not text in UTF-8: see byte 1."),
    "another encoding": (WHOLE.decode().encode("cp037"), "This is not text in UTF-8: see byte "),
    "Latin-1 text": (WHOLE.replace("Å".encode(), b"\xc5"), "This is not text in UTF-8: see byte"),
    "an opening brace": (b"{", BREAKS_OFF),
    "cut in half": (WHOLE[: len(WHOLE) // 2], BREAKS_OFF),
    "last brace missing": (WHOLE[:-1], BREAKS_OFF),
    "one brace too many": (WHOLE + b"}", NOT_JSON),
    "a second game cut off": (WHOLE + WHOLE[:-1], NOT_JSON),
    "one comma too many": (b'{"players":[],}', NOT_JSON),
    "single quotes": (b"{'players':[]}", NOT_JSON),
    "a comment": (b"{/* a game */}", NOT_JSON),
    "a control character": (b'{"id": "\x01"}', NOT_JSON),
    "a list": (b"[]", "This is JSON, but not a game."),
    "a number": (b"17", "This is JSON, but not a game."),
    "null": (b"null", "This is JSON, but not a game."),
    "a megabyte": (b'{"x": "' + b" " * 1_000_000 + b'"}', LARGE),
    "deeply nested lists": (b'{"x": ' + b"[" * 100_000, DEEP),
    "deeply nested unknown field": (changed(lambda d: d.update(mood=0)).replace(b'"mood": 0', b'"mood": ' + b"[" * 50_000), DEEP),
    "an empty object": (b"{}", missing("players")),
    "no players": (without("players"), missing("players")),
    "no deck": (without("deck"), missing("deck")),
    "no actions": (without("actions"), missing("actions")),
    "players not a list": (changed(lambda d: d.update(players="Noor")), layout("players")),
    "one player": (changed(lambda d: d.update(players=["a"])), "Hanabi is for 2 to 5 players, not 1."),
    "six players": (changed(lambda d: d.update(players=["a"] * 6)), "Hanabi is for 2 to 5 players, not 6."),
    "99 players": (changed(lambda d: d.update(players=["a"] * 99)), layout("players")),
    "a player without a name": (changed(lambda d: d["players"].__setitem__(1, "")), layout("players[1]")),
    "a very long name": (changed(lambda d: d["players"].__setitem__(2, "x" * 999)), layout("players[2]")),
    "a number for a name": (changed(lambda d: d["players"].__setitem__(0, 7)), layout("players[0]")),
    "no suit": (without("deck", 3, "suitIndex"), missing("deck[3].suitIndex")),
    "no rank": (without("deck", 3, "rank"), missing("deck[3].rank")),
    "a rank of 6": (changed(lambda d: d["deck"][3].update(rank=6)), "There is no such card in this game: see deck[3]."),
    "a rank of 0": (changed(lambda d: d["deck"][0].update(rank=0)), "There is no such card in this game: see deck[0]."),
    "a rank of 99": (changed(lambda d: d["deck"][3].update(rank=99)), layout("deck[3].rank")),
    "a rank in words": (changed(lambda d: d["deck"][3].update(rank="one")), layout("deck[3].rank")),
    "a rank and a half": (changed(lambda d: d["deck"][3].update(rank=1.5)), layout("deck[3].rank")),
    "a sixth suit": (changed(lambda d: d["deck"][9].update(suitIndex=5)), "There is no such card in this game: see deck[9]."),
    "a negative suit": (changed(lambda d: d["deck"][9].update(suitIndex=-1)), layout("deck[9].suitIndex")),
    "a missing card": (changed(lambda d: d["deck"].pop()), "The deck is not a standard one: it has 49 cards."),
    "an empty deck": (changed(lambda d: d.update(deck=[])), "The deck is not a standard one: it has 0 cards."),
    "a thousand cards": (changed(lambda d: d.update(deck=d["deck"] * 20)), layout("deck")),
    "four red 1s": (
        changed(lambda d: next(c for c in d["deck"] if c["suitIndex"] == 0 and c["rank"] == 2).update(rank=1)),
        "The deck is not a standard one: check how many copies of “red 1” it has.",
    ),
    "a deck of strings": (changed(lambda d: d.update(deck=["r1"] * 50)), layout("deck[0]")),
    "an action of type 9": (changed(lambda d: d["actions"][2].update(type=9)), layout("actions[2].type")),
    "an action without a type": (without("actions", 2, "type"), missing("actions[2].type")),
    "an action without a target": (without("actions", 2, "target"), missing("actions[2].target")),
    "target -1": (changed(lambda d: d["actions"][2].update(target=-1)), no_action(2)),
    "target -2": (changed(lambda d: d["actions"][2].update(target=-2)), layout("actions[2].target")),
    "a play of card -1": (changed(lambda d: d["actions"][FIRST_PLAY].update(target=-1)), no_action(FIRST_PLAY)),
    "a card beyond the deck": (changed(lambda d: d["actions"][FIRST_PLAY].update(target=50)), no_action(FIRST_PLAY)),
    "a control character in a name": (changed(lambda d: d["players"].__setitem__(1, "\x03zoe")), layout("players[1]")),
    "a remark by a nonexistent seat": (
        extended(remarks=[{"turns": 0, "seat": 3, "remark": "thanks"}]),
        contradiction("remarks[0]"),
    ),
    "a remark to oneself": (
        extended(remarks=[{"turns": 0, "seat": 1, "remark": "remember", "to": 1}]),
        contradiction("remarks[0]"),
    ),
    "a question without an addressee": (
        extended(remarks=[{"turns": 0, "seat": 1, "remark": "remember"}]),
        contradiction("remarks[0]"),
    ),
    "a remark after the end": (
        extended(remarks=[{"turns": 150, "seat": 1, "remark": "thanks"}]),
        contradiction("remarks[0]"),
    ),
    "remarks out of order": (
        extended(
            remarks=[
                {"turns": 2, "seat": 1, "remark": "thanks"},
                {"turns": 1, "seat": 1, "remark": "sorry"},
            ]
        ),
        contradiction("remarks[1]"),
    ),
    "a remark before the start": (
        extended(remarks=[{"turns": -1, "seat": 1, "remark": "thanks"}]),
        layout("hanabi_desktop.remarks[0].turns"),
    ),
    "fewer seats than players": (
        changed(lambda d: d.update(players=["A", "B", "A"]) or d["hanabi_desktop"].update(first_seat=0, options={}, seats=[{"name": "A"}, {"name": "B"}])),
        contradiction("seats"),
    ),
    "notes of the wrong type": (changed(lambda d: d.update(notes=[[1]])), layout("notes[0][0]")),
    "a very long variant name": (
        changed(lambda d: d["options"].update(variant="x" * 5000)),
        f"This program doesn’t support this variant: {'x' * 80}….",
    ),
    "a clue without a value": (without("actions", FIRST_CLUE, "value"), no_action(FIRST_CLUE)),
    "a clue to nobody": (changed(lambda d: d["actions"][FIRST_CLUE].update(target=3)), no_action(FIRST_CLUE)),
    "a clue of rank 6": (changed(lambda d: d["actions"][FIRST_CLUE].update(type=3, value=6)), no_action(FIRST_CLUE)),
    "a clue of a sixth suit": (changed(lambda d: d["actions"][FIRST_CLUE].update(type=2, value=5)), no_action(FIRST_CLUE)),
    "an end in the middle of the game": (changed(lambda d: d["actions"].insert(1, {"type": 4, "target": 0, "value": 1})), no_action(1)),
    "an unknown end": (changed(lambda d: d["actions"].append({"type": 4, "target": 0, "value": 44})), no_action(len(PLAIN["actions"]))),
    "five hundred actions": (changed(lambda d: d.update(actions=d["actions"][:1] * 500)), layout("actions")),
    "options as a list": (changed(lambda d: d.update(options=[])), layout("options")),
    "an unknown variant": (
        changed(lambda d: d["options"].update(variant="Rainbow-Ones (5 Suits)")),
        "This program doesn’t support this variant: Rainbow-Ones (5 Suits).",
    ),
    "a variant given as a number": (changed(lambda d: d["options"].update(variant=2)), "This program doesn’t support this variant: 2."),
    "an unsupported option": (
        changed(lambda d: d["options"].update(detrimentalCharacters=True)),
        "This program doesn’t support this option: detrimentalCharacters.",
    ),
    "an unknown option": (
        changed(lambda d: d["options"].update(gravity=9.81)),
        "This program doesn’t support this option: gravity.",
    ),
    "an option of the wrong type": (changed(lambda d: d["options"].update(emptyClues="yes")), layout("options.emptyClues")),
    "a starting player out of range": (changed(lambda d: d["options"].update(startingPlayer=3)), layout("options.startingPlayer")),
    "a starting player given by name": (changed(lambda d: d["options"].update(startingPlayer="Noor")), layout("options.startingPlayer")),
    "a newer format version": (
        extended(version=2, options="who knows"),
        "A newer version of this program saved this game (format 2): update to open it.",
    ),
    "no version": (without("hanabi_desktop", "version"), missing("hanabi_desktop.version")),
    "version 0": (extended(version=0), layout("hanabi_desktop.version")),
    "own section as text": (changed(lambda d: d.update(hanabi_desktop="yes")), layout("hanabi_desktop")),
    "own section without seats": (without("hanabi_desktop", "seats"), missing("hanabi_desktop.seats")),
    "other names in the own section": (extended(seats=[{"name": "x"}] * 3), contradiction("seats")),
    "two seats in the own section": (extended(seats=PLAIN["hanabi_desktop"]["seats"][:2]), contradiction("seats")),
    "another first seat in the own section": (extended(first_seat=(GAME.record.first_seat + 1) % 3), contradiction("seats")),
    "another first seat in the options": (
        changed(lambda d: d["hanabi_desktop"]["options"].update(first_seat=(GAME.record.first_seat + 1) % 3)),
        contradiction("first_seat"),
    ),
    "an unknown level": (
        changed(lambda d: d["hanabi_desktop"]["seats"][1].update(player="genius")),
        layout("hanabi_desktop.seats[1].player"),
    ),
    "another final bouquet in the own section": (
        changed(lambda d: d["options"].pop("allOrNothing")), contradiction("options.final_bouquet"),
    ),
    "an announcement of a clue": (extended(announcements=[{"turn": FIRST_CLUE + 1, "suit": "r"}]), contradiction("announcements[0]")),
    "an announcement after the end": (extended(announcements=[{"turn": 399, "suit": "r"}]), contradiction("announcements[0]")),
    "an announcement of an unknown suit": (extended(announcements=[{"turn": FIRST_PLAY + 1, "suit": "p"}]), layout("hanabi_desktop.announcements[0].suit")),
    "a reason after the end": (extended(reasons=[{"turn": 399, "code": "play_known", "orders": []}]), contradiction("reasons[0]")),
    "a negative game number": (extended(game_number=-5), layout("hanabi_desktop.game_number")),
}  # fmt: skip

BROKEN_LINKS = {
    "only blanks": (b"  ", EMPTY),
    "a greeting": (b"hello", NO_LINK),
    "a list of games": (b"[]", "This is JSON, but not a game."),
    "another encoding": ('{"players"'.encode("utf-16"), BREAKS_OFF),
    "a trailing score": (LINK.encode() + b"\t25 pts", NO_LINK),
    "another page": (b"https://example.org/", NO_LINK),
    "a game on a server": (
        b"https://hanab.live/shared-replay/123456#7",
        "This link only names a game on a server, and this program never goes online",
    ),
    "a link that is far too long": (b"3" * 5000, LARGE),
    "actions cut off": (LINK.split(",")[0].encode(), f"This link is incomplete: it has only {len(LINK.split(',')[0])} characters."),
    "variant cut off": (LINK[: LINK.rindex(",")].encode(), f"This link is incomplete: it has only {LINK.rindex(',')} characters."),
    "half an action": (LINK.replace(",0\n", "").replace(LINK[LINK.rindex(",") - 1 :], LINK[LINK.rindex(",") :]).encode(), NO_LINK),
    "an invalid character": (LINK.replace(LINK[8], "*").encode(), NO_LINK),
    "too many parts": (f"{LINK},0,0".encode(), NO_LINK),
    "letters for numbers": (b"abc" + LINK.encode()[3:], NO_LINK),
    "nine players": (head("915"), "Hanabi is for 2 to 5 players, not 9."),
    "one player": (head("115"), "Hanabi is for 2 to 5 players, not 1."),
    "ranks from 5 to 1": (head("351"), NO_LINK),
    "ranks from 1 to 6": (head("316"), "There is no such card in this game: see deck["),
    "an unknown variant": (f"{PREFIX}{LINK[: LINK.rindex(',')]},99".encode(), "This program doesn’t support this variant: 99."),
    "no variant": (f"{LINK[: LINK.rindex(',')]},x".encode(), "This program doesn’t support this variant: x."),
    "cards of another variant": (f"{LINK[: LINK.rindex(',')]},2".encode(), "The deck is not a standard one: it has 50 cards."),
    "no cards at all": (b"315,00,0", "The deck is not a standard one: it has 0 cards."),
    "a clue to nobody": (f"{LINK[: LINK.index(',') + 1]}03cz,0".encode(), no_action(0)),
}  # fmt: skip


def problem_of(data: bytes, *, one: bool) -> str:
    (entry,) = entries(data, is_one_game=one)
    with pytest.raises(UnreadableGameError) as caught:
        entry.read()
    return problem_sentence(caught.value)


@pytest.mark.parametrize(("data", "sentence"), BROKEN_JSON.values(), ids=BROKEN_JSON)
def test_broken_json_gets_one_clear_sentence(data: bytes, sentence: str) -> None:
    assert problem_of(data, one=True).startswith(sentence)


@pytest.mark.parametrize(("data", "sentence"), BROKEN_LINKS.values(), ids=BROKEN_LINKS)
def test_broken_link_gets_one_clear_sentence(data: bytes, sentence: str) -> None:
    assert problem_of(data, one=False).startswith(sentence)


def test_corpus_has_no_other_errors_than_intended() -> None:
    """The files the corpus is derived from are valid."""
    assert next(entries(WHOLE)).read().record == GAME.record
    assert next(entries(LINK.encode())).read().record.deck == GAME.record.deck
    assert len(BROKEN_JSON) + len(BROKEN_LINKS) >= 100
