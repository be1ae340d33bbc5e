"""What a graded move did not do although the better one would have, in words."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.game.cards import Card, Rank
from hanabi_desktop.game.moves import Clue, Discard, Play
from hanabi_desktop.review.comparison import Comparison
from hanabi_desktop.review.reasons import Because, Follower
from hanabi_desktop.review.table_facts import Touched
from hanabi_desktop.review.two_moves import (
    ABOUT_SEVERAL_CARDS,
    PASSING,
    SURE_PLAYS,
    touches_card,
)
from hanabi_desktop.teammates.explaining.move_review import Finding
from hanabi_desktop.teammates.teammate import Reason, ReasonCode
from hanabi_desktop.wording.costs import filled
from hanabi_desktop.wording.last_cards import draw_clause, turns_needed
from hanabi_desktop.wording.markup import NOBODY, PLAIN, Markup
from hanabi_desktop.wording.move_reasons import Places, one_of, slot_of
from hanabi_desktop.wording.names import (
    capital,
    card_name,
    count_word,
    either_card,
    listed_cards,
    number_word,
)
from hanabi_desktop.wording.waiting_cards import (
    chop_text,
    holding_up_text,
    idle_text,
    unaware_text,
    untold_text,
    urgent_clause,
    with_behind,
    with_idle,
)

translate = QCoreApplication.translate

_MOST_FACES = 2
"""The most faces for which a card may be taken that are listed."""


def missed_clause(
    compared: Comparison, places: Places, seats: Sequence[str], markup: Markup, you: int | None
) -> str:
    """Return what the better move would have done, as something that the move made did not do.

    Of a discard while clues were plenty it says how many there were.
    """
    missed = _missed_clause(compared, places, seats, markup, you)
    is_about_card = compared.urgent is not None or compared.card_needing_clue is not None
    is_about_card = is_about_card or compared.shows_card_playable or compared.gets_several_played
    drawn = draw_clause(compared)
    says_enough = compared.has_time_to_save or (drawn and missed.startswith(drawn))
    if not missed or not is_about_card or says_enough:
        return missed
    if not compared.need_not_discard or not isinstance(compared.best, Clue):
        return missed
    if compared.is_deck_low and compared.turn.situation.deck_size > 1:
        #: {missed} is such as "nobody had told Zoë about the red 3"; {number} and {left} are such as "five"
        text = translate(
            "Review",
            "with {number} clues left, there was no need to draw one of the last {left} cards."
            " {missed}",
        )
    else:
        #: {missed} is such as "nobody had told Zoë about the red 3"; {number} is such as "five"
        text = translate(
            "Review", "with {number} clues left, there was no need to discard. {missed}"
        )
    return text.format(
        missed=capital(missed) if ". {missed}" in text else missed,
        number=number_word(compared.turn.situation.clue_tokens),
        left=number_word(compared.turn.situation.deck_size),
    )


def _missed_clause(
    compared: Comparison, places: Places, seats: Sequence[str], markup: Markup, you: int | None
) -> str:
    best, reason = compared.best, compared.reason
    if compared.is_too_late:
        return no_turn_left(compared, seats, markup)
    if compared.is_better_play_mistaken:
        return ""
    if compared.is_late_for_want_of_turns:
        return turns_needed(draw_clause(compared), compared, seats, markup, you)
    if compared.needless is not None:
        return _needless_clause(compared.needless, places, markup)
    if compared.premature is not None:
        card = compared.premature
        #: after what a clue was about, and "but"; of another card that it touches
        text = translate(
            "Review", "it also touched their slot {slot} ({card}), which could not be played yet"
        )
        return text.format(slot=slot_of(card.order, places), card=card_name(card.card, markup))
    if compared.needs_to_ask:
        #: after what a clue was about, and "but"; "it" is first the clue, then the card
        text = translate(
            "Review", "it did not make it clear whether {name} should play or keep that card"
        )
        return text.format(name=markup.name(seats[compared.seat]))
    if compared.asks_to_play_it:
        #: after what a clue was about, and "but"; "it" is first the clue, then the card
        text = translate("Review", "it did not ask {name} to play it")
        return text.format(name=markup.name(seats[compared.seat]))
    saved = compared.turn.facts.best_saves
    is_asked = saved is not None and (
        _is_of(compared.urgent, saved) or compared.is_play_clue_about(saved.order)
    )
    if saved is not None and (compared.endangers_chop or is_asked):
        text = chop_text(saved.card, compared, len(seats), is_playable=saved.is_playable)
        return text.format(
            name=markup.name(seats[compared.seat]), card=card_name(saved.card, markup)
        )
    if compared.tells_several:
        return _several_clause(compared, seats, markup)
    if compared.left_to_work_out and compared.twin_holder is None:
        #: after what a clue asked several players for, or one of them for several cards, and "but"
        text = translate("Review", "it left {name} to work that out")
        return text.format(name=markup.name(seats[compared.seat]))
    if compared.doubts:
        return _doubt_clause(compared, places, seats, markup)
    if compared.diverted is not None:
        return _diverted_clause(compared, compared.diverted, seats, markup)
    if compared.urgent is not None:
        urgent, known = compared.urgent, compared.turn.facts.known
        is_told = isinstance(best, Clue) and best.target == urgent.event.seat
        is_known = urgent.event.order in known | compared.turn.facts.sure
        is_news = is_told and not is_known and compared.touches(urgent)
        is_untold = not urgent.is_clued and not touches_card(compared.made, urgent)
        is_on_chop = compared.is_endangered(urgent.event.order, urgent.event.seat)
        return urgent_clause(
            urgent,
            compared,
            seats,
            markup,
            is_untold=is_untold,
            is_news=is_news,
            is_on_chop=is_on_chop,
            idle=idle_text(compared, urgent.event.seat, len(seats), urgent.card),
            holder=compared.holder_of_next(urgent),
        )
    if compared.twin_holder is not None and compared.turn.judgement is not None:
        #: after what a clue was about, and "but"; {card} is what that card is
        text = translate("Review", "{name} already had a clue about another {card}")
        twin = compared.turn.judgement.truth
        return text.format(
            name=markup.name(seats[compared.twin_holder]),
            card=card_name(twin, markup),
        )
    if reason is None:
        return ""
    return _reason_clause(compared, reason, places, seats, markup, you)


def _reason_clause(
    compared: Comparison,
    reason: Reason,
    places: Places,
    seats: Sequence[str],
    markup: Markup,
    you: int | None,
) -> str:
    """Return what the better move would have done by the conventions, or what speaks against the one made."""
    best = compared.best
    duplicate = compared.turn.facts.duplicate
    if duplicate is not None and compared.gets_several_played:
        return _duplicate_clause(duplicate, markup)
    sooner = compared.sooner_holder(len(seats))
    if sooner is not None:
        #: after what a clue asked for, and "but"; {name} acts before its receiver and holds another copy
        text = translate("Review", "{name}, whose turn came sooner, also had one")
        return text.format(name=markup.name(seats[sooner]))
    seat = compared.seat
    opened = None
    if not compared.is_alike:
        opened = next(
            (one for one in compared.gains if one.card and compared.opens(one.card)), None
        )
    text = missed_text(compared, opened, is_own=seat == you, players=len(seats))
    if not text and compared.code in PASSING and any(one.card for one in compared.gains):
        gain = next(one for one in compared.gains if one.card)
        text = _got_played_text(is_clue=isinstance(compared.made, Clue))
        name = markup.name(seats[gain.event.seat])
        return text.format(name=name, card=card_name(gain.card, markup))
    chop = compared.turn.facts.next_chop
    best_tells = {one.order for one in compared.turn.facts.best_tells}
    if not text and chop is not None and chop.order in best_tells:
        its_holder = idle_text(compared, seat, len(seats))
        text = with_idle(translate("Review", "{name}’s chop was the {card}"), its_holder)
        text = text.replace("{card", "{chop")  # not the card that the clue is about
    if not text and isinstance(compared.made, Clue) and not any(x.card for x in compared.gains):
        return _clue_clause(compared, places, seats, markup)
    waiting = compared.waiting if opened is None else (opened.event.seat, opened.card)
    told = text.format(
        name=markup.name(seats[seat]),
        card=one_of(reason.faces[:1], markup)
        if compared.best_play is None
        else card_name(compared.best_play.card, markup),
        other=NOBODY if waiting is None else markup.name(seats[waiting[0]]),
        following=card_name(None if waiting is None else waiting[1], markup),
        slot=slot_of(
            next(iter(reason.orders), None) if isinstance(best, Clue) else best.order, places
        ),
        cards=one_of(reason.faces, markup),
        several=count_word(compared.cards_got_played),
        next=markup.name(seats[(compared.turn.seat + 1) % len(seats)]),
        chop=card_name(None if chop is None else chop.card, markup),
        number=number_word(compared.turn.situation.clue_tokens),
        left=number_word(compared.turn.situation.deck_size),
    )
    tells_draw = text == draw_clause(compared) or compared.is_late_discard
    return turns_needed(told, compared, seats, markup, you) if text and tells_draw else told


def _no_clue_text(chop: Touched) -> str:
    """Return the template that no clue was left although the next player was about to discard a card."""
    if chop.is_only and chop.card.rank is not Rank.FIVE:
        #: after what a play did, and "but"; {next} is the next player; no other copy of the card is left
        return translate(
            "Review",
            "no clue was left, and {next} had the last {chop} on their chop and knew of nothing to"
            " play",
        )
    #: after what a play did, and "but"; {next} is the next player
    return translate(
        "Review",
        "no clue was left, and {next} had the {chop} on their chop and knew of nothing to play",
    )


def _clue_clause(compared: Comparison, places: Places, seats: Sequence[str], markup: Markup) -> str:
    """Return what speaks against the clue made if no reason was found: what the table shows of it."""
    facts, made = compared.turn.facts, compared.made
    if compared.is_alike or not isinstance(made, Clue):
        return ""
    if 0 < len(facts.taken_for) <= _MOST_FACES:
        #: after what a clue was about, and "but"; "it" is its card, which is not playable; {others} is
        #: such as "the red 3 or the white 3", which can be played
        text = translate("Review", "{name} could have taken it for {others} and misplayed it")
        others = either_card(facts.taken_for, markup)
        return text.format(name=markup.name(seats[made.target]), others=others)
    if facts.duplicate is not None:
        return _duplicate_clause(facts.duplicate, markup)
    if compared.tells_to_keep_several:
        #: after what a clue did, and "but"; {cards} is such as "the red 5 and the blue 5"
        text = translate(
            "Review",
            "another clue would have told {name} to keep {cards}, which cannot be replaced",
        )
        name = markup.name(seats[compared.seat])
        return text.format(name=name, cards=listed_cards(compared.irreplaceable_told, markup))
    if facts.needless is not None:
        return _needless_clause(facts.needless, places, markup)
    if isinstance(compared.best, Clue):
        #: after what a clue did, and "but"
        return translate("Review", "another clue came out ahead in simulated games")
    following = (compared.turn.seat + 1) % len(seats)
    judgement = compared.turn.judgement
    is_read = judgement is not None and judgement.finding is Finding.CLUE_IS_READ
    if isinstance(compared.best, Discard) and is_read and following != made.target:
        #: after what a clue asked for, and "but"; {name} acts before its receiver
        text = translate("Review", "{name} could have given it just as well")
        return text.format(name=markup.name(seats[following]))
    if isinstance(compared.best, Discard):
        return _discard_ahead_text(is_clue=True)
    return ""


def _duplicate_clause(card: Card, markup: Markup) -> str:
    """Return that a clue touched two copies of a card."""
    #: after what a clue did, and "but"; {card} is such as "yellow 3"
    text = translate("Review", "it touched both copies of the {card}")
    return text.format(card=card_name(card, markup))


def _discard_ahead_text(*, is_clue: bool) -> str:
    """Return what speaks for a discard if nothing but the clue that it brings back does."""
    if is_clue:
        #: after what a clue did, and "but"
        return translate("Review", "it would have been better to save the clue")
    #: after what a play did, and "but"
    return translate("Review", "getting a clue back was worth more")


def _needless_clause(card: Touched, places: Places, markup: Markup) -> str:
    """Return that a clue also touched a card that was no longer needed."""
    #: after what a clue was about, and "but"; of another card that it touches
    text = translate(
        "Review", "it also touched their slot {slot} ({card}), which was no longer needed"
    )
    return text.format(slot=slot_of(card.order, places), card=card_name(card.card, markup))


def _is_of(because: Because | None, touched: Touched) -> bool:
    """Return whether a reason is about a card that a clue touches."""
    return because is not None and because.event.order == touched.order


def _several_clause(compared: Comparison, seats: Sequence[str], markup: Markup) -> str:
    """Return that the better clue would tell about several playable cards."""
    is_clue, are_two = isinstance(compared.made, Clue), not compared.tells_several[2:]
    if is_clue and are_two:
        #: after what a clue did, and "but"; {cards} is such as "the red 3 and the blue 2"
        text = translate(
            "Review", "another clue would have told {name} about two playable cards, {cards}"
        )
    elif is_clue:
        #: after what a clue did, and "but"; {cards} is such as "the red 3, the red 4 and the blue 2"
        text = translate(
            "Review", "another clue would have told {name} about several playable cards, {cards}"
        )
    elif are_two:
        #: after what a move did, and "but"; {cards} is such as "the red 3 and the blue 2"
        text = translate(
            "Review", "a clue would have told {name} about two playable cards, {cards}"
        )
    else:
        #: after what a move did, and "but"; {cards} is such as "the red 3, the red 4 and the blue 2"
        text = translate(
            "Review", "a clue would have told {name} about several playable cards, {cards}"
        )
    cards = listed_cards(compared.tells_several, markup)
    return text.format(name=markup.name(seats[compared.seat]), cards=cards)


def missed_text(
    compared: Comparison, opened: Because | None = None, *, is_own: bool, players: int = 0
) -> str:
    """Return the template of what the better move would have done; empty if there is nothing to say.

    Args:
        compared: the two moves.
        opened: the play that the better clue makes possible.
        is_own: whether the better move plays a card of whoever is addressed.
        players: the number of players; with two, nobody else could have told the other one.
    """
    is_clue = isinstance(compared.made, Clue)
    faces = () if compared.reason is None else compared.reason.faces
    is_several = len(faces) > 1
    if compared.is_alike:
        return ""  # so would the clue that was given
    if compared.brings_clue_back and compared.turn.situation.clue_tokens == 0:
        #: after what a move did, and "but"
        return translate(
            "Review", "no clue was left, and playing the {card} would have brought one back"
        )
    if compared.brings_clue_back:
        #: after what a move did, and "but"
        return translate("Review", "playing the {card} would have brought a clue back")
    if opened is not None:
        return holding_up_text(is_same_hand=opened.event.seat == compared.seat)
    if compared.card_needing_clue is not None:
        if compared.has_time_to_save and compared.saves_last_copy:
            #: after what a discard did, and "but"
            return translate(
                "Review",
                "with {number} clues left, there was time to save {name}’s {card}, the last one",
            )
        if compared.has_time_to_save and compared.is_about_chop:
            #: after what a discard did, and "but"
            return translate(
                "Review",
                "with {number} clues left, there was time to save the {card} on {name}’s chop",
            )
        if compared.has_time_to_save:
            #: after what a discard did, and "but"
            return translate(
                "Review", "with {number} clues left, there was time to save {name}’s {card}"
            )
        if compared.code is ReasonCode.CLUE_SAVE and compared.saves_last_copy:
            return chop_text(compared.card_needing_clue, compared, players)
        if compared.code is ReasonCode.CLUE_SAVE:
            idle = idle_text(compared, compared.seat, players)
            return with_idle(translate("Review", "{name}’s chop was the {card}"), idle)
        if compared.code is ReasonCode.CLUE_PLAY and not is_clue:
            idle = idle_text(compared, compared.seat, players, compared.card_needing_clue)
            is_on_chop = compared.is_endangered(compared.focus, compared.seat)
            text = untold_text(players, idle, is_on_chop=is_on_chop)
            return text if idle else with_behind(text, compared, compared.card_needing_clue)
        if compared.focus in compared.turn.facts.known | compared.turn.facts.sure:
            return translate("Review", "{name}’s {card} was playable")
        return "" if compared.turn.facts.is_focus_early else unaware_text()
    if compared.need_not_discard and compared.gets_several_played:
        return _several_played_text(compared)
    if compared.need_not_discard and compared.is_late_discard:
        #: after what a discard did, and "but"; {number} and {left} are such as "five"
        return translate(
            "Review",
            "with {number} clues left, there was no need to draw one of the last {left} cards",
        )
    is_sure = compared.focus in compared.turn.facts.sure
    if compared.asked_for is not None and compared.shows_card_playable and not is_sure:
        return unaware_text()
    draws_last = compared.is_deck_low and compared.turn.situation.deck_size == 1
    if compared.need_not_discard and isinstance(compared.best, Clue) and not draws_last:
        if compared.is_deck_low:
            return draw_clause(compared)
        return translate("Review", "with {number} clues left, there was no need to discard")
    match compared.code:
        case code if code in PASSING and any(one.card for one in compared.gains):
            return ""  # the better clue does more
        case code if code in PASSING and not is_clue:
            return draw_clause(compared) or _passing_text(compared)
        case _ if compared.is_late_draw or compared.saves_time_rather_than_card:
            return draw_clause(compared)
        case _ if compared.shown is not None and compared.shown.is_only:
            #: after what a move did, and "but"; no other copy of the card is left
            return translate(
                "Review", "{name} did not yet know that their slot {slot} was the last {card}"
            )
        case _ if compared.shown is not None:
            #: after what a move did, and "but"
            return translate(
                "Review", "{name} did not yet know that their slot {slot} was the {card}"
            )
        case ReasonCode.CLUE_FIX if faces:
            return _misplay_text(compared)
        case _ if compared.gets_several_played:
            return _several_played_text(compared)
        case code if code in ABOUT_SEVERAL_CARDS:
            return draw_clause(compared)  # their holders know the cards that get played
        case _ if compared.tells_sure_play and is_several and is_own:
            #: {cards} is such as "red 3 or white 3", or "a 3"
            return translate("Review", "your slot {slot} was certain to be playable ({cards})")
        case _ if compared.tells_sure_play and is_several:
            #: {cards} is such as "red 3 or white 3", or "a 3"
            return translate("Review", "{name}’s slot {slot} was certain to be playable ({cards})")
        case code if code in SURE_PLAYS and faces and compared.is_same_card:
            #: of a card that was discarded; after "but"
            return translate("Review", "the card was playable")
        case code if code in SURE_PLAYS and faces and isinstance(compared.made, Play):
            #: after what a play did, and "but"
            return translate(
                "Review", "another playable card of the same hand came out ahead in simulated games"
            )
        case code if code in SURE_PLAYS and faces:
            return _own_play_text(compared, is_own=is_own)
        case _ if isinstance(compared.best, Discard) and not isinstance(compared.made, Discard):
            left = compared.turn.situation.clue_tokens
            if compared.has_completed_firework:
                return ""  # that has brought a clue back as well
            if left == 0 and compared.next_in_danger is not None:
                return _no_clue_text(compared.next_in_danger)
            if left == 0:
                return translate("Review", "no clue was left, and getting one back was more urgent")
            if not compared.is_short_of_clues:
                return "" if is_clue else _discard_ahead_text(is_clue=False)
            if left == 1 and is_clue:
                return translate("Review", "it used up the last clue")
            if is_clue:
                return translate("Review", "that left only one clue")
            return translate("Review", "getting a clue back was more urgent")
        case _:
            return ""


def _own_play_text(compared: Comparison, *, is_own: bool) -> str:
    """Return the template that whoever gave a clue had a playable card, and whose card waited for it."""
    if is_own:
        text = translate("Review", "you had a playable card in slot {slot} ({cards})")
    else:
        text = translate("Review", "{name} had a playable card in slot {slot} ({cards})")
    if compared.waiting is None:
        return text
    if compared.waiting[0] != compared.turn.seat:
        #: {told} is "Zoë had a playable card in slot 2 (red 3)"
        both = translate("Review", "{told}, which was holding up {other}’s {following}")
    elif is_own:
        #: {told} is "you had a playable card in slot 2 (red 3)"
        both = translate("Review", "{told}, which was holding up your own {following}")
    else:
        #: {told} is "Zoë had a playable card in slot 2 (red 3)"
        both = translate("Review", "{told}, which was holding up their own {following}")
    return both.replace("{told}", text)


def _several_played_text(compared: Comparison) -> str:
    """Return the template that the better clue would have got cards played."""
    is_clue, is_one = isinstance(compared.made, Clue), compared.cards_got_played == 1
    if is_one:
        return _got_played_text(is_clue=is_clue)
    if is_clue:
        #: after what a clue did, and "but"; {several} is such as "two cards"
        return translate("Review", "another clue would have got {several} played")
    #: after what a move did, and "but"; {several} is such as "two cards"
    return translate("Review", "a clue would have got {several} played")


def _got_played_text(*, is_clue: bool) -> str:
    """Return the template that the better clue would have got a card played; ``is_clue``: so was the move made."""
    if is_clue:
        #: after what a clue did, and "but"
        return translate("Review", "another clue would have got {name}’s {card} played")
    #: after what a move did, and "but"
    return translate("Review", "a clue would have got {name}’s {card} played")


def _doubt_clause(
    compared: Comparison, places: Places, seats: Sequence[str], markup: Markup
) -> str:
    """Return for what else the holder of the card that the better clue is about may take it."""
    reason, text = compared.turn.reason, ""
    if compared.is_alike:
        #: after what a clue was about, and "but"; "it" is its card; {others} is such as "the red 3 or the white 3"
        text = translate("Review", "{name} could have taken it for {others}")
    elif compared.turn.facts.is_focus_early:
        text = _misplay_text(compared)
    else:
        #: after what a move did, and "but"; {faces} is such as "the red 5 or the white 5"
        text = translate("Review", "{name} could not be sure whether their slot {slot} was {faces}")
    order = None if reason is None else reason.orders[0]
    return text.format(
        name=markup.name(seats[compared.seat]),
        slot=slot_of(order, places),
        card=one_of(() if reason is None else reason.faces[:1], markup),
        others=either_card(compared.doubts, markup),
        faces=either_card(
            (*(() if reason is None else reason.faces[:1]), *compared.doubts), markup
        ),
    )


def _misplay_text(compared: Comparison) -> str:
    """Return the template of the misplay that the better clue stops; it may not have come to that."""
    orders = () if compared.reason is None else compared.reason.orders
    happened = not compared.turn.facts.misplayed.isdisjoint(orders[:1])
    if happened and compared.prevents_last_strike:
        #: after what a move did, and "but"
        return translate(
            "Review", "{name} was about to misplay their slot {slot} ({card}), for a third strike"
        )
    if happened:
        #: after what a move did, and "but"
        return translate("Review", "{name} was about to misplay their slot {slot} ({card})")
    if compared.doubts and not compared.prevents_last_strike:
        #: after what a move did, and "but"; {others} is such as "the red 2 or the white 2", which can be played
        return translate(
            "Review", "{name} might have taken their slot {slot} ({card}) for {others}"
        )
    if compared.prevents_last_strike:
        #: after what a move did, and "but"
        return translate(
            "Review",
            "{name} might have taken their slot {slot} ({card}) for a playable card and played it: the third strike",
        )
    #: after what a move did, and "but"
    return translate(
        "Review", "{name} might have taken their slot {slot} ({card}) for a playable card"
    )


def left_sentence(
    compared: Comparison,
    because: Because,
    seats: Sequence[str],
    markup: Markup = PLAIN,
    you: int | None = None,
) -> str:
    """Return that the card played was better played by somebody else who has it too."""
    fives, seat = compared.own_fives, compared.turn.seat
    if not fives:
        text = translate("Because", "The {card} was better left to {name}, who had one too.")
    elif seat == you:
        #: {fives} is such as "the red 5 and the blue 5", in your hand
        text = translate(
            "Because",
            "The {card} was better left to {name}, who had one too: only you could play {fives}.",
        )
    else:
        #: {fives} is such as "the red 5 and the blue 5", in {player}'s hand
        text = translate(
            "Because",
            "The {card} was better left to {name}, who had one too: only {player} could play"
            " {fives}.",
        )
    return text.format(
        card=card_name(because.card, markup),
        name=markup.name(seats[because.event.seat]),
        player=markup.name(seats[seat]),
        fives=listed_cards(fives, markup),
    )


def _diverted_clause(
    compared: Comparison, because: Because, seats: Sequence[str], markup: Markup = PLAIN
) -> str:
    """Return that a clue kept a player from a card that they were about to play, and what that card was for."""
    card, holder = because.card, compared.holder_of_next(because)
    if card is not None and card.rank is Rank.FIVE and compared.is_short_of_clues:
        #: after what a clue asked of the same player, and "but"; {card} is a 5
        text = translate(
            "Because", "{name} was about to play the {card}, which would have brought a clue back"
        )
    elif card is not None and holder is not None:
        following = Card(card.suit, Rank(card.rank + 1))
        because = replace(because, follower=Follower(holder, -1, following, is_sooner=False))
        text = _about_to_play_text(is_same_hand=holder == because.event.seat)
    else:
        #: after what a clue asked of the same player, and "but"
        text = translate("Because", "{name} was about to play the {card}")
    return filled(text, because, 0.0, {}, seats, markup)


def _about_to_play_text(*, is_same_hand: bool) -> str:
    """Return the template that a player was about to play a card for which another one waited."""
    if is_same_hand:
        #: after what a clue asked of the same player, and "but"; {following} is the next card of the firework
        return translate(
            "Because",
            "{name} was about to play the {card}, which was holding up their own {following}",
        )
    #: after what a clue asked of the same player, and "but"; {following} is the next card of the firework
    return translate(
        "Because",
        "{name} was about to play the {card}, which was holding up {other}’s {following}",
    )


def no_turn_left(compared: Comparison, seats: Sequence[str], markup: Markup) -> str:
    """Return that the receiver of the clue made cannot act on it."""
    made = compared.made
    #: after what a clue asked for, and "but"
    text = translate("Review", "{name} had no turn left")
    return text.format(name=markup.name(seats[made.target]) if isinstance(made, Clue) else NOBODY)


def _passing_text(compared: Comparison) -> str:
    """Return what speaks for a clue that only passes the turn."""
    if isinstance(compared.made, Discard):
        #: after what a discard did, and "but"
        return translate("Review", "a clue could have passed the turn instead")
    #: after what a play did, and "but"
    return translate(
        "Review", "giving a clue just to pass the turn came out ahead in simulated games"
    )
