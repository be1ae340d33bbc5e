"""The item model of the cards on the table, and the figures of the side panel."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum, IntEnum, auto

from PySide6.QtCore import (
    QAbstractListModel,
    QObject,
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
    fresh_marks,
    legal_actions,
    possible_cards,
    why_not,
)
from hanabi_desktop.game.options import TableTalk
from hanabi_desktop.game.scoring import (
    Standing,
    best_reachable_score,
    clues_spent,
    clues_to_come,
    efficiency,
    future_efficiency,
    is_critical,
    is_trash,
    pace,
)
from hanabi_desktop.learning.progress import Detail
from hanabi_desktop.table.models.lists import NOWHERE, AnyIndex


class Touch(Enum):
    """Whether clues have touched a card, recently or earlier.

    Recently means in the last turn or, for the observing seat's own hand, since its last turn.
    """

    NEVER = auto()
    EARLIER = auto()
    JUST_NEW = auto()
    JUST_AGAIN = auto()


@dataclass(frozen=True, slots=True)
class Touched:
    """The orders of cards that clues have touched: ``just`` recently, ``before`` earlier."""

    just: frozenset[int]
    before: frozenset[int]


def touched_in_last_turn(observation: Observation) -> Touched:
    """Return the cards touched by the last turn's clue, and by all clues before it."""
    return _parted(observation, max(0, len(observation.history) - 1))


def touched_since_own_turn(observation: Observation) -> Touched:
    """Return the cards touched since the observing seat's last turn, and before it."""
    return _parted(observation, turns_up_to_own(observation))


def turns_up_to_own(observation: Observation) -> int:
    """Return the number of turns played up to and including the observing seat's last one."""
    history = observation.history
    own = (place for place, turn in enumerate(history, 1) if turn.seat == observation.seat)
    return max(own, default=0)


def _parted(observation: Observation, at: int) -> Touched:
    history = observation.history
    return Touched(*(frozenset(_orders_touched(part)) for part in (history[at:], history[:at])))


def _orders_touched(turns: tuple[Turn, ...]) -> Iterator[int]:
    for turn in turns:
        for event in turn.events:
            if isinstance(event, Clued):
                yield from event.touched


def touch_of(held: HandCard, touched: Touched, talk: TableTalk) -> Touch:
    """Return how a card was touched; with strict table talk only the last clue counts."""
    strict = talk is TableTalk.STRICT
    if held.order in touched.just:
        again = held.order in touched.before and not strict
        return Touch.JUST_AGAIN if again else Touch.JUST_NEW
    return Touch.EARLIER if held.marks.touched and not strict else Touch.NEVER


@dataclass(frozen=True, slots=True)
class TableCard:
    """A card in a hand or on a firework, as the observing seat knows it.

    Attributes:
        order: the card's position in the deck, its identifier throughout the game.
        seat: the seat that holds it; None on a firework.
        slot: 1 for the newest of a hand; on a firework its rank.
        card: suit and rank; None when unknown.
        marks: what clues have said, as far as table talk shows it; with full memory, without what
            visible cards rule out; None on a firework.
        possible: the identities it may still have, where the table talk allows showing them.
        critical: whether it is the last copy of a card still needed.
        trash: whether it can no longer be played.
        moved_last: whether it was played or drawn in the last turn.
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
        """The only suit its marks allow; None while there are several."""
        suits = self.marks.suits if self.marks is not None else ()
        return next(iter(suits)) if len(suits) == 1 else None


@dataclass(frozen=True, slots=True)
class Numbers:
    """The figures of the side panel.

    Attributes:
        pace: None in variants without a last round.
        efficiency: None before the first clue.
        future_efficiency: None without a last round, without cards to draw, and without clues.
    """

    score: int
    max_score: int
    best: int
    pace: int | None
    efficiency: float | None
    future_efficiency: float | None


_MOST_SHOWN = {
    Detail.SIMPLE: TableTalk.FRIENDLY,
    Detail.USUAL: TableTalk.CLUE_MEMORY,
    Detail.EVERYTHING: TableTalk.FULL_MEMORY,
}


class TableModel(QAbstractListModel):
    """A list model with one row for each card in a hand or on a firework, sorted by order.

    Signals:
        changed: rows and numbers have been updated from a new observation.
    """

    class Role(IntEnum):
        """Data roles of a row."""

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
        self._detail = Detail.EVERYTHING

    def show(self, observation: Observation | None, *, acts: bool = True) -> None:
        """Update all rows from a new observation; None clears the table.

        ``acts`` is False when the user cannot act: the observing seat is a teammate's, or
        an earlier position is shown.
        """
        self.beginResetModel()
        self._observation = observation
        self._cards = _table_cards(observation, self.talk) if observation else ()
        self._acts = acts
        self._legal = frozenset(legal_actions(observation) if observation and acts else ())
        self.endResetModel()
        self.changed.emit()

    @property
    def observation(self) -> Observation | None:
        """The observing seat's view of the game; None before the first game."""
        return self._observation

    @property
    def detail(self) -> Detail:
        return self._detail

    def set_detail(self, detail: Detail) -> None:
        if detail is not self._detail:
            self._detail = detail
            self.show(self._observation, acts=self._acts)

    @property
    def offers_empty_clues(self) -> bool:
        """Whether clues that touch no card are offered: the rules allow them, and the table is not simple."""
        seen = self._observation
        return seen is not None and seen.options.empty_clues and self._detail is not Detail.SIMPLE

    @property
    def talk(self) -> TableTalk:
        """What the cards show of the clues given so far: at most what the table talk allows."""
        talk = self._observation.options.table_talk if self._observation else TableTalk.FULL_MEMORY
        return min(talk, _MOST_SHOWN[self._detail], key=list(TableTalk).index)

    @property
    def cards(self) -> tuple[TableCard, ...]:
        """All cards in hands or on fireworks, sorted by order."""
        return self._cards

    def card(self, order: int) -> TableCard | None:
        """Return the card of an order if it is in a hand or on a firework, else None."""
        return next((card for card in self._cards if card.order == order), None)

    def own_card(self, order: int) -> TableCard | None:
        """Return the card of an order if it is in the observing seat's hand, else None."""
        seen, card = self._observation, self.card(order)
        return card if seen and card and card.seat == seen.seat else None

    @property
    def legal(self) -> frozenset[Action]:
        return self._legal

    def why_not(self, action: Action) -> Refusal | None:
        """Return why an action is illegal for the observing seat now, or None if it is legal."""
        if self._observation is None:
            return Refusal.GAME_OVER
        refusal = why_not(self._observation, action)
        return refusal if self._acts or refusal is not None else Refusal.NOT_YOUR_TURN

    @property
    def acts(self) -> bool:
        """Whether the user may act for the observing seat."""
        return self._acts

    def last_turn(self) -> Turn | None:
        history = self._observation.history if self._observation else ()
        return history[-1] if history else None

    def clues_since_own_turn(self) -> tuple[Turn, ...]:
        """Return the clues given to the observing seat since its last turn, oldest first.

        With strict table talk, which shows no earlier clues, only the last turn counts.
        """
        seen = self._observation
        if seen is None:
            return ()
        strict = seen.options.table_talk is TableTalk.STRICT
        begin = max(0, len(seen.history) - 1) if strict else turns_up_to_own(seen)
        return tuple(
            turn
            for turn in seen.history[begin:]
            for event in turn.events
            if isinstance(event, Clued) and event.target == seen.seat
        )

    def numbers(self) -> Numbers | None:
        """Return the figures of the side panel, or None before the first game."""
        return _numbers(self._observation) if self._observation else None

    def rowCount(self, parent: AnyIndex = NOWHERE) -> int:  # noqa: N802 (Qt's name)
        return 0 if parent.isValid() else len(self._cards)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a field of a row's :class:`TableCard`."""
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
    """Return whether the person can know that a card is unplayable.

    This takes every clue so far into account, even those table talk does not show, and every
    visible card.
    """
    possible = possible_cards(seen, seen.seat).get(order)
    return possible is not None and possible.isdisjoint(next_cards(seen))


def wastes(seen: Observation, order: int) -> bool:
    """Return whether the person can know that to discard a card would waste a playable one.

    It does not if another hand has the card too, whose player may be meant to be told by this.
    """
    possible = possible_cards(seen, seen.seat).get(order)
    if not possible or not possible.issubset(next_cards(seen)):
        return False
    others = {held.card for hand in seen.hands for held in hand}
    return possible.isdisjoint(others)


def parts_with_clued(seen: Observation, order: int) -> bool:
    """Return whether a clue has touched a card of the person's that may still be needed."""
    held = next((held for held in seen.own_hand if held.order == order), None)
    if held is None or not held.marks.touched:
        return False
    standing = Standing.from_table(seen)
    possible = possible_cards(seen, seen.seat).get(order, frozenset())
    return not all(is_trash(card, standing) for card in possible)


def next_cards(observation: Observation) -> list[Card]:
    """Return the playable cards, one for each incomplete firework."""
    return [
        Card(suit, Rank(height + 1))
        for suit, height in zip(observation.options.suits, observation.fireworks, strict=True)
        if height < Rank.FIVE
    ]


def continues(before: Observation, after: Observation) -> bool:
    """Return whether the second observation is of the same game as the first and not earlier.

    Different deals can have the same turns, so the cards seen are compared as well.
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
    """Return all cards in hands, on fireworks or discarded, by order; None for hidden ones."""
    held = {card.order: card.card for hand in observation.hands for card in hand}
    laid = {card.order: card.card for stack in observation.stacks for card in stack}
    return {**held, **laid, **{card.order: card.card for card in observation.discards}}


def _table_cards(observation: Observation, talk: TableTalk) -> tuple[TableCard, ...]:
    standing = Standing.from_table(observation)
    last = observation.history[-1].events if observation.history else ()
    moved = {event.order for event in last if isinstance(event, Played | Drawn)}
    latest = touched_in_last_turn(observation)
    # A person's own clues stay highlighted until their next turn is over.
    own = latest if talk is TableTalk.STRICT else touched_since_own_turn(observation)
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
                    marks=_shown_marks(held, last, observation, talk)
                    if left is None
                    else _narrowed(held.marks, left),
                    possible=left,
                    touch=touch_of(held, own if seat == observation.seat else latest, talk),
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


def _narrowed(marks: ClueMarks, possible: frozenset[Card]) -> ClueMarks:
    """Return the marks without suits and ranks that no possible identity has."""
    suits, ranks = (card.suit for card in possible), (card.rank for card in possible)
    return replace(marks, suits=frozenset(suits), ranks=frozenset(ranks))


def _shown_marks(
    held: HandCard, last: tuple[Event, ...], observation: Observation, talk: TableTalk
) -> ClueMarks:
    rules = observation.options.deck_rules
    if talk is TableTalk.CLUE_MEMORY:
        return held.marks
    if talk is TableTalk.FRIENDLY:
        return held.marks.pointed_out(rules)
    marks = fresh_marks(observation.options)
    for event in last:
        if isinstance(event, Clued) and held.order in event.touched:
            marks = marks.after(event.value, rules, touched=True)
    return marks


def _numbers(observation: Observation) -> Numbers:
    score, options = sum(observation.fireworks), observation.options
    standing = Standing.from_table(observation)
    best = best_reachable_score(standing)
    deck, has_last_round = observation.deck_size, not options.final_bouquet
    clued = sum(held.marks.touched for hand in observation.hands for held in hand)
    return Numbers(
        score=score,
        max_score=options.max_score,
        best=best,
        pace=pace(score, deck, options.players, observation.turns_left, best)
        if has_last_round
        else None,
        efficiency=efficiency(score, clued, clues_spent(observation.history)),
        future_efficiency=future_efficiency(
            score,
            clued,
            best,
            clues_to_come(observation.clue_tokens, deck, options.players, standing),
        )
        if has_last_round and deck
        else None,
    )
