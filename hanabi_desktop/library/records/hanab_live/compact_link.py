"""Games as hanab.live's compact links: a whole game in one line of letters and digits."""

import re
from dataclasses import replace

from hanabi_desktop.game.cards import RANKS
from hanabi_desktop.game.options import MAX_PLAYERS, MIN_PLAYERS
from hanabi_desktop.game.record import GameRecord
from hanabi_desktop.library.metadata.problems import Problem, UnreadableGameError
from hanabi_desktop.library.records.hanab_live.codes import (
    MAX_ACTIONS,
    VARIANTS,
    CodedAction,
    coded_actions,
    decoded_actions,
    decoded_deck,
    has_explicit_zeros,
    suit_code,
    variant_of,
)
from hanabi_desktop.library.records.saved_game import SavedGame

MAX_CHARACTERS = 4_000
PREFIX = "https://hanab.live/shared-replay-json/"

_WITH_GAME = re.compile(r"^(?:https?://)?[^/\s]+/(?:shared-)?replay-json/")
_WITHOUT_GAME = re.compile(r"^(?:https?://)?[^/\s]+/(?:shared-)?replay/\d+")
_ALPHABET = "abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_NAMES = ("Alice", "Bob", "Cathy", "Donald", "Emily")
_HYPHEN_EVERY = 20


def read_link(link: str) -> SavedGame:
    """Read a compact link, or the bare string it ends with.

    Raises:
        UnreadableGameError: the place is what is wrong, or a path as in the site's JSON.
    """
    link = link.strip()
    if len(link) > MAX_CHARACTERS:
        raise UnreadableGameError(Problem.TOO_LARGE)
    if not link:
        raise UnreadableGameError(Problem.EMPTY)
    if _WITHOUT_GAME.match(link):
        raise UnreadableGameError(Problem.NOT_IN_THE_LINK)
    address, _, turn = _WITH_GAME.sub("", link).partition("#")
    text = address.partition("?")[0].rstrip("/")
    parts = text.replace("-", "").split(",")
    if len(parts) == 3 and all(re.fullmatch("[a-zA-Z0-9]+", part) for part in parts):
        game = _read_parts(*parts)
        return replace(game, opened_at=int(turn)) if re.fullmatch("[1-9][0-9]{0,2}", turn) else game
    if len(parts) < 3 and re.match("[2-5]15[a-zA-Z0-9]{20}", parts[0]):
        raise UnreadableGameError(Problem.CUT_OFF, str(len(text)))
    raise UnreadableGameError(Problem.NOT_A_LINK)


def _read_parts(head: str, tail: str, number: str) -> SavedGame:
    """Read deck, actions and variant, the hyphens taken out."""
    if not re.fullmatch("[0-9]{3}.*", head) or not re.fullmatch("[0-9]{2}(?:..)*", tail):
        raise UnreadableGameError(Problem.NOT_A_LINK)
    players, min_rank, max_rank = (int(digit) for digit in head[:3])
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise UnreadableGameError(Problem.WRONG_PLAYERS, str(players))
    variant = next((variant for variant in VARIANTS if str(variant.number) == number), None)
    if variant is None:
        raise UnreadableGameError(Problem.UNKNOWN_VARIANT, number)
    # A link has no options, so the most permissive reading is the right one.
    options = replace(variant.options(players), empty_clues=True)
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
    """The compact string of a game: a full link is :data:`PREFIX` and this.

    Seats are named anew from the one that began. What else a link cannot carry,
    :func:`hanabi_desktop.library.records.exchange.lost_in_link` tells.
    """
    record, options = game.record, game.record.options
    deck = "".join(
        _ALPHABET[suit_code(card.suit) * len(RANKS) + card.rank - 1] for card in record.deck
    )
    coded = coded_actions(game)
    types = [kind for kind, _, _ in coded] or [0]
    low, high = min(types), max(types)
    actions = "".join(
        _ALPHABET[(0 if value is None else value + 1) * (high - low + 1) + kind - low]
        + _ALPHABET[max(0, target)]  # a closing entry may name nobody
        for kind, target, value in coded
    )
    text = f"{options.players}15{deck},{low}{high}{actions},{variant_of(options).number}"
    pieces = [text[i : i + _HYPHEN_EVERY] for i in range(0, len(text), _HYPHEN_EVERY)]
    return "-".join(pieces)
