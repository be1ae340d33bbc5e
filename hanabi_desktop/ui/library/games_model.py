"""The table model of the library's games, which loads pages of rows on demand, and its texts."""

from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import IntEnum
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QLocale,
    QObject,
    Qt,
)

from hanabi_desktop.game.cards import Suit
from hanabi_desktop.library.metadata.summary import HIDDEN, GameSummary, Mark, Order
from hanabi_desktop.review.findings import ENGINE
from hanabi_desktop.table.models.lists import NOWHERE, AnyIndex
from hanabi_desktop.teammates.characters import ProgramName
from hanabi_desktop.wording.counts import Counts
from hanabi_desktop.wording.events import firework_heights
from hanabi_desktop.wording.markup import tip_text
from hanabi_desktop.wording.problems import date_text, ending_words, rules_text
from hanabi_desktop.wording.review import plain_points

translate = QCoreApplication.translate


PAGE = 100
_KEPT_PAGES = 12


class Column(IntEnum):
    """The columns, from left to right."""

    STAR = 0
    GAME = 1
    SCORE = 2
    RULES = 3
    TURNS = 4
    COST = 5
    DATE = 6


ORDERS = {
    Column.GAME: Order.NAMES,
    Column.SCORE: Order.SCORE,
    Column.RULES: Order.PLAYERS,
    Column.TURNS: Order.TURNS,
    Column.COST: Order.COST,
    Column.DATE: Order.DATE,
}
"""The sort order of each sortable column."""
TELLING_ORDERS = (Order.SCORE, Order.TURNS, Order.COST)
"""The sort orders that tell how games ended."""


_TELLING = (Column.GAME, Column.SCORE)
"""The columns with icons, which a tooltip explains."""


class GameWords:
    """Puts the games of the library into words."""

    def __init__(self) -> None:
        self._counts = Counts()

    def heading(self, column: Column) -> str:
        match column:
            case Column.STAR:
                return ""
            case Column.GAME:
                return translate("Library", "Game")
            case Column.SCORE:
                return translate("Library", "Score")
            case Column.RULES:
                return translate("Library", "Table")
            case Column.TURNS:
                return translate("Library", "Turns")
            case Column.COST:
                #: heading: what the decisions cost in points, of a game that was reviewed
                return translate("Library", "Cost")
            case Column.DATE:
                return translate("Library", "Last played")

    def heading_tip(self, column: Column) -> str:
        """Return the tooltip of a heading; empty for none."""
        if column is not Column.COST:
            return ""
        return tip_text(
            translate(
                "Library",
                "What the decisions cost in points, after a review. Each is measured by itself,"
                " so the sum can exceed the points in a game.",
            )
        )

    def cell(self, game: GameSummary, column: Column) -> str:
        match column:
            case Column.STAR:
                return ""
            case Column.GAME:
                return self.name(game)
            case Column.SCORE:
                return self.score(game)
            case Column.RULES:
                table = self._counts.players(len(game.names))
                rules = rules_text(game.rules)
                return f"{table} · {rules}" if rules else table
            case Column.TURNS:
                return "" if game.ending == HIDDEN else QLocale().toString(game.turns)
            case Column.COST:
                return self.cost(game)
            case Column.DATE:
                return date_text(game.played_at)

    def spoken(self, game: GameSummary, column: Column) -> str:
        if column is Column.GAME:
            return ", ".join((self.name(game, told=True), *map(self.mark, game.marks)))
        if column is Column.SCORE and game.fireworks:
            heights = firework_heights(suits_of(game), game.fireworks)
            return f"{self.score(game)}: {heights}"
        if column is not Column.STAR:
            return self.cell(game, column)
        if game.starred:
            return translate("Library", "Starred")
        return translate("Library", "Not starred")

    def tip(self, game: GameSummary, column: Column) -> str:
        return tip_text(self.spoken(game, column))

    @staticmethod
    def mark(mark: Mark) -> str:
        """Return the meaning of a sign after a game's name."""
        match mark:
            case Mark.HELPED:
                #: of a game in the list: somebody was helped, by hints or by taking moves back
                return translate("Library", "with help")
            case Mark.REVIEWED:
                #: of a game in the list
                return translate("Library", "reviewed")

    def name(self, game: GameSummary, *, told: bool = False) -> str:
        """Return the title that the person gave a game, and its players.

        ``told`` says also in words which players are programs, as their signs show.
        """
        names = list(game.names)
        for seat, player in enumerate(game.players if told else ()):
            if isinstance(player, ProgramName):
                names[seat] = self._program(names[seat], player)
        players = ", ".join(names)
        if game.branched_at is not None:
            #: a game that was taken up from another one, in the list of games
            text = translate("Library", "{players}, from turn {turn} of another game")
            players = text.format(players=players, turn=game.branched_at)
        if game.bookmarks:
            players = f"{players} · {self._counts.bookmarks(game.bookmarks)}"
        return f"{game.title} · {players}" if game.title else players

    @staticmethod
    def _program(name: str, program: ProgramName) -> str:
        """Return the name of a player who is a program, and which one unless the name says so."""
        if name == str(program):
            #: {name} is a player who is a program that the person has added
            return translate("Library", "{name} (program)").format(name=name)
        #: {name} is a player who is a program that the person has added, {program} its name and version
        text = translate("Library", "{name} (program {program})")
        return text.format(name=name, program=program)

    @staticmethod
    def cost(game: GameSummary) -> str:
        """Return how many points decisions cost in a reviewed game; empty without a review."""
        if game.reviewed is None:
            return ""
        cost = plain_points(game.reviewed.cost)
        if not game.reviewed.complete:
            #: a review that has not ended: {points} is "1.8"
            return translate("Library", "{points} so far").format(points=cost)
        if game.reviewed.engine != ENGINE:
            #: a review by another version of the program: {points} is "1.8"
            return translate("Library", "{points} (older)").format(points=cost)
        return cost

    def score(self, game: GameSummary) -> str:
        """Return the score, and how the game ended if the score does not say so."""
        if game.ending == HIDDEN:
            #: of a finished game in the list, in place of its score
            return translate("Library", "hidden")
        reached = translate("Library", "{score} of {most}").format(score=game.score, most=game.most)
        if not game.is_over:
            #: a game that is not over: {points} is "13 of 25"
            return translate("Library", "{points}, in progress").format(points=reached)
        if game.ending in ("perfect", "deck"):
            return reached
        return f"{reached}, {ending_words(game.ending)}"


class GamesModel(QAbstractTableModel):
    """A table model whose rows are fetched page by page when they become visible.

    ``fetch`` requests the page that starts at a row; :meth:`take_page` delivers it.
    """

    class Role(IntEnum):
        """Data roles besides the text."""

        GAME = Qt.ItemDataRole.UserRole

    def __init__(
        self, words: GameWords, fetch: Callable[[int], None], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._words = words
        self._fetch = fetch
        self._count = 0
        self._pages: OrderedDict[int, Sequence[GameSummary]] = OrderedDict()
        self._awaited: set[int] = set()
        self._hides_results = False

    def hide_results(self, *, hidden: bool) -> None:
        """Tell nothing of how finished games ended, or tell it again."""
        self._hides_results = hidden
        self.retranslate()

    def show(self, count: int, first: Sequence[GameSummary]) -> None:
        """Show another list, given its length and first page."""
        self.beginResetModel()
        self._count = count
        self._pages.clear()
        self._awaited.clear()
        if first:
            self._pages[0] = first
        self.endResetModel()

    def refresh(self, count: int, first: Sequence[GameSummary]) -> None:
        """Reload the list after games have changed, keeping the scroll position."""
        if count != self._count:
            self.show(count, first)
            return
        self._pages.clear()
        self._awaited.clear()
        if first:
            self._pages[0] = first
        if count:
            self.dataChanged.emit(self.index(0, 0), self.index(count - 1, len(Column) - 1))

    def take_page(self, start: int, games: Sequence[GameSummary]) -> None:
        page = start // PAGE
        self._awaited.discard(page)
        if not games or start >= self._count:
            return
        self._pages[page] = games
        while len(self._pages) > _KEPT_PAGES:
            self._pages.popitem(last=False)
        last = min(self._count, start + len(games)) - 1
        self.dataChanged.emit(self.index(start, 0), self.index(last, len(Column) - 1))

    def game(self, row: int) -> GameSummary | None:
        """Return a row's game, or None while it is being fetched."""
        page, place = divmod(row, PAGE)
        games = self._pages.get(page)
        if games is None:
            if page not in self._awaited and 0 <= row < self._count:
                self._awaited.add(page)
                self._fetch(page * PAGE)
            return None
        self._pages.move_to_end(page)
        if place >= len(games):
            return None
        game = games[place]
        return without_result(game) if self._hides_results and game.is_over else game

    def retranslate(self) -> None:
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(Column) - 1)
        if self._count:
            self.dataChanged.emit(self.index(0, 0), self.index(self._count - 1, len(Column) - 1))

    def rowCount(self, parent: AnyIndex = NOWHERE) -> int:  # noqa: N802 (Qt's name)
        return 0 if parent.isValid() else self._count

    def columnCount(self, parent: AnyIndex = NOWHERE) -> int:  # noqa: N802 (Qt's name)
        return 0 if parent.isValid() else len(Column)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        game = self.game(index.row())
        column = Column(index.column())
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return "" if game is None else self._words.cell(game, column)
            case Qt.ItemDataRole.AccessibleTextRole:
                return "" if game is None else self._words.spoken(game, column)
            case Qt.ItemDataRole.ToolTipRole if game is not None and column in _TELLING:
                return self._words.tip(game, column)
            case GamesModel.Role.GAME:
                return game
            case _:
                return None

    def headerData(  # noqa: N802 (Qt's name)
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self._words.heading(Column(section))
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.ToolTipRole:
            return self._words.heading_tip(Column(section))
        return None


def without_result(game: GameSummary) -> GameSummary:
    """Return a finished game in the list without anything that tells how it ended."""
    return replace(game, ending=HIDDEN, score=0, strikes=0, fireworks=(), reviewed=None)


def suits_of(game: GameSummary) -> tuple[Suit, ...]:
    """Return the suits of a game, in the order of the fireworks."""
    return game.rules.options.suits
