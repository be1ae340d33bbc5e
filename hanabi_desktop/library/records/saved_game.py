"""A game as a file or link holds it."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from hanabi_desktop.game.moves import Action
from hanabi_desktop.game.record import GameRecord
from hanabi_desktop.game.remarks import Said
from hanabi_desktop.library.metadata.agreement_file import WrittenAgreement
from hanabi_desktop.library.metadata.assistance import NO_ASSISTANCE, Assistance
from hanabi_desktop.library.metadata.badges import Badge
from hanabi_desktop.library.metadata.jottings import Bookmark, CardNote, HeldHand
from hanabi_desktop.teammates.agreements import Agreement, agreement_behind
from hanabi_desktop.teammates.characters import Personality
from hanabi_desktop.teammates.levels import Level
from hanabi_desktop.teammates.teammate import Reason


class Closing(NamedTuple):
    """How the site closed a game: whose doing it was (-1: nobody's), and why (1 is normal)."""

    seat: int
    condition: int


MOST_BRANCHES = 200
"""So many courses that it did not take are kept with a game, the latest ones."""


@dataclass(frozen=True, slots=True)
class Branch:
    """A course that a game did not take, kept with it.

    Attributes:
        turn: after so many of the game's turns it begins.
        actions: that follow there, legal as far as they go.
        name: what it is called.
    """

    turn: int
    actions: tuple[Action, ...]
    name: str


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game from a file or link, or on its way into one.

    Attributes:
        record: the game itself; the site's closing entries are not actions.
        levels: who sat there, seat by seat: a teammate's level, None for a person. Empty when
            the source does not say.
        wished: what people wanted to play by; None: all that every teammate knew.
        newer_wish: the same, where a newer version of this program has written it: the game can be
            looked at, and is not gone on with.
        personalities: of the teammates; as many as levels, or none at all.
        badges: of the people; as many as levels, or none at all.
        reasons: why each action was done, as far as teammates gave reasons; as many as there
            are actions, or none at all.
        id: the site's name for the game, if it carries one.
        closing: the site's closing entry, None when there is none.
        opened_at: the turn a link points at, 1 for the deal; None for the end.
        notes: what players noted of each card, by the site's seats and by order.
        seed: the site's name for the deck.
        link_seed: the same, as a link carries it; empty where the link has only its comma.
        explicit_zeros: plays and discards carry ``"value": 0``, as in some exports; a link
            is written back to the letter only when this is kept.
        assistance: what helped the people who played.
        remarks: what was said, in that order, without the answers.
        bookmarks: moments that people wanted to find again, in that order.
        card_notes: every note as it was written during the game, in that order; ``notes`` has what
            they came to.
        held: (seat, turns, hand): how people held their cards from so many turns on.
        branches: courses that it did not take, in the order in which they were tried.
        review: what was found of it, as JSON (see ``review.review_json``); empty without a review.
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

    @property
    def people(self) -> tuple[int, ...]:
        """The seats where people sat; none where nobody knows."""
        return tuple(seat for seat, level in enumerate(self.levels) if level is None)

    @property
    def is_among_people(self) -> bool:
        """Whether no teammate of the program sat at the table, as far as anybody knows."""
        return not any(self.levels)

    @property
    def agreed(self) -> Agreement:
        """What its table played by, and what it is judged by."""
        return agreement_behind(self.levels, self.wished)

    def notes_of(self, seat: int) -> dict[int, str]:
        """Return what one seat noted, by the cards' orders."""
        place = (seat - self.record.first_seat) % self.record.options.players
        notes = self.notes[place] if place < len(self.notes) else ()
        return {order: note for order, note in enumerate(notes[: len(self.record.deck)]) if note}

    def notes_before(self, turn: int, seat: int) -> dict[int, str]:
        """Return what one seat had noted before a turn, counted from 1, by the cards' orders."""
        notes: dict[int, str] = {}
        for one in self.card_notes:
            if one.seat == seat and one.turns < turn:
                notes[one.order] = one.text
        return {order: text for order, text in notes.items() if text}

    def with_notes(self, seat: int, notes: Mapping[int, str]) -> "SavedGame":
        """Return the same game with what one seat noted, by the cards' orders."""
        if not notes and not self.notes:
            return self
        options, cards = self.record.options, len(self.record.deck)
        blank: tuple[str | None, ...] = (None,) * cards
        by_seat = list(self.notes)
        by_seat += [blank] * (options.players - len(by_seat))  # files may hold fewer lists
        place = (seat - self.record.first_seat) % options.players
        beside_cards = by_seat[place][cards:]  # the site lets players write on the stacks, too
        by_seat[place] = (*(notes.get(order) for order in range(cards)), *beside_cards)
        return replace(self, notes=tuple(by_seat))
