"""What the whole table shows of a move that was made and of a better one, after the game."""

from dataclasses import dataclass, replace

from hanabi_desktop.game.cards import Card
from hanabi_desktop.game.moves import Action, Clue, Misplayed, Play
from hanabi_desktop.game.observation import HandCard
from hanabi_desktop.game.scoring import Standing, is_critical, is_needed, is_playable
from hanabi_desktop.game.state import GameState, apply
from hanabi_desktop.teammates.explaining.move_review import Judgement
from hanabi_desktop.teammates.teammate import Reason


@dataclass(frozen=True, slots=True)
class Touched:
    """A card that one of two clues touches.

    Attributes:
        order: the card.
        card: its face.
        is_known: whether everybody knows its face after that clue.
        is_playable: whether it can be played at once.
    """

    order: int
    card: Card
    is_known: bool
    is_playable: bool = False


@dataclass(frozen=True, slots=True)
class TableFacts:
    """Facts about a turn, those about clues only if the move made was one.

    Attributes:
        made_card: the face of the card that was played or discarded.
        is_made_critical: whether that card is needed and the last copy.
        is_made_playable: whether that card could be played at once.
        is_made_needed: whether that card is needed.
        is_strike: whether the move made was a strike.
        known: the cards in all hands whose faces everybody knew from clues.
        best_card: the face of the card that the better move plays or discards.
        is_best_critical: whether that card is needed and the last copy.
        is_focus_early: whether the card that the better clue is about cannot be played at once.
        is_best_idle: whether the better clue tells nothing new about any needed card.
        shown: a needed card whose face the clue made told in full.
        is_news: whether the clue made told anything new about a card.
        also_told: a needed card about which only the better clue, to the same player, tells more.
        needless: a card no longer needed that only the clue made touches, of two to the same player.
        twin_holder: the seat of another copy, clued before, of the card that the clue made is about.
        is_about_spare_cards: whether the clue made touches only cards that are no longer needed.
        is_receiver_done: whether the receiver of the clue made has no turn left.
    """

    made_card: Card | None = None
    is_made_critical: bool = False
    is_made_playable: bool = False
    is_made_needed: bool = False
    is_strike: bool = False
    known: frozenset[int] = frozenset()
    best_card: Card | None = None
    is_best_critical: bool = False
    is_focus_early: bool = False
    is_best_idle: bool = False
    shown: Touched | None = None
    is_news: bool = False
    also_told: Touched | None = None
    needless: Touched | None = None
    twin_holder: int | None = None
    is_about_spare_cards: bool = False
    is_receiver_done: bool = False

    @classmethod
    def of(
        cls,
        state: GameState,
        made: Action,
        best: Action,
        judgement: Judgement | None,
        reason: Reason | None = None,
    ) -> "TableFacts":
        """Collect the facts of a turn.

        Args:
            state: the position before the turn.
            made: the move that was made.
            best: the better move.
            judgement: the conventions' judgement of the move that was made.
            reason: why the conventions would make the better move.
        """
        standing = Standing.from_table(state)
        made_card = None if isinstance(made, Clue) else state.deck[made.order]
        best_card = None if isinstance(best, Clue) else state.deck[best.order]
        focus = None if reason is None else next(iter(reason.orders), None)
        told_by_best = _told(state, best, standing) if isinstance(best, Clue) else []
        facts = cls(
            made_card=made_card,
            is_made_critical=made_card is not None and is_critical(made_card, standing),
            is_made_playable=made_card is not None and is_playable(made_card, standing),
            is_made_needed=made_card is not None and is_needed(made_card, standing),
            is_strike=isinstance(made, Play) and _is_strike(state, made),
            known=frozenset(one.order for hand in state.hands for one in hand if _is_known(one)),
            best_card=best_card,
            is_best_critical=best_card is not None and is_critical(best_card, standing),
            is_focus_early=focus is not None and not is_playable(state.deck[focus], standing),
            is_best_idle=isinstance(best, Clue)
            and not any(is_needed(one.card, standing) for one in told_by_best),
        )
        if not isinstance(made, Clue):
            return facts
        touched, told = state.touched_by(made), _told(state, made, standing)
        more: list[Touched] = []
        less: list[Touched] = []
        if isinstance(best, Clue) and best.target == made.target:
            better = state.touched_by(best)
            more = [one for one in told_by_best if one.order not in touched]
            less = [one for one in told if one.order not in better]
        wanted = [one for one in told if is_needed(one.card, standing)]
        return replace(
            facts,
            shown=next((one for one in wanted if one.is_known), None),
            is_news=bool(told),
            also_told=next((one for one in more if is_needed(one.card, standing)), None),
            needless=next((one for one in less if not is_needed(one.card, standing)), None),
            twin_holder=None if judgement is None else _twin_holder(state, judgement.order),
            is_about_spare_cards=bool(touched)
            and not any(is_needed(state.deck[order], standing) for order in touched),
            is_receiver_done=_is_done(state, made.target),
        )


def _is_strike(state: GameState, play: Play) -> bool:
    return any(isinstance(event, Misplayed) for event in apply(state, play)[1])


def _is_known(held: HandCard) -> bool:
    return len(held.marks.suits) == len(held.marks.ranks) == 1


def _told(state: GameState, clue: Clue, standing: Standing) -> list[Touched]:
    """Return the cards about which a clue tells more, the newest first."""
    touched, kind, found = state.touched_by(clue), state.options.deck_rules, list[Touched]()
    for held in reversed(state.hands[clue.target]):
        after = held.after(clue.value, kind, touched=True)
        if held.order in touched and after != held:
            card = state.deck[held.order]
            found.append(Touched(held.order, card, _is_known(after), is_playable(card, standing)))
    return found


def _twin_holder(state: GameState, order: int | None) -> int | None:
    """Return who holds another copy, clued before, of a card in a hand."""
    if order is None:
        return None
    for seat, hand in enumerate(state.hands):
        for held in hand:
            is_clued_other = held.order != order and held.marks.touched
            if is_clued_other and state.deck[held.order] == state.deck[order]:
                return seat
    return None


def _is_done(state: GameState, seat: int) -> bool:
    """Return whether the game ends before a seat acts again, after the turn of the seat to act."""
    turns = (seat - state.seat_to_act) % state.options.players
    return state.turns_left is not None and turns >= state.turns_left
