"""How large the parts of the table are at its present size; where they lie is ``arrangement``'s.

The rule is the design guide's, section 5.
"""

from dataclasses import dataclass

from hanabi_desktop.table.art.faces import HEIGHT, strip_height

_SMALL_TABLE_HEIGHT = 684
"""Below this a table stands in a small window and saves room in the panels' heads."""

_MANY_TEAMMATES = 3
"""From so many on their hands leave no more sky than the fireworks need."""

_CHOOSER = 262
"""Room for the little window in which a clue is chosen, in pixels."""

PLATE = 32.0
"""The height of the own plate and of the status bar, with words of the usual size."""

_OWN_SHARE, _GIVING_WAY, _MOST_GIVEN = 0.115, 0.12, 0.06
"""The own card's share of the table's width; how much of it words of twice their size take for buttons
beside the hand, and how much any do."""

LOW_TOKENS, LOW_STEP = 30.0, 0.22
"""On a low table: the height of the clue tokens, in pixels, and of a covered card, in its widths."""


@dataclass(frozen=True, slots=True)
class Measures:
    """The measures of a table, from which every place on it follows.

    Attributes:
        width, height: of the table, in pixels.
        players: at it.
        suits: in the game.
        strips: whether what holders know stands under teammates' cards.
        text: how many times their usual size words are written.
        is_low: sky and masts give way, so that cards keep their size.
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
        """How many times their usual size tokens and strikes are on a large table."""
        return max(1.0, min(self.width / 1008, self.height / 756))

    @property
    def more(self) -> float:
        """By how much plates and what is written beside them are higher than usual."""
        return PLATE * (self.text - 1)

    def below_cards(self, u: float) -> float:
        """Return the height that teammates' cards of width u need for what stands under them."""
        return 5 + strip_height(u, self.suits) if self.strips else 5

    @property
    def margin(self) -> float:
        """The room between the table's edge and what lies on it."""
        return 8 if self.width < 900 else 16

    @property
    def head(self) -> float:
        """The height of a teammate's place above the cards."""
        usual = 37 if self.height < _SMALL_TABLE_HEIGHT else 44
        # Where height is short, plates are as high as their words and no higher.
        return usual + self.more * (0.3 if self.players == 5 or self.is_low else 1.0)

    @property
    def hand(self) -> int:
        """How many cards a full hand has."""
        return 5 if self.players < 4 else 4

    @property
    def top(self) -> float:
        """Where the teammates' places begin."""
        return 0.75 * self.margin

    @property
    def panel_width(self) -> float:
        """The width of a teammate's place, of which there are up to three in a row."""
        if self.players == 2:
            return 0.60 * self.width
        return (self.width - self.margin * self.players) / (self.players - 1)

    @property
    def widest_teammates_card(self) -> float:
        """The width at which a teammate's cards fill the place."""
        return (self.panel_width - 24) / (self.hand + 0.1 * (self.hand - 1))

    @property
    def widest_column(self) -> float:
        """The width of a firework where only the table's width bounds it."""
        widest = 0.062 * self.width
        if self.players - 1 < _MANY_TEAMMATES:
            # There is much sky; but a clue is chosen beside the fireworks, and needs its room.
            beside = max(0.26 * self.width, min(_CHOOSER, 0.301 * self.width))
            widest = max(widest, (self.width - 2 * beside) / (1.355 * self.suits - 0.355))
        return min(widest, 0.085 * self.width)

    @property
    def low_share(self) -> float:
        """On a low table: of the widest cards in each row, how much the height allows."""
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
        """The own card's share of the table's width, so that words at its sides find room."""
        return _OWN_SHARE * self._kept

    @property
    def _kept(self) -> float:
        """The share of their usual size that own cards keep beside large words."""
        return 1 - min(_MOST_GIVEN, _GIVING_WAY * (self.text - 1))

    @property
    def own_width(self) -> float:
        """The width of an own card."""
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
        """The water line, on which the fireworks stand."""
        return self.height - (HEIGHT * self.own_width + 94 + self.more)
