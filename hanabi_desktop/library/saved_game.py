"""A game as stored in a file or link, and its replay, to find out how it ends."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from hanabi_desktop.game.course import GameRecord, replay
from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.observation import BrokenTurnError
from hanabi_desktop.game.remarks import Said
from hanabi_desktop.game.scoring import Standing, best_reachable_score, score_of
from hanabi_desktop.game.state import GameState
from hanabi_desktop.library.metadata.agreement_file import WrittenAgreement
from hanabi_desktop.library.metadata.badges_and_notes import Badge, Bookmark, CardNote, HeldHand
from hanabi_desktop.library.metadata.summary import NO_ASSISTANCE, Assistance
from hanabi_desktop.teammates.characters import Level, Personality, Player, ProgramName
from hanabi_desktop.teammates.conventions import Agreement, agreement_behind
from hanabi_desktop.teammates.teammate import Reason


class Closing(NamedTuple):
    """The site's closing entry: the seat that caused the end (-1 for nobody), and why (1 is normal)."""

    seat: int
    condition: int


MOST_BRANCHES = 200
"""Maximum number of variations stored with a game; the latest ones are kept."""


@dataclass(frozen=True, slots=True)
class Branch:
    """A variation stored with a game: legal actions from the position after ``turn`` turns.

    ``note`` is what somebody has written about it; empty for nothing.
    """

    turn: int
    actions: tuple[Action, ...]
    name: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game read from a file or link, or to be written to one.

    Attributes:
        levels: the players, seat by seat: a teammate's level, None for a person or a program. Empty
            where unknown.
        programs: the programs of others that played; as many as levels, or none.
        wished: the agreement people chose; None for everything that all teammates knew.
        newer_wish: the agreement, where a newer version of this program wrote it: the game can be
            viewed but not continued.
        personalities: the teammates' personalities; as many as levels, or none.
        badges: the people's badges; as many as levels, or none.
        reasons: the reason for each action, None if there is none; as many as actions, or none.
        closing: the site's closing entry, None when there is none.
        opened_at: the turn that a link points at, 1 for the deal; None for the end.
        notes: the players' notes on each card, by the site's seats and by order.
        seed: the site's name for the deck.
        link_seed: the seed in a link; empty if the link has only its comma.
        explicit_zeros: whether plays and discards carry ``"value": 0``, as in some exports; needed
            to write a link back unchanged.
        remarks: the remarks in order, without the answers.
        bookmarks: the bookmarks in order.
        card_notes: every note as it was written during the game, in order; ``notes`` has the final
            ones.
        held: (seat, turns, hand): how people held their cards from this number of turns on.
        branches: the variations, in the order in which they were tried.
        review: the review as JSON (see ``review.review_json``); empty without a review.
    """

    record: GameRecord
    levels: tuple[Level | None, ...] = ()
    wished: Agreement | None = None
    newer_wish: WrittenAgreement | None = None
    personalities: tuple[Personality | None, ...] = ()
    badges: tuple[Badge | None, ...] = ()
    reasons: tuple[Reason | None, ...] = ()
    id: int | str | None = None
    closing: Closing | None = None
    opened_at: int | None = None
    notes: tuple[tuple[str | None, ...], ...] = ()
    seed: str | int | None = None
    link_seed: str | None = None
    explicit_zeros: bool = False
    assistance: Assistance = NO_ASSISTANCE
    remarks: tuple[Said, ...] = ()
    bookmarks: tuple[Bookmark, ...] = ()
    card_notes: tuple[CardNote, ...] = ()
    held: tuple[tuple[int, int, HeldHand], ...] = ()
    branches: tuple[Branch, ...] = ()
    review: bytes = b""
    programs: tuple[ProgramName | None, ...] = ()

    @property
    def players(self) -> tuple[Player, ...]:
        """Who plays each seat; empty where unknown."""
        programs = self.programs or (None,) * len(self.levels)
        return tuple(level or program for level, program in zip(self.levels, programs, strict=True))

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people; empty where unknown."""
        return tuple(seat for seat, player in enumerate(self.players) if player is None)

    @property
    def is_among_people(self) -> bool:
        """Whether no teammate of the program is known to have played."""
        return not any(self.levels)

    @property
    def agreed(self) -> Agreement:
        """The agreement that its table played by, and that it is judged by."""
        return agreement_behind(self.levels, self.wished)

    def notes_of(self, seat: int) -> dict[int, str]:
        """Return the notes of one seat, by the cards' orders."""
        place = (seat - self.record.first_seat) % self.record.options.players
        notes = self.notes[place] if place < len(self.notes) else ()
        return {order: note for order, note in enumerate(notes[: len(self.record.deck)]) if note}

    def notes_before(self, turn: int, seat: int) -> dict[int, str]:
        """Return the notes one seat had before a turn, counted from 1, by the cards' orders."""
        notes: dict[int, str] = {}
        for note in self.card_notes:
            if note.seat == seat and note.turns < turn:
                notes[note.order] = note.text
        return {order: text for order, text in notes.items() if text}

    def with_notes(self, seat: int, notes: Mapping[int, str]) -> "SavedGame":
        """Return the game with other notes of one seat, by the cards' orders."""
        if not notes and not self.notes:
            return self
        options, cards = self.record.options, len(self.record.deck)
        blank: tuple[str | None, ...] = (None,) * cards
        by_seat = list(self.notes)
        by_seat += [blank] * (options.players - len(by_seat))  # files may hold fewer lists
        place = (seat - self.record.first_seat) % options.players
        beside_cards = by_seat[place][cards:]  # the site also allows notes on the stacks
        by_seat[place] = (*(notes.get(order) for order in range(cards)), *beside_cards)
        return replace(self, notes=tuple(by_seat))


_NORMAL = 1


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of replaying a game.

    Attributes:
        last: the last state reached.
        states: every state reached, the deal first; empty unless requested.
        ending: the code of one of our endings, or ``max_reached``, ``terminated``, ``unfinished``.
        score: points at the end, 0 when lost.
        broken: the action that is not allowed, and why; None when all are.
    """

    last: GameState
    ending: str
    score: int
    states: tuple[GameState, ...] = ()
    broken: BrokenTurnError | None = None


def verify(game: SavedGame, *, with_states: bool = False) -> Verdict:
    """Replay a game until its end or its first illegal action."""
    states: list[GameState] = []
    broken = None
    try:
        for state in replay(game.record):
            if not with_states:
                states.clear()
            states.append(state)
    except BrokenTurnError as error:
        broken = error
    last = states[-1]
    score = score_of(last.fireworks, last.ending)
    kept = tuple(states) if with_states else ()
    return Verdict(last, _ending(last, game), score, kept, broken)


def _ending(last: GameState, game: SavedGame) -> str:
    if last.ending is not None:
        return last.ending.value
    if game.closing is not None and game.closing.condition != _NORMAL:
        return "terminated"
    if sum(last.fireworks) == best_reachable_score(Standing.from_table(last)):
        return "max_reached"
    return "unfinished"
