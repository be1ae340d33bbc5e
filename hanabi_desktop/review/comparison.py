"""What sets the better move of a turn apart from the move that was made."""

from dataclasses import replace

from hanabi_desktop.game.cards import Card, Rank
from hanabi_desktop.game.moves import Clue, Discard, Play
from hanabi_desktop.review.findings import TurnReview
from hanabi_desktop.review.reasons import Because, Deed, Means, When
from hanabi_desktop.review.table_facts import Touched
from hanabi_desktop.review.turns_left import OutOfTurn, Workload
from hanabi_desktop.review.two_moves import (
    ABOUT_SEVERAL_CARDS,
    ASKS_FOR_PLAY,
    HARDLY_A_REASON,
    PASSING,
    SAYS_ENOUGH,
    SURE_PLAYS,
    TwoMoves,
)
from hanabi_desktop.teammates.explaining.move_review import Finding
from hanabi_desktop.teammates.search.rollouts import EventKind
from hanabi_desktop.teammates.teammate import ReasonCode

_MOST_DOUBTS = 2
"""The most faces for which a card may be taken that are listed."""


class Comparison(TwoMoves):
    """What sets the better move of a turn apart from the one that was made, and what of it to tell.

    Attributes:
        losses: the losses to tell that follow the move made.
        gains: what the better move itself brings.
    """

    def __init__(self, turn: TurnReview) -> None:
        super().__init__(turn)
        self.losses = [
            one for one in turn.because if not one.is_gain and not self._goes_without_saying(one)
        ]
        if self.is_better_play_mistaken and not self.turn.facts.is_strike:
            self.losses = []  # in fact, the better move would have led to worse
        if self.was_third_strike or any(map(self._was_advanced, self.losses)):
            self.losses = []
        is_fix = self.code is ReasonCode.CLUE_FIX  # then the misplay to come is told
        if self.has_worked or is_fix:
            self.losses = [x for x in self.losses if x.event.kind is not EventKind.STRUCK_OUT]
        if self.losses and all(map(self._is_due_to_card_saved, self.losses)):
            self.losses = []
        if self.brings_clue_back and self.is_late:
            self.losses = []  # that a clue comes back says more
        if self.is_late and not self._costs_time:
            self.losses = []
        self.losses = [x for x in self.losses if self._is_seen_to_be_avoided(x)]
        if self.clues_instead_of_discard and not self.is_short_of_clues:
            # The discard brings back a clue that is not wanting.
            self.losses = [x for x in self.losses if x.event.kind not in _SAVABLE_OR_LOST]
        is_for_time = self.code in PASSING and self.draws_instead_of_clue
        if self.turn.facts.best_saves is not None or is_for_time or self.left_to_work_out:
            # The card on the chop says more, and a clue that asks for the same play less directly.
            self.losses = [x for x in self.losses if x.event.kind is not EventKind.CLUED]
        is_clue_for_clue = isinstance(self.made, Clue) and self.code in ABOUT_SEVERAL_CARDS
        if self.tells_sure_play or self.endangers_chop or (self.is_late and is_clue_for_clue):
            self.losses = []
        self.gains = [
            self._as_told(one)
            for one in turn.because
            if one.is_gain and self._is_brought(one) and not is_fix
        ]

    def _is_seen_to_be_avoided(self, loss: Because) -> bool:
        """Return whether the table shows how the better move avoids a loss.

        A clue to somebody else does not, unless it leads to another action; and whoever draws the last
        card still has a turn for it.
        """
        if loss.event.kind is EventKind.LATE:
            is_own = (
                self.turn.facts.holders.get(loss.card) == self.turn.seat if loss.card else False
            )
            if is_own and loss.card in self.turn.facts.own_unseen and self.asked_for is not None:
                return False  # the card that the better clue asks for could be seen
            return self.turn.situation.deck_size != 1 or loss.card not in self.turn.facts.undrawn
        is_other = isinstance(self.best, Clue) and self.best.target != loss.event.seat
        is_of_seat = loss.event.kind in (*_SAVABLE, EventKind.MISPLAYED) and loss.card is not None
        return not (is_other and is_of_seat and loss.means is None)

    @property
    def _costs_time(self) -> bool:
        """Whether the move made costs time, compared with the better one."""
        if isinstance(self.best, Clue) or self.is_late_card_played:
            return True
        late = {one.card.suit for one in self.losses if one.card is not None}
        waits = any(one.suit in late for one in self.turn.facts.undrawn)
        return self.clues_instead_of_discard and waits

    @property
    def tells_sure_play(self) -> bool:
        """Whether the better move plays a card that is certain to fit, and what it can be is known."""
        is_named = self.reason is not None and bool(self.reason.faces)
        is_sure = any(one.when is When.ODDS and one.is_sure_play for one in self.turn.because)
        return is_named and is_sure and self.code in SURE_PLAYS and self.is_praised

    @property
    def endangers_chop(self) -> bool:
        """Whether the move made, but not the better clue, leaves a last copy on a chop."""
        saved, told = self.turn.facts.best_saves, self.turn.because
        is_one = saved is not None and len(told) == 1 and told[0].event.seat == self.seat
        return is_one and told[0].event.kind in _SAVABLE and self.is_praised

    def _goes_without_saying(self, loss: Because) -> bool:
        """Return whether it is clear without odds that the move should not have been made."""
        facts = self.turn.facts
        is_discard = loss.when is When.ODDS and isinstance(self.made, Discard)
        if is_discard and facts.made_card is not None and not facts.is_made_needed:
            return self.code in SAYS_ENOUGH  # in fact nothing was lost
        if loss.card is not None or loss.event.kind not in _SAVABLE:
            return False
        if loss.when is When.ODDS:
            return self.need_not_discard and isinstance(self.best, Clue)
        return self.code is ReasonCode.CLUE_SAVE and loss.event.seat == self.seat

    def _was_advanced(self, loss: Because) -> bool:
        """Return whether the play made was the one that the lost card needed, rather than the better play."""
        card = self.turn.facts.made_card
        is_play = isinstance(self.made, Play) and isinstance(self.best, Play)
        is_same = card is not None and loss.card is not None and card.suit is loss.card.suit
        return (
            is_play and is_same and loss.event.kind.stops_firework and not self.turn.facts.is_strike
        )

    def _is_due_to_card_saved(self, loss: Because) -> bool:
        """Return whether a firework stops because of the card that the better clue would save."""
        saved = self.card_needing_clue if self.code is ReasonCode.CLUE_SAVE else None
        if (
            saved is None
            or loss.card is None
            or not loss.event.kind.stops_firework
            or not self.is_praised
        ):
            return False
        return saved.suit is loss.card.suit and saved.rank <= loss.card.rank

    def _as_told(self, gain: Because) -> Because:
        """Return a gain without what the table does not bear out."""
        if isinstance(self.best, Discard) and not gain.is_clued and gain.means is None:
            gain = replace(gain, when=When.LATER)  # it takes a clue, which may come at any time
        if gain.event.order in self.turn.facts.twins:
            gain = replace(gain, follower=None)  # the copy with a clue can be played as well
        return gain

    def _is_brought(self, gain: Because) -> bool:
        """Return whether the better move itself leads to a play, as far as the table shows."""
        best, order, card, facts = self.best, gain.event.order, gain.card, self.turn.facts
        if gain.event.kind is EventKind.CLUED:
            return True
        if facts.asks_first is not None and card == facts.asks_first.card:
            return False  # so does the clue made
        if (order in facts.too_early and gain.when is When.NEXT) or card in facts.out_of_reach:
            return False
        if isinstance(best, Discard):
            return card is not None
        if card is None:
            return not (isinstance(best, Play) and gain.event.seat == self.turn.seat)
        if isinstance(best, Play):
            return gain.when is When.NEXT or self.opens(card)
        if self.code in PASSING and gain.when is When.NEXT:
            return True  # nothing else speaks for such a clue
        if self.reason is not None and order in self.reason.orders:
            # The sentence about the clue names the cards that have to be played before its own.
            return self.code not in ABOUT_SEVERAL_CARDS and order == self.reason.orders[0]
        return self.touches(gain) or self.opens(card)

    @property
    def urgent(self) -> Because | None:
        """The gain that is told as what should have come first."""
        if self.losses or not self.is_praised:
            return None
        asked = None if self.turn.judgement is None else self.turn.judgement.truth
        return next((one for one in self.gains if one.is_playable and one.card != asked), None)

    @property
    def diverted(self) -> Because | None:
        """The play from which the clue that was made kept its receiver, without any other clue."""
        made, best, reason = self.made, self.best, self.reason
        if self.losses or not self.is_praised or not isinstance(made, Clue):
            return None
        if isinstance(best, Clue) and best.target == made.target and self.code not in PASSING:
            return None
        asked = () if reason is None else reason.orders
        reading = None if self.turn.judgement is None else self.turn.judgement.reading
        if reading is not None and reading.first is not None:
            asked = (*asked, reading.first)  # the clue asked for it as well
        return next(
            (
                one
                for one in self.turn.because
                if one.is_playable
                and one.is_clued
                and one.means is None
                and one.is_fact
                and one.event.seat == made.target
                and one.event.order not in asked
            ),
            None,
        )

    @property
    def left_to_work_out(self) -> bool:
        """Whether the clue made asks indirectly for the play that the better clue asks for."""
        reading = None if self.turn.judgement is None else self.turn.judgement.reading
        first = self.turn.facts.asks_first
        meant = {None if first is None else first.order, reading and reading.first} - {None}
        return self.reason is not None and not meant.isdisjoint(self.reason.orders[:1])

    @property
    def left_to(self) -> Because | None:
        """The play by somebody else of the very card that was played."""
        judgement, urgent = self.turn.judgement, self.urgent
        is_same = judgement is not None and urgent is not None and judgement.faces == (urgent.card,)
        return urgent if is_same and isinstance(self.made, Play) else None

    @property
    def own_fives(self) -> tuple[Card, ...]:
        """The 5s that the player still has to play late in the game, unless a card is missing before them."""
        facts = self.turn.facts
        held = (card for card, seat in facts.holders.items() if seat == self.turn.seat)
        fives = (x for x in held if x.rank is Rank.FIVE and x not in facts.out_of_reach)
        found = tuple(sorted(fives, key=lambda one: one.suit.letter))
        return found if self.is_deck_low else ()

    @property
    def is_late_for_want_of_turns(self) -> bool:
        """Whether a card comes too late because the move made draws the last card, and that is plain to see."""
        found = (self.short_of_turns, self.out_of_turn, self.untold)
        is_plain = self.points_out_of_reach > 0 or any(one is not None for one in found)
        return self.is_late and self.draws_instead_of_clue and is_plain

    @property
    def short_of_turns(self) -> Workload | None:
        """The workload of a seat that has too few turns left after one of the last cards is drawn.

        If a card comes too late, it includes a card of the same firework, or it is the last round.
        """
        found = [one for one in self.turn.facts.turns.workloads if one.spare < 0]
        if not (self.draws_instead_of_clue and self.is_deck_low):
            return None
        late = {one.card.suit for one in self.losses if one.card is not None}
        if self.turn.situation.deck_size == 1:  # each missing turn costs a card
            lost = self.points_out_of_reach
            found = [one for one in found if one.spare == -lost or (late and not lost)]
        fitting = (one for one in found if not late.isdisjoint(card.suit for card in one.cards))
        is_any = not late or self.turn.situation.deck_size == 1
        return next(fitting, None) or (next(iter(found), None) if is_any else None)

    def workload_with(self, card: Card | None) -> Workload | None:
        """Return the workload of the seat that has no turn to spare for a card, before the last round."""
        if not self.is_deck_low or self.turn.situation.deck_size <= 1:
            return None
        return next((one for one in self.turn.facts.turns.workloads if card in one.cards), None)

    @property
    def out_of_turn(self) -> OutOfTurn | None:
        """The card that comes too late in the round that the move made begins."""
        is_lost = self.points_out_of_reach > 0
        return next(iter(self.turn.facts.turns.out_of_turn), None) if is_lost else None

    @property
    def points_out_of_reach(self) -> int:
        """The points that the move made, which begins the last round, puts out of reach for certain."""
        made, better = self.turn.facts.turns.most_points
        return max(0, better - made) if self.draws_instead_of_clue else 0

    @property
    def capped(self) -> tuple[int, int] | None:
        """The most points after the move made and after the better one, in the last round or just before.

        It is None unless they differ, and if that the move made draws the last card says so.
        """
        made, better = self.turn.facts.turns.most_points
        return None if self.draws_instead_of_clue or better <= made else (made, better)

    @property
    def short_by_draw(self) -> Workload | None:
        """The cards of the player in the last round, if the last card that they drew is one too many."""
        return self.turn.facts.turns.after_draw if self.points_out_of_reach > 0 else None

    @property
    def makes_no_difference(self) -> bool:
        """Whether the last card was drawn, but the game ended with the most points then possible."""
        made, better = self.turn.facts.turns.most_points
        is_reached = self.turn.facts.final_points == better > 0
        return self.draws_instead_of_clue and made == better and is_reached

    @property
    def untold(self) -> Card | None:
        """The card that comes too late because nobody can tell its holder, who begins the last round."""
        late = (one.card for one in self.losses if one.card is not None)
        return next((one for one in late if one in self.turn.facts.turns.untold), None)

    @property
    def tells_untold(self) -> bool:
        """Whether the better clue itself tells about that card."""
        told = (one.card for one in self.turn.facts.best_tells)
        return self.untold is not None and self.untold in told

    def holder_of_next(self, because: Because) -> int | None:
        """Return who holds the card that comes after the one of a reason; None if nobody does."""
        card = because.card
        if card is None or because.event.order in self.turn.facts.twins:
            return None
        return self.holder_after(card)

    def holder_after(self, card: Card) -> int | None:
        """Return who holds the card that comes after another one, if its player knows; None if nobody does."""
        if card.rank is Rank.FIVE:
            return None
        following = Card(card.suit, Rank(card.rank + 1))
        holder = self.turn.facts.holders.get(following)
        is_unseen = holder == self.turn.seat and following in self.turn.facts.own_unseen
        return None if is_unseen else holder

    @property
    def waiting(self) -> tuple[int, Card] | None:
        """Who holds the card that comes after the one the better move plays, and that card; None if nobody does."""
        card = None if self.best_play is None else self.best_play.card
        holder = None if card is None else self.holder_after(card)
        if card is None or holder is None:
            return None
        return holder, Card(card.suit, Rank(card.rank + 1))

    @property
    def played_anyway(self) -> tuple[int, Card] | None:
        """The holder of a card told as untold or in doubt, and that card, if they played it next all the same."""
        played, urgent = self.turn.facts.played_next, self.urgent
        if not isinstance(self.best, Clue):
            return None
        if urgent is not None and urgent.card is not None and urgent.event.order in played:
            return urgent.event.seat, urgent.card
        is_about_play = self.asked_for is not None or bool(self.doubts)
        if self.losses or not is_about_play or self.focus not in played:
            return None
        told = (one.card for one in self.turn.facts.best_tells if one.order == self.focus)
        card = next(told, None)
        return None if card is None else (self.seat, card)

    def frees(self, gain: Because) -> bool:
        """Return whether a player can next play a card that they know already, without a clue about it."""
        is_known = gain.is_playable and gain.event.order in self.turn.facts.known
        return is_known and gain.when is When.NEXT and not self.touches(gain)

    @property
    def has_time_to_save(self) -> bool:
        """Whether the move made is a natural but needless discard, and the better one saves a card."""
        is_save = self.code is ReasonCode.CLUE_SAVE and self.card_needing_clue is not None
        is_save = is_save and self.is_endangered(self.focus, self.seat)
        return is_save and self.is_praised and self.need_not_discard and not self.losses

    @property
    def is_alike(self) -> bool:
        """Whether nothing but other cards sets two clues about the same card apart."""
        judgement = self.turn.judgement
        is_read = judgement is not None and judgement.reading is not None
        is_usual = self.code in (ReasonCode.CLUE_SAVE, *ASKS_FOR_PLAY, *ABOUT_SEVERAL_CARDS)
        is_other = self.asks_to_play_it or self.asks_to_keep_it or bool(self.losses)
        is_alike = self.is_about_same_card and not is_other
        return is_alike and is_read and is_usual

    @property
    def doubts(self) -> tuple[Card, ...]:
        """The few wrong faces for which the card of the better clue may be taken, if that speaks for the clue.

        They are playable ones unless the card is; it is not said of a card that is told about otherwise.
        """
        faces, urgent = self.turn.facts.mistaken_for, self.urgent
        is_few = 0 < len(faces) <= _MOST_DOUBTS
        is_fix = self.code in (ReasonCode.CLUE_FIX, ReasonCode.CLUE_FILL_IN)
        is_asked = self.code in ASKS_FOR_PLAY and self.turn.facts.is_focus_clued
        if not is_few or self.losses or self.repeats_clue:
            return ()
        if not (is_fix or is_asked or self.is_alike):
            return ()
        reason = self.turn.reason
        focus = None if reason is None else next(iter(reason.orders), None)
        is_other = urgent is not None and urgent.event.order != focus
        return () if is_other or self.fixes_unclued_card else faces

    @property
    def also_told(self) -> Touched | None:
        """The card about which only the better of two clues about the same card tells more."""
        return self.turn.facts.also_told if self.is_alike and not self.doubts else None

    @property
    def needless(self) -> Touched | None:
        """The card no longer needed that only the clue made touches, of two about the same card."""
        return self.turn.facts.needless if self.is_alike and not self.doubts else None

    @property
    def premature(self) -> Touched | None:
        """The card that only the clue made touches before its time, of two about the same card."""
        is_other = self.also_told is not None or self.needless is not None
        return (
            self.turn.facts.premature if self.is_alike and not (self.doubts or is_other) else None
        )

    @property
    def is_late_draw(self) -> bool:
        """Whether one of the last cards was drawn where a clue of little use would have drawn none."""
        if self.reason is None or self.losses or not self.is_deck_low:
            return False
        is_hardly_better = self.is_early_five or self.code in HARDLY_A_REASON
        return self.draws_instead_of_clue and is_hardly_better

    @property
    def could_save_all(self) -> bool:
        """Whether every loss is a card that a clue could have saved."""
        return bool(self.losses) and all(
            one.card is not None and one.event.kind in _SAVABLE for one in self.losses
        )

    def is_blind(self, gain: Because) -> bool:
        """Return whether a gain is a play of a card without a clue, to which the better clue leads."""
        asks = isinstance(self.best, Clue) and self.code not in PASSING
        return asks and not gain.is_clued and not self.touches(gain) and gain.means is None

    @property
    def names_other_loss(self) -> bool:
        """Whether any loss concerns a card other than the one that was played or discarded."""
        made = self.made
        order = None if isinstance(made, Clue) else made.order
        return any(one.event.order != order for one in self.losses)

    @property
    def touches_all_lost(self) -> bool:
        """Whether the better clue touches the cards that were lost because they had no clue."""
        return self.could_save_all and all(map(self.touches, self.losses))

    @property
    def touches_other_lost(self) -> bool:
        """Whether those are other cards than the one that the clue made is about."""
        judgement = self.turn.judgement
        meant = None if judgement is None else judgement.order
        return self.touches_all_lost and all(one.event.order != meant for one in self.losses)

    @property
    def saves_lost_card(self) -> bool:
        """Whether the better clue is about the one card that was lost because it had no clue."""
        orders = () if self.reason is None else self.reason.orders
        is_about_it = self.code is ReasonCode.CLUE_SAVE and len(self.losses) == 1
        return is_about_it and self.touches_all_lost and self.losses[0].event.order in orders[:1]

    @property
    def is_better_for_a_reason(self) -> bool:
        """Whether the reason for the better move sets it apart from most others."""
        is_other = self.code not in HARDLY_A_REASON and not self.is_about_other_copy
        return is_other and not self.is_early_five

    @property
    def tells_odds(self) -> bool:
        """Whether a loss is told as the odds of the card that was played or discarded."""
        return any(one.when is When.ODDS for one in self.losses)

    @property
    def means(self) -> Means | None:
        """The action by which the better move avoids the only loss, if not by a clue about its card."""
        if len(self.losses) != 1 or self.touches_all_lost:
            return None
        means, facts = self.losses[0].means, self.turn.facts
        is_early = means is not None and means.order in facts.too_early
        is_play = means is not None and means.deed is Deed.PLAYS
        is_other = self.is_late and means is not None and means.card != self.losses[0].card
        is_free = means is not None and means.order in facts.known
        is_aside = is_play and self.draws_instead_of_clue and (is_free or is_other)
        if is_early or is_aside or means is None:
            return None
        is_told = isinstance(self.best, Clue) and self.best.target == means.seat
        told = next((one for one in facts.best_tells if one.is_playable), None)
        if is_play and is_told and told is not None and self._is_untold(means.order):
            return replace(means, order=told.order, card=told.card)  # what the clue itself shows
        return means

    def _is_untold(self, order: int) -> bool:
        """Return whether the better clue tells nothing about a card."""
        return all(one.order != order for one in self.turn.facts.best_tells)

    @property
    def has_told_play(self) -> bool:
        """Whether it has been said that the card of the better move was playable."""
        if self.tells_sure_play or any(
            one.when is When.ODDS and one.is_sure_play for one in self.losses
        ):
            return True
        judgement, best = self.turn.judgement, self.best
        if judgement is None or judgement.finding is not Finding.DISCARD_COULD_BE_PLAYED:
            return False
        return isinstance(best, Play) and judgement.order == best.order

    @property
    def prevents_losses(self) -> bool:
        """Whether the better move hardly ever leads to the losses."""
        saves_time = isinstance(self.best, Clue) or self.is_late_card_played
        if self.code is ReasonCode.PLAY_GAMBLE or (self.is_late and not saves_time):
            return False
        if any(one.card == self.turn.facts.made_card for one in self.losses if one.card):
            return False  # a card that is kept is not lost
        return bool(self.losses) and all(one.is_prevented for one in self.losses)

    @property
    def brings_clue_to_prevent_loss(self) -> bool:
        """Whether the better discard leaves a clue to save a card that is lost after the clue made."""
        is_lost = bool(self.losses) and all(
            one.event.kind in _SAVABLE_OR_LOST for one in self.losses
        )
        return self.clues_instead_of_discard and is_lost and self.prevents_losses

    @property
    def leaves_time(self) -> bool:
        """Whether the better move leaves time for the one card that comes too late."""
        is_one = len(self.losses) == 1 and self.losses[0].card is not None
        return is_one and self.is_late and self.prevents_losses

    @property
    def tells_several(self) -> tuple[Card, ...]:
        """The different playable cards that the better clue tells about, if that speaks for it.

        It is empty if the clue that was made touches them all, or if something is lost.
        """
        touched, told = self.turn.facts.touched, self.turn.facts.best_tells
        is_more = any(one.is_playable and one.order not in touched for one in told)
        is_reason = is_more and self.is_praised and not self.losses
        return self.several_playable if is_reason else ()

    @property
    def tells_to_keep_several(self) -> bool:
        """Whether cards that cannot be replaced are all that speaks for another clue."""
        is_clue = isinstance(self.made, Clue) and self.is_early_five
        is_reason = is_clue and self.is_praised and not self.losses
        return is_reason and len(self.irreplaceable_told) > 1

    @property
    def is_late_card_told(self) -> bool:
        """Whether the better clue tells about the one card that comes too late."""
        return any(one.card == self.losses[0].card for one in self.turn.facts.best_tells)

    @property
    def is_late_card_playable(self) -> bool:
        """Whether that card can be played at once."""
        told = self.turn.facts.best_tells
        return any(one.card == self.losses[0].card and one.is_playable for one in told)

    @property
    def is_late_card_played(self) -> bool:
        """Whether the better move plays the one card that comes too late."""
        card = self.turn.facts.best_card
        return isinstance(self.best, Play) and any(one.card == card for one in self.losses)

    @property
    def is_in_time_without_drawing(self) -> bool:
        """Whether all that the move made costs is time, and the better one draws no card."""
        return self.is_late and self.draws_instead_of_clue

    @property
    def is_in_time_by_drawing(self) -> bool:
        """Whether all that the clue made costs is time, and the better move, a discard, draws a card."""
        return self.is_late and self.clues_instead_of_discard and not self.spent_last_clue

    @property
    def is_late(self) -> bool:
        """Whether all that the move made costs is time."""
        return bool(self.losses) and all(one.event.kind is EventKind.LATE for one in self.losses)

    @property
    def has_told_clue(self) -> bool:
        """Whether the gains name the card that the better clue is about, or it is about nothing."""
        if self.reason is None:
            return True
        if not self.gains:
            return False
        if any(
            one.card in self.reason.faces[:1] and one.event.seat == self.seat for one in self.gains
        ):
            return True
        orders = {one.event.order for one in self.gains}
        orders |= {one.follower.order for one in self.gains if one.follower is not None}
        return self.code in PASSING or not orders.isdisjoint(self.reason.orders[:1])


_SAVABLE = (EventKind.DISCARDED, EventKind.UNSAVED)
_SAVABLE_OR_LOST = (*_SAVABLE, EventKind.LOST)
