"""The reason for an action, as one seat understands it by the table's conventions.

The acting seat's own reason is stored with the game. During the game, a listener is told the reason
that follows from the listener's *own* model of the table. That model depends
only on what the listener sees, so the reason reveals nothing about the listener's cards beyond the
conventions.
"""

from collections.abc import Sequence

from hanabi_desktop.game.cards import Card
from hanabi_desktop.game.moves import Action, Clue, Clued, Discard, Play, Turn
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.game.options import MAX_CLUE_TOKENS
from hanabi_desktop.teammates.conventions import Agreement, Convention
from hanabi_desktop.teammates.encoding import SeatTracker, cards_in, places_of, value_code
from hanabi_desktop.teammates.reasoning.model import SeatModel
from hanabi_desktop.teammates.reasoning.reading import interpret_clue
from hanabi_desktop.teammates.reasoning.transfers import interpret_transfer, transferred_identity
from hanabi_desktop.teammates.teammate import Reason, ReasonCode, StallPurpose

MOST_FACES = 6
"""Maximum number of possible faces of a card that are listed."""

_OF_CLUE = {
    Convention.PLAY_CLUE: ReasonCode.CLUE_PLAY,
    Convention.DELAYED_PLAY: ReasonCode.CLUE_PLAY,
    Convention.SAVE_CRITICAL: ReasonCode.CLUE_SAVE,
    Convention.SAVE_TWO: ReasonCode.CLUE_SAVE,
    Convention.SAVE_FIVE: ReasonCode.CLUE_SAVE,
    Convention.FIVE_STALL: ReasonCode.CLUE_SAVE,
    Convention.PROMPT: ReasonCode.CLUE_THROUGH,
    Convention.FINESSE: ReasonCode.CLUE_THROUGH,
    Convention.REVERSE_FINESSE: ReasonCode.CLUE_THROUGH,
    Convention.LAYERED_FINESSE: ReasonCode.CLUE_THROUGH,
    Convention.HIDDEN_FINESSE: ReasonCode.CLUE_THROUGH,
    Convention.SELF_PROMPT: ReasonCode.CLUE_SELF,
    Convention.SELF_FINESSE: ReasonCode.CLUE_SELF,
    Convention.TEMPO: ReasonCode.CLUE_TEMPO,
    Convention.FIX: ReasonCode.CLUE_FIX,
    Convention.FILL_IN: ReasonCode.CLUE_FILL_IN,
    Convention.EMPTY_CLUE: ReasonCode.CLUE_EMPTY,
}

_SAVES = (
    Convention.SAVE_CRITICAL,
    Convention.SAVE_TWO,
    Convention.SAVE_FIVE,
    Convention.PLAY_OR_SAVE,
)

_LINKED = (
    Convention.PROMPT,
    Convention.FINESSE,
    Convention.REVERSE_FINESSE,
    Convention.LAYERED_FINESSE,
    Convention.HIDDEN_FINESSE,
    Convention.SELF_PROMPT,
    Convention.SELF_FINESSE,
)


def explain(model: SeatModel, seat: int, action: Action, touched: Sequence[int] = ()) -> Reason:
    """Return the reason for an action, as the model's seat sees it just before the action.

    Args:
        model: the listener's model before the action.
        seat: the seat that acts.
        action: the action of that seat.
        touched: the orders that a clue touches.
    """
    model.think(seat)
    match action:
        case Play(order):
            return _of_play(model, order)
        case Discard(order):
            return _of_discard(model, seat, order)
        case Clue():
            return _of_clue(model, seat, action, touched)


def reason_for_listener(tracker: SeatTracker, turn: Turn) -> Reason:
    """Return the reason for a turn, for a listener whose tracker has not watched that turn yet."""
    touched = next((event.touched for event in turn.events if isinstance(event, Clued)), ())
    return explain(tracker.model, turn.seat, turn.action, touched)


def reasons_for_listener(observation: Observation, agreement: Agreement) -> tuple[Reason, ...]:
    """Return the reasons for all turns so far, as the observing seat understands them."""
    tracker = SeatTracker(observation, agreement)
    reasons = []
    for turn in observation.history:
        reasons.append(reason_for_listener(tracker, turn))
        tracker.watch(turn)
    return tuple(reasons)


def shown_reasons(
    own: Sequence[Reason | None], observation: Observation, agreement: Agreement
) -> tuple[Reason | None, ...]:
    """Return the reasons shown to the observing seat during the game, for the moves that have one."""
    understood = reasons_for_listener(observation, agreement)
    return tuple(reason and mine for reason, mine in zip(own, understood, strict=True))


def _of_play(model: SeatModel, order: int) -> Reason:
    believed = model.believed[order]
    if not model.logical[order] & ~model.playable:
        code = ReasonCode.PLAY_KNOWN if model.clued[order] else ReasonCode.PLAY_SEEN
    elif not model.is_sure(order):
        code = ReasonCode.PLAY_GAMBLE
    elif model.promised[order]:
        return Reason(
            ReasonCode.PLAY_BLIND, (order,), faces_of(believed), convention=Convention.FINESSE
        )
    else:
        code = ReasonCode.PLAY_TOLD
    return Reason(code, (order,), faces_of(believed))


def _of_discard(model: SeatModel, seat: int, order: int) -> Reason:
    transferred = transferred_identity(model, seat, order)
    if transferred >= 0:
        other_copy = interpret_transfer(model.copy(), seat, order, transferred)
        if other_copy >= 0:
            return _of_transfer(model, order, transferred, other_copy)
    if model.is_known_trash(order):
        return Reason(ReasonCode.DISCARD_TRASH, (order,), faces_of(model.believed[order]))
    if order == model.chop(seat):
        code = ReasonCode.DISCARD_CHOP if model.tokens else ReasonCode.DISCARD_UNABLE_TO_CLUE
        return Reason(code, (order,), convention=Convention.CHOP)
    return Reason(ReasonCode.DISCARD_LEAST_NEEDED, (order,))


def _of_transfer(model: SeatModel, order: int, identity: int, other_copy: int) -> Reason:
    """Return the reason for a discard of a known card that shows who holds a copy; the copy comes second.

    The holder of the copy is told only that the copy exists.
    """
    if other_copy in _orders(model, model.seat):
        return Reason(ReasonCode.DISCARD_TELLS, (order,), faces_of(1 << identity))
    clued = model.clued[other_copy]
    convention = Convention.SARCASTIC_DISCARD if clued else Convention.GENTLEMANS_DISCARD
    return Reason(
        ReasonCode.DISCARD_TELLS, (order, other_copy), faces_of(1 << identity), convention
    )


def _of_clue(model: SeatModel, seat: int, clue: Clue, touched: Sequence[int]) -> Reason:
    after = model.copy()
    interpret_clue(
        after, seat, clue.target, value_code(clue.value), places_of(model, clue.target, touched)
    )
    if not touched:
        purpose = purpose_of_stall(model, seat)
        return Reason(ReasonCode.CLUE_EMPTY, convention=Convention.EMPTY_CLUE, purpose=purpose)
    links = after.link_card[: after.links] if after.interpretation in _LINKED else []
    mine = _orders(model, model.seat)
    if clue.target != model.seat and _only_passes(model, after, clue.target):
        return Reason(ReasonCode.CLUE_DELAY, convention=Convention.STALL)
    unlinked = after.interpretation in _LINKED and not links
    if clue.target == model.seat or unlinked or any(order in mine for order in links):
        # A player who is asked to do something is told only which card the clue is about. "What
        # does this clue say to me?" is a separate question.
        return Reason(ReasonCode.CLUE_FOCUS, (after.focus,), convention=Convention.FOCUS)
    convention = Convention(after.interpretation)
    if convention is Convention.FIX:
        stopped = _stopped_play(model, after, clue.target)
        return _about_card(model, ReasonCode.CLUE_FIX, stopped, convention)
    code = _OF_CLUE.get(convention, ReasonCode.CLUE_STALL)
    if code in (ReasonCode.CLUE_FILL_IN, ReasonCode.CLUE_STALL):
        changed = _changed_play(model, after, clue.target, convention)
        if changed is not None:
            return changed
    if code is ReasonCode.CLUE_THROUGH and all(
        order in _orders(model, clue.target) for order in links
    ):
        code = ReasonCode.CLUE_SELF
    purpose = purpose_of_stall(model, seat) if code is ReasonCode.CLUE_STALL else None
    faces = faces_of(1 << after.card[after.focus])
    helping = tuple(face for order in links for face in cards_in(1 << model.card[order]))
    return Reason(code, (after.focus, *links), faces, convention, purpose=purpose, helping=helping)


def _about_card(model: SeatModel, code: ReasonCode, order: int, convention: Convention) -> Reason:
    """Return a reason about one card that the model's seat sees."""
    return Reason(code, (order,), faces_of(1 << model.card[order]), convention)


def _changed_play(
    before: SeatModel, after: SeatModel, receiver: int, convention: Convention
) -> Reason | None:
    """Return what a clue that asks for nothing does: it gets a card played, or keeps one from a misplay."""
    ready = _newly_sure(before, after, receiver)
    if ready:
        return _about_card(before, ReasonCode.CLUE_PLAY, ready[0], convention)
    stopped = _newly_sure(after, before, receiver)
    wrong = [order for order in stopped if not 1 << before.card[order] & before.playable]
    if wrong:
        return _about_card(before, ReasonCode.CLUE_FIX, wrong[0], convention)
    return None


def purpose_of_stall(before: SeatModel, giver: int) -> StallPurpose | None:
    """Return what a clue that asks for nothing was for, as the model's seat sees it before the clue."""
    if before.tokens == MAX_CLUE_TOKENS:
        return StallPurpose()
    chop = before.chop(giver)
    if giver == before.seat or chop < 0 or 1 << before.card[chop] & before.trash:
        return None
    before.think(giver)
    if any(before.is_known_trash(order) for order in _orders(before, giver)):
        return None  # that card would have been discarded
    return StallPurpose(next(cards_in(1 << before.card[chop])))


def _newly_sure(before: SeatModel, after: SeatModel, receiver: int) -> list[int]:
    """Return the cards that the receiver is sure of in one model but not in the other."""
    before.think(receiver)
    after.think(receiver)
    hand = _orders(before, receiver)
    return [order for order in hand if after.is_sure(order) and not before.is_sure(order)]


def _only_passes(before: SeatModel, after: SeatModel, receiver: int) -> bool:
    """Return whether a clue in the last turns leads to no play and only avoids drawing a card."""
    if before.endless or before.deck > before.players:
        return False
    changed = _newly_sure(before, after, receiver) or _newly_sure(after, before, receiver)
    is_save = Convention(after.interpretation) in _SAVES
    return not (changed or is_save or after.links)


def _stopped_play(before: SeatModel, after: SeatModel, receiver: int) -> int:
    """Return a card that the receiver would have played before the clue but not after it."""
    return next(iter(_newly_sure(after, before, receiver)), after.focus)


def _orders(model: SeatModel, seat: int) -> Sequence[int]:
    """Return the cards in a seat's hand, the oldest first."""
    return model.hand[5 * seat : 5 * seat + model.size[seat]]


def faces_of(identities: int) -> tuple[Card, ...]:
    """Return the cards of a set of identities; empty when there are more than ``MOST_FACES``."""
    faces = tuple(cards_in(identities))
    return faces if len(faces) <= MOST_FACES else ()
