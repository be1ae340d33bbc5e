"""What a viewer keeps beside a game: notes, bookmarks, and variations."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple

from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.scoring import score_of
from hanabi_desktop.game.state import GameState
from hanabi_desktop.library.metadata.badges_and_notes import (
    Bookmark,
    BranchEntry,
    CardNote,
    HeldHand,
)
from hanabi_desktop.library.saved_game import MOST_BRANCHES, Branch
from hanabi_desktop.session.play.game import Game, Mode


class LineEnd(NamedTuple):
    """How a variation ends: the points, the turns played, and whether the game is over."""

    points: int
    turns: int
    is_over: bool


def end_of(state: GameState) -> LineEnd:
    """Return how a variation ends, from its last state."""
    points = score_of(state.fireworks, state.ending)
    return LineEnd(points, len(state.history), state.ending is not None)


class Lines:
    """Lists, adds, renames and deletes the variations saved with a studied game."""

    def __init__(self, game: Callable[[], Game | None], save: Callable[[], None]) -> None:
        self._game = game
        self._save = save

    @property
    def _branches(self) -> Sequence[Branch]:
        game = self._game()
        return () if game is None else game.saved.branches

    @property
    def entries(self) -> tuple[BranchEntry, ...]:
        """An entry for each variation."""
        return tuple(
            BranchEntry(branch.name, branch.turn, self._points(branch)) for branch in self._branches
        )

    def _points(self, branch: Branch) -> int:
        """Return the points a variation ended with; 0 if its first action is not legal."""
        game = self._game()
        end = None if game is None else game.course.branch(branch.turn, branch.actions).state
        if end is None or len(end.history) == branch.turn:
            return 0
        return score_of(end.fireworks, end.ending)

    def actions(self, place: int) -> tuple[int, tuple[Action, ...]]:
        """Return the number of turns after which a variation leaves the game, and its actions.

        An IndexError is raised if there is no such variation.
        """
        branch = self._branches[place]
        return branch.turn, branch.actions

    def keep(self, turn: int, actions: Sequence[Action], name: str) -> None:
        """Save a variation with the game, unless one with the same actions is saved already."""
        branch = Branch(turn, tuple(actions), name)
        known = [(branch.turn, branch.actions) for branch in self._branches]
        if (branch.turn, branch.actions) not in known:
            self._write((*self._branches, branch)[-MOST_BRANCHES:])

    @property
    def branches(self) -> Sequence[Branch]:
        """The variations, in the order in which they were tried."""
        return self._branches

    def end(self, place: int) -> LineEnd:
        """Return how a variation ends."""
        game, branch = self._game(), self._branches[place]
        if game is None:
            raise IndexError(place)
        return end_of(game.course.branch(branch.turn, branch.actions).state)

    def lengthen(self, place: int, actions: Sequence[Action]) -> None:
        """Let a variation go on: ``actions`` begin with those it has."""
        self._change(place, actions=tuple(actions))

    def rename(self, place: int, name: str) -> None:
        self._change(place, name=name)

    def annotate(self, place: int, note: str) -> None:
        """Save what somebody has written about a variation; an empty text deletes it."""
        self._change(place, note=note)

    def _change(self, place: int, **changes: object) -> None:
        branches = list(self._branches)
        branches[place] = replace(branches[place], **changes)  # type: ignore[arg-type] # fields of Branch
        self._write(branches)

    def drop(self, place: int) -> None:
        self._write(branch for at, branch in enumerate(self._branches) if at != place)

    def _write(self, branches: Iterable[Branch]) -> None:
        game = self._game()
        if game is not None:
            game.saved = replace(game.saved, branches=tuple(branches))
            self._save()


class Notebook:
    """Reads and writes what the viewer, if there is one, saves with a game."""

    def __init__(
        self,
        game: Callable[[], Game | None],
        viewer: Callable[[], int | None],
        save: Callable[[], None],
    ) -> None:
        self._game_of_session = game
        self._viewer = viewer
        self._save = save

    @property
    def _game(self) -> Game | None:
        return None if self._viewer() is None else self._game_of_session()

    @property
    def _seat(self) -> int:
        return self._viewer() or 0

    # -- notes on cards ---------------------------------------------------------------------------

    @property
    def notes(self) -> dict[int, str]:
        """The viewer's notes on cards, by their orders."""
        return {} if self._game is None else self._game.saved.notes_of(self._seat)

    def note(self, order: int, text: str) -> None:
        """Save the viewer's note on a card; an empty text deletes it."""
        game = self._game
        if game is None:
            return
        notes = {**self.notes, order: text}
        if not text:
            del notes[order]
        game.saved = game.saved.with_notes(self._seat, notes)
        if game.mode is not Mode.STUDIED:
            written = CardNote(game.turns, self._seat, order, text)
            game.saved = replace(game.saved, card_notes=(*game.saved.card_notes, written))
        self._save()

    # -- arrangement of the hand ------------------------------------------------------------------

    def held_at(self, turn: int) -> HeldHand:
        """Return how the viewer held their cards after ``turn`` turns."""
        held = () if self._game is None else self._game.saved.held
        own = [hand for seat, turns, hand in held if seat == self._seat and turns <= turn]
        return own[-1] if own else HeldHand()

    def hold(self, hand: HeldHand) -> None:
        """Save how the viewer holds their cards from now on."""
        game = self._game
        if game is not None:
            by_turn = {(seat, turns): hand for seat, turns, hand in game.saved.held}
            by_turn[self._seat, game.turns] = hand
            held = tuple((*place, by_turn[place]) for place in sorted(by_turn))
            game.saved = replace(game.saved, held=held)
            self._save()

    # -- bookmarks --------------------------------------------------------------------------------

    @property
    def takes_bookmarks(self) -> bool:
        """Whether bookmarks can be set, which is possible only in a game being played."""
        return self._game is not None and self._game.mode is Mode.PLAYED

    @property
    def bookmarks(self) -> tuple[Bookmark, ...]:
        return () if self._game is None else self._game.saved.bookmarks

    @property
    def bookmarked(self) -> str | None:
        """The viewer's note of the bookmark at the current moment; None without a bookmark."""
        game = self._game
        here = None if game is None else (game.turns, self._seat)
        notes = (mark.note for mark in self.bookmarks if (mark.turns, mark.seat) == here)
        return next(notes, None)

    def bookmark(self, note: str, turn: int) -> None:
        """Set a bookmark of the viewer after ``turn`` turns, replacing an earlier one.

        ``note`` is the reason for it, or empty.
        """
        game = self._game
        if game is not None and self.takes_bookmarks and turn <= game.turns:
            marks = (*self._others(turn), Bookmark(turn, self._seat, note))
            game.saved = replace(game.saved, bookmarks=marks)
            self._save()

    def remove_bookmark(self, turn: int) -> None:
        """Delete the viewer's bookmark at the moment after ``turn`` turns."""
        game = self._game
        if game is not None:
            game.saved = replace(game.saved, bookmarks=self._others(turn))
            self._save()

    def _others(self, turn: int) -> tuple[Bookmark, ...]:
        """Return every bookmark except the viewer's own at this moment."""
        own = turn, self._seat
        return tuple(mark for mark in self.bookmarks if (mark.turns, mark.seat) != own)

    # -- the review -------------------------------------------------------------------------------

    def take_review(self, body: bytes) -> None:
        """Include a review, which is saved already, in everything the game is written to."""
        if self._game is not None:
            self._game.saved = replace(self._game.saved, review=body)
