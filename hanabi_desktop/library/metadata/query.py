"""Search criteria and sort orders for the list of games."""

from dataclasses import dataclass
from enum import Enum

from hanabi_desktop.library.metadata.summary import UNFINISHED, Rules
from hanabi_desktop.support.folding import folded
from hanabi_desktop.teammates.levels import Level


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
        kind: a subset of the games.
        players: the number of players.
        variant: a variant that is switched on; no bits set means the base game.
        level: the level of a teammate who played.
        least_score: minimum points.
        least_cost: minimum cost of the decisions in points, for reviewed games.
        since: last played then or later, in seconds since 1970.
        deals: the lowest and the highest number of the deal.
        order: the sort order.
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
