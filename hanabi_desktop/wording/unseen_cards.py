"""What a card was in fact that its player could not see, in words."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.game.cards import Rank
from hanabi_desktop.game.moves import Clue, Discard, Play
from hanabi_desktop.review.comparison import Comparison
from hanabi_desktop.review.findings import TurnReview
from hanabi_desktop.teammates.teammate import ReasonCode
from hanabi_desktop.wording.markup import Markup
from hanabi_desktop.wording.move_reasons import Places, slot_of
from hanabi_desktop.wording.names import card_name

translate = QCoreApplication.translate


def better_by_sight(
    compared: Comparison,
    action: str,
    places: Places,
    seats: Sequence[str],
    markup: Markup,
    you: int | None,
) -> str:
    """Return a move that seemed better, although its card was in fact another."""
    turn, card = compared.turn, compared.turn.facts.best_card
    slot = None if isinstance(compared.best, Clue) else slot_of(compared.best.order, places)
    if compared.has_nothing_to_lose and compared.was_lucky_guess:
        text = translate(
            "Review",
            "A strike would have cost nothing, so it was right to try a card. By the clues, slot {slot}"
            " was the better guess, but in fact it was the {card}.",
        )
        return text.format(slot=slot, card=card_name(card, markup))
    if compared.has_nothing_to_lose and isinstance(compared.best, Play):
        text = translate(
            "Review",
            "Better: try playing a card, as a strike costs nothing on the last turn. Slot"
            " {slot} was the best guess, though in fact it was the {card}, which was not"
            " playable.",
        )
        return text.format(slot=slot, card=card_name(card, markup))
    faces = () if compared.reason is None else compared.reason.faces
    if len(faces) == 1 and isinstance(compared.best, Play) and not compared.is_same_card:
        #: {action} is "play slot 4"
        looked = translate("Review", "{action}, which looked like the {card}")
        action = looked.format(action=action, card=card_name(faces[0], markup))
    if turn.seat == you:
        #: {action} is "discard slot 4"
        text = translate("Review", "Better, going by what you knew: {action}.")
    else:
        #: {action} is "discard slot 4"
        text = translate("Review", "Better, going by what {name} knew: {action}.")
    told = text.format(action=action, name=markup.name(seats[turn.seat]))
    in_fact = _in_fact_text(compared)
    return f"{told} {in_fact.format(card=card_name(card, markup))}"


def unseen_play_sentence(
    compared: Comparison, places: Places, seats: Sequence[str], markup: Markup, you: int | None
) -> str:
    """Return that the better discard is a playable card, which its player could not know; empty if it is not."""
    best, facts, seat = compared.best, compared.turn.facts, compared.turn.seat
    is_playable = facts.is_best_playable and not compared.would_lose_unseen_card
    if not isinstance(best, Discard) or not is_playable or best.order in facts.known:
        return ""
    if seat == you:
        #: of a card that it seemed best to discard
        text = translate(
            "Review",
            "In fact, slot {slot} was the playable {card}, but you could not have known that.",
        )
    else:
        #: of a card that it seemed best to discard
        text = translate(
            "Review",
            "In fact, slot {slot} was the playable {card}, but {name} could not have known that.",
        )
    return text.format(
        slot=slot_of(best.order, places),
        card=card_name(facts.best_card, markup),
        name=markup.name(seats[seat]),
    )


def unseen_loss_sentence(
    turn: TurnReview, seats: Sequence[str], markup: Markup, you: int | None
) -> str:
    """Return that a natural discard lost a last copy which its player could not see; empty if it did not."""
    compared, card, seat = Comparison(turn), turn.facts.made_card, turn.seat
    is_unseen = compared.is_praised and not compared.tells_odds
    if card is None or not (is_unseen and compared.has_lost_last_copy):
        return ""
    if seat == you and card.rank is Rank.FIVE:
        #: of a card that was discarded or misplayed
        text = translate(
            "Review", "The {card} was the only one, but you could not have known that."
        )
    elif seat == you:
        #: of a card that was discarded or misplayed
        text = translate(
            "Review", "The {card} was the last one, but you could not have known that."
        )
    elif card.rank is Rank.FIVE:
        #: of a card that was discarded or misplayed
        text = translate(
            "Review", "The {card} was the only one, but {name} could not have known that."
        )
    else:
        #: of a card that was discarded or misplayed
        text = translate(
            "Review", "The {card} was the last one, but {name} could not have known that."
        )
    return text.format(card=card_name(card, markup), name=markup.name(seats[seat]))


def no_difference_sentence(compared: Comparison) -> str:
    """Return that as the cards lay, the better move would have gained nothing; empty if it would have."""
    if not compared.makes_no_difference:
        return ""
    #: of a move that drew the last card
    return translate(
        "Review",
        "As it turned out, nothing was lost: no higher score was possible.",
    )


def _in_fact_text(compared: Comparison) -> str:
    """Return the template of what the card of a better move was that would have gone wrong."""
    went_well = not compared.turn.facts.is_strike and not compared.has_lost_last_copy
    if compared.was_lucky_guess:
        went_well = False  # that it was luck has been said
    is_discard = isinstance(compared.best, Discard)
    if compared.is_same_card and not is_discard:
        #: of a card that was discarded, and was believed to be playable
        return translate("Review", "In fact, it was the {card}, so discarding it did no harm.")
    if is_discard and went_well:
        return translate(
            "Review",
            "Luckily, that did not happen: it was the {card}, which could not be spared.",
        )
    if is_discard:
        return translate("Review", "In fact, that was the {card}, which could not be spared.")
    if went_well:
        #: of a card that was believed to be playable
        return translate(
            "Review",
            "Luckily, that did not happen: it was the {card} and would have been a strike.",
        )
    if not compared.turn.facts.is_strike:
        #: of a card that was believed to be playable
        return translate("Review", "In fact, it was the {card}.")
    #: of a card that was believed to be playable
    return translate(
        "Review", "In fact, it was the {card}, which would have been a strike as well."
    )


def better_discard_sentence(compared: Comparison, markup: Markup) -> str:
    """Return what a discard other than the one made would have lost: nothing, or empty if a card."""
    facts = compared.turn.facts
    if facts.is_best_known_spare and not facts.is_best_clued:
        #: of a card that no clue has touched
        return translate(
            "Review",
            "The clues that had not touched that card showed that it was no longer needed.",
        )
    if facts.is_best_known_spare:
        return translate("Review", "That card was known to be no longer needed.")
    if compared.code is ReasonCode.DISCARD_TRASH and facts.is_best_needed:
        return translate(
            "Review", "Going by the clues so far, that card seemed to be no longer needed."
        )
    if compared.code is ReasonCode.DISCARD_TRASH:
        return translate("Review", "Going by the clues so far, that card was no longer needed.")
    if facts.best_card is None or facts.is_best_needed:
        return ""
    #: of a better discard
    text = translate("Review", "As it turned out, that was the {card}, which was no longer needed.")
    return text.format(card=card_name(facts.best_card, markup))
