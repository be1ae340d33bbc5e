"""The course of a game: as a record that can be replayed, and as a tree of positions."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from hanabi_desktop.game.cards import Card
from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.observation import BrokenTurnError
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.state import GameState, IllegalActionError, apply, deal_deck


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A complete game with its deck; only the packages of rule 2 in docs/architecture.md may use it.

    Attributes:
        seats: the players' names, in turn order from seat 0.
        deck: all cards in the order they are dealt and drawn.
        actions: the action of each turn.
        game_number: the number it was dealt from; None for an external deck.
    """

    seats: tuple[str, ...]
    options: GameOptions
    deck: tuple[Card, ...]
    actions: tuple[Action, ...]
    first_seat: int = 0
    game_number: int | None = None


def replay(record: GameRecord) -> Iterator[GameState]:
    """Yield every state of a game, the deal first.

    Raises:
        BrokenTurnError: an action is not allowed; all states before it have been yielded.
    """
    state = deal_deck(record.options, record.deck, record.first_seat)
    yield state
    for turn, action in enumerate(record.actions, start=1):
        try:
            state, _ = apply(state, action)
        except IllegalActionError as error:
            raise BrokenTurnError(turn, error.refusal) from error
        yield state


Step = TypeVar("Step")


class Node(Generic[Step]):
    """A position in a course.

    Attributes:
        state: the full state; code that may not hold a state may not hold a node.
        parent: the position before the last turn; None for the deal.
        step: the data stored with the turn that led here; None for none.
        children: the positions that follow, by the action that leads to them.
    """

    __slots__ = ("children", "parent", "state", "step")

    def __init__(
        self, state: GameState, parent: "Node[Step] | None" = None, step: Step | None = None
    ) -> None:
        self.state = state
        self.parent = parent
        self.step = step
        self.children: dict[Action, Node[Step]] = {}

    @property
    def turns(self) -> int:
        """The number of turns played, 0 at the deal."""
        return len(self.state.history)

    @property
    def action(self) -> Action:
        """The action that led here; IndexError for the deal."""
        return self.state.history[-1].action

    def path(self) -> tuple["Node[Step]", ...]:
        """Return every position from the deal to this one."""
        nodes = list(self._towards_deal())
        return tuple(reversed(nodes))

    def _towards_deal(self) -> Iterator["Node[Step]"]:
        node: Node[Step] | None = self
        while node is not None:
            yield node
            node = node.parent

    def follow(self, action: Action, step: Step | None = None) -> "Node[Step]":
        """Return the position after a legal action, adding it if necessary."""
        if action not in self.children:
            state, _ = apply(self.state, action)
            self.children[action] = Node(state, self, step)
        return self.children[action]


class Course(Generic[Step]):
    """A game from its deal, with its variations.

    Attributes:
        deal: the first position.
        end: the last position of the game as it was played.
    """

    def __init__(self, dealt: GameState) -> None:
        self.deal: Node[Step] = Node(dealt)
        self.end = self.deal

    @classmethod
    def from_states(
        cls, states: Sequence[GameState], steps: Sequence[Step | None] = ()
    ) -> "Course[Step]":
        """Return the course of a game that was played, from its states, the deal first.

        ``steps`` are the data stored with each turn; None for turns beyond its end.
        """
        course: Course[Step] = cls(states[0])
        for turn, state in enumerate(states[1:]):
            before = course.end
            course.end = Node(state, before, steps[turn] if turn < len(steps) else None)
            before.children[course.end.action] = course.end
        return course

    @property
    def turns(self) -> int:
        return self.end.turns

    @property
    def line(self) -> tuple[Node[Step], ...]:
        """Every position of the game as it was played, the deal first."""
        return self.end.path()

    def play(self, action: Action, step: Step | None = None) -> Node[Step]:
        """Play a legal action of the seat to act; the new position becomes the end of the game."""
        self.end = self.end.follow(action, step)
        self.end.step = step
        return self.end

    def take_back(self, turns: int) -> None:
        """Remove the last turns, and every variation that starts after them."""
        for _ in range(turns):
            last = self.end
            if last.parent is None:
                return
            self.end = last.parent
            del self.end.children[last.action]

    def branch(self, turn: int, actions: Iterable[Action]) -> Node[Step]:
        """Return the end of a variation that leaves the game after ``turn`` turns.

        It ends before the first action that the rules do not allow.
        """
        node = self.line[turn]
        for action in actions:
            try:
                node = node.follow(action)
            except ValueError:
                break
        return node

    def leaves_at(self, line: Sequence[Node[Step]]) -> int:
        """Return the number of turns after which a line leaves the game as it was played."""
        own = self.line
        shared = zip(own[1:], line[1:], strict=False)
        return next(
            (turn for turn, (played, other) in enumerate(shared) if played is not other),
            min(len(own), len(line)) - 1,
        )
