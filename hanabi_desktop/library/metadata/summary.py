"""What is known about a game without its cards: its rules and result, and how games are searched."""

from dataclasses import dataclass
from datetime import date
from enum import Enum, IntFlag, auto
from functools import cache

from hanabi_desktop.game.options import VARIANTS, GameOptions
from hanabi_desktop.game.site_suits import SITE_ORDER, SiteSuits
from hanabi_desktop.support.folding import folded
from hanabi_desktop.teammates.characters import Level, Player


@dataclass(frozen=True, slots=True)
class Assistance:
    """Counts of help.

    Attributes:
        hints: how often they asked what a teammate would do.
        undos: how often they took a move back.
        restarts: how often they had started the same deal before.
        branched_at: the number of turns after which it was continued from a replay, where all cards
            are visible; None for other games.
        taught: whether the table warned them before costly moves.
        reads_ahead: whether the table told them how their clues would be read, by a setting.
    """

    hints: int = 0
    undos: int = 0
    restarts: int = 0
    branched_at: int | None = None
    taught: bool = False
    reads_ahead: bool = False


NO_ASSISTANCE = Assistance()


@dataclass(frozen=True, slots=True)
class Reviewed:
    """The summary of a game's review, made by this version of the engine.

    ``cost`` is that of people's decisions in points; of all seats where it is unknown who played.
    """

    engine: int
    complete: bool
    cost: float


UNFINISHED = "unfinished"
"""The ending's code of an unfinished game (see ``library.saved_game.Verdict``)."""


HIDDEN = "hidden"
"""Stands for the ending's code of a finished game whose result is not told."""


class Rules(IntFlag):
    """The variants as bits of one number; at most one bit is a kind of multicolour.

    Above the bits with a name are those of the suits of a game with suits of the site.
    """

    MULTICOLOUR = 1
    FINAL_BOUQUET = 2
    CHOREOGRAPHY = 4
    TEN_MULTICOLOUR = 8
    EVERY_COLOUR = 16
    TEN_EVERY_COLOUR = 32
    SITE_SUITS = 64

    @classmethod
    def from_options(cls, options: GameOptions) -> "Rules":
        result = cls(0)
        if options.site_suits is not None:
            result |= cls.SITE_SUITS
            for suit in options.suits:
                result |= cls(1 << _FIRST_SUIT + suit.value)
        for code in options.variants:
            result |= cls[code.upper()]
        return result

    @property
    def codes(self) -> tuple[str, ...]:
        """The codes of the variants switched on (``game.options.VARIANTS``)."""
        return tuple(code for code in VARIANTS if type(self)[code.upper()] in self)

    @property
    def options(self) -> GameOptions:
        """Options with these variants; ValueError for bits that no game has."""
        return _options_of(self)


_FIRST_SUIT = 8
"""The number of bits before those of suits."""


@cache  # asked for whenever a row of the list is painted
def _options_of(rules: Rules) -> GameOptions:
    bits = int(rules)
    suits = tuple(suit for suit in SITE_ORDER if bits >> _FIRST_SUIT + suit.value & 1)
    site_suits = SiteSuits(suits) if Rules.SITE_SUITS in rules else None
    return GameOptions(site_suits=site_suits).with_variants(rules.codes)


class Mark(Enum):
    """An icon in the list: a player received help, or the game was reviewed."""

    HELPED = auto()
    REVIEWED = auto()


@dataclass(frozen=True, slots=True)
class GameSummary:
    """A game in the list.

    Attributes:
        id: its id in the store; later games have greater ids.
        title: the title given by the user; empty for none.
        imported: whether it comes from a file or link instead of being played here.
        played_at: when it was last played or imported, in seconds since 1970.
        players: who plays each seat; empty where unknown.
        deal: the deal's number; None for an external deck.
        turns: the number of turns played.
        score: points so far, or at the end; 0 when lost.
        most: the maximum score.
        ending: the code of its ending; :data:`UNFINISHED` while it is not over.
        helped: whether a player received help: hints, taking moves back, knowing the deal.
        branched_at: the number of turns after which it was continued from another game; None for
            other games.
        bookmarks: the number of bookmarks set while playing.
        fireworks: the top rank of each; empty where not yet determined.
        begun_on: the day on which it was started, where it was played; None if unknown.
    """

    id: int
    title: str
    starred: bool
    imported: bool
    played_at: int
    names: tuple[str, ...]
    players: tuple[Player, ...]
    rules: Rules
    deal: int | None
    turns: int
    score: int
    most: int
    strikes: int
    ending: str
    helped: bool
    branched_at: int | None = None
    bookmarks: int = 0
    fireworks: tuple[int, ...] = ()
    reviewed: Reviewed | None = None
    begun_on: date | None = None

    @property
    def marks(self) -> tuple[Mark, ...]:
        """The icons that the list shows after its name."""
        there = ((Mark.HELPED, self.helped), (Mark.REVIEWED, self.reviewed is not None))
        return tuple(mark for mark, is_so in there if is_so)

    @property
    def is_over(self) -> bool:
        return self.ending != UNFINISHED

    @property
    def can_go_on(self) -> bool:
        """Whether it can be continued here: it has not ended, and a person played in it."""
        return not self.is_over and None in self.players


@dataclass(frozen=True, slots=True)
class Overview:
    """A summary of the library.

    Attributes:
        unfinished: the game to continue; None if there is none.
        deleted: the number of games that can still be restored.
        finished: the number of games played here to their end.
        best: the highest score of the games that statistics show first: those with the commonest
            maximum score, with help or without.
        mean: the mean score of those games.
    """

    unfinished: GameSummary | None = None
    games: int = 0
    starred: int = 0
    finished: int = 0
    best: int = 0
    mean: float = 0.0
    deleted: int = 0


class Order(Enum):
    """The sort orders of a list; the value is the column, and whether it is descending by default."""

    DATE = ("sequence", True)
    NAMES = ("search", False)
    PLAYERS = ("players", False)
    DEAL = ("deal", False)
    SCORE = ("score", True)
    TURNS = ("turns", True)
    COST = ("cost", True)


class Kind(Enum):
    """A subset of the games."""

    ALL = "all"
    UNFINISHED = "unfinished"
    FINISHED = "finished"
    STARRED = "starred"
    IMPORTED = "imported"
    REVIEWED = "reviewed"
    BOOKMARKED = "bookmarked"
    DELETED = "deleted"


@dataclass(frozen=True, slots=True)
class Query:
    """Search criteria; None or an empty value matches everything.

    Attributes:
        words: each must occur in the title, in a name, or in the deal's number.
        variant: a variant that is switched on; no bits set means the base game.
        level: the level of a teammate who played.
        least_score: minimum points.
        least_cost: minimum cost of the decisions in points, for reviewed games.
        since: last played then or later, in seconds since 1970.
        deals: the lowest and the highest number of the deal.
        backwards: whether to reverse the order's default direction.
    """

    words: str = ""
    kind: Kind = Kind.ALL
    players: int | None = None
    variant: Rules | None = None
    level: Level | None = None
    least_score: int | None = None
    least_cost: float | None = None
    since: int | None = None
    deals: tuple[int, int] | None = None
    order: Order = Order.DATE
    backwards: bool = False

    def where(self) -> tuple[str, list[object]]:
        """Return the SQL condition and the values of its placeholders."""
        listed = "deleted > 0" if self.kind is Kind.DELETED else "deleted = 0"
        conditions, values = [listed], list[object]()

        def add(condition: str, value: object | None) -> None:
            if value is not None:
                conditions.append(condition)
                values.append(value)

        # Test the most selective words first: deal numbers, then long words.
        words = folded(self.words).split()
        for word in sorted(words, key=lambda word: (word.isdigit(), len(word)), reverse=True):
            add("instr(search, ?) > 0", word)
        add("players = ?", self.players)
        add("instr(levels, ?) > 0", self.level and self.level.value)
        add("score >= ?", self.least_score)
        add("cost >= ?", self.least_cost)
        add("played_at >= ?", self.since)
        lowest, highest = self.deals or (None, None)
        add("deal >= ?", lowest)
        add("deal <= ?", highest)
        if self.variant is not None:
            add("rules & ? <> 0" if self.variant else "rules = ?", int(self.variant))
        match self.kind:
            case Kind.UNFINISHED:
                add("ending = ?", UNFINISHED)
            case Kind.FINISHED:
                add("ending <> ?", UNFINISHED)
            case Kind.STARRED:
                add("starred = ?", 1)
            case Kind.IMPORTED:
                add("imported = ?", 1)
            case Kind.REVIEWED:
                add("review_engine > ?", 0)
            case Kind.BOOKMARKED:
                add("bookmarks > ?", 0)
        return " AND ".join(conditions), values

    def order_by(self) -> str:
        """Return the ORDER BY columns; the id comes last, so that the order is total."""
        column, falls = self.order.value
        way = "DESC" if falls is not self.backwards else "ASC"
        return f"{column} {way}, id {way}"


EVERYTHING = Query()
