"""Descriptions of what is on the table and of what a click would do; reports on it, and on clues."""

from collections import Counter
from collections.abc import Callable, Iterator

from PySide6.QtCore import QCoreApplication, QLocale, QObject, QTimer

from hanabi_desktop.game.cards import RANKS, Card, Rank, Suit
from hanabi_desktop.game.moves import Clue, Play, Turn
from hanabi_desktop.game.observation import Observation, Refusal
from hanabi_desktop.game.options import MAX_STRIKES, TableTalk
from hanabi_desktop.game.scoring import Standing, copies_left, reachable_rank
from hanabi_desktop.game.site_suits import SiteSuits, Touch, traits_of
from hanabi_desktop.table.intent import Intent, Zone
from hanabi_desktop.table.layout.geometry import Supply
from hanabi_desktop.table.models.lists import TurnLogModel
from hanabi_desktop.table.models.own_hand import OwnHand
from hanabi_desktop.table.models.table_model import TableCard, TableModel
from hanabi_desktop.table.scene import TableScene
from hanabi_desktop.ui.shell.command import Command
from hanabi_desktop.ui.widgets.sentences import TableWords
from hanabi_desktop.wording.counts import Counts
from hanabi_desktop.wording.events import firework_heights, known_of, last_round_words
from hanabi_desktop.wording.names import card_name, clue_name, suit_name
from hanabi_desktop.wording.problems import refusal_sentence

translate = QCoreApplication.translate


class TableDescriptions:
    """The texts that tooltips, the status bar and screen readers use for what is on the table.

    ``strips`` returns whether the table now shows under each card what its holder knows.
    """

    def __init__(
        self,
        model: TableModel,
        intent: Intent,
        own_hand: OwnHand,
        words: TableWords,
        strips: Callable[[], bool],
    ) -> None:
        self._model = model
        self._intent = intent
        self._own_hand = own_hand
        self._words = words
        self._strips = strips

    def of_card(self, card: TableCard) -> str:
        seen = self._model.observation
        if seen is None:
            return ""
        return self._words.hand_card(card, seen.options, self._own_hand.note(card.order))

    def for_pointer(self, order: int) -> str:
        card, seen = self._model.card(order), self._model.observation
        if card is None or seen is None or card.seat is None or not self._model.acts:
            return ""
        if card.seat != seen.seat:
            refusal = self._why_no_clue(card.seat)
            if refusal is not None:
                return refusal_sentence(refusal)
            text = translate(
                "Hint",
                "Click to tell {name} about this card; hold to see this hand as {name} knows it.",
            )
            return text.format(name=self._words.names[card.seat])
        return self._for_pointer_on_own(order)

    def _for_pointer_on_own(self, order: int) -> str:
        pending = self._intent.pending
        if self._model.why_not(Play(order)) is not None:
            return translate(
                "Hint", "Drag to sort your hand; right-click to raise, tilt or write a note."
            )
        if pending.zone is Zone.PLAY:
            return translate("Hint", "Click to play this card.")
        if pending.zone is Zone.DISCARD:
            return translate("Hint", "Click to discard this card.")
        if pending.chosen == order:
            return translate(
                "Hint", "Click the fireworks to play it, or the discard pile to discard it."
            )
        return translate("Hint", "Click to choose this card, or drag it; right-click for more.")

    def tip_of_card(self, order: int) -> str:
        card = self._model.card(order)
        if card is None:
            return ""
        if self._knowledge_is_left_out(card):
            return "\n".join(filter(None, (self.of_card(card), self.for_pointer(order))))
        lines = [self._own_hand.note(order)]
        if card.critical:
            lines.append(translate("Hint", "The last copy: without it this firework ends early."))
        elif card.trash:
            lines.append(translate("Hint", "No longer needed."))
        lines.append(self.for_pointer(order))
        return "\n".join(filter(None, lines))

    def _knowledge_is_left_out(self, card: TableCard) -> bool:
        """Return whether the table has no room to show what the holder of a card knows."""
        seen = self._model.observation
        if seen is None or card.seat in (None, seen.seat) or self._strips():
            return False
        return seen.options.table_talk is not TableTalk.STRICT

    def tip_of_firework(self, column: int) -> str:
        seen = self._model.observation
        if seen is None:
            return ""
        suit, standing = seen.options.suits[column], Standing.from_table(seen)
        height, most = seen.fireworks[column], reachable_rank(suit, standing)
        if height == Rank.FIVE:
            lines = [translate("Hint", "Complete.")]
        elif height == most:
            missing = Card(suit, Rank(height + 1))
            #: {card} is "red 4": all of them lie on the discard pile
            text = translate("Hint", "It ends here: no {card} is left.")
            lines = [text.format(card=card_name(missing))]
        else:
            following = Card(suit, Rank(height + 1))
            left = self._words.counts.copies_left(copies_left(following, standing))
            #: {card} is "red 4", {left} "2 left"
            text = translate("Hint", "Next: {card}, {left}.")
            lines = [text.format(card=card_name(following), left=left)]
        if self._intent.pending.chosen is not None:
            lines.append(translate("Hint", "Click to play the chosen card."))
        elif height:
            lines.append(translate("Hint", "Click a card to see when it was played."))
        return "\n".join((*_touch_sentences(seen, column), *lines))

    def tip_of_supply(self, supply: Supply) -> str:
        seen = self._model.observation
        lines = [self.meaning_of(supply)]
        if supply is Supply.STRIKES and seen is not None and seen.strikes:
            lines.append(translate("Hint", "Click a strike to see how it happened."))
        return "\n".join(lines)

    def for_focus(self, order: int) -> str:
        card, seen, pending = self._model.card(order), self._model.observation, self._intent.pending
        if card is None or seen is None or card.seat is None or not self._model.acts:
            return ""
        if card.seat != seen.seat:
            refusal = self._why_no_clue(card.seat)
            if refusal is not None:
                return refusal_sentence(refusal)
            text = translate("Hint", "Enter: tell {name} about this card.")
            return text.format(name=self._words.names[card.seat])
        if self._model.why_not(Play(order)) is not None:
            return ""
        if pending.zone is Zone.PLAY:
            return translate("Hint", "Enter: play this card.")
        if pending.zone is Zone.DISCARD:
            return translate("Hint", "Enter: discard this card.")
        return translate("Hint", "Enter: choose this card.")

    def of_firework(self, column: int) -> str:
        seen = self._model.observation
        if seen is None:
            return ""
        suit, height = suit_name(seen.options.suits[column]), seen.fireworks[column]
        if height == 0:
            #: read aloud: {suit} is "Red"
            return translate("Hint", "{suit} firework: no card yet").format(suit=suit)
        #: read aloud: {suit} is "Red", {rank} the value of its uppermost card
        return translate("Hint", "{suit} firework: {rank}").format(suit=suit, rank=height)

    def for_firework(self, column: int) -> str:
        seen = self._model.observation
        if seen is None:
            return ""
        if self._intent.pending.chosen is not None:
            return translate("Hint", "Enter: play the chosen card.")
        sentences = _touch_sentences(seen, column)
        if seen.fireworks[column]:
            sentences.append(translate("Hint", "Enter: see when its last card was played."))
        return " ".join(sentences)

    def left_of(self, supply: Supply) -> str:
        seen, counts = self._model.observation, self._words.counts
        if seen is None:
            return ""
        match supply:
            case Supply.CLUE_TOKENS:
                return counts.clues_left(seen.clue_tokens)
            case Supply.STRIKES:
                return counts.strikes(seen.strikes, MAX_STRIKES)
            case Supply.DECK:
                return _deck_words(seen, counts)

    def meaning_of(self, supply: Supply) -> str:
        seen = self._model.observation
        match supply:
            case Supply.CLUE_TOKENS:
                return translate(
                    "Hint",
                    "A clue uses up a lantern. Discarding, or completing a firework, lights one"
                    " again.",
                )
            case Supply.STRIKES:
                return translate(
                    "Hint",
                    "Playing a card that doesn’t fit is a strike and burns a fuse. The third"
                    " ends the game.",
                )
            case Supply.DECK if seen is not None and seen.options.final_bouquet:
                return translate("Hint", "When it is empty, the game goes on without drawing.")
            case Supply.DECK:
                return translate(
                    "Hint", "When the last card is drawn, everybody has one more turn."
                )

    def of_table(self) -> str:
        seen, counts = self._model.observation, self._words.counts
        if seen is None:
            return ""
        parts = [firework_heights(seen.options.suits, seen.fireworks)]
        parts += [counts.clues_left(seen.clue_tokens), counts.strikes(seen.strikes, MAX_STRIKES)]
        return ", ".join([*parts, _deck_words(seen, counts)]) + "."

    def _why_no_clue(self, seat: int) -> Refusal | None:
        """Return why a seat cannot be given a clue now; None if it can."""
        refusal = self._model.why_not(Clue(seat, Rank.ONE))
        return None if refusal is Refusal.TOUCHES_NOTHING else refusal


def _touch_sentences(seen: Observation, column: int) -> list[str]:
    """Return which clues touch the cards of a suit of the site; nothing of our suits."""
    site_suits = seen.options.site_suits
    if site_suits is None:
        return []
    return list(touch_sentences(site_suits, site_suits.suits[column]))


def _deck_words(seen: Observation, counts: Counts) -> str:
    """Return how many cards are left in the deck, or how many turns are left."""
    if seen.turns_left is not None and seen.ending is None:
        return last_round_words(seen.turns_left, counts)
    #: how many cards are still to be drawn: {cards} is "3 cards"
    return translate("Hint", "{cards} in the deck").format(cards=counts.cards(seen.deck_size))


class TableReports:
    """Describes in words what the person may see, and nothing else."""

    def __init__(
        self,
        table: TableModel,
        own_hand: OwnHand,
        descriptions: TableDescriptions,
        words: TableWords,
    ) -> None:
        self._table = table
        self._own_hand = own_hand
        self._descriptions = descriptions
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
        cards_text = ". ".join(self._card(seen, card) for card in cards)
        if not cards:
            cards_text = translate("Report", "no cards")
        #: a hand read aloud: {name} is whose, {cards} what lies in it
        text = translate("Report", "{name}. {cards}.")
        return text.format(name=self._words.names[seat], cards=cards_text)

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
            every_colour = translate("Card", "counts as every colour")
            text = f"{text}, {every_colour}"
        if marks is not None and marks.touched:
            clued = translate("Card", "clued")
            text = f"{text}, {clued}"
        return f"{text}, {note}" if note else text

    def _supplies(self) -> str:
        """Return clue tokens, strikes, deck size and score."""
        numbers = self._table.numbers()
        parts = [self._descriptions.left_of(supply) for supply in Supply]
        if numbers is not None:
            parts.append(self._words.counts.points(numbers.score))
        return ", ".join(parts) + "."


def _fireworks(seen: Observation) -> str:
    heights = firework_heights(seen.options.suits, seen.fireworks)
    #: read aloud: {fireworks} is "White 2, Red 4 …"
    return translate("Report", "Fireworks: {fireworks}.").format(fireworks=heights)


def _discards(seen: Observation) -> str:
    pile = Counter(public.card for public in seen.discards)
    if not pile:
        return translate("Report", "The discard pile is empty.")
    place = {suit: number for number, suit in enumerate(seen.options.suits)}
    parts = []
    for card in sorted(pile, key=lambda card: (place[card.suit], card.rank)):
        name, copies = card_name(card), pile[card]
        #: a card of which several copies are discarded: "2 times red 1"
        several = translate("Report", "{number} times {card}")
        number = QLocale().toString(copies)
        parts.append(name if copies == 1 else several.format(number=number, card=name))
    #: read aloud: {cards} is "white 4, 2 times red 1 …"
    return translate("Report", "Discard pile: {cards}.").format(cards=", ".join(parts))


_EACH_MS = 1800


class ToldClues(QObject):
    """Shows each clue's arrow and sentence in turn; another request skips to the next at once.

    ``report`` shows a sentence, given as rich and as plain text; ``each_ms`` is how long each clue is
    shown, in milliseconds.
    """

    def __init__(
        self,
        table: TableModel,
        log: TurnLogModel,
        words: TableWords,
        scene: TableScene,
        report: Callable[[str, str], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.each_ms = _EACH_MS
        self._table = table
        self._log = log
        self._words = words
        self._scene = scene
        self._report = report
        self._turns: tuple[Turn, ...] = ()
        self._shown = 0
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(self._show_next)
        table.changed.connect(self.stop)

    def show(self) -> None:
        """Show the first clue, or skip to the next."""
        if self._next.isActive() and self._shown < len(self._turns):
            self._show_next()
            return
        self._turns, self._shown = self._table.clues_since_own_turn(), 0
        if self._turns:
            self._show_next()
        else:
            self._report(*[self._nothing()] * 2)

    def stop(self) -> None:
        """Stop, because something has happened or nobody is looking."""
        self._next.stop()
        self._turns = ()
        self._scene.show_told(None)

    def _nothing(self) -> str:
        """Return the text shown if there are no clues; a strict table remembers only the last turn."""
        seen = self._table.observation
        if seen is not None and seen.options.table_talk is TableTalk.STRICT:
            return translate("ToldClues", "The last move told you nothing.")
        return translate("ToldClues", "You have been told nothing since your last turn.")

    def _show_next(self) -> None:
        if self._shown == len(self._turns):
            self.stop()
            return
        turn = self._turns[self._shown]
        self._shown += 1
        self._scene.show_told(turn)
        entry = self._log.entry(turn.number)
        if entry is not None:
            #: one of several clues: {sentence} is such as "Åsa told Elin about 1s, touching two cards."
            text = translate("ToldClues", "{number} of {count}: {sentence}")
            rich, plain = (
                text.format(number=self._shown, count=len(self._turns), sentence=sentence)
                if len(self._turns) > 1
                else sentence
                for sentence in (self._words.rich(entry), self._words.plain(entry))
            )
            self._report(rich, plain)
        self._next.start(self.each_ms)


def touch_sentences(rules: SiteSuits, suit: Suit) -> Iterator[str]:
    """Yield what is special about a suit in a game with these suits; nothing of a usual one."""
    traits = traits_of(suit)
    match traits.colours:
        case Touch.EVERY:
            #: of the cards of one colour of hanab.live
            yield translate("Hint", "Every clue about a colour touches these cards.")
        case Touch.NONE:
            #: of the cards of one colour of hanab.live
            yield translate("Hint", "No clue about a colour touches these cards.")
        case Touch.BY_RANK:
            colours = (
                f"{rank.value} {clue_name(rules.clues_on(Card(suit, rank))[0])}" for rank in RANKS
            )
            #: {colours} is such as "1 red, 2 yellow, 3 green, 4 blue, 5 red"
            text = translate("Hint", "The value of such a card decides its colour: {colours}.")
            yield text.format(colours=", ".join(colours))
        case Touch.OWN:
            pass
    if traits.ranks is Touch.EVERY:
        #: of the cards of one colour of hanab.live
        yield translate("Hint", "Every clue about a value touches these cards.")
    elif traits.ranks is Touch.NONE:
        #: of the cards of one colour of hanab.live
        yield translate("Hint", "No clue about a value touches these cards.")
    if traits.is_dark:
        #: of the cards of one colour of hanab.live
        yield translate("Hint", "There is one card of each value.")
