"""The compact links of hanab.live: a complete game in one line of letters and digits."""

import re
from dataclasses import replace
from urllib.parse import unquote

from hanabi_desktop.game.cards import RANKS
from hanabi_desktop.game.course import GameRecord
from hanabi_desktop.game.options import MAX_PLAYERS, MIN_PLAYERS, GameOptions
from hanabi_desktop.library.hanab_live.site_codes import (
    MAX_ACTIONS,
    CodedAction,
    coded_actions,
    decoded_actions,
    decoded_deck,
    has_explicit_zeros,
    suit_code,
    variant_numbered,
    variant_of,
)
from hanabi_desktop.library.metadata.problems import Problem, UnreadableGameError
from hanabi_desktop.library.saved_game import SavedGame

MAX_CHARACTERS = 4_000
PREFIX = "https://hanab.live/shared-replay-json/"

_GAME = r"[0-9A-Za-z,-]+"
_WITH_GAME = re.compile(rf"(?i:(?:shared-)?replay-json)/({_GAME})")
_BARE = re.compile(rf"({_GAME})/?(?=[?#]|$)")
_WITHOUT_GAME = re.compile(
    r"[^/\s]+/(?:(?:shared-)?replay|export|game|pre-game|seed)/[\w-]+", re.IGNORECASE
)
_TURN = re.compile(r"[^\s#]*#([1-9][0-9]{0,2})(?![0-9])")
_BROKEN_LINE = re.compile(r"(?<=[0-9A-Za-z,])-=?\s*\n\s*(?=[0-9A-Za-z,])")
_INVISIBLE = dict.fromkeys((0x00AD, 0x200B, 0x200C, 0x200D, 0x2060, 0xFEFF))
_DASHES = dict.fromkeys((0x2010, 0x2011, 0x2012, 0x2013, 0x2212), "-")
_SEED = re.compile("[-a-zA-Z0-9]{0,45}")
_ALPHABET = "abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_NAMES = ("Alice", "Bob", "Cathy", "Donald", "Emily")
_HYPHEN_EVERY = 20


def read_link(link: str) -> SavedGame:
    """Read a compact link with any text around it, or the bare string at its end.

    The fourth field of newer links is the seed; its hyphens belong to it.

    Raises:
        UnreadableGameError: the place is what is wrong, or a path as in the site's JSON.
    """
    if len(link) > MAX_CHARACTERS:
        raise UnreadableGameError(Problem.TOO_LARGE)
    link = _cleaned(link)
    if not link:
        raise UnreadableGameError(Problem.EMPTY)
    found = _WITH_GAME.search(link)
    if found is None and _WITHOUT_GAME.search(link):
        raise UnreadableGameError(Problem.NOT_IN_THE_LINK)
    found = found or _BARE.match(link)
    if found is None:
        raise UnreadableGameError(Problem.NOT_A_LINK)
    head, *rest = found[1].split(",", 3)
    parts = [part.replace("-", "") for part in (head, *rest[:2])]
    seed = rest[2] if len(rest) == 3 else None
    if len(parts) == 3 and all(parts) and (seed is None or _SEED.fullmatch(seed)):
        game = replace(_read_parts(*parts), link_seed=seed)
        turn = _TURN.match(link, found.end())
        return game if turn is None else replace(game, opened_at=int(turn[1]))
    if len(parts) < 3 and re.match("[2-5]15[a-zA-Z0-9]{20}", parts[0]):
        raise UnreadableGameError(Problem.CUT_OFF, str(len(found[1])))
    raise UnreadableGameError(Problem.NOT_A_LINK)


def holds_link(text: str) -> bool:
    """Return whether a text contains a link to a game."""
    return _WITH_GAME.search(_cleaned(text)) is not None


def _cleaned(link: str) -> str:
    """Return the text without what programs add to links in transit: escapes, line breaks, odd dashes."""
    plain = link.translate(_INVISIBLE).translate(_DASHES).replace("\\-", "-")
    return unquote(_BROKEN_LINE.sub("-", plain)).strip()


def _read_parts(head: str, tail: str, number: str) -> SavedGame:
    """Read deck, actions and variant, from which the hyphens have been removed."""
    if not re.fullmatch("[0-9]{3}.*", head) or not re.fullmatch("[0-9]{2}(?:..)*", tail):
        raise UnreadableGameError(Problem.NOT_A_LINK)
    players, min_rank, max_rank = (int(digit) for digit in head[:3])
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise UnreadableGameError(Problem.WRONG_PLAYERS, str(players))
    variant = variant_numbered(number)
    if variant is None:
        raise UnreadableGameError(Problem.UNKNOWN_VARIANT, number)
    # A link has no options, so allow everything.
    suits = variant.site_suits
    options = GameOptions(players, variant.multicolour, empty_clues=True, site_suits=suits)
    min_type, max_type = int(tail[0]), int(tail[1])
    ranks, types = max_rank - min_rank + 1, max_type - min_type + 1
    if ranks < 1 or types < 1:
        raise UnreadableGameError(Problem.NOT_A_LINK)
    if len(tail) > 2 + 2 * MAX_ACTIONS:
        raise UnreadableGameError(Problem.TOO_LARGE)
    codes = (_ALPHABET.index(letter) for letter in head[3:])
    deck = decoded_deck(((code // ranks, code % ranks + min_rank) for code in codes), options)
    coded: list[CodedAction] = []
    for place in range(2, len(tail), 2):
        code, target = (_ALPHABET.index(letter) for letter in tail[place : place + 2])
        value = code // types - 1
        coded.append((code % types + min_type, target, None if value < 0 else value))
    actions, closing = decoded_actions(coded, options)
    record = GameRecord(_NAMES[:players], options, deck, actions)
    return SavedGame(record, closing=closing, explicit_zeros=has_explicit_zeros(coded))


def write_link(game: SavedGame) -> str:
    """Return the compact string of a game; :data:`PREFIX` and this string make the full link.

    Seats are renamed, starting with the one that began. For everything else a link cannot carry,
    see :func:`hanabi_desktop.library.exchange.lost_in_link`.
    """
    record, options = game.record, game.record.options
    closing = game.closing
    if closing is not None and closing.seat < 0:
        game = replace(game, closing=closing._replace(seat=0))  # a link cannot say nobody
    deck = "".join(
        _ALPHABET[suit_code(card.suit, options.site_suits) * len(RANKS) + card.rank - 1]
        for card in record.deck
    )
    coded = coded_actions(game)
    types = [kind for kind, _, _ in coded] or [0]
    low, high = min(types), max(types)
    actions = "".join(
        _ALPHABET[(0 if value is None else value + 1) * (high - low + 1) + kind - low]
        + _ALPHABET[target]
        for kind, target, value in coded
    )
    text = f"{options.players}15{deck},{low}{high}{actions},{variant_of(options).number}"
    pieces = [text[i : i + _HYPHEN_EVERY] for i in range(0, len(text), _HYPHEN_EVERY)]
    seed = "" if game.link_seed is None else f",{game.link_seed}"
    return "-".join(pieces) + seed
