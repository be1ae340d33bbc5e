"""The numbers and names of hanab.live for suits, variants, actions and endings, and its limits.

The site's JSON has a variant's name, from which its suits follow: "Pink & White (6 Suits)" has four usual
suits and the two named. A link has its number, which follows from nothing, so that all are listed here.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import TypeVar

from hanabi_desktop.game.cards import RANKS, Card, Multicolour, Suit
from hanabi_desktop.game.moves import Action, Clue, Discard, Play
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.site_suits import MAX_SUITS, USUAL_SUITS, SiteSuits
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


_NUMBERS = """
Black . 21
Rainbow . 16 17 19
Pink 106 107 108 109
White 13 22 26 27
Brown 69 70 71 72
Omni 176 177 178 179
Null 180 181 182 183
Muddy Rainbow 160 161 162 163
Light Pink 164 165 166 167
Prism 1464 1465 1466 1467
Dark Rainbow . 23
Dark Pink 137 138
Gray 59 58
Dark Brown 89 90
Dark Omni 242 243
Dark Null 255 256
Cocoa Rainbow 290 291
Gray Pink 292 293
Dark Prism 1468 1469
Black & Rainbow 65 66
Black & Pink 118 119
Black & White 63 64
Black & Brown 73 74
Black & Omni 186 187
Black & Null 188 189
Black & Muddy Rainbow 758 759
Black & Light Pink 780 781
Black & Prism 1470 1471
Black & Dark Rainbow 12
Black & Dark Pink 139
Black & Gray 60
Black & Dark Brown 91
Black & Dark Omni 244
Black & Dark Null 257
Black & Cocoa Rainbow 826
Black & Gray Pink 839
Black & Dark Prism 1472
Rainbow & Pink 120 121 122 149
Rainbow & White 6 28 29 150
Rainbow & Brown 75 76 77 78
Rainbow & Omni 190 191 192 193
Rainbow & Null 194 195 196 197
Rainbow & Muddy Rainbow 1292 1293 1294 1295
Rainbow & Light Pink 782 783 784 785
Rainbow & Prism 1473 1474 1475 1476
Rainbow & Dark Pink 140 141
Rainbow & Gray 67 68
Rainbow & Dark Brown 92 93
Rainbow & Dark Omni 245 246
Rainbow & Dark Null 258 259
Rainbow & Cocoa Rainbow 1300 1301
Rainbow & Gray Pink 840 841
Rainbow & Dark Prism 1477 1478
Pink & White 123 124 125 126
Pink & Brown 127 128 129 130
Pink & Omni 198 199 200 201
Pink & Null 202 203 204 205
Pink & Muddy Rainbow 760 761 762 763
Pink & Light Pink 1296 1297 1298 1299
Pink & Prism 1479 1480 1481 1482
Pink & Dark Rainbow 131 132
Pink & Gray 133 134
Pink & Dark Brown 135 136
Pink & Dark Omni 247 248
Pink & Dark Null 260 261
Pink & Cocoa Rainbow 827 828
Pink & Gray Pink 1302 1303
Pink & Dark Prism 1483 1484
White & Brown 79 80 81 82
White & Omni 206 207 208 209
White & Null 210 211 212 213
White & Muddy Rainbow 764 765 766 767
White & Light Pink 786 787 788 789
White & Prism 1485 1486 1487 1488
White & Dark Rainbow 83 84
White & Dark Pink 142 143
White & Dark Brown 94 95
White & Dark Omni 249 250
White & Dark Null 262 263
White & Cocoa Rainbow 829 830
White & Gray Pink 842 843
White & Dark Prism 1489 1490
Brown & Omni 214 215 216 217
Brown & Null 218 219 220 221
Brown & Muddy Rainbow 768 769 770 771
Brown & Light Pink 790 791 792 793
Brown & Prism 1491 1492 1493 1494
Brown & Dark Rainbow 85 86
Brown & Dark Pink 144 145
Brown & Gray 87 88
Brown & Dark Omni 251 252
Brown & Dark Null 264 265
Brown & Cocoa Rainbow 831 832
Brown & Gray Pink 844 845
Brown & Dark Prism 1495 1496
Omni & Null 222 223 224 225
Omni & Muddy Rainbow 772 773 774 775
Omni & Light Pink 794 795 796 797
Omni & Prism 1497 1498 1499 1500
Omni & Dark Rainbow 226 227
Omni & Dark Pink 230 231
Omni & Gray 234 235
Omni & Dark Brown 238 239
Omni & Dark Null 266 267
Omni & Cocoa Rainbow 833 834
Omni & Gray Pink 846 847
Omni & Dark Prism 1501 1502
Null & Muddy Rainbow 776 777 778 779
Null & Light Pink 798 799 800 801
Null & Prism 1503 1504 1505 1506
Null & Dark Rainbow 228 229
Null & Dark Pink 232 233
Null & Gray 236 237
Null & Dark Brown 240 241
Null & Dark Omni 253 254
Null & Cocoa Rainbow 835 836
Null & Gray Pink 848 849
Null & Dark Prism 1507 1508
Muddy Rainbow & Light Pink 802 803 804 805
Muddy Rainbow & Prism 1509 1510 1511 1512
Muddy Rainbow & Dark Rainbow 1304 1305
Muddy Rainbow & Dark Pink 808 809
Muddy Rainbow & Gray 810 811
Muddy Rainbow & Dark Brown 814 815
Muddy Rainbow & Dark Omni 818 819
Muddy Rainbow & Dark Null 822 823
Muddy Rainbow & Gray Pink 850 851
Muddy Rainbow & Dark Prism 1513 1514
Light Pink & Prism 1515 1516 1517 1518
Light Pink & Dark Rainbow 806 807
Light Pink & Dark Pink 1306 1307
Light Pink & Gray 812 813
Light Pink & Dark Brown 816 817
Light Pink & Dark Omni 820 821
Light Pink & Dark Null 824 825
Light Pink & Cocoa Rainbow 837 838
Light Pink & Dark Prism 1519 1520
Prism & Dark Rainbow 1521 1522
Prism & Dark Pink 1523 1524
Prism & Gray 1525 1526
Prism & Dark Brown 1527 1528
Prism & Dark Omni 1529 1530
Prism & Dark Null 1531 1532
Prism & Cocoa Rainbow 1533 1534
Prism & Gray Pink 1535 1536
Dark Rainbow & Dark Pink 146
Dark Rainbow & Gray 62
Dark Rainbow & Dark Brown 96
Dark Rainbow & Dark Omni 268
Dark Rainbow & Dark Null 269
Dark Rainbow & Cocoa Rainbow 1308
Dark Rainbow & Gray Pink 852
Dark Rainbow & Dark Prism 1537
Dark Pink & Gray 147
Dark Pink & Dark Brown 148
Dark Pink & Dark Omni 270
Dark Pink & Dark Null 271
Dark Pink & Cocoa Rainbow 853
Dark Pink & Gray Pink 1309
Dark Pink & Dark Prism 1538
Gray & Dark Brown 97
Gray & Dark Omni 272
Gray & Dark Null 273
Gray & Cocoa Rainbow 854
Gray & Gray Pink 855
Gray & Dark Prism 1539
Dark Brown & Dark Omni 274
Dark Brown & Dark Null 275
Dark Brown & Cocoa Rainbow 856
Dark Brown & Gray Pink 857
Dark Brown & Dark Prism 1540
Dark Omni & Dark Null 276
Dark Omni & Cocoa Rainbow 858
Dark Omni & Gray Pink 859
Dark Omni & Dark Prism 1541
Dark Null & Cocoa Rainbow 860
Dark Null & Gray Pink 861
Dark Null & Dark Prism 1542
Cocoa Rainbow & Gray Pink 862
Cocoa Rainbow & Dark Prism 1543
Gray Pink & Dark Prism 1544
"""
"""The special suits, and the numbers of the variants with six suits, five and so on; a dot for ours."""

_PLAIN = {"4 Suits": 15, "3 Suits": 18}
"""The variants with fewer usual suits, and their numbers."""

_LINE = re.compile(r"(.+?)((?: (?:[.]|[0-9]+))+)")


def variant_named(name: str) -> Variant | None:
    """Return the variant that the site calls so; None if this program does not know it."""
    return next((variant for variant in _known() if variant.name == name), None)


def variant_numbered(number: str) -> Variant | None:
    """Return the variant with this number in links; None if this program does not know it."""
    return next((variant for variant in _known() if str(variant.number) == number), None)


def variant_of(options: GameOptions) -> Variant:
    """Return the site's variant with these suits."""
    rules = options.site_suits, options.multicolour
    return next(one for one in _known() if (one.site_suits, one.multicolour) == rules)


def _known() -> Iterator[Variant]:
    """Yield all variants that this program knows, those that it plays first."""
    yield from VARIANTS
    yield from _watched()


@cache
def _watched() -> tuple[Variant, ...]:
    """Return the variants whose games can only be watched."""
    plain = (
        Variant(name, number, site_suits=_with(int(name[0]))) for name, number in _PLAIN.items()
    )
    special = []
    for words, codes in _LINE.findall(_NUMBERS):
        suits = [Suit[word.upper().replace(" ", "_")] for word in words.split(" & ")]
        for missing, code in enumerate(codes.split()):
            if code != ".":
                number = MAX_SUITS - missing
                name = f"{words} ({number} Suits)"
                special.append(Variant(name, int(code), site_suits=_with(number, *suits)))
    return (*plain, *special)


def _with(number: int, *special: Suit) -> SiteSuits:
    """Return so many suits, the special ones last."""
    return SiteSuits((*_USUAL[number - len(special)], *special))


_USUAL = {
    1: USUAL_SUITS[:1],
    2: (Suit.RED, Suit.BLUE),
    3: (Suit.RED, Suit.GREEN, Suit.BLUE),
    4: USUAL_SUITS[:4],
    5: USUAL_SUITS,
}
"""The usual suits of a variant by their number: where they are few, yellow and green are left out."""
