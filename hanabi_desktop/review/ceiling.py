"""Bounds on the score that a deal allows to players who see every card.

Computing the exact score is hard in general (Bonnet 2017, arXiv 1603.01911). This module computes
two bounds, which are usually equal. The lower bound comes from a beam search. The upper bound counts
turns: cards that can only be played after a certain card has been drawn have to be played in the
turns that are left after that draw.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from hanabi_desktop.game.cards import Card, Suit
from hanabi_desktop.game.moves import Action, Clue, Discard, Play
from hanabi_desktop.game.options import MAX_CLUE_TOKENS
from hanabi_desktop.game.state import GameState, apply

_RANKS = 5


@dataclass(frozen=True, slots=True)
class Ceiling:
    """The bounds on the score of players who see every card.

    Attributes:
        lower: the points that ``line`` reaches.
        upper: the points that provably cannot be exceeded.
        line: the actions from the position to the end of the game.
    """

    lower: int
    upper: int
    line: tuple[Action, ...]


@dataclass(slots=True)
class _Node:
    """A position of the search; hands hold orders, oldest first."""

    hands: tuple[tuple[int, ...], ...]
    stacks: tuple[int, ...]
    gone: tuple[int, ...]
    tokens: int
    drawn: int
    seat: int
    turns_left: int
    path: "tuple[_Node, int, int] | None"
    worth: tuple[float, ...] = ()

    @property
    def score(self) -> int:
        return sum(self.stacks)


_PLAY, _DISCARD, _PASS = range(3)


class CeilingSearch:
    """Computes the bounds for one deal, from a given position on.

    Args:
        state: the position.
    """

    def __init__(self, state: GameState) -> None:
        options = state.options
        self._state = state
        self._players = options.players
        self._suits = len(options.suits)
        self._columns = {suit: place for place, suit in enumerate(options.suits)}
        self._card = [self._face(card) for card in state.deck]
        self._cards = len(state.deck)
        self._endless = options.final_bouquet
        self._announces = options.choreography
        self._copies = [0] * (_RANKS * self._suits)
        for face in self._card:
            self._copies[face] += 1

    def _face(self, card: Card) -> int:
        return _RANKS * self._columns[card.suit] + card.rank - 1

    def ceiling(self, widths: Sequence[int]) -> Ceiling:
        """Return both bounds, and the line that reaches the lower one.

        Args:
            widths: the beam widths; the next one is tried if the bounds still differ.
        """
        upper = self.upper_bound()
        best = self._root()
        for width in widths:
            found = self._searched(width, upper)
            if found.score > best.score or best.path is None:
                best = found
            if best.score >= upper:
                break
        return Ceiling(best.score, upper, self._line(best))

    def can_be_perfect(self, widths: Sequence[int]) -> bool | None:
        """Return whether a perfect score is reachable from here; None if that is undecided."""
        perfect = _RANKS * self._suits
        if self.upper_bound() < perfect:
            return False
        for width in widths:
            if self._searched(width, perfect).score == perfect:
                return True
        return None

    def upper_bound(self) -> int:
        """Return a score that provably cannot be exceeded (see the module docstring)."""
        root = self._root()
        return self._bound(root)

    def _bound(self, node: _Node) -> int:
        """Return an upper bound that follows from lost cards, the turns left, and needed cards drawn late."""
        reach = self._reachable(node)
        needed = sum(reach) - node.score
        if self._endless:
            return node.score + needed
        turns = (
            node.turns_left if node.turns_left >= 0 else self._cards - node.drawn + self._players
        )
        missing = max(0, needed - turns)
        if node.turns_left < 0:
            missing = max(missing, self._too_late(node, reach))
        return node.score + needed - missing

    def _reachable(self, node: _Node) -> list[int]:
        """Return the highest rank that each firework can still reach, given the discarded copies."""
        reach = []
        for suit in range(self._suits):
            top = node.stacks[suit]
            while top < _RANKS:
                face = _RANKS * suit + top
                if node.gone[face] >= self._copies[face]:
                    break
                top += 1
            reach.append(top)
        return reach

    def _too_late(self, node: _Node, reach: Sequence[int]) -> int:
        """Return the number of points lost because cards are drawn too late to play all that follow them."""
        first: dict[int, int] = {}
        held = {self._card[order] for hand in node.hands for order in hand}
        for order in range(node.drawn, self._cards):
            first.setdefault(self._card[order], order)
        most = 0
        latest: list[int] = []
        for suit in range(self._suits):
            after = -1
            for rank in range(node.stacks[suit], reach[suit]):
                face = _RANKS * suit + rank
                if face not in held:
                    after = max(after, first.get(face, -1))
                latest.append(after)
        latest.sort(reverse=True)
        for count, after in enumerate(latest, start=1):
            if after < 0:
                break
            turns = self._cards - 1 - after + self._players
            most = max(most, count - turns)
        return most

    def _root(self) -> _Node:
        state = self._state
        gone = [0] * (_RANKS * self._suits)
        for public in state.discards:
            gone[self._face(public.card)] += 1
        return _Node(
            tuple(state.hand_orders(seat) for seat in range(self._players)),
            state.fireworks,
            tuple(gone),
            state.clue_tokens,
            state.drawn,
            state.seat_to_act,
            -1 if state.turns_left is None else state.turns_left,
            None,
        )

    def _searched(self, width: int, enough: int) -> _Node:
        """Return the best final position that a beam of this width finds."""
        beam = [self._root()]
        best = beam[0]
        if self._state.ending is not None:
            return best
        while beam:
            following: dict[tuple[object, ...], _Node] = {}
            for node in beam:
                for child in self._children(node):
                    if child.score > best.score or best.path is None:
                        best = child
                        if best.score >= enough:
                            return best
                    if child.turns_left == 0 or self._bound(child) <= best.score:
                        continue
                    key = (child.hands, child.stacks, child.tokens, child.turns_left)
                    known = following.get(key)
                    if known is None:
                        child.worth = self._worth(child)
                        following[key] = child
            beam = sorted(following.values(), key=lambda node: node.worth, reverse=True)[:width]
        return best

    def _worth(self, node: _Node) -> tuple[float, ...]:
        """Return the sort key of a position: its bound, score, turns, tokens and useful cards held."""
        useful = sum(
            1
            for hand in node.hands
            for order in hand
            if self._card[order] % _RANKS >= node.stacks[self._card[order] // _RANKS]
        )
        crowded = max(
            sum(
                1
                for order in hand
                if self._card[order] % _RANKS >= node.stacks[self._card[order] // _RANKS]
            )
            for hand in node.hands
        )
        slack = -node.drawn if node.turns_left < 0 else node.turns_left - self._cards
        return (
            self._bound(node),
            node.score + 0.6 * slack + 0.35 * min(node.tokens, 4) - 0.1 * crowded,
            -useful,
        )

    def _children(self, node: _Node) -> Iterator[_Node]:
        hand = node.hands[node.seat]
        played = set()
        for order in hand:
            face = self._card[order]
            if node.stacks[face // _RANKS] == face % _RANKS and face not in played:
                played.add(face)
                yield self._after(node, _PLAY, order)
        if node.tokens > 0 and any(
            node.hands[seat] for seat in range(self._players) if seat != node.seat
        ):
            yield self._after(node, _PASS, -1)
        if node.tokens < MAX_CLUE_TOKENS:
            for order in self._discards(node, hand):
                yield self._after(node, _DISCARD, order)

    def _discards(self, node: _Node, hand: Sequence[int]) -> list[int]:
        """Return the orders worth discarding: a useless card, or the two whose copies come soonest."""
        reach = self._reachable(node)
        elsewhere = {
            self._card[order]
            for seat, other in enumerate(node.hands)
            if seat != node.seat
            for order in other
        }
        spare: list[tuple[int, int]] = []
        seen: set[int] = set()
        for order in hand:
            face = self._card[order]
            suit, rank = divmod(face, _RANKS)
            if rank < node.stacks[suit] or rank >= reach[suit] or face in seen:
                return [order]
            seen.add(face)
            if face in elsewhere:
                spare.append((-1, order))
            elif node.gone[face] + 1 < self._copies[face]:
                spare.append((self._next_copy(face, node.drawn), order))
        if not spare and hand and not self._endless:
            return [
                max(hand, key=lambda order: self._card[order] % _RANKS)
            ]  # the highest rank costs the least
        return [order for _, order in sorted(spare)[:2]]

    def _next_copy(self, face: int, drawn: int) -> int:
        """Return the order of the next copy still to be drawn; the size of the deck if there is none."""
        coming = (order for order in range(drawn, self._cards) if self._card[order] == face)
        return next(coming, self._cards)

    def _after(self, node: _Node, kind: int, order: int) -> _Node:
        hands, stacks, gone = node.hands, node.stacks, node.gone
        tokens, drawn, turns_left = node.tokens, node.drawn, node.turns_left
        last = drawn == self._cards
        if kind == _PASS:
            tokens -= 1
        else:
            hand = tuple(held for held in hands[node.seat] if held != order)
            face = self._card[order]
            if kind == _PLAY:
                suit = face // _RANKS
                stacks = (*stacks[:suit], stacks[suit] + 1, *stacks[suit + 1 :])
                earned = (face % _RANKS == _RANKS - 1) + self._announces
                tokens = min(MAX_CLUE_TOKENS, tokens + earned)
            else:
                gone = (*gone[:face], gone[face] + 1, *gone[face + 1 :])
                tokens += 1
            if not last:
                hand = (*hand, drawn)
                drawn += 1
            hands = (*hands[: node.seat], hand, *hands[node.seat + 1 :])
        if turns_left > 0:
            turns_left -= 1
        elif turns_left < 0 and drawn == self._cards and not self._endless and not last:
            turns_left = self._players
        seat = (node.seat + 1) % self._players
        for _ in range(self._players):
            if not self._endless or hands[seat] or tokens:
                break
            seat = (seat + 1) % self._players
        return _Node(hands, stacks, gone, tokens, drawn, seat, turns_left, (node, kind, order))

    def _line(self, node: _Node) -> tuple[Action, ...]:
        """Return the actions that lead to a position, checked against the rules."""
        steps = []
        while node.path is not None:
            before, kind, order = node.path
            steps.append((kind, order))
            node = before
        state = self._state
        line: list[Action] = []
        for kind, order in reversed(steps):
            action = self._action(state, kind, order)
            line.append(action)
            state, _ = apply(state, action)
        return tuple(line)

    def _action(self, state: GameState, kind: int, order: int) -> Action:
        if kind == _PLAY:
            suit: Suit | None = state.deck[order].suit if self._announces else None
            return Play(order, suit)
        if kind == _DISCARD:
            return Discard(order)
        target = next(
            seat
            for step in range(1, self._players)
            for seat in [(state.seat_to_act + step) % self._players]
            if state.hand_orders(seat)
        )
        return Clue(target, state.deck[state.hand_orders(target)[0]].rank)
