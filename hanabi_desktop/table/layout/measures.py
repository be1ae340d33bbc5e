"""The sizes of the things on the table; ``arrangement`` computes their positions."""

from dataclasses import dataclass

from hanabi_desktop.table.art.faces import HEIGHT, strip_height

_SMALL_TABLE_HEIGHT = 684
"""Below this height in pixels, as in a small window, the panels' heads are lower."""

_MANY_TEAMMATES = 3
"""From this many teammates on, their hands leave only as much sky as the fireworks need."""

_CHOOSER = 262
"""The width of the clue popover, in pixels."""

PLATE = 32.0
"""The height of the viewer's plate and of the status bar in pixels, at the usual text size."""

_OWN_SHARE, _GIVING_WAY, _MOST_GIVEN = 0.115, 0.12, 0.06
"""The width of the viewer's cards, and its reduction for larger text on the buttons beside the hand.

The first value is the usual width, as a share of the table's width. The second is the share by which
text of twice the usual size would reduce it, and the third is the greatest reduction."""

LOW_TOKENS, LOW_STEP = 30.0, 0.22
"""In the low layout: the height of the clue tokens in pixels, and of a covered card in card widths."""


@dataclass(frozen=True, slots=True)
class Measures:
    """The sizes from which the layout follows.

    Attributes:
        width, height: the size of the table, in pixels.
        players: the number of players.
        suits: the number of suits.
        strips: whether strips under teammates' cards show what their holders know.
        text: the text size, as a multiple of the usual one.
        is_low: whether sky and columns are reduced so that cards keep their size (the low layout).
    """

    width: float
    height: float
    players: int
    suits: int
    strips: bool
    text: float
    is_low: bool = False

    @property
    def growth(self) -> float:
        """The size of clue tokens and strikes on a large table, as a multiple of the usual one."""
        return max(1.0, min(self.width / 1008, self.height / 756))

    @property
    def more(self) -> float:
        """The extra height of plates and words at a larger text size."""
        return PLATE * (self.text - 1)

    def below_cards(self, u: float) -> float:
        """Return the height needed below teammates' cards of width u."""
        return 5 + strip_height(u, self.suits) if self.strips else 5

    @property
    def margin(self) -> float:
        """The distance between the table's edge and the things on it."""
        return 8 if self.width < 900 else 16

    @property
    def head(self) -> float:
        """The height of a teammate's place above the cards."""
        usual = 37 if self.height < _SMALL_TABLE_HEIGHT else 44
        # Where height is scarce, plates are no higher than their text.
        return usual + self.more * (0.3 if self.players == 5 or self.is_low else 1.0)

    @property
    def hand(self) -> int:
        """The number of cards in a full hand."""
        return 5 if self.players < 4 else 4

    @property
    def top(self) -> float:
        """The y coordinate of the upper teammates' places."""
        return 0.75 * self.margin

    @property
    def panel_width(self) -> float:
        """The width of a teammate's place; there are up to three in a row."""
        if self.players == 2:
            return 0.60 * self.width
        return (self.width - self.margin * self.players) / (self.players - 1)

    @property
    def widest_teammates_card(self) -> float:
        """The card width at which a teammate's hand fills its place."""
        return (self.panel_width - 24) / (self.hand + 0.1 * (self.hand - 1))

    @property
    def widest_column(self) -> float:
        """The width of a firework if only the table's width limits it."""
        widest = 0.062 * self.width
        if self.players - 1 < _MANY_TEAMMATES:
            # There is plenty of sky, but the clue popover beside the fireworks needs its space.
            beside = max(0.26 * self.width, min(_CHOOSER, 0.301 * self.width))
            widest = max(widest, (self.width - 2 * beside) / (1.355 * self.suits - 0.355))
        return min(widest, 0.085 * self.width)

    @property
    def low_share(self) -> float:
        """The card size that the height allows in the low layout, as a share of the widest cards."""
        share, strip = 1.0, 0.0
        widest_own = _OWN_SHARE * self.width
        for _ in range(4):
            strip = self.below_cards(share * self.widest_teammates_card)
            fixed = self.top + self.head + strip + 8 + LOW_TOKENS + 20 + 94 + self.more
            rows = HEIGHT * (widest_own + self.widest_teammates_card)
            rows += (HEIGHT + 4 * LOW_STEP) * self.widest_column
            share = max(0.1, min(1.0, (self.height - fixed) / rows))
        return share

    @property
    def _own_share(self) -> float:
        """The width of the viewer's cards as a share of the table's, reduced for larger text."""
        return _OWN_SHARE * self._kept

    @property
    def _kept(self) -> float:
        """The factor by which a larger text size reduces the viewer's cards."""
        return 1 - min(_MOST_GIVEN, _GIVING_WAY * (self.text - 1))

    @property
    def own_width(self) -> float:
        """The width of one of the viewer's cards."""
        if self.is_low:
            return min(self.low_share * _OWN_SHARE, self._own_share) * self.width
        if self.players < 5:
            return min(
                self._own_share * self.width, (0.385 * self.height - 94 - self.more) / HEIGHT
            )
        usual = min(0.135 * self.width, (0.42 * self.height - 94) / HEIGHT)
        return usual * self._kept

    @property
    def base(self) -> float:
        """The y coordinate of the water line, on which the fireworks stand."""
        return self.height - (HEIGHT * self.own_width + 94 + self.more)
