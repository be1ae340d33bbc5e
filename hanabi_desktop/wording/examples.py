"""Example positions in words."""

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.game.cards import Card, parse_cards
from hanabi_desktop.learning.examples import Example
from hanabi_desktop.wording.names import capital, card_name, clue_title

translate = QCoreApplication.translate


def hand_label(example: Example, place: int) -> str:
    """Return the label above a hand of an example."""
    if example.clue is not None and example.clue[0] == place:
        #: above a hand; {value} is "Blue" or "3s"
        return translate("Example", "Gets a clue: {value}").format(
            value=clue_title(example.clue[1])
        )
    if place == 0:
        #: above the hand of whoever acts next
        return translate("Example", "Acts next")
    #: above the hand of somebody who acts after the next player
    return translate("Example", "Acts later")


def fireworks_label() -> str:
    """Return the label above the fireworks."""
    return translate("Example", "Fireworks")


def discard_label() -> str:
    """Return the label above a discarded card."""
    return translate("Example", "Known, and just discarded")


def described(example: Example) -> str:
    """Return the description of a whole example for screen readers."""
    lines = []
    if example.stacks:
        lines.append(f"{fireworks_label()}: {_cards(parse_cards(example.stacks))}.")
    if example.discarded:
        lines.append(f"{discard_label()}: {_cards(parse_cards(example.discarded))}.")
    lines += [
        f"{hand_label(example, place)}: {_cards(hand_of(example, place))}."
        for place in range(len(example.hands))
    ]
    if example.plays:
        played = [hand_of(example, place)[slot - 1] for place, slot in example.plays]
        #: {cards} is "blue 2, blue 3"
        text = translate("Example", "Played next, in this order: {cards}.")
        lines.append(text.format(cards=_cards(played)))
    if example.keeps:
        kept = [hand_of(example, place)[slot - 1] for place, slot in example.keeps]
        #: {cards} is "red 2"
        lines.append(translate("Example", "Kept: {cards}.").format(cards=_cards(kept)))
    return " ".join(lines)


def hand_of(example: Example, place: int) -> tuple[Card, ...]:
    """Return the cards of a hand, from slot 1 on."""
    return tuple(Card.parse(word.partition("'")[0]) for word in example.hands[place].split())


def _cards(cards: "tuple[Card, ...] | list[Card]") -> str:
    return capital(", ".join(card_name(card) for card in cards))
