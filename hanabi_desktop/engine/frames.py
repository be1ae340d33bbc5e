"""Frames: the online site's messages, each a line ``command {json}`` in UTF-8.

The names and numbers of the fields are the site's. Its seats count from the player who begins, and its
cards are numbered in the order of dealing, as ours are. Two fields are our own: ``choreography`` among
the options, with ``announced`` in moves, and ``firstSeat``, our number of the site's seat 0.
"""

import re
from dataclasses import dataclass
from typing import Any

import msgspec

from hanabi_desktop.game.cards import Card
from hanabi_desktop.game.moves import Action, Clue, Ending, Play
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.library.hanab_live.site_codes import (
    VARIANTS,
    coded_action,
    decoded_action,
    suit_code,
    variant_of,
)

PROTOCOL = 1
"""The version of our own additions, told in ``welcome``."""

MAX_LINE = 64 * 1024
"""The bytes after which a line without an end is nonsense."""

HIDDEN = -1
"""The suit and rank of a card that its holder may not see."""

_COLOUR, _RANK = 0, 1
_FIRST_CLUE = 2
"""The type of a move that gives a clue about a suit; the next gives one about a rank."""

ENDINGS = {
    Ending.PERFECT: 1,
    Ending.DECK: 1,
    Ending.STRIKES: 2,
    Ending.IRREPLACEABLE: 8,
    Ending.STUCK: 9,
}
"""The site's codes for how a game ended."""

_FRAME = re.compile(r"([A-Za-z][A-Za-z0-9]*)[ \t]+(\{.*\})\s*", re.DOTALL)


class Message(msgspec.Struct, rename="camel"):
    """Base of the messages' contents."""


class TableMessage(Message):
    """A message about a table, such as ``tableStart`` and ``getGameInfo1``."""

    table: int = msgspec.field(name="tableID")


class Welcome(Message):
    """Content of ``welcome``, the first message to a program."""

    username: str
    user: int = msgspec.field(name="userID", default=1)
    protocol: int = PROTOCOL
    program: str = ""


class Options(Message, kw_only=True):
    """The rules of a game in ``init``, in the site's names."""

    num_players: int
    variant_name: str
    starting_player: int = 0
    empty_clues: bool = False
    all_or_nothing: bool = False
    choreography: bool = False
    timed: bool = False
    time_base: int = 0
    time_per_turn: int = 0
    speedrun: bool = True
    card_cycle: bool = False
    deck_plays: bool = False
    one_extra_card: bool = False
    one_less_card: bool = False
    detrimental_characters: bool = False


class Init(TableMessage, kw_only=True):
    """Content of ``init``: who plays by which rules."""

    player_names: list[str]
    our_player_index: int
    spectating: bool = False
    replay: bool = False
    options: Options
    first_seat: int = 0


class Drawn(Message, tag_field="type", tag="draw"):
    """A card was drawn."""

    player_index: int
    order: int
    suit_index: int
    rank: int


class ClueValue(Message):
    """What a clue is about: a suit (type 0) or a rank (type 1)."""

    type: int
    value: int


class Clued(Message, tag_field="type", tag="clue"):
    """A clue was given; ``list`` has the cards that it touched."""

    clue: ClueValue
    giver: int
    target: int
    list: list[int]
    turn: int = 0
    ignore_negative: bool = False


class Played(Message, tag_field="type", tag="play", omit_defaults=True):
    """A card was added to its firework."""

    player_index: int
    order: int
    suit_index: int
    rank: int
    announced: int | None = None


class Discarded(Message, tag_field="type", tag="discard"):
    """A card was discarded, or was played and did not fit if ``failed``."""

    player_index: int
    order: int
    suit_index: int
    rank: int
    failed: bool = False
    announced: int | msgspec.UnsetType | None = msgspec.UNSET


class Strike(Message, tag_field="type", tag="strike"):
    """The table got a strike; ``num`` is their number so far."""

    num: int
    turn: int
    order: int


class Status(Message, tag_field="type", tag="status"):
    """The tokens and points after a turn."""

    clues: int
    score: int
    max_score: int


class TurnBegan(Message, tag_field="type", tag="turn"):
    """The next turn begins; ``num`` turns have been played."""

    num: int
    current_player_index: int


class GameOver(Message, tag_field="type", tag="gameOver"):
    """The game is over."""

    end_condition: int
    player_index: int = -1


SiteAction = Drawn | Clued | Played | Discarded | Strike | Status | TurnBegan | GameOver
"""Something that happened at the table."""

_KNOWN_TYPES = frozenset(
    {"draw", "clue", "play", "discard", "strike", "status", "turn", "gameOver"}
)


class ActionList(TableMessage):
    """Content of ``gameActionList``: everything so far."""

    list: list[dict[str, Any]] | list[SiteAction]


class Happened(TableMessage):
    """Content of ``gameAction``."""

    action: dict[str, Any] | SiteAction


class GameSaved(TableMessage):
    """Content of ``databaseID``: the game is over."""

    database: int = msgspec.field(name="databaseID", default=0)


class Warned(Message):
    """Content of ``warning``: an answer could not be taken, and why."""

    warning: str


class Failed(Message):
    """Content of ``error``."""

    error: str


class Move(TableMessage, omit_defaults=True):
    """Content of ``action``: a program's move."""

    type: int
    target: int
    value: int | None = None
    announced: int | None = None


class Note(TableMessage):
    """Content of ``note``: what a program thinks of a card."""

    order: int
    note: str


class Said(TableMessage):
    """Content of ``reason``: a program's words about its last move."""

    text: str


@dataclass(frozen=True, slots=True)
class Frame:
    """A line of the protocol, with its content not yet checked."""

    command: str
    content: dict[str, Any]


def encode(command: str, content: Message) -> bytes:
    """Return the line of a message."""
    return command.encode() + b" " + msgspec.json.encode(content) + b"\n"


def decode(line: bytes) -> Frame | None:
    """Return the frame of a line, or None if it is none.

    Raises:
        UnicodeDecodeError: the line is not UTF-8.
    """
    found = _FRAME.fullmatch(line.decode("utf-8"))
    if found is None:
        return None
    try:
        content = msgspec.json.decode(found[2])
    except (msgspec.DecodeError, RecursionError):
        return None
    return Frame(found[1], content)


def read_site_action(content: dict[str, Any]) -> SiteAction | None:
    """Return an action of a ``gameAction``; None for one of a type that we do not use.

    Raises:
        msgspec.ValidationError: a field is missing or of another type.
    """
    if content.get("type") not in _KNOWN_TYPES:
        return None
    happened: SiteAction = msgspec.convert(content, type=SiteAction)
    return happened


def options_in_frames(options: GameOptions) -> Options:
    """Return the rules in the site's names."""
    return Options(
        num_players=options.players,
        variant_name=variant_of(options).name,
        empty_clues=options.empty_clues,
        all_or_nothing=options.final_bouquet,
        choreography=options.choreography,
    )


def rules_of(options: Options, first_seat: int) -> GameOptions:
    """Return the rules that the site's names stand for; ``first_seat`` is ours.

    Raises:
        ValueError: there is something that we cannot play; the message names it.
    """
    variant = next((known for known in VARIANTS if known.name == options.variant_name), None)
    if variant is None:
        raise ValueError(f"variantName: {options.variant_name}")
    others = ("card_cycle", "deck_plays", "one_extra_card", "one_less_card")
    for name in (*others, "detrimental_characters"):
        if getattr(options, name):
            raise ValueError(msgspec.structs.fields(options)[_place_of(name)].encode_name)
    return GameOptions(
        options.num_players,
        variant.multicolour,
        final_bouquet=options.all_or_nothing,
        choreography=options.choreography,
        empty_clues=options.empty_clues,
        first_seat=first_seat,
    )


def _place_of(name: str) -> int:
    return Options.__struct_fields__.index(name)


def card_codes(card: Card | None) -> tuple[int, int]:
    """Return the suit and rank of a card in frames; ``HIDDEN`` twice for a card not seen."""
    return (HIDDEN, HIDDEN) if card is None else (suit_code(card.suit), card.rank.value)


def clue_codes(clue: Clue) -> ClueValue:
    """Return what a clue is about in frames."""
    kind, _, value = coded_action(clue)
    return ClueValue(kind - _FIRST_CLUE, value or 0)


def move_of(action: Action, table: int) -> Move:
    """Return a move in frames; seats are the site's."""
    kind, target, value = coded_action(action)
    announced = action.announced if isinstance(action, Play) else None
    return Move(table, kind, target, value, None if announced is None else suit_code(announced))


def action_of(move: Move, options: GameOptions) -> Action | None:
    """Return the action of a move, seats as the site's; None if there is no such action."""
    action = decoded_action((move.type, move.target, move.value), options)
    if move.announced is None or action is None:
        return action
    if not isinstance(action, Play) or not 0 <= move.announced < len(options.suits):
        return None
    suits = {suit_code(suit): suit for suit in options.suits}
    return Play(action.order, suits[move.announced])
