"""The guide of *what if*: somebody moves for every seat, back and forth, from any position."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain
from random import Random, SystemRandom

from PySide6.QtCore import QObject, Signal

from hanabi_desktop.game.cards import Card
from hanabi_desktop.game.course import Node
from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.observation import HandCard, Observation
from hanabi_desktop.game.state import GameState, apply, deal_deck, observe
from hanabi_desktop.review.decisions import Decision
from hanabi_desktop.session.library.loading import OpenedGame
from hanabi_desktop.session.play.game import led_game
from hanabi_desktop.session.play.notebook import LineEnd, Lines, end_of
from hanabi_desktop.session.play.position import Move
from hanabi_desktop.session.play.session import Session
from hanabi_desktop.session.setup import GameSetup
from hanabi_desktop.support.background import BackgroundThread
from hanabi_desktop.teammates.conventions import Agreement
from hanabi_desktop.teammates.players import ConventionPlayer
from hanabi_desktop.teammates.search.evaluator import Comparison
from hanabi_desktop.teammates.teammate import AT_ONCE


@dataclass(frozen=True, slots=True)
class TreeLine:
    """A line in the tree.

    Attributes:
        place: its place among the lines kept with the game.
        parent: the place of the line that it leaves; None where it leaves the game.
    """

    place: int
    parent: int | None
    name: str
    note: str


@dataclass(frozen=True, slots=True)
class Tried:
    """A move that begins a new line: where, and by whom. ``seen`` is what that seat saw before it."""

    place: int
    action: Action
    seen: Observation


@dataclass(frozen=True, slots=True)
class Figures:
    """What the first move of a line is worth, compared with another one.

    Attributes:
        other: the move of the line that it leaves, or else the agreement's choice.
        is_choice: whether ``other`` is the agreement's choice.
        seen: the position as the seat to act saw it.
    """

    action: Action
    other: Action
    is_choice: bool
    seen: Observation
    compared: Comparison


class WhatIfGuide(QObject):
    """Lets a person move for every seat (see ``Guide``).

    In a finished game the cards are the real ones, and the lines are kept with it. In a game that
    goes on, the cards that its player cannot see are imagined, and nothing is kept.

    Signals:
        moved: another position is shown, or work has begun or ended.
        tried: (Tried) a move has begun a new line, which has no name yet.
        lines_changed: other lines are there, or one was removed.
        measured: (Figures) what was asked with :meth:`measure`.

    Attributes:
        lines: the lines; None while nothing is tried.
        is_imagined: whether the unseen cards are imagined.
        is_busy: whether moves or figures are being computed.
    """

    moved = Signal()
    tried = Signal(object)
    lines_changed = Signal()
    measured = Signal(object)

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._thread = BackgroundThread("what if", self)
        self._main: tuple[Node[Move], ...] = ()
        self._node: Node[Move] | None = None
        self._ahead: list[Node[Move]] = []
        self._shows_all = False
        self._job: object = None
        self._player: ConventionPlayer | None = None
        self._agreement: Agreement | None = None
        self._seen: Observation | None = None
        self._from = 0  # the turns before the position at which an imagined game is tried
        self.lines: Lines | None = None
        self.is_imagined = False

    # -- beginning and ending -----------------------------------------------------------------------

    @property
    def is_possible(self) -> bool:
        """Whether moves may be tried from the position shown."""
        cursor = self._session.cursor
        is_over = cursor.is_read_only and cursor.can_show_all and cursor.shown is not None
        return is_over or self._session.may_imagine

    def begin(self) -> None:
        """Let moves be tried from the position shown; in a game that goes on, that counts as help."""
        session, cursor = self._session, self._session.cursor
        node, setup, opened = cursor.shown, session.setup, session.over
        if not self.is_possible or node is None or setup is None:
            return
        self.is_imagined = opened is None
        self._agreement = setup.agreed if opened is None else opened.saved.agreed
        self._player = ConventionPlayer(self._agreement)
        if opened is None:
            self._seen, self._from = cursor.present, cursor.moment
            session.count_help()
            session.take_guide(self)
            self.redraw()
            return
        session.take_guide(self)
        self._main, self.lines, self._shows_all = cursor.main_line, session.lines, cursor.shows_all
        self._show(node)

    def redraw(self) -> None:
        """Imagine other cards, and begin again from the same position.

        The cards fit all that the player has seen up to the present.
        """
        setup, seen = self._session.setup, self._seen
        if setup is None or seen is None:
            return
        self._job = None
        game = led_game(setup, imagined_states(seen, SystemRandom()), ())
        self._main, self.lines = game.course.line, Lines(lambda: game, lambda: None)
        self._shows_all = True
        self._ahead.clear()
        self._show(self._main[self._from])
        self.lines_changed.emit()

    def close(self) -> None:
        """Drop everything that was imagined, and every pending answer."""
        self._job = self._node = self._seen = self.lines = None
        self._main = ()
        self._ahead.clear()

    def stop(self) -> None:
        """End the thread permanently."""
        self.close()
        self._thread.close(drop=True)

    def follow(self) -> None:
        """Do nothing: the game itself does not change meanwhile."""

    # -- moving -------------------------------------------------------------------------------------

    def propose(self, action: Action) -> None:
        """Make a move for the seat to act."""
        if self._node is not None:
            self._job = None
            self._ahead.clear()
            after = self._node.follow(action)
            self._keep(after)
            self._show(after)

    def withdraw(self) -> None:
        """Go back one move."""
        self.back()

    @property
    def can_go_back(self) -> bool:
        return self._node is not None and self._node.parent is not None

    @property
    def can_go_on(self) -> bool:
        """Whether :meth:`forward` leads to a move that was made before."""
        return bool(self._ahead) or self._next_of_line is not None

    @property
    def is_over(self) -> bool:
        """Whether the game is over at the position shown."""
        return self._node is None or self._node.state.ending is not None

    @property
    def is_busy(self) -> bool:
        return self._job is not None

    @property
    def end(self) -> LineEnd | None:
        """How the line shown ends here."""
        return None if self._node is None else end_of(self._node.state)

    def back(self) -> None:
        """Go back one move."""
        node = self._node
        if node is not None and node.parent is not None:
            self._job = None
            self._ahead.append(node)
            self._show(node.parent)

    def forward(self) -> None:
        """Go forward to the move from which :meth:`back` has come, or along the line shown."""
        node = self._ahead.pop() if self._ahead else self._next_of_line
        if node is not None:
            self._job = None
            self._show(node)

    @property
    def _next_of_line(self) -> Node[Move] | None:
        """The next position of a kept line that leads through the position shown, or of the game."""
        node = self._node
        if node is None or self.lines is None:
            return None
        turn, actions = self._left(node)
        for branch in self.lines.branches:
            longer = branch.turn == turn and branch.actions[: len(actions)] == actions
            if actions and longer and len(branch.actions) > len(actions):
                return node.follow(branch.actions[len(actions)])
        is_told = self.is_imagined or self._session.cursor.result is not None
        if not actions and is_told and turn + 1 < len(self._main):
            return self._main[turn + 1]
        return None

    def show_line(self, place: int) -> None:
        """Show a line after its first move."""
        if self.lines is None or not 0 <= place < len(self.lines.branches):
            return
        self._job = None
        branch = self.lines.branches[place]
        node = self._main[min(branch.turn, len(self._main) - 1)]
        shared = self._shared(place)
        self._ahead.clear()
        for action in branch.actions[: shared + 1]:
            try:
                node = node.follow(action)
            except ValueError:  # a damaged file may hold a move that is not allowed
                break
        self._show(node)

    def _show(self, node: Node[Move]) -> None:
        self._node = node
        self._session.cursor.try_at(node, shows_all=self._shows_all)
        self.moved.emit()

    # -- lines --------------------------------------------------------------------------------------

    def _left(self, node: Node[Move]) -> tuple[int, tuple[Action, ...]]:
        """Return the number of turns after which a position leaves the game, and the actions since."""
        actions = []
        while node.parent is not None and (
            node.turns >= len(self._main) or self._main[node.turns] is not node
        ):
            actions.append(node.action)
            node = node.parent
        return node.turns, tuple(reversed(actions))

    def _keep(self, node: Node[Move]) -> None:
        """Lengthen the line that leads to a position, or begin another one, unless one leads there."""
        turn, actions = self._left(node)
        if self.lines is None or not actions:
            return
        known = [one.actions if one.turn == turn else () for one in self.lines.branches]
        if any(one[: len(actions)] == actions for one in known):
            return
        shorter = [
            (len(one), place)
            for place, one in enumerate(known)
            if one and actions[: len(one)] == one
        ]
        if shorter:
            self.lines.lengthen(max(shorter)[1], actions)
        else:
            shared = max((_common(one, actions) for one in known), default=0)
            before = node.path()[turn + shared]
            self.lines.keep(turn, actions, "")
            seen = observe(before.state, before.state.seat_to_act)
            self.tried.emit(Tried(len(self.lines.branches) - 1, actions[shared], seen))

    @property
    def current(self) -> int | None:
        """The place of the line shown; None while the game itself is shown."""
        if self._node is None or self.lines is None:
            return None
        turn, actions = self._left(self._node)
        if not actions:
            return None
        places = (
            place
            for place, one in enumerate(self.lines.branches)
            if one.turn == turn and one.actions[: len(actions)] == actions
        )
        return next(places, None)

    def tree(self) -> tuple[TreeLine, ...]:
        """Return every line, each after the line that it leaves."""
        if self.lines is None:
            return ()
        reached: dict[tuple[int, Action], int] = {}
        owners: list[int] = []
        lines = []
        for place, one in enumerate(self.lines.branches):
            parent, at = None, -1 - one.turn
            for action in one.actions:
                if (at, action) not in reached:
                    reached[at, action] = len(owners)
                    owners.append(place)
                at = reached[at, action]
                if owners[at] != place:
                    parent = owners[at]
            lines.append(TreeLine(place, parent, one.name, one.note))
        return tuple(lines)

    def _shared(self, place: int) -> int:
        """Return how many of a line's actions an earlier line has as well."""
        if self.lines is None:
            return 0
        one = self.lines.branches[place]
        earlier = [b.actions for b in self.lines.branches[:place] if b.turn == one.turn]
        return max((_common(one.actions, other) for other in earlier), default=0)

    def drop(self, place: int) -> None:
        """Remove a line; the position shown stays."""
        if self.lines is not None and 0 <= place < len(self.lines.branches):
            self.lines.drop(place)
            self.lines_changed.emit()

    # -- what the computer is asked -------------------------------------------------------------------

    def ask_move(self) -> None:
        """Make the move that the seat to act would make by the agreement."""
        self._play(1)

    def play_on(self) -> None:
        """Let everybody go on by the agreement, to the end of the game or until :meth:`interrupt`."""
        self._play(None)

    def interrupt(self) -> None:
        """Stop what is being computed, and show how far the game has come."""
        self._job = None
        if self._node is not None:
            self._keep(self._node)
            self._show(self._node)

    def _play(self, moves: int | None) -> None:
        """Make this many moves by the agreement, each computed in the thread; None for all."""
        node, player = self._node, self._player
        if node is None or player is None or self.is_over or self.is_busy:
            return
        job = self._job = object()
        self._ahead.clear()

        def ask(left: int | None) -> None:
            here = self._node
            if here is None or self._job is not job:
                return
            if here.state.ending is not None or left == 0:
                self.interrupt()
                return
            self.moved.emit()
            seen = observe(here.state, here.state.seat_to_act)

            def make(action: Action) -> None:
                if self._job is job and self._node is here:
                    self._node = here.follow(action)
                    ask(None if left is None else left - 1)

            self._thread.run(partial(_choice, player, seen), make)

        ask(moves)

    def measure(self, place: int) -> None:
        """Compare the first move of a line with that of the line it leaves, by the judge of reviews."""
        lines, agreement, player = self.lines, self._agreement, self._player
        if lines is None or agreement is None or player is None or self.is_busy:
            return
        job = self._job = object()
        self.moved.emit()
        branch, shared = lines.branches[place], self._shared(place)
        node = self._main[branch.turn]
        for action in branch.actions[:shared]:
            node = node.follow(action)
        action = branch.actions[shared]
        other = self._other(place, shared)
        seen = observe(node.state, node.state.seat_to_act)
        opened = self._session.over
        among_people = opened is not None and opened.saved.is_among_people

        def tell(figures: Figures) -> None:
            if self._job is job:
                self._job = None
                self.measured.emit(figures)
                self.moved.emit()

        work = partial(_figures, player, agreement, seen, action, other, among_people)
        self._thread.run(work, tell)

    def _other(self, place: int, shared: int) -> Action | None:
        """Return the move of the line that this one leaves; None where that has no further move."""
        if self.lines is None:
            return None
        one = self.lines.branches[place]
        if not shared:
            after = self._main[one.turn + 1 : one.turn + 2]
            return after[0].action if after else None
        for other in self.lines.branches[:place]:
            if other.turn == one.turn and _common(one.actions, other.actions) == shared:
                return other.actions[shared] if len(other.actions) > shared else None
        return None

    # -- playing on -----------------------------------------------------------------------------------

    def game_to_continue(self) -> tuple[OpenedGame, GameSetup, int] | None:
        """Return the arguments of ``Session.branch`` for the position shown; None if that is impossible."""
        session, node = self._session, self._node
        opened, setup = session.over, session.setup
        if node is None or node.state.ending is not None or setup is None or node.turns == 0:
            return None
        path = node.path()
        if opened is None:
            return _imagined_game(path, setup), replace(setup, game_number=None), node.turns
        table = opened.branch(node.state.seat_to_act)
        return None if table is None else (_with_line(opened, path), table, node.turns)


def _common(one: tuple[Action, ...], other: tuple[Action, ...]) -> int:
    """Return how many actions two lines share at their beginnings."""
    pairs = enumerate(zip(one, other, strict=False))
    shorter = min(len(one), len(other))
    return next((place for place, (a, b) in pairs if a != b), shorter)


def _choice(player: ConventionPlayer, seen: Observation) -> Action:
    return player.choose(seen, AT_ONCE).action


def _figures(
    player: ConventionPlayer,
    agreement: Agreement,
    seen: Observation,
    action: Action,
    other: Action | None,
    among_people: bool,  # noqa: FBT001 (called in a thread, by position)
) -> Figures:
    against = _choice(player, seen) if other is None else other
    decision = Decision(seen, against, agreement, 0, among_people=among_people)
    return Figures(action, against, other is None, seen, decision.comparison_of(action, against))


def _with_line(opened: OpenedGame, path: tuple[Node[Move], ...]) -> OpenedGame:
    """Return a game as it would be if it had gone this way."""
    actions = tuple(node.action for node in path[1:])
    record = replace(opened.saved.record, actions=actions)
    states: tuple[GameState, ...] = tuple(node.state for node in path)
    shared = sum(one is other for one, other in zip(states[1:], opened.states[1:], strict=False))
    reasons = opened.saved.reasons[:shared]
    saved = replace(opened.saved, record=record, reasons=reasons, branches=(), review=b"")
    return replace(opened, saved=saved, states=states, game_id=None, begun=None)


def _imagined_game(path: tuple[Node[Move], ...], setup: GameSetup) -> OpenedGame:
    """Return a game with imagined cards, to be played on from its last position."""
    states = [node.state for node in path]
    game = led_game(replace(setup, game_number=None), states, ())
    return OpenedGame(game.written(), tuple(states), "unfinished", 0)


def imagined_states(seen: Observation, chance: Random) -> list[GameState]:
    """Return the states of a game that looks the same to the observing seat, the deal first.

    Its own cards and the undrawn ones are drawn at random, as far as clues allow. Only the
    observation is used, so the real cards can have no influence.
    """
    known = _known_cards(seen)
    unseen = list(seen.options.box)
    for card in known.values():
        unseen.remove(card)
    held = _drawn_hand(seen.own_hand, unseen, chance)
    for card in held.values():
        unseen.remove(card)
    chance.shuffle(unseen)
    known |= held
    drawn = sorted(known)
    deck = [known[order] for order in drawn] + unseen
    states = [deal_deck(seen.options, tuple(deck), seen.first_seat)]
    for turn in seen.history:
        states.append(apply(states[-1], turn.action)[0])
    return states


def _known_cards(seen: Observation) -> dict[int, Card]:
    """Return every card that the seat sees or has seen, by its order."""
    known = {public.order: public.card for public in chain(*seen.stacks, seen.discards)}
    for hand in seen.hands:
        known |= {held.order: held.card for held in hand if held.card is not None}
    return known


def _drawn_hand(hand: Iterable[HandCard], unseen: list[Card], chance: Random) -> dict[int, Card]:
    """Draw cards that the clues allow, those with the fewest possibilities first, until all fit."""
    places = sorted(hand, key=lambda held: sum(map(held.marks.allow, unseen)))
    while True:
        pool, drawn = list(unseen), dict[int, Card]()
        for held in places:
            fitting = [card for card in pool if held.marks.allow(card)]
            if not fitting:
                break
            drawn[held.order] = chance.choice(fitting)
            pool.remove(drawn[held.order])
        else:
            return drawn
