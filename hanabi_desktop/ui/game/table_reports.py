"""Spoken reports on the table for people who cannot see it."""

from collections import Counter

from PySide6.QtCore import QCoreApplication, QLocale

from hanabi_desktop.game.cards import Rank
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.table.layout.geometry import Supply
from hanabi_desktop.table.models.own_hand import OwnHand
from hanabi_desktop.table.models.table_model import TableCard, TableModel
from hanabi_desktop.ui.game.hints import Hints
from hanabi_desktop.ui.shell.command import Command
from hanabi_desktop.ui.widgets.words import TableWords
from hanabi_desktop.wording.events import firework_heights, known_of
from hanabi_desktop.wording.names import card_name

translate = QCoreApplication.translate


class TableReports:
    """Describes in words what the person may see, and nothing else."""

    def __init__(
        self, table: TableModel, own_hand: OwnHand, hints: Hints, words: TableWords
    ) -> None:
        self._table = table
        self._own_hand = own_hand
        self._hints = hints
        self._words = words

    def report(self, command: Command) -> str:
        """Return the report that a command asks for; empty before the first game."""
        seen = self._table.observation
        if seen is None:
            return ""
        match command:
            case Command.TELL_OWN_HAND:
                return self._hand(seen, seen.seat)
            case Command.TELL_HANDS:
                players = seen.options.players
                others = ((seen.seat + step) % players for step in range(1, players))
                return " ".join(self._hand(seen, seat) for seat in others)
            case Command.TELL_FIREWORKS:
                return _fireworks(seen)
            case Command.TELL_DISCARDS:
                return _discards(seen)
            case _:
                return self._supplies()

    def _hand(self, seen: Observation, seat: int) -> str:
        """Return a hand from left to right as its holder sees it, with marks and notes."""
        cards = [card for card in self._table.cards if card.seat == seat]
        row = self._own_hand.row(seen.hand_orders(seat)) if seat == seen.seat else ()
        cards.sort(key=lambda card: row.index(card.order) if row else card.slot)
        told = ". ".join(self._card(seen, card) for card in cards)
        if not cards:
            told = translate("Report", "no cards")
        #: a hand read aloud: {name} is whose, {cards} what lies in it
        text = translate("Report", "{name}. {cards}.")
        return text.format(name=self._words.names[seat], cards=told)

    def _card(self, seen: Observation, card: TableCard) -> str:
        marks, suits = card.marks, seen.options.suits
        known = "" if marks is None else known_of(marks, suits, card.possible)
        knows = marks is not None and (len(marks.suits), len(marks.ranks)) != (
            len(suits),
            len(Rank),
        )
        note = self._own_hand.note(card.order) if card.seat == seen.seat else ""
        if card.card is None:
            #: a card of one's own read aloud: its slot, and what is known of it
            text = translate("Report", "Card {slot}: {known}").format(slot=card.slot, known=known)
        elif not knows:
            #: a teammate's card read aloud, of which its holder knows nothing: its slot, its face
            text = translate("Report", "Card {slot}: {face}").format(
                slot=card.slot, face=card_name(card.card)
            )
        else:
            #: a teammate's card read aloud: its slot, its face, and what its holder knows of it
            text = translate("Report", "Card {slot}: {face}, known: {known}").format(
                slot=card.slot, face=card_name(card.card), known=known
            )
        if card.card is not None and seen.options.multicolour.counts_as_every(card.card):
            text = f"{text}, {translate('Card', 'counts as every colour')}"
        if marks is not None and marks.touched:
            text = f"{text}, {translate('Card', 'clued')}"
        return f"{text}, {note}" if note else text

    def _supplies(self) -> str:
        """Return clue tokens, strikes, deck size and score."""
        numbers = self._table.numbers()
        told = [self._hints.left_of(supply) for supply in Supply]
        if numbers is not None:
            told.append(self._words.counts.points(numbers.score))
        return ", ".join(told) + "."


def _fireworks(seen: Observation) -> str:
    told = firework_heights(seen.options.suits, seen.fireworks)
    #: read aloud: {fireworks} is "White 2, Red 4 …"
    return translate("Report", "Fireworks: {fireworks}.").format(fireworks=told)


def _discards(seen: Observation) -> str:
    pile = Counter(public.card for public in seen.discards)
    if not pile:
        return translate("Report", "The discard pile is empty.")
    place = {suit: number for number, suit in enumerate(seen.options.suits)}
    told = []
    for card in sorted(pile, key=lambda card: (place[card.suit], card.rank)):
        name, copies = card_name(card), pile[card]
        #: a card of which several copies are discarded: "2 times red 1"
        several = translate("Report", "{number} times {card}")
        number = QLocale().toString(copies)
        told.append(name if copies == 1 else several.format(number=number, card=name))
    #: read aloud: {cards} is "white 4, 2 times red 1 …"
    return translate("Report", "Discard pile: {cards}.").format(cards=", ".join(told))
