"""What the whole table shows of a move that was made and of a better one, after the game."""

from collections import Counter
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from hanabi_desktop.game.cards import Card, Rank
from hanabi_desktop.game.moves import Action, Clue, Misplayed, Play, Played
from hanabi_desktop.game.observation import HandCard
from hanabi_desktop.game.scoring import (
    Standing,
    copies_left,
    is_critical,
    is_needed,
    is_playable,
    is_trash,
)
from hanabi_desktop.game.state import GameState, apply, observe
from hanabi_desktop.review.turns_left import (
    TurnsLeft,
    holders_of,
    missing_cards,
    waits_for,
)
from hanabi_desktop.teammates.conventions import Agreement
from hanabi_desktop.teammates.explaining.clue_readings import (
    KEPT,
    Effect,
    expected_reading,
    expected_readings,
    faces_believed,
    last_clue_to,
)
from hanabi_desktop.teammates.explaining.move_review import Judgement
from hanabi_desktop.teammates.players import ConventionPlayer
from hanabi_desktop.teammates.teammate import Reason

_BEHIND = 2
"""How many cards every other firework is ahead of one that is called furthest behind."""


@dataclass(frozen=True, slots=True)
class Touched:
    """A card that one of two clues touches.

    Attributes:
        order: the card.
        card: its face.
        is_known: whether everybody knows its face after that clue.
        is_playable: whether it can be played at once.
        is_only: whether no other copy is left.
    """

    order: int
    card: Card
    is_known: bool
    is_playable: bool = False
    is_only: bool = False


@dataclass(frozen=True, slots=True)
class TableFacts:
    """Facts about a turn, those about clues only if the move made was one.

    Attributes:
        made_card: the face of the card that was played or discarded.
        is_made_critical: whether that card is needed and the last copy.
        is_made_playable: whether that card could be played at once.
        is_made_needed: whether that card is needed and no hand holds another copy.
        other_copy: who else holds a copy of that card; None if nobody does.
        is_made_spare: whether that card is no longer needed.
        is_strike: whether the move made was a strike.
        known: the cards in all hands whose faces everybody knew from clues and open cards.
        sure: the cards of teammates who know after the move made, going by what they see in the other
            hands as well, that these can be played.
        best_card: the face of the card that the better move plays or discards.
        is_best_critical: whether that card is needed and the last copy.
        is_best_needed: whether that card is needed.
        is_best_playable: whether that card can be played at once.
        is_best_clued: whether a clue had touched that card.
        is_best_known_spare: whether the clues leave it only faces that are no longer needed.
        is_focus_early: whether the card that the better clue is about cannot be played at once.
        is_focus_clued: whether a clue had touched that card before.
        is_focus_kept: whether its holder, going by what they see, would take that card for one to keep.
        is_focus_untouched: whether that clue does not touch that card, but only rules out what it could be.
        best_tells: the needed cards about which the better clue tells more, the newest first.
        best_saves: the last copy on the receiver's chop, if only the better clue touches it.
        spare_shown: a card that the better clue shows its receiver to be no longer needed.
        is_repeated: whether the better clue tells nothing new about the card that it is about.
        makes_sure: whether only the better clue leaves no doubt that the card it is about is playable.
        chops: the oldest card without a clue of each hand, by order.
        untellable: a playable card of another hand whose holder does not know it, and which every clue
            about it would lead somebody to misread.
        misread: a clue about this card, and another card of the same hand that its holder would then
            take for a playable one; None if there is no such clue.
        mistaken_for: the wrong faces for which the holder may take the card that the better clue is
            about, but not after that clue: playable ones unless the card is playable itself.
        is_best_idle: whether the better clue tells nothing new about any needed card.
        is_best_empty: whether the better clue touches no card.
        ruled_out: the cards with a clue that the better clue does not touch, so that it rules out a face
            which they could have had, by order.
        holders: who holds each card that is still needed; the first of two in turn order.
        own_unseen: the cards in the hand of the seat to act whose faces the clues have not given away.
        furthest_behind: the next card of the firework that is furthest behind, if every other one is
            ahead by two cards or more.
        undrawn: for each firework, its next card that is in no hand but in the deck.
        drawn: the card that the move made draws.
        is_none_clued: whether no card in the hands that is still needed has had a clue.
        twins: the cards of which another hand holds a copy that has had a clue, by order.
        out_of_reach: the cards in the hands that have to wait for a card in no hand.
        idle: the other seats that hold no playable card with a clue after the move made; not the next one
            if the conventions would have it play.
        turns: what time is left after the move made.
        spares: the seats that hold a card known to be no longer needed.
        next_chop: the chop of the player who acts next, if it is needed and they are idle and hold no
            card known to be no longer needed.
        final_points: the cards on the fireworks at the end of the game; 0 if that is unknown.
        came_in_time: the cards that were played later in the game.
        misplayed: the cards that were misplayed later in the game, by order.
        played_next: the cards that teammates played at their next turns, without another clue to them
            before, by order.
        too_early: the cards that cannot be played at their holders' next turns, by order.
        touched: the cards that the clue made touches.
        asks_first: another player's playable card that the clue made asks for before the card that it is
            about, if both are of one firework.
        asks_blind: whether that card has had no clue.
        shown: a needed card whose face the clue made told in full.
        is_news: whether the clue made told anything new about a card.
        also_told: a needed card about which only the better clue, to the same player, tells more.
        needless: a card no longer needed that the clue made touches, and the better one does not.
        taken_for: the playable faces for which its receiver may take the card that the clue made is
            about, if that card is not playable.
        duplicate: a card of which the clue made touches both copies, if no clue had touched either.
        premature: a needed card without a clue that only the clue made touches, although it cannot be
            played at once.
        twin_holder: the seat of another copy, clued before, of the card that the clue made is about.
        is_about_spare_cards: whether the clue made touches only cards that are no longer needed.
        is_receiver_done: whether the receiver of the clue made has no turn left.
    """

    made_card: Card | None = None
    is_made_critical: bool = False
    is_made_playable: bool = False
    is_made_needed: bool = False
    other_copy: int | None = None
    is_made_spare: bool = False
    is_strike: bool = False
    known: frozenset[int] = frozenset()
    sure: frozenset[int] = frozenset()
    best_card: Card | None = None
    is_best_critical: bool = False
    is_best_needed: bool = False
    is_best_playable: bool = False
    is_best_clued: bool = False
    is_best_known_spare: bool = False
    is_focus_early: bool = False
    is_focus_clued: bool = False
    is_focus_kept: bool = False
    is_focus_untouched: bool = False
    best_tells: tuple[Touched, ...] = ()
    best_saves: Touched | None = None
    spare_shown: Touched | None = None
    is_repeated: bool = False
    makes_sure: bool = False
    chops: frozenset[int] = frozenset()
    untellable: Touched | None = None
    misread: tuple[Clue, Touched] | None = None
    mistaken_for: tuple[Card, ...] = ()
    is_best_idle: bool = False
    is_best_empty: bool = False
    ruled_out: frozenset[int] = frozenset()
    holders: Mapping[Card, int] = field(default_factory=dict)
    own_unseen: frozenset[Card] = frozenset()
    furthest_behind: Card | None = None
    undrawn: tuple[Card, ...] = ()
    drawn: Card | None = None
    is_none_clued: bool = False
    twins: frozenset[int] = frozenset()
    out_of_reach: frozenset[Card] = frozenset()
    idle: frozenset[int] = frozenset()
    turns: TurnsLeft = field(default_factory=TurnsLeft)
    spares: frozenset[int] = frozenset()
    next_chop: Touched | None = None
    final_points: int = 0
    came_in_time: frozenset[Card] = frozenset()
    misplayed: frozenset[int] = frozenset()
    played_next: frozenset[int] = frozenset()
    too_early: frozenset[int] = frozenset()
    touched: frozenset[int] = frozenset()
    asks_first: Touched | None = None
    asks_blind: bool = False
    shown: Touched | None = None
    is_news: bool = False
    also_told: Touched | None = None
    needless: Touched | None = None
    taken_for: tuple[Card, ...] = ()
    duplicate: Card | None = None
    premature: Touched | None = None
    twin_holder: int | None = None
    is_about_spare_cards: bool = False
    is_receiver_done: bool = False

    @classmethod
    def of(
        cls,
        state: GameState,
        made: Action,
        best: Action,
        judgement: Judgement | None,
        reason: Reason | None = None,
        final: GameState | None = None,
        agreement: Agreement | None = None,
    ) -> "TableFacts":
        """Collect the facts of a turn.

        Args:
            state: the position before the turn.
            made: the move that was made.
            best: the better move.
            judgement: the conventions' judgement of the move that was made.
            reason: why the conventions would make the better move.
            final: the position at the end of the game; None if that is unknown.
            agreement: by what clues are read; None to leave that out.
        """
        standing, after = Standing.from_table(state), apply(state, made)[0]
        made_card = None if isinstance(made, Clue) else state.deck[made.order]
        best_card = None if isinstance(best, Clue) else state.deck[best.order]
        focus = None if reason is None else next(iter(reason.orders), None)
        cards = [one for hand in state.hands for one in hand]
        held = Counter(state.deck[one.order] for one in cards)
        clued = {one.order for one in cards if one.marks.touched}
        missing = missing_cards(state, held)
        idle = frozenset(_idle(after, agreement)) - {state.seat_to_act}
        untellable = None if agreement is None else _untellable(state, agreement, standing)
        told_by_best = _told(state, best, standing) if isinstance(best, Clue) else []
        best_tells = [one for one in told_by_best if _is_useful(one.card, standing)]
        facts = cls(
            made_card=made_card,
            is_made_critical=made_card is not None and is_critical(made_card, standing),
            is_made_playable=made_card is not None and is_playable(made_card, standing),
            is_made_needed=made_card is not None
            and _is_useful(made_card, standing)
            and held[made_card] < 2,
            other_copy=_holder_besides(state, made),
            is_made_spare=made_card is not None and is_trash(made_card, standing),
            is_strike=after.strikes > state.strikes,
            known=frozenset(one.order for one in cards if _is_known(one, standing)),
            sure=frozenset(_sure(after)) - {one.order for one in state.hands[state.seat_to_act]},
            best_card=best_card,
            is_best_critical=best_card is not None and is_critical(best_card, standing),
            is_best_clued=not isinstance(best, Clue) and best.order in clued,
            is_best_known_spare=not isinstance(best, Clue)
            and any(one.order == best.order and _is_known_trash(one, standing) for one in cards),
            is_best_needed=best_card is not None and _is_useful(best_card, standing),
            is_best_playable=best_card is not None and is_playable(best_card, standing),
            is_focus_early=focus is not None and not is_playable(state.deck[focus], standing),
            is_focus_clued=focus is not None and focus in clued,
            is_focus_kept=agreement is not None and _is_kept(state, best, focus, agreement),
            is_focus_untouched=focus is not None
            and isinstance(best, Clue)
            and focus not in state.touched_by(best),
            best_tells=tuple(best_tells),
            best_saves=_saved(state, best, best_tells),
            spare_shown=_spare_shown(state, best, standing),
            is_repeated=focus in clued and all(one.order != focus for one in told_by_best),
            makes_sure=focus is not None
            and _is_sure(state, best, focus, standing)
            and not _is_sure(state, made, focus, standing),
            chops=frozenset(chop for hand in state.hands for chop in _chop_of(hand)),
            untellable=untellable,
            misread=None
            if agreement is None or untellable is None
            else _misread(state, untellable.order, agreement, standing),
            mistaken_for=()
            if agreement is None
            else _mistaken_for(state, made, best, focus, agreement),
            is_best_idle=isinstance(best, Clue) and not best_tells,
            is_best_empty=isinstance(best, Clue) and not state.touched_by(best),
            ruled_out=frozenset(_ruled_out(state, best, standing)),
            holders=_first_holders(state, standing),
            own_unseen=frozenset(
                state.deck[one.order]
                for one in state.hands[state.seat_to_act]
                if not _is_known(one, standing)
            ),
            furthest_behind=_furthest_behind(state),
            undrawn=tuple(one for one in missing if one in state.deck[state.drawn :]),
            drawn=next(iter(state.deck[state.drawn : after.drawn]), None),
            is_none_clued=not any(
                one.order in clued and _is_useful(state.deck[one.order], standing) for one in cards
            ),
            twins=frozenset(_twins(state)),
            out_of_reach=frozenset(one for one in held if waits_for(missing, one)),
            idle=idle,
            turns=TurnsLeft.of(state, after, apply(state, best)[0]),
            spares=frozenset(
                seat
                for seat, hand in enumerate(after.hands)
                if any(_is_known_trash(one, standing) for one in hand)
            ),
            next_chop=_endangered_chop(after, standing) if after.seat_to_act in idle else None,
            final_points=0 if final is None else sum(final.fireworks),
            came_in_time=frozenset() if final is None else _played_between(state, final),
            misplayed=frozenset() if final is None else _misplayed_between(state, final),
            played_next=frozenset() if final is None else frozenset(_played_next(state, final)),
            too_early=_too_early(state, best_card if isinstance(best, Play) else None),
        )
        if not isinstance(made, Clue):
            return facts
        touched, told = state.touched_by(made), _told(state, made, standing)
        first = None if agreement is None else _asked_first(state, made, agreement, standing)
        more: list[Touched] = []
        better = state.touched_by(best) if isinstance(best, Clue) else ()
        less = [one for one in told if one.order not in better]
        if isinstance(best, Clue) and best.target == made.target:
            more = [one for one in best_tells if one.order not in touched]
        return replace(
            facts,
            shown=next((x for x in told if x.is_known and _is_useful(x.card, standing)), None),
            is_news=bool(told),
            also_told=next(iter(more), None),
            needless=next((one for one in less if not _is_useful(one.card, standing)), None),
            taken_for=_taken_for(judgement, standing, _seen_gone(state, made.target, standing)),
            duplicate=_duplicate(state.deck[order] for order in touched if order not in clued),
            premature=next(
                (one for one in less if one.order not in clued and _is_premature(one, standing)),
                None,
            ),
            twin_holder=None
            if judgement is None or _touches(state, best, judgement.order)
            else _twin_holder(state, judgement.order),
            touched=frozenset(touched),
            asks_first=first,
            asks_blind=first is not None and first.order not in clued,
            best_saves=None
            if facts.best_saves is not None and facts.best_saves.order in touched
            else facts.best_saves,
            is_about_spare_cards=bool(touched)
            and not any(_is_useful(state.deck[order], standing) for order in touched),
            is_receiver_done=_is_done(state, made.target),
        )


def _is_useful(card: Card, standing: Standing) -> bool:
    return not is_trash(card, standing)


def _is_known(held: HandCard, standing: Standing) -> bool:
    """Return whether the clues and the open cards leave a card only one face."""
    return sum(not _is_gone(one, standing) for one in _faces(held)) == 1


def _is_gone(card: Card, standing: Standing) -> bool:
    """Return whether all copies of a card lie on the fireworks and the discard pile."""
    return copies_left(card, standing) == (not is_needed(card, standing))


def _holder_besides(state: GameState, move: Action) -> int | None:
    """Return who else holds a copy of the card that a move plays or discards; None if nobody does."""
    if isinstance(move, Clue):
        return None
    holders = holders_of(state)[state.deck[move.order]] - {state.seat_to_act}
    return min(holders, default=None)


def _seen_gone(state: GameState, seat: int, standing: Standing) -> frozenset[Card]:
    """Return the cards of which a seat sees every copy on the table or in the other hands."""
    others = (hand for other, hand in enumerate(state.hands) if other != seat)
    held = Counter(state.deck[one.order] for hand in others for one in hand)
    return frozenset(
        card
        for card, count in held.items()
        if copies_left(card, standing) - (not is_needed(card, standing)) == count
    )


def _taken_for(
    judgement: Judgement | None, standing: Standing, gone: Container[Card]
) -> tuple[Card, ...]:
    """Return the playable faces that the card of a clue may be taken for, unless it is playable.

    ``gone`` are the cards that its holder sees elsewhere.
    """
    if judgement is None or judgement.truth is None or is_playable(judgement.truth, standing):
        return ()
    return tuple(x for x in judgement.faces if is_playable(x, standing) and x not in gone)


def _duplicate(cards: Iterable[Card]) -> Card | None:
    """Return the first card that occurs twice; None if none does."""
    return next((one for one, count in Counter(cards).items() if count > 1), None)


def _is_premature(touched: Touched, standing: Standing) -> bool:
    return _is_useful(touched.card, standing) and not touched.is_playable


def _touches(state: GameState, move: Action, order: int | None) -> bool:
    return isinstance(move, Clue) and order in state.touched_by(move)


def _is_sure(state: GameState, move: Action, order: int, standing: Standing) -> bool:
    """Return whether a clue leaves a card, one that it touches, only playable faces."""
    if not isinstance(move, Clue) or order not in state.touched_by(move):
        return False
    held = next(one for one in state.hands[move.target] if one.order == order)
    after = held.after(move.value, state.options.deck_rules, touched=True)
    return all(is_playable(one, standing) for one in _faces(after))


def _sure(state: GameState) -> Iterator[int]:
    """Yield the cards of which their holders, who see the other hands, know that they can be played."""
    standing = Standing.from_table(state)
    for seat, hand in enumerate(state.hands):
        gone = _seen_gone(state, seat, standing)
        for held in hand:
            left = [x for x in _faces(held) if x not in gone and not _is_gone(x, standing)]
            if left and all(is_playable(one, standing) for one in left):
                yield held.order


def _is_kept(state: GameState, best: Action, focus: int | None, agreement: Agreement) -> bool:
    """Return whether a clue leaves its receiver, who sees the other hands, in doubt whether to play its card."""
    if not isinstance(best, Clue) or focus is None:
        return False
    reading = last_clue_to(observe(apply(state, best)[0], best.target), agreement)
    return reading is not None and reading.order == focus and reading.meaning in KEPT


def _untellable(state: GameState, agreement: Agreement, standing: Standing) -> Touched | None:
    """Return the first playable card in turn order that no clue can point out by an agreement."""
    options = ConventionPlayer(agreement).weigh(observe(state, state.seat_to_act))
    clear = [one.action for one in options if not one.is_misleading]
    for step in range(1, state.options.players):
        seat = (state.seat_to_act + step) % state.options.players
        told = {
            order
            for clue in clear
            if isinstance(clue, Clue) and clue.target == seat
            for order in state.touched_by(clue)
        }
        for held in state.hands[seat]:
            card = state.deck[held.order]
            is_known = all(
                is_playable(x, standing) for x in _faces(held) if not _is_gone(x, standing)
            )
            if is_playable(card, standing) and not is_known and held.order not in told:
                return Touched(held.order, card, is_known=False, is_playable=True)
    return None


def _misread(
    state: GameState, order: int, agreement: Agreement, standing: Standing
) -> tuple[Clue, Touched] | None:
    """Return a clue about a playable card, and the card of the same hand that it leads to misplay.

    A clue that shows the card to be playable is preferred.
    """
    readings = expected_readings(observe(state, state.seat_to_act), agreement)
    found: tuple[Clue, Touched] | None = None
    for clue, reading in readings.items():
        other, truth = reading.order, reading.truth
        if reading.effect is not Effect.MISREAD or other is None or truth is None:
            continue
        is_own = other != order and any(one.order == other for one in state.hands[clue.target])
        if not is_own or is_playable(truth, standing) or not _touches(state, clue, order):
            continue
        misread = clue, Touched(other, truth, is_known=False)
        if _is_sure(state, clue, order, standing):
            return misread
        found = found or misread
    return found


def _mistaken_for(
    state: GameState, made: Action, best: Action, focus: int | None, agreement: Agreement
) -> tuple[Card, ...]:
    """Return the wrong faces for which a card may be taken unless the better clue is given."""
    if not isinstance(best, Clue) or focus not in {one.order for one in state.hands[best.target]}:
        return ()
    held = next(one for one in state.hands[best.target] if one.order == focus)
    if not held.marks.touched and not _touches(state, made, focus):
        return ()
    seen, standing, truth = (
        observe(state, state.seat_to_act),
        Standing.from_table(state),
        state.deck[focus],
    )
    given = made if isinstance(made, Clue) else None
    before = faces_believed(seen, agreement, focus, given)
    after = faces_believed(seen, agreement, focus, best)
    if truth not in after:
        return ()
    gone = _seen_gone(state, best.target, standing)
    misleads = not is_playable(truth, standing)
    return tuple(
        one
        for one in before
        if one not in after and one != truth and one not in gone
        if is_playable(one, standing) is misleads
    )


def _played_between(state: GameState, final: GameState) -> frozenset[Card]:
    tops = zip(state.options.suits, state.fireworks, final.fireworks, strict=True)
    return frozenset(
        Card(suit, rank) for suit, top, later in tops for rank in Rank if top < rank <= later
    )


def _misplayed_between(state: GameState, final: GameState) -> frozenset[int]:
    events = (event for turn in final.history[len(state.history) :] for event in turn.events)
    return frozenset(one.order for one in events if isinstance(one, Misplayed))


def _played_next(state: GameState, final: GameState) -> Iterator[int]:
    """Yield the cards that teammates played at their next turns, unless a clue to them came after this turn."""
    turn, players = len(state.history), state.options.players
    coming = final.history[turn : turn + players]
    told = set[int]()
    for index, one in enumerate(coming):
        action, seat = one.action, (state.seat_to_act + index) % players
        if index and isinstance(action, Play) and seat not in told:
            yield from (event.order for event in one.events if isinstance(event, Played))
        if index and isinstance(action, Clue):
            told.add(action.target)


def _saved(state: GameState, best: Action, told: Iterable[Touched]) -> Touched | None:
    """Return the last copy on the receiver's chop that a clue tells about; None if there is none."""
    if not isinstance(best, Clue):
        return None
    chop = _chop_of(state.hands[best.target])
    return next((one for one in told if one.order in chop and one.is_only), None)


def _chop_of(hand: Sequence[HandCard]) -> tuple[int, ...]:
    """Return the oldest card without a clue of a hand, by order; empty if all have had one."""
    return tuple(one.order for one in hand if not one.marks.touched)[:1]


def _spare_shown(state: GameState, clue: Action, standing: Standing) -> Touched | None:
    """Return the oldest card that a clue touches and leaves only faces that are no longer needed."""
    if not isinstance(clue, Clue):
        return None
    touched, kind = state.touched_by(clue), state.options.deck_rules
    for held in state.hands[clue.target]:
        after = held.after(clue.value, kind, touched=True)
        is_news = _is_known_trash(after, standing) and not _is_known_trash(held, standing)
        if held.order in touched and is_news:
            return Touched(held.order, state.deck[held.order], _is_known(after, standing))
    return None


def _ruled_out(state: GameState, clue: Action, standing: Standing) -> Iterator[int]:
    """Yield the cards with a clue that another one, which does not touch them, leaves fewer faces."""
    if not isinstance(clue, Clue):
        return
    touched, kind = state.touched_by(clue), state.options.deck_rules
    for held in state.hands[clue.target]:
        if held.order in touched or not held.marks.touched:
            continue
        left = _faces(held.after(clue.value, kind, touched=False))
        if any(one not in left and not _is_gone(one, standing) for one in _faces(held)):
            yield held.order


def _is_known_trash(held: HandCard, standing: Standing) -> bool:
    return not any(_is_useful(one, standing) for one in _faces(held))


def _faces(held: HandCard) -> list[Card]:
    return [Card(suit, rank) for suit in held.marks.suits for rank in held.marks.ranks]


def _first_holders(state: GameState, standing: Standing) -> dict[Card, int]:
    """Return who holds each card that is still needed, the first of two in turn order."""

    def turn_of(seat: int) -> int:
        return (seat - state.seat_to_act) % state.options.players

    holders = holders_of(state).items()
    return {card: min(seats, key=turn_of) for card, seats in holders if is_needed(card, standing)}


def _furthest_behind(state: GameState) -> Card | None:
    """Return the next card of the lowest firework; None if another one is ahead by less than two cards."""
    fireworks = sorted((top, suit) for suit, top in enumerate(state.fireworks))
    (lowest, suit), (second, _) = fireworks[:2]
    is_behind = second - lowest >= _BEHIND
    return Card(state.options.suits[suit], Rank(lowest + 1)) if is_behind else None


def _idle(state: GameState, agreement: Agreement | None) -> Iterator[int]:
    """Yield the seats that hold no playable card with a clue, and have no reason to play another one.

    The latter is asked of the seat to act only, whose choice by the agreement is known.
    """
    standing, busy = Standing.from_table(state), -1
    if agreement is not None and state.ending is None:
        seen = observe(state, state.seat_to_act)
        if isinstance(ConventionPlayer(agreement).weigh(seen)[0].action, Play):
            busy = state.seat_to_act
    for seat, hand in enumerate(state.hands):
        clued = (state.deck[one.order] for one in hand if one.marks.touched)
        if seat != busy and not any(is_playable(one, standing) for one in clued):
            yield seat


def _endangered_chop(state: GameState, standing: Standing) -> Touched | None:
    """Return the chop of the seat to act, if it is needed and there is no other card to discard."""
    hand = state.hands[state.seat_to_act]
    if any(_is_known_trash(x, standing) for x in hand):
        return None
    for order in _chop_of(hand):
        card = state.deck[order]
        if _is_useful(card, standing):
            playable, only = is_playable(card, standing), is_critical(card, standing)
            return Touched(order, card, False, playable, only)
    return None


def _too_early(state: GameState, played: Card | None) -> frozenset[int]:
    """Return the cards that cannot be played at their holders' next turns.

    ``played`` is the card that the seat to act plays first, if it fits. Every seat between may play
    one card of each firework, which is more than it can; so the rest is certain.
    """
    tops = dict(zip(state.options.suits, state.fireworks, strict=True))
    early = set[int]()
    if played is not None and played.rank.value == tops[played.suit] + 1:
        tops[played.suit] += 1
    for step in range(1, state.options.players):
        hand = state.hands[(state.seat_to_act + step) % state.options.players]
        cards = {one.order: state.deck[one.order] for one in hand}
        early |= {order for order, card in cards.items() if card.rank.value > tops[card.suit] + 1}
        for suit, top in tops.items():
            tops[suit] = top + any(
                x.suit is suit and x.rank.value == top + 1 for x in cards.values()
            )
    return frozenset(early)


def _told(state: GameState, clue: Clue, standing: Standing) -> list[Touched]:
    """Return the cards about which a clue tells more, the newest first."""
    touched, kind, found = state.touched_by(clue), state.options.deck_rules, list[Touched]()
    for held in reversed(state.hands[clue.target]):
        after = held.after(clue.value, kind, touched=True)
        if held.order in touched and after != held:
            card = state.deck[held.order]
            found.append(
                Touched(
                    held.order,
                    card,
                    _is_known(after, standing),
                    is_playable(card, standing),
                    is_critical(card, standing),
                )
            )
    return found


def _twin_holder(state: GameState, order: int | None) -> int | None:
    """Return who holds another copy, clued before, of a card in a hand."""
    if order is None:
        return None
    for seat, hand in enumerate(state.hands):
        for held in hand:
            is_clued_other = held.order != order and held.marks.touched
            if is_clued_other and state.deck[held.order] == state.deck[order]:
                return seat
    return None


def _twins(state: GameState) -> Iterator[int]:
    """Yield the cards of which another hand holds a copy that has had a clue, by order."""
    for seat, hand in enumerate(state.hands):
        others = (one for other, cards in enumerate(state.hands) if other != seat for one in cards)
        clued = {state.deck[one.order] for one in others if one.marks.touched}
        yield from (one.order for one in hand if state.deck[one.order] in clued)


def _asked_first(
    state: GameState, clue: Clue, agreement: Agreement, standing: Standing
) -> Touched | None:
    """Return another player's card that a clue asks for before the receiver's, if it is playable."""
    reading = expected_reading(observe(state, state.seat_to_act), agreement, clue)
    if reading.effect is not Effect.OTHERS_FIRST or reading.truth is None:
        return None
    askers = (state.seat_to_act, clue.target)
    others = (hand for seat, hand in enumerate(state.hands) if seat not in askers)
    for held in (one for hand in others for one in hand if one.order == reading.first):
        card = state.deck[held.order]
        if card.suit is reading.truth.suit and is_playable(card, standing):
            return Touched(held.order, card, _is_known(held, standing), is_playable=True)
    return None


def _is_done(state: GameState, seat: int) -> bool:
    """Return whether the game ends before a seat acts again, after the turn of the seat to act."""
    turns = (seat - state.seat_to_act) % state.options.players
    return state.turns_left is not None and turns >= state.turns_left
