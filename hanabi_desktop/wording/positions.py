"""A position as text, as players write it in forums: hands, fireworks, discards and clues."""

from collections import Counter
from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.game.cards import Card, ClueValue, Rank
from hanabi_desktop.game.moves import Clued
from hanabi_desktop.game.observation import HandCard, Observation
from hanabi_desktop.game.options import TableTalk
from hanabi_desktop.wording.counts import Counts

translate = QCoreApplication.translate

_STRIKES = 3
_UNKNOWN = "?"


def position_text(seen: Observation, names: Sequence[str]) -> str:
    """Return a position as its viewer sees it, a line for each hand, the newest card first.

    Cards are written as ``r1``, the same in every language; an unknown one as ``??``. What a card was
    told stands behind it, unless the table forgets clues while the game goes on.
    """
    forgets = seen.options.table_talk is TableTalk.STRICT and seen.ending is None
    told = {} if forgets else _told(seen)
    hands = (
        f"{name}: " + " ".join(_card(held, told.get(held.order, ())) for held in reversed(hand))
        for name, hand in zip(names, seen.hands, strict=True)
    )
    return "\n".join((_heading(seen, names), *_stacks(seen), *hands))


def _heading(seen: Observation, names: Sequence[str]) -> str:
    counts = Counts()
    if seen.ending is None:
        #: the first line of a position that is copied as text
        text = translate("Position", "Turn {turn}, {name} to move")
        first = text.format(turn=seen.turn_number, name=names[seen.seat_to_act])
    else:
        first = translate("Position", "End of the game")
    return " · ".join(
        (
            first,
            counts.points(sum(seen.fireworks)),
            counts.clues_left(seen.clue_tokens),
            counts.strikes(seen.strikes, _STRIKES),
            #: {cards} is "12 cards"
            translate("Position", "{cards} in the deck").format(cards=counts.cards(seen.deck_size)),
        )
    )


def _stacks(seen: Observation) -> Iterator[str]:
    tops = zip(seen.options.suits, seen.fireworks, strict=True)
    fireworks = " ".join(f"{suit.letter}{top}" for suit, top in tops)
    yield translate("Position", "Fireworks: {cards}").format(cards=fireworks)
    yield translate("Position", "Discarded: {cards}").format(cards=" ".join(_pile(seen)) or "–")


def _pile(seen: Observation) -> list[str]:
    """Return the discarded cards, sorted by suit and rank."""
    copies: Counter[Card] = Counter(public.card for public in seen.discards)
    cards = (Card(suit, rank) for suit in seen.options.suits for rank in Rank)
    return [str(card) for card in cards for _ in range(copies[card])]


def _told(seen: Observation) -> dict[int, tuple[ClueValue, ...]]:
    """Return what each card was pointed out as, in the order of the clues."""
    told: dict[int, tuple[ClueValue, ...]] = {}
    for turn in seen.history:
        for event in turn.events:
            if isinstance(event, Clued):
                for order in event.touched:
                    known = told.get(order, ())
                    told[order] = known if event.value in known else (*known, event.value)
    return told


def _card(held: HandCard, told: Sequence[ClueValue]) -> str:
    card = _UNKNOWN * 2 if held.card is None else str(held.card)
    signs = (str(value.value) if isinstance(value, Rank) else value.letter for value in told)
    return f"{card}({','.join(signs)})" if told else card
