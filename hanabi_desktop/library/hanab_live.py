"""The formats of hanab.live: game JSON and compact links, in and out.

Errors::

    ValueError
     +-- UnreadableGameError   ``problem`` says what is wrong, ``place`` where

The layout of both is described by the site's open source documentation; suits are mapped
to the box by hanab.live's purple standing where the box has white.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Annotated

import msgspec

from hanabi_desktop.game.cards import RANKS, Card, Suit, full_deck
from hanabi_desktop.game.moves import Action, Clue, Discard, Play
from hanabi_desktop.game.options import MAX_PLAYERS, MIN_PLAYERS, GameOptions
from hanabi_desktop.game.record import GameRecord

MAX_JSON_BYTES = 1_000_000
MAX_LINK_CHARACTERS = 4_000
LINK_PREFIX = "https://hanab.live/shared-replay-json/"

_SUITS = (Suit.RED, Suit.YELLOW, Suit.GREEN, Suit.BLUE, Suit.WHITE, Suit.MULTICOLOUR)
"""The site's suits by index; its purple is our white."""

_VARIANTS = {"No Variant": (0, False), "Black (6 Suits)": (2, True)}
"""Name: the site's number, and whether the multicolour suit is in play."""

_IGNORED_OPTIONS = frozenset(
    {"variant", "emptyClues", "allOrNothing", "startingPlayer", "numPlayers", "timed"}
    | {"timeBase", "timePerTurn", "speedrun", "tableName", "maxPlayers"}
)
"""Options read here, or without influence on what happens at the table."""

_ALPHABET = "abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_LINK_NAMES = ("Alice", "Bob", "Cathy", "Donald", "Emily")
_HYPHEN_EVERY = 20
_GAME_OVER = 4


class Problem(Enum):
    """What is wrong with a file or link."""

    TOO_LARGE = "too_large"
    NOT_JSON = "not_json"
    WRONG_LAYOUT = "wrong_layout"
    NOT_A_LINK = "not_a_link"
    CUT_OFF = "cut_off"
    UNKNOWN_VARIANT = "unknown_variant"
    UNKNOWN_OPTION = "unknown_option"
    WRONG_PLAYERS = "wrong_players"
    WRONG_DECK = "wrong_deck"
    WRONG_ACTION = "wrong_action"


class UnreadableGameError(ValueError):
    """A file or link is no game we can read."""

    def __init__(self, problem: Problem, place: str = "") -> None:
        super().__init__(f"{problem.value}: {place}" if place else problem.value)
        self.problem = problem
        self.place = place


class _JsonCard(msgspec.Struct):
    suit: Annotated[int, msgspec.Meta(ge=0, le=5)] = msgspec.field(name="suitIndex")
    rank: Annotated[int, msgspec.Meta(ge=1, le=5)]


class _JsonAction(msgspec.Struct):
    type: Annotated[int, msgspec.Meta(ge=0, le=4)]
    target: Annotated[int, msgspec.Meta(ge=0, le=60)]
    value: int | None = None


class _JsonGame(msgspec.Struct):
    players: Annotated[list[str], msgspec.Meta(min_length=MIN_PLAYERS, max_length=MAX_PLAYERS)]
    deck: Annotated[list[_JsonCard], msgspec.Meta(max_length=60)]
    actions: Annotated[list[_JsonAction], msgspec.Meta(max_length=400)]
    id: int | str | None = None
    options: dict[str, bool | int | float | str | None] = {}


@dataclass(frozen=True, slots=True)
class ImportedGame:
    """A game from elsewhere.

    Attributes:
        record: the game itself; the site's closing entries are not actions.
        id: the site's name for it, if it carries one.
        closed_by: the value of the closing entry, None when there is none.
        explicit_zeros: plays and discards carry ``"value": 0``, as in some exports; a link
            is written back to the letter only when this is kept.
    """

    record: GameRecord
    id: int | str | None = None
    closed_by: int | None = None
    explicit_zeros: bool = False


def read_json(data: bytes) -> ImportedGame:
    """Read one game in hanab.live JSON.

    Raises:
        UnreadableGameError: with the place as a JSON path.
    """
    if len(data) > MAX_JSON_BYTES:
        raise UnreadableGameError(Problem.TOO_LARGE)
    try:
        game = msgspec.json.decode(data, type=_JsonGame)
    except msgspec.ValidationError as error:
        place = re.search(r"`(\$[^`]*)`", str(error))
        raise UnreadableGameError(Problem.WRONG_LAYOUT, place[1] if place else "$") from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise UnreadableGameError(Problem.NOT_JSON) from error
    options, first_seat = _options(game)
    deck = _checked_deck(((card.suit, card.rank) for card in game.deck), options)
    actions, closed_by = _actions([(a.type, a.target, a.value) for a in game.actions], options)
    record = GameRecord(tuple(game.players), options, deck, actions, first_seat)
    explicit_zeros = any(a.type <= 1 and a.value == 0 for a in game.actions)
    return ImportedGame(record, game.id, closed_by, explicit_zeros)


def read_link(link: str) -> ImportedGame:
    """Read a compact link, or the bare string it ends with.

    Raises:
        UnreadableGameError: with the place as a count of characters.
    """
    if len(link) > MAX_LINK_CHARACTERS:
        raise UnreadableGameError(Problem.TOO_LARGE)
    text = re.sub(r"^https?://[^/]+/(shared-)?replay-json/", "", link.strip())
    parts = text.partition("#")[0].replace("-", "").split(",")
    if len(parts) != 3 or not all(re.fullmatch("[a-zA-Z0-9]+", part) for part in parts):
        raise UnreadableGameError(Problem.NOT_A_LINK)
    head, tail, variant = parts
    if len(head) < 4 or not head[:3].isdigit() or not tail[:2].isdigit() or len(tail) % 2:
        raise UnreadableGameError(Problem.CUT_OFF, str(len(text)))
    players, min_rank, max_rank = (int(digit) for digit in head[:3])
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise UnreadableGameError(Problem.WRONG_PLAYERS, str(players))
    names = {str(number): name for name, (number, _) in _VARIANTS.items()}
    if variant not in names:
        raise UnreadableGameError(Problem.UNKNOWN_VARIANT, variant)
    options = GameOptions(players, multicolour=_VARIANTS[names[variant]][1], empty_clues=True)
    ranks = max_rank - min_rank + 1
    types = int(tail[1]) - int(tail[0]) + 1
    if ranks < 1 or types < 1:
        raise UnreadableGameError(Problem.NOT_A_LINK)
    codes = [_ALPHABET.index(letter) for letter in head[3:]]
    deck = _checked_deck(((code // ranks, code % ranks + min_rank) for code in codes), options)
    moves: list[tuple[int, int, int | None]] = []
    for place in range(2, len(tail), 2):
        code, target = (_ALPHABET.index(letter) for letter in tail[place : place + 2])
        moves.append((code % types + int(tail[0]), target, code // types - 1))
    actions, closed_by = _actions(moves, options)
    record = GameRecord(_LINK_NAMES[:players], options, deck, actions)
    explicit_zeros = any(kind <= 1 and value == 0 for kind, _, value in moves)
    return ImportedGame(record, None, closed_by, explicit_zeros)


def write_link(record: GameRecord, *, explicit_zeros: bool = False) -> str:
    """The compact string of a game: a full link is :data:`LINK_PREFIX` and this.

    Seats are named anew from the one that began; names and notes are lost.
    """
    players = record.options.players
    deck = "".join(
        _ALPHABET[_SUITS.index(card.suit) * len(RANKS) + card.rank - 1] for card in record.deck
    )
    absent = 0 if explicit_zeros else None
    moves = [_written(action, record, absent) for action in record.actions]
    types = [kind for kind, _, _ in moves] or [0]
    low, high = min(types), max(types)
    actions = "".join(
        _ALPHABET[(0 if value is None else value + 1) * (high - low + 1) + kind - low]
        + _ALPHABET[target]
        for kind, target, value in moves
    )
    number = next(
        n for n, multicolour in _VARIANTS.values() if multicolour == record.options.multicolour
    )
    text = f"{players}15{deck},{low}{high}{actions},{number}"
    pieces = [text[i : i + _HYPHEN_EVERY] for i in range(0, len(text), _HYPHEN_EVERY)]
    return "-".join(pieces)


def written_json(record: GameRecord) -> dict[str, object]:
    """A game as hanab.live JSON, ready to be encoded; seat 0 is the one that began."""
    players = record.options.players
    names = [record.seats[(record.first_seat + place) % players] for place in range(players)]
    actions: list[dict[str, int]] = []
    for action in record.actions:
        kind, target, value = _written(action, record, None)
        actions.append(
            {"type": kind, "target": target} | ({} if value is None else {"value": value})
        )
    options: dict[str, object] = {"variant": variant_name(record.options)}
    if record.options.empty_clues:
        options["emptyClues"] = True
    if record.options.final_bouquet:
        options["allOrNothing"] = True
    return {
        "players": names,
        "deck": [
            {"suitIndex": suit_code(card.suit), "rank": card.rank.value} for card in record.deck
        ],
        "actions": actions,
        "options": options,
    }


def coded_action(action: Action) -> tuple[int, int, int | None]:
    """An action as the site writes it: type, target, value."""
    match action:
        case Play(order, _):
            return 0, order, None
        case Discard(order):
            return 1, order, None
        case Clue(target, Suit() as suit):
            return 2, target, _SUITS.index(suit)
        case Clue(target, rank):
            return 3, target, int(rank.value)


def suit_code(suit: Suit) -> int:
    """The site's index of a suit."""
    return _SUITS.index(suit)


def variant_name(options: GameOptions) -> str:
    """The site's name for what is played."""
    return next(name for name, (_, six) in _VARIANTS.items() if six == options.multicolour)


def _written(action: Action, record: GameRecord, absent: int | None) -> tuple[int, int, int | None]:
    kind, target, value = coded_action(action)
    if isinstance(action, Clue):
        return kind, (target - record.first_seat) % record.options.players, value
    return kind, target, absent


def _options(game: _JsonGame) -> tuple[GameOptions, int]:
    given = game.options
    for name, value in given.items():
        if value not in (False, None) and name not in _IGNORED_OPTIONS:
            raise UnreadableGameError(Problem.UNKNOWN_OPTION, name)
    variant = str(given.get("variant") or "No Variant")
    if variant not in _VARIANTS:
        raise UnreadableGameError(Problem.UNKNOWN_VARIANT, variant)
    first_seat = given.get("startingPlayer") or 0
    players = len(game.players)
    if not isinstance(first_seat, int) or not 0 <= first_seat < players:
        raise UnreadableGameError(Problem.WRONG_LAYOUT, "$.options.startingPlayer")
    options = GameOptions(
        players,
        multicolour=_VARIANTS[variant][1],
        final_bouquet=bool(given.get("allOrNothing")),
        empty_clues=bool(given.get("emptyClues")),
    )
    return options, int(first_seat)


def _checked_deck(pairs: Iterable[tuple[int, int]], options: GameOptions) -> tuple[Card, ...]:
    """The deck, if it is exactly the box's."""
    deck = []
    for place, (suit, rank) in enumerate(pairs):
        if suit >= len(_SUITS) or _SUITS[suit] not in options.suits or not 1 <= rank <= len(RANKS):
            raise UnreadableGameError(Problem.WRONG_DECK, f"$.deck[{place}]")
        deck.append(Card(_SUITS[suit], RANKS[rank - 1]))
    if sorted(map(str, deck)) != sorted(map(str, full_deck(options.suits))):
        raise UnreadableGameError(Problem.WRONG_DECK, "$.deck")
    return tuple(deck)


def _actions(
    moves: list[tuple[int, int, int | None]], options: GameOptions
) -> tuple[tuple[Action, ...], int | None]:
    """The actions, and the value of the closing entry if the list ends with one."""
    actions: list[Action] = []
    for place, (kind, target, value) in enumerate(moves):
        if kind == _GAME_OVER and place == len(moves) - 1:
            return tuple(actions), value or 0
        action = _action(kind, target, value, options)
        if action is None:
            raise UnreadableGameError(Problem.WRONG_ACTION, f"$.actions[{place}]")
        actions.append(action)
    return tuple(actions), None


def _action(kind: int, target: int, value: int | None, options: GameOptions) -> Action | None:
    if kind == 0:
        return Play(target)
    if kind == 1:
        return Discard(target)
    if value is None or target >= options.players:
        return None
    if kind == 2 and 0 <= value < len(_SUITS) and _SUITS[value] in options.suits:
        return Clue(target, _SUITS[value])
    if kind == 3 and 1 <= value <= len(RANKS):
        return Clue(target, RANKS[value - 1])
    return None
