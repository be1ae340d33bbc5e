"""What sets the better one of two clues about the same card apart, in words."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.review.comparison import Comparison
from hanabi_desktop.wording.markup import Markup
from hanabi_desktop.wording.move_reasons import Places, slot_of
from hanabi_desktop.wording.names import card_name

translate = QCoreApplication.translate


def better_of_alike(
    compared: Comparison, action: str, places: Places, seats: Sequence[str], markup: Markup
) -> str:
    """Return a better clue about the same card as the one that was made."""
    told = compared.also_told
    if told is None and (compared.needless or compared.premature) is not None:
        #: {action} is "tell Zoë about 5s"; "that card" is one that the clue made touches
        text = translate("Review", "Better: {action}, which would not touch that card.")
        return text.format(action=action)
    if told is None and compared.turn.facts.makes_sure:
        #: {action} is "tell Zoë about 5s"; "it" is the card in the sentence before
        text = translate(
            "Review", "Better: {action}, which would leave no doubt that it is playable."
        )
        return text.format(action=action)
    spare = compared.turn.facts.spare_shown
    if told is None and spare is not None:
        #: {action} is "tell Zoë about 5s"; {name} is Zoë, {card} a card of hers that is no longer needed
        text = translate(
            "Review",
            "Better: {action}, which would also give them a safe discard: slot {slot} ({card}).",
        )
        return text.format(
            action=action,
            name=markup.name(seats[compared.seat]),
            slot=slot_of(spare.order, places),
            card=card_name(spare.card, markup),
        )
    if told is None:
        #: {action} is "tell Zoë about 5s"
        text = translate(
            "Review",
            "Better: {action}. Both clues are about the same card, but this one did"
            " better in simulated games.",
        )
        return text.format(action=action)
    if told.is_playable:
        #: {action} is "tell Zoë about 5s"; {card} is such as "red 5"
        text = translate(
            "Review",
            "Better: {action}, which would also tell them about their playable {card}"
            " (slot {slot}).",
        )
    elif told.is_known:
        #: {action} is "tell Zoë about 5s"; {card} is such as "red 5"
        text = translate(
            "Review",
            "Better: {action}, which would also tell them that their slot {slot} is the {card}.",
        )
    elif told.is_only:
        #: {action} is "tell Zoë about 5s"; {card} is such as "red 5"
        text = translate(
            "Review", "Better: {action}, which would also save their slot {slot} ({card})."
        )
    else:
        #: {action} is "tell Zoë about 5s"; {card} is such as "red 5"
        text = translate(
            "Review",
            "Better: {action}, which would also tell them about their slot {slot}"
            " ({card}), a card worth keeping.",
        )
    return text.format(
        action=action,
        name=markup.name(seats[compared.seat]),
        slot=slot_of(told.order, places),
        card=card_name(told.card, markup),
    )
