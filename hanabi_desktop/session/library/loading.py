"""Reading of games from files and links, and their replay."""

import os
import stat
from dataclasses import dataclass, replace
from pathlib import Path

from hanabi_desktop.game.moves import Action, Clue, Discard, Play
from hanabi_desktop.game.observation import BrokenTurnError
from hanabi_desktop.game.state import GameState, deal
from hanabi_desktop.library.exchange import GameText, entries
from hanabi_desktop.library.hanab_live.compact_link import (
    MAX_CHARACTERS,
    holds_link,
    read_link,
)
from hanabi_desktop.library.hanab_live.extension import KEY
from hanabi_desktop.library.metadata.problems import Problem, UnreadableGameError, holds_one
from hanabi_desktop.library.saved_game import SavedGame, verify
from hanabi_desktop.library.store import Store
from hanabi_desktop.library.store_rows import begun_at
from hanabi_desktop.session.setup import GameSetup, Seat, with_badges
from hanabi_desktop.teammates.characters import Level
from hanabi_desktop.teammates.teammate import Reason, ReasonCode

MAX_FILE_BYTES = 20_000_000
"""Maximum size of a file; enough for thousands of games."""
ZIP_BEGINS = b"PK\x03\x04"


@dataclass(frozen=True, slots=True)
class OpenedGame:
    """A game that has been read and replayed as far as the rules allow.

    Attributes:
        saved: the game. It contains the deck, so other code may only pass it on.
        states: every state, the deal first; like ``saved``, only for sessions.
        ending: the code of its ending (see ``library.saved_game.Verdict``).
        score: points at the end, 0 when lost.
        others: the number of further games in the file.
        game_id: its id in the store; None for an external game.
        begun: when it was started here, in seconds since 1970; None for an external game.
        broken: the first turn that the rules do not allow, left out with all that followed; None if
            all turns are allowed.
    """

    saved: SavedGame
    states: tuple[GameState, ...]
    ending: str
    score: int
    others: int = 0
    game_id: int | None = None
    begun: int | None = None
    broken: BrokenTurnError | None = None

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The players; without a level if it is unknown."""
        names = self.saved.record.seats
        nobody = (None,) * len(names)
        saved = self.saved
        known = saved.levels, saved.personalities, saved.badges, saved.programs
        columns = (column or nobody for column in known)
        return tuple(Seat(*seat) for seat in zip(names, *columns, strict=True))

    def setup(self) -> GameSetup | None:
        """Return the table for continuing the game; None unless it is one of ours and unfinished."""
        record, levels = self.saved.record, self.saved.levels
        if self.states[-1].ending is not None or self.saved.closing is not None:
            return None
        if self.broken is not None or record.options.is_only_watched:
            return None
        if not levels or not self.saved.people:
            return None  # a person has to continue it
        if self.saved.newer_wish is not None:
            return None  # teammates do not know its agreement
        number = record.game_number
        if number is not None and deal(record.options, number) != self.states[0]:
            return None
        return GameSetup(
            with_badges(self.seats),
            record.options,
            record.game_number,
            is_taught=self.saved.assistance.taught,
            wished=self.saved.wished,
        )

    def branch(self, seat: int) -> GameSetup | None:
        """Return the table for playing on from any moment of the game; None if that is impossible.

        ``seat`` becomes a person's seat, if no seat is one or that is unknown.
        """
        record = self.saved.record
        if self.saved.newer_wish is not None or record.options.is_only_watched:
            return None
        seats = self.seats
        if not any(player.is_person for player in seats) or not self.saved.levels:
            seats = tuple(
                Seat(player.name)
                if place == seat
                else replace(player, level=player.level or Level.EXPERT, program=None)
                for place, player in enumerate(seats)
            )
        return GameSetup(
            with_badges(seats), record.options, record.game_number, wished=self.saved.wished
        )


def read_game_file(file: Path, most: int = MAX_FILE_BYTES) -> bytes:
    """Return the content of a file that somebody has chosen, or its first ``most`` bytes.

    Raises:
        OSError: it cannot be read.
        UnreadableGameError: it is a pipe or a device, which may never end, or far larger than games are.
    """
    with open(file, "rb", opener=_open_at_once) as stream:
        status = os.fstat(stream.fileno())
        if not stat.S_ISREG(status.st_mode):
            raise UnreadableGameError(Problem.NO_FILE)
        if most >= MAX_FILE_BYTES < status.st_size:
            raise UnreadableGameError(Problem.TOO_LARGE)
        return stream.read(most)


def _open_at_once(file: str, flags: int) -> int:
    """Open a file without waiting for somebody to write to it, should it be a pipe."""
    return os.open(file, flags | getattr(os, "O_NONBLOCK", 0))


def is_archive(file: Path) -> bool:
    """Return whether a file is a ZIP archive; raises the errors of :func:`read_game_file`."""
    return read_game_file(file, len(ZIP_BEGINS)) == ZIP_BEGINS


def open_file(file: Path) -> OpenedGame:
    """Read the first game of a file.

    Raises:
        OSError: the file cannot be read.
        UnreadableGameError: it contains no game.
        BrokenTurnError: the game's first turn breaks the rules.
    """
    return open_content(read_game_file(file), is_one_game=holds_one(file))


def open_content(data: bytes, *, is_one_game: bool) -> OpenedGame:
    """Read the first game of a file's content, which is one game if ``is_one_game``.

    Raises:
        UnreadableGameError: it contains no game.
        BrokenTurnError: the game's first turn breaks the rules.
    """
    found = entries(data, is_one_game=is_one_game)
    return _opened(next(found), sum(1 for _ in found))


def open_text(text: str) -> OpenedGame:
    """Read a link with any text around it, or a game's JSON, as from the clipboard.

    Raises:
        UnreadableGameError: it is neither.
        BrokenTurnError: the game's first turn breaks the rules.
    """
    if len(text) <= MAX_CHARACTERS and not text.lstrip().startswith("{") and holds_link(text):
        return _checked(read_link(text))
    return _opened(next(entries(text.encode("utf-8", "replace"))))


def open_kept(store: Store, game: int) -> OpenedGame:
    """Read a game from the store.

    Raises:
        StoreError: the store cannot be read.
        UnreadableGameError: the game is missing or damaged.
        BrokenTurnError: it breaks the rules.
    """
    opened = _checked(store.load(game), is_kept=True)
    if opened.broken is not None:
        raise opened.broken
    (summary,) = store.summaries([game]) or (None,)
    is_ours = summary is not None and not summary.imported
    return replace(opened, game_id=game, begun=begun_at(game) if is_ours else None)


def _speaks_of(reason: Reason, action: Action, before: GameState) -> bool:
    """Return whether a reason fits the action: its kind, and the cards it names."""
    if reason.code is ReasonCode.NONE_GIVEN:
        return not reason.orders
    held = {o for seat in range(before.options.players) for o in before.hand_orders(seat)}
    if reason.code is ReasonCode.DISCARD_TELLS and isinstance(action, Discard):
        others = held.difference(before.hand_orders(before.seat_to_act))
        discarded, copies = reason.orders[:1], reason.orders[1:]
        return discarded == (action.order,) and len(copies) < 2 and others.issuperset(copies)
    if not isinstance(action, Clue):
        kind = "play_" if isinstance(action, Play) else "discard_"
        return reason.code.value.startswith(kind) and reason.orders == (action.order,)
    if reason.code in (ReasonCode.CLUE_EMPTY, ReasonCode.CLUE_DELAY):
        return not reason.orders
    names_cards = bool(reason.orders) and held.issuperset(reason.orders)
    about_it = names_cards and reason.orders[0] in before.hand_orders(action.target)
    if reason.code in (ReasonCode.CLUE_THROUGH, ReasonCode.CLUE_SELF) and len(reason.orders) < 2:
        return False
    return reason.code.value.startswith("clue_") and about_it


def _opened(entry: GameText, others: int = 0) -> OpenedGame:
    return replace(_checked(entry.read()), others=others)


def _checked(game: SavedGame, *, is_kept: bool = False) -> OpenedGame:
    """Return a game with its positions.

    A reason that does not fit its move is refused, but a game that the store has kept is opened
    without it: a reason is not worth losing a game for.

    Raises:
        UnreadableGameError: a reason does not fit its move.
        BrokenTurnError: the first turn breaks the rules.
    """
    verdict = verify(game, with_states=True)
    if verdict.broken is not None:
        if not verdict.last.history:
            raise verdict.broken
        game = _up_to(len(verdict.last.history), game)
    reasons = list(game.reasons)
    for place, reason in enumerate(game.reasons):
        before, action = verdict.states[place], game.record.actions[place]
        if reason is None or _speaks_of(reason, action, before):
            continue
        if not is_kept:
            raise UnreadableGameError(Problem.CONTRADICTION, f"{KEY}.reasons, turn {place + 1}")
        reasons[place] = None
    game = replace(game, reasons=tuple(reasons))
    return OpenedGame(game, verdict.states, verdict.ending, verdict.score, broken=verdict.broken)


def _up_to(turns: int, game: SavedGame) -> SavedGame:
    """Return the first turns of a game, with their reasons and remarks."""
    return replace(
        game,
        record=replace(game.record, actions=game.record.actions[:turns]),
        reasons=game.reasons[:turns],
        remarks=tuple(said for said in game.remarks if said.turns <= turns),
        review=b"",
    )
