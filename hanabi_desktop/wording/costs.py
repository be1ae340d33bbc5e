"""Why another move is better, in words.

A reason is a clause that begins in lower case and has no full stop, so that it can follow "but".
"""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.game.cards import Card, Rank
from hanabi_desktop.game.moves import Clue, Discard
from hanabi_desktop.review.contrast import MOST_REASONS
from hanabi_desktop.review.reasons import Because, When
from hanabi_desktop.review.table_facts import TableFacts
from hanabi_desktop.support.translation import decimal, percent
from hanabi_desktop.teammates.explaining.move_review import Finding, Judgement
from hanabi_desktop.teammates.search.rollouts import EventKind
from hanabi_desktop.wording.frequencies import ALWAYS, HALF, USUALLY, often
from hanabi_desktop.wording.judgements import judgement_sentence, made_sentence
from hanabi_desktop.wording.markup import NOBODY, PLAIN, Markup
from hanabi_desktop.wording.move_reasons import Places, card_before, slot_of
from hanabi_desktop.wording.names import capital, card_name, last_card_name, listed_cards
from hanabi_desktop.wording.odds import odds_text

translate = QCoreApplication.translate


_COULD_WAIT = (Finding.PLAY_IS_SURE, Finding.CLUE_CAN_WAIT)
_NATURAL = (*_COULD_WAIT, Finding.DISCARD_IS_CHOP)
"""Findings that say no more of a move than that the agreement suggests it."""
_SAYS_THE_RISK = (Finding.PLAY_CANNOT_FIT, Finding.DISCARD_COULD_BE_PLAYED)
"""Findings beside which the odds of the card are not told."""


def judged_move(
    judgement: Judgement | None,
    because: Sequence[Because],
    points: float | None,
    places: Places,
    seats: Sequence[str],
    markup: Markup = PLAIN,
    *,
    you: int | None = None,
    knows_chop: bool = True,
    is_made: bool = False,
    agreed: str = "",
    spent: str = "",
    missed: str = "",
    risk: str = "",
    asked: Card | None = None,
    facts: TableFacts | None = None,
) -> str:
    """Return what a costly move did, but what it costs.

    Args:
        judgement: the conventions' judgement of the move; None if there is none.
        because: the reasons why the better move is better.
        points: the points by which the better move is ahead; None if that is not to be mentioned.
        places: where the cards are before the move.
        seats: the players' names.
        markup: the markup of names and cards.
        you: the seat that is addressed; None if nobody is.
        knows_chop: whether the reader knows the term "chop".
        is_made: whether the move has been made and named; then it is not named again.
        agreed: the sentence that the agreement suggests the move; empty if it does not.
        spent: what the move used up, such as "that drew a card"; told before what it costs.
        missed: what the better move would have done, to tell of a move that cost nothing else.
        risk: sentences about what the move risked and lost, told after what it did.
        asked: the playable card that the better clue asks for; None if there is none.
        facts: what the whole table shows of a move that has been made; None if that is hidden.
    """
    if judgement is not None and judgement.finding in _SAYS_THE_RISK:
        because = [one for one in because if one.when is not When.ODDS]
        points = None
    does = ""
    if judgement is not None:
        if is_made:
            does = made_sentence(judgement, places, seats, markup, you, facts)
        else:
            does = judgement_sentence(judgement, places, seats, markup, knows_chop=knows_chop)
    praises = judgement is not None and judgement.is_praise
    could_wait = judgement is not None and judgement.finding in _COULD_WAIT
    is_natural = judgement is not None and judgement.finding in _NATURAL
    is_odd = judgement is not None and isinstance(judgement.action, Discard) and not praises
    is_agreed = bool(agreed) and (is_natural or is_odd or not (does or risk))
    if is_agreed:
        does, praises = agreed, True
    elif agreed:
        does = _agreed_text(agreed, does, None if judgement is None else judgement.finding)
    is_spare = facts is not None and facts.is_made_spare and not facts.is_strike
    is_harmless = bool(risk) and is_spare  # the risk says that the card was not needed
    # Whether nothing has been said against the move.
    is_open = praises or is_harmless or (judgement is None and not risk)
    # What the better move would have brought is told after it.
    told = [one for one in because if not (is_made and one.is_gain)]
    made = None if judgement is None else judgement.action
    clued = made.target if isinstance(made, Clue) else None
    costs = _cost_clauses(
        told, clued, places, seats, markup, you, is_made=is_made, asked=asked, facts=facts
    )
    if costs and spent:
        #: {spent} is "that drew a card"; {cost} is "there was no time left for the red 5"
        late = translate("Because", "{spent}. {cost}")
        costs[0] = late.format(spent=spent, cost=_begun(late, costs[0]))
    elif missed and not costs and is_open:
        costs = [missed]
        if could_wait:
            costs, does = [_waiting(does, missed, is_agreed=is_agreed)], ""
    if not costs and not because and points is not None and is_open:
        small = small_things_clause(None if is_made else points)
        if is_made and does and not risk and (is_agreed or not could_wait):
            return _but(does, small, could_wait=False)
        return " ".join(filter(None, (does, risk, sentence_of(small))))
    if does and costs and praises:
        does = _but(does, costs.pop(0), could_wait=could_wait and is_made and not is_agreed)
    elif costs and is_harmless:
        #: begins a sentence, after one that a move did no harm; {cost} is what another would have done
        text = translate("Made", "More important, {cost}")
        costs[0] = text.format(cost=costs[0])
    return " ".join(filter(None, (does, risk, *map(sentence_of, costs))))


def _agreed_text(agreed: str, did: str, finding: Finding | None) -> str:
    """Return that the agreement suggests a move, with what it did.

    ``agreed`` and ``did`` are sentences; ``did`` may be empty.
    """
    match finding:
        case Finding.CLUE_IS_READ if did:
            #: {did} is what a clue did, a sentence such as "The clue asked Mia to play slot 2."
            return translate("Made", "{did} The agreement suggests it.").format(did=did)
        case Finding.DISCARD_IS_TRASH if did:
            return did  # which is why it does
        case _:
            return f"{agreed} {did}".strip()


def _cost_clauses(
    because: Sequence[Because],
    clued: int | None,
    places: Places,
    seats: Sequence[str],
    markup: Markup,
    you: int | None,
    *,
    is_made: bool,
    asked: Card | None,
    facts: TableFacts | None,
) -> list[str]:
    """Return what happens after the move made.

    ``clued`` is the seat to which it gives a clue, and ``asked`` the card that the better one asks for.
    """
    clauses = [
        cost_clause(
            one,
            places,
            seats,
            markup,
            you,
            is_made=is_made,
            is_again=clued is not None and clued == one.event.receiver,
            asked=asked,
        )
        for one in because
    ]
    delayed = [x.card for x in because if x.card is not None and x.event.kind is EventKind.LATE]
    if is_made and len(delayed) == len(because) == MOST_REASONS:
        #: {cards} is such as "the red 5 and the blue 4"
        text = translate("Because", "there was less time for {cards}")
        return [text.format(cards=listed_cards(delayed, markup))]
    if facts is None or len(because) != 1:
        return clauses
    if delayed:
        return [_late_clause(clauses[0], because[0], facts, seats, markup)]
    if because[0].event.kind is EventKind.LOST:
        return [_held_lost_clause(because[0], facts, seats, markup) or clauses[0]]
    return clauses


def _waiting(did: str, cost: str, *, is_agreed: bool) -> str:
    """Return that a move could have waited, with what was more urgent.

    ``did`` says so already, unless it says that the agreement suggests the move.
    """
    if is_agreed:
        #: {did} is that the agreement suggests a move, without a full stop; {cost} what was more urgent
        text = translate("Made", "{did}, but it could have waited: {cost}")
    else:
        #: {did} is that a move could have waited, without a full stop; {cost} what was more urgent
        text = translate("Made", "{did}: {cost}")
    return text.format(did=did.removesuffix("."), cost=cost)


def _but(did: str, cost: str, *, could_wait: bool) -> str:
    """Return a sentence about a move with what it costs.

    ``could_wait`` is whether ``did`` says that the move could have waited.
    """
    if could_wait:
        #: {did} is that a move could have waited, without a full stop; {cost} what follows it
        text = translate("Made", "{did}; {cost}")
    else:
        #: {did} is a sentence about a move, without its full stop; {cost} what speaks against it
        text = translate("Because", "{did}, but {cost}")
    return f"{text.format(did=did.removesuffix('.'), cost=_begun(text, cost))}."


def _begun(text: str, cost: str) -> str:
    """Return a clause with a capital letter if a template begins a sentence with it, as some languages do."""
    return capital(cost) if ". {cost}" in text else cost


def _late_clause(
    cost: str, because: Because, facts: TableFacts, seats: Sequence[str], markup: Markup
) -> str:
    """Return that a card comes too late, with who holds it.

    If it waits for a card that was still in the deck, that one is named instead.
    """
    late = because.card
    if late is None:
        return cost
    is_in_time = late in facts.came_in_time or late == facts.drawn
    if is_in_time and because.after_made >= ALWAYS:
        text = translate("Because", "there was hardly any time left for the {card}")
        return text.format(card=card_name(late, markup))
    undrawn = next((one for one in facts.undrawn if one.suit is late.suit), None)
    if undrawn is None or undrawn.rank > late.rank:
        return _held_late_clause(because, facts, seats, markup) or cost
    if undrawn == late:
        #: {cost} is that a card comes too late
        return translate("Because", "{cost}, as it was still in the deck").format(cost=cost)
    #: {cost} is that a card comes too late; {card} is one that has to be played before it
    text = translate("Because", "{cost}, with the {card} still in the deck")
    return text.format(cost=cost, card=card_name(undrawn, markup))


def _held_late_clause(
    because: Because, facts: TableFacts, seats: Sequence[str], markup: Markup
) -> str:
    """Return that a card in a hand comes too late; empty if no hand holds it."""
    holder = None if because.card is None else facts.holders.get(because.card)
    if holder is None:
        return ""
    if _is_certainly_late(because):
        #: of a card, in a game that is over
        text = translate("Because", "there was no time left for {name}’s {card}")
    else:
        #: translations may use {then}
        text = translate("Because", "{name}’s {card} would then {often} come too late")
    held = replace(because, event=replace(because.event, seat=holder))
    return filled(text, held, because.after_made, {}, seats, markup)


def _held_lost_clause(
    because: Because, facts: TableFacts, seats: Sequence[str], markup: Markup
) -> str:
    """Return that a card in a hand gets lost; empty if no hand holds it."""
    holder = None if because.card is None else facts.holders.get(because.card)
    if holder is None or because.card is None or because.card == facts.made_card:
        return ""
    if because.card.rank is Rank.FIVE:
        #: translations may use {then}
        text = translate("Because", "{name}’s {card} would then {often} be lost")
    else:
        #: translations may use {then}
        text = translate("Because", "{name}’s {card}, the last one, would then {often} be lost")
    held = replace(because, event=replace(because.event, seat=holder))
    return filled(text, held, because.after_made, {}, seats, markup)


def sentence_of(clause: str) -> str:
    """Return a clause as a sentence."""
    return f"{capital(clause)}."


def small_things_clause(points: float | None) -> str:
    """Return what is said of a costly move if no reason explains half of the cost.

    ``points`` is what it cost; None if that has been said.
    """
    if points is None:
        return translate("Because", "several small drawbacks add up")
    #: {points} such as "0.4"
    text = translate(
        "Because",
        "several small drawbacks add up: after the better move the table is {points} points ahead",
    )
    return text.format(points=decimal(points, 1))


def cost_clause(
    because: Because,
    places: Places,
    seats: Sequence[str],
    markup: Markup = PLAIN,
    you: int | None = None,
    *,
    is_made: bool = False,
    is_again: bool = False,
    is_named: bool = False,
    asked: Card | None = None,
) -> str:
    """Return what happens after the move that was made, or what does not happen after it.

    Args:
        because: what happens.
        places: where the cards are before the move.
        seats: the players' names.
        markup: the markup of names and cards.
        you: the seat that is addressed; None if nobody is.
        is_made: whether the move has been made.
        is_again: whether it was a clue, and the next clue to the same player is meant.
        is_named: whether the move has just been named.
        asked: the playable card that the better clue asks for; None if there is none.
    """
    if is_made and because.event.kind is EventKind.CLUED and asked is not None:
        text = _left_card_text(is_to_you=because.event.receiver == you)
        because = replace(because, card=asked)
    elif is_made and because.event.kind is EventKind.CLUED:
        text = _left_clue_text(is_to_you=because.event.receiver == you, is_again=is_again)
    elif is_made and _is_certainly_late(because):
        #: of a card, in a game that is over
        text = translate("Because", "there was no time left for the {card}")
    elif because.when is When.ODDS:
        text = odds_text(because, you, is_made=is_made, is_named=is_named)
    else:
        text = _cost(because, you)
    return filled(text, because, because.after_made, places, seats, markup, is_made=is_made)


def _left_clue_text(*, is_to_you: bool, is_again: bool) -> str:
    """Return the template that a teammate had to give a clue to the player whom the better clue was for."""
    if is_to_you and is_again:
        #: after what a clue did, and "but"
        return translate("Because", "that left it to {name} to give you another clue")
    if is_to_you:
        #: after what a move did, and "but"
        return translate("Because", "that left it to {name} to give you a clue")
    if is_again:
        #: after what a clue did, and "but"
        return translate("Because", "that left it to {name} to give {receiver} another clue")
    #: after what a move did, and "but"
    return translate("Because", "that left it to {name} to give {receiver} a clue")


def _left_card_text(*, is_to_you: bool) -> str:
    """Return the template that a teammate had to tell about the card that the better clue asks for."""
    if is_to_you:
        #: after what a move did, and "but"; {card} is one of yours
        return translate("Because", "that left it to {name} to tell you about the {card}")
    #: after what a move did, and "but"; {card} is one of {receiver}
    return translate("Because", "that left it to {name} to tell {receiver} about the {card}")


def filled(
    text: str,
    because: Because,
    share: float,
    places: Places,
    seats: Sequence[str],
    markup: Markup,
    *,
    is_last: bool = False,
    is_made: bool = True,
) -> str:
    """Return the template of a reason with its names, cards and frequency.

    Args:
        text: the template.
        because: the reason.
        share: how often it happens.
        places: where the cards are.
        seats: the players' names.
        markup: the markup of names and cards.
        is_last: whether to call its card the last one, as in "the last red 3".
        is_made: whether the move to which it is due has been made.
    """
    event, follower = because.event, because.follower
    named = last_card_name if is_last else card_name
    odds = because.after_better if event.kind is EventKind.PLAYED else because.after_made
    if "{often}" in text and HALF <= share < USUALLY:
        #: where "half the time" stands; {clause} alone leaves it before the verb of the clause
        order = translate("Because", "half the time {clause}")
        if order != "{clause}":
            clause = text.replace("{often} ", "").replace("{then} ", "")
            text = order.replace("{clause}", clause)
    #: what happens after a move; for the place {then} of translations
    afterwards = translate("Because", "afterwards")
    #: what would happen if a move were made; for the place {then} of translations
    then = afterwards if is_made else translate("Because", "in that case")
    return text.format(
        then=then,
        often=often(share),
        name=markup.name(seats[event.seat]) if event.seat >= 0 else NOBODY,
        slot=slot_of(event.order, places),
        card=named(because.card, markup),
        percent=percent(odds),
        other=NOBODY if follower is None else markup.name(seats[follower.seat]),
        before=card_name(card_before(because.card), markup),
        following=card_name(None if follower is None else follower.card, markup),
        receiver=markup.name(seats[event.receiver]) if event.receiver >= 0 else NOBODY,
        teammate=NOBODY if because.means is None else markup.name(seats[because.means.seat]),
    )


def _cost(because: Because, you: int | None) -> str:
    is_next, has_card = because.is_fact, because.card is not None
    match because.event.kind:
        case EventKind.PLAYED if is_next and opens_another(because):
            #: {following} is the card that can be played after {card}; {other} holds it
            return translate(
                "Because",
                "then {name} would not play the {card} next, and {other}’s {following} "
                "would have to wait",
            )
        case EventKind.PLAYED if is_next:
            return translate("Because", "then {name} would not play the {card} next")
        case EventKind.PLAYED if has_card:
            return translate("Because", "then {name} would be less likely to play the {card} soon")
        case EventKind.PLAYED if because.event.seat == you:
            return translate("Because", "then you would be less likely to have a card to play soon")
        case EventKind.PLAYED:
            return translate(
                "Because", "then {name} would be less likely to have a card to play soon"
            )
        case EventKind.DISCARDED | EventKind.LAST_COPY:
            return _discards(because)
        case EventKind.UNSAVED if is_next:
            #: translations may use {then}
            return translate(
                "Because",
                "no clue would be left to save {name}’s {card}, which would be discarded next",
            )
        case EventKind.UNSAVED if has_card:
            #: translations may use {then}
            return translate(
                "Because", "there would {often} be no clue left to save {name}’s {card}"
            )
        case EventKind.UNSAVED:
            #: translations may use {then}
            return translate(
                "Because", "{name} would {often} discard a useful card with no clue left to save it"
            )
        case EventKind.CLUED if because.is_gain:
            return translate("Because", "then {name} would be less likely to give a clue")
        case EventKind.CLUED if because.event.receiver == you:
            return translate("Because", "then {name} would have to give you a clue")
        case EventKind.CLUED:
            return translate("Because", "then {name} would have to give {receiver} a clue")
        case EventKind.MISPLAYED if is_next:
            #: translations may use {then}
            return translate("Because", "{name} would then misplay the {card}")
        case EventKind.MISPLAYED if has_card:
            #: translations may use {then}
            return translate("Because", "{name} would then {often} misplay the {card}")
        case EventKind.MISPLAYED:
            #: translations may use {then}
            return translate("Because", "{name} would {often} get a strike soon")
        case _:
            return _ends(because)


def _is_certainly_late(because: Because) -> bool:
    is_late = because.event.kind is EventKind.LATE and because.card is not None
    return is_late and because.after_made >= ALWAYS


def _discards(because: Because) -> str:
    is_next, has_card = because.is_fact, because.card is not None
    if is_next and because.is_only:
        #: translations may use {then}
        return translate(
            "Because", "{name} would then discard the {card}, which cannot be replaced"
        )
    if is_next and because.is_playable:
        #: translations may use {then}
        return translate("Because", "{name} would then discard the {card}, a playable card")
    if is_next:
        #: translations may use {then}
        return translate("Because", "{name} would then discard the {card}, a card still needed")
    if has_card and because.is_only:
        #: translations may use {then}
        return translate(
            "Because",
            "{name} would then {often} discard the {card}, which cannot be replaced",
        )
    if has_card and because.is_playable:
        #: translations may use {then}
        return translate("Because", "{name} would then {often} discard the {card}, a playable card")
    if has_card:
        #: translations may use {then}
        return translate(
            "Because", "{name} would then {often} discard the {card}, a card still needed"
        )
    #: translations may use {then}
    return translate("Because", "{name} would then {often} discard a card that is still needed")


def _ends(because: Because) -> str:
    match because.event.kind:
        case EventKind.LOST if because.card is not None and because.card.rank is Rank.FIVE:
            #: translations may use {then}
            return translate("Because", "the {card} would then {often} be lost")
        case EventKind.LOST:
            #: translations may use {then}
            return translate("Because", "the last {card} would then {often} be lost")
        case EventKind.LATE if _is_certainly_late(because):
            return translate("Because", "there is no longer time for the {card}")
        case EventKind.LATE if because.card is not None:
            #: translations may use {then}
            return translate("Because", "the {card} would then {often} come too late")
        case EventKind.LATE:
            #: translations may use {then}
            return translate(
                "Because", "the turns would then {often} run out before the fireworks were complete"
            )
        case _:
            #: translations may use {then}
            return translate(
                "Because", "there would {often} be a third strike, which ends the game"
            )


def opens_another(because: Because) -> bool:
    """Return whether another card is soon played because a card is."""
    return because.follower is not None and because.follower.is_sooner
