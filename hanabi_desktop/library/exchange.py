"""Games in files and on the clipboard: finding them, and what a format cannot carry."""

import codecs
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import zip_longest

import msgspec

from hanabi_desktop.game.course import GameRecord, replay
from hanabi_desktop.game.moves import Clued, Play
from hanabi_desktop.game.observation import BrokenTurnError
from hanabi_desktop.game.state import GameState
from hanabi_desktop.library.hanab_live import compact_link, game_json
from hanabi_desktop.library.metadata.problems import Lost
from hanabi_desktop.library.saved_game import SavedGame

_MARKS = {
    codecs.BOM_UTF8: "utf-8",
    codecs.BOM_UTF32_LE: "utf-32-le",  # begins with that of UTF-16
    codecs.BOM_UTF32_BE: "utf-32-be",
    codecs.BOM_UTF16_LE: "utf-16-le",
    codecs.BOM_UTF16_BE: "utf-16-be",
}
"""The byte order marks of encodings, as written by PowerShell and Notepad."""
_WITHOUT_MARK = {
    "utf-32-be": re.compile(rb"\0\0\0[ -~]"),
    "utf-32-le": re.compile(rb"[ -~]\0\0\0"),
    "utf-16-be": re.compile(rb"\0[ -~]\0"),
    "utf-16-le": re.compile(rb"[ -~]\0[^\0]"),
}
"""How text without a mark begins in other encodings than UTF-8."""
_END_OF_FILE = b"\x1a\0 \t\r\n"
"""What old programs append: Ctrl+Z, NUL; and white space."""
_JSON_BEGINS = (b"{", b"[", b'"')
_BETWEEN = re.compile(r"[ \t\r\n,]*")
"""What may stand between objects."""
_SCORE = re.compile(rb"\s*[0-9]{1,2}\s*")


@dataclass(frozen=True, slots=True)
class GameText:
    """The text of one game.

    Attributes:
        index: its index among the games of the file, from 0.
        line: the line of the file where it begins, from 1.
        text: JSON or a link.
        is_json: whether it must be JSON; otherwise it must be a link.
        expected: the score given next to a link; None if there is none.
    """

    index: int
    text: bytes
    is_json: bool
    expected: int | None = None
    line: int = 1

    def read(self) -> SavedGame:
        """Return the game; UnreadableGameError if it is not a readable one."""
        if self.is_json:
            return game_json.read_json(_unwrapped(self.text))
        return compact_link.read_link(self.text.decode("utf-8", "replace"))


class _Wrapped(msgspec.Struct):
    """An object that contains a game, as written by benchmarks."""

    game: msgspec.Raw = msgspec.Raw()


def entries(data: bytes, *, is_one_game: bool = False) -> Iterator[GameText]:
    """Yield the games of a file.

    A file has one JSON object, an array of them, objects one after another, or a game or link on each
    line, in UTF-8, UTF-16 or UTF-32. A game may be wrapped in an object with ``"game"``. A link may be
    followed by a tab and its score.

    ``is_one_game`` treats the whole as one game where it is neither an array nor several objects.
    """
    data = _in_utf8(data).rstrip(_END_OF_FILE)
    whole = data.strip()
    if not _is_around_link(whole):
        if _is_one_value(whole):
            yield from _array(whole) or [GameText(0, whole, is_json=True)]
            return
        if not _has_objects_on_lines(data):
            several = _objects(data)
            if several or is_one_game:
                yield from several or [GameText(0, whole, is_json=True)]
                return
    elif is_one_game:
        yield GameText(0, whole, is_json=True)
        return
    lines = [(n, line.strip()) for n, line in enumerate(data.splitlines(), 1) if line.strip()]
    for index, (number, line) in enumerate(lines or [(1, b"")]):
        yield replace(_entry(index, line), line=number)


def is_text(data: bytes) -> bool:
    """Return whether data may be a text: one without NULs, apart from those of its encoding and its end."""
    return b"\0" not in _in_utf8(data).rstrip(_END_OF_FILE)


def _in_utf8(data: bytes) -> bytes:
    """Return a text in UTF-8 without a byte order mark; signs that are damaged are replaced."""
    mark = next((mark for mark in _MARKS if data.startswith(mark)), b"")
    encoding = _MARKS.get(mark) or _unmarked_encoding(data)
    data = data.removeprefix(mark)
    return data if encoding == "utf-8" else data.decode(encoding, "replace").encode()


def _unmarked_encoding(data: bytes) -> str:
    """Return the encoding of a text that begins with an ASCII character, by the NULs around it."""
    found = (name for name, begins in _WITHOUT_MARK.items() if begins.match(data))
    return next(found, "utf-8")


def _array(data: bytes) -> list[GameText]:
    """Return the games of a JSON array; none if it is another value, or an array of other things."""
    if not data.startswith(b"["):
        return []
    values = [bytes(value) for value in msgspec.json.decode(data, type=list[msgspec.Raw])]
    if not values or not all(value.startswith(b"{") for value in values):
        return []
    found, line, begins, end = list[GameText](), 1, 0, 0
    for index, value in enumerate(values):
        before, begins = begins, data.index(value, end)
        end = begins + len(value)
        line += data.count(b"\n", before, begins)
        found.append(GameText(index, value, is_json=True, line=line))
    return found


def _has_objects_on_lines(data: bytes) -> bool:
    """Return whether every line of a text, apart from empty ones, is a JSON object; some line must be."""
    lines = [line for line in map(bytes.strip, data.splitlines()) if line]
    return bool(lines) and all(line.startswith(b"{") and _is_one_value(line) for line in lines)


def _objects(data: bytes) -> list[GameText]:
    """Return the games of JSON objects one after another, on any lines; none of other texts."""
    if not data.lstrip().startswith(b"{"):
        return []
    text = data.decode("utf-8", "replace")
    found, at, line, decoder = list[GameText](), 0, 1, json.JSONDecoder()
    while True:
        gap = _BETWEEN.match(text, at)
        begins = at if gap is None else gap.end()
        line += text.count("\n", at, begins)
        if begins == len(text):
            return found
        try:
            _, at = decoder.raw_decode(text, begins)
        except (ValueError, RecursionError):
            return []
        found.append(GameText(len(found), text[begins:at].encode(), is_json=True, line=line))
        line += text.count("\n", begins, at)


def _is_one_value(data: bytes) -> bool:
    """Return whether the text is a single JSON value, possibly over several lines."""
    if not data.startswith(_JSON_BEGINS):
        return False
    try:
        msgspec.json.decode(data, type=msgspec.Raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False
    return True


def _is_around_link(data: bytes) -> bool:
    """Return whether the text is a quoted or bracketed link, such as ``[my game](https://…)``, not JSON."""
    return (
        data.startswith((b"[", b'"'))
        and len(data) <= compact_link.MAX_CHARACTERS
        and compact_link.holds_link(data.decode("utf-8", "replace"))
    )


def _entry(index: int, text: bytes) -> GameText:
    if text.startswith(_JSON_BEGINS) and not _is_around_link(text):
        return GameText(index, text, is_json=True)
    link, _, score = text.partition(b"\t")
    if _SCORE.fullmatch(score):
        return GameText(index, link, is_json=False, expected=int(score))
    return GameText(index, text, is_json=False)


def _unwrapped(text: bytes) -> bytes:
    try:
        inner = bytes(msgspec.json.decode(text, type=_Wrapped).game)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return text  # reading it will report what is wrong
    return inner if inner.startswith(b"{") else text


def lost_in_json(record: GameRecord) -> Lost | None:
    """Return what readers of plain hanab.live JSON miss; our own object in it carries everything.

    Only announcements can be missed: each gives a token, or costs a strike, that the plain play
    does not.
    """
    return None if _show_same_table(record, _without_announcements(record)) else Lost.ANNOUNCEMENTS


def lost_in_link(record: GameRecord) -> Lost | None:
    """Return what a compact link cannot carry of this game; None when it replays as it was played."""
    if record.options.has_site_options:
        return Lost.SITE_RULES
    if lost_in_json(record) is not None:
        return Lost.ANNOUNCEMENTS
    plain = compact_link.read_link(compact_link.write_link(SavedGame(record))).record
    if not _show_same_table(record, plain):
        return Lost.FINAL_BOUQUET
    return Lost.EMPTY_CLUES if _has_empty_clue(record) else None


def _has_empty_clue(record: GameRecord) -> bool:
    """Return whether a clue touched no card; the site forbids that unless an option allows it."""
    try:
        *_, last = replay(record)
    except BrokenTurnError:
        return False
    clues = (turn.events[0] for turn in last.history)
    return any(isinstance(event, Clued) and not event.touched for event in clues)


def _without_announcements(record: GameRecord) -> GameRecord:
    actions = tuple(
        Play(action.order) if isinstance(action, Play) else action for action in record.actions
    )
    return replace(record, actions=actions)


def _show_same_table(one: GameRecord, other: GameRecord) -> bool:
    """Return whether two records show the same open table after each turn, to the same end."""
    try:
        return all(
            a is not None and b is not None and _open_table(a) == _open_table(b)
            for a, b in zip_longest(replay(one), replay(other))
        )
    except BrokenTurnError:
        return False


def _open_table(state: GameState) -> tuple[object, ...]:
    return state.fireworks, state.clue_tokens, state.strikes, state.ending
