"""What a click, or Enter, would do with a card: said before it is done."""

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.game.cards import Rank
from hanabi_desktop.game.moves import Clue, Play
from hanabi_desktop.game.observation import Observation, Refusal
from hanabi_desktop.models.table import TableCard, TableModel
from hanabi_desktop.table.geometry import Supply
from hanabi_desktop.table.intent import Intent
from hanabi_desktop.table.pending import Zone
from hanabi_desktop.windows.words import TableWords
from hanabi_desktop.wording.counts import Counts
from hanabi_desktop.wording.names import suit_name
from hanabi_desktop.wording.piles import last_round_words
from hanabi_desktop.wording.reasons import refusal_sentence

translate = QCoreApplication.translate


def pointer_hint(order: int, model: TableModel, intent: Intent, words: TableWords) -> str:
    """What a click on a card would do; empty where it would do nothing."""
    card, seen = _found(order, model)
    if card is None or seen is None:
        return ""
    if card.seat is None:
        return translate("Hint", "Click to see the moment it was played.")
    if not model.acts:
        return ""
    if card.seat != seen.seat:
        refusal = _why_no_clue(card.seat, model)
        if refusal is not None:
            return refusal_sentence(refusal)
        text = translate(
            "Hint", "Click to tell {name} about this card; hold to see as {name} does."
        )
        return text.format(name=words.names[card.seat])
    if model.why_not(Play(order)) is not None:
        return translate("Hint", "Drag to sort your hand; right-click to raise, tilt or note.")
    if intent.pending.zone is Zone.PLAY:
        return translate("Hint", "Click to play this card.")
    if intent.pending.zone is Zone.DISCARD:
        return translate("Hint", "Click to discard this card.")
    if intent.pending.chosen == order:
        return translate("Hint", "Click the fireworks to play it, the discards to throw it away.")
    return translate("Hint", "Click to choose this card, or drag it; right-click for more.")


def focus_hint(order: int, model: TableModel, intent: Intent, words: TableWords) -> str:
    """What Enter would do with the card that has the focus; empty where it would do nothing."""
    card, seen = _found(order, model)
    if card is None or seen is None or card.seat is None or not model.acts:
        return ""
    if card.seat != seen.seat:
        refusal = _why_no_clue(card.seat, model)
        if refusal is not None:
            return refusal_sentence(refusal)
        text = translate("Hint", "Enter: tell {name} about this card.")
        return text.format(name=words.names[card.seat])
    if model.why_not(Play(order)) is not None:
        return ""
    if intent.pending.zone is Zone.PLAY:
        return translate("Hint", "Enter: play this card.")
    if intent.pending.zone is Zone.DISCARD:
        return translate("Hint", "Enter: discard this card.")
    return translate("Hint", "Enter: choose this card.")


def supply_sentence(supply: Supply, seen: Observation, counts: Counts) -> str:
    """What lanterns, fuses and deck stand for, and how many there are."""
    match supply:
        case Supply.LANTERNS:
            left = counts.clues_left(seen.clue_tokens)
            what = translate(
                "Hint", "A clue puts a lantern out; a discard or a firework’s 5 lights one again."
            )
        case Supply.FUSES:
            left = counts.strikes_of_three(seen.strikes)
            what = translate(
                "Hint", "A card that does not fit burns a fuse; the third ends the game."
            )
        case Supply.DECK:
            left = deck_words(seen, counts)
            what = translate("Hint", "When the last card is drawn, everybody has one more turn.")
            if seen.options.final_bouquet:
                what = translate("Hint", "When it is empty, the game goes on without drawing.")
    return f"{left}. {what}"


def deck_words(seen: Observation, counts: Counts) -> str:
    """How many cards are still to be drawn, or how many turns are left."""
    if seen.turns_left is not None and seen.ending is None:
        return last_round_words(seen.turns_left, counts)
    #: how many cards are still to be drawn: {cards} is "3 cards"
    return translate("Hint", "{cards} in the deck").format(cards=counts.cards(seen.deck_size))


def table_summary(seen: Observation, counts: Counts) -> str:
    """Fireworks, tokens, strikes and deck, as they are read aloud."""
    tops = zip(seen.options.suits, seen.fireworks, strict=True)
    parts = [f"{suit_name(suit)} {height}" for suit, height in tops]
    parts += [counts.clues_left(seen.clue_tokens), counts.strikes_of_three(seen.strikes)]
    return ", ".join([*parts, deck_words(seen, counts)]) + "."


def _found(order: int, model: TableModel) -> tuple[TableCard | None, Observation | None]:
    card = next((card for card in model.cards if card.order == order), None)
    return card, model.observation


def _why_no_clue(seat: int, model: TableModel) -> Refusal | None:
    """Why a seat cannot be told anything now; None when it can."""
    refusal = model.why_not(Clue(seat, Rank.ONE))
    return None if refusal is Refusal.TOUCHES_NOTHING else refusal
