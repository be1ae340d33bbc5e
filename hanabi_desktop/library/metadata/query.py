"""Which games are looked for, and in which order they are listed."""

import unicodedata
from dataclasses import dataclass
from enum import Enum

from hanabi_desktop.library.metadata.summary import UNFINISHED, Rules
from hanabi_desktop.teammates.levels import Level


class Order(Enum):
    """What a list is sorted by; the value is the column, and whether it begins with the most."""

    DATE = ("sequence", True)
    NAMES = ("search", False)
    PLAYERS = ("players", False)
    DEAL = ("deal", False)
    SCORE = ("score", True)
    TURNS = ("turns", True)
    COST = ("cost", True)


class Kind(Enum):
    """A part of the games."""

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
    """What is looked for; whatever is None or empty does not matter.

    Attributes:
        words: each of them stands in the title, among the names, or begins the deal's number.
        kind: a part of the games.
        players: how many.
        variant: switched on; no bit at all is the base game.
        level: of a teammate who played.
        least_score: points at least.
        least_cost: points at least that decisions cost, of a game that was reviewed.
        since: last played then or later, in seconds since 1970.
        order: what is sorted by.
        backwards: the other way round than this order usually is.
    """

    words: str = ""
    kind: Kind = Kind.ALL
    players: int | None = None
    variant: Rules | None = None
    level: Level | None = None
    least_score: int | None = None
    least_cost: float | None = None
    since: int | None = None
    order: Order = Order.DATE
    backwards: bool = False

    def where(self) -> tuple[str, list[object]]:
        """Return the condition, and what belongs in its place holders."""
        listed = "deleted > 0" if self.kind is Kind.DELETED else "deleted = 0"
        conditions, values = [listed], list[object]()

        def add(condition: str, value: object | None) -> None:
            if value is not None:
                conditions.append(condition)
                values.append(value)

        # What fits least often comes first: numbers of deals, then long words.
        words = folded(self.words).split()
        for word in sorted(words, key=lambda word: (word.isdigit(), len(word)), reverse=True):
            add("instr(search, ?) > 0", word)
        add("players = ?", self.players)
        add("instr(levels, ?) > 0", self.level and self.level.value)
        add("score >= ?", self.least_score)
        add("cost >= ?", self.least_cost)
        add("played_at >= ?", self.since)
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
        """Return the columns in which order, the id last: no two games are equal."""
        column, falls = self.order.value
        way = "DESC" if falls is not self.backwards else "ASC"
        return f"{column} {way}, id {way}"


EVERYTHING = Query()


def folded(text: str) -> str:
    """Return a text without capitals and accents, so that "zoe" finds "Zoë"."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in parts if not unicodedata.combining(sign))
