"""Two moves of a turn: the one that was made, and the better one."""

from dataclasses import replace

from hanabi_desktop.game.cards import Card, Rank
from hanabi_desktop.game.moves import Action, Clue, Discard, Play
from hanabi_desktop.review.findings import TurnReview
from hanabi_desktop.review.reasons import Because
from hanabi_desktop.review.table_facts import Touched
from hanabi_desktop.teammates.conventions import Convention
from hanabi_desktop.teammates.explaining.clue_readings import KEPT, Meaning
from hanabi_desktop.teammates.explaining.move_review import Finding
from hanabi_desktop.teammates.teammate import Reason, ReasonCode

_PLENTY_OF_CLUES = 5
"""With this many clues left, nobody has to discard."""
_FEW_CLUES = 2
"""With more clues left, getting one back is not called urgent."""
PASSING = (ReasonCode.CLUE_DELAY, ReasonCode.CLUE_STALL, ReasonCode.CLUE_EMPTY)
OF_LITTLE_USE = (*PASSING, ReasonCode.CLUE_FILL_IN)
HARDLY_A_REASON = (ReasonCode.CLUE_FOCUS, ReasonCode.CLUE_FILL_IN)
_ABOUT_ONE_CARD = (ReasonCode.CLUE_SAVE, ReasonCode.CLUE_PLAY, ReasonCode.CLUE_TEMPO)
ABOUT_SEVERAL_CARDS = (ReasonCode.CLUE_THROUGH, ReasonCode.CLUE_SELF)
SAYS_ENOUGH = (*_ABOUT_ONE_CARD, *ABOUT_SEVERAL_CARDS, ReasonCode.CLUE_FIX)
"""Kinds of clues that need no other reason."""
ASKS_FOR_PLAY = (ReasonCode.CLUE_PLAY, ReasonCode.CLUE_TEMPO)
_LAST_CARDS, _LAST_CARDS_BEHIND = 6, 10
"""From this many cards in the deck on, it matters that a move draws one of the last.

The second number is for a table that has as many cards to play as it has to draw, or more.
"""
SURE_PLAYS = (ReasonCode.PLAY_KNOWN, ReasonCode.PLAY_TOLD, ReasonCode.PLAY_SEEN)


class TwoMoves:
    """The move that was made, the better one, and what the table shows of both.

    Attributes:
        turn: the turn.
        made: the move that was made.
        best: the better move.
        reason: why the conventions would make the better move; None if they would not.
        code: the kind of that reason.
        is_praised: whether the conventions have nothing against the move that was made.
    """

    def __init__(self, turn: TurnReview) -> None:
        self.turn, self.made, self.best = turn, turn.action, turn.cost.best
        self.reason = turn.reason
        self.code = None if turn.reason is None else turn.reason.code
        if turn.facts.is_best_idle and self.code in HARDLY_A_REASON:
            self.code = ReasonCode.CLUE_STALL
        if self.fixes_unclued_card:
            self.code = None  # nobody sees why that card would be misplayed
        if self.reason is not None and self.code in ASKS_FOR_PLAY and turn.facts.is_focus_kept:
            self.reason = self._reason_to_keep(self.reason)
            self.code = self.reason.code
        if self.code in ASKS_FOR_PLAY and self.turn.facts.is_focus_untouched:
            self.reason = self.code = None  # nobody sees why it would be played
        self.is_praised = turn.judgement is not None and turn.judgement.is_praise

    def _reason_to_keep(self, reason: Reason) -> Reason:
        """Return the reason for a clue about a playable card that does not clearly ask for it to be played."""
        saved = self.turn.facts.best_saves
        if saved is None or saved.order not in reason.orders[:1]:
            return replace(reason, code=ReasonCode.CLUE_FILL_IN, convention=Convention.FILL_IN)
        is_five = saved.card.rank is Rank.FIVE
        convention = Convention.SAVE_FIVE if is_five else Convention.SAVE_CRITICAL
        return replace(reason, code=ReasonCode.CLUE_SAVE, convention=convention)

    def touches(self, because: Because) -> bool:
        """Return whether the better move is a clue that touches the card of a reason."""
        return touches_card(self.best, because)

    def opens(self, card: Card) -> bool:
        """Return whether the card that the better move is about comes just before another one."""
        first = None if self.reason is None or len(self.reason.faces) != 1 else self.reason.faces[0]
        if self.best_play is not None:
            first = self.best_play.card
        return (
            first is not None
            and first.suit is card.suit
            and first.rank.value + 1 == card.rank.value
        )

    @property
    def seat(self) -> int:
        """Whose card the better move is about: the receiver's of a clue, else the player's own."""
        return self.best.target if isinstance(self.best, Clue) else self.turn.seat

    @property
    def card_needing_clue(self) -> Card | None:
        """The card that the better clue saves or gets played, if it is a clue about one known card."""
        reason = self.reason
        if reason is None or len(reason.faces) != 1 or reason.code not in _ABOUT_ONE_CARD:
            return None
        if self.is_about_same_card or self.is_about_other_copy:
            return None
        if self.is_early_five or self.saves_time_rather_than_card:
            return None  # it was not about to be discarded
        return reason.faces[0]

    @property
    def saves_time_rather_than_card(self) -> bool:
        """Whether the better clue saves a card that its holder need not discard next, late in the game."""
        is_save = self.code is ReasonCode.CLUE_SAVE
        is_safe = is_save and not self.is_endangered(self.focus, self.seat)
        return is_safe and self.draws_instead_of_clue and self.is_deck_low

    @property
    def focus(self) -> int | None:
        """The card that the better move is about; None if it is about none."""
        return None if self.reason is None else next(iter(self.reason.orders), None)

    @property
    def is_about_chop(self) -> bool:
        """Whether the better clue is about a card on its holder's chop."""
        return self.focus in self.turn.facts.chops

    def is_endangered(self, order: int | None, seat: int) -> bool:
        """Return whether a card is the chop of a teammate who has nothing else to play or discard."""
        facts = self.turn.facts
        return order in facts.chops and seat in facts.idle and seat not in facts.spares

    def is_play_clue_about(self, order: int) -> bool:
        """Return whether the better clue asks for a certain card to be played."""
        return (
            self.code in ASKS_FOR_PLAY
            and self.reason is not None
            and order in self.reason.orders[:1]
        )

    @property
    def cards_got_played(self) -> int:
        """The number of cards that the better clue about several gets played, without known ones."""
        orders = () if self.reason is None else self.reason.orders
        return sum(one not in self.turn.facts.known for one in orders)

    @property
    def gets_several_played(self) -> bool:
        """Whether the better clue is about several cards that get played, not all of them known already."""
        return self.code in ABOUT_SEVERAL_CARDS and self.cards_got_played > 0

    @property
    def shown(self) -> Touched | None:
        """The card that the better clue shows its receiver in full, if it only tells more about that card."""
        if self.code is not ReasonCode.CLUE_FILL_IN or self.reason is None:
            return None
        told = (one for one in self.turn.facts.best_tells if one.order in self.reason.orders[:1])
        return next((one for one in told if one.is_known), None)

    @property
    def irreplaceable_told(self) -> tuple[Card, ...]:
        """The cards without another copy that only the better clue tells about, none of them playable."""
        told = (one for one in self.turn.facts.best_tells if one.is_only and not one.is_playable)
        return tuple(one.card for one in told if one.order not in self.turn.facts.touched)

    @property
    def asked_for(self) -> Card | None:
        """The card that the better clue gets played at once; None if there is no such card."""
        reason, facts = self.reason, self.turn.facts
        if reason is None or len(reason.faces) != 1 or facts.is_focus_early:
            return None
        asks = self.code in ASKS_FOR_PLAY
        asks = asks or (self.code is ReasonCode.CLUE_FILL_IN and self.shows_card_playable)
        return reason.faces[0] if asks else None

    @property
    def asked_later(self) -> Card | None:
        """The card that the better clue gets played after others; None if there is no such card."""
        reason = self.reason
        if reason is None or self.code not in ASKS_FOR_PLAY or len(reason.faces) != 1:
            return None
        return reason.faces[0] if self.turn.facts.is_focus_early else None

    @property
    def shows_card_playable(self) -> bool:
        """Whether the better clue shows its receiver that the card it is about is playable."""
        orders = () if self.reason is None else self.reason.orders[:1]
        told = self.turn.facts.best_tells
        return any(one.order in orders and one.is_known and one.is_playable for one in told)

    @property
    def repeats_clue(self) -> bool:
        """Whether the better clue tells nothing new about its card, and so can only ask for a play."""
        asks = (*ASKS_FOR_PLAY, ReasonCode.CLUE_FILL_IN)
        return self.code in asks and self.turn.facts.is_repeated

    @property
    def is_about_same_card(self) -> bool:
        """Whether both moves are clues about the same card."""
        judgement, reason = self.turn.judgement, self.reason
        if judgement is None or reason is None or not isinstance(self.best, Clue):
            return False
        is_clue = isinstance(self.made, Clue) and judgement.order is not None
        return is_clue and judgement.order in reason.orders[:1]

    @property
    def is_about_other_copy(self) -> bool:
        """Whether both moves are clues about a card, but each about another copy of it."""
        judgement, faces = self.turn.judgement, self.reason and self.reason.faces
        is_alike = judgement is not None and faces is not None and (judgement.truth,) == faces
        return is_alike and isinstance(self.best, Clue) and not self.is_about_same_card

    def sooner_holder(self, players: int) -> int | None:
        """Return who acts before the receiver of the clue made, if the better one is about their copy.

        That is another copy of the card that the clue made is about; the result is None otherwise.
        """
        made, best = self.made, self.best
        if not (isinstance(made, Clue) and isinstance(best, Clue) and self.is_about_other_copy):
            return None
        after = [(seat - self.turn.seat) % players for seat in (best.target, made.target)]
        return best.target if after[0] < after[1] else None

    @property
    def asks_to_play_it(self) -> bool:
        """Whether only the better one of two clues about the same card asks for it to be played."""
        reading = None if self.turn.judgement is None else self.turn.judgement.reading
        is_kept = reading is not None and reading.meaning in KEPT
        return self.is_about_same_card and self.code in ASKS_FOR_PLAY and is_kept

    @property
    def leaves_open(self) -> bool:
        """Whether the clue made leaves open if its card is to be played or kept."""
        reading = None if self.turn.judgement is None else self.turn.judgement.reading
        return reading is not None and reading.meaning is Meaning.PLAY_OR_KEEP

    @property
    def asks_to_keep_it(self) -> bool:
        """Whether only the better one of two clues about the same card asks clearly for it to be kept."""
        is_save = self.code is ReasonCode.CLUE_SAVE
        return self.is_about_same_card and is_save and self.leaves_open

    @property
    def twin_holder(self) -> int | None:
        """Who had a clue about another copy of the card that the clue made is about."""
        judgement = self.turn.judgement
        is_read = judgement is not None and judgement.finding is Finding.CLUE_IS_READ
        return self.turn.facts.twin_holder if is_read and not self.is_about_same_card else None

    @property
    def is_too_late(self) -> bool:
        """Whether the clue made asks something of a player who has no turn left."""
        judgement = self.turn.judgement
        is_read = judgement is not None and judgement.finding is Finding.CLUE_IS_READ
        return is_read and self.turn.facts.is_receiver_done

    @property
    def is_late_discard(self) -> bool:
        """Whether one of the last cards was drawn where a clue would only have passed the turn."""
        is_late = self.turn.situation.deck_size > 1 and self.is_deck_low
        return is_late and isinstance(self.made, Discard) and self.code in PASSING

    @property
    def is_deck_low(self) -> bool:
        """Whether it matters that a move draws one of the last cards."""
        left, turns = self.turn.situation.deck_size, self.turn.facts.turns
        most = _LAST_CARDS_BEHIND if turns.still_to_play >= left else _LAST_CARDS
        return turns.has_last_round and left <= most

    @property
    def brings_clue_back(self) -> bool:
        """Whether the better move completes a firework, and the move made brings no clue back.

        It does not count while clues are plenty.
        """
        faces = () if self.reason is None else self.reason.faces
        is_five = len(faces) == 1 and faces[0].rank is Rank.FIVE
        is_short = self.turn.situation.clue_tokens < _PLENTY_OF_CLUES
        is_play = isinstance(self.best, Play) and not self.turn.situation.is_last_turn
        brings_none = not isinstance(self.made, Discard) and not self.has_completed_firework
        return is_play and is_five and is_short and brings_none

    @property
    def fixes_unclued_card(self) -> bool:
        """Whether the better clue stops a misplay that only earlier conventions made likely."""
        is_fix = self.reason is not None and self.reason.code is ReasonCode.CLUE_FIX
        return is_fix and bool(self.turn.facts.best_tells) and not self.turn.facts.is_focus_clued

    @property
    def needs_to_ask(self) -> bool:
        """Whether the clue made left open what the better one about the same card asks for."""
        return self.leaves_open and (self.asks_to_play_it or self.asks_to_keep_it)

    @property
    def prevents_last_strike(self) -> bool:
        """Whether the better clue stops a misplay that would end the game."""
        is_fix = self.code is ReasonCode.CLUE_FIX
        return is_fix and self.turn.situation.is_before_last_strike

    @property
    def has_nothing_to_lose(self) -> bool:
        """Whether a strike would cost nothing, because it is the player's last turn."""
        situation = self.turn.situation
        return situation.is_last_turn and not situation.is_before_last_strike

    @property
    def saves_last_copy(self) -> bool:
        """Whether no other copy is left of the card that the better clue saves."""
        if self.reason is None or self.reason.convention is Convention.SAVE_CRITICAL:
            return self.reason is not None
        told = (one for one in self.turn.facts.best_tells if one.order in self.reason.orders[:1])
        return any(one.is_only and one.card.rank is not Rank.FIVE for one in told)

    @property
    def told_besides(self) -> Card | None:
        """A card that cannot be played yet about which the better clue tells more, although it passes the turn."""
        told = self.turn.facts.best_tells if self.code in PASSING else ()
        return next((one.card for one in told if not one.is_playable), None)

    @property
    def is_same_card(self) -> bool:
        """Whether one move plays the card that the other one discards."""
        made, best = self.made, self.best
        return (
            not isinstance(made, Clue) and not isinstance(best, Clue) and made.order == best.order
        )

    @property
    def was_lucky_guess(self) -> bool:
        """Whether the card that was played was playable, although nothing guaranteed it."""
        return self._was_guess and self.has_worked

    @property
    def was_sure_strike(self) -> bool:
        """Whether the move made was a strike although the card seemed certain to be playable."""
        judgement = self.turn.judgement
        is_sure = judgement is not None and judgement.finding is Finding.PLAY_IS_SURE
        return is_sure and self.turn.facts.is_strike

    @property
    def risks_nothing(self) -> bool:
        """Whether the better move only passes the turn, where a play was made that nothing guaranteed."""
        return self._was_guess and self.code in PASSING

    @property
    def _was_guess(self) -> bool:
        judgement = self.turn.judgement
        return judgement is not None and judgement.finding is Finding.PLAY_IS_A_GUESS

    @property
    def is_better_play_mistaken(self) -> bool:
        """Whether the better move plays a card that was believed to be playable but is not."""
        facts = self.turn.facts
        is_known = isinstance(self.best, Play) and facts.best_card is not None
        return is_known and not facts.is_best_playable

    @property
    def best_play(self) -> Touched | None:
        """The card that the better move plays, if it is one of those it was believed to be."""
        faces, card = () if self.reason is None else self.reason.faces, self.turn.facts.best_card
        if not isinstance(self.best, Play) or card is None or card not in faces:
            return None
        return Touched(self.best.order, card, is_known=len(faces) == 1, is_playable=True)

    @property
    def was_third_strike(self) -> bool:
        """Whether the move made was a strike that ended the game."""
        return self.turn.facts.is_strike and self.turn.situation.is_before_last_strike

    @property
    def has_worked(self) -> bool:
        """Whether the move made was a play, and no strike."""
        facts = self.turn.facts
        return isinstance(self.made, Play) and facts.is_made_playable and not facts.is_strike

    @property
    def has_completed_firework(self) -> bool:
        """Whether the move made played a 5, which brings a clue back."""
        card = self.turn.facts.made_card
        return self.has_worked and card is not None and card.rank is Rank.FIVE

    @property
    def has_lost_last_copy(self) -> bool:
        """Whether the move made lost the last copy of a card that is still needed."""
        facts = self.turn.facts
        is_lost = isinstance(self.made, Discard) or facts.is_strike
        return is_lost and facts.is_made_critical and not self.was_third_strike

    @property
    def brings_no_clue_back(self) -> bool:
        """Whether the clue that the better discard brings back makes no difference."""
        return self.turn.situation.is_last_turn or self.has_completed_firework

    @property
    def next_in_danger(self) -> Touched | None:
        """The chop of the next player, who has nothing else to play or discard, if its loss would cost points."""
        chop = self.turn.facts.next_chop
        return chop if chop is not None and (chop.is_only or chop.is_playable) else None

    @property
    def is_early_five(self) -> bool:
        """Whether the better clue tells about a 5 that is not about to be discarded."""
        return self.reason is not None and self.reason.convention is Convention.FIVE_STALL

    @property
    def several_playable(self) -> tuple[Card, ...]:
        """The different playable cards about which the better clue tells more; empty if there are fewer than two."""
        told = {one.card: None for one in self.turn.facts.best_tells if one.is_playable}
        return tuple(told) if len(told) > 1 else ()

    @property
    def tells_playable(self) -> Touched | None:
        """A playable card about which the better clue tells more, although it seems of little use."""
        told = self.turn.facts.best_tells if self.code in OF_LITTLE_USE else ()
        return next((one for one in told if one.is_playable), None)

    @property
    def shows_playable(self) -> Touched | None:
        """A playable card about which the better clue tells more, although it is given to stop a misplay."""
        told = self.turn.facts.best_tells if self.code is ReasonCode.CLUE_FIX else ()
        return next((one for one in told if one.is_playable), None)

    @property
    def also_playable(self) -> Card | None:
        """A playable card about which the better clue tells more, besides the card that it is about."""
        facts, orders = self.turn.facts, () if self.reason is None else self.reason.orders[:1]
        saved = None if facts.best_saves is None else facts.best_saves.order
        told = (one for one in facts.best_tells if one.is_playable and one.order not in facts.known)
        return next((one.card for one in told if one.order not in (*orders, saved)), None)

    @property
    def would_lose_unseen_card(self) -> bool:
        """Whether the better discard would have lost a last copy, which its player could not know."""
        facts, best = self.turn.facts, self.best
        is_unseen = isinstance(best, Discard) and best.order not in facts.known
        return is_unseen and facts.is_best_critical and not self.is_same_card

    @property
    def leaves_no_clue(self) -> bool:
        """Whether no clue is left after the move made, although the better one brings one back."""
        brings_back = isinstance(self.made, Discard) or self.has_completed_firework
        is_gone = self.turn.situation.clue_tokens == isinstance(self.made, Clue)
        return isinstance(self.best, Discard) and is_gone and not brings_back

    @property
    def is_short_of_clues(self) -> bool:
        """Whether so few clues were left that getting one back can be urgent."""
        return self.turn.situation.clue_tokens <= _FEW_CLUES

    @property
    def draws_instead_of_clue(self) -> bool:
        """Whether the move made draws a card and the better one does not."""
        return not isinstance(self.made, Clue) and isinstance(self.best, Clue)

    @property
    def clues_instead_of_discard(self) -> bool:
        """Whether the move made is a clue and the better one a discard."""
        return isinstance(self.made, Clue) and isinstance(self.best, Discard)

    @property
    def need_not_discard(self) -> bool:
        """Whether the move made is a discard although clues were plenty."""
        return (
            isinstance(self.made, Discard) and self.turn.situation.clue_tokens >= _PLENTY_OF_CLUES
        )

    @property
    def spent_last_clue(self) -> bool:
        """Whether the move made gave the last clue, and the better one brings a clue back."""
        return self.clues_instead_of_discard and self.gave_last_clue

    @property
    def gave_last_clue(self) -> bool:
        """Whether the move made was a clue, and none is left after it."""
        return isinstance(self.made, Clue) and self.turn.situation.clue_tokens == 1


def touches_card(move: Action, because: Because) -> bool:
    """Return whether a move is a clue that touches the card of a reason."""
    card = because.card
    if not isinstance(move, Clue) or card is None:
        return False
    return move.target == because.event.seat and move.value in (card.suit, card.rank)
