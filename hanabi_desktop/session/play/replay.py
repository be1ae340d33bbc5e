"""Looking at a game turn by turn, as one of its seats saw it."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.observation import Observation
from hanabi_desktop.game.remarks import Said
from hanabi_desktop.game.scoring import final_score
from hanabi_desktop.game.state import GameState, observe, observe_all
from hanabi_desktop.library.metadata.jottings import Bookmark, BranchEntry
from hanabi_desktop.library.records.saved_game import MOST_BRANCHES, Branch, SavedGame
from hanabi_desktop.library.records.verification import Verdict, verify
from hanabi_desktop.session.library.loading import OpenedGame
from hanabi_desktop.session.library.saving import GameSaver, NullSaver
from hanabi_desktop.session.play.advance import Advance
from hanabi_desktop.session.play.game_in_progress import answered
from hanabi_desktop.session.play.sharing import Shareable
from hanabi_desktop.session.setup import GameSetup, Seat
from hanabi_desktop.teammates.players.reasons import told_reasons


class Replay(QObject):
    """Holds a game that has been played, and shows one moment of it.

    Attributes:
        sharing: writes the game into a file or a link.

    Signals:
        moved: (tuple of Advance) every step from the deal to the moment shown.
    """

    moved = Signal(object)

    def __init__(
        self, opened: OpenedGame, parent: QObject | None = None, keeper: GameSaver | None = None
    ) -> None:
        super().__init__(parent)
        self._keeper = keeper or NullSaver()
        self._opened = opened
        self._line: tuple[GameState, ...] | None = None
        self._line_from = 0
        self._replayed: dict[Branch, Verdict] = {}
        self.sharing = Shareable(lambda: self._saved, self._is_being_played)
        levels = opened.saved.levels
        self._place = levels.index(None) if None in levels else 0
        self._seat: int | None = self._place
        opened_at = opened.saved.opened_at
        self._turn = self.turns if opened_at is None else min(self.turns, opened_at - 1)
        self._steps = self._seen_from(self._seat)
        self._saved = opened.saved
        teammates = [seat for seat, level in enumerate(levels) if level is not None]
        remarks = opened.saved.remarks
        self._said = tuple(answered(said, opened.states, teammates) for said in remarks)

    @property
    def turns(self) -> int:
        """How many turns were played."""
        return len(self._states) - 1

    @property
    def turn(self) -> int:
        """How many turns have been played at the moment shown, 0 at the deal."""
        return self._turn

    @property
    def seat(self) -> int | None:
        """Whose eyes it is seen with; None where every card is seen."""
        return self._seat

    @property
    def place(self) -> int:
        """The seat whose hand lies in front."""
        return self._place

    @property
    def whole(self) -> Observation:
        """The last moment, as it is seen."""
        return self._steps[-1].observation

    @property
    def can_show_all(self) -> bool:
        """Whether nobody plays on in this game, so that every card may be seen."""
        return not self._is_being_played()

    @property
    def notes(self) -> dict[int, str]:
        """What the seat in front has noted, by the cards' orders."""
        return self._saved.notes_of(self._place)

    def note(self, order: int, text: str) -> None:
        """Note something on a card of the seat in front; an empty text takes it off."""
        notes = {**self.notes, order: text}
        if not text:
            del notes[order]
        self._keep(self._saved.with_notes(self._place, notes))

    def _keep(self, saved: SavedGame) -> None:
        """Keep what was added to the game, where the library has it."""
        self._saved = saved
        if self._opened.game_id is not None:
            self._keeper.annotate(self._opened.game_id, saved)

    @property
    def bookmarks(self) -> tuple[Bookmark, ...]:
        """What people marked while they played."""
        return self._saved.bookmarks

    @property
    def opened(self) -> OpenedGame:
        """The game, with what has been noted and found since it was opened.

        It holds the deck: whoever carries it leaves it unopened.
        """
        return replace(self._opened, saved=self._saved)

    def take_review(self, body: bytes) -> None:
        """Have what was found of the game written wherever the game is."""
        self._saved = replace(self._saved, review=body)

    def branch(self) -> tuple[OpenedGame, GameSetup] | None:
        """What a game that plays on from here is made of; None where nobody here can."""
        setup = self._opened.branch(self._place)
        over = self._opened.states[self._turn].ending is not None if self._line is None else True
        return None if setup is None or over else (self._opened, setup)

    @property
    def is_on_line(self) -> bool:
        """Whether a course is looked at that the game did not take."""
        return self._line is not None

    def look_at_line(self, turn: int, states: Sequence[GameState]) -> None:
        """Show how the game would have gone on: the states that follow so many turns."""
        self._line, self._line_from = (*self._opened.states[: turn + 1], *states), turn
        self._steps = self._seen_from(self._seat)
        self._turn = turn
        self.show()

    @property
    def line_begins(self) -> tuple[int, Action] | None:
        """The turn at which the course shown leaves the game, and what is done then."""
        if self._line is None or len(self._line) < self._line_from + 2:
            return None
        return self._line_from + 1, self._line[self._line_from + 1].history[-1].action

    @property
    def comes_to(self) -> int:
        """The points at the end of the course shown."""
        end = self._states[-1]
        return sum(end.fireworks) if end.ending is None else final_score(end.fireworks, end.ending)

    @property
    def begins_at(self) -> int:
        """After so many turns the course shown leaves the game, or would leave it from here."""
        return self._turn if self._line is None else min(self._turn, self._line_from)

    @property
    def states_so_far(self) -> tuple[GameState, ...]:
        """Every state up to the moment shown, of the course shown; for sessions only."""
        return self._states[: self._turn + 1]

    @property
    def somebody_acts(self) -> bool:
        """Whether it is somebody's turn at the moment shown."""
        return self._states[self._turn].ending is None

    @property
    def branches(self) -> tuple[BranchEntry, ...]:
        """The courses that the game did not take, as a list shows them."""
        return tuple(
            BranchEntry(branch.name, branch.turn, self._points_of(branch))
            for branch in self._saved.branches
        )

    def _points_of(self, branch: Branch) -> int:
        """What another course ended with; nothing where the rules allow none of it."""
        verdict = self._verdict_on(branch)
        return verdict.score if len(verdict.states) > branch.turn + 1 else 0

    def _verdict_on(self, branch: Branch) -> Verdict:
        """Another course from the deal on, as far as the rules allow it; replayed once."""
        if branch not in self._replayed:
            record = self._saved.record
            actions = (*record.actions[: branch.turn], *branch.actions)
            course = SavedGame(replace(record, actions=actions))
            self._replayed[branch] = verify(course, with_states=True)
        return self._replayed[branch]

    def keep_branch(self, turn: int, states: Sequence[GameState], name: str) -> None:
        """Keep another course with the game; one with the same actions is kept once."""
        history = states[-1].history
        branch = Branch(turn, tuple(one.action for one in history[turn:]), name)
        known = [(one.turn, one.actions) for one in self._saved.branches]
        if (branch.turn, branch.actions) not in known:
            self._set_branches((*self._saved.branches, branch)[-MOST_BRANCHES:])

    def rename_branch(self, place: int, name: str) -> None:
        """Call one of the other courses something."""
        branches = list(self._saved.branches)
        branches[place] = replace(branches[place], name=name)
        self._set_branches(branches)

    def drop_branch(self, place: int) -> None:
        """Keep one of the other courses no longer."""
        self._set_branches([b for at, b in enumerate(self._saved.branches) if at != place])

    def look_at_branch(self, place: int) -> None:
        """Show one of the other courses, from where it leaves the game."""
        branch = self._saved.branches[place]
        self.look_at_line(branch.turn, self._verdict_on(branch).states[branch.turn + 1 :])

    def _set_branches(self, branches: Sequence[Branch]) -> None:
        self._keep(replace(self._saved, branches=tuple(branches)))

    def leave_line(self, turn: int) -> None:
        """Go back to the game as it was played, to the moment after so many turns."""
        self._line = None
        self._steps = self._seen_from(self._seat)
        self._turn = max(0, min(self.turns, turn))
        self.show()

    @property
    def _states(self) -> tuple[GameState, ...]:
        return self._opened.states if self._line is None else self._line

    @property
    def game_number(self) -> int | None:
        """The deal, None for a deck from elsewhere."""
        return self._opened.saved.record.game_number

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who played; without a level where nobody knows."""
        return self._opened.seats

    @property
    def knows_players(self) -> bool:
        """Whether it is known who played, people or teammates."""
        return bool(self._opened.saved.levels)

    @property
    def ending(self) -> str:
        """How it ended, by the code of its ending (see ``library.records.verification``)."""
        return self._opened.ending

    @property
    def score(self) -> int:
        """Points at the end, 0 when lost."""
        return self._opened.score

    @property
    def said(self) -> tuple[Said, ...]:
        """What had been said by the moment shown."""
        return tuple(one for one in self._said if one.turns <= self._turn)

    def show(self) -> None:
        """Show the moment once more."""
        self.moved.emit(self._steps[: self._turn + 1])

    def go_to(self, turn: int) -> None:
        """Show the moment after so many turns, as far as there are any."""
        turn = max(0, min(self.turns, turn))
        if turn != self._turn:
            self._turn = turn
            self.show()

    def look_from(self, seat: int | None) -> None:
        """See it with another seat's eyes; None: with nothing hidden."""
        if seat is None and not self.can_show_all:
            return
        if seat != self._seat:
            self._seat = seat
            self._place = self._place if seat is None else seat
            self._steps = self._seen_from(seat)
            self.show()

    def _seen_from(self, seat: int | None) -> tuple[Advance, ...]:
        states = self._states
        if seat is None:
            deal, *rest = (observe_all(state, self._place) for state in states)
        else:
            deal, *rest = (observe(state, seat) for state in states)
        reasons = self._opened.saved.reasons or (None,) * self.turns
        if self._line is not None:
            reasons = (None,) * self.turns
        if rest and self._is_being_played():
            reasons = told_reasons(reasons, rest[-1], self._opened.saved.agreed)
        steps = [
            Advance(seen, seen.history[-1], why) for seen, why in zip(rest, reasons, strict=True)
        ]
        return (Advance(deal), *steps)

    def _is_being_played(self) -> bool:
        """One of our games that has not ended may still be gone on with elsewhere."""
        return self.knows_players and self._opened.ending == "unfinished"
