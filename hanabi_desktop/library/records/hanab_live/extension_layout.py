"""The layout of our own object in a game's JSON: what comes from elsewhere has to keep its bounds."""

from typing import Annotated

import msgspec

from hanabi_desktop.game.options import MAX_PLAYERS, MIN_PLAYERS
from hanabi_desktop.library.metadata.agreement_file import WrittenAgreement
from hanabi_desktop.library.records.hanab_live.site_codes import MAX_ACTIONS
from hanabi_desktop.library.records.saved_game import MOST_BRANCHES

MOST_LETTERS = 500
"""Of a note."""

_NO_CONTROL_SIGNS = r"^[^\x00-\x1f\x7f-\x9f\u2028\u2029]+\Z"

Name = Annotated[str, msgspec.Meta(max_length=64, pattern=_NO_CONTROL_SIGNS)]

_Place = Annotated[int, msgspec.Meta(ge=0, lt=MAX_PLAYERS)]
_Orders = Annotated[
    tuple[Annotated[int, msgspec.Meta(ge=0, lt=60)], ...], msgspec.Meta(max_length=60)
]
_Played = Annotated[int, msgspec.Meta(ge=0, le=MAX_ACTIONS)]
_Text = Annotated[str, msgspec.Meta(max_length=MOST_LETTERS)]
_Times = Annotated[int, msgspec.Meta(ge=0, lt=1 << 31)]
_Turn = Annotated[int, msgspec.Meta(ge=1, le=MAX_ACTIONS)]


class WrittenVersion(msgspec.Struct):
    """What tells whether we can read the rest."""

    version: Annotated[int, msgspec.Meta(ge=1)]


class WrittenOptions(msgspec.Struct, omit_defaults=True):
    """The rules the site's options cannot tell."""

    final_bouquet: bool = False
    choreography: bool = False
    first_seat: _Place | None = None
    table_talk: str = ""  # empty for full memory


class WrittenSeat(msgspec.Struct, omit_defaults=True):
    """Who sat there: a teammate's level, or a person, with what belongs to them."""

    name: Name
    player: str = ""  # a teammate's level, or "person"; empty when nobody knows
    personality: str = msgspec.field(default="", name="temper")
    tint: str = ""  # a person's colour and symbol
    emblem: str = ""


class WrittenBookmark(msgspec.Struct, omit_defaults=True):
    """A moment that somebody marked."""

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
    """How somebody held their cards from so many turns on."""

    seat: _Place
    turns: _Played = 0
    row: _Orders = ()
    raised: _Orders = ()
    tilted: _Orders = ()


class WrittenRemark(msgspec.Struct, omit_defaults=True):
    """Something that was said."""

    turns: _Played
    seat: _Place
    remark: str
    to: _Place | None = None


class WrittenBranchAction(msgspec.Struct, omit_defaults=True, array_like=True):
    """An action as the site writes it, our seats, with the suit announced."""

    kind: int  # as the site writes an action; our seats
    target: int
    value: int | None = None
    announced: Annotated[str, msgspec.Meta(pattern=r"^[wrbygm]?\Z")] = ""


class WrittenBranch(msgspec.Struct):
    """A course that the game did not take."""

    turn: _Played
    actions: Annotated[list[WrittenBranchAction], msgspec.Meta(max_length=MAX_ACTIONS)]
    name: Annotated[str, msgspec.Meta(max_length=MOST_LETTERS)]


class WrittenAnnouncement(msgspec.Struct):
    """A suit announced before a play."""

    turn: _Turn
    suit: Annotated[str, msgspec.Meta(pattern=r"^[wrbygm]\Z")]


class WrittenAhead(msgspec.Struct):
    """What looking ahead has changed."""

    instead: tuple[int, int, int | None]  # an action as the site writes it; our seats
    games: Annotated[int, msgspec.Meta(ge=1)]
    points: float
    perfect: float


class WrittenReason(msgspec.Struct, omit_defaults=True):
    """Why a teammate did what it did."""

    turn: _Turn
    code: str
    orders: Annotated[list[Annotated[int, msgspec.Meta(ge=0, lt=60)]], msgspec.Meta(max_length=10)]
    faces: Annotated[
        list[Annotated[str, msgspec.Meta(pattern=r"^[wrbygm][1-5]\Z")]], msgspec.Meta(max_length=30)
    ] = []
    convention: int = 0
    term: str = ""
    ahead: WrittenAhead | None = None


class Extension(msgspec.Struct, omit_defaults=True):
    """What we add to a game.

    Attributes:
        version: of this object's layout.
        options: the rules the site's options cannot tell; also who was agreed to begin.
        seats: who sat where, seat by seat as at our table.
        first_seat: who began; the site's seat 0.
        game_number: the deal, None for a deck from elsewhere.
        announcements: the suits announced before plays, by turn.
        reasons: why teammates did what they did, by turn.
        remarks: what was said, in that order.
        bookmarks: moments that people wanted to find again, in that order.
        card_notes: notes on cards as they were written, in that order.
        branches: courses that the game did not take.
        hints: how often a person asked what a teammate would do.
        undos: how often a person took a move back.
        restarts: how often they had begun the same deal before.
        branched_at: after how many turns it was taken up from a replay.
        taught: whether the table warned before moves that cost much.
        agreement: what people wanted to play by; None: all that every teammate knew.
        held: how people held their cards at last.
        review: what a review has found; whoever reviews reads it (see ``review.review_json``).
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
