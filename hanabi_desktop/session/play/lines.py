"""The variations saved with a game."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.scoring import score_of
from hanabi_desktop.library.metadata.jottings import BranchEntry
from hanabi_desktop.library.records.saved_game import MOST_BRANCHES, Branch
from hanabi_desktop.session.play.game import Game


class Lines:
    """Lists, adds, renames and deletes the variations saved with a studied game.

    Args:
        game: the game on the table; None if there is none.
        save: saves the game with its variations.
    """

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

        Raises:
            IndexError: there is no such variation.
        """
        branch = self._branches[place]
        return branch.turn, branch.actions

    def keep(self, turn: int, actions: Sequence[Action], name: str) -> None:
        """Save a variation with the game, unless one with the same actions is saved already."""
        branch = Branch(turn, tuple(actions), name)
        known = [(one.turn, one.actions) for one in self._branches]
        if (branch.turn, branch.actions) not in known:
            self._write((*self._branches, branch)[-MOST_BRANCHES:])

    def rename(self, place: int, name: str) -> None:
        """Rename a variation."""
        branches = list(self._branches)
        branches[place] = replace(branches[place], name=name)
        self._write(branches)

    def drop(self, place: int) -> None:
        """Delete a variation."""
        self._write(one for at, one in enumerate(self._branches) if at != place)

    def _write(self, branches: Iterable[Branch]) -> None:
        game = self._game()
        if game is not None:
            game.saved = replace(game.saved, branches=tuple(branches))
            self._save()
