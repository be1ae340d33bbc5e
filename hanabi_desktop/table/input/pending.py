"""The pending action of the person at the table."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from hanabi_desktop.game.cards import Suit
from hanabi_desktop.game.moves import Action, Clue, Discard, Play
from hanabi_desktop.game.observation import Observation


def along(row: Sequence[int], order: int, places: int) -> int:
    """Return the card ``places`` to the right in a hand, limited to its ends."""
    return row[min(len(row) - 1, max(0, row.index(order) + places))]


def next_hand(seen: Observation, seat: int | None, step: int) -> int | None:
    """Return the next seat that holds cards, the own one first; None past either end.

    ``seat`` is the focused one, None for no focus; ``step`` is 1 clockwise, -1 counter-clockwise.
    """
    players = seen.options.players
    hands = [s for s in ((seen.seat + k) % players for k in range(players)) if seen.hands[s]]
    from_nowhere = 0 if step > 0 else len(hands) - 1
    place = hands.index(seat) + step if seat in hands else from_nowhere
    return hands[place] if 0 <= place < len(hands) else None


def next_teammate(seen: Observation, seat: int, step: int) -> int:
    """Return the next teammate who holds cards; if none does, simply the next one."""
    players = seen.options.players
    seats = [(seat + step * k) % players for k in range(1, players + 1)]
    others = [other for other in seats if other != seen.seat]
    return next((other for other in others if seen.hands[other]), others[0])


def clue_targets(seen: Observation, in_view: Iterable[int | None]) -> tuple[int, ...]:
    """Return the possible receivers of a clue, in order of preference.

    Those ``in_view``, the seats of focused or pointed-at cards, come first.
    """
    players = seen.options.players
    seats = [*in_view, *((seen.seat + step) % players for step in range(1, players))]
    others = dict.fromkeys(seat for seat in seats if seat is not None and seat != seen.seat)
    return tuple(seat for seat in others if seen.hands[seat]) or tuple(others)


class Zone(Enum):
    """Where one of the viewer's cards can be put."""

    PLAY = auto()
    DISCARD = auto()

    def action_with(self, order: int) -> Action:
        return Play(order) if self is Zone.PLAY else Discard(order)


@dataclass(frozen=True, slots=True)
class ChosenCard:
    """One of the viewer's cards that waits for a zone."""

    order: int


@dataclass(frozen=True, slots=True)
class AwaitedCard:
    """A play or discard that waits for a card."""

    zone: Zone


@dataclass(frozen=True, slots=True)
class ClueChoice:
    """A clue being chosen.

    Attributes:
        target: the seat of the receiver.
        anchor: the card at which the choice opened; None for a key or button.
        draft: the clue being previewed; None before the first preview.
        all_values: whether every colour and rank is offered, not only those of the anchor card.
    """

    target: int
    anchor: int | None = None
    draft: Clue | None = None
    all_values: bool = False


@dataclass(frozen=True, slots=True)
class Announcement:
    """A play whose colour may be announced first (timed choreography).

    ``suit`` is the colour under consideration; None plays without announcing.
    """

    order: int
    suit: Suit | None = None


@dataclass(frozen=True, slots=True)
class DoubtedPlay:
    """A play of a card that cannot be played, waiting for confirmation."""

    play: Play


@dataclass(frozen=True, slots=True)
class NoteBegun:
    """A note being written on one of the viewer's cards."""

    order: int


@dataclass(frozen=True, slots=True)
class Answer:
    """Cards that a teammate points at."""

    seat: int
    orders: frozenset[int]


Begun = ChosenCard | AwaitedCard | ClueChoice | Announcement | DoubtedPlay | NoteBegun | Answer
"""The kinds of pending action, of which there is one at a time."""


@dataclass(frozen=True, slots=True)
class Pending:
    """The pending action, the focus and the pointer.

    Attributes:
        begun: the pending action; None if there is none.
        focused: the order of the card that has the keyboard focus.
        pointed: the order of the card under the pointer.
        empathy: the seats whose hands are temporarily shown as their holders know them.
    """

    begun: Begun | None = None
    focused: int | None = None
    pointed: int | None = None
    empathy: frozenset[int] = frozenset()

    @property
    def chosen(self) -> int | None:
        """The order of the viewer's card that waits for a zone, a colour or a confirmation."""
        match self.begun:
            case ChosenCard(order) | Announcement(order) | DoubtedPlay(Play(order)):
                return order
        return None

    @property
    def zone(self) -> Zone | None:
        return self.begun.zone if isinstance(self.begun, AwaitedCard) else None

    @property
    def question(self) -> ClueChoice | None:
        return self.begun if isinstance(self.begun, ClueChoice) else None

    @property
    def announcement(self) -> Announcement | None:
        return self.begun if isinstance(self.begun, Announcement) else None

    @property
    def doubted(self) -> Play | None:
        """The play that waits for confirmation because the card cannot be played."""
        return self.begun.play if isinstance(self.begun, DoubtedPlay) else None

    @property
    def noted_order(self) -> int | None:
        """The order of the viewer's card on which a note is being written."""
        return self.begun.order if isinstance(self.begun, NoteBegun) else None

    @property
    def answered(self) -> Answer | None:
        """The teammate who was asked what it remembers, and the cards it points at."""
        return self.begun if isinstance(self.begun, Answer) else None

    @property
    def is_choosing(self) -> bool:
        """Whether Enter would complete the pending action: a clue, an announcement or a doubted play."""
        match self.begun:
            case ClueChoice(draft=draft):
                return draft is not None
            case Announcement() | DoubtedPlay():
                return True
        return False
