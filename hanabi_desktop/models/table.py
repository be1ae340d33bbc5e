"""The cards on the table as an item model, and the numbers beside them."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum, IntEnum, auto

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from hanabi_desktop.game.cards import Card, Rank, Suit
from hanabi_desktop.game.moves import Action, Clued, Drawn, Event, Played, Turn
from hanabi_desktop.game.observation import (
    ClueMarks,
    HandCard,
    Observation,
    Refusal,
    legal_actions,
    why_not,
)
from hanabi_desktop.game.options import TableTalk
from hanabi_desktop.game.possible import possible_cards
from hanabi_desktop.game.scoring import (
    Standing,
    best_reachable_score,
    efficiency,
    is_critical,
    is_trash,
    pace,
)

Index = QModelIndex | QPersistentModelIndex


class Touch(Enum):
    """How clues have touched a card: just now, or earlier.

    Just now is in the last turn; in the hand of the seat that looks on, since its own last turn.
    """

    NEVER = auto()
    EARLIER = auto()
    JUST_NEW = auto()
    JUST_AGAIN = auto()


@dataclass(frozen=True, slots=True)
class TableCard:
    """A card in a hand or on a firework, as the seat that looks on knows it.

    Attributes:
        order: the card's name for life.
        seat: whose hand it is in; None on a firework.
        slot: 1 for the newest of a hand; on a firework its rank.
        card: its face, None when unknown.
        marks: what clues have said, as far as the table's talk lets it show, and with full memory
            what is left of it by what lies in sight; None on a firework.
        possible: what it may still be, where the table's talk lets that show.
        touch: whether clues have touched it, and whether the last one did.
        critical: its face is the last copy of a card still needed.
        trash: its face will never be played.
        moved_last: it was played or drawn in the last turn.
    """

    order: int
    seat: int | None
    slot: int
    card: Card | None
    marks: ClueMarks | None = None
    possible: frozenset[Card] | None = None
    touch: Touch = Touch.NEVER
    critical: bool = False
    trash: bool = False
    moved_last: bool = False

    @property
    def known_suit(self) -> Suit | None:
        """The suit that its marks leave, None while more than one is possible."""
        suits = self.marks.suits if self.marks is not None else ()
        return next(iter(suits)) if len(suits) == 1 else None


@dataclass(frozen=True, slots=True)
class Numbers:
    """The figures of the side panel; no pace where no last round will come."""

    score: int
    max_score: int
    best: int
    pace: int | None
    efficiency: float | None


class TableModel(QAbstractListModel):
    """One row for each card in a hand or on a firework, by order.

    Signals:
        changed: a new observation has been taken in; rows and numbers are up to date.
    """

    class Role(IntEnum):
        """What a row can be asked for."""

        TABLE_CARD = Qt.ItemDataRole.UserRole
        SEAT = auto()
        CARD = auto()

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._observation: Observation | None = None
        self._cards: tuple[TableCard, ...] = ()
        self._legal: frozenset[Action] = frozenset()
        self._acts = True

    def show(self, observation: Observation | None, *, acts: bool = True) -> None:
        """Take a new observation in; None clears the table.

        ``acts`` is False when nothing is to be done: the seat that looks on is a program's, or
        an earlier moment is shown.
        """
        self.beginResetModel()
        self._observation = observation
        self._cards = _table_cards(observation) if observation else ()
        self._acts = acts
        self._legal = frozenset(legal_actions(observation) if observation and acts else ())
        self.endResetModel()
        self.changed.emit()

    @property
    def observation(self) -> Observation | None:
        """The game as the seat that looks on sees it; None before the first game."""
        return self._observation

    @property
    def cards(self) -> tuple[TableCard, ...]:
        """Every card in a hand or on a firework, by order."""
        return self._cards

    def card(self, order: int) -> TableCard | None:
        """Return a card in a hand or on a firework; None where it is neither."""
        return next((card for card in self._cards if card.order == order), None)

    def own_card(self, order: int) -> TableCard | None:
        """Return a card in the hand of the seat that looks on; None where it is not there."""
        seen, card = self._observation, self.card(order)
        return card if seen and card and card.seat == seen.seat else None

    @property
    def legal(self) -> frozenset[Action]:
        """What the seat that looks on may do now."""
        return self._legal

    def why_not(self, action: Action) -> Refusal | None:
        """Return why the seat that looks on may not do this now, None when it may."""
        if self._observation is None:
            return Refusal.GAME_OVER
        refusal = why_not(self._observation, action)
        return refusal if self._acts or refusal is not None else Refusal.NOT_YOUR_TURN

    @property
    def acts(self) -> bool:
        """Whether a person plays for the seat that looks on."""
        return self._acts

    def last_turn(self) -> Turn | None:
        """Return the turn just played, None at the deal."""
        history = self._observation.history if self._observation else ()
        return history[-1] if history else None

    def told_since_own_turn(self) -> tuple[Turn, ...]:
        """Return the clues that were given to whoever looks on since their last turn, the first one first.

        At a strict table, which remembers nothing, the last turn's alone.
        """
        seen = self._observation
        if seen is None:
            return ()
        strict = seen.options.table_talk is TableTalk.STRICT
        begin = max(0, len(seen.history) - 1) if strict else _own_turn(seen)
        return tuple(
            turn
            for turn in seen.history[begin:]
            for event in turn.events
            if isinstance(event, Clued) and event.target == seen.seat
        )

    def numbers(self) -> Numbers | None:
        """Return the figures of the side panel; None before the first game."""
        return _numbers(self._observation) if self._observation else None

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, N802 (Qt's signature)
        """Return as many rows as cards."""
        return 0 if parent.isValid() else len(self._cards)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the parts of a row's :class:`TableCard`."""
        if not index.isValid() or index.row() >= len(self._cards):
            return None
        row = self._cards[index.row()]
        match role:
            case TableModel.Role.SEAT:
                return row.seat
            case TableModel.Role.CARD:
                return row.card
            case TableModel.Role.TABLE_CARD:
                return row
            case Qt.ItemDataRole.DisplayRole:
                return str(row.card or "?")
        return None


def cannot_fit(seen: Observation, order: int) -> bool:
    """Return whether all that the person can know leaves nothing that fits.

    That is every clue so far, whatever the table's talk lets the card show of it, and every
    card in sight.
    """
    possible = possible_cards(seen, seen.seat).get(order)
    return possible is not None and possible.isdisjoint(next_cards(seen))


def next_cards(observation: Observation) -> list[Card]:
    """Return the cards that fit now, one for each firework that is not complete."""
    return [
        Card(suit, Rank(height + 1))
        for suit, height in zip(observation.options.suits, observation.fireworks, strict=True)
        if height < Rank.FIVE
    ]


def continues(before: Observation, after: Observation) -> bool:
    """Return whether two observations are of one game, the second not earlier.

    The same turns can be played with other cards, so the faces that were seen count as well.
    """
    if (
        (after.options, after.seat) != (before.options, before.seat)
        or len(after.history) < len(before.history)
        or after.history[: len(before.history)] != before.history
    ):
        return False
    faces = _faces(after)
    return all(
        (order in faces and None in (card, faces[order])) or faces.get(order) == card
        for order, card in _faces(before).items()
    )


def _faces(observation: Observation) -> dict[int, Card | None]:
    """Return every card in a hand, on a firework or discarded, by order; None where it is not seen."""
    held = {card.order: card.card for hand in observation.hands for card in hand}
    laid = {card.order: card.card for stack in observation.stacks for card in stack}
    return {**held, **laid, **{card.order: card.card for card in observation.discards}}


def _table_cards(observation: Observation) -> tuple[TableCard, ...]:
    standing = Standing.of(observation)
    last = observation.history[-1].events if observation.history else ()
    moved = {event.order for event in last if isinstance(event, Played | Drawn)}
    talk = observation.options.table_talk
    latest = _last_turn(observation)
    # Whoever looks on keeps seeing what they were told since they last had their turn.
    own = latest if talk is TableTalk.STRICT else _since_own_turn(observation)
    cards = []
    for seat, hand in enumerate(observation.hands):
        remembers_all = talk is TableTalk.FULL_MEMORY
        possible = possible_cards(observation, seat) if remembers_all else {}
        for place, held in enumerate(hand):
            left = possible.get(held.order)
            cards.append(
                TableCard(
                    order=held.order,
                    seat=seat,
                    slot=len(hand) - place,
                    card=held.card,
                    marks=_shown_marks(held, last, observation)
                    if left is None
                    else _narrowed(held.marks, left),
                    possible=left,
                    touch=_touch(held, own if seat == observation.seat else latest, talk),
                    critical=held.card is not None and is_critical(held.card, standing),
                    trash=held.card is not None and is_trash(held.card, standing),
                    moved_last=held.order in moved,
                )
            )
    cards += [
        TableCard(
            public.order, None, public.card.rank, public.card, moved_last=public.order in moved
        )
        for stack in observation.stacks
        for public in stack
    ]
    return tuple(sorted(cards, key=lambda card: card.order))


@dataclass(frozen=True, slots=True)
class _Touched:
    """The orders that clues have touched.

    Attributes:
        just: by the latest ones.
        before: by those before them.
    """

    just: frozenset[int]
    before: frozenset[int]


def _last_turn(observation: Observation) -> _Touched:
    """Return what the last turn's clue has touched, and what all before it."""
    return _parted(observation, max(0, len(observation.history) - 1))


def _since_own_turn(observation: Observation) -> _Touched:
    """Return what clues have touched since the last turn of the seat that looks on, and before it."""
    return _parted(observation, _own_turn(observation))


def _own_turn(observation: Observation) -> int:
    """Return how many turns had been played after the last one of the seat that looks on."""
    history = observation.history
    own = (place for place, turn in enumerate(history, 1) if turn.seat == observation.seat)
    return max(own, default=0)


def _parted(observation: Observation, at: int) -> _Touched:
    history = observation.history
    return _Touched(*(frozenset(_orders_touched(part)) for part in (history[at:], history[:at])))


def _orders_touched(turns: tuple[Turn, ...]) -> Iterator[int]:
    for turn in turns:
        for event in turn.events:
            if isinstance(event, Clued):
                yield from event.touched


def _touch(held: HandCard, touched: _Touched, talk: TableTalk) -> Touch:
    """Return a strict table forgets every clue but the last."""
    strict = talk is TableTalk.STRICT
    if held.order in touched.just:
        again = held.order in touched.before and not strict
        return Touch.JUST_AGAIN if again else Touch.JUST_NEW
    return Touch.EARLIER if held.marks.touched and not strict else Touch.NEVER


def _narrowed(marks: ClueMarks, possible: frozenset[Card]) -> ClueMarks:
    """Return the marks without the suits and ranks that nothing possible has."""
    suits, ranks = (card.suit for card in possible), (card.rank for card in possible)
    return replace(marks, suits=frozenset(suits), ranks=frozenset(ranks))


def _shown_marks(held: HandCard, last: tuple[Event, ...], observation: Observation) -> ClueMarks:
    """Return what the table's talk lets a card show of the clues that have spoken of it."""
    options = observation.options
    if options.table_talk is TableTalk.CLUE_MEMORY:
        return held.marks
    if options.table_talk is TableTalk.FRIENDLY:
        return held.marks.pointed_out(options.suits)
    marks = ClueMarks.none_yet(options.suits)
    for event in last:
        if isinstance(event, Clued) and held.order in event.touched:
            marks = marks.after(event.value, touched=True)
    return marks


def _numbers(observation: Observation) -> Numbers:
    score = sum(observation.fireworks)
    best = best_reachable_score(Standing.of(observation))
    clued = sum(held.marks.touched for hand in observation.hands for held in hand)
    clues = sum(isinstance(turn.events[0], Clued) for turn in observation.history)
    return Numbers(
        score=score,
        max_score=observation.options.max_score,
        best=best,
        pace=None
        if observation.options.final_bouquet
        else pace(
            score,
            observation.deck_size,
            observation.options.players,
            observation.turns_left,
            best,
        ),
        efficiency=efficiency(score, clued, clues),
    )
