"""What the better move of a graded turn would have brought, in words."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from hanabi_desktop.game.cards import Card
from hanabi_desktop.game.moves import Clue, Discard, Play
from hanabi_desktop.review.comparison import Comparison
from hanabi_desktop.review.findings import TurnReview
from hanabi_desktop.review.reasons import Because
from hanabi_desktop.review.two_moves import ABOUT_SEVERAL_CARDS, PASSING
from hanabi_desktop.teammates.search.rollouts import EventKind
from hanabi_desktop.teammates.teammate import ReasonCode
from hanabi_desktop.wording.advantages import advantage_of
from hanabi_desktop.wording.alike_clues import better_of_alike
from hanabi_desktop.wording.avoided_losses import (
    CHOP_DISCARDS,
    better_instead_of_loss,
    passing_text,
    saving_and_telling_text,
    told_besides_text,
    without_drawing,
)
from hanabi_desktop.wording.costs import opens_another
from hanabi_desktop.wording.gains import gain_clause, is_plain_play
from hanabi_desktop.wording.markup import NOBODY, PLAIN, Markup
from hanabi_desktop.wording.missed_chances import missed_text
from hanabi_desktop.wording.move_reasons import (
    Places,
    action_phrase,
    card_before,
    slot_of,
)
from hanabi_desktop.wording.names import card_name, clue_name, listed_cards
from hanabi_desktop.wording.unseen_cards import better_by_sight

translate = QCoreApplication.translate


def better_sentence(
    turn: TurnReview,
    places: Places,
    seats: Sequence[str],
    markup: Markup = PLAIN,
    you: int | None = None,
    *,
    follows_cost: bool = False,
) -> str:
    """Return the better move, and what it leads to.

    ``follows_cost`` is whether the sentence before it says what the move made costs.
    """
    compared = Comparison(turn)
    action = _better_action(compared, places, seats, markup)
    if follows_cost and (compared.would_lose_unseen_card or compared.is_better_play_mistaken):
        return better_by_sight(compared, action, places, seats, markup, you)
    gains, advantage = _gains_and_advantage(
        compared, places, seats, markup, follows_cost=follows_cost
    )
    if follows_cost and (text := _better_after_cost(compared, gains)):
        diverted = compared.diverted
        seat = compared.seat if diverted is None else diverted.event.seat
        meant, shown = card_name(_card_meant(compared), markup), compared.shows_playable
        spare = compared.turn.facts.spare_shown
        return text.format(
            action=action,
            name=markup.name(seats[seat]),
            receiver=markup.name(seats[compared.seat]),
            card=meant,
            playable=card_name(None if shown is None else shown.card, markup),
            also=card_name(compared.also_playable, markup),
            before=card_name(card_before(_card_meant(compared)), markup),
            besides=card_name(compared.told_besides, markup),
            slot=slot_of(None if spare is None else spare.order, places),
            spare=card_name(None if spare is None else spare.card, markup),
        )

    if follows_cost and not gains and compared.is_alike:
        return better_of_alike(compared, action, places, seats, markup)
    if gains:
        return _better_by_gains(compared, action, gains, advantage, places, seats, markup, you)
    if follows_cost and compared.risks_nothing:
        #: {action} is "tell Zoë about 5s"; after the risk of a play
        return translate("Review", "Better: {action}, which would risk nothing.").format(
            action=action
        )
    #: {action} is "play slot 2"
    text = translate("Review", "Better: {action}.").format(action=action)
    if follows_cost:
        template, says_all = better_instead_of_loss(compared)
        means, players = compared.means, len(seats)
        card = turn.facts.best_card if means is None else means.card
        if card is None and compared.losses:
            card = compared.losses[0].card
        text = template.format(
            action=action,
            name=NOBODY if means is None else markup.name(seats[means.seat]),
            card=card_name(card, markup),
            receiver=markup.name(seats[compared.seat]),
            giver=NOBODY
            if not compared.losses or compared.losses[0].event.seat < 0
            else markup.name(seats[compared.losses[0].event.seat]),
            following=markup.name(seats[(turn.seat + 1) % players]),
            asked=card_name(compared.asked_for, markup),
            besides=card_name(compared.told_besides, markup),
            also=card_name(compared.also_playable, markup),
            cards=listed_cards(compared.several_playable, markup),
        )
        advantage = "" if says_all else advantage
    return " ".join(filter(None, (text, advantage)))


def _gains_and_advantage(
    compared: Comparison,
    places: Places,
    seats: Sequence[str],
    markup: Markup,
    *,
    follows_cost: bool,
) -> tuple[list[Because], str]:
    """Return the gains to mention and the sentence on what the better move does, without repetition.

    Either may be empty. ``follows_cost`` is whether they follow the sentence on what the move cost.
    """
    is_clue = isinstance(compared.best, Clue)
    gains = _told_gains(compared.gains, is_clue=is_clue)
    if follows_cost and compared.brings_clue_back and compared.is_praised:
        gains = []  # what the clue that comes back is good for
    if compared.touches_other_lost and compared.is_about_same_card:
        gains = []  # that it saves both says more
    advantage = "" if compared.has_told_clue else advantage_of(compared, places, seats, markup)
    if any(one.event.kind is EventKind.CLUED for one in gains):
        advantage = ""  # that a clue comes back goes without saying
    if follows_cost and compared.tells_to_keep_several and not gains:
        advantage = ""  # that has been said
    if advantage and is_clue:
        gains = [one for one in gains if one.card is not None]
    if follows_cost and compared.tells_several:
        advantage = ""  # that has been said
        gains = [one for one in gains if one.card not in compared.tells_several]
    is_due = compared.is_praised and compared.is_short_of_clues and not compared.losses
    if follows_cost and is_due and isinstance(compared.best, Discard):
        advantage = ""  # that clues are short has been said
    return gains, advantage


def _better_by_gains(
    compared: Comparison,
    action: str,
    gains: Sequence[Because],
    advantage: str,
    places: Places,
    seats: Sequence[str],
    markup: Markup,
    you: int | None,
) -> str:
    """Return the better move with what it leads to; ``advantage`` is what it would have done, or empty."""
    clauses = [
        gain_clause(
            one,
            places,
            seats,
            markup,
            you,
            is_free=compared.frees(one),
            is_blind=compared.is_blind(one),
            is_opened=compared.best_play is not None,
            is_receiver=isinstance(compared.best, Clue) and one.event.seat == compared.seat,
        )
        for one in gains
    ]
    gain, is_clue = QLocale().createSeparatedList(clauses), isinstance(compared.best, Clue)
    if advantage and is_clue:
        #: {action} is "tell Zoë about 3s"
        text = translate("Review", "Better: {action}.").format(action=action)
        is_save = compared.code is ReasonCode.CLUE_SAVE
        if len(gains) == 1 and gains[0].card is not None and is_save:
            #: {advantage} is a sentence without its full stop, about a clue; {card} is another player's
            both = translate("Review", "{advantage}, and {name} could soon play the {card}.")
        elif len(gains) == 1 and gains[0].card is not None:
            #: {advantage} is a sentence without its full stop, about a clue; {card} is another player's
            both = translate("Review", "{advantage}, and {name} could follow with the {card}.")
        else:
            #: {advantage} is a sentence without its full stop, about a clue; {gain} such as
            #: "Zoë plays the red 3 next"
            both = translate("Review", "{advantage}, so that {gain}.")
        both = both.format(
            advantage=advantage.removesuffix("."),
            gain=gain,
            name=markup.name(seats[gains[0].event.seat]),
            card=card_name(gains[0].card, markup),
        )
        return f"{text} {both}"
    ruled_out = compared.turn.facts.ruled_out
    if isinstance(compared.best, Clue) and {one.event.order for one in gains} <= ruled_out:
        #: {action} is "tell Zoë about 3s", {value} is "3s"; {gain} is "they play the red 4 next", which is
        #: in {slot}
        text = translate(
            "Review",
            "Better: {action}. That would rule out {value} for their slot {slot}, and {gain}.",
        )
        return text.format(
            action=action,
            value=clue_name(compared.best.value, markup),
            slot=slot_of(gains[0].event.order, places),
            gain=gain,
        )
    if compared.repeats_clue:
        #: {action} is "tell Zoë about 3s"
        action = translate("Review", "{action} again").format(action=action)
    if compared.best_play is not None:
        #: an action, to stand in a sentence; {card} is such as "red 5"
        text = translate("Review", "play slot {slot} ({card})")
        slot = slot_of(compared.best_play.order, places)
        action = text.format(slot=slot, card=card_name(compared.best_play.card, markup))
        advantage = ""
    asked = gains[0]
    has_other_teller = asked.event.seat != (compared.turn.seat + 1) % len(seats)
    is_untouched = not compared.touches(asked) and asked.card is not None
    if compared.turn.facts.is_best_empty and is_untouched and has_other_teller:
        #: {action} is "tell Zoë about 3s", which touches no card; {card} is a playable one of {name}
        text = translate(
            "Review",
            "Better: just pass the turn, so that somebody else could tell {name} about the {card}."
            " For example, {action}, which touches no cards.",
        )
        return text.format(
            action=action,
            name=markup.name(seats[asked.event.seat]),
            card=card_name(asked.card, markup),
        )
    is_meant = asked.is_playable and compared.is_play_clue_about(asked.event.order)
    is_asked = is_clue and asked.event.seat == compared.seat and (is_plain_play(asked) or is_meant)
    if is_asked and len(gains) == 1 and not (opens_another(asked) or compared.frees(asked)):
        if is_plain_play(asked):
            #: {action} is "tell Zoë about 3s"; {card} is hers, such as "red 3"
            text = translate("Review", "Better: {action} to get them to play the {card} next.")
        else:
            #: {action} is "tell Zoë about 5s"; "it" is the card in the sentence before; translations may use {card}
            text = translate("Review", "Better: {action} to get them to play the {card}.")
        return text.format(action=action, card=card_name(asked.card, markup))
    #: {action} is "tell Zoë about 3s"; {gain} is "Mia would play the red 3 next"
    text = translate("Review", "Better: {action}, and {gain}.")
    return " ".join(filter(None, (text.format(action=action, gain=gain), advantage)))


def _told_gains(gains: Sequence[Because], *, is_clue: bool) -> list[Because]:
    """Return the gains that name a card or a clue; all of them if none does, unless a clue leads to them."""
    named = [one for one in gains if one.card is not None or one.event.kind is EventKind.CLUED]
    return named if named or is_clue else list(gains)


def _card_meant(compared: Comparison) -> Card | None:
    """Return the card that the sentence before the better move names."""
    facts, reason = compared.turn.facts, compared.reason
    if compared.endangers_chop and facts.best_saves is not None:
        return facts.best_saves.card
    told = compared.diverted or compared.urgent
    if told is not None:
        return told.card
    if reason is not None and len(reason.faces) == 1:
        return reason.faces[0]
    return None if compared.turn.judgement is None else compared.turn.judgement.truth


def _better_action(
    compared: Comparison, places: Places, seats: Sequence[str], markup: Markup
) -> str:
    """Return the better move as an infinitive phrase; a discard of the chop is called that."""
    best = compared.best
    is_same_card = compared.is_same_card and not compared.names_other_loss
    if is_same_card and isinstance(best, Play):
        #: an action, to stand in a sentence: "Better: play it instead."; of a card that was discarded
        return translate("Review", "play it instead")
    if is_same_card:
        #: an action, to stand in a sentence: "Better: discard it instead."; of a card that was played
        return translate("Review", "discard it instead")
    if isinstance(best, Discard) and compared.code in CHOP_DISCARDS:
        #: an action, to stand in a sentence: "Better: discard the chop (slot 4)."
        text = translate("Review", "discard the chop (slot {slot})")
        return text.format(slot=slot_of(best.order, places))
    card = compared.turn.facts.best_card
    is_named = compared.code is ReasonCode.DISCARD_TRASH and not (
        compared.turn.facts.is_best_needed or compared.would_lose_unseen_card
    )
    is_named = is_named or (isinstance(best, Discard) and best.order in compared.turn.facts.known)
    is_either = isinstance(compared.made, Play) and compared.best_play is not None
    if isinstance(best, Play) and (compared.brings_clue_back or is_either) and card is not None:
        #: an action, to stand in a sentence; {card} is such as "red 5"
        text = translate("Review", "play slot {slot} ({card})")
        return text.format(slot=slot_of(best.order, places), card=card_name(card, markup))
    if isinstance(best, Discard) and card is not None and is_named:
        #: an action, to stand in a sentence; {card} is such as "red 5"
        text = translate("Review", "discard slot {slot} ({card})")
        return text.format(slot=slot_of(best.order, places), card=card_name(card, markup))
    return action_phrase(best, places, seats)


def _asks_only_for(compared: Comparison, gains: Sequence[Because]) -> bool:
    """Return whether a card that should have come first is all that the better clue is about."""
    urgent, reason = compared.urgent, compared.reason
    if urgent is None or reason is None or urgent.event.order not in reason.orders[:1]:
        return False
    return list(gains) == [urgent] and urgent.follower is None


def _better_after_cost(compared: Comparison, gains: Sequence[Because]) -> str:
    """Return the template of the better move if the sentence before says what it would do.

    ``gains`` are what else it leads to.
    """
    saved, told_more = compared.turn.facts.best_saves, compared.turn.facts.best_tells
    if compared.doubts and compared.is_alike:
        #: {action} is "tell Zoë about 5s"
        return translate("Review", "Better: {action}, which would rule that out.")
    if compared.endangers_chop and saved is not None and compared.is_play_clue_about(saved.order):
        #: {action} is "tell Zoë about 5s"; "it" is the card in the sentence before; translations may use {card}
        return translate("Review", "Better: {action} to get them to play the {card}.")
    if compared.diverted is not None and compared.code in PASSING and not told_more:
        #: {action} is "tell Mia about 5s"; "it" is the card in the sentence before; translations may use {card}
        return translate(
            "Review", "Better: just pass the turn and let {name} play it. For example, {action}."
        )
    if compared.diverted is not None:
        #: {action} is "tell Zoë about 5s"; "it" is the card in the sentence before; translations may use {card}
        return translate("Review", "Better: {action}, which would leave {name} free to play it.")
    if compared.repeats_clue and _asks_only_for(compared, gains):
        #: {action} is "tell Zoë about 5s"; "it" is the card in the sentence before; translations may use {card}
        return translate("Review", "Better: {action} again to ask them to play it now.")
    if compared.endangers_chop and compared.also_playable is not None:
        return saving_and_telling_text()
    if compared.endangers_chop:
        #: {action} is "tell Zoë about 5s"; "it" is the card in the sentence before; translations may use {card}
        return translate("Review", "Better: {action}, which would save it.")
    if (compared.tells_several or compared.has_time_to_save) and not gains:
        #: {action} is "play slot 2"
        return translate("Review", "Better: {action}.")
    has_said = (
        compared.is_praised
        and compared.twin_holder is None
        and not compared.losses
        and not gains
        and (
            compared.asks_to_play_it
            or compared.asks_to_keep_it
            or bool(compared.doubts)
            or bool(missed_text(compared, is_own=False))
        )
    )
    made = compared.made
    has_no_use = compared.code in PASSING and compared.tells_playable is None
    passes = has_no_use and not (compared.losses or gains)
    is_pass_said = isinstance(made, Clue) or (has_said and isinstance(made, Discard))
    gives_spare = compared.turn.facts.spare_shown is not None and not compared.is_deck_low
    if passes and is_pass_said and gives_spare:
        #: {action} is "tell Zoë about 5s"; {receiver} is Zoë, {spare} a card of hers that is no longer needed
        return translate(
            "Review",
            "Better: {action}, which would give them a safe discard: slot {slot} ({spare}).",
        )
    if passes and is_pass_said and compared.told_besides is not None:
        return told_besides_text()
    if passes and is_pass_said:
        return passing_text(compared)
    is_discard = isinstance(compared.best, Discard)
    if not has_said or compared.brings_clue_back or is_discard:
        return ""
    if passes:
        return without_drawing(compared)
    if compared.is_late_draw or compared.code in PASSING:
        return ""  # what the better clue does has not been said
    if compared.need_not_discard and compared.card_needing_clue is None:
        return ""  # what the better clue does has not been said
    if compared.asks_to_keep_it:
        #: {action} is "tell Zoë about 5s"; "it" is the card in the sentence before
        return translate("Review", "Better: {action}, which would ask them to keep it.")
    if compared.code is ReasonCode.CLUE_FIX or (
        compared.doubts and compared.turn.facts.is_focus_early
    ):
        if compared.shows_playable is not None:
            #: {action} is "tell Zoë about 5s"; "that" is the misplay in the sentence before; {playable} is such as "red 2"
            return translate(
                "Review",
                "Better: {action}, which would prevent that and tell them about their"
                " playable {playable}.",
            )
        #: {action} is "tell Zoë about 5s"; "that" is the misplay in the sentence before
        return translate("Review", "Better: {action}, which would prevent that.")
    needs_clue = compared.card_needing_clue is not None or compared.asks_to_play_it
    if needs_clue and compared.repeats_clue:
        #: {action} is "tell Zoë about 5s"; "it" is the card in the sentence before; translations may use {card}
        return translate("Review", "Better: {action} again to ask them to play it now.")
    if needs_clue and compared.asked_later is not None:
        #: {action} is "tell Zoë about 5s"; {before} is the card that has to be played before {card}
        return translate(
            "Review",
            "Better: {action} so that they could play the {card} once the {before} was down.",
        )
    if needs_clue and compared.code is not ReasonCode.CLUE_SAVE:
        #: {action} is "tell Zoë about 5s"; "it" is the card in the sentence before; translations may use {card}
        return translate("Review", "Better: {action} to get them to play the {card}.")
    if compared.code in ABOUT_SEVERAL_CARDS:
        return ""  # which cards has not been said
    if compared.code is ReasonCode.CLUE_SAVE and compared.also_playable is not None:
        return saving_and_telling_text()
    if compared.code is ReasonCode.CLUE_SAVE:
        #: {action} is "tell Zoë about 5s"; "it" is the card in the sentence before; translations may use {card}
        return translate("Review", "Better: {action}, which would save it.")
    #: {action} is "play slot 2"
    return translate("Review", "Better: {action}.")
