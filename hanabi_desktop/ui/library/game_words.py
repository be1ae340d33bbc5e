"""The texts of the list of games."""

from PySide6.QtCore import QCoreApplication, QLocale

from hanabi_desktop.game.cards import Suit
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.library.metadata.summary import GameSummary, Mark
from hanabi_desktop.review.findings import ENGINE
from hanabi_desktop.ui.library.games_model import Column
from hanabi_desktop.wording.counts import Counts
from hanabi_desktop.wording.events import firework_heights
from hanabi_desktop.wording.markup import tip_text
from hanabi_desktop.wording.problems import date_text, ending_words, rules_text
from hanabi_desktop.wording.review import plain_points

translate = QCoreApplication.translate


def suits_of(game: GameSummary) -> tuple[Suit, ...]:
    """Return the suits of a game, in the order of the fireworks."""
    return GameOptions(len(game.names)).with_variants(game.rules.codes).suits


class GameListWords:
    """Puts the games of the library into words."""

    def __init__(self) -> None:
        self._counts = Counts()

    def heading(self, column: Column) -> str:
        """Return the heading of a column."""
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
                "What the decisions cost in points, after a review. Each is measured by itself, so"
                " that the sum can be more than a game has.",
            )
        )

    def cell(self, game: GameSummary, column: Column) -> str:
        """Return the text of a cell."""
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
                return QLocale().toString(game.turns)
            case Column.COST:
                return self.cost(game)
            case Column.DATE:
                return date_text(game.played_at)

    def spoken(self, game: GameSummary, column: Column) -> str:
        """Return the text of a cell for screen readers."""
        if column is Column.GAME:
            return ", ".join((self.cell(game, column), *map(self.mark, game.marks)))
        if column is Column.SCORE and game.fireworks:
            heights = firework_heights(suits_of(game), game.fireworks)
            return f"{self.score(game)}: {heights}"
        if column is not Column.STAR:
            return self.cell(game, column)
        if game.starred:
            return translate("Library", "Starred")
        return translate("Library", "Not starred")

    def tip(self, game: GameSummary, column: Column) -> str:
        """Return the text of a cell as a tooltip."""
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

    def name(self, game: GameSummary) -> str:
        """Return the title that the person gave a game, and its players."""
        players = ", ".join(game.names)
        if game.branched_at is not None:
            #: a game that was taken up from another one, in the list of games
            text = translate("Library", "{players}, from turn {turn} of another game")
            players = text.format(players=players, turn=game.branched_at)
        if game.bookmarks:
            players = f"{players} · {self._counts.bookmarks(game.bookmarks)}"
        return f"{game.title} · {players}" if game.title else players

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
        reached = translate("Library", "{score} of {most}").format(score=game.score, most=game.most)
        if not game.is_over:
            #: a game that is not over: {points} is "13 of 25"
            return translate("Library", "{points}, in progress").format(points=reached)
        if game.ending in ("perfect", "deck"):
            return reached
        return f"{reached}, {ending_words(game.ending)}"
