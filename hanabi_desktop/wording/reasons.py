"""Why a teammate did what it did, and why an action is refused."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.game.moves import Clue, Turn
from hanabi_desktop.game.observation import Refusal
from hanabi_desktop.teammates.teammate import Reason, ReasonCode

translate = QCoreApplication.translate


def reason_sentence(reason: Reason, turn: Turn, slot: int | None, seats: Sequence[str]) -> str:
    """A reason as one sentence.

    Args:
        reason: what the teammate gave.
        turn: the turn it speaks of.
        slot: where the card it speaks of lay then, 1 for the newest; None for no card.
        seats: the players' names.
    """
    receiver = seats[turn.action.target] if isinstance(turn.action, Clue) else ""
    text = _reason_text(reason.code)
    return text.format(name=seats[turn.seat], receiver=receiver, slot=slot)


def _reason_text(code: ReasonCode) -> str:
    match code:
        case ReasonCode.PLAY_KNOWN:
            return translate("Reason", "{name} knew that this card fits.")
        case ReasonCode.PLAY_TOLD:
            return translate("Reason", "{name} had been told about this card and took it to fit.")
        case ReasonCode.PLAY_SEEN:
            return translate(
                "Reason", "{name} could tell from the cards in sight that this one fits."
            )
        case ReasonCode.PLAY_GAMBLE:
            return translate("Reason", "{name} took a chance: there was nothing better left to do.")
        case ReasonCode.CLUE_PLAY:
            return translate("Reason", "{name} wants {receiver} to play the card in slot {slot}.")
        case ReasonCode.CLUE_SAVE:
            return translate("Reason", "{name} wants {receiver} to keep the card in slot {slot}.")
        case ReasonCode.CLUE_STALL:
            return translate("Reason", "{name} had nothing better to do than to give this clue.")
        case ReasonCode.CLUE_FOCUS:
            return translate(
                "Reason", "{name} speaks above all of {receiver}’s card in slot {slot}."
            )
        case ReasonCode.CLUE_EMPTY:
            return translate("Reason", "{name} says what {receiver} does not hold.")
        case ReasonCode.DISCARD_TRASH:
            return translate("Reason", "{name} knew that this card is no longer of use.")
        case ReasonCode.DISCARD_CHOP:
            return translate(
                "Reason", "{name} had no safe play and discarded the oldest card without a clue."
            )
        case ReasonCode.DISCARD_LEAST_NEEDED:
            return translate("Reason", "{name} gave up the card that seemed least needed.")
        case ReasonCode.NONE_GIVEN:
            return translate("Reason", "{name} gave no reason.")


def refusal_sentence(refusal: Refusal) -> str:
    """Why an action is refused, and what is possible instead."""
    match refusal:
        case Refusal.GAME_OVER:
            return translate("Refusal", "This game is over.")
        case Refusal.NOT_YOUR_TURN:
            return translate("Refusal", "Wait for your turn.")
        case Refusal.NOT_IN_HAND:
            return translate("Refusal", "Choose one of your own cards.")
        case Refusal.ALL_TOKENS_THERE:
            return translate("Refusal", "All lanterns are lit: play a card or give a clue.")
        case Refusal.NO_CLUE_TOKEN:
            return translate("Refusal", "No lantern is lit: play or discard a card.")
        case Refusal.CLUE_TO_SELF:
            return translate("Refusal", "A clue goes to a teammate, never to yourself.")
        case Refusal.NO_SUCH_SEAT:
            return translate("Refusal", "Nobody sits there.")
        case Refusal.EMPTY_HAND:
            return translate("Refusal", "That hand is empty: tell somebody else.")
        case Refusal.NO_SUCH_SUIT:
            return translate("Refusal", "That colour is not in this game.")
        case Refusal.TOUCHES_NOTHING:
            return translate("Refusal", "At this table a clue must touch a card.")
        case Refusal.NO_ANNOUNCING:
            return translate("Refusal", "Colours are not announced in this game.")
