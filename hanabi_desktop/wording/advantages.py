"""What the better move would have done by the conventions, in words."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.game.cards import Rank
from hanabi_desktop.game.moves import Clue, Discard, Play
from hanabi_desktop.review.comparison import Comparison
from hanabi_desktop.review.two_moves import HARDLY_A_REASON, PASSING, SURE_PLAYS
from hanabi_desktop.teammates.conventions import Convention
from hanabi_desktop.teammates.teammate import Reason, ReasonCode
from hanabi_desktop.wording.markup import Markup
from hanabi_desktop.wording.move_reasons import Places, advantage_sentence, slot_of
from hanabi_desktop.wording.names import card_name, listed_cards
from hanabi_desktop.wording.unseen_cards import better_discard_sentence

translate = QCoreApplication.translate


def advantage_of(compared: Comparison, places: Places, seats: Sequence[str], markup: Markup) -> str:
    """Return what the better move would have done; empty if there is nothing to say of that."""
    if compared.reason is None:
        return ""
    shown = compared.shows_playable
    if shown is not None and shown.is_known and shown.card in compared.turn.facts.mistaken_for:
        #: of a clue that was not given
        text = translate(
            "Review",
            "That would show them that the {card} is in their slot {slot}, not slot {other}.",
        )
        return text.format(
            name=markup.name(seats[compared.seat]),
            card=card_name(shown.card, markup),
            slot=slot_of(shown.order, places),
            other=slot_of(compared.reason.orders[0], places),
        )
    playable = compared.tells_playable
    if playable is not None and not compared.shows_card_playable:
        #: of a clue that was not given
        text = translate("Review", "That would point them to their playable {card} (slot {slot}).")
        return text.format(
            name=markup.name(seats[compared.seat]),
            card=card_name(playable.card, markup),
            slot=slot_of(playable.order, places),
        )
    spare = compared.turn.facts.spare_shown
    if compared.code in PASSING and spare is not None:
        #: of a clue that was not given; {card} is no longer needed
        text = translate("Review", "That would give them a safe discard: slot {slot} ({card}).")
        return text.format(
            name=markup.name(seats[compared.seat]),
            slot=slot_of(spare.order, places),
            card=card_name(spare.card, markup),
        )
    if compared.code in PASSING and isinstance(compared.made, Clue):
        return ""  # so did the clue that was given
    if isinstance(compared.best, Discard) and isinstance(compared.made, Discard):
        return better_discard_sentence(compared, markup)
    if isinstance(compared.best, Discard) and compared.brings_no_clue_back:
        return ""
    saved = compared.turn.facts.best_saves
    if compared.fixes_unclued_card and saved is None:
        return ""
    if saved is not None and (compared.fixes_unclued_card or compared.code in HARDLY_A_REASON):
        is_five = saved.card.rank is Rank.FIVE
        convention = Convention.SAVE_FIVE if is_five else Convention.SAVE_CRITICAL
        saves = Reason(ReasonCode.CLUE_SAVE, (saved.order,), (saved.card,), convention)
        return advantage_sentence(saves, compared.best, places, seats, markup)
    is_again = compared.code in (ReasonCode.CLUE_SAVE, ReasonCode.CLUE_FIX)
    if compared.is_alike or (compared.is_about_same_card and is_again):
        return ""  # so did the clue that was given
    if compared.has_told_play:
        return ""
    if compared.code is ReasonCode.PLAY_GAMBLE and compared.has_nothing_to_lose:
        #: of a play in the last turn that was not made
        return translate("Review", "A strike would have cost nothing.")
    real, several = compared.turn.facts.best_card, compared.several_playable
    if compared.code in SURE_PLAYS and real is not None and compared.reason.faces != (real,):
        #: of a card that was not played
        text = translate("Review", "That was the {card}, which was playable.")
        return text.format(card=card_name(real, markup))
    if several and isinstance(compared.best, Clue):
        #: of a clue that was not given; {cards} is such as "the red 3 and the blue 2"
        if several[2:]:
            text = translate("Review", "That would point them to several playable cards, {cards}.")
        else:
            #: of a clue that was not given; {cards} is such as "the red 3 and the blue 2"
            text = translate("Review", "That would point them to two playable cards, {cards}.")
        cards = listed_cards(several, markup)
        return text.format(name=markup.name(seats[compared.seat]), cards=cards)
    focus = next(iter(compared.reason.orders), None)
    known = next((one for one in compared.turn.facts.best_tells if one.order == focus), None)
    is_shown = known is not None and known.is_known and not known.is_playable
    if compared.code is ReasonCode.CLUE_FILL_IN and known is not None and is_shown:
        #: of a clue that was not given
        text = translate("Review", "That would show them that their slot {slot} is the {card}.")
        return text.format(
            name=markup.name(seats[compared.seat]),
            slot=slot_of(focus, places),
            card=card_name(known.card, markup),
        )
    is_early, reason = compared.turn.facts.is_focus_early, compared.reason
    if reason.code is ReasonCode.CLUE_FILL_IN and compared.shows_card_playable:
        reason = replace(reason, code=ReasonCode.CLUE_PLAY)
    if isinstance(compared.made, Play) and compared.best_play is not None:
        reason = replace(reason, faces=())  # the better move names its card
    told = advantage_sentence(reason, compared.best, places, seats, markup, is_early=is_early)
    if told and reason.code is ReasonCode.CLUE_SAVE and compared.also_playable is not None:
        #: {told} is "That would save their slot 2 (red 5)", of a clue; {also} is another card of theirs
        both = translate("Review", "{told}, and tell them about their playable {also}.")
        return both.format(
            told=told.removesuffix("."), also=card_name(compared.also_playable, markup)
        )
    is_told = compared.is_praised or compared.turn.facts.is_made_spare
    if is_told or not compared.prevents_last_strike:
        return told
    #: of a card that a player might have taken for a playable one
    third = translate("Review", "Playing it would have been the third strike.")
    return f"{told} {third}"
