"""The filters of the list of games: a search field and a few choices."""

from datetime import datetime, timedelta

from PySide6.QtCore import QCoreApplication, QTimer, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QPushButton, QWidget

from hanabi_desktop.game.options import MAX_PLAYERS, MIN_PLAYERS
from hanabi_desktop.library.metadata.summary import Kind, Order, Query, Rules
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.ui.widgets.controls import ChoiceBox, fill
from hanabi_desktop.ui.widgets.layouts import FlowLayout
from hanabi_desktop.ui.widgets.theme import Adaptive
from hanabi_desktop.wording.counts import Counts
from hanabi_desktop.wording.markup import tip_text
from hanabi_desktop.wording.names import level_name
from hanabi_desktop.wording.problems import variant_name
from hanabi_desktop.wording.review import plain_points

translate = QCoreApplication.translate

_SCORES = (10, 15, 20, 25)
_COSTS = (1.0, 3.0)
_DAYS = (1, 7, 30, 365)


class GameFilters(Adaptive, QWidget):
    """A search field, with combo boxes beside it, and a box that hides the results.

    Attributes:
        hide_box: tell nothing of how finished games ended. Then there are no filters by score or
            cost, and games are not sorted by what would tell it.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._counts = Counts()
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.kinds, self.players = ChoiceBox(), ChoiceBox()
        self.variants, self.levels = ChoiceBox(), ChoiceBox()
        self.scores, self.dates = ChoiceBox(), ChoiceBox()
        self.hide_box = QCheckBox()
        self.clear_button = QPushButton()
        self.clear_button.setObjectName("link")
        self.clear_button.setAutoDefault(False)
        self.clear_button.clicked.connect(self.clear)
        self._boxes = (
            self.kinds,
            self.players,
            self.variants,
            self.levels,
            self.scores,
            self.dates,
        )
        row = FlowLayout(self)
        # Several changes at once make one query.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.changed)
        self.search.textChanged.connect(self._soon.start)
        for box in self._boxes:
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            box.currentIndexChanged.connect(self._soon.start)
            row.addWidget(box)
        row.addWidget(self.hide_box)
        row.addWidget(self.clear_button)
        self.changed.connect(self._offer_clearing)
        self.hide_box.toggled.connect(self._hide_results)
        self.retranslate()
        self._offer_clearing()

    def clear(self) -> None:
        had_focus = self.clear_button.hasFocus()
        self.search.clear()
        for box in self._boxes:
            box.setCurrentIndex(0)
        if had_focus:
            self.search.setFocus()

    def _hide_results(self, hidden: bool) -> None:  # noqa: FBT001 (a signal's argument)
        if hidden:
            self.scores.setCurrentIndex(0)
        self.scores.setHidden(hidden)
        self.retranslate()
        self._soon.start()

    def _offer_clearing(self) -> None:
        narrowed = bool(self.search.text()) or any(box.currentIndex() > 0 for box in self._boxes)
        self.clear_button.setVisible(narrowed)

    def query(self, order: Order, *, backwards: bool) -> Query:
        days, kind = self.dates.currentData(), self.kinds.currentData()
        since = None
        if days is not None:
            since = round((datetime.now().astimezone() - timedelta(days=days)).timestamp())
        return Query(
            words=self.search.text(),
            kind=kind if isinstance(kind, Kind) else Kind.ALL,
            players=self.players.currentData(),
            variant=self.variants.currentData(),
            level=self.levels.currentData(),
            least_score=self.scores.currentData(),
            least_cost=kind if isinstance(kind, float) else None,
            since=since,
            order=order,
            backwards=backwards,
        )

    def retranslate(self) -> None:
        self.clear_button.setText(translate("Library", "Clear filters"))
        #: a box to tick: the list and replays do not tell how finished games ended
        self.hide_box.setText(translate("Library", "Without results"))
        self.hide_box.setToolTip(
            tip_text(translate("Library", "Hides how finished games end, here and in replays"))
        )
        self.search.setPlaceholderText(translate("Library", "Names, titles, deals…"))
        self.search.setAccessibleName(translate("Library", "Search"))
        counts = range(MIN_PLAYERS, MAX_PLAYERS + 1)
        at_least = translate("Library", "{points} or more")
        #: of a game that was reviewed
        cost = translate("Library", "Cost {points} points or more")
        costs = () if self.hide_box.isChecked() else _COSTS
        periods = (
            translate("Library", "Past day"),
            translate("Library", "Past week"),
            translate("Library", "Past month"),
            translate("Library", "Past year"),
        )
        fill(
            self.kinds,
            translate("Library", "Which games"),
            (
                (translate("Library", "All games"), None),
                (translate("Library", "Unfinished"), Kind.UNFINISHED),
                (translate("Library", "Finished"), Kind.FINISHED),
                (translate("Library", "Starred games"), Kind.STARRED),
                (translate("Library", "Imported"), Kind.IMPORTED),
                (translate("Library", "Reviewed"), Kind.REVIEWED),
                (translate("Library", "With bookmarks"), Kind.BOOKMARKED),
                *((cost.format(points=plain_points(points)), points) for points in costs),
                (translate("Library", "Recently deleted"), Kind.DELETED),
            ),
        )
        fill(
            self.players,
            translate("Library", "Number of players"),
            (
                (translate("Library", "Any players"), None),
                *((self._counts.players(number), number) for number in counts),
            ),
        )
        fill(
            self.variants,
            translate("Library", "Rules"),
            (
                (translate("Library", "All rules"), None),
                *((variant_name(rules), rules) for rules in (Rules(0), *Rules)),
            ),
        )
        fill(
            self.levels,
            translate("Library", "Teammates"),
            (
                (translate("Library", "Any teammates"), None),
                *((level_name(level), level) for level in Level),
            ),
        )
        fill(
            self.scores,
            translate("Library", "Score"),
            (
                (translate("Library", "Any score"), None),
                *((at_least.format(points=points), points) for points in _SCORES),
            ),
        )
        fill(
            self.dates,
            translate("Library", "When"),
            ((translate("Library", "Any time"), None), *zip(periods, _DAYS, strict=True)),
        )
