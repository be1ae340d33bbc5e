"""The reason of an action, from what the whole table can see.

A reason is heard by people who hold hidden cards. So it is worked out from common knowledge
(clues, fireworks, discards) and from the face of the card a clue is about, which everybody
sees but the clue's receiver; for the receiver :meth:`Reason.shown_to` takes that away too.
What else the teammate saw, and it may have seen the listener's cards, never enters.
"""

from hanabi_desktop.game.cards import Rank
from hanabi_desktop.game.moves import Action, Clue, Discard, Play
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.teammates.conventions import TableReading
from hanabi_desktop.teammates.identities import identity, is_within, with_value
from hanabi_desktop.teammates.teammate import Reason, ReasonCode


def reason_of(observation: Observation, reading: TableReading, action: Action) -> Reason:
    """Why the observing seat would do this, as the table's conventions see it."""
    match action:
        case Play(order):
            return Reason(_of_play(observation, reading, order), (order,))
        case Discard(order):
            return Reason(_of_discard(reading, order), (order,))
        case Clue():
            return _of_clue(observation, reading, action)


def _of_play(observation: Observation, reading: TableReading, order: int) -> ReasonCode:
    belief, playable = reading.beliefs[order], reading.board.playable
    if is_within(belief.possible, playable):
        return ReasonCode.PLAY_KNOWN
    if observation.turns_left is not None and not belief.clued:
        return ReasonCode.PLAY_GAMBLE
    return ReasonCode.PLAY_TOLD if belief.clued else ReasonCode.PLAY_SEEN


def _of_discard(reading: TableReading, order: int) -> ReasonCode:
    belief, trash = reading.beliefs[order], reading.board.trash
    if is_within(belief.inferred, trash):
        return ReasonCode.DISCARD_TRASH
    holder = next(seat for seat, hand in enumerate(reading.hands) if order in hand)
    if order == reading.chop(holder):
        return ReasonCode.DISCARD_CHOP
    return ReasonCode.DISCARD_LEAST_NEEDED


def _of_clue(observation: Observation, reading: TableReading, clue: Clue) -> Reason:
    touched = frozenset(observation.touched_by(clue))
    focus = reading.focus(clue.target, touched)
    if focus is None:
        return Reason(ReasonCode.CLUE_EMPTY)
    card = next(h.card for h in observation.hands[clue.target] if h.order == focus)
    true = 0 if card is None else identity(card)
    new = not reading.beliefs[focus].clued
    if true & reading.board.playable:
        return Reason(ReasonCode.CLUE_PLAY, (focus,))
    if new and focus == reading.chop(clue.target) and true & _kept(reading):
        return Reason(ReasonCode.CLUE_SAVE, (focus,))
    return Reason(ReasonCode.CLUE_STALL, (focus,))


def _kept(reading: TableReading) -> int:
    """Cards that a table keeps when they lie on the chop: last copies, and 2s."""
    return reading.board.critical | with_value(Rank.TWO) & ~reading.board.trash
