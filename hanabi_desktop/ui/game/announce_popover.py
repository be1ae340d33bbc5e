"""The popover in which a colour is announced before a play (timed choreography)."""

from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from hanabi_desktop.game.cards import Suit
from hanabi_desktop.game.options import MAX_CLUE_TOKENS
from hanabi_desktop.table.input.intent import Intent
from hanabi_desktop.table.models.table_model import TableModel
from hanabi_desktop.ui.game.popover import Popover, tab_step
from hanabi_desktop.ui.shell.keys import KeyMap
from hanabi_desktop.ui.widgets.buttons import ClueButton, ConsideredButton
from hanabi_desktop.wording.markup import tip_text
from hanabi_desktop.wording.names import suit_name

translate = QCoreApplication.translate

_TILE_PX, _GAP_PX, _MARGINS_PX = 44, 6, 20


class AnnouncePopover(Popover):
    """Offers the colours in play, and playing without an announcement."""

    def __init__(self, model: TableModel, intent: Intent, keys: KeyMap, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model
        self._keys = keys
        self._intent = intent
        self._tiles: dict[Suit, ClueButton] = {}
        self.title.setWordWrap(True)
        self._stakes = QLabel()
        self._stakes.setObjectName("quiet")
        self._stakes.setWordWrap(True)
        self._grid = QGridLayout()
        self._grid.setSpacing(_GAP_PX)
        self._silently = ConsideredButton()
        self._silently.setMinimumHeight(_TILE_PX)
        self._silently.considered.connect(lambda: intent.consider_announcing(None))
        self._silently.installEventFilter(self)
        self._silently.clicked.connect(lambda: intent.announce(None))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(10, 10, 10, 10)
        layout.setSpacing(8)
        layout.addWidget(self.title)
        layout.addLayout(self._grid)
        layout.addWidget(self._silently)
        layout.addWidget(self._stakes)

    def button(self, suit: Suit | None) -> QPushButton | None:
        """Return the button of a colour; None stands for the button that announces nothing."""
        return self._silently if suit is None else self._tiles.get(suit)

    def follow(self) -> bool:
        """Show what the intent asks for; return whether the popover has to be opened."""
        announcement, seen = self._intent.pending.announcement, self._model.observation
        if announcement is None or seen is None:
            self.close_popover()
            return False
        if tuple(self._tiles) != seen.options.suits:
            self._offer(seen.options.suits)
        self.title.setText(translate("AnnouncePopover", "Announce the card’s colour?"))
        self.setAccessibleName(self.title.text())
        stakes = (
            translate("AnnouncePopover", "All lanterns are lit, so announcing gains nothing.")
            if seen.clue_tokens == MAX_CLUE_TOKENS
            else translate("AnnouncePopover", "Right: a lantern is lit. Wrong: a strike.")
        )
        self._stakes.setText(stakes)
        self._silently.setText(translate("AnnouncePopover", "Play without announcing"))
        for suit, tile in self._tiles.items():
            key = self._keys.shown_for(suit)
            tile.show_as("", "", key, lit=suit is announcement.suit)
            tile.setAccessibleName(suit_name(suit))
            tile.setToolTip(tip_text(f"{suit_name(suit)} ({key})\n{stakes}"))
        self._arrange_tiles()
        self.adjustSize()
        return not self.isVisible()

    def fit(self, height: int) -> None:
        """Hide the explanation if there is too little room; tooltips repeat it."""
        self._stakes.show()
        super().fit(height)
        self._stakes.setVisible(self.sizeHint().height() <= height)

    @property
    def offered(self) -> tuple[Suit | None, ...]:
        """The possible announcements in the order shown; None announces nothing."""
        seen = self._model.observation
        return () if seen is None else (*seen.options.suits, None)

    def step(self, by: int) -> None:
        """Move to the next or the previous colour."""
        announcement, offered = self._intent.pending.announcement, self.offered
        if announcement is not None:
            place = offered.index(announcement.suit) + by
            self._intent.consider_announcing(offered[place % len(offered)])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        by = tab_step(event)
        if by:
            self.step(by)
            return True
        return super().eventFilter(watched, event)

    def _arrange_tiles(self) -> None:
        """Arrange the tiles in one row, or in two if they do not fit."""
        in_a_row = (self.width() - _MARGINS_PX + _GAP_PX) // (_TILE_PX + _GAP_PX)
        if in_a_row < len(self._tiles):
            in_a_row = -(-len(self._tiles) // 2)
        for place, tile in enumerate(self._tiles.values()):
            self._grid.addWidget(tile, place // in_a_row, place % in_a_row)

    def _offer(self, suits: tuple[Suit, ...]) -> None:
        """Make a tile for each colour in play."""
        self.keep_focus()
        for tile in self._tiles.values():
            self._grid.removeWidget(tile)
            tile.hide()
            tile.deleteLater()
        self._tiles = {}
        for suit in suits:
            tile = self._tiles[suit] = ClueButton(suit, self)
            tile.setFixedSize(_TILE_PX, _TILE_PX)
            tile.installEventFilter(self)
            tile.considered.connect(partial(self._intent.consider_announcing, suit))
            tile.clicked.connect(lambda _=False, suit=suit: self._intent.announce(suit))
