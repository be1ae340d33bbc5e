"""The action that the person at the table is preparing, by any input method.

Mouse, keys, buttons and screen readers all use one :class:`Intent`. It knows what is chosen and
what a clue would touch, asks the model about legality, and emits the finished action. What is
chosen so far is its :class:`Pending` action.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto

from PySide6.QtCore import QObject, Signal

from hanabi_desktop.game.cards import ClueValue, Rank, Suit
from hanabi_desktop.game.moves import Action, Clue, Discard, Play
from hanabi_desktop.game.observation import Observation, Refusal
from hanabi_desktop.table.models.own_hand import OwnHand
from hanabi_desktop.table.models.table_model import (
    TableCard,
    TableModel,
    cannot_fit,
    continues,
    parts_with_clued,
    wastes,
)


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
class DoubtedMove:
    """A doubtful move waiting for confirmation: a play that cannot fit, or the discard of a wanted card."""

    action: Play | Discard


@dataclass(frozen=True, slots=True)
class NoteBegun:
    """A note being written on one of the viewer's cards."""

    order: int


@dataclass(frozen=True, slots=True)
class Answer:
    """Cards that a teammate points at."""

    seat: int
    orders: frozenset[int]


Begun = ChosenCard | AwaitedCard | ClueChoice | Announcement | DoubtedMove | NoteBegun | Answer
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
            case (
                ChosenCard(order) | Announcement(order) | DoubtedMove(Play(order) | Discard(order))
            ):
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
    def doubted(self) -> Play | Discard | None:
        """The move that waits for confirmation: see :class:`DoubtedMove`."""
        return self.begun.action if isinstance(self.begun, DoubtedMove) else None

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
        """Whether Enter would complete the pending action: a clue, an announcement or a doubted move."""
        match self.begun:
            case ClueChoice(draft=draft):
                return draft is not None
            case Announcement() | DoubtedMove():
                return True
        return False


def along(row: Sequence[int], order: int, places: int) -> int:
    """Return the card ``places`` to the right in a hand, limited to its ends."""
    return row[min(len(row) - 1, max(0, row.index(order) + places))]


def _next_hand(seen: Observation, seat: int | None, step: int) -> int | None:
    """Return the next seat that holds cards, the own one first; None past either end.

    ``seat`` is the focused one, None for no focus; ``step`` is 1 clockwise, -1 counter-clockwise.
    """
    players = seen.options.players
    hands = [s for s in ((seen.seat + k) % players for k in range(players)) if seen.hands[s]]
    from_nowhere = 0 if step > 0 else len(hands) - 1
    place = hands.index(seat) + step if seat in hands else from_nowhere
    return hands[place] if 0 <= place < len(hands) else None


def _next_teammate(seen: Observation, seat: int, step: int) -> int:
    """Return the next teammate who holds cards; if none does, simply the next one."""
    players = seen.options.players
    seats = [(seat + step * k) % players for k in range(1, players + 1)]
    others = [other for other in seats if other != seen.seat]
    return next((other for other in others if seen.hands[other]), others[0])


def _clue_targets(seen: Observation, in_view: Iterable[int | None]) -> tuple[int, ...]:
    """Return the possible receivers of a clue, in order of preference.

    Those ``in_view``, the seats of focused or pointed-at cards, come first.
    """
    players = seen.options.players
    seats = [*in_view, *((seen.seat + step) % players for step in range(1, players))]
    others = dict.fromkeys(seat for seat in seats if seat is not None and seat != seen.seat)
    return tuple(seat for seat in others if seen.hands[seat]) or tuple(others)


class Intent(QObject):
    """Turns gestures into actions.

    Attributes:
        warn_mistakes: whether a move that the person can know to be a mistake needs a confirmation.
        warn_of_clued: whether the discard of any clued card that may be needed does so as well.

    Signals:
        changed: ``pending`` has changed.
        pointed: the pointer moved to another card; nothing else has changed.
        action_requested: (Action) carry out this action.
        refused: (Refusal) the action is not allowed now.
    """

    changed = Signal()
    pointed = Signal()
    action_requested = Signal(object)
    refused = Signal(object)

    def __init__(self, model: TableModel, own_hand: OwnHand, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._own_hand = own_hand
        self._pending = Pending()
        self._is_aimed = False  # whether the person has chosen the receiver of the clue
        self.warn_mistakes = True
        self.warn_of_clued = False
        self._seen: Observation | None = None
        model.changed.connect(self._on_table_changed)

    @property
    def pending(self) -> Pending:
        return self._pending

    @property
    def has_begun(self) -> bool:
        """Whether :meth:`cancel` has anything to cancel."""
        return self._pending.begun is not None or bool(self._pending.empathy)

    # -- cards and zones ------------------------------------------------------------------

    def press_card(self, order: int) -> None:
        """Handle a click on a card, or Enter on it."""
        card, seen = self._model.card(order), self._model.observation
        if card is None or seen is None or card.seat is None:
            return
        if card.seat != seen.seat:
            self._ask(card.seat, order, is_aimed=True)
        elif self._pending.zone is not None:
            self.drop(order, self._pending.zone)
        elif self._model.why_not(Play(order)) is not None:
            self._refuse(Play(order))
        else:
            self._begin(None if self._pending.chosen == order else ChosenCard(order))

    def press_zone(self, zone: Zone) -> None:
        """Handle a click on the fireworks, the discard pile or their buttons, or their key."""
        announcement = self._pending.announcement
        if announcement is not None:
            # Pressing D by mistake must not discard the card: the first D only leaves the announcement.
            if zone is Zone.DISCARD:
                self._set(replace(self._pending, begun=ChosenCard(announcement.order)))
            return
        if self._pending.chosen is not None:
            self.drop(self._pending.chosen, zone)
            return
        seen = self._model.observation
        if seen is None or not seen.own_hand:
            return
        example = zone.action_with(seen.own_hand[0].order)
        if self._model.why_not(example) is not None:
            self._refuse(example)
        else:
            self._begin(None if self._pending.zone is zone else AwaitedCard(zone))

    def drop(self, order: int, zone: Zone) -> None:
        """Put a card on a zone; a play in timed choreography asks for its colour first."""
        seen, doubted = self._model.observation, self._pending.doubted
        if isinstance(doubted, Play if zone is Zone.PLAY else Discard) and doubted.order == order:
            self._request(doubted)
            return
        suits = () if seen is None else seen.options.suits
        if zone is Zone.PLAY and any(Play(order, suit) in self._model.legal for suit in suits):
            card = self._model.own_card(order)
            self._begin(Announcement(order, card.known_suit if card else None))
        else:
            self._request(zone.action_with(order))

    def may_drag(self, order: int) -> bool:
        """Return whether a card can be dragged: the viewer's own cards can always be rearranged."""
        return self._model.acts and self._model.own_card(order) is not None

    def accepts(self, order: int, zone: Zone) -> bool:
        return zone.action_with(order) in self._model.legal

    def point_at(self, order: int | None) -> None:
        if order != self._pending.pointed:
            self._pending = replace(self._pending, pointed=order)
            self.pointed.emit()

    # -- the viewer's hand -----------------------------------------------------------------------

    def own_card_meant(self) -> int | None:
        """Return the viewer's card that a key refers to: the chosen, focused or pointed-at one, or None."""
        if not self._model.acts:
            return None
        pending = self._pending
        candidates = (pending.chosen, pending.focused, pending.pointed)
        return next((o for o in candidates if o is not None and self._model.own_card(o)), None)

    def shift_own(self, places: int) -> None:
        """Move the card of :meth:`own_card_meant` to the right in the hand by ``places``."""
        seen, order = self._model.observation, self.own_card_meant()
        if seen is not None and order is not None:
            hand = seen.hand_orders(seen.seat)
            place = self._own_hand.row(hand).index(order) + places
            self._own_hand.move(hand, order, place)

    def begin_note(self, order: int) -> None:
        if self._model.own_card(order):
            self._begin(NoteBegun(order))

    def write_note(self, text: str) -> None:
        """Save the note on its card; an empty one removes it."""
        if self._pending.noted_order is not None:
            self._own_hand.write(self._pending.noted_order, text)
            self._begin()

    def consider_announcing(self, suit: Suit | None) -> None:
        announcement = self._pending.announcement
        if announcement is not None:
            self._set(replace(self._pending, begun=replace(announcement, suit=suit)))

    def announce(self, suit: Suit | None) -> None:
        """Play the card and announce this colour, or none."""
        announcement = self._pending.announcement
        if announcement is not None:
            self._request(Play(announcement.order, suit))

    # -- clues --------------------------------------------------------------------------

    def start_clue(self) -> None:
        """Start a clue to the preferred teammate, with all values offered."""
        targets = self._targets()
        if targets:
            self._ask(targets[0], None)

    def consider(self, value: ClueValue) -> None:
        """Preview a clue: the cards it would touch are highlighted."""
        if self._pending.question is None:
            self.start_clue()
        question = self._pending.question
        if question is not None:
            draft = Clue(question.target, value)
            self._set(replace(self._pending, begun=replace(question, draft=draft)))

    def offer_all(self) -> None:
        """Offer every colour and rank instead of only those of the card at which the choice opened."""
        question = self._pending.question
        if question is not None:
            self._set(replace(self._pending, begun=replace(question, all_values=True)))

    def give_clue(self, value: ClueValue) -> None:
        if self._pending.question is not None:
            self._request(Clue(self._pending.question.target, value))

    def offered(self) -> tuple[ClueValue, ...]:
        """Return the values offered, in the order shown; those of empty clues only where they are offered."""
        question, seen = self._pending.question, self._model.observation
        if question is None or seen is None:
            return ()
        anchor = None if question.anchor is None else self._model.card(question.anchor)
        if anchor is not None and anchor.card is not None and not question.all_values:
            return seen.options.deck_rules.clues_on(anchor.card)
        every = (Clue(question.target, value) for value in (*seen.options.clue_suits, *Rank))
        return tuple(c.value for c in every if self._model.offers_empty_clues or seen.touched_by(c))

    def touched(self, clue: Clue) -> tuple[TableCard, ...]:
        seen = self._model.observation
        orders = seen.touched_by(clue) if seen else ()
        return tuple(card for card in self._model.cards if card.order in orders)

    def show_answer(self, answer: Answer) -> None:
        """Show the cards that a teammate points at, until something else begins."""
        self._begin(answer)

    # -- empathy ------------------------------------------------------------------------

    def see_as_holder(self, seat: int | None) -> None:
        """Show a hand as its holder knows it; None for the focused teammate's hand, or else all hands."""
        seen, focused = self._model.observation, self._focused_card()
        if seen is None:
            return
        if seat is None and focused is not None and focused.seat != seen.seat:
            seat = focused.seat
        if seat is None:
            self.see_as_holders()
        elif seat != seen.seat:
            self._set(replace(self._pending, empathy=frozenset({seat})))

    def see_as_holders(self) -> None:
        seen = self._model.observation
        if seen is not None:
            others = frozenset(range(seen.options.players)) - {seen.seat}
            self._set(replace(self._pending, empathy=others))

    def show_all_hands(self) -> None:
        """Show every hand as the person sees it."""
        self._set(replace(self._pending, empathy=frozenset()))

    # -- keys ---------------------------------------------------------------------------

    def press_digit(self, digit: int) -> None:
        """Use a digit as a slot while a play or discard waits for its card, else as a clue's rank."""
        seen = self._model.observation
        if self._pending.announcement is not None:
            return
        if self._pending.zone is None:
            self._consider_by_key(Rank(digit))
        elif seen is not None and digit <= len(seen.own_hand):
            self.drop(seen.own_hand[-digit].order, self._pending.zone)

    def press_suit(self, suit: Suit) -> None:
        """Announce a colour, or start a clue about it, if the colour is in play."""
        seen = self._model.observation
        if seen is None or suit not in seen.options.suits:
            return
        if self._pending.announcement is not None:
            self.consider_announcing(suit)
        elif suit in seen.options.clue_suits:
            self._consider_by_key(suit)
        else:
            self._refuse(Clue((seen.seat + 1) % seen.options.players, suit))

    def _consider_by_key(self, value: ClueValue) -> None:
        """Preview a clue to the chosen teammate, else to the first one who has such a card."""
        question = self._pending.question
        if question is None or not self._is_aimed:
            targets = self._targets()
            having = (seat for seat in targets if self.touched(Clue(seat, value)))
            target = next(having, targets[0] if targets else None)
            if target is not None and (question is None or question.target != target):
                self._ask(target, None)
        self.consider(value)

    def target_next(self, step: int) -> bool:
        """Direct a pending clue to the next teammate; return False if there is no pending clue."""
        question, seen = self._pending.question, self._model.observation
        if question is None or seen is None:
            return False
        target = _next_teammate(seen, question.target, step)
        draft = Clue(target, question.draft.value) if question.draft else None
        self._is_aimed = True
        self._set(replace(self._pending, begun=ClueChoice(target, None, draft, all_values=True)))
        return True

    def confirm(self) -> None:
        """Handle Enter: carry out the previewed clue or play, else press the focused card."""
        match self._pending.begun:
            case DoubtedMove(action):
                self._request(action)
            case Announcement(_, suit):
                self.announce(suit)
            case ClueChoice(draft=Clue() as draft):
                self._request(draft)
            case _:
                if self._pending.focused is not None:
                    self.press_card(self._pending.focused)

    def cancel(self) -> None:
        """Handle Esc: cancel the pending action; the focus stays."""
        self._begin()

    def move_focus(self, places: int) -> None:
        """Move the focus along a hand as arranged, to the right for positive ``places``."""
        seen, focused = self._model.observation, self._focused_card()
        if seen is None:
            return
        if focused is None or focused.seat is None:
            self.move_region(1)
            return
        self.focus(along(self._row(focused.seat, seen), focused.order, places))

    def move_region(self, step: int) -> bool:
        """Move the focus from hand to hand, the own first; past either end return False without focus."""
        seen, focused = self._model.observation, self._focused_card()
        if seen is None:
            return False
        hand = _next_hand(seen, focused.seat if focused else None, step)
        self.focus(None if hand is None else self._row(hand, seen)[0])
        return hand is not None

    def focus(self, order: int | None) -> None:
        self._set(replace(self._pending, focused=order))

    # -- internals ------------------------------------------------------------------------

    def _ask(self, target: int, anchor: int | None, *, is_aimed: bool = False) -> None:
        """Open the choice of a clue, unless no clue can be given now."""
        example = Clue(target, Rank.ONE)
        if self._model.why_not(example) not in (None, Refusal.TOUCHES_NOTHING):
            self._refuse(example)
            return
        self._is_aimed = is_aimed
        self._begin(ClueChoice(target, anchor, all_values=anchor is None))

    def _request(self, action: Action) -> None:
        doubted = self._pending.doubted
        if self._model.why_not(action) is not None:
            self._refuse(action)
        elif not isinstance(action, Clue) and action != doubted and self._warns_of(action):
            self._begin(DoubtedMove(action))
        else:
            self._begin()
            self.action_requested.emit(action)

    def _warns_of(self, action: Play | Discard) -> bool:
        seen = self._model.observation
        if seen is None or not self.warn_mistakes:
            return False
        if isinstance(action, Play):
            return cannot_fit(seen, action.order)
        is_clued = self.warn_of_clued and parts_with_clued(seen, action.order)
        return is_clued or wastes(seen, action.order)

    def _refuse(self, action: Action) -> None:
        refusal = self._model.why_not(action)
        self.cancel()
        self.refused.emit(refusal)

    def _targets(self) -> tuple[int, ...]:
        """Return the possible receivers: holders of focused or pointed-at cards, then the next seats."""
        seen = self._model.observation
        in_view = (self._pending.focused, self._pending.pointed)
        cards = (self._model.card(order) for order in in_view if order is not None)
        seats = [card.seat for card in cards if card is not None]
        return () if seen is None else _clue_targets(seen, seats)

    def _row(self, seat: int, seen: Observation) -> tuple[int, ...]:
        """Return the cards of a hand from left to right: newest first, the viewer's hand as arranged."""
        hand = seen.hand_orders(seat)
        return self._own_hand.row(hand) if seat == seen.seat else hand[::-1]

    def _focused_card(self) -> TableCard | None:
        focused = self._pending.focused
        return None if focused is None else self._model.card(focused)

    def _begin(self, begun: Begun | None = None) -> None:
        """Replace the pending action, or cancel it; focus and pointer stay."""
        self._set(Pending(begun, self._pending.focused, self._pending.pointed))

    def _set(self, pending: Pending) -> None:
        if pending != self._pending:
            self._pending = pending
            self.changed.emit()

    def _on_table_changed(self) -> None:
        """Cancel the pending action except a note; refocus if the focused card has left its hand."""
        before, self._seen = self._seen, self._model.observation
        seen, focused, noting = self._seen, self._pending.focused, self._pending.noted_order
        if seen is None or before is None or not continues(before, seen):
            focused = noting = None
        card = None if focused is None else self._model.card(focused)
        if seen is not None and focused is not None and (card is None or card.seat is None):
            focused = seen.own_hand[-1].order if seen.own_hand else None
        keeps_note = noting is not None and self._model.acts and self._model.own_card(noting)
        begun = NoteBegun(noting) if noting is not None and keeps_note else None
        self._set(Pending(begun, focused, self._pending.pointed))
