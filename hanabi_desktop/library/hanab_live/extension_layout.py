"""The layout of our own object in a game's JSON, with bounds on external values."""

from typing import Annotated

import msgspec

from hanabi_desktop.game.options import MAX_PLAYERS, MIN_PLAYERS
from hanabi_desktop.library.hanab_live.site_codes import MAX_ACTIONS
from hanabi_desktop.library.metadata.agreement_file import WrittenAgreement
from hanabi_desktop.library.saved_game import MOST_BRANCHES

MOST_LETTERS = 500
"""Maximum length of a note."""

_NO_CONTROL_SIGNS = r"^[^\x00-\x1f\x7f-\x9f\u2028\u2029]+\Z"

Name = Annotated[str, msgspec.Meta(max_length=64, pattern=_NO_CONTROL_SIGNS)]
_ProgramText = Annotated[str, msgspec.Meta(max_length=64)]

_Place = Annotated[int, msgspec.Meta(ge=0, lt=MAX_PLAYERS)]
_Orders = Annotated[
    tuple[Annotated[int, msgspec.Meta(ge=0, lt=60)], ...], msgspec.Meta(max_length=60)
]
_Played = Annotated[int, msgspec.Meta(ge=0, le=MAX_ACTIONS)]
_Text = Annotated[str, msgspec.Meta(max_length=MOST_LETTERS)]
_Times = Annotated[int, msgspec.Meta(ge=0, lt=1 << 31)]
_Turn = Annotated[int, msgspec.Meta(ge=1, le=MAX_ACTIONS)]


class WrittenVersion(msgspec.Struct):
    """The version, which decides whether the rest can be read."""

    version: Annotated[int, msgspec.Meta(ge=1)]


class WrittenOptions(msgspec.Struct, omit_defaults=True):
    """The rules that the site's options cannot express."""

    final_bouquet: bool = False
    choreography: bool = False
    first_seat: _Place | None = None
    table_talk: str = ""  # empty for full memory


class WrittenSeat(msgspec.Struct, omit_defaults=True):
    """The player of a seat: a teammate's level, or a person, with their attributes.

    A program is written as a person with the name of a program, so that an older reader takes its game
    for one among people.
    """

    name: Name
    player: str = ""  # a teammate's level, or "person"; empty where unknown
    personality: str = msgspec.field(default="", name="temper")
    tint: str = ""  # a person's colour and symbol
    emblem: str = ""
    program: _ProgramText = ""
    version: _ProgramText = ""


class WrittenBookmark(msgspec.Struct, omit_defaults=True):
    """A bookmarked moment."""

    turns: _Played
    seat: _Place
    note: _Text = ""


class WrittenCardNote(msgspec.Struct):
    """A note on a card, as it was written."""

    turns: _Played
    seat: _Place
    order: Annotated[int, msgspec.Meta(ge=0, lt=60)]
    text: _Text


class WrittenHeldHand(msgspec.Struct, omit_defaults=True):
    """How a player held their cards from this turn on."""

    seat: _Place
    turns: _Played = 0
    row: _Orders = ()
    raised: _Orders = ()
    tilted: _Orders = ()


class WrittenRemark(msgspec.Struct, omit_defaults=True):
    """A remark."""

    turns: _Played
    seat: _Place
    remark: str
    to: _Place | None = None


class WrittenBranchAction(msgspec.Struct, omit_defaults=True, array_like=True):
    """An action in the site's codes with our seats, and the announced suit."""

    kind: int  # the site's code
    target: int
    value: int | None = None
    announced: Annotated[str, msgspec.Meta(pattern=r"^[wrbygm]?\Z")] = ""


class WrittenBranch(msgspec.Struct, omit_defaults=True):
    """A variation of the game."""

    turn: _Played
    actions: Annotated[list[WrittenBranchAction], msgspec.Meta(max_length=MAX_ACTIONS)]
    name: Annotated[str, msgspec.Meta(max_length=MOST_LETTERS)]
    note: _Text = ""


class WrittenAnnouncement(msgspec.Struct):
    """A suit announced before a play."""

    turn: _Turn
    suit: Annotated[str, msgspec.Meta(pattern=r"^[wrbygm]\Z")]


class WrittenAhead(msgspec.Struct):
    """What looking ahead has changed."""

    instead: tuple[int, int, int | None]  # an action in the site's codes, with our seats
    games: Annotated[int, msgspec.Meta(ge=1)]
    points: float
    perfect: float


class WrittenReason(msgspec.Struct, omit_defaults=True):
    """The reason for a teammate's action.

    ``spared`` is the needed card that a clue which asks for nothing kept from being discarded: empty
    if a discard was not allowed, None if unknown or for other actions. ``helping`` are the cards to be
    played before.
    """

    turn: _Turn
    code: str
    orders: Annotated[list[Annotated[int, msgspec.Meta(ge=0, lt=60)]], msgspec.Meta(max_length=10)]
    faces: Annotated[
        list[Annotated[str, msgspec.Meta(pattern=r"^[wrbygm][1-5]\Z")]], msgspec.Meta(max_length=30)
    ] = []
    convention: int = 0
    term: str = ""
    ahead: WrittenAhead | None = None
    spared: Annotated[str, msgspec.Meta(pattern=r"^([wrbygm][1-5])?\Z")] | None = None
    helping: Annotated[
        list[Annotated[str, msgspec.Meta(pattern=r"^[wrbygm][1-5]\Z")]], msgspec.Meta(max_length=10)
    ] = []


class Extension(msgspec.Struct, omit_defaults=True):
    """Our own data of a game.

    Attributes:
        version: the version of this layout.
        options: the rules that the site's options cannot express, and the agreed first seat.
        seats: the players, seat by seat as at our table.
        first_seat: the seat that began, which is the site's seat 0.
        game_number: the deal's number; None for an external deck.
        announcements: the suits announced before plays, by turn.
        reasons: the teammates' reasons, by turn.
        card_notes: notes on cards as they were written, in order.
        hints: how often a person asked what a teammate would do.
        undos: how often a person took a move back.
        restarts: how often they had started the same deal before.
        branched_at: the number of turns after which it was continued from a replay.
        taught: whether the table warned before costly moves.
        agreement: the agreement that people chose; None for everything that all teammates knew.
        held: how people held their cards at the end.
        review: the review's JSON, read by ``review.review_json``.
        reads_ahead: whether the table told how clues would be read, by a setting.
    """

    version: int
    options: WrittenOptions
    seats: Annotated[
        list[WrittenSeat], msgspec.Meta(min_length=MIN_PLAYERS, max_length=MAX_PLAYERS)
    ]
    first_seat: _Place = 0
    game_number: Annotated[int, msgspec.Meta(ge=0, le=(1 << 63) - 1)] | None = None
    announcements: Annotated[list[WrittenAnnouncement], msgspec.Meta(max_length=MAX_ACTIONS)] = []
    reasons: Annotated[list[WrittenReason], msgspec.Meta(max_length=MAX_ACTIONS)] = []
    remarks: Annotated[list[WrittenRemark], msgspec.Meta(max_length=10 * MAX_ACTIONS)] = []
    hints: _Times = 0
    undos: _Times = 0
    restarts: _Times = 0
    branched_at: _Played | None = None
    bookmarks: Annotated[list[WrittenBookmark], msgspec.Meta(max_length=10 * MAX_ACTIONS)] = []
    card_notes: Annotated[list[WrittenCardNote], msgspec.Meta(max_length=100 * MAX_ACTIONS)] = []
    taught: bool = False
    branches: Annotated[list[WrittenBranch], msgspec.Meta(max_length=MOST_BRANCHES)] = []
    agreement: WrittenAgreement | None = None
    held: Annotated[list[WrittenHeldHand], msgspec.Meta(max_length=MAX_PLAYERS)] = []
    review: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    reads_ahead: bool = False
