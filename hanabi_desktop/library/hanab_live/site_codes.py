"""The numbers by which the site names suits, actions and endings, and its limits."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from hanabi_desktop.game.cards import RANKS, Card, Multicolour, Suit
from hanabi_desktop.game.moves import Action, Clue, Discard, Play
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.site_suits import SiteSuits
from hanabi_desktop.library.metadata.problems import Problem, UnreadableGameError
from hanabi_desktop.library.saved_game import Closing, SavedGame

_MOST_BYTES = 15
_FORBIDDEN = frozenset("`~!@#$%^&*()=+[{]}\\|;:'\",<>/?")
_SEED = re.compile(r"[-A-Za-z0-9]{1,45}")
_CONDITIONS = frozenset({3, 4, 6, 8, 10})
"""The accepted codes for why a game ended: given up, timed out and so on."""


def site_name(name: str) -> str:
    """Return a player's name as the site accepts it: no forbidden characters, at most 15 bytes."""
    plain = "".join(sign for sign in name if sign not in _FORBIDDEN).strip()
    while len(plain.encode("utf-8", "replace")) > _MOST_BYTES:
        plain = plain[:-1]
    return plain.strip() or "Player"


def within_limits(game: SavedGame) -> SavedGame:
    """Return a game without what the site would reject; names are shortened when it is written."""
    closing = game.closing
    if closing is not None:
        named_seat = Closing(max(0, closing.seat), closing.condition)
        closing = named_seat if closing.condition in _CONDITIONS else None
    has_seed = isinstance(game.seed, str) and _SEED.fullmatch(game.seed) is not None
    return replace(
        game,
        id=game.id if isinstance(game.id, int) else None,
        seed=game.seed if has_seed else None,
        closing=closing,
    )


CodedAction = tuple[int, int, int | None]
"""An action in the site's codes: type, target, value."""

MAX_ACTIONS = 400
"""More than any game can have: each card played or discarded, and a clue for each of them."""

_Thing = TypeVar("_Thing")

_SUITS = (Suit.RED, Suit.YELLOW, Suit.GREEN, Suit.BLUE, Suit.WHITE, Suit.MULTICOLOUR)

_LAST_CONDITION = 10
"""The site's highest code for why a game ended: by vote."""

_PLAY, _DISCARD, _SUIT_CLUE, _RANK_CLUE, _GAME_OVER, _VOTED = range(6)

LAST_TYPE = _VOTED
"""The highest type of an entry: the players voted to end the game (since 2021)."""


@dataclass(frozen=True, slots=True)
class Variant:
    """A variant of the site that we can replay."""

    name: str
    number: int
    multicolour: Multicolour = Multicolour.NONE
    site_suits: SiteSuits | None = None


USUAL_VARIANT = Variant("No Variant", 0, Multicolour.NONE)
"""The rules with five colours."""
VARIANTS = (
    USUAL_VARIANT,
    Variant("6 Suits", 1, Multicolour.TEN),
    Variant("Black (6 Suits)", 2, Multicolour.FIVE),
    Variant("Rainbow (6 Suits)", 3, Multicolour.TEN_EVERY),
    Variant("Dark Rainbow (6 Suits)", 11, Multicolour.FIVE_EVERY),
)
"""The variants that this program plays."""


def suit_code(suit: Suit, site_suits: SiteSuits | None = None) -> int:
    """Return the site's index of a suit, among our suits or those of a game of the site."""
    return _suits(site_suits).index(suit)


def _suits(site_suits: SiteSuits | None) -> tuple[Suit, ...]:
    return _SUITS if site_suits is None else site_suits.suits


def _clue_suits(site_suits: SiteSuits | None) -> tuple[Suit, ...]:
    return _SUITS if site_suits is None else site_suits.clue_suits


def coded_action(action: Action, site_suits: SiteSuits | None = None) -> CodedAction:
    """Return an action in the site's codes, without an announcement."""
    match action:
        case Play(order, _):
            return _PLAY, order, None
        case Discard(order):
            return _DISCARD, order, None
        case Clue(target, Suit() as suit):
            return _SUIT_CLUE, target, _clue_suits(site_suits).index(suit)
        case Clue(target, rank):
            return _RANK_CLUE, target, int(rank.value)


def coded_actions(game: SavedGame) -> tuple[CodedAction, ...]:
    """Return a game's actions and its closing entry, with the seat that began as seat 0."""
    record = game.record
    turned = Rotation(record.first_seat, record.options)
    absent = 0 if game.explicit_zeros else None
    coded = []
    for action in record.actions:
        kind, target, value = coded_action(action, record.options.site_suits)
        if isinstance(action, Clue):
            coded.append((kind, turned.seat(target), value))
        else:
            coded.append((kind, target, absent))
    if game.closing is not None:
        coded.append((_closing_type(game.closing), *game.closing))
    return tuple(coded)


def _closing_type(closing: Closing) -> int:
    """Return the site's type of a closing entry: a vote has its own type and names nobody."""
    return _VOTED if closing == Closing(-1, _LAST_CONDITION) else _GAME_OVER


def decoded_actions(
    coded: Sequence[CodedAction], options: GameOptions
) -> tuple[tuple[Action, ...], Closing | None]:
    """Return the actions, and the closing entry if the list ends with one.

    Raises:
        UnreadableGameError: an entry is not an action; the place is its index.
    """
    closing = _closing(coded[-1], options) if coded else None
    actions = []
    for place, entry in enumerate(coded if closing is None else coded[:-1]):
        action = decoded_action(entry, options)
        if action is None:
            raise UnreadableGameError(Problem.WRONG_ACTION, f"actions[{place}]")
        actions.append(action)
    return tuple(actions), closing


def _closing(coded: CodedAction, options: GameOptions) -> Closing | None:
    """Return the closing entry or None; its seat is -1 where nobody caused the end."""
    kind, seat, condition = coded
    if kind not in (_GAME_OVER, _VOTED) or condition is None or not -1 <= seat < options.players:
        return None
    return Closing(seat, condition) if 0 <= condition <= _LAST_CONDITION else None


def decoded_action(coded: CodedAction, options: GameOptions) -> Action | None:
    """Return the action of the site's codes; None if there is no such action."""
    kind, target, value = coded
    if target < 0:
        return None
    if kind in (_PLAY, _DISCARD):
        if target >= len(options.box):
            return None
        return Play(target) if kind == _PLAY else Discard(target)
    if value is None or target >= options.players:
        return None
    if kind == _SUIT_CLUE and 0 <= value < len(options.clue_suits):
        return Clue(target, _clue_suits(options.site_suits)[value])
    if kind == _RANK_CLUE and 1 <= value <= len(RANKS):
        return Clue(target, RANKS[value - 1])
    return None


def has_explicit_zeros(coded: Iterable[CodedAction]) -> bool:
    """Return whether plays and discards carry a meaningless value of 0."""
    return any(kind in (_PLAY, _DISCARD) and value == 0 for kind, _, value in coded)


def decoded_deck(pairs: Iterable[tuple[int, int]], options: GameOptions) -> tuple[Card, ...]:
    """Return the deck of (suit, rank) pairs, if it has exactly the cards of the box.

    Raises:
        UnreadableGameError: a card is not in this game, or the copies are not the box's.
    """
    deck, suits = [], _suits(options.site_suits)
    for place, (suit, rank) in enumerate(pairs):
        if not 0 <= suit < len(options.suits) or not 1 <= rank <= len(RANKS):
            raise UnreadableGameError(Problem.WRONG_CARD, f"deck[{place}]")
        deck.append(Card(suits[suit], RANKS[rank - 1]))
    if len(deck) != len(options.box):
        raise UnreadableGameError(Problem.WRONG_DECK_SIZE, str(len(deck)))
    copies = Counter(deck)
    wrong = next((card for card in options.box if copies[card] != options.copies(card)), None)
    if wrong is not None:
        raise UnreadableGameError(Problem.WRONG_DECK, str(wrong))
    return tuple(deck)


class Rotation:
    """A renumbering of seats and cards that makes the seat that began seat 0.

    The site always deals to its seat 0 first; we deal to the seat that begins.
    """

    def __init__(self, begins: int, options: GameOptions) -> None:
        self._begins = begins
        self._players = options.players
        self._size = options.hand_size

    def seat(self, old: int) -> int:
        return (old - self._begins) % self._players

    def order(self, old: int) -> int:
        """Return the new position of a card in the deck."""
        if old >= self._players * self._size:
            return old
        return self.seat(old // self._size) * self._size + old % self._size

    def by_seat(self, things: Sequence[_Thing]) -> tuple[_Thing, ...]:
        return (*things[self._begins :], *things[: self._begins])

    def by_order(self, things: Sequence[_Thing]) -> tuple[_Thing, ...]:
        moved = list(things)
        for old, thing in enumerate(things):
            moved[self.order(old)] = thing
        return tuple(moved)

    def action(self, action: Action) -> Action:
        match action:
            case Play(order):
                return Play(self.order(order))
            case Discard(order):
                return Discard(self.order(order))
            case Clue(target, value):
                return Clue(self.seat(target), value)
