"""A game as a referee's frames tell it, followed by the rules."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec

from hanabi_desktop.engine.frames import (
    Clued,
    Discarded,
    Drawn,
    GameOver,
    Init,
    Move,
    Played,
    SiteAction,
    TurnBegan,
    move_of,
    read_site_action,
    rules_of,
)
from hanabi_desktop.game.cards import Card, ClueValue, Rank, Suit
from hanabi_desktop.game.moves import Action, Clue, Discard, Misplayed, Play
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.game.state import GameState, IllegalActionError, apply, deal_deck, observe
from hanabi_desktop.library.hanab_live.site_codes import decoded_action, suit_code


class UnplayableError(ValueError):
    """The referee asks for a game that we cannot play, or tells one that breaks the rules."""


class FollowedGame:
    """A game told in frames, as the seat sees it.

    The state is one that the seat may hold: cards that it has not seen are stand-ins. Those in its
    own hand are chosen anew at each clue, so that the rules touch exactly the cards of the clue.

    Raises:
        UnplayableError: these are not rules that we can play.
    """

    def __init__(self, init: Init) -> None:
        players = len(init.player_names)
        self._shift = init.first_seat
        self._first_seat = self._ours(init.options.starting_player, players)
        try:
            self.options = rules_of(init.options, self._first_seat)
        except ValueError as error:
            raise UnplayableError(str(error)) from error
        if self.options.players != players or not 0 <= init.our_player_index < players:
            raise UnplayableError("playerNames, numPlayers, ourPlayerIndex")
        self.table = init.table
        self.seat = self._ours(init.our_player_index, players)
        places = range(players)
        self.names = tuple(init.player_names[self._theirs(seat, players)] for seat in places)
        self._forget()

    def _forget(self) -> None:
        """Go back to before the deal."""
        self._state: GameState | None = None
        self._deck = list(self.options.box)
        self._orders: dict[int, int] = {}
        self._dealt = [0] * self.options.players
        self._turn: Action | None = None
        self._touched: tuple[int, ...] = ()
        self._failed = False

    def _ours(self, seat: int, players: int) -> int:
        return (seat + self._shift) % players

    def _theirs(self, seat: int, players: int) -> int:
        return (seat - self._shift) % players

    def _seat(self, theirs: int) -> int:
        if not 0 <= theirs < self.options.players:
            raise UnplayableError(f"playerIndex: {theirs}")
        return self._ours(theirs, self.options.players)

    def restart(self, actions: Sequence[dict[str, Any]]) -> None:
        """Follow the game anew from a list of everything so far.

        Raises:
            UnplayableError: the list breaks the rules.
        """
        self._forget()
        for action in actions:
            self.take(action)
        self._close_turn()

    def take(self, content: dict[str, Any]) -> SiteAction | None:
        """Take in the next action and return it; None for one of no concern.

        Raises:
            UnplayableError: it breaks the rules.
        """
        try:
            action = read_site_action(content)
        except msgspec.ValidationError as error:
            raise UnplayableError(str(error)) from error
        match action:
            case Drawn():
                self._draw(action)
            case Clued():
                value = self._value(action)
                self._open_turn(Clue(self._seat(action.target), value))
                self._touched = tuple(sorted(map(self._order, action.list)))
            case Played(_, order, suit, rank, announced):
                order = self._turned(order, suit, rank)
                self._open_turn(Play(order, self._suit(announced)))
            case Discarded(_, order, suit, rank, failed, announced):
                order = self._turned(order, suit, rank)
                named = None if announced is msgspec.UNSET else announced
                self._open_turn(Play(order, self._suit(named)) if failed else Discard(order))
                self._failed = failed
            case TurnBegan() | GameOver():
                self._close_turn()
        return action

    @property
    def is_my_turn(self) -> bool:
        state = self._state
        return state is not None and state.ending is None and state.seat_to_act == self.seat

    @property
    def turns(self) -> int:
        """The number of turns followed."""
        return 0 if self._state is None else len(self._state.history)

    @property
    def observation(self) -> Observation:
        """The game as the seat sees it; UnplayableError before the deal."""
        if self._state is None:
            raise UnplayableError("draw")
        return observe(self._state, self.seat)

    def move(self, action: Action) -> Move:
        """Return an action of ours as a move in frames."""
        if isinstance(action, Clue):
            theirs = self._theirs(action.target, self.options.players)
            return move_of(Clue(theirs, action.value), self.table)
        order = next(theirs for theirs, ours in self._orders.items() if ours == action.order)
        return move_of(replace(action, order=order), self.table)

    def _draw(self, drawn: Drawn) -> None:
        """Deal or draw a card; the deal is complete once every hand is full."""
        seat = self._seat(drawn.player_index)
        if drawn.order in self._orders:
            raise UnplayableError(f"order: {drawn.order}")
        if self._state is not None:
            order = len(self._orders)
        else:
            orders = self.options.dealt_hands(self._first_seat)[seat]
            if self._dealt[seat] == len(orders):
                raise UnplayableError(f"draw: {drawn.order}")
            order = orders[self._dealt[seat]]
            self._dealt[seat] += 1
        if order >= len(self._deck):
            raise UnplayableError(f"draw: {drawn.order}")
        self._orders[drawn.order] = order
        if seat != self.seat:
            self._deck[order] = self._card(drawn.suit_index, drawn.rank)
        full = self.options.players * self.options.hand_size
        if self._state is None and sum(self._dealt) == full:
            self._state = deal_deck(self.options, tuple(self._deck), self._first_seat)

    def _open_turn(self, action: Action) -> None:
        self._close_turn()
        if self._state is None:
            raise UnplayableError("draw")
        self._turn, self._failed = action, False

    def _close_turn(self) -> None:
        """Carry out the turn that has been told, by the rules."""
        action, state = self._turn, self._state
        if action is None or state is None:
            return
        self._turn = None
        if isinstance(action, Clue) and action.target == self.seat:
            self._choose_stand_ins(action.value, state)
        try:
            self._state, events = apply(replace(state, deck=tuple(self._deck)), action)
        except IllegalActionError as error:
            raise UnplayableError(error.refusal.value) from error
        touched = state.touched_by(action) if isinstance(action, Clue) else ()
        is_other = isinstance(action, Clue) and action.target != self.seat
        if is_other and touched != self._touched:
            raise UnplayableError(f"list: {self._touched}")
        if isinstance(action, Play) and isinstance(events[0], Misplayed) != self._failed:
            raise UnplayableError(f"failed: {self._failed}")

    def _choose_stand_ins(self, value: ClueValue, state: GameState) -> None:
        """Give the own cards stand-ins that a clue touches or misses as it was told."""
        kind, box = self.options.multicolour, self.options.box
        touched = next(card for card in box if kind.touches(value, card))
        missed = next(card for card in box if not kind.touches(value, card))
        for order in state.hand_orders(self.seat):
            self._deck[order] = touched if order in self._touched else missed

    def _order(self, theirs: int) -> int:
        if theirs not in self._orders:
            raise UnplayableError(f"order: {theirs}")
        return self._orders[theirs]

    def _turned(self, theirs: int, suit: int, rank: int) -> int:
        """Take note of a card that was turned, and return its order."""
        order = self._order(theirs)
        self._deck[order] = self._card(suit, rank)
        return order

    def _card(self, suit: int, rank: int) -> Card:
        found = next((one for one in self.options.suits if suit_code(one) == suit), None)
        if found is None or not 1 <= rank <= Rank.FIVE:
            raise UnplayableError(f"suitIndex, rank: {suit}, {rank}")
        return Card(found, Rank(rank))

    def _suit(self, code: int | None) -> Suit | None:
        return None if code is None else self._card(code, Rank.ONE).suit

    def _value(self, clued: Clued) -> ClueValue:
        about = clued.clue
        clue = decoded_action((2 + about.type, clued.target, about.value), self.options)
        if not isinstance(clue, Clue):
            raise UnplayableError(f"clue: {about.type}, {about.value}")
        return clue.value
